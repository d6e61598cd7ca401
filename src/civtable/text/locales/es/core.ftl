### What all games share: lists, seats, settings, and errors of codes, settings, positions and records.
### Arguments in guillemets or quotation marks are words of the file or the command, the same in all languages.

## Lists

list-none = nada
list-and = { $head } y { $last }

## Seats: players are called by colour

seat-0 = Rojo
seat-1 = Azul
seat-2 = Verde
seat-3 = Amarillo
seat-spectator = Espectador

## Who can sit there

bot-human = persona
bot-random = bot al azar
bot-random-about = Hace cualquier jugada que permitan las reglas.
bot-easy = bot fácil
bot-easy-about = Juega como un principiante: ve poco más allá y comete errores comprensibles. Gana al bot al azar en todas las partidas.
bot-medium = bot medio
bot-medium-about = Se sabe el manual de reglas prácticas y responde enseguida. A dos jugadores gana al bot fácil en diecinueve de cada veinte partidas.
bot-hard = bot difícil
bot-hard-about = Piensa por adelantado jugando partidas en su cabeza, y responde en un momento. A dos jugadores gana al bot medio en casi todas las partidas.
bot-expert = bot experto
bot-expert-about = Piensa por adelantado como el bot difícil, y más que nadie: hasta diez segundos por turno.
# A bot for measuring, such as search-150.
bot-search = búsqueda de { $games } partidas por decisión
bot-policy = política { $name }
bot-policy-about = Se entrenó para este juego con este número de jugadores, y responde al instante. La puso aquí quien lleva este servidor.
# What medium was called before: records and stored tables may say so.
bot-book = { bot-medium }

## Games and their settings

game-name-stone_age = Stone Age
game-about-stone_age = Envía a tu tribu a cazar, recolectar y construir, y dale de comer cada ronda. De 2 a 4 jugadores.

setting-name-stone_age-two_dice_cards = Cartas con dos dados
setting-value-stone_age-two_dice_cards-divide = La tirada se divide entre el número del recurso, como al recolectar
setting-about-stone_age-two_dice_cards-divide = Una carta así da de 0 a 4 recursos sin herramientas.
setting-value-stone_age-two_dice_cards-pips = Cada punto de los dados da un recurso, como en un ejemplo del primer reglamento en español
setting-about-stone_age-two_dice_cards-pips = Una carta así da de 2 a 12 recursos y puede decidir una partida.
setting-name-stone_age-ties = Empates
setting-value-stone_age-ties-rulebook = Decide el registro de comida, luego las herramientas y luego las personas
setting-value-stone_age-ties-sum = Decide la suma de registro de comida, herramientas y personas, como en ediciones posteriores

## Codes, settings, games

game-over = La partida ha terminado.
option-foreign = «{ $code }» no es una opción del juego { $game }.
code-unknown = No hay ninguna opción «{ $code }».
code-unknown-close = No hay ninguna opción «{ $code }». ¿Querías decir «{ $close }»?
several-few = { $picked ->
    [0] No has elegido nada
    [one] Solo has elegido 1 cosa
   *[other] Solo has elegido { $picked } cosas
}; se { $least ->
    [one] necesita al menos 1
   *[other] necesitan al menos { $least }
}.
several-many = Has elegido { $picked } cosas; como máximo pueden ser { $most }.
several-surplus = Ya es suficiente sin «{ $thing }».
several-enough = Falta decir que eso es todo: «{ $enough }».
several-more = Hay que elegir más.
several-other = «{ $code }» no forma parte de esta elección.
several-copies = «{ $thing }» se puede elegir { $count ->
    [one] solo una vez
   *[other] solo { $count } veces
}.
several-of = Elegidas: { $n } de { $most }
several-any = Elegidas: { $n }, puede ser cualquier número
several-up-to = Elegidas: { $n }, como máximo { $most }
several-at-least = Elegidas: { $n }, hacen falta al menos { $least }
several-between = Elegidas: { $n }, hacen falta de { $least } a { $most }
setting-unknown = El juego { $game } no tiene ningún ajuste «{ $name }». Sus ajustes: { $known }.
setting-value = El ajuste { $name } no puede ser «{ $value }». Puede ser: { $known }.
setting-seats = Al juego { $game } no se puede jugar con { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}. Números posibles: { $known }.
game-unknown = Aquí no hay ningún juego «{ $name }». Juegos conocidos: { $known }.

## Positions read from a file; path says where in the file

state-not-a-mapping = { $path }: aquí debería haber nombres con sus valores.
state-unknown-name = { $path }: el nombre «{ $name }» no se conoce. Nombres conocidos: { $known }.
state-missing-name = { $path }: falta «{ $name }».
state-not-a-list = { $path }: aquí debería haber una lista.
state-list-length = { $path }: la lista debería tener { $want ->
    [one] 1 elemento
   *[other] { $want } elementos
}, pero tiene { $got }.
state-list-long = { $path }: la lista puede tener como máximo { $most ->
    [one] 1 elemento
   *[other] { $most } elementos
}.
state-not-in-range = { $path }: aquí debería haber un número entero de { $low } a { $high }, no { $got }.
state-not-a-flag = { $path }: aquí debería haber true o false, no { $got }.
state-not-a-text = { $path }: aquí debería haber un texto no demasiado largo, no { $got }.
state-not-hexadecimal = { $path }: aquí debería haber { $size ->
    [one] 1 byte
   *[other] { $size } bytes
} en hexadecimal.
state-not-a-choice = { $path }: { $got } no es posible aquí. Posibles: { $known }.
state-twice = { $path }: «{ $name }» aparece dos veces.
state-step-number = { $path }: { $got } no es posible para «{ $name }».
state-rng-zero = { $path }: las dos palabras del generador no pueden ser 0 a la vez.

## Chance written down beforehand

chance-script-ended = El guion del azar se ha agotado: solo tenía { $used ->
    [one] 1 número
   *[other] { $used } números
}, y la partida necesita otro más.
chance-script-range = El guion del azar dice { $number }, pero aquí solo son posibles números desde 0 y menores que { $below }.

## Records

record-too-long = El registro de la partida es demasiado largo: se leen como máximo { $most } caracteres.
record-not-json = Esto no es un registro completo: no es JSON válido. Quizá el archivo quedó cortado.
record-foreign = Esto no es un registro de partida de civtable.
record-format = El registro tiene un formato que aquí no se conoce (conocido: { $known }). Quizá lo escribió un civtable más nuevo.
record-too-many-codes = El registro tiene demasiadas jugadas: se leen como máximo { $most }.
record-too-many-hints = { $path }: son demasiadas pistas: se leen como máximo { $most }.
record-bad-ply = { $path }: «{ $name }» no es el número de una jugada de este registro.
record-checksum = El registro está dañado o alguien lo cambió: su suma de comprobación no encaja.
record-other-game = El registro es del juego { $played }, no de { $game }.
record-version = El registro se jugó con la versión { $played } del juego { $game }. Aquí está la versión { $known }, cuyas reglas son otras.
record-different = El registro no se puede repetir: después de la jugada { $ply } la posición no es la registrada.
record-illegal = El registro no se puede repetir: la jugada { $ply } no está permitida. { $why }

## Pickles

pickle-damaged = Los datos de pickle están dañados: su suma de comprobación no encaja.
pickle-program = Esto lo guardó con pickle civtable { $theirs }; aquí está civtable { $ours }. Pickle sirve entre procesos de la misma versión; para conservar partidas están los registros.
pickle-version = Esto lo guardó con pickle la versión { $theirs } del juego { $game }. Aquí está la versión { $ours }.
pickle-homeless = { $thing } no pertenece a ningún juego conocido aquí y no se puede guardar con pickle.
