### Through the Ages. What starts with a dash is used inside this file only.
### Cards are called by their printed names; an age is added where several ages have a card of the same name.

## The game and its settings

game-name-through_the_ages = Through the Ages
game-about-through_the_ages = Guía a una civilización desde la antigüedad hasta los tiempos modernos con tecnologías, maravillas, líderes y política. De 2 a 4 jugadores.

setting-name-through_the_ages-peaceful = Partida pacífica
setting-value-through_the_ages-peaceful-no = Hay agresiones, guerras y pactos
setting-about-through_the_ages-peaceful-no = Al débil lo atacan: vigila tu fuerza.
setting-value-through_the_ages-peaceful-yes = Se juega sin agresiones, guerras ni pactos
setting-about-through_the_ages-peaceful-yes = La fuerza solo importa para los eventos y las colonias. Más tranquila, buena para una primera partida.
setting-name-through_the_ages-civil_hands = Cartas civiles en la mano
setting-value-through_the_ages-civil_hands-open = Todos pueden verlas
setting-about-through_the_ages-civil_hands-open = Ves lo que los demás han tomado y planean.
setting-value-through_the_ages-civil_hands-hidden = Solo las ve su dueño
setting-about-through_the_ages-civil_hands-hidden = Quien quiera saberlo tiene que recordar qué se tomó.

## Sources of points

through_the_ages-source-culture = Cultura
through_the_ages-source-buildings = Edificios urbanos
through_the_ages-source-wonders = Maravillas
through_the_ages-source-leaders = Líderes
through_the_ages-source-government = Gobierno y tecnologías especiales
through_the_ages-source-colonies = Colonias
through_the_ages-source-pacts = Pactos
through_the_ages-source-cards = Cartas de acción
through_the_ages-source-politics = Eventos preparados
through_the_ages-source-events = Eventos
through_the_ages-source-attacks = Agresiones y guerras
through_the_ages-source-hunger = Hambre
through_the_ages-source-end = Puntuación final

## Names of civil cards

through_the_ages-card-agriculture = Agricultura
through_the_ages-card-bronze = Bronce
through_the_ages-card-philosophy = Filosofía
through_the_ages-card-religion = Religión
through_the_ages-card-warriors = Guerreros
through_the_ages-card-despotism = Despotismo
through_the_ages-card-pyramids = Pirámides
through_the_ages-card-hanging_gardens = Jardines colgantes
through_the_ages-card-colossus = Coloso
through_the_ages-card-library_of_alexandria = Biblioteca de Alejandría
through_the_ages-card-alexander_the_great = Alejandro Magno
through_the_ages-card-aristotle = Aristóteles
through_the_ages-card-hammurabi = Hammurabi
through_the_ages-card-homer = Homero
through_the_ages-card-julius_caesar = Julio César
through_the_ages-card-moses = Moisés
through_the_ages-card-rich_land_a = Tierra rica A
through_the_ages-card-urban_growth_a = Crecimiento urbano A
through_the_ages-card-engineering_genius_a = Genio de la ingeniería A
through_the_ages-card-patriotism_a = Patriotismo A
through_the_ages-card-frugality_a = Frugalidad A
through_the_ages-card-cultural_heritage_a = Patrimonio cultural A
through_the_ages-card-stockpile = Provisiones
through_the_ages-card-irrigation = Irrigación
through_the_ages-card-iron = Hierro
through_the_ages-card-alchemy = Alquimia
through_the_ages-card-theology = Teología
through_the_ages-card-bread_and_circuses = Pan y circo
through_the_ages-card-printing_press = Imprenta
through_the_ages-card-drama = Drama
through_the_ages-card-swordsmen = Espadachines
through_the_ages-card-knights = Caballeros
through_the_ages-card-monarchy = Monarquía
through_the_ages-card-theocracy = Teocracia
through_the_ages-card-warfare = Arte de la guerra
through_the_ages-card-code_of_laws = Código de leyes
through_the_ages-card-cartography = Cartografía
through_the_ages-card-masonry = Albañilería
through_the_ages-card-great_wall = Gran muralla
through_the_ages-card-st_peters_basilica = Basílica de San Pedro
through_the_ages-card-universitas_carolina = Universitas Carolina
through_the_ages-card-taj_mahal = Taj Mahal
through_the_ages-card-christopher_columbus = Cristóbal Colón
through_the_ages-card-frederick_barbarossa = Federico Barbarroja
through_the_ages-card-genghis_khan = Gengis Kan
through_the_ages-card-joan_of_arc = Juana de Arco
through_the_ages-card-leonardo_da_vinci = Leonardo da Vinci
through_the_ages-card-michelangelo = Miguel Ángel
through_the_ages-card-rich_land_i = Tierra rica I
through_the_ages-card-urban_growth_i = Crecimiento urbano I
through_the_ages-card-engineering_genius_i = Genio de la ingeniería I
through_the_ages-card-patriotism_i = Patriotismo I
through_the_ages-card-frugality_i = Frugalidad I
through_the_ages-card-breakthrough_i = Logro científico I
through_the_ages-card-cultural_heritage_i = Patrimonio cultural I
through_the_ages-card-reserves_i = Reservas I
through_the_ages-card-selective_breeding = Cría selectiva
through_the_ages-card-coal = Carbón
through_the_ages-card-scientific_method = Método científico
through_the_ages-card-organized_religion = Religión organizada
through_the_ages-card-team_sports = Deportes de equipo
through_the_ages-card-journalism = Periodismo
through_the_ages-card-opera = Ópera
through_the_ages-card-riflemen = Fusileros
through_the_ages-card-cavalrymen = Jinetes
through_the_ages-card-cannon = Cañones
through_the_ages-card-constitutional_monarchy = Monarquía constitucional
through_the_ages-card-republic = República
through_the_ages-card-strategy = Estrategia
through_the_ages-card-justice_system = Sistema judicial
through_the_ages-card-navigation = Navegación
through_the_ages-card-architecture = Arquitectura
through_the_ages-card-transcontinental_railroad = Ferrocarril transcontinental
through_the_ages-card-eiffel_tower = Torre Eiffel
through_the_ages-card-kremlin = Kremlin
through_the_ages-card-ocean_liner_service = Línea de transatlánticos
through_the_ages-card-william_shakespeare = William Shakespeare
through_the_ages-card-isaac_newton = Isaac Newton
through_the_ages-card-james_cook = James Cook
through_the_ages-card-j_s_bach = Johann Sebastian Bach
through_the_ages-card-maximilien_robespierre = Maximilien Robespierre
through_the_ages-card-napoleon_bonaparte = Napoleón Bonaparte
through_the_ages-card-rich_land_ii = Tierra rica II
through_the_ages-card-urban_growth_ii = Crecimiento urbano II
through_the_ages-card-engineering_genius_ii = Genio de la ingeniería II
through_the_ages-card-patriotism_ii = Patriotismo II
through_the_ages-card-frugality_ii = Frugalidad II
through_the_ages-card-breakthrough_ii = Logro científico II
through_the_ages-card-reserves_ii = Reservas II
through_the_ages-card-revolutionary_idea_ii = Idea revolucionaria II
through_the_ages-card-efficient_upgrade_ii = Modernización eficiente II
through_the_ages-card-wave_of_nationalism = Ola de nacionalismo
through_the_ages-card-mechanized_agriculture = Agricultura mecanizada
through_the_ages-card-oil = Petróleo
through_the_ages-card-computers = Ordenadores
through_the_ages-card-professional_sports = Deportes profesionales
through_the_ages-card-multimedia = Multimedia
through_the_ages-card-movies = Cine
through_the_ages-card-modern_infantry = Infantería moderna
through_the_ages-card-tanks = Tanques
through_the_ages-card-rockets = Cohetes
through_the_ages-card-air_forces = Fuerzas aéreas
through_the_ages-card-communism = Comunismo
through_the_ages-card-democracy = Democracia
through_the_ages-card-fundamentalism = Fundamentalismo
through_the_ages-card-military_theory = Teoría militar
through_the_ages-card-civil_service = Administración pública
through_the_ages-card-satellites = Satélites
through_the_ages-card-engineering = Ingeniería
through_the_ages-card-first_space_flight = Primer vuelo espacial
through_the_ages-card-fast_food_chains = Cadenas de comida rápida
through_the_ages-card-hollywood = Hollywood
through_the_ages-card-internet = Internet
through_the_ages-card-winston_churchill = Winston Churchill
through_the_ages-card-albert_einstein = Albert Einstein
through_the_ages-card-charlie_chaplin = Charlie Chaplin
through_the_ages-card-sid_meier = Sid Meier
through_the_ages-card-mahatma_gandhi = Mahatma Gandhi
through_the_ages-card-bill_gates = Bill Gates
through_the_ages-card-urban_growth_iii = Crecimiento urbano III
through_the_ages-card-engineering_genius_iii = Genio de la ingeniería III
through_the_ages-card-patriotism_iii = Patriotismo III
through_the_ages-card-reserves_iii = Reservas III
through_the_ages-card-revolutionary_idea_iii = Idea revolucionaria III
through_the_ages-card-efficient_upgrade_iii = Modernización eficiente III
through_the_ages-card-military_build_up = Rearme militar
through_the_ages-card-endowment_for_the_arts = Fondo para las artes

## Names of military cards

through_the_ages-card-development_of_agriculture = Progreso de la agricultura
through_the_ages-card-development_of_crafts = Progreso de la artesanía
through_the_ages-card-development_of_markets = Progreso de los mercados
through_the_ages-card-development_of_politics = Progreso de la política
through_the_ages-card-development_of_religion = Progreso de la religión
through_the_ages-card-development_of_science = Progreso de la ciencia
through_the_ages-card-development_of_settlement = Progreso de los asentamientos
through_the_ages-card-development_of_trade_routes = Progreso de las rutas comerciales
through_the_ages-card-development_of_warfare = Progreso del arte de la guerra
through_the_ages-card-development_of_civilization = Progreso de la civilización
through_the_ages-card-barbarians = Bárbaros
through_the_ages-card-border_conflict = Conflicto fronterizo
through_the_ages-card-crusades = Cruzadas
through_the_ages-card-cultural_influence = Influencia cultural
through_the_ages-card-foray = Incursión
through_the_ages-card-good_harvest = Buena cosecha
through_the_ages-card-immigration = Inmigración
through_the_ages-card-new_deposits = Nuevos yacimientos
through_the_ages-card-pestilence = Pestilencia
through_the_ages-card-raiders = Saqueadores
through_the_ages-card-rats = Ratas
through_the_ages-card-rebellion = Rebelión
through_the_ages-card-reign_of_terror = Reinado del terror
through_the_ages-card-scientific_breakthrough = Avance científico
through_the_ages-card-uncertain_borders = Fronteras inciertas
through_the_ages-card-developed_territory_i = Territorio desarrollado I
through_the_ages-card-historic_territory_i = Territorio histórico I
through_the_ages-card-inhabited_territory_i = Territorio habitado I
through_the_ages-card-strategic_territory_i = Territorio estratégico I
through_the_ages-card-vast_territory_i = Territorio vasto I
through_the_ages-card-wealthy_territory_i = Territorio rico I
through_the_ages-card-enslave = Esclavitud
through_the_ages-card-plunder_i = Saqueo I
through_the_ages-card-raid_i = Asalto I
through_the_ages-card-open_borders_agreement = Acuerdo de fronteras abiertas
through_the_ages-card-trade_routes_agreement = Acuerdo de rutas comerciales
through_the_ages-card-fighting_band = Partida de guerra
through_the_ages-card-heavy_cavalry = Caballería pesada
through_the_ages-card-legion = Legión
through_the_ages-card-medieval_army = Ejército medieval
through_the_ages-card-phalanx = Falange
through_the_ages-card-military_bonus_i = Bonificación militar I
through_the_ages-card-civil_unrest = Malestar civil
through_the_ages-card-cold_war = Guerra fría
through_the_ages-card-crime_wave = Ola de criminalidad
through_the_ages-card-economic_progress = Progreso económico
through_the_ages-card-emigration = Emigración
through_the_ages-card-iconoclasm = Iconoclasia
through_the_ages-card-independence_declaration = Declaración de independencia
through_the_ages-card-international_agreement = Acuerdo internacional
through_the_ages-card-national_pride = Orgullo nacional
through_the_ages-card-politics_of_strength = Política de fuerza
through_the_ages-card-popularization_of_science = Divulgación científica
through_the_ages-card-prosperity = Prosperidad
through_the_ages-card-ravages_of_time = Los estragos del tiempo
through_the_ages-card-refugees = Refugiados
through_the_ages-card-terrorism = Terrorismo
through_the_ages-card-developed_territory_ii = Territorio desarrollado II
through_the_ages-card-historic_territory_ii = Territorio histórico II
through_the_ages-card-inhabited_territory_ii = Territorio habitado II
through_the_ages-card-strategic_territory_ii = Territorio estratégico II
through_the_ages-card-vast_territory_ii = Territorio vasto II
through_the_ages-card-wealthy_territory_ii = Territorio rico II
through_the_ages-card-annex = Anexión
through_the_ages-card-infiltrate = Infiltración
through_the_ages-card-plunder_ii = Saqueo II
through_the_ages-card-raid_ii = Asalto II
through_the_ages-card-spy = Espía
through_the_ages-card-war_over_technology = Guerra por la tecnología
through_the_ages-card-war_over_territory = Guerra por el territorio
through_the_ages-card-acceptance_of_supremacy = Aceptación de la supremacía
through_the_ages-card-international_trade_agreement = Acuerdo comercial internacional
through_the_ages-card-promise_of_military_protection = Promesa de protección militar
through_the_ages-card-scientific_cooperation = Cooperación científica
through_the_ages-card-classic_army = Ejército clásico
through_the_ages-card-conquistadors = Conquistadores
through_the_ages-card-defensive_army = Ejército defensivo
through_the_ages-card-fortifications = Fortificaciones
through_the_ages-card-mobile_artillery = Artillería móvil
through_the_ages-card-napoleonic_army = Ejército napoleónico
through_the_ages-card-military_bonus_ii = Bonificación militar II
through_the_ages-card-impact_of_agriculture = Efecto de la agricultura
through_the_ages-card-impact_of_architecture = Efecto de la arquitectura
through_the_ages-card-impact_of_balance = Efecto del equilibrio
through_the_ages-card-impact_of_colonies = Efecto de las colonias
through_the_ages-card-impact_of_competition = Efecto de la competición
through_the_ages-card-impact_of_government = Efecto del gobierno
through_the_ages-card-impact_of_happiness = Efecto de la felicidad
through_the_ages-card-impact_of_industry = Efecto de la industria
through_the_ages-card-impact_of_population = Efecto de la población
through_the_ages-card-impact_of_progress = Efecto del progreso
through_the_ages-card-impact_of_science = Efecto de la ciencia
through_the_ages-card-impact_of_strength = Efecto de la fuerza
through_the_ages-card-impact_of_technology = Efecto de la tecnología
through_the_ages-card-impact_of_variety = Efecto de la variedad
through_the_ages-card-impact_of_wonders = Efecto de las maravillas
through_the_ages-card-armed_intervention = Intervención armada
through_the_ages-card-plunder_iii = Saqueo III
through_the_ages-card-raid_iii = Asalto III
through_the_ages-card-war_over_culture = Guerra por la cultura
through_the_ages-card-international_tourism = Turismo internacional
through_the_ages-card-loss_of_sovereignty = Pérdida de soberanía
through_the_ages-card-military_pact = Pacto militar
through_the_ages-card-peace_treaty = Tratado de paz
through_the_ages-card-entrenchments = Trincheras
through_the_ages-card-mechanized_army = Ejército mecanizado
through_the_ages-card-modern_army = Ejército moderno
through_the_ages-card-shock_troops = Tropas de choque
through_the_ages-card-military_bonus_iii = Bonificación militar III

## What cards do: sentences that several cards share

-tta-rich-land = Construye o moderniza una granja o una mina por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} menos.
-tta-urban-growth = Construye o moderniza un edificio urbano por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} menos.
-tta-efficient-upgrade = Moderniza una granja, una mina o un edificio urbano por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} menos.
-tta-engineering-genius = Construye una etapa de tu maravilla por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} menos.
-tta-patriotism = Este turno: 1 acción militar adicional y { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} para unidades.
-tta-frugality = Aumenta tu población al precio normal y después obtén { $n } de comida.
-tta-breakthrough = Desarrolla una tecnología al precio normal y después gana { $n } puntos de ciencia. Puede ser una revolución.
-tta-reserves = Obtén { $n } recursos o { $n } de comida.
-tta-science = Gana { $n } puntos de ciencia.
-tta-for-units-if-weaker = Este turno, por cada adversario más fuerte que tú: { $two } recursos para unidades con dos jugadores, { $three } con tres, { $four } con cuatro.
-tta-best-lab = Tu mejor laboratorio o biblioteca da tanta ciencia adicional como su nivel.
-tta-stages = Con una acción civil puedes construir hasta { $n } etapas de una maravilla.
-tta-plunder = Quita al adversario hasta { $n } entre comida y recursos, en la combinación que quieras.
-tta-raid-two = Destruye dos edificios urbanos del adversario, uno de nivel { $high } como máximo y otro de nivel { $low } como máximo, y obtén en recursos la mitad de su coste, redondeada hacia arriba.
-tta-bonus = +{ $defense } de fuerza al defenderte de una agresión, o +{ $colony } al colonizar.
-tta-by-rank = según el puesto: 10 y 0 con dos jugadores; 14, 7 y 0 con tres; 15, 10, 5 y 0 con cuatro.
-tta-no-attacks = Los socios no pueden atacarse.
-tta-attack-ends = Termina si uno ataca al otro.

## What cards do: technologies and wonders

through_the_ages-text-masonry = Los edificios urbanos de nivel I o superior cuestan 1 recurso menos. { -tta-stages(n: 2) }
through_the_ages-text-architecture = Los edificios urbanos cuestan menos: 1 recurso en el nivel I, 2 en los niveles II y III. { -tta-stages(n: 3) }
through_the_ages-text-engineering = Los edificios urbanos cuestan menos: 1 recurso en el nivel I, 2 en el nivel II, 3 en el nivel III. { -tta-stages(n: 4) }
through_the_ages-text-air_forces = Cada una duplica el valor táctico de un ejército.
through_the_ages-text-library_of_alexandria = +1 de cultura, +1 de ciencia. Tus límites de cartas civiles y militares en la mano aumentan en 1.
through_the_ages-text-great_wall = +1 de cultura, +1 cara sonriente y +1 de fuerza por cada una de tus unidades de infantería y artillería.
through_the_ages-text-st_peters_basilica = +2 de cultura, +1 cara sonriente. Todo lo demás que te dé caras sonrientes da una más.
through_the_ages-text-taj_mahal = +3 de cultura, +1 ficha azul. En la fila de cartas cuesta 2 acciones civiles menos si has sustituido a un líder este turno.
through_the_ages-text-transcontinental_railroad = +4 de fuerza. Tu mejor mina produce dos veces.
through_the_ages-text-ocean_liner_service = Una vez por turno obtienes 1 población sin gastar acción ni comida.
through_the_ages-text-first_space_flight = Al completarla: tanta cultura como la suma de los niveles de todas tus tecnologías.
through_the_ages-text-fast_food_chains = Al completarla: 2 puntos de cultura por cada trabajador en granjas y minas, y 1 por cada uno en edificios urbanos y unidades.
through_the_ages-text-hollywood = Al completarla: el doble de la cultura que producen tus teatros y bibliotecas.
through_the_ages-text-internet = Al completarla: tanta cultura como suman la cultura, la ciencia y la fuerza de todos tus edificios urbanos.

## What cards do: leaders

through_the_ages-text-alexander_the_great = +1 de fuerza por cada una de tus unidades. Como acción política puedes cambiarlo por 1 ficha amarilla para tu reserva.
through_the_ages-text-aristotle = 1 punto de ciencia cada vez que tomas una tecnología de la fila de cartas.
through_the_ages-text-hammurabi = Una vez por turno una acción militar puede servir de acción civil. Los líderes de la fila de cartas te cuestan 1 acción civil menos.
through_the_ages-text-homer = +1 cara sonriente y, cada turno, 1 recurso para unidades. Al sustituirlo puede quedarse bajo una maravilla completada en vez de devolverte una acción civil: esa maravilla tiene 1 cara sonriente más.
through_the_ages-text-julius_caesar = +1 de fuerza, +1 acción militar. Una vez por partida puedes hacer una segunda acción política en el mismo turno.
through_the_ages-text-moses = Aumentar tu población te cuesta 1 de comida menos.
through_the_ages-text-christopher_columbus = Como acción política, haz de un territorio de tu mano una colonia tuya, sin subasta y sin enviar unidades. Después Colón deja el juego.
through_the_ages-text-frederick_barbarossa = Por 1 acción militar puedes aumentar tu población y crear una unidad, por 1 de comida y 1 recurso menos.
through_the_ages-text-genghis_khan = En los ejércitos tu infantería puede contar como caballería. Al final de tu turno, 3 puntos de cultura si eres una de las dos civilizaciones más fuertes (con dos jugadores, la más fuerte); los empates te favorecen.
through_the_ages-text-joan_of_arc = +1 de cultura, +1 acción militar y +1 de fuerza por cada cara sonriente de tus templos y tu gobierno. Ves el próximo evento antes de tu fase política.
through_the_ages-text-leonardo_da_vinci = { -tta-best-lab } Obtienes 1 recurso por cada tecnología que desarrollas.
through_the_ages-text-michelangelo = +1 de cultura por cada cara sonriente de tus templos, teatros y maravillas. Las maravillas de la fila de cartas no te cuestan más por las que ya has completado.
through_the_ages-text-william_shakespeare = +1 cara sonriente y +2 de cultura por cada pareja de biblioteca y teatro. Si tienes uno de los dos, el otro cuesta 1 recurso menos de construir y 1 punto de ciencia menos de desarrollar.
through_the_ages-text-isaac_newton = { -tta-best-lab } Cada tecnología que desarrollas te devuelve una acción civil.
through_the_ages-text-james_cook = +2 de cultura por tu primera colonia y +1 por cada una de las demás. Al colonizar puedes descartar hasta 2 cartas militares por +1 cada una.
through_the_ages-text-j_s_bach = +1 de cultura por cada uno de tus teatros. Las tecnologías de teatro cuestan 2 puntos de ciencia menos. Una vez por turno, con una acción civil, otro edificio urbano puede pasar a ser un teatro de nivel igual o superior.
through_the_ages-text-maximilien_robespierre = +1 acción militar. Tus revoluciones gastan todas las acciones militares en vez de las civiles, y te dan 3 puntos de cultura.
through_the_ages-text-napoleon_bonaparte = +2 acciones militares y +2 de fuerza por cada tipo de unidad que tengas.
through_the_ages-text-winston_churchill = Una vez por turno: 3 puntos de cultura; o, para este turno, 3 puntos de ciencia para tecnologías de unidades y 3 recursos para unidades.
through_the_ages-text-albert_einstein = { -tta-best-lab } Ganas 3 puntos de cultura por cada tecnología que desarrollas.
through_the_ages-text-charlie_chaplin = +2 caras sonrientes. Tu mejor teatro da el doble de cultura.
through_the_ages-text-sid_meier = Cada uno de tus laboratorios da tanta cultura como su nivel, pero 1 de ciencia menos.
through_the_ages-text-mahatma_gandhi = +2 de cultura. No puedes jugar agresiones ni guerras, y las que van contra ti cuestan el doble de acciones militares.
through_the_ages-text-bill_gates = Tus laboratorios producen como minas, tantos recursos como su nivel. Cuando deja el juego, o al final de la partida, ganas en cultura los niveles de tus laboratorios.

## What cards do: action cards

through_the_ages-text-rich_land_a = { -tta-rich-land(n: 1) }
through_the_ages-text-rich_land_i = { -tta-rich-land(n: 2) }
through_the_ages-text-rich_land_ii = { -tta-rich-land(n: 3) }
through_the_ages-text-urban_growth_a = { -tta-urban-growth(n: 1) }
through_the_ages-text-urban_growth_i = { -tta-urban-growth(n: 2) }
through_the_ages-text-urban_growth_ii = { -tta-urban-growth(n: 3) }
through_the_ages-text-urban_growth_iii = { -tta-urban-growth(n: 4) }
through_the_ages-text-engineering_genius_a = { -tta-engineering-genius(n: 2) }
through_the_ages-text-engineering_genius_i = { -tta-engineering-genius(n: 3) }
through_the_ages-text-engineering_genius_ii = { -tta-engineering-genius(n: 4) }
through_the_ages-text-engineering_genius_iii = { -tta-engineering-genius(n: 5) }
through_the_ages-text-patriotism_a = { -tta-patriotism(n: 1) }
through_the_ages-text-patriotism_i = { -tta-patriotism(n: 2) }
through_the_ages-text-patriotism_ii = { -tta-patriotism(n: 3) }
through_the_ages-text-patriotism_iii = { -tta-patriotism(n: 4) }
through_the_ages-text-frugality_a = { -tta-frugality(n: 1) }
through_the_ages-text-frugality_i = { -tta-frugality(n: 2) }
through_the_ages-text-frugality_ii = { -tta-frugality(n: 3) }
through_the_ages-text-breakthrough_i = { -tta-breakthrough(n: 2) }
through_the_ages-text-breakthrough_ii = { -tta-breakthrough(n: 3) }
through_the_ages-text-reserves_i = { -tta-reserves(n: 2) }
through_the_ages-text-reserves_ii = { -tta-reserves(n: 3) }
through_the_ages-text-reserves_iii = { -tta-reserves(n: 4) }
through_the_ages-text-revolutionary_idea_ii = { -tta-science(n: 4) }
through_the_ages-text-revolutionary_idea_iii = { -tta-science(n: 6) }
through_the_ages-text-efficient_upgrade_ii = { -tta-efficient-upgrade(n: 3) }
through_the_ages-text-efficient_upgrade_iii = { -tta-efficient-upgrade(n: 4) }
through_the_ages-text-wave_of_nationalism = { -tta-for-units-if-weaker(two: 6, three: 3, four: 2) }
through_the_ages-text-military_build_up = { -tta-for-units-if-weaker(two: 8, three: 5, four: 3) }
through_the_ages-text-cultural_heritage_a = Gana 1 punto de ciencia y 4 de cultura.
through_the_ages-text-cultural_heritage_i = Gana 2 puntos de ciencia y 2 de cultura.
through_the_ages-text-stockpile = Obtén 1 recurso y 1 de comida.
through_the_ages-text-endowment_for_the_arts = Por cada adversario con más cultura que tú: 6 puntos de cultura con dos jugadores, 3 con tres, 2 con cuatro.

## What cards do: events

through_the_ages-text-development_of_agriculture = Todos obtienen 2 de comida.
through_the_ages-text-development_of_crafts = Todos obtienen 2 recursos.
through_the_ages-text-development_of_markets = Todos obtienen 2 de comida o 2 recursos.
through_the_ages-text-development_of_politics = Todos roban 3 cartas militares.
through_the_ages-text-development_of_religion = Todos pueden construir { through_the_ages-card-religion } gratis con un trabajador desocupado.
through_the_ages-text-development_of_science = Todos ganan 2 puntos de ciencia.
through_the_ages-text-development_of_settlement = Todos obtienen 1 población.
through_the_ages-text-development_of_trade_routes = Todos obtienen 1 punto de ciencia, 1 de comida y 1 recurso.
through_the_ages-text-development_of_warfare = Todos pueden crear { through_the_ages-card-warriors } gratis con un trabajador desocupado.
through_the_ages-text-development_of_civilization = Todos pueden hacer una cosa sin gastar acción y por 1 menos: aumentar la población, construir una granja, mina o edificio urbano, o desarrollar una tecnología.
through_the_ages-text-barbarians = Quien tiene más cultura pierde 1 población si es una de las dos civilizaciones más débiles.
through_the_ages-text-border_conflict = La civilización más débil destruye una granja, mina o edificio urbano propio. La más fuerte obtiene 3 recursos.
through_the_ages-text-crusades = La civilización más fuerte gana 4 puntos de cultura. La más débil pierde 4.
through_the_ages-text-cultural_influence = Todos ganan tanta cultura como su índice cultural.
through_the_ages-text-foray = Las dos civilizaciones más fuertes obtienen 3 entre comida y recursos.
through_the_ages-text-good_harvest = Todas las granjas producen ahora.
through_the_ages-text-immigration = Quien tiene más caras sonrientes obtiene 1 población; en caso de empate, todos los empatados.
through_the_ages-text-new_deposits = Todas las minas producen ahora.
through_the_ages-text-pestilence = Todos pierden 1 población.
through_the_ages-text-raiders = Las dos civilizaciones más débiles pierden 2 entre comida y recursos.
through_the_ages-text-rats = Todos pierden toda su comida.
through_the_ages-text-rebellion = Todos pierden 2 acciones civiles por cada uno de sus trabajadores descontentos.
through_the_ages-text-reign_of_terror = La civilización más débil pierde 1 población.
through_the_ages-text-scientific_breakthrough = Todos ganan tanta ciencia como su índice científico.
through_the_ages-text-uncertain_borders = La civilización más fuerte toma 1 ficha amarilla de la reserva de la más débil.
through_the_ages-text-civil_unrest = Todos pierden 4 puntos de cultura por cada uno de sus trabajadores descontentos. Quien más tiene pierde además 1 ficha azul; en caso de empate, todos los empatados.
through_the_ages-text-cold_war = Las dos civilizaciones más fuertes ganan 6 puntos de ciencia.
through_the_ages-text-crime_wave = Las dos civilizaciones más débiles pierden 3 puntos de cultura y 1 ficha azul.
through_the_ages-text-economic_progress = Todos pasan ahora por la corrupción, la producción de comida, el consumo y la producción de recursos.
through_the_ages-text-emigration = Todos pierden 1 población por cada dos de sus trabajadores descontentos, redondeando hacia arriba.
through_the_ages-text-iconoclasm = Todos pierden a su líder si no es de la época actual.
through_the_ages-text-independence_declaration = La civilización más débil pierde una colonia, a su elección.
through_the_ages-text-international_agreement = La civilización más fuerte puede tomar de la fila cartas por valor de hasta 5 acciones civiles, a cambio de su próxima acción política.
through_the_ages-text-national_pride = Quien tiene más cultura gana 5 puntos más.
through_the_ages-text-politics_of_strength = La civilización más fuerte roba 5 cartas militares y la más débil descarta 3. En la Época IV, en su lugar, la más fuerte gana 5 puntos de cultura y la más débil pierde 3.
through_the_ages-text-popularization_of_science = Todos ganan tanta cultura como su índice científico.
through_the_ages-text-prosperity = Todos obtienen tanta comida como caras sonrientes tienen.
through_the_ages-text-ravages_of_time = De cada civilización, una maravilla completada de la Época A o I, a su elección, queda en ruinas: pierde sus efectos y da 2 de cultura en su lugar.
through_the_ages-text-refugees = La civilización más fuerte gana 3 puntos de cultura y 1 población. La más débil pierde lo mismo.
through_the_ages-text-terrorism = Quien tiene menos cultura destruye un edificio urbano de cada adversario.
through_the_ages-text-impact_of_agriculture = Todos puntúan su producción de comida, y 4 más si supera a su consumo.
through_the_ages-text-impact_of_architecture = Todos puntúan los niveles de sus edificios urbanos.
through_the_ages-text-impact_of_balance = Todos puntúan el doble del menor de estos cuatro valores: índice científico, índice cultural, producción de comida, producción de recursos.
through_the_ages-text-impact_of_colonies = Todos puntúan 3 por cada colonia.
through_the_ages-text-impact_of_competition = Todos puntúan los niveles de sus unidades y arenas.
through_the_ages-text-impact_of_government = Todos puntúan 2 por cada acción civil y 1 por cada acción militar de su total.
through_the_ages-text-impact_of_happiness = Todos puntúan 2 por cada cara sonriente, menos 2 por cada trabajador descontento.
through_the_ages-text-impact_of_industry = Todos puntúan lo que producen sus minas.
through_the_ages-text-impact_of_population = Todos puntúan 2 por cada trabajador contento a partir del undécimo.
through_the_ages-text-impact_of_progress = Todos puntúan el doble de los niveles de su gobierno y sus tecnologías especiales.
through_the_ages-text-impact_of_science = Los índices científicos puntúan { -tta-by-rank }
through_the_ages-text-impact_of_strength = Los índices de fuerza puntúan { -tta-by-rank }
through_the_ages-text-impact_of_technology = Todos puntúan 4 por cada tecnología de nivel III.
through_the_ages-text-impact_of_variety = Todos puntúan 2 por cada tipo de unidad, cada tipo de edificio urbano y cada tecnología especial que tengan.
through_the_ages-text-impact_of_wonders = Todos puntúan 5, 4, 3 o 2 por cada maravilla completada de la Época A, I, II o III.

## What cards do: territories

through_the_ages-text-developed_territory_i = Como colonia: +1 ficha amarilla, +1 ficha azul. Al colonizar: 3 puntos de ciencia.
through_the_ages-text-historic_territory_i = Como colonia: +1 cara sonriente. Al colonizar: 6 puntos de cultura.
through_the_ages-text-inhabited_territory_i = Como colonia: +2 fichas amarillas. Al colonizar: 1 población.
through_the_ages-text-strategic_territory_i = Como colonia: +2 de fuerza. Al colonizar: 3 cartas militares.
through_the_ages-text-vast_territory_i = Como colonia: +3 fichas amarillas, -1 ficha azul. Al colonizar: 3 de comida.
through_the_ages-text-wealthy_territory_i = Como colonia: +3 fichas azules. Al colonizar: 5 recursos.
through_the_ages-text-developed_territory_ii = Como colonia: +2 fichas amarillas, +2 fichas azules. Al colonizar: 5 puntos de ciencia.
through_the_ages-text-historic_territory_ii = Como colonia: +2 caras sonrientes. Al colonizar: 11 puntos de cultura.
through_the_ages-text-inhabited_territory_ii = Como colonia: +3 fichas amarillas. Al colonizar: 2 de población.
through_the_ages-text-strategic_territory_ii = Como colonia: +4 de fuerza. Al colonizar: 5 cartas militares.
through_the_ages-text-vast_territory_ii = Como colonia: +4 fichas amarillas, -1 ficha azul. Al colonizar: 4 de comida.
through_the_ages-text-wealthy_territory_ii = Como colonia: +4 fichas azules. Al colonizar: 9 recursos.

## What cards do: aggressions, wars, pacts

through_the_ages-text-enslave = El adversario pierde 1 población. Obtienes 2 recursos y 2 de comida.
through_the_ages-text-plunder_i = { -tta-plunder(n: 3) }
through_the_ages-text-plunder_ii = { -tta-plunder(n: 5) }
through_the_ages-text-plunder_iii = { -tta-plunder(n: 7) }
through_the_ages-text-raid_i = Destruye un edificio urbano del adversario de nivel I como máximo, y obtén en recursos la mitad de su coste, redondeada hacia arriba.
through_the_ages-text-raid_ii = { -tta-raid-two(high: "II", low: "I") }
through_the_ages-text-raid_iii = { -tta-raid-two(high: "III", low: "II") }
through_the_ages-text-annex = Quita una colonia al adversario, con su efecto permanente.
through_the_ages-text-infiltrate = Retira del juego al líder o la maravilla sin completar del adversario, y gana 3 puntos de cultura por cada nivel de esa carta.
through_the_ages-text-spy = Quita al adversario hasta 5 puntos de ciencia.
through_the_ages-text-armed_intervention = Quita al adversario hasta 7 puntos de cultura.
through_the_ages-text-war_over_technology = Por cada punto de ventaja en fuerza el vencedor quita al derrotado 1 punto de ciencia, o gasta la ventaja en tecnologías especiales del derrotado por su coste en ciencia.
through_the_ages-text-war_over_territory = El vencedor toma 1 ficha amarilla de la reserva del derrotado, y 1 más por cada 5 puntos de ventaja en fuerza.
through_the_ages-text-war_over_culture = El vencedor quita al derrotado 5 puntos de cultura, y 1 más por cada punto de ventaja en fuerza.
through_the_ages-text-open_borders_agreement = Ambos: +1 acción militar. Quien ataque al otro cuenta con 2 de fuerza más.
through_the_ages-text-trade_routes_agreement = Una vez en su turno, A puede usar 1 de comida como recurso, y B 1 recurso como comida.
through_the_ages-text-acceptance_of_supremacy = A produce 1 recurso más, B 1 menos. { -tta-no-attacks }
through_the_ages-text-international_trade_agreement = A produce 1 recurso más, B 1 de comida más.
through_the_ages-text-promise_of_military_protection = A: +1 de cultura. B: +4 de fuerza, -1 de cultura. { -tta-attack-ends }
through_the_ages-text-scientific_cooperation = Quien desarrolla una tecnología paga 2 puntos de ciencia menos, y el socio paga 1. Si el socio no tiene ciencia, no es posible.
through_the_ages-text-international_tourism = Ambos: +1 de cultura por cada maravilla completada del socio.
through_the_ages-text-loss_of_sovereignty = A: +2 de cultura. B: -2 de cultura. { -tta-no-attacks } Nadie puede declarar la guerra a B.
through_the_ages-text-military_pact = Ambos: +3 de fuerza. { -tta-attack-ends }
through_the_ages-text-peace_treaty = Ambos: +1 de cultura. { -tta-no-attacks }

## What cards do: tactics and bonus cards

through_the_ages-text-fighting_band = Cada ejército de 2 infanterías: +1 de fuerza.
through_the_ages-text-heavy_cavalry = Cada ejército de 3 caballerías: +4 de fuerza.
through_the_ages-text-legion = Cada ejército de 3 infanterías: +2 de fuerza.
through_the_ages-text-medieval_army = Cada ejército de 1 infantería y 1 caballería: +2 de fuerza.
through_the_ages-text-phalanx = Cada ejército de 2 infanterías y 1 caballería: +3 de fuerza.
through_the_ages-text-classic_army = Cada ejército de 2 infanterías y 2 caballerías: +8 de fuerza, +4 si es obsoleto.
through_the_ages-text-conquistadors = Cada ejército de 1 infantería y 2 caballerías: +5 de fuerza, +3 si es obsoleto.
through_the_ages-text-defensive_army = Cada ejército de 2 infanterías y 1 artillería: +6 de fuerza, +3 si es obsoleto.
through_the_ages-text-fortifications = Cada ejército de 2 artillerías: +5 de fuerza, +3 si es obsoleto.
through_the_ages-text-mobile_artillery = Cada ejército de 1 caballería y 1 artillería: +5 de fuerza, +3 si es obsoleto.
through_the_ages-text-napoleonic_army = Cada ejército de 1 infantería, 1 caballería y 1 artillería: +7 de fuerza, +4 si es obsoleto.
through_the_ages-text-entrenchments = Cada ejército de 1 infantería y 2 artillerías: +9 de fuerza, +5 si es obsoleto.
through_the_ages-text-mechanized_army = Cada ejército de 1 caballería y 2 artillerías: +10 de fuerza, +5 si es obsoleto.
through_the_ages-text-modern_army = Cada ejército de 2 infanterías, 1 caballería y 1 artillería: +13 de fuerza, +7 si es obsoleto.
through_the_ages-text-shock_troops = Cada ejército de 1 infantería y 3 caballerías: +11 de fuerza, +6 si es obsoleto.
through_the_ages-text-military_bonus_i = { -tta-bonus(defense: 2, colony: 1) }
through_the_ages-text-military_bonus_ii = { -tta-bonus(defense: 4, colony: 2) }
through_the_ages-text-military_bonus_iii = { -tta-bonus(defense: 6, colony: 3) }

## Options

through_the_ages-option-pass = Pasa
through_the_ages-option-end = Termina tu turno
through_the_ages-option-take = Toma { $card }
through_the_ages-option-take_second = Toma { $card }, la segunda por la izquierda
through_the_ages-option-take_third = Toma { $card }, la tercera por la izquierda
through_the_ages-option-population = Aumenta tu población
through_the_ages-option-build = Construye { $card }
through_the_ages-option-upgrade = Moderniza { $card } a { $better }
through_the_ages-option-destroy = Destruye un edificio tuyo: { $card }
through_the_ages-option-disband = Desmantela { $card }
through_the_ages-option-lead = Pon en juego al líder { $card }
through_the_ages-option-stage = Construye { $a ->
    [one] 1 etapa
   *[other] { $a } etapas
} de tu maravilla
through_the_ages-option-develop = Desarrolla { $card }
through_the_ages-option-revolution = Declara una revolución: { $card }
through_the_ages-option-play = Juega { $card }
through_the_ages-option-tactic = Pon en juego la táctica { $card }
through_the_ages-option-copy = Copia la táctica { $card }
through_the_ages-option-barbarossa = Barbarroja: aumenta tu población y crea { $card }
through_the_ages-option-bach = Bach: convierte { $card } en { $better }
through_the_ages-option-churchill_culture = Churchill: gana 3 puntos de cultura
through_the_ages-option-churchill_army = Churchill: obtén 3 puntos de ciencia para tecnologías de unidades y 3 recursos para unidades, para este turno
through_the_ages-option-hammurabi = Hammurabi: usa una acción militar como acción civil
through_the_ages-option-liner = { through_the_ages-card-ocean_liner_service }: obtén 1 población
through_the_ages-option-trade = { through_the_ages-card-trade_routes_agreement }: usa 1 de comida como recurso (lado A) o 1 recurso como comida (lado B)
through_the_ages-option-event = Prepara el evento { $card }
through_the_ages-answer-event = Prepara el evento { $card }: { $n ->
    [0] sin cultura
   *[other] +{ $n } de cultura
}
through_the_ages-pass-politics = Pasa: ninguna acción política
through_the_ages-pass-leave = Quédate en la partida
through_the_ages-pass-tuck_homer = No: recupera una acción civil
through_the_ages-pass-defend = Cede: el ataque tiene éxito
through_the_ages-pass-bid = Pasa: no pujes más
through_the_ages-pass-free_build = No construyas nada
through_the_ages-pass-civilize = Renuncia a ello
through_the_ages-pass-agree = No tomes ninguna carta
through_the_ages-pass-mine = Deja producir a todas las minas
through_the_ages-option-aggression = Juega { $card } contra { $rival }
through_the_ages-option-war = Declara la guerra a { $rival }: { $card }
through_the_ages-option-pact = Ofrece a { $rival } el pacto { $card }
through_the_ages-option-pact_as_a = Ofrece a { $rival } el pacto { $card }, contigo en el lado A
through_the_ages-option-pact_as_b = Ofrece a { $rival } el pacto { $card }, contigo en el lado B
through_the_ages-option-cancel = Anula el pacto { $card }
through_the_ages-option-resign = Abandona la partida
through_the_ages-option-columbus = Colón: coloniza { $card }
through_the_ages-option-alexander = Alejandro: cámbialo por 1 ficha amarilla
through_the_ages-option-defend = Defiéndete con { $card }
through_the_ages-option-discard = Descarta { $card }
through_the_ages-option-accept = Acepta
through_the_ages-option-refuse = Rechaza
through_the_ages-option-bid = Puja { $a }
through_the_ages-option-send = Envía { $card }
through_the_ages-option-bonus = Coloniza con { $card }
through_the_ages-option-done = Déjalo así
through_the_ages-option-gain = { $a ->
    [0] { $b ->
        [0] No obtengas nada
        [one] Obtén 1 recurso
       *[other] Obtén { $b } recursos
    }
   *[other] { $b ->
        [0] Obtén { $a } de comida
        [one] Obtén { $a } de comida y 1 recurso
       *[other] Obtén { $a } de comida y { $b } recursos
    }
}
through_the_ages-option-lose = { $a ->
    [0] { $b ->
        [0] No pierdas nada
        [one] Pierde 1 recurso
       *[other] Pierde { $b } recursos
    }
   *[other] { $b ->
        [0] Pierde { $a } de comida
        [one] Pierde { $a } de comida y 1 recurso
       *[other] Pierde { $a } de comida y { $b } recursos
    }
}
through_the_ages-option-lose_worker = Pierde un trabajador de { $card }
through_the_ages-option-token = Toma una ficha azul de { $card }
through_the_ages-option-colony = Elige la colonia { $card }
through_the_ages-option-ruin = Deja en ruinas { $card }
through_the_ages-option-raid = Destruye un edificio del adversario: { $card }
through_the_ages-option-remove = Retira del juego { $card }
through_the_ages-option-tuck = Pon a Homero bajo { $card }
through_the_ages-option-steal = Toma la tecnología especial { $card }

## Questions

through_the_ages-ask-politics = { $action ->
    [1] César te permite una segunda acción política. ¿Qué haces? Acciones militares: { $military }.
   *[other] Política: puedes hacer una acción política. Acciones militares: { $military }.
}
through_the_ages-ask-act = ¿Qué haces? Acciones civiles: { $civil }. Acciones militares: { $military }.
through_the_ages-ask-discard = Te { $n ->
    [one] sobra 1 carta militar. ¿Cuál descartas?
   *[other] sobran { $n } cartas militares. ¿Cuáles descartas?
}
through_the_ages-ask-card_build = { $card }: ¿qué construyes o modernizas?
through_the_ages-ask-card_develop = { $card }: ¿qué tecnología desarrollas?
through_the_ages-ask-food_or_resources = ¿Obtienes { $amount } de comida o { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
}?
through_the_ages-ask-tuck_homer = Pon a Homero bajo una maravilla completada, o pasa y recupera una acción civil.
through_the_ages-ask-lose_token = Pierdes una ficha azul y en tu reserva no queda ninguna. ¿De qué carta la tomas?
through_the_ages-ask-cover_stage = Una etapa de tu maravilla necesita una ficha azul y en tu reserva no queda ninguna. ¿De qué carta la tomas?
through_the_ages-ask-defend = { $rival } te ataca con { $card }. Defiéndete con cartas militares por valor de { $missing } de fuerza, o pasa y deja que el ataque tenga éxito.
through_the_ages-ask-raid = { $card }: ¿qué edificio de { $rival } destruyes?
through_the_ages-ask-plunder = { $card }: ¿qué le quitas a { $rival }?
through_the_ages-ask-infiltrate = { $card }: ¿qué le retiras a { $rival }, el líder o la maravilla sin completar?
through_the_ages-ask-annex = { $card }: ¿qué colonia de { $rival } te quedas?
through_the_ages-ask-steal = { $card }: ¿qué tecnologías especiales de { $rival } tomas? Tu ventaja es { $left }; el resto se convierte en ciencia.
through_the_ages-ask-answer_pact = { $rival } te ofrece el pacto { $card }. ¿Aceptas?
through_the_ages-ask-answer_pact_as_a = { $rival } te ofrece el pacto { $card }; serías el lado A. ¿Aceptas?
through_the_ages-ask-answer_pact_as_b = { $rival } te ofrece el pacto { $card }; serías el lado B. ¿Aceptas?
through_the_ages-ask-bid = { $bid ->
    [0] Se puede colonizar { $card }. Puja, o pasa.
   *[other] Se puede colonizar { $card }, y la puja más alta es de { $bid }. Puja más, o pasa.
}
through_the_ages-ask-send = Colonizas { $card } y has pujado { $bid }; tu grupo suma { $force } por ahora. ¿Qué envías?
through_the_ages-ask-gain_either = ¿Obtienes { $amount } de comida o { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
}?
through_the_ages-ask-gain_split = Obtienes { $amount } entre comida y recursos. ¿Cuánto de cada?
through_the_ages-ask-lose_split = Pierdes { $amount } entre comida y recursos. ¿Cuánto de cada?
through_the_ages-ask-free_build = Puedes construir { $card } gratis con un trabajador desocupado.
through_the_ages-ask-civilize = Puedes hacer una cosa por 1 menos: aumentar tu población, construir una granja, mina o edificio urbano, o desarrollar una tecnología.
through_the_ages-ask-lose_person = { $amount ->
    [one] Pierdes un trabajador. ¿De qué carta?
   *[other] Pierdes { $amount } trabajadores. ¿De qué cartas?
}
through_the_ages-ask-lose_building = Pierdes una granja, mina o edificio urbano. ¿Cuál?
through_the_ages-ask-lose_colony = Pierdes una colonia. ¿Cuál?
through_the_ages-ask-ruin_wonder = Una de tus maravillas queda en ruinas. ¿Cuál?
through_the_ages-ask-terrorize = ¿Qué edificio urbano de { $rival } destruyes?
through_the_ages-ask-agree = { $actions ->
    [-1] ¿Tomas de la fila cartas por valor de 5 acciones civiles, a cambio de tu próxima acción política?
   *[other] Aún puedes tomar cartas por valor de { $actions ->
        [one] 1 acción civil
       *[other] { $actions } acciones civiles
    }. ¿Cuál?
}
through_the_ages-ask-discard_some = Tienes que descartar { $amount ->
    [one] 1 carta militar. ¿Cuál?
   *[other] { $amount } cartas militares. ¿Cuáles?
}
through_the_ages-ask-over = La partida ha terminado.

## Events

through_the_ages-event-turn_began = Ronda { $round }: empieza el turno de { $player }.
through_the_ages-event-age_began = Empieza la Época { $age }.
through_the_ages-event-last_round = La ronda { $round } es la última.
through_the_ages-event-row_cleared = { $card } deja la fila de cartas.
through_the_ages-event-took = { $player } toma { $card } ({ $actions ->
    [0] gratis
    [one] 1 acción civil
   *[other] { $actions } acciones civiles
}).
through_the_ages-event-grew = { $food ->
    [0] { $player } aumenta su población sin pagar comida.
   *[other] { $player } aumenta su población por { $food } de comida.
}
through_the_ages-event-built = { $resources ->
    [0] { $player } construye { $card } gratis.
    [one] { $player } construye { $card } por 1 recurso.
   *[other] { $player } construye { $card } por { $resources } recursos.
}
through_the_ages-event-upgraded = { $player } moderniza { $card } a { $better }.
through_the_ages-event-destroyed = Se destruye un edificio de { $player }: { $card }.
through_the_ages-event-disbanded = { $player } desmantela { $card }.
through_the_ages-event-led = { $player } pone en juego al líder { $card }.
through_the_ages-event-leader_left = { $card } deja de ser líder de { $player }.
through_the_ages-event-tucked = { $player } pone a Homero bajo { $card }: 1 cara sonriente más.
through_the_ages-event-stages_built = { $player } construye { $stages ->
    [one] 1 etapa
   *[other] { $stages } etapas
} de { $card }.
through_the_ages-event-wonder_done = { $player } completa { $card }.
through_the_ages-event-wonder_lost = { $player } pierde la maravilla sin completar { $card }.
through_the_ages-event-ruined = Una maravilla de { $player } queda en ruinas: { $card }.
through_the_ages-event-developed = { $player } desarrolla { $card } por { $science } de ciencia.
through_the_ages-event-revolted = { $player } declara una revolución por { $science } de ciencia: { $card }.
through_the_ages-event-played = { $player } juega { $card }.
through_the_ages-event-tactic_set = { $player } usa ahora la táctica { $card }.
through_the_ages-event-tactic_shared = Desde ahora todos pueden copiar la táctica de { $player }: { $card }.
through_the_ages-event-gained_food = { $player } obtiene { $amount } de comida.
through_the_ages-event-gained_resources = { $player } obtiene { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
}.
through_the_ages-event-gained_science = { $player } gana { $amount ->
    [one] 1 punto de ciencia
   *[other] { $amount } puntos de ciencia
}.
through_the_ages-event-gained_culture = { $player } gana { $amount ->
    [one] 1 punto de cultura
   *[other] { $amount } puntos de cultura
}.
through_the_ages-event-gained_culture_by = { $player } gana { $amount ->
    [one] 1 punto de cultura
   *[other] { $amount } puntos de cultura
} ({ $card }).
through_the_ages-event-gained_people = { $player } obtiene { $amount ->
    [one] 1 población
   *[other] { $amount } de población
}.
through_the_ages-event-gained_yellow = { $player } consigue { $amount ->
    [one] 1 ficha amarilla
   *[other] { $amount } fichas amarillas
}.
through_the_ages-event-lost_food = { $player } pierde { $amount } de comida.
through_the_ages-event-lost_all_food = { $player } pierde toda su comida.
through_the_ages-event-lost_resources = { $player } pierde { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
}.
through_the_ages-event-lost_science = { $player } pierde { $amount ->
    [one] 1 punto de ciencia
   *[other] { $amount } puntos de ciencia
}.
through_the_ages-event-lost_culture = { $player } pierde { $amount ->
    [one] 1 punto de cultura
   *[other] { $amount } puntos de cultura
}.
through_the_ages-event-lost_culture_by = { $player } pierde { $amount ->
    [one] 1 punto de cultura
   *[other] { $amount } puntos de cultura
} ({ $card }).
through_the_ages-event-lost_person = { $player } pierde un trabajador desocupado.
through_the_ages-event-lost_person_from = { $player } pierde un trabajador: { $card }.
through_the_ages-event-lost_building = { $player } pierde un edificio: { $card }.
through_the_ages-event-lost_yellow = { $player } pierde { $amount ->
    [one] 1 ficha amarilla
   *[other] { $amount } fichas amarillas
}.
through_the_ages-event-lost_blue = { $player } pierde { $amount ->
    [one] 1 ficha azul
   *[other] { $amount } fichas azules
}.
through_the_ages-event-lost_actions = { $player } pierde { $amount ->
    [one] 1 acción civil
   *[other] { $amount } acciones civiles
}.
through_the_ages-event-drew = { $player } roba { $card }.
through_the_ages-event-drew_hidden = { $player } roba una carta militar.
through_the_ages-event-discarded = { $player } descarta { $card }.
through_the_ages-event-discarded_hidden = { $player } descarta una carta militar boca abajo.
through_the_ages-event-prepared = { $player } prepara el evento { $card }.
through_the_ages-event-prepared_hidden = { $player } prepara un evento boca abajo.
through_the_ages-event-revealed = { $player } revela el evento actual: { $card }.
through_the_ages-event-attacked = { $player } juega una agresión contra { $rival }: { $card }.
through_the_ages-event-defended = { $player } se defiende con { $card }.
through_the_ages-event-repelled = La agresión de { $player } es rechazada: { $card }.
through_the_ages-event-succeeded = La agresión de { $player } tiene éxito: { $card }.
through_the_ages-event-declared = { $player } declara la guerra a { $rival }: { $card }.
through_the_ages-event-war_won = { $player } gana la guerra con una ventaja de { $advantage }: { $card }.
through_the_ages-event-war_even = La guerra de { $player } no tiene vencedor, ambos bandos son igual de fuertes: { $card }.
through_the_ages-event-offered = { $player } ofrece un pacto a { $rival }: { $card }.
through_the_ages-event-agreed = { $player } acepta el pacto { $card }.
through_the_ages-event-refused = { $player } rechaza el pacto { $card }.
through_the_ages-event-pact_ended = Termina un pacto de { $player }: { $card }.
through_the_ages-event-bade = { $player } puja { $bid }.
through_the_ages-event-passed = { $player } pasa.
through_the_ages-event-sent = { $player } envía { $card }.
through_the_ages-event-colonized = { $player } coloniza { $card }.
through_the_ages-event-colony_lost = { $player } pierde la colonia { $card }.
through_the_ages-event-not_colonized = Nadie coloniza { $card }.
through_the_ages-event-stole = { $player } toma la tecnología especial { $card }.
through_the_ages-event-produced = { $player } produce { $science } de ciencia y { $culture } de cultura.
through_the_ages-event-corrupted = { $player } pierde bienes por una corrupción de { $corruption }.
through_the_ages-event-starved = A { $player } le { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
} de comida para su población.
through_the_ages-event-rebelled = { $player } sufre una revuelta y no produce nada.
through_the_ages-event-resigned_game = { $player } abandona la partida.
through_the_ages-event-scored = { $player } puntúa { $culture } de cultura por { $card }.
through_the_ages-event-game_over = La partida ha terminado.

## Why an option is not possible now

through_the_ages-why-not_now_politics = Es tu fase política: haz una acción política, o pasa.
through_the_ages-why-not_now_act = Es tu fase de acciones: usa tus acciones, o termina tu turno.
through_the_ages-why-not_now_card_build = Primero construye o moderniza lo que permite tu carta de acción.
through_the_ages-why-not_now_card_develop = Primero desarrolla una tecnología con tu carta de acción.
through_the_ages-why-not_now_gain = Primero di cuánta comida y cuántos recursos te llevas.
through_the_ages-why-not_now_lose = Primero di cuánta comida y cuántos recursos pierdes.
through_the_ages-why-not_now_tuck = Primero decide si Homero se queda bajo una de tus maravillas.
through_the_ages-why-not_now_token = Primero elige la carta de la que tomas una ficha azul.
through_the_ages-why-not_now_defend = Te están atacando: defiéndete, o pasa.
through_the_ages-why-not_now_raid = Primero elige el edificio del adversario que se destruye.
through_the_ages-why-not_now_remove = Primero elige qué retiras: el líder o la maravilla sin completar del adversario.
through_the_ages-why-not_now_colony = Primero elige una colonia.
through_the_ages-why-not_now_steal = Primero toma tecnologías especiales del derrotado, o déjalo así.
through_the_ages-why-not_now_answer = Primero responde a la oferta: acepta el pacto o recházalo.
through_the_ages-why-not_now_bid = Hay una subasta por un territorio: puja, o pasa.
through_the_ages-why-not_now_send = Primero envía un grupo de colonización tan fuerte como tu puja.
through_the_ages-why-not_now_free_build = Solo se te pregunta si construyes lo que nombra el evento: constrúyelo, o pasa.
through_the_ages-why-not_now_civilize = Primero usa el evento para tu población, un edificio o una tecnología, o pasa.
through_the_ages-why-not_now_lose_person = Primero elige la carta de la que pierdes un trabajador.
through_the_ages-why-not_now_lose_building = Primero elige el edificio que pierdes.
through_the_ages-why-not_now_ruin = Primero elige la maravilla que queda en ruinas.
through_the_ages-why-not_now_agree = Primero usa el acuerdo: toma cartas de la fila, o renuncia a él.
through_the_ages-why-not_now_discard = Primero descarta una carta militar.
through_the_ages-why-first_round = En la primera ronda solo puedes tomar cartas de la fila.
through_the_ages-why-not_in_row = Esta carta no está en la fila de cartas.
through_the_ages-why-not_in_hand = No tienes esta carta en la mano.
through_the_ages-why-no_civil_actions = No te quedan suficientes acciones civiles.
through_the_ages-why-no_military_actions = No te quedan suficientes acciones militares.
through_the_ages-why-no_food = No tienes suficiente comida.
through_the_ages-why-no_resources = No tienes suficientes recursos.
through_the_ages-why-no_science = No tienes suficientes puntos de ciencia.
through_the_ages-why-no_yellow = Tu reserva amarilla está vacía, así que tu población no puede crecer.
through_the_ages-why-no_blue = No tienes suficientes fichas azules para cubrir las etapas.
through_the_ages-why-wonder_unfinished = Tienes una maravilla sin completar, y no puedes tomar otra antes de completarla.
through_the_ages-why-hand_full = Tu mano está llena: su límite es tu total de acciones civiles, uno más con { through_the_ages-card-library_of_alexandria }.
through_the_ages-why-leader_of_age = Ya has tomado un líder de esta época, y solo puedes tomar uno de cada una.
through_the_ages-why-same_technology = Ya tienes esta tecnología en juego o en la mano.
through_the_ages-why-no_technology = No has desarrollado esta tecnología.
through_the_ages-why-no_unused_worker = No tienes ningún trabajador desocupado.
through_the_ages-why-nobody_there = No tienes ningún trabajador en esta carta.
through_the_ages-why-urban_limit = Tu gobierno no permite más edificios urbanos de este tipo.
through_the_ages-why-no_wonder = No tienes ninguna maravilla sin completar.
through_the_ages-why-not_so_many_stages = A tu maravilla no le quedan tantas etapas.
through_the_ages-why-stages_at_once = No puedes construir tantas etapas con una acción civil: solo las tecnologías de construcción permiten varias.
through_the_ages-why-partner_no_science = { through_the_ages-card-scientific_cooperation }: tu socio no tiene ciencia con la que pagar.
through_the_ages-why-all_civil_actions = Una revolución gasta todas tus acciones civiles, y no todas están disponibles.
through_the_ages-why-all_military_actions = Con Robespierre una revolución gasta todas tus acciones militares, y no todas están disponibles.
through_the_ages-why-just_taken = No puedes jugar una carta de acción en la misma fase de acciones en que la has tomado.
through_the_ages-why-nothing_to_build = No hay nada que puedas construir o modernizar con esta carta.
through_the_ages-why-nothing_to_develop = No hay en tu mano ninguna tecnología que puedas desarrollar con esta carta.
through_the_ages-why-not_this_card = La carta de acción que juegas no permite esto.
through_the_ages-why-one_tactic = Solo puedes jugar o copiar una táctica por turno.
through_the_ages-why-not_shared = Esta táctica no está entre las que se pueden copiar.
through_the_ages-why-your_tactic = Ya usas esta táctica.
through_the_ages-why-not_your_leader = No tienes al líder que permite esto.
through_the_ages-why-once_a_turn = Ya lo has hecho este turno, y solo puede hacerse una vez.
through_the_ages-why-no_liner = No has completado { through_the_ages-card-ocean_liner_service }.
through_the_ages-why-no_trade_routes = No tienes ningún socio en { through_the_ages-card-trade_routes_agreement }.
through_the_ages-why-wrong_amount = Esta no es una cantidad que se pueda elegir aquí.
through_the_ages-why-no_such_wonder = No tienes ninguna maravilla así que se pueda elegir aquí.
through_the_ages-why-no_token_there = En esta carta no hay ninguna ficha azul.
through_the_ages-why-no_such_rival = Solo puedes dirigirte a un adversario que siga en la partida.
through_the_ages-why-gandhi = Con Gandhi no puedes jugar agresiones ni guerras.
through_the_ages-why-pact_forbids = Un pacto entre vosotros prohíbe este ataque.
through_the_ages-why-not_stronger = Solo puedes atacar a un adversario más débil que tú.
through_the_ages-why-no_colony = Ahí no hay ninguna colonia que se pueda elegir.
through_the_ages-why-nothing_to_infiltrate = Este adversario no tiene líder ni maravilla sin completar.
through_the_ages-why-last_round = En la última ronda no se puede declarar ninguna guerra.
through_the_ages-why-no_war_on_second = Nadie puede declarar la guerra a este jugador: { through_the_ages-card-loss_of_sovereignty }.
through_the_ages-why-no_pacts_for_two = Con dos jugadores no hay pactos.
through_the_ages-why-no_such_pact = No formas parte de ese pacto.
through_the_ages-why-no_resigning = Ahora nadie puede abandonar la partida.
through_the_ages-why-defense_begun = Has empezado a defenderte, y tienes que seguir hasta igualar la fuerza del atacante.
through_the_ages-why-defense_limit = No puedes usar en tu defensa más cartas que tu total de acciones militares.
through_the_ages-why-defense_too_weak = Con esto no podrías igualar la fuerza del atacante, y solo entonces puedes defenderte.
through_the_ages-why-together = Aquí se eligen varias cosas juntas: indícalas todas a la vez, en cualquier orden.
through_the_ages-why-not_reached = Tu adversario no tiene esto, o tu carta no lo alcanza.
through_the_ages-why-advantage_too_small = Tu ventaja en fuerza no basta para esta tecnología.
through_the_ages-why-bid_too_low = Tienes que pujar más de { $bid }.
through_the_ages-why-bid_too_high = No puedes pujar más de lo que puedes enviar: { $most }.
through_the_ages-why-force_too_small = Aún no basta: el grupo vale { $force } de { $bid }, con al menos una unidad.
through_the_ages-why-bid_out_of_reach = Si envías esto ahora, ya no puedes alcanzar tu puja.
through_the_ages-why-no_unit = No te queda ninguna unidad así.
through_the_ages-why-only_cook = Solo Cook puede descartar cartas militares para colonizar, y dos como máximo.
through_the_ages-why-unit_first = Un grupo de colonización necesita al menos una unidad: elígela junto con las cartas.
through_the_ages-why-budget = Esta carta cuesta más de lo que queda de las 5 acciones civiles del acuerdo.
through_the_ages-why-defense_short = Aún no basta: { $added } de { $needed } de fuerza.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

through_the_ages-wrong-players = { $path }: Through the Ages es para 2 a 4 jugadores, no para { $count }.
through_the_ages-wrong-kind = { $path }: la carta { $card } no es de un tipo que pueda estar aquí.
through_the_ages-wrong-technology = { $path }: «{ $name }» no es una tecnología que pueda estar aquí.
through_the_ages-wrong-ruins = { $path }: solo pueden ser ruinas las maravillas que el jugador ha completado.
through_the_ages-wrong-shown_pacts = { $path }: solo pueden haberse mostrado pactos que están en la mano.
through_the_ages-wrong-nobody_asked = No se le pregunta nada a nadie, y sin embargo la partida no consta como terminada.
through_the_ages-wrong-card_count = { $expected ->
    [one] La carta { $card } debería estar una vez en total, pero el número de sus copias es { $count }.
   *[other] La carta { $card } debería estar { $expected } veces en total, pero el número de sus copias es { $count }.
}
through_the_ages-wrong-yellow = El asiento { $seat } tiene { $count } fichas amarillas en total, pero debería tener { $expected }.
through_the_ages-wrong-blue = El asiento { $seat } tiene { $count } fichas azules en total, pero debería tener { $expected }.
through_the_ages-wrong-negative = El asiento { $seat } tiene menos de 0 de algo: fichas, trabajadores o puntos.
through_the_ages-wrong-no_such_technology = El asiento { $seat } tiene trabajadores o fichas en { $card }, pero no tiene esta tecnología.
through_the_ages-wrong-step_card = { $path }: la pregunta { $ask } no trata de una carta así.
through_the_ages-wrong-step_seat = { $path }: la pregunta { $ask } no trata de un jugador así.
through_the_ages-wrong-civil_used = El asiento { $seat } ha usado { $used } de { $total } acciones civiles.
through_the_ages-wrong-military_used = El asiento { $seat } ha usado { $used } de { $total } acciones militares.
through_the_ages-wrong-not_in_hand = { $path }: { $card } se tomó en este turno pero no está en la mano.
through_the_ages-wrong-two_specials = { $path }: { $card } y { $other } son del mismo tipo; una civilización tiene una tecnología especial de cada tipo.
through_the_ages-wrong-over_and_asked = Se dice que la partida ha terminado, pero todavía se pregunta algo a alguien.
through_the_ages-wrong-deck_in_age_iv = En la Época IV no hay mazos: deck y military_deck están vacíos.
through_the_ages-wrong-last_round = La ronda { $round } es posterior a la última, { $last }.
through_the_ages-wrong-no_turn = En el fondo de «steps» tiene que estar el turno de alguien (end_turn), no { $ask }: una fase de acciones es end_turn, discard, act.
through_the_ages-wrong-current = Se dice que es el turno del asiento { $current }, pero los pasos son los de un turno del asiento { $seat }.
through_the_ages-wrong-resigned_asked = El asiento { $seat } ha dejado la partida y no se le puede preguntar nada ({ $ask }).
through_the_ages-wrong-sent = Para la pregunta { $ask }, «sent» tiene { $want } números: las unidades entregadas por tipo y época, todos 0 al principio.
through_the_ages-wrong-sent_units = El asiento { $seat } entrega más unidades de las que tiene.
through_the_ages-wrong-war_on_oneself = El asiento { $seat } no puede estar en guerra consigo mismo.
through_the_ages-wrong-pact_with_oneself = El asiento { $seat } no puede tener un pacto consigo mismo.
through_the_ages-wrong-pact_side = El lado A del pacto del asiento { $seat } tiene que ser uno de los dos socios.
through_the_ages-wrong-leader_age = El asiento { $seat } tiene al líder { $card }, pero en leaders_taken falta la Época { $age }.
through_the_ages-wrong-homer_twice = Homero está bajo una maravilla del asiento { $seat } y no puede estar también en otro sitio.
through_the_ages-wrong-no_tactic = El asiento { $seat } no tiene ninguna táctica que pueda ser suya (tactic_exclusive).
through_the_ages-wrong-tactic = El asiento { $seat } usa la táctica { $card }, que ni es suya (tactic_exclusive) ni está en shared_tactics.
through_the_ages-wrong-too_many_buildings = El asiento { $seat } tiene { $count } edificios de un mismo tipo; ningún gobierno permite más de { $most }.
through_the_ages-wrong-hand_and_play = El asiento { $seat } tiene { $card } en la mano, y también en juego.

## La edición de 2006: opciones de mesa

setting-name-through_the_ages-edition = Edición
setting-value-through_the_ages-edition-2015 = Una nueva historia de la civilización (2015)
setting-about-through_the_ages-edition-2015 = Las tácticas se pueden copiar y nadie sacrifica unidades en combate.
setting-value-through_the_ages-edition-2006 = El juego original (2006)
setting-about-through_the_ages-edition-2006 = Se pueden sacrificar unidades para atacar y defender, así que la guerra es más dura. Tres versiones, de la sencilla a la completa.
setting-name-through_the_ages-version = Versión (2006)
setting-value-through_the_ages-version-full = Completa: épocas A a IV
setting-about-through_the_ages-version-full = La partida entera, y la más larga.
setting-value-through_the_ages-version-advanced = Avanzada: épocas A a II, cuatro eventos de bonificación a la vista
setting-about-through_the_ages-version-advanced = Más corta, con cartas militares pero sin la Época III.
setting-value-through_the_ages-version-simple = Sencilla: épocas A y I, sin cartas militares
setting-about-through_the_ages-version-simple = La más corta: para aprender cómo crece una civilización.
setting-name-through_the_ages-simplifying = Variante simplificada (2006)
setting-value-through_the_ages-simplifying-no = Como está impreso
setting-value-through_the_ages-simplifying-yes = Una ficha amarilla más, y un edificio urbano más de cada tipo
setting-name-through_the_ages-military_alliances = Atacantes (2006)
setting-value-through_the_ages-military_alliances-yes = Varios adversarios pueden atacar a la misma civilización
setting-value-through_the_ages-military_alliances-no = Solo un adversario a la vez puede atacar a una civilización
setting-name-through_the_ages-military_draws = Cartas militares (2006)
setting-value-through_the_ages-military_draws-production = Se roban al final del turno
setting-value-through_the_ages-military_draws-action = Se roban con acciones militares
setting-name-through_the_ages-corruption = Corrupción (2006)
setting-value-through_the_ages-corruption-strict = Todas las minas producen
setting-value-through_the_ages-corruption-alternative = Una mina puede quedar sin producir
setting-name-through_the_ages-bonus_cards = Cartas de bonificación de la Época III (2006)
setting-value-through_the_ages-bonus_cards-none = Todas están en el mazo militar
setting-value-through_the_ages-bonus_cards-face_up = Algunas están a la vista desde el principio
setting-value-through_the_ages-bonus_cards-age_by_age = Cinco se descubren una tras otra
setting-value-through_the_ages-bonus_cards-personal = Cada jugador guarda alguna en secreto
setting-value-through_the_ages-bonus_cards-public = Cada jugador elige alguna a la vista
setting-name-through_the_ages-fewer_bonuses = Menos bonificaciones (2006)
setting-value-through_the_ages-fewer_bonuses-no = Los eventos de la Época III que quedan en los mazos de eventos puntúan al final
setting-value-through_the_ages-fewer_bonuses-yes = Los eventos de la Época III que quedan en los mazos de eventos no puntúan
through_the_ages-setting-only_2006 = El ajuste { $name } es de la edición de 2006: añade edition=2006.
through_the_ages-setting-not_simple = El ajuste { $name } no se puede cambiar en la versión sencilla.
through_the_ages-setting-only_full = El ajuste { $name } solo se puede cambiar en la versión completa.
through_the_ages-setting-peace_without_attacks = En una partida pacífica no hay ataques: quita { $name }.
setting-name-through_the_ages-face_up_cards = Cartas de bonificación a la vista (2006)
setting-value-through_the_ages-face_up_cards-4 = Cuatro
setting-value-through_the_ages-face_up_cards-3 = Tres
setting-value-through_the_ages-face_up_cards-5 = Cinco
through_the_ages-setting-only_face_up = El ajuste { $name } necesita cartas de bonificación a la vista desde el principio: añade bonus_cards=face_up.

## La edición de 2006: jugadas y preguntas

through_the_ages-option-sacrifice = Sacrifica { $card }
through_the_ages-option-loot = Toma { $a } de comida, y el resto en recursos
through_the_ages-option-draw = Roba una carta militar
through_the_ages-option-rest = Deja sin producir una de { $card }
through_the_ages-option-bonus_card = Elige la carta de bonificación { $card }
through_the_ages-ask-leave = Renunciaste a esta acción política. Solo puedes abandonar la partida, o pasar.
through_the_ages-ask-defend_2006 = { $rival } te ataca con { $card }. Sacrifica unidades o juega cartas de bonificación por valor de { $missing } de fuerza, o pasa y deja que el ataque tenga éxito.
through_the_ages-ask-strike = { $card } contra { $rival }: tu fuerza es { $strength } por ahora. ¿Qué unidades sacrificas?
through_the_ages-ask-resist = { $card } de { $rival }, cuya fuerza es { $attack }: la tuya es { $strength } por ahora. ¿Qué unidades sacrificas?
through_the_ages-ask-loot = { $card }: le quitas a { $rival } comida y recursos por valor de { $advantage }. ¿Cuánta comida?
through_the_ages-ask-mine = Tus minas producen. ¿Dejas una sin producir?
through_the_ages-ask-choose_bonus = ¿Qué carta de bonificación eliges? Al final cuenta para todos.
through_the_ages-ask-leave_before_war = Empieza tu turno y tu guerra aún no se ha resuelto. Antes puedes abandonar la partida, o pasar.

## La edición de 2006: lo que ocurre

through_the_ages-event-sacrificed = { $player } sacrifica { $card }.
through_the_ages-event-announced = { $player } tiene una fuerza de { $strength }.
through_the_ages-event-rested = { $player } deja sin producir una de { $card }.
through_the_ages-event-bonus_kept = { $player } elige la carta de bonificación { $card }.
through_the_ages-event-bonus_kept_hidden = { $player } elige una carta de bonificación en secreto.
through_the_ages-event-bonus_shown = Se descubre una carta de bonificación: { $card }.
through_the_ages-event-bonus_scored = { $player } gana { $culture } de cultura por { $bonus ->
    [technologies] tecnologías de nivel I
    [strength] fuerza
    [happiness] caras sonrientes
    [science] el índice científico
   *[other] comida y recursos producidos
}.

## La edición de 2006: por qué no

through_the_ages-why-no_military_cards = No queda ninguna carta militar que robar.
through_the_ages-why-attacked_by_another = Otro adversario está atacando a esta civilización.
through_the_ages-why-no_leader = Este adversario no tiene líder.
through_the_ages-why-no_unfinished_wonder = Este adversario no tiene ninguna maravilla sin completar.
through_the_ages-why-no_sacrifice_now = En la última ronda no se puede sacrificar ninguna unidad.
through_the_ages-why-only_bonus_cards = De tus cartas militares, aquí solo cuentan las de bonificación.
through_the_ages-why-once_a_game = Esto solo se puede hacer una vez en la partida.
through_the_ages-why-politics_traded = Renunciaste a esta acción política.
through_the_ages-why-not_now_sacrifice = Se te pregunta qué unidades sacrificas.
through_the_ages-why-not_now_mine = Se te pregunta si una mina queda sin producir.
through_the_ages-why-not_now_loot = Se te pregunta cuánta comida tomas.
through_the_ages-why-not_now_choose_bonus = Se te pide una carta de bonificación.
through_the_ages-why-no_such_bonus = No puedes elegir esta carta de bonificación.
through_the_ages-why-war_first = Tu guerra se resuelve antes de tu acción política.
