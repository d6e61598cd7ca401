# Bots contra bots.

arena-help = bots contra bots
arena-about = Hace que los bots jueguen muchas partidas. Cada reparto se juega varias veces, con cada bot en cada asiento. Si hay menos bots que asientos, el primero juega contra copias del segundo.
arena-bots = los bots, separados por comas (por defecto: { $bots })
arena-games = cuántas partidas, como mínimo (por defecto: { $n })
arena-players = el número de jugadores (por defecto: tantos como bots)
arena-jobs = cuántos procesos juegan (por defecto: 1)
arena-census = contar lo que ocurre en las partidas del primer bot contra sí mismo, con cada número de jugadores
arena-bots-do-not-fit = { $bots ->
    [one] 1 bot no llena
   *[other] { $bots } bots no llenan
} { $players } asientos: hay que dar un bot, dos, o uno por asiento.
arena-worker-died = Un proceso terminó de forma inesperada; puede ayudar un --jobs menor.
level-unknown = No hay ningún bot «{ $name }» para { $game }; hay: { $known }.

arena-title = { $game }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $players } jugadores, semilla { $seed }
arena-column-bot = bot
arena-column-seats = asientos
arena-column-wins = victorias
arena-column-share = parte
arena-column-interval = intervalo del 95 %
arena-column-mean = puntos
arena-column-source = puntos medios por
arena-percent = { $n } %
arena-interval = { $low } a { $high }
arena-seats = Victorias por asiento, desde el jugador inicial: { $wins }
arena-games-were = De media { $rounds } rondas, y { $winning } puntos para el ganador. Huella de todas las posiciones finales: { $digest }

census-title = { $game }: { $bot } en todos los asientos, semilla { $seed }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con cada número de jugadores
census-column-mean = de media
census-column-players = { $players } jugadores
census-half = { $low } a { $high }
census-points-half = puntos al final, mitad central
census-points-mean = puntos al final
census-row = { $row }, { $per }
census-per-seat = por jugador
census-per-game = por partida
census-row-rounds = rondas
census-row-cards = cartas civiles tomadas
census-row-wonders = maravillas terminadas
census-row-leaders = líderes jugados
census-row-colonies = colonias
census-row-wars = guerras
census-row-aggressions = agresiones
