### Through the Ages, the edition of 2006: the cards that only it has, and what others do there.
### A text_2006 stands where the card of the same name does something else in the 2015 edition.

## Names of cards

through_the_ages-card-ideal_building_site_a = Emplazamiento ideal A
through_the_ages-card-revolutionary_idea_a = Idea revolucionaria A
through_the_ages-card-work_of_art_a = Obra de arte A
through_the_ages-card-ideal_building_site_i = Emplazamiento ideal I
through_the_ages-card-revolutionary_idea_i = Idea revolucionaria I
through_the_ages-card-work_of_art_i = Obra de arte I
through_the_ages-card-bountiful_harvest_i = Cosecha abundante I
through_the_ages-card-efficient_upgrade_i = Modernización eficiente I
through_the_ages-card-mineral_deposits_i = Yacimientos minerales I
through_the_ages-card-ideal_building_site_ii = Emplazamiento ideal II
through_the_ages-card-work_of_art_ii = Obra de arte II
through_the_ages-card-bountiful_harvest_ii = Cosecha abundante II
through_the_ages-card-mineral_deposits_ii = Yacimientos minerales II
through_the_ages-card-game_designer = Diseñador de juegos
through_the_ages-card-nikola_tesla = Nikola Tesla
through_the_ages-card-rock_and_roll_icon = Icono del rock and roll
through_the_ages-card-ideal_building_site_iii = Emplazamiento ideal III
through_the_ages-card-work_of_art_iii = Obra de arte III
through_the_ages-card-bountiful_harvest_iii = Cosecha abundante III
through_the_ages-card-mineral_deposits_iii = Yacimientos minerales III
through_the_ages-card-no_event = Ningún evento
through_the_ages-card-fertile_territory_i = Territorio fértil I
through_the_ages-card-light_cavalry = Caballería ligera
through_the_ages-card-fertile_territory_ii = Territorio fértil II
through_the_ages-card-assassinate = Asesinato
through_the_ages-card-sabotage = Sabotaje
through_the_ages-card-war_over_culture_ii = Guerra por la cultura II
through_the_ages-card-war_over_resources = Guerra por los recursos
through_the_ages-card-holy_war = Guerra santa

## What cards do: sentences that several cards share

-tta-build-farm-or-mine = Construye una granja o una mina por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} menos.
-tta-build-urban = Construye un edificio urbano por { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} menos.
-tta-culture = Gana { $n } puntos de cultura.
-tta-food = Obtén { $n } de comida.
-tta-resources = Obtén { $n } recursos.
-tta-plunder-all = Quita al adversario { $n } entre comida y recursos, o todo lo que haya, en la combinación que quieras.
-tta-raid-alike = Destruye hasta { $n } edificios urbanos del adversario, todos del mismo tipo y nivel, y obtén en recursos la mitad de su coste, redondeada hacia abajo.
-tta-culture-by-advantage = El vencedor quita al derrotado 1 punto de cultura por cada punto de ventaja en fuerza.
-tta-levels-on-completion = Al completarla: por cada trabajador en { $cards }, el doble del nivel de la carta en puntos de cultura.

## What cards do: wonders

through_the_ages-text_2006-st_peters_basilica = +2 de cultura. Cada una de tus caras sonrientes cuenta dos veces.
through_the_ages-text_2006-taj_mahal = +3 de cultura.
through_the_ages-text_2006-transcontinental_railroad = +5 de fuerza. Tu mejor mina produce dos veces.
through_the_ages-text_2006-ocean_liner_service = Una vez por turno puedes aumentar tu población sin gastar acción y por 5 de comida menos.
through_the_ages-text_2006-hollywood = { -tta-levels-on-completion(cards: "teatros y bibliotecas") }
through_the_ages-text_2006-internet = { -tta-levels-on-completion(cards: "laboratorios y bibliotecas") }

## What cards do: leaders

through_the_ages-text_2006-alexander_the_great = +1 de fuerza por cada una de tus unidades.
through_the_ages-text_2006-hammurabi = +1 acción civil, -1 acción militar.
through_the_ages-text_2006-homer = Cada turno, 1 recurso para unidades. Hasta dos de tus unidades de { through_the_ages-card-warriors } dan 1 de cultura cada una.
through_the_ages-text_2006-julius_caesar = +1 de fuerza, +1 acción militar.
through_the_ages-text_2006-christopher_columbus = Una vez por partida, como acción política, haz de un territorio de tu mano una colonia tuya, sin subasta y sin enviar unidades.
through_the_ages-text_2006-frederick_barbarossa = Por 1 acción civil puedes aumentar tu población y crear una unidad con el nuevo trabajador, por 1 de comida y 1 recurso menos.
through_the_ages-text_2006-genghis_khan = Tu táctica no cuenta. Cada una de tus unidades de caballería tiene 1 de fuerza más y da 1 de cultura.
through_the_ages-text_2006-joan_of_arc = +1 de fuerza por cada cara sonriente de tus templos. Ganas 5 puntos de cultura cada vez que se juega contra ti una agresión o una guerra.
through_the_ages-text_2006-michelangelo = +1 de cultura por cada cara sonriente de tus templos, teatros y maravillas. Las maravillas de la fila de cartas te cuestan 1 acción civil menos.
through_the_ages-text_2006-william_shakespeare = +1 de cultura por cada una de tus bibliotecas, y +2 por cada pareja de biblioteca y teatro.
through_the_ages-text_2006-james_cook = +2 de cultura por cada una de tus colonias. Cada carta de bonificación que uses al colonizar cuenta 1 más.
through_the_ages-text_2006-j_s_bach = +1 de cultura por cada uno de tus teatros. Las tecnologías de teatro cuestan 1 punto de ciencia menos, y los teatros 1 recurso menos.
through_the_ages-text_2006-maximilien_robespierre = +1 acción militar. Tus revoluciones gastan todas las acciones militares en vez de las civiles.
through_the_ages-text_2006-napoleon_bonaparte = +1 acción militar. El valor táctico de tu mejor ejército cuenta una vez más.
through_the_ages-text_2006-winston_churchill = Las tecnologías de unidades te cuestan 3 puntos de ciencia menos. Las cartas de bonificación cuentan el doble en tu defensa. Mientras no se resuelva una guerra declarada contra ti, crear una unidad te cuesta 2 recursos menos.
through_the_ages-text-game_designer = { through_the_ages-text-sid_meier }
through_the_ages-text-rock_and_roll_icon = { through_the_ages-text-charlie_chaplin }
through_the_ages-text-nikola_tesla = Tus laboratorios de nivel I o superior producen como minas, tantos recursos como su nivel. Todos los adversarios pagan 1 recurso más por construir o modernizar laboratorios y bibliotecas.

## What cards do: action cards

through_the_ages-text_2006-rich_land_a = { -tta-build-farm-or-mine(n: 1) }
through_the_ages-text_2006-rich_land_i = { -tta-build-farm-or-mine(n: 2) }
through_the_ages-text_2006-rich_land_ii = { -tta-build-farm-or-mine(n: 3) }
through_the_ages-text-ideal_building_site_a = { -tta-build-urban(n: 1) }
through_the_ages-text-ideal_building_site_i = { -tta-build-urban(n: 2) }
through_the_ages-text-ideal_building_site_ii = { -tta-build-urban(n: 3) }
through_the_ages-text-ideal_building_site_iii = { -tta-build-urban(n: 4) }
through_the_ages-text-work_of_art_a = { -tta-culture(n: 6) }
through_the_ages-text-work_of_art_i = { -tta-culture(n: 5) }
through_the_ages-text-work_of_art_ii = { -tta-culture(n: 4) }
through_the_ages-text-work_of_art_iii = { -tta-culture(n: 3) }
through_the_ages-text-bountiful_harvest_i = { -tta-food(n: 2) }
through_the_ages-text-bountiful_harvest_ii = { -tta-food(n: 3) }
through_the_ages-text-bountiful_harvest_iii = { -tta-food(n: 4) }
through_the_ages-text-mineral_deposits_i = { -tta-resources(n: 2) }
through_the_ages-text-mineral_deposits_ii = { -tta-resources(n: 3) }
through_the_ages-text-mineral_deposits_iii = { -tta-resources(n: 4) }
through_the_ages-text-revolutionary_idea_a = Gana 1 punto de ciencia.
through_the_ages-text-revolutionary_idea_i = { -tta-science(n: 2) }
through_the_ages-text-efficient_upgrade_i = { -tta-efficient-upgrade(n: 2) }
through_the_ages-text_2006-breakthrough_ii = { -tta-breakthrough(n: 4) }

## What cards do: events and territories

through_the_ages-text-no_event = No ocurre nada.
through_the_ages-text_2006-development_of_politics = Todos roban 3 cartas militares. Quien está jugando su turno no descarta cartas militares este turno.
through_the_ages-text_2006-rebellion = Todos pierden 2 acciones civiles por cada uno de sus trabajadores descontentos, en su próximo turno.
through_the_ages-text_2006-civil_unrest = Todos pierden 4 puntos de cultura por cada uno de sus trabajadores descontentos.
through_the_ages-text_2006-economic_progress = Todos pasan ahora por la producción de comida, el consumo, la producción de recursos y la corrupción.
through_the_ages-text_2006-impact_of_agriculture = Todos puntúan lo que producen sus granjas.
through_the_ages-text_2006-impact_of_colonies = Todos puntúan 4 por cada colonia.
through_the_ages-text_2006-impact_of_technology = Todos puntúan 4 por cada tecnología de nivel III; en la versión avanzada, de nivel II.
through_the_ages-text-fertile_territory_i = Como colonia: +3 fichas amarillas. Al colonizar: 3 de comida.
through_the_ages-text-fertile_territory_ii = Como colonia: +4 fichas amarillas. Al colonizar: 5 de comida.
through_the_ages-text_2006-wealthy_territory_i = Como colonia: +2 fichas azules. Al colonizar: 5 recursos.
through_the_ages-text_2006-wealthy_territory_ii = Como colonia: +3 fichas azules. Al colonizar: 8 recursos.

## What cards do: aggressions, wars, pacts

through_the_ages-text_2006-enslave = El adversario pierde 1 población. Obtienes 3 recursos.
through_the_ages-text_2006-plunder_i = { -tta-plunder-all(n: 3) }
through_the_ages-text_2006-plunder_ii = { -tta-plunder-all(n: 5) }
through_the_ages-text_2006-plunder_iii = { -tta-plunder-all(n: 8) }
through_the_ages-text_2006-raid_i = Destruye un edificio urbano del adversario, y obtén en recursos la mitad de su coste, redondeada hacia arriba.
through_the_ages-text_2006-raid_ii = { -tta-raid-alike(n: 2) }
through_the_ages-text_2006-raid_iii = { -tta-raid-alike(n: 3) }
through_the_ages-text-assassinate = Retira del juego al líder del adversario, por tantas acciones militares como el nivel de la carta, y gana 3 puntos de cultura por cada nivel.
through_the_ages-text-sabotage = Retira del juego la maravilla sin completar del adversario, por tantas acciones militares como el nivel de la carta, y gana 3 puntos de cultura por cada nivel.
through_the_ages-text_2006-war_over_territory = El vencedor toma 1 ficha amarilla de la reserva del derrotado, y 1 más por cada 3 puntos de ventaja en fuerza.
through_the_ages-text_2006-war_over_culture = { -tta-culture-by-advantage }
through_the_ages-text-war_over_culture_ii = { -tta-culture-by-advantage }
through_the_ages-text-war_over_resources = El vencedor quita al derrotado tanta comida y recursos, sumados, como su ventaja en fuerza, en la combinación que quiera.
through_the_ages-text-holy_war = El derrotado pierde 1 población por cada 3 puntos de ventaja en fuerza. El vencedor gana 3 puntos de cultura por cada una.
through_the_ages-text_2006-open_borders_agreement = Ambos: +1 acción militar. Quien ataque al otro cuenta con 3 de fuerza más.
through_the_ages-text_2006-promise_of_military_protection = A: +1 de cultura. B: +5 de fuerza, -1 de cultura. { -tta-attack-ends }
through_the_ages-text_2006-military_pact = Ambos: +4 de fuerza. { -tta-attack-ends }

## What cards do: tactics

through_the_ages-text-light_cavalry = Cada ejército de 2 caballerías: +2 de fuerza.
through_the_ages-text_2006-classic_army = Cada ejército de 2 infanterías y 2 caballerías: +9 de fuerza, +5 si es obsoleto.
through_the_ages-text_2006-fortifications = Cada ejército de 2 artillerías: +4 de fuerza.
through_the_ages-text_2006-mobile_artillery = Cada ejército de 1 caballería y 1 artillería: +5 de fuerza.
through_the_ages-text_2006-napoleonic_army = Cada ejército de 1 infantería, 1 caballería y 1 artillería: +8 de fuerza, +4 si es obsoleto.
through_the_ages-text_2006-scientific_cooperation = Quien desarrolla una tecnología paga 2 puntos de ciencia menos, y el socio paga 1. Si uno de los dos no tiene ciencia, no es posible.
