### Las páginas del navegador; los tableros de los juegos, al final.

## Titles and navigation

web-title-welcome = Bienvenida
web-title-lobby = Sala
web-title-new = Mesa nueva
web-title-table = Mesa
web-title-your_turn = Te toca
web-title-replay = Repetición
web-title-verify = Azar limpio
web-title-import = Abrir una partida guardada
web-title-account = Cuenta
web-title-settings = Ajustes
web-title-guide = Primera partida guiada
web-title-not_found = Aquí no hay nada
web-not_found-about = Esta dirección no es de ninguna página.
web-nav-home = Al inicio
web-nav-label = Páginas
web-nav-menu = Menú
web-nav-lobby = Sala
web-nav-new = Mesa nueva
web-nav-import = Abrir partida
web-nav-account = Cuenta
web-nav-settings = Ajustes
web-skip-main = Ir al contenido
web-loading = Un momento…
web-close = Cerrar
web-copy = Copiar
web-copied = Copiado
web-copy-selected = Seleccionado: cópialo ahora
web-share = Compartir
web-error-unreachable = No se puede conectar con el servidor. Inténtalo dentro de un momento.
web-error-unknown = El servidor no ha dicho por qué ha fallado.

## Welcome

web-welcome-title = Siéntate, la mesa está puesta
web-welcome-about = Juegos de civilizaciones con todas sus reglas: contra bots que juegan limpio, con amigos dondequiera que estén o juntos ante una pantalla. Sin cuenta y sin instalar nada.
web-welcome-choose = Elige un juego
web-welcome-friends = Con amigos
web-welcome-friends-about = Crea una mesa y envía a cada amigo el enlace de un asiento.
web-welcome-lobby = Con otros
web-welcome-lobby-about = Ocupa un asiento libre o mira una partida en juego.
web-welcome-rules = Mirar de nuevo
web-welcome-rules-about = Tus partidas acabadas se guardan: míralas jugada a jugada, sigue desde cualquier posición o abre una partida guardada.
web-welcome-affiliation = civtable no está vinculado a los autores ni a las editoriales de estos juegos. Todas las imágenes y los textos son propios.
web-play-against = Qué fuerza tienen los rivales
web-play-now = Jugar ya
web-play-choose = Elegir jugadores y reglas
web-guide-first = ¿Primera vez? Cinco minutos con una guía
web-first-table-stone_age = Tú y dos bots.
web-first-table-through_the_ages = Tú y dos bots, la edición de 2015.
web-first-table-imperium = En solitario con los romanos contra el automa.
web-guide-begin = Aprender jugando

## Lobby

web-lobby-yours = Tus mesas
web-lobby-open = Esperan jugadores
web-lobby-open-none = Ninguna mesa espera jugadores ahora. ¡Crea una!
web-lobby-running = En juego
web-lobby-running-none = Ahora no se juega nada en público.
web-lobby-made = desde { $when }
web-lobby-changed = última jugada { $when }
web-lobby-round = Ronda { $n }
web-lobby-age = Época { $age }, ronda { $n }
web-lobby-turn = le toca a { $player }
web-finished = Partidas acabadas
web-finished-none = Aquí quedan las partidas que acabes en este navegador, para verlas otra vez.
web-finished-more = Mostrar más
web-sit = Sentarse
web-watch = Mirar
web-look = Ver
web-resume = Seguir
web-seat-open = libre
web-your-name = Tu nombre
web-name = Nombre
web-you = tú

## A new table

web-new-game = Juego
web-new-seats = Jugadores
web-new-count = Número de jugadores
web-new-seats-hint = La partida empieza cuando no queda ningún asiento libre.
web-new-who = Quién juega con { $seat }
web-new-who-me = yo
web-new-who-here = otro jugador en esta pantalla
web-new-who-friend = un amigo que recibe un enlace
web-new-who-open = libre para cualquiera
web-new-name = Nombre de { $seat }
web-new-settings = Reglas
web-new-title = Título de la mesa (si quieres)
web-new-takeover = Si alguien se ausenta, sigue un bot
web-new-takeover-never = nunca
web-new-takeover-300 = a los 5 minutos
web-new-takeover-3600 = al cabo de una hora
web-new-takeover-86400 = al cabo de un día
web-new-private = Privada: solo la encuentra quien tiene un enlace
web-new-all = Comparar todas
web-new-gone = Ya no es posible: { $value }.
web-new-private-about = La mesa no aparece en la sala; los amigos entran con sus enlaces.
web-new-takeover-about-never = La partida espera lo que haga falta.
web-new-takeover-about-later = Un bot hace las jugadas de quien falte tanto; quien vuelve sigue jugando.
web-new-create = Crear la mesa
web-waiting-about = La mesa espera hasta que se ocupen todos los asientos.
web-links = Enlaces para enviar
web-links-table = Este enlace muestra la mesa a cualquiera: para ocupar un asiento libre o para mirar.
web-links-seats = Cada uno de estos enlaces es un asiento. Dáselo a un solo amigo.
web-links-seat = Enlace para { $seat }
web-invite = { $n ->
    [one] Envía este enlace a tu amigo
   *[other] Envía a cada amigo su enlace
}
web-invite-code = Enlace para { $seat } como código QR
web-invite-how = Copia o comparte el enlace, o que tu amigo apunte el móvil al código. El primero que lo abre ocupa el asiento.
web-reach-here = A este servidor solo se conecta este ordenador: en otros dispositivos los enlaces no abren nada. Para abrirlo a la red local, páralo y arráncalo como antes, añadiendo esto (si era solo ./play: ./play serve y esto); las mesas siguen ahí.
web-reach-address = Ábrelo después en { $address }: tus enlaces empezarán así.
web-reach-unknown = Los enlaces empiezan por { $address }, que solo abre este ordenador. Abre esta página en la dirección por la que otros llegan a este servidor: tus enlaces empezarán así.
web-waiting-gather = La partida empieza cuando todos están sentados y listos.
web-ready = listo
web-ready-say = Estoy listo
web-ready-not_yet = Todavía no
web-ready-waits = aún no está listo
web-seat-expected = aún no ha llegado

## The table

web-status = Qué se pregunta
web-status-your_turn = Te toca:
web-status-waits = { $player } está eligiendo.
web-status-waits_absent = Se espera a { $player }, que no está.
web-status-bot_thinks = { $player } (bot) está pensando.
web-status-waiting_players = Se esperan jugadores.
web-status-over = La partida ha terminado.
web-here = aquí
web-away = fuera
web-substitute = fuera, juega un bot
web-asked = le toca ahora
web-connection-lost = Se ha perdido la conexión. Se está restableciendo; no se pierde nada.
web-tab-table = Mesa
web-tab-mine = Lo mío
web-tab-rivals = Rivales
web-tab-log = Crónica
web-tab-chat = Charla
web-tab-calls = (hay algo que hacer)
web-side = Opciones, crónica y charla
web-generic-board = La posición en esquema
web-options = Opciones
web-options-open = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
web-options-count = { $n } a la vista
web-options-filter = Buscar una opción
web-options-none = Ninguna opción tiene esas palabras.
web-options-not_now = Tus opciones aparecen aquí cuando te toque.
web-options-watching = Estás mirando: ves lo que puede ver cualquiera.
web-code = Código
web-code-play = Jugar
web-why-not = ¿Por qué no?
web-why-possible = Eso se puede hacer ahora.
web-skip = Saltar ({ $n })
web-follow = Lo que hacen los demás
web-follow-nothing = Aquí se cuenta lo que pasa en la mesa.
web-again = Otra vez
web-again-about = Ver otra vez lo que ha pasado desde mi último turno
web-again-step = { $n } de { $most }
web-again-now = Volver al presente
web-told-before = { $n ->
    [one] 1 jugada antes.
   *[other] { $n } jugadas antes.
}
web-undo = Deshacer
web-undo-steps = Lo que se puede deshacer
web-undo-step = Deshacer: { $what }
web-undo-told = { $player } ha deshecho una jugada: tu turno aún no ha empezado.
web-undo-anew = Deshacer, con dados nuevos
web-undo-ask = Pedir deshacer
web-undo-asked = { $player } pide volver a la jugada { $ply }.
web-undo-accept = Aceptar
web-undo-refuse = Rechazar
web-undo-waiting = Has pedido deshacer. Falta el acuerdo de: { $players }.
web-log = Lo que ha pasado
web-log-empty = Aún no ha pasado nada.
web-log-go = Ver la jugada { $ply }
web-chat = Charla en la mesa
web-chat-empty = Aún no ha hablado nadie.
web-chat-say = Di algo
web-chat-send = Enviar
web-curtain-title = Pasa la pantalla a { $player }
web-curtain-about = Todavía no hay en la página nada que solo { $player } pueda ver.
web-curtain-open = Soy { $player }
web-menu = Menú de la mesa
web-menu-rename = Cambiar nombre
web-menu-rethink = Deshacer también lo que dados y cartas han mostrado; el azar es nuevo entonces
web-menu-leave = Dejar la mesa: sigue un bot
web-menu-leave-sure = El bot ocupa tu asiento para siempre. ¿Dejar la mesa?
web-menu-leave-level = El nivel del bot
web-menu-leave-yes = Dejar la mesa
web-menu-leave-no = Quedarme

## The end

web-result-wins = Gana { $player }
web-result-shared = { $players } comparten la victoria
web-result-table = Puntos por origen
web-result-source = Puntos de
web-result-total = Total
web-result-rank = Puesto
web-result-again = Ver la partida de nuevo
web-result-board = Ver el tablero
web-result-open = Resultado
web-result-rematch = Jugar otra vez
web-result-reseat = En otros asientos
web-reseat-about = Del primer jugador al último.
web-reseat-earlier = { $player } antes
web-reseat-later = { $player } después
web-reseat-lot = Sortear
web-reseat-same = Como antes
web-result-follow = Unirse a la siguiente
web-result-watch_next = Mirar la siguiente
web-chart-rounds = Puntos tras cada ronda
web-chart-plies = Puntos a lo largo de la partida
web-chart-round = Ronda
web-chart-ply = Jugada
web-record-save = Guardar la partida
web-scenario-save = Guardar la posición
web-scenario-known = Un archivo de escenario con la posición tal como la conoces: las cartas que no puedes conocer se reparten de nuevo.

## Replay, records, proof

web-replay-ply = Jugada { $ply } de { $most }
web-replay-chooses = Le toca elegir a { $player }.
web-replay-back = Volver a la mesa
web-replay-result = Al resultado
web-replay-controls = Pasos
web-replay-slider = Jugada que se muestra
web-replay-first = Al principio
web-replay-prev = Una jugada atrás
web-replay-next = Una jugada adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-keys = Teclas
web-keys-walk = recorren lo que brilla
web-keys-choose = elige; otra vez, o el botón de al lado, envía
web-keys-back = vuelve atrás: ya no hay nada elegido
web-keys-undo = deshace el último paso
web-keys-tab = lleva a todo lo demás de la página
web-keys-help = muestra estas teclas
web-keys-step = una jugada atrás, una adelante
web-keys-play = reproduce y pausa
web-keys-ends = al principio, al final
web-branch = Seguir desde aquí
web-branch-seat = Visto y jugado como
web-branch-level = Los bots
web-import-about = Un archivo guarda una partida entera: sus reglas, su azar y cada decisión. Una terminada se abre como repetición; una sin terminar se sigue contra bots. Un archivo de escenario se abre como mesa en su posición, contra bots.
web-import-file = Archivo de la partida
web-import-text = O pégalo aquí
web-file-choose = Elegir un archivo
web-file-none = Aún no hay archivo elegido
web-import-go = Abrir
web-verify-about = Antes de la primera jugada, el servidor fijó todo lo que traería el azar y mostró su huella. Tras la última muestra el secreto mismo: quien tiene ambos puede comprobar que ningún dado ni carta se eligió después.
web-verify-holds = Es correcto: esta semilla tiene esa huella.
web-verify-fails = No es correcto: esta semilla tiene otra huella.
web-verify-later = La partida sigue en juego; la semilla se muestra al final.
web-verify-commitment = Huella, desde el principio
web-verify-seed = Semilla
web-verify-secret = secreta hasta el final
web-verify-digest = Huella de la posición final
web-verify-yourself = No hace falta que creas a esta página. Guarda la partida y compruébala entera en tu ordenador:
web-verify-back = Volver a la mesa

## Account and settings

web-account-about = Nadie necesita una cuenta para jugar. Con ella encuentras tus partidas y resultados en cualquier dispositivo.
web-account-password = Contraseña
web-account-password-hint = Al menos 8 caracteres.
web-account-in = Entrar
web-account-new = Cuenta nueva
web-account-out = Salir
web-account-statistics = Estadísticas
web-account-tables = Tus partidas
web-account-your_turn = te toca
web-account-result = puesto { $rank }, { $total } puntos
web-account-no_games = Aún no hay partidas terminadas.
web-account-game = Juego
web-account-played = Jugadas
web-account-won = Ganadas
web-account-average = Media
web-account-best = Mejor
web-account-delete = Borrar esta cuenta
web-account-delete-about = La cuenta, sus sesiones y su lista de partidas se borran al momento y para siempre. Las partidas siguen en sus mesas.
web-account-delete-yes = Borrar para siempre
web-language = Idioma
web-theme = Tema
web-theme-system = como el sistema
web-theme-day = mesa de día
web-theme-night = mesa de noche
web-motion = Movimiento
web-motion-system = como el sistema
web-motion-full = las piezas se mueven
web-motion-calm = tranquilo
web-speed = Jugadas de los demás
web-speed-slow = lentas
web-speed-normal = normales
web-speed-fast = rápidas
web-speed-none = todas de una vez
web-sound = Sonidos: mi turno, dados, cartas, batalla, final
web-volume = Volumen
web-notify = Un aviso cuando me toque y mire a otra parte
web-notify-denied = El navegador no permite avisos de esta página.
web-settings-here = Todo esto se queda en este navegador.
web-title-credits = Créditos
web-credits-drawings = Los dibujos de las cartas vienen de Game-icons. Los hemos cambiado: dos tonos, varios juntos, líneas más simples. Los dibujaron:
web-credits-count = { $n ->
    [one] 1 dibujo
   *[other] { $n } dibujos
}
web-account-forgot = He perdido la contraseña
web-account-forgot-about = Tu código de recuperación abre la cuenta una vez. Eliges una contraseña nueva, se cierran todas las sesiones y recibes un código nuevo.
web-account-recover = Guardar la contraseña nueva
web-account-code = Código de recuperación
web-account-code-about = Apunta este código y guárdalo bien: solo se muestra ahora. Si alguna vez pierdes la contraseña, este código, y solo él, abre tu cuenta una vez.
web-account-code-done = Ya lo he apuntado
web-account-code-new = Código de recuperación nuevo
web-account-code-new-about = Si no tienes código de recuperación o lo has perdido, crea uno nuevo. El anterior ya no abrirá nada.
web-account-code-new-yes = Crear un código nuevo
web-account-password-now = Contraseña actual
web-account-password-new = Contraseña nueva
web-account-change = Cambiar la contraseña
web-account-change-about = Aquí sigues con la sesión iniciada; en los demás sitios se cierra.
web-account-change-yes = Cambiarla
web-account-changed = La contraseña ha cambiado.
web-account-sessions = Dónde has iniciado sesión
web-account-session-this = este navegador
web-account-session-unknown = navegador desconocido
web-account-session-end = Terminar
web-account-session-end-others = Terminar todas las demás

## The guided first game

web-guide-step = Paso { $n } de { $most }
web-guide-next = Siguiente
web-guide-back = Atrás
web-guide-real = Jugar una partida de verdad
web-guide-leave = Salir de la lección
web-guide-others = Juegan los demás.
web-guide-do = Hazlo en el tablero o con este botón:
web-guide-not_now = Buena idea para más tarde. En esta lección hacemos lo que dice el texto.

## Tables that stand still, seats that change hands

web-status-problem = Esta mesa está parada.
web-problem-damaged = Esta mesa tiene un problema; se puede descargar la partida hasta aquí.
web-problem-pinned = Esta mesa empezó con otras reglas y se queda como está; se puede descargar la partida hasta aquí.
web-problem-operator = Quien lleva este servidor ha parado esta mesa; se puede descargar la partida hasta aquí.
web-problem-ply = La partida es válida hasta la jugada { $ply }.
web-problem-download = Descargar la partida
web-problem-continue = Seguir desde esta posición con las reglas actuales
web-replay-archived = Esta partida se jugó con otras reglas: no se puede recorrer jugada a jugada. Se conservan su final y su crónica.
web-chat-watching = (mira)
web-seat-friend = se espera a un amigo; hasta entonces puede jugar quien creó la mesa
web-seat-taken = Este asiento ya se ocupó con su enlace. Estás mirando.
web-seat-lost = Este asiento ya no es tuyo: se dejó o lo ocupó otra persona. Estás mirando.
web-status-waits_friend = { $player } es un amigo que aún no ha llegado; hasta entonces puede jugar este asiento quien creó la mesa.
web-links-used = El amigo ha llegado; este enlace ya no vale.
web-links-play = Jugar este asiento aquí hasta que llegue el amigo

## Several things that are chosen together

web-several-full = No más de { $most }: primero quita una.
web-several-less = Una menos: { $what }
web-several-more = Una más: { $what }
web-several-clear = Quitar todo
web-several-confirm = Confirmar ({ $n })

## Lo que se pregunta una vez más, y lo que se hace sin preguntar

web-doubt-no = Volver
web-doubt-never = No preguntar más
web-ask-end = Preguntar antes de acabar mi turno con acciones sin usar
web-pass-alone = Pasar por mí cuando no se puede hacer nada más
web-resign-sure = Abandonas esta partida para siempre, y sigue sin ti. ¿Abandonar?
web-resign-later = Solo se puede abandonar al empezar el turno propio. Se hará entonces; hasta ese momento puedes cambiar de idea.
web-resign-waits = Abandonarás cuando empiece tu turno.
web-resign-withdraw = Seguir jugando
