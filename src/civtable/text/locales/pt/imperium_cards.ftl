### Cards of Imperium: their names, and what they do, put together from the steps of their abilities.

## Names of cards: printed names where the rulebook has them; kinds of the same name are told apart

imperium-card-prosperity = Prosperidade
imperium-card-advance = Avanço
imperium-card-glory = Glória
imperium-card-conquer = Conquistar
imperium-card-unrest = Distúrbio
imperium-card-writing_systems = Sistemas de Escrita
imperium-card-king_of_kings_a = Rei dos Reis (lado A)
imperium-card-king_of_kings_b = Rei dos Reis (lado B)
imperium-card-drama_poetry = Drama e Poesia
imperium-card-education = Educação
imperium-card-moneylenders = Agiotas
imperium-card-corruption = Corrupção
imperium-card-onager = Onagro
imperium-card-metropolis = Metrópole
imperium-card-exports = Exportações
imperium-card-urban_development = Desenvolvimento Urbano
imperium-card-mercenaries = Mercenários
imperium-card-cataphract = Catafracto
imperium-card-jade_mask = Máscara de Jade
imperium-card-elders = Anciãos
imperium-card-invasion = Invasão
imperium-card-oracle = Oráculo
imperium-card-rituals_ceremonies = Rituais e Cerimônias
imperium-card-city = Cidade
imperium-card-diplomacy = Diplomacia
imperium-card-leadership = Liderança
imperium-card-lost_scroll = Pergaminho Perdido
imperium-card-pharmacy = Farmácia
imperium-card-wonder = Maravilha
imperium-card-coinage = Cunhagem
imperium-card-temple = Templo
imperium-card-praiseworthy = Louvável
imperium-card-great = Grande
imperium-card-notorious = Notório
imperium-card-marvellous = Maravilhoso
imperium-card-glorious = Glorioso
imperium-card-triumphant = Triunfante
imperium-card-awe_inspiring = Impressionante
imperium-card-wilderness = Terras Selvagens
imperium-card-jungle = Selva
imperium-card-mountain_classics = Montanha (Clássicos)
imperium-card-coast = Costa
imperium-card-floodplain = Planície Aluvial
imperium-card-forest = Floresta
imperium-card-oasis = Oásis
imperium-card-hills = Colinas
imperium-card-marsh = Pântano
imperium-card-steppe = Estepe
imperium-card-river = Rio
imperium-card-cape = Cabo
imperium-card-woodland = Bosque
imperium-card-sacred_pass = Passo Sagrado
imperium-card-armenians = Armênios
imperium-card-assyrians = Assírios
imperium-card-egyptians = Egípcios
imperium-card-ionians = Jônios
imperium-card-qin = Qin
imperium-card-olmecs = Olmecas
imperium-card-sumerians = Sumérios
imperium-card-aksumites = Axumitas
imperium-card-minoans = Minoicos
imperium-card-mauryans = Máurias
imperium-card-hittites = Hititas
imperium-card-standing_army = Exército Permanente
imperium-card-town = Vila
imperium-card-shrine = Santuário
imperium-card-mysticism = Misticismo
imperium-card-agriculture = Agricultura
imperium-card-boats = Barcos
imperium-card-shaduf = Shaduf
imperium-card-ambassador = Embaixador
imperium-card-gambling = Jogos de Azar
imperium-card-port = Porto
imperium-card-astronomy = Astronomia
imperium-card-cartography = Cartografia
imperium-card-masonry = Alvenaria
imperium-card-civil_service = Serviço Público
imperium-card-amphitheatre = Anfiteatro
imperium-card-imperial = Imperial
imperium-card-independent = Independente
imperium-card-magnificent = Magnífico
imperium-card-outstanding = Notável
imperium-card-proud = Orgulhoso
imperium-card-eminent = Eminente
imperium-card-acclaimed = Aclamado
imperium-card-fortunate_isle = Ilha Afortunada
imperium-card-rainforest = Floresta Tropical
imperium-card-mountain_legends = Montanha (Lendas)
imperium-card-peninsula = Península
imperium-card-lakes = Lagos
imperium-card-highlands = Terras Altas
imperium-card-sacred_grove = Bosque Sagrado
imperium-card-lowlands = Terras Baixas
imperium-card-moor = Charneca
imperium-card-plain = Planície
imperium-card-archipelago = Arquipélago
imperium-card-fortified_region = Região Fortificada
imperium-card-grassland = Pradaria
imperium-card-island = Ilha
imperium-card-etruscans = Etruscos
imperium-card-scythians = Citas
imperium-card-vikings = Vikings
imperium-card-phoenicians = Fenícios
imperium-card-romans = Romanos
imperium-card-greeks = Gregos
imperium-card-carthaginians = Cartagineses
imperium-card-persians = Persas
imperium-card-celts = Celtas
imperium-card-macedonians = Macedônios
imperium-card-xiongnu = Xiongnu
imperium-card-mining = Mineração
imperium-card-espionage = Espionagem
imperium-card-monument = Monumento
imperium-card-code_of_laws = Código de Leis
imperium-card-religion = Religião
imperium-card-domestication = Domesticação
imperium-card-water_mill = Moinho d'Água
imperium-card-qanat = Qanat
imperium-card-road_building = Construção de Estradas
imperium-card-art = Arte
imperium-card-carthaginians_power_a = Cartagineses, poder A
imperium-card-carthaginians_power_b = Cartagineses, poder B
imperium-card-city_of_carthage = Cidade de Cartago
imperium-card-elephants = Elefantes
imperium-card-hegemony = Hegemonia
imperium-card-hannibal = Aníbal
imperium-card-trading_ships = Navios Mercantes
imperium-card-monopoly = Monopólio
imperium-card-caravans = Caravanas
imperium-card-iberia = Ibéria
imperium-card-berbers = Berberes
imperium-card-dido_queen_of_carthage = Dido, Rainha de Cartago
imperium-card-carthaginian_traders = Mercadores Cartagineses
imperium-card-balearic_islands = Ilhas Baleares
imperium-card-mauretania = Mauretânia
imperium-card-celts_power_a = Celtas, poder A
imperium-card-celts_power_b = Celtas, poder B
imperium-card-celtic_gold = Ouro Celta
imperium-card-celtic_innovation = Inovação Celta
imperium-card-chainmail = Cota de Malha
imperium-card-chariots = Carros de Guerra
imperium-card-ogham_script = Escrita Ogam
imperium-card-vercingetorix = Vercingetórix
imperium-card-armorica = Armórica
imperium-card-belgica = Bélgica
imperium-card-britannia = Britânia
imperium-card-hibernia = Hibérnia
imperium-card-druids = Druidas
imperium-card-boudicca = Boudica
imperium-card-cattle_raid = Roubo de Gado
imperium-card-cauldron_of_cerridwen = Caldeirão de Cerridwen
imperium-card-celtica = Céltica
imperium-card-greeks_power_a = Gregos, poder A
imperium-card-greeks_power_b = Gregos, poder B
imperium-card-olympic_games = Jogos Olímpicos
imperium-card-greek_prosperity = Prosperidade Grega
imperium-card-pericles = Péricles
imperium-card-city_of_corinth = Cidade de Corinto
imperium-card-science = Ciência
imperium-card-greek_innovation = Inovação Grega
imperium-card-direct_democracy = Democracia Direta
imperium-card-lighthouse = Farol
imperium-card-philosophy = Filosofia
imperium-card-city_of_athens = Cidade de Atenas
imperium-card-plains_of_thessaly = Planícies da Tessália
imperium-card-greek_mercenaries = Mercenários Gregos
imperium-card-settlers = Colonos
imperium-card-city_of_sparta = Cidade de Esparta
imperium-card-peloponnese = Peloponeso
imperium-card-forest_of_pholoe = Floresta de Fóloe
imperium-card-macedonians_power_a = Macedônios, poder A
imperium-card-macedonians_power_b = Macedônios, poder B
imperium-card-alexander = Alexandre
imperium-card-development_macedonians = Desenvolvimento (macedônios)
imperium-card-parmenion = Parmênion
imperium-card-companion_cavalry = Cavalaria dos Companheiros
imperium-card-alexander_the_great = Alexandre, o Grande
imperium-card-mosaics = Mosaicos
imperium-card-alexandria_in_egypt = Alexandria no Egito
imperium-card-alexandria_in_ariana = Alexandria em Ariana
imperium-card-uxians = Úxios
imperium-card-philip_ii = Filipe II
imperium-card-phalanx = Falange
imperium-card-haliacmon_valley = Vale do Haliacmon
imperium-card-orestis = Oréstide
imperium-card-pelagonia = Pelagônia
imperium-card-persians_power_a = Persas, poder A
imperium-card-persians_power_b = Persas, poder B
imperium-card-city_of_persepolis = Cidade de Persépolis
imperium-card-battering_ram = Aríete
imperium-card-development_persians = Desenvolvimento (persas)
imperium-card-windmills = Moinhos de Vento
imperium-card-satrap = Sátrapa
imperium-card-persian_gold = Ouro Persa
imperium-card-babylonians = Babilônios
imperium-card-darius_i = Dario I
imperium-card-arachosia = Aracósia
imperium-card-nisaean_plain = Planície Niseia
imperium-card-median_empire = Império Medo
imperium-card-bactria = Báctria
imperium-card-zagros = Zagros
imperium-card-lydians = Lídios
imperium-card-romans_power_a = Romanos, poder A
imperium-card-romans_power_b = Romanos, poder B
imperium-card-julius_caesar = Júlio César
imperium-card-military_engineering = Engenharia Militar
imperium-card-roman_invasion = Invasão Romana
imperium-card-legions = Legiões
imperium-card-the_senate = O Senado
imperium-card-rome_the_eternal_city = Roma, a Cidade Eterna
imperium-card-emperor_trajan = Imperador Trajano
imperium-card-bread_and_circuses = Pão e Circo
imperium-card-gallia_aquitania = Gália Aquitânia
imperium-card-raetia = Récia
imperium-card-triumvirate = Triunvirato
imperium-card-city_of_rome = Cidade de Roma
imperium-card-dalmatia = Dalmácia
imperium-card-roman_expansion = Expansão Romana
imperium-card-scythians_power_a = Citas, poder A
imperium-card-scythians_power_b = Citas, poder B
imperium-card-ateas = Ateas
imperium-card-kurgans = Kurgans
imperium-card-city_of_gelonus = Cidade de Gelono
imperium-card-jewellery = Joalheria
imperium-card-tamga = Tamga
imperium-card-pontic_steppe = Estepe Pôntica
imperium-card-tarim_basin = Bacia do Tarim
imperium-card-caucasia = Cáucaso
imperium-card-raiders = Saqueadores
imperium-card-nomads = Nômades
imperium-card-nomads_barbarian = Nômades (bárbaro)
imperium-card-carpathian_mountains = Montes Cárpatos
imperium-card-tian_shan = Tian Shan
imperium-card-mounted_archers = Arqueiros Montados
imperium-card-tents = Tendas
imperium-card-vikings_power_a = Vikings, poder A
imperium-card-vikings_power_b = Vikings, poder B
imperium-card-harald_hardrada = Harald Hardrada
imperium-card-iceland = Islândia
imperium-card-combs = Pentes
imperium-card-graenland = Grœnland
imperium-card-foroyar = Føroyar
imperium-card-vinland = Vinland
imperium-card-sagas = Sagas
imperium-card-city_of_dubh_linn = Cidade de Dubh Linn
imperium-card-longships = Dracares
imperium-card-skis = Esquis
imperium-card-rollo_the_walker = Rollo, o Andarilho
imperium-card-go_a_viking = Partir em Expedição Viking
imperium-card-gothja = Gothja
imperium-card-scandinavia = Escandinávia
imperium-card-erik_the_red = Erik, o Vermelho
imperium-card-jomsviking = Jomsviking
imperium-card-althing = Althing
imperium-card-arthurians_power_a = Arturianos, poder A
imperium-card-arthurians_power_b = Arturianos, poder B
imperium-card-king_arthurs_court = A Corte do Rei Artur
imperium-card-graal = Graal
imperium-card-lawnslot_llyn = Lawnslot Llyn (Sir Lancelote)
imperium-card-twrch_trwyth = Twrch Trwyth
imperium-card-taliesin_the_bard = Taliesin, o Bardo
imperium-card-excalibur = Excalibur
imperium-card-gwaith_camlan = Gwaith Camlan
imperium-card-bedwyr = Bedwyr
imperium-card-viviane_of_the_lake = Viviane do Lago
imperium-card-city_of_camelot = Cidade de Camelot
imperium-card-britannia_flavia = Britânia Flávia
imperium-card-ynys_afallach = Ynys Afallach (Avalon)
imperium-card-gwalchmei = Gwalchmei (Sir Gawain)
imperium-card-lady_bertilak = Lady Bertilak
imperium-card-morigena = Morigena
imperium-card-peredur = Peredur (Sir Percival)
imperium-card-cai = Cai (Sir Kay)
imperium-card-king_arthur = Rei Artur
imperium-card-uthyr_pendragon = Uthyr Pendragon
imperium-card-britannia_prima = Britânia Prima
imperium-card-britannia_secunda = Britânia Secunda
imperium-card-myrddin_wyllt = Myrddin Wyllt (Merlin)
imperium-card-guennuvar = Guennuvar
imperium-card-cafall = Cafall
imperium-card-atlanteans_power_a = Atlantes, poder A
imperium-card-atlanteans_power_b = Atlantes, poder B
imperium-card-advanced_culture = Cultura Avançada
imperium-card-palace_of_poseidon = Palácio de Poseidon
imperium-card-spread_of_atlantis = Expansão de Atlântida
imperium-card-development_atlanteans = Desenvolvimento (atlantes)
imperium-card-moats_and_walls = Fossos e Muralhas
imperium-card-myths_and_legends = Mitos e Lendas
imperium-card-vast_wealth = Vasta Riqueza
imperium-card-kleito = Clito
imperium-card-mountain_of_atlantis = Montanha de Atlântida
imperium-card-themiscyra = Temiscira
imperium-card-flood = Inundação
imperium-card-prosperity_atlanteans = Prosperidade (atlantes)
imperium-card-thule = Thule
imperium-card-hesperides = Hespérides
imperium-card-elysian_fields = Campos Elísios
imperium-card-atlantean_fleet = Frota Atlante
imperium-card-egyptians_power_a = Egípcios, poder A
imperium-card-egyptians_power_b = Egípcios, poder B
imperium-card-unification = Unificação
imperium-card-development_egyptians = Desenvolvimento (egípcios)
imperium-card-embalming = Embalsamamento
imperium-card-obelisk = Obelisco
imperium-card-ramesses_ii = Ramsés II
imperium-card-egyptian_expansion = Expansão Egípcia
imperium-card-medicine = Medicina
imperium-card-pyramids = Pirâmides
imperium-card-egyptian_legacy = Legado Egípcio
imperium-card-red_land = Terra Vermelha
imperium-card-kushites = Cuxitas
imperium-card-flood_of_the_nile = Cheia do Nilo
imperium-card-egyptian_incursion = Incursão Egípcia
imperium-card-egyptian_hieroglyphics = Hieróglifos Egípcios
imperium-card-lower_nile = Baixo Nilo
imperium-card-nile_valley = Vale do Nilo
imperium-card-mauryans_power_a = Máurias, poder A
imperium-card-mauryans_power_b = Máurias, poder B
imperium-card-mathematics_mauryans = Matemática (máurias)
imperium-card-grand_trunk_road = Grande Estrada Real
imperium-card-ashoka = Ashoka
imperium-card-buddhism = Budismo
imperium-card-edicts_of_ashoka = Éditos de Ashoka
imperium-card-punch_marked_coins = Moedas Puncionadas
imperium-card-arthashastra = Arthashastra
imperium-card-nanda_dynasty = Dinastia Nanda
imperium-card-city_of_pataliputra = Cidade de Pataliputra
imperium-card-indian_elephants = Elefantes Indianos
imperium-card-indian_elephants_barbarian = Elefantes Indianos (bárbaro)
imperium-card-gandhara = Gandhara
imperium-card-chandragupta = Chandragupta
imperium-card-chanakya = Chanakya
imperium-card-magadha = Magadha
imperium-card-indus_valley = Vale do Indo
imperium-card-minoans_power_a = Minoicos, poder A
imperium-card-minoans_power_b = Minoicos, poder B
imperium-card-king_minos = Rei Minos
imperium-card-minoan_traders = Mercadores Minoicos
imperium-card-drainage_system_minoans = Sistema de Drenagem (minoicos)
imperium-card-architecture = Arquitetura
imperium-card-frescos = Afrescos
imperium-card-labyrinth = Labirinto
imperium-card-minoan_expansion = Expansão Minoica
imperium-card-seal_stones = Selos de Pedra
imperium-card-knossos = Cnossos
imperium-card-pottery = Cerâmica
imperium-card-thera = Tera
imperium-card-crete = Creta
imperium-card-cyprus = Chipre
imperium-card-olmecs_power_a = Olmecas, poder A
imperium-card-olmecs_power_b = Olmecas, poder B
imperium-card-san_lorenzo_tenochtitlan = San Lorenzo Tenochtitlán
imperium-card-step_pyramids = Pirâmides Escalonadas
imperium-card-ritual_sacrifice = Sacrifício Ritual
imperium-card-olmec_traders = Mercadores Olmecas
imperium-card-tres_zapotes = Tres Zapotes
imperium-card-stone_heads = Cabeças de Pedra
imperium-card-drainage_system_olmecs = Sistema de Drenagem (olmecas)
imperium-card-cacao = Cacau
imperium-card-olmec_hieroglyphics = Hieróglifos Olmecas
imperium-card-calendar = Calendário
imperium-card-stone_mask = Máscara de Pedra
imperium-card-lodestone_compass = Bússola de Magnetita
imperium-card-ball_games = Jogos de Bola
imperium-card-laguna_de_los_cerros = Laguna de los Cerros
imperium-card-la_venta = La Venta
imperium-card-qin_power_a = Qin, poder A
imperium-card-qin_power_b = Qin, poder B
imperium-card-long_walls_i = Longas Muralhas I
imperium-card-long_walls_ii = Longas Muralhas II
imperium-card-long_walls_iii = Longas Muralhas III
imperium-card-long_walls_iv = Longas Muralhas IV
imperium-card-emperor_qin_shi_huang = Imperador Qin Shi Huang
imperium-card-mathematics_qin = Matemática (Qin)
imperium-card-king_wu_of_qin = Rei Wu de Qin
imperium-card-metallurgy = Metalurgia
imperium-card-terracotta_warriors = Guerreiros de Terracota
imperium-card-eastern_zhou = Zhou Oriental
imperium-card-confucianism = Confucionismo
imperium-card-legalism = Legalismo
imperium-card-school_of_diplomacy = Escola de Diplomacia
imperium-card-western_zhou = Zhou Ocidental
imperium-card-duke_zhuang_of_qin = Duque Zhuang de Qin
imperium-card-mandate_of_heaven = Mandato do Céu
imperium-card-utopians_power_a = Utópicos, poder A
imperium-card-utopians_power_b = Utópicos, poder B
imperium-card-visions_of_shangri_la = Visões de Shangri-La
imperium-card-path_to_shangri_la = Caminho para Shangri-La
imperium-card-gates_of_shangri_la = Portões de Shangri-La
imperium-card-shangri_la = Shangri-La
imperium-card-monastery = Mosteiro
imperium-card-portals = Portais
imperium-card-daochang = Daochang
imperium-card-lost_tomes = Tomos Perdidos
imperium-card-tree_of_knowledge = Árvore do Conhecimento
imperium-card-charity = Caridade
imperium-card-meditation = Meditação
imperium-card-mountain_retreat = Retiro na Montanha
imperium-card-sacred_scroll = Pergaminho Sagrado

## Nations

imperium-nation-carthaginians = Cartagineses
imperium-nation-celts = Celtas
imperium-nation-greeks = Gregos
imperium-nation-macedonians = Macedônios
imperium-nation-persians = Persas
imperium-nation-romans = Romanos
imperium-nation-scythians = Citas
imperium-nation-vikings = Vikings
imperium-nation-arthurians = Arturianos
imperium-nation-atlanteans = Atlantes
imperium-nation-egyptians = Egípcios
imperium-nation-mauryans = Máurias
imperium-nation-minoans = Minoicos
imperium-nation-olmecs = Olmecas
imperium-nation-qin = Qin
imperium-nation-utopians = Utópicos

## Suits, headers, icons, states, resources

imperium-suit-region = região
imperium-suit-uncivilised = primitiva
imperium-suit-civilised = civilizada
imperium-suit-tributary = tributário
imperium-suit-fame = fama
imperium-suit-unrest = distúrbio
imperium-suit-power = carta de poder
imperium-header-pinned = fixa
imperium-header-attack = ataque
imperium-header-permanent = permanente
imperium-icon-production = produção
imperium-icon-river = rio
imperium-icon-fertile = terra fértil
imperium-icon-city = cidade
imperium-icon-metropolis = metrópole
imperium-icon-knight = cavaleiro
imperium-icon-mask = máscara
imperium-icon-scroll = pergaminho
imperium-state-barbarian = bárbaro
imperium-state-empire = império
imperium-resource-material = materiais
imperium-resource-population = população
imperium-resource-progress = progresso
imperium-amount-material = { $n ->
    [one] { $n } material
   *[other] { $n } materiais
}
imperium-amount-population = { $n ->
    [one] { $n } de população
   *[other] { $n } de população
}
imperium-amount-progress = { $n ->
    [one] { $n } de progresso
   *[other] { $n } de progresso
}

## What stands on a card besides its abilities

imperium-face-icon = { $n ->
    [one] { $icon }
   *[other] { $icon } ×{ $n }
}
imperium-face-barbarian = só como bárbaro
imperium-face-empire = só como império
imperium-face-free_play = jogada sem gastar ação
imperium-face-unplayable = não pode ser jogada
imperium-face-no_garrison = não pode ser protegida
imperium-face-requires = pode ser jogada se { $condition }
imperium-face-cost = custo de desenvolvimento: { $amounts }

## Points

imperium-points-fixed = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
imperium-points-in_history = { $n ->
    [one] { $n } ponto na sua história
   *[other] { $n } pontos na sua história
}
imperium-points-in_play = { $n ->
    [one] { $n } ponto em jogo
   *[other] { $n } pontos em jogo
}
imperium-points-not_in_play = { $n ->
    [one] { $n } ponto se não estiver em jogo
   *[other] { $n } pontos se não estiver em jogo
}
imperium-points-garrisoned = { $n ->
    [one] { $n } ponto se estiver protegida
   *[other] { $n } pontos se estiver protegida
}
imperium-points-term = { $n ->
    [one] { $n } ponto para { $of }
   *[other] { $n } pontos para { $of }
}
imperium-points-variable = { $terms }, no máximo 10
imperium-points-otherwise = { $cases }; senão, { $n }

## Verbs: what to do (do), what one may do (to), what somebody else does (does)

imperium-verb-gain = { $form ->
    [to] obter
    [does] obtém
   *[do] obtenha
}
imperium-verb-pay = { $form ->
    [to] pagar
    [does] paga
   *[do] pague
}
imperium-verb-spend = { $form ->
    [to] gastar
    [does] gasta
   *[do] gaste
}
imperium-verb-steal = { $form ->
    [to] roubar
    [does] rouba
   *[do] roube
}
imperium-verb-draw = { $form ->
    [to] comprar
    [does] compra
   *[do] compre
}
imperium-verb-take = { $form ->
    [to] tomar
    [does] toma
   *[do] tome
}
imperium-verb-bring = { $form ->
    [to] levar
    [does] leva
   *[do] leve
}
imperium-verb-resolve = { $form ->
    [to] resolver
    [does] resolve
   *[do] resolva
}
imperium-verb-discard = { $form ->
    [to] descartar
    [does] descarta
   *[do] descarte
}
imperium-verb-put = { $form ->
    [to] pôr
    [does] põe
   *[do] ponha
}
imperium-verb-acquire = { $form ->
    [to] adquirir
    [does] adquire
   *[do] adquira
}
imperium-verb-break_through = { $form ->
    [to] aprimorar
    [does] aprimora
   *[do] aprimore
}
imperium-verb-return = { $form ->
    [to] devolver
    [does] devolve
   *[do] devolva
}
imperium-verb-look = { $form ->
    [to] olhar
    [does] olha
   *[do] olhe
}
imperium-verb-exile = { $form ->
    [to] exilar
    [does] exila
   *[do] exile
}
imperium-verb-abandon = { $form ->
    [to] abandonar
    [does] abandona
   *[do] abandone
}
imperium-verb-recall = { $form ->
    [to] recuperar
    [does] recupera
   *[do] recupere
}
imperium-verb-garrison = { $form ->
    [to] proteger
    [does] protege
   *[do] proteja
}
imperium-verb-develop = { $form ->
    [to] desenvolver
    [does] desenvolve
   *[do] desenvolva
}
imperium-verb-play = { $form ->
    [to] jogar
    [does] joga
   *[do] jogue
}
imperium-verb-sink = { $form ->
    [to] afundar
    [does] afunda
   *[do] afunde
}
imperium-verb-turn = { $form ->
    [to] virar
    [does] vira
   *[do] vire
}
imperium-verb-search = { $form ->
    [to] procurar
    [does] procura
   *[do] procure
}
imperium-verb-swap = { $form ->
    [to] trocar
    [does] troca
   *[do] troque
}
imperium-verb-give = { $form ->
    [to] dar
    [does] dá
   *[do] dê
}
imperium-verb-reveal = { $form ->
    [to] revelar
    [does] revela
   *[do] revele
}
imperium-verb-shuffle = { $form ->
    [to] embaralhar
    [does] embaralha
   *[do] embaralhe
}
imperium-verb-name = { $form ->
    [to] declarar
    [does] declara
   *[do] declare
}
imperium-verb-count = { $form ->
    [to] contar
    [does] conta
   *[do] conte
}
imperium-verb-use = { $form ->
    [to] usar
    [does] usa
   *[do] use
}
imperium-verb-avoid = { $form ->
    [to] evitar
    [does] evita
   *[do] evite
}
imperium-verb-trigger = { $form ->
    [to] desencadear
    [does] desencadeia
   *[do] desencadeie
}
imperium-verb-replace = { $form ->
    [to] substituir
    [does] substitui
   *[do] substitua
}
imperium-verb-become = { $form ->
    [to] tornar-se
    [does] torna-se
   *[do] torne-se
}
imperium-verb-choose = { $form ->
    [to] escolher
    [does] escolhe
   *[do] escolha
}

## Steps: a verb and what it is about

imperium-do-gain = { $verb } { $amount }
imperium-do-gain_per = { $verb } { $amount } para { $per }
imperium-do-pay = { $verb } { $amount }
imperium-do-pay_all = { $verb } todo o seu progresso (pelo menos { $n })
imperium-do-steal = { $verb } { $amount } de { $from }
imperium-do-steal_or = { $verb } { $amount } de { $from }; quem não puder dar tudo { $steps }
imperium-do-place_on_market = { $verb } { $amount } numa carta do mercado
imperium-do-place_on_card = { $verb } { $amount } nesta carta
imperium-do-gain_tokens_from_card = { $verb } o progresso que estava nela
imperium-do-double_tokens_gained = { $verb } de novo a mesma quantidade de { $resource }
imperium-do-take_unrest = { $verb } { $cards }
imperium-do-top_fame = { $verb } a carta superior de fama
imperium-do-look_fame = { $verb } as { $n } cartas superiores de fama e { $then } uma
imperium-do-develop = { $verb } uma carta pagando o custo
imperium-do-develop_free = { $verb } uma carta de graça
imperium-do-acquire = { $verb } { $cards }
imperium-do-break_through = { $verb } { $cards }
imperium-do-free_play = { $verb } { $cards } { $place } sem gastar outra ação
imperium-do-free_play_any_state = { $verb } { $cards } { $place } sem gastar outra ação, qualquer que seja o seu estado
imperium-do-choose = { $verb } uma opção: { $options }
imperium-do-discard = { $verb } { $cards }
imperium-do-to_discard_nation_deck_top = { $verb } a carta superior do seu baralho de nação na sua pilha de descarte
imperium-do-to_discard_active_quest = { $verb } a missão ativa na sua pilha de descarte
imperium-do-draw = { $verb } { $cards }
imperium-do-draw_per = { $verb } { $cards } para { $per }
imperium-do-draw_if_able = { $verb } { $cards } se o seu baralho de compra não estiver vazio
imperium-do-draw_active_quest = { $verb } a missão ativa para a sua mão
imperium-do-to_hand = { $verb } { $cards } para a sua mão
imperium-do-on_deck = { $verb } { $cards } em cima do seu baralho de compra
imperium-do-to_history = { $verb } { $cards } na sua história
imperium-do-sink = { $verb } { $cards }
imperium-do-exile = { $verb } { $cards }
imperium-do-exile_market = { $verb } uma carta do mercado
imperium-do-return_unrest = { $verb } { $cards }
imperium-do-abandon = { $verb } { $cards }
imperium-do-recall = { $verb } { $cards }
imperium-do-garrison = { $verb } { $cards } aqui
imperium-do-garrison_self = { $verb } esta carta em { $cards } e { $then } o que essa carta faz ao ser jogada
imperium-do-return_to_unrest_pile = { $verb } esta carta à pilha de distúrbios
imperium-do-look = { $verb } a carta superior do seu baralho de nação
imperium-do-shuffle = { $verb } o seu baralho de nação
imperium-do-bottom_of_nation_deck = { $verb } essa carta no fundo do seu baralho de nação
imperium-do-declare_suit = { $verb } uma classe de carta
imperium-do-reveal = { $verb } { $place }
imperium-do-treat_icon_as = até o fim do turno, { $verb } um ícone de { $icon } como { $n } de { $as }
imperium-do-copy_exhaust = { $verb } a habilidade de exaustão de { $cards } de outro jogador
imperium-do-avoid_attack = { $verb } o ataque
imperium-do-avoid_attack_unless = { $verb } o ataque, a menos que o atacante dê a você { $amount }
imperium-do-trigger_game_end = { $verb } o fim da partida
imperium-do-flip = { $verb } esta carta
imperium-do-replace_journey = { $verb } esta carta por { $card }
imperium-do-set_state = { $verb } um império
imperium-do-put_into_play = { $verb } esta carta em jogo
imperium-do-find_hand = { $verb } { $cards } { $place } (a carta vai para a sua mão)
imperium-do-find_discard = { $verb } { $cards } { $place } (a carta vai para a sua pilha de descarte)
imperium-do-find_history = { $verb } { $cards } { $place } (a carta vai para a sua história)
imperium-do-give_card = { $verb } a cada outro jogador uma carta { $place }
imperium-do-give_card_if = { $verb } a cada outro jogador uma carta { $place }; quem receber { $cards } { $steps }
imperium-do-swap_exile_market = { $verb } uma carta exilada por uma do mercado
imperium-do-swap_hand_nation_deck_top = { $verb } uma carta da sua mão pela carta superior do seu baralho de nação, que não seja a de ascensão
imperium-do-actions = { $n ->
    [one] { $verb } uma ação
   *[other] { $verb } { $n } ações
}
imperium-do-return_exhaust_token = { $n ->
    [one] { $verb } uma ficha de exaustão usada à sua carta de estado
   *[other] { $verb } { $n } fichas de exaustão usadas à sua carta de estado
}

## Cards of a kind, with their number

imperium-some-card = { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
imperium-some-region = { $n ->
    [one] uma região
   *[other] { $n } regiões
}
imperium-some-unrest = { $n ->
    [one] uma carta de distúrbio
   *[other] { $n } cartas de distúrbio
}
imperium-some-city = { $n ->
    [one] uma cidade
   *[other] { $n } cidades
}
imperium-some-city_metropolis = { $n ->
    [one] uma cidade ou metrópole
   *[other] { $n } cidades ou metrópoles
}
imperium-some-knight = { $n ->
    [one] um cavaleiro
   *[other] { $n } cavaleiros
}
imperium-some-knight_here = { $n ->
    [one] um cavaleiro protegido aqui
   *[other] { $n } cavaleiros protegidos aqui
}
imperium-some-knight_in_region = { $n ->
    [one] um cavaleiro protegido numa região
   *[other] { $n } cavaleiros protegidos em regiões
}
imperium-some-mask = { $n ->
    [one] uma máscara
   *[other] { $n } máscaras
}
imperium-some-scroll = { $n ->
    [one] um pergaminho
   *[other] { $n } pergaminhos
}
imperium-some-river = { $n ->
    [one] uma carta com rio
   *[other] { $n } cartas com rio
}
imperium-some-fertile = { $n ->
    [one] uma carta com terra fértil
   *[other] { $n } cartas com terra fértil
}
imperium-some-river_fertile = { $n ->
    [one] uma carta com rio ou terra fértil
   *[other] { $n } cartas com rio ou terra fértil
}
imperium-some-without_production = { $n ->
    [one] uma carta sem produção
   *[other] { $n } cartas sem produção
}
imperium-some-attack = { $n ->
    [one] uma carta de ataque
   *[other] { $n } cartas de ataque
}
imperium-some-pinned = { $n ->
    [one] uma carta fixa
   *[other] { $n } cartas fixas
}
imperium-some-pinned_not_region = { $n ->
    [one] uma carta fixa que não seja região
   *[other] { $n } cartas fixas que não sejam regiões
}
imperium-some-empire = { $n ->
    [one] uma carta de império
   *[other] { $n } cartas de império
}
imperium-some-not_knight = { $n ->
    [one] uma carta que não seja cavaleiro
   *[other] { $n } cartas que não sejam cavaleiros
}
imperium-some-not_unrest = { $n ->
    [one] uma carta que não seja distúrbio
   *[other] { $n } cartas que não sejam distúrbios
}
imperium-some-variable = { $n ->
    [one] uma carta de pontos variáveis
   *[other] { $n } cartas de pontos variáveis
}
imperium-some-long_walls = { $n ->
    [one] uma carta Longas Muralhas
   *[other] { $n } cartas Longas Muralhas
}
imperium-some-quest = { $n ->
    [one] uma missão iminente
   *[other] { $n } missões iminentes
}
imperium-some-named = { $card }
imperium-some-either = { $cards }
imperium-some-quest_other_than = uma missão que não seja { $card }
imperium-some-region_with = uma região que proteja { $cards }

## A card of one of these suits

imperium-suits-region = uma região
imperium-suits-uncivilised = uma carta primitiva
imperium-suits-civilised = uma carta civilizada
imperium-suits-tributary = um tributário
imperium-suits-uncivilised_civilised = uma carta primitiva ou civilizada
imperium-suits-region_tributary = uma região ou um tributário
imperium-suits-civilised_tributary = uma carta civilizada ou um tributário
imperium-suits-uncivilised_civilised_tributary = uma carta primitiva ou civilizada ou um tributário
imperium-suits-region_uncivilised_civilised_tributary = uma carta qualquer

## Places that cards come from

imperium-from-hand = { $whose ->
    [theirs] da própria mão
   *[yours] da sua mão
}
imperium-from-discard = da sua pilha de descarte
imperium-from-hand_discard = { $whose ->
    [theirs] da própria mão ou pilha de descarte
   *[yours] da sua mão ou da sua pilha de descarte
}
imperium-from-history = da sua história
imperium-from-in_play = da sua área de jogo
imperium-from-garrisoned_hand = das suas cartas protegidas ou da sua mão
imperium-from-hand_draw_deck_discard = da sua mão, do seu baralho de compra e da sua pilha de descarte
imperium-from-hand_discard_draw_deck_nation_deck = na sua mão, descarte, baralho de compra ou baralho de nação
imperium-from-discard_draw_deck = na sua pilha de descarte ou baralho de compra
imperium-from-in_play_active_quest = em jogo ou como missão ativa
imperium-from-impending_quests = das suas missões iminentes
imperium-from-any_scoring_zone = de qualquer lugar entre as suas cartas
imperium-from-market_exile = do mercado ou do exílio
imperium-from-also_exile = (também do exílio)
imperium-from-exile = do exílio
imperium-zones-hand_draw_deck_discard = a sua mão, o seu baralho de compra e a sua pilha de descarte
imperium-zones-main_deck_top = a carta superior do baralho principal

## For each thing that is counted

imperium-each-card = { $n ->
    [one] cada carta
   *[other] cada { $n } cartas
}
imperium-each-region = { $n ->
    [one] cada região
   *[other] cada { $n } regiões
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
    [one] cada tributário
   *[other] cada { $n } tributários
}
imperium-each-fame = { $n ->
    [one] cada carta de fama
   *[other] cada { $n } cartas de fama
}
imperium-each-unrest = { $n ->
    [one] cada carta de distúrbio
   *[other] cada { $n } cartas de distúrbio
}
imperium-each-variable = { $n ->
    [one] cada carta de pontos variáveis
   *[other] cada { $n } cartas de pontos variáveis
}
imperium-each-pinned_not_region = { $n ->
    [one] cada carta fixa que não seja região
   *[other] cada { $n } cartas fixas que não sejam regiões
}
imperium-each-city = { $n ->
    [one] cada cidade
   *[other] cada { $n } cidades
}
imperium-each-city_metropolis = { $n ->
    [one] cada cidade ou metrópole
   *[other] cada { $n } cidades ou metrópoles
}
imperium-each-knight = { $n ->
    [one] cada cavaleiro
   *[other] cada { $n } cavaleiros
}
imperium-each-production = { $n ->
    [one] cada ícone de produção
   *[other] cada { $n } ícones de produção
}
imperium-each-river = { $n ->
    [one] cada rio
   *[other] cada { $n } rios
}
imperium-each-fertile = { $n ->
    [one] cada terra fértil
   *[other] cada { $n } terras férteis
}
imperium-each-river_fertile = { $n ->
    [one] cada rio ou terra fértil
   *[other] cada { $n } rios ou terras férteis
}
imperium-each-long_walls = { $n ->
    [one] cada carta Longas Muralhas
   *[other] cada { $n } cartas Longas Muralhas
}
imperium-per-material = { $n ->
    [one] cada material
   *[other] cada { $n } materiais
}
imperium-per-population = { $n ->
    [one] cada ficha de população
   *[other] cada { $n } fichas de população
}
imperium-per-progress = { $n ->
    [one] cada ficha de progresso
   *[other] cada { $n } fichas de progresso
}
imperium-per-player_behind = { $n ->
    [one] cada jogador com menos progresso que você
   *[other] cada { $n } jogadores com menos progresso que você
}
imperium-per-unrest_returned = { $n ->
    [one] cada carta de distúrbio devolvida assim
   *[other] cada { $n } cartas de distúrbio devolvidas assim
}
imperium-per-abandoned = { $things } que for abandonada assim
imperium-per-in-in_play = { $things } que você tiver em jogo
imperium-per-in-owned = { $things } que você possuir
imperium-per-in-owned_by_others = { $things } que os outros jogadores possuírem
imperium-per-in-history = { $things } da sua história
imperium-per-in-garrisoned = { $things } que você tiver em proteção
imperium-per-in-garrisoned_here = { $things } em proteção aqui
imperium-per-in-exile = { $things } do exílio

## Conditions

imperium-if-you_are-barbarian = a sua nação é bárbara
imperium-if-you_are-empire = a sua nação é um império
imperium-if-in_play = você tem { $card } em jogo
imperium-if-in_history = { $card } está na sua história
imperium-if-count-in_play = você tem pelo menos { $cards } em jogo
imperium-if-count-garrisoned_here = há pelo menos { $cards } em proteção aqui
imperium-if-resource = você tem pelo menos { $amount }
imperium-if-just_moved = essa carta era { $cards }
imperium-if-revealed = a carta revelada é dessa classe
imperium-if-no_quest = não há missão ativa

## Events

imperium-when-you_play = quando você jogar { $cards }
imperium-when-you_play-discard = quando você jogar { $cards } da sua pilha de descarte
imperium-when-other_plays_attack = quando outro jogador atacar você
imperium-when-acquire = quando você adquirir { $cards }
imperium-when-acquire-exile = quando você adquirir { $cards } do exílio
imperium-when-acquire_or_break_through = quando você adquirir ou aprimorar { $cards }
imperium-when-gain_card_from_market = quando você tomar do mercado uma carta com { $resource } em cima
imperium-when-you_return_unrest = quando você devolver uma carta de distúrbio
imperium-when-you_take_unrest = quando você tomar uma carta de distúrbio
imperium-when-you_pay = quando você pagar { $resource }
imperium-when-you_must_discard = quando você tiver que descartar { $cards } ou mais
imperium-when-you_look_at_fame = quando você olhar cartas de fama
imperium-when-you_gain_material_from_icon = quando você obtiver materiais de uma carta com { $icon }
imperium-when-card_sunk = quando uma das suas cartas for afundada
imperium-when-leaves_play = quando { $cards } sair de jogo
imperium-when-your_deck_is_empty = quando o seu baralho de compra ficar vazio no seu turno

## Triggers

imperium-trigger-on_play = Ao jogar
imperium-trigger-exhaust = Exaustão
imperium-trigger-solstice = Solstício
imperium-trigger-passive = Sempre
imperium-trigger-on_gain = Ao obter
imperium-trigger-on_enter_play = Ao entrar em jogo
imperium-trigger-before_scoring = Antes da pontuação
imperium-trigger-instead = Em vez de obtê-la, uma vez por jogador
imperium-trigger-again = Em vez de obtê-la, uma vez por jogador (fica para os outros)

## Continuous changes, and what happens in place of something else

imperium-modify-hand_size = sua mão aumenta em { $n }
imperium-modify-fame_look = olhe { $n } a mais
imperium-modify-remove_state_icon = você pode jogar { $cards } como se não tivesse o ícone de { $state }
imperium-modify-ignore_state_icon = a próxima carta que você jogar neste turno pode ter o ícone de { $state }
imperium-modify-acquire_sources = ao adquirir { $cards }, você pode tomar a carta do exílio
imperium-modify-free_play = jogar { $cards } não custa ação
imperium-modify-development_cost = desenvolver custa { $amounts } a menos
imperium-modify-unrest_play_cost = jogar distúrbios custa { $amounts } a menos
imperium-modify-unrest_play_cost_and_discard = jogar distúrbios custa { $amounts } a menos, ou você descarta { $cards } a menos
imperium-modify-discard_requirement = descarte { $cards } a menos
imperium-modify-discard_substitute = sempre que tiver que descartar { $cards }, você pode abandonar em seu lugar uma carta protegida aqui
imperium-modify-cannot_be = esta carta não pode ser { $verbs }
imperium-modify-active_quest = a missão protegida aqui é a sua missão ativa
imperium-modify-untargetable = não pode ser escolhida entre as missões iminentes se não for a última
imperium-cannot_be-abandon = abandonada
imperium-cannot_be-recall = recuperada
imperium-replace-history = suas cartas que iriam para a sua história vão para a sua pilha de descarte
imperium-replace-place_on_market = quando você for pôr progresso no mercado, ponha { $amount } em vez dele
imperium-replace-gain = quando você for obter { $resource }, em vez disso acontece isto: { $steps }

## Other players

imperium-others = cada outro jogador
imperium-others-barbarian = cada outro jogador bárbaro
imperium-others-empire = cada outro jogador que seja império
imperium-others-with = cada outro jogador que tenha { $cards } em jogo

## How phrases are joined to sentences

imperium-text-numbered = { $n }: { $do }
imperium-number-any = qualquer número de
imperium-number-all = todas as
imperium-text-ability = { $label }: { $body }.
imperium-text-ability_within = { $label }: { $body }
imperium-text-label = { $first }, { $next }
imperium-text-label_if = se { $condition }
imperium-text-next = { $first }; { $next }
imperium-text-then = { $first }, depois { $next }
imperium-text-or = { $first } ou { $next }
imperium-text-slash = { $first } / { $next }
imperium-text-from = { $cards } { $place }
imperium-text-up_to = até { $cards }
imperium-text-with_token = { $cards } com { $resource } em cima
imperium-text-free_play_it = { $do }, e essa carta pode ser jogada imediatamente sem gastar outra ação
imperium-text-self = esta carta
imperium-text-just_drawn = a carta comprada
imperium-text-one_of_just_drawn = uma das cartas compradas
imperium-text-revealed = a carta revelada
imperium-text-all_unrest_here = todas as cartas de distúrbio protegidas aqui
imperium-text-you_may = você pode { $do }
imperium-text-others = cada outro jogador { $do }
imperium-text-others_may = cada outro jogador pode { $do }
imperium-text-all = cada jogador { $do }
imperium-text-all_may = cada jogador pode { $do }
imperium-text-pay_to = { $cost } para { $steps }
imperium-text-pay_then = { $cost }; se fizer isso, { $steps }
imperium-text-if = se { $condition }, { $then }
imperium-text-if_else = se { $condition }, { $then }; senão, { $else }
imperium-text-cards_just_discarded = para cada carta descartada assim, { $steps }
imperium-text-cards_just_abandoned = para cada carta abandonada assim, { $steps }
imperium-text-times = { $n ->
    [one] { $do }
   *[other] { $do }, { $n } vezes
}
imperium-text-up_to_times = { $n ->
    [one] você pode uma vez { $do }
   *[other] até { $n } vezes, você pode { $do }
}
