### Cards of Imperium: their names, and what they do, put together from the steps of their abilities.

## Names of cards: printed names where the rulebook has them; kinds of the same name are told apart

imperium-card-prosperity = Prosperità
imperium-card-advance = Avanzare
imperium-card-glory = Gloria
imperium-card-conquer = Conquistare
imperium-card-unrest = Disordine
imperium-card-writing_systems = Sistemi di scrittura
imperium-card-king_of_kings_a = Re dei Re (lato A)
imperium-card-king_of_kings_b = Re dei Re (lato B)
imperium-card-drama_poetry = Dramma e poesia
imperium-card-education = Istruzione
imperium-card-moneylenders = Usurai
imperium-card-corruption = Corruzione
imperium-card-onager = Onagro
imperium-card-metropolis = Metropoli
imperium-card-exports = Esportazioni
imperium-card-urban_development = Sviluppo urbano
imperium-card-mercenaries = Mercenari
imperium-card-cataphract = Catafratto
imperium-card-jade_mask = Maschera di giada
imperium-card-elders = Anziani
imperium-card-invasion = Invasione
imperium-card-oracle = Oracolo
imperium-card-rituals_ceremonies = Rituali e cerimonie
imperium-card-city = Città
imperium-card-diplomacy = Diplomazia
imperium-card-leadership = Comando
imperium-card-lost_scroll = Pergamena perduta
imperium-card-pharmacy = Farmacia
imperium-card-wonder = Meraviglia
imperium-card-coinage = Coniazione
imperium-card-temple = Tempio
imperium-card-praiseworthy = Lodevole
imperium-card-great = Grande
imperium-card-notorious = Famigerato
imperium-card-marvellous = Meraviglioso
imperium-card-glorious = Glorioso
imperium-card-triumphant = Trionfante
imperium-card-awe_inspiring = Maestoso
imperium-card-wilderness = Terre selvagge
imperium-card-jungle = Giungla
imperium-card-mountain_classics = Montagna (Classici)
imperium-card-coast = Costa
imperium-card-floodplain = Pianura alluvionale
imperium-card-forest = Foresta
imperium-card-oasis = Oasi
imperium-card-hills = Colline
imperium-card-marsh = Palude
imperium-card-steppe = Steppa
imperium-card-river = Fiume
imperium-card-cape = Capo
imperium-card-woodland = Bosco
imperium-card-sacred_pass = Passo sacro
imperium-card-armenians = Armeni
imperium-card-assyrians = Assiri
imperium-card-egyptians = Egizi
imperium-card-ionians = Ioni
imperium-card-qin = Qin
imperium-card-olmecs = Olmechi
imperium-card-sumerians = Sumeri
imperium-card-aksumites = Aksumiti
imperium-card-minoans = Minoici
imperium-card-mauryans = Maurya
imperium-card-hittites = Ittiti
imperium-card-standing_army = Esercito permanente
imperium-card-town = Borgo
imperium-card-shrine = Santuario
imperium-card-mysticism = Misticismo
imperium-card-agriculture = Agricoltura
imperium-card-boats = Barche
imperium-card-shaduf = Shaduf
imperium-card-ambassador = Ambasciatore
imperium-card-gambling = Gioco d'azzardo
imperium-card-port = Porto
imperium-card-astronomy = Astronomia
imperium-card-cartography = Cartografia
imperium-card-masonry = Muratura
imperium-card-civil_service = Pubblica amministrazione
imperium-card-amphitheatre = Anfiteatro
imperium-card-imperial = Imperiale
imperium-card-independent = Indipendente
imperium-card-magnificent = Magnifico
imperium-card-outstanding = Eccezionale
imperium-card-proud = Orgoglioso
imperium-card-eminent = Eminente
imperium-card-acclaimed = Acclamato
imperium-card-fortunate_isle = Isola Fortunata
imperium-card-rainforest = Foresta pluviale
imperium-card-mountain_legends = Montagna (Leggende)
imperium-card-peninsula = Penisola
imperium-card-lakes = Laghi
imperium-card-highlands = Altopiano
imperium-card-sacred_grove = Bosco sacro
imperium-card-lowlands = Bassopiano
imperium-card-moor = Brughiera
imperium-card-plain = Pianura
imperium-card-archipelago = Arcipelago
imperium-card-fortified_region = Regione fortificata
imperium-card-grassland = Prateria
imperium-card-island = Isola
imperium-card-etruscans = Etruschi
imperium-card-scythians = Sciti
imperium-card-vikings = Vichinghi
imperium-card-phoenicians = Fenici
imperium-card-romans = Romani
imperium-card-greeks = Greci
imperium-card-carthaginians = Cartaginesi
imperium-card-persians = Persiani
imperium-card-celts = Celti
imperium-card-macedonians = Macedoni
imperium-card-xiongnu = Xiongnu
imperium-card-mining = Miniere
imperium-card-espionage = Spionaggio
imperium-card-monument = Monumento
imperium-card-code_of_laws = Codice di leggi
imperium-card-religion = Religione
imperium-card-domestication = Addomesticamento
imperium-card-water_mill = Mulino ad acqua
imperium-card-qanat = Qanat
imperium-card-road_building = Costruzione di strade
imperium-card-art = Arte
imperium-card-carthaginians_power_a = Cartaginesi, potere A
imperium-card-carthaginians_power_b = Cartaginesi, potere B
imperium-card-city_of_carthage = Città di Cartagine
imperium-card-elephants = Elefanti
imperium-card-hegemony = Egemonia
imperium-card-hannibal = Annibale
imperium-card-trading_ships = Navi mercantili
imperium-card-monopoly = Monopolio
imperium-card-caravans = Carovane
imperium-card-iberia = Iberia
imperium-card-berbers = Berberi
imperium-card-dido_queen_of_carthage = Didone, regina di Cartagine
imperium-card-carthaginian_traders = Mercanti cartaginesi
imperium-card-balearic_islands = Isole Baleari
imperium-card-mauretania = Mauretania
imperium-card-celts_power_a = Celti, potere A
imperium-card-celts_power_b = Celti, potere B
imperium-card-celtic_gold = Oro celtico
imperium-card-celtic_innovation = Innovazione celtica
imperium-card-chainmail = Cotta di maglia
imperium-card-chariots = Carri da guerra
imperium-card-ogham_script = Scrittura ogamica
imperium-card-vercingetorix = Vercingetorige
imperium-card-armorica = Armorica
imperium-card-belgica = Belgica
imperium-card-britannia = Britannia
imperium-card-hibernia = Hibernia
imperium-card-druids = Druidi
imperium-card-boudicca = Budicca
imperium-card-cattle_raid = Razzia di bestiame
imperium-card-cauldron_of_cerridwen = Calderone di Cerridwen
imperium-card-celtica = Celtica
imperium-card-greeks_power_a = Greci, potere A
imperium-card-greeks_power_b = Greci, potere B
imperium-card-olympic_games = Giochi olimpici
imperium-card-greek_prosperity = Prosperità greca
imperium-card-pericles = Pericle
imperium-card-city_of_corinth = Città di Corinto
imperium-card-science = Scienza
imperium-card-greek_innovation = Innovazione greca
imperium-card-direct_democracy = Democrazia diretta
imperium-card-lighthouse = Faro
imperium-card-philosophy = Filosofia
imperium-card-city_of_athens = Città di Atene
imperium-card-plains_of_thessaly = Pianure della Tessaglia
imperium-card-greek_mercenaries = Mercenari greci
imperium-card-settlers = Coloni
imperium-card-city_of_sparta = Città di Sparta
imperium-card-peloponnese = Peloponneso
imperium-card-forest_of_pholoe = Foresta di Foloe
imperium-card-macedonians_power_a = Macedoni, potere A
imperium-card-macedonians_power_b = Macedoni, potere B
imperium-card-alexander = Alessandro
imperium-card-development_macedonians = Sviluppo (Macedoni)
imperium-card-parmenion = Parmenione
imperium-card-companion_cavalry = Cavalleria degli Eteri
imperium-card-alexander_the_great = Alessandro Magno
imperium-card-mosaics = Mosaici
imperium-card-alexandria_in_egypt = Alessandria d'Egitto
imperium-card-alexandria_in_ariana = Alessandria in Ariana
imperium-card-uxians = Uxii
imperium-card-philip_ii = Filippo II
imperium-card-phalanx = Falange
imperium-card-haliacmon_valley = Valle dell'Aliacmone
imperium-card-orestis = Orestide
imperium-card-pelagonia = Pelagonia
imperium-card-persians_power_a = Persiani, potere A
imperium-card-persians_power_b = Persiani, potere B
imperium-card-city_of_persepolis = Città di Persepoli
imperium-card-battering_ram = Ariete
imperium-card-development_persians = Sviluppo (Persiani)
imperium-card-windmills = Mulini a vento
imperium-card-satrap = Satrapo
imperium-card-persian_gold = Oro persiano
imperium-card-babylonians = Babilonesi
imperium-card-darius_i = Dario I
imperium-card-arachosia = Aracosia
imperium-card-nisaean_plain = Pianura di Nisa
imperium-card-median_empire = Impero dei Medi
imperium-card-bactria = Battria
imperium-card-zagros = Zagros
imperium-card-lydians = Lidi
imperium-card-romans_power_a = Romani, potere A
imperium-card-romans_power_b = Romani, potere B
imperium-card-julius_caesar = Giulio Cesare
imperium-card-military_engineering = Ingegneria militare
imperium-card-roman_invasion = Invasione romana
imperium-card-legions = Legioni
imperium-card-the_senate = Il Senato
imperium-card-rome_the_eternal_city = Roma, la Città Eterna
imperium-card-emperor_trajan = Imperatore Traiano
imperium-card-bread_and_circuses = Pane e circensi
imperium-card-gallia_aquitania = Gallia Aquitania
imperium-card-raetia = Rezia
imperium-card-triumvirate = Triumvirato
imperium-card-city_of_rome = Città di Roma
imperium-card-dalmatia = Dalmazia
imperium-card-roman_expansion = Espansione romana
imperium-card-scythians_power_a = Sciti, potere A
imperium-card-scythians_power_b = Sciti, potere B
imperium-card-ateas = Ateas
imperium-card-kurgans = Kurgan
imperium-card-city_of_gelonus = Città di Gelono
imperium-card-jewellery = Gioielli
imperium-card-tamga = Tamga
imperium-card-pontic_steppe = Steppa pontica
imperium-card-tarim_basin = Bacino del Tarim
imperium-card-caucasia = Caucaso
imperium-card-raiders = Razziatori
imperium-card-nomads = Nomadi
imperium-card-nomads_barbarian = Nomadi (barbaro)
imperium-card-carpathian_mountains = Monti Carpazi
imperium-card-tian_shan = Tian Shan
imperium-card-mounted_archers = Arcieri a cavallo
imperium-card-tents = Tende
imperium-card-vikings_power_a = Vichinghi, potere A
imperium-card-vikings_power_b = Vichinghi, potere B
imperium-card-harald_hardrada = Harald Hardrada
imperium-card-iceland = Islanda
imperium-card-combs = Pettini
imperium-card-graenland = Grœnland
imperium-card-foroyar = Føroyar
imperium-card-vinland = Vinland
imperium-card-sagas = Saghe
imperium-card-city_of_dubh_linn = Città di Dubh Linn
imperium-card-longships = Drakkar
imperium-card-skis = Sci
imperium-card-rollo_the_walker = Rollone il Camminatore
imperium-card-go_a_viking = Andare in spedizione vichinga
imperium-card-gothja = Gothja
imperium-card-scandinavia = Scandinavia
imperium-card-erik_the_red = Erik il Rosso
imperium-card-jomsviking = Jomsvichingo
imperium-card-althing = Althing
imperium-card-arthurians_power_a = Arturiani, potere A
imperium-card-arthurians_power_b = Arturiani, potere B
imperium-card-king_arthurs_court = La corte di re Artù
imperium-card-graal = Graal
imperium-card-lawnslot_llyn = Lawnslot Llyn (ser Lancillotto)
imperium-card-twrch_trwyth = Twrch Trwyth
imperium-card-taliesin_the_bard = Taliesin il Bardo
imperium-card-excalibur = Excalibur
imperium-card-gwaith_camlan = Gwaith Camlan
imperium-card-bedwyr = Bedwyr
imperium-card-viviane_of_the_lake = Viviana del Lago
imperium-card-city_of_camelot = Città di Camelot
imperium-card-britannia_flavia = Britannia Flavia
imperium-card-ynys_afallach = Ynys Afallach (Avalon)
imperium-card-gwalchmei = Gwalchmei (ser Galvano)
imperium-card-lady_bertilak = Lady Bertilak
imperium-card-morigena = Morigena
imperium-card-peredur = Peredur (ser Parsifal)
imperium-card-cai = Cai (ser Kay)
imperium-card-king_arthur = Re Artù
imperium-card-uthyr_pendragon = Uthyr Pendragon
imperium-card-britannia_prima = Britannia Prima
imperium-card-britannia_secunda = Britannia Secunda
imperium-card-myrddin_wyllt = Myrddin Wyllt (Merlino)
imperium-card-guennuvar = Guennuvar
imperium-card-cafall = Cafall
imperium-card-atlanteans_power_a = Atlantidei, potere A
imperium-card-atlanteans_power_b = Atlantidei, potere B
imperium-card-advanced_culture = Cultura avanzata
imperium-card-palace_of_poseidon = Palazzo di Poseidone
imperium-card-spread_of_atlantis = Espansione di Atlantide
imperium-card-development_atlanteans = Sviluppo (Atlantidei)
imperium-card-moats_and_walls = Fossati e mura
imperium-card-myths_and_legends = Miti e leggende
imperium-card-vast_wealth = Vasta ricchezza
imperium-card-kleito = Clito
imperium-card-mountain_of_atlantis = Montagna di Atlantide
imperium-card-themiscyra = Temiscira
imperium-card-flood = Inondazione
imperium-card-prosperity_atlanteans = Prosperità (Atlantidei)
imperium-card-thule = Thule
imperium-card-hesperides = Esperidi
imperium-card-elysian_fields = Campi Elisi
imperium-card-atlantean_fleet = Flotta atlantidea
imperium-card-egyptians_power_a = Egizi, potere A
imperium-card-egyptians_power_b = Egizi, potere B
imperium-card-unification = Unificazione
imperium-card-development_egyptians = Sviluppo (Egizi)
imperium-card-embalming = Imbalsamazione
imperium-card-obelisk = Obelisco
imperium-card-ramesses_ii = Ramses II
imperium-card-egyptian_expansion = Espansione egizia
imperium-card-medicine = Medicina
imperium-card-pyramids = Piramidi
imperium-card-egyptian_legacy = Eredità egizia
imperium-card-red_land = Terra rossa
imperium-card-kushites = Kushiti
imperium-card-flood_of_the_nile = Piena del Nilo
imperium-card-egyptian_incursion = Incursione egizia
imperium-card-egyptian_hieroglyphics = Geroglifici egizi
imperium-card-lower_nile = Basso Nilo
imperium-card-nile_valley = Valle del Nilo
imperium-card-mauryans_power_a = Maurya, potere A
imperium-card-mauryans_power_b = Maurya, potere B
imperium-card-mathematics_mauryans = Matematica (Maurya)
imperium-card-grand_trunk_road = Grande Strada Maestra
imperium-card-ashoka = Ashoka
imperium-card-buddhism = Buddismo
imperium-card-edicts_of_ashoka = Editti di Ashoka
imperium-card-punch_marked_coins = Monete punzonate
imperium-card-arthashastra = Arthashastra
imperium-card-nanda_dynasty = Dinastia Nanda
imperium-card-city_of_pataliputra = Città di Pataliputra
imperium-card-indian_elephants = Elefanti indiani
imperium-card-indian_elephants_barbarian = Elefanti indiani (barbaro)
imperium-card-gandhara = Gandhara
imperium-card-chandragupta = Chandragupta
imperium-card-chanakya = Chanakya
imperium-card-magadha = Magadha
imperium-card-indus_valley = Valle dell'Indo
imperium-card-minoans_power_a = Minoici, potere A
imperium-card-minoans_power_b = Minoici, potere B
imperium-card-king_minos = Re Minosse
imperium-card-minoan_traders = Mercanti minoici
imperium-card-drainage_system_minoans = Sistema di drenaggio (Minoici)
imperium-card-architecture = Architettura
imperium-card-frescos = Affreschi
imperium-card-labyrinth = Labirinto
imperium-card-minoan_expansion = Espansione minoica
imperium-card-seal_stones = Sigilli di pietra
imperium-card-knossos = Cnosso
imperium-card-pottery = Ceramica
imperium-card-thera = Tera
imperium-card-crete = Creta
imperium-card-cyprus = Cipro
imperium-card-olmecs_power_a = Olmechi, potere A
imperium-card-olmecs_power_b = Olmechi, potere B
imperium-card-san_lorenzo_tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-step_pyramids = Piramidi a gradoni
imperium-card-ritual_sacrifice = Sacrificio rituale
imperium-card-olmec_traders = Mercanti olmechi
imperium-card-tres_zapotes = Tres Zapotes
imperium-card-stone_heads = Teste di pietra
imperium-card-drainage_system_olmecs = Sistema di drenaggio (Olmechi)
imperium-card-cacao = Cacao
imperium-card-olmec_hieroglyphics = Geroglifici olmechi
imperium-card-calendar = Calendario
imperium-card-stone_mask = Maschera di pietra
imperium-card-lodestone_compass = Bussola di magnetite
imperium-card-ball_games = Giochi della palla
imperium-card-laguna_de_los_cerros = Laguna de los Cerros
imperium-card-la_venta = La Venta
imperium-card-qin_power_a = Qin, potere A
imperium-card-qin_power_b = Qin, potere B
imperium-card-long_walls_i = Lunghe Mura I
imperium-card-long_walls_ii = Lunghe Mura II
imperium-card-long_walls_iii = Lunghe Mura III
imperium-card-long_walls_iv = Lunghe Mura IV
imperium-card-emperor_qin_shi_huang = Imperatore Qin Shi Huang
imperium-card-mathematics_qin = Matematica (Qin)
imperium-card-king_wu_of_qin = Re Wu di Qin
imperium-card-metallurgy = Metallurgia
imperium-card-terracotta_warriors = Guerrieri di terracotta
imperium-card-eastern_zhou = Zhou Orientali
imperium-card-confucianism = Confucianesimo
imperium-card-legalism = Legismo
imperium-card-school_of_diplomacy = Scuola di diplomazia
imperium-card-western_zhou = Zhou Occidentali
imperium-card-duke_zhuang_of_qin = Duca Zhuang di Qin
imperium-card-mandate_of_heaven = Mandato del Cielo
imperium-card-utopians_power_a = Utopici, potere A
imperium-card-utopians_power_b = Utopici, potere B
imperium-card-visions_of_shangri_la = Visioni di Shangri-La
imperium-card-path_to_shangri_la = Sentiero per Shangri-La
imperium-card-gates_of_shangri_la = Porte di Shangri-La
imperium-card-shangri_la = Shangri-La
imperium-card-monastery = Monastero
imperium-card-portals = Portali
imperium-card-daochang = Daochang
imperium-card-lost_tomes = Tomi perduti
imperium-card-tree_of_knowledge = Albero della conoscenza
imperium-card-charity = Carità
imperium-card-meditation = Meditazione
imperium-card-mountain_retreat = Ritiro di montagna
imperium-card-sacred_scroll = Pergamena sacra

## Nations

imperium-nation-carthaginians = Cartaginesi
imperium-nation-celts = Celti
imperium-nation-greeks = Greci
imperium-nation-macedonians = Macedoni
imperium-nation-persians = Persiani
imperium-nation-romans = Romani
imperium-nation-scythians = Sciti
imperium-nation-vikings = Vichinghi
imperium-nation-arthurians = Arturiani
imperium-nation-atlanteans = Atlantidei
imperium-nation-egyptians = Egizi
imperium-nation-mauryans = Maurya
imperium-nation-minoans = Minoici
imperium-nation-olmecs = Olmechi
imperium-nation-qin = Qin
imperium-nation-utopians = Utopici

## Suits, headers, icons, states, resources

imperium-suit-region = regione
imperium-suit-uncivilised = primitiva
imperium-suit-civilised = civilizzata
imperium-suit-tributary = tributario
imperium-suit-fame = fama
imperium-suit-unrest = disordine
imperium-suit-power = carta potere
imperium-header-pinned = fissa
imperium-header-attack = attacco
imperium-header-permanent = permanente
imperium-icon-production = produzione
imperium-icon-river = fiume
imperium-icon-fertile = terra fertile
imperium-icon-city = città
imperium-icon-metropolis = metropoli
imperium-icon-knight = cavaliere
imperium-icon-mask = maschera
imperium-icon-scroll = pergamena
imperium-state-barbarian = barbaro
imperium-state-empire = impero
imperium-resource-material = materiali
imperium-resource-population = popolazione
imperium-resource-progress = progresso
imperium-amount-material = { $n ->
    [one] 1 materiale
   *[other] { $n } materiali
}
imperium-amount-population = { $n ->
    [one] 1 di popolazione
   *[other] { $n } di popolazione
}
imperium-amount-progress = { $n ->
    [one] 1 di progresso
   *[other] { $n } di progresso
}

## What stands on a card besides its abilities

imperium-face-icon = { $n ->
    [one] { $icon }
   *[other] { $icon } ×{ $n }
}
imperium-face-barbarian = solo da barbaro
imperium-face-empire = solo da impero
imperium-face-free_play = si gioca senza spendere azioni
imperium-face-unplayable = non si può giocare
imperium-face-no_garrison = non si può proteggere
imperium-face-requires = si può giocare se { $condition }
imperium-face-cost = costo di sviluppo: { $amounts }

## Points

imperium-points-fixed = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
imperium-points-in_history = { $n ->
    [one] 1 punto nella tua storia
   *[other] { $n } punti nella tua storia
}
imperium-points-in_play = { $n ->
    [one] 1 punto in gioco
   *[other] { $n } punti in gioco
}
imperium-points-not_in_play = { $n ->
    [one] 1 punto se non è in gioco
   *[other] { $n } punti se non è in gioco
}
imperium-points-garrisoned = { $n ->
    [one] 1 punto se è protetta
   *[other] { $n } punti se è protetta
}
imperium-points-term = { $n ->
    [one] 1 punto per { $of }
   *[other] { $n } punti per { $of }
}
imperium-points-variable = { $terms }, al massimo 10
imperium-points-otherwise = { $cases }; altrimenti { $n }

## Verbs: what to do (do), what one may do (to), what somebody else does (does)

imperium-verb-gain = { $form ->
    [to] ottenere
    [does] ottiene
   *[do] ottieni
}
imperium-verb-pay = { $form ->
    [to] pagare
    [does] paga
   *[do] paga
}
imperium-verb-spend = { $form ->
    [to] spendere
    [does] spende
   *[do] spendi
}
imperium-verb-steal = { $form ->
    [to] rubare
    [does] ruba
   *[do] ruba
}
imperium-verb-draw = { $form ->
    [to] pescare
    [does] pesca
   *[do] pesca
}
imperium-verb-take = { $form ->
    [to] prendere
    [does] prende
   *[do] prendi
}
imperium-verb-bring = { $form ->
    [to] prendere
    [does] prende
   *[do] prendi
}
imperium-verb-resolve = { $form ->
    [to] risolvere
    [does] risolve
   *[do] risolvi
}
imperium-verb-discard = { $form ->
    [to] scartare
    [does] scarta
   *[do] scarta
}
imperium-verb-put = { $form ->
    [to] mettere
    [does] mette
   *[do] metti
}
imperium-verb-acquire = { $form ->
    [to] acquisire
    [does] acquisisce
   *[do] acquisisci
}
imperium-verb-break_through = { $form ->
    [to] migliorare
    [does] migliora
   *[do] migliora
}
imperium-verb-return = { $form ->
    [to] restituire
    [does] restituisce
   *[do] restituisci
}
imperium-verb-look = { $form ->
    [to] guardare
    [does] guarda
   *[do] guarda
}
imperium-verb-exile = { $form ->
    [to] esiliare
    [does] esilia
   *[do] esilia
}
imperium-verb-abandon = { $form ->
    [to] abbandonare
    [does] abbandona
   *[do] abbandona
}
imperium-verb-recall = { $form ->
    [to] richiamare
    [does] richiama
   *[do] richiama
}
imperium-verb-garrison = { $form ->
    [to] proteggere
    [does] protegge
   *[do] proteggi
}
imperium-verb-develop = { $form ->
    [to] sviluppare
    [does] sviluppa
   *[do] sviluppa
}
imperium-verb-play = { $form ->
    [to] giocare
    [does] gioca
   *[do] gioca
}
imperium-verb-sink = { $form ->
    [to] sommergere
    [does] sommerge
   *[do] sommergi
}
imperium-verb-turn = { $form ->
    [to] girare
    [does] gira
   *[do] gira
}
imperium-verb-search = { $form ->
    [to] cercare
    [does] cerca
   *[do] cerca
}
imperium-verb-swap = { $form ->
    [to] scambiare
    [does] scambia
   *[do] scambia
}
imperium-verb-give = { $form ->
    [to] dare
    [does] dà
   *[do] da'
}
imperium-verb-reveal = { $form ->
    [to] rivelare
    [does] rivela
   *[do] rivela
}
imperium-verb-shuffle = { $form ->
    [to] mescolare
    [does] mescola
   *[do] mescola
}
imperium-verb-name = { $form ->
    [to] dichiarare
    [does] dichiara
   *[do] dichiara
}
imperium-verb-count = { $form ->
    [to] contare
    [does] conta
   *[do] conta
}
imperium-verb-use = { $form ->
    [to] usare
    [does] usa
   *[do] usa
}
imperium-verb-avoid = { $form ->
    [to] evitare
    [does] evita
   *[do] evita
}
imperium-verb-trigger = { $form ->
    [to] far scattare
    [does] fa scattare
   *[do] fai scattare
}
imperium-verb-replace = { $form ->
    [to] sostituire
    [does] sostituisce
   *[do] sostituisci
}
imperium-verb-become = { $form ->
    [to] diventare
    [does] diventa
   *[do] diventa
}
imperium-verb-choose = { $form ->
    [to] scegliere
    [does] sceglie
   *[do] scegli
}

## Steps: a verb and what it is about

imperium-do-gain = { $verb } { $amount }
imperium-do-gain_per = { $verb } { $amount } per { $per }
imperium-do-pay = { $verb } { $amount }
imperium-do-pay_all = { $verb } tutto il tuo progresso (almeno { $n })
imperium-do-steal = { $verb } { $amount } a { $from }
imperium-do-steal_or = { $verb } { $amount } a { $from }; chi non può dare tutto { $steps }
imperium-do-place_on_market = { $verb } { $amount } su una carta del mercato
imperium-do-place_on_card = { $verb } { $amount } su questa carta
imperium-do-gain_tokens_from_card = { $verb } il progresso che aveva sopra
imperium-do-double_tokens_gained = { $verb } di nuovo la stessa quantità di { $resource }
imperium-do-take_unrest = { $verb } { $cards }
imperium-do-top_fame = { $verb } la prima carta fama
imperium-do-look_fame = { $verb } le prime { $n } carte fama e { $then } una di esse
imperium-do-develop = { $verb } una carta pagandone il costo
imperium-do-develop_free = { $verb } una carta gratis
imperium-do-acquire = { $verb } { $cards }
imperium-do-break_through = { $verb } { $cards }
imperium-do-free_play = { $verb } { $cards } { $place } senza spendere un'altra azione
imperium-do-free_play_any_state = { $verb } { $cards } { $place } senza spendere un'altra azione, qualunque sia il tuo stato
imperium-do-choose = { $verb } un'opzione: { $options }
imperium-do-discard = { $verb } { $cards }
imperium-do-to_discard_nation_deck_top = { $verb } la prima carta del tuo mazzo nazione nei tuoi scarti
imperium-do-to_discard_active_quest = { $verb } la missione attiva nei tuoi scarti
imperium-do-draw = { $verb } { $cards }
imperium-do-draw_per = { $verb } { $cards } per { $per }
imperium-do-draw_if_able = { $verb } { $cards } se il tuo mazzo di pesca non è vuoto
imperium-do-draw_active_quest = { $verb } in mano la missione attiva
imperium-do-to_hand = { $verb } in mano { $cards }
imperium-do-on_deck = { $verb } { $cards } in cima al tuo mazzo di pesca
imperium-do-to_history = { $verb } { $cards } nella tua storia
imperium-do-sink = { $verb } { $cards }
imperium-do-exile = { $verb } { $cards }
imperium-do-exile_market = { $verb } una carta del mercato
imperium-do-return_unrest = { $verb } { $cards }
imperium-do-abandon = { $verb } { $cards }
imperium-do-recall = { $verb } { $cards }
imperium-do-garrison = { $verb } { $cards } qui
imperium-do-garrison_self = { $verb } questa carta in { $cards } e { $then } ciò che quella carta fa quando si gioca
imperium-do-return_to_unrest_pile = { $verb } questa carta alla pila dei disordini
imperium-do-look = { $verb } la prima carta del tuo mazzo nazione
imperium-do-shuffle = { $verb } il tuo mazzo nazione
imperium-do-bottom_of_nation_deck = { $verb } quella carta in fondo al tuo mazzo nazione
imperium-do-declare_suit = { $verb } una classe di carta
imperium-do-reveal = { $verb } { $place }
imperium-do-treat_icon_as = fino alla fine del turno, { $verb } un'icona { $icon } come { $n } di { $as }
imperium-do-copy_exhaust = { $verb } l'abilità di esaurimento di { $cards } di un altro giocatore
imperium-do-avoid_attack = { $verb } l'attacco
imperium-do-avoid_attack_unless = { $verb } l'attacco, a meno che l'attaccante ti dia { $amount }
imperium-do-trigger_game_end = { $verb } la fine della partita
imperium-do-flip = { $verb } questa carta
imperium-do-replace_journey = { $verb } questa carta con { $card }
imperium-do-set_state = { $verb } un impero
imperium-do-put_into_play = { $verb } questa carta in gioco
imperium-do-find_hand = { $verb } { $cards } { $place } da prendere in mano
imperium-do-find_discard = { $verb } { $cards } { $place } da mettere nei tuoi scarti
imperium-do-find_history = { $verb } { $cards } { $place } da mettere nella tua storia
imperium-do-give_card = { $verb } a ogni altro giocatore una carta { $place }
imperium-do-give_card_if = { $verb } a ogni altro giocatore una carta { $place }; chi riceve { $cards } { $steps }
imperium-do-swap_exile_market = { $verb } una carta esiliata con una del mercato
imperium-do-swap_hand_nation_deck_top = { $verb } una carta della tua mano con la prima carta del tuo mazzo nazione, ma non con quella di ascesa
imperium-do-actions = { $n ->
    [one] { $verb } un'azione
   *[other] { $verb } { $n } azioni
}
imperium-do-return_exhaust_token = { $n ->
    [one] { $verb } un segnalino esaurimento usato alla tua carta stato
   *[other] { $verb } { $n } segnalini esaurimento usati alla tua carta stato
}

## Cards of a kind, with their number

imperium-some-card = { $n ->
    [one] una carta
   *[other] { $n } carte
}
imperium-some-region = { $n ->
    [one] una regione
   *[other] { $n } regioni
}
imperium-some-unrest = { $n ->
    [one] una carta disordine
   *[other] { $n } carte disordine
}
imperium-some-city = { $n ->
    [one] una città
   *[other] { $n } città
}
imperium-some-city_metropolis = { $n ->
    [one] una città o metropoli
   *[other] { $n } città o metropoli
}
imperium-some-knight = { $n ->
    [one] un cavaliere
   *[other] { $n } cavalieri
}
imperium-some-knight_here = { $n ->
    [one] un cavaliere protetto qui
   *[other] { $n } cavalieri protetti qui
}
imperium-some-knight_in_region = { $n ->
    [one] un cavaliere protetto in una regione
   *[other] { $n } cavalieri protetti in regioni
}
imperium-some-mask = { $n ->
    [one] una maschera
   *[other] { $n } maschere
}
imperium-some-scroll = { $n ->
    [one] una pergamena
   *[other] { $n } pergamene
}
imperium-some-river = { $n ->
    [one] una carta con fiume
   *[other] { $n } carte con fiume
}
imperium-some-fertile = { $n ->
    [one] una carta con terra fertile
   *[other] { $n } carte con terra fertile
}
imperium-some-river_fertile = { $n ->
    [one] una carta con fiume o terra fertile
   *[other] { $n } carte con fiume o terra fertile
}
imperium-some-without_production = { $n ->
    [one] una carta senza produzione
   *[other] { $n } carte senza produzione
}
imperium-some-attack = { $n ->
    [one] una carta attacco
   *[other] { $n } carte attacco
}
imperium-some-pinned = { $n ->
    [one] una carta fissa
   *[other] { $n } carte fisse
}
imperium-some-pinned_not_region = { $n ->
    [one] una carta fissa che non sia una regione
   *[other] { $n } carte fisse che non siano regioni
}
imperium-some-empire = { $n ->
    [one] una carta impero
   *[other] { $n } carte impero
}
imperium-some-not_knight = { $n ->
    [one] una carta che non sia un cavaliere
   *[other] { $n } carte che non siano cavalieri
}
imperium-some-not_unrest = { $n ->
    [one] una carta che non sia un disordine
   *[other] { $n } carte che non siano disordini
}
imperium-some-variable = { $n ->
    [one] una carta con punti variabili
   *[other] { $n } carte con punti variabili
}
imperium-some-long_walls = { $n ->
    [one] una carta Lunghe Mura
   *[other] { $n } carte Lunghe Mura
}
imperium-some-quest = { $n ->
    [one] una missione imminente
   *[other] { $n } missioni imminenti
}
imperium-some-named = { $card }
imperium-some-either = { $cards }
imperium-some-quest_other_than = una missione diversa da { $card }
imperium-some-region_with = una regione in cui è protetto { $cards }

## A card of one of these suits

imperium-suits-region = una regione
imperium-suits-uncivilised = una carta primitiva
imperium-suits-civilised = una carta civilizzata
imperium-suits-tributary = un tributario
imperium-suits-uncivilised_civilised = una carta primitiva o civilizzata
imperium-suits-region_tributary = una regione o un tributario
imperium-suits-civilised_tributary = una carta civilizzata o un tributario
imperium-suits-uncivilised_civilised_tributary = una carta primitiva o civilizzata o un tributario
imperium-suits-region_uncivilised_civilised_tributary = una carta qualsiasi

## Places that cards come from

imperium-from-hand = { $whose ->
    [theirs] dalla propria mano
   *[yours] dalla tua mano
}
imperium-from-discard = dai tuoi scarti
imperium-from-hand_discard = { $whose ->
    [theirs] dalla propria mano o dai propri scarti
   *[yours] dalla tua mano o dai tuoi scarti
}
imperium-from-history = dalla tua storia
imperium-from-in_play = dalla tua area di gioco
imperium-from-garrisoned_hand = dalle tue carte protette o dalla mano
imperium-from-hand_draw_deck_discard = dalla tua mano, dal tuo mazzo di pesca e dai tuoi scarti
imperium-from-hand_discard_draw_deck_nation_deck = nella tua mano, negli scarti, nel mazzo di pesca o nel mazzo nazione
imperium-from-discard_draw_deck = nei tuoi scarti o nel mazzo di pesca
imperium-from-in_play_active_quest = in gioco o come missione attiva
imperium-from-impending_quests = dalle tue missioni imminenti
imperium-from-any_scoring_zone = da qualunque zona tra le tue carte
imperium-from-market_exile = dal mercato o dall'esilio
imperium-from-also_exile = (anche dall'esilio)
imperium-from-exile = dall'esilio
imperium-zones-hand_draw_deck_discard = la tua mano, il tuo mazzo di pesca e i tuoi scarti
imperium-zones-main_deck_top = la prima carta del mazzo principale

## For each thing that is counted

imperium-each-card = { $n ->
    [one] ogni carta
   *[other] ogni { $n } carte
}
imperium-each-region = { $n ->
    [one] ogni regione
   *[other] ogni { $n } regioni
}
imperium-each-uncivilised = { $n ->
    [one] ogni carta primitiva
   *[other] ogni { $n } carte primitive
}
imperium-each-civilised = { $n ->
    [one] ogni carta civilizzata
   *[other] ogni { $n } carte civilizzate
}
imperium-each-tributary = { $n ->
    [one] ogni tributario
   *[other] ogni { $n } tributari
}
imperium-each-fame = { $n ->
    [one] ogni carta fama
   *[other] ogni { $n } carte fama
}
imperium-each-unrest = { $n ->
    [one] ogni carta disordine
   *[other] ogni { $n } carte disordine
}
imperium-each-variable = { $n ->
    [one] ogni carta con punti variabili
   *[other] ogni { $n } carte con punti variabili
}
imperium-each-pinned_not_region = { $n ->
    [one] ogni carta fissa che non sia una regione
   *[other] ogni { $n } carte fisse che non siano regioni
}
imperium-each-city = { $n ->
    [one] ogni città
   *[other] ogni { $n } città
}
imperium-each-city_metropolis = { $n ->
    [one] ogni città o metropoli
   *[other] ogni { $n } città o metropoli
}
imperium-each-knight = { $n ->
    [one] ogni cavaliere
   *[other] ogni { $n } cavalieri
}
imperium-each-production = { $n ->
    [one] ogni icona produzione
   *[other] ogni { $n } icone produzione
}
imperium-each-river = { $n ->
    [one] ogni fiume
   *[other] ogni { $n } fiumi
}
imperium-each-fertile = { $n ->
    [one] ogni terra fertile
   *[other] ogni { $n } terre fertili
}
imperium-each-river_fertile = { $n ->
    [one] ogni fiume o terra fertile
   *[other] ogni { $n } fiumi o terre fertili
}
imperium-each-long_walls = { $n ->
    [one] ogni carta Lunghe Mura
   *[other] ogni { $n } carte Lunghe Mura
}
imperium-per-material = { $n ->
    [one] ogni materiale
   *[other] ogni { $n } materiali
}
imperium-per-population = { $n ->
    [one] ogni segnalino popolazione
   *[other] ogni { $n } segnalini popolazione
}
imperium-per-progress = { $n ->
    [one] ogni segnalino progresso
   *[other] ogni { $n } segnalini progresso
}
imperium-per-player_behind = { $n ->
    [one] ogni giocatore con meno progresso di te
   *[other] ogni { $n } giocatori con meno progresso di te
}
imperium-per-unrest_returned = { $n ->
    [one] ogni carta disordine restituita così
   *[other] ogni { $n } carte disordine restituite così
}
imperium-per-abandoned = { $things } abbandonata così
imperium-per-in-in_play = { $things } che hai in gioco
imperium-per-in-owned = { $things } che possiedi
imperium-per-in-owned_by_others = { $things } che possiedono gli altri giocatori
imperium-per-in-history = { $things } nella tua storia
imperium-per-in-garrisoned = { $things } che hai in protezione
imperium-per-in-garrisoned_here = { $things } in protezione qui
imperium-per-in-exile = { $things } nell'esilio

## Conditions

imperium-if-you_are-barbarian = la tua nazione è barbara
imperium-if-you_are-empire = la tua nazione è un impero
imperium-if-in_play = hai { $card } in gioco
imperium-if-in_history = { $card } è nella tua storia
imperium-if-count-in_play = hai almeno { $cards } in gioco
imperium-if-count-garrisoned_here = qui sono in protezione almeno { $cards }
imperium-if-resource = hai almeno { $amount }
imperium-if-just_moved = quella carta era { $cards }
imperium-if-revealed = la carta rivelata è di quella classe
imperium-if-no_quest = non c'è una missione attiva

## Events

imperium-when-you_play = quando giochi { $cards }
imperium-when-you_play-discard = quando giochi { $cards } dai tuoi scarti
imperium-when-other_plays_attack = quando un altro giocatore ti attacca
imperium-when-acquire = quando acquisisci { $cards }
imperium-when-acquire-exile = quando acquisisci { $cards } dall'esilio
imperium-when-acquire_or_break_through = quando acquisisci o migliori { $cards }
imperium-when-gain_card_from_market = quando prendi dal mercato una carta con { $resource } sopra
imperium-when-you_return_unrest = quando restituisci una carta disordine
imperium-when-you_take_unrest = quando prendi una carta disordine
imperium-when-you_pay = quando paghi { $resource }
imperium-when-you_must_discard = quando devi scartare { $cards } o più
imperium-when-you_look_at_fame = quando guardi carte fama
imperium-when-you_gain_material_from_icon = quando ottieni materiali da una carta con { $icon }
imperium-when-card_sunk = quando una tua carta viene sommersa
imperium-when-leaves_play = quando { $cards } lascia il gioco
imperium-when-your_deck_is_empty = quando il tuo mazzo di pesca si svuota nel tuo turno

## Triggers

imperium-trigger-on_play = Quando si gioca
imperium-trigger-exhaust = Esaurimento
imperium-trigger-solstice = Solstizio
imperium-trigger-passive = Sempre
imperium-trigger-on_gain = Quando si ottiene
imperium-trigger-on_enter_play = Quando entra in gioco
imperium-trigger-before_scoring = Prima del punteggio
imperium-trigger-instead = Invece di ottenerla, una volta per giocatore
imperium-trigger-again = Invece di ottenerla, una volta per giocatore (resta per gli altri)

## Continuous changes, and what happens in place of something else

imperium-modify-hand_size = la tua mano aumenta di { $n }
imperium-modify-fame_look = guardane { $n } in più
imperium-modify-remove_state_icon = puoi giocare { $cards } come se non avesse l'icona { $state }
imperium-modify-ignore_state_icon = la prossima carta che giochi in questo turno può avere l'icona { $state }
imperium-modify-acquire_sources = quando acquisisci { $cards }, puoi prendere la carta dall'esilio
imperium-modify-free_play = giocare { $cards } non costa azioni
imperium-modify-development_cost = sviluppare ti costa { $amounts } in meno
imperium-modify-unrest_play_cost = giocare disordini ti costa { $amounts } in meno
imperium-modify-unrest_play_cost_and_discard = giocare disordini ti costa { $amounts } in meno, o scarti { $cards } in meno
imperium-modify-discard_requirement = scarta { $cards } in meno
imperium-modify-discard_substitute = quando devi scartare { $cards }, puoi invece abbandonare una carta protetta qui
imperium-modify-cannot_be = questa carta non può essere { $verbs }
imperium-modify-active_quest = la missione protetta qui è la tua missione attiva
imperium-modify-untargetable = non si può scegliere tra le missioni imminenti se non è l'ultima
imperium-cannot_be-abandon = abbandonata
imperium-cannot_be-recall = richiamata
imperium-replace-history = le tue carte che andrebbero nella tua storia vanno invece nei tuoi scarti
imperium-replace-place_on_market = quando metteresti progresso sul mercato, metti invece { $amount }
imperium-replace-gain = quando otterresti { $resource }, succede invece questo: { $steps }

## Other players

imperium-others = ogni altro giocatore
imperium-others-barbarian = ogni altro giocatore barbaro
imperium-others-empire = ogni altro giocatore che è un impero
imperium-others-with = ogni altro giocatore che ha { $cards } in gioco

## How phrases are joined to sentences

imperium-text-numbered = { $n }: { $do }
imperium-number-any = qualsiasi numero di
imperium-number-all = tutte le
imperium-text-ability = { $label }: { $body }.
imperium-text-ability_within = { $label }: { $body }
imperium-text-label = { $first }, { $next }
imperium-text-label_if = se { $condition }
imperium-text-next = { $first }; { $next }
imperium-text-then = { $first }, poi { $next }
imperium-text-or = { $first } o { $next }
imperium-text-slash = { $first } / { $next }
imperium-text-from = { $cards } { $place }
imperium-text-up_to = fino a { $cards }
imperium-text-with_token = { $cards } con { $resource } sopra
imperium-text-free_play_it = { $do }, che si può giocare subito senza spendere azioni
imperium-text-self = questa carta
imperium-text-just_drawn = la carta pescata
imperium-text-one_of_just_drawn = una delle carte pescate
imperium-text-revealed = la carta rivelata
imperium-text-all_unrest_here = tutte le carte disordine protette qui
imperium-text-you_may = puoi { $do }
imperium-text-others = ogni altro giocatore { $do }
imperium-text-others_may = ogni altro giocatore può { $do }
imperium-text-all = ogni giocatore { $do }
imperium-text-all_may = ogni giocatore può { $do }
imperium-text-pay_to = { $cost } per { $steps }
imperium-text-pay_then = { $cost }; se lo fai, { $steps }
imperium-text-if = se { $condition }, { $then }
imperium-text-if_else = se { $condition }, { $then }; altrimenti { $else }
imperium-text-cards_just_discarded = per ogni carta scartata così, { $steps }
imperium-text-cards_just_abandoned = per ogni carta abbandonata così, { $steps }
imperium-text-times = { $n ->
    [one] { $do }
   *[other] { $do }, { $n } volte
}
imperium-text-up_to_times = { $n ->
    [one] puoi una volta { $do }
   *[other] fino a { $n } volte, puoi { $do }
}
