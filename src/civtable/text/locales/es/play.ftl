# The table in the terminal: setting up, commands, help, results; then what each game shows there.

play-help = jugar una partida en la terminal, contra bots o entre personas
play-about = Juega una partida en la terminal. Sin --seats pregunta qué quieres jugar. Se elige con un número, un código o unas palabras; la ayuda lo explica.
play-arg-game = un juego; civtable games los enumera
play-arg-seats = quién se sienta en cada sitio, en orden: human o el nivel de un bot, por ejemplo human,hard,easy
play-arg-seed = el texto que decide todo el azar (por defecto: uno al azar)
play-arg-save = el archivo de la partida: si existe, se sigue; si no, se crea; se guarda tras cada jugada
play-arg-plain = líneas sencillas sin colores ni cuadros, para lectores de pantalla y tuberías

## Before the game

play-language-en = English
play-language-es = Español
play-language-pt = Português
play-language-it = Italiano
play-choice = [{ $default }]:
play-choice-unknown = Elige una de estas respuestas: { $known }.
play-ask-language = ¿En qué idioma?
play-ask-continue = Hay una partida sin terminar ({ $path }).
play-continue-yes = seguir con ella
play-continue-no = empezar una nueva
play-ask-game = ¿Qué juego?
play-ask-company = ¿A solas o con otros?
play-company-alone = a solas, contra el automa
play-company-others = con otros
play-ask-players = ¿Cuántos jugadores, contándote a ti?
play-ask-level = ¿Quién juega contra ti?

play-settings-nowhere = Ningún juego tiene todos estos ajustes: { $names }. Hay: { $known }.
play-seat-unknown = Nadie llamado «{ $seat }» puede sentarse a la mesa; --seats admite: { $known }.
play-save-name = --save necesita el nombre de un archivo.
play-other-game = { $path } contiene una partida de { $game }: quita el nombre del juego o elige otro archivo.
play-other-seats = { $path } se juega con --seats { $seats }: quita --seats o elige otro archivo.
play-other-seed = { $path } empezó con otra semilla: quita --seed o elige otro archivo.
play-other-settings = { $path } se juega con { $known }: quita --set { $name } o elige otro archivo.
play-not-over-this = { $path } no se sobrescribe porque no es una partida guardada: { $why }

## At the table

play-name = { $name }
play-name-you = { $player } (tú)
play-name-bot = { $player } ({ $bot })
play-thinks = { $player } está pensando…
play-question = { $player }: { $question }
play-prompt = { $player }>
play-how = Escribe un número o palabras, como «{ $example }»; o ayuda.
play-many = Hay { $n } opciones, por ejemplo { $code }; lista las muestra todas.
play-more = … { $n } líneas más (historial)
play-page = Intro para seguir, s e Intro para parar:
play-hand-over = Ahora juega { $player }.
play-hand-over-plain = ----- Ahora { $player } -----
play-press-enter = Pasa el teclado y pulsa Intro.
play-secret-seen = Solo { $player } puede ver esto. Pulsa Intro para ocultarlo.
play-no-such-number = No hay ningún número { $number }: las opciones van del 1 al { $most }.
play-several = Podrían ser varias: { $codes }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}. Di un poco más.
play-guarded = «{ $option }»: eso no se hace con un número ni con una parte. Si lo quieres, escribe «{ $typed }».
play-why-what = Di qué opción: porque, y después su código.
play-why-legal = Eso está permitido ahora: { $code }.
play-look-nothing = No hay nada llamado «{ $text }» que mirar.
play-look-several = Podrían ser varias cosas: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
play-log-number = historial lleva el número de líneas que quieres ver, no «{ $text }».
play-log-empty = Todavía no ha pasado nada.
play-undo-nothing = Todavía no hay nada que deshacer.
play-undo-other = Eso no se puede deshacer: { $player } ya ha decidido después.
play-undo-revealed = Eso no se puede deshacer: ha descubierto dados, una carta o una construcción.
play-undone = Deshecho: { $code }.
play-picked = elegida
play-how-several = Escribe números o códigos, varios a la vez (1 3, o con comas); otra vez los quita. Intro u ok los confirma todos, vaciar los quita todos.
play-nothing-picked = Aquí no se eligen varias cosas juntas: escribe un número, un código o palabras.
play-saved = Guardado en { $path }.
play-left = La partida está guardada en { $path }. Para seguir: { $command }
play-kept = El registro de la partida está en { $path }.

## The score and the end

play-score-none = Este juego cuenta los puntos al final.
play-score-line = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
play-score-later = Este es el registro de puntuación. Las cartas y los recursos cuentan al final de la partida.
play-winner = { $player } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
play-nobody-wins = Has perdido: nadie en esta mesa gana.
play-winners = { $players } comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
play-rank-line = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
play-total = Total
play-rank = Puesto

## Commands; each can be typed in English, too

play-command-look = mesa
play-command-list = lista
play-command-undo = deshacer
play-command-why = porque
play-command-hint = pista
play-command-log = historial
play-command-score = puntos
play-command-save = guardar
play-command-help = ayuda
play-command-quit = salir
play-command-ok = ok
play-command-clear = vaciar
play-usage-look = { $command } [NOMBRE]
play-usage-list = { $command }
play-usage-undo = { $command }
play-usage-hint = { $command }
play-usage-why = { $command } CÓDIGO
play-usage-log = { $command } [N]
play-usage-score = { $command }
play-usage-save = { $command } [ARCHIVO]
play-usage-help = { $command }
play-usage-quit = { $command }
play-usage-ok = { $command }
play-usage-clear = { $command }
play-help-look = describe toda la mesa con frases; con un nombre, esa carta o parte
play-help-list = enumera todas las opciones con sus códigos
play-help-undo = deshace tu última decisión, mientras nadie más haya decidido y no se haya descubierto nada
play-help-why = dice por qué una opción no es posible ahora
play-help-hint = da una pista: primero la idea, y pedida otra vez la opción (solo con bots; queda en el registro)
play-help-log = cuenta las últimas N cosas que han pasado
play-help-score = muestra el registro de puntuación
play-help-save = guarda la partida
play-help-help = muestra esto
play-help-quit = guarda la partida y sale
play-help-ok = confirma todo lo que has elegido junto
play-help-clear = quita lo que has elegido junto
play-help-answer = Elige con el número de una opción, con su código ({ $code }) o con las palabras que basten ({ $example }).
play-help-commands = Órdenes:

## Stone Age: the picture. Short words: they stand in columns.

play-stone_age-status = Ronda { $round } · { $phase } · empieza { $player }
play-stone_age-phase-place = colocar personas
play-stone_age-phase-act = usar personas
play-stone_age-phase-feed = dar de comer
play-stone_age-phase-over = la partida ha terminado

play-stone_age-places = Lugares
play-stone_age-short-tool_maker = Fabricante
play-stone_age-short-hut = Cabaña
play-stone_age-short-field = Campo
play-stone_age-short-hunting_grounds = Caza
play-stone_age-short-forest = Bosque
play-stone_age-short-clay_pit = Pozo
play-stone_age-short-quarry = Cantera
play-stone_age-short-river = Río
play-stone_age-short-card = Carta { $n }
play-stone_age-short-stack = Montón { $n }
play-stone_age-gives-tool_maker = 1 herramienta
play-stone_age-gives-hut = 1 persona
play-stone_age-gives-field = registro +1
play-stone_age-gives-hunting_grounds = comida ÷ 2
play-stone_age-gives-forest = madera ÷ 3
play-stone_age-gives-clay_pit = ladrillo ÷ 4
play-stone_age-gives-quarry = piedra ÷ 5
play-stone_age-gives-river = oro ÷ 6

play-stone_age-cards = Cartas
play-stone_age-deck_short = cuestan de 1 a 4 · { $n } en el mazo
play-stone_age-buildings = Construcciones
play-stone_age-short-top-roll = 2 dados: { $resource }
play-stone_age-short-top-one_use = herr. extra { $n }
play-stone_age-short-top-dice_for_all = juego de dados
play-stone_age-short-top-tool = 1 herramienta
play-stone_age-short-top-food_track = registro +1
play-stone_age-short-top-draw_card = otra carta
play-stone_age-short-top-any_two_resources = 2 a elegir
play-stone_age-short-people-farmer = { $n ->
    [one] 1 granjero
   *[other] { $n } granjeros
}
play-stone_age-short-people-tool_maker = { $n } f. herram.
play-stone_age-short-people-hut_builder = { $n } f. cabañas
play-stone_age-short-people-shaman = { $n ->
    [one] 1 brujo
   *[other] { $n } brujos
}
play-stone_age-choice = { $kinds ->
    [one] { $n } de una clase
   *[other] { $n } de { $kinds } clases
}
play-stone_age-flexible = { $least } a { $most } recursos

play-stone_age-players = Jugadores
play-stone_age-you = tú
play-stone_age-col-people = gente
play-stone_age-col-food = comida
play-stone_age-col-wood = madera
play-stone_age-col-brick = ladr.
play-stone_age-col-stone = piedra
play-stone_age-col-gold = oro
play-stone_age-col-tools = herr.
play-stone_age-col-cards = cartas
play-stone_age-col-buildings = con.
play-stone_age-col-points = ptos.
play-stone_age-two_ready = 2 recursos a elegir listos
play-stone_age-one_hidden = 1 carta oculta
play-stone_age-nothing = nada
play-stone_age-legend = En el dibujo: 3/5 son tres de cinco personas en casa; 12 +3, comida y registro de comida; (2) es una herramienta usada, 4! una herramienta extra; ×7, las losetas que quedan; los puntos, anillos libres.
play-stone_age-menu-place = Coloca de { $least } a { $most } personas { $at }
play-stone_age-menu-take = Toma 2 recursos a elegir, como take 1 wood 1 gold

## Stone Age: the same in sentences

play-stone_age-nobody = nadie
play-stone_age-place = { $place } ({ $gives }): { $people }.
play-stone_age-rings = { $n ->
    [0] No hay anillos libres.
    [one] Queda 1 anillo libre.
   *[other] Quedan { $n } anillos libres.
}
play-stone_age-full-top-roll = 2 dados para { $resource }
play-stone_age-full-top-one_use = herramienta extra { $n }
play-stone_age-full-people-farmer = { $n ->
    [one] 1 granjero
   *[other] { $n } granjeros
}
play-stone_age-full-people-tool_maker = { $n ->
    [one] 1 fabricante de herramientas
   *[other] { $n } fabricantes de herramientas
}
play-stone_age-full-people-hut_builder = { $n ->
    [one] 1 fabricante de cabañas
   *[other] { $n } fabricantes de cabañas
}
play-stone_age-full-people-shaman = { $n ->
    [one] 1 brujo
   *[other] { $n } brujos
}
play-stone_age-gone = { $place }: aquí no queda nada.
play-stone_age-card = { $place }: da { $top }; al final, { $bottom }. Encima: { $people }.
play-stone_age-deck = { $n ->
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $n } cartas en el mazo.
}
play-stone_age-stack = { $place }: cuesta { $price }; { $points }; { $left ->
    [one] la última loseta
   *[other] quedan { $left } losetas
}. Encima: { $people }.
play-stone_age-worth = vale lo que se paga
play-stone_age-has-people = { $n } personas, { $home } en casa.
play-stone_age-has-food = { $food } de comida, registro de comida { $track }.
play-stone_age-has-goods = Recursos: { $goods }.
play-stone_age-has-tools = Herramientas listas: { $tools }.
play-stone_age-has-used_tools = Herramientas usadas: { $tools }.
play-stone_age-has-one_use = Herramientas extra: { $tools }.
play-stone_age-has-two = Una carta de 2 recursos a elegir.
play-stone_age-has-symbols = Símbolos: { $names }.
play-stone_age-has-professions = En las cartas: { $names }.
play-stone_age-has-hidden = 1 carta robada sin mostrar.
play-stone_age-has-buildings = { $n ->
    [0] Ninguna construcción.
    [one] 1 construcción.
   *[other] { $n } construcciones.
}
play-stone_age-has-points = { $n ->
    [one] 1 punto.
   *[other] { $n } puntos.
}

## Stone Age: the rules of what is asked, in short

play-stone_age-rules-place = Por turnos, cada jugador pone una o más personas en un lugar. No se puede volver al mismo lugar en la misma ronda, y hay que colocar mientras se pueda. La cabaña lleva exactamente dos personas; el fabricante de herramientas, el campo, cada carta y cada construcción, una; el bosque, el pozo de arcilla, la cantera y el río tienen siete anillos. Con dos o tres jugadores solo se usan por ronda dos de estos tres: fabricante de herramientas, cabaña y campo; y en el bosque, el pozo, la cantera y el río solo recolecta un jugador (con tres jugadores, dos).
play-stone_age-rules-act = Usa a todas tus personas en el orden que quieras; luego le toca al siguiente. Quien caza o recolecta tira un dado por persona y puede añadir herramientas; la suma se divide entre el número del lugar y se redondea hacia abajo. Una carta cuesta tantos recursos como dice su lugar; una construcción, lo que muestra su loseta; ambas se pueden dejar.
play-stone_age-rules-tools = Añade las herramientas listas que quieras, cada una entera y una vez por ronda; las extra, una vez por partida. Lo que sobra al dividir se pierde.
play-stone_age-rules-card_tools = Los dos dados de la carta cuentan como una tirada al recolectar; se pueden añadir herramientas.
play-stone_age-rules-pay_card = Una carta cuesta exactamente tantos recursos como dice su lugar, de cualquier clase, pero nunca comida. La parte de arriba actúa enseguida, la de abajo cuenta al final. Puedes dejarla.
play-stone_age-rules-pay_building = Paga lo que muestra la loseta. Si no muestra puntos, cada madera vale 3 puntos, cada ladrillo 4, cada piedra 5 y cada oro 6. Puedes dejarla.
play-stone_age-rules-pick_die = Cada jugador toma un dado, empezando por quien compró la carta: 1 madera, 2 ladrillo, 3 piedra, 4 oro, 5 una herramienta, 6 un paso en el registro de comida.
play-stone_age-rules-feed = Cada persona come 1 de comida. Lo que falta se puede pagar entero con recursos, uno por cada punto de comida; si no, pierdes 10 puntos, pasen hambre cuantas pasen.

## Through the Ages: the picture. Short words: they stand in columns. CA and MA are civil and military actions.

play-tta-status = Época { $age } · ronda { $round } · turno de { $player }
play-tta-over = la partida ha terminado
play-tta-last = última ronda
play-tta-last_soon = la ronda { $n } es la última
play-tta-row = Fila de cartas
play-tta-zone = { $n } AC
play-tta-deck = mazo { $n }
play-tta-events = Eventos
play-tta-current = actuales { $backs }
play-tta-next = siguiente: { $card }
play-tta-future = futuros { $backs }
play-tta-known = conoces: { $names }
play-tta-past = pasados { $n }
play-tta-bonuses = bonificaciones: { $names } (+{ $hidden } ocultas)
play-tta-shared = Tácticas compartidas
play-tta-food = comida
play-tta-resources = recursos
play-tta-science = ciencia
play-tta-culture = cultura
play-tta-strength = fuerza
play-tta-happy = felices { $have }/{ $need }
play-tta-discontent = descontentos { $n }
play-tta-unused = desocupados { $n }
play-tta-civil_short = AC
play-tta-military_short = AM
play-tta-yellow = Amarillas { $n }: cuesta { $food }, come { $eats }, pide { $need }
play-tta-blue = Azules { $n }: corr. { $corruption }
play-tta-at = { $at }: { $then }
play-tta-leader = Líder
play-tta-wonders = Maravillas
play-tta-ruin = { $card } (ruinas)
play-tta-building = sin completar { $card } { $built }/{ $stages }
play-tta-colonies = Colonias
play-tta-tactic = Táctica
play-tta-specials = Especiales
play-tta-war = Guerra
play-tta-pact = Pacto
play-tta-hand = Mano
play-tta-military = Militares
play-tta-resigned = ha abandonado
play-tta-rivals = Adversarios
play-tta-players = Jugadores
play-tta-col-culture = cultura
play-tta-col-science = ciencia
play-tta-col-strength = fuerza
play-tta-col-civil = AC
play-tta-col-military = AM
play-tta-col-food = comida
play-tta-col-resources = rec.
play-tta-col-happy = felices
play-tta-col-hand = mano
play-tta-legend = En la imagen: un número con paréntesis, 12), es lo que tecleas para esa carta. La fila tiene tres zonas de precio; ×: la próxima en salir de la fila; =4: te cuesta 4 acciones civiles. AC y AM son acciones civiles y militares, las que quedan y el total. Hierro I 2t 3a: tecnología, nivel, trabajadores, fichas azules. 12 +3 son los puntos y lo que llega cada turno; felices 1/2: caras sonrientes y las necesarias. Amarillas 14: cuesta 3, come 1, pide 1 (12: 4, 2, 2): fichas en la reserva, comida por otro trabajador, consumo por turno, caras sonrientes necesarias, y lo mismo cuando queden 12. Mano 3+2: cartas civiles y militares; ✗ es una carta que no se puede jugar ahora.
play-tta-tokens = { $workers }t { $tokens }a
play-tta-workers = { $n }t

## Through the Ages: kinds of card, in full and in short

play-tta-kind-farm = granja
play-tta-kind-mine = mina
play-tta-kind-lab = laboratorio
play-tta-kind-temple = templo
play-tta-kind-arena = arena
play-tta-kind-library = biblioteca
play-tta-kind-theater = teatro
play-tta-kind-infantry = infantería
play-tta-kind-cavalry = caballería
play-tta-kind-artillery = artillería
play-tta-kind-air_force = fuerza aérea
play-tta-kind-government = gobierno
play-tta-kind-special = tecnología especial
play-tta-kind-leader = líder
play-tta-kind-wonder = maravilla
play-tta-kind-action = carta de acción
play-tta-kind-event = evento
play-tta-kind-territory = territorio
play-tta-kind-aggression = agresión
play-tta-kind-war = guerra
play-tta-kind-pact = pacto
play-tta-kind-tactic = táctica
play-tta-kind-bonus = carta de bonificación
play-tta-short-farm = gran
play-tta-short-mine = mina
play-tta-short-lab = lab
play-tta-short-temple = temp
play-tta-short-arena = aren
play-tta-short-library = bibl
play-tta-short-theater = teat
play-tta-short-infantry = inf
play-tta-short-cavalry = cab
play-tta-short-artillery = art
play-tta-short-air_force = aér
play-tta-short-government = gob
play-tta-short-special = esp
play-tta-short-leader = líd
play-tta-short-wonder = mar
play-tta-short-action = acc

## Through the Ages: options in groups

play-tta-group-take = Tomar
play-tta-group-population = Población
play-tta-group-build = Construir
play-tta-group-upgrade = Modernizar
play-tta-group-develop = Desarrollar
play-tta-group-play = Jugar
play-tta-group-tactics = Tácticas
play-tta-group-destroy = Destruir
play-tta-group-disband = Desmantelar
play-tta-group-politics = Política
play-tta-group-discard = Descartar
play-tta-group-other = Además
play-tta-stage = etapas { $n }
play-tta-revolution = revolución: { $card }
play-tta-copied = copiar { $card }
play-tta-one_more = 1 más
play-tta-against = { $card } → { $rival }
play-tta-hint-civil_actions = { $n } AC
play-tta-hint-military_actions = { $n } AM
play-tta-hint-food = { $n } comida
play-tta-hint-resources = { $n } rec.
play-tta-hint-science = { $n } ciencia
play-tta-hint-culture = { $n } cultura
play-tta-hint-science_rate = { $n } ciencia/turno
play-tta-hint-culture_rate = { $n } cultura/turno
play-tta-hint-strength = { $n } fuerza
play-tta-hint-happiness = { $n } felices
play-tta-hint-discontent = { $n } descontento

## Through the Ages: the same in sentences

play-tta-say-card = Fila de cartas, espacio { $n }: { $card } ({ $kind }, Época { $age }), acciones civiles: { $price }.
play-tta-say-leaves = Es de las próximas en salir de la fila.
play-tta-say-decks = Quedan en el mazo civil: { $civil }; en el mazo militar: { $military }.
play-tta-say-events = Eventos actuales, por época: { $current }. Eventos futuros: { $future }.
play-tta-say-next = El próximo evento es { $card }.
play-tta-say-known = Eventos que sabes que llegarán: { $names }.
play-tta-say-past = Eventos pasados: { $names }.
play-tta-say-bonuses = Cartas de bonificación para el final: { $names }; ocultas: { $hidden }.
play-tta-say-tracks = Los marcadores terminan: puntos de ciencia en { $science }, índices cultural y científico en { $rating }, fuerza en { $strength }.
play-tta-say-shared = Tácticas que todos pueden copiar: { $names }.
play-tta-say-points = Cultura { $culture } ({ $culture_rate } por turno), ciencia { $science } ({ $science_rate } por turno), fuerza { $strength }.
play-tta-say-actions = Gobierno: { $card }; acciones civiles restantes: { $civil } de { $civil_total }, militares: { $military } de { $military_total }.
play-tta-say-goods = Comida { $food }, recursos { $resources }, trabajadores desocupados { $unused }.
play-tta-say-happy = Caras sonrientes { $have }, necesarias { $need }; trabajadores descontentos { $discontent }.
play-tta-say-yellow = Reserva amarilla { $n }: otro trabajador cuesta { $food } de comida; la población consume { $eats } cada turno.
play-tta-say-next_yellow = Con { $at } fichas: { $what } { $n }.
play-tta-say-what-population_cost = precio
play-tta-say-what-consumption = consumo
play-tta-say-what-happy_needed = caras sonrientes necesarias
play-tta-say-what-corruption = corrupción
play-tta-say-blue = Reserva azul { $n }: corrupción { $corruption }.
play-tta-say-technologies = Tecnologías: { $names }.
play-tta-say-technology = { $card } (trabajadores { $workers })
play-tta-say-store = { $card } (trabajadores { $workers }, fichas azules { $tokens })
play-tta-say-specials = Tecnologías especiales: { $names }.
play-tta-say-leader = Líder: { $card }.
play-tta-say-wonders = Maravillas: { $names }.
play-tta-say-building = Maravilla sin completar: { $card }, etapas { $built } de { $stages }; las siguientes cuestan { $costs }.
play-tta-say-colonies = Colonias: { $names }.
play-tta-say-tactic = Táctica: { $card }.
play-tta-say-war = En guerra contra { $rival }: { $card }.
play-tta-say-pact = Pacto con { $rival }: { $card }.
play-tta-say-hand = Cartas civiles en la mano: { $names }.
play-tta-say-military = Cartas militares en la mano: { $names }.
play-tta-say-idle = No se pueden jugar ahora: { $names }.
play-tta-say-hand_hidden = Cartas civiles en la mano, por época: { $backs }.
play-tta-say-military_hidden = Cartas militares en la mano, por época: { $backs }.

## Through the Ages: a card by itself

play-tta-about = { $card }: { $kind }, Época { $age }.
play-tta-about-copies = Copias en esta partida: { $n }.
play-tta-about-science_cost = Ciencia para desarrollarla: { $n }.
play-tta-about-revolution_cost = Por revolución: { $n } de ciencia.
play-tta-about-resource_cost = Recursos para construir: { $n }.
play-tta-about-stages = Etapas, en recursos: { $costs }.
play-tta-about-cost = Acciones militares para jugarla: { $n }.
play-tta-about-gives = Da: { $what }.
play-tta-about-worker = Cada trabajador en ella da: { $what }.
play-tta-fact-food = { $n } de comida
play-tta-fact-resources = { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
}
play-tta-fact-science = { $n } de ciencia
play-tta-fact-culture = { $n } de cultura
play-tta-fact-strength = { $n } de fuerza
play-tta-fact-happiness = { $n ->
    [one] 1 cara sonriente
   *[other] { $n } caras sonrientes
}
play-tta-fact-civil_actions = { $n ->
    [one] 1 acción civil
   *[other] { $n } acciones civiles
}
play-tta-fact-military_actions = { $n ->
    [one] 1 acción militar
   *[other] { $n } acciones militares
}
play-tta-fact-urban_limit = límite de edificios urbanos { $n }
play-tta-fact-blue = { $n ->
    [one] 1 ficha azul
   *[other] { $n } fichas azules
}
play-tta-fact-yellow = { $n ->
    [one] 1 ficha amarilla
   *[other] { $n } fichas amarillas
}
play-tta-fact-colonization = { $n } de colonización
play-tta-fact-hand = { $n } a ambos límites de mano
play-through_the_ages-score-later = Esto es la cultura. Los eventos de la Época III que sigan en los mazos de eventos se puntúan al final de la partida.
play-through_the_ages-rules-act = Una carta cuesta 1, 2 o 3 acciones civiles según su zona; una maravilla, 1 más por cada una que hayas completado. Aumentar la población, construir o modernizar granjas, minas y edificios urbanos, desarrollar, poner líderes, jugar cartas de acción y construir etapas gastan una acción civil; las unidades y las tácticas, una militar. Termina tu turno cuando quieras: entonces produces y robas una carta militar por cada acción militar que te quede.
play-through_the_ages-rules-politics = Una acción política por turno: preparar un evento de tu mano, que además revela el siguiente; jugar una agresión; declarar una guerra; ofrecer o anular un pacto. O pasar.
