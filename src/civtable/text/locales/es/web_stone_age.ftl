### The board of Stone Age in the browser.

## Tracks, places and players

web-stone_age-round = Ronda { $n }
web-stone_age-start = Jugador inicial
web-stone_age-food-track = Registro de comida
web-stone_age-score = Puntuación
web-stone_age-tracks = Ronda y registros
web-stone_age-landscape = Lugares
web-stone_age-market = Construcciones y cartas
web-stone_age-rivals = Los demás jugadores
web-stone_age-board-of = Tablero de { $player }
web-stone_age-compare = { $player }: abrir el tablero entero
web-stone_age-yield = los dados divididos entre { $n } dan { $good }
web-stone_age-yield-field = un paso más en el registro de comida
web-stone_age-yield-hut = dos personas, una persona más
web-stone_age-yield-tool_maker = una herramienta más
web-stone_age-worth-head = si acabara ahora
web-stone_age-smallest-stack = En el montón de construcciones más pequeño { $n ->
    [one] queda 1 loseta
   *[other] quedan { $n } losetas
}
web-stone_age-room = { $n ->
    [0] No queda sitio en esta ronda
    [one] Sitio para 1 persona más
   *[other] Sitio para { $n } personas más
}
web-stone_age-room-any = Sitio para cualquier número de personas
web-stone_age-room-closed = Nadie más puede venir aquí en esta ronda
web-stone_age-stands = { $player } { $n }
web-stone_age-standing = Aquí: { $who }
web-stone_age-can = Se puede elegir
web-stone_age-empty = vacío
web-stone_age-left = { $n ->
    [one] queda 1 loseta
   *[other] quedan { $n } losetas
}
web-stone_age-deck = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
}
web-stone_age-new-cards = { $n ->
    [one] 1 carta nueva.
   *[other] { $n } cartas nuevas.
}
web-stone_age-kinds = { $n ->
    [one] de 1 clase
   *[other] de { $n } clases
}

## Gestures

web-stone_age-place-n = Colocar { $n }
web-stone_age-fewer = Una persona menos
web-stone_age-more = Una persona más
web-stone_age-less-of = Menos { $good }
web-stone_age-more-of = Más { $good }
web-stone_age-rest = quedan { $n }
web-stone_age-then = luego { $n }
web-stone_age-pay = Pagar { $n }
web-stone_age-leave = Dejarla
web-stone_age-bring-home = Que vuelva a casa
web-stone_age-cannot-pay = No puedes pagarlo: tu persona vuelve a casa sin nada.
web-stone_age-back = Volver
web-stone_age-price = { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
}
web-stone_age-price-range = de { $least } a { $most } recursos
web-stone_age-price-fixed = Exactamente este precio
web-stone_age-get = Tomar { $goods }
web-stone_age-next-at = { $n } más para otra unidad
web-stone_age-dice = Dados: { $faces }
web-stone_age-others-dice = { $player } mira los dados
web-stone_age-pick = Juego de dados
web-stone_age-pick-one = Elige un dado
web-stone_age-feed = { $n ->
    [one] Falta 1
   *[other] Faltan { $n }
} de comida
web-stone_age-starve = Pasar hambre: −{ $n } puntos
web-stone_age-take = Tomar { $n }
web-stone_age-any-two = 2 recursos a elegir

## Players' boards

web-stone_age-store = Provisiones
web-stone_age-tools = Herramientas
web-stone_age-no-tools = Aún sin herramientas
web-stone_age-tool = Herramienta de valor { $n }
web-stone_age-tool-used = Herramienta de valor { $n }, usada esta ronda
web-stone_age-tool-once = Herramienta extra de valor { $n }
web-stone_age-at-home = { $n } de { $all } personas en casa
web-stone_age-fed = Comida para todos: comen { $people }, los campos dan { $track }
web-stone_age-short = { $n ->
    [one] Falta 1
   *[other] Faltan { $n }
} de comida esta ronda
web-stone_age-buildings = Construcciones
web-stone_age-cards-held = Cartas; símbolos verdes diferentes: { $n }
web-stone_age-worth = Si la partida acabara ahora: { $n } puntos
web-stone_age-worth-short = { $n } si acabara ahora

## Cards and buildings explained

web-stone_age-now-dice_for_all = Ahora: se tiran tantos dados como jugadores. Tú tomas uno primero: 1 madera, 2 ladrillo, 3 piedra, 4 oro, 5 una herramienta, 6 el registro de comida.
web-stone_age-now-food = Ahora: esta comida.
web-stone_age-now-resource = Ahora: estos recursos.
web-stone_age-now-roll_for_resource = Ahora: tira dos dados por este recurso; las herramientas ayudan.
web-stone_age-now-victory_points = Ahora: estos puntos.
web-stone_age-now-tool = Ahora: una herramienta.
web-stone_age-now-food_track = Ahora: un paso más en el registro de comida.
web-stone_age-now-draw_card = Ahora: la primera carta del mazo; solo cuenta su mitad de abajo.
web-stone_age-now-one_use_tool = Ahora o después: una herramienta de este valor, para una tirada.
web-stone_age-now-any_two_resources = Ahora o después: dos recursos a elegir de la reserva.
web-stone_age-end-green = Al final: los símbolos verdes diferentes valen su número al cuadrado.
web-stone_age-end-farmer = Al final: cada granjero puntúa tu registro de comida.
web-stone_age-end-tool_maker = Al final: cada fabricante de herramientas puntúa el valor de tus herramientas.
web-stone_age-end-hut_builder = Al final: cada fabricante de cabañas puntúa tus construcciones.
web-stone_age-end-shaman = Al final: cada brujo puntúa tus personas.
web-stone_age-tile-fixed = Puntos al momento, y una construcción para tus fabricantes de cabañas.
web-stone_age-tile-free = Vale lo que pagas: madera 3, ladrillo 4, piedra 5, oro 6 cada uno.

## The guided first game

web-stone_age-guide-welcome = Diriges una tribu de la Edad de Piedra. En cada ronda envías a tu gente, después trabajan y al final todos comen. Las construcciones y las cartas dan puntos, y gana quien más tenga.
web-stone_age-guide-people = Estas son tus personas: cinco al empezar. Encima están tus provisiones; para esta lección hay en ellas algo de madera, ladrillo y comida y, al lado, una herramienta.
web-stone_age-guide-forest = Por turnos, cada jugador envía personas a un lugar. Te hace falta madera. Elige el bosque, pon el número en 2 y confirma.
web-stone_age-guide-card = Azul ha ido a la cabaña, donde de dos personas salen tres. Ahora ocupa esta carta: costará un recurso, como dice el número de arriba.
web-stone_age-guide-building = Azul trabaja ahora en el campo: ese lugar está ocupado esta ronda. Esta construcción cuesta 2 maderas y 1 ladrillo y da 10 puntos. Envía a alguien.
web-stone_age-guide-hunt = Tu última persona va de caza. En los campos de caza siempre hay sitio.
web-stone_age-guide-roll = Todos están fuera; ahora trabajan, en el orden que quieras. Tira en el bosque: un dado por persona, y cada 3 puntos de los dados son 1 madera.
web-stone_age-guide-tools = 8 puntos dan 2 maderas. Pero tienes una herramienta: actívala, y con 9 puntos son 3. Cada herramienta ayuda una vez por ronda.
web-stone_age-guide-buy = Ya puedes pagar la carta. Elígela: sirve cualquier recurso, y el más barato ya está preparado.
web-stone_age-guide-pay = Con más y menos cambias lo que pagas. Aquí basta con lo que está preparado; confirma.
web-stone_age-guide-build = La mitad de arriba de la carta ha funcionado al momento: tu registro de comida ha subido. Ahora la construcción: pide exactamente 2 maderas y 1 ladrillo.
web-stone_age-guide-food = ¡Diez puntos! Falta tu cazador: tira por comida, cada 2 puntos de los dados son 1.
web-stone_age-guide-feed = Al final de la ronda cada persona come 1 de comida. Tus campos han dado 1, y aún falta 1. Un recurso puede sustituirla; pasar hambre costaría 10 puntos.
web-stone_age-guide-score = Las cartas verdes cuentan al final: los símbolos diferentes valen su número al cuadrado, los ocho 64 puntos. Las personas de las cartas de arena multiplican campos, herramientas, construcciones o personas.
web-stone_age-guide-end = Eso ha sido una ronda. La siguiente la empieza Azul. Así se sigue hasta que se vacía un montón de construcciones o faltan cartas. Veamos un final así.
web-stone_age-guide-last-round = Diez rondas después. En este montón queda una loseta: cuando alguien se la lleve, esta ronda será la última. Tu persona está ahí, así que construye.
web-stone_age-guide-last-pay = Esta construcción pide 1 ladrillo, 1 piedra y 1 oro, y da 15 puntos. Confirma.
web-stone_age-guide-last-hunt = El montón está vacío, pero la ronda se juega hasta el final, también la alimentación. Caza para la última comida.
web-stone_age-guide-last-tools = 7 puntos dan 3 de comida, y basta: la comida que sobra no vale nada al final. No uses herramientas.
web-stone_age-guide-last-green = Ahora cuentan las cartas. Tienes cuatro símbolos diferentes: 4 por 4 son 16 puntos.
web-stone_age-guide-last-sand = Dos granjeros por 4 en el registro de comida son 8 puntos; un fabricante de cabañas por 5 construcciones, 5. Cada recurso que queda vale 1.
web-stone_age-guide-last-win = 110 a 87: ganas. Ahora, una partida de verdad. Lo que brilla se puede hacer; lo que no, te dice por qué si lo pulsas. ¡Suerte!
