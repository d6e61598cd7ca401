### Stone Age. What starts with a dash is used inside this file only.

## Counted things, for faces of cards and buildings

-wood = { $n ->
    [one] { $n } madeira
   *[other] { $n } madeiras
}
-brick = { $n ->
    [one] { $n } tijolo
   *[other] { $n } tijolos
}
-stone = { $n ->
    [one] { $n } pedra
   *[other] { $n } pedras
}
-gold = { $n ->
    [one] { $n } ouro
   *[other] { $n } ouros
}
-food = { $n } de comida
-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
-one-use-tool = ferramenta de uso único de valor { $n }
-two-dice-for = 2 dados para
-farmers = { $n ->
    [one] { $n } agricultor
   *[other] { $n } agricultores
}
-tool-makers = { $n ->
    [one] { $n } ferramenteiro
   *[other] { $n } ferramenteiros
}
-hut-builders = { $n ->
    [one] { $n } construtor
   *[other] { $n } construtores
}
-shamans = { $n ->
    [one] { $n } xamã
   *[other] { $n } xamãs
}
-of-kinds = { $kinds ->
    [one] { $n } recursos de um só tipo
   *[other] { $n } recursos de { $kinds } tipos
}

## Places, as headings

stone_age-place-tool_maker = Ferramentaria
stone_age-place-hut = Cabana
stone_age-place-field = Campo
stone_age-place-hunting_grounds = Campo de caça
stone_age-place-forest = Floresta
stone_age-place-clay_pit = Poço de argila
stone_age-place-quarry = Pedreira
stone_age-place-river = Rio
stone_age-place-card_1 = Carta 1 (preço 1)
stone_age-place-card_2 = Carta 2 (preço 2)
stone_age-place-card_3 = Carta 3 (preço 3)
stone_age-place-card_4 = Carta 4 (preço 4)
stone_age-place-building_1 = Pilha de edifícios 1
stone_age-place-building_2 = Pilha de edifícios 2
stone_age-place-building_3 = Pilha de edifícios 3
stone_age-place-building_4 = Pilha de edifícios 4

## Where somebody stands, inside a sentence

stone_age-at-tool_maker = na ferramentaria
stone_age-at-hut = na cabana
stone_age-at-field = no campo
stone_age-at-hunting_grounds = no campo de caça
stone_age-at-forest = na floresta
stone_age-at-clay_pit = no poço de argila
stone_age-at-quarry = na pedreira
stone_age-at-river = no rio
stone_age-at-card_1 = na carta 1 (preço 1)
stone_age-at-card_2 = na carta 2 (preço 2)
stone_age-at-card_3 = na carta 3 (preço 3)
stone_age-at-card_4 = na carta 4 (preço 4)
stone_age-at-building_1 = na pilha de edifícios 1
stone_age-at-building_2 = na pilha de edifícios 2
stone_age-at-building_3 = na pilha de edifícios 3
stone_age-at-building_4 = na pilha de edifícios 4

## Goods

stone_age-resource-wood = madeira
stone_age-resource-brick = tijolo
stone_age-resource-stone = pedra
stone_age-resource-gold = ouro

stone_age-n-wood = { $n ->
    [one] { $n } madeira
   *[other] { $n } madeiras
}
stone_age-n-brick = { $n ->
    [one] { $n } tijolo
   *[other] { $n } tijolos
}
stone_age-n-stone = { $n ->
    [one] { $n } pedra
   *[other] { $n } pedras
}
stone_age-n-gold = { $n ->
    [one] { $n } ouro
   *[other] { $n } ouros
}
stone_age-n-food = { $n } de comida
stone_age-n-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
stone_age-n-people = { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
}

## Cards: kinds of top, symbols of green cards, people of sand cards

stone_age-top-dice_for_all = um dado para cada jogador
stone_age-top-food = comida
stone_age-top-resource = recursos
stone_age-top-roll_for_resource = 2 dados para um recurso
stone_age-top-victory_points = pontos
stone_age-top-tool = 1 ferramenta
stone_age-top-food_track = trilha de comida +1
stone_age-top-draw_card = outra carta
stone_age-top-one_use_tool = ferramenta de uso único
stone_age-top-any_two_resources = 2 recursos à escolha

stone_age-symbol-healing = cura
stone_age-symbol-art = arte
stone_age-symbol-writing = escrita
stone_age-symbol-pottery = cerâmica
stone_age-symbol-time = tempo
stone_age-symbol-transport = transporte
stone_age-symbol-music = música
stone_age-symbol-weaving = tecelagem

stone_age-profession-farmer = agricultor
stone_age-profession-tool_maker = ferramenteiro
stone_age-profession-hut_builder = construtor
stone_age-profession-shaman = xamã

## Cards: top and bottom

stone_age-card-C01 = { stone_age-top-dice_for_all } · { -farmers(n: 1) }
stone_age-card-C02 = { stone_age-top-dice_for_all } · { -farmers(n: 2) }
stone_age-card-C03 = { stone_age-top-dice_for_all } · { -hut-builders(n: 1) }
stone_age-card-C04 = { stone_age-top-dice_for_all } · { -hut-builders(n: 2) }
stone_age-card-C05 = { stone_age-top-dice_for_all } · { -tool-makers(n: 2) }
stone_age-card-C06 = { stone_age-top-dice_for_all } · { -tool-makers(n: 2) }
stone_age-card-C07 = { stone_age-top-dice_for_all } · { stone_age-symbol-pottery }
stone_age-card-C08 = { stone_age-top-dice_for_all } · { stone_age-symbol-writing }
stone_age-card-C09 = { stone_age-top-dice_for_all } · { stone_age-symbol-time }
stone_age-card-C10 = { stone_age-top-dice_for_all } · { stone_age-symbol-transport }
stone_age-card-C11 = { -food(n: 1) } · { stone_age-symbol-weaving }
stone_age-card-C12 = { -food(n: 2) } · { -hut-builders(n: 2) }
stone_age-card-C13 = { -food(n: 3) } · { stone_age-symbol-weaving }
stone_age-card-C14 = { -food(n: 3) } · { -farmers(n: 2) }
stone_age-card-C15 = { -food(n: 4) } · { -hut-builders(n: 1) }
stone_age-card-C16 = { -food(n: 5) } · { stone_age-symbol-healing }
stone_age-card-C17 = { -food(n: 7) } · { stone_age-symbol-pottery }
stone_age-card-C18 = { -brick(n: 1) } · { -shamans(n: 2) }
stone_age-card-C19 = { -stone(n: 1) } · { -farmers(n: 1) }
stone_age-card-C20 = { -stone(n: 1) } · { -shamans(n: 1) }
stone_age-card-C21 = { -stone(n: 2) } · { stone_age-symbol-transport }
stone_age-card-C22 = { -gold(n: 1) } · { -shamans(n: 1) }
stone_age-card-C23 = { -two-dice-for } { stone_age-resource-wood } · { -shamans(n: 2) }
stone_age-card-C24 = { -two-dice-for } { stone_age-resource-stone } · { -shamans(n: 1) }
stone_age-card-C25 = { -two-dice-for } { stone_age-resource-gold } · { stone_age-symbol-art }
stone_age-card-C26 = { -points(n: 3) } · { -hut-builders(n: 3) }
stone_age-card-C27 = { -points(n: 3) } · { stone_age-symbol-music }
stone_age-card-C28 = { -points(n: 3) } · { stone_age-symbol-music }
stone_age-card-C29 = { stone_age-top-tool } · { stone_age-symbol-art }
stone_age-card-C30 = { stone_age-top-food_track } · { -farmers(n: 1) }
stone_age-card-C31 = { stone_age-top-food_track } · { stone_age-symbol-time }
stone_age-card-C32 = { stone_age-top-draw_card } · { stone_age-symbol-writing }
stone_age-card-C33 = { -one-use-tool(n: 2) } · { -tool-makers(n: 2) }
stone_age-card-C34 = { -one-use-tool(n: 3) } · { -tool-makers(n: 1) }
stone_age-card-C35 = { -one-use-tool(n: 4) } · { -tool-makers(n: 1) }
stone_age-card-C36 = { stone_age-top-any_two_resources } · { stone_age-symbol-healing }

## Buildings: price and points; where no points stand, the resources paid are worth 3 to 6 each

stone_age-building-B01 = { -wood(n: 2) }, { -brick(n: 1) } ({ -points(n: 10) })
stone_age-building-B02 = { -wood(n: 2) }, { -stone(n: 1) } ({ -points(n: 11) })
stone_age-building-B03 = { -wood(n: 1) }, { -brick(n: 2) } ({ -points(n: 11) })
stone_age-building-B04 = { -wood(n: 2) }, { -gold(n: 1) } ({ -points(n: 12) })
stone_age-building-B05 = { -wood(n: 1) }, { -stone(n: 2) } ({ -points(n: 13) })
stone_age-building-B06 = { -brick(n: 2) }, { -stone(n: 1) } ({ -points(n: 13) })
stone_age-building-B07 = { -brick(n: 2) }, { -gold(n: 1) } ({ -points(n: 14) })
stone_age-building-B08 = { -brick(n: 1) }, { -stone(n: 2) } ({ -points(n: 14) })
stone_age-building-B09 = { -stone(n: 2) }, { -gold(n: 1) } ({ -points(n: 16) })
stone_age-building-B10 = { -wood(n: 1) }, { -brick(n: 1) }, { -stone(n: 1) } ({ -points(n: 12) })
stone_age-building-B11 = { stone_age-building-B10 }
stone_age-building-B12 = { -wood(n: 1) }, { -brick(n: 1) }, { -gold(n: 1) } ({ -points(n: 13) })
stone_age-building-B13 = { stone_age-building-B12 }
stone_age-building-B14 = { -wood(n: 1) }, { -stone(n: 1) }, { -gold(n: 1) } ({ -points(n: 14) })
stone_age-building-B15 = { stone_age-building-B14 }
stone_age-building-B16 = { -brick(n: 1) }, { -stone(n: 1) }, { -gold(n: 1) } ({ -points(n: 15) })
stone_age-building-B17 = { stone_age-building-B16 }
stone_age-building-B18 = { -of-kinds(n: 4, kinds: 1) }
stone_age-building-B19 = { -of-kinds(n: 4, kinds: 2) }
stone_age-building-B20 = { -of-kinds(n: 4, kinds: 3) }
stone_age-building-B21 = { -of-kinds(n: 4, kinds: 4) }
stone_age-building-B22 = { -of-kinds(n: 5, kinds: 1) }
stone_age-building-B23 = { -of-kinds(n: 5, kinds: 2) }
stone_age-building-B24 = { -of-kinds(n: 5, kinds: 3) }
stone_age-building-B25 = { -of-kinds(n: 5, kinds: 4) }
stone_age-building-B26 = de 1 a 7 recursos
stone_age-building-B27 = { stone_age-building-B26 }
stone_age-building-B28 = { stone_age-building-B26 }

## What the dice for everyone give

stone_age-die-1 = { -wood(n: 1) }
stone_age-die-2 = { -brick(n: 1) }
stone_age-die-3 = { -stone(n: 1) }
stone_age-die-4 = { -gold(n: 1) }
stone_age-die-5 = { stone_age-top-tool }
stone_age-die-6 = { stone_age-top-food_track }

## Tools added to a roll, inside a sentence; the values come as 2 + 1

stone_age-tools-none = nenhuma
stone_age-tools-tiles = { $tiles }
stone_age-tools-once = de uso único { $once }
stone_age-tools-both = { stone_age-tools-tiles } e { stone_age-tools-once }

## Options

stone_age-option-place = Coloque { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
} { $at }
stone_age-option-use-tool_maker = Faça uma ferramenta na ferramentaria
stone_age-option-use-hut = Faça a tribo crescer na cabana: mais uma pessoa
stone_age-option-use-field = Cultive o campo: trilha de comida +1
stone_age-option-use-hunting_grounds = Role os dados por comida no campo de caça
stone_age-option-use-forest = Role os dados por madeira na floresta
stone_age-option-use-clay_pit = Role os dados por tijolos no poço de argila
stone_age-option-use-quarry = Role os dados por pedra na pedreira
stone_age-option-use-river = Role os dados por ouro no rio
stone_age-option-use_market = Compre ou deixe: { $place }
stone_age-option-take = Pegue { $goods } com sua carta de 2 recursos à escolha
stone_age-option-tools = Ferramentas: { $tools }
stone_age-option-pay = Pague { $goods }
stone_age-option-decline = Não pague nada e deixe onde está
stone_age-option-pick = Pegue o { $face }: { $gain }
stone_age-option-starve = Deixe sua tribo com fome: você perde 10 pontos
stone_age-far-place = { $option }: { $thing }
stone_age-far-use = { $option }, { $thing }

## Questions

stone_age-ask-place = Coloque suas pessoas: você tem { $n } em casa.
stone_age-ask-act = Use suas pessoas: onde elas trabalham agora?
stone_age-ask-tools = Você tirou { $dice } { $at }, { $pips } no total. Que ferramentas você soma?
stone_age-ask-card_tools = Você tirou { $dice } para conseguir { $resource }, { $pips } no total. Que ferramentas você soma?
stone_age-ask-pay_card = Pague { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} por esta carta, ou deixe-a: { $card }
stone_age-ask-pay_building = Pague este edifício, ou deixe-o: { $building }
stone_age-ask-pick_die = Pegue um dos dados da mesa: { $dice }.
stone_age-ask-feed = { $n ->
    [one] Falta { $n }
   *[other] Faltam { $n }
} de comida. Pague { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
} em vez dela, ou deixe sua tribo com fome e perca 10 pontos.
stone_age-ask-over = A partida terminou.

## Events

stone_age-event-round_began = Começa a rodada { $round }.
stone_age-event-placed = { $player } coloca { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
} { $place }.
stone_age-event-rolled = { $player } tira { $dice } { $place }.
stone_age-event-rolled_for_card = { $player } tira { $dice } para conseguir { $resource }.
stone_age-event-rolled_for_all = { $player } rola um dado para cada jogador: { $dice }.
stone_age-event-added_tools = { $player } soma ferramentas: { $tools } (+{ $pips }).
stone_age-event-gained = { $amount ->
    [0] { $player } não tira o bastante e não consegue nada.
   *[other] { $player } consegue { $goods }.
}
stone_age-event-gained_food = { $amount ->
    [0] { $player } não tira o bastante e não consegue comida.
   *[other] { $player } consegue { $amount } de comida.
}
stone_age-event-gained_tool = { $player } consegue uma ferramenta: as suas somam agora { $tools }.
stone_age-event-gained_tool_full = { $player } já tem ferramentas que somam { $tools }, o máximo, e não consegue mais.
stone_age-event-gained_person = Nasce uma criança: { $player } tem agora { $people } pessoas.
stone_age-event-gained_person_full = { $player } já tem { $people } pessoas, e não cabem mais na tribo.
stone_age-event-gained_track = { $player } sobe para { $track } na trilha de comida.
stone_age-event-gained_track_full = { $player } já está em { $track }, o fim da trilha de comida.
stone_age-event-gained_points = { $player } ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
stone_age-event-paid = { $player } paga { $goods }.
stone_age-event-took_card = { $player } leva uma carta: { $card }.
stone_age-event-took_building = { $player } constrói e ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $building }.
stone_age-event-left_card = { $player } deixa uma carta: { $card }.
stone_age-event-left_building = { $player } deixa um edifício: { $building }.
stone_age-event-turned_up_card = Nova carta: { $card }.
stone_age-event-turned_up_building = Novo edifício: { $building }.
stone_age-event-drew_card = { $player } compra do baralho: { $card }.
stone_age-event-drew_card_hidden = { $player } compra uma carta do baralho e a guarda em segredo.
stone_age-event-deck_empty = { $player } deveria comprar uma carta, mas o baralho está vazio.
stone_age-event-picked = { $player } pega o { $die }: { $gain }.
stone_age-event-took_two = { $player } vira a carta de 2 recursos à escolha e pega { $goods }.
stone_age-event-fed = { $player } alimenta { $people ->
    [one] { $people } pessoa
   *[other] { $people } pessoas
} e { $food ->
    [0] fica sem comida
   *[other] fica com { $food } de comida
}.
stone_age-event-paid_hunger = { $player } não tem comida suficiente e paga { $goods } em vez dela.
stone_age-event-starved = { $player } deixa sua tribo com fome e perde { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
stone_age-event-last_round_cards = Não há cartas suficientes para outra rodada: esta é a última.
stone_age-event-last_round_buildings = Uma pilha de edifícios está vazia: esta rodada é a última.
stone_age-event-game_ended_cards = Não há cartas suficientes para outra rodada: a partida terminou.
stone_age-event-game_ended_buildings = Uma pilha de edifícios está vazia: a partida terminou.

## Why an option is not possible now

stone_age-why-not_now_place = Agora é hora de colocar pessoas: escolha um lugar e quantas pessoas vão para lá.
stone_age-why-not_now_act = Agora é hora de usar suas pessoas: escolha um lugar onde você tenha alguma.
stone_age-why-not_now_tools = Você já rolou os dados: escolha primeiro que ferramentas soma, se quiser alguma.
stone_age-why-not_now_pay = Primeiro pague a carta ou o edifício que você ocupa, ou deixe onde está.
stone_age-why-not_now_pick = Primeiro pegue um dos dados da mesa.
stone_age-why-not_now_feed = Primeiro alimente sua tribo: pague com recursos a comida que falta, ou deixe-a com fome.
stone_age-why-already_there = { $place }: você já colocou pessoas aqui nesta rodada, e não se pode voltar ao mesmo lugar.
stone_age-why-too_few_people = Há poucas pessoas em casa: iriam { $want } e você tem { $have }.
stone_age-why-taken = { $place }: este lugar é para um só jogador, e já está ocupado.
stone_age-why-village_full = Com { $players } jogadores, só dois destes três lugares podem ser ocupados em cada rodada: ferramentaria, cabana e campo; e dois já estão ocupados.
stone_age-why-pit_closed = { $place }: com { $players } jogadores, { $limit ->
    [one] só um jogador pode
   *[other] só { $limit } jogadores podem
} coletar aqui em cada rodada.
stone_age-why-rings_taken = { $place }: { $free ->
    [0] não há nenhum círculo livre
    [one] só há { $free } círculo livre
   *[other] só há { $free } círculos livres
}, e você quer colocar { $want }.
stone_age-why-no_card_there = { $place }: aqui não há nenhuma carta.
stone_age-why-stack_empty = { $place }: aqui não resta nenhum edifício.
stone_age-why-stack_not_in_play = { $place }: com { $players } jogadores, esta pilha não está em jogo.
stone_age-why-nobody_there = { $place }: você não tem nenhuma pessoa aqui.
stone_age-why-no_two_resources_card = Você não tem a carta de 2 recursos à escolha, ou já a usou.
stone_age-why-no_tools_ready = Você não tem nenhuma ferramenta disponível, então não pode somar { $want }: cada uma serve para uma só rolagem por rodada.
stone_age-why-tools_not_ready = Você não tem disponíveis as ferramentas { $want }. Disponíveis: { $ready }.
stone_age-why-no_one_use_tool = Você não tem disponível nenhuma ferramenta de uso único de valor { $value }.
stone_age-why-card_price = Esta carta custa exatamente { $price ->
    [one] { $price } recurso
   *[other] { $price } recursos
}, e não { $paid }.
stone_age-why-building_price = Este edifício custa exatamente { $price }, e não { $paid }.
stone_age-why-building_number = Este edifício custa exatamente { $least ->
    [one] { $least } recurso
   *[other] { $least } recursos
}, e não { $paid }.
stone_age-why-building_range = Este edifício custa de { $least } a { $most } recursos, e não { $paid }.
stone_age-why-building_kinds = Os recursos para este edifício têm que ser exatamente de { $kinds ->
    [one] um tipo
   *[other] { $kinds } tipos
}, e não de { $paid }.
stone_age-why-cannot_pay = Você não tem { $want }; tem { $have }.
stone_age-why-cannot_pay_at_all = Você não tem { $want }; não tem nenhum recurso.
stone_age-why-no_such_die = Não resta nenhum dado com um { $face }.
stone_age-why-whole_shortage = É preciso cobrir toda a comida que falta, com 1 recurso por unidade: { $missing }, e não { $paid }.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

stone_age-wrong-players = { $path }: Stone Age é para 2 a 4 jogadores, e não para { $count }.
stone_age-wrong-stack_size = { $path }: uma pilha tem no máximo { $most } edifícios.
stone_age-wrong-tools = { $path }: as ferramentas crescem uma a uma (1, depois 1 1, 1 1 1, 2 1 1, 2 2 1 ... 4 4 4), por isso não podem mostrar { $tools }.
stone_age-wrong-used_tools = { $path }: o jogador não tem as ferramentas { $used } que constam como usadas.
stone_age-wrong-hunger = { $path }: os pontos perdidos por fome vão de { $points } em { $points }.
stone_age-wrong-card_count = { $count ->
    [0] Falta a carta { $card }: ela tem que estar em algum lugar, nem que seja em card_box.
   *[other] A carta { $card } está em mais de um lugar.
}
stone_age-wrong-building_count = { $count ->
    [0] Falta o edifício { $building }: ele tem que estar em algum lugar, nem que seja em building_box.
   *[other] O edifício { $building } está em mais de um lugar.
}
stone_age-wrong-drawn_not_owned = Segundo o arquivo, o assento { $seat } comprou do baralho a carta { $card }, que não está entre as suas.
stone_age-wrong-not_face_up = O assento { $seat } não pode ter a carta { $card } virada para cima: não foi ele que a pagou.
stone_age-wrong-people = O assento { $seat } tem { $people } pessoas, mas há { $out } no tabuleiro.
stone_age-wrong-rings = { $place }: há { $rings } círculos, mas { $people } pessoas.
stone_age-wrong-crowd = { $place }: aqui { $limit ->
    [one] só pode estar { $limit } jogador
   *[other] só podem estar { $limit } jogadores
}, mas há { $players }.
stone_age-wrong-village = Com { $players } jogadores, podem ser ocupados por rodada no máximo { $limit } de tool_maker, hut e field.
stone_age-wrong-nothing_there = { $place }: aqui não há nada para pagar.
stone_age-wrong-no_stack = { $place }: com { $players } jogadores só há { $players } pilhas de edifícios.
stone_age-wrong-nobody_asked = Não se pergunta nada a ninguém, e no entanto a partida não consta como terminada.
stone_age-wrong-cannot_place = É a vez de o assento { $seat } colocar pessoas, mas ele não pode colocar nenhuma.
stone_age-wrong-no_turn_below = Abaixo de uma pergunta da fase de ações tem que estar a vez (“act”) de um assento.
stone_age-wrong-nobody_out = É a vez de o assento { $seat } usar suas pessoas, mas ele não tem nenhuma no tabuleiro.
stone_age-wrong-still_out = O assento { $seat } já teve sua vez, mas ainda tem pessoas no tabuleiro.
stone_age-wrong-food_when_short = Falta comida ao assento { $seat }, então ele tem que ter entregado toda a que tinha.
stone_age-wrong-dice_sum = Os dados somam { $dice }, mas a pergunta diz { $pips }.
stone_age-wrong-dice_count = Há { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} na mesa, mas { $players ->
    [one] { $players } assento ainda tem
   *[other] { $players } assentos ainda têm
} que pegar um.
stone_age-wrong-drawn_without_card = Segundo o arquivo, o assento { $seat } comprou do baralho a carta { $card }, mas não pagou a carta que permite isso.
stone_age-wrong-ended_and_asked = A partida consta como terminada, e no entanto ainda se pergunta algo a alguém.
stone_age-wrong-not_ended_buildings = A partida consta como terminada pelos edifícios, mas nenhuma pilha está vazia.
stone_age-wrong-not_ended_cards = A partida consta como terminada pelas cartas, mas há cartas suficientes para completar a fileira.
stone_age-wrong-only_while_working = Só entre a colocação das pessoas e o fim da rodada pode haver ferramentas usadas ou dados na mesa.
stone_age-wrong-steps_together = Estas perguntas não podem estar abertas ao mesmo tempo, ou não nesta ordem.
stone_age-wrong-missing = Ao assento { $seat } não pode faltar tanta comida ({ $missing }): contando o que dá a trilha de comida, o máximo é { $most }.
stone_age-wrong-no_card_for_roll = O assento { $seat } não pagou a carta a que estes dados pertencem.
stone_age-wrong-roll = O assento { $seat } não pode ter rolado aqui { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: são possíveis de { $least } a { $most }.
stone_age-wrong-nobody_home = É a vez de o assento { $seat } pagar, mas nenhuma de suas pessoas voltou para casa.

## Sources of points

stone_age-source-buildings = Edifícios
stone_age-source-cards = Pontos de cartas
stone_age-source-hunger = Fome
stone_age-source-symbols = Cartas verdes
stone_age-source-farmers = Agricultores × trilha de comida
stone_age-source-tool_makers = Ferramenteiros × ferramentas
stone_age-source-hut_builders = Construtores × edifícios
stone_age-source-shamans = Xamãs × pessoas
stone_age-source-resources = Recursos restantes
