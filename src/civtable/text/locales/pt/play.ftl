# The table in the terminal: setting up, commands, help, results; then what each game shows there.

play-help = jogar uma partida no terminal, contra bots ou entre pessoas
play-about = Joga uma partida no terminal. Sem --seats, pergunta o que você quer jogar. Escolhe-se com um número, um código ou algumas palavras; a ajuda explica.
play-arg-game = um jogo; civtable games mostra a lista
play-arg-seats = quem senta em cada lugar, em ordem: human ou o nível de um bot, por exemplo human,hard,easy
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
play-ask-continue = Há uma partida inacabada ({ $path }).
play-continue-yes = continuar essa partida
play-continue-no = começar uma nova
play-ask-game = Qual jogo?
play-ask-company = Sozinho ou com outros?
play-company-alone = sozinho, contra o automa
play-company-others = com outros
play-ask-players = Quantos jogadores, contando com você?
play-ask-level = Quem joga contra você?

play-settings-nowhere = Nenhum jogo tem todas estas configurações: { $names }. Existem: { $known }.
play-seat-unknown = Ninguém chamado “{ $seat }” pode sentar à mesa; --seats aceita: { $known }.
play-save-name = --save precisa do nome de um arquivo.
play-other-game = { $path } contém uma partida de { $game }: deixe de fora o nome do jogo ou escolha outro arquivo.
play-other-seats = { $path } é jogada com --seats { $seats }: deixe --seats de fora ou escolha outro arquivo.
play-other-seed = { $path } começou com outra semente: deixe --seed de fora ou escolha outro arquivo.
play-other-settings = { $path } é jogada com { $known }: deixe --set { $name } de fora ou escolha outro arquivo.
play-not-over-this = { $path } não é sobrescrito, pois não é uma partida salva: { $why }

## At the table

play-name = { $name }
play-name-you = { $player } (você)
play-name-bot = { $player } ({ $bot })
play-thinks = { $player } está pensando …
play-question = { $player }: { $question }
play-prompt = { $player }>
play-how = Digite um número ou palavras, como “{ $example }”; ou ajuda.
play-many = Há { $n } opções, por exemplo { $code }; lista mostra todas.
play-more = … mais { $n } linhas (histórico)
play-page = Enter para continuar, s e Enter para parar:
play-hand-over = Agora joga { $player }.
play-hand-over-plain = ----- Agora { $player } -----
play-press-enter = Passe o teclado e pressione Enter.
play-secret-seen = Só { $player } pode ver isto. Pressione Enter para esconder.
play-no-such-number = Não há nenhum número { $number }: as opções vão de 1 a { $most }.
play-several = Podem ser várias: { $codes }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}. Diga um pouco mais.
play-guarded = “{ $option }”: isso não se faz com um número nem com uma parte. Se você quer isso, digite “{ $typed }”.
play-why-what = Diga qual opção: porque, e depois o código.
play-why-legal = Isso é permitido agora: { $code }.
play-look-nothing = Não há nada chamado “{ $text }” para olhar.
play-look-several = Pode ser mais de uma coisa: { $names }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}.
play-log-number = histórico leva o número de linhas a mostrar, não “{ $text }”.
play-log-empty = Ainda não aconteceu nada.
play-undo-nothing = Ainda não há nada para desfazer.
play-undo-other = Isso não pode ser desfeito: { $player } já decidiu depois.
play-undo-revealed = Isso não pode ser desfeito: foram revelados dados, uma carta ou um edifício.
play-undone = Desfeito: { $code }.
play-picked = escolhida
play-how-several = Digite números ou códigos, vários de uma vez (1 3, ou com vírgulas); mais uma vez retira. Enter ou ok confirma todos, limpar retira tudo.
play-nothing-picked = Aqui não se escolhem várias coisas juntas: digite um número, um código ou palavras.
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
play-nobody-wins = Você perdeu: ninguém nesta mesa vence.
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
play-command-hint = dica
play-command-log = histórico
play-command-score = pontos
play-command-save = salvar
play-command-help = ajuda
play-command-quit = sair
play-command-ok = ok
play-command-clear = limpar
play-usage-look = { $command } [NOME]
play-usage-list = { $command }
play-usage-undo = { $command }
play-usage-hint = { $command }
play-usage-why = { $command } CÓDIGO
play-usage-log = { $command } [N]
play-usage-score = { $command }
play-usage-save = { $command } [ARQUIVO]
play-usage-help = { $command }
play-usage-quit = { $command }
play-usage-ok = { $command }
play-usage-clear = { $command }
play-help-look = descreve toda a mesa com frases; com um nome, essa carta ou parte
play-help-list = mostra todas as opções com seus códigos
play-help-undo = desfaz sua última escolha, enquanto ninguém mais decidiu e nada foi revelado
play-help-why = diz por que uma opção não é possível agora
play-help-hint = dá uma dica: primeiro a ideia, e pedida de novo a opção (só com bots; fica no registro)
play-help-log = conta as últimas N coisas que aconteceram
play-help-score = mostra a trilha de pontos
play-help-save = salva a partida
play-help-help = mostra isto
play-help-quit = salva a partida e sai
play-help-ok = confirma tudo o que você escolheu em conjunto
play-help-clear = retira o que você escolheu em conjunto
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
play-stone_age-rules-feed = Cada pessoa come 1 de comida. Tudo o que falta pode ser pago com recursos, um por unidade de comida; se não, você perde 10 pontos, não importa quantos passem fome.

## Through the Ages: the picture. Short words: they stand in columns. CA and MA are civil and military actions.

play-tta-status = Era { $age } · rodada { $round } · vez de { $player }
play-tta-over = a partida terminou
play-tta-last = a última rodada
play-tta-last_soon = a rodada { $n } é a última
play-tta-row = Fila de cartas
play-tta-zone = { $n } AC
play-tta-deck = baralho { $n }
play-tta-events = Eventos
play-tta-current = atuais { $backs }
play-tta-next = próximo: { $card }
play-tta-future = futuros { $backs }
play-tta-known = você conhece: { $names }
play-tta-past = passados { $n }
play-tta-bonuses = bônus: { $names } (+{ $hidden } ocultas)
play-tta-shared = Táticas comuns
play-tta-food = alimento
play-tta-resources = recursos
play-tta-science = ciência
play-tta-culture = cultura
play-tta-strength = força
play-tta-happy = felizes { $have }/{ $need }
play-tta-discontent = descontentes { $n }
play-tta-unused = não usados { $n }
play-tta-civil_short = AC
play-tta-military_short = AM
play-tta-yellow = Amarelos { $n }: custa { $food }, come { $eats }, pede { $need }
play-tta-blue = Azuis { $n }: corr. { $corruption }
play-tta-at = { $at }: { $then }
play-tta-leader = Líder
play-tta-wonders = Maravilhas
play-tta-ruin = { $card } (ruína)
play-tta-building = inacabada { $card } { $built }/{ $stages }
play-tta-colonies = Colônias
play-tta-tactic = Tática
play-tta-specials = Especiais
play-tta-war = Guerra
play-tta-pact = Pacto
play-tta-hand = Mão
play-tta-military = Militares
play-tta-resigned = desistiu
play-tta-rivals = Rivais
play-tta-players = Jogadores
play-tta-col-culture = cultura
play-tta-col-science = ciência
play-tta-col-strength = força
play-tta-col-civil = AC
play-tta-col-military = AM
play-tta-col-food = alim.
play-tta-col-resources = rec.
play-tta-col-happy = felizes
play-tta-col-hand = mão
play-tta-legend = Na imagem: um número com parêntese, 12), é o que você digita para essa carta. A fila tem três zonas de preço; ×: a próxima a sair da fila; =4: custa a você 4 ações civis. AC e AM são ações civis e militares, as que restam e o total. Ferro I 2t 3a: tecnologia, nível, trabalhadores, cubos azuis. 12 +3 são os pontos e o que vem a cada turno; felizes 1/2: rostos felizes e os necessários. Amarelos 14: custa 3, come 1, pede 1 (12: 4, 2, 2): cubos no banco, alimento para mais um trabalhador, consumo por turno, rostos felizes necessários, e o mesmo quando restarem 12. Mão 3+2: cartas civis e militares; ✗ é uma carta que não pode ser jogada agora.
play-tta-tokens = { $workers }t { $tokens }a
play-tta-workers = { $n }t

## Through the Ages: kinds of card, in full and in short

play-tta-kind-farm = fazenda
play-tta-kind-mine = mina
play-tta-kind-lab = laboratório
play-tta-kind-temple = templo
play-tta-kind-arena = arena
play-tta-kind-library = biblioteca
play-tta-kind-theater = teatro
play-tta-kind-infantry = infantaria
play-tta-kind-cavalry = cavalaria
play-tta-kind-artillery = artilharia
play-tta-kind-air_force = força aérea
play-tta-kind-government = governo
play-tta-kind-special = tecnologia especial
play-tta-kind-leader = líder
play-tta-kind-wonder = maravilha
play-tta-kind-action = carta de ação
play-tta-kind-event = evento
play-tta-kind-territory = território
play-tta-kind-aggression = agressão
play-tta-kind-war = guerra
play-tta-kind-pact = pacto
play-tta-kind-tactic = tática
play-tta-kind-bonus = carta de bônus
play-tta-short-farm = faz
play-tta-short-mine = mina
play-tta-short-lab = lab
play-tta-short-temple = temp
play-tta-short-arena = aren
play-tta-short-library = bibl
play-tta-short-theater = teat
play-tta-short-infantry = inf
play-tta-short-cavalry = cav
play-tta-short-artillery = art
play-tta-short-air_force = aér
play-tta-short-government = gov
play-tta-short-special = esp
play-tta-short-leader = líd
play-tta-short-wonder = mar
play-tta-short-action = ação

## Through the Ages: options in groups

play-tta-group-take = Pegar
play-tta-group-population = População
play-tta-group-build = Construir
play-tta-group-upgrade = Melhorar
play-tta-group-develop = Desenvolver
play-tta-group-play = Jogar
play-tta-group-tactics = Táticas
play-tta-group-destroy = Destruir
play-tta-group-disband = Dispersar
play-tta-group-politics = Política
play-tta-group-discard = Descartar
play-tta-group-other = Também
play-tta-stage = estágios { $n }
play-tta-revolution = revolução: { $card }
play-tta-copied = copiar { $card }
play-tta-one_more = mais 1
play-tta-against = { $card } → { $rival }
play-tta-hint-civil_actions = { $n } AC
play-tta-hint-military_actions = { $n } AM
play-tta-hint-food = { $n } alimento
play-tta-hint-resources = { $n } rec.
play-tta-hint-science = { $n } ciência
play-tta-hint-culture = { $n } cultura
play-tta-hint-science_rate = { $n } ciência/turno
play-tta-hint-culture_rate = { $n } cultura/turno
play-tta-hint-strength = { $n } força
play-tta-hint-happiness = { $n } felizes
play-tta-hint-discontent = { $n ->
    [one] { $n } descontente
   *[other] { $n } descontentes
}

## Through the Ages: the same in sentences

play-tta-say-card = Fila de cartas, espaço { $n }: { $card } ({ $kind }, Era { $age }), ações civis: { $price }.
play-tta-say-leaves = É das próximas a sair da fila.
play-tta-say-decks = Restam no baralho civil: { $civil }; no baralho militar: { $military }.
play-tta-say-events = Eventos atuais, por Era: { $current }. Eventos futuros: { $future }.
play-tta-say-next = O próximo evento é { $card }.
play-tta-say-known = Eventos que você sabe que virão: { $names }.
play-tta-say-past = Eventos passados: { $names }.
play-tta-say-bonuses = Cartas de bônus para o fim: { $names }; ocultas: { $hidden }.
play-tta-say-tracks = As trilhas terminam: pontos de ciência em { $science }, estados de cultura e ciência em { $rating }, força em { $strength }.
play-tta-say-shared = Táticas que todos podem copiar: { $names }.
play-tta-say-points = Cultura { $culture } ({ $culture_rate } por turno), ciência { $science } ({ $science_rate } por turno), força { $strength }.
play-tta-say-actions = Governo: { $card }; ações civis restantes: { $civil } de { $civil_total }, militares: { $military } de { $military_total }.
play-tta-say-goods = Alimento { $food }, recursos { $resources }, trabalhadores não usados { $unused }.
play-tta-say-happy = Rostos felizes { $have }, necessários { $need }; trabalhadores descontentes { $discontent }.
play-tta-say-yellow = Banco amarelo { $n }: mais um trabalhador custa { $food } de alimento; a população consome { $eats } por turno.
play-tta-say-next_yellow = Com { $at } cubos: { $what } { $n }.
play-tta-say-what-population_cost = preço
play-tta-say-what-consumption = consumo
play-tta-say-what-happy_needed = rostos felizes necessários
play-tta-say-what-corruption = corrupção
play-tta-say-blue = Banco azul { $n }: corrupção { $corruption }.
play-tta-say-technologies = Tecnologias: { $names }.
play-tta-say-technology = { $card } (trabalhadores { $workers })
play-tta-say-store = { $card } (trabalhadores { $workers }, cubos azuis { $tokens })
play-tta-say-specials = Tecnologias especiais: { $names }.
play-tta-say-leader = Líder: { $card }.
play-tta-say-wonders = Maravilhas: { $names }.
play-tta-say-building = Maravilha inacabada: { $card }, estágios { $built } de { $stages }; os próximos custam { $costs }.
play-tta-say-colonies = Colônias: { $names }.
play-tta-say-tactic = Tática: { $card }.
play-tta-say-war = Em guerra contra { $rival }: { $card }.
play-tta-say-pact = Pacto com { $rival }: { $card }.
play-tta-say-hand = Cartas civis na mão: { $names }.
play-tta-say-military = Cartas militares na mão: { $names }.
play-tta-say-idle = Não podem ser jogadas agora: { $names }.
play-tta-say-hand_hidden = Cartas civis na mão, por Era: { $backs }.
play-tta-say-military_hidden = Cartas militares na mão, por Era: { $backs }.

## Through the Ages: a card by itself

play-tta-about = { $card }: { $kind }, Era { $age }.
play-tta-about-copies = Cópias nesta partida: { $n }.
play-tta-about-science_cost = Ciência para desenvolver: { $n }.
play-tta-about-revolution_cost = Por revolução: { $n } de ciência.
play-tta-about-resource_cost = Recursos para construir: { $n }.
play-tta-about-stages = Estágios, em recursos: { $costs }.
play-tta-about-cost = Ações militares para jogar: { $n }.
play-tta-about-gives = Dá: { $what }.
play-tta-about-worker = Cada trabalhador nela dá: { $what }.
play-tta-fact-food = { $n } de alimento
play-tta-fact-resources = { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
}
play-tta-fact-science = { $n } de ciência
play-tta-fact-culture = { $n } de cultura
play-tta-fact-strength = { $n } de força
play-tta-fact-happiness = { $n ->
    [one] { $n } rosto feliz
   *[other] { $n } rostos felizes
}
play-tta-fact-civil_actions = { $n ->
    [one] { $n } ação civil
   *[other] { $n } ações civis
}
play-tta-fact-military_actions = { $n ->
    [one] { $n } ação militar
   *[other] { $n } ações militares
}
play-tta-fact-urban_limit = limite urbano { $n }
play-tta-fact-blue = { $n ->
    [one] { $n } cubo azul
   *[other] { $n } cubos azuis
}
play-tta-fact-yellow = { $n ->
    [one] { $n } cubo amarelo
   *[other] { $n } cubos amarelos
}
play-tta-fact-colonization = { $n } de colonização
play-tta-fact-hand = { $n } aos dois limites de mão
play-through_the_ages-score-later = Esta é a cultura. Os eventos da Era III que ainda estiverem nos baralhos de eventos são pontuados no fim da partida.
play-through_the_ages-rules-act = Uma carta custa 1, 2 ou 3 ações civis conforme a zona; uma maravilha, 1 a mais para cada uma que você completou. Aumentar a população, construir ou melhorar fazendas, minas e construções urbanas, desenvolver, jogar líderes e cartas de ação e construir estágios gastam uma ação civil; unidades e táticas, uma militar. Termine o turno quando quiser: você então produz e compra uma carta militar para cada ação militar que restar.
play-through_the_ages-rules-politics = Uma ação política por turno: preparar um evento da sua mão, o que também revela o próximo; jogar uma agressão; declarar uma guerra; oferecer ou cancelar um pacto. Ou passar.
