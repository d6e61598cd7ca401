# civtable scenario: ayuda, informe y lo que puede fallar en un archivo. Entre comillas, las palabras del archivo.

scenario-help = posiciones, jugadas y lo que debe resultar de ellas, en archivos YAML
scenario-about = Ejecuta archivos de escenarios: prepara una posición, hace las jugadas y compara el resultado con lo esperado. El código de salida es 0 si todo es como se espera, 1 si algo no lo es, 2 si un archivo no se entiende. docs/scenarios.md explica el formato.
scenario-files = un archivo de escenarios
scenario-reference = escribe la referencia de cada juego en esta carpeta, como la de docs/scenarios
scenario-no-files = ¿Qué archivos de escenario? Indica archivos o carpetas.

## The report

scenario-line-ok = bien    { $where }
scenario-line-failed = FALLA   { $where }
scenario-line-error = ERROR   { $where }: { $why }
scenario-after = { $n ->
    [0] al principio
    [one] tras 1 jugada
   *[other] tras { $n } jugadas
}: { $what }
scenario-total = Escenarios: { $all }. Como se espera: { $ok }. No como se espera: { $failed }. No se entienden: { $errors }.
scenario-different = { $path }: se espera { $wanted }, hay { $found }
scenario-nothing = { $path }: se espera { $wanted }, y ahí no hay nada
scenario-not-offered = «{ $code }» debería ofrecerse y no se ofrece. { $why }
scenario-offered = «{ $code }» no debería ofrecerse y se ofrece
scenario-other-reason = «{ $code }» debería rechazarse por { $wanted }, pero se rechaza por { $found }. { $why }
scenario-dice-left = dice: solo se tiraron { $rolled } de los { $count } dados
scenario-none-of = one_of: no se cumple ninguna de estas: { $wanted }
scenario-misspelt = «{ $code }» no es ningún código, así que nunca se ofrece. ¿Querías decir «{ $close }»?

## What is wrong with a scenario

scenario-in = { $name }: { $why }
scenario-in-move = jugada { $n } ({ $move }): { $why }
scenario-none = En este archivo no hay ningún escenario.
scenario-form = Un escenario consta de nombres como «game», «state», «moves» y «expect» con sus valores.
scenario-unknown-name = «{ $name }» no es parte de un escenario. Nombres conocidos: { $known }.
scenario-no-game = Falta «game»: ¿de qué juego se trata?
scenario-move-form = { $path }: una jugada es un asiento con su código, como «0: place 3 forest», o bien «expect» con lo que se espera entonces.
scenario-wrong-seat = Ahora se pregunta al asiento { $asked } ({ $kind }), no al asiento { $seat }.
scenario-path-twice = { $path }: esta ruta está dos veces.
scenario-path-unknown = { $path }: esta ruta no lleva a ninguna parte, no hay «{ $name }».
scenario-not-in-state = { $name }: esto no se puede cambiar en «state». Los ajustes van al lado, en «settings», y el azar sigue a «seed» o «dice».
scenario-piece-twice = «{ $piece }» no puede estar en dos sitios: { $first } y { $second }.
scenario-dice-ended = Se tiran más dados de los que dice «dice» ({ $count }).
scenario-dice-face = El número { $n } de «dice» es { $face }, y aquí no puede salir.
scenario-passed-over = «{ $code }» responde a una pregunta con una sola respuesta ({ $kind }, asiento { $seat }), que se pasó por alto. Quita esta jugada.
scenario-unknown-reason = { $game } no tiene ningún motivo «{ $name }». El más parecido es { $close }.
scenario-our-mistake = El motor falla en esta posición, y el error es nuestro: { $what }
scenario-empty-folder = No hay ningún archivo de escenario (.yaml) en esta carpeta.
scenario-no-position = La posición no se puede completar: algo en «state» no es lo que el juego espera ahí.

## What is wrong with the YAML

yaml-too-long = El archivo es demasiado largo: se leen { $most } caracteres como máximo.
yaml-broken = Línea { $line }: esto no es YAML ({ $why }).
yaml-characters = Línea { $line }: hay un carácter que no está permitido.
yaml-alias = Línea { $line }: aquí no se permiten anclas ni alias («{ $name }»); hay que escribir el valor.
yaml-tag = Línea { $line }: aquí no se permiten etiquetas («{ $tag }»).
yaml-deep = Línea { $line }: demasiadas listas unas dentro de otras; se leen { $most } niveles como máximo.
yaml-name = Línea { $line }: un nombre tiene que ser un texto o un número sencillo.
yaml-twice = Línea { $line }: «{ $name }» está dos veces en el mismo sitio.
