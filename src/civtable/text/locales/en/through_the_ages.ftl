### Through the Ages. What starts with a dash is used inside this file only.
### Cards are called by their printed names; an age is added where several ages have a card of the same name.

## The game and its settings

game-name-through_the_ages = Through the Ages
game-about-through_the_ages = Lead a civilization from antiquity to modern times with technologies, wonders, leaders and politics. For 2 to 4 players.

setting-name-through_the_ages-peaceful = Peaceful game
setting-value-through_the_ages-peaceful-no = Aggressions, wars and pacts are in the game
setting-about-through_the_ages-peaceful-no = Who is weak is attacked: keep an eye on your strength.
setting-value-through_the_ages-peaceful-yes = Aggressions, wars and pacts are left out
setting-about-through_the_ages-peaceful-yes = Strength matters for events and colonies only. Gentler, and good for a first game.
setting-name-through_the_ages-civil_hands = Civil cards in hand
setting-value-through_the_ages-civil_hands-open = Everybody may see them
setting-about-through_the_ages-civil_hands-open = You see what the others have taken and plan.
setting-value-through_the_ages-civil_hands-hidden = Only their owner sees them
setting-about-through_the_ages-civil_hands-hidden = Whoever wants to know has to remember what was taken.

## Sources of points

through_the_ages-source-culture = Culture
through_the_ages-source-buildings = Urban buildings
through_the_ages-source-wonders = Wonders
through_the_ages-source-leaders = Leaders
through_the_ages-source-government = Government and special technologies
through_the_ages-source-colonies = Colonies
through_the_ages-source-pacts = Pacts
through_the_ages-source-cards = Action cards
through_the_ages-source-politics = Prepared events
through_the_ages-source-events = Events
through_the_ages-source-attacks = Aggressions and wars
through_the_ages-source-hunger = Hunger
through_the_ages-source-end = Final scoring

## Names of civil cards

through_the_ages-card-agriculture = Agriculture
through_the_ages-card-bronze = Bronze
through_the_ages-card-philosophy = Philosophy
through_the_ages-card-religion = Religion
through_the_ages-card-warriors = Warriors
through_the_ages-card-despotism = Despotism
through_the_ages-card-pyramids = Pyramids
through_the_ages-card-hanging_gardens = Hanging Gardens
through_the_ages-card-colossus = Colossus
through_the_ages-card-library_of_alexandria = Library of Alexandria
through_the_ages-card-alexander_the_great = Alexander the Great
through_the_ages-card-aristotle = Aristotle
through_the_ages-card-hammurabi = Hammurabi
through_the_ages-card-homer = Homer
through_the_ages-card-julius_caesar = Julius Caesar
through_the_ages-card-moses = Moses
through_the_ages-card-rich_land_a = Rich Land A
through_the_ages-card-urban_growth_a = Urban Growth A
through_the_ages-card-engineering_genius_a = Engineering Genius A
through_the_ages-card-patriotism_a = Patriotism A
through_the_ages-card-frugality_a = Frugality A
through_the_ages-card-cultural_heritage_a = Cultural Heritage A
through_the_ages-card-stockpile = Stockpile
through_the_ages-card-irrigation = Irrigation
through_the_ages-card-iron = Iron
through_the_ages-card-alchemy = Alchemy
through_the_ages-card-theology = Theology
through_the_ages-card-bread_and_circuses = Bread and Circuses
through_the_ages-card-printing_press = Printing Press
through_the_ages-card-drama = Drama
through_the_ages-card-swordsmen = Swordsmen
through_the_ages-card-knights = Knights
through_the_ages-card-monarchy = Monarchy
through_the_ages-card-theocracy = Theocracy
through_the_ages-card-warfare = Warfare
through_the_ages-card-code_of_laws = Code of Laws
through_the_ages-card-cartography = Cartography
through_the_ages-card-masonry = Masonry
through_the_ages-card-great_wall = Great Wall
through_the_ages-card-st_peters_basilica = St. Peter's Basilica
through_the_ages-card-universitas_carolina = Universitas Carolina
through_the_ages-card-taj_mahal = Taj Mahal
through_the_ages-card-christopher_columbus = Christopher Columbus
through_the_ages-card-frederick_barbarossa = Frederick Barbarossa
through_the_ages-card-genghis_khan = Genghis Khan
through_the_ages-card-joan_of_arc = Joan of Arc
through_the_ages-card-leonardo_da_vinci = Leonardo da Vinci
through_the_ages-card-michelangelo = Michelangelo
through_the_ages-card-rich_land_i = Rich Land I
through_the_ages-card-urban_growth_i = Urban Growth I
through_the_ages-card-engineering_genius_i = Engineering Genius I
through_the_ages-card-patriotism_i = Patriotism I
through_the_ages-card-frugality_i = Frugality I
through_the_ages-card-breakthrough_i = Breakthrough I
through_the_ages-card-cultural_heritage_i = Cultural Heritage I
through_the_ages-card-reserves_i = Reserves I
through_the_ages-card-selective_breeding = Selective Breeding
through_the_ages-card-coal = Coal
through_the_ages-card-scientific_method = Scientific Method
through_the_ages-card-organized_religion = Organized Religion
through_the_ages-card-team_sports = Team Sports
through_the_ages-card-journalism = Journalism
through_the_ages-card-opera = Opera
through_the_ages-card-riflemen = Riflemen
through_the_ages-card-cavalrymen = Cavalrymen
through_the_ages-card-cannon = Cannon
through_the_ages-card-constitutional_monarchy = Constitutional Monarchy
through_the_ages-card-republic = Republic
through_the_ages-card-strategy = Strategy
through_the_ages-card-justice_system = Justice System
through_the_ages-card-navigation = Navigation
through_the_ages-card-architecture = Architecture
through_the_ages-card-transcontinental_railroad = Transcontinental Railroad
through_the_ages-card-eiffel_tower = Eiffel Tower
through_the_ages-card-kremlin = Kremlin
through_the_ages-card-ocean_liner_service = Ocean Liner Service
through_the_ages-card-william_shakespeare = William Shakespeare
through_the_ages-card-isaac_newton = Isaac Newton
through_the_ages-card-james_cook = James Cook
through_the_ages-card-j_s_bach = J. S. Bach
through_the_ages-card-maximilien_robespierre = Maximilien Robespierre
through_the_ages-card-napoleon_bonaparte = Napoleon Bonaparte
through_the_ages-card-rich_land_ii = Rich Land II
through_the_ages-card-urban_growth_ii = Urban Growth II
through_the_ages-card-engineering_genius_ii = Engineering Genius II
through_the_ages-card-patriotism_ii = Patriotism II
through_the_ages-card-frugality_ii = Frugality II
through_the_ages-card-breakthrough_ii = Breakthrough II
through_the_ages-card-reserves_ii = Reserves II
through_the_ages-card-revolutionary_idea_ii = Revolutionary Idea II
through_the_ages-card-efficient_upgrade_ii = Efficient Upgrade II
through_the_ages-card-wave_of_nationalism = Wave of Nationalism
through_the_ages-card-mechanized_agriculture = Mechanized Agriculture
through_the_ages-card-oil = Oil
through_the_ages-card-computers = Computers
through_the_ages-card-professional_sports = Professional Sports
through_the_ages-card-multimedia = Multimedia
through_the_ages-card-movies = Movies
through_the_ages-card-modern_infantry = Modern Infantry
through_the_ages-card-tanks = Tanks
through_the_ages-card-rockets = Rockets
through_the_ages-card-air_forces = Air Forces
through_the_ages-card-communism = Communism
through_the_ages-card-democracy = Democracy
through_the_ages-card-fundamentalism = Fundamentalism
through_the_ages-card-military_theory = Military Theory
through_the_ages-card-civil_service = Civil Service
through_the_ages-card-satellites = Satellites
through_the_ages-card-engineering = Engineering
through_the_ages-card-first_space_flight = First Space Flight
through_the_ages-card-fast_food_chains = Fast Food Chains
through_the_ages-card-hollywood = Hollywood
through_the_ages-card-internet = Internet
through_the_ages-card-winston_churchill = Winston Churchill
through_the_ages-card-albert_einstein = Albert Einstein
through_the_ages-card-charlie_chaplin = Charlie Chaplin
through_the_ages-card-sid_meier = Sid Meier
through_the_ages-card-mahatma_gandhi = Mahatma Gandhi
through_the_ages-card-bill_gates = Bill Gates
through_the_ages-card-urban_growth_iii = Urban Growth III
through_the_ages-card-engineering_genius_iii = Engineering Genius III
through_the_ages-card-patriotism_iii = Patriotism III
through_the_ages-card-reserves_iii = Reserves III
through_the_ages-card-revolutionary_idea_iii = Revolutionary Idea III
through_the_ages-card-efficient_upgrade_iii = Efficient Upgrade III
through_the_ages-card-military_build_up = Military Build-Up
through_the_ages-card-endowment_for_the_arts = Endowment for the Arts

## Names of military cards

through_the_ages-card-development_of_agriculture = Development of Agriculture
through_the_ages-card-development_of_crafts = Development of Crafts
through_the_ages-card-development_of_markets = Development of Markets
through_the_ages-card-development_of_politics = Development of Politics
through_the_ages-card-development_of_religion = Development of Religion
through_the_ages-card-development_of_science = Development of Science
through_the_ages-card-development_of_settlement = Development of Settlement
through_the_ages-card-development_of_trade_routes = Development of Trade Routes
through_the_ages-card-development_of_warfare = Development of Warfare
through_the_ages-card-development_of_civilization = Development of Civilization
through_the_ages-card-barbarians = Barbarians
through_the_ages-card-border_conflict = Border Conflict
through_the_ages-card-crusades = Crusades
through_the_ages-card-cultural_influence = Cultural Influence
through_the_ages-card-foray = Foray
through_the_ages-card-good_harvest = Good Harvest
through_the_ages-card-immigration = Immigration
through_the_ages-card-new_deposits = New Deposits
through_the_ages-card-pestilence = Pestilence
through_the_ages-card-raiders = Raiders
through_the_ages-card-rats = Rats
through_the_ages-card-rebellion = Rebellion
through_the_ages-card-reign_of_terror = Reign of Terror
through_the_ages-card-scientific_breakthrough = Scientific Breakthrough
through_the_ages-card-uncertain_borders = Uncertain Borders
through_the_ages-card-developed_territory_i = Developed Territory I
through_the_ages-card-historic_territory_i = Historic Territory I
through_the_ages-card-inhabited_territory_i = Inhabited Territory I
through_the_ages-card-strategic_territory_i = Strategic Territory I
through_the_ages-card-vast_territory_i = Vast Territory I
through_the_ages-card-wealthy_territory_i = Wealthy Territory I
through_the_ages-card-enslave = Enslave
through_the_ages-card-plunder_i = Plunder I
through_the_ages-card-raid_i = Raid I
through_the_ages-card-open_borders_agreement = Open Borders Agreement
through_the_ages-card-trade_routes_agreement = Trade Routes Agreement
through_the_ages-card-fighting_band = Fighting Band
through_the_ages-card-heavy_cavalry = Heavy Cavalry
through_the_ages-card-legion = Legion
through_the_ages-card-medieval_army = Medieval Army
through_the_ages-card-phalanx = Phalanx
through_the_ages-card-military_bonus_i = Military Bonus I
through_the_ages-card-civil_unrest = Civil Unrest
through_the_ages-card-cold_war = Cold War
through_the_ages-card-crime_wave = Crime Wave
through_the_ages-card-economic_progress = Economic Progress
through_the_ages-card-emigration = Emigration
through_the_ages-card-iconoclasm = Iconoclasm
through_the_ages-card-independence_declaration = Independence Declaration
through_the_ages-card-international_agreement = International Agreement
through_the_ages-card-national_pride = National Pride
through_the_ages-card-politics_of_strength = Politics of Strength
through_the_ages-card-popularization_of_science = Popularization of Science
through_the_ages-card-prosperity = Prosperity
through_the_ages-card-ravages_of_time = Ravages of Time
through_the_ages-card-refugees = Refugees
through_the_ages-card-terrorism = Terrorism
through_the_ages-card-developed_territory_ii = Developed Territory II
through_the_ages-card-historic_territory_ii = Historic Territory II
through_the_ages-card-inhabited_territory_ii = Inhabited Territory II
through_the_ages-card-strategic_territory_ii = Strategic Territory II
through_the_ages-card-vast_territory_ii = Vast Territory II
through_the_ages-card-wealthy_territory_ii = Wealthy Territory II
through_the_ages-card-annex = Annex
through_the_ages-card-infiltrate = Infiltrate
through_the_ages-card-plunder_ii = Plunder II
through_the_ages-card-raid_ii = Raid II
through_the_ages-card-spy = Spy
through_the_ages-card-war_over_technology = War over Technology
through_the_ages-card-war_over_territory = War over Territory
through_the_ages-card-acceptance_of_supremacy = Acceptance of Supremacy
through_the_ages-card-international_trade_agreement = International Trade Agreement
through_the_ages-card-promise_of_military_protection = Promise of Military Protection
through_the_ages-card-scientific_cooperation = Scientific Cooperation
through_the_ages-card-classic_army = Classic Army
through_the_ages-card-conquistadors = Conquistadors
through_the_ages-card-defensive_army = Defensive Army
through_the_ages-card-fortifications = Fortifications
through_the_ages-card-mobile_artillery = Mobile Artillery
through_the_ages-card-napoleonic_army = Napoleonic Army
through_the_ages-card-military_bonus_ii = Military Bonus II
through_the_ages-card-impact_of_agriculture = Impact of Agriculture
through_the_ages-card-impact_of_architecture = Impact of Architecture
through_the_ages-card-impact_of_balance = Impact of Balance
through_the_ages-card-impact_of_colonies = Impact of Colonies
through_the_ages-card-impact_of_competition = Impact of Competition
through_the_ages-card-impact_of_government = Impact of Government
through_the_ages-card-impact_of_happiness = Impact of Happiness
through_the_ages-card-impact_of_industry = Impact of Industry
through_the_ages-card-impact_of_population = Impact of Population
through_the_ages-card-impact_of_progress = Impact of Progress
through_the_ages-card-impact_of_science = Impact of Science
through_the_ages-card-impact_of_strength = Impact of Strength
through_the_ages-card-impact_of_technology = Impact of Technology
through_the_ages-card-impact_of_variety = Impact of Variety
through_the_ages-card-impact_of_wonders = Impact of Wonders
through_the_ages-card-armed_intervention = Armed Intervention
through_the_ages-card-plunder_iii = Plunder III
through_the_ages-card-raid_iii = Raid III
through_the_ages-card-war_over_culture = War over Culture
through_the_ages-card-international_tourism = International Tourism
through_the_ages-card-loss_of_sovereignty = Loss of Sovereignty
through_the_ages-card-military_pact = Military Pact
through_the_ages-card-peace_treaty = Peace Treaty
through_the_ages-card-entrenchments = Entrenchments
through_the_ages-card-mechanized_army = Mechanized Army
through_the_ages-card-modern_army = Modern Army
through_the_ages-card-shock_troops = Shock Troops
through_the_ages-card-military_bonus_iii = Military Bonus III

## What cards do: sentences that several cards share

-tta-rich-land = Build or upgrade a farm or mine for { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
-tta-urban-growth = Build or upgrade an urban building for { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
-tta-efficient-upgrade = Upgrade a farm, mine or urban building for { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
-tta-engineering-genius = Build one stage of your wonder for { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
-tta-patriotism = This turn: 1 extra military action, and { $n ->
    [one] 1 resource
   *[other] { $n } resources
} for units.
-tta-frugality = Increase your population at the usual price, then gain { $n } food.
-tta-breakthrough = Develop a technology at the usual price, then gain { $n } science. It may be a revolution.
-tta-reserves = Gain { $n } resources or { $n } food.
-tta-science = Gain { $n } science.
-tta-for-units-if-weaker = This turn, for each rival who is stronger than you: { $two } resources for units with two players, { $three } with three, { $four } with four.
-tta-best-lab = Your best lab or library gives extra science equal to its level.
-tta-stages = One civil action may build up to { $n } stages of a wonder.
-tta-plunder = Take food and resources from the rival, up to { $n } together, in the mix you like.
-tta-raid-two = Destroy two urban buildings of the rival, one up to level { $high } and one up to level { $low }, and gain half of their price in resources, rounded up.
-tta-bonus = +{ $defense } strength when defending against an aggression, or +{ $colony } when colonizing.
-tta-by-rank = by rank: 10 and 0 with two players; 14, 7 and 0 with three; 15, 10, 5 and 0 with four.
-tta-no-attacks = The partners may not attack each other.
-tta-attack-ends = It ends when one attacks the other.

## What cards do: technologies and wonders

through_the_ages-text-masonry = Urban buildings of level I and higher cost 1 resource less. { -tta-stages(n: 2) }
through_the_ages-text-architecture = Urban buildings cost less: 1 resource at level I, 2 at levels II and III. { -tta-stages(n: 3) }
through_the_ages-text-engineering = Urban buildings cost less: 1 resource at level I, 2 at level II, 3 at level III. { -tta-stages(n: 4) }
through_the_ages-text-air_forces = Each one doubles the tactical strength of one army.
through_the_ages-text-library_of_alexandria = +1 culture, +1 science. Your limits of civil and of military cards in hand are 1 higher.
through_the_ages-text-great_wall = +1 culture, +1 happy face, and +1 strength for each of your infantry and artillery units.
through_the_ages-text-st_peters_basilica = +2 culture, +1 happy face. Whatever else of yours gives happy faces gives one more.
through_the_ages-text-taj_mahal = +3 culture, +1 blue token. In the card row it costs 2 civil actions less if you have replaced a leader this turn.
through_the_ages-text-transcontinental_railroad = +4 strength. Your best mine produces twice.
through_the_ages-text-ocean_liner_service = Once a turn you gain 1 population without an action and without food.
through_the_ages-text-first_space_flight = When completed: culture equal to the levels of all your technologies.
through_the_ages-text-fast_food_chains = When completed: 2 culture for each worker on farms and mines, 1 for each on urban buildings and units.
through_the_ages-text-hollywood = When completed: twice the culture that your theaters and libraries produce.
through_the_ages-text-internet = When completed: as much culture as the culture, science and strength of all your urban buildings together.

## What cards do: leaders

through_the_ages-text-alexander_the_great = +1 strength for each of your units. As a political action you may give him up for 1 yellow token in your bank.
through_the_ages-text-aristotle = 1 science each time you take a technology from the card row.
through_the_ages-text-hammurabi = Once a turn a military action may serve as a civil one. Leaders in the card row cost you 1 civil action less.
through_the_ages-text-homer = +1 happy face, and each turn 1 resource for units. When replaced, he may stay under a completed wonder instead of giving a civil action back: that wonder has 1 happy face more.
through_the_ages-text-julius_caesar = +1 strength, +1 military action. Once in the game you may take a second political action in a turn.
through_the_ages-text-moses = Increasing your population costs you 1 food less.
through_the_ages-text-christopher_columbus = As a political action, make a territory from your hand your colony, without auction and without sending units. Columbus then leaves.
through_the_ages-text-frederick_barbarossa = For 1 military action you may increase your population and build a unit, for 1 food and 1 resource less.
through_the_ages-text-genghis_khan = In armies your infantry may count as cavalry. At the end of your turn 3 culture if you are one of the two strongest (with two players: the strongest); ties are in your favor.
through_the_ages-text-joan_of_arc = +1 culture, +1 military action, and +1 strength for each happy face of your temples and your government. You see the next event before your politics phase.
through_the_ages-text-leonardo_da_vinci = { -tta-best-lab } You gain 1 resource for each technology that you develop.
through_the_ages-text-michelangelo = +1 culture for each happy face of your temples, theaters and wonders. Wonders in the card row do not cost you more for those you have completed.
through_the_ages-text-william_shakespeare = +1 happy face, and +2 culture for each pair of a library and a theater. With one of the two, the other costs 1 resource less to build and 1 science less to develop.
through_the_ages-text-isaac_newton = { -tta-best-lab } Each technology that you develop gives you a civil action back.
through_the_ages-text-james_cook = +2 culture for your first colony, +1 for each further one. When colonizing you may discard up to 2 military cards for +1 each.
through_the_ages-text-j_s_bach = +1 culture for each of your theaters. Theater technologies cost 2 science less. Once a turn, a civil action may turn another urban building into a theater of at least the same level.
through_the_ages-text-maximilien_robespierre = +1 military action. Your revolutions take all military actions instead of all civil ones, and give you 3 culture.
through_the_ages-text-napoleon_bonaparte = +2 military actions, and +2 strength for each kind of unit that you have.
through_the_ages-text-winston_churchill = Once a turn: 3 culture; or, for this turn, 3 science for unit technologies and 3 resources for units.
through_the_ages-text-albert_einstein = { -tta-best-lab } You gain 3 culture for each technology that you develop.
through_the_ages-text-charlie_chaplin = +2 happy faces. Your best theater gives twice its culture.
through_the_ages-text-sid_meier = Each of your labs gives culture equal to its level, but 1 science less.
through_the_ages-text-mahatma_gandhi = +2 culture. You may not play aggressions or wars, and rivals pay twice as many military actions for those against you.
through_the_ages-text-bill_gates = Your labs produce like mines, as many resources as their level. When he leaves, or at the end of the game, you score the levels of your labs as culture.

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
through_the_ages-text-cultural_heritage_a = Gain 1 science and 4 culture.
through_the_ages-text-cultural_heritage_i = Gain 2 science and 2 culture.
through_the_ages-text-stockpile = Gain 1 resource and 1 food.
through_the_ages-text-endowment_for_the_arts = For each rival with more culture than you: 6 culture with two players, 3 with three, 2 with four.

## What cards do: events

through_the_ages-text-development_of_agriculture = Everybody gains 2 food.
through_the_ages-text-development_of_crafts = Everybody gains 2 resources.
through_the_ages-text-development_of_markets = Everybody gains 2 food or 2 resources.
through_the_ages-text-development_of_politics = Everybody draws 3 military cards.
through_the_ages-text-development_of_religion = Everybody may build { through_the_ages-card-religion } with an unused worker, free of charge.
through_the_ages-text-development_of_science = Everybody gains 2 science.
through_the_ages-text-development_of_settlement = Everybody gains 1 population.
through_the_ages-text-development_of_trade_routes = Everybody gains 1 science, 1 food and 1 resource.
through_the_ages-text-development_of_warfare = Everybody may build { through_the_ages-card-warriors } with an unused worker, free of charge.
through_the_ages-text-development_of_civilization = Everybody may do one thing without an action and for 1 less: increase the population, build a farm, mine or urban building, or develop a technology.
through_the_ages-text-barbarians = Who has the most culture loses 1 population if they are one of the two weakest.
through_the_ages-text-border_conflict = The weakest destroys a farm, mine or urban building of their own. The strongest gains 3 resources.
through_the_ages-text-crusades = The strongest gains 4 culture. The weakest loses 4.
through_the_ages-text-cultural_influence = Everybody gains as much culture as their culture rating.
through_the_ages-text-foray = The two strongest gain 3 food and resources together.
through_the_ages-text-good_harvest = All farms produce now.
through_the_ages-text-immigration = Whoever has the most happy faces gains 1 population; ties gain too.
through_the_ages-text-new_deposits = All mines produce now.
through_the_ages-text-pestilence = Everybody loses 1 population.
through_the_ages-text-raiders = The two weakest lose 2 food and resources together.
through_the_ages-text-rats = Everybody loses all their food.
through_the_ages-text-rebellion = Everybody loses 2 civil actions for each of their discontent workers.
through_the_ages-text-reign_of_terror = The weakest loses 1 population.
through_the_ages-text-scientific_breakthrough = Everybody gains as much science as their science rating.
through_the_ages-text-uncertain_borders = The strongest takes 1 yellow token from the bank of the weakest.
through_the_ages-text-civil_unrest = Everybody loses 4 culture for each of their discontent workers. Who has the most of them also loses 1 blue token; ties lose too.
through_the_ages-text-cold_war = The two strongest gain 6 science.
through_the_ages-text-crime_wave = The two weakest lose 3 culture and 1 blue token.
through_the_ages-text-economic_progress = Everybody goes through corruption, food production, consumption and resource production now.
through_the_ages-text-emigration = Everybody loses 1 population for every two of their discontent workers, rounded up.
through_the_ages-text-iconoclasm = Everybody loses a leader who is not of the current age.
through_the_ages-text-independence_declaration = The weakest loses one colony of their choice.
through_the_ages-text-international_agreement = The strongest may take cards worth up to 5 civil actions from the card row, and gives up the next political action for it.
through_the_ages-text-national_pride = Who has the most culture gains 5 more.
through_the_ages-text-politics_of_strength = The strongest draws 5 military cards, the weakest discards 3. In Age IV the strongest gains 5 culture and the weakest loses 3 instead.
through_the_ages-text-popularization_of_science = Everybody gains as much culture as their science rating.
through_the_ages-text-prosperity = Everybody gains as much food as they have happy faces.
through_the_ages-text-ravages_of_time = One completed wonder of Age A or I of everybody, of their own choice, becomes a ruin: its effects end, and it gives 2 culture instead.
through_the_ages-text-refugees = The strongest gains 3 culture and 1 population. The weakest loses as much.
through_the_ages-text-terrorism = Who has the least culture destroys an urban building of every rival.
through_the_ages-text-impact_of_agriculture = Everybody scores their food production, and 4 more if it is greater than their consumption.
through_the_ages-text-impact_of_architecture = Everybody scores the levels of their urban buildings.
through_the_ages-text-impact_of_balance = Everybody scores twice the lowest of these four: science rating, culture rating, food production, resource production.
through_the_ages-text-impact_of_colonies = Everybody scores 3 for each colony.
through_the_ages-text-impact_of_competition = Everybody scores the levels of their units and arenas.
through_the_ages-text-impact_of_government = Everybody scores 2 for each civil action and 1 for each military action that they have in all.
through_the_ages-text-impact_of_happiness = Everybody scores 2 for each happy face, less 2 for each discontent worker.
through_the_ages-text-impact_of_industry = Everybody scores what their mines produce.
through_the_ages-text-impact_of_population = Everybody scores 2 for each content worker beyond the tenth.
through_the_ages-text-impact_of_progress = Everybody scores twice the levels of their government and special technologies.
through_the_ages-text-impact_of_science = The science ratings score { -tta-by-rank }
through_the_ages-text-impact_of_strength = The strength ratings score { -tta-by-rank }
through_the_ages-text-impact_of_technology = Everybody scores 4 for each technology of level III.
through_the_ages-text-impact_of_variety = Everybody scores 2 for each kind of unit, each kind of urban building and each special technology that they have.
through_the_ages-text-impact_of_wonders = Everybody scores 5, 4, 3 or 2 for each completed wonder of Age A, I, II or III.

## What cards do: territories

through_the_ages-text-developed_territory_i = As a colony: +1 yellow token, +1 blue token. At once: 3 science.
through_the_ages-text-historic_territory_i = As a colony: +1 happy face. At once: 6 culture.
through_the_ages-text-inhabited_territory_i = As a colony: +2 yellow tokens. At once: 1 population.
through_the_ages-text-strategic_territory_i = As a colony: +2 strength. At once: 3 military cards.
through_the_ages-text-vast_territory_i = As a colony: +3 yellow tokens, -1 blue token. At once: 3 food.
through_the_ages-text-wealthy_territory_i = As a colony: +3 blue tokens. At once: 5 resources.
through_the_ages-text-developed_territory_ii = As a colony: +2 yellow tokens, +2 blue tokens. At once: 5 science.
through_the_ages-text-historic_territory_ii = As a colony: +2 happy faces. At once: 11 culture.
through_the_ages-text-inhabited_territory_ii = As a colony: +3 yellow tokens. At once: 2 population.
through_the_ages-text-strategic_territory_ii = As a colony: +4 strength. At once: 5 military cards.
through_the_ages-text-vast_territory_ii = As a colony: +4 yellow tokens, -1 blue token. At once: 4 food.
through_the_ages-text-wealthy_territory_ii = As a colony: +4 blue tokens. At once: 9 resources.

## What cards do: aggressions, wars, pacts

through_the_ages-text-enslave = The rival loses 1 population. You gain 2 resources and 2 food.
through_the_ages-text-plunder_i = { -tta-plunder(n: 3) }
through_the_ages-text-plunder_ii = { -tta-plunder(n: 5) }
through_the_ages-text-plunder_iii = { -tta-plunder(n: 7) }
through_the_ages-text-raid_i = Destroy an urban building of the rival up to level I, and gain half of its price in resources, rounded up.
through_the_ages-text-raid_ii = { -tta-raid-two(high: "II", low: "I") }
through_the_ages-text-raid_iii = { -tta-raid-two(high: "III", low: "II") }
through_the_ages-text-annex = Take a colony from the rival, with its permanent effect.
through_the_ages-text-infiltrate = Remove the leader or the unfinished wonder of the rival, and gain 3 culture for each of its levels.
through_the_ages-text-spy = Take up to 5 science from the rival.
through_the_ages-text-armed_intervention = Take up to 7 culture from the rival.
through_the_ages-text-war_over_technology = For each strength of advantage the winner takes 1 science from the loser, or spends the advantage on special technologies of the loser at their science price.
through_the_ages-text-war_over_territory = The winner takes 1 yellow token from the bank of the loser, and 1 more for every 5 strength of advantage.
through_the_ages-text-war_over_culture = The winner takes 5 culture from the loser, and 1 more for each strength of advantage.
through_the_ages-text-open_borders_agreement = Both: +1 military action. Who attacks the other counts 2 strength more.
through_the_ages-text-trade_routes_agreement = Once in their turn A may use 1 food as a resource, and B 1 resource as food.
through_the_ages-text-acceptance_of_supremacy = A produces 1 resource more, B 1 less. { -tta-no-attacks }
through_the_ages-text-international_trade_agreement = A produces 1 resource more, B 1 food more.
through_the_ages-text-promise_of_military_protection = A: +1 culture. B: +4 strength, -1 culture. { -tta-attack-ends }
through_the_ages-text-scientific_cooperation = Who develops a technology pays 2 science less, and the partner pays 1. Without science of the partner it is not possible.
through_the_ages-text-international_tourism = Both: +1 culture for each completed wonder of the partner.
through_the_ages-text-loss_of_sovereignty = A: +2 culture. B: -2 culture. { -tta-no-attacks } Nobody may declare war on B.
through_the_ages-text-military_pact = Both: +3 strength. { -tta-attack-ends }
through_the_ages-text-peace_treaty = Both: +1 culture. { -tta-no-attacks }

## What cards do: tactics and bonus cards

through_the_ages-text-fighting_band = Each army of 2 infantry: +1 strength.
through_the_ages-text-heavy_cavalry = Each army of 3 cavalry: +4 strength.
through_the_ages-text-legion = Each army of 3 infantry: +2 strength.
through_the_ages-text-medieval_army = Each army of 1 infantry and 1 cavalry: +2 strength.
through_the_ages-text-phalanx = Each army of 2 infantry and 1 cavalry: +3 strength.
through_the_ages-text-classic_army = Each army of 2 infantry and 2 cavalry: +8 strength, +4 if it is obsolete.
through_the_ages-text-conquistadors = Each army of 1 infantry and 2 cavalry: +5 strength, +3 if it is obsolete.
through_the_ages-text-defensive_army = Each army of 2 infantry and 1 artillery: +6 strength, +3 if it is obsolete.
through_the_ages-text-fortifications = Each army of 2 artillery: +5 strength, +3 if it is obsolete.
through_the_ages-text-mobile_artillery = Each army of 1 cavalry and 1 artillery: +5 strength, +3 if it is obsolete.
through_the_ages-text-napoleonic_army = Each army of 1 infantry, 1 cavalry and 1 artillery: +7 strength, +4 if it is obsolete.
through_the_ages-text-entrenchments = Each army of 1 infantry and 2 artillery: +9 strength, +5 if it is obsolete.
through_the_ages-text-mechanized_army = Each army of 1 cavalry and 2 artillery: +10 strength, +5 if it is obsolete.
through_the_ages-text-modern_army = Each army of 2 infantry, 1 cavalry and 1 artillery: +13 strength, +7 if it is obsolete.
through_the_ages-text-shock_troops = Each army of 1 infantry and 3 cavalry: +11 strength, +6 if it is obsolete.
through_the_ages-text-military_bonus_i = { -tta-bonus(defense: 2, colony: 1) }
through_the_ages-text-military_bonus_ii = { -tta-bonus(defense: 4, colony: 2) }
through_the_ages-text-military_bonus_iii = { -tta-bonus(defense: 6, colony: 3) }

## Options

through_the_ages-option-pass = Pass
through_the_ages-option-end = End your turn
through_the_ages-option-take = Take { $card }
through_the_ages-option-take_second = Take { $card }, the second one from the left
through_the_ages-option-take_third = Take { $card }, the third one from the left
through_the_ages-option-population = Increase your population
through_the_ages-option-build = Build { $card }
through_the_ages-option-upgrade = Upgrade { $card } to { $better }
through_the_ages-option-destroy = Destroy your { $card }
through_the_ages-option-disband = Disband { $card }
through_the_ages-option-lead = Play { $card } as your leader
through_the_ages-option-stage = Build { $a ->
    [one] 1 stage
   *[other] { $a } stages
} of your wonder
through_the_ages-option-develop = Develop { $card }
through_the_ages-option-revolution = Declare a revolution: { $card }
through_the_ages-option-play = Play { $card }
through_the_ages-option-tactic = Play the tactic { $card }
through_the_ages-option-copy = Copy the tactic { $card }
through_the_ages-option-barbarossa = Barbarossa: increase your population and build { $card }
through_the_ages-option-bach = Bach: turn { $card } into { $better }
through_the_ages-option-churchill_culture = Churchill: gain 3 culture
through_the_ages-option-churchill_army = Churchill: gain 3 science for unit technologies and 3 resources for units, for this turn
through_the_ages-option-hammurabi = Hammurabi: use a military action as a civil one
through_the_ages-option-liner = { through_the_ages-card-ocean_liner_service }: gain 1 population
through_the_ages-option-trade = { through_the_ages-card-trade_routes_agreement }: use 1 food as a resource (side A) or 1 resource as food (side B)
through_the_ages-option-event = Prepare the event { $card }
through_the_ages-answer-event = Prepare the event { $card }: { $n ->
    [0] no culture
   *[other] +{ $n } culture
}
through_the_ages-pass-politics = Pass: no political action
through_the_ages-pass-leave = Stay in the game
through_the_ages-pass-tuck_homer = No: get a civil action back
through_the_ages-pass-defend = Give in: the attack succeeds
through_the_ages-pass-bid = Pass: bid no more
through_the_ages-pass-free_build = Build nothing
through_the_ages-pass-civilize = Do without
through_the_ages-pass-agree = Take no cards
through_the_ages-pass-mine = Let all mines produce
through_the_ages-option-aggression = Play { $card } against { $rival }
through_the_ages-option-war = Declare war on { $rival }: { $card }
through_the_ages-option-pact = Offer { $rival } the pact { $card }
through_the_ages-option-pact_as_a = Offer { $rival } the pact { $card }, with yourself as side A
through_the_ages-option-pact_as_b = Offer { $rival } the pact { $card }, with yourself as side B
through_the_ages-option-cancel = Cancel the pact { $card }
through_the_ages-option-resign = Resign and leave the game
through_the_ages-option-columbus = Columbus: colonize { $card }
through_the_ages-option-alexander = Alexander: give him up for 1 yellow token
through_the_ages-option-defend = Defend with { $card }
through_the_ages-option-discard = Discard { $card }
through_the_ages-option-accept = Accept
through_the_ages-option-refuse = Refuse
through_the_ages-option-bid = Bid { $a }
through_the_ages-option-send = Send { $card }
through_the_ages-option-bonus = Colonize with { $card }
through_the_ages-option-done = Leave it at that
through_the_ages-option-gain = { $a ->
    [0] { $b ->
        [0] Gain nothing
        [one] Gain 1 resource
       *[other] Gain { $b } resources
    }
   *[other] { $b ->
        [0] Gain { $a } food
        [one] Gain { $a } food and 1 resource
       *[other] Gain { $a } food and { $b } resources
    }
}
through_the_ages-option-lose = { $a ->
    [0] { $b ->
        [0] Lose nothing
        [one] Lose 1 resource
       *[other] Lose { $b } resources
    }
   *[other] { $b ->
        [0] Lose { $a } food
        [one] Lose { $a } food and 1 resource
       *[other] Lose { $a } food and { $b } resources
    }
}
through_the_ages-option-lose_worker = Lose a worker from { $card }
through_the_ages-option-token = Take a blue token from { $card }
through_the_ages-option-colony = Choose the colony { $card }
through_the_ages-option-ruin = Let { $card } become a ruin
through_the_ages-option-raid = Destroy the rival's { $card }
through_the_ages-option-remove = Remove { $card } from play
through_the_ages-option-tuck = Put Homer under { $card }
through_the_ages-option-steal = Take the special technology { $card }

## Questions

through_the_ages-ask-politics = { $action ->
    [1] Caesar allows you a second political action. What do you do? Military actions: { $military }.
   *[other] Politics: you may take one political action. Military actions: { $military }.
}
through_the_ages-ask-act = What do you do? Civil actions: { $civil }. Military actions: { $military }.
through_the_ages-ask-discard = You have { $n } military { $n ->
    [one] card too many. Which one do
   *[other] cards too many. Which ones do
} you discard?
through_the_ages-ask-card_build = { $card }: what do you build or upgrade?
through_the_ages-ask-card_develop = { $card }: which technology do you develop?
through_the_ages-ask-food_or_resources = Do you gain { $amount } food or { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}?
through_the_ages-ask-tuck_homer = Put Homer under a completed wonder, or pass and get a civil action back.
through_the_ages-ask-lose_token = You lose a blue token, and your bank has none. From which card do you take it?
through_the_ages-ask-cover_stage = A stage of your wonder needs a blue token, and your bank has none. From which card do you take it?
through_the_ages-ask-defend = { $rival } attacks you with { $card }. Defend with military cards worth { $missing } strength, or pass and let the attack succeed.
through_the_ages-ask-raid = { $card }: which building of { $rival } do you destroy?
through_the_ages-ask-plunder = { $card }: what do you take from { $rival }?
through_the_ages-ask-infiltrate = { $card }: what do you remove from { $rival }, the leader or the unfinished wonder?
through_the_ages-ask-annex = { $card }: which colony of { $rival } do you take?
through_the_ages-ask-steal = { $card }: which special technologies of { $rival } do you take? Your advantage is { $left }; the rest becomes science.
through_the_ages-ask-answer_pact = { $rival } offers you the pact { $card }. Do you accept?
through_the_ages-ask-answer_pact_as_a = { $rival } offers you the pact { $card }; you would be side A. Do you accept?
through_the_ages-ask-answer_pact_as_b = { $rival } offers you the pact { $card }; you would be side B. Do you accept?
through_the_ages-ask-bid = { $bid ->
    [0] { $card } can be colonized. Bid, or pass.
   *[other] { $card } can be colonized, and the highest bid is { $bid }. Bid more, or pass.
}
through_the_ages-ask-send = You colonize { $card } and have bid { $bid }; your force is { $force } so far. What do you send?
through_the_ages-ask-gain_either = Do you gain { $amount } food or { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}?
through_the_ages-ask-gain_split = You gain { $amount } food and resources together. How many of each?
through_the_ages-ask-lose_split = You lose { $amount } food and resources together. How many of each?
through_the_ages-ask-free_build = You may build { $card } with an unused worker, free of charge.
through_the_ages-ask-civilize = You may do one thing for 1 less: increase your population, build a farm, mine or urban building, or develop a technology.
through_the_ages-ask-lose_person = { $amount ->
    [one] You lose a worker. From which card?
   *[other] You lose { $amount } workers. From which cards?
}
through_the_ages-ask-lose_building = You lose a farm, mine or urban building. Which one?
through_the_ages-ask-lose_colony = You lose a colony. Which one?
through_the_ages-ask-ruin_wonder = One of your wonders becomes a ruin. Which one?
through_the_ages-ask-terrorize = Which urban building of { $rival } do you destroy?
through_the_ages-ask-agree = { $actions ->
    [-1] Do you take cards worth 5 civil actions from the card row, and give up your next political action for it?
   *[other] You may still take cards worth { $actions ->
        [one] 1 civil action
       *[other] { $actions } civil actions
    }. Which one?
}
through_the_ages-ask-discard_some = You have to discard { $amount ->
    [one] 1 military card. Which one?
   *[other] { $amount } military cards. Which ones?
}
through_the_ages-ask-over = The game is over.

## Events

through_the_ages-event-turn_began = Round { $round }: { $player } begins a turn.
through_the_ages-event-age_began = Age { $age } begins.
through_the_ages-event-last_round = Round { $round } is the last one.
through_the_ages-event-row_cleared = { $card } leaves the card row.
through_the_ages-event-took = { $player } takes { $card } ({ $actions ->
    [0] free of charge
    [one] 1 civil action
   *[other] { $actions } civil actions
}).
through_the_ages-event-grew = { $food ->
    [0] { $player } increases the population without food.
   *[other] { $player } increases the population for { $food } food.
}
through_the_ages-event-built = { $resources ->
    [0] { $player } builds { $card } free of charge.
    [one] { $player } builds { $card } for 1 resource.
   *[other] { $player } builds { $card } for { $resources } resources.
}
through_the_ages-event-upgraded = { $player } upgrades { $card } to { $better }.
through_the_ages-event-destroyed = A building of { $player } is destroyed: { $card }.
through_the_ages-event-disbanded = { $player } disbands { $card }.
through_the_ages-event-led = { $player } plays the leader { $card }.
through_the_ages-event-leader_left = { $card } no longer leads { $player }.
through_the_ages-event-tucked = { $player } puts Homer under { $card }: 1 happy face more.
through_the_ages-event-stages_built = { $player } builds { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
} of { $card }.
through_the_ages-event-wonder_done = { $player } completes { $card }.
through_the_ages-event-wonder_lost = { $player } loses the unfinished wonder { $card }.
through_the_ages-event-ruined = A wonder of { $player } becomes a ruin: { $card }.
through_the_ages-event-developed = { $player } develops { $card } for { $science } science.
through_the_ages-event-revolted = { $player } declares a revolution for { $science } science: { $card }.
through_the_ages-event-played = { $player } plays { $card }.
through_the_ages-event-tactic_set = { $player } now uses the tactic { $card }.
through_the_ages-event-tactic_shared = From now on everybody may copy the tactic of { $player }: { $card }.
through_the_ages-event-gained_food = { $player } gains { $amount } food.
through_the_ages-event-gained_resources = { $player } gains { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
through_the_ages-event-gained_science = { $player } gains { $amount } science.
through_the_ages-event-gained_culture = { $player } gains { $amount } culture.
through_the_ages-event-gained_culture_by = { $player } gains { $amount } culture ({ $card }).
through_the_ages-event-gained_people = { $player } gains { $amount } population.
through_the_ages-event-gained_yellow = { $player } gains { $amount ->
    [one] 1 yellow token
   *[other] { $amount } yellow tokens
}.
through_the_ages-event-lost_food = { $player } loses { $amount } food.
through_the_ages-event-lost_all_food = { $player } loses all food.
through_the_ages-event-lost_resources = { $player } loses { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
through_the_ages-event-lost_science = { $player } loses { $amount } science.
through_the_ages-event-lost_culture = { $player } loses { $amount } culture.
through_the_ages-event-lost_culture_by = { $player } loses { $amount } culture ({ $card }).
through_the_ages-event-lost_person = { $player } loses an unused worker.
through_the_ages-event-lost_person_from = { $player } loses a worker: { $card }.
through_the_ages-event-lost_building = { $player } loses a building: { $card }.
through_the_ages-event-lost_yellow = { $player } loses { $amount ->
    [one] 1 yellow token
   *[other] { $amount } yellow tokens
}.
through_the_ages-event-lost_blue = { $player } loses { $amount ->
    [one] 1 blue token
   *[other] { $amount } blue tokens
}.
through_the_ages-event-lost_actions = { $player } loses { $amount ->
    [one] 1 civil action
   *[other] { $amount } civil actions
}.
through_the_ages-event-drew = { $player } draws { $card }.
through_the_ages-event-drew_hidden = { $player } draws a military card.
through_the_ages-event-discarded = { $player } discards { $card }.
through_the_ages-event-discarded_hidden = { $player } discards a military card face down.
through_the_ages-event-prepared = { $player } prepares the event { $card }.
through_the_ages-event-prepared_hidden = { $player } prepares an event face down.
through_the_ages-event-revealed = { $player } reveals the current event: { $card }.
through_the_ages-event-attacked = { $player } plays an aggression against { $rival }: { $card }.
through_the_ages-event-defended = { $player } defends with { $card }.
through_the_ages-event-repelled = The aggression of { $player } is repelled: { $card }.
through_the_ages-event-succeeded = The aggression of { $player } succeeds: { $card }.
through_the_ages-event-declared = { $player } declares war on { $rival }: { $card }.
through_the_ages-event-war_won = { $player } wins the war with an advantage of { $advantage }: { $card }.
through_the_ages-event-war_even = The war of { $player } has no winner, both sides are equally strong: { $card }.
through_the_ages-event-offered = { $player } offers { $rival } a pact: { $card }.
through_the_ages-event-agreed = { $player } accepts the pact { $card }.
through_the_ages-event-refused = { $player } refuses the pact { $card }.
through_the_ages-event-pact_ended = A pact of { $player } ends: { $card }.
through_the_ages-event-bade = { $player } bids { $bid }.
through_the_ages-event-passed = { $player } passes.
through_the_ages-event-sent = { $player } sends { $card }.
through_the_ages-event-colonized = { $player } colonizes { $card }.
through_the_ages-event-colony_lost = { $player } loses the colony { $card }.
through_the_ages-event-not_colonized = Nobody colonizes { $card }.
through_the_ages-event-stole = { $player } takes the special technology { $card }.
through_the_ages-event-produced = { $player } produces { $science } science and { $culture } culture.
through_the_ages-event-corrupted = { $player } loses goods to a corruption of { $corruption }.
through_the_ages-event-starved = { $player } lacks { $missing } food for the population.
through_the_ages-event-rebelled = { $player } faces an uprising and produces nothing.
through_the_ages-event-resigned_game = { $player } resigns and leaves the game.
through_the_ages-event-scored = { $player } scores { $culture } culture for { $card }.
through_the_ages-event-game_over = The game is over.

## Why an option is not possible now

through_the_ages-why-not_now_politics = This is your politics phase: take a political action, or pass.
through_the_ages-why-not_now_act = This is your action phase: use your actions, or end your turn.
through_the_ages-why-not_now_card_build = First build or upgrade what your action card allows.
through_the_ages-why-not_now_card_develop = First develop a technology with your action card.
through_the_ages-why-not_now_gain = First say how much food and how many resources you take.
through_the_ages-why-not_now_lose = First say how much food and how many resources you lose.
through_the_ages-why-not_now_tuck = First decide whether Homer goes under one of your wonders.
through_the_ages-why-not_now_token = First choose the card from which you take a blue token.
through_the_ages-why-not_now_defend = You are under attack: defend yourself, or pass.
through_the_ages-why-not_now_raid = First choose the building of the rival that is destroyed.
through_the_ages-why-not_now_remove = First choose what you remove: the rival's leader or unfinished wonder.
through_the_ages-why-not_now_colony = First choose a colony.
through_the_ages-why-not_now_steal = First take special technologies of the loser, or leave it at that.
through_the_ages-why-not_now_answer = First answer the offer: accept the pact or refuse it.
through_the_ages-why-not_now_bid = There is an auction for a territory: bid, or pass.
through_the_ages-why-not_now_send = First send a force that is as strong as your bid.
through_the_ages-why-not_now_free_build = You are only asked whether you build what the event names: build it, or pass.
through_the_ages-why-not_now_civilize = First use the event for your population, a building or a technology, or pass.
through_the_ages-why-not_now_lose_person = First choose the card from which you lose a worker.
through_the_ages-why-not_now_lose_building = First choose the building that you lose.
through_the_ages-why-not_now_ruin = First choose the wonder that becomes a ruin.
through_the_ages-why-not_now_agree = First use the agreement: take cards from the card row, or decline it.
through_the_ages-why-not_now_discard = First discard a military card.
through_the_ages-why-first_round = In the first round you may only take cards from the card row.
through_the_ages-why-not_in_row = This card is not in the card row.
through_the_ages-why-not_in_hand = You do not have this card in your hand.
through_the_ages-why-no_civil_actions = You do not have enough civil actions left.
through_the_ages-why-no_military_actions = You do not have enough military actions left.
through_the_ages-why-no_food = You do not have enough food.
through_the_ages-why-no_resources = You do not have enough resources.
through_the_ages-why-no_science = You do not have enough science.
through_the_ages-why-no_yellow = Your yellow bank is empty, so your population cannot grow.
through_the_ages-why-no_blue = You do not have enough blue tokens to cover the stages.
through_the_ages-why-wonder_unfinished = You have an unfinished wonder, and may not take another one before it is completed.
through_the_ages-why-hand_full = Your hand is full: its limit is your total of civil actions, one more with { through_the_ages-card-library_of_alexandria }.
through_the_ages-why-leader_of_age = You have already taken a leader of this age, and may take only one of each.
through_the_ages-why-same_technology = You already have this technology in play or in your hand.
through_the_ages-why-no_technology = You have not developed this technology.
through_the_ages-why-no_unused_worker = You have no unused worker.
through_the_ages-why-nobody_there = You have no worker on this card.
through_the_ages-why-urban_limit = Your government does not allow more urban buildings of this kind.
through_the_ages-why-no_wonder = You have no unfinished wonder.
through_the_ages-why-not_so_many_stages = Your wonder does not have so many stages left.
through_the_ages-why-stages_at_once = You may not build so many stages with one civil action: only construction technologies allow several.
through_the_ages-why-partner_no_science = { through_the_ages-card-scientific_cooperation }: your partner has no science to pay with.
through_the_ages-why-all_civil_actions = A revolution takes all your civil actions, and not all of them are left.
through_the_ages-why-all_military_actions = Under Robespierre a revolution takes all your military actions, and not all of them are left.
through_the_ages-why-just_taken = You may not play an action card in the action phase in which you took it.
through_the_ages-why-nothing_to_build = There is nothing that you could build or upgrade with this card.
through_the_ages-why-nothing_to_develop = There is no technology in your hand that you could develop with this card.
through_the_ages-why-not_this_card = The action card that you play does not allow this.
through_the_ages-why-one_tactic = You may play or copy only one tactic in a turn.
through_the_ages-why-not_shared = This tactic is not among those that can be copied.
through_the_ages-why-your_tactic = You already use this tactic.
through_the_ages-why-not_your_leader = You do not have the leader who allows this.
through_the_ages-why-once_a_turn = You have already done this in this turn, and may do it only once.
through_the_ages-why-no_liner = You have not completed { through_the_ages-card-ocean_liner_service }.
through_the_ages-why-no_trade_routes = You have no partner in { through_the_ages-card-trade_routes_agreement }.
through_the_ages-why-wrong_amount = This is not an amount that can be chosen here.
through_the_ages-why-no_such_wonder = You have no such wonder that could be chosen here.
through_the_ages-why-no_token_there = There is no blue token on this card.
through_the_ages-why-no_such_rival = You can only turn to a rival who is still in the game.
through_the_ages-why-gandhi = Under Gandhi you may not play aggressions or wars.
through_the_ages-why-pact_forbids = A pact between you forbids this attack.
through_the_ages-why-not_stronger = You may only attack a rival who is weaker than you.
through_the_ages-why-no_colony = There is no colony there that could be chosen.
through_the_ages-why-nothing_to_infiltrate = This rival has neither a leader nor an unfinished wonder.
through_the_ages-why-last_round = In the last round no war can be declared.
through_the_ages-why-no_war_on_second = Nobody may declare war on this player: { through_the_ages-card-loss_of_sovereignty }.
through_the_ages-why-no_pacts_for_two = With two players there are no pacts.
through_the_ages-why-no_such_pact = You have no part in such a pact.
through_the_ages-why-no_resigning = Nobody may leave the game now.
through_the_ages-why-defense_begun = You have begun to defend yourself, and have to go on until you are as strong as the attacker.
through_the_ages-why-defense_limit = You may not use more cards for your defense than you have military actions in all.
through_the_ages-why-defense_too_weak = With this you could not become as strong as the attacker, and only then may you defend yourself.
through_the_ages-why-together = Several things are chosen together here: name all of them at once, in any order.
through_the_ages-why-not_reached = Your rival does not have this, or your card does not reach it.
through_the_ages-why-advantage_too_small = Your advantage in strength does not suffice for this technology.
through_the_ages-why-bid_too_low = You have to bid more than { $bid }.
through_the_ages-why-bid_too_high = You may not bid more than you can send: { $most }.
through_the_ages-why-force_too_small = Not enough yet: { $force } of { $bid } force, with at least one unit.
through_the_ages-why-bid_out_of_reach = If you send this now, you can no longer reach your bid.
through_the_ages-why-no_unit = You have no such unit left.
through_the_ages-why-only_cook = Only Cook may discard military cards for a colonization, and two at most.
through_the_ages-why-unit_first = A force needs at least one unit: choose it together with the cards.
through_the_ages-why-budget = This card costs more than is left of the 5 civil actions of the agreement.
through_the_ages-why-defense_short = Not enough yet: { $added } of { $needed } strength.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

through_the_ages-wrong-players = { $path }: Through the Ages is for 2 to 4 players, not for { $count }.
through_the_ages-wrong-kind = { $path }: the card { $card } is not of a kind that can stand here.
through_the_ages-wrong-technology = { $path }: “{ $name }” is not a technology that can stand here.
through_the_ages-wrong-ruins = { $path }: only wonders that the player has completed can be ruins.
through_the_ages-wrong-shown_pacts = { $path }: only pacts in the hand can have been shown.
through_the_ages-wrong-nobody_asked = Nobody is asked anything, yet the game is not said to be over.
through_the_ages-wrong-card_count = { $expected ->
    [one] The card { $card } should be there once in all, but the number of its copies is { $count }.
   *[other] The card { $card } should be there { $expected } times in all, but the number of its copies is { $count }.
}
through_the_ages-wrong-yellow = Seat { $seat } has { $count } yellow tokens in all, but should have { $expected }.
through_the_ages-wrong-blue = Seat { $seat } has { $count } blue tokens in all, but should have { $expected }.
through_the_ages-wrong-negative = Seat { $seat } has fewer than 0 of something: tokens, workers or points.
through_the_ages-wrong-no_such_technology = Seat { $seat } has workers or tokens on { $card } but does not have this technology.
through_the_ages-wrong-step_card = { $path }: the question { $ask } is not about such a card.
through_the_ages-wrong-step_seat = { $path }: the question { $ask } is not about such a player.
through_the_ages-wrong-civil_used = Seat { $seat } has used { $used } of { $total } civil actions.
through_the_ages-wrong-military_used = Seat { $seat } has used { $used } of { $total } military actions.
through_the_ages-wrong-not_in_hand = { $path }: { $card } was taken this turn but is not in hand.
through_the_ages-wrong-two_specials = { $path }: { $card } and { $other } are of one type; a civilization has one special technology of each type.
through_the_ages-wrong-over_and_asked = The game is said to be over, yet somebody is still asked something.
through_the_ages-wrong-deck_in_age_iv = In Age IV there are no decks: deck and military_deck are empty.
through_the_ages-wrong-last_round = Round { $round } is after the last one, { $last }.
through_the_ages-wrong-no_turn = At the bottom of “steps” somebody's turn has to stand (end_turn), not { $ask }: an action phase is end_turn, discard, act.
through_the_ages-wrong-current = It is said to be the turn of seat { $current }, but the steps are those of a turn of seat { $seat }.
through_the_ages-wrong-resigned_asked = Seat { $seat } has left the game and cannot be asked anything ({ $ask }).
through_the_ages-wrong-sent = For the question { $ask }, “sent” lists { $want } numbers: the units given up by kind and age, all 0 at the beginning.
through_the_ages-wrong-sent_units = Seat { $seat } gives up more units than it has.
through_the_ages-wrong-war_on_oneself = Seat { $seat } cannot be at war with itself.
through_the_ages-wrong-pact_with_oneself = Seat { $seat } cannot have a pact with itself.
through_the_ages-wrong-pact_side = Side A of the pact of seat { $seat } has to be one of the two partners.
through_the_ages-wrong-leader_age = Seat { $seat } has the leader { $card }, but leaders_taken lacks Age { $age }.
through_the_ages-wrong-homer_twice = Homer lies under a wonder of seat { $seat } and cannot be elsewhere too.
through_the_ages-wrong-no_tactic = Seat { $seat } has no tactic that could be its own (tactic_exclusive).
through_the_ages-wrong-tactic = Seat { $seat } uses the tactic { $card }, which is neither its own (tactic_exclusive) nor among shared_tactics.
through_the_ages-wrong-too_many_buildings = Seat { $seat } has { $count } buildings of one kind; no government allows more than { $most }.
through_the_ages-wrong-hand_and_play = Seat { $seat } has { $card } in hand, and in play too.

## The edition of 2006: settings

setting-name-through_the_ages-edition = Edition
setting-value-through_the_ages-edition-2015 = A New Story of Civilization (2015)
setting-about-through_the_ages-edition-2015 = Tactics can be copied, and nobody gives up units in battle.
setting-value-through_the_ages-edition-2006 = The original game (2006)
setting-about-through_the_ages-edition-2006 = Units can be sacrificed to attack and defend, so war is harder. Three versions, from simple to full.
setting-name-through_the_ages-version = Version (2006)
setting-value-through_the_ages-version-full = Full: Ages A to IV
setting-about-through_the_ages-version-full = The whole game, and the longest.
setting-value-through_the_ages-version-advanced = Advanced: Ages A to II, four open bonus events
setting-about-through_the_ages-version-advanced = Shorter, with military cards but without Age III.
setting-value-through_the_ages-version-simple = Simple: Ages A and I, no military cards
setting-about-through_the_ages-version-simple = The shortest: to learn how a civilization grows.
setting-name-through_the_ages-simplifying = Simplifying variant (2006)
setting-value-through_the_ages-simplifying-no = As printed
setting-value-through_the_ages-simplifying-yes = One more yellow token, and one more urban building of each kind
setting-name-through_the_ages-military_alliances = Attackers (2006)
setting-value-through_the_ages-military_alliances-yes = Several rivals may attack the same civilization
setting-value-through_the_ages-military_alliances-no = Only one rival at a time may attack a civilization
setting-name-through_the_ages-military_draws = Military cards (2006)
setting-value-through_the_ages-military_draws-production = Drawn at the end of the turn
setting-value-through_the_ages-military_draws-action = Drawn for military actions
setting-name-through_the_ages-corruption = Corruption (2006)
setting-value-through_the_ages-corruption-strict = All mines produce
setting-value-through_the_ages-corruption-alternative = One mine may be left out of production
setting-name-through_the_ages-bonus_cards = Bonus cards of Age III (2006)
setting-value-through_the_ages-bonus_cards-none = All of them are in the military deck
setting-value-through_the_ages-bonus_cards-face_up = Some lie open from the start
setting-value-through_the_ages-bonus_cards-age_by_age = Five are turned up one after the other
setting-value-through_the_ages-bonus_cards-personal = Each player keeps some in secret
setting-value-through_the_ages-bonus_cards-public = Each player chooses some openly
setting-name-through_the_ages-fewer_bonuses = Fewer bonuses (2006)
setting-value-through_the_ages-fewer_bonuses-no = Events of Age III left in the event decks score at the end
setting-value-through_the_ages-fewer_bonuses-yes = Events of Age III left in the event decks do not score
through_the_ages-setting-only_2006 = The setting { $name } belongs to the edition of 2006: add edition=2006.
through_the_ages-setting-not_simple = The setting { $name } cannot be changed in the simple version.
through_the_ages-setting-only_full = The setting { $name } can be changed in the full version only.
through_the_ages-setting-peace_without_attacks = A peaceful game has no attacks: leave out { $name }.
setting-name-through_the_ages-face_up_cards = Bonus cards that lie open (2006)
setting-value-through_the_ages-face_up_cards-4 = Four
setting-value-through_the_ages-face_up_cards-3 = Three
setting-value-through_the_ages-face_up_cards-5 = Five
through_the_ages-setting-only_face_up = The setting { $name } needs bonus cards that lie open from the start: add bonus_cards=face_up.

## The edition of 2006: options and questions

through_the_ages-option-sacrifice = Sacrifice { $card }
through_the_ages-option-loot = Take { $a } food, and the rest in resources
through_the_ages-option-draw = Draw a military card
through_the_ages-option-rest = Let one of { $card } not produce
through_the_ages-option-bonus_card = Choose the bonus card { $card }
through_the_ages-ask-leave = You gave up this political action. You may only leave the game, or pass.
through_the_ages-ask-defend_2006 = { $rival } attacks you with { $card }. Sacrifice units or play bonus cards worth { $missing } strength, or pass and let the attack succeed.
through_the_ages-ask-strike = { $card } against { $rival }: your strength is { $strength } so far. Which units do you sacrifice?
through_the_ages-ask-resist = { $card } of { $rival }, whose strength is { $attack }: yours is { $strength } so far. Which units do you sacrifice?
through_the_ages-ask-loot = { $card }: you take food and resources worth { $advantage } from { $rival }. How much food?
through_the_ages-ask-mine = Your mines produce. Do you leave one of them out?
through_the_ages-ask-choose_bonus = Which bonus card do you choose? It counts for everybody at the end.
through_the_ages-ask-leave_before_war = Your turn begins, and your war has yet to be fought. You may leave the game before that, or pass.

## The edition of 2006: events

through_the_ages-event-sacrificed = { $player } sacrifices { $card }.
through_the_ages-event-announced = { $player } has a strength of { $strength }.
through_the_ages-event-rested = { $player } leaves one of { $card } out of production.
through_the_ages-event-bonus_kept = { $player } chooses the bonus card { $card }.
through_the_ages-event-bonus_kept_hidden = { $player } chooses a bonus card in secret.
through_the_ages-event-bonus_shown = A bonus card is turned up: { $card }.
through_the_ages-event-bonus_scored = { $player } scores { $culture } culture for { $bonus ->
    [technologies] technologies of level I
    [strength] strength
    [happiness] happy faces
    [science] the science rating
   *[other] food and resources produced
}.

## The edition of 2006: why not

through_the_ages-why-no_military_cards = There is no military card left to draw.
through_the_ages-why-attacked_by_another = Another rival is attacking this civilization.
through_the_ages-why-no_leader = This rival has no leader.
through_the_ages-why-no_unfinished_wonder = This rival has no unfinished wonder.
through_the_ages-why-no_sacrifice_now = No unit may be sacrificed in the last round.
through_the_ages-why-only_bonus_cards = Of your military cards only bonus cards count here.
through_the_ages-why-once_a_game = This can be done only once in the game.
through_the_ages-why-politics_traded = You gave up this political action.
through_the_ages-why-not_now_sacrifice = You are asked which units you sacrifice.
through_the_ages-why-not_now_mine = You are asked whether a mine does not produce.
through_the_ages-why-not_now_loot = You are asked how much food you take.
through_the_ages-why-not_now_choose_bonus = You are asked for a bonus card.
through_the_ages-why-no_such_bonus = You cannot choose this bonus card.
through_the_ages-why-war_first = Your war has to be fought before your political action.
