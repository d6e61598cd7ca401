### The automa and the campaign of Imperium: tables in words, what the automa does, the record sheet.

## The automa: amounts, suits, kinds of card, places

automa-resource-material = materiales
automa-resource-population = población
automa-resource-progress = progreso
automa-suit-region = una región
automa-suit-uncivilised = una carta primitiva
automa-suit-civilised = una carta civilizada
automa-suit-tributary = un tributario
automa-suit-any = una carta cualquiera
automa-or = { $head } o { $last }
automa-kind-region = { $n ->
    [one] una región
   *[other] { $n } regiones
}
automa-kind-uncivilised = { $n ->
    [one] una carta primitiva
   *[other] { $n } cartas primitivas
}
automa-kind-civilised = { $n ->
    [one] una carta civilizada
   *[other] { $n } cartas civilizadas
}
automa-kind-tributary = { $n ->
    [one] un tributario
   *[other] { $n } tributarios
}
automa-kind-fame = { $n ->
    [one] una carta de fama
   *[other] { $n } cartas de fama
}
automa-kind-attack = { $n ->
    [one] una carta de ataque
   *[other] { $n } cartas de ataque
}
automa-kind-pinned = { $n ->
    [one] una carta fija
   *[other] { $n } cartas fijas
}
automa-kind-barbarian = { $n ->
    [one] una carta de bárbaro
   *[other] { $n } cartas de bárbaro
}
automa-kind-empire = { $n ->
    [one] una carta de imperio
   *[other] { $n } cartas de imperio
}
automa-kind-knight = { $n ->
    [one] un caballero
   *[other] { $n } caballeros
}
automa-kind-mask = { $n ->
    [one] una máscara
   *[other] { $n } máscaras
}
automa-kind-scroll = { $n ->
    [one] un pergamino
   *[other] { $n } pergaminos
}
automa-kind-river = { $n ->
    [one] una carta con río
   *[other] { $n } cartas con río
}
automa-kind-development = { $n ->
    [one] una carta de desarrollo
   *[other] { $n } cartas de desarrollo
}
automa-card-other = Otro
automa-card-region = Región
automa-card-uncivilised = Primitiva
automa-card-civilised = Civilizada
automa-card-tributary = Tributario
automa-card-fame = Fama
automa-card-attack = Ataque
automa-card-pinned = Fija
automa-card-barbarian = Bárbaro
automa-card-empire = Imperio
automa-card-knight = Caballero
automa-card-mask = Máscara
automa-card-scroll = Pergamino
automa-card-river = Río
automa-card-development = Desarrollo
automa-from-discard = de su descarte
automa-from-history = de su historia
automa-from-deck = de su mazo
automa-from-play = de su zona de juego
automa-from-exile = del exilio
automa-into-discard = en su descarte
automa-into-history = en su historia
automa-into-deck = encima de su mazo
automa-into-play = en juego
automa-into-exile = en el exilio

## Steps of a table, as what the automa has to do; “you” is the person

automa-step-gain = obtener { $amount }
automa-step-gain_per_region = obtener { $amount } por cada región suya en juego
automa-step-spend = gastar { $amount }
automa-step-spend_one_of = gastar { $amount } o { $other }
automa-step-spend_all = gastar todas sus fichas de { $resource }
automa-step-turn_all = cambiar todas sus fichas de { $resource } por { $into }
automa-step-exchange = cambiar { $amount } por { $other } tantas veces como sea posible
automa-step-steal = robarte { $amount }
automa-step-acquire = adquirir { $suits }
automa-step-acquire_exiled = adquirir { $suits } de entre las exiliadas
automa-step-acquire_with = adquirir { $suits } que tenga { $resource } encima
automa-step-break_through = mejorar { $suits }
automa-step-gain_fame = obtener la carta superior de fama
automa-step-abandon = abandonar { $kind }
automa-step-discard_deck = { $n ->
    [one] descartar la carta superior de su mazo
   *[other] descartar las { $n } cartas superiores de su mazo
}
automa-step-discard_dynasty = llevar la carta superior del mazo de dinastía a su descarte
automa-step-move = poner { $kind } { $from } { $to }
automa-step-place_on_market = poner { $amount } en la carta del mercado cuyo espacio indica el dado
automa-step-this_to = poner esta carta { $to }
automa-step-play_this = jugar esta carta
automa-step-exile_market = exiliar una carta del mercado
automa-step-take_unrest = tomar un disturbio
automa-step-return_unrest = devolver un disturbio de su descarte
automa-step-exile_quest = exiliar la siguiente misión, excepto Grial
automa-step-gain_quest = obtener la siguiente misión
automa-step-have_in_play = tiene { $kind } en juego
automa-step-have_none_discarded = no hay { $kind } en su descarte
automa-step-turn_journey = cambiar la carta de viaje por { $card }
automa-step-unrest_in_new_discard = poner un disturbio en su descarte después de barajar
automa-step-trigger_end = desencadenar el fin de la partida
automa-step-you_gain = tú obtienes { $amount }
automa-step-you_take_unrest = tú tomas un disturbio
automa-step-you_recall = tú recuperas { $kind }
automa-step-you_abandon = tú abandonas { $kind }
automa-step-you_discard = { $n ->
    [one] tú descartas una carta
   *[other] tú descartas { $n } cartas
}
automa-step-you_may_draw = tú puedes robar una carta
automa-step-you_may_return_unrest = tú puedes devolver un disturbio de tu mano
automa-step-you_may_return_unrest_too = tú puedes devolver un disturbio de tu mano o descarte

## Sentences of a row

automa-if-possible = si fuera posible, { $steps }
automa-if-possible-it = si fuera posible, el automa debe { $steps }
automa-otherwise-if = si no, y si fuera posible, { $steps }
automa-otherwise = si no, { $steps }
automa-if-condition = si fuera posible y si { $condition }, { $steps }
automa-otherwise-if-condition = si no, y si fuera posible y { $condition }, { $steps }
automa-to = { $cost } para { $steps }
automa-if-you-have = si tienes { $kind } en juego, { $steps }
automa-if-you-are-barbarian = si tu nación es bárbara, { $steps }
automa-if-you-are-empire = si tu nación es un imperio, { $steps }
automa-journey-test = Con { $amount } o más: { $then } Si no: { $otherwise }

## The printed tables in the terminal

imperium-tables-title = { $nation }: { $table }
imperium-tables-barbarian = bárbaro
imperium-tables-empire = imperio
imperium-tables-both = ambos estados
imperium-tables-journeys = cartas de viaje
imperium-tables-row = fila
imperium-tables-card = carta o icono
imperium-tables-effect = efecto
imperium-tables-unrest = Una carta de disturbio no usa la tabla: vuelve a la pila de disturbios.
imperium-tables-market = Mantenimiento: { $amount } en la carta del mercado cuyo espacio indica el dado.
imperium-tables-source = Fuente: { $text }; iconos: { $icons } ({ $confidence }).

## What can be wrong with a file of tables

automa-bad-table = { $place }: { $why }
automa-place = Automa { $nation }
automa-place-table = Automa { $nation }, tabla { $table }
automa-place-row = Automa { $nation }, tabla { $table }, fila { $row }
automa-not-a-text = «{ $name }» debería ser un texto.
automa-not-a-list = «{ $name }» debería ser una lista.
automa-not-a-mapping = aquí deberían estar nombres con sus valores.
automa-not-a-flag = «{ $name }» debería ser true o false.
automa-not-an-amount = «{ $name }» debería ser un número con un recurso, como «2 material».
automa-not-toml = el archivo no es TOML correcto: { $problem }
automa-unknown-name = no se conoce el nombre «{ $name }». Nombres conocidos: { $known }.
automa-missing-name = falta «{ $name }».
automa-unknown-step = no se conoce el paso «{ $step }». El más parecido: «{ $close }».
automa-unknown-condition = no se conoce la condición «{ $step }».
automa-stray-otherwise = un «otherwise» necesita un «if possible» justo antes.
automa-empty-row = la fila no tiene nada que hacer.
automa-empty-step = un paso entre puntos y comas está vacío.
automa-braces = las llaves no encajan.
automa-unknown-kind = no se conoce la clase de carta «{ $kind }». Clases conocidas: { $known }.
automa-no-such-card = no hay ninguna carta llamada «{ $name }».
automa-no-rows = la tabla no tiene filas.
automa-no-other = la última fila debería ser para cualquier otra carta («other»).
automa-other-not-last = las filas después de la de cualquier otra carta («other») nunca se usan.
automa-same-card = la fila { $other } es para las mismas cartas.
automa-unknown-layer = «{ $layer }» no es parte de un mazo de dinastía. Partes conocidas: { $known }.
automa-no-accession = una nación que se convierte en imperio necesita su carta de ascensión en el mazo de dinastía.
automa-other-nation = el archivo trata de «{ $name }».
automa-not-a-choice = «{ $name }» debería ser uno de: { $known }.

## Where the tables come from

automa-source-spanish_rulebook = reglamento en español del modo solitario
automa-source-english_tables = tablas impresas en inglés
automa-source-transcription = una transcripción pública de las tablas en inglés
automa-source-printed_book = un libro impreso
automa-confidence-sourced = lo muestra la fuente
automa-confidence-forced = las reglas solo permiten una lectura
automa-confidence-inferred = deducido del contexto

## What the automa does

imperium-event-automa_rolled = El automa saca un { $die }; se resuelven todas las cartas.
imperium-event-automa_rolled_aside = El automa saca un { $die }; se deja a un lado la carta del espacio { $space }.
imperium-event-automa_revealed = Espacio { $space }: el automa revela { $card }.
imperium-event-automa_returned = El disturbio no usa la tabla: vuelve a la pila de disturbios.
imperium-event-automa_returned_discard = El automa devuelve un disturbio de su descarte.
imperium-event-automa_row = Se usa la fila { $row }, { $kind }, para { $card }.
imperium-event-automa_row_failed = La fila { $row }, { $kind }, no se puede usar: el automa no puede hacer su primera parte ({ $step }).
imperium-event-automa_no_row = Ninguna fila sirve para { $card }: se descarta.
imperium-event-automa_cannot = No es posible: { $step }.
imperium-event-automa_gained = El automa obtiene { $amount }.
imperium-event-automa_spent = El automa gasta { $amount }.
imperium-event-automa_stole = El automa te roba { $amount }.
imperium-event-automa_lost = El automa pierde { $amount }.
imperium-event-automa_acquired = El automa adquiere { $card } del espacio { $space }.
imperium-event-automa_acquired_exile = El automa adquiere { $card } de entre las exiliadas.
imperium-event-automa_broke_through = El automa mejora y toma { $card } del espacio { $space }.
imperium-event-automa_broke_through_main = El automa mejora y encuentra { $card } en el mazo principal.
imperium-event-automa_took_top_region = El automa mejora y toma la carta superior del mazo de región, sin que la veas.
imperium-event-automa_took_top_uncivilised = El automa mejora y toma la carta superior del mazo primitivo, sin que la veas.
imperium-event-automa_took_top_civilised = El automa mejora y toma la carta superior del mazo civilizado, sin que la veas.
imperium-event-automa_fame = El automa toma la carta superior de fama, sin que la veas.
imperium-event-automa_took_unrest = El automa toma un disturbio.
imperium-event-automa_abandoned = El automa abandona { $card }.
imperium-event-automa_recalled = El automa recupera { $card } encima de su mazo.
imperium-event-automa_discarded = El automa descarta { $card }, la carta superior de su mazo.
imperium-event-automa_dynasty = La carta superior del mazo de dinastía, { $card }, va al descarte del automa.
imperium-event-automa_dynasty_deck = La carta superior del mazo de dinastía, { $card }, va encima del mazo del automa.
imperium-event-automa_moved = El automa pone { $card } { $to }.
imperium-event-automa_played = El automa juega { $card }.
imperium-event-automa_placed = El automa pone { $amount } sobre { $card } en el mercado.
imperium-event-automa_quest_gained = El automa obtiene la misión { $card }.
imperium-event-automa_quest_exiled = El automa exilia la misión { $card }.
imperium-event-automa_empire = El automa se convierte en imperio.
imperium-event-automa_shuffled = { $cards ->
    [one] El automa baraja su descarte y forma un mazo nuevo de 1 carta.
   *[other] El automa baraja su descarte y forma un mazo nuevo de { $cards } cartas.
}
imperium-event-automa_journey = Carta de viaje { $card }: el automa tiene bastante.
imperium-event-automa_journey_failed = Carta de viaje { $card }: el automa no tiene bastante.
imperium-event-automa_journeyed = La carta de viaje del automa es ahora { $card }.
imperium-event-automa_kings = El automa resuelve Rey de Reyes.
imperium-event-automa_given = El automa recibe { $card } en su descarte.
imperium-event-automa_ignores = Esto no afecta al automa: no tiene mano y solo devuelve disturbios por sus propias tablas.
automa-step-chain = alguna de sus posibilidades

## The command civtable imperium

imperium-help = las tablas del automa y las campañas de Imperium
imperium-about = El modo solitario de Imperium: las tablas del automa en palabras, y las campañas.
imperium-commands = qué hacer
imperium-tables-help = muestra las tablas de una nación como automa
imperium-tables-about = Muestra las tablas con las que una nación juega como automa. Se hacen con los archivos que lee el propio juego.
imperium-arg-nation = la nación, por ejemplo romans
imperium-nation-unknown = No hay ninguna nación «{ $name }». Naciones: { $known }.
imperium-campaign-help = juega una campaña, o continúa una
imperium-campaign-about = Una serie de partidas en solitario con una nación: cinco victorias antes de cuatro derrotas. El archivo es el registro; se escribe tras cada elección.
imperium-arg-file = el archivo de la campaña; si no existe, empieza una nueva
imperium-arg-player = tu nombre en el registro de una campaña nueva
imperium-arg-own = tu nación en una campaña nueva
imperium-arg-box = las cartas comunes de una campaña nueva: classics, legends o mixed
imperium-arg-extreme = una campaña nueva en modo extremo
imperium-arg-sheet = muestra el registro y no juega
imperium-already = El archivo { $path } ya es una campaña: { $names } no se puede cambiar.

## Campaigns

campaign-ask-player = ¿Tu nombre?
campaign-ask-nation = ¿Qué nación diriges?
campaign-ask-box = ¿Qué cartas comunes?
campaign-ask-mode = ¿Qué clase de campaña?
campaign-mode-usual = el nivel sube tras cada victoria
campaign-mode-extreme = modo extremo: el nivel más alto en cada partida
campaign-ask-again = ¿Jugar esta partida otra vez desde el principio?
campaign-again-yes = sí
campaign-again-no = no, salir
campaign-level-extreme = Extremo
campaign-ask-rival = ¿Contra qué nación es la próxima partida?
campaign-ask-side = ¿Qué cara de tu carta de poder?
campaign-ask-change = Has ganado: añade a tu mazo inicial una carta obtenida en esta partida, o retira una de él.
campaign-add = añadir { $card }
campaign-remove = retirar { $card }
campaign-title = Campaña de { $player }: { $nation }
campaign-title-extreme = Campaña de { $player } en modo extremo: { $nation }
campaign-column-level = nivel
campaign-column-points = tus puntos
campaign-column-rival = automa
campaign-column-rival-points = sus puntos
campaign-column-result = resultado
campaign-column-change = carta añadida o (retirada)
campaign-won = victoria
campaign-lost = derrota
campaign-collapsed = derrota por colapso
campaign-removed = ({ $card })
campaign-standing = { $wins } de 5 victorias, { $losses } de 4 derrotas.
campaign-next = Próxima partida: nivel { $level }.
campaign-next-help = Próxima partida: nivel { $level }, con el doble de recursos, porque perdiste la última.
campaign-unrest-out = { $n ->
    [one] 1 carta de disturbio está apartada.
   *[other] { $n } cartas de disturbio están apartadas.
}
campaign-running = Hay una partida en curso contra { $nation }.
campaign-is-won = La campaña está ganada.
campaign-is-lost = La campaña está perdida.
campaign-game-won = Has ganado esta partida, { $points } a { $rival }.
campaign-game-lost = Has perdido esta partida, { $points } a { $rival }.
campaign-game-collapsed = La pila de disturbios quedó vacía: has perdido esta partida.
campaign-kept = La campaña está en { $path }. Continúa con: { $command }

## What is refused

campaign-too-long = El archivo de la campaña es demasiado largo.
campaign-not-json = Esto no es un archivo de campaña: no se puede leer, o falta una parte.
campaign-foreign = Esto no es una campaña de Imperium.
campaign-format = El archivo de la campaña tiene un formato que esta versión no conoce. Conocido: { $known }.
campaign-checksum = El archivo de la campaña se ha cambiado o dañado: su suma de comprobación no encaja.
campaign-too-many-games = Una campaña tiene como mucho { $most } partidas.
campaign-impossible = { $path }: esto no puede seguir en una campaña a lo que está antes.
campaign-other-box = { $nation } no es una nación de la caja { $box }.
campaign-over = La campaña ha terminado.
campaign-change-first = Primero elige qué carta añadir o retirar.
campaign-no-change-now = Ahora no se puede añadir ni retirar ninguna carta.
campaign-change-unknown = No se puede elegir «{ $change }».
campaign-no-rival = { $nation } no puede ser el automa: es tu propia nación, o una a la que ya has ganado.
imperium-state-secret = { $path }: { $card } no está entre las cartas ocultas del automa.
campaign-none = No existe esa campaña.
campaign-not-yours = Esta campaña es de otra persona.
campaign-playing = Se está jugando una partida de esta campaña.
campaign-no-game = No se está jugando ninguna partida de esta campaña.
