"""The cards of the 2006 edition as printed: name, kind, age, copies with 2/3/4 players, numbers."""

from typing import Final

CIVIL: Final = """
agriculture farm A 0/0/0: build 2, food 1
bronze mine A 0/0/0: build 2, resources 1
philosophy lab A 0/0/0: build 3, science 1
religion temple A 0/0/0: build 3, culture 1, happiness 1
warriors infantry A 0/0/0: build 2, strength 1
despotism government A 0/0/0: civil 4, military 2, limit 2
pyramids wonder A 1/1/1: stages 3-2-1, civil 1
colossus wonder A 1/1/1: stages 3-3, culture 1, strength 1, colonization 1
hanging_gardens wonder A 1/1/1: stages 2-2-2, culture 1, happiness 2
library_of_alexandria wonder A 1/1/1: stages 1-2-2-1, culture 1, science 1, hand 1
alexander_the_great leader A 1/1/1
aristotle leader A 1/1/1
hammurabi leader A 1/1/1: civil 1, military -1
homer leader A 1/1/1
julius_caesar leader A 1/1/1: strength 1, military 1
moses leader A 1/1/1
engineering_genius_a action A 1/1/1: wonder_stage, discount 2
frugality_a action A 2/2/2: population_then_food, gain_food 1
ideal_building_site_a action A 2/2/2: build_only, urban, discount 1
patriotism_a action A 1/1/1: for_units, military 1, units 1
revolutionary_idea_a action A 1/1/1: gains, gain_science 1
rich_land_a action A 2/2/2: build_only, farms_and_mines, discount 1
work_of_art_a action A 1/1/1: gains, gain_culture 6
irrigation farm I 2/2/3: price 3, build 4, food 2
iron mine I 2/2/3: price 5, build 5, resources 2
theology temple I 1/2/2: price 2, build 5, culture 1, happiness 2
alchemy lab I 2/2/3: price 4, build 6, science 2
bread_and_circuses arena I 1/2/2: price 3, build 4, strength 1, happiness 2
printing_press library I 2/2/2: price 3, build 4, culture 1, science 1
drama theater I 2/2/2: price 4, build 5, culture 2, happiness 1
swordsmen infantry I 2/2/3: price 3, build 3, strength 2
knights cavalry I 2/2/3: price 4, build 3, strength 2
monarchy government I 1/2/2: price 9, revolution 3, civil 5, military 3, limit 3
theocracy government I 1/1/1: price 7, revolution 2, civil 4, military 3, limit 3, culture 1, happiness 2
warfare special I 1/2/2: price 4, special military, strength 1, military 1
code_of_laws special I 1/2/2: price 6, special civil, civil 1
cartography special I 1/1/1: price 4, special colonization, strength 1, colonization 2
masonry special I 1/1/1: price 3, special construction, urban_discount 0-1-1-1, at_once 2
great_wall wonder I 1/1/1: stages 2-2-3-2, culture 1, happiness 1
st_peters_basilica wonder I 1/1/1: stages 4-4, culture 2
universitas_carolina wonder I 1/1/1: stages 3-3-3, culture 1, science 2
taj_mahal wonder I 1/1/1: stages 2-4-2, culture 3
christopher_columbus leader I 1/1/1
frederick_barbarossa leader I 1/1/1
genghis_khan leader I 1/1/1
joan_of_arc leader I 1/1/1
leonardo_da_vinci leader I 1/1/1
michelangelo leader I 1/1/1
engineering_genius_i action I 1/1/1: wonder_stage, discount 3
frugality_i action I 1/1/1: population_then_food, gain_food 2
ideal_building_site_i action I 1/1/1: build_only, urban, discount 2
patriotism_i action I 1/1/1: for_units, military 1, units 2
revolutionary_idea_i action I 1/1/1: gains, gain_science 2
rich_land_i action I 1/1/1: build_only, farms_and_mines, discount 2
work_of_art_i action I 1/1/1: gains, gain_culture 5
bountiful_harvest_i action I 1/1/1: gains, gain_food 2
breakthrough_i action I 1/1/1: develop_then_science, gain_science 2
efficient_upgrade_i action I 2/2/2: upgrade_only, farms_and_mines, urban, discount 2
mineral_deposits_i action I 2/2/2: gains, gain_resources 2
selective_breeding farm II 1/2/2: price 5, build 6, food 3
coal mine II 1/2/2: price 7, build 8, resources 3
organized_religion temple II 2/2/2: price 4, build 7, culture 1, happiness 3
scientific_method lab II 2/2/2: price 6, build 8, science 3
team_sports arena II 1/1/1: price 5, build 6, strength 2, happiness 3
journalism library II 2/2/3: price 6, build 8, culture 2, science 2
opera theater II 2/2/2: price 7, build 9, culture 3, happiness 1
riflemen infantry II 1/2/2: price 5, build 5, strength 3
cavalrymen cavalry II 2/2/3: price 6, build 5, strength 3
cannon artillery II 2/2/3: price 7, build 5, strength 3
constitutional_monarchy government II 1/2/2: price 12, revolution 5, civil 6, military 4, limit 3
republic government II 1/1/2: price 14, revolution 4, civil 7, military 2, limit 3
strategy special II 1/1/1: price 8, special military, strength 3, military 2
justice_system special II 1/1/2: price 7, special civil, civil 1, blue 3
navigation special II 1/1/1: price 6, special colonization, strength 2, colonization 3
architecture special II 1/2/2: price 6, special construction, urban_discount 0-1-2-2, at_once 3
transcontinental_railroad wonder II 1/1/1: stages 3-4-5, strength 5
eiffel_tower wonder II 1/1/1: stages 3-7-3, culture 4, happiness 1
kremlin wonder II 1/1/1: stages 4-4-4, culture 3, happiness -2, civil 1, military 1
ocean_liner_service wonder II 1/1/1: stages 3-2-2-2-3
isaac_newton leader II 1/1/1
j_s_bach leader II 1/1/1
james_cook leader II 1/1/1
maximilien_robespierre leader II 1/1/1: military 1
napoleon_bonaparte leader II 1/1/1: military 1
william_shakespeare leader II 1/1/1
engineering_genius_ii action II 1/1/1: wonder_stage, discount 4
frugality_ii action II 1/1/1: population_then_food, gain_food 3
ideal_building_site_ii action II 1/1/1: build_only, urban, discount 3
patriotism_ii action II 1/1/1: for_units, military 1, units 3
revolutionary_idea_ii action II 1/1/1: gains, gain_science 4
rich_land_ii action II 1/1/1: build_only, farms_and_mines, discount 3
work_of_art_ii action II 1/1/1: gains, gain_culture 4
bountiful_harvest_ii action II 1/1/1: gains, gain_food 3
breakthrough_ii action II 1/1/1: develop_then_science, gain_science 4
efficient_upgrade_ii action II 2/2/2: upgrade_only, farms_and_mines, urban, discount 3
mineral_deposits_ii action II 1/1/1: gains, gain_resources 3
wave_of_nationalism action II 1/1/1: for_units_if_weaker, by_players 6-3-2
mechanized_agriculture farm III 1/2/2: price 7, build 8, food 5
oil mine III 1/2/2: price 9, build 11, resources 5
computers lab III 2/2/2: price 8, build 10, science 5
professional_sports arena III 1/1/2: price 7, build 8, strength 3, happiness 4
multimedia library III 2/2/2: price 9, build 11, culture 3, science 3
movies theater III 2/2/2: price 10, build 12, culture 4, happiness 1
modern_infantry infantry III 1/2/2: price 8, build 7, strength 5
tanks cavalry III 1/2/2: price 9, build 7, strength 5
rockets artillery III 2/2/3: price 10, build 7, strength 5
air_forces air_force III 2/2/3: price 11, build 7, strength 5
communism government III 1/1/1: price 17, revolution 6, civil 7, military 5, limit 4, happiness -1
democracy government III 1/2/2: price 21, revolution 8, civil 7, military 3, limit 4, culture 2
fundamentalism government III 1/1/1: price 19, revolution 7, civil 6, military 5, limit 4, strength 5
military_theory special III 1/1/2: price 12, special military, strength 5, military 3
civil_service special III 1/1/1: price 10, special civil, civil 2, blue 3
satellites special III 1/1/1: price 8, special colonization, strength 3, colonization 4
engineering special III 1/1/2: price 9, special construction, urban_discount 0-1-2-3, at_once 4
hollywood wonder III 1/1/1: stages 5-6-5
internet wonder III 1/1/1: stages 2-3-4-3-2
first_space_flight wonder III 1/1/1: stages 3-4-9
fast_food_chains wonder III 1/1/1: stages 4-4-4-4
albert_einstein leader III 1/1/1
game_designer leader III 1/1/1
mahatma_gandhi leader III 1/1/1: culture 2
nikola_tesla leader III 1/1/1
rock_and_roll_icon leader III 1/1/1: happiness 2
winston_churchill leader III 1/1/1
engineering_genius_iii action III 1/1/1: wonder_stage, discount 5
ideal_building_site_iii action III 2/2/2: build_only, urban, discount 4
patriotism_iii action III 1/1/1: for_units, military 1, units 4
revolutionary_idea_iii action III 1/1/1: gains, gain_science 6
work_of_art_iii action III 1/1/1: gains, gain_culture 3
bountiful_harvest_iii action III 1/1/1: gains, gain_food 4
efficient_upgrade_iii action III 2/2/2: upgrade_only, farms_and_mines, urban, discount 4
mineral_deposits_iii action III 2/2/2: gains, gain_resources 4
military_build_up action III 1/1/1: for_units_if_weaker, by_players 8-5-3
endowment_for_the_arts action III 1/1/1: culture_if_behind, by_players 6-3-2
"""

MILITARY: Final = """
development_of_agriculture event A 1/1/1
development_of_crafts event A 1/1/1
development_of_markets event A 1/1/1
development_of_politics event A 1/1/1
development_of_religion event A 1/1/1
development_of_science event A 1/1/1
development_of_settlement event A 1/1/1
development_of_trade_routes event A 1/1/1
development_of_warfare event A 1/1/1
no_event event A 1/1/1
barbarians event I 1/1/1
border_conflict event I 1/1/1
crusades event I 1/1/1
cultural_influence event I 1/1/1
foray event I 1/1/1
good_harvest event I 1/1/1
immigration event I 1/1/1
new_deposits event I 1/1/1
pestilence event I 1/1/1
raiders event I 1/1/1
rats event I 1/1/1
rebellion event I 1/1/1
reign_of_terror event I 1/1/1
scientific_breakthrough event I 1/1/1
uncertain_borders event I 1/1/1
developed_territory_i territory I 1/1/1: gain_science 3, yellow 1, blue 1
fertile_territory_i territory I 1/1/1: gain_food 3, yellow 3
historic_territory_i territory I 1/1/1: gain_culture 6, happiness 1
inhabited_territory_i territory I 1/1/1: gain_population 1, yellow 2
strategic_territory_i territory I 1/1/1: gain_cards 3, strength 2
wealthy_territory_i territory I 1/1/1: gain_resources 5, blue 2
enslave aggression I 2/2/2: cost 2, amount 3
plunder_i aggression I 2/2/2: cost 2, amount 3
raid_i aggression I 2/2/2: cost 1, targets 3
open_borders_agreement pact I 0/1/1: strength 3
trade_routes_agreement pact I 0/1/1: sides
fighting_band tactic I 3/3/3: army 2-0-0, strength 1, obsolete 1
heavy_cavalry tactic I 2/2/2: army 0-3-0, strength 4, obsolete 4
legion tactic I 2/2/2: army 3-0-0, strength 2, obsolete 2
light_cavalry tactic I 2/2/2: army 0-2-0, strength 2, obsolete 2
medieval_army tactic I 3/3/3: army 1-1-0, strength 2, obsolete 2
phalanx tactic I 3/3/3: army 2-1-0, strength 3, obsolete 3
military_bonus_i bonus I 6/6/6: defense 2, colonization 1
civil_unrest event II 1/1/1
cold_war event II 1/1/1
crime_wave event II 1/1/1
economic_progress event II 1/1/1
emigration event II 1/1/1
iconoclasm event II 1/1/1
independence_declaration event II 1/1/1
international_agreement event II 1/1/1
national_pride event II 1/1/1
popularization_of_science event II 1/1/1
ravages_of_time event II 1/1/1
refugees event II 1/1/1
terrorism event II 1/1/1
developed_territory_ii territory II 1/1/1: gain_science 5, yellow 2, blue 2
fertile_territory_ii territory II 1/1/1: gain_food 5, yellow 4
historic_territory_ii territory II 1/1/1: gain_culture 11, happiness 2
inhabited_territory_ii territory II 1/1/1: gain_population 2, yellow 3
strategic_territory_ii territory II 1/1/1: gain_cards 5, strength 4
wealthy_territory_ii territory II 1/1/1: gain_resources 8, blue 3
annex aggression II 1/1/1: cost 2
assassinate aggression II 1/1/1: amount 3
plunder_ii aggression II 2/2/2: cost 2, amount 5
raid_ii aggression II 2/2/2: cost 2, targets 3-3
sabotage aggression II 1/1/1: amount 3
spy aggression II 2/2/2: cost 1, amount 5
war_over_culture_ii war II 1/1/1: cost 3
war_over_resources war II 1/1/1: cost 2
war_over_technology war II 1/1/1: cost 2
war_over_territory war II 1/1/1: cost 3, amount 1, per 3
acceptance_of_supremacy pact II 0/1/1: attack forbidden, sides
international_trade_agreement pact II 0/1/1: sides
promise_of_military_protection pact II 0/1/1: attack ends_pact, sides, strength 5
scientific_cooperation pact II 0/1/1
classic_army tactic II 1/1/1: army 2-2-0, strength 9, obsolete 5
conquistadors tactic II 2/2/2: army 1-2-0, strength 5, obsolete 3
defensive_army tactic II 2/2/2: army 2-0-1, strength 6, obsolete 3
fortifications tactic II 1/1/1: army 0-0-2, strength 4, obsolete 4
mobile_artillery tactic II 1/1/1: army 0-1-1, strength 5, obsolete 5
napoleonic_army tactic II 1/1/1: army 1-1-1, strength 8, obsolete 4
military_bonus_ii bonus II 6/6/6: defense 4, colonization 2
impact_of_agriculture event III 1/1/1
impact_of_architecture event III 1/1/1
impact_of_colonies event III 1/1/1
impact_of_competition event III 1/1/1
impact_of_government event III 1/1/1
impact_of_happiness event III 1/1/1
impact_of_industry event III 1/1/1
impact_of_population event III 1/1/1
impact_of_progress event III 1/1/1
impact_of_science event III 1/1/1
impact_of_strength event III 1/1/1
impact_of_technology event III 1/1/1
impact_of_wonders event III 1/1/1
armed_intervention aggression III 4/4/4: cost 2, amount 7
plunder_iii aggression III 2/2/2: cost 2, amount 8
raid_iii aggression III 2/2/2: cost 3, targets 3-3-3
holy_war war III 2/2/2: cost 3, amount 3, per 3
war_over_culture war III 4/4/4: cost 3
international_tourism pact III 0/1/1
loss_of_sovereignty pact III 0/1/1: attack forbidden, sides
military_pact pact III 0/1/1: attack ends_pact, strength 4
peace_treaty pact III 0/1/1: attack forbidden
entrenchments tactic III 2/2/2: army 1-0-2, strength 9, obsolete 5
mechanized_army tactic III 2/2/2: army 0-1-2, strength 10, obsolete 5
modern_army tactic III 2/2/2: army 2-1-1, strength 13, obsolete 7
shock_troops tactic III 2/2/2: army 1-3-0, strength 11, obsolete 6
military_bonus_iii bonus III 6/6/6: defense 6, colonization 3
"""
