# Las órdenes: ayuda, resultados, errores. Cada frase ocupa una línea.

cli-about = Juegos de mesa de civilizaciones: un solo motor de reglas para personas, bots e investigación.
cli-epilog = civtable ORDEN --help explica una orden.
cli-usage = uso:
cli-options = opciones
cli-arguments = argumentos
cli-commands = órdenes
cli-command = ORDEN
cli-help = muestra esta ayuda y termina
cli-version = muestra la versión y la compilación en uso, y termina
cli-lang = el idioma: en, es, pt o it
cli-compiled = compilado
cli-interpreted = interpretado
cli-compiling = interpretado, hasta que esté lista la versión compilada
cli-game = un juego; civtable games los enumera
cli-seed = el texto que decide todo el azar (por defecto: { $seed })
cli-set = un ajuste del juego; se puede dar varias veces
cli-json = responde en JSON, para programas
cli-at = la posición después de ese número de jugadas (por defecto: la última)
cli-record = el registro de una partida
cli-number = { $n }
cli-decimal-mark = ,

usage-wrong = { $message } (ayuda: { $program } --help)
usage-required = Falta: { $names }.
usage-required-one = Hace falta uno de estos: { $names }.
usage-unknown = No se entiende: { $names }.
usage-no-command = No existe la orden { $value }; existen { $known }.
usage-choice = { $name } no puede ser { $value }; puede ser { $known }.
usage-no-value = { $name } necesita un valor.
usage-takes-no-value = { $name } no admite ningún valor.
usage-together = { $name } y { $other } no se pueden combinar.
usage-number = { $name } tiene que ser un número entero de { $low } a { $high }, no «{ $value }».
usage-seconds = --seconds tiene que ser un número de 0.01 a 3600, no «{ $value }».
usage-seed = --seed tiene que ser un texto de { $most } caracteres como máximo.
set-form = Un ajuste se da como --set NOMBRE=VALOR, no como «{ $pair }».

file-cannot-read = No se puede leer { $path }: { $why }.
file-cannot-write = No se puede escribir { $path }: { $why }.
file-too-long = es demasiado largo
file-not-text = no es un archivo de texto (UTF-8)
os-not-found = no existe ese archivo o carpeta
os-not-allowed = permiso denegado
os-is-folder = es una carpeta
os-not-folder = una parte de la ruta no es una carpeta
os-failed = El sistema se niega: { $why }.
extra-missing = Para esto hace falta { $package }, que no está instalado: lo trae { $command }.
ply-range = No hay jugada { $ply }: el registro tiene { $last ->
    [one] 1 jugada
   *[other] { $last } jugadas
}.

games-help = qué juegos hay y sus ajustes
games-about = Enumera los juegos, para cuántos jugadores son y lo que la mesa puede elegir.
games-players = Jugadores: { $players }
games-default = por defecto

rules-help = qué dicen las reglas de un juego
rules-about = Muestra los capítulos de las reglas de un juego; con palabras, las reglas que las contienen todas; con el id de un capítulo, el capítulo entero.
rules-words = palabras que buscar, o el id de un capítulo
rules-none = Ninguna regla contiene todo esto: { $words }.
rules-untold = Las reglas de { $game } no están aquí.

random-help = partidas al azar que comprueban todas las leyes
random-about = Juega partidas al azar y comprueba en cada posición que las reglas no se contradicen. La primera ley rota termina con código de salida 1 y un registro que lleva a la posición.
random-games = partidas para cada número de jugadores (por defecto: { $n })
random-players = el número de jugadores (por defecto: todos los que permite el juego)
random-jobs = cuántos procesos juegan (por defecto: 1)
random-title = partidas al azar, semilla { $seed }
random-all-good = Se cumplen todas las leyes. Huella de todas las posiciones finales: { $digest }
random-broken = Ley rota «{ $law }»: { $detail }. El registro está en { $path }.
random-broken-unsaved = Ley rota «{ $law }»: { $detail }. { $why }
random-worker-died = Un proceso terminó de forma inesperada; puede ayudar un --jobs menor.

replay-help = un registro, jugada a jugada, en palabras
replay-about = Repite la partida de un registro y cuenta lo que pasó. Mientras esa partida no haya terminado, lo oculto sigue oculto.
replay-digest = muestra solo la huella de la posición
replay-player = { $player } ({ $who })
replay-over = La partida ha terminado después de { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}.
replay-position = Después de { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}, decide { $player }: { $question }
replay-result = { $rank }.º { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
replay-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por ahora

validate-help = si los registros se repiten con exactitud
validate-about = Repite registros y dice de cada uno si es exacto. El código de salida es 0 solo si todos lo son.
validate-exact = { $path }: exacto ({ $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}, { $end })
validate-finished = terminada
validate-running = en curso
validate-different = { $path }: distinto en la jugada { $ply }
validate-different-why = { $path }: distinto en la jugada { $ply }: { $why }
validate-unreadable-why = { $path }: ilegible: { $why }

position-help = una posición en su forma JSON
position-about = Muestra la posición completa, con lo oculto, en JSON: de una partida nueva o de un registro.
position-players = el número de jugadores (por defecto: el menor)
position-record = toma la posición de este registro
position-one-source = Hay que dar un juego o --record ARCHIVO, solo uno de los dos.
position-record-alone = --record ya trae sus jugadores, semilla y ajustes; sobran --players, --seed y --set.
position-at-alone = --at necesita --record.

bench-help = la velocidad de esta compilación
bench-about = Mide partidas al azar, copias y vistas de la compilación en uso y, por turnos con ella, de otros motores.
bench-game = un juego (por defecto: todos)
bench-players = el número de jugadores (por defecto: todos los que permite el juego)
bench-seconds = cuánto dura cada medida, en segundos (por defecto: { $n })
bench-peers = mide también otros motores públicos, en la misma ejecución
bench-missing = No están instalados y no se miden: { $names }. Para instalarlos: { $command }
bench-measuring = midiendo
bench-how = Partidas al azar, un proceso. Medianas de { $rounds } vueltas en las que todos se turnan.
bench-envs = mide en su lugar los entornos de aprendizaje, junto al conecta cuatro de PettingZoo y el carro con péndulo de EnvPool
bench-envs-how = Entornos, elecciones al azar, un proceso; { $tables } partidas a la vez en un vector. Medianas de { $rounds } vueltas en las que todos se turnan.
bench-env-engine = solo el motor
bench-env-vector = vector
bench-env-aec = PettingZoo (AEC)
bench-env-vector-random = vector, contra bots al azar
bench-env-gym-random = Gymnasium, contra bots al azar
bench-env-peer = PettingZoo, otro
bench-env-peer-vector = vector ajeno

column-game = juego
column-peer = motor
column-players = jugadores
column-games = partidas
column-decisions = decisiones
column-branching = opciones
column-rounds = rondas
column-scores = puntos por asiento
column-decisions-s = decisiones/s
column-games-s = partidas/s
column-copies-s = copias/s
column-copy-us = µs/copia
column-views-s = vistas/s
column-environment = entorno
column-steps-s = pasos/s
column-step-us = µs/paso
column-times-peer = veces conecta cuatro
column-ratio = { $game }, { $players } jugadores

serve-help = la mesa en el navegador
serve-about = Ofrece las mesas a navegadores y otros programas hasta Ctrl-C. Las partidas se guardan en una base de datos.
serve-arg-host = la dirección en la que escuchar (por defecto: { $host }, solo esta máquina)
serve-arg-port = el puerto (por defecto: { $port }, o cualquiera libre)
serve-arg-db = la base de datos: un archivo, o postgresql://USER:PASSWORD@HOST/NAME (por defecto: un archivo en tu carpeta de datos)
serve-arg-workers = cuántos procesos sirven; más de uno necesita PostgreSQL (por defecto: 1)
serve-arg-open = abrir el navegador, si hay un escritorio
serve-arg-verbose = una línea por cada petición
serve-at = civtable está en { $address }
serve-net = En otros dispositivos de la red local: { $address }
serve-stop = Ctrl-C lo detiene; las partidas siguen donde estaban en el próximo inicio.
serve-stopped = civtable se ha detenido.
serve-workers-sqlite = Más de un proceso necesita una base de datos PostgreSQL (--db postgresql://...).
serve-one-worker = En este sistema el servidor es un solo proceso: omite --workers.
serve-cannot-listen = civtable no puede escuchar en { $host }, puerto { $port }: { $why }.
serve-db-form = --db tiene que ser un archivo o una dirección como postgresql://USER:PASSWORD@HOST/NAME.
serve-db-newer = La base de datos fue escrita por un civtable más nuevo.
serve-db-cannot-open = La base de datos no se puede usar: { $why }.
serve-arg-name = un nombre con el que se llega al servidor; puede darse varias veces, * es cualquiera (por defecto: la dirección y localhost)
serve-arg-proxy = una dirección o red de un proxy delante, al que se le cree quién pregunta; puede darse varias veces
serve-arg-put-away = tras cuántos días sin que nadie la mire se archiva una mesa (por defecto: 30)
serve-arg-put-away-bots = tras cuántas horas sin que nadie la mire se archiva una mesa en la que solo juegan bots (por defecto: 1)
serve-arg-analyses = cuántas partidas terminadas se analizan a la vez; 0 para ninguna (por defecto: 1)
serve-arg-metrics = una dirección o red que puede leer /metrics y /healthz, además de esta máquina; puede darse varias veces
serve-network = { $name } tiene que ser una dirección o una red como 10.0.0.0/8, no { $value }.
serve-arg-policy = una política entrenada que puede sentarse a las mesas con este nombre; puede darse varias veces
serve-arg-mail = el servidor de correo para los avisos, smtp://USER@HOST:587 o smtps://...; necesita --mail-from y --name (por defecto: sin correo). La contraseña está en CIVTABLE_MAIL_PASSWORD o en un archivo
serve-arg-mail-from = la dirección de la que vienen los correos
serve-arg-mail-password-file = un archivo con la contraseña del servidor de correo
serve-arg-notices-private = los avisos y webhooks pueden ir también a direcciones privadas, y sin TLS
serve-mail-form = { $value } no es la dirección de un servidor de correo: escribe smtp://USER@HOST:587, sin la contraseña.
serve-mail-needs = El correo necesita también { $name }.
serve-mail-password = No se puede leer el archivo con la contraseña: { $why }
serve-policy-form = --policy tiene que ser NAME=FILE, con un nombre de 32 letras, cifras, puntos y guiones como máximo, no { $value }.
serve-policy-twice = Dos políticas se llaman { $name }: cada una necesita su propio nombre.
serve-db-in-use = Otro civtable ya usa esta base de datos, en { $address }
serve-already = civtable ya está en { $address }

verify-help = si una partida se sigue de su semilla, y la semilla de su compromiso
verify-about = Repite el registro de una partida desde su semilla, y compara la semilla con el compromiso que la mesa publicó antes de la partida.
verify-arg-commitment = el SHA-256 que la mesa mostró antes de la partida
verify-holds = { $path }: toda la partida se sigue de su semilla ({ $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}, huella { $digest }).
verify-commitment = El compromiso de esta semilla es { $commitment }.
verify-same = Es el compromiso que diste: el azar de esta partida estaba fijado antes de que empezara.
verify-other = NO es el compromiso que diste: esta semilla no era la prometida.
