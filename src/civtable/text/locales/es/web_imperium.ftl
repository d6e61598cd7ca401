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
web-imperium-garrisoned = Guarnición: { $card }
web-imperium-developments = Área de desarrollo
web-imperium-nation-of = Nación de { $player }
web-imperium-deck = Mazo
web-imperium-discard = Descarte
web-imperium-history = Historia
web-imperium-nation-deck = Mazo de nación
web-imperium-sunken = Hundidas
web-imperium-pile-deck = En el mazo, en orden desconocido: { $n }
web-imperium-pile-hand_or_deck = En la mano o el mazo: { $n }
web-imperium-pile-discard = En el descarte: { $n }
web-imperium-pile-history = En la historia: { $n }
web-imperium-pile-nation_deck = En el mazo de nación: { $n }
web-imperium-pile-sunken = Hundidas: { $n }
web-imperium-pile-exile = En el exilio: { $n }
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
web-imperium-hand = Tu mano: { $n } cartas
web-imperium-how-act = Toca lo que brilla: una carta de la mano, una carta en juego, una carta del mercado.

web-imperium-figure-material = materiales
web-imperium-figure-population = población
web-imperium-figure-progress = progreso
web-imperium-figure-actions = fichas de acción
web-imperium-figure-exhaust = fichas de agotamiento
web-imperium-figure-hand = cartas en la mano
web-imperium-figure-discard = cartas en el descarte
web-imperium-figure-history = cartas en la historia
web-imperium-figure-in_play = cartas en juego

## The guided first game

web-imperium-guide-welcome = Llevas una nación bárbara a ser un imperio. Tu mazo es tu pueblo: crece y cambia mientras juegas. Esta primera partida enseña un turno de los romanos contra el automa, un rival que juega siguiendo una tabla.
web-imperium-guide-deck = Tienes cinco cartas en la mano; el resto espera en tu mazo. Cuando se agota, se baraja el descarte y se le une una carta de tu mazo de nación: así madura tu nación.
web-imperium-guide-actions = En un turno normalmente activas: tres acciones, cada una juega una carta, y fichas de agotamiento para las cartas en juego.
web-imperium-guide-region = Juega Dalmacia, una región: se queda en juego, da población y puede acoger una carta como guarnición.
web-imperium-guide-garrison = Pon el disturbio de guarnición: bajo una región ya no estorba en tu mano. Los disturbios restan puntos al final, y si se agota su pila todo colapsa.
web-imperium-guide-conquer = Juega Conquistar para ganar una región del mercado.
web-imperium-guide-acquire = Adquirir: tomas la carta con el disturbio que tenga debajo y sus fichas. Mejorar cuesta más y no trae disturbios. Las regiones no tienen ninguno debajo, así que adquiere.
web-imperium-guide-pay = El progreso puede sustituir a otros recursos, pero vale puntos: paga con población.
web-imperium-guide-market = Toma el Río del mercado.
web-imperium-guide-triumvirate = Juega Triunvirato. Después pasa a tu historia: sale de tu mazo, pero aún cuenta al final.
web-imperium-guide-break = Mejora el Pueblo: su disturbio se queda atrás.
web-imperium-guide-pass = No quedan acciones. Pasa: sigue el mantenimiento.
web-imperium-guide-clean-up = Pon un progreso sobre una carta del mercado: quien tome la carta lo gana. Elige el Paso sagrado.
web-imperium-guide-discard = Puedes descartar cartas antes de robar hasta tener cinco. Estas son buenas: pasa.
web-imperium-guide-automa = El automa ha jugado: tiró su dado, descubrió cartas e hizo lo que dice su tabla. La crónica cuenta cada paso y por qué.
web-imperium-guide-prosperity = Tu segundo turno. Juega Prosperidad, la carta que te sustenta.
web-imperium-guide-draw = Primero roba una carta.
web-imperium-guide-population = Ahora elige población: una por cada región en juego.
web-imperium-guide-over = Así continúa: gana cartas, mantén pocos disturbios y deja que tu nación crezca con su mazo hasta ser un imperio; después, desarrolla. Al final cuentan las cartas, el progreso y la historia. ¡Suerte!

## Campañas

web-title-campaign = Campañas
web-play-campaign = Campaña
web-campaign-about = Una serie de partidas en solitario contra el automa, con una sola nación. Tras cada victoria sube el nivel, y una carta entra en tu mazo inicial o sale de él. Cinco victorias ganan la campaña; la cuarta derrota la acaba.
web-campaign-new = Empezar una campaña
web-campaign-yours = Tus campañas
web-campaign-begin = Empezar
web-campaign-file = Seguir con una campaña de un archivo
web-campaign-file-about = El archivo que guarda el terminal, o uno guardado aquí. Si está dañado se rechaza.
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
web-campaign-wins-losses = { $wins } victorias, { $losses } derrotas
web-campaign-no-games = Aún no se ha jugado ninguna partida.
web-campaign-choose = Elegir este cambio
