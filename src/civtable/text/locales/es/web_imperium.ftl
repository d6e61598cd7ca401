### El tablero de Imperium en el navegador.

web-imperium-market = Mercado
web-imperium-unrest-below = Hay un disturbio debajo
web-imperium-main = Mazo principal
web-imperium-exile = Exilio
web-imperium-round = Ronda { $n }
web-imperium-last-round = La partida acaba tras la ronda { $n }
web-imperium-collapse-near = { $n ->
    [one] Queda 1 disturbio: el colapso está cerca
   *[other] Quedan { $n } disturbios: el colapso está cerca
}
web-imperium-actions = Fichas de acción disponibles: { $n }
web-imperium-exhaust = Fichas de agotamiento disponibles: { $n }
web-imperium-exhausted = Agotada
web-imperium-garrisoned = Protegida: { $card }
web-imperium-developments = Zona de desarrollo
web-imperium-nation-of = Nación de { $player }
web-imperium-deck = Mazo
web-imperium-discard = Descarte
web-imperium-history = Historia
web-imperium-nation-deck = Mazo de nación
web-imperium-sunken = Sumergidas
web-imperium-open-piles = Pilas abiertas
web-imperium-pile-deck = En el mazo, en orden desconocido: { $n }
web-imperium-pile-hand_or_deck = En la mano o el mazo: { $n }
web-imperium-pile-discard = En el descarte: { $n }
web-imperium-pile-history = En la historia: { $n }
web-imperium-pile-nation_deck = En el mazo de nación: { $n }
web-imperium-pile-sunken = Sumergidas: { $n }
web-imperium-pile-exile = En el exilio: { $n }
web-imperium-pile-garrison = Protegidas aquí: { $n }
web-imperium-compare = Abrir la nación de { $player }
web-imperium-automa = Automa
web-imperium-die = Dado: { $n }
web-imperium-spaces = Espacios del automa
web-imperium-space-face_down = boca abajo
web-imperium-space-blocked = bloqueado
web-imperium-space-empty = vacío
web-imperium-automa-piles = Mazo { $deck }, descarte { $discard }, historia { $history }, dinastía { $dynasty }
web-imperium-automa-in-play = En juego
web-imperium-automa-turn = El último turno del automa
web-imperium-automa-waits = El automa aún no ha jugado.
web-imperium-tables = Las tablas del automa
web-imperium-tables-open = Tablas
web-imperium-row = Fila { $n }
web-imperium-row-used = Usada para { $card }.
web-imperium-automa-of = Automa ({ $nation })
web-imperium-automa-wins = Gana el automa
web-imperium-collapsed = Colapso: has perdido
web-imperium-ended-scoring = La partida acabó con la puntuación.
web-imperium-ended-collapse = Colapso: la pila de disturbios quedó vacía. Gana quien tiene menos disturbios.
web-imperium-others = Los demás
web-imperium-hand = Tu mano: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
web-imperium-how-act = Toca lo que brilla: una carta de la mano, una carta en juego, una carta del mercado.
web-imperium-unspent = { $n ->
    [one] Queda 1 acción sin usar, y se perdería.
   *[other] Quedan { $n } acciones sin usar, y se perderían.
}
web-imperium-why-market = Las cartas del mercado se consiguen con una carta que permita adquirir o mejorar, o innovando.
web-imperium-why-deck = Se mejora desde un mazo cuando lo dice una carta, o innovando.
web-imperium-why-development = Se desarrolla al volver a barajar cuando el mazo de nación se ha agotado, o cuando lo dice una carta.
web-imperium-why-play = No tiene habilidad de agotamiento: actúa por sí sola, en el momento que indica su símbolo.

web-imperium-figure-material = materiales
web-imperium-figure-population = población
web-imperium-figure-progress = progreso
web-imperium-figure-actions = fichas de acción
web-imperium-figure-exhaust = fichas de agotamiento
web-imperium-figure-hand = cartas en la mano
web-imperium-figure-discard = cartas en el descarte
web-imperium-figure-history = cartas en la historia
web-imperium-figure-in_play = cartas en juego

## The rules behind the questions

web-imperium-rule-act = Activar: cada carta que juegas gasta una ficha de acción, y cada habilidad de agotamiento, una de agotamiento, una vez por carta y turno. O innovar: descarta tu mano y mejora una carta. O rebelarse: devuelve disturbios de tu mano a su pila.
web-imperium-rule-act_on = Cada carta que juegas gasta una ficha de acción, y cada habilidad de agotamiento, una de agotamiento, una vez por carta y turno. Si pasas llega el mantenimiento: pones 1 de progreso en una carta del mercado, recuperas tus fichas, descartas lo que quieras y robas hasta tener cinco cartas.
web-imperium-rule-solstice = Tras el último turno de una ronda todos resuelven las habilidades de solsticio de sus cartas en juego, cada uno en el orden que elija. Son obligatorias, salvo donde la carta dice «puedes».
web-imperium-rule-choose = Realizas exactamente una de las opciones, y solo una que se pueda realizar.
web-imperium-rule-confirm = Lo que una carta dice que puedes hacer, también puedes no hacerlo. Un coste se paga entero antes de su efecto; sin coste no hay efecto.
web-imperium-rule-use = La habilidad solo se puede usar en este momento. Una habilidad de agotamiento gasta una de tus fichas de agotamiento, una vez por carta y turno, también en los turnos de otros.
web-imperium-rule-pay = Un coste se paga entero. 1 de progreso puede valer por 1 de población o por 2 materiales, sin cambio; materiales y población nunca se sustituyen entre sí.
web-imperium-rule-draw_some = Robas de tu mazo de robo. Solo cuando hace falta una carta y el mazo está vacío se baraja tu descarte para formar uno nuevo.
web-imperium-rule-reshuffle = Cuando el mazo de nación se ha acabado, al volver a barajar puedes pagar un desarrollo, que se une al descarte antes de barajarlo y gasta una ficha de agotamiento. Quien desarrolla su última carta desencadena el fin de la partida.
web-imperium-rule-develop = Pagas el coste de la carta de desarrollo, que va a tu descarte. Quien desarrolla su última carta desencadena el fin de la partida.
web-imperium-rule-develop_free = La carta de desarrollo va a tu descarte sin pagar su coste. Quien desarrolla su última carta desencadena el fin de la partida.
web-imperium-rule-acquire = La carta va a tu mano; obtienes sus fichas y tomas también en tu mano el disturbio que tenga debajo. Una carta adquirida del exilio trae un disturbio de la pila, salvo si es una región.
web-imperium-rule-break_through = La carta va a tu mano con sus fichas; el disturbio que tenga debajo vuelve a su pila. O tomas sin verla la carta superior del mazo pequeño de esa clase; si no lo hay, se revelan cartas del mazo principal hasta que una sirva.
web-imperium-rule-play_acquired = Jugarla de inmediato no gasta ficha de acción, pero debe cumplirse todo lo demás que exige jugarla. Si no, se queda en tu mano.
web-imperium-rule-exile_market = Solo se puede exiliar una carta del mercado sin fichas. El disturbio que tenga debajo vuelve a su pila y el espacio se rellena.
web-imperium-rule-place = Las fichas salen del suministro; quien se lleva la carta del mercado las obtiene. Una carta con fichas no se puede exiliar del mercado.
web-imperium-rule-host = La carta protegida queda debajo de la otra mientras esta siga en juego, y cuenta igualmente al final. Si la carta jugada lo dice, la otra repite lo que hace al jugarla.
web-imperium-rule-give = Eliges una carta de tu mano o de tu descarte. Va a la mano del otro jugador y desde entonces es suya.
web-imperium-rule-give_automa = Eliges una carta de tu mano o de tu descarte. Va al descarte del automa y desde entonces es suya.
web-imperium-rule-find = Buscas en la mano, el descarte, el mazo de robo y el mazo de nación, en este orden, salvo que la carta nombre menos. La carta hallada se muestra y los mazos buscados se barajan; la carta de ascensión nunca se encuentra.
web-imperium-rule-fame = La carta va a tu mano sin que los demás la vean; las otras vuelven encima del mazo de fama.
web-imperium-rule-put_back = Las cartas de fama que no te quedas vuelven a la parte superior de su mazo, en el orden que elijas.
web-imperium-rule-free_play = La carta no gasta ficha de acción. Al terminar se descarta, salvo que sea fija y quede en juego o nombre otro lugar.
web-imperium-rule-copy = Usas la habilidad de agotamiento de una carta fija de otro como si fuera tuya: pagas lo que cueste, y la carta del otro no se agota.
web-imperium-rule-declare = Después se revela la carta superior del mazo principal y se compara con la clase que nombraste. Una carta de dos clases vale por cualquiera de ellas.
web-imperium-rule-swap_nation = La carta de la mano queda encima de tu mazo de nación y se unirá a tu descarte cuando toque tomar de él; la que estaba arriba va a tu mano. Los demás no ven ninguna de las dos.
web-imperium-rule-swap_exile = Solo puede volver al mercado una carta de sus clases: región, primitiva, civilizada o tributario. Ocupa el lugar de una carta del mercado.
web-imperium-rule-swap_market = La carta va al exilio. Sus fichas y el disturbio que tenga debajo se quedan en el espacio para la carta nueva.
web-imperium-rule-avoid = Quien evita un ataque ignora todo lo que este le hace. Lo que da al atacante y lo que hace a los demás ocurre igualmente.
web-imperium-rule-avoid_automa = Si evitas el ataque, ignoras todo lo que te hace. Lo demás de la fila del automa ocurre igualmente.
web-imperium-rule-bribe = La carta del otro jugador evita tu ataque si no le entregas el progreso. Aun así puede evitarlo con otra carta; si no lo entregas, ignora el ataque y lo demás ocurre.
web-imperium-rule-restore = La ficha de agotamiento vuelve a tu carta de estado, y la carta en la que estaba puede agotarse otra vez.
web-imperium-rule-pick-discard = Las cartas descartadas quedan en tu descarte hasta que se baraja para formar un nuevo mazo de robo. En el mantenimiento puedes descartar cuantas quieras, o ninguna, antes de robar.
web-imperium-rule-pick-take = La carta va a tu mano.
web-imperium-rule-pick-top = La carta va encima de tu mazo de robo: será la próxima que robes.
web-imperium-rule-pick-history = Una carta en tu historia sale de tu mazo para siempre, pero cuenta al final.
web-imperium-rule-pick-sink = Una carta sumergida sale de tu mazo, pero cuenta al final. Las cartas que protege se descartan.
web-imperium-rule-pick-exile = Una carta exiliada ya no es tuya y no cuenta al final. Queda a la vista en el exilio, de donde algunas cartas pueden sacarla.
web-imperium-rule-pick-return = El disturbio vuelve a su pila; su propio coste no se paga. Si esa pila se agota, llega el colapso.
web-imperium-rule-pick-abandon = Una carta en juego que abandonas va a tu descarte con las cartas que protege. Una carta protegida va sola.
web-imperium-rule-pick-recall = Una carta en juego que recuperas va a tu mano con las cartas que protege. Una carta protegida va sola.
web-imperium-rule-pick-garrison = Una carta protegida queda debajo de otra mientras esta siga en juego: ya no llega a tu mano, pero cuenta al final.
web-imperium-rule-draw_next = Robas las cartas de una en una y puedes parar cuando la has visto. Solo cuando hace falta una carta y el mazo está vacío se baraja tu descarte para formar uno nuevo.
web-imperium-rule-share_unrest = Un efecto da disturbios a varios jugadores y en la pila no hay para todos. Tú dices quién recibe las últimas cartas. Con la última llega el colapso: gana quien menos cartas de disturbio tenga.

## The guided first game

web-imperium-guide-welcome = Llevas una nación bárbara a ser un imperio. Tu mazo es tu pueblo: crece y cambia mientras juegas. Esta lección enseña una ronda de los romanos contra el automa, un rival que juega siguiendo una tabla, y el final de una partida.
web-imperium-guide-deck = Tienes cinco cartas en la mano; el resto espera en tu mazo. Cuando se agota, se baraja el descarte y se le une una carta de tu mazo de nación: así madura tu nación.
web-imperium-guide-actions = En un turno haces una de tres cosas. Normalmente activas: tres acciones, cada una juega una carta, y fichas de agotamiento para las cartas en juego. O innovas: toda tu mano por una buena carta. O te rebelas: devuelves disturbios.
web-imperium-guide-region = Juega Dalmacia, una región: se queda en juego, da población y puede proteger una carta.
web-imperium-guide-garrison = Protege el disturbio: bajo una región ya no estorba en tu mano. Los disturbios restan puntos al final, y si se agota su pila todo colapsa.
web-imperium-guide-conquer = Juega Conquistar para ganar una región del mercado.
web-imperium-guide-acquire = Adquirir: tomas la carta con el disturbio que tenga debajo y sus fichas. Mejorar cuesta más y no trae disturbios. Las regiones no tienen ninguno debajo, así que adquiere.
web-imperium-guide-pay = El progreso puede sustituir a otros recursos, pero vale puntos: paga con población.
web-imperium-guide-market = Toma el Río del mercado.
web-imperium-guide-triumvirate = Juega Triunvirato. Después pasa a tu historia: sale de tu mazo, pero aún cuenta al final.
web-imperium-guide-break = Mejora el Pueblo: su disturbio se queda atrás.
web-imperium-guide-pass = No quedan acciones. Termina tu turno: sigue el mantenimiento.
web-imperium-guide-clean-up = Pon 1 de progreso sobre una carta del mercado: quien tome la carta lo gana. Elige el Paso sagrado.
web-imperium-guide-discard = Puedes descartar cartas antes de robar hasta tener cinco. Estas son buenas: no descartes nada.
web-imperium-guide-automa = El automa ha jugado: tiró su dado, descubrió cartas e hizo lo que dice su tabla. Luego llegó el solsticio, cuando actúan las cartas en juego que lo nombran; aún no tienes ninguna. Esa fue la primera ronda.
web-imperium-guide-prosperity = Tu segundo turno. Juega Prosperidad, la carta que te sustenta.
web-imperium-guide-draw = Primero roba una carta.
web-imperium-guide-population = Ahora elige población: una por cada región en juego.
web-imperium-guide-over = Así continúa: gana cartas, mantén pocos disturbios y deja que tu nación crezca con su mazo hasta ser un imperio; después, desarrolla. Veamos la última ronda de una partida así.
web-imperium-guide-last-round = Ronda 19. Roma es un imperio, y el mazo principal se agotó en la ronda anterior: esta es la última. Cada disturbio resta 2 puntos. Juégalo para librarte de él.
web-imperium-guide-last-unrest = Hay tres maneras de devolverlo. La más barata ahora es 1 de población.
web-imperium-guide-last-pay = Paga con población: cada ficha de progreso es un punto.
web-imperium-guide-last-pass = Lo que tienes cuenta esté donde esté: mano, mazo, descarte, juego o historia. No hace falta más: pasa.
web-imperium-guide-last-place = El mantenimiento, como siempre: pon 1 de progreso sobre Educación.
web-imperium-guide-last-keep = Conserva tus cartas, la Ciudad de Roma pedirá una: no descartes nada. Después el automa juega su último turno.
web-imperium-guide-last-solstice = El último solsticio. La Ciudad de Roma te permite descartar una carta a cambio de algo: acepta.
web-imperium-guide-last-discard = Descarta Prosperidad: en el descarte aún cuenta.
web-imperium-guide-last-population = Elige población: tu carta de poder da 1 punto por cada 2 de población, y con 10 son 5 puntos.
web-imperium-guide-last-count = Se suman el progreso, las cartas, las de puntos variables y la de poder, y se restan los disturbios. En solitario solo ganas con más puntos que el automa. Si se agota la pila de disturbios, la partida colapsa y no se cuentan puntos.
web-imperium-guide-last-win = 82 a 76: ganas. Ahora, una partida de verdad, otra vez con los romanos contra el Cacique, el automa más suave. Lo que brilla se puede hacer; lo que no, te dice por qué si lo pulsas. ¡Suerte!

## Campañas

web-title-campaign = Campañas
web-play-campaign = Campaña
web-campaign-about = Una serie de partidas en solitario contra el automa, con una sola nación. Tras cada victoria sube el nivel, y una carta entra en tu mazo inicial o sale de él. Cinco victorias ganan la campaña; la cuarta derrota la acaba.
web-campaign-new = Empezar una campaña
web-campaign-yours = Tus campañas
web-campaign-begin = Empezar
web-campaign-file = Seguir con una campaña de un archivo
web-campaign-file-about = El archivo que guarda la terminal, o uno guardado aquí. Si está dañado se rechaza.
web-campaign-open = Abrir
web-campaign-sheet = Hoja de registro
web-campaign-save = Guardar como archivo
web-campaign-save-about = Una partida en curso no está en el archivo.
web-campaign-play = Empezar la partida
web-campaign-continue = Seguir jugando
web-campaign-deck = Tu mazo inicial
web-campaign-back = A la hoja de registro
web-campaign-mode = Tipo de campaña
web-campaign-name = Tu nombre
web-campaign-wins-losses = Victorias: { $wins }, derrotas: { $losses }
web-campaign-no-games = Aún no se ha jugado ninguna partida.
web-campaign-choose = Elegir este cambio

## What the confirmation of several things says

web-imperium-several-pick-discard = { $n ->
    [0] No descartar nada
    [one] Descartar 1 carta
   *[other] Descartar { $n } cartas
}
web-imperium-several-pick-take = { $n ->
    [0] No tomar nada
    [one] Tomar 1 carta
   *[other] Tomar { $n } cartas
}
web-imperium-several-pick-top = { $n ->
    [0] Nada sobre el mazo
    [one] 1 carta sobre el mazo
   *[other] { $n } cartas sobre el mazo
}
web-imperium-several-pick-history = { $n ->
    [0] Nada a la historia
    [one] 1 carta a la historia
   *[other] { $n } cartas a la historia
}
web-imperium-several-pick-sink = { $n ->
    [0] No sumergir nada
    [one] Sumergir 1 carta
   *[other] Sumergir { $n } cartas
}
web-imperium-several-pick-exile = { $n ->
    [0] No exiliar nada
    [one] Exiliar 1 carta
   *[other] Exiliar { $n } cartas
}
web-imperium-several-pick-return = { $n ->
    [0] No devolver nada
    [one] Devolver 1 disturbio
   *[other] Devolver { $n } disturbios
}
web-imperium-several-pick-abandon = { $n ->
    [0] No abandonar nada
    [one] Abandonar 1 carta
   *[other] Abandonar { $n } cartas
}
web-imperium-several-pick-recall = { $n ->
    [0] No recuperar nada
    [one] Recuperar 1 carta
   *[other] Recuperar { $n } cartas
}
web-imperium-several-pick-garrison = { $n ->
    [0] No proteger nada
    [one] Proteger 1 carta
   *[other] Proteger { $n } cartas
}
web-imperium-several-put_back = { $n ->
    [0] No devolver nada
    [one] Devolver 1 carta
   *[other] Devolver { $n } cartas
}
