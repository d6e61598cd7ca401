### Cards of Imperium: their names, and what they do, put together from the steps of their abilities.

## Names of cards: printed names where the rulebook has them; kinds of the same name are told apart

imperium-card-prosperity = Prosperity
imperium-card-advance = Advance
imperium-card-glory = Glory
imperium-card-conquer = Conquer
imperium-card-unrest = Unrest
imperium-card-writing_systems = Writing Systems
imperium-card-king_of_kings_a = King of Kings (side A)
imperium-card-king_of_kings_b = King of Kings (side B)
imperium-card-drama_poetry = Drama & Poetry
imperium-card-education = Education
imperium-card-moneylenders = Moneylenders
imperium-card-corruption = Corruption
imperium-card-onager = Onager
imperium-card-metropolis = Metropolis
imperium-card-exports = Exports
imperium-card-urban_development = Urban Development
imperium-card-mercenaries = Mercenaries
imperium-card-cataphract = Cataphract
imperium-card-jade_mask = Jade Mask
imperium-card-elders = Elders
imperium-card-invasion = Invasion
imperium-card-oracle = Oracle
imperium-card-rituals_ceremonies = Rituals & Ceremonies
imperium-card-city = City
imperium-card-diplomacy = Diplomacy
imperium-card-leadership = Leadership
imperium-card-lost_scroll = Lost Scroll
imperium-card-pharmacy = Pharmacy
imperium-card-wonder = Wonder
imperium-card-coinage = Coinage
imperium-card-temple = Temple
imperium-card-praiseworthy = Praiseworthy
imperium-card-great = Great
imperium-card-notorious = Notorious
imperium-card-marvellous = Marvellous
imperium-card-glorious = Glorious
imperium-card-triumphant = Triumphant
imperium-card-awe_inspiring = Awe-inspiring
imperium-card-wilderness = Wilderness
imperium-card-jungle = Jungle
imperium-card-mountain_classics = Mountain (Classics)
imperium-card-coast = Coast
imperium-card-floodplain = Floodplain
imperium-card-forest = Forest
imperium-card-oasis = Oasis
imperium-card-hills = Hills
imperium-card-marsh = Marsh
imperium-card-steppe = Steppe
imperium-card-river = River
imperium-card-cape = Cape
imperium-card-woodland = Woodland
imperium-card-sacred_pass = Sacred Pass
imperium-card-armenians = Armenians
imperium-card-assyrians = Assyrians
imperium-card-egyptians = Egyptians
imperium-card-ionians = Ionians
imperium-card-qin = Qin
imperium-card-olmecs = Olmecs
imperium-card-sumerians = Sumerians
imperium-card-aksumites = Aksumites
imperium-card-minoans = Minoans
imperium-card-mauryans = Mauryans
imperium-card-hittites = Hittites
imperium-card-standing_army = Standing Army
imperium-card-town = Town
imperium-card-shrine = Shrine
imperium-card-mysticism = Mysticism
imperium-card-agriculture = Agriculture
imperium-card-boats = Boats
imperium-card-shaduf = Shaduf
imperium-card-ambassador = Ambassador
imperium-card-gambling = Gambling
imperium-card-port = Port
imperium-card-astronomy = Astronomy
imperium-card-cartography = Cartography
imperium-card-masonry = Masonry
imperium-card-civil_service = Civil Service
imperium-card-amphitheatre = Amphitheatre
imperium-card-imperial = Imperial
imperium-card-independent = Independent
imperium-card-magnificent = Magnificent
imperium-card-outstanding = Outstanding
imperium-card-proud = Proud
imperium-card-eminent = Eminent
imperium-card-acclaimed = Acclaimed
imperium-card-fortunate_isle = Fortunate Isle
imperium-card-rainforest = Rainforest
imperium-card-mountain_legends = Mountain (Legends)
imperium-card-peninsula = Peninsula
imperium-card-lakes = Lakes
imperium-card-highlands = Highlands
imperium-card-sacred_grove = Sacred Grove
imperium-card-lowlands = Lowlands
imperium-card-moor = Moor
imperium-card-plain = Plain
imperium-card-archipelago = Archipelago
imperium-card-fortified_region = Fortified Region
imperium-card-grassland = Grassland
imperium-card-island = Island
imperium-card-etruscans = Etruscans
imperium-card-scythians = Scythians
imperium-card-vikings = Vikings
imperium-card-phoenicians = Phoenicians
imperium-card-romans = Romans
imperium-card-greeks = Greeks
imperium-card-carthaginians = Carthaginians
imperium-card-persians = Persians
imperium-card-celts = Celts
imperium-card-macedonians = Macedonians
imperium-card-xiongnu = Xiongnu
imperium-card-mining = Mining
imperium-card-espionage = Espionage
imperium-card-monument = Monument
imperium-card-code_of_laws = Code of Laws
imperium-card-religion = Religion
imperium-card-domestication = Domestication
imperium-card-water_mill = Water Mill
imperium-card-qanat = Qanat
imperium-card-road_building = Road Building
imperium-card-art = Art
imperium-card-carthaginians_power_a = Carthaginians, power side A
imperium-card-carthaginians_power_b = Carthaginians, power side B
imperium-card-city_of_carthage = City of Carthage
imperium-card-elephants = Elephants
imperium-card-hegemony = Hegemony
imperium-card-hannibal = Hannibal
imperium-card-trading_ships = Trading Ships
imperium-card-monopoly = Monopoly
imperium-card-caravans = Caravans
imperium-card-iberia = Iberia
imperium-card-berbers = Berbers
imperium-card-dido_queen_of_carthage = Dido, Queen of Carthage
imperium-card-carthaginian_traders = Carthaginian Traders
imperium-card-balearic_islands = Balearic Islands
imperium-card-mauretania = Mauretania
imperium-card-celts_power_a = Celts, power side A
imperium-card-celts_power_b = Celts, power side B
imperium-card-celtic_gold = Celtic Gold
imperium-card-celtic_innovation = Celtic Innovation
imperium-card-chainmail = Chainmail
imperium-card-chariots = Chariots
imperium-card-ogham_script = Ogham Script
imperium-card-vercingetorix = Vercingetorix
imperium-card-armorica = Armorica
imperium-card-belgica = Belgica
imperium-card-britannia = Britannia
imperium-card-hibernia = Hibernia
imperium-card-druids = Druids
imperium-card-boudicca = Boudicca
imperium-card-cattle_raid = Cattle Raid
imperium-card-cauldron_of_cerridwen = Cauldron of Cerridwen
imperium-card-celtica = Celtica
imperium-card-greeks_power_a = Greeks, power side A
imperium-card-greeks_power_b = Greeks, power side B
imperium-card-olympic_games = Olympic Games
imperium-card-greek_prosperity = Greek Prosperity
imperium-card-pericles = Pericles
imperium-card-city_of_corinth = City of Corinth
imperium-card-science = Science
imperium-card-greek_innovation = Greek Innovation
imperium-card-direct_democracy = Direct Democracy
imperium-card-lighthouse = Lighthouse
imperium-card-philosophy = Philosophy
imperium-card-city_of_athens = City of Athens
imperium-card-plains_of_thessaly = Plains of Thessaly
imperium-card-greek_mercenaries = Greek Mercenaries
imperium-card-settlers = Settlers
imperium-card-city_of_sparta = City of Sparta
imperium-card-peloponnese = Peloponnese
imperium-card-forest_of_pholoe = Forest of Pholoe
imperium-card-macedonians_power_a = Macedonians, power side A
imperium-card-macedonians_power_b = Macedonians, power side B
imperium-card-alexander = Alexander
imperium-card-development_macedonians = Development (Macedonians)
imperium-card-parmenion = Parmenion
imperium-card-companion_cavalry = Companion Cavalry
imperium-card-alexander_the_great = Alexander the Great
imperium-card-mosaics = Mosaics
imperium-card-alexandria_in_egypt = Alexandria in Egypt
imperium-card-alexandria_in_ariana = Alexandria in Ariana
imperium-card-uxians = Uxians
imperium-card-philip_ii = Philip II
imperium-card-phalanx = Phalanx
imperium-card-haliacmon_valley = Haliacmon Valley
imperium-card-orestis = Orestis
imperium-card-pelagonia = Pelagonia
imperium-card-persians_power_a = Persians, power side A
imperium-card-persians_power_b = Persians, power side B
imperium-card-city_of_persepolis = City of Persepolis
imperium-card-battering_ram = Battering Ram
imperium-card-development_persians = Development (Persians)
imperium-card-windmills = Windmills
imperium-card-satrap = Satrap
imperium-card-persian_gold = Persian Gold
imperium-card-babylonians = Babylonians
imperium-card-darius_i = Darius I
imperium-card-arachosia = Arachosia
imperium-card-nisaean_plain = Nisaean Plain
imperium-card-median_empire = Median Empire
imperium-card-bactria = Bactria
imperium-card-zagros = Zagros
imperium-card-lydians = Lydians
imperium-card-romans_power_a = Romans, power side A
imperium-card-romans_power_b = Romans, power side B
imperium-card-julius_caesar = Julius Caesar
imperium-card-military_engineering = Military Engineering
imperium-card-roman_invasion = Roman Invasion
imperium-card-legions = Legions
imperium-card-the_senate = The Senate
imperium-card-rome_the_eternal_city = Rome, the Eternal City
imperium-card-emperor_trajan = Emperor Trajan
imperium-card-bread_and_circuses = Bread and Circuses
imperium-card-gallia_aquitania = Gallia Aquitania
imperium-card-raetia = Raetia
imperium-card-triumvirate = Triumvirate
imperium-card-city_of_rome = City of Rome
imperium-card-dalmatia = Dalmatia
imperium-card-roman_expansion = Roman Expansion
imperium-card-scythians_power_a = Scythians, power side A
imperium-card-scythians_power_b = Scythians, power side B
imperium-card-ateas = Ateas
imperium-card-kurgans = Kurgans
imperium-card-city_of_gelonus = City of Gelonus
imperium-card-jewellery = Jewellery
imperium-card-tamga = Tamga
imperium-card-pontic_steppe = Pontic Steppe
imperium-card-tarim_basin = Tarim Basin
imperium-card-caucasia = Caucasia
imperium-card-raiders = Raiders
imperium-card-nomads = Nomads
imperium-card-nomads_barbarian = Nomads (barbarian)
imperium-card-carpathian_mountains = Carpathian Mountains
imperium-card-tian_shan = Tian Shan
imperium-card-mounted_archers = Mounted Archers
imperium-card-tents = Tents
imperium-card-vikings_power_a = Vikings, power side A
imperium-card-vikings_power_b = Vikings, power side B
imperium-card-harald_hardrada = Harald Hardrada
imperium-card-iceland = Iceland
imperium-card-combs = Combs
imperium-card-graenland = Graenland
imperium-card-foroyar = Føroyar
imperium-card-vinland = Vinland
imperium-card-sagas = Sagas
imperium-card-city_of_dubh_linn = City of Dubh Linn
imperium-card-longships = Longships
imperium-card-skis = Skis
imperium-card-rollo_the_walker = Rollo the Walker
imperium-card-go_a_viking = Go a'Viking
imperium-card-gothja = Gothja
imperium-card-scandinavia = Scandinavia
imperium-card-erik_the_red = Erik the Red
imperium-card-jomsviking = Jomsviking
imperium-card-althing = Althing
imperium-card-arthurians_power_a = Arthurians, power side A
imperium-card-arthurians_power_b = Arthurians, power side B
imperium-card-king_arthurs_court = King Arthur's Court
imperium-card-graal = Graal
imperium-card-lawnslot_llyn = Lawnslot Llyn (Sir Lancelot)
imperium-card-twrch_trwyth = Twrch Trwyth
imperium-card-taliesin_the_bard = Taliesin the Bard
imperium-card-excalibur = Excalibur
imperium-card-gwaith_camlan = Gwaith Camlan
imperium-card-bedwyr = Bedwyr
imperium-card-viviane_of_the_lake = Viviane of the Lake
imperium-card-city_of_camelot = City of Camelot
imperium-card-britannia_flavia = Britannia Flavia
imperium-card-ynys_afallach = Ynys Afallach (Avalon)
imperium-card-gwalchmei = Gwalchmei (Sir Gawain)
imperium-card-lady_bertilak = Lady Bertilak
imperium-card-morigena = Morigena
imperium-card-peredur = Peredur (Sir Percival)
imperium-card-cai = Cai (Sir Kay)
imperium-card-king_arthur = King Arthur
imperium-card-uthyr_pendragon = Uthyr Pendragon
imperium-card-britannia_prima = Britannia Prima
imperium-card-britannia_secunda = Britannia Secunda
imperium-card-myrddin_wyllt = Myrddin Wyllt (Merlin)
imperium-card-guennuvar = Guennuvar
imperium-card-cafall = Cafall
imperium-card-atlanteans_power_a = Atlanteans, power side A
imperium-card-atlanteans_power_b = Atlanteans, power side B
imperium-card-advanced_culture = Advanced Culture
imperium-card-palace_of_poseidon = Palace of Poseidon
imperium-card-spread_of_atlantis = Spread of Atlantis
imperium-card-development_atlanteans = Development (Atlanteans)
imperium-card-moats_and_walls = Moats and Walls
imperium-card-myths_and_legends = Myths and Legends
imperium-card-vast_wealth = Vast Wealth
imperium-card-kleito = Kleito
imperium-card-mountain_of_atlantis = Mountain of Atlantis
imperium-card-themiscyra = Themiscyra
imperium-card-flood = Flood
imperium-card-prosperity_atlanteans = Prosperity (Atlanteans)
imperium-card-thule = Thule
imperium-card-hesperides = Hesperides
imperium-card-elysian_fields = Elysian Fields
imperium-card-atlantean_fleet = Atlantean Fleet
imperium-card-egyptians_power_a = Egyptians, power side A
imperium-card-egyptians_power_b = Egyptians, power side B
imperium-card-unification = Unification
imperium-card-development_egyptians = Development (Egyptians)
imperium-card-embalming = Embalming
imperium-card-obelisk = Obelisk
imperium-card-ramesses_ii = Ramesses II
imperium-card-egyptian_expansion = Egyptian Expansion
imperium-card-medicine = Medicine
imperium-card-pyramids = Pyramids
imperium-card-egyptian_legacy = Egyptian Legacy
imperium-card-red_land = Red Land
imperium-card-kushites = Kushites
imperium-card-flood_of_the_nile = Flood of the Nile
imperium-card-egyptian_incursion = Egyptian Incursion
imperium-card-egyptian_hieroglyphics = Egyptian Hieroglyphics
imperium-card-lower_nile = Lower Nile
imperium-card-nile_valley = Nile Valley
imperium-card-mauryans_power_a = Mauryans, power side A
imperium-card-mauryans_power_b = Mauryans, power side B
imperium-card-mathematics_mauryans = Mathematics (Mauryans)
imperium-card-grand_trunk_road = Grand Trunk Road
imperium-card-ashoka = Ashoka
imperium-card-buddhism = Buddhism
imperium-card-edicts_of_ashoka = Edicts of Ashoka
imperium-card-punch_marked_coins = Punch-marked Coins
imperium-card-arthashastra = Arthashastra
imperium-card-nanda_dynasty = Nanda Dynasty
imperium-card-city_of_pataliputra = City of Pataliputra
imperium-card-indian_elephants = Indian Elephants
imperium-card-indian_elephants_barbarian = Indian Elephants (barbarian)
imperium-card-gandhara = Gandhara
imperium-card-chandragupta = Chandragupta
imperium-card-chanakya = Chanakya
imperium-card-magadha = Magadha
imperium-card-indus_valley = Indus Valley
imperium-card-minoans_power_a = Minoans, power side A
imperium-card-minoans_power_b = Minoans, power side B
imperium-card-king_minos = King Minos
imperium-card-minoan_traders = Minoan Traders
imperium-card-drainage_system_minoans = Drainage System (Minoans)
imperium-card-architecture = Architecture
imperium-card-frescos = Frescos
imperium-card-labyrinth = Labyrinth
imperium-card-minoan_expansion = Minoan Expansion
imperium-card-seal_stones = Seal Stones
imperium-card-knossos = Knossos
imperium-card-pottery = Pottery
imperium-card-thera = Thera
imperium-card-crete = Crete
imperium-card-cyprus = Cyprus
imperium-card-olmecs_power_a = Olmecs, power side A
imperium-card-olmecs_power_b = Olmecs, power side B
imperium-card-san_lorenzo_tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-step_pyramids = Step Pyramids
imperium-card-ritual_sacrifice = Ritual Sacrifice
imperium-card-olmec_traders = Olmec Traders
imperium-card-tres_zapotes = Tres Zapotes
imperium-card-stone_heads = Stone Heads
imperium-card-drainage_system_olmecs = Drainage System (Olmecs)
imperium-card-cacao = Cacao
imperium-card-olmec_hieroglyphics = Olmec Hieroglyphics
imperium-card-calendar = Calendar
imperium-card-stone_mask = Stone Mask
imperium-card-lodestone_compass = Lodestone Compass
imperium-card-ball_games = Ball Games
imperium-card-laguna_de_los_cerros = Laguna de los Cerros
imperium-card-la_venta = La Venta
imperium-card-qin_power_a = Qin, power side A
imperium-card-qin_power_b = Qin, power side B
imperium-card-long_walls_i = Long Walls I
imperium-card-long_walls_ii = Long Walls II
imperium-card-long_walls_iii = Long Walls III
imperium-card-long_walls_iv = Long Walls IV
imperium-card-emperor_qin_shi_huang = Emperor Qin Shi Huang
imperium-card-mathematics_qin = Mathematics (Qin)
imperium-card-king_wu_of_qin = King Wu of Qin
imperium-card-metallurgy = Metallurgy
imperium-card-terracotta_warriors = Terracotta Warriors
imperium-card-eastern_zhou = Eastern Zhou
imperium-card-confucianism = Confucianism
imperium-card-legalism = Legalism
imperium-card-school_of_diplomacy = School of Diplomacy
imperium-card-western_zhou = Western Zhou
imperium-card-duke_zhuang_of_qin = Duke Zhuang of Qin
imperium-card-mandate_of_heaven = Mandate of Heaven
imperium-card-utopians_power_a = Utopians, power side A
imperium-card-utopians_power_b = Utopians, power side B
imperium-card-visions_of_shangri_la = Visions of Shangri-la
imperium-card-path_to_shangri_la = Path to Shangri-la
imperium-card-gates_of_shangri_la = Gates of Shangri-la
imperium-card-shangri_la = Shangri-la
imperium-card-monastery = Monastery
imperium-card-portals = Portals
imperium-card-daochang = Daochang
imperium-card-lost_tomes = Lost Tomes
imperium-card-tree_of_knowledge = Tree of Knowledge
imperium-card-charity = Charity
imperium-card-meditation = Meditation
imperium-card-mountain_retreat = Mountain Retreat
imperium-card-sacred_scroll = Sacred Scroll

## Nations

imperium-nation-carthaginians = Carthaginians
imperium-nation-celts = Celts
imperium-nation-greeks = Greeks
imperium-nation-macedonians = Macedonians
imperium-nation-persians = Persians
imperium-nation-romans = Romans
imperium-nation-scythians = Scythians
imperium-nation-vikings = Vikings
imperium-nation-arthurians = Arthurians
imperium-nation-atlanteans = Atlanteans
imperium-nation-egyptians = Egyptians
imperium-nation-mauryans = Mauryans
imperium-nation-minoans = Minoans
imperium-nation-olmecs = Olmecs
imperium-nation-qin = Qin
imperium-nation-utopians = Utopians

## Suits, headers, icons, states, resources

imperium-suit-region = region
imperium-suit-uncivilised = uncivilised
imperium-suit-civilised = civilised
imperium-suit-tributary = tributary
imperium-suit-fame = fame
imperium-suit-unrest = unrest
imperium-suit-power = power card
imperium-header-pinned = pinned
imperium-header-attack = attack
imperium-header-permanent = permanent
imperium-icon-production = production
imperium-icon-river = river
imperium-icon-fertile = fertile land
imperium-icon-city = city
imperium-icon-metropolis = metropolis
imperium-icon-knight = knight
imperium-icon-mask = mask
imperium-icon-scroll = scroll
imperium-state-barbarian = barbarian
imperium-state-empire = empire
imperium-resource-material = material
imperium-resource-population = population
imperium-resource-progress = progress
imperium-amount-material = { $n ->
    [one] 1 material
   *[other] { $n } material
}
imperium-amount-population = { $n ->
    [one] 1 population
   *[other] { $n } population
}
imperium-amount-progress = { $n ->
    [one] 1 progress
   *[other] { $n } progress
}

## What stands on a card besides its abilities

imperium-face-icon = { $n ->
    [one] { $icon }
   *[other] { $icon } ×{ $n }
}
imperium-face-barbarian = only as barbarian
imperium-face-empire = only as empire
imperium-face-free_play = played without an action
imperium-face-unplayable = cannot be played
imperium-face-no_garrison = cannot be garrisoned
imperium-face-requires = playable if { $condition }
imperium-face-cost = development cost: { $amounts }

## Points

imperium-points-fixed = { $n ->
    [one] 1 point
   *[other] { $n } points
}
imperium-points-in_history = { $n ->
    [one] 1 point in your history
   *[other] { $n } points in your history
}
imperium-points-in_play = { $n ->
    [one] 1 point in play
   *[other] { $n } points in play
}
imperium-points-not_in_play = { $n ->
    [one] 1 point when not in play
   *[other] { $n } points when not in play
}
imperium-points-garrisoned = { $n ->
    [one] 1 point when garrisoned
   *[other] { $n } points when garrisoned
}
imperium-points-term = { $n ->
    [one] 1 point for { $of }
   *[other] { $n } points for { $of }
}
imperium-points-variable = { $terms }, 10 at most
imperium-points-otherwise = { $cases }, otherwise { $n }

## Verbs: what to do (do), what one may do (to), what somebody else does (does)

imperium-verb-gain = { $form ->
    [to] gain
    [does] gains
   *[do] gain
}
imperium-verb-pay = { $form ->
    [to] pay
    [does] pays
   *[do] pay
}
imperium-verb-spend = { $form ->
    [to] spend
    [does] spends
   *[do] spend
}
imperium-verb-steal = { $form ->
    [to] steal
    [does] steals
   *[do] steal
}
imperium-verb-draw = { $form ->
    [to] draw
    [does] draws
   *[do] draw
}
imperium-verb-take = { $form ->
    [to] take
    [does] takes
   *[do] take
}
imperium-verb-bring = { $form ->
    [to] take
    [does] takes
   *[do] take
}
imperium-verb-resolve = { $form ->
    [to] resolve
    [does] resolves
   *[do] resolve
}
imperium-verb-discard = { $form ->
    [to] discard
    [does] discards
   *[do] discard
}
imperium-verb-put = { $form ->
    [to] put
    [does] puts
   *[do] put
}
imperium-verb-acquire = { $form ->
    [to] acquire
    [does] acquires
   *[do] acquire
}
imperium-verb-break_through = { $form ->
    [to] break through
    [does] breaks through
   *[do] break through
}
imperium-verb-return = { $form ->
    [to] return
    [does] returns
   *[do] return
}
imperium-verb-look = { $form ->
    [to] look
    [does] looks
   *[do] look
}
imperium-verb-exile = { $form ->
    [to] exile
    [does] exiles
   *[do] exile
}
imperium-verb-abandon = { $form ->
    [to] abandon
    [does] abandons
   *[do] abandon
}
imperium-verb-recall = { $form ->
    [to] recall
    [does] recalls
   *[do] recall
}
imperium-verb-garrison = { $form ->
    [to] garrison
    [does] garrisons
   *[do] garrison
}
imperium-verb-develop = { $form ->
    [to] develop
    [does] develops
   *[do] develop
}
imperium-verb-play = { $form ->
    [to] play
    [does] plays
   *[do] play
}
imperium-verb-sink = { $form ->
    [to] sink
    [does] sinks
   *[do] sink
}
imperium-verb-turn = { $form ->
    [to] turn
    [does] turns
   *[do] turn
}
imperium-verb-search = { $form ->
    [to] find
    [does] finds
   *[do] find
}
imperium-verb-swap = { $form ->
    [to] swap
    [does] swaps
   *[do] swap
}
imperium-verb-give = { $form ->
    [to] give
    [does] gives
   *[do] give
}
imperium-verb-reveal = { $form ->
    [to] reveal
    [does] reveals
   *[do] reveal
}
imperium-verb-shuffle = { $form ->
    [to] shuffle
    [does] shuffles
   *[do] shuffle
}
imperium-verb-name = { $form ->
    [to] name
    [does] names
   *[do] name
}
imperium-verb-count = { $form ->
    [to] count
    [does] counts
   *[do] count
}
imperium-verb-use = { $form ->
    [to] use
    [does] uses
   *[do] use
}
imperium-verb-avoid = { $form ->
    [to] avoid
    [does] avoids
   *[do] avoid
}
imperium-verb-trigger = { $form ->
    [to] trigger
    [does] triggers
   *[do] trigger
}
imperium-verb-replace = { $form ->
    [to] replace
    [does] replaces
   *[do] replace
}
imperium-verb-become = { $form ->
    [to] become
    [does] becomes
   *[do] become
}
imperium-verb-choose = { $form ->
    [to] choose
    [does] chooses
   *[do] choose
}

## Steps: a verb and what it is about

imperium-do-gain = { $verb } { $amount }
imperium-do-gain_per = { $verb } { $amount } for { $per }
imperium-do-pay = { $verb } { $amount }
imperium-do-pay_all = { $verb } all your progress (at least { $n })
imperium-do-steal = { $verb } { $amount } from { $from }
imperium-do-steal_or = { $verb } { $amount } from { $from }; whoever cannot give all of it { $steps }
imperium-do-place_on_market = { $verb } { $amount } on a market card
imperium-do-place_on_card = { $verb } { $amount } on this card
imperium-do-gain_tokens_from_card = { $verb } the progress that lay on it
imperium-do-double_tokens_gained = { $verb } the same amount of { $resource } again
imperium-do-take_unrest = { $verb } { $cards }
imperium-do-top_fame = { $verb } the top fame card
imperium-do-look_fame = { $verb } at the top { $n } fame cards and { $then } one
imperium-do-develop = { $verb } a card at its cost
imperium-do-develop_free = { $verb } a card for free
imperium-do-acquire = { $verb } { $cards }
imperium-do-break_through = { $verb } for { $cards }
imperium-do-free_play = { $verb } { $cards } { $place } without a further action
imperium-do-free_play_any_state = { $verb } { $cards } { $place } without a further action, whatever your state
imperium-do-choose = { $verb } one: { $options }
imperium-do-discard = { $verb } { $cards }
imperium-do-to_discard_nation_deck_top = { $verb } the top card of your nation deck into your discard pile
imperium-do-to_discard_active_quest = { $verb } the active quest into your discard pile
imperium-do-draw = { $verb } { $cards }
imperium-do-draw_per = { $verb } { $cards } for { $per }
imperium-do-draw_if_able = { $verb } { $cards } if your draw deck is not empty
imperium-do-draw_active_quest = { $verb } the active quest into your hand
imperium-do-to_hand = { $verb } { $cards } into your hand
imperium-do-on_deck = { $verb } { $cards } on top of your draw deck
imperium-do-to_history = { $verb } { $cards } into your history
imperium-do-sink = { $verb } { $cards }
imperium-do-exile = { $verb } { $cards }
imperium-do-exile_market = { $verb } a card from the market
imperium-do-return_unrest = { $verb } { $cards }
imperium-do-abandon = { $verb } { $cards }
imperium-do-recall = { $verb } { $cards }
imperium-do-garrison = { $verb } { $cards } here
imperium-do-garrison_self = { $verb } this card in { $cards } and { $then } what that card does when played
imperium-do-return_to_unrest_pile = { $verb } this card to the unrest pile
imperium-do-look = { $verb } at the top card of your nation deck
imperium-do-shuffle = { $verb } your nation deck
imperium-do-bottom_of_nation_deck = { $verb } it at the bottom of your nation deck
imperium-do-declare_suit = { $verb } a suit
imperium-do-reveal = { $verb } { $place }
imperium-do-treat_icon_as = until the end of the turn, { $verb } one { $icon } icon as { $n } { $as }
imperium-do-copy_exhaust = { $verb } the exhaust ability of { $cards } of another player
imperium-do-avoid_attack = { $verb } the attack
imperium-do-avoid_attack_unless = { $verb } the attack unless the attacker gives you { $amount }
imperium-do-trigger_game_end = { $verb } the end of the game
imperium-do-flip = { $verb } this card over
imperium-do-replace_journey = { $verb } this card by { $card }
imperium-do-set_state = { $verb } an empire
imperium-do-put_into_play = { $verb } this card into play
imperium-do-find_hand = { $verb } { $cards } { $place } and take it into your hand
imperium-do-find_discard = { $verb } { $cards } { $place } and discard it
imperium-do-find_history = { $verb } { $cards } { $place } and put it into your history
imperium-do-give_card = { $verb } each other player a card { $place }
imperium-do-give_card_if = { $verb } each other player a card { $place }; whoever gets { $cards } { $steps }
imperium-do-swap_exile_market = { $verb } an exiled card with a market card
imperium-do-swap_hand_nation_deck_top = { $verb } a card from your hand with the top card of your nation deck, but not with the accession card
imperium-do-actions = { $n ->
    [one] { $verb } an action
   *[other] { $verb } { $n } actions
}
imperium-do-return_exhaust_token = { $n ->
    [one] { $verb } a used exhaust token to your state card
   *[other] { $verb } { $n } used exhaust tokens to your state card
}

## Cards of a kind, with their number

imperium-some-card = { $n ->
    [one] a card
   *[other] { $n } cards
}
imperium-some-region = { $n ->
    [one] a region
   *[other] { $n } regions
}
imperium-some-unrest = { $n ->
    [one] an unrest card
   *[other] { $n } unrest cards
}
imperium-some-city = { $n ->
    [one] a city
   *[other] { $n } cities
}
imperium-some-city_metropolis = { $n ->
    [one] a city or metropolis
   *[other] { $n } cities or metropolises
}
imperium-some-knight = { $n ->
    [one] a knight
   *[other] { $n } knights
}
imperium-some-knight_here = { $n ->
    [one] a knight garrisoned here
   *[other] { $n } knights garrisoned here
}
imperium-some-knight_in_region = { $n ->
    [one] a knight garrisoned in a region
   *[other] { $n } knights garrisoned in regions
}
imperium-some-mask = { $n ->
    [one] a mask
   *[other] { $n } masks
}
imperium-some-scroll = { $n ->
    [one] a scroll
   *[other] { $n } scrolls
}
imperium-some-river = { $n ->
    [one] a card with a river
   *[other] { $n } cards with a river
}
imperium-some-fertile = { $n ->
    [one] a card with fertile land
   *[other] { $n } cards with fertile land
}
imperium-some-river_fertile = { $n ->
    [one] a card with a river or fertile land
   *[other] { $n } cards with a river or fertile land
}
imperium-some-without_production = { $n ->
    [one] a card without production
   *[other] { $n } cards without production
}
imperium-some-attack = { $n ->
    [one] an attack card
   *[other] { $n } attack cards
}
imperium-some-pinned = { $n ->
    [one] a pinned card
   *[other] { $n } pinned cards
}
imperium-some-pinned_not_region = { $n ->
    [one] a pinned card that is not a region
   *[other] { $n } pinned cards that are not regions
}
imperium-some-empire = { $n ->
    [one] an empire card
   *[other] { $n } empire cards
}
imperium-some-not_knight = { $n ->
    [one] a card that is not a knight
   *[other] { $n } cards that are not knights
}
imperium-some-not_unrest = { $n ->
    [one] a card that is not unrest
   *[other] { $n } cards that are not unrest
}
imperium-some-variable = { $n ->
    [one] a card with variable points
   *[other] { $n } cards with variable points
}
imperium-some-long_walls = { $n ->
    [one] a Long Walls card
   *[other] { $n } Long Walls cards
}
imperium-some-quest = { $n ->
    [one] an impending quest
   *[other] { $n } impending quests
}
imperium-some-named = { $card }
imperium-some-either = { $cards }
imperium-some-quest_other_than = a quest other than { $card }
imperium-some-region_with = a region where { $cards } is garrisoned

## A card of one of these suits

imperium-suits-region = a region
imperium-suits-uncivilised = an uncivilised card
imperium-suits-civilised = a civilised card
imperium-suits-tributary = a tributary
imperium-suits-uncivilised_civilised = an uncivilised or civilised card
imperium-suits-region_tributary = a region or tributary
imperium-suits-civilised_tributary = a civilised card or tributary
imperium-suits-uncivilised_civilised_tributary = an uncivilised or civilised card or tributary
imperium-suits-region_uncivilised_civilised_tributary = any card

## Places that cards come from

imperium-from-hand = { $whose ->
    [theirs] from their hand
   *[yours] from your hand
}
imperium-from-discard = from your discard pile
imperium-from-hand_discard = { $whose ->
    [theirs] from their hand or discard pile
   *[yours] from your hand or discard pile
}
imperium-from-history = from your history
imperium-from-in_play = from your play area
imperium-from-garrisoned_hand = from your garrisons or hand
imperium-from-hand_draw_deck_discard = from your hand, draw deck and discard pile
imperium-from-hand_discard_draw_deck_nation_deck = in your hand, discard pile, draw deck or nation deck
imperium-from-discard_draw_deck = in your discard pile or draw deck
imperium-from-in_play_active_quest = in play or as the active quest
imperium-from-impending_quests = from your impending quests
imperium-from-any_scoring_zone = from anywhere among your cards
imperium-from-market_exile = from the market or exile
imperium-from-also_exile = (also from exile)
imperium-from-exile = from exile
imperium-zones-hand_draw_deck_discard = your hand, draw deck and discard pile
imperium-zones-main_deck_top = the top card of the main deck

## For each thing that is counted

imperium-each-card = { $n ->
    [one] each card
   *[other] every { $n } cards
}
imperium-each-region = { $n ->
    [one] each region
   *[other] every { $n } regions
}
imperium-each-uncivilised = { $n ->
    [one] each uncivilised card
   *[other] every { $n } uncivilised cards
}
imperium-each-civilised = { $n ->
    [one] each civilised card
   *[other] every { $n } civilised cards
}
imperium-each-tributary = { $n ->
    [one] each tributary
   *[other] every { $n } tributaries
}
imperium-each-fame = { $n ->
    [one] each fame card
   *[other] every { $n } fame cards
}
imperium-each-unrest = { $n ->
    [one] each unrest card
   *[other] every { $n } unrest cards
}
imperium-each-variable = { $n ->
    [one] each card with variable points
   *[other] every { $n } cards with variable points
}
imperium-each-pinned_not_region = { $n ->
    [one] each pinned card that is not a region
   *[other] every { $n } pinned cards that are not regions
}
imperium-each-city = { $n ->
    [one] each city
   *[other] every { $n } cities
}
imperium-each-city_metropolis = { $n ->
    [one] each city or metropolis
   *[other] every { $n } cities or metropolises
}
imperium-each-knight = { $n ->
    [one] each knight
   *[other] every { $n } knights
}
imperium-each-production = { $n ->
    [one] each production icon
   *[other] every { $n } production icons
}
imperium-each-river = { $n ->
    [one] each river
   *[other] every { $n } rivers
}
imperium-each-fertile = { $n ->
    [one] each fertile land
   *[other] every { $n } fertile lands
}
imperium-each-river_fertile = { $n ->
    [one] each river or fertile land
   *[other] every { $n } rivers or fertile lands
}
imperium-each-long_walls = { $n ->
    [one] each Long Walls card
   *[other] every { $n } Long Walls cards
}
imperium-per-material = { $n ->
    [one] each material
   *[other] every { $n } material
}
imperium-per-population = { $n ->
    [one] each population
   *[other] every { $n } population
}
imperium-per-progress = { $n ->
    [one] each progress
   *[other] every { $n } progress
}
imperium-per-player_behind = { $n ->
    [one] each player with less progress than you
   *[other] every { $n } players with less progress than you
}
imperium-per-unrest_returned = { $n ->
    [one] each unrest card returned this way
   *[other] every { $n } unrest cards returned this way
}
imperium-per-abandoned = { $things } abandoned this way
imperium-per-in-in_play = { $things } that you have in play
imperium-per-in-owned = { $things } that you own
imperium-per-in-owned_by_others = { $things } that the other players own
imperium-per-in-history = { $things } in your history
imperium-per-in-garrisoned = { $things } that you have garrisoned
imperium-per-in-garrisoned_here = { $things } garrisoned here
imperium-per-in-exile = { $things } in exile

## Conditions

imperium-if-you_are-barbarian = you are barbarian
imperium-if-you_are-empire = you are an empire
imperium-if-in_play = you have { $card } in play
imperium-if-in_history = { $card } is in your history
imperium-if-count-in_play = you have at least { $cards } in play
imperium-if-count-garrisoned_here = at least { $cards } are garrisoned here
imperium-if-resource = you have at least { $amount }
imperium-if-just_moved = that card was { $cards }
imperium-if-revealed = the revealed card has that suit
imperium-if-no_quest = there is no active quest

## Events

imperium-when-you_play = when you play { $cards }
imperium-when-you_play-discard = when you play { $cards } from your discard pile
imperium-when-other_plays_attack = when another player attacks you
imperium-when-acquire = when you acquire { $cards }
imperium-when-acquire-exile = when you acquire { $cards } from exile
imperium-when-acquire_or_break_through = when you acquire or break through for { $cards }
imperium-when-gain_card_from_market = when you take a market card with { $resource } on it
imperium-when-you_return_unrest = when you return an unrest card
imperium-when-you_take_unrest = when you take an unrest card
imperium-when-you_pay = when you pay { $resource }
imperium-when-you_must_discard = when you have to discard { $cards } or more
imperium-when-you_look_at_fame = when you look at fame cards
imperium-when-you_gain_material_from_icon = when you gain material from a card with a { $icon } icon
imperium-when-card_sunk = when one of your cards is sunk
imperium-when-leaves_play = when { $cards } leaves play
imperium-when-your_deck_is_empty = when your draw deck becomes empty in your turn

## Triggers

imperium-trigger-on_play = When played
imperium-trigger-exhaust = Exhaust
imperium-trigger-solstice = Solstice
imperium-trigger-passive = Always
imperium-trigger-on_gain = When gained
imperium-trigger-on_enter_play = When it comes into play
imperium-trigger-before_scoring = Before scoring
imperium-trigger-instead = In place of gaining it, once per player
imperium-trigger-again = In place of gaining it, once per player (it stays for the others)

## Continuous changes, and what happens in place of something else

imperium-modify-hand_size = your hand size is { $n } larger
imperium-modify-fame_look = look at { $n } more
imperium-modify-remove_state_icon = you may play { $cards } as if it had no { $state } icon
imperium-modify-ignore_state_icon = the next card you play this turn may have the { $state } icon
imperium-modify-acquire_sources = when you acquire { $cards }, you may take it from exile
imperium-modify-free_play = { $cards } needs no action to be played
imperium-modify-development_cost = developing costs you { $amounts } less
imperium-modify-unrest_play_cost = playing unrest costs you { $amounts } less
imperium-modify-unrest_play_cost_and_discard = playing unrest costs you { $amounts } less, or you discard { $cards } less
imperium-modify-discard_requirement = discard { $cards } less
imperium-modify-discard_substitute = whenever you have to discard { $cards }, you may abandon a card garrisoned here instead
imperium-modify-cannot_be = this card cannot be { $verbs }
imperium-modify-active_quest = the quest garrisoned here is your active quest
imperium-modify-untargetable = cannot be chosen among the impending quests unless it is the last one
imperium-cannot_be-abandon = abandoned
imperium-cannot_be-recall = recalled
imperium-replace-history = your cards that would go into your history go into your discard pile instead
imperium-replace-place_on_market = when you would put progress on the market, put { $amount } instead
imperium-replace-gain = when you would gain { $resource }, this happens instead: { $steps }

## Other players

imperium-others = each other player
imperium-others-barbarian = each other player who is barbarian
imperium-others-empire = each other player who is an empire
imperium-others-with = each other player who has { $cards } in play

## How phrases are joined to sentences

imperium-text-numbered = { $n }: { $do }
imperium-number-any = any number of
imperium-number-all = all
imperium-text-ability = { $label }: { $body }.
imperium-text-ability_within = { $label }: { $body }
imperium-text-label = { $first }, { $next }
imperium-text-label_if = if { $condition }
imperium-text-next = { $first }; { $next }
imperium-text-then = { $first }, then { $next }
imperium-text-or = { $first } or { $next }
imperium-text-slash = { $first } / { $next }
imperium-text-from = { $cards } { $place }
imperium-text-up_to = up to { $cards }
imperium-text-with_token = { $cards } with { $resource } on it
imperium-text-free_play_it = { $do }, which may be played at once without a further action
imperium-text-self = this card
imperium-text-just_drawn = the drawn card
imperium-text-one_of_just_drawn = one of the drawn cards
imperium-text-revealed = the revealed card
imperium-text-all_unrest_here = all unrest cards garrisoned here
imperium-text-you_may = you may { $do }
imperium-text-others = each other player { $do }
imperium-text-others_may = each other player may { $do }
imperium-text-all = every player { $do }
imperium-text-all_may = every player may { $do }
imperium-text-pay_to = { $cost } to { $steps }
imperium-text-pay_then = { $cost }; if you do, { $steps }
imperium-text-if = if { $condition }, { $then }
imperium-text-if_else = if { $condition }, { $then }; otherwise, { $else }
imperium-text-cards_just_discarded = for each card discarded this way, { $steps }
imperium-text-cards_just_abandoned = for each card abandoned this way, { $steps }
imperium-text-times = { $n ->
    [one] { $do }
   *[other] { $do }, { $n } times
}
imperium-text-up_to_times = { $n ->
    [one] you may once { $do }
   *[other] up to { $n } times, you may { $do }
}
