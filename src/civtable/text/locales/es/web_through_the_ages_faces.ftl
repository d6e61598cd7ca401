### What is said on the faces of cards of Through the Ages, where the whole text is too long for them; what signs say is left out.
### A short_2006 belongs to a text_2006.

## Action cards and aggressions that come in several levels

-tta-face-rich-land = Construye o moderniza granja o mina por { $n } menos.
-tta-face-urban-growth = Construye o moderniza un edificio urbano por { $n } menos.
-tta-face-efficient-upgrade = Moderniza granja, mina o edificio urbano por { $n } menos.
-tta-face-engineering-genius = Construye una etapa de tu maravilla por { $n } menos.
-tta-face-patriotism = Este turno: +1 acción militar; recursos para unidades: { $n }.
-tta-face-frugality = Aumenta tu población y obtén { $n } de comida.
-tta-face-breakthrough = Desarrolla una tecnología y gana { $n } de ciencia.
-tta-face-plunder = Quita al adversario { $n } entre comida y recursos.
-tta-face-rich-land-2006 = Construye una granja o mina por { $n } menos.
-tta-face-ideal-building-site = Construye un edificio urbano por { $n } menos.

web-through_the_ages-short-rich_land_a = { -tta-face-rich-land(n: 1) }
web-through_the_ages-short-rich_land_i = { -tta-face-rich-land(n: 2) }
web-through_the_ages-short-rich_land_ii = { -tta-face-rich-land(n: 3) }
web-through_the_ages-short-urban_growth_a = { -tta-face-urban-growth(n: 1) }
web-through_the_ages-short-urban_growth_i = { -tta-face-urban-growth(n: 2) }
web-through_the_ages-short-urban_growth_ii = { -tta-face-urban-growth(n: 3) }
web-through_the_ages-short-urban_growth_iii = { -tta-face-urban-growth(n: 4) }
web-through_the_ages-short-efficient_upgrade_i = { -tta-face-efficient-upgrade(n: 2) }
web-through_the_ages-short-efficient_upgrade_ii = { -tta-face-efficient-upgrade(n: 3) }
web-through_the_ages-short-efficient_upgrade_iii = { -tta-face-efficient-upgrade(n: 4) }
web-through_the_ages-short-engineering_genius_a = { -tta-face-engineering-genius(n: 2) }
web-through_the_ages-short-engineering_genius_i = { -tta-face-engineering-genius(n: 3) }
web-through_the_ages-short-engineering_genius_ii = { -tta-face-engineering-genius(n: 4) }
web-through_the_ages-short-engineering_genius_iii = { -tta-face-engineering-genius(n: 5) }
web-through_the_ages-short-patriotism_a = { -tta-face-patriotism(n: 1) }
web-through_the_ages-short-patriotism_i = { -tta-face-patriotism(n: 2) }
web-through_the_ages-short-patriotism_ii = { -tta-face-patriotism(n: 3) }
web-through_the_ages-short-patriotism_iii = { -tta-face-patriotism(n: 4) }
web-through_the_ages-short-frugality_a = { -tta-face-frugality(n: 1) }
web-through_the_ages-short-frugality_i = { -tta-face-frugality(n: 2) }
web-through_the_ages-short-frugality_ii = { -tta-face-frugality(n: 3) }
web-through_the_ages-short-breakthrough_i = { -tta-face-breakthrough(n: 2) }
web-through_the_ages-short-breakthrough_ii = { -tta-face-breakthrough(n: 3) }
web-through_the_ages-short-plunder_i = { -tta-face-plunder(n: 3) }
web-through_the_ages-short-plunder_ii = { -tta-face-plunder(n: 5) }
web-through_the_ages-short-plunder_iii = { -tta-face-plunder(n: 7) }
web-through_the_ages-short_2006-rich_land_a = { -tta-face-rich-land-2006(n: 1) }
web-through_the_ages-short_2006-rich_land_i = { -tta-face-rich-land-2006(n: 2) }
web-through_the_ages-short_2006-rich_land_ii = { -tta-face-rich-land-2006(n: 3) }
web-through_the_ages-short-ideal_building_site_a = { -tta-face-ideal-building-site(n: 1) }
web-through_the_ages-short-ideal_building_site_i = { -tta-face-ideal-building-site(n: 2) }
web-through_the_ages-short-ideal_building_site_ii = { -tta-face-ideal-building-site(n: 3) }
web-through_the_ages-short-ideal_building_site_iii = { -tta-face-ideal-building-site(n: 4) }
web-through_the_ages-short_2006-breakthrough_ii = { -tta-face-breakthrough(n: 4) }
web-through_the_ages-short_2006-plunder_i = { -tta-face-plunder(n: 3) }
web-through_the_ages-short_2006-plunder_ii = { -tta-face-plunder(n: 5) }
web-through_the_ages-short_2006-plunder_iii = { -tta-face-plunder(n: 8) }

## Technologies and wonders

web-through_the_ages-short-masonry = Edificios urbanos desde nivel I: 1 recurso menos. 2 etapas por acción.
web-through_the_ages-short-architecture = Edificios urbanos: 1 o 2 recursos menos. 3 etapas por acción.
web-through_the_ages-short-engineering = Edificios urbanos: de 1 a 3 recursos menos. 4 etapas por acción.
web-through_the_ages-short-air_forces = Duplica el valor táctico de un ejército.
web-through_the_ages-short-library_of_alexandria = +1 al límite de ambas manos.
web-through_the_ages-short-great_wall = +1 de fuerza por cada infantería y artillería.
web-through_the_ages-short-st_peters_basilica = Lo demás que da caras sonrientes da 1 más.
web-through_the_ages-short-taj_mahal = 2 acciones civiles menos tras sustituir a un líder.
web-through_the_ages-short-transcontinental_railroad = Tu mejor mina produce el doble.
web-through_the_ages-short-ocean_liner_service = Una vez por turno: 1 población gratis.
web-through_the_ages-short-first_space_flight = Al completarla: los niveles de tus tecnologías en cultura.
web-through_the_ages-short-fast_food_chains = Al completarla: 2 de cultura por trabajador en granjas y minas, 1 por los demás.
web-through_the_ages-short-hollywood = Al completarla: el doble de la cultura de teatros y bibliotecas.
web-through_the_ages-short-internet = Al completarla: cultura, ciencia y fuerza de edificios urbanos, en cultura.

## Leaders

web-through_the_ages-short-alexander_the_great = +1 de fuerza por unidad. Puede irse por 1 ficha amarilla.
web-through_the_ages-short-aristotle = 1 de ciencia por cada tecnología que tomas.
web-through_the_ages-short-hammurabi = Una acción militar por turno vale de civil. Líderes: 1 menos.
web-through_the_ages-short-homer = Cada turno 1 recurso para unidades. Puede acabar bajo una maravilla.
web-through_the_ages-short-julius_caesar = Una vez: segunda acción política en un turno.
web-through_the_ages-short-moses = La población cuesta 1 de comida menos.
web-through_the_ages-short-christopher_columbus = Política: un territorio de tu mano pasa a colonia. Luego se va.
web-through_the_ages-short-frederick_barbarossa = 1 acción militar: población y unidad por 1 de comida y 1 recurso menos.
web-through_the_ages-short-genghis_khan = Infantería vale de caballería. Entre los más fuertes: 3 de cultura por turno.
web-through_the_ages-short-joan_of_arc = Fuerza por templos y gobierno felices. Ves el próximo evento.
web-through_the_ages-short-leonardo_da_vinci = Mejor laboratorio o biblioteca: ciencia por nivel. 1 recurso por tecnología.
web-through_the_ages-short-michelangelo = 1 de cultura por cara sonriente de templos, teatros y maravillas (sin recargo).
web-through_the_ages-short-william_shakespeare = 2 de cultura por biblioteca con teatro; uno abarata al otro.
web-through_the_ages-short-isaac_newton = Mejor laboratorio o biblioteca: ciencia por nivel. Tecnología: 1 acción civil.
web-through_the_ages-short-james_cook = Primera colonia: 2 de cultura, las demás 1. Hasta 2 cartas ayudan a colonizar.
web-through_the_ages-short-j_s_bach = 1 de cultura por teatro. Teatros: 2 de ciencia menos. Otro edificio pasa a teatro.
web-through_the_ages-short-maximilien_robespierre = Las revoluciones gastan acciones militares y dan 3 de cultura.
web-through_the_ages-short-napoleon_bonaparte = +2 de fuerza por tipo de unidad.
web-through_the_ages-short-winston_churchill = Cada turno 3 de cultura, o 3 de ciencia y 3 recursos para unidades.
web-through_the_ages-short-albert_einstein = Mejor laboratorio o biblioteca: ciencia por nivel. 3 de cultura por tecnología.
web-through_the_ages-short-charlie_chaplin = Tu mejor teatro da el doble de cultura.
web-through_the_ages-short-rock_and_roll_icon = Tu mejor teatro da el doble de cultura.
web-through_the_ages-short-sid_meier = Laboratorios: cultura por nivel, 1 de ciencia menos cada uno.
web-through_the_ages-short-game_designer = Laboratorios: cultura por nivel, 1 de ciencia menos cada uno.
web-through_the_ages-short-mahatma_gandhi = No puedes atacar. Atacarte cuesta el doble.
web-through_the_ages-short-bill_gates = Los laboratorios dan recursos por nivel. Al final: sus niveles en cultura.
web-through_the_ages-short-nikola_tesla = Laboratorios desde nivel I: recursos por nivel. Adversarios: pagan 1 más.

## Action cards

web-through_the_ages-short-wave_of_nationalism = Para unidades, por adversario más fuerte: 6 / 3 / 2 recursos según jugadores.
web-through_the_ages-short-military_build_up = Para unidades, por adversario más fuerte: 8 / 5 / 3 recursos según jugadores.
web-through_the_ages-short-endowment_for_the_arts = Por adversario con más cultura: 6 / 3 / 2 de cultura según jugadores.

## Events

web-through_the_ages-short-development_of_religion = Todos: una { through_the_ages-card-religion } gratis.
web-through_the_ages-short-development_of_warfare = Todos: unos { through_the_ages-card-warriors } gratis.
web-through_the_ages-short-development_of_civilization = Todos: población, edificio o tecnología por 1 menos, sin acción.
web-through_the_ages-short-barbarians = Más cultura, pero débil: pierde 1 población.
web-through_the_ages-short-border_conflict = El más débil pierde un edificio. El más fuerte obtiene 3 recursos.
web-through_the_ages-short-immigration = Más caras sonrientes: 1 población.
web-through_the_ages-short-uncertain_borders = El más fuerte toma 1 ficha amarilla del más débil.
web-through_the_ages-short-raiders = Los dos más débiles pierden 2 entre comida y recursos.
web-through_the_ages-short-foray = Los dos más fuertes obtienen 3 entre comida y recursos.
web-through_the_ages-short-refugees = El más fuerte: +3 de cultura, +1 población. El más débil: otro tanto menos.
web-through_the_ages-short-cultural_influence = Todos ganan su índice cultural en cultura.
web-through_the_ages-short-scientific_breakthrough = Todos ganan su índice científico en ciencia.
web-through_the_ages-short-popularization_of_science = Todos ganan su índice científico en cultura.
web-through_the_ages-short-prosperity = Todos obtienen comida por sus caras sonrientes.
web-through_the_ages-short-rebellion = 2 acciones civiles menos por trabajador descontento.
web-through_the_ages-short-civil_unrest = -4 de cultura por descontento. Quien más tiene: -1 ficha azul.
web-through_the_ages-short-crime_wave = Los dos más débiles: -3 de cultura, -1 ficha azul.
web-through_the_ages-short-economic_progress = Todos: corrupción, producción y consumo, ahora.
web-through_the_ages-short-emigration = -1 población por cada dos descontentos.
web-through_the_ages-short-independence_declaration = El más débil pierde una colonia.
web-through_the_ages-short-international_agreement = El más fuerte toma cartas de la fila por 5 acciones civiles.
web-through_the_ages-short-politics_of_strength = El más fuerte roba 5 cartas militares, el más débil descarta 3.
web-through_the_ages-short-ravages_of_time = Una maravilla de la Época A o I de cada uno queda en ruinas: 2 de cultura.
web-through_the_ages-short-terrorism = Menos cultura: destruye un edificio urbano de cada adversario.
web-through_the_ages-short-impact_of_agriculture = Producción de comida; 4 más si supera al consumo.
web-through_the_ages-short-impact_of_architecture = Niveles de edificios urbanos.
web-through_the_ages-short-impact_of_balance = El doble del menor: ciencia, cultura, comida, recursos.
web-through_the_ages-short-impact_of_competition = Niveles de unidades y arenas.
web-through_the_ages-short-impact_of_government = 2 por acción civil, 1 por acción militar.
web-through_the_ages-short-impact_of_happiness = 2 por cara sonriente, -2 por descontento.
web-through_the_ages-short-impact_of_population = 2 por trabajador contento desde el undécimo.
web-through_the_ages-short-impact_of_progress = El doble de los niveles de gobierno y tecnologías especiales.
web-through_the_ages-short-impact_of_science = Puntos por puesto en ciencia.
web-through_the_ages-short-impact_of_strength = Puntos por puesto en fuerza.
web-through_the_ages-short-impact_of_technology = 4 por tecnología de nivel III.
web-through_the_ages-short-impact_of_variety = 2 por tipo de unidad, tipo de edificio urbano y especial.
web-through_the_ages-short-impact_of_wonders = 5, 4, 3, 2 por maravilla de la Época A, I, II, III.

## Aggressions, wars, pacts

web-through_the_ages-short-enslave = El adversario: -1 población. Tú: 2 recursos, 2 de comida.
web-through_the_ages-short-raid_i = Destruye un edificio urbano hasta nivel I por la mitad de su coste.
web-through_the_ages-short-raid_ii = Destruye edificios urbanos hasta niveles II y I por la mitad del coste.
web-through_the_ages-short-raid_iii = Destruye edificios urbanos hasta niveles III y II por la mitad del coste.
web-through_the_ages-short-annex = Quita una colonia al adversario.
web-through_the_ages-short-infiltrate = Retira líder o maravilla sin completar: 3 de cultura por nivel.
web-through_the_ages-short-assassinate = Retira al líder del adversario: 3 de cultura por nivel.
web-through_the_ages-short-sabotage = Retira la maravilla sin completar: 3 de cultura por nivel.
web-through_the_ages-short-war_over_technology = 1 de ciencia por punto de ventaja, o tecnologías especiales.
web-through_the_ages-short-war_over_territory = 1 ficha amarilla, y 1 más por cada 5 de ventaja.
web-through_the_ages-short-war_over_culture = 5 de cultura, y 1 más por punto de ventaja.
web-through_the_ages-short-war_over_culture_ii = 1 de cultura por punto de ventaja.
web-through_the_ages-short-war_over_resources = 1 de comida o recurso por punto de ventaja.
web-through_the_ages-short-holy_war = Cada 3 de ventaja: derrotado -1 población, vencedor 3 de cultura.
web-through_the_ages-short-open_borders_agreement = Ambos: +1 acción militar. Ataques entre ambos: +2 de fuerza.
web-through_the_ages-short-trade_routes_agreement = Una vez por turno: A 1 de comida como recurso, B al revés.
web-through_the_ages-short-acceptance_of_supremacy = A: +1 recurso. B: -1. Sin ataques.
web-through_the_ages-short-promise_of_military_protection = A: +1 de cultura. B: +4 de fuerza, -1 de cultura.
web-through_the_ages-short-scientific_cooperation = Tecnologías: 2 de ciencia menos, el socio paga 1.
web-through_the_ages-short-international_tourism = Ambos: +1 de cultura por maravilla del socio.
web-through_the_ages-short-loss_of_sovereignty = A: +2 de cultura. B: -2 de cultura. Sin guerras contra B.

## What is different in the edition of 2006

web-through_the_ages-short_2006-st_peters_basilica = Tus caras sonrientes cuentan el doble.
web-through_the_ages-short_2006-transcontinental_railroad = Tu mejor mina produce el doble.
web-through_the_ages-short_2006-ocean_liner_service = Una vez por turno: población por 5 de comida menos, sin acción.
web-through_the_ages-short_2006-hollywood = Al completarla: el doble de los niveles de teatros y bibliotecas.
web-through_the_ages-short_2006-internet = Al completarla: el doble de los niveles de laboratorios y bibliotecas.
web-through_the_ages-short_2006-homer = Cada turno 1 recurso para unidades. Hasta 2 { through_the_ages-card-warriors }: 1 de cultura.
web-through_the_ages-short_2006-christopher_columbus = Una vez, en política: un territorio de tu mano pasa a colonia.
web-through_the_ages-short_2006-frederick_barbarossa = 1 acción civil: población y unidad por 1 de comida y 1 recurso menos.
web-through_the_ages-short_2006-genghis_khan = Sin táctica. Cada caballería: +1 de fuerza y 1 de cultura.
web-through_the_ages-short_2006-joan_of_arc = +1 de fuerza por cara sonriente de templos. Si te atacan: 5 de cultura.
web-through_the_ages-short_2006-michelangelo = 1 de cultura por cara sonriente de templos, teatros y maravillas; estas 1 menos.
web-through_the_ages-short_2006-william_shakespeare = 1 de cultura por biblioteca, 2 por pareja de biblioteca y teatro.
web-through_the_ages-short_2006-james_cook = 2 de cultura por colonia. Cartas de bonificación: 1 más al colonizar.
web-through_the_ages-short_2006-j_s_bach = 1 de cultura por teatro. Teatros: 1 de ciencia y 1 recurso menos.
web-through_the_ages-short_2006-maximilien_robespierre = Las revoluciones gastan acciones militares, no civiles.
web-through_the_ages-short_2006-napoleon_bonaparte = La táctica de tu mejor ejército cuenta doble.
web-through_the_ages-short_2006-winston_churchill = Unidades: 3 de ciencia menos. Bonificaciones: doble defensa. Guerra: 2 recursos menos.
web-through_the_ages-short_2006-development_of_politics = Todos roban 3 cartas militares.
web-through_the_ages-short_2006-rebellion = Próximo turno: 2 acciones civiles menos por descontento.
web-through_the_ages-short_2006-civil_unrest = -4 de cultura por trabajador descontento.
web-through_the_ages-short_2006-economic_progress = Todos: producción, consumo y corrupción, ahora.
web-through_the_ages-short_2006-raid_i = Destruye un edificio urbano por la mitad de su coste.
web-through_the_ages-short_2006-raid_ii = Destruye hasta 2 edificios urbanos iguales por la mitad del coste.
web-through_the_ages-short_2006-raid_iii = Destruye hasta 3 edificios urbanos iguales por la mitad del coste.
web-through_the_ages-short_2006-war_over_territory = 1 ficha amarilla, y 1 más por cada 3 de ventaja.
web-through_the_ages-short_2006-war_over_culture = 1 de cultura por punto de ventaja.
web-through_the_ages-short_2006-open_borders_agreement = Ambos: +1 acción militar. Ataques entre ambos: +3 de fuerza.
web-through_the_ages-short_2006-promise_of_military_protection = A: +1 de cultura. B: +5 de fuerza, -1 de cultura.
web-through_the_ages-short_2006-scientific_cooperation = Tecnologías: 2 de ciencia menos, el socio paga 1.
