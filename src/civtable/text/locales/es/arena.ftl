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
arena-itself = { $bot } juega aquí solo contra sí mismo: cuántas veces gana no dice nada.
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
census-row-wonders = maravillas completadas
census-row-leaders = líderes jugados
census-row-colonies = colonias
census-row-wars = guerras
census-row-aggressions = agresiones
census-column-alone = en solitario, { $level }
census-column-people = personas
census-column-side = ganadas, y puntos
census-points-winner = puntos del ganador
census-points-from = puntos: { $source }
census-won = partidas ganadas
census-side = { $won }, { $points }
census-row-civilization_cards = cartas de civilización
census-row-buildings = construcciones
census-row-people = personas al final
census-row-fields = registro de comida al final
census-row-tools = herramientas al final
census-row-hunger = rondas de hambre
census-row-ended_by_cards = terminadas por las cartas
census-row-ended_by_buildings = terminadas por un montón de construcciones
census-row-regions = regiones adquiridas
census-row-uncivilised = cartas primitivas adquiridas
census-row-civilised = cartas civilizadas adquiridas
census-row-tributaries = tributarios adquiridos
census-row-breakthroughs = cartas mejoradas
census-row-fame = cartas de fama tomadas
census-row-unrest_taken = disturbios tomados
census-row-unrest_returned = disturbios devueltos
census-row-developments = desarrollos
census-row-innovations = innovaciones
census-row-revolts = rebeliones
census-row-empires = se convirtió en imperio
census-row-collapses = colapsos

# Dónde se juega.
arena-ray = jugar en el clúster de Ray de esta dirección (auto, local, HOST:PUERTO) en vez de en procesos de aquí
arena-ray-missing = Ray no está instalado: lo trae pip install "civtable[ray]".
arena-ray-unreachable = No hay ningún clúster de Ray en { $address }: { $why }
arena-ray-without-us = Las máquinas del clúster de Ray no tienen civtable: hay que instalarlo en cada una.
arena-ray-version = El clúster de Ray tiene civtable { $theirs }, y este es { $ours }.
arena-ray-or-jobs = --jobs es para procesos de esta máquina; con --ray el clúster decide cuántas partidas se juegan a la vez.

# La escalera.
ladder-help = todos los niveles de bots entre sí, con puntuaciones
ladder-about = Hace que todos los niveles de bots, y programas propios, jueguen entre sí: cada pareja con la misma frecuencia, cada reparto con todos en cada asiento. La misma semilla da los mismos resultados con cualquier número de procesos, salvo con bots que piensan por reloj.
ladder-bots = los niveles que participan, separados por comas (por defecto: todos los del juego)
ladder-bot = un programa que también juega, con nombre propio; puede darse varias veces, docs/bots.md dice cómo se le pregunta
ladder-bot-form = --bot { $value } tiene que ser NOMBRE=ORDEN, con un nombre de como mucho { $most } letras, cifras y los signos _ - . @
ladder-deals = cuántos repartos (por defecto: { $n }); cada uno se juega en todos los órdenes de asiento
ladder-players = el número de jugadores (por defecto: el menor, a partir de 2)
ladder-file = el archivo de partidas terminadas; una escalera interrumpida sigue desde ahí
ladder-seconds = cuánto puede tardar un programa de --bot en una decisión (por defecto: { $n })
ladder-bot-twice = El bot { $name } participa dos veces.
ladder-nobody-meets = Una escalera necesita al menos dos bots y dos jugadores; aquí son { $bots } y { $players }.
ladder-file-in-use = Otra escalera en marcha usa { $path }.
ladder-not-a-file = { $path } no es un archivo en el que se puedan guardar resultados.
ladder-line-damaged = { $path }, línea { $line }, no es un resultado de una escalera; no se ha cambiado nada.
ladder-line-twice = { $path }, línea { $line }, es la misma partida que la línea { $other }; hay que quitar una de las dos.
ladder-line-foreign = { $path }, línea { $line }, es de otra escalera: { $name } es { $theirs } allí y { $ours } aquí. Hay que dar otro --file.
ladder-line-command = { $path }, línea { $line }: { $name } era allí otro programa. Hay que darle otro nombre, o dar otro --file.
ladder-repaired = La última línea de { $path } no estaba entera y se ha quitado; su partida se juega otra vez.
ladder-stopped = Interrumpido después de { $played } de { $games } partidas.
ladder-goes-on = La misma orden juega el resto.

ladder-title = { $game }: { $played } de { $games } partidas, { $players } jugadores, { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
} en { $seatings } órdenes de asiento cada uno, semilla { $seed }
ladder-column-rating = puntuación
ladder-column-games = partidas
ladder-column-faults = sin respuesta
ladder-column-pair = quién contra quién
ladder-column-ahead = delante
ladder-pair = { $bot } – { $other }
ladder-anchor = { $bot } tiene 1000 puntos por definición; 400 más son diez contra uno.
ladder-fault = Perdió sin respuesta válida: { $fault }
ladder-faults-more = { $n ->
    [one] Y una vez más.
   *[other] Y { $n } veces más.
}

# Políticas entrenadas.
policy-torch-missing = Una política entrenada necesita torch: lo trae pip install "civtable[train]".
policy-not-there = No existe el archivo { $path }.
policy-cannot-read = No se puede leer { $path }: { $why }
policy-damaged = { $path } está dañado, o no lo escribió torch.
policy-foreign = { $path } no es una política para civtable.
policy-game = { $path } juega a { $theirs }, no a { $ours }.
policy-old = { $path } no vale para este civtable: { $name } es { $theirs } allí y { $ours } aquí. Hay que entrenarla de nuevo.
policy-shape = { $path } tiene pesos que no encajan: se esperaban { $width } números.
policy-players = { $path } se entrenó para { $theirs } jugadores, no para { $ours }.

# Conjuntos de datos.
dataset-help = posiciones, decisiones y resultados de muchas partidas, en archivos para aprender
dataset-about = Hace que los bots jueguen muchas partidas y guarda cada posición en la que había algo que elegir, con la decisión y el resultado, en archivos Parquet. La misma orden continúa donde se detuvo.
dataset-out = la carpeta de los archivos; la misma orden continúa con lo que haya
dataset-foreign = { $path } contiene otras partidas: { $name } es { $theirs } allí y { $ours } aquí. Hay que dar otro --out.
dataset-damaged = { $path } no está como lo deja un conjunto de datos; si se quita, sus partidas se juegan de nuevo.
dataset-in-use = Otra ejecución está usando { $path }.
dataset-done = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $positions } posiciones, { $size } MB en { $path }
