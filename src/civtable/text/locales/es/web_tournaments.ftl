### Las páginas de los torneos: la lista, el formulario, seguir uno, organizar.

web-title-tournaments = Torneos
web-title-tournament = Torneo
web-title-new_tournament = Torneo nuevo
web-welcome-tournaments = Torneos
web-welcome-tournaments-about = Participa en uno o crea uno para tus amigos: mesas, rondas y clasificación se hacen solas.

web-tournaments-about = Alguien crea un torneo, la gente participa y los bots lo completan. Las mesas de una ronda se forman en cuanto acaba la anterior.
web-tournaments-open = Inscripción abierta
web-tournaments-open-none = Ninguno ahora. ¡Crea uno!
web-tournaments-running = En juego
web-tournaments-running-none = No se juega ningún torneo.
web-tournaments-over = Terminados
web-tournaments-over-none = Todavía ninguno.
web-tournament-make = Crear un torneo
web-tournament-sign-in = Inicia sesión para participar
web-tournament-needs-account = Para crear un torneo hace falta una cuenta:
web-tournament-entered = { $n } de { $places } plazas ocupadas
web-tournament-by = de { $name }
web-tournament-seats = { $n } por mesa
web-tournament-you-organiser = organizas tú
web-tournament-you-entrant = participas
web-tournament-you-reserve = eres reserva
web-tournament-clock-live = con reloj
web-tournament-clock-days = en varios días
web-tournament-private-badge = solo con enlace

web-tournament-state-open = Inscripción abierta
web-tournament-state-running = En juego
web-tournament-state-over = Terminado
web-tournament-state-cancelled = Cancelado
web-tournament-state-left = se ha ido
web-tournament-state-removed = fuera del torneo
web-tournament-gone = Alguien que ya no está

web-tournament-title = Título (si quieres)
web-tournament-form = Modalidad
web-tournament-at-table = Número por mesa
web-tournament-who-meets = Quién se enfrenta a quién
web-tournament-form-swiss = Suizo
web-tournament-form-swiss-about = En cada ronda se enfrentan los que tienen más o menos los mismos puntos, y nadie queda fuera. Pocas rondas bastan para muchos jugadores.
web-tournament-form-round_robin = Todos contra todos
web-tournament-form-round_robin-about = Todos se enfrentan con todos, de la forma más pareja posible. Ideal para un grupo pequeño; en varios días es una liga.
web-tournament-form-knockout = Eliminatoria
web-tournament-form-knockout-about = Los mejores de cada mesa pasan, los demás quedan fuera, hasta la final.
web-tournament-rounds = Rondas
web-tournament-usual = lo habitual
web-tournament-rounds-about = Las que hacen falta para que haya un solo ganador.
web-tournament-advance = Pasan de cada mesa
web-tournament-advance-n = los { $n } mejores
web-tournament-advance-about = Lo habitual es el mejor; con cuatro por mesa, los dos mejores.
web-tournament-same = Mismo reparto
web-tournament-same-about = Todas las mesas de una ronda empiezan con las mismas cartas y dados. Nadie puede mirar otra mesa hasta que acabe la ronda.
web-tournament-rated = Partidas valoradas
web-tournament-rated-about = Las partidas cuentan para las valoraciones, con las mismas reglas de siempre.
web-tournament-time = Tiempo
web-tournament-entry = Quién puede participar
web-tournament-places = Plazas
web-tournament-places-about = Quien llega después es reserva y puede ocupar la plaza de quien se vaya.
web-tournament-private = Privado: solo lo encuentra quien tiene el enlace
web-tournament-private-about = El torneo no está en la lista.
web-tournament-fill = Bots que completan
web-tournament-fill-n = hasta { $n } plazas
web-tournament-fill-none = ninguno
web-tournament-fill-about = Si participan menos personas, los bots ocupan las demás plazas al empezar.
web-tournament-fill-about-none = Solo participan personas.
web-tournament-levels = Niveles de los bots, por turnos
web-tournament-create = Crear el torneo

web-tournament-now = Lo que te toca ahora
web-tournament-now-enter = Puedes participar: hay una plaza para ti.
web-tournament-now-full = Todas las plazas están ocupadas. Como reserva juegas si queda una libre.
web-tournament-now-sign_in = Con una cuenta puedes participar.
web-tournament-now-in = Estás dentro. Empieza cuando lo inicie quien organiza.
web-tournament-now-table = Tu mesa de la ronda { $n } te espera.
web-tournament-now-waiting-about = Esta página te avisa cuando tu mesa esté lista.
web-tournament-now-bye = Descansas en la ronda { $n }: cuenta como victoria.
web-tournament-now-out = Has quedado fuera. Mira cómo sigue.
web-tournament-now-watch = El torneo está en juego. Puedes seguirlo aquí.
web-tournament-now-reserve = Eres reserva: juegas si queda libre una plaza.
web-tournament-now-left = Has dejado este torneo.
web-tournament-now-removed = Quien organiza te ha retirado.
web-tournament-now-cancelled = Este torneo se canceló. La clasificación es la de ese momento.
web-tournament-now-cancelled_early = Este torneo se canceló antes de empezar.
web-tournament-now-won = ¡Has ganado el torneo!
web-tournament-now-placed = Has quedado en el puesto { $place } de { $n }.
web-tournament-winner = Gana:
web-tournament-to-table = A tu mesa
web-tournament-enter = Participar
web-tournament-enter-reserve = Entrar como reserva
web-tournament-come-back = Volver al torneo
web-tournament-leave = Dejar el torneo
web-tournament-link = Enlace para enviar

web-tournament-round = Ronda { $n }
web-tournament-round-of = Ronda { $n } de { $all }
web-tournament-final = Final
web-tournament-round-over = terminada
web-tournament-round-done = { $n } de { $all } terminadas
web-tournament-table = Mesa { $n }
web-tournament-game-running = se está jugando
web-tournament-game-over = terminada
web-tournament-game-stuck = detenida
web-tournament-game-decided = decidida por quien organiza
web-tournament-byes = Descansa:
web-tournament-goes-on = pasa
web-tournament-bracket = Rondas de la eliminatoria

web-tournament-standings = Clasificación
web-tournament-result = Clasificación final
web-tournament-column-points = Puntos
web-tournament-column-opponents = Rivales
web-tournament-column-wins = Victorias
web-tournament-column-direct = Directo
web-tournament-column-share = Parte
web-tournament-ties = Cómo se ordenan los puestos
web-tournament-ties-about = En cada mesa se ganan hasta 12 puntos, según a cuántos de los demás se supera. Si hay empate, cuentan por este orden:
web-tournament-ties-knockout = Primero cuenta hasta dónde se llegó, luego el puesto en la última mesa y los puntos; si todo es igual, por este orden:
web-tournament-tie-points = Puntos: hasta 12 por mesa, según a cuántos se supera
web-tournament-tie-opponents = Rivales: la media de puntos de todos los rivales que se han tenido
web-tournament-tie-wins = Victorias: partidas ganadas, en solitario o compartidas
web-tournament-tie-direct = Directo: puntos contra quienes siguen empatados
web-tournament-tie-share = Parte: qué parte de todos los puntos de sus partidas se hizo
web-tournament-tie-lot = El sorteo, hecho al principio

web-tournament-entrants = Participantes
web-tournament-nobody = Todavía nadie.
web-tournament-reserves = Reservas
web-tournament-change = Cambiar
web-tournament-replace-by = En lugar de { $name }
web-tournament-organise = Organizar
web-tournament-organise-open = Inícialo cuando estén todos. Después solo se entra como reserva.
web-tournament-organise-running = Las rondas avanzan solas. Para quien se ha ido está «Cambiar» junto al nombre; para una partida que no acaba, «Decidir» en su mesa.
web-tournament-decide = Decidir esta partida
web-tournament-decide-about = Para una partida que no acaba: un puesto para cada cual, iguales si hay empate. Solo cuenta para el torneo.
web-tournament-do-start = Iniciar el torneo
web-tournament-do-cancel = Cancelar el torneo
web-tournament-ask-cancel = ¿Cancelar el torneo? No se juega ninguna ronda más.
web-tournament-do-replace = Sustituir
web-tournament-ask-replace = ¿Poner a { $other } en lugar de { $name }? Los puntos y el puesto se quedan.
web-tournament-do-remove = Retirar
web-tournament-ask-remove = ¿Retirar a { $name } del torneo?
web-tournament-do-decide = Decidir
web-tournament-ask-decide = ¿Decidir la partida de la mesa { $n }? No se puede deshacer.
web-tournament-do-leave = Dejar el torneo
web-tournament-ask-leave = ¿Dejar el torneo? Un bot sigue en tu mesa y no jugarás más rondas.
web-tournament-now-waiting = { $n ->
    [0] Se está formando la ronda siguiente.
    [one] Tu partida de esta ronda ha terminado. Una mesa sigue jugando.
   *[other] Tu partida de esta ronda ha terminado. { $n } mesas siguen jugando.
}
web-tournament-bots-come = { $n ->
    [one] Al empezar completa un bot.
   *[other] Al empezar completan { $n } bots.
}
web-tournament-total = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
web-tournament-ask-start = ¿Empezar con { $n } participantes{ $bots ->
    [0] {""}
    [one] {" "}y un bot
   *[other] {" "}y { $bots } bots
}? Después solo se entra como reserva.
