### Through the Ages. What starts with a dash is used inside this file only.
### Cards are called by their printed names; an age is added where several ages have a card of the same name.

## The game and its settings

game-name-through_the_ages = Through the Ages
game-about-through_the_ages = Guie uma civilização da antiguidade aos tempos modernos com tecnologias, maravilhas, líderes e política. De 2 a 4 jogadores.

setting-name-through_the_ages-peaceful = Partida pacífica
setting-value-through_the_ages-peaceful-no = Há agressões, guerras e pactos
setting-about-through_the_ages-peaceful-no = Quem é fraco é atacado: fique de olho na sua força.
setting-value-through_the_ages-peaceful-yes = Joga-se sem agressões, guerras nem pactos
setting-about-through_the_ages-peaceful-yes = A força só importa para eventos e colônias. Mais tranquila, boa para uma primeira partida.
setting-name-through_the_ages-civil_hands = Cartas civis na mão
setting-value-through_the_ages-civil_hands-open = Todos podem vê-las
setting-about-through_the_ages-civil_hands-open = Você vê o que os outros pegaram e planejam.
setting-value-through_the_ages-civil_hands-hidden = Só o dono as vê
setting-about-through_the_ages-civil_hands-hidden = Quem quiser saber precisa lembrar o que foi pego.

## Sources of points

through_the_ages-source-culture = Cultura
through_the_ages-source-buildings = Construções urbanas
through_the_ages-source-wonders = Maravilhas
through_the_ages-source-leaders = Líderes
through_the_ages-source-government = Governo e tecnologias especiais
through_the_ages-source-colonies = Colônias
through_the_ages-source-pacts = Pactos
through_the_ages-source-cards = Cartas de ação
through_the_ages-source-politics = Eventos preparados
through_the_ages-source-events = Eventos
through_the_ages-source-attacks = Agressões e guerras
through_the_ages-source-hunger = Fome
through_the_ages-source-end = Pontuação final

## Names of civil cards

through_the_ages-card-agriculture = Agricultura
through_the_ages-card-bronze = Bronze
through_the_ages-card-philosophy = Filosofia
through_the_ages-card-religion = Religião
through_the_ages-card-warriors = Guerreiros
through_the_ages-card-despotism = Despotismo
through_the_ages-card-pyramids = Pirâmides
through_the_ages-card-hanging_gardens = Jardins Suspensos
through_the_ages-card-colossus = Colosso
through_the_ages-card-library_of_alexandria = Biblioteca de Alexandria
through_the_ages-card-alexander_the_great = Alexandre, o Grande
through_the_ages-card-aristotle = Aristóteles
through_the_ages-card-hammurabi = Hamurabi
through_the_ages-card-homer = Homero
through_the_ages-card-julius_caesar = Júlio César
through_the_ages-card-moses = Moisés
through_the_ages-card-rich_land_a = Terra Rica A
through_the_ages-card-urban_growth_a = Crescimento Urbano A
through_the_ages-card-engineering_genius_a = Gênio da Engenharia A
through_the_ages-card-patriotism_a = Patriotismo A
through_the_ages-card-frugality_a = Frugalidade A
through_the_ages-card-cultural_heritage_a = Patrimônio Cultural A
through_the_ages-card-stockpile = Provisões
through_the_ages-card-irrigation = Irrigação
through_the_ages-card-iron = Ferro
through_the_ages-card-alchemy = Alquimia
through_the_ages-card-theology = Teologia
through_the_ages-card-bread_and_circuses = Pão e Circo
through_the_ages-card-printing_press = Imprensa
through_the_ages-card-drama = Teatro
through_the_ages-card-swordsmen = Espadachins
through_the_ages-card-knights = Cavaleiros Medievais
through_the_ages-card-monarchy = Monarquia
through_the_ages-card-theocracy = Teocracia
through_the_ages-card-warfare = Arte da Guerra
through_the_ages-card-code_of_laws = Código de Leis
through_the_ages-card-cartography = Cartografia
through_the_ages-card-masonry = Alvenaria
through_the_ages-card-great_wall = Grande Muralha
through_the_ages-card-st_peters_basilica = Basílica de São Pedro
through_the_ages-card-universitas_carolina = Universitas Carolina
through_the_ages-card-taj_mahal = Taj Mahal
through_the_ages-card-christopher_columbus = Cristóvão Colombo
through_the_ages-card-frederick_barbarossa = Frederico Barbarossa
through_the_ages-card-genghis_khan = Genghis Khan
through_the_ages-card-joan_of_arc = Joana d'Arc
through_the_ages-card-leonardo_da_vinci = Leonardo da Vinci
through_the_ages-card-michelangelo = Michelangelo
through_the_ages-card-rich_land_i = Terra Rica I
through_the_ages-card-urban_growth_i = Crescimento Urbano I
through_the_ages-card-engineering_genius_i = Gênio da Engenharia I
through_the_ages-card-patriotism_i = Patriotismo I
through_the_ages-card-frugality_i = Frugalidade I
through_the_ages-card-breakthrough_i = Avanço I
through_the_ages-card-cultural_heritage_i = Patrimônio Cultural I
through_the_ages-card-reserves_i = Reservas I
through_the_ages-card-selective_breeding = Criação Seletiva
through_the_ages-card-coal = Carvão
through_the_ages-card-scientific_method = Método Científico
through_the_ages-card-organized_religion = Religião Organizada
through_the_ages-card-team_sports = Esportes Coletivos
through_the_ages-card-journalism = Jornalismo
through_the_ages-card-opera = Ópera
through_the_ages-card-riflemen = Fuzileiros
through_the_ages-card-cavalrymen = Cavalarianos
through_the_ages-card-cannon = Canhões
through_the_ages-card-constitutional_monarchy = Monarquia Constitucional
through_the_ages-card-republic = República
through_the_ages-card-strategy = Estratégia
through_the_ages-card-justice_system = Sistema Judiciário
through_the_ages-card-navigation = Navegação
through_the_ages-card-architecture = Arquitetura
through_the_ages-card-transcontinental_railroad = Ferrovia Transcontinental
through_the_ages-card-eiffel_tower = Torre Eiffel
through_the_ages-card-kremlin = Kremlin
through_the_ages-card-ocean_liner_service = Linha de Transatlânticos
through_the_ages-card-william_shakespeare = William Shakespeare
through_the_ages-card-isaac_newton = Isaac Newton
through_the_ages-card-james_cook = James Cook
through_the_ages-card-j_s_bach = Johann Sebastian Bach
through_the_ages-card-maximilien_robespierre = Maximilien Robespierre
through_the_ages-card-napoleon_bonaparte = Napoleão Bonaparte
through_the_ages-card-rich_land_ii = Terra Rica II
through_the_ages-card-urban_growth_ii = Crescimento Urbano II
through_the_ages-card-engineering_genius_ii = Gênio da Engenharia II
through_the_ages-card-patriotism_ii = Patriotismo II
through_the_ages-card-frugality_ii = Frugalidade II
through_the_ages-card-breakthrough_ii = Avanço II
through_the_ages-card-reserves_ii = Reservas II
through_the_ages-card-revolutionary_idea_ii = Ideia Revolucionária II
through_the_ages-card-efficient_upgrade_ii = Melhoria Eficiente II
through_the_ages-card-wave_of_nationalism = Onda de Nacionalismo
through_the_ages-card-mechanized_agriculture = Agricultura Mecanizada
through_the_ages-card-oil = Petróleo
through_the_ages-card-computers = Computadores
through_the_ages-card-professional_sports = Esportes Profissionais
through_the_ages-card-multimedia = Multimídia
through_the_ages-card-movies = Cinema
through_the_ages-card-modern_infantry = Infantaria Moderna
through_the_ages-card-tanks = Tanques
through_the_ages-card-rockets = Foguetes
through_the_ages-card-air_forces = Forças Aéreas
through_the_ages-card-communism = Comunismo
through_the_ages-card-democracy = Democracia
through_the_ages-card-fundamentalism = Fundamentalismo
through_the_ages-card-military_theory = Teoria Militar
through_the_ages-card-civil_service = Serviço Público
through_the_ages-card-satellites = Satélites
through_the_ages-card-engineering = Engenharia
through_the_ages-card-first_space_flight = Primeiro Voo Espacial
through_the_ages-card-fast_food_chains = Redes de Fast Food
through_the_ages-card-hollywood = Hollywood
through_the_ages-card-internet = Internet
through_the_ages-card-winston_churchill = Winston Churchill
through_the_ages-card-albert_einstein = Albert Einstein
through_the_ages-card-charlie_chaplin = Charlie Chaplin
through_the_ages-card-sid_meier = Sid Meier
through_the_ages-card-mahatma_gandhi = Mahatma Gandhi
through_the_ages-card-bill_gates = Bill Gates
through_the_ages-card-urban_growth_iii = Crescimento Urbano III
through_the_ages-card-engineering_genius_iii = Gênio da Engenharia III
through_the_ages-card-patriotism_iii = Patriotismo III
through_the_ages-card-reserves_iii = Reservas III
through_the_ages-card-revolutionary_idea_iii = Ideia Revolucionária III
through_the_ages-card-efficient_upgrade_iii = Melhoria Eficiente III
through_the_ages-card-military_build_up = Rearmamento Militar
through_the_ages-card-endowment_for_the_arts = Fundo para as Artes

## Names of military cards

through_the_ages-card-development_of_agriculture = Evolução da Agricultura
through_the_ages-card-development_of_crafts = Evolução do Artesanato
through_the_ages-card-development_of_markets = Evolução dos Mercados
through_the_ages-card-development_of_politics = Evolução da Política
through_the_ages-card-development_of_religion = Evolução da Religião
through_the_ages-card-development_of_science = Evolução da Ciência
through_the_ages-card-development_of_settlement = Evolução dos Assentamentos
through_the_ages-card-development_of_trade_routes = Evolução das Rotas Comerciais
through_the_ages-card-development_of_warfare = Evolução da Arte da Guerra
through_the_ages-card-development_of_civilization = Evolução da Civilização
through_the_ages-card-barbarians = Bárbaros
through_the_ages-card-border_conflict = Conflito de Fronteira
through_the_ages-card-crusades = Cruzadas
through_the_ages-card-cultural_influence = Influência Cultural
through_the_ages-card-foray = Incursão
through_the_ages-card-good_harvest = Boa Colheita
through_the_ages-card-immigration = Imigração
through_the_ages-card-new_deposits = Novas Jazidas
through_the_ages-card-pestilence = Pestilência
through_the_ages-card-raiders = Saqueadores
through_the_ages-card-rats = Ratos
through_the_ages-card-rebellion = Rebelião
through_the_ages-card-reign_of_terror = Reinado do Terror
through_the_ages-card-scientific_breakthrough = Avanço Científico
through_the_ages-card-uncertain_borders = Fronteiras Incertas
through_the_ages-card-developed_territory_i = Território Desenvolvido I
through_the_ages-card-historic_territory_i = Território Histórico I
through_the_ages-card-inhabited_territory_i = Território Habitado I
through_the_ages-card-strategic_territory_i = Território Estratégico I
through_the_ages-card-vast_territory_i = Território Vasto I
through_the_ages-card-wealthy_territory_i = Território Rico I
through_the_ages-card-enslave = Escravidão
through_the_ages-card-plunder_i = Pilhagem I
through_the_ages-card-raid_i = Assalto I
through_the_ages-card-open_borders_agreement = Acordo de Fronteiras Abertas
through_the_ages-card-trade_routes_agreement = Acordo de Rotas Comerciais
through_the_ages-card-fighting_band = Bando de Guerra
through_the_ages-card-heavy_cavalry = Cavalaria Pesada
through_the_ages-card-legion = Legião
through_the_ages-card-medieval_army = Exército Medieval
through_the_ages-card-phalanx = Falange
through_the_ages-card-military_bonus_i = Bônus Militar I
through_the_ages-card-civil_unrest = Agitação Civil
through_the_ages-card-cold_war = Guerra Fria
through_the_ages-card-crime_wave = Onda de Crime
through_the_ages-card-economic_progress = Progresso Econômico
through_the_ages-card-emigration = Emigração
through_the_ages-card-iconoclasm = Iconoclastia
through_the_ages-card-independence_declaration = Declaração de Independência
through_the_ages-card-international_agreement = Acordo Internacional
through_the_ages-card-national_pride = Orgulho Nacional
through_the_ages-card-politics_of_strength = Política de Força
through_the_ages-card-popularization_of_science = Popularização da Ciência
through_the_ages-card-prosperity = Prosperidade
through_the_ages-card-ravages_of_time = Danos do Tempo
through_the_ages-card-refugees = Refugiados
through_the_ages-card-terrorism = Terrorismo
through_the_ages-card-developed_territory_ii = Território Desenvolvido II
through_the_ages-card-historic_territory_ii = Território Histórico II
through_the_ages-card-inhabited_territory_ii = Território Habitado II
through_the_ages-card-strategic_territory_ii = Território Estratégico II
through_the_ages-card-vast_territory_ii = Território Vasto II
through_the_ages-card-wealthy_territory_ii = Território Rico II
through_the_ages-card-annex = Anexação
through_the_ages-card-infiltrate = Infiltração
through_the_ages-card-plunder_ii = Pilhagem II
through_the_ages-card-raid_ii = Assalto II
through_the_ages-card-spy = Espião
through_the_ages-card-war_over_technology = Guerra sobre Tecnologia
through_the_ages-card-war_over_territory = Guerra sobre Território
through_the_ages-card-acceptance_of_supremacy = Aceitação da Supremacia
through_the_ages-card-international_trade_agreement = Acordo de Comércio Internacional
through_the_ages-card-promise_of_military_protection = Promessa de Proteção Militar
through_the_ages-card-scientific_cooperation = Cooperação Científica
through_the_ages-card-classic_army = Exército Clássico
through_the_ages-card-conquistadors = Conquistadores
through_the_ages-card-defensive_army = Exército Defensivo
through_the_ages-card-fortifications = Fortificações
through_the_ages-card-mobile_artillery = Artilharia Móvel
through_the_ages-card-napoleonic_army = Exército Napoleônico
through_the_ages-card-military_bonus_ii = Bônus Militar II
through_the_ages-card-impact_of_agriculture = Impacto da Agricultura
through_the_ages-card-impact_of_architecture = Impacto da Arquitetura
through_the_ages-card-impact_of_balance = Impacto do Equilíbrio
through_the_ages-card-impact_of_colonies = Impacto das Colônias
through_the_ages-card-impact_of_competition = Impacto da Competição
through_the_ages-card-impact_of_government = Impacto do Governo
through_the_ages-card-impact_of_happiness = Impacto da Felicidade
through_the_ages-card-impact_of_industry = Impacto Industrial
through_the_ages-card-impact_of_population = Impacto da População
through_the_ages-card-impact_of_progress = Impacto do Progresso
through_the_ages-card-impact_of_science = Impacto da Ciência
through_the_ages-card-impact_of_strength = Impacto da Força
through_the_ages-card-impact_of_technology = Impacto da Tecnologia
through_the_ages-card-impact_of_variety = Impacto da Variedade
through_the_ages-card-impact_of_wonders = Impacto de Maravilhas
through_the_ages-card-armed_intervention = Intervenção Armada
through_the_ages-card-plunder_iii = Pilhagem III
through_the_ages-card-raid_iii = Assalto III
through_the_ages-card-war_over_culture = Guerra sobre Cultura
through_the_ages-card-international_tourism = Turismo Internacional
through_the_ages-card-loss_of_sovereignty = Perda de Soberania
through_the_ages-card-military_pact = Pacto Militar
through_the_ages-card-peace_treaty = Tratado de Paz
through_the_ages-card-entrenchments = Trincheiras
through_the_ages-card-mechanized_army = Exército Mecanizado
through_the_ages-card-modern_army = Exército Moderno
through_the_ages-card-shock_troops = Tropas de Choque
through_the_ages-card-military_bonus_iii = Bônus Militar III

## What cards do: sentences that several cards share

-tta-rich-land = Construa ou melhore uma fazenda ou mina por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} a menos.
-tta-urban-growth = Construa ou melhore uma construção urbana por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} a menos.
-tta-efficient-upgrade = Melhore uma fazenda, mina ou construção urbana por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} a menos.
-tta-engineering-genius = Construa um estágio da sua maravilha por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} a menos.
-tta-patriotism = Neste turno: 1 ação militar extra e { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} para unidades.
-tta-frugality = Aumente sua população pelo preço normal e depois ganhe { $n } de alimento.
-tta-breakthrough = Desenvolva uma tecnologia pelo preço normal e depois ganhe { $n } pontos de ciência. Pode ser uma revolução.
-tta-reserves = Ganhe { $n } recursos ou { $n } de alimento.
-tta-science = Ganhe { $n } pontos de ciência.
-tta-for-units-if-weaker = Neste turno, para cada rival mais forte que você: { $two } recursos para unidades com dois jogadores, { $three } com três, { $four } com quatro.
-tta-best-lab = Seu melhor laboratório ou biblioteca dá ciência extra igual ao seu nível.
-tta-stages = Uma ação civil pode construir até { $n } estágios de uma maravilha.
-tta-plunder = Pegue do rival até { $n } entre alimento e recursos, na combinação que quiser.
-tta-raid-two = Destrua duas construções urbanas do rival, uma de nível { $high } no máximo e outra de nível { $low } no máximo, e ganhe em recursos a metade do custo delas, arredondada para cima.
-tta-bonus = +{ $defense } de força na defesa contra uma agressão, ou +{ $colony } na colonização.
-tta-by-rank = pela colocação: 10 e 0 com dois jogadores; 14, 7 e 0 com três; 15, 10, 5 e 0 com quatro.
-tta-no-attacks = Os parceiros não podem se atacar.
-tta-attack-ends = Termina se um atacar o outro.

## What cards do: technologies and wonders

through_the_ages-text-masonry = Construções urbanas de nível I ou superior custam 1 recurso a menos. { -tta-stages(n: 2) }
through_the_ages-text-architecture = Construções urbanas custam menos: 1 recurso no nível I, 2 nos níveis II e III. { -tta-stages(n: 3) }
through_the_ages-text-engineering = Construções urbanas custam menos: 1 recurso no nível I, 2 no nível II, 3 no nível III. { -tta-stages(n: 4) }
through_the_ages-text-air_forces = Cada uma dobra a força tática de um exército.
through_the_ages-text-library_of_alexandria = +1 de cultura, +1 de ciência. Seus limites de cartas civis e militares na mão aumentam em 1.
through_the_ages-text-great_wall = +1 de cultura, +1 rosto feliz e +1 de força para cada uma de suas unidades de infantaria e artilharia.
through_the_ages-text-st_peters_basilica = +2 de cultura, +1 rosto feliz. Tudo o mais que lhe dá rostos felizes dá um a mais.
through_the_ages-text-taj_mahal = +3 de cultura, +1 cubo azul. Na fila de cartas custa 2 ações civis a menos se você substituiu um líder neste turno.
through_the_ages-text-transcontinental_railroad = +4 de força. Sua melhor mina produz duas vezes.
through_the_ages-text-ocean_liner_service = Uma vez por turno você ganha 1 população sem gastar ação nem alimento.
through_the_ages-text-first_space_flight = Ao ser completada: cultura igual à soma dos níveis de todas as suas tecnologias.
through_the_ages-text-fast_food_chains = Ao ser completada: 2 pontos de cultura para cada trabalhador em fazendas e minas, e 1 para cada um em construções urbanas e unidades.
through_the_ages-text-hollywood = Ao ser completada: o dobro da cultura que seus teatros e bibliotecas produzem.
through_the_ages-text-internet = Ao ser completada: cultura igual à soma da cultura, da ciência e da força de todas as suas construções urbanas.

## What cards do: leaders

through_the_ages-text-alexander_the_great = +1 de força para cada uma de suas unidades. Como ação política, você pode trocá-lo por 1 cubo amarelo para o seu banco.
through_the_ages-text-aristotle = 1 ponto de ciência cada vez que você pega uma tecnologia da fila de cartas.
through_the_ages-text-hammurabi = Uma vez por turno, uma ação militar pode servir de ação civil. Líderes na fila de cartas custam a você 1 ação civil a menos.
through_the_ages-text-homer = +1 rosto feliz e, a cada turno, 1 recurso para unidades. Ao ser substituído, pode ficar sob uma maravilha completa em vez de devolver uma ação civil: essa maravilha tem 1 rosto feliz a mais.
through_the_ages-text-julius_caesar = +1 de força, +1 ação militar. Uma vez por partida você pode realizar uma segunda ação política no mesmo turno.
through_the_ages-text-moses = Aumentar sua população custa 1 de alimento a menos.
through_the_ages-text-christopher_columbus = Como ação política, faça de um território da sua mão uma colônia sua, sem leilão e sem enviar unidades. Depois Colombo sai de jogo.
through_the_ages-text-frederick_barbarossa = Por 1 ação militar você pode aumentar sua população e construir uma unidade, por 1 de alimento e 1 recurso a menos.
through_the_ages-text-genghis_khan = Nos exércitos, sua infantaria pode contar como cavalaria. No final do seu turno, 3 pontos de cultura se você for uma das duas civilizações mais fortes (com dois jogadores, a mais forte); empates favorecem você.
through_the_ages-text-joan_of_arc = +1 de cultura, +1 ação militar e +1 de força para cada rosto feliz dos seus templos e do seu governo. Você vê o próximo evento antes da sua Fase Política.
through_the_ages-text-leonardo_da_vinci = { -tta-best-lab } Você ganha 1 recurso para cada tecnologia que desenvolve.
through_the_ages-text-michelangelo = +1 de cultura para cada rosto feliz dos seus templos, teatros e maravilhas. As maravilhas da fila de cartas não custam mais pelas que você já completou.
through_the_ages-text-william_shakespeare = +1 rosto feliz e +2 de cultura para cada par de biblioteca e teatro. Com um dos dois, o outro custa 1 recurso a menos para construir e 1 ponto de ciência a menos para desenvolver.
through_the_ages-text-isaac_newton = { -tta-best-lab } Cada tecnologia que você desenvolve devolve uma ação civil.
through_the_ages-text-james_cook = +2 de cultura pela sua primeira colônia e +1 para cada uma das demais. Ao colonizar, você pode descartar até 2 cartas militares por +1 cada.
through_the_ages-text-j_s_bach = +1 de cultura para cada um dos seus teatros. Tecnologias de teatro custam 2 pontos de ciência a menos. Uma vez por turno, com uma ação civil, outra construção urbana pode se tornar um teatro de nível igual ou superior.
through_the_ages-text-maximilien_robespierre = +1 ação militar. Suas revoluções gastam todas as ações militares em vez das civis, e dão 3 pontos de cultura.
through_the_ages-text-napoleon_bonaparte = +2 ações militares e +2 de força para cada tipo de unidade que você tem.
through_the_ages-text-winston_churchill = Uma vez por turno: 3 pontos de cultura; ou, para este turno, 3 pontos de ciência para tecnologias de unidades e 3 recursos para unidades.
through_the_ages-text-albert_einstein = { -tta-best-lab } Você ganha 3 pontos de cultura para cada tecnologia que desenvolve.
through_the_ages-text-charlie_chaplin = +2 rostos felizes. Seu melhor teatro dá o dobro da cultura.
through_the_ages-text-sid_meier = Cada um dos seus laboratórios dá cultura igual ao seu nível, mas 1 de ciência a menos.
through_the_ages-text-mahatma_gandhi = +2 de cultura. Você não pode jogar agressões nem guerras, e as que são contra você custam o dobro de ações militares.
through_the_ages-text-bill_gates = Seus laboratórios produzem como minas, tantos recursos quanto o seu nível. Quando ele sai de jogo, ou no final da partida, você pontua em cultura os níveis dos seus laboratórios.

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
through_the_ages-text-cultural_heritage_a = Ganhe 1 ponto de ciência e 4 de cultura.
through_the_ages-text-cultural_heritage_i = Ganhe 2 pontos de ciência e 2 de cultura.
through_the_ages-text-stockpile = Ganhe 1 recurso e 1 de alimento.
through_the_ages-text-endowment_for_the_arts = Para cada rival com mais cultura que você: 6 pontos de cultura com dois jogadores, 3 com três, 2 com quatro.

## What cards do: events

through_the_ages-text-development_of_agriculture = Todos ganham 2 de alimento.
through_the_ages-text-development_of_crafts = Todos ganham 2 recursos.
through_the_ages-text-development_of_markets = Todos ganham 2 de alimento ou 2 recursos.
through_the_ages-text-development_of_politics = Todos compram 3 cartas militares.
through_the_ages-text-development_of_religion = Todos podem construir { through_the_ages-card-religion } de graça com um trabalhador não usado.
through_the_ages-text-development_of_science = Todos ganham 2 pontos de ciência.
through_the_ages-text-development_of_settlement = Todos ganham 1 população.
through_the_ages-text-development_of_trade_routes = Todos ganham 1 ponto de ciência, 1 de alimento e 1 recurso.
through_the_ages-text-development_of_warfare = Todos podem construir { through_the_ages-card-warriors } de graça com um trabalhador não usado.
through_the_ages-text-development_of_civilization = Todos podem fazer uma coisa sem gastar ação e por 1 a menos: aumentar a população, construir uma fazenda, mina ou construção urbana, ou desenvolver uma tecnologia.
through_the_ages-text-barbarians = Quem tem mais cultura perde 1 população se for uma das duas civilizações mais fracas.
through_the_ages-text-border_conflict = A civilização mais fraca destrói uma fazenda, mina ou construção urbana própria. A mais forte ganha 3 recursos.
through_the_ages-text-crusades = A civilização mais forte ganha 4 pontos de cultura. A mais fraca perde 4.
through_the_ages-text-cultural_influence = Todos ganham cultura igual ao seu estado de cultura.
through_the_ages-text-foray = As duas civilizações mais fortes ganham 3 entre alimento e recursos.
through_the_ages-text-good_harvest = Todas as fazendas produzem agora.
through_the_ages-text-immigration = Quem tem mais rostos felizes ganha 1 população; em caso de empate, todos os empatados.
through_the_ages-text-new_deposits = Todas as minas produzem agora.
through_the_ages-text-pestilence = Todos perdem 1 população.
through_the_ages-text-raiders = As duas civilizações mais fracas perdem 2 entre alimento e recursos.
through_the_ages-text-rats = Todos perdem todo o seu alimento.
through_the_ages-text-rebellion = Todos perdem 2 ações civis para cada um dos seus trabalhadores descontentes.
through_the_ages-text-reign_of_terror = A civilização mais fraca perde 1 população.
through_the_ages-text-scientific_breakthrough = Todos ganham ciência igual ao seu estado de ciência.
through_the_ages-text-uncertain_borders = A civilização mais forte pega 1 cubo amarelo do banco da mais fraca.
through_the_ages-text-civil_unrest = Todos perdem 4 pontos de cultura para cada um dos seus trabalhadores descontentes. Quem tem mais deles perde também 1 cubo azul; em caso de empate, todos os empatados.
through_the_ages-text-cold_war = As duas civilizações mais fortes ganham 6 pontos de ciência.
through_the_ages-text-crime_wave = As duas civilizações mais fracas perdem 3 pontos de cultura e 1 cubo azul.
through_the_ages-text-economic_progress = Todos passam agora por corrupção, produção de alimento, consumo e produção de recursos.
through_the_ages-text-emigration = Todos perdem 1 população para cada dois dos seus trabalhadores descontentes, arredondando para cima.
through_the_ages-text-iconoclasm = Todos perdem seu líder se ele não for da Era atual.
through_the_ages-text-independence_declaration = A civilização mais fraca perde uma colônia, à sua escolha.
through_the_ages-text-international_agreement = A civilização mais forte pode pegar da fila cartas no valor de até 5 ações civis, em troca da sua próxima ação política.
through_the_ages-text-national_pride = Quem tem mais cultura ganha mais 5 pontos.
through_the_ages-text-politics_of_strength = A civilização mais forte compra 5 cartas militares e a mais fraca descarta 3. Na Era IV, em vez disso, a mais forte ganha 5 pontos de cultura e a mais fraca perde 3.
through_the_ages-text-popularization_of_science = Todos ganham cultura igual ao seu estado de ciência.
through_the_ages-text-prosperity = Todos ganham tanto alimento quantos rostos felizes têm.
through_the_ages-text-ravages_of_time = De cada civilização, uma maravilha completa da Era A ou I, à sua escolha, vira ruína: perde seus efeitos e dá 2 de cultura no lugar deles.
through_the_ages-text-refugees = A civilização mais forte ganha 3 pontos de cultura e 1 população. A mais fraca perde o mesmo.
through_the_ages-text-terrorism = Quem tem menos cultura destrói uma construção urbana de cada rival.
through_the_ages-text-impact_of_agriculture = Todos pontuam sua produção de alimento, e mais 4 se ela for maior que o consumo.
through_the_ages-text-impact_of_architecture = Todos pontuam os níveis das suas construções urbanas.
through_the_ages-text-impact_of_balance = Todos pontuam o dobro do menor destes quatro valores: estado de ciência, estado de cultura, produção de alimento, produção de recursos.
through_the_ages-text-impact_of_colonies = Todos pontuam 3 para cada colônia.
through_the_ages-text-impact_of_competition = Todos pontuam os níveis das suas unidades e arenas.
through_the_ages-text-impact_of_government = Todos pontuam 2 para cada ação civil e 1 para cada ação militar do seu total.
through_the_ages-text-impact_of_happiness = Todos pontuam 2 para cada rosto feliz, menos 2 para cada trabalhador descontente.
through_the_ages-text-impact_of_industry = Todos pontuam o que suas minas produzem.
through_the_ages-text-impact_of_population = Todos pontuam 2 para cada trabalhador contente a partir do décimo primeiro.
through_the_ages-text-impact_of_progress = Todos pontuam o dobro dos níveis do seu governo e das suas tecnologias especiais.
through_the_ages-text-impact_of_science = Os estados de ciência pontuam { -tta-by-rank }
through_the_ages-text-impact_of_strength = Os estados de força pontuam { -tta-by-rank }
through_the_ages-text-impact_of_technology = Todos pontuam 4 para cada tecnologia de nível III.
through_the_ages-text-impact_of_variety = Todos pontuam 2 para cada tipo de unidade, cada tipo de construção urbana e cada tecnologia especial que têm.
through_the_ages-text-impact_of_wonders = Todos pontuam 5, 4, 3 ou 2 para cada maravilha completa da Era A, I, II ou III.

## What cards do: territories

through_the_ages-text-developed_territory_i = Como colônia: +1 cubo amarelo, +1 cubo azul. Ao colonizar: 3 pontos de ciência.
through_the_ages-text-historic_territory_i = Como colônia: +1 rosto feliz. Ao colonizar: 6 pontos de cultura.
through_the_ages-text-inhabited_territory_i = Como colônia: +2 cubos amarelos. Ao colonizar: 1 população.
through_the_ages-text-strategic_territory_i = Como colônia: +2 de força. Ao colonizar: 3 cartas militares.
through_the_ages-text-vast_territory_i = Como colônia: +3 cubos amarelos, -1 cubo azul. Ao colonizar: 3 de alimento.
through_the_ages-text-wealthy_territory_i = Como colônia: +3 cubos azuis. Ao colonizar: 5 recursos.
through_the_ages-text-developed_territory_ii = Como colônia: +2 cubos amarelos, +2 cubos azuis. Ao colonizar: 5 pontos de ciência.
through_the_ages-text-historic_territory_ii = Como colônia: +2 rostos felizes. Ao colonizar: 11 pontos de cultura.
through_the_ages-text-inhabited_territory_ii = Como colônia: +3 cubos amarelos. Ao colonizar: 2 de população.
through_the_ages-text-strategic_territory_ii = Como colônia: +4 de força. Ao colonizar: 5 cartas militares.
through_the_ages-text-vast_territory_ii = Como colônia: +4 cubos amarelos, -1 cubo azul. Ao colonizar: 4 de alimento.
through_the_ages-text-wealthy_territory_ii = Como colônia: +4 cubos azuis. Ao colonizar: 9 recursos.

## What cards do: aggressions, wars, pacts

through_the_ages-text-enslave = O rival perde 1 população. Você ganha 2 recursos e 2 de alimento.
through_the_ages-text-plunder_i = { -tta-plunder(n: 3) }
through_the_ages-text-plunder_ii = { -tta-plunder(n: 5) }
through_the_ages-text-plunder_iii = { -tta-plunder(n: 7) }
through_the_ages-text-raid_i = Destrua uma construção urbana do rival de nível I no máximo, e ganhe em recursos a metade do custo dela, arredondada para cima.
through_the_ages-text-raid_ii = { -tta-raid-two(high: "II", low: "I") }
through_the_ages-text-raid_iii = { -tta-raid-two(high: "III", low: "II") }
through_the_ages-text-annex = Pegue uma colônia do rival, com seu efeito permanente.
through_the_ages-text-infiltrate = Remova de jogo o líder ou a maravilha inacabada do rival, e ganhe 3 pontos de cultura para cada nível dessa carta.
through_the_ages-text-spy = Pegue do rival até 5 pontos de ciência.
through_the_ages-text-armed_intervention = Pegue do rival até 7 pontos de cultura.
through_the_ages-text-war_over_technology = Para cada ponto de vantagem em força o vitorioso pega do perdedor 1 ponto de ciência, ou gasta a vantagem em tecnologias especiais do perdedor pelo seu custo de ciência.
through_the_ages-text-war_over_territory = O vitorioso pega 1 cubo amarelo do banco do perdedor, e mais 1 para cada 5 pontos de vantagem em força.
through_the_ages-text-war_over_culture = O vitorioso pega do perdedor 5 pontos de cultura, e mais 1 para cada ponto de vantagem em força.
through_the_ages-text-open_borders_agreement = Ambos: +1 ação militar. Quem atacar o outro conta com 2 de força a mais.
through_the_ages-text-trade_routes_agreement = Uma vez em seu turno, A pode usar 1 de alimento como recurso, e B 1 recurso como alimento.
through_the_ages-text-acceptance_of_supremacy = A produz 1 recurso a mais, B 1 a menos. { -tta-no-attacks }
through_the_ages-text-international_trade_agreement = A produz 1 recurso a mais, B 1 de alimento a mais.
through_the_ages-text-promise_of_military_protection = A: +1 de cultura. B: +4 de força, -1 de cultura. { -tta-attack-ends }
through_the_ages-text-scientific_cooperation = Quem desenvolve uma tecnologia paga 2 pontos de ciência a menos, e o parceiro paga 1. Se o parceiro não tem ciência, não é possível.
through_the_ages-text-international_tourism = Ambos: +1 de cultura para cada maravilha completa do parceiro.
through_the_ages-text-loss_of_sovereignty = A: +2 de cultura. B: -2 de cultura. { -tta-no-attacks } Ninguém pode declarar guerra contra B.
through_the_ages-text-military_pact = Ambos: +3 de força. { -tta-attack-ends }
through_the_ages-text-peace_treaty = Ambos: +1 de cultura. { -tta-no-attacks }

## What cards do: tactics and bonus cards

through_the_ages-text-fighting_band = Cada exército de 2 infantarias: +1 de força.
through_the_ages-text-heavy_cavalry = Cada exército de 3 cavalarias: +4 de força.
through_the_ages-text-legion = Cada exército de 3 infantarias: +2 de força.
through_the_ages-text-medieval_army = Cada exército de 1 infantaria e 1 cavalaria: +2 de força.
through_the_ages-text-phalanx = Cada exército de 2 infantarias e 1 cavalaria: +3 de força.
through_the_ages-text-classic_army = Cada exército de 2 infantarias e 2 cavalarias: +8 de força, +4 se for obsoleto.
through_the_ages-text-conquistadors = Cada exército de 1 infantaria e 2 cavalarias: +5 de força, +3 se for obsoleto.
through_the_ages-text-defensive_army = Cada exército de 2 infantarias e 1 artilharia: +6 de força, +3 se for obsoleto.
through_the_ages-text-fortifications = Cada exército de 2 artilharias: +5 de força, +3 se for obsoleto.
through_the_ages-text-mobile_artillery = Cada exército de 1 cavalaria e 1 artilharia: +5 de força, +3 se for obsoleto.
through_the_ages-text-napoleonic_army = Cada exército de 1 infantaria, 1 cavalaria e 1 artilharia: +7 de força, +4 se for obsoleto.
through_the_ages-text-entrenchments = Cada exército de 1 infantaria e 2 artilharias: +9 de força, +5 se for obsoleto.
through_the_ages-text-mechanized_army = Cada exército de 1 cavalaria e 2 artilharias: +10 de força, +5 se for obsoleto.
through_the_ages-text-modern_army = Cada exército de 2 infantarias, 1 cavalaria e 1 artilharia: +13 de força, +7 se for obsoleto.
through_the_ages-text-shock_troops = Cada exército de 1 infantaria e 3 cavalarias: +11 de força, +6 se for obsoleto.
through_the_ages-text-military_bonus_i = { -tta-bonus(defense: 2, colony: 1) }
through_the_ages-text-military_bonus_ii = { -tta-bonus(defense: 4, colony: 2) }
through_the_ages-text-military_bonus_iii = { -tta-bonus(defense: 6, colony: 3) }

## Options

through_the_ages-option-pass = Passe
through_the_ages-option-end = Termine seu turno
through_the_ages-option-take = Pegue { $card }
through_the_ages-option-take_second = Pegue { $card }, a segunda da esquerda
through_the_ages-option-take_third = Pegue { $card }, a terceira da esquerda
through_the_ages-option-population = Aumente sua população
through_the_ages-option-build = Construa { $card }
through_the_ages-option-upgrade = Melhore { $card } para { $better }
through_the_ages-option-destroy = Destrua uma construção sua: { $card }
through_the_ages-option-disband = Disperse { $card }
through_the_ages-option-lead = Jogue o líder { $card }
through_the_ages-option-stage = Construa { $a ->
    [one] { $a } estágio
   *[other] { $a } estágios
} da sua maravilha
through_the_ages-option-develop = Desenvolva { $card }
through_the_ages-option-revolution = Declare uma revolução: { $card }
through_the_ages-option-play = Jogue { $card }
through_the_ages-option-tactic = Jogue a tática { $card }
through_the_ages-option-copy = Copie a tática { $card }
through_the_ages-option-barbarossa = Barbarossa: aumente sua população e construa { $card }
through_the_ages-option-bach = Bach: transforme { $card } em { $better }
through_the_ages-option-churchill_culture = Churchill: ganhe 3 pontos de cultura
through_the_ages-option-churchill_army = Churchill: ganhe 3 pontos de ciência para tecnologias de unidades e 3 recursos para unidades, para este turno
through_the_ages-option-hammurabi = Hamurabi: use uma ação militar como ação civil
through_the_ages-option-liner = { through_the_ages-card-ocean_liner_service }: ganhe 1 população
through_the_ages-option-trade = { through_the_ages-card-trade_routes_agreement }: use 1 de alimento como recurso (lado A) ou 1 recurso como alimento (lado B)
through_the_ages-option-event = Prepare o evento { $card }
through_the_ages-answer-event = Prepare o evento { $card }: { $n ->
    [0] sem cultura
   *[other] +{ $n } de cultura
}
through_the_ages-pass-politics = Passe: nenhuma ação política
through_the_ages-pass-leave = Fique na partida
through_the_ages-pass-tuck_homer = Não: recupere uma ação civil
through_the_ages-pass-defend = Ceda: o ataque é bem-sucedido
through_the_ages-pass-bid = Passe: não oferte mais
through_the_ages-pass-free_build = Não construa nada
through_the_ages-pass-civilize = Deixe passar
through_the_ages-pass-agree = Não pegue nenhuma carta
through_the_ages-pass-mine = Deixe todas as minas produzirem
through_the_ages-option-aggression = Jogue { $card } contra { $rival }
through_the_ages-option-war = Declare guerra contra { $rival }: { $card }
through_the_ages-option-pact = Ofereça a { $rival } o pacto { $card }
through_the_ages-option-pact_as_a = Ofereça a { $rival } o pacto { $card }, com você no lado A
through_the_ages-option-pact_as_b = Ofereça a { $rival } o pacto { $card }, com você no lado B
through_the_ages-option-cancel = Cancele o pacto { $card }
through_the_ages-option-resign = Desista da partida
through_the_ages-option-columbus = Colombo: colonize { $card }
through_the_ages-option-alexander = Alexandre: troque-o por 1 cubo amarelo
through_the_ages-option-defend = Defenda-se com { $card }
through_the_ages-option-discard = Descarte { $card }
through_the_ages-option-accept = Aceite
through_the_ages-option-refuse = Recuse
through_the_ages-option-bid = Oferte { $a }
through_the_ages-option-send = Envie { $card }
through_the_ages-option-bonus = Colonize com { $card }
through_the_ages-option-done = Deixe assim
through_the_ages-option-gain = { $a ->
    [0] { $b ->
        [0] Não ganhe nada
        [one] Ganhe { $b } recurso
       *[other] Ganhe { $b } recursos
    }
   *[other] { $b ->
        [0] Ganhe { $a } de alimento
        [one] Ganhe { $a } de alimento e { $b } recurso
       *[other] Ganhe { $a } de alimento e { $b } recursos
    }
}
through_the_ages-option-lose = { $a ->
    [0] { $b ->
        [0] Não perca nada
        [one] Perca { $b } recurso
       *[other] Perca { $b } recursos
    }
   *[other] { $b ->
        [0] Perca { $a } de alimento
        [one] Perca { $a } de alimento e { $b } recurso
       *[other] Perca { $a } de alimento e { $b } recursos
    }
}
through_the_ages-option-lose_worker = Perca um trabalhador de { $card }
through_the_ages-option-token = Pegue um cubo azul de { $card }
through_the_ages-option-colony = Escolha a colônia { $card }
through_the_ages-option-ruin = Deixe { $card } virar ruína
through_the_ages-option-raid = Destrua uma construção do rival: { $card }
through_the_ages-option-remove = Remova de jogo { $card }
through_the_ages-option-tuck = Coloque Homero sob { $card }
through_the_ages-option-steal = Pegue a tecnologia especial { $card }

## Questions

through_the_ages-ask-politics = { $action ->
    [1] César permite a você uma segunda ação política. O que você faz? Ações militares: { $military }.
   *[other] Política: você pode realizar uma ação política. Ações militares: { $military }.
}
through_the_ages-ask-act = O que você faz? Ações civis: { $civil }. Ações militares: { $military }.
through_the_ages-ask-discard = Você tem { $n } { $n ->
    [one] carta militar a mais. Qual delas você descarta?
   *[other] cartas militares a mais. Quais delas você descarta?
}
through_the_ages-ask-card_build = { $card }: o que você constrói ou melhora?
through_the_ages-ask-card_develop = { $card }: que tecnologia você desenvolve?
through_the_ages-ask-food_or_resources = Você ganha { $amount } de alimento ou { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
}?
through_the_ages-ask-tuck_homer = Coloque Homero sob uma maravilha completa, ou passe e recupere uma ação civil.
through_the_ages-ask-lose_token = Você perde um cubo azul, e não há nenhum no seu banco. De que carta você o pega?
through_the_ages-ask-cover_stage = Um estágio da sua maravilha precisa de um cubo azul, e não há nenhum no seu banco. De que carta você o pega?
through_the_ages-ask-defend = { $rival } ataca você com { $card }. Defenda-se com cartas militares que somem { $missing } de força, ou passe e deixe o ataque ser bem-sucedido.
through_the_ages-ask-raid = { $card }: que construção de { $rival } você destrói?
through_the_ages-ask-plunder = { $card }: o que você pega de { $rival }?
through_the_ages-ask-infiltrate = { $card }: o que você remove de { $rival }, o líder ou a maravilha inacabada?
through_the_ages-ask-annex = { $card }: que colônia de { $rival } você pega?
through_the_ages-ask-steal = { $card }: que tecnologias especiais de { $rival } você pega? Sua vantagem é { $left }; o resto vira ciência.
through_the_ages-ask-answer_pact = { $rival } oferece a você o pacto { $card }. Você aceita?
through_the_ages-ask-answer_pact_as_a = { $rival } oferece a você o pacto { $card }; você seria o lado A. Você aceita?
through_the_ages-ask-answer_pact_as_b = { $rival } oferece a você o pacto { $card }; você seria o lado B. Você aceita?
through_the_ages-ask-bid = { $bid ->
    [0] { $card } pode ser colonizado. Oferte, ou passe.
   *[other] { $card } pode ser colonizado, e a maior oferta é { $bid }. Oferte mais, ou passe.
}
through_the_ages-ask-send = Você coloniza { $card } e ofertou { $bid }; sua força é { $force } até agora. O que você envia?
through_the_ages-ask-gain_either = Você ganha { $amount } de alimento ou { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
}?
through_the_ages-ask-gain_split = Você ganha { $amount } entre alimento e recursos. Quanto de cada?
through_the_ages-ask-lose_split = Você perde { $amount } entre alimento e recursos. Quanto de cada?
through_the_ages-ask-free_build = Você pode construir { $card } de graça com um trabalhador não usado.
through_the_ages-ask-civilize = Você pode fazer uma coisa por 1 a menos: aumentar sua população, construir uma fazenda, mina ou construção urbana, ou desenvolver uma tecnologia.
through_the_ages-ask-lose_person = { $amount ->
    [one] Você perde um trabalhador. De que carta?
   *[other] Você perde { $amount } trabalhadores. De que cartas?
}
through_the_ages-ask-lose_building = Você perde uma fazenda, mina ou construção urbana. Qual?
through_the_ages-ask-lose_colony = Você perde uma colônia. Qual?
through_the_ages-ask-ruin_wonder = Uma das suas maravilhas vira ruína. Qual?
through_the_ages-ask-terrorize = Que construção urbana de { $rival } você destrói?
through_the_ages-ask-agree = { $actions ->
    [-1] Você pega da fila cartas no valor de 5 ações civis, em troca da sua próxima ação política?
   *[other] Você ainda pode pegar cartas no valor de { $actions ->
        [one] { $actions } ação civil
       *[other] { $actions } ações civis
    }. Qual?
}
through_the_ages-ask-discard_some = Você tem que descartar { $amount ->
    [one] { $amount } carta militar. Qual?
   *[other] { $amount } cartas militares. Quais?
}
through_the_ages-ask-over = A partida terminou.

## Events

through_the_ages-event-turn_began = Rodada { $round }: começa o turno de { $player }.
through_the_ages-event-age_began = Começa a Era { $age }.
through_the_ages-event-last_round = A rodada { $round } é a última.
through_the_ages-event-row_cleared = { $card } sai da fila de cartas.
through_the_ages-event-took = { $player } pega { $card } ({ $actions ->
    [0] de graça
    [one] { $actions } ação civil
   *[other] { $actions } ações civis
}).
through_the_ages-event-grew = { $food ->
    [0] { $player } aumenta a população sem pagar alimento.
   *[other] { $player } aumenta a população por { $food } de alimento.
}
through_the_ages-event-built = { $resources ->
    [0] { $player } constrói { $card } de graça.
    [one] { $player } constrói { $card } por { $resources } recurso.
   *[other] { $player } constrói { $card } por { $resources } recursos.
}
through_the_ages-event-upgraded = { $player } melhora { $card } para { $better }.
through_the_ages-event-destroyed = Uma construção de { $player } é destruída: { $card }.
through_the_ages-event-disbanded = { $player } dispersa { $card }.
through_the_ages-event-led = { $player } joga o líder { $card }.
through_the_ages-event-leader_left = { $card } deixa de liderar { $player }.
through_the_ages-event-tucked = { $player } coloca Homero sob { $card }: 1 rosto feliz a mais.
through_the_ages-event-stages_built = { $player } constrói { $stages ->
    [one] { $stages } estágio
   *[other] { $stages } estágios
} de { $card }.
through_the_ages-event-wonder_done = { $player } completa { $card }.
through_the_ages-event-wonder_lost = { $player } perde a maravilha inacabada { $card }.
through_the_ages-event-ruined = Uma maravilha de { $player } vira ruína: { $card }.
through_the_ages-event-developed = { $player } desenvolve { $card } por { $science } de ciência.
through_the_ages-event-revolted = { $player } declara uma revolução por { $science } de ciência: { $card }.
through_the_ages-event-played = { $player } joga { $card }.
through_the_ages-event-tactic_set = { $player } usa agora a tática { $card }.
through_the_ages-event-tactic_shared = De agora em diante todos podem copiar a tática de { $player }: { $card }.
through_the_ages-event-gained_food = { $player } ganha { $amount } de alimento.
through_the_ages-event-gained_resources = { $player } ganha { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
}.
through_the_ages-event-gained_science = { $player } ganha { $amount ->
    [one] { $amount } ponto de ciência
   *[other] { $amount } pontos de ciência
}.
through_the_ages-event-gained_culture = { $player } ganha { $amount ->
    [one] { $amount } ponto de cultura
   *[other] { $amount } pontos de cultura
}.
through_the_ages-event-gained_culture_by = { $player } ganha { $amount ->
    [one] { $amount } ponto de cultura
   *[other] { $amount } pontos de cultura
} ({ $card }).
through_the_ages-event-gained_people = { $player } ganha { $amount ->
    [one] { $amount } população
   *[other] { $amount } de população
}.
through_the_ages-event-gained_yellow = { $player } ganha { $amount ->
    [one] { $amount } cubo amarelo
   *[other] { $amount } cubos amarelos
}.
through_the_ages-event-lost_food = { $player } perde { $amount } de alimento.
through_the_ages-event-lost_all_food = { $player } perde todo o seu alimento.
through_the_ages-event-lost_resources = { $player } perde { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
}.
through_the_ages-event-lost_science = { $player } perde { $amount ->
    [one] { $amount } ponto de ciência
   *[other] { $amount } pontos de ciência
}.
through_the_ages-event-lost_culture = { $player } perde { $amount ->
    [one] { $amount } ponto de cultura
   *[other] { $amount } pontos de cultura
}.
through_the_ages-event-lost_culture_by = { $player } perde { $amount ->
    [one] { $amount } ponto de cultura
   *[other] { $amount } pontos de cultura
} ({ $card }).
through_the_ages-event-lost_person = { $player } perde um trabalhador não usado.
through_the_ages-event-lost_person_from = { $player } perde um trabalhador: { $card }.
through_the_ages-event-lost_building = { $player } perde uma construção: { $card }.
through_the_ages-event-lost_yellow = { $player } perde { $amount ->
    [one] { $amount } cubo amarelo
   *[other] { $amount } cubos amarelos
}.
through_the_ages-event-lost_blue = { $player } perde { $amount ->
    [one] { $amount } cubo azul
   *[other] { $amount } cubos azuis
}.
through_the_ages-event-lost_actions = { $player } perde { $amount ->
    [one] { $amount } ação civil
   *[other] { $amount } ações civis
}.
through_the_ages-event-drew = { $player } compra { $card }.
through_the_ages-event-drew_hidden = { $player } compra uma carta militar.
through_the_ages-event-discarded = { $player } descarta { $card }.
through_the_ages-event-discarded_hidden = { $player } descarta uma carta militar virada para baixo.
through_the_ages-event-prepared = { $player } prepara o evento { $card }.
through_the_ages-event-prepared_hidden = { $player } prepara um evento virado para baixo.
through_the_ages-event-revealed = { $player } revela o evento atual: { $card }.
through_the_ages-event-attacked = { $player } joga uma agressão contra { $rival }: { $card }.
through_the_ages-event-defended = { $player } se defende com { $card }.
through_the_ages-event-repelled = A agressão de { $player } é repelida: { $card }.
through_the_ages-event-succeeded = A agressão de { $player } é bem-sucedida: { $card }.
through_the_ages-event-declared = { $player } declara guerra contra { $rival }: { $card }.
through_the_ages-event-war_won = { $player } vence a guerra com uma vantagem de { $advantage }: { $card }.
through_the_ages-event-war_even = A guerra de { $player } não tem vencedor, os dois lados são igualmente fortes: { $card }.
through_the_ages-event-offered = { $player } oferece um pacto a { $rival }: { $card }.
through_the_ages-event-agreed = { $player } aceita o pacto { $card }.
through_the_ages-event-refused = { $player } recusa o pacto { $card }.
through_the_ages-event-pact_ended = Termina um pacto de { $player }: { $card }.
through_the_ages-event-bade = { $player } oferta { $bid }.
through_the_ages-event-passed = { $player } passa.
through_the_ages-event-sent = { $player } envia { $card }.
through_the_ages-event-colonized = { $player } coloniza { $card }.
through_the_ages-event-colony_lost = { $player } perde a colônia { $card }.
through_the_ages-event-not_colonized = Ninguém coloniza { $card }.
through_the_ages-event-stole = { $player } pega a tecnologia especial { $card }.
through_the_ages-event-produced = { $player } produz { $science } de ciência e { $culture } de cultura.
through_the_ages-event-corrupted = { $player } perde bens para uma corrupção de { $corruption }.
through_the_ages-event-starved = { $missing ->
    [one] Falta { $missing } de alimento a { $player }
   *[other] Faltam { $missing } de alimento a { $player }
} para a população.
through_the_ages-event-rebelled = { $player } enfrenta uma revolta e não produz nada.
through_the_ages-event-resigned_game = { $player } desiste da partida.
through_the_ages-event-scored = { $player } pontua { $culture } de cultura por { $card }.
through_the_ages-event-game_over = A partida terminou.

## Why an option is not possible now

through_the_ages-why-not_now_politics = Esta é sua Fase Política: realize uma ação política, ou passe.
through_the_ages-why-not_now_act = Esta é sua Fase de Ação: use suas ações, ou termine seu turno.
through_the_ages-why-not_now_card_build = Primeiro construa ou melhore o que sua carta de ação permite.
through_the_ages-why-not_now_card_develop = Primeiro desenvolva uma tecnologia com sua carta de ação.
through_the_ages-why-not_now_gain = Primeiro diga quanto alimento e quantos recursos você pega.
through_the_ages-why-not_now_lose = Primeiro diga quanto alimento e quantos recursos você perde.
through_the_ages-why-not_now_tuck = Primeiro decida se Homero fica sob uma das suas maravilhas.
through_the_ages-why-not_now_token = Primeiro escolha a carta de onde você pega um cubo azul.
through_the_ages-why-not_now_defend = Você está sob ataque: defenda-se, ou passe.
through_the_ages-why-not_now_raid = Primeiro escolha a construção do rival que é destruída.
through_the_ages-why-not_now_remove = Primeiro escolha o que você remove: o líder ou a maravilha inacabada do rival.
through_the_ages-why-not_now_colony = Primeiro escolha uma colônia.
through_the_ages-why-not_now_steal = Primeiro pegue tecnologias especiais do perdedor, ou deixe assim.
through_the_ages-why-not_now_answer = Primeiro responda à oferta: aceite o pacto ou recuse-o.
through_the_ages-why-not_now_bid = Há um leilão por um território: oferte, ou passe.
through_the_ages-why-not_now_send = Primeiro envie uma força de colonização tão forte quanto a sua oferta.
through_the_ages-why-not_now_free_build = Só se pergunta se você constrói o que o evento indica: construa, ou passe.
through_the_ages-why-not_now_civilize = Primeiro use o evento para sua população, uma construção ou uma tecnologia, ou passe.
through_the_ages-why-not_now_lose_person = Primeiro escolha a carta de onde você perde um trabalhador.
through_the_ages-why-not_now_lose_building = Primeiro escolha a construção que você perde.
through_the_ages-why-not_now_ruin = Primeiro escolha a maravilha que vira ruína.
through_the_ages-why-not_now_agree = Primeiro use o acordo: pegue cartas da fila, ou abra mão dele.
through_the_ages-why-not_now_discard = Primeiro descarte uma carta militar.
through_the_ages-why-first_round = Na primeira rodada você só pode pegar cartas da fila.
through_the_ages-why-not_in_row = Esta carta não está na fila de cartas.
through_the_ages-why-not_in_hand = Você não tem esta carta na mão.
through_the_ages-why-no_civil_actions = Você não tem ações civis suficientes.
through_the_ages-why-no_military_actions = Você não tem ações militares suficientes.
through_the_ages-why-no_food = Você não tem alimento suficiente.
through_the_ages-why-no_resources = Você não tem recursos suficientes.
through_the_ages-why-no_science = Você não tem pontos de ciência suficientes.
through_the_ages-why-no_yellow = Seu banco amarelo está vazio, então sua população não pode crescer.
through_the_ages-why-no_blue = Você não tem cubos azuis suficientes para cobrir os estágios.
through_the_ages-why-wonder_unfinished = Você tem uma maravilha inacabada, e não pode pegar outra antes de completá-la.
through_the_ages-why-hand_full = Sua mão está cheia: o limite é o seu total de ações civis, mais um com { through_the_ages-card-library_of_alexandria }.
through_the_ages-why-leader_of_age = Você já pegou um líder desta Era, e só pode pegar um de cada Era.
through_the_ages-why-same_technology = Você já tem esta tecnologia em jogo ou na mão.
through_the_ages-why-no_technology = Você não desenvolveu esta tecnologia.
through_the_ages-why-no_unused_worker = Você não tem nenhum trabalhador não usado.
through_the_ages-why-nobody_there = Você não tem nenhum trabalhador nesta carta.
through_the_ages-why-urban_limit = Seu governo não permite mais construções urbanas deste tipo.
through_the_ages-why-no_wonder = Você não tem nenhuma maravilha inacabada.
through_the_ages-why-not_so_many_stages = Não restam tantos estágios na sua maravilha.
through_the_ages-why-stages_at_once = Você não pode construir tantos estágios com uma ação civil: só as tecnologias de construção permitem vários.
through_the_ages-why-partner_no_science = { through_the_ages-card-scientific_cooperation }: seu parceiro não tem ciência para pagar.
through_the_ages-why-all_civil_actions = Uma revolução gasta todas as suas ações civis, e nem todas estão disponíveis.
through_the_ages-why-all_military_actions = Com Robespierre, uma revolução gasta todas as suas ações militares, e nem todas estão disponíveis.
through_the_ages-why-just_taken = Você não pode jogar uma carta de ação na mesma Fase de Ação em que a pegou.
through_the_ages-why-nothing_to_build = Não há nada que você possa construir ou melhorar com esta carta.
through_the_ages-why-nothing_to_develop = Não há na sua mão nenhuma tecnologia que você possa desenvolver com esta carta.
through_the_ages-why-not_this_card = A carta de ação que você joga não permite isto.
through_the_ages-why-one_tactic = Você só pode jogar ou copiar uma tática por turno.
through_the_ages-why-not_shared = Esta tática não está entre as que podem ser copiadas.
through_the_ages-why-your_tactic = Você já usa esta tática.
through_the_ages-why-not_your_leader = Você não tem o líder que permite isto.
through_the_ages-why-once_a_turn = Você já fez isto neste turno, e só pode fazer uma vez.
through_the_ages-why-no_liner = Você não completou { through_the_ages-card-ocean_liner_service }.
through_the_ages-why-no_trade_routes = Você não tem parceiro em { through_the_ages-card-trade_routes_agreement }.
through_the_ages-why-wrong_amount = Esta não é uma quantidade que se possa escolher aqui.
through_the_ages-why-no_such_wonder = Você não tem nenhuma maravilha que possa ser escolhida aqui.
through_the_ages-why-no_token_there = Não há nenhum cubo azul nesta carta.
through_the_ages-why-no_such_rival = Você só pode se dirigir a um rival que ainda esteja na partida.
through_the_ages-why-gandhi = Com Gandhi você não pode jogar agressões nem guerras.
through_the_ages-why-pact_forbids = Um pacto entre vocês proíbe este ataque.
through_the_ages-why-not_stronger = Você só pode atacar um rival mais fraco que você.
through_the_ages-why-no_colony = Não há ali nenhuma colônia que se possa escolher.
through_the_ages-why-nothing_to_infiltrate = Este rival não tem líder nem maravilha inacabada.
through_the_ages-why-last_round = Na última rodada não se pode declarar nenhuma guerra.
through_the_ages-why-no_war_on_second = Ninguém pode declarar guerra contra este jogador: { through_the_ages-card-loss_of_sovereignty }.
through_the_ages-why-no_pacts_for_two = Com dois jogadores não há pactos.
through_the_ages-why-no_such_pact = Você não faz parte desse pacto.
through_the_ages-why-no_resigning = Agora ninguém pode desistir da partida.
through_the_ages-why-defense_begun = Você começou a se defender, e tem que continuar até igualar a força do atacante.
through_the_ages-why-defense_limit = Você não pode usar na defesa mais cartas do que o seu total de ações militares.
through_the_ages-why-defense_too_weak = Com isto você não conseguiria igualar a força do atacante, e só assim pode se defender.
through_the_ages-why-together = Aqui várias coisas são escolhidas juntas: indique todas de uma vez, em qualquer ordem.
through_the_ages-why-not_reached = Seu rival não tem isto, ou sua carta não o alcança.
through_the_ages-why-advantage_too_small = Sua vantagem em força não basta para esta tecnologia.
through_the_ages-why-bid_too_low = Você tem que ofertar mais que { $bid }.
through_the_ages-why-bid_too_high = Você não pode ofertar mais do que pode enviar: { $most }.
through_the_ages-why-force_too_small = Ainda não basta: { $force } de { $bid } de força, com ao menos uma unidade.
through_the_ages-why-bid_out_of_reach = Se você enviar isto agora, não pode mais alcançar sua oferta.
through_the_ages-why-no_unit = Você não tem mais nenhuma unidade assim.
through_the_ages-why-only_cook = Só Cook pode descartar cartas militares para colonizar, e duas no máximo.
through_the_ages-why-unit_first = Uma força precisa de ao menos uma unidade: escolha-a junto com as cartas.
through_the_ages-why-budget = Esta carta custa mais do que resta das 5 ações civis do acordo.
through_the_ages-why-defense_short = Ainda não basta: { $added } de { $needed } de força.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

through_the_ages-wrong-players = { $path }: Through the Ages é para 2 a 4 jogadores, não para { $count }.
through_the_ages-wrong-kind = { $path }: a carta { $card } não é de um tipo que possa estar aqui.
through_the_ages-wrong-technology = { $path }: “{ $name }” não é uma tecnologia que possa estar aqui.
through_the_ages-wrong-ruins = { $path }: só podem ser ruínas as maravilhas que o jogador completou.
through_the_ages-wrong-shown_pacts = { $path }: só podem ter sido mostrados pactos que estão na mão.
through_the_ages-wrong-nobody_asked = Não se pergunta nada a ninguém, e no entanto a partida não consta como terminada.
through_the_ages-wrong-card_count = { $expected ->
    [1] A carta { $card } deveria estar uma vez no total, mas o número de cópias dela é { $count }.
   *[other] A carta { $card } deveria estar { $expected } vezes no total, mas o número de cópias dela é { $count }.
}
through_the_ages-wrong-yellow = O assento { $seat } tem { $count } cubos amarelos no total, mas deveria ter { $expected }.
through_the_ages-wrong-blue = O assento { $seat } tem { $count } cubos azuis no total, mas deveria ter { $expected }.
through_the_ages-wrong-negative = O assento { $seat } tem menos de 0 de alguma coisa: cubos, trabalhadores ou pontos.
through_the_ages-wrong-no_such_technology = O assento { $seat } tem trabalhadores ou cubos em { $card }, mas não tem esta tecnologia.
through_the_ages-wrong-step_card = { $path }: a pergunta { $ask } não trata de uma carta assim.
through_the_ages-wrong-step_seat = { $path }: a pergunta { $ask } não trata de um jogador assim.
through_the_ages-wrong-civil_used = O assento { $seat } usou { $used } de { $total } ações civis.
through_the_ages-wrong-military_used = O assento { $seat } usou { $used } de { $total } ações militares.
through_the_ages-wrong-not_in_hand = { $path }: { $card } foi pega neste turno, mas não está na mão.
through_the_ages-wrong-two_specials = { $path }: { $card } e { $other } são do mesmo tipo; uma civilização tem uma tecnologia especial de cada tipo.
through_the_ages-wrong-over_and_asked = A partida consta como terminada, e no entanto ainda se pergunta algo a alguém.
through_the_ages-wrong-deck_in_age_iv = Na Era IV não há baralhos: deck e military_deck estão vazios.
through_the_ages-wrong-last_round = A rodada { $round } é depois da última, { $last }.
through_the_ages-wrong-no_turn = No fundo de “steps” tem de estar o turno de alguém (end_turn), não { $ask }: uma Fase de Ação é end_turn, discard, act.
through_the_ages-wrong-current = Diz-se que é o turno do assento { $current }, mas os passos são os de um turno do assento { $seat }.
through_the_ages-wrong-resigned_asked = O assento { $seat } deixou a partida e não pode ser perguntado sobre nada ({ $ask }).
through_the_ages-wrong-sent = Para a pergunta { $ask }, “sent” tem { $want } números: as unidades entregues por tipo e Era, todos 0 no início.
through_the_ages-wrong-sent_units = O assento { $seat } entrega mais unidades do que tem.
through_the_ages-wrong-war_on_oneself = O assento { $seat } não pode estar em guerra consigo mesmo.
through_the_ages-wrong-pact_with_oneself = O assento { $seat } não pode ter um pacto consigo mesmo.
through_the_ages-wrong-pact_side = O lado A do pacto do assento { $seat } tem de ser um dos dois parceiros.
through_the_ages-wrong-leader_age = O assento { $seat } tem o líder { $card }, mas em leaders_taken falta a Era { $age }.
through_the_ages-wrong-homer_twice = Homero está sob uma maravilha do assento { $seat } e não pode estar também em outro lugar.
through_the_ages-wrong-no_tactic = O assento { $seat } não tem nenhuma tática que possa ser sua (tactic_exclusive).
through_the_ages-wrong-tactic = O assento { $seat } usa a tática { $card }, que não é sua (tactic_exclusive) nem está em shared_tactics.
through_the_ages-wrong-too_many_buildings = O assento { $seat } tem { $count } construções de um tipo; nenhum governo permite mais de { $most }.
through_the_ages-wrong-hand_and_play = O assento { $seat } tem { $card } na mão, e também em jogo.

## A edição de 2006: opções de mesa

setting-name-through_the_ages-edition = Edição
setting-value-through_the_ages-edition-2015 = Uma Nova História da Civilização (2015)
setting-about-through_the_ages-edition-2015 = As táticas podem ser copiadas, e ninguém sacrifica unidades em combate.
setting-value-through_the_ages-edition-2006 = O jogo original (2006)
setting-about-through_the_ages-edition-2006 = Unidades podem ser sacrificadas para atacar e defender, então a guerra é mais dura. Três versões, da simples à completa.
setting-name-through_the_ages-version = Versão (2006)
setting-value-through_the_ages-version-full = Completa: Eras A a IV
setting-about-through_the_ages-version-full = O jogo inteiro, e o mais longo.
setting-value-through_the_ages-version-advanced = Avançada: Eras A a II, quatro eventos de bônus à vista
setting-about-through_the_ages-version-advanced = Mais curta, com cartas militares mas sem a Era III.
setting-value-through_the_ages-version-simple = Simples: Eras A e I, sem cartas militares
setting-about-through_the_ages-version-simple = A mais curta: para aprender como cresce uma civilização.
setting-name-through_the_ages-simplifying = Variante simplificadora (2006)
setting-value-through_the_ages-simplifying-no = Como está impresso
setting-value-through_the_ages-simplifying-yes = Um cubo amarelo a mais, e uma construção urbana a mais de cada tipo
setting-name-through_the_ages-military_alliances = Atacantes (2006)
setting-value-through_the_ages-military_alliances-yes = Vários rivais podem atacar a mesma civilização
setting-value-through_the_ages-military_alliances-no = Só um rival de cada vez pode atacar uma civilização
setting-name-through_the_ages-military_draws = Cartas militares (2006)
setting-value-through_the_ages-military_draws-production = Compradas no fim do turno
setting-value-through_the_ages-military_draws-action = Compradas com ações militares
setting-name-through_the_ages-corruption = Corrupção (2006)
setting-value-through_the_ages-corruption-strict = Todas as minas produzem
setting-value-through_the_ages-corruption-alternative = Uma mina pode ficar sem produzir
setting-name-through_the_ages-bonus_cards = Cartas de bônus da Era III (2006)
setting-value-through_the_ages-bonus_cards-none = Todas estão no baralho militar
setting-value-through_the_ages-bonus_cards-face_up = Algumas ficam à vista desde o início
setting-value-through_the_ages-bonus_cards-age_by_age = Cinco são reveladas uma após a outra
setting-value-through_the_ages-bonus_cards-personal = Cada jogador guarda algumas em segredo
setting-value-through_the_ages-bonus_cards-public = Cada jogador escolhe algumas à vista
setting-name-through_the_ages-fewer_bonuses = Menos bônus (2006)
setting-value-through_the_ages-fewer_bonuses-no = Os eventos da Era III que restam nos baralhos de eventos pontuam no fim
setting-value-through_the_ages-fewer_bonuses-yes = Os eventos da Era III que restam nos baralhos de eventos não pontuam
through_the_ages-setting-only_2006 = A configuração { $name } é da edição de 2006: acrescente edition=2006.
through_the_ages-setting-not_simple = A configuração { $name } não pode ser mudada na versão simples.
through_the_ages-setting-only_full = A configuração { $name } só pode ser mudada na versão completa.
through_the_ages-setting-peace_without_attacks = Uma partida pacífica não tem ataques: deixe { $name } de fora.
setting-name-through_the_ages-face_up_cards = Cartas de bônus à vista (2006)
setting-value-through_the_ages-face_up_cards-4 = Quatro
setting-value-through_the_ages-face_up_cards-3 = Três
setting-value-through_the_ages-face_up_cards-5 = Cinco
through_the_ages-setting-only_face_up = A configuração { $name } precisa de cartas de bônus à vista desde o início: acrescente bonus_cards=face_up.

## A edição de 2006: jogadas e perguntas

through_the_ages-option-sacrifice = Sacrifique { $card }
through_the_ages-option-loot = Pegue { $a } de alimento, e o resto em recursos
through_the_ages-option-draw = Compre uma carta militar
through_the_ages-option-rest = Deixe sem produzir uma de { $card }
through_the_ages-option-bonus_card = Escolha a carta de bônus { $card }
through_the_ages-ask-leave = Você abriu mão desta ação política. Só pode desistir da partida, ou passar.
through_the_ages-ask-defend_2006 = { $rival } ataca você com { $card }. Sacrifique unidades ou jogue cartas de bônus que valham { $missing } de força, ou passe e deixe o ataque ser bem-sucedido.
through_the_ages-ask-strike = { $card } contra { $rival }: sua força é { $strength } por enquanto. Quais unidades você sacrifica?
through_the_ages-ask-resist = { $card } de { $rival }, cuja força é { $attack }: a sua é { $strength } por enquanto. Quais unidades você sacrifica?
through_the_ages-ask-loot = { $card }: você pega de { $rival } { $advantage } entre alimento e recursos. Quanto alimento?
through_the_ages-ask-mine = Suas minas produzem. Você deixa uma sem produzir?
through_the_ages-ask-choose_bonus = Qual carta de bônus você escolhe? No fim ela conta para todos.
through_the_ages-ask-leave_before_war = Seu turno começa e sua guerra ainda não foi resolvida. Antes disso você pode desistir da partida, ou passar.

## A edição de 2006: o que acontece

through_the_ages-event-sacrificed = { $player } sacrifica { $card }.
through_the_ages-event-announced = { $player } tem força { $strength }.
through_the_ages-event-rested = { $player } deixa sem produzir uma de { $card }.
through_the_ages-event-bonus_kept = { $player } escolhe a carta de bônus { $card }.
through_the_ages-event-bonus_kept_hidden = { $player } escolhe uma carta de bônus em segredo.
through_the_ages-event-bonus_shown = Uma carta de bônus é revelada: { $card }.
through_the_ages-event-bonus_scored = { $player } pontua { $culture } de cultura por { $bonus ->
    [technologies] tecnologias de nível I
    [strength] força
    [happiness] rostos felizes
    [science] seu estado de ciência
   *[other] alimento e recursos produzidos
}.

## A edição de 2006: por que não

through_the_ages-why-no_military_cards = Não resta nenhuma carta militar para comprar.
through_the_ages-why-attacked_by_another = Outro rival está atacando esta civilização.
through_the_ages-why-no_leader = Este rival não tem líder.
through_the_ages-why-no_unfinished_wonder = Este rival não tem maravilha inacabada.
through_the_ages-why-no_sacrifice_now = Na última rodada nenhuma unidade pode ser sacrificada.
through_the_ages-why-only_bonus_cards = Das suas cartas militares, aqui só contam as de bônus.
through_the_ages-why-once_a_game = Isto só pode ser feito uma vez na partida.
through_the_ages-why-politics_traded = Você abriu mão desta ação política.
through_the_ages-why-not_now_sacrifice = A pergunta é quais unidades você sacrifica.
through_the_ages-why-not_now_mine = A pergunta é se uma mina fica sem produzir.
through_the_ages-why-not_now_loot = A pergunta é quanto alimento você pega.
through_the_ages-why-not_now_choose_bonus = A pergunta é que carta de bônus você escolhe.
through_the_ages-why-no_such_bonus = Você não pode escolher esta carta de bônus.
through_the_ages-why-war_first = Sua guerra é resolvida antes da sua ação política.
