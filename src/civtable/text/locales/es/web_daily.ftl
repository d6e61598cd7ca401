### The pages of daily deals and of statistics.

## Daily deals

web-title-daily = El reparto de hoy
web-nav-daily = Reparto de hoy
web-daily-about = Una partida al día, la misma para todos: las mismas cartas, los mismos dados, los mismos rivales. Tienes un intento que cuenta.
web-daily-next = Próximos repartos en { $hours } h { $minutes } min
web-daily-against = { $n ->
    [one] Tú y un rival ({ $level }).
   *[other] Tú y { $n } rivales ({ $level }).
}
web-daily-alone-imperium = En solitario contra el automa en el nivel { $level }; el reparto sortea las dos naciones.
web-daily-played = { $n ->
    [0] Nadie lo ha terminado todavía.
    [one] Un jugador lo ha terminado.
   *[other] { $n } jugadores lo han terminado.
}
web-daily-practise = Practicar
web-daily-standings = Clasificación
web-daily-place = Puesto { $place } de los { $played } en total
web-daily-left = Dejaste tu intento a un bot, o no puede continuar: no tiene resultado.
web-daily-running = Has empezado. No se puede practicar nada antes de que termine este intento.
web-daily-share = Tu resultado para compartir
web-daily-signs = Diez signos para las diez partes de la partida: ▲ ibas por delante de tu mejor rival, ◆ igualado, ▽ por detrás. No revelan nada.
web-daily-was-practice = Esto era práctica: no cuenta.
web-daily-yours = Tu intento
web-daily-not-yet = Aún no has jugado este reparto.
web-daily-over = No jugaste este reparto en su día. Puedes practicarlo.
web-daily-days = Días
web-daily-before = El día anterior
web-daily-after = El día siguiente
web-daily-choose = Elegir un día
web-daily-today = hoy
web-daily-column-place = Puesto
web-daily-column-result = Resultado
web-daily-column-points = Puntos
web-daily-won = victoria
web-daily-lost = derrota
web-daily-at-table = { $rank } de { $seats }
web-daily-somebody = Alguien
web-daily-other-rules = con reglas anteriores, otro reparto
web-daily-more = Mostrar más
web-daily-nobody = Nadie ha terminado aquí este reparto.
web-daily-archive = Días pasados
web-daily-badge = Reparto de hoy
web-daily-badge-practice = Reparto de práctica
web-daily-rules = Qué cuenta
web-daily-rule-one = Cuenta un intento por día y juego: el primero que empiezas. Una cuenta tiene uno en todos sus navegadores; sin cuenta, un navegador tiene uno.
web-daily-rule-same = El reparto sale del día, en UTC, y de las reglas: quien juega con la misma versión de civtable, aquí o en otro sitio, en el navegador o en la terminal, tiene las mismas cartas y los mismos dados. Los bots también: las mismas elecciones reciben las mismas respuestas.
web-daily-rule-undo = Puedes deshacer tus últimas elecciones mientras no se haya mostrado nada ni haya respondido nadie. No hay otra vuelta atrás ni pistas.
web-daily-rule-practice = Cuando termina tu intento puedes practicar el reparto cuanto quieras, y también los de días pasados. La práctica no está en ninguna clasificación ni estadística.
web-daily-rule-late = Un intento empezado en su día cuenta lo termines cuando lo termines. Las partidas de los demás se pueden ver cuando el día ha acabado.

## Statistics

web-title-statistics = Estadísticas
web-statistics-all-of-it = Todas las estadísticas
web-statistics-csv = Guardar como CSV
web-statistics-of-account = Las partidas terminadas de tu cuenta que empezaron en las mesas de este servidor, las { $most } más recientes como máximo. Las partidas abiertas de un archivo, las continuadas desde otra, los desafíos y la práctica de repartos del día no cuentan, ni las partidas que un bot terminó en tu lugar.
web-statistics-of-browser = Las partidas terminadas de este navegador que empezaron en las mesas de este servidor, sin los desafíos, y de sus { $most } mesas más recientes como máximo. Con una cuenta se guardan para todos tus dispositivos.
web-statistics-none = Todavía no hay ninguna partida terminada. Después de la primera, esta página dice cómo juegas.
web-statistics-kind = Qué partidas
web-statistics-kind-all = Las { $n }: sin puntos, que no son comparables
web-statistics-kinds = Por tipo de partida
web-statistics-game = Juego
web-statistics-sum-games = Partidas
web-statistics-sum-won = Ganadas
web-statistics-sum-average = Media
web-statistics-sum-average-place = Puesto medio
web-statistics-sum-best = Mejor
web-statistics-sum-worst = Peor
web-statistics-time = A lo largo del tiempo
web-statistics-graph = Puntos de cada partida y media de las últimas { $n }.
web-statistics-won-sign = ganada
web-statistics-other-sign = no ganada
web-statistics-ended = Terminada
web-statistics-points = Puntos
web-statistics-place = Puesto
web-statistics-rivals = Contra
web-statistics-person = Personas
web-statistics-automa = Automa: { $level }
web-statistics-places = Puestos
web-statistics-players = Jugadores
web-statistics-alone = en solitario
web-statistics-sources = De dónde vienen los puntos
web-statistics-all = todas
web-statistics-when-won = ganadas
web-statistics-opening-place = Primeras colocaciones
web-statistics-opening-leader = Primer líder
web-statistics-opening-wonder = Primera maravilla
web-statistics-opening-nation = Nación
