# The table in the terminal: setting up, commands, help, results; then what Stone Age shows there.

play-help = jogar uma partida no terminal, contra bots ou entre pessoas
play-about = Joga uma partida no terminal. Sem --seats, pergunta o que você quer jogar. Escolhe-se com um número, um código ou algumas palavras; a ajuda explica.
play-arg-game = um jogo; civtable games mostra a lista
play-arg-seats = quem senta em cada lugar, em ordem: human ou o nível de um bot, por exemplo human,book,random
play-arg-seed = o texto que decide todo o acaso (padrão: um sorteado)
play-arg-save = o arquivo da partida: se existir, ela continua; se não, é criado; é gravado a cada jogada
play-arg-plain = linhas simples, sem cores nem quadros, para leitores de tela e pipes

## Before the game

play-language-en = English
play-language-es = Español
play-language-pt = Português
play-language-it = Italiano
play-choice = [{ $default }]:
play-choice-unknown = Escolha uma destas respostas: { $known }.
play-ask-language = Em que idioma?
play-ask-continue = Há uma partida não terminada ({ $path }).
play-continue-yes = continuar essa partida
play-continue-no = começar uma nova
play-ask-game = Qual jogo?
play-ask-players = Quantos jogadores, contando com você?
play-ask-level = Quem joga contra você?

play-seat-unknown = Ninguém chamado “{ $seat }” pode sentar à mesa; --seats aceita: { $known }.
play-save-name = --save precisa do nome de um arquivo.
play-other-game = { $path } contém uma partida de { $game }: tire o nome do jogo ou escolha outro arquivo.
play-other-seats = { $path } é jogada com --seats { $seats }: tire --seats ou escolha outro arquivo.
play-other-seed = { $path } começou com outra semente: tire --seed ou escolha outro arquivo.
play-other-settings = { $path } é jogada com { $known }: tire --set { $name } ou escolha outro arquivo.
play-not-over-this = { $path } não é sobrescrito, pois não é uma partida salva: { $why }

## At the table

play-name = { $name }
play-name-you = { $player } (você)
play-name-bot = { $player } ({ $bot })
play-question = { $player }: { $question }
play-prompt = { $player }>
play-how = Digite um número ou palavras, como “{ $example }”; ou ajuda.
play-many = Há { $n } opções, por exemplo { $code }; lista mostra todas.
play-more = … mais { $n } linhas (histórico)
play-hand-over = Agora joga { $player }.
play-hand-over-plain = ----- Agora { $player } -----
play-press-enter = Passe o teclado e pressione Enter.
play-secret-seen = Só { $player } pode ver isto. Pressione Enter para esconder.
play-no-such-number = Não há nenhum número { $number }: as opções vão de 1 a { $most }.
play-several = Podem ser várias: { $codes }. Diga um pouco mais.
play-why-what = Diga qual opção: porque, e depois o código.
play-why-legal = Isso é permitido agora: { $code }.
play-log-number = histórico leva o número de linhas a mostrar, não “{ $text }”.
play-log-empty = Ainda não aconteceu nada.
play-undo-nothing = Ainda não há nada para desfazer.
play-undo-other = Isso não pode ser desfeito: { $player } já decidiu depois.
play-undo-revealed = Isso não pode ser desfeito: revelou dados, uma carta ou um edifício.
play-undone = Desfeito: { $code }.
play-saved = Salvo em { $path }.
play-left = A partida está salva em { $path }. Para continuar: { $command }
play-kept = O registro da partida está em { $path }.

## The score and the end

play-score-none = Este jogo conta os pontos no fim.
play-score-line = { $player }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-score-later = Esta é a trilha de pontos. As cartas e os recursos contam no fim da partida.
play-winner = { $player } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
play-winners = { $players } dividem a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
play-rank-line = { $rank }. { $player }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
play-total = Total
play-rank = Colocação

## Commands; each can be typed in English, too

play-command-look = mesa
play-command-list = lista
play-command-undo = desfazer
play-command-why = porque
play-command-log = histórico
play-command-score = pontos
play-command-save = salvar
play-command-help = ajuda
play-command-quit = sair
play-usage-look = { $command }
play-usage-list = { $command }
play-usage-undo = { $command }
play-usage-why = { $command } CÓDIGO
play-usage-log = { $command } [N]
play-usage-score = { $command }
play-usage-save = { $command } [ARQUIVO]
play-usage-help = { $command }
play-usage-quit = { $command }
play-help-look = descreve a mesa inteira em frases
play-help-list = mostra todas as opções com seus códigos
play-help-undo = desfaz sua última escolha, enquanto ninguém mais decidiu e nada foi revelado
play-help-why = diz por que uma opção não é possível agora
play-help-log = conta as últimas N coisas que aconteceram
play-help-score = mostra a trilha de pontos
play-help-save = salva a partida
play-help-help = mostra isto
play-help-quit = salva a partida e sai
play-help-answer = Escolha com o número de uma opção, com seu código ({ $code }) ou com palavras suficientes dela ({ $example }).
play-help-commands = Comandos:

## Stone Age: the picture. Short words: they stand in columns.

play-stone_age-status = Rodada { $round } · { $phase } · { $player } começa
play-stone_age-phase-place = colocar pessoas
play-stone_age-phase-act = usar pessoas
play-stone_age-phase-feed = alimentar
play-stone_age-phase-over = a partida acabou

play-stone_age-places = Lugares
play-stone_age-short-tool_maker = Ferramentaria
play-stone_age-short-hut = Cabana
play-stone_age-short-field = Campo
play-stone_age-short-hunting_grounds = Caça
play-stone_age-short-forest = Floresta
play-stone_age-short-clay_pit = Poço
play-stone_age-short-quarry = Pedreira
play-stone_age-short-river = Rio
play-stone_age-short-card = Carta { $n }
play-stone_age-short-stack = Pilha { $n }
play-stone_age-gives-tool_maker = 1 ferramenta
play-stone_age-gives-hut = 1 pessoa
play-stone_age-gives-field = trilha +1
play-stone_age-gives-hunting_grounds = comida ÷ 2
play-stone_age-gives-forest = madeira ÷ 3
play-stone_age-gives-clay_pit = tijolo ÷ 4
play-stone_age-gives-quarry = pedra ÷ 5
play-stone_age-gives-river = ouro ÷ 6

play-stone_age-cards = Cartas
play-stone_age-deck_short = custam de 1 a 4 · { $n } no baralho
play-stone_age-buildings = Edifícios
play-stone_age-short-top-roll = 2 dados: { $resource }
play-stone_age-short-top-one_use = uso único { $n }
play-stone_age-short-top-dice_for_all = dados p/ todos
play-stone_age-short-top-tool = 1 ferramenta
play-stone_age-short-top-food_track = trilha +1
play-stone_age-short-top-draw_card = outra carta
play-stone_age-short-top-any_two_resources = 2 à escolha
play-stone_age-short-people-farmer = { $n } agricult.
play-stone_age-short-people-tool_maker = { $n } ferrament.
play-stone_age-short-people-hut_builder = { $n } construt.
play-stone_age-short-people-shaman = { $n ->
    [one] { $n } xamã
   *[other] { $n } xamãs
}
play-stone_age-choice = { $kinds ->
    [one] { $n } de um tipo
   *[other] { $n } de { $kinds } tipos
}
play-stone_age-flexible = { $least } a { $most } recursos

play-stone_age-players = Jogadores
play-stone_age-you = você
play-stone_age-col-people = gente
play-stone_age-col-food = comida
play-stone_age-col-wood = mad.
play-stone_age-col-brick = tijolo
play-stone_age-col-stone = pedra
play-stone_age-col-gold = ouro
play-stone_age-col-tools = ferr.
play-stone_age-col-cards = cartas
play-stone_age-col-buildings = edif.
play-stone_age-col-points = pontos
play-stone_age-two_ready = 2 recursos à escolha prontos
play-stone_age-one_hidden = 1 carta oculta
play-stone_age-nothing = nada
play-stone_age-legend = No desenho: 3/5 são três de cinco pessoas em casa; 12 +3, comida e trilha de comida; (2) é uma ferramenta usada, 4! uma de uso único; ×7, as peças que restam; os pontos, círculos livres.
play-stone_age-menu-place = Coloque de { $least } a { $most } pessoas { $at }
play-stone_age-menu-take = Pegue 2 recursos à escolha, como take 1 wood 1 gold

## Stone Age: the same in sentences

play-stone_age-nobody = ninguém
play-stone_age-place = { $place } ({ $gives }): { $people }.
play-stone_age-rings = { $n ->
    [0] Nenhum círculo livre.
    [one] { $n } círculo livre.
   *[other] { $n } círculos livres.
}
play-stone_age-full-top-roll = 2 dados para { $resource }
play-stone_age-full-top-one_use = ferramenta de uso único { $n }
play-stone_age-full-people-farmer = { $n ->
    [one] { $n } agricultor
   *[other] { $n } agricultores
}
play-stone_age-full-people-tool_maker = { $n ->
    [one] { $n } ferramenteiro
   *[other] { $n } ferramenteiros
}
play-stone_age-full-people-hut_builder = { $n ->
    [one] { $n } construtor
   *[other] { $n } construtores
}
play-stone_age-full-people-shaman = { $n ->
    [one] { $n } xamã
   *[other] { $n } xamãs
}
play-stone_age-gone = { $place }: não resta nada aqui.
play-stone_age-card = { $place }: dá { $top }; no fim, { $bottom }. Em cima: { $people }.
play-stone_age-deck = { $n ->
    [one] Resta { $n } carta no baralho.
   *[other] Restam { $n } cartas no baralho.
}
play-stone_age-stack = { $place }: custa { $price }; { $points }; { $left ->
    [one] a última peça
   *[other] restam { $left } peças
}. Em cima: { $people }.
play-stone_age-worth = vale o que se paga
play-stone_age-has-people = { $n } pessoas, { $home } em casa.
play-stone_age-has-food = { $food } de comida, trilha de comida { $track }.
play-stone_age-has-goods = Recursos: { $goods }.
play-stone_age-has-tools = Ferramentas prontas: { $tools }.
play-stone_age-has-used_tools = Ferramentas usadas: { $tools }.
play-stone_age-has-one_use = Ferramentas de uso único: { $tools }.
play-stone_age-has-two = Uma carta de 2 recursos à escolha.
play-stone_age-has-symbols = Símbolos: { $names }.
play-stone_age-has-professions = Nas cartas: { $names }.
play-stone_age-has-hidden = 1 carta comprada sem mostrar.
play-stone_age-has-buildings = { $n ->
    [0] Nenhum edifício.
    [one] { $n } edifício.
   *[other] { $n } edifícios.
}
play-stone_age-has-points = { $n ->
    [one] { $n } ponto.
   *[other] { $n } pontos.
}

## Stone Age: the rules of what is asked, in short

play-stone_age-rules-place = Cada um na sua vez, os jogadores põem uma ou mais pessoas em um lugar. Não se volta ao mesmo lugar na mesma rodada, e é preciso colocar enquanto for possível. A cabana recebe exatamente duas pessoas; a ferramentaria, o campo, cada carta e cada edifício, uma; a floresta, o poço de argila, a pedreira e o rio têm sete círculos. Com dois ou três jogadores só se usam por rodada dois destes três: ferramentaria, cabana e campo; e na floresta, no poço, na pedreira e no rio só um jogador coleta (com três jogadores, dois).
play-stone_age-rules-act = Use todas as suas pessoas, na ordem que quiser; depois é a vez do próximo. Quem caça ou coleta rola um dado por pessoa e pode somar ferramentas; o total é dividido pelo número do lugar e arredondado para baixo. Uma carta custa tantos recursos quanto diz seu lugar; um edifício, o que mostra a peça; os dois podem ser deixados.
play-stone_age-rules-tools = Some as ferramentas prontas que quiser, cada uma inteira e uma vez por rodada; as de uso único, uma vez na partida. O que sobra da divisão se perde.
play-stone_age-rules-card_tools = Os dois dados da carta contam como uma rolagem de coleta; ferramentas podem ser somadas.
play-stone_age-rules-pay_card = Uma carta custa exatamente tantos recursos quanto diz seu lugar, de quaisquer tipos, mas nunca comida. A metade de cima vale na hora, a de baixo conta no fim. Você pode deixá-la.
play-stone_age-rules-pay_building = Pague o que a peça mostra. Se ela não mostra pontos, cada madeira paga vale 3 pontos, tijolo 4, pedra 5 e ouro 6. Você pode deixá-lo.
play-stone_age-rules-pick_die = Cada jogador pega um dado, começando por quem comprou a carta: 1 madeira, 2 tijolo, 3 pedra, 4 ouro, 5 uma ferramenta, 6 um passo na trilha de comida.
play-stone_age-rules-feed = Cada pessoa come uma comida. Tudo o que falta pode ser pago com recursos, um por comida; se não, você perde 10 pontos, não importa quantos passem fome.
