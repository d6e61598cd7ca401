### Cards of Imperium: their names, and what they do, put together from the steps of their abilities.

## Names of cards: printed names where the rulebook has them; kinds of the same name are told apart

imperium-card-prosperity = Prosperidad
imperium-card-advance = Avance
imperium-card-glory = Gloria
imperium-card-conquer = Conquistar
imperium-card-unrest = Disturbio
imperium-card-writing_systems = Sistemas de escritura
imperium-card-king_of_kings_a = Rey de Reyes (cara A)
imperium-card-king_of_kings_b = Rey de Reyes (cara B)
imperium-card-drama_poetry = Drama y poesía
imperium-card-education = Educación
imperium-card-moneylenders = Prestamistas
imperium-card-corruption = Corrupción
imperium-card-onager = Onagro
imperium-card-metropolis = Metrópolis
imperium-card-exports = Exportaciones
imperium-card-urban_development = Desarrollo urbano
imperium-card-mercenaries = Mercenarios
imperium-card-cataphract = Catafracto
imperium-card-jade_mask = Máscara de jade
imperium-card-elders = Ancianos
imperium-card-invasion = Invasión
imperium-card-oracle = Oráculo
imperium-card-rituals_ceremonies = Rituales y ceremonias
imperium-card-city = Ciudad
imperium-card-diplomacy = Diplomacia
imperium-card-leadership = Liderazgo
imperium-card-lost_scroll = Pergamino perdido
imperium-card-pharmacy = Farmacia
imperium-card-wonder = Maravilla
imperium-card-coinage = Acuñación
imperium-card-temple = Templo
imperium-card-praiseworthy = Loable
imperium-card-great = Grande
imperium-card-notorious = Temible
imperium-card-marvellous = Prodigioso
imperium-card-glorious = Glorioso
imperium-card-triumphant = Triunfante
imperium-card-awe_inspiring = Imponente
imperium-card-wilderness = Tierras vírgenes
imperium-card-jungle = Jungla
imperium-card-mountain_classics = Montaña (Clásicos)
imperium-card-coast = Costa
imperium-card-floodplain = Llanura fluvial
imperium-card-forest = Bosque
imperium-card-oasis = Oasis
imperium-card-hills = Colinas
imperium-card-marsh = Marisma
imperium-card-steppe = Estepa
imperium-card-river = Río
imperium-card-cape = Cabo
imperium-card-woodland = Arboleda
imperium-card-sacred_pass = Paso sagrado
imperium-card-armenians = Armenios
imperium-card-assyrians = Asirios
imperium-card-egyptians = Egipcios
imperium-card-ionians = Jonios
imperium-card-qin = Qin
imperium-card-olmecs = Olmecas
imperium-card-sumerians = Sumerios
imperium-card-aksumites = Aksumitas
imperium-card-minoans = Minoicos
imperium-card-mauryans = Mauryanos
imperium-card-hittites = Hititas
imperium-card-standing_army = Ejército permanente
imperium-card-town = Pueblo
imperium-card-shrine = Santuario
imperium-card-mysticism = Misticismo
imperium-card-agriculture = Agricultura
imperium-card-boats = Barcas
imperium-card-shaduf = Shaduf
imperium-card-ambassador = Embajador
imperium-card-gambling = Juegos de azar
imperium-card-port = Puerto
imperium-card-astronomy = Astronomía
imperium-card-cartography = Cartografía
imperium-card-masonry = Albañilería
imperium-card-civil_service = Administración pública
imperium-card-amphitheatre = Anfiteatro
imperium-card-imperial = Imperial
imperium-card-independent = Independiente
imperium-card-magnificent = Magnífico
imperium-card-outstanding = Sobresaliente
imperium-card-proud = Orgulloso
imperium-card-eminent = Eminente
imperium-card-acclaimed = Aclamado
imperium-card-fortunate_isle = Isla Afortunada
imperium-card-rainforest = Selva tropical
imperium-card-mountain_legends = Montaña (Legendarios)
imperium-card-peninsula = Península
imperium-card-lakes = Lagos
imperium-card-highlands = Tierras altas
imperium-card-sacred_grove = Arboleda sagrada
imperium-card-lowlands = Tierras bajas
imperium-card-moor = Páramo
imperium-card-plain = Llanura
imperium-card-archipelago = Archipiélago
imperium-card-fortified_region = Región fortificada
imperium-card-grassland = Pradera
imperium-card-island = Isla
imperium-card-etruscans = Etruscos
imperium-card-scythians = Escitas
imperium-card-vikings = Vikingos
imperium-card-phoenicians = Fenicios
imperium-card-romans = Romanos
imperium-card-greeks = Griegos
imperium-card-carthaginians = Cartagineses
imperium-card-persians = Persas
imperium-card-celts = Celtas
imperium-card-macedonians = Macedonios
imperium-card-xiongnu = Xiongnu
imperium-card-mining = Minería
imperium-card-espionage = Espionaje
imperium-card-monument = Monumento
imperium-card-code_of_laws = Código de leyes
imperium-card-religion = Religión
imperium-card-domestication = Domesticación
imperium-card-water_mill = Molino de agua
imperium-card-qanat = Qanat
imperium-card-road_building = Construcción de caminos
imperium-card-art = Arte
imperium-card-carthaginians_power_a = Cartagineses, poder A
imperium-card-carthaginians_power_b = Cartagineses, poder B
imperium-card-city_of_carthage = Ciudad de Cartago
imperium-card-elephants = Elefantes
imperium-card-hegemony = Hegemonía
imperium-card-hannibal = Aníbal
imperium-card-trading_ships = Barcos mercantes
imperium-card-monopoly = Monopolio
imperium-card-caravans = Caravanas
imperium-card-iberia = Iberia
imperium-card-berbers = Bereberes
imperium-card-dido_queen_of_carthage = Dido, reina de Cartago
imperium-card-carthaginian_traders = Mercaderes cartagineses
imperium-card-balearic_islands = Islas Baleares
imperium-card-mauretania = Mauretania
imperium-card-celts_power_a = Celtas, poder A
imperium-card-celts_power_b = Celtas, poder B
imperium-card-celtic_gold = Oro celta
imperium-card-celtic_innovation = Innovación celta
imperium-card-chainmail = Cota de malla
imperium-card-chariots = Carros de guerra
imperium-card-ogham_script = Escritura ogam
imperium-card-vercingetorix = Vercingétorix
imperium-card-armorica = Armórica
imperium-card-belgica = Bélgica
imperium-card-britannia = Britania
imperium-card-hibernia = Hibernia
imperium-card-druids = Druidas
imperium-card-boudicca = Boudica
imperium-card-cattle_raid = Robo de ganado
imperium-card-cauldron_of_cerridwen = Caldero de Cerridwen
imperium-card-celtica = Céltica
imperium-card-greeks_power_a = Griegos, poder A
imperium-card-greeks_power_b = Griegos, poder B
imperium-card-olympic_games = Juegos Olímpicos
imperium-card-greek_prosperity = Prosperidad griega
imperium-card-pericles = Pericles
imperium-card-city_of_corinth = Ciudad de Corinto
imperium-card-science = Ciencia
imperium-card-greek_innovation = Innovación griega
imperium-card-direct_democracy = Democracia directa
imperium-card-lighthouse = Faro
imperium-card-philosophy = Filosofía
imperium-card-city_of_athens = Ciudad de Atenas
imperium-card-plains_of_thessaly = Llanuras de Tesalia
imperium-card-greek_mercenaries = Mercenarios griegos
imperium-card-settlers = Colonos
imperium-card-city_of_sparta = Ciudad de Esparta
imperium-card-peloponnese = Peloponeso
imperium-card-forest_of_pholoe = Bosque de Fóloe
imperium-card-macedonians_power_a = Macedonios, poder A
imperium-card-macedonians_power_b = Macedonios, poder B
imperium-card-alexander = Alejandro
imperium-card-development_macedonians = Desarrollo (macedonios)
imperium-card-parmenion = Parmenión
imperium-card-companion_cavalry = Caballería de los Compañeros
imperium-card-alexander_the_great = Alejandro Magno
imperium-card-mosaics = Mosaicos
imperium-card-alexandria_in_egypt = Alejandría en Egipto
imperium-card-alexandria_in_ariana = Alejandría en Ariana
imperium-card-uxians = Uxios
imperium-card-philip_ii = Filipo II
imperium-card-phalanx = Falange
imperium-card-haliacmon_valley = Valle del Haliacmón
imperium-card-orestis = Oréstide
imperium-card-pelagonia = Pelagonia
imperium-card-persians_power_a = Persas, poder A
imperium-card-persians_power_b = Persas, poder B
imperium-card-city_of_persepolis = Ciudad de Persépolis
imperium-card-battering_ram = Ariete
imperium-card-development_persians = Desarrollo (persas)
imperium-card-windmills = Molinos de viento
imperium-card-satrap = Sátrapa
imperium-card-persian_gold = Oro persa
imperium-card-babylonians = Babilonios
imperium-card-darius_i = Darío I
imperium-card-arachosia = Aracosia
imperium-card-nisaean_plain = Llanura nisea
imperium-card-median_empire = Imperio medo
imperium-card-bactria = Bactria
imperium-card-zagros = Zagros
imperium-card-lydians = Lidios
imperium-card-romans_power_a = Romanos, poder A
imperium-card-romans_power_b = Romanos, poder B
imperium-card-julius_caesar = Julio César
imperium-card-military_engineering = Ingeniería militar
imperium-card-roman_invasion = Invasión romana
imperium-card-legions = Legiones
imperium-card-the_senate = El Senado
imperium-card-rome_the_eternal_city = Roma, la Ciudad Eterna
imperium-card-emperor_trajan = Emperador Trajano
imperium-card-bread_and_circuses = Pan y circo
imperium-card-gallia_aquitania = Galia Aquitania
imperium-card-raetia = Recia
imperium-card-triumvirate = Triunvirato
imperium-card-city_of_rome = Ciudad de Roma
imperium-card-dalmatia = Dalmacia
imperium-card-roman_expansion = Expansión romana
imperium-card-scythians_power_a = Escitas, poder A
imperium-card-scythians_power_b = Escitas, poder B
imperium-card-ateas = Ateas
imperium-card-kurgans = Kurganes
imperium-card-city_of_gelonus = Ciudad de Gelono
imperium-card-jewellery = Joyería
imperium-card-tamga = Tamga
imperium-card-pontic_steppe = Estepa póntica
imperium-card-tarim_basin = Cuenca del Tarim
imperium-card-caucasia = Caucasia
imperium-card-raiders = Saqueadores
imperium-card-nomads = Nómadas
imperium-card-nomads_barbarian = Nómadas (bárbaro)
imperium-card-carpathian_mountains = Montes Cárpatos
imperium-card-tian_shan = Tian Shan
imperium-card-mounted_archers = Arqueros a caballo
imperium-card-tents = Tiendas
imperium-card-vikings_power_a = Vikingos, poder A
imperium-card-vikings_power_b = Vikingos, poder B
imperium-card-harald_hardrada = Harald Hardrada
imperium-card-iceland = Islandia
imperium-card-combs = Peines
imperium-card-graenland = Grœnland
imperium-card-foroyar = Føroyar
imperium-card-vinland = Vinland
imperium-card-sagas = Sagas
imperium-card-city_of_dubh_linn = Ciudad de Dubh Linn
imperium-card-longships = Drakkares
imperium-card-skis = Esquís
imperium-card-rollo_the_walker = Rollo el Caminante
imperium-card-go_a_viking = Ir de expedición vikinga
imperium-card-gothja = Gothja
imperium-card-scandinavia = Escandinavia
imperium-card-erik_the_red = Erik el Rojo
imperium-card-jomsviking = Jomsvikingo
imperium-card-althing = Althing
imperium-card-arthurians_power_a = Artúricos, poder A
imperium-card-arthurians_power_b = Artúricos, poder B
imperium-card-king_arthurs_court = La corte del rey Arturo
imperium-card-graal = Grial
imperium-card-lawnslot_llyn = Lawnslot Llyn (sir Lanzarote)
imperium-card-twrch_trwyth = Jabalí Twrch Trwyth
imperium-card-taliesin_the_bard = Taliesin el Bardo
imperium-card-excalibur = Excalibur
imperium-card-gwaith_camlan = Gwaith Camlan
imperium-card-bedwyr = Bedwyr
imperium-card-viviane_of_the_lake = Viviana del Lago
imperium-card-city_of_camelot = Ciudad de Camelot
imperium-card-britannia_flavia = Britania Flavia
imperium-card-ynys_afallach = Ynys Afallach (Avalon)
imperium-card-gwalchmei = Gwalchmei (sir Gawain)
imperium-card-lady_bertilak = Lady Bertilak
imperium-card-morigena = Morigena
imperium-card-peredur = Peredur (sir Perceval)
imperium-card-cai = Cai (sir Kay)
imperium-card-king_arthur = Rey Arturo
imperium-card-uthyr_pendragon = Uthyr Pendragon
imperium-card-britannia_prima = Britania Prima
imperium-card-britannia_secunda = Britania Secunda
imperium-card-myrddin_wyllt = Myrddin Wyllt (Merlín)
imperium-card-guennuvar = Guennuvar
imperium-card-cafall = Cafall
imperium-card-atlanteans_power_a = Atlantes, poder A
imperium-card-atlanteans_power_b = Atlantes, poder B
imperium-card-advanced_culture = Cultura avanzada
imperium-card-palace_of_poseidon = Palacio de Poseidón
imperium-card-spread_of_atlantis = Expansión de la Atlántida
imperium-card-development_atlanteans = Desarrollo (atlantes)
imperium-card-moats_and_walls = Fosos y murallas
imperium-card-myths_and_legends = Mitos y leyendas
imperium-card-vast_wealth = Vasta riqueza
imperium-card-kleito = Clito
imperium-card-mountain_of_atlantis = Montaña de la Atlántida
imperium-card-themiscyra = Temiscira
imperium-card-flood = Inundación
imperium-card-prosperity_atlanteans = Prosperidad (atlantes)
imperium-card-thule = Thule
imperium-card-hesperides = Hespérides
imperium-card-elysian_fields = Campos Elíseos
imperium-card-atlantean_fleet = Flota atlante
imperium-card-egyptians_power_a = Egipcios, poder A
imperium-card-egyptians_power_b = Egipcios, poder B
imperium-card-unification = Unificación
imperium-card-development_egyptians = Desarrollo (egipcios)
imperium-card-embalming = Embalsamamiento
imperium-card-obelisk = Obelisco
imperium-card-ramesses_ii = Ramsés II
imperium-card-egyptian_expansion = Expansión egipcia
imperium-card-medicine = Medicina
imperium-card-pyramids = Pirámides
imperium-card-egyptian_legacy = Legado egipcio
imperium-card-red_land = Tierra roja
imperium-card-kushites = Kushitas
imperium-card-flood_of_the_nile = Crecida del Nilo
imperium-card-egyptian_incursion = Incursión egipcia
imperium-card-egyptian_hieroglyphics = Jeroglíficos egipcios
imperium-card-lower_nile = Bajo Nilo
imperium-card-nile_valley = Valle del Nilo
imperium-card-mauryans_power_a = Mauryanos, poder A
imperium-card-mauryans_power_b = Mauryanos, poder B
imperium-card-mathematics_mauryans = Matemáticas (mauryanos)
imperium-card-grand_trunk_road = Gran Ruta Troncal
imperium-card-ashoka = Ashoka
imperium-card-buddhism = Budismo
imperium-card-edicts_of_ashoka = Edictos de Ashoka
imperium-card-punch_marked_coins = Monedas punzonadas
imperium-card-arthashastra = Arthashastra
imperium-card-nanda_dynasty = Dinastía Nanda
imperium-card-city_of_pataliputra = Ciudad de Pataliputra
imperium-card-indian_elephants = Elefantes indios
imperium-card-indian_elephants_barbarian = Elefantes indios (bárbaro)
imperium-card-gandhara = Gandhara
imperium-card-chandragupta = Chandragupta
imperium-card-chanakya = Chanakya
imperium-card-magadha = Magadha
imperium-card-indus_valley = Valle del Indo
imperium-card-minoans_power_a = Minoicos, poder A
imperium-card-minoans_power_b = Minoicos, poder B
imperium-card-king_minos = Rey Minos
imperium-card-minoan_traders = Mercaderes minoicos
imperium-card-drainage_system_minoans = Sistema de drenaje (minoicos)
imperium-card-architecture = Arquitectura
imperium-card-frescos = Frescos
imperium-card-labyrinth = Laberinto
imperium-card-minoan_expansion = Expansión minoica
imperium-card-seal_stones = Sellos de piedra
imperium-card-knossos = Cnosos
imperium-card-pottery = Cerámica
imperium-card-thera = Tera
imperium-card-crete = Creta
imperium-card-cyprus = Chipre
imperium-card-olmecs_power_a = Olmecas, poder A
imperium-card-olmecs_power_b = Olmecas, poder B
imperium-card-san_lorenzo_tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-step_pyramids = Pirámides escalonadas
imperium-card-ritual_sacrifice = Ritual de sacrificio
imperium-card-olmec_traders = Mercaderes olmecas
imperium-card-tres_zapotes = Tres Zapotes
imperium-card-stone_heads = Cabezas de piedra
imperium-card-drainage_system_olmecs = Sistema de drenaje (olmecas)
imperium-card-cacao = Cacao
imperium-card-olmec_hieroglyphics = Jeroglíficos olmecas
imperium-card-calendar = Calendario
imperium-card-stone_mask = Máscara de piedra
imperium-card-lodestone_compass = Brújula de magnetita
imperium-card-ball_games = Juegos de pelota
imperium-card-laguna_de_los_cerros = Laguna de los Cerros
imperium-card-la_venta = La Venta
imperium-card-qin_power_a = Qin, poder A
imperium-card-qin_power_b = Qin, poder B
imperium-card-long_walls_i = Largas murallas I
imperium-card-long_walls_ii = Largas murallas II
imperium-card-long_walls_iii = Largas murallas III
imperium-card-long_walls_iv = Largas murallas IV
imperium-card-emperor_qin_shi_huang = Emperador Qin Shi Huang
imperium-card-mathematics_qin = Matemáticas (qin)
imperium-card-king_wu_of_qin = Rey Wu de Qin
imperium-card-metallurgy = Metalurgia
imperium-card-terracotta_warriors = Guerreros de terracota
imperium-card-eastern_zhou = Zhou Oriental
imperium-card-confucianism = Confucianismo
imperium-card-legalism = Legismo
imperium-card-school_of_diplomacy = Escuela de diplomacia
imperium-card-western_zhou = Zhou Occidental
imperium-card-duke_zhuang_of_qin = Duque Zhuang de Qin
imperium-card-mandate_of_heaven = Mandato del Cielo
imperium-card-utopians_power_a = Utópicos, poder A
imperium-card-utopians_power_b = Utópicos, poder B
imperium-card-visions_of_shangri_la = Visiones de Shangri-La
imperium-card-path_to_shangri_la = Camino a Shangri-La
imperium-card-gates_of_shangri_la = Puertas de Shangri-La
imperium-card-shangri_la = Shangri-La
imperium-card-monastery = Monasterio
imperium-card-portals = Portales
imperium-card-daochang = Daochang
imperium-card-lost_tomes = Tomos perdidos
imperium-card-tree_of_knowledge = Árbol del conocimiento
imperium-card-charity = Caridad
imperium-card-meditation = Meditación
imperium-card-mountain_retreat = Retiro de montaña
imperium-card-sacred_scroll = Pergamino sagrado

## Nations

imperium-nation-carthaginians = Cartagineses
imperium-nation-celts = Celtas
imperium-nation-greeks = Griegos
imperium-nation-macedonians = Macedonios
imperium-nation-persians = Persas
imperium-nation-romans = Romanos
imperium-nation-scythians = Escitas
imperium-nation-vikings = Vikingos
imperium-nation-arthurians = Artúricos
imperium-nation-atlanteans = Atlantes
imperium-nation-egyptians = Egipcios
imperium-nation-mauryans = Mauryanos
imperium-nation-minoans = Minoicos
imperium-nation-olmecs = Olmecas
imperium-nation-qin = Qin
imperium-nation-utopians = Utópicos

## Suits, headers, icons, states, resources

imperium-suit-region = región
imperium-suit-uncivilised = primitiva
imperium-suit-civilised = civilizada
imperium-suit-tributary = tributario
imperium-suit-fame = fama
imperium-suit-unrest = disturbio
imperium-suit-power = carta de poder
imperium-header-pinned = fija
imperium-header-attack = ataque
imperium-header-permanent = permanente
imperium-icon-production = producción
imperium-icon-river = río
imperium-icon-fertile = tierra fértil
imperium-icon-city = ciudad
imperium-icon-metropolis = metrópolis
imperium-icon-knight = caballero
imperium-icon-mask = máscara
imperium-icon-scroll = pergamino
imperium-state-barbarian = bárbaro
imperium-state-empire = imperio
imperium-resource-material = materiales
imperium-resource-population = población
imperium-resource-progress = progreso
imperium-amount-material = { $n ->
    [one] 1 material
   *[other] { $n } materiales
}
imperium-amount-population = { $n ->
    [one] 1 de población
   *[other] { $n } de población
}
imperium-amount-progress = { $n ->
    [one] 1 de progreso
   *[other] { $n } de progreso
}

## What stands on a card besides its abilities

imperium-face-icon = { $n ->
    [one] { $icon }
   *[other] { $icon } ×{ $n }
}
imperium-face-barbarian = solo como bárbaro
imperium-face-empire = solo como imperio
imperium-face-free_play = se juega sin gastar acción
imperium-face-unplayable = no se puede jugar
imperium-face-no_garrison = no se puede proteger
imperium-face-requires = se puede jugar si { $condition }
imperium-face-cost = coste de desarrollo: { $amounts }

## Points

imperium-points-fixed = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
imperium-points-in_history = { $n ->
    [one] 1 punto en tu historia
   *[other] { $n } puntos en tu historia
}
imperium-points-in_play = { $n ->
    [one] 1 punto en juego
   *[other] { $n } puntos en juego
}
imperium-points-not_in_play = { $n ->
    [one] 1 punto cuando no está en juego
   *[other] { $n } puntos cuando no está en juego
}
imperium-points-garrisoned = { $n ->
    [one] 1 punto si está protegida
   *[other] { $n } puntos si está protegida
}
imperium-points-term = { $n ->
    [one] 1 punto por { $of }
   *[other] { $n } puntos por { $of }
}
imperium-points-variable = { $terms }, 10 como máximo
imperium-points-otherwise = { $cases }; si no, { $n }

## Verbs: what to do (do), what one may do (to), what somebody else does (does)

imperium-verb-gain = { $form ->
    [to] obtener
    [does] obtiene
   *[do] obtén
}
imperium-verb-pay = { $form ->
    [to] pagar
    [does] paga
   *[do] paga
}
imperium-verb-spend = { $form ->
    [to] gastar
    [does] gasta
   *[do] gasta
}
imperium-verb-steal = { $form ->
    [to] robar
    [does] roba
   *[do] roba
}
imperium-verb-draw = { $form ->
    [to] robar
    [does] roba
   *[do] roba
}
imperium-verb-take = { $form ->
    [to] tomar
    [does] toma
   *[do] toma
}
imperium-verb-bring = { $form ->
    [to] llevar
    [does] lleva
   *[do] lleva
}
imperium-verb-resolve = { $form ->
    [to] resolver
    [does] resuelve
   *[do] resuelve
}
imperium-verb-discard = { $form ->
    [to] descartar
    [does] descarta
   *[do] descarta
}
imperium-verb-put = { $form ->
    [to] poner
    [does] pone
   *[do] pon
}
imperium-verb-acquire = { $form ->
    [to] adquirir
    [does] adquiere
   *[do] adquiere
}
imperium-verb-break_through = { $form ->
    [to] mejorar
    [does] mejora
   *[do] mejora
}
imperium-verb-return = { $form ->
    [to] devolver
    [does] devuelve
   *[do] devuelve
}
imperium-verb-look = { $form ->
    [to] mirar
    [does] mira
   *[do] mira
}
imperium-verb-exile = { $form ->
    [to] exiliar
    [does] exilia
   *[do] exilia
}
imperium-verb-abandon = { $form ->
    [to] abandonar
    [does] abandona
   *[do] abandona
}
imperium-verb-recall = { $form ->
    [to] recuperar
    [does] recupera
   *[do] recupera
}
imperium-verb-garrison = { $form ->
    [to] proteger
    [does] protege
   *[do] protege
}
imperium-verb-develop = { $form ->
    [to] desarrollar
    [does] desarrolla
   *[do] desarrolla
}
imperium-verb-play = { $form ->
    [to] jugar
    [does] juega
   *[do] juega
}
imperium-verb-sink = { $form ->
    [to] sumergir
    [does] sumerge
   *[do] sumerge
}
imperium-verb-turn = { $form ->
    [to] voltear
    [does] voltea
   *[do] voltea
}
imperium-verb-search = { $form ->
    [to] buscar
    [does] busca
   *[do] busca
}
imperium-verb-swap = { $form ->
    [to] intercambiar
    [does] intercambia
   *[do] intercambia
}
imperium-verb-give = { $form ->
    [to] dar
    [does] da
   *[do] da
}
imperium-verb-reveal = { $form ->
    [to] revelar
    [does] revela
   *[do] revela
}
imperium-verb-shuffle = { $form ->
    [to] barajar
    [does] baraja
   *[do] baraja
}
imperium-verb-name = { $form ->
    [to] nombrar
    [does] nombra
   *[do] nombra
}
imperium-verb-count = { $form ->
    [to] contar
    [does] cuenta
   *[do] cuenta
}
imperium-verb-use = { $form ->
    [to] usar
    [does] usa
   *[do] usa
}
imperium-verb-avoid = { $form ->
    [to] evitar
    [does] evita
   *[do] evita
}
imperium-verb-trigger = { $form ->
    [to] desencadenar
    [does] desencadena
   *[do] desencadena
}
imperium-verb-replace = { $form ->
    [to] reemplazar
    [does] reemplaza
   *[do] reemplaza
}
imperium-verb-become = { $form ->
    [to] convertirte en
    [does] se convierte en
   *[do] conviértete en
}
imperium-verb-choose = { $form ->
    [to] elegir
    [does] elige
   *[do] elige
}

## Steps: a verb and what it is about

imperium-do-gain = { $verb } { $amount }
imperium-do-gain_per = { $verb } { $amount } por { $per }
imperium-do-pay = { $verb } { $amount }
imperium-do-pay_all = { $verb } todo tu progreso (al menos { $n })
imperium-do-steal = { $verb } { $amount } a { $from }
imperium-do-steal_or = { $verb } { $amount } a { $from }; quien no pueda darlo todo { $steps }
imperium-do-place_on_market = { $verb } { $amount } en una carta del mercado
imperium-do-place_on_card = { $verb } { $amount } en esta carta
imperium-do-gain_tokens_from_card = { $verb } el progreso que tenía encima
imperium-do-double_tokens_gained = { $verb } otra vez la misma cantidad de { $resource }
imperium-do-take_unrest = { $verb } { $cards }
imperium-do-top_fame = { $verb } la carta superior de fama
imperium-do-look_fame = { $verb } las { $n } cartas superiores de fama y { $then } una
imperium-do-develop = { $verb } una carta pagando su coste
imperium-do-develop_free = { $verb } una carta gratis
imperium-do-acquire = { $verb } { $cards }
imperium-do-break_through = { $verb } { $cards }
imperium-do-free_play = { $verb } { $cards } { $place } sin gastar otra acción
imperium-do-free_play_any_state = { $verb } { $cards } { $place } sin gastar otra acción, sea cual sea tu estado
imperium-do-choose = { $verb } una opción: { $options }
imperium-do-discard = { $verb } { $cards }
imperium-do-to_discard_nation_deck_top = { $verb } la carta superior de tu mazo de nación en tu pila de descarte
imperium-do-to_discard_active_quest = { $verb } la misión activa en tu pila de descarte
imperium-do-draw = { $verb } { $cards }
imperium-do-draw_per = { $verb } { $cards } por { $per }
imperium-do-draw_if_able = { $verb } { $cards } si tu mazo de robo no está vacío
imperium-do-draw_active_quest = { $verb } la misión activa (a tu mano)
imperium-do-to_hand = { $verb } { $cards } a tu mano
imperium-do-on_deck = { $verb } { $cards } encima de tu mazo de robo
imperium-do-to_history = { $verb } { $cards } en tu historia
imperium-do-sink = { $verb } { $cards }
imperium-do-exile = { $verb } { $cards }
imperium-do-exile_market = { $verb } una carta del mercado
imperium-do-return_unrest = { $verb } { $cards }
imperium-do-abandon = { $verb } { $cards }
imperium-do-recall = { $verb } { $cards }
imperium-do-garrison = { $verb } { $cards } aquí
imperium-do-garrison_self = { $verb } esta carta en { $cards } y { $then } lo que esa carta hace al jugarse
imperium-do-return_to_unrest_pile = { $verb } esta carta a la pila de disturbios
imperium-do-look = { $verb } la carta superior de tu mazo de nación
imperium-do-shuffle = { $verb } tu mazo de nación
imperium-do-bottom_of_nation_deck = { $verb } esa carta al fondo de tu mazo de nación
imperium-do-declare_suit = { $verb } una clase de carta
imperium-do-reveal = { $verb } { $place }
imperium-do-treat_icon_as = hasta el final del turno, { $verb } un icono de { $icon } como { $n } de { $as }
imperium-do-copy_exhaust = { $verb } la habilidad de agotamiento de { $cards } de otro jugador
imperium-do-avoid_attack = { $verb } el ataque
imperium-do-avoid_attack_unless = { $verb } el ataque, a menos que el atacante te dé { $amount }
imperium-do-trigger_game_end = { $verb } el fin de la partida
imperium-do-flip = { $verb } esta carta
imperium-do-replace_journey = { $verb } esta carta por { $card }
imperium-do-set_state = { $verb } un imperio
imperium-do-put_into_play = { $verb } esta carta en juego
imperium-do-find_hand = { $verb } { $cards } { $place } (la carta va a tu mano)
imperium-do-find_discard = { $verb } { $cards } { $place } (la carta va a tu pila de descarte)
imperium-do-find_history = { $verb } { $cards } { $place } (la carta va a tu historia)
imperium-do-give_card = { $verb } a cada otro jugador una carta { $place }
imperium-do-give_card_if = { $verb } a cada otro jugador una carta { $place }; quien reciba { $cards } { $steps }
imperium-do-swap_exile_market = { $verb } una carta exiliada con una del mercado
imperium-do-swap_hand_nation_deck_top = { $verb } una carta de tu mano con la carta superior de tu mazo de nación, que no sea la de ascensión
imperium-do-actions = { $n ->
    [one] { $verb } una acción
   *[other] { $verb } { $n } acciones
}
imperium-do-return_exhaust_token = { $n ->
    [one] { $verb } una ficha de agotamiento usada a tu carta de estado
   *[other] { $verb } { $n } fichas de agotamiento usadas a tu carta de estado
}

## Cards of a kind, with their number

imperium-some-card = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
imperium-some-region = { $n ->
    [one] una región
   *[other] { $n } regiones
}
imperium-some-unrest = { $n ->
    [one] una carta de disturbio
   *[other] { $n } cartas de disturbio
}
imperium-some-city = { $n ->
    [one] una ciudad
   *[other] { $n } ciudades
}
imperium-some-city_metropolis = { $n ->
    [one] una ciudad o metrópolis
   *[other] { $n } ciudades o metrópolis
}
imperium-some-knight = { $n ->
    [one] un caballero
   *[other] { $n } caballeros
}
imperium-some-knight_here = { $n ->
    [one] un caballero protegido aquí
   *[other] { $n } caballeros protegidos aquí
}
imperium-some-knight_in_region = { $n ->
    [one] un caballero protegido en una región
   *[other] { $n } caballeros protegidos en regiones
}
imperium-some-mask = { $n ->
    [one] una máscara
   *[other] { $n } máscaras
}
imperium-some-scroll = { $n ->
    [one] un pergamino
   *[other] { $n } pergaminos
}
imperium-some-river = { $n ->
    [one] una carta con río
   *[other] { $n } cartas con río
}
imperium-some-fertile = { $n ->
    [one] una carta con tierra fértil
   *[other] { $n } cartas con tierra fértil
}
imperium-some-river_fertile = { $n ->
    [one] una carta con río o tierra fértil
   *[other] { $n } cartas con río o tierra fértil
}
imperium-some-without_production = { $n ->
    [one] una carta sin producción
   *[other] { $n } cartas sin producción
}
imperium-some-attack = { $n ->
    [one] una carta de ataque
   *[other] { $n } cartas de ataque
}
imperium-some-pinned = { $n ->
    [one] una carta fija
   *[other] { $n } cartas fijas
}
imperium-some-pinned_not_region = { $n ->
    [one] una carta fija que no sea región
   *[other] { $n } cartas fijas que no sean regiones
}
imperium-some-empire = { $n ->
    [one] una carta de imperio
   *[other] { $n } cartas de imperio
}
imperium-some-not_knight = { $n ->
    [one] una carta que no sea caballero
   *[other] { $n } cartas que no sean caballeros
}
imperium-some-not_unrest = { $n ->
    [one] una carta que no sea disturbio
   *[other] { $n } cartas que no sean disturbios
}
imperium-some-variable = { $n ->
    [one] una carta de puntos variables
   *[other] { $n } cartas de puntos variables
}
imperium-some-long_walls = { $n ->
    [one] una carta Largas murallas
   *[other] { $n } cartas Largas murallas
}
imperium-some-quest = { $n ->
    [one] una misión inminente
   *[other] { $n } misiones inminentes
}
imperium-some-named = { $card }
imperium-some-either = { $cards }
imperium-some-quest_other_than = una misión que no sea { $card }
imperium-some-region_with = una región donde protejas { $cards }

## A card of one of these suits

imperium-suits-region = una región
imperium-suits-uncivilised = una carta primitiva
imperium-suits-civilised = una carta civilizada
imperium-suits-tributary = un tributario
imperium-suits-uncivilised_civilised = una carta primitiva o civilizada
imperium-suits-region_tributary = una región o un tributario
imperium-suits-civilised_tributary = una carta civilizada o un tributario
imperium-suits-uncivilised_civilised_tributary = una carta primitiva o civilizada o un tributario
imperium-suits-region_uncivilised_civilised_tributary = una carta cualquiera

## Places that cards come from

imperium-from-hand = { $whose ->
    [theirs] de su mano
   *[yours] de tu mano
}
imperium-from-discard = de tu pila de descarte
imperium-from-hand_discard = { $whose ->
    [theirs] de su mano o de su pila de descarte
   *[yours] de tu mano o de tu pila de descarte
}
imperium-from-history = de tu historia
imperium-from-in_play = de tu zona de juego
imperium-from-garrisoned_hand = de tus cartas protegidas o de tu mano
imperium-from-hand_draw_deck_discard = de tu mano, tu mazo de robo y tu pila de descarte
imperium-from-hand_discard_draw_deck_nation_deck = en tu mano, descarte, mazo de robo o mazo de nación
imperium-from-discard_draw_deck = en tu pila de descarte o mazo de robo
imperium-from-in_play_active_quest = en juego o como misión activa
imperium-from-impending_quests = de tus misiones inminentes
imperium-from-any_scoring_zone = de cualquier lugar entre tus cartas
imperium-from-market_exile = del mercado o del exilio
imperium-from-also_exile = (también del exilio)
imperium-from-exile = del exilio
imperium-zones-hand_draw_deck_discard = tu mano, tu mazo de robo y tu pila de descarte
imperium-zones-main_deck_top = la carta superior del mazo principal

## For each thing that is counted

imperium-each-card = { $n ->
    [one] cada carta
   *[other] cada { $n } cartas
}
imperium-each-region = { $n ->
    [one] cada región
   *[other] cada { $n } regiones
}
imperium-each-uncivilised = { $n ->
    [one] cada carta primitiva
   *[other] cada { $n } cartas primitivas
}
imperium-each-civilised = { $n ->
    [one] cada carta civilizada
   *[other] cada { $n } cartas civilizadas
}
imperium-each-tributary = { $n ->
    [one] cada tributario
   *[other] cada { $n } tributarios
}
imperium-each-fame = { $n ->
    [one] cada carta de fama
   *[other] cada { $n } cartas de fama
}
imperium-each-unrest = { $n ->
    [one] cada carta de disturbio
   *[other] cada { $n } cartas de disturbio
}
imperium-each-variable = { $n ->
    [one] cada carta de puntos variables
   *[other] cada { $n } cartas de puntos variables
}
imperium-each-pinned_not_region = { $n ->
    [one] cada carta fija que no sea región
   *[other] cada { $n } cartas fijas que no sean regiones
}
imperium-each-city = { $n ->
    [one] cada ciudad
   *[other] cada { $n } ciudades
}
imperium-each-city_metropolis = { $n ->
    [one] cada ciudad o metrópolis
   *[other] cada { $n } ciudades o metrópolis
}
imperium-each-knight = { $n ->
    [one] cada caballero
   *[other] cada { $n } caballeros
}
imperium-each-production = { $n ->
    [one] cada icono de producción
   *[other] cada { $n } iconos de producción
}
imperium-each-river = { $n ->
    [one] cada río
   *[other] cada { $n } ríos
}
imperium-each-fertile = { $n ->
    [one] cada tierra fértil
   *[other] cada { $n } tierras fértiles
}
imperium-each-river_fertile = { $n ->
    [one] cada río o tierra fértil
   *[other] cada { $n } ríos o tierras fértiles
}
imperium-each-long_walls = { $n ->
    [one] cada carta Largas murallas
   *[other] cada { $n } cartas Largas murallas
}
imperium-per-material = { $n ->
    [one] cada material
   *[other] cada { $n } materiales
}
imperium-per-population = { $n ->
    [one] cada ficha de población
   *[other] cada { $n } fichas de población
}
imperium-per-progress = { $n ->
    [one] cada ficha de progreso
   *[other] cada { $n } fichas de progreso
}
imperium-per-player_behind = { $n ->
    [one] cada jugador con menos progreso que tú
   *[other] cada { $n } jugadores con menos progreso que tú
}
imperium-per-unrest_returned = { $n ->
    [one] cada carta de disturbio devuelta así
   *[other] cada { $n } cartas de disturbio devueltas así
}
imperium-per-abandoned = { $things } que se abandone así
imperium-per-in-in_play = { $things } que tengas en juego
imperium-per-in-owned = { $things } que poseas
imperium-per-in-owned_by_others = { $things } que posean los demás jugadores
imperium-per-in-history = { $things } de tu historia
imperium-per-in-garrisoned = { $things } que protejas
imperium-per-in-garrisoned_here = { $things } que protejas aquí
imperium-per-in-exile = { $things } del exilio

## Conditions

imperium-if-you_are-barbarian = tu nación es bárbara
imperium-if-you_are-empire = tu nación es un imperio
imperium-if-in_play = tienes { $card } en juego
imperium-if-in_history = { $card } está en tu historia
imperium-if-count-in_play = tienes al menos { $cards } en juego
imperium-if-count-garrisoned_here = proteges aquí al menos { $cards }
imperium-if-resource = tienes al menos { $amount }
imperium-if-just_moved = esa carta era { $cards }
imperium-if-revealed = la carta revelada es de esa clase
imperium-if-no_quest = no hay misión activa

## Events

imperium-when-you_play = cuando juegues { $cards }
imperium-when-you_play-discard = cuando juegues { $cards } de tu pila de descarte
imperium-when-other_plays_attack = cuando otro jugador te ataque
imperium-when-acquire = cuando adquieras { $cards }
imperium-when-acquire-exile = cuando adquieras { $cards } del exilio
imperium-when-acquire_or_break_through = cuando adquieras o mejores { $cards }
imperium-when-gain_card_from_market = cuando tomes del mercado una carta con { $resource } encima
imperium-when-you_return_unrest = cuando devuelvas una carta de disturbio
imperium-when-you_take_unrest = cuando tomes una carta de disturbio
imperium-when-you_pay = cuando pagues { $resource }
imperium-when-you_must_discard = cuando tengas que descartar { $cards } o más
imperium-when-you_look_at_fame = cuando mires cartas de fama
imperium-when-you_gain_material_from_icon = cuando obtengas materiales de una carta con { $icon }
imperium-when-card_sunk = cuando se sumerja una de tus cartas
imperium-when-leaves_play = cuando { $cards } deje de estar en juego
imperium-when-your_deck_is_empty = cuando tu mazo de robo se vacíe en tu turno

## Triggers

imperium-trigger-on_play = Al jugarla
imperium-trigger-exhaust = Agotamiento
imperium-trigger-solstice = Solsticio
imperium-trigger-passive = Siempre
imperium-trigger-on_gain = Al obtenerla
imperium-trigger-on_enter_play = Al entrar en juego
imperium-trigger-before_scoring = Antes de puntuar
imperium-trigger-instead = En lugar de obtenerla, una vez por jugador
imperium-trigger-again = En lugar de obtenerla, una vez por jugador (se queda para los demás)

## Continuous changes, and what happens in place of something else

imperium-modify-hand_size = tu mano aumenta en { $n }
imperium-modify-fame_look = mira { $n } más
imperium-modify-remove_state_icon = puedes jugar { $cards } como si no tuviera el icono de { $state }
imperium-modify-ignore_state_icon = la próxima carta que juegues este turno puede tener el icono de { $state }
imperium-modify-acquire_sources = al adquirir { $cards }, puedes tomar la carta del exilio
imperium-modify-free_play = jugar { $cards } no gasta acción
imperium-modify-development_cost = desarrollar te cuesta { $amounts } menos
imperium-modify-unrest_play_cost = jugar disturbios te cuesta { $amounts } menos
imperium-modify-unrest_play_cost_and_discard = jugar disturbios te cuesta { $amounts } menos, o descartas { $cards } menos
imperium-modify-discard_requirement = descarta { $cards } menos
imperium-modify-discard_substitute = cuando tengas que descartar { $cards }, puedes abandonar en su lugar una carta protegida aquí
imperium-modify-cannot_be = no está permitido { $verbs } esta carta
imperium-modify-active_quest = la misión protegida aquí es tu misión activa
imperium-modify-untargetable = no se puede elegir entre las misiones inminentes si no es la última
imperium-cannot_be-abandon = abandonar
imperium-cannot_be-recall = recuperar
imperium-replace-history = tus cartas que irían a tu historia van a tu pila de descarte
imperium-replace-place_on_market = cuando vayas a poner progreso en el mercado, pon { $amount } en su lugar
imperium-replace-gain = cuando vayas a obtener { $resource }, ocurre esto en su lugar: { $steps }

## Other players

imperium-others = cada otro jugador
imperium-others-barbarian = cada otro jugador bárbaro
imperium-others-empire = cada otro jugador que sea imperio
imperium-others-with = cada otro jugador que tenga { $cards } en juego

## How phrases are joined to sentences

imperium-text-numbered = { $n }: { $do }
imperium-number-any = cualquier número de
imperium-number-all = todas las
imperium-text-ability = { $label }: { $body }.
imperium-text-ability_within = { $label }: { $body }
imperium-text-label = { $first }, { $next }
imperium-text-label_if = si { $condition }
imperium-text-next = { $first }; { $next }
imperium-text-then = { $first }, luego { $next }
imperium-text-or = { $first } o { $next }
imperium-text-slash = { $first } / { $next }
imperium-text-from = { $cards } { $place }
imperium-text-up_to = hasta { $cards }
imperium-text-with_token = { $cards } con { $resource } encima
imperium-text-free_play_it = { $do }, que se puede jugar de inmediato sin gastar acción
imperium-text-self = esta carta
imperium-text-just_drawn = la carta robada
imperium-text-one_of_just_drawn = una de las cartas robadas
imperium-text-revealed = la carta revelada
imperium-text-all_unrest_here = todas las cartas de disturbio protegidas aquí
imperium-text-you_may = puedes { $do }
imperium-text-others = cada otro jugador { $do }
imperium-text-others_may = cada otro jugador puede { $do }
imperium-text-all = cada jugador { $do }
imperium-text-all_may = cada jugador puede { $do }
imperium-text-pay_to = { $cost } para { $steps }
imperium-text-pay_then = { $cost }; si lo haces, { $steps }
imperium-text-if = si { $condition }, { $then }
imperium-text-if_else = si { $condition }, { $then }; si no, { $else }
imperium-text-cards_just_discarded = por cada carta descartada así, { $steps }
imperium-text-cards_just_abandoned = por cada carta abandonada así, { $steps }
imperium-text-times = { $n ->
    [one] { $do }
   *[other] { $do }, { $n } veces
}
imperium-text-up_to_times = { $n ->
    [one] puedes una vez { $do }
   *[other] hasta { $n } veces, puedes { $do }
}
