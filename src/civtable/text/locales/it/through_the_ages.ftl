### Through the Ages. What starts with a dash is used inside this file only.
### Cards are called by their printed names; an age is added where several ages have a card of the same name.

## The game and its settings

game-name-through_the_ages = Through the Ages
game-about-through_the_ages = Guida una civiltà dall'antichità ai tempi moderni con tecnologie, meraviglie, leader e politica. Da 2 a 4 giocatori.

setting-name-through_the_ages-peaceful = Partita pacifica
setting-value-through_the_ages-peaceful-no = Ci sono aggressioni, guerre e patti
setting-about-through_the_ages-peaceful-no = Il debole viene attaccato: tieni d'occhio la tua forza.
setting-value-through_the_ages-peaceful-yes = Si gioca senza aggressioni, guerre e patti
setting-about-through_the_ages-peaceful-yes = La forza conta solo per eventi e colonie. Più tranquilla, adatta a una prima partita.
setting-name-through_the_ages-civil_hands = Carte civili in mano
setting-value-through_the_ages-civil_hands-open = Tutti possono vederle
setting-about-through_the_ages-civil_hands-open = Vedi che cosa gli altri hanno preso e progettano.
setting-value-through_the_ages-civil_hands-hidden = Le vede solo chi le ha
setting-about-through_the_ages-civil_hands-hidden = Chi vuole saperlo deve ricordare che cosa è stato preso.

## Sources of points

through_the_ages-source-culture = Cultura
through_the_ages-source-buildings = Edifici urbani
through_the_ages-source-wonders = Meraviglie
through_the_ages-source-leaders = Leader
through_the_ages-source-government = Governo e tecnologie speciali
through_the_ages-source-colonies = Colonie
through_the_ages-source-pacts = Patti
through_the_ages-source-cards = Carte azione
through_the_ages-source-politics = Eventi preparati
through_the_ages-source-events = Eventi
through_the_ages-source-attacks = Aggressioni e guerre
through_the_ages-source-hunger = Fame
through_the_ages-source-end = Punteggio finale

## Names of civil cards

through_the_ages-card-agriculture = Agricoltura
through_the_ages-card-bronze = Bronzo
through_the_ages-card-philosophy = Filosofia
through_the_ages-card-religion = Religione
through_the_ages-card-warriors = Guerrieri
through_the_ages-card-despotism = Dispotismo
through_the_ages-card-pyramids = Piramidi
through_the_ages-card-hanging_gardens = Giardini pensili
through_the_ages-card-colossus = Colosso
through_the_ages-card-library_of_alexandria = Biblioteca di Alessandria
through_the_ages-card-alexander_the_great = Alessandro Magno
through_the_ages-card-aristotle = Aristotele
through_the_ages-card-hammurabi = Hammurabi
through_the_ages-card-homer = Omero
through_the_ages-card-julius_caesar = Giulio Cesare
through_the_ages-card-moses = Mosè
through_the_ages-card-rich_land_a = Terra ricca A
through_the_ages-card-urban_growth_a = Crescita urbana A
through_the_ages-card-engineering_genius_a = Genio ingegneristico A
through_the_ages-card-patriotism_a = Patriottismo A
through_the_ages-card-frugality_a = Frugalità A
through_the_ages-card-cultural_heritage_a = Patrimonio culturale A
through_the_ages-card-stockpile = Scorte
through_the_ages-card-irrigation = Irrigazione
through_the_ages-card-iron = Ferro
through_the_ages-card-alchemy = Alchimia
through_the_ages-card-theology = Teologia
through_the_ages-card-bread_and_circuses = Pane e circensi
through_the_ages-card-printing_press = Stampa
through_the_ages-card-drama = Dramma
through_the_ages-card-swordsmen = Spadaccini
through_the_ages-card-knights = Cavalieri
through_the_ages-card-monarchy = Monarchia
through_the_ages-card-theocracy = Teocrazia
through_the_ages-card-warfare = Arte della guerra
through_the_ages-card-code_of_laws = Codice di leggi
through_the_ages-card-cartography = Cartografia
through_the_ages-card-masonry = Muratura
through_the_ages-card-great_wall = Grande Muraglia
through_the_ages-card-st_peters_basilica = Basilica di San Pietro
through_the_ages-card-universitas_carolina = Universitas Carolina
through_the_ages-card-taj_mahal = Taj Mahal
through_the_ages-card-christopher_columbus = Cristoforo Colombo
through_the_ages-card-frederick_barbarossa = Federico Barbarossa
through_the_ages-card-genghis_khan = Gengis Khan
through_the_ages-card-joan_of_arc = Giovanna d'Arco
through_the_ages-card-leonardo_da_vinci = Leonardo da Vinci
through_the_ages-card-michelangelo = Michelangelo
through_the_ages-card-rich_land_i = Terra ricca I
through_the_ages-card-urban_growth_i = Crescita urbana I
through_the_ages-card-engineering_genius_i = Genio ingegneristico I
through_the_ages-card-patriotism_i = Patriottismo I
through_the_ages-card-frugality_i = Frugalità I
through_the_ages-card-breakthrough_i = Svolta I
through_the_ages-card-cultural_heritage_i = Patrimonio culturale I
through_the_ages-card-reserves_i = Riserve I
through_the_ages-card-selective_breeding = Allevamento selettivo
through_the_ages-card-coal = Carbone
through_the_ages-card-scientific_method = Metodo scientifico
through_the_ages-card-organized_religion = Religione organizzata
through_the_ages-card-team_sports = Sport di squadra
through_the_ages-card-journalism = Giornalismo
through_the_ages-card-opera = Opera
through_the_ages-card-riflemen = Fucilieri
through_the_ages-card-cavalrymen = Cavalleggeri
through_the_ages-card-cannon = Cannoni
through_the_ages-card-constitutional_monarchy = Monarchia costituzionale
through_the_ages-card-republic = Repubblica
through_the_ages-card-strategy = Strategia
through_the_ages-card-justice_system = Sistema giudiziario
through_the_ages-card-navigation = Navigazione
through_the_ages-card-architecture = Architettura
through_the_ages-card-transcontinental_railroad = Ferrovia transcontinentale
through_the_ages-card-eiffel_tower = Torre Eiffel
through_the_ages-card-kremlin = Cremlino
through_the_ages-card-ocean_liner_service = Linea di transatlantici
through_the_ages-card-william_shakespeare = William Shakespeare
through_the_ages-card-isaac_newton = Isaac Newton
through_the_ages-card-james_cook = James Cook
through_the_ages-card-j_s_bach = Johann Sebastian Bach
through_the_ages-card-maximilien_robespierre = Maximilien Robespierre
through_the_ages-card-napoleon_bonaparte = Napoleone Bonaparte
through_the_ages-card-rich_land_ii = Terra ricca II
through_the_ages-card-urban_growth_ii = Crescita urbana II
through_the_ages-card-engineering_genius_ii = Genio ingegneristico II
through_the_ages-card-patriotism_ii = Patriottismo II
through_the_ages-card-frugality_ii = Frugalità II
through_the_ages-card-breakthrough_ii = Svolta II
through_the_ages-card-reserves_ii = Riserve II
through_the_ages-card-revolutionary_idea_ii = Idea rivoluzionaria II
through_the_ages-card-efficient_upgrade_ii = Miglioramento efficiente II
through_the_ages-card-wave_of_nationalism = Ondata di nazionalismo
through_the_ages-card-mechanized_agriculture = Agricoltura meccanizzata
through_the_ages-card-oil = Petrolio
through_the_ages-card-computers = Computer
through_the_ages-card-professional_sports = Sport professionistici
through_the_ages-card-multimedia = Multimedia
through_the_ages-card-movies = Cinema
through_the_ages-card-modern_infantry = Fanteria moderna
through_the_ages-card-tanks = Carri armati
through_the_ages-card-rockets = Razzi
through_the_ages-card-air_forces = Forze aeree
through_the_ages-card-communism = Comunismo
through_the_ages-card-democracy = Democrazia
through_the_ages-card-fundamentalism = Fondamentalismo
through_the_ages-card-military_theory = Teoria militare
through_the_ages-card-civil_service = Pubblica amministrazione
through_the_ages-card-satellites = Satelliti
through_the_ages-card-engineering = Ingegneria
through_the_ages-card-first_space_flight = Primo volo spaziale
through_the_ages-card-fast_food_chains = Catene di fast food
through_the_ages-card-hollywood = Hollywood
through_the_ages-card-internet = Internet
through_the_ages-card-winston_churchill = Winston Churchill
through_the_ages-card-albert_einstein = Albert Einstein
through_the_ages-card-charlie_chaplin = Charlie Chaplin
through_the_ages-card-sid_meier = Sid Meier
through_the_ages-card-mahatma_gandhi = Mahatma Gandhi
through_the_ages-card-bill_gates = Bill Gates
through_the_ages-card-urban_growth_iii = Crescita urbana III
through_the_ages-card-engineering_genius_iii = Genio ingegneristico III
through_the_ages-card-patriotism_iii = Patriottismo III
through_the_ages-card-reserves_iii = Riserve III
through_the_ages-card-revolutionary_idea_iii = Idea rivoluzionaria III
through_the_ages-card-efficient_upgrade_iii = Miglioramento efficiente III
through_the_ages-card-military_build_up = Riarmo militare
through_the_ages-card-endowment_for_the_arts = Fondo per le arti

## Names of military cards

through_the_ages-card-development_of_agriculture = Sviluppo dell'agricoltura
through_the_ages-card-development_of_crafts = Sviluppo dell'artigianato
through_the_ages-card-development_of_markets = Sviluppo dei mercati
through_the_ages-card-development_of_politics = Sviluppo delle politiche
through_the_ages-card-development_of_religion = Sviluppo della religione
through_the_ages-card-development_of_science = Sviluppo della scienza
through_the_ages-card-development_of_settlement = Sviluppo degli insediamenti
through_the_ages-card-development_of_trade_routes = Sviluppo delle rotte commerciali
through_the_ages-card-development_of_warfare = Sviluppo dell'arte della guerra
through_the_ages-card-development_of_civilization = Sviluppo della civiltà
through_the_ages-card-barbarians = Barbari
through_the_ages-card-border_conflict = Conflitto di confine
through_the_ages-card-crusades = Crociate
through_the_ages-card-cultural_influence = Influenza culturale
through_the_ages-card-foray = Incursione
through_the_ages-card-good_harvest = Buon raccolto
through_the_ages-card-immigration = Immigrazione
through_the_ages-card-new_deposits = Nuovi giacimenti
through_the_ages-card-pestilence = Pestilenza
through_the_ages-card-raiders = Predoni
through_the_ages-card-rats = Ratti
through_the_ages-card-rebellion = Ribellione
through_the_ages-card-reign_of_terror = Regno del terrore
through_the_ages-card-scientific_breakthrough = Svolta scientifica
through_the_ages-card-uncertain_borders = Confini incerti
through_the_ages-card-developed_territory_i = Territorio sviluppato I
through_the_ages-card-historic_territory_i = Territorio storico I
through_the_ages-card-inhabited_territory_i = Territorio abitato I
through_the_ages-card-strategic_territory_i = Territorio strategico I
through_the_ages-card-vast_territory_i = Territorio vasto I
through_the_ages-card-wealthy_territory_i = Territorio ricco I
through_the_ages-card-enslave = Schiavitù
through_the_ages-card-plunder_i = Saccheggio I
through_the_ages-card-raid_i = Assalto I
through_the_ages-card-open_borders_agreement = Accordo di frontiere aperte
through_the_ages-card-trade_routes_agreement = Accordo sulle rotte commerciali
through_the_ages-card-fighting_band = Banda di guerrieri
through_the_ages-card-heavy_cavalry = Cavalleria pesante
through_the_ages-card-legion = Legione
through_the_ages-card-medieval_army = Esercito medievale
through_the_ages-card-phalanx = Falange
through_the_ages-card-military_bonus_i = Bonus militare I
through_the_ages-card-civil_unrest = Disordini civili
through_the_ages-card-cold_war = Guerra fredda
through_the_ages-card-crime_wave = Ondata di criminalità
through_the_ages-card-economic_progress = Progresso economico
through_the_ages-card-emigration = Emigrazione
through_the_ages-card-iconoclasm = Iconoclastia
through_the_ages-card-independence_declaration = Dichiarazione d'indipendenza
through_the_ages-card-international_agreement = Accordo internazionale
through_the_ages-card-national_pride = Orgoglio nazionale
through_the_ages-card-politics_of_strength = Politica di forza
through_the_ages-card-popularization_of_science = Divulgazione scientifica
through_the_ages-card-prosperity = Prosperità
through_the_ages-card-ravages_of_time = Le ingiurie del tempo
through_the_ages-card-refugees = Rifugiati
through_the_ages-card-terrorism = Terrorismo
through_the_ages-card-developed_territory_ii = Territorio sviluppato II
through_the_ages-card-historic_territory_ii = Territorio storico II
through_the_ages-card-inhabited_territory_ii = Territorio abitato II
through_the_ages-card-strategic_territory_ii = Territorio strategico II
through_the_ages-card-vast_territory_ii = Territorio vasto II
through_the_ages-card-wealthy_territory_ii = Territorio ricco II
through_the_ages-card-annex = Annessione
through_the_ages-card-infiltrate = Infiltrazione
through_the_ages-card-plunder_ii = Saccheggio II
through_the_ages-card-raid_ii = Assalto II
through_the_ages-card-spy = Spia
through_the_ages-card-war_over_technology = Guerra per la tecnologia
through_the_ages-card-war_over_territory = Guerra per il territorio
through_the_ages-card-acceptance_of_supremacy = Accettazione della supremazia
through_the_ages-card-international_trade_agreement = Accordo commerciale internazionale
through_the_ages-card-promise_of_military_protection = Promessa di protezione militare
through_the_ages-card-scientific_cooperation = Cooperazione scientifica
through_the_ages-card-classic_army = Esercito classico
through_the_ages-card-conquistadors = Conquistadores
through_the_ages-card-defensive_army = Esercito difensivo
through_the_ages-card-fortifications = Fortificazioni
through_the_ages-card-mobile_artillery = Artiglieria mobile
through_the_ages-card-napoleonic_army = Esercito napoleonico
through_the_ages-card-military_bonus_ii = Bonus militare II
through_the_ages-card-impact_of_agriculture = Impatto dell'agricoltura
through_the_ages-card-impact_of_architecture = Impatto dell'architettura
through_the_ages-card-impact_of_balance = Impatto dell'equilibrio
through_the_ages-card-impact_of_colonies = Impatto delle colonie
through_the_ages-card-impact_of_competition = Impatto della competizione
through_the_ages-card-impact_of_government = Impatto del governo
through_the_ages-card-impact_of_happiness = Impatto della felicità
through_the_ages-card-impact_of_industry = Impatto dell'industria
through_the_ages-card-impact_of_population = Impatto della popolazione
through_the_ages-card-impact_of_progress = Impatto del progresso
through_the_ages-card-impact_of_science = Impatto della scienza
through_the_ages-card-impact_of_strength = Impatto della forza
through_the_ages-card-impact_of_technology = Impatto della tecnologia
through_the_ages-card-impact_of_variety = Impatto della varietà
through_the_ages-card-impact_of_wonders = Impatto delle meraviglie
through_the_ages-card-armed_intervention = Intervento armato
through_the_ages-card-plunder_iii = Saccheggio III
through_the_ages-card-raid_iii = Assalto III
through_the_ages-card-war_over_culture = Guerra per la cultura
through_the_ages-card-international_tourism = Turismo internazionale
through_the_ages-card-loss_of_sovereignty = Perdita di sovranità
through_the_ages-card-military_pact = Patto militare
through_the_ages-card-peace_treaty = Trattato di pace
through_the_ages-card-entrenchments = Trincee
through_the_ages-card-mechanized_army = Esercito meccanizzato
through_the_ages-card-modern_army = Esercito moderno
through_the_ages-card-shock_troops = Truppe d'assalto
through_the_ages-card-military_bonus_iii = Bonus militare III

## What cards do: sentences that several cards share

-tta-rich-land = Costruisci o migliora una fattoria o una miniera per { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} in meno.
-tta-urban-growth = Costruisci o migliora un edificio urbano per { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} in meno.
-tta-efficient-upgrade = Migliora una fattoria, una miniera o un edificio urbano per { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} in meno.
-tta-engineering-genius = Costruisci un piano della tua meraviglia per { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} in meno.
-tta-patriotism = In questo turno: 1 azione militare in più e { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} per le unità.
-tta-frugality = Incrementa la tua popolazione al prezzo normale, poi guadagna { $n } cibo.
-tta-breakthrough = Sviluppa una tecnologia al prezzo normale, poi guadagna { $n } punti scienza. Può essere una rivoluzione.
-tta-reserves = Guadagna { $n } risorse o { $n } cibo.
-tta-science = Guadagna { $n } punti scienza.
-tta-for-units-if-weaker = In questo turno, per ogni rivale più forte di te: { $two } risorse per le unità in due giocatori, { $three } in tre, { $four } in quattro.
-tta-best-lab = Il tuo miglior laboratorio o la tua miglior biblioteca dà scienza in più pari al suo livello.
-tta-stages = Con un'azione civile puoi costruire fino a { $n } piani di una meraviglia.
-tta-plunder = Prendi al rivale fino a { $n } tra cibo e risorse, nella combinazione che vuoi.
-tta-raid-two = Distruggi due edifici urbani del rivale, uno al massimo di livello { $high } e uno al massimo di livello { $low }, e guadagna in risorse la metà del loro costo, arrotondata per eccesso.
-tta-bonus = +{ $defense } forza quando ti difendi da un'aggressione, oppure +{ $colony } quando colonizzi.
-tta-by-rank = in base alla posizione: 10 e 0 in due giocatori; 14, 7 e 0 in tre; 15, 10, 5 e 0 in quattro.
-tta-no-attacks = I due non possono attaccarsi.
-tta-attack-ends = Finisce se uno attacca l'altro.

## What cards do: technologies and wonders

through_the_ages-text-masonry = Gli edifici urbani di livello I o superiore costano 1 risorsa in meno. { -tta-stages(n: 2) }
through_the_ages-text-architecture = Gli edifici urbani costano meno: 1 risorsa al livello I, 2 ai livelli II e III. { -tta-stages(n: 3) }
through_the_ages-text-engineering = Gli edifici urbani costano meno: 1 risorsa al livello I, 2 al livello II, 3 al livello III. { -tta-stages(n: 4) }
through_the_ages-text-air_forces = Ognuna raddoppia il bonus tattico di un'armata.
through_the_ages-text-library_of_alexandria = +1 cultura, +1 scienza. I tuoi limiti di carte civili e militari in mano aumentano di 1.
through_the_ages-text-great_wall = +1 cultura, +1 viso felice e +1 forza per ogni tua unità di fanteria e artiglieria.
through_the_ages-text-st_peters_basilica = +2 cultura, +1 viso felice. Tutto il resto che ti dà visi felici ne dà uno in più.
through_the_ages-text-taj_mahal = +3 cultura, +1 segnalino blu. Nella riga delle carte costa 2 azioni civili in meno se in questo turno hai sostituito un leader.
through_the_ages-text-transcontinental_railroad = +4 forza. La tua miglior miniera produce due volte.
through_the_ages-text-ocean_liner_service = Una volta per turno ottieni 1 popolazione senza spendere azioni né cibo.
through_the_ages-text-first_space_flight = Al completamento: cultura pari alla somma dei livelli di tutte le tue tecnologie.
through_the_ages-text-fast_food_chains = Al completamento: 2 punti cultura per ogni lavoratore su fattorie e miniere, e 1 per ognuno su edifici urbani e unità.
through_the_ages-text-hollywood = Al completamento: il doppio della cultura che producono i tuoi teatri e le tue biblioteche.
through_the_ages-text-internet = Al completamento: cultura pari alla somma di cultura, scienza e forza di tutti i tuoi edifici urbani.

## What cards do: leaders

through_the_ages-text-alexander_the_great = +1 forza per ogni tua unità. Come azione politica puoi scambiarlo con 1 segnalino giallo per la tua banca.
through_the_ages-text-aristotle = 1 punto scienza ogni volta che prendi una tecnologia dalla riga delle carte.
through_the_ages-text-hammurabi = Una volta per turno un'azione militare può valere come azione civile. I leader nella riga delle carte ti costano 1 azione civile in meno.
through_the_ages-text-homer = +1 viso felice e, ogni turno, 1 risorsa per le unità. Quando viene sostituito può restare sotto una meraviglia completata invece di restituirti un'azione civile: quella meraviglia ha 1 viso felice in più.
through_the_ages-text-julius_caesar = +1 forza, +1 azione militare. Una volta per partita puoi fare una seconda azione politica nello stesso turno.
through_the_ages-text-moses = Incrementare la tua popolazione ti costa 1 cibo in meno.
through_the_ages-text-christopher_columbus = Come azione politica, fai di un territorio della tua mano una tua colonia, senza asta e senza inviare unità. Poi Colombo lascia il gioco.
through_the_ages-text-frederick_barbarossa = Per 1 azione militare puoi incrementare la tua popolazione e costruire un'unità, per 1 cibo e 1 risorsa in meno.
through_the_ages-text-genghis_khan = Nelle armate la tua fanteria può contare come cavalleria. Alla fine del tuo turno, 3 punti cultura se sei una delle due civiltà più forti (in due giocatori: la più forte); la parità è a tuo favore.
through_the_ages-text-joan_of_arc = +1 cultura, +1 azione militare e +1 forza per ogni viso felice dei tuoi templi e del tuo governo. Vedi il prossimo evento prima della tua fase politica.
through_the_ages-text-leonardo_da_vinci = { -tta-best-lab } Guadagni 1 risorsa per ogni tecnologia che sviluppi.
through_the_ages-text-michelangelo = +1 cultura per ogni viso felice dei tuoi templi, teatri e meraviglie. Le meraviglie nella riga delle carte non ti costano di più per quelle che hai completato.
through_the_ages-text-william_shakespeare = +1 viso felice e +2 cultura per ogni coppia di biblioteca e teatro. Se hai uno dei due, l'altro costa 1 risorsa in meno da costruire e 1 punto scienza in meno da sviluppare.
through_the_ages-text-isaac_newton = { -tta-best-lab } Ogni tecnologia che sviluppi ti restituisce un'azione civile.
through_the_ages-text-james_cook = +2 cultura per la tua prima colonia e +1 per ognuna delle altre. Quando colonizzi puoi scartare fino a 2 carte militari per +1 ciascuna.
through_the_ages-text-j_s_bach = +1 cultura per ogni tuo teatro. Le tecnologie dei teatri costano 2 punti scienza in meno. Una volta per turno, con un'azione civile, un altro edificio urbano può diventare un teatro di livello uguale o superiore.
through_the_ages-text-maximilien_robespierre = +1 azione militare. Le tue rivoluzioni consumano tutte le azioni militari invece di quelle civili, e ti danno 3 punti cultura.
through_the_ages-text-napoleon_bonaparte = +2 azioni militari e +2 forza per ogni tipo di unità che hai.
through_the_ages-text-winston_churchill = Una volta per turno: 3 punti cultura; oppure, per questo turno, 3 punti scienza per tecnologie di unità e 3 risorse per le unità.
through_the_ages-text-albert_einstein = { -tta-best-lab } Guadagni 3 punti cultura per ogni tecnologia che sviluppi.
through_the_ages-text-charlie_chaplin = +2 visi felici. Il tuo miglior teatro dà il doppio della cultura.
through_the_ages-text-sid_meier = Ogni tuo laboratorio dà cultura pari al suo livello, ma 1 scienza in meno.
through_the_ages-text-mahatma_gandhi = +2 cultura. Non puoi giocare aggressioni o guerre, e quelle contro di te costano il doppio delle azioni militari.
through_the_ages-text-bill_gates = I tuoi laboratori producono come miniere, tante risorse quanto il loro livello. Quando se ne va, o alla fine della partita, guadagni in cultura i livelli dei tuoi laboratori.

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
through_the_ages-text-cultural_heritage_a = Guadagna 1 punto scienza e 4 punti cultura.
through_the_ages-text-cultural_heritage_i = Guadagna 2 punti scienza e 2 punti cultura.
through_the_ages-text-stockpile = Guadagna 1 risorsa e 1 cibo.
through_the_ages-text-endowment_for_the_arts = Per ogni rivale con più cultura di te: 6 punti cultura in due giocatori, 3 in tre, 2 in quattro.

## What cards do: events

through_the_ages-text-development_of_agriculture = Tutti guadagnano 2 cibo.
through_the_ages-text-development_of_crafts = Tutti guadagnano 2 risorse.
through_the_ages-text-development_of_markets = Tutti guadagnano 2 cibo o 2 risorse.
through_the_ages-text-development_of_politics = Tutti pescano 3 carte militari.
through_the_ages-text-development_of_religion = Tutti possono costruire gratis { through_the_ages-card-religion } con un lavoratore non utilizzato.
through_the_ages-text-development_of_science = Tutti guadagnano 2 punti scienza.
through_the_ages-text-development_of_settlement = Tutti ottengono 1 popolazione.
through_the_ages-text-development_of_trade_routes = Tutti guadagnano 1 punto scienza, 1 cibo e 1 risorsa.
through_the_ages-text-development_of_warfare = Tutti possono costruire gratis { through_the_ages-card-warriors } con un lavoratore non utilizzato.
through_the_ages-text-development_of_civilization = Tutti possono fare una cosa senza spendere azioni e per 1 in meno: incrementare la popolazione, costruire una fattoria, una miniera o un edificio urbano, o sviluppare una tecnologia.
through_the_ages-text-barbarians = Chi ha più cultura perde 1 popolazione se è una delle due civiltà più deboli.
through_the_ages-text-border_conflict = La civiltà più debole distrugge una propria fattoria, miniera o un proprio edificio urbano. La più forte guadagna 3 risorse.
through_the_ages-text-crusades = La civiltà più forte guadagna 4 punti cultura. La più debole ne perde 4.
through_the_ages-text-cultural_influence = Tutti guadagnano cultura pari al loro indicatore cultura.
through_the_ages-text-foray = Le due civiltà più forti guadagnano 3 tra cibo e risorse.
through_the_ages-text-good_harvest = Tutte le fattorie producono adesso.
through_the_ages-text-immigration = Chi ha più visi felici ottiene 1 popolazione; in caso di parità, tutti quelli alla pari.
through_the_ages-text-new_deposits = Tutte le miniere producono adesso.
through_the_ages-text-pestilence = Tutti perdono 1 popolazione.
through_the_ages-text-raiders = Le due civiltà più deboli perdono 2 tra cibo e risorse.
through_the_ages-text-rats = Tutti perdono tutto il loro cibo.
through_the_ages-text-rebellion = Tutti perdono 2 azioni civili per ogni loro lavoratore scontento.
through_the_ages-text-reign_of_terror = La civiltà più debole perde 1 popolazione.
through_the_ages-text-scientific_breakthrough = Tutti guadagnano scienza pari al loro indicatore scienza.
through_the_ages-text-uncertain_borders = La civiltà più forte prende 1 segnalino giallo dalla banca della più debole.
through_the_ages-text-civil_unrest = Tutti perdono 4 punti cultura per ogni loro lavoratore scontento. Chi ne ha di più perde anche 1 segnalino blu; in caso di parità, tutti quelli alla pari.
through_the_ages-text-cold_war = Le due civiltà più forti guadagnano 6 punti scienza.
through_the_ages-text-crime_wave = Le due civiltà più deboli perdono 3 punti cultura e 1 segnalino blu.
through_the_ages-text-economic_progress = Tutti risolvono adesso corruzione, produzione di cibo, consumo e produzione di risorse.
through_the_ages-text-emigration = Tutti perdono 1 popolazione ogni due loro lavoratori scontenti, arrotondando per eccesso.
through_the_ages-text-iconoclasm = Tutti perdono il leader se non è dell'epoca attuale.
through_the_ages-text-independence_declaration = La civiltà più debole perde una colonia a sua scelta.
through_the_ages-text-international_agreement = La civiltà più forte può prendere dalla riga carte per un valore di 5 azioni civili al massimo, in cambio della sua prossima azione politica.
through_the_ages-text-national_pride = Chi ha più cultura guadagna altri 5 punti.
through_the_ages-text-politics_of_strength = La civiltà più forte pesca 5 carte militari e la più debole ne scarta 3. Nell'Epoca IV, invece, la più forte guadagna 5 punti cultura e la più debole ne perde 3.
through_the_ages-text-popularization_of_science = Tutti guadagnano cultura pari al loro indicatore scienza.
through_the_ages-text-prosperity = Tutti guadagnano tanto cibo quanti sono i loro visi felici.
through_the_ages-text-ravages_of_time = Per ogni civiltà, una meraviglia completata dell'Epoca A o I, a sua scelta, va in rovina: perde i suoi effetti e dà invece 2 cultura.
through_the_ages-text-refugees = La civiltà più forte guadagna 3 punti cultura e 1 popolazione. La più debole perde altrettanto.
through_the_ages-text-terrorism = Chi ha meno cultura distrugge un edificio urbano di ogni rivale.
through_the_ages-text-impact_of_agriculture = Tutti segnano la loro produzione di cibo, e altri 4 se supera il loro consumo.
through_the_ages-text-impact_of_architecture = Tutti segnano i livelli dei loro edifici urbani.
through_the_ages-text-impact_of_balance = Tutti segnano il doppio del più basso di questi quattro valori: indicatore scienza, indicatore cultura, produzione di cibo, produzione di risorse.
through_the_ages-text-impact_of_colonies = Tutti segnano 3 per ogni colonia.
through_the_ages-text-impact_of_competition = Tutti segnano i livelli delle loro unità e arene.
through_the_ages-text-impact_of_government = Tutti segnano 2 per ogni azione civile e 1 per ogni azione militare del loro totale.
through_the_ages-text-impact_of_happiness = Tutti segnano 2 per ogni viso felice, meno 2 per ogni lavoratore scontento.
through_the_ages-text-impact_of_industry = Tutti segnano quanto producono le loro miniere.
through_the_ages-text-impact_of_population = Tutti segnano 2 per ogni lavoratore contento oltre il decimo.
through_the_ages-text-impact_of_progress = Tutti segnano il doppio dei livelli del loro governo e delle loro tecnologie speciali.
through_the_ages-text-impact_of_science = Gli indicatori scienza danno punti { -tta-by-rank }
through_the_ages-text-impact_of_strength = Gli indicatori forza danno punti { -tta-by-rank }
through_the_ages-text-impact_of_technology = Tutti segnano 4 per ogni tecnologia di livello III.
through_the_ages-text-impact_of_variety = Tutti segnano 2 per ogni tipo di unità, ogni tipo di edificio urbano e ogni tecnologia speciale che hanno.
through_the_ages-text-impact_of_wonders = Tutti segnano 5, 4, 3 o 2 per ogni meraviglia completata dell'Epoca A, I, II o III.

## What cards do: territories

through_the_ages-text-developed_territory_i = Come colonia: +1 segnalino giallo, +1 segnalino blu. Alla colonizzazione: 3 punti scienza.
through_the_ages-text-historic_territory_i = Come colonia: +1 viso felice. Alla colonizzazione: 6 punti cultura.
through_the_ages-text-inhabited_territory_i = Come colonia: +2 segnalini gialli. Alla colonizzazione: 1 popolazione.
through_the_ages-text-strategic_territory_i = Come colonia: +2 forza. Alla colonizzazione: 3 carte militari.
through_the_ages-text-vast_territory_i = Come colonia: +3 segnalini gialli, -1 segnalino blu. Alla colonizzazione: 3 cibo.
through_the_ages-text-wealthy_territory_i = Come colonia: +3 segnalini blu. Alla colonizzazione: 5 risorse.
through_the_ages-text-developed_territory_ii = Come colonia: +2 segnalini gialli, +2 segnalini blu. Alla colonizzazione: 5 punti scienza.
through_the_ages-text-historic_territory_ii = Come colonia: +2 visi felici. Alla colonizzazione: 11 punti cultura.
through_the_ages-text-inhabited_territory_ii = Come colonia: +3 segnalini gialli. Alla colonizzazione: 2 popolazione.
through_the_ages-text-strategic_territory_ii = Come colonia: +4 forza. Alla colonizzazione: 5 carte militari.
through_the_ages-text-vast_territory_ii = Come colonia: +4 segnalini gialli, -1 segnalino blu. Alla colonizzazione: 4 cibo.
through_the_ages-text-wealthy_territory_ii = Come colonia: +4 segnalini blu. Alla colonizzazione: 9 risorse.

## What cards do: aggressions, wars, pacts

through_the_ages-text-enslave = Il rivale perde 1 popolazione. Guadagni 2 risorse e 2 cibo.
through_the_ages-text-plunder_i = { -tta-plunder(n: 3) }
through_the_ages-text-plunder_ii = { -tta-plunder(n: 5) }
through_the_ages-text-plunder_iii = { -tta-plunder(n: 7) }
through_the_ages-text-raid_i = Distruggi un edificio urbano del rivale, al massimo di livello I, e guadagna in risorse la metà del suo costo, arrotondata per eccesso.
through_the_ages-text-raid_ii = { -tta-raid-two(high: "II", low: "I") }
through_the_ages-text-raid_iii = { -tta-raid-two(high: "III", low: "II") }
through_the_ages-text-annex = Prendi una colonia al rivale, con il suo effetto permanente.
through_the_ages-text-infiltrate = Togli dal gioco il leader o la meraviglia in costruzione del rivale, e guadagna 3 punti cultura per ogni livello di quella carta.
through_the_ages-text-spy = Prendi al rivale fino a 5 punti scienza.
through_the_ages-text-armed_intervention = Prendi al rivale fino a 7 punti cultura.
through_the_ages-text-war_over_technology = Per ogni punto di vantaggio di forza il vincitore prende allo sconfitto 1 punto scienza, o spende il vantaggio per le sue tecnologie speciali al loro costo in scienza.
through_the_ages-text-war_over_territory = Il vincitore prende 1 segnalino giallo dalla banca dello sconfitto, e 1 in più ogni 5 punti di vantaggio di forza.
through_the_ages-text-war_over_culture = Il vincitore prende allo sconfitto 5 punti cultura, e 1 in più per ogni punto di vantaggio di forza.
through_the_ages-text-open_borders_agreement = Entrambi: +1 azione militare. Chi attacca l'altro conta 2 forza in più.
through_the_ages-text-trade_routes_agreement = Una volta nel proprio turno, A può usare 1 cibo come risorsa, e B 1 risorsa come cibo.
through_the_ages-text-acceptance_of_supremacy = A produce 1 risorsa in più, B 1 in meno. { -tta-no-attacks }
through_the_ages-text-international_trade_agreement = A produce 1 risorsa in più, B 1 cibo in più.
through_the_ages-text-promise_of_military_protection = A: +1 cultura. B: +4 forza, -1 cultura. { -tta-attack-ends }
through_the_ages-text-scientific_cooperation = Chi sviluppa una tecnologia paga 2 punti scienza in meno, e l'alleato ne paga 1. Se l'alleato non ha scienza, non è possibile.
through_the_ages-text-international_tourism = Entrambi: +1 cultura per ogni meraviglia completata dell'alleato.
through_the_ages-text-loss_of_sovereignty = A: +2 cultura. B: -2 cultura. { -tta-no-attacks } Nessuno può dichiarare guerra a B.
through_the_ages-text-military_pact = Entrambi: +3 forza. { -tta-attack-ends }
through_the_ages-text-peace_treaty = Entrambi: +1 cultura. { -tta-no-attacks }

## What cards do: tactics and bonus cards

through_the_ages-text-fighting_band = Ogni armata di 2 fanterie: +1 forza.
through_the_ages-text-heavy_cavalry = Ogni armata di 3 cavallerie: +4 forza.
through_the_ages-text-legion = Ogni armata di 3 fanterie: +2 forza.
through_the_ages-text-medieval_army = Ogni armata di 1 fanteria e 1 cavalleria: +2 forza.
through_the_ages-text-phalanx = Ogni armata di 2 fanterie e 1 cavalleria: +3 forza.
through_the_ages-text-classic_army = Ogni armata di 2 fanterie e 2 cavallerie: +8 forza, +4 se è obsoleta.
through_the_ages-text-conquistadors = Ogni armata di 1 fanteria e 2 cavallerie: +5 forza, +3 se è obsoleta.
through_the_ages-text-defensive_army = Ogni armata di 2 fanterie e 1 artiglieria: +6 forza, +3 se è obsoleta.
through_the_ages-text-fortifications = Ogni armata di 2 artiglierie: +5 forza, +3 se è obsoleta.
through_the_ages-text-mobile_artillery = Ogni armata di 1 cavalleria e 1 artiglieria: +5 forza, +3 se è obsoleta.
through_the_ages-text-napoleonic_army = Ogni armata di 1 fanteria, 1 cavalleria e 1 artiglieria: +7 forza, +4 se è obsoleta.
through_the_ages-text-entrenchments = Ogni armata di 1 fanteria e 2 artiglierie: +9 forza, +5 se è obsoleta.
through_the_ages-text-mechanized_army = Ogni armata di 1 cavalleria e 2 artiglierie: +10 forza, +5 se è obsoleta.
through_the_ages-text-modern_army = Ogni armata di 2 fanterie, 1 cavalleria e 1 artiglieria: +13 forza, +7 se è obsoleta.
through_the_ages-text-shock_troops = Ogni armata di 1 fanteria e 3 cavallerie: +11 forza, +6 se è obsoleta.
through_the_ages-text-military_bonus_i = { -tta-bonus(defense: 2, colony: 1) }
through_the_ages-text-military_bonus_ii = { -tta-bonus(defense: 4, colony: 2) }
through_the_ages-text-military_bonus_iii = { -tta-bonus(defense: 6, colony: 3) }

## Options

through_the_ages-option-pass = Passa
through_the_ages-option-end = Termina il tuo turno
through_the_ages-option-take = Prendi { $card }
through_the_ages-option-take_second = Prendi { $card }, la seconda da sinistra
through_the_ages-option-take_third = Prendi { $card }, la terza da sinistra
through_the_ages-option-population = Incrementa la tua popolazione
through_the_ages-option-build = Costruisci { $card }
through_the_ages-option-upgrade = Migliora { $card } in { $better }
through_the_ages-option-destroy = Distruggi un tuo edificio: { $card }
through_the_ages-option-disband = Disperdi { $card }
through_the_ages-option-lead = Metti in gioco il leader { $card }
through_the_ages-option-stage = Costruisci { $a ->
    [one] 1 piano
   *[other] { $a } piani
} della tua meraviglia
through_the_ages-option-develop = Sviluppa { $card }
through_the_ages-option-revolution = Dichiara una rivoluzione: { $card }
through_the_ages-option-play = Gioca { $card }
through_the_ages-option-tactic = Gioca la tattica { $card }
through_the_ages-option-copy = Copia la tattica { $card }
through_the_ages-option-barbarossa = Barbarossa: incrementa la tua popolazione e costruisci { $card }
through_the_ages-option-bach = Bach: trasforma { $card } in { $better }
through_the_ages-option-churchill_culture = Churchill: guadagna 3 punti cultura
through_the_ages-option-churchill_army = Churchill: guadagna 3 punti scienza per tecnologie di unità e 3 risorse per le unità, per questo turno
through_the_ages-option-hammurabi = Hammurabi: usa un'azione militare come azione civile
through_the_ages-option-liner = { through_the_ages-card-ocean_liner_service }: ottieni 1 popolazione
through_the_ages-option-trade = { through_the_ages-card-trade_routes_agreement }: usa 1 cibo come risorsa (ruolo A) o 1 risorsa come cibo (ruolo B)
through_the_ages-option-event = Prepara l'evento { $card }
through_the_ages-answer-event = Prepara l'evento { $card }: { $n ->
    [0] nessuna cultura
   *[other] +{ $n } cultura
}
through_the_ages-pass-politics = Passa: nessuna azione politica
through_the_ages-pass-leave = Resta in partita
through_the_ages-pass-tuck_homer = No: recupera un'azione civile
through_the_ages-pass-defend = Cedi: l'attacco riesce
through_the_ages-pass-bid = Passa: non offrire più
through_the_ages-pass-free_build = Non costruire nulla
through_the_ages-pass-civilize = Rinuncia
through_the_ages-pass-agree = Non prendere carte
through_the_ages-pass-mine = Fai produrre tutte le miniere
through_the_ages-option-aggression = Gioca { $card } contro { $rival }
through_the_ages-option-war = Dichiara guerra a { $rival }: { $card }
through_the_ages-option-pact = Offri a { $rival } il patto { $card }
through_the_ages-option-pact_as_a = Offri a { $rival } il patto { $card }, con te nel ruolo A
through_the_ages-option-pact_as_b = Offri a { $rival } il patto { $card }, con te nel ruolo B
through_the_ages-option-cancel = Cancella il patto { $card }
through_the_ages-option-resign = Abbandona la partita
through_the_ages-option-columbus = Colombo: colonizza { $card }
through_the_ages-option-alexander = Alessandro: scambialo con 1 segnalino giallo
through_the_ages-option-defend = Difenditi con { $card }
through_the_ages-option-discard = Scarta { $card }
through_the_ages-option-accept = Accetta
through_the_ages-option-refuse = Rifiuta
through_the_ages-option-bid = Offri { $a }
through_the_ages-option-send = Invia { $card }
through_the_ages-option-bonus = Colonizza con { $card }
through_the_ages-option-done = Lascia così
through_the_ages-option-gain = { $a ->
    [0] { $b ->
        [0] Non guadagnare niente
        [one] Guadagna 1 risorsa
       *[other] Guadagna { $b } risorse
    }
   *[other] { $b ->
        [0] Guadagna { $a } cibo
        [one] Guadagna { $a } cibo e 1 risorsa
       *[other] Guadagna { $a } cibo e { $b } risorse
    }
}
through_the_ages-option-lose = { $a ->
    [0] { $b ->
        [0] Non perdere niente
        [one] Perdi 1 risorsa
       *[other] Perdi { $b } risorse
    }
   *[other] { $b ->
        [0] Perdi { $a } cibo
        [one] Perdi { $a } cibo e 1 risorsa
       *[other] Perdi { $a } cibo e { $b } risorse
    }
}
through_the_ages-option-lose_worker = Perdi un lavoratore da { $card }
through_the_ages-option-token = Prendi un segnalino blu da { $card }
through_the_ages-option-colony = Scegli la colonia { $card }
through_the_ages-option-ruin = Manda in rovina { $card }
through_the_ages-option-raid = Distruggi un edificio del rivale: { $card }
through_the_ages-option-remove = Togli dal gioco { $card }
through_the_ages-option-tuck = Metti Omero sotto { $card }
through_the_ages-option-steal = Prendi la tecnologia speciale { $card }

## Questions

through_the_ages-ask-politics = { $action ->
    [1] Cesare ti permette una seconda azione politica. Che cosa fai? Azioni militari: { $military }.
   *[other] Politica: puoi fare un'azione politica. Azioni militari: { $military }.
}
through_the_ages-ask-act = Che cosa fai? Azioni civili: { $civil }. Azioni militari: { $military }.
through_the_ages-ask-discard = Hai { $n } { $n ->
    [one] carta militare di troppo. Quale scarti?
   *[other] carte militari di troppo. Quali scarti?
}
through_the_ages-ask-card_build = { $card }: che cosa costruisci o migliori?
through_the_ages-ask-card_develop = { $card }: quale tecnologia sviluppi?
through_the_ages-ask-food_or_resources = Guadagni { $amount } cibo o { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
}?
through_the_ages-ask-tuck_homer = Metti Omero sotto una meraviglia completata, o passa e recupera un'azione civile.
through_the_ages-ask-lose_token = Perdi un segnalino blu, e nella tua banca non ce ne sono. Da quale carta lo prendi?
through_the_ages-ask-cover_stage = Un piano della tua meraviglia richiede un segnalino blu, e nella tua banca non ce ne sono. Da quale carta lo prendi?
through_the_ages-ask-defend = { $rival } ti attacca con { $card }. Difenditi con carte militari per { $missing } di forza, o passa e lascia che l'attacco riesca.
through_the_ages-ask-raid = { $card }: quale edificio di { $rival } distruggi?
through_the_ages-ask-plunder = { $card }: che cosa prendi a { $rival }?
through_the_ages-ask-infiltrate = { $card }: che cosa togli a { $rival }, il leader o la meraviglia in costruzione?
through_the_ages-ask-annex = { $card }: quale colonia di { $rival } prendi?
through_the_ages-ask-steal = { $card }: quali tecnologie speciali di { $rival } prendi? Il tuo vantaggio è { $left }; il resto diventa scienza.
through_the_ages-ask-answer_pact = { $rival } ti offre il patto { $card }. Accetti?
through_the_ages-ask-answer_pact_as_a = { $rival } ti offre il patto { $card }; avresti il ruolo A. Accetti?
through_the_ages-ask-answer_pact_as_b = { $rival } ti offre il patto { $card }; avresti il ruolo B. Accetti?
through_the_ages-ask-bid = { $bid ->
    [0] Si può colonizzare { $card }. Fai un'offerta, o passa.
   *[other] Si può colonizzare { $card }, e l'offerta più alta è { $bid }. Offri di più, o passa.
}
through_the_ages-ask-send = Colonizzi { $card } e hai offerto { $bid }; la tua forza è finora { $force }. Che cosa invii?
through_the_ages-ask-gain_either = Guadagni { $amount } cibo o { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
}?
through_the_ages-ask-gain_split = Guadagni { $amount } tra cibo e risorse. Quanto di ognuno?
through_the_ages-ask-lose_split = Perdi { $amount } tra cibo e risorse. Quanto di ognuno?
through_the_ages-ask-free_build = Puoi costruire gratis { $card } con un lavoratore non utilizzato.
through_the_ages-ask-civilize = Puoi fare una cosa per 1 in meno: incrementare la tua popolazione, costruire una fattoria, una miniera o un edificio urbano, o sviluppare una tecnologia.
through_the_ages-ask-lose_person = { $amount ->
    [one] Perdi un lavoratore. Da quale carta?
   *[other] Perdi { $amount } lavoratori. Da quali carte?
}
through_the_ages-ask-lose_building = Perdi una fattoria, una miniera o un edificio urbano. Quale?
through_the_ages-ask-lose_colony = Perdi una colonia. Quale?
through_the_ages-ask-ruin_wonder = Una delle tue meraviglie va in rovina. Quale?
through_the_ages-ask-terrorize = Quale edificio urbano di { $rival } distruggi?
through_the_ages-ask-agree = { $actions ->
    [-1] Prendi dalla riga carte per un valore di 5 azioni civili, in cambio della tua prossima azione politica?
   *[other] Puoi ancora prendere carte per un valore di { $actions ->
        [one] 1 azione civile
       *[other] { $actions } azioni civili
    }. Quale?
}
through_the_ages-ask-discard_some = Devi scartare { $amount ->
    [one] 1 carta militare. Quale?
   *[other] { $amount } carte militari. Quali?
}
through_the_ages-ask-over = La partita è finita.

## Events

through_the_ages-event-turn_began = Round { $round }: comincia il turno di { $player }.
through_the_ages-event-age_began = Comincia l'Epoca { $age }.
through_the_ages-event-last_round = Il round { $round } è l'ultimo.
through_the_ages-event-row_cleared = { $card } lascia la riga delle carte.
through_the_ages-event-took = { $player } prende { $card } ({ $actions ->
    [0] gratis
    [one] 1 azione civile
   *[other] { $actions } azioni civili
}).
through_the_ages-event-grew = { $food ->
    [0] { $player } incrementa la popolazione senza pagare cibo.
   *[other] { $player } incrementa la popolazione per { $food } cibo.
}
through_the_ages-event-built = { $resources ->
    [0] { $player } costruisce gratis { $card }.
    [one] { $player } costruisce { $card } per 1 risorsa.
   *[other] { $player } costruisce { $card } per { $resources } risorse.
}
through_the_ages-event-upgraded = { $player } migliora { $card } in { $better }.
through_the_ages-event-destroyed = Un edificio di { $player } viene distrutto: { $card }.
through_the_ages-event-disbanded = { $player } disperde { $card }.
through_the_ages-event-led = { $player } mette in gioco il leader { $card }.
through_the_ages-event-leader_left = { $card } non guida più { $player }.
through_the_ages-event-tucked = { $player } mette Omero sotto { $card }: 1 viso felice in più.
through_the_ages-event-stages_built = { $player } costruisce { $stages ->
    [one] 1 piano
   *[other] { $stages } piani
} di { $card }.
through_the_ages-event-wonder_done = { $player } completa { $card }.
through_the_ages-event-wonder_lost = { $player } perde la meraviglia in costruzione { $card }.
through_the_ages-event-ruined = Una meraviglia di { $player } va in rovina: { $card }.
through_the_ages-event-developed = { $player } sviluppa { $card } per { $science ->
    [one] 1 punto scienza
   *[other] { $science } punti scienza
}.
through_the_ages-event-revolted = { $player } dichiara una rivoluzione per { $science ->
    [one] 1 punto scienza
   *[other] { $science } punti scienza
}: { $card }.
through_the_ages-event-played = { $player } gioca { $card }.
through_the_ages-event-tactic_set = { $player } ora usa la tattica { $card }.
through_the_ages-event-tactic_shared = D'ora in poi tutti possono copiare la tattica di { $player }: { $card }.
through_the_ages-event-gained_food = { $player } guadagna { $amount } cibo.
through_the_ages-event-gained_resources = { $player } guadagna { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
}.
through_the_ages-event-gained_science = { $player } guadagna { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}.
through_the_ages-event-gained_culture = { $player } guadagna { $amount ->
    [one] 1 punto cultura
   *[other] { $amount } punti cultura
}.
through_the_ages-event-gained_culture_by = { $player } guadagna { $amount ->
    [one] 1 punto cultura
   *[other] { $amount } punti cultura
} ({ $card }).
through_the_ages-event-gained_people = { $player } ottiene { $amount } popolazione.
through_the_ages-event-gained_yellow = { $player } ottiene { $amount ->
    [one] 1 segnalino giallo
   *[other] { $amount } segnalini gialli
}.
through_the_ages-event-lost_food = { $player } perde { $amount } cibo.
through_the_ages-event-lost_all_food = { $player } perde tutto il suo cibo.
through_the_ages-event-lost_resources = { $player } perde { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
}.
through_the_ages-event-lost_science = { $player } perde { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}.
through_the_ages-event-lost_culture = { $player } perde { $amount ->
    [one] 1 punto cultura
   *[other] { $amount } punti cultura
}.
through_the_ages-event-lost_culture_by = { $player } perde { $amount ->
    [one] 1 punto cultura
   *[other] { $amount } punti cultura
} ({ $card }).
through_the_ages-event-lost_person = { $player } perde un lavoratore non utilizzato.
through_the_ages-event-lost_person_from = { $player } perde un lavoratore: { $card }.
through_the_ages-event-lost_building = { $player } perde un edificio: { $card }.
through_the_ages-event-lost_yellow = { $player } perde { $amount ->
    [one] 1 segnalino giallo
   *[other] { $amount } segnalini gialli
}.
through_the_ages-event-lost_blue = { $player } perde { $amount ->
    [one] 1 segnalino blu
   *[other] { $amount } segnalini blu
}.
through_the_ages-event-lost_actions = { $player } perde { $amount ->
    [one] 1 azione civile
   *[other] { $amount } azioni civili
}.
through_the_ages-event-drew = { $player } pesca { $card }.
through_the_ages-event-drew_hidden = { $player } pesca una carta militare.
through_the_ages-event-discarded = { $player } scarta { $card }.
through_the_ages-event-discarded_hidden = { $player } scarta una carta militare coperta.
through_the_ages-event-prepared = { $player } prepara l'evento { $card }.
through_the_ages-event-prepared_hidden = { $player } prepara un evento coperto.
through_the_ages-event-revealed = { $player } rivela l'evento corrente: { $card }.
through_the_ages-event-attacked = { $player } gioca un'aggressione contro { $rival }: { $card }.
through_the_ages-event-defended = { $player } si difende con { $card }.
through_the_ages-event-repelled = L'aggressione di { $player } viene respinta: { $card }.
through_the_ages-event-succeeded = L'aggressione di { $player } ha successo: { $card }.
through_the_ages-event-declared = { $player } dichiara guerra a { $rival }: { $card }.
through_the_ages-event-war_won = { $player } vince la guerra con un vantaggio di { $advantage }: { $card }.
through_the_ages-event-war_even = La guerra di { $player } non ha vincitori, le due parti sono ugualmente forti: { $card }.
through_the_ages-event-offered = { $player } offre un patto a { $rival }: { $card }.
through_the_ages-event-agreed = { $player } accetta il patto { $card }.
through_the_ages-event-refused = { $player } rifiuta il patto { $card }.
through_the_ages-event-pact_ended = Finisce un patto di { $player }: { $card }.
through_the_ages-event-bade = { $player } offre { $bid }.
through_the_ages-event-passed = { $player } passa.
through_the_ages-event-sent = { $player } invia { $card }.
through_the_ages-event-colonized = { $player } colonizza { $card }.
through_the_ages-event-colony_lost = { $player } perde la colonia { $card }.
through_the_ages-event-not_colonized = Nessuno colonizza { $card }.
through_the_ages-event-stole = { $player } prende la tecnologia speciale { $card }.
through_the_ages-event-produced = { $player } produce { $science ->
    [one] 1 punto scienza
   *[other] { $science } punti scienza
} e { $culture ->
    [one] 1 punto cultura
   *[other] { $culture } punti cultura
}.
through_the_ages-event-corrupted = { $player } perde beni per una corruzione di { $corruption }.
through_the_ages-event-starved = A { $player } manca cibo per la popolazione: { $missing }.
through_the_ages-event-rebelled = { $player } affronta una sommossa e non produce niente.
through_the_ages-event-resigned_game = { $player } abbandona la partita.
through_the_ages-event-scored = { $player } segna { $culture ->
    [one] 1 punto cultura
   *[other] { $culture } punti cultura
} per { $card }.
through_the_ages-event-game_over = La partita è finita.

## Why an option is not possible now

through_the_ages-why-not_now_politics = Questa è la tua fase politica: fai un'azione politica, o passa.
through_the_ages-why-not_now_act = Questa è la tua fase delle azioni: usa le tue azioni, o termina il turno.
through_the_ages-why-not_now_card_build = Prima costruisci o migliora quello che la tua carta azione permette.
through_the_ages-why-not_now_card_develop = Prima sviluppa una tecnologia con la tua carta azione.
through_the_ages-why-not_now_gain = Prima di' quanto cibo e quante risorse prendi.
through_the_ages-why-not_now_lose = Prima di' quanto cibo e quante risorse perdi.
through_the_ages-why-not_now_tuck = Prima decidi se Omero resta sotto una delle tue meraviglie.
through_the_ages-why-not_now_token = Prima scegli la carta da cui prendi un segnalino blu.
through_the_ages-why-not_now_defend = Sei sotto attacco: difenditi, o passa.
through_the_ages-why-not_now_raid = Prima scegli l'edificio del rivale che viene distrutto.
through_the_ages-why-not_now_remove = Prima scegli che cosa togli: il leader o la meraviglia in costruzione del rivale.
through_the_ages-why-not_now_colony = Prima scegli una colonia.
through_the_ages-why-not_now_steal = Prima prendi tecnologie speciali dello sconfitto, o lascia così.
through_the_ages-why-not_now_answer = Prima rispondi all'offerta: accetta il patto o rifiutalo.
through_the_ages-why-not_now_bid = C'è un'asta per un territorio: fai un'offerta, o passa.
through_the_ages-why-not_now_send = Prima invia una forza di colonizzazione pari alla tua offerta.
through_the_ages-why-not_now_free_build = Si chiede solo se costruisci quello che l'evento indica: costruiscilo, o passa.
through_the_ages-why-not_now_civilize = Prima usa l'evento per la tua popolazione, un edificio o una tecnologia, o passa.
through_the_ages-why-not_now_lose_person = Prima scegli la carta da cui perdi un lavoratore.
through_the_ages-why-not_now_lose_building = Prima scegli l'edificio che perdi.
through_the_ages-why-not_now_ruin = Prima scegli la meraviglia che va in rovina.
through_the_ages-why-not_now_agree = Prima usa l'accordo: prendi carte dalla riga, o rinunciaci.
through_the_ages-why-not_now_discard = Prima scarta una carta militare.
through_the_ages-why-first_round = Nel primo round puoi solo prendere carte dalla riga delle carte.
through_the_ages-why-not_in_row = Questa carta non è nella riga delle carte.
through_the_ages-why-not_in_hand = Non hai questa carta in mano.
through_the_ages-why-no_civil_actions = Non ti restano abbastanza azioni civili.
through_the_ages-why-no_military_actions = Non ti restano abbastanza azioni militari.
through_the_ages-why-no_food = Non hai abbastanza cibo.
through_the_ages-why-no_resources = Non hai abbastanza risorse.
through_the_ages-why-no_science = Non hai abbastanza punti scienza.
through_the_ages-why-no_yellow = La tua banca gialla è vuota, quindi la tua popolazione non può crescere.
through_the_ages-why-no_blue = Non hai abbastanza segnalini blu per coprire i piani.
through_the_ages-why-wonder_unfinished = Hai una meraviglia in costruzione, e non puoi prenderne un'altra prima di completarla.
through_the_ages-why-hand_full = La tua mano è piena: il limite è il tuo totale di azioni civili, uno in più con { through_the_ages-card-library_of_alexandria }.
through_the_ages-why-leader_of_age = Hai già preso un leader di quest'epoca, e puoi prenderne solo uno per ognuna.
through_the_ages-why-same_technology = Hai già questa tecnologia in gioco o in mano.
through_the_ages-why-no_technology = Non hai sviluppato questa tecnologia.
through_the_ages-why-no_unused_worker = Non hai nessun lavoratore non utilizzato.
through_the_ages-why-nobody_there = Non hai nessun lavoratore su questa carta.
through_the_ages-why-urban_limit = Il tuo governo non permette altri edifici urbani di questo tipo.
through_the_ages-why-no_wonder = Non hai nessuna meraviglia in costruzione.
through_the_ages-why-not_so_many_stages = Alla tua meraviglia non mancano tanti piani.
through_the_ages-why-stages_at_once = Non puoi costruire tanti piani con un'azione civile: solo le tecnologie di costruzione ne permettono più di uno.
through_the_ages-why-partner_no_science = { through_the_ages-card-scientific_cooperation }: il tuo alleato non ha scienza con cui pagare.
through_the_ages-why-all_civil_actions = Una rivoluzione consuma tutte le tue azioni civili, e non tutte sono disponibili.
through_the_ages-why-all_military_actions = Con Robespierre una rivoluzione consuma tutte le tue azioni militari, e non tutte sono disponibili.
through_the_ages-why-just_taken = Non puoi giocare una carta azione nella stessa fase delle azioni in cui l'hai presa.
through_the_ages-why-nothing_to_build = Non c'è niente che tu possa costruire o migliorare con questa carta.
through_the_ages-why-nothing_to_develop = Non hai in mano nessuna tecnologia che tu possa sviluppare con questa carta.
through_the_ages-why-not_this_card = La carta azione che giochi non lo permette.
through_the_ages-why-one_tactic = Puoi giocare o copiare solo una tattica per turno.
through_the_ages-why-not_shared = Questa tattica non è tra quelle che si possono copiare.
through_the_ages-why-your_tactic = Usi già questa tattica.
through_the_ages-why-not_your_leader = Non hai il leader che lo permette.
through_the_ages-why-once_a_turn = L'hai già fatto in questo turno, e si può fare solo una volta.
through_the_ages-why-no_liner = Non hai completato { through_the_ages-card-ocean_liner_service }.
through_the_ages-why-no_trade_routes = Non hai nessun alleato in { through_the_ages-card-trade_routes_agreement }.
through_the_ages-why-wrong_amount = Questa non è una quantità che si possa scegliere qui.
through_the_ages-why-no_such_wonder = Non hai nessuna meraviglia simile che si possa scegliere qui.
through_the_ages-why-no_token_there = Su questa carta non c'è nessun segnalino blu.
through_the_ages-why-no_such_rival = Puoi rivolgerti solo a un rivale ancora in gioco.
through_the_ages-why-gandhi = Con Gandhi non puoi giocare aggressioni o guerre.
through_the_ages-why-pact_forbids = Un patto tra voi vieta questo attacco.
through_the_ages-why-not_stronger = Puoi attaccare solo un rivale più debole di te.
through_the_ages-why-no_colony = Lì non c'è nessuna colonia che si possa scegliere.
through_the_ages-why-nothing_to_infiltrate = Questo rivale non ha né un leader né una meraviglia in costruzione.
through_the_ages-why-last_round = Nell'ultimo round non si può dichiarare nessuna guerra.
through_the_ages-why-no_war_on_second = Nessuno può dichiarare guerra a questo giocatore: { through_the_ages-card-loss_of_sovereignty }.
through_the_ages-why-no_pacts_for_two = In due giocatori non ci sono patti.
through_the_ages-why-no_such_pact = Non fai parte di questo patto.
through_the_ages-why-no_resigning = Adesso nessuno può abbandonare la partita.
through_the_ages-why-defense_begun = Hai cominciato a difenderti, e devi continuare fino a eguagliare la forza dell'attaccante.
through_the_ages-why-defense_limit = Non puoi usare per la difesa più carte del tuo totale di azioni militari.
through_the_ages-why-defense_too_weak = Con questo non potresti eguagliare la forza dell'attaccante, e solo così puoi difenderti.
through_the_ages-why-together = Qui si scelgono più cose insieme: indicale tutte in una volta, in qualsiasi ordine.
through_the_ages-why-not_reached = Il tuo rivale non ce l'ha, o la tua carta non ci arriva.
through_the_ages-why-advantage_too_small = Il tuo vantaggio di forza non basta per questa tecnologia.
through_the_ages-why-bid_too_low = Devi offrire più di { $bid }.
through_the_ages-why-bid_too_high = Non puoi offrire più di quanto puoi inviare: { $most }.
through_the_ages-why-force_too_small = Non basta ancora: { $force } di { $bid } di forza, con almeno un'unità.
through_the_ages-why-bid_out_of_reach = Se invii questo adesso, non puoi più raggiungere la tua offerta.
through_the_ages-why-no_unit = Non ti resta nessuna unità simile.
through_the_ages-why-only_cook = Solo Cook può scartare carte militari per colonizzare, e due al massimo.
through_the_ages-why-unit_first = Una forza richiede almeno un'unità: sceglila insieme alle carte.
through_the_ages-why-budget = Questa carta costa più di quanto resta delle 5 azioni civili dell'accordo.
through_the_ages-why-defense_short = Non basta ancora: { $added } di { $needed } di forza.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

through_the_ages-wrong-players = { $path }: Through the Ages è per 2-4 giocatori, non per { $count }.
through_the_ages-wrong-kind = { $path }: la carta { $card } non è di un tipo che possa stare qui.
through_the_ages-wrong-technology = { $path }: «{ $name }» non è una tecnologia che possa stare qui.
through_the_ages-wrong-ruins = { $path }: possono essere rovine solo le meraviglie che il giocatore ha completato.
through_the_ages-wrong-shown_pacts = { $path }: possono essere stati mostrati solo patti che sono in mano.
through_the_ages-wrong-nobody_asked = Non si chiede niente a nessuno, eppure la partita non risulta finita.
through_the_ages-wrong-card_count = { $expected ->
    [one] La carta { $card } dovrebbe esserci una volta in tutto, ma il numero delle sue copie è { $count }.
   *[other] La carta { $card } dovrebbe esserci { $expected } volte in tutto, ma il numero delle sue copie è { $count }.
}
through_the_ages-wrong-yellow = Il posto { $seat } ha { $count } segnalini gialli in tutto, ma dovrebbe averne { $expected }.
through_the_ages-wrong-blue = Il posto { $seat } ha { $count } segnalini blu in tutto, ma dovrebbe averne { $expected }.
through_the_ages-wrong-negative = Il posto { $seat } ha meno di 0 di qualcosa: segnalini, lavoratori o punti.
through_the_ages-wrong-no_such_technology = Il posto { $seat } ha lavoratori o segnalini su { $card }, ma non ha questa tecnologia.
through_the_ages-wrong-step_card = { $path }: la domanda { $ask } non riguarda una carta così.
through_the_ages-wrong-step_seat = { $path }: la domanda { $ask } non riguarda un giocatore così.
through_the_ages-wrong-civil_used = Il posto { $seat } ha usato { $used } di { $total } azioni civili.
through_the_ages-wrong-military_used = Il posto { $seat } ha usato { $used } di { $total } azioni militari.
through_the_ages-wrong-not_in_hand = { $path }: { $card } è stata presa in questo turno ma non è in mano.
through_the_ages-wrong-two_specials = { $path }: { $card } e { $other } sono dello stesso tipo; una civiltà ha una tecnologia speciale per tipo.
through_the_ages-wrong-over_and_asked = La partita risulta finita, eppure a qualcuno si chiede ancora qualcosa.
through_the_ages-wrong-deck_in_age_iv = Nell'Epoca IV non ci sono mazzi: deck e military_deck sono vuoti.
through_the_ages-wrong-last_round = Il round { $round } viene dopo l'ultimo, { $last }.
through_the_ages-wrong-no_turn = In fondo a «steps» deve stare il turno di qualcuno (end_turn), non { $ask }: una fase di azioni è end_turn, discard, act.
through_the_ages-wrong-current = Risulta il turno del posto { $current }, ma i passi sono quelli di un turno del posto { $seat }.
through_the_ages-wrong-resigned_asked = Il posto { $seat } ha lasciato la partita e non gli si può chiedere nulla ({ $ask }).
through_the_ages-wrong-sent = Per la domanda { $ask }, «sent» elenca { $want } numeri: le unità cedute per tipo ed epoca, tutti 0 all'inizio.
through_the_ages-wrong-sent_units = Il posto { $seat } cede più unità di quante ne ha.
through_the_ages-wrong-war_on_oneself = Il posto { $seat } non può essere in guerra con se stesso.
through_the_ages-wrong-pact_with_oneself = Il posto { $seat } non può avere un patto con se stesso.
through_the_ages-wrong-pact_side = Il ruolo A del patto del posto { $seat } deve essere uno dei due alleati.
through_the_ages-wrong-leader_age = Il posto { $seat } ha il leader { $card }, ma in leaders_taken manca l'Epoca { $age }.
through_the_ages-wrong-homer_twice = Omero sta sotto una meraviglia del posto { $seat } e non può essere anche altrove.
through_the_ages-wrong-no_tactic = Il posto { $seat } non ha alcuna tattica che possa essere sua (tactic_exclusive).
through_the_ages-wrong-tactic = Il posto { $seat } usa la tattica { $card }, che non è sua (tactic_exclusive) né fra le shared_tactics.
through_the_ages-wrong-too_many_buildings = Il posto { $seat } ha { $count } edifici di un tipo; nessun governo ne permette più di { $most }.
through_the_ages-wrong-hand_and_play = Il posto { $seat } ha { $card } in mano, e anche in gioco.

## L'edizione del 2006: opzioni del tavolo

setting-name-through_the_ages-edition = Edizione
setting-value-through_the_ages-edition-2015 = Una nuova storia della civiltà (2015)
setting-about-through_the_ages-edition-2015 = Le tattiche si possono copiare, e nessuno sacrifica unità in battaglia.
setting-value-through_the_ages-edition-2006 = Il gioco originale (2006)
setting-about-through_the_ages-edition-2006 = Si possono sacrificare unità per attaccare e difendere, quindi la guerra è più dura. Tre versioni, dalla semplice alla completa.
setting-name-through_the_ages-version = Versione (2006)
setting-value-through_the_ages-version-full = Completa: Epoche da A a IV
setting-about-through_the_ages-version-full = La partita intera, e la più lunga.
setting-value-through_the_ages-version-advanced = Avanzata: Epoche da A a II, quattro eventi bonus scoperti
setting-about-through_the_ages-version-advanced = Più breve, con le carte militari ma senza l'Epoca III.
setting-value-through_the_ages-version-simple = Semplice: Epoche A e I, senza carte militari
setting-about-through_the_ages-version-simple = La più breve: per imparare come cresce una civiltà.
setting-name-through_the_ages-simplifying = Variante semplificativa (2006)
setting-value-through_the_ages-simplifying-no = Come da regolamento
setting-value-through_the_ages-simplifying-yes = Un segnalino giallo in più, e un edificio urbano in più di ogni tipo
setting-name-through_the_ages-military_alliances = Attaccanti (2006)
setting-value-through_the_ages-military_alliances-yes = Più rivali possono attaccare la stessa civiltà
setting-value-through_the_ages-military_alliances-no = Solo un rivale alla volta può attaccare una civiltà
setting-name-through_the_ages-military_draws = Carte militari (2006)
setting-value-through_the_ages-military_draws-production = Pescate alla fine del turno
setting-value-through_the_ages-military_draws-action = Pescate con azioni militari
setting-name-through_the_ages-corruption = Corruzione (2006)
setting-value-through_the_ages-corruption-strict = Tutte le miniere producono
setting-value-through_the_ages-corruption-alternative = Una miniera può non produrre
setting-name-through_the_ages-bonus_cards = Carte bonus dell'Epoca III (2006)
setting-value-through_the_ages-bonus_cards-none = Sono tutte nel mazzo militare
setting-value-through_the_ages-bonus_cards-face_up = Alcune sono scoperte dall'inizio
setting-value-through_the_ages-bonus_cards-age_by_age = Cinque si scoprono epoca dopo epoca
setting-value-through_the_ages-bonus_cards-personal = Ogni giocatore ne tiene in segreto
setting-value-through_the_ages-bonus_cards-public = Ogni giocatore ne sceglie apertamente
setting-name-through_the_ages-fewer_bonuses = Minor numero di bonus (2006)
setting-value-through_the_ages-fewer_bonuses-no = Gli eventi dell'Epoca III rimasti nei mazzi degli eventi contano alla fine
setting-value-through_the_ages-fewer_bonuses-yes = Gli eventi dell'Epoca III rimasti nei mazzi degli eventi non contano
through_the_ages-setting-only_2006 = L'impostazione { $name } è dell'edizione del 2006: aggiungi edition=2006.
through_the_ages-setting-not_simple = L'impostazione { $name } non si può cambiare nella versione semplice.
through_the_ages-setting-only_full = L'impostazione { $name } si può cambiare solo nella versione completa.
through_the_ages-setting-peace_without_attacks = In una partita pacifica non ci sono attacchi: togli { $name }.
setting-name-through_the_ages-face_up_cards = Carte bonus scoperte (2006)
setting-value-through_the_ages-face_up_cards-4 = Quattro
setting-value-through_the_ages-face_up_cards-3 = Tre
setting-value-through_the_ages-face_up_cards-5 = Cinque
through_the_ages-setting-only_face_up = L'impostazione { $name } richiede carte bonus scoperte dall'inizio: aggiungi bonus_cards=face_up.

## L'edizione del 2006: mosse e domande

through_the_ages-option-sacrifice = Sacrifica { $card }
through_the_ages-option-loot = Prendi { $a } cibo, e il resto in risorse
through_the_ages-option-draw = Pesca una carta militare
through_the_ages-option-rest = Non far produrre una miniera: { $card }
through_the_ages-option-bonus_card = Scegli la carta bonus { $card }
through_the_ages-ask-leave = Hai ceduto questa azione politica. Puoi solo abbandonare la partita, o passare.
through_the_ages-ask-defend_2006 = { $rival } ti attacca con { $card }. Sacrifica unità o gioca carte bonus che valgano { $missing } di forza, oppure passa e lascia che l'attacco riesca.
through_the_ages-ask-strike = { $card } contro { $rival }: finora la tua forza è { $strength }. Quali unità sacrifichi?
through_the_ages-ask-resist = { $card } di { $rival }, che ha forza { $attack }: finora la tua è { $strength }. Quali unità sacrifichi?
through_the_ages-ask-loot = { $card }: prendi a { $rival } { $advantage } tra cibo e risorse. Quanto cibo?
through_the_ages-ask-mine = Le tue miniere producono. Ne lasci ferma una?
through_the_ages-ask-choose_bonus = Quale carta bonus scegli? Alla fine conta per tutti.
through_the_ages-ask-leave_before_war = Il tuo turno comincia e la tua guerra non è ancora stata risolta. Prima puoi abbandonare la partita, oppure passare.

## L'edizione del 2006: che cosa succede

through_the_ages-event-sacrificed = { $player } sacrifica { $card }.
through_the_ages-event-announced = { $player } ha una forza di { $strength }.
through_the_ages-event-rested = { $player } non fa produrre una miniera: { $card }.
through_the_ages-event-bonus_kept = { $player } sceglie la carta bonus { $card }.
through_the_ages-event-bonus_kept_hidden = { $player } sceglie in segreto una carta bonus.
through_the_ages-event-bonus_shown = Si scopre una carta bonus: { $card }.
through_the_ages-event-bonus_scored = { $player } segna { $culture ->
    [one] 1 punto cultura
   *[other] { $culture } punti cultura
} per { $bonus ->
    [technologies] tecnologie di livello I
    [strength] forza
    [happiness] visi felici
    [science] scienza prodotta
   *[other] cibo e risorse prodotti
}.

## L'edizione del 2006: perché no

through_the_ages-why-no_military_cards = Non è rimasta nessuna carta militare da pescare.
through_the_ages-why-attacked_by_another = Un altro rivale sta attaccando questa civiltà.
through_the_ages-why-no_leader = Questo rivale non ha un leader.
through_the_ages-why-no_unfinished_wonder = Questo rivale non ha meraviglie in costruzione.
through_the_ages-why-no_sacrifice_now = Nell'ultimo round non si può sacrificare nessuna unità.
through_the_ages-why-only_bonus_cards = Delle tue carte militari qui contano solo quelle bonus.
through_the_ages-why-once_a_game = Si può fare una volta sola nella partita.
through_the_ages-why-politics_traded = Hai ceduto questa azione politica.
through_the_ages-why-not_now_sacrifice = Ti si chiede quali unità sacrifichi.
through_the_ages-why-not_now_mine = Ti si chiede se una miniera non produce.
through_the_ages-why-not_now_loot = Ti si chiede quanto cibo prendi.
through_the_ages-why-not_now_choose_bonus = Ti si chiede una carta bonus.
through_the_ages-why-no_such_bonus = Non puoi scegliere questa carta bonus.
through_the_ages-why-war_first = La tua guerra si risolve prima della tua azione politica.
