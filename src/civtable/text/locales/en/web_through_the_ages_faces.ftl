### What is said on the faces of cards of Through the Ages, where the whole text is too long for them; what signs say is left out.
### A short_2006 belongs to a text_2006.

## Action cards and aggressions that come in several levels

-tta-face-rich-land = Build or upgrade a farm or mine for { $n } less.
-tta-face-urban-growth = Build or upgrade an urban building for { $n } less.
-tta-face-efficient-upgrade = Upgrade a farm, mine or urban building for { $n } less.
-tta-face-engineering-genius = Build one stage of your wonder for { $n } less.
-tta-face-patriotism = This turn: +1 military action; resources for units: { $n }.
-tta-face-frugality = Increase your population, then gain { $n } food.
-tta-face-breakthrough = Develop a technology, then gain { $n } science.
-tta-face-plunder = Take { $n } food and resources from the rival.
-tta-face-rich-land-2006 = Build a farm or mine for { $n } less.
-tta-face-ideal-building-site = Build an urban building for { $n } less.

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

web-through_the_ages-short-masonry = Urban buildings from level I: 1 resource less. 2 stages per action.
web-through_the_ages-short-architecture = Urban buildings: 1 or 2 resources less. 3 stages per action.
web-through_the_ages-short-engineering = Urban buildings: 1 to 3 resources less. 4 stages per action.
web-through_the_ages-short-air_forces = Each doubles the tactic of one army.
web-through_the_ages-short-library_of_alexandria = +1 to both hand limits.
web-through_the_ages-short-great_wall = +1 strength for each infantry and artillery.
web-through_the_ages-short-st_peters_basilica = What else gives happy faces gives 1 more.
web-through_the_ages-short-taj_mahal = 2 civil actions less after replacing a leader.
web-through_the_ages-short-transcontinental_railroad = Your best mine produces twice.
web-through_the_ages-short-ocean_liner_service = Once a turn: 1 population for free.
web-through_the_ages-short-first_space_flight = At once: levels of your technologies as culture.
web-through_the_ages-short-fast_food_chains = At once: 2 culture per worker on farms and mines, 1 per other.
web-through_the_ages-short-hollywood = At once: twice the culture of theaters and libraries.
web-through_the_ages-short-internet = At once: culture, science and strength of urban buildings as culture.

## Leaders

web-through_the_ages-short-alexander_the_great = +1 strength per unit. May leave for 1 yellow token.
web-through_the_ages-short-aristotle = 1 science for each technology you take.
web-through_the_ages-short-hammurabi = One military action a turn may be civil. Leaders cost 1 less.
web-through_the_ages-short-homer = Each turn 1 resource for units. May end under a wonder.
web-through_the_ages-short-julius_caesar = Once: a second political action in a turn.
web-through_the_ages-short-moses = Population costs 1 food less.
web-through_the_ages-short-christopher_columbus = Politics: a territory in hand becomes your colony. Then he leaves.
web-through_the_ages-short-frederick_barbarossa = 1 military action: population and a unit for 1 food and 1 resource less.
web-through_the_ages-short-genghis_khan = Infantry may be cavalry. Among the strongest: 3 culture a turn.
web-through_the_ages-short-joan_of_arc = Strength for happy temples, government. You see the next event.
web-through_the_ages-short-leonardo_da_vinci = Best lab or library: science by level. 1 resource per technology.
web-through_the_ages-short-michelangelo = 1 culture per happy face of temples, theaters, wonders. No surcharge on wonders.
web-through_the_ages-short-william_shakespeare = 2 culture per library with theater; both get cheaper.
web-through_the_ages-short-isaac_newton = Best lab or library: science by level. Technologies give a civil action back.
web-through_the_ages-short-james_cook = First colony 2 culture, others 1. Up to 2 cards help to colonize.
web-through_the_ages-short-j_s_bach = 1 culture per theater. Theaters 2 science less. Once a turn: urban building to theater.
web-through_the_ages-short-maximilien_robespierre = Revolutions take military actions and give 3 culture.
web-through_the_ages-short-napoleon_bonaparte = +2 strength per kind of unit.
web-through_the_ages-short-winston_churchill = Each turn 3 culture, or 3 science and 3 resources for units.
web-through_the_ages-short-albert_einstein = Best lab or library: science by level. 3 culture per technology.
web-through_the_ages-short-charlie_chaplin = Your best theater gives twice its culture.
web-through_the_ages-short-rock_and_roll_icon = Your best theater gives twice its culture.
web-through_the_ages-short-sid_meier = Labs: culture by level, 1 science less each.
web-through_the_ages-short-game_designer = Labs: culture by level, 1 science less each.
web-through_the_ages-short-mahatma_gandhi = You may not attack. Attacks on you cost twice.
web-through_the_ages-short-bill_gates = Labs also produce resources by level. At the end: their levels as culture.
web-through_the_ages-short-nikola_tesla = Labs from level I give resources by level. Rivals: labs and libraries 1 more.

## Action cards

web-through_the_ages-short-wave_of_nationalism = For units, per stronger rival: 6 / 3 / 2 resources by players.
web-through_the_ages-short-military_build_up = For units, per stronger rival: 8 / 5 / 3 resources by players.
web-through_the_ages-short-endowment_for_the_arts = Per rival with more culture: 6 / 3 / 2 culture by players.

## Events

web-through_the_ages-short-development_of_religion = Everybody: one { through_the_ages-card-religion } for free.
web-through_the_ages-short-development_of_warfare = Everybody: one { through_the_ages-card-warriors } for free.
web-through_the_ages-short-development_of_civilization = Everybody: population, building or technology for 1 less, without an action.
web-through_the_ages-short-barbarians = Most culture, but weak: loses 1 population.
web-through_the_ages-short-border_conflict = The weakest loses a building. The strongest gains 3 resources.
web-through_the_ages-short-immigration = Most happy faces: 1 population.
web-through_the_ages-short-uncertain_borders = The strongest takes 1 yellow token of the weakest.
web-through_the_ages-short-raiders = The two weakest lose 2 food and resources.
web-through_the_ages-short-foray = The two strongest gain 3 food and resources.
web-through_the_ages-short-refugees = The strongest: +3 culture, +1 population. The weakest: as much less.
web-through_the_ages-short-cultural_influence = Everybody gains their culture rating in culture.
web-through_the_ages-short-scientific_breakthrough = Everybody gains their science rating in science.
web-through_the_ages-short-popularization_of_science = Everybody gains their science rating in culture.
web-through_the_ages-short-prosperity = Everybody gains food by happy faces.
web-through_the_ages-short-rebellion = 2 civil actions less per discontent worker.
web-through_the_ages-short-civil_unrest = -4 culture per discontent worker. Who has most: -1 blue token.
web-through_the_ages-short-crime_wave = The two weakest: -3 culture, -1 blue token.
web-through_the_ages-short-economic_progress = Everybody goes through corruption, production and consumption.
web-through_the_ages-short-emigration = -1 population per two discontent workers.
web-through_the_ages-short-independence_declaration = The weakest loses a colony.
web-through_the_ages-short-international_agreement = The strongest takes cards of the row for 5 civil actions.
web-through_the_ages-short-politics_of_strength = The strongest draws 5 military cards, the weakest discards 3.
web-through_the_ages-short-ravages_of_time = A wonder of Age A or I of everybody becomes a ruin: 2 culture.
web-through_the_ages-short-terrorism = Least culture: destroys an urban building of every rival.
web-through_the_ages-short-impact_of_agriculture = Food production; 4 more if above consumption.
web-through_the_ages-short-impact_of_architecture = Levels of urban buildings.
web-through_the_ages-short-impact_of_balance = Twice the lowest: science, culture, food, resources.
web-through_the_ages-short-impact_of_competition = Levels of units and arenas.
web-through_the_ages-short-impact_of_government = 2 per civil action, 1 per military action.
web-through_the_ages-short-impact_of_happiness = 2 per happy face, -2 per discontent worker.
web-through_the_ages-short-impact_of_population = 2 per content worker beyond the tenth.
web-through_the_ages-short-impact_of_progress = Twice the levels of government and specials.
web-through_the_ages-short-impact_of_science = Points by rank in science.
web-through_the_ages-short-impact_of_strength = Points by rank in strength.
web-through_the_ages-short-impact_of_technology = 4 per technology of level III.
web-through_the_ages-short-impact_of_variety = 2 per kind of unit, kind of urban building and special.
web-through_the_ages-short-impact_of_wonders = 5, 4, 3, 2 per wonder of Age A, I, II, III.

## Aggressions, wars, pacts

web-through_the_ages-short-enslave = The rival: -1 population. You: 2 resources, 2 food.
web-through_the_ages-short-raid_i = Destroy an urban building up to level I for half its price.
web-through_the_ages-short-raid_ii = Destroy urban buildings up to levels II and I for half their price.
web-through_the_ages-short-raid_iii = Destroy urban buildings up to levels III and II for half their price.
web-through_the_ages-short-annex = Take a colony from the rival.
web-through_the_ages-short-infiltrate = Remove a leader or unfinished wonder: 3 culture per level.
web-through_the_ages-short-assassinate = Remove the leader of the rival: 3 culture per level.
web-through_the_ages-short-sabotage = Remove the unfinished wonder of the rival: 3 culture per level.
web-through_the_ages-short-war_over_technology = 1 science per strength ahead, or special technologies.
web-through_the_ages-short-war_over_territory = 1 yellow token, and 1 more per 5 strength ahead.
web-through_the_ages-short-war_over_culture = 5 culture, and 1 more per strength ahead.
web-through_the_ages-short-war_over_culture_ii = 1 culture per strength ahead.
web-through_the_ages-short-war_over_resources = 1 food or resource per strength ahead.
web-through_the_ages-short-holy_war = Per 3 strength ahead: loser -1 population, winner 3 culture.
web-through_the_ages-short-open_borders_agreement = Both: +1 military action. Attacks on each other: +2 strength.
web-through_the_ages-short-trade_routes_agreement = Once a turn: A 1 food as resource, B 1 resource as food.
web-through_the_ages-short-acceptance_of_supremacy = A: +1 resource. B: -1. No attacks.
web-through_the_ages-short-promise_of_military_protection = A: +1 culture. B: +4 strength, -1 culture.
web-through_the_ages-short-scientific_cooperation = Technologies: 2 science less, the partner pays 1.
web-through_the_ages-short-international_tourism = Both: +1 culture per wonder of the partner.
web-through_the_ages-short-loss_of_sovereignty = A: +2 culture. B: -2 culture. No war on B.

## What is different in the edition of 2006

web-through_the_ages-short_2006-st_peters_basilica = Your happy faces count twice.
web-through_the_ages-short_2006-transcontinental_railroad = Your best mine produces twice.
web-through_the_ages-short_2006-ocean_liner_service = Once a turn: population for 5 food less, without an action.
web-through_the_ages-short_2006-hollywood = At once: twice the levels of theaters and libraries.
web-through_the_ages-short_2006-internet = At once: twice the levels of labs and libraries.
web-through_the_ages-short_2006-homer = Each turn 1 resource for units. Up to 2 Warriors: 1 culture each.
web-through_the_ages-short_2006-christopher_columbus = Once, as politics: a territory in hand becomes your colony.
web-through_the_ages-short_2006-frederick_barbarossa = 1 civil action: population and a unit for 1 food and 1 resource less.
web-through_the_ages-short_2006-genghis_khan = No tactic. Each cavalry: +1 strength, 1 culture.
web-through_the_ages-short_2006-joan_of_arc = +1 strength per happy face of temples. 5 culture when attacked.
web-through_the_ages-short_2006-michelangelo = 1 culture per happy face of temples, theaters, wonders. Wonders cost 1 less.
web-through_the_ages-short_2006-william_shakespeare = 1 culture per library, 2 per pair of library and theater.
web-through_the_ages-short_2006-james_cook = 2 culture per colony. Bonus cards count 1 more to colonize.
web-through_the_ages-short_2006-j_s_bach = 1 culture per theater. Theaters: 1 science and 1 resource less.
web-through_the_ages-short_2006-maximilien_robespierre = Revolutions take military instead of civil actions.
web-through_the_ages-short_2006-napoleon_bonaparte = The tactic of your best army counts twice.
web-through_the_ages-short_2006-winston_churchill = Unit technologies: 3 science less. Bonus cards defend twice. War: units cheaper.
web-through_the_ages-short_2006-development_of_politics = Everybody draws 3 military cards.
web-through_the_ages-short_2006-rebellion = Next turn: 2 civil actions less per discontent worker.
web-through_the_ages-short_2006-civil_unrest = -4 culture per discontent worker.
web-through_the_ages-short_2006-economic_progress = Everybody goes through production, consumption and corruption.
web-through_the_ages-short_2006-raid_i = Destroy an urban building for half its price.
web-through_the_ages-short_2006-raid_ii = Destroy up to 2 urban buildings alike for half their price.
web-through_the_ages-short_2006-raid_iii = Destroy up to 3 urban buildings alike for half their price.
web-through_the_ages-short_2006-war_over_territory = 1 yellow token, and 1 more per 3 strength ahead.
web-through_the_ages-short_2006-war_over_culture = 1 culture per strength ahead.
web-through_the_ages-short_2006-open_borders_agreement = Both: +1 military action. Attacks on each other: +3 strength.
web-through_the_ages-short_2006-promise_of_military_protection = A: +1 culture. B: +5 strength, -1 culture.
web-through_the_ages-short_2006-scientific_cooperation = Technologies: 2 science less, the partner pays 1.
