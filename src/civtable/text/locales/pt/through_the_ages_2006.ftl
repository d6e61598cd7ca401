### Through the Ages, the edition of 2006: the cards that only it has, and what others do there.
### A text_2006 stands where the card of the same name does something else in the 2015 edition.

## Names of cards

through_the_ages-card-ideal_building_site_a = Terreno Ideal A
through_the_ages-card-revolutionary_idea_a = Ideia Revolucionária A
through_the_ages-card-work_of_art_a = Obra de Arte A
through_the_ages-card-ideal_building_site_i = Terreno Ideal I
through_the_ages-card-revolutionary_idea_i = Ideia Revolucionária I
through_the_ages-card-work_of_art_i = Obra de Arte I
through_the_ages-card-bountiful_harvest_i = Colheita Farta I
through_the_ages-card-efficient_upgrade_i = Melhoria Eficiente I
through_the_ages-card-mineral_deposits_i = Jazidas Minerais I
through_the_ages-card-ideal_building_site_ii = Terreno Ideal II
through_the_ages-card-work_of_art_ii = Obra de Arte II
through_the_ages-card-bountiful_harvest_ii = Colheita Farta II
through_the_ages-card-mineral_deposits_ii = Jazidas Minerais II
through_the_ages-card-game_designer = Criador de Jogos
through_the_ages-card-nikola_tesla = Nikola Tesla
through_the_ages-card-rock_and_roll_icon = Ícone do Rock and Roll
through_the_ages-card-ideal_building_site_iii = Terreno Ideal III
through_the_ages-card-work_of_art_iii = Obra de Arte III
through_the_ages-card-bountiful_harvest_iii = Colheita Farta III
through_the_ages-card-mineral_deposits_iii = Jazidas Minerais III
through_the_ages-card-no_event = Nenhum Evento
through_the_ages-card-fertile_territory_i = Território Fértil I
through_the_ages-card-light_cavalry = Cavalaria Leve
through_the_ages-card-fertile_territory_ii = Território Fértil II
through_the_ages-card-assassinate = Assassinato
through_the_ages-card-sabotage = Sabotagem
through_the_ages-card-war_over_culture_ii = Guerra sobre Cultura II
through_the_ages-card-war_over_resources = Guerra sobre Recursos
through_the_ages-card-holy_war = Guerra Santa

## What cards do: sentences that several cards share

-tta-build-farm-or-mine = Construa uma fazenda ou mina por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} a menos.
-tta-build-urban = Construa uma construção urbana por { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} a menos.
-tta-culture = Ganhe { $n } pontos de cultura.
-tta-food = Ganhe { $n } de alimento.
-tta-resources = Ganhe { $n } recursos.
-tta-plunder-all = Pegue do rival { $n } entre alimento e recursos, ou tudo o que houver, na combinação que quiser.
-tta-raid-alike = Destrua até { $n } construções urbanas do rival, todas do mesmo tipo e nível, e ganhe em recursos a metade do custo delas, arredondada para baixo.
-tta-culture-by-advantage = O vitorioso pega do perdedor 1 ponto de cultura para cada ponto de vantagem em força.
-tta-levels-on-completion = Ao ser completada: para cada trabalhador em { $cards }, o dobro do nível da carta em pontos de cultura.

## What cards do: wonders

through_the_ages-text_2006-st_peters_basilica = +2 de cultura. Cada um dos seus rostos felizes conta duas vezes.
through_the_ages-text_2006-taj_mahal = +3 de cultura.
through_the_ages-text_2006-transcontinental_railroad = +5 de força. Sua melhor mina produz duas vezes.
through_the_ages-text_2006-ocean_liner_service = Uma vez por turno você pode aumentar sua população sem gastar ação e por 5 de alimento a menos.
through_the_ages-text_2006-hollywood = { -tta-levels-on-completion(cards: "teatros e bibliotecas") }
through_the_ages-text_2006-internet = { -tta-levels-on-completion(cards: "laboratórios e bibliotecas") }

## What cards do: leaders

through_the_ages-text_2006-alexander_the_great = +1 de força para cada uma de suas unidades.
through_the_ages-text_2006-hammurabi = +1 ação civil, -1 ação militar.
through_the_ages-text_2006-homer = A cada turno, 1 recurso para unidades. Até duas das suas unidades de { through_the_ages-card-warriors } dão 1 de cultura cada.
through_the_ages-text_2006-julius_caesar = +1 de força, +1 ação militar.
through_the_ages-text_2006-christopher_columbus = Uma vez por partida, como ação política, faça de um território da sua mão uma colônia sua, sem leilão e sem enviar unidades.
through_the_ages-text_2006-frederick_barbarossa = Por 1 ação civil você pode aumentar sua população e construir uma unidade com o novo trabalhador, por 1 de alimento e 1 recurso a menos.
through_the_ages-text_2006-genghis_khan = Sua tática não conta. Cada uma das suas unidades de cavalaria tem 1 de força a mais e dá 1 de cultura.
through_the_ages-text_2006-joan_of_arc = +1 de força para cada rosto feliz dos seus templos. Você ganha 5 pontos de cultura cada vez que uma agressão ou guerra é jogada contra você.
through_the_ages-text_2006-michelangelo = +1 de cultura para cada rosto feliz dos seus templos, teatros e maravilhas. As maravilhas da fila de cartas custam a você 1 ação civil a menos.
through_the_ages-text_2006-william_shakespeare = +1 de cultura para cada uma das suas bibliotecas, e +2 para cada par de biblioteca e teatro.
through_the_ages-text_2006-james_cook = +2 de cultura para cada uma das suas colônias. Cada carta de bônus que você usa ao colonizar conta 1 a mais.
through_the_ages-text_2006-j_s_bach = +1 de cultura para cada um dos seus teatros. Tecnologias de teatro custam 1 ponto de ciência a menos, e os teatros 1 recurso a menos.
through_the_ages-text_2006-maximilien_robespierre = +1 ação militar. Suas revoluções gastam todas as ações militares em vez das civis.
through_the_ages-text_2006-napoleon_bonaparte = +1 ação militar. A força tática do seu melhor exército conta mais uma vez.
through_the_ages-text_2006-winston_churchill = Tecnologias de unidades custam a você 3 pontos de ciência a menos. As cartas de bônus contam em dobro na sua defesa. Enquanto uma guerra declarada contra você não for resolvida, construir uma unidade custa 2 recursos a menos.
through_the_ages-text-game_designer = { through_the_ages-text-sid_meier }
through_the_ages-text-rock_and_roll_icon = { through_the_ages-text-charlie_chaplin }
through_the_ages-text-nikola_tesla = Seus laboratórios de nível I ou superior produzem como minas, tantos recursos quanto o seu nível. Todos os rivais pagam 1 recurso a mais para construir ou melhorar laboratórios e bibliotecas.

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
through_the_ages-text-revolutionary_idea_a = Ganhe 1 ponto de ciência.
through_the_ages-text-revolutionary_idea_i = { -tta-science(n: 2) }
through_the_ages-text-efficient_upgrade_i = { -tta-efficient-upgrade(n: 2) }
through_the_ages-text_2006-breakthrough_ii = { -tta-breakthrough(n: 4) }

## What cards do: events and territories

through_the_ages-text-no_event = Nada acontece.
through_the_ages-text_2006-development_of_politics = Todos compram 3 cartas militares. Quem está na vez não descarta cartas militares neste turno.
through_the_ages-text_2006-rebellion = Todos perdem 2 ações civis para cada um dos seus trabalhadores descontentes, no seu próximo turno.
through_the_ages-text_2006-civil_unrest = Todos perdem 4 pontos de cultura para cada um dos seus trabalhadores descontentes.
through_the_ages-text_2006-economic_progress = Todos passam agora por produção de alimento, consumo, produção de recursos e corrupção.
through_the_ages-text_2006-impact_of_agriculture = Todos pontuam o que suas fazendas produzem.
through_the_ages-text_2006-impact_of_colonies = Todos pontuam 4 para cada colônia.
through_the_ages-text_2006-impact_of_technology = Todos pontuam 4 para cada tecnologia de nível III; na versão avançada, de nível II.
through_the_ages-text-fertile_territory_i = Como colônia: +3 cubos amarelos. Ao colonizar: 3 de alimento.
through_the_ages-text-fertile_territory_ii = Como colônia: +4 cubos amarelos. Ao colonizar: 5 de alimento.
through_the_ages-text_2006-wealthy_territory_i = Como colônia: +2 cubos azuis. Ao colonizar: 5 recursos.
through_the_ages-text_2006-wealthy_territory_ii = Como colônia: +3 cubos azuis. Ao colonizar: 8 recursos.

## What cards do: aggressions, wars, pacts

through_the_ages-text_2006-enslave = O rival perde 1 população. Você ganha 3 recursos.
through_the_ages-text_2006-plunder_i = { -tta-plunder-all(n: 3) }
through_the_ages-text_2006-plunder_ii = { -tta-plunder-all(n: 5) }
through_the_ages-text_2006-plunder_iii = { -tta-plunder-all(n: 8) }
through_the_ages-text_2006-raid_i = Destrua uma construção urbana do rival, e ganhe em recursos a metade do custo dela, arredondada para cima.
through_the_ages-text_2006-raid_ii = { -tta-raid-alike(n: 2) }
through_the_ages-text_2006-raid_iii = { -tta-raid-alike(n: 3) }
through_the_ages-text-assassinate = Remova de jogo o líder do rival, por tantas ações militares quanto o nível da carta, e ganhe 3 pontos de cultura para cada nível.
through_the_ages-text-sabotage = Remova de jogo a maravilha inacabada do rival, por tantas ações militares quanto o nível da carta, e ganhe 3 pontos de cultura para cada nível.
through_the_ages-text_2006-war_over_territory = O vitorioso pega 1 cubo amarelo do banco do perdedor, e mais 1 para cada 3 pontos de vantagem em força.
through_the_ages-text_2006-war_over_culture = { -tta-culture-by-advantage }
through_the_ages-text-war_over_culture_ii = { -tta-culture-by-advantage }
through_the_ages-text-war_over_resources = O vitorioso pega do perdedor, entre alimento e recursos, tanto quanto a vantagem em força, na combinação que quiser.
through_the_ages-text-holy_war = O perdedor perde 1 população para cada 3 pontos de vantagem em força. O vitorioso ganha 3 pontos de cultura para cada uma.
through_the_ages-text_2006-open_borders_agreement = Ambos: +1 ação militar. Quem atacar o outro conta com 3 de força a mais.
through_the_ages-text_2006-promise_of_military_protection = A: +1 de cultura. B: +5 de força, -1 de cultura. { -tta-attack-ends }
through_the_ages-text_2006-military_pact = Ambos: +4 de força. { -tta-attack-ends }

## What cards do: tactics

through_the_ages-text-light_cavalry = Cada exército de 2 cavalarias: +2 de força.
through_the_ages-text_2006-classic_army = Cada exército de 2 infantarias e 2 cavalarias: +9 de força, +5 se for obsoleto.
through_the_ages-text_2006-fortifications = Cada exército de 2 artilharias: +4 de força.
through_the_ages-text_2006-mobile_artillery = Cada exército de 1 cavalaria e 1 artilharia: +5 de força.
through_the_ages-text_2006-napoleonic_army = Cada exército de 1 infantaria, 1 cavalaria e 1 artilharia: +8 de força, +4 se for obsoleto.
through_the_ages-text_2006-scientific_cooperation = Quem desenvolve uma tecnologia paga 2 pontos de ciência a menos, e o parceiro paga 1. Se um dos dois não tem ciência, não é possível.
