### What is said on the faces of cards of Through the Ages, where the whole text is too long for them; what signs say is left out.
### A short_2006 belongs to a text_2006.

## Action cards and aggressions that come in several levels

-tta-face-rich-land = Construa ou melhore fazenda ou mina por { $n } a menos.
-tta-face-urban-growth = Construa ou melhore uma construção urbana por { $n } a menos.
-tta-face-efficient-upgrade = Melhore fazenda, mina ou construção urbana por { $n } a menos.
-tta-face-engineering-genius = Construa um estágio da sua maravilha por { $n } a menos.
-tta-face-patriotism = Neste turno: +1 ação militar; recursos para unidades: { $n }.
-tta-face-frugality = Aumente sua população e ganhe { $n } de alimento.
-tta-face-breakthrough = Desenvolva uma tecnologia e ganhe { $n } de ciência.
-tta-face-plunder = Pegue do rival { $n } entre alimento e recursos.
-tta-face-rich-land-2006 = Construa uma fazenda ou mina por { $n } a menos.
-tta-face-ideal-building-site = Construa uma construção urbana por { $n } a menos.

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

web-through_the_ages-short-masonry = Construções urbanas desde o nível I: 1 recurso a menos. 2 estágios por ação.
web-through_the_ages-short-architecture = Construções urbanas: 1 ou 2 recursos a menos. 3 estágios por ação.
web-through_the_ages-short-engineering = Construções urbanas: de 1 a 3 recursos a menos. 4 estágios por ação.
web-through_the_ages-short-air_forces = Cada uma dobra a tática de um exército.
web-through_the_ages-short-library_of_alexandria = +1 nos dois limites de mão.
web-through_the_ages-short-great_wall = +1 de força por infantaria e artilharia.
web-through_the_ages-short-st_peters_basilica = Outras fontes de rostos felizes: +1 cada.
web-through_the_ages-short-taj_mahal = 2 ações civis a menos após substituir um líder.
web-through_the_ages-short-transcontinental_railroad = Sua melhor mina produz em dobro.
web-through_the_ages-short-ocean_liner_service = Uma vez por turno: 1 população grátis.
web-through_the_ages-short-first_space_flight = Ao completar: os níveis das suas tecnologias em cultura.
web-through_the_ages-short-fast_food_chains = Ao completar: 2 de cultura por trabalhador em fazendas e minas, 1 pelos demais.
web-through_the_ages-short-hollywood = Ao completar: o dobro da cultura de teatros e bibliotecas.
web-through_the_ages-short-internet = Ao completar: cultura, ciência e força das construções urbanas, em cultura.

## Leaders

web-through_the_ages-short-alexander_the_great = +1 de força por unidade. Pode sair por 1 cubo amarelo.
web-through_the_ages-short-aristotle = 1 de ciência por tecnologia que você pega.
web-through_the_ages-short-hammurabi = Uma ação militar por turno vale como civil. Líderes: 1 a menos.
web-through_the_ages-short-homer = A cada turno 1 recurso para unidades. Pode acabar sob uma maravilha.
web-through_the_ages-short-julius_caesar = Uma vez: segunda ação política no turno.
web-through_the_ages-short-moses = A população custa 1 de alimento a menos.
web-through_the_ages-short-christopher_columbus = Política: um território da mão vira colônia. Depois ele sai.
web-through_the_ages-short-frederick_barbarossa = 1 ação militar: população e unidade por 1 alimento e 1 recurso a menos.
web-through_the_ages-short-genghis_khan = Infantaria vale como cavalaria. Entre os mais fortes: 3 de cultura.
web-through_the_ages-short-joan_of_arc = Força por templos e governo felizes. Você vê o próximo evento.
web-through_the_ages-short-leonardo_da_vinci = Melhor laboratório ou biblioteca: ciência por nível. 1 recurso por tecnologia.
web-through_the_ages-short-michelangelo = 1 de cultura por rosto feliz de templos, teatros, maravilhas; estas sem acréscimo.
web-through_the_ages-short-william_shakespeare = 2 de cultura por biblioteca com teatro; um barateia o outro.
web-through_the_ages-short-isaac_newton = Melhor laboratório ou biblioteca: ciência por nível. 1 ação civil por tecnologia.
web-through_the_ages-short-james_cook = Primeira colônia: 2 de cultura, as demais 1. Até 2 cartas ajudam a colonizar.
web-through_the_ages-short-j_s_bach = 1 de cultura por teatro. Teatros: 2 de ciência a menos. Outra construção vira teatro.
web-through_the_ages-short-maximilien_robespierre = Revoluções gastam ações militares e dão 3 de cultura.
web-through_the_ages-short-napoleon_bonaparte = +2 de força por tipo de unidade.
web-through_the_ages-short-winston_churchill = A cada turno 3 de cultura, ou 3 de ciência e 3 recursos para unidades.
web-through_the_ages-short-albert_einstein = Melhor laboratório ou biblioteca: ciência por nível. 3 de cultura por tecnologia.
web-through_the_ages-short-charlie_chaplin = Seu melhor teatro dá o dobro da cultura.
web-through_the_ages-short-rock_and_roll_icon = Seu melhor teatro dá o dobro da cultura.
web-through_the_ages-short-sid_meier = Laboratórios: cultura por nível, 1 de ciência a menos cada.
web-through_the_ages-short-game_designer = Laboratórios: cultura por nível, 1 de ciência a menos cada.
web-through_the_ages-short-mahatma_gandhi = Você não pode atacar. Atacar você custa o dobro.
web-through_the_ages-short-bill_gates = Laboratórios dão recursos por nível. No final: seus níveis em cultura.
web-through_the_ages-short-nikola_tesla = Laboratórios desde o nível I: recursos por nível. Rivais pagam 1 a mais.

## Action cards

web-through_the_ages-short-wave_of_nationalism = Unidades: 6 / 3 / 2 recursos por rival mais forte (2 / 3 / 4 jog.).
web-through_the_ages-short-military_build_up = Unidades: 8 / 5 / 3 recursos por rival mais forte (2 / 3 / 4 jog.).
web-through_the_ages-short-endowment_for_the_arts = 6 / 3 / 2 de cultura por rival com mais (2 / 3 / 4 jog.).

## Events

web-through_the_ages-short-development_of_religion = Todos: { through_the_ages-card-religion } grátis.
web-through_the_ages-short-development_of_warfare = Todos: { through_the_ages-card-warriors } grátis.
web-through_the_ages-short-development_of_civilization = Todos: população, construção ou tecnologia por 1 a menos, sem ação.
web-through_the_ages-short-barbarians = Mais cultura, mas fraco: perde 1 população.
web-through_the_ages-short-border_conflict = O mais fraco perde uma construção. O mais forte ganha 3 recursos.
web-through_the_ages-short-immigration = Mais rostos felizes: 1 população.
web-through_the_ages-short-uncertain_borders = O mais forte pega 1 cubo amarelo do mais fraco.
web-through_the_ages-short-raiders = Os dois mais fracos perdem 2 entre alimento e recursos.
web-through_the_ages-short-foray = Os dois mais fortes ganham 3 entre alimento e recursos.
web-through_the_ages-short-refugees = O mais forte: +3 de cultura, +1 população. O mais fraco: o mesmo a menos.
web-through_the_ages-short-cultural_influence = Todos ganham seu estado de cultura em cultura.
web-through_the_ages-short-scientific_breakthrough = Todos ganham seu estado de ciência em ciência.
web-through_the_ages-short-popularization_of_science = Todos ganham seu estado de ciência em cultura.
web-through_the_ages-short-prosperity = Todos ganham alimento por rostos felizes.
web-through_the_ages-short-rebellion = 2 ações civis a menos por trabalhador descontente.
web-through_the_ages-short-civil_unrest = -4 de cultura por descontente. Quem tem mais: -1 cubo azul.
web-through_the_ages-short-crime_wave = Os dois mais fracos: -3 de cultura, -1 cubo azul.
web-through_the_ages-short-economic_progress = Todos: corrupção, produção e consumo, agora.
web-through_the_ages-short-emigration = -1 população a cada dois descontentes.
web-through_the_ages-short-independence_declaration = O mais fraco perde uma colônia.
web-through_the_ages-short-international_agreement = O mais forte pega cartas da fila por 5 ações civis.
web-through_the_ages-short-politics_of_strength = O mais forte compra 5 cartas militares, o mais fraco descarta 3.
web-through_the_ages-short-ravages_of_time = Uma maravilha da Era A ou I de cada um vira ruína: 2 de cultura.
web-through_the_ages-short-terrorism = Menos cultura: destrói uma construção urbana de cada rival.
web-through_the_ages-short-impact_of_agriculture = Produção de alimento; mais 4 se passar do consumo.
web-through_the_ages-short-impact_of_architecture = Níveis das construções urbanas.
web-through_the_ages-short-impact_of_balance = O dobro do menor: ciência, cultura, alimento, recursos.
web-through_the_ages-short-impact_of_competition = Níveis de unidades e arenas.
web-through_the_ages-short-impact_of_government = 2 por ação civil, 1 por ação militar.
web-through_the_ages-short-impact_of_happiness = 2 por rosto feliz, -2 por descontente.
web-through_the_ages-short-impact_of_population = 2 por trabalhador contente a partir do 11º.
web-through_the_ages-short-impact_of_progress = O dobro dos níveis do governo e das especiais.
web-through_the_ages-short-impact_of_science = Pontos por colocação em ciência.
web-through_the_ages-short-impact_of_strength = Pontos por colocação em força.
web-through_the_ages-short-impact_of_technology = 4 por tecnologia de nível III.
web-through_the_ages-short-impact_of_variety = 2 por tipo de unidade, de construção urbana e especial.
web-through_the_ages-short-impact_of_wonders = 5, 4, 3, 2 por maravilha da Era A, I, II, III.

## Aggressions, wars, pacts

web-through_the_ages-short-enslave = O rival: -1 população. Você: 2 recursos, 2 de alimento.
web-through_the_ages-short-raid_i = Destrua uma construção urbana até o nível I por metade do custo.
web-through_the_ages-short-raid_ii = Destrua construções urbanas até níveis II e I por metade do custo.
web-through_the_ages-short-raid_iii = Destrua construções urbanas até níveis III e II por metade do custo.
web-through_the_ages-short-annex = Pegue uma colônia do rival.
web-through_the_ages-short-infiltrate = Remova líder ou maravilha inacabada: 3 de cultura por nível.
web-through_the_ages-short-assassinate = Remova o líder do rival: 3 de cultura por nível.
web-through_the_ages-short-sabotage = Remova a maravilha inacabada: 3 de cultura por nível.
web-through_the_ages-short-war_over_technology = 1 de ciência por vantagem, ou tecnologias especiais.
web-through_the_ages-short-war_over_territory = 1 cubo amarelo, e mais 1 a cada 5 de vantagem.
web-through_the_ages-short-war_over_culture = 5 de cultura, e mais 1 por ponto de vantagem.
web-through_the_ages-short-war_over_culture_ii = 1 de cultura por ponto de vantagem.
web-through_the_ages-short-war_over_resources = 1 de alimento ou recurso por ponto de vantagem.
web-through_the_ages-short-holy_war = A cada 3 de vantagem: perdedor -1 população, vitorioso 3 de cultura.
web-through_the_ages-short-open_borders_agreement = Ambos: +1 ação militar. Ataques entre ambos: +2 de força.
web-through_the_ages-short-trade_routes_agreement = Uma vez por turno: A 1 alimento como recurso, B ao contrário.
web-through_the_ages-short-acceptance_of_supremacy = A: +1 recurso. B: -1. Sem ataques.
web-through_the_ages-short-promise_of_military_protection = A: +1 de cultura. B: +4 de força, -1 de cultura.
web-through_the_ages-short-scientific_cooperation = Tecnologias: 2 de ciência a menos, o parceiro paga 1.
web-through_the_ages-short-international_tourism = Ambos: +1 de cultura por maravilha do parceiro.
web-through_the_ages-short-loss_of_sovereignty = A: +2 de cultura. B: -2 de cultura. Sem guerras contra B.

## What is different in the edition of 2006

web-through_the_ages-short_2006-st_peters_basilica = Seus rostos felizes contam em dobro.
web-through_the_ages-short_2006-transcontinental_railroad = Sua melhor mina produz em dobro.
web-through_the_ages-short_2006-ocean_liner_service = Uma vez por turno: população por 5 de alimento a menos, sem ação.
web-through_the_ages-short_2006-hollywood = Ao completar: o dobro dos níveis de teatros e bibliotecas.
web-through_the_ages-short_2006-internet = Ao completar: o dobro dos níveis de laboratórios e bibliotecas.
web-through_the_ages-short_2006-homer = A cada turno 1 recurso para unidades. Até 2 { through_the_ages-card-warriors }: 1 de cultura.
web-through_the_ages-short_2006-christopher_columbus = Uma vez, na política: um território da mão vira colônia.
web-through_the_ages-short_2006-frederick_barbarossa = 1 ação civil: população e unidade por 1 alimento e 1 recurso a menos.
web-through_the_ages-short_2006-genghis_khan = Sem tática. Cada cavalaria: +1 de força e 1 de cultura.
web-through_the_ages-short_2006-joan_of_arc = +1 de força por rosto feliz de templos. Se atacarem você: 5 de cultura.
web-through_the_ages-short_2006-michelangelo = 1 de cultura por rosto feliz de templos, teatros e maravilhas; estas 1 a menos.
web-through_the_ages-short_2006-william_shakespeare = 1 de cultura por biblioteca, 2 por par de biblioteca e teatro.
web-through_the_ages-short_2006-james_cook = 2 de cultura por colônia. Cartas de bônus: 1 a mais ao colonizar.
web-through_the_ages-short_2006-j_s_bach = 1 de cultura por teatro. Teatros: 1 de ciência e 1 recurso a menos.
web-through_the_ages-short_2006-maximilien_robespierre = Revoluções gastam ações militares, não civis.
web-through_the_ages-short_2006-napoleon_bonaparte = A tática do seu melhor exército conta em dobro.
web-through_the_ages-short_2006-winston_churchill = Unidades: 3 de ciência a menos. Bônus: defesa dupla. Guerra: 2 recursos a menos.
web-through_the_ages-short_2006-development_of_politics = Todos compram 3 cartas militares.
web-through_the_ages-short_2006-rebellion = Próximo turno: 2 ações civis a menos por descontente.
web-through_the_ages-short_2006-civil_unrest = -4 de cultura por trabalhador descontente.
web-through_the_ages-short_2006-economic_progress = Todos: produção, consumo e corrupção, agora.
web-through_the_ages-short_2006-raid_i = Destrua uma construção urbana por metade do custo.
web-through_the_ages-short_2006-raid_ii = Destrua até 2 construções urbanas iguais por metade do custo.
web-through_the_ages-short_2006-raid_iii = Destrua até 3 construções urbanas iguais por metade do custo.
web-through_the_ages-short_2006-war_over_territory = 1 cubo amarelo, e mais 1 a cada 3 de vantagem.
web-through_the_ages-short_2006-war_over_culture = 1 de cultura por ponto de vantagem.
web-through_the_ages-short_2006-open_borders_agreement = Ambos: +1 ação militar. Ataques entre ambos: +3 de força.
web-through_the_ages-short_2006-promise_of_military_protection = A: +1 de cultura. B: +5 de força, -1 de cultura.
web-through_the_ages-short_2006-scientific_cooperation = Tecnologias: 2 de ciência a menos, o parceiro paga 1.
