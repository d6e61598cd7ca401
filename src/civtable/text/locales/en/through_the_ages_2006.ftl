### Through the Ages, the edition of 2006: the cards that only it has, and what others do there.
### A text_2006 stands where the card of the same name does something else in the 2015 edition.

## Names of cards

through_the_ages-card-ideal_building_site_a = Ideal Building Site A
through_the_ages-card-revolutionary_idea_a = Revolutionary Idea A
through_the_ages-card-work_of_art_a = Work of Art A
through_the_ages-card-ideal_building_site_i = Ideal Building Site I
through_the_ages-card-revolutionary_idea_i = Revolutionary Idea I
through_the_ages-card-work_of_art_i = Work of Art I
through_the_ages-card-bountiful_harvest_i = Bountiful Harvest I
through_the_ages-card-efficient_upgrade_i = Efficient Upgrade I
through_the_ages-card-mineral_deposits_i = Mineral Deposits I
through_the_ages-card-ideal_building_site_ii = Ideal Building Site II
through_the_ages-card-work_of_art_ii = Work of Art II
through_the_ages-card-bountiful_harvest_ii = Bountiful Harvest II
through_the_ages-card-mineral_deposits_ii = Mineral Deposits II
through_the_ages-card-game_designer = Game Designer
through_the_ages-card-nikola_tesla = Nikola Tesla
through_the_ages-card-rock_and_roll_icon = Rock & Roll Icon
through_the_ages-card-ideal_building_site_iii = Ideal Building Site III
through_the_ages-card-work_of_art_iii = Work of Art III
through_the_ages-card-bountiful_harvest_iii = Bountiful Harvest III
through_the_ages-card-mineral_deposits_iii = Mineral Deposits III
through_the_ages-card-no_event = No Event
through_the_ages-card-fertile_territory_i = Fertile Territory I
through_the_ages-card-light_cavalry = Light Cavalry
through_the_ages-card-fertile_territory_ii = Fertile Territory II
through_the_ages-card-assassinate = Assassinate
through_the_ages-card-sabotage = Sabotage
through_the_ages-card-war_over_culture_ii = War over Culture II
through_the_ages-card-war_over_resources = War over Resources
through_the_ages-card-holy_war = Holy War

## What cards do: sentences that several cards share

-tta-build-farm-or-mine = Build a farm or mine for { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
-tta-build-urban = Build an urban building for { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
-tta-culture = Gain { $n } culture.
-tta-food = Gain { $n } food.
-tta-resources = Gain { $n } resources.
-tta-plunder-all = Take { $n } food and resources together from the rival, or all there is, in the mix you like.
-tta-raid-alike = Destroy up to { $n } urban buildings of the rival, all of the same kind and level, and gain half of their price in resources, rounded down.
-tta-culture-by-advantage = The winner takes 1 culture from the loser for each strength of advantage.
-tta-levels-on-completion = When completed: for each worker on { $cards }, twice the level of the card in culture.

## What cards do: wonders

through_the_ages-text_2006-st_peters_basilica = +2 culture. Each of your happy faces counts twice.
through_the_ages-text_2006-taj_mahal = +3 culture.
through_the_ages-text_2006-transcontinental_railroad = +5 strength. Your best mine produces twice.
through_the_ages-text_2006-ocean_liner_service = Once a turn you may increase your population without an action and for 5 food less.
through_the_ages-text_2006-hollywood = { -tta-levels-on-completion(cards: "theaters and libraries") }
through_the_ages-text_2006-internet = { -tta-levels-on-completion(cards: "labs and libraries") }

## What cards do: leaders

through_the_ages-text_2006-alexander_the_great = +1 strength for each of your units.
through_the_ages-text_2006-hammurabi = +1 civil action, -1 military action.
through_the_ages-text_2006-homer = Each turn 1 resource for units. Up to two of your units of { through_the_ages-card-warriors } give 1 culture each.
through_the_ages-text_2006-julius_caesar = +1 strength, +1 military action.
through_the_ages-text_2006-christopher_columbus = Once in the game, as a political action, make a territory from your hand your colony, without auction and without sending units.
through_the_ages-text_2006-frederick_barbarossa = For 1 civil action you may increase your population and build a unit with the new worker, for 1 food and 1 resource less.
through_the_ages-text_2006-genghis_khan = Your tactic does not count. Each of your cavalry units has 1 strength more and gives 1 culture.
through_the_ages-text_2006-joan_of_arc = +1 strength for each happy face of your temples. You gain 5 culture each time an aggression or a war is played against you.
through_the_ages-text_2006-michelangelo = +1 culture for each happy face of your temples, theaters and wonders. Wonders in the card row cost you 1 civil action less.
through_the_ages-text_2006-william_shakespeare = +1 culture for each of your libraries, and +2 for each pair of a library and a theater.
through_the_ages-text_2006-james_cook = +2 culture for each of your colonies. Each bonus card that you use when colonizing counts 1 more.
through_the_ages-text_2006-j_s_bach = +1 culture for each of your theaters. Theater technologies cost 1 science less, and theaters 1 resource less.
through_the_ages-text_2006-maximilien_robespierre = +1 military action. Your revolutions take all military actions instead of all civil ones.
through_the_ages-text_2006-napoleon_bonaparte = +1 military action. The tactical strength of your best army counts once more.
through_the_ages-text_2006-winston_churchill = Unit technologies cost you 3 science less. Bonus cards count twice in your defense. While a war declared on you is not yet fought, building a unit costs you 2 resources less.
through_the_ages-text-game_designer = { through_the_ages-text-sid_meier }
through_the_ages-text-rock_and_roll_icon = { through_the_ages-text-charlie_chaplin }
through_the_ages-text-nikola_tesla = Your labs of level I and higher produce like mines, as many resources as their level. All rivals pay 1 resource more to build or upgrade labs and libraries.

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
through_the_ages-text-revolutionary_idea_a = Gain 1 science.
through_the_ages-text-revolutionary_idea_i = { -tta-science(n: 2) }
through_the_ages-text-efficient_upgrade_i = { -tta-efficient-upgrade(n: 2) }
through_the_ages-text_2006-breakthrough_ii = { -tta-breakthrough(n: 4) }

## What cards do: events and territories

through_the_ages-text-no_event = Nothing happens.
through_the_ages-text_2006-development_of_politics = Everybody draws 3 military cards. Whoever takes their turn now discards no military cards this turn.
through_the_ages-text_2006-rebellion = Everybody loses 2 civil actions for each of their discontent workers, in their next turn.
through_the_ages-text_2006-civil_unrest = Everybody loses 4 culture for each of their discontent workers.
through_the_ages-text_2006-economic_progress = Everybody goes through food production, consumption, resource production and corruption now.
through_the_ages-text_2006-impact_of_agriculture = Everybody scores what their farms produce.
through_the_ages-text_2006-impact_of_colonies = Everybody scores 4 for each colony.
through_the_ages-text_2006-impact_of_technology = Everybody scores 4 for each technology of level III; in the advanced version, of level II.
through_the_ages-text-fertile_territory_i = As a colony: +3 yellow tokens. At once: 3 food.
through_the_ages-text-fertile_territory_ii = As a colony: +4 yellow tokens. At once: 5 food.
through_the_ages-text_2006-wealthy_territory_i = As a colony: +2 blue tokens. At once: 5 resources.
through_the_ages-text_2006-wealthy_territory_ii = As a colony: +3 blue tokens. At once: 8 resources.

## What cards do: aggressions, wars, pacts

through_the_ages-text_2006-enslave = The rival loses 1 population. You gain 3 resources.
through_the_ages-text_2006-plunder_i = { -tta-plunder-all(n: 3) }
through_the_ages-text_2006-plunder_ii = { -tta-plunder-all(n: 5) }
through_the_ages-text_2006-plunder_iii = { -tta-plunder-all(n: 8) }
through_the_ages-text_2006-raid_i = Destroy an urban building of the rival, and gain half of its price in resources, rounded up.
through_the_ages-text_2006-raid_ii = { -tta-raid-alike(n: 2) }
through_the_ages-text_2006-raid_iii = { -tta-raid-alike(n: 3) }
through_the_ages-text-assassinate = Remove the leader of the rival, for as many military actions as the level of the card, and gain 3 culture for each of its levels.
through_the_ages-text-sabotage = Remove the unfinished wonder of the rival, for as many military actions as the level of the card, and gain 3 culture for each of its levels.
through_the_ages-text_2006-war_over_territory = The winner takes 1 yellow token from the bank of the loser, and 1 more for every 3 strength of advantage.
through_the_ages-text_2006-war_over_culture = { -tta-culture-by-advantage }
through_the_ages-text-war_over_culture_ii = { -tta-culture-by-advantage }
through_the_ages-text-war_over_resources = The winner takes food and resources from the loser, together as many as the strength of advantage, in the mix they like.
through_the_ages-text-holy_war = The loser loses 1 population for every 3 strength of advantage. The winner gains 3 culture for each of them.
through_the_ages-text_2006-open_borders_agreement = Both: +1 military action. Who attacks the other counts 3 strength more.
through_the_ages-text_2006-promise_of_military_protection = A: +1 culture. B: +5 strength, -1 culture. { -tta-attack-ends }
through_the_ages-text_2006-military_pact = Both: +4 strength. { -tta-attack-ends }

## What cards do: tactics

through_the_ages-text-light_cavalry = Each army of 2 cavalry: +2 strength.
through_the_ages-text_2006-classic_army = Each army of 2 infantry and 2 cavalry: +9 strength, +5 if it is obsolete.
through_the_ages-text_2006-fortifications = Each army of 2 artillery: +4 strength.
through_the_ages-text_2006-mobile_artillery = Each army of 1 cavalry and 1 artillery: +5 strength.
through_the_ages-text_2006-napoleonic_army = Each army of 1 infantry, 1 cavalry and 1 artillery: +8 strength, +4 if it is obsolete.
through_the_ages-text_2006-scientific_cooperation = Who develops a technology pays 2 science less, and the partner pays 1. It is not possible while one of the two has no science.
