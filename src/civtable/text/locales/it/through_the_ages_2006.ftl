### Through the Ages, the edition of 2006: the cards that only it has, and what others do there.
### A text_2006 stands where the card of the same name does something else in the 2015 edition.

## Names of cards

through_the_ages-card-ideal_building_site_a = Luogo di costruzione ideale A
through_the_ages-card-revolutionary_idea_a = Idea rivoluzionaria A
through_the_ages-card-work_of_art_a = Opera d'arte A
through_the_ages-card-ideal_building_site_i = Luogo di costruzione ideale I
through_the_ages-card-revolutionary_idea_i = Idea rivoluzionaria I
through_the_ages-card-work_of_art_i = Opera d'arte I
through_the_ages-card-bountiful_harvest_i = Raccolto abbondante I
through_the_ages-card-efficient_upgrade_i = Miglioramento efficiente I
through_the_ages-card-mineral_deposits_i = Giacimenti minerari I
through_the_ages-card-ideal_building_site_ii = Luogo di costruzione ideale II
through_the_ages-card-work_of_art_ii = Opera d'arte II
through_the_ages-card-bountiful_harvest_ii = Raccolto abbondante II
through_the_ages-card-mineral_deposits_ii = Giacimenti minerari II
through_the_ages-card-game_designer = Autore di giochi
through_the_ages-card-nikola_tesla = Nikola Tesla
through_the_ages-card-rock_and_roll_icon = Icona del rock and roll
through_the_ages-card-ideal_building_site_iii = Luogo di costruzione ideale III
through_the_ages-card-work_of_art_iii = Opera d'arte III
through_the_ages-card-bountiful_harvest_iii = Raccolto abbondante III
through_the_ages-card-mineral_deposits_iii = Giacimenti minerari III
through_the_ages-card-no_event = Nessun evento
through_the_ages-card-fertile_territory_i = Territorio fertile I
through_the_ages-card-light_cavalry = Cavalleria leggera
through_the_ages-card-fertile_territory_ii = Territorio fertile II
through_the_ages-card-assassinate = Assassinio
through_the_ages-card-sabotage = Sabotaggio
through_the_ages-card-war_over_culture_ii = Guerra per la cultura II
through_the_ages-card-war_over_resources = Guerra per le risorse
through_the_ages-card-holy_war = Guerra santa

## What cards do: sentences that several cards share

-tta-build-farm-or-mine = Costruisci una fattoria o una miniera per { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} in meno.
-tta-build-urban = Costruisci un edificio urbano per { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} in meno.
-tta-culture = Guadagna { $n } punti cultura.
-tta-food = Guadagna { $n } cibo.
-tta-resources = Guadagna { $n } risorse.
-tta-plunder-all = Prendi al rivale { $n } tra cibo e risorse, o tutto quello che ha, nella combinazione che vuoi.
-tta-raid-alike = Distruggi fino a { $n } edifici urbani del rivale, tutti dello stesso tipo e livello, e guadagna in risorse la metà del loro costo, arrotondata per difetto.
-tta-culture-by-advantage = Il vincitore prende allo sconfitto 1 punto cultura per ogni punto di vantaggio di forza.
-tta-levels-on-completion = Al completamento: per ogni lavoratore su { $cards }, il doppio del livello della carta in punti cultura.

## What cards do: wonders

through_the_ages-text_2006-st_peters_basilica = +2 cultura. Ogni tuo viso felice conta due volte.
through_the_ages-text_2006-taj_mahal = +3 cultura.
through_the_ages-text_2006-transcontinental_railroad = +5 forza. La tua miglior miniera produce due volte.
through_the_ages-text_2006-ocean_liner_service = Una volta per turno puoi incrementare la tua popolazione senza spendere azioni e per 5 cibo in meno.
through_the_ages-text_2006-hollywood = { -tta-levels-on-completion(cards: "teatri e biblioteche") }
through_the_ages-text_2006-internet = { -tta-levels-on-completion(cards: "laboratori e biblioteche") }

## What cards do: leaders

through_the_ages-text_2006-alexander_the_great = +1 forza per ogni tua unità.
through_the_ages-text_2006-hammurabi = +1 azione civile, -1 azione militare.
through_the_ages-text_2006-homer = Ogni turno, 1 risorsa per le unità. Fino a due tue unità di { through_the_ages-card-warriors } danno 1 cultura ciascuna.
through_the_ages-text_2006-julius_caesar = +1 forza, +1 azione militare.
through_the_ages-text_2006-christopher_columbus = Una volta per partita, come azione politica, fai di un territorio della tua mano una tua colonia, senza asta e senza inviare unità.
through_the_ages-text_2006-frederick_barbarossa = Per 1 azione civile puoi incrementare la tua popolazione e costruire un'unità con il nuovo lavoratore, per 1 cibo e 1 risorsa in meno.
through_the_ages-text_2006-genghis_khan = La tua tattica non conta. Ogni tua unità di cavalleria ha 1 forza in più e dà 1 cultura.
through_the_ages-text_2006-joan_of_arc = +1 forza per ogni viso felice dei tuoi templi. Guadagni 5 punti cultura ogni volta che contro di te viene giocata un'aggressione o una guerra.
through_the_ages-text_2006-michelangelo = +1 cultura per ogni viso felice dei tuoi templi, teatri e meraviglie. Le meraviglie nella riga delle carte ti costano 1 azione civile in meno.
through_the_ages-text_2006-william_shakespeare = +1 cultura per ogni tua biblioteca, e +2 per ogni coppia di biblioteca e teatro.
through_the_ages-text_2006-james_cook = +2 cultura per ogni tua colonia. Ogni carta bonus che usi quando colonizzi conta 1 in più.
through_the_ages-text_2006-j_s_bach = +1 cultura per ogni tuo teatro. Le tecnologie dei teatri costano 1 punto scienza in meno, e i teatri 1 risorsa in meno.
through_the_ages-text_2006-maximilien_robespierre = +1 azione militare. Le tue rivoluzioni consumano tutte le azioni militari invece di quelle civili.
through_the_ages-text_2006-napoleon_bonaparte = +1 azione militare. Il bonus tattico della tua miglior armata conta una volta in più.
through_the_ages-text_2006-winston_churchill = Le tecnologie di unità ti costano 3 punti scienza in meno. Le carte bonus contano il doppio nella tua difesa. Finché una guerra dichiarata contro di te non è risolta, costruire un'unità ti costa 2 risorse in meno.
through_the_ages-text-game_designer = { through_the_ages-text-sid_meier }
through_the_ages-text-rock_and_roll_icon = { through_the_ages-text-charlie_chaplin }
through_the_ages-text-nikola_tesla = I tuoi laboratori di livello I o superiore producono come miniere, tante risorse quanto il loro livello. Tutti i rivali pagano 1 risorsa in più per costruire o migliorare laboratori e biblioteche.

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
through_the_ages-text-revolutionary_idea_a = Guadagna 1 punto scienza.
through_the_ages-text-revolutionary_idea_i = { -tta-science(n: 2) }
through_the_ages-text-efficient_upgrade_i = { -tta-efficient-upgrade(n: 2) }
through_the_ages-text_2006-breakthrough_ii = { -tta-breakthrough(n: 4) }

## What cards do: events and territories

through_the_ages-text-no_event = Non succede nulla.
through_the_ages-text_2006-development_of_politics = Tutti pescano 3 carte militari. Chi sta giocando il suo turno non scarta carte militari in questo turno.
through_the_ages-text_2006-rebellion = Tutti perdono 2 azioni civili per ogni loro lavoratore scontento, nel loro prossimo turno.
through_the_ages-text_2006-civil_unrest = Tutti perdono 4 punti cultura per ogni loro lavoratore scontento.
through_the_ages-text_2006-economic_progress = Tutti risolvono adesso produzione di cibo, consumo, produzione di risorse e corruzione.
through_the_ages-text_2006-impact_of_agriculture = Tutti segnano quanto producono le loro fattorie.
through_the_ages-text_2006-impact_of_colonies = Tutti segnano 4 per ogni colonia.
through_the_ages-text_2006-impact_of_technology = Tutti segnano 4 per ogni tecnologia di livello III; nella versione avanzata, di livello II.
through_the_ages-text-fertile_territory_i = Come colonia: +3 segnalini gialli. Alla colonizzazione: 3 cibo.
through_the_ages-text-fertile_territory_ii = Come colonia: +4 segnalini gialli. Alla colonizzazione: 5 cibo.
through_the_ages-text_2006-wealthy_territory_i = Come colonia: +2 segnalini blu. Alla colonizzazione: 5 risorse.
through_the_ages-text_2006-wealthy_territory_ii = Come colonia: +3 segnalini blu. Alla colonizzazione: 8 risorse.

## What cards do: aggressions, wars, pacts

through_the_ages-text_2006-enslave = Il rivale perde 1 popolazione. Guadagni 3 risorse.
through_the_ages-text_2006-plunder_i = { -tta-plunder-all(n: 3) }
through_the_ages-text_2006-plunder_ii = { -tta-plunder-all(n: 5) }
through_the_ages-text_2006-plunder_iii = { -tta-plunder-all(n: 8) }
through_the_ages-text_2006-raid_i = Distruggi un edificio urbano del rivale, e guadagna in risorse la metà del suo costo, arrotondata per eccesso.
through_the_ages-text_2006-raid_ii = { -tta-raid-alike(n: 2) }
through_the_ages-text_2006-raid_iii = { -tta-raid-alike(n: 3) }
through_the_ages-text-assassinate = Togli dal gioco il leader del rivale, per tante azioni militari quanto il livello della carta, e guadagna 3 punti cultura per ogni livello.
through_the_ages-text-sabotage = Togli dal gioco la meraviglia in costruzione del rivale, per tante azioni militari quanto il livello della carta, e guadagna 3 punti cultura per ogni livello.
through_the_ages-text_2006-war_over_territory = Il vincitore prende 1 segnalino giallo dalla banca dello sconfitto, e 1 in più ogni 3 punti di vantaggio di forza.
through_the_ages-text_2006-war_over_culture = { -tta-culture-by-advantage }
through_the_ages-text-war_over_culture_ii = { -tta-culture-by-advantage }
through_the_ages-text-war_over_resources = Il vincitore prende allo sconfitto, tra cibo e risorse, quanto il vantaggio di forza, nella combinazione che vuole.
through_the_ages-text-holy_war = Lo sconfitto perde 1 popolazione ogni 3 punti di vantaggio di forza. Il vincitore guadagna 3 punti cultura per ognuna.
through_the_ages-text_2006-open_borders_agreement = Entrambi: +1 azione militare. Chi attacca l'altro conta 3 forza in più.
through_the_ages-text_2006-promise_of_military_protection = A: +1 cultura. B: +5 forza, -1 cultura. { -tta-attack-ends }
through_the_ages-text_2006-military_pact = Entrambi: +4 forza. { -tta-attack-ends }

## What cards do: tactics

through_the_ages-text-light_cavalry = Ogni armata di 2 cavallerie: +2 forza.
through_the_ages-text_2006-classic_army = Ogni armata di 2 fanterie e 2 cavallerie: +9 forza, +5 se è obsoleta.
through_the_ages-text_2006-fortifications = Ogni armata di 2 artiglierie: +4 forza.
through_the_ages-text_2006-mobile_artillery = Ogni armata di 1 cavalleria e 1 artiglieria: +5 forza.
through_the_ages-text_2006-napoleonic_army = Ogni armata di 1 fanteria, 1 cavalleria e 1 artiglieria: +8 forza, +4 se è obsoleta.
through_the_ages-text_2006-scientific_cooperation = Chi sviluppa una tecnologia paga 2 punti scienza in meno, e l'alleato ne paga 1. Se uno dei due non ha scienza, non è possibile.
