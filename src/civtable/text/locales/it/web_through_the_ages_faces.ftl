### What is said on the faces of cards of Through the Ages, where the whole text is too long for them; what signs say is left out.
### A short_2006 belongs to a text_2006.

## Action cards and aggressions that come in several levels

-tta-face-rich-land = Costruisci o migliora fattoria o miniera per { $n } in meno.
-tta-face-urban-growth = Costruisci o migliora un edificio urbano per { $n } in meno.
-tta-face-efficient-upgrade = Migliora fattoria, miniera o edificio urbano per { $n } in meno.
-tta-face-engineering-genius = Costruisci un piano della tua meraviglia per { $n } in meno.
-tta-face-patriotism = In questo turno: +1 azione militare; risorse per le unità: { $n }.
-tta-face-frugality = Incrementa la popolazione, poi guadagna { $n } cibo.
-tta-face-breakthrough = Sviluppa una tecnologia, poi guadagna { $n } scienza.
-tta-face-plunder = Prendi al rivale { $n } tra cibo e risorse.
-tta-face-rich-land-2006 = Costruisci una fattoria o miniera per { $n } in meno.
-tta-face-ideal-building-site = Costruisci un edificio urbano per { $n } in meno.

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

web-through_the_ages-short-masonry = Edifici urbani dal livello I: 1 risorsa in meno. 2 piani per azione.
web-through_the_ages-short-architecture = Edifici urbani: 1 o 2 risorse in meno. 3 piani per azione.
web-through_the_ages-short-engineering = Edifici urbani: da 1 a 3 risorse in meno. 4 piani per azione.
web-through_the_ages-short-air_forces = Ognuna raddoppia la tattica di un'armata.
web-through_the_ages-short-library_of_alexandria = +1 al limite di entrambe le mani.
web-through_the_ages-short-great_wall = +1 forza per ogni fanteria e artiglieria.
web-through_the_ages-short-st_peters_basilica = Il resto che dà visi felici ne dà 1 in più.
web-through_the_ages-short-taj_mahal = 2 azioni civili in meno dopo aver sostituito un leader.
web-through_the_ages-short-transcontinental_railroad = La tua miglior miniera produce il doppio.
web-through_the_ages-short-ocean_liner_service = Una volta per turno: 1 popolazione gratis.
web-through_the_ages-short-first_space_flight = Al completamento: i livelli delle tue tecnologie in cultura.
web-through_the_ages-short-fast_food_chains = Al completamento: 2 cultura per lavoratore su fattorie e miniere, 1 per gli altri.
web-through_the_ages-short-hollywood = Al completamento: il doppio della cultura di teatri e biblioteche.
web-through_the_ages-short-internet = Al completamento: cultura, scienza e forza degli edifici urbani, in cultura.

## Leaders

web-through_the_ages-short-alexander_the_great = +1 forza per unità. Può andarsene per 1 segnalino giallo.
web-through_the_ages-short-aristotle = 1 scienza per ogni tecnologia che prendi.
web-through_the_ages-short-hammurabi = Un'azione militare per turno vale civile. Leader: 1 in meno.
web-through_the_ages-short-homer = Ogni turno 1 risorsa per le unità. Può finire sotto una meraviglia.
web-through_the_ages-short-julius_caesar = Una volta: seconda azione politica nel turno.
web-through_the_ages-short-moses = La popolazione costa 1 cibo in meno.
web-through_the_ages-short-christopher_columbus = Politica: un territorio in mano diventa colonia. Poi se ne va.
web-through_the_ages-short-frederick_barbarossa = 1 azione militare: popolazione e unità per 1 cibo e 1 risorsa in meno.
web-through_the_ages-short-genghis_khan = Fanteria anche come cavalleria. Tra i più forti: 3 cultura.
web-through_the_ages-short-joan_of_arc = Forza per templi e governo felici. Vedi il prossimo evento.
web-through_the_ages-short-leonardo_da_vinci = Miglior laboratorio o biblioteca: scienza per livello. 1 risorsa per tecnologia.
web-through_the_ages-short-michelangelo = 1 cultura per viso felice di templi, teatri e meraviglie, senza sovrapprezzo.
web-through_the_ages-short-william_shakespeare = 2 cultura per biblioteca con teatro; uno rende l'altro meno caro.
web-through_the_ages-short-isaac_newton = Miglior laboratorio o biblioteca: scienza per livello. Tecnologia: 1 azione civile.
web-through_the_ages-short-james_cook = Prima colonia: 2 cultura, le altre 1. Fino a 2 carte aiutano a colonizzare.
web-through_the_ages-short-j_s_bach = 1 cultura per teatro. Teatri: 2 scienza in meno. Un altro edificio diventa teatro.
web-through_the_ages-short-maximilien_robespierre = Le rivoluzioni usano azioni militari e danno 3 cultura.
web-through_the_ages-short-napoleon_bonaparte = +2 forza per tipo di unità.
web-through_the_ages-short-winston_churchill = Ogni turno 3 cultura, oppure 3 scienza e 3 risorse per le unità.
web-through_the_ages-short-albert_einstein = Miglior laboratorio o biblioteca: scienza per livello. 3 cultura per tecnologia.
web-through_the_ages-short-charlie_chaplin = Il tuo miglior teatro dà il doppio della cultura.
web-through_the_ages-short-rock_and_roll_icon = Il tuo miglior teatro dà il doppio della cultura.
web-through_the_ages-short-sid_meier = Laboratori: cultura per livello, 1 scienza in meno ciascuno.
web-through_the_ages-short-game_designer = Laboratori: cultura per livello, 1 scienza in meno ciascuno.
web-through_the_ages-short-mahatma_gandhi = Non puoi attaccare. Attaccarti costa il doppio.
web-through_the_ages-short-bill_gates = I laboratori danno risorse per livello. Alla fine: i loro livelli in cultura.
web-through_the_ages-short-nikola_tesla = Laboratori dal livello I: risorse per livello. I rivali pagano 1 in più.

## Action cards

web-through_the_ages-short-wave_of_nationalism = Per le unità, per rivale più forte: 6 / 3 / 2 risorse secondo i giocatori.
web-through_the_ages-short-military_build_up = Per le unità, per rivale più forte: 8 / 5 / 3 risorse secondo i giocatori.
web-through_the_ages-short-endowment_for_the_arts = Per rivale con più cultura: 6 / 3 / 2 cultura secondo i giocatori.

## Events

web-through_the_ages-short-development_of_religion = Tutti: { through_the_ages-card-religion } gratis.
web-through_the_ages-short-development_of_warfare = Tutti: { through_the_ages-card-warriors } gratis.
web-through_the_ages-short-development_of_civilization = Tutti: popolazione, edificio o tecnologia per 1 in meno, senza azione.
web-through_the_ages-short-barbarians = Più cultura, ma debole: perde 1 popolazione.
web-through_the_ages-short-border_conflict = Il più debole perde un edificio. Il più forte guadagna 3 risorse.
web-through_the_ages-short-immigration = Più visi felici: 1 popolazione.
web-through_the_ages-short-uncertain_borders = Il più forte prende 1 segnalino giallo del più debole.
web-through_the_ages-short-raiders = I due più deboli perdono 2 tra cibo e risorse.
web-through_the_ages-short-foray = I due più forti guadagnano 3 tra cibo e risorse.
web-through_the_ages-short-refugees = Il più forte: +3 cultura, +1 popolazione. Il più debole: altrettanto in meno.
web-through_the_ages-short-cultural_influence = Tutti guadagnano il loro indicatore cultura.
web-through_the_ages-short-scientific_breakthrough = Tutti guadagnano il loro indicatore scienza.
web-through_the_ages-short-popularization_of_science = Tutti guadagnano in cultura il loro indicatore scienza.
web-through_the_ages-short-prosperity = Tutti guadagnano cibo per visi felici.
web-through_the_ages-short-rebellion = 2 azioni civili in meno per lavoratore scontento.
web-through_the_ages-short-civil_unrest = -4 cultura per scontento. Chi ne ha di più: -1 segnalino blu.
web-through_the_ages-short-crime_wave = I due più deboli: -3 cultura, -1 segnalino blu.
web-through_the_ages-short-economic_progress = Tutti: corruzione, produzione e consumo, ora.
web-through_the_ages-short-emigration = -1 popolazione ogni due scontenti.
web-through_the_ages-short-independence_declaration = Il più debole perde una colonia.
web-through_the_ages-short-international_agreement = Il più forte prende carte della riga per 5 azioni civili.
web-through_the_ages-short-politics_of_strength = Il più forte pesca 5 carte militari, il più debole ne scarta 3.
web-through_the_ages-short-ravages_of_time = Una meraviglia dell'Epoca A o I di ognuno va in rovina: 2 cultura.
web-through_the_ages-short-terrorism = Meno cultura: distrugge un edificio urbano di ogni rivale.
web-through_the_ages-short-impact_of_agriculture = Produzione di cibo; altri 4 se supera il consumo.
web-through_the_ages-short-impact_of_architecture = Livelli degli edifici urbani.
web-through_the_ages-short-impact_of_balance = Il doppio del più basso: scienza, cultura, cibo, risorse.
web-through_the_ages-short-impact_of_competition = Livelli di unità e arene.
web-through_the_ages-short-impact_of_government = 2 per azione civile, 1 per azione militare.
web-through_the_ages-short-impact_of_happiness = 2 per viso felice, -2 per scontento.
web-through_the_ages-short-impact_of_population = 2 per lavoratore contento oltre il decimo.
web-through_the_ages-short-impact_of_progress = Il doppio dei livelli di governo e tecnologie speciali.
web-through_the_ages-short-impact_of_science = Punti per posizione in scienza.
web-through_the_ages-short-impact_of_strength = Punti per posizione in forza.
web-through_the_ages-short-impact_of_technology = 4 per tecnologia di livello III.
web-through_the_ages-short-impact_of_variety = 2 per tipo di unità, di edificio urbano e speciale.
web-through_the_ages-short-impact_of_wonders = 5, 4, 3, 2 per meraviglia dell'Epoca A, I, II, III.

## Aggressions, wars, pacts

web-through_the_ages-short-enslave = Il rivale: -1 popolazione. Tu: 2 risorse, 2 cibo.
web-through_the_ages-short-raid_i = Distruggi un edificio urbano fino al livello I per metà costo.
web-through_the_ages-short-raid_ii = Distruggi edifici urbani fino ai livelli II e I per metà costo.
web-through_the_ages-short-raid_iii = Distruggi edifici urbani fino ai livelli III e II per metà costo.
web-through_the_ages-short-annex = Prendi una colonia al rivale.
web-through_the_ages-short-infiltrate = Togli leader o meraviglia in costruzione: 3 cultura per livello.
web-through_the_ages-short-assassinate = Togli il leader del rivale: 3 cultura per livello.
web-through_the_ages-short-sabotage = Togli la meraviglia in costruzione: 3 cultura per livello.
web-through_the_ages-short-war_over_technology = 1 scienza per vantaggio, o tecnologie speciali.
web-through_the_ages-short-war_over_territory = 1 segnalino giallo, e 1 in più ogni 5 di vantaggio.
web-through_the_ages-short-war_over_culture = 5 cultura, e 1 in più per punto di vantaggio.
web-through_the_ages-short-war_over_culture_ii = 1 cultura per punto di vantaggio.
web-through_the_ages-short-war_over_resources = 1 cibo o risorsa per punto di vantaggio.
web-through_the_ages-short-holy_war = Ogni 3 di vantaggio: vinto -1 popolazione, vincitore 3 cultura.
web-through_the_ages-short-open_borders_agreement = Entrambi: +1 azione militare. Attacchi tra i due: +2 forza.
web-through_the_ages-short-trade_routes_agreement = Una volta per turno: A 1 cibo come risorsa, B il contrario.
web-through_the_ages-short-acceptance_of_supremacy = A: +1 risorsa. B: -1. Niente attacchi.
web-through_the_ages-short-promise_of_military_protection = A: +1 cultura. B: +4 forza, -1 cultura.
web-through_the_ages-short-scientific_cooperation = Tecnologie: 2 scienza in meno, l'alleato paga 1.
web-through_the_ages-short-international_tourism = Entrambi: +1 cultura per meraviglia dell'alleato.
web-through_the_ages-short-loss_of_sovereignty = A: +2 cultura. B: -2 cultura. Niente guerre a B.

## What is different in the edition of 2006

web-through_the_ages-short_2006-st_peters_basilica = I tuoi visi felici contano doppio.
web-through_the_ages-short_2006-transcontinental_railroad = La tua miglior miniera produce il doppio.
web-through_the_ages-short_2006-ocean_liner_service = Una volta per turno: popolazione per 5 cibo in meno, senza azione.
web-through_the_ages-short_2006-hollywood = Al completamento: il doppio dei livelli di teatri e biblioteche.
web-through_the_ages-short_2006-internet = Al completamento: il doppio dei livelli di laboratori e biblioteche.
web-through_the_ages-short_2006-homer = Ogni turno 1 risorsa per le unità. Fino a 2 { through_the_ages-card-warriors }: 1 cultura.
web-through_the_ages-short_2006-christopher_columbus = Una volta, in politica: un territorio in mano diventa colonia.
web-through_the_ages-short_2006-frederick_barbarossa = 1 azione civile: popolazione e unità per 1 cibo e 1 risorsa in meno.
web-through_the_ages-short_2006-genghis_khan = Niente tattica. Ogni cavalleria: +1 forza e 1 cultura.
web-through_the_ages-short_2006-joan_of_arc = +1 forza per viso felice dei templi. Se ti attaccano: 5 cultura.
web-through_the_ages-short_2006-michelangelo = 1 cultura per viso felice di templi, teatri e meraviglie; queste 1 in meno.
web-through_the_ages-short_2006-william_shakespeare = 1 cultura per biblioteca, 2 per coppia di biblioteca e teatro.
web-through_the_ages-short_2006-james_cook = 2 cultura per colonia. Carte bonus: 1 in più per colonizzare.
web-through_the_ages-short_2006-j_s_bach = 1 cultura per teatro. Teatri: 1 scienza e 1 risorsa in meno.
web-through_the_ages-short_2006-maximilien_robespierre = Le rivoluzioni usano azioni militari, non civili.
web-through_the_ages-short_2006-napoleon_bonaparte = La tattica della tua miglior armata conta doppio.
web-through_the_ages-short_2006-winston_churchill = Unità: 3 scienza in meno. Bonus: doppia difesa. Guerra: 2 risorse in meno.
web-through_the_ages-short_2006-development_of_politics = Tutti pescano 3 carte militari.
web-through_the_ages-short_2006-rebellion = Prossimo turno: 2 azioni civili in meno per scontento.
web-through_the_ages-short_2006-civil_unrest = -4 cultura per lavoratore scontento.
web-through_the_ages-short_2006-economic_progress = Tutti: produzione, consumo e corruzione, ora.
web-through_the_ages-short_2006-raid_i = Distruggi un edificio urbano per metà costo.
web-through_the_ages-short_2006-raid_ii = Distruggi fino a 2 edifici urbani uguali per metà costo.
web-through_the_ages-short_2006-raid_iii = Distruggi fino a 3 edifici urbani uguali per metà costo.
web-through_the_ages-short_2006-war_over_territory = 1 segnalino giallo, e 1 in più ogni 3 di vantaggio.
web-through_the_ages-short_2006-war_over_culture = 1 cultura per punto di vantaggio.
web-through_the_ages-short_2006-open_borders_agreement = Entrambi: +1 azione militare. Attacchi tra i due: +3 forza.
web-through_the_ages-short_2006-promise_of_military_protection = A: +1 cultura. B: +5 forza, -1 cultura.
web-through_the_ages-short_2006-scientific_cooperation = Tecnologie: 2 scienza in meno, l'alleato paga 1.
