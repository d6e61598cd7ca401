### The board of Stone Age in the browser.

## Tracks, places and players

web-stone_age-round = Rodada { $n }
web-stone_age-start = Jogador inicial
web-stone_age-food-track = Trilha de comida
web-stone_age-score = Pontuação
web-stone_age-tracks = Rodada e trilhas
web-stone_age-landscape = Lugares
web-stone_age-market = Edifícios e cartas
web-stone_age-rivals = Os outros jogadores
web-stone_age-board-of = Tabuleiro de { $player }
web-stone_age-compare = { $player }: abrir o tabuleiro inteiro
web-stone_age-yield = os dados divididos por { $n } dão { $good }
web-stone_age-yield-field = mais um passo na trilha de comida
web-stone_age-yield-hut = duas pessoas, mais uma pessoa
web-stone_age-yield-tool_maker = mais uma ferramenta
web-stone_age-worth-head = se acabasse agora
web-stone_age-smallest-stack = Na menor pilha de edifícios { $n ->
    [one] resta { $n } peça
   *[other] restam { $n } peças
}
web-stone_age-room = { $n ->
    [0] Não há mais lugar nesta rodada
    [one] Lugar para mais { $n } pessoa
   *[other] Lugar para mais { $n } pessoas
}
web-stone_age-room-any = Lugar para qualquer número de pessoas
web-stone_age-room-closed = Ninguém mais pode vir aqui nesta rodada
web-stone_age-stands = { $player } { $n }
web-stone_age-standing = Aqui: { $who }
web-stone_age-can = Pode ser escolhido
web-stone_age-empty = vazio
web-stone_age-left = { $n ->
    [one] resta { $n } peça
   *[other] restam { $n } peças
}
web-stone_age-deck = { $n ->
    [one] { $n } carta no baralho
   *[other] { $n } cartas no baralho
}
web-stone_age-new-cards = { $n ->
    [one] { $n } carta nova.
   *[other] { $n } cartas novas.
}
web-stone_age-kinds = { $n ->
    [one] de { $n } tipo
   *[other] de { $n } tipos
}

## Gestures

web-stone_age-place-n = Colocar { $n }
web-stone_age-fewer = Uma pessoa a menos
web-stone_age-more = Uma pessoa a mais
web-stone_age-less-of = Menos { $good }
web-stone_age-more-of = Mais { $good }
web-stone_age-rest = restam { $n }
web-stone_age-then = depois { $n }
web-stone_age-pay = Pagar { $n }
web-stone_age-leave = Deixar
web-stone_age-bring-home = Levar para casa
web-stone_age-cannot-pay = Você não pode pagar: sua pessoa volta para casa sem nada.
web-stone_age-back = Voltar
web-stone_age-price = { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
}
web-stone_age-price-range = de { $least } a { $most } recursos
web-stone_age-price-fixed = Exatamente este preço
web-stone_age-get = Pegar { $goods }
web-stone_age-next-at = mais { $n } para o próximo
web-stone_age-dice = Dados: { $faces }
web-stone_age-others-dice = { $player } olha os dados
web-stone_age-pick = Um dado para cada jogador
web-stone_age-pick-one = Escolha um dado
web-stone_age-feed = { $n ->
    [one] Falta { $n }
   *[other] Faltam { $n }
} de comida
web-stone_age-starve = Passar fome: −{ $n } pontos
web-stone_age-take = Pegar { $n }
web-stone_age-any-two = 2 recursos à escolha

## Players' boards

web-stone_age-store = Estoque
web-stone_age-tools = Ferramentas
web-stone_age-no-tools = Ainda sem ferramentas
web-stone_age-tool = Ferramenta de valor { $n }
web-stone_age-tool-used = Ferramenta de valor { $n }, usada nesta rodada
web-stone_age-tool-once = Ferramenta de uso único de valor { $n }
web-stone_age-at-home = { $n } de { $all } pessoas em casa
web-stone_age-fed = Comida para todos: comem { $people }, os campos dão { $track }
web-stone_age-short = { $n ->
    [one] Falta { $n }
   *[other] Faltam { $n }
} de comida nesta rodada
web-stone_age-buildings = Edifícios
web-stone_age-cards-held = Cartas; símbolos verdes diferentes: { $n }
web-stone_age-worth = Se a partida acabasse agora: { $n } pontos
web-stone_age-worth-short = { $n } se acabasse agora

## Cards and buildings explained

web-stone_age-now-dice_for_all = Agora: são rolados tantos dados quantos jogadores. Você pega um primeiro: 1 madeira, 2 tijolo, 3 pedra, 4 ouro, 5 uma ferramenta, 6 a trilha de comida.
web-stone_age-now-food = Agora: esta quantidade de comida.
web-stone_age-now-resource = Agora: estes recursos.
web-stone_age-now-roll_for_resource = Agora: role dois dados por este recurso; as ferramentas ajudam.
web-stone_age-now-victory_points = Agora: estes pontos.
web-stone_age-now-tool = Agora: uma ferramenta.
web-stone_age-now-food_track = Agora: mais um passo na trilha de comida.
web-stone_age-now-draw_card = Agora: a primeira carta do baralho; só conta a metade de baixo.
web-stone_age-now-one_use_tool = Agora ou depois: uma ferramenta deste valor, para uma rolagem.
web-stone_age-now-any_two_resources = Agora ou depois: dois recursos à escolha da reserva.
web-stone_age-end-green = No fim: símbolos verdes diferentes valem seu número ao quadrado.
web-stone_age-end-farmer = No fim: cada agricultor vale sua trilha de comida.
web-stone_age-end-tool_maker = No fim: cada ferramenteiro vale o valor de suas ferramentas.
web-stone_age-end-hut_builder = No fim: cada construtor vale 1 ponto por edifício.
web-stone_age-end-shaman = No fim: cada xamã vale 1 ponto por pessoa.
web-stone_age-tile-fixed = Pontos na hora, e um edifício para seus construtores.
web-stone_age-tile-free = Vale o que você paga: madeira 3, tijolo 4, pedra 5, ouro 6 cada.

## The guided first game

web-stone_age-guide-welcome = Você lidera uma tribo da Idade da Pedra. Em cada rodada envia sua gente, depois ela trabalha e no fim todos comem. Edifícios e cartas dão pontos, e ganha quem tiver mais.
web-stone_age-guide-people = Estas são suas pessoas: cinco no começo. Acima está seu estoque; para esta lição há nele um pouco de madeira, tijolo e comida e, ao lado, uma ferramenta.
web-stone_age-guide-forest = Cada jogador, na sua vez, envia pessoas a um lugar. Você precisa de madeira. Escolha a floresta, ponha o número em 2 e confirme.
web-stone_age-guide-card = Azul foi à cabana, onde de duas pessoas saem três. Agora ocupe esta carta: ela vai custar um recurso, como diz o número acima.
web-stone_age-guide-building = Azul trabalha agora no campo: esse lugar está ocupado nesta rodada. Este edifício custa 2 madeiras e 1 tijolo e dá 10 pontos. Envie alguém.
web-stone_age-guide-hunt = Sua última pessoa vai caçar. No campo de caça sempre há lugar.
web-stone_age-guide-roll = Todos saíram; agora trabalham, na ordem que você quiser. Role os dados na floresta: um dado por pessoa, e cada 3 pontos dos dados são 1 madeira.
web-stone_age-guide-tools = 8 pontos dão 2 madeiras. Mas você tem uma ferramenta: ative-a, e 9 pontos dão 3. Cada ferramenta ajuda uma vez por rodada.
web-stone_age-guide-buy = Agora você pode pagar a carta. Escolha-a: serve qualquer recurso, e o mais barato já está separado.
web-stone_age-guide-pay = Mais e menos mudam o que você paga. Aqui basta o que está separado; confirme.
web-stone_age-guide-build = A metade de cima da carta valeu na hora: sua trilha de comida subiu. Agora o edifício: ele pede exatamente 2 madeiras e 1 tijolo.
web-stone_age-guide-food = Dez pontos! Falta seu caçador: role os dados por comida, cada 2 pontos dos dados são 1.
web-stone_age-guide-feed = No fim da rodada cada pessoa come 1 de comida. Seus campos deram 1, e ainda falta 1. Um recurso pode substituí-la; passar fome custaria 10 pontos.
web-stone_age-guide-score = As cartas verdes contam no fim: símbolos diferentes valem seu número ao quadrado, os oito, 64 pontos. As pessoas das cartas cor de areia multiplicam campos, ferramentas, edifícios ou pessoas.
web-stone_age-guide-end = Essa foi uma rodada. A próxima começa com Azul. E assim por diante, até uma pilha de edifícios se esvaziar ou faltarem cartas. Vejamos um final assim.
web-stone_age-guide-last-round = Dez rodadas depois. Nesta pilha resta uma peça: quando alguém a levar, esta rodada será a última. Sua pessoa está ali, então construa.
web-stone_age-guide-last-pay = Este edifício pede 1 tijolo, 1 pedra e 1 ouro, e dá 15 pontos. Confirme.
web-stone_age-guide-last-hunt = A pilha está vazia, mas a rodada é jogada até o fim, com a alimentação. Cace para a última refeição.
web-stone_age-guide-last-tools = 7 pontos dão 3 de comida, e basta: a comida que sobra não vale nada no fim. Não use ferramentas.
web-stone_age-guide-last-green = Agora contam as cartas. Você tem quatro símbolos diferentes: 4 vezes 4 são 16 pontos.
web-stone_age-guide-last-sand = Dois agricultores vezes 4 na trilha de comida são 8 pontos; um construtor vezes 5 edifícios, 5. Cada recurso que sobra vale 1.
web-stone_age-guide-last-win = 110 a 87: você ganha. Agora, uma partida de verdade. O que brilha pode ser feito; o que não pode diz por quê ao ser clicado. Boa sorte!
