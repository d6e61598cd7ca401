### The automa and the campaign of Imperium: tables in words, what the automa does, the record sheet.

## The automa: amounts, suits, kinds of card, places

automa-resource-material = materiais
automa-resource-population = população
automa-resource-progress = progresso
automa-suit-region = uma região
automa-suit-uncivilised = uma carta primitiva
automa-suit-civilised = uma carta civilizada
automa-suit-tributary = um tributário
automa-suit-any = uma carta qualquer
automa-or = { $head } ou { $last }
automa-kind-region = { $n ->
    [one] uma região
   *[other] { $n } regiões
}
automa-kind-uncivilised = { $n ->
    [one] uma carta primitiva
   *[other] { $n } cartas primitivas
}
automa-kind-civilised = { $n ->
    [one] uma carta civilizada
   *[other] { $n } cartas civilizadas
}
automa-kind-tributary = { $n ->
    [one] um tributário
   *[other] { $n } tributários
}
automa-kind-fame = { $n ->
    [one] uma carta de fama
   *[other] { $n } cartas de fama
}
automa-kind-attack = { $n ->
    [one] uma carta de ataque
   *[other] { $n } cartas de ataque
}
automa-kind-pinned = { $n ->
    [one] uma carta fixa
   *[other] { $n } cartas fixas
}
automa-kind-barbarian = { $n ->
    [one] uma carta de bárbaro
   *[other] { $n } cartas de bárbaro
}
automa-kind-empire = { $n ->
    [one] uma carta de império
   *[other] { $n } cartas de império
}
automa-kind-knight = { $n ->
    [one] um cavaleiro
   *[other] { $n } cavaleiros
}
automa-kind-mask = { $n ->
    [one] uma máscara
   *[other] { $n } máscaras
}
automa-kind-scroll = { $n ->
    [one] um pergaminho
   *[other] { $n } pergaminhos
}
automa-kind-river = { $n ->
    [one] uma carta com rio
   *[other] { $n } cartas com rio
}
automa-kind-development = { $n ->
    [one] uma carta de desenvolvimento
   *[other] { $n } cartas de desenvolvimento
}
automa-card-other = Outra
automa-card-region = Região
automa-card-uncivilised = Primitiva
automa-card-civilised = Civilizada
automa-card-tributary = Tributário
automa-card-fame = Fama
automa-card-attack = Ataque
automa-card-pinned = Fixa
automa-card-barbarian = Bárbaro
automa-card-empire = Império
automa-card-knight = Cavaleiro
automa-card-mask = Máscara
automa-card-scroll = Pergaminho
automa-card-river = Rio
automa-card-development = Desenvolvimento
automa-from-discard = do seu descarte
automa-from-history = da sua história
automa-from-deck = do seu baralho
automa-from-play = da sua área de jogo
automa-from-exile = do exílio
automa-into-discard = no seu descarte
automa-into-history = na sua história
automa-into-deck = em cima do seu baralho
automa-into-play = em jogo
automa-into-exile = no exílio

## Steps of a table, as what the automa has to do; “you” is the person

automa-step-gain = obter { $amount }
automa-step-gain_per_region = obter { $amount } para cada região sua em jogo
automa-step-spend = gastar { $amount }
automa-step-spend_one_of = gastar { $amount } ou { $other }
automa-step-spend_all = gastar todas as suas fichas de { $resource }
automa-step-turn_all = trocar todas as suas fichas de { $resource } por { $into }
automa-step-exchange = trocar { $amount } por { $other } tantas vezes quanto possível
automa-step-steal = roubar { $amount } de você
automa-step-acquire = adquirir { $suits }
automa-step-acquire_exiled = adquirir { $suits } do exílio
automa-step-acquire_with = adquirir { $suits } que tenha { $resource } em cima
automa-step-break_through = aprimorar { $suits }
automa-step-gain_fame = obter a carta superior de fama
automa-step-abandon = abandonar { $kind }
automa-step-discard_deck = { $n ->
    [one] descartar a carta superior do seu baralho
   *[other] descartar as { $n } cartas superiores do seu baralho
}
automa-step-discard_dynasty = levar a carta superior do baralho de dinastia ao seu descarte
automa-step-move = pôr { $kind } { $from } { $to }
automa-step-place_on_market = pôr { $amount } na carta do mercado cujo espaço o dado indica
automa-step-this_to = pôr esta carta { $to }
automa-step-play_this = jogar esta carta
automa-step-exile_market = exilar uma carta do mercado
automa-step-take_unrest = tomar um distúrbio
automa-step-return_unrest = devolver um distúrbio do seu descarte
automa-step-exile_quest = exilar a próxima missão, exceto o Graal
automa-step-gain_quest = obter a próxima missão
automa-step-have_in_play = tem { $kind } em jogo
automa-step-have_none_discarded = não há { $kind } no seu descarte
automa-step-turn_journey = trocar a carta de viagem por { $card }
automa-step-unrest_in_new_discard = pôr um distúrbio no seu descarte depois de embaralhar
automa-step-trigger_end = desencadear o fim da partida
automa-step-you_gain = você obtém { $amount }
automa-step-you_take_unrest = você toma um distúrbio
automa-step-you_recall = você recupera { $kind }
automa-step-you_abandon = você abandona { $kind }
automa-step-you_discard = { $n ->
    [one] você descarta uma carta
   *[other] você descarta { $n } cartas
}
automa-step-you_may_draw = você pode comprar uma carta
automa-step-you_may_return_unrest = você pode devolver um distúrbio da sua mão
automa-step-you_may_return_unrest_too = você pode devolver um distúrbio da sua mão ou do seu descarte

## Sentences of a row

automa-if-possible = se possível, { $steps }
automa-if-possible-it = se possível, o automa deve { $steps }
automa-otherwise-if = se não, e se possível, { $steps }
automa-otherwise = se não, { $steps }
automa-if-condition = se possível e se { $condition }, { $steps }
automa-otherwise-if-condition = se não, e se possível e { $condition }, { $steps }
automa-to = { $cost } para { $steps }
automa-if-you-have = se você tem { $kind } em jogo, { $steps }
automa-if-you-are-barbarian = se a sua nação é bárbara, { $steps }
automa-if-you-are-empire = se a sua nação é um império, { $steps }
automa-journey-test = Com { $amount } ou mais: { $then } Se não: { $otherwise }

## The printed tables in the terminal

imperium-tables-title = { $nation }: { $table }
imperium-tables-barbarian = bárbaro
imperium-tables-empire = império
imperium-tables-both = ambos os estados
imperium-tables-journeys = cartas de viagem
imperium-tables-row = linha
imperium-tables-card = carta ou ícone
imperium-tables-effect = efeito
imperium-tables-unrest = Uma carta de distúrbio não usa a tabela: volta à pilha de distúrbios.
imperium-tables-market = Manutenção: { $amount } na carta do mercado cujo espaço o dado indica.
imperium-tables-source = Fonte: { $text }; ícones: { $icons } ({ $confidence }).

## What can be wrong with a file of tables

automa-bad-table = { $place }: { $why }
automa-place = Automa { $nation }
automa-place-table = Automa { $nation }, tabela { $table }
automa-place-row = Automa { $nation }, tabela { $table }, linha { $row }
automa-not-a-text = “{ $name }” deveria ser um texto.
automa-not-a-list = “{ $name }” deveria ser uma lista.
automa-not-a-mapping = aqui deveriam estar nomes com os seus valores.
automa-not-a-flag = “{ $name }” deveria ser true ou false.
automa-not-an-amount = “{ $name }” deveria ser um número com um recurso, como “2 material”.
automa-not-toml = o arquivo não é TOML correto: { $problem }
automa-unknown-name = não se conhece o nome “{ $name }”. Nomes conhecidos: { $known }.
automa-missing-name = falta “{ $name }”.
automa-unknown-step = não se conhece o passo “{ $step }”. O mais parecido: “{ $close }”.
automa-unknown-condition = não se conhece a condição “{ $step }”.
automa-stray-otherwise = um “otherwise” precisa de um “if possible” logo antes.
automa-empty-row = a linha não tem nada a fazer.
automa-empty-step = um passo entre pontos e vírgulas está vazio.
automa-braces = as chaves não fecham.
automa-unknown-kind = não se conhece o tipo de carta “{ $kind }”. Tipos conhecidos: { $known }.
automa-no-such-card = não há nenhuma carta chamada “{ $name }”.
automa-no-rows = a tabela não tem linhas.
automa-no-other = a última linha deveria ser para qualquer outra carta (“other”).
automa-other-not-last = as linhas depois da de qualquer outra carta (“other”) nunca são usadas.
automa-same-card = a linha { $other } é para as mesmas cartas.
automa-unknown-layer = “{ $layer }” não é parte de um baralho de dinastia. Partes conhecidas: { $known }.
automa-no-accession = uma nação que se torna império precisa da sua carta de ascensão no baralho de dinastia.
automa-other-nation = o arquivo trata de “{ $name }”.
automa-not-a-choice = “{ $name }” deveria ser um de: { $known }.

## Where the tables come from

automa-source-spanish_rulebook = manual em espanhol do modo solo
automa-source-english_tables = tabelas impressas em inglês
automa-source-transcription = uma transcrição pública das tabelas em inglês
automa-source-printed_book = um livro impresso
automa-confidence-sourced = mostrado pela fonte
automa-confidence-forced = as regras só permitem uma leitura
automa-confidence-inferred = deduzido do contexto

## What the automa does

imperium-event-automa_rolled = O automa tira { $die }; todas as cartas são resolvidas.
imperium-event-automa_rolled_aside = O automa tira { $die }; a carta do espaço { $space } é deixada de lado.
imperium-event-automa_revealed = Espaço { $space }: o automa revela { $card }.
imperium-event-automa_returned = O distúrbio não usa a tabela: volta à pilha de distúrbios.
imperium-event-automa_returned_discard = O automa devolve um distúrbio do seu descarte.
imperium-event-automa_row = Usa-se a linha { $row }, { $kind }, para { $card }.
imperium-event-automa_row_failed = A linha { $row }, { $kind }, não pode ser usada: o automa não pode fazer a sua primeira parte ({ $step }).
imperium-event-automa_no_row = Nenhuma linha serve para { $card }: é descartada.
imperium-event-automa_cannot = Não é possível: { $step }.
imperium-event-automa_gained = O automa obtém { $amount }.
imperium-event-automa_spent = O automa gasta { $amount }.
imperium-event-automa_stole = O automa rouba { $amount } de você.
imperium-event-automa_lost = O automa perde { $amount }.
imperium-event-automa_acquired = O automa adquire { $card } do espaço { $space }.
imperium-event-automa_acquired_exile = O automa adquire { $card } do exílio.
imperium-event-automa_broke_through = O automa aprimora e toma { $card } do espaço { $space }.
imperium-event-automa_broke_through_main = O automa aprimora e encontra { $card } no baralho principal.
imperium-event-automa_took_top_region = O automa aprimora e toma a carta superior do baralho de região, sem que você a veja.
imperium-event-automa_took_top_uncivilised = O automa aprimora e toma a carta superior do baralho primitivo, sem que você a veja.
imperium-event-automa_took_top_civilised = O automa aprimora e toma a carta superior do baralho civilizado, sem que você a veja.
imperium-event-automa_fame = O automa toma a carta superior de fama, sem que você a veja.
imperium-event-automa_took_unrest = O automa toma um distúrbio.
imperium-event-automa_abandoned = O automa abandona { $card }.
imperium-event-automa_recalled = O automa recupera { $card } para cima do seu baralho.
imperium-event-automa_discarded = O automa descarta { $card }, a carta superior do seu baralho.
imperium-event-automa_dynasty = A carta superior do baralho de dinastia, { $card }, vai para o descarte do automa.
imperium-event-automa_dynasty_deck = A carta superior do baralho de dinastia, { $card }, vai para cima do baralho do automa.
imperium-event-automa_moved = O automa põe { $card } { $to }.
imperium-event-automa_played = O automa joga { $card }.
imperium-event-automa_placed = O automa põe { $amount } sobre { $card } no mercado.
imperium-event-automa_quest_gained = O automa obtém a missão { $card }.
imperium-event-automa_quest_exiled = O automa exila a missão { $card }.
imperium-event-automa_empire = O automa torna-se um império.
imperium-event-automa_shuffled = { $cards ->
    [one] O automa embaralha o seu descarte e forma um baralho novo de { $cards } carta.
   *[other] O automa embaralha o seu descarte e forma um baralho novo de { $cards } cartas.
}
imperium-event-automa_journey = Carta de viagem { $card }: o automa tem o bastante.
imperium-event-automa_journey_failed = Carta de viagem { $card }: o automa não tem o bastante.
imperium-event-automa_journeyed = A carta de viagem do automa é agora { $card }.
imperium-event-automa_kings = O automa resolve Rei dos Reis.
imperium-event-automa_given = O automa recebe { $card } no seu descarte.
imperium-event-automa_ignores = Isto não afeta o automa: ele não tem mão e só devolve distúrbios pelas suas próprias tabelas.
automa-step-chain = alguma das suas possibilidades

## The command civtable imperium

imperium-help = as tabelas do automa e as campanhas de Imperium
imperium-about = O modo solo de Imperium: as tabelas do automa em palavras, e as campanhas.
imperium-commands = o que fazer
imperium-tables-help = mostra as tabelas de uma nação como automa
imperium-tables-about = Mostra as tabelas com que uma nação joga como automa. São feitas com os arquivos que o próprio jogo lê.
imperium-arg-nation = a nação, por exemplo romans
imperium-nation-unknown = Não há nenhuma nação “{ $name }”. Nações: { $known }.
imperium-campaign-help = joga uma campanha, ou continua uma
imperium-campaign-about = Uma série de partidas solo com uma nação: cinco vitórias antes de quatro derrotas. O arquivo é a folha de registro; é gravado após cada escolha.
imperium-arg-file = o arquivo da campanha; se não existe, começa uma nova
imperium-arg-player = o seu nome na folha de registro de uma campanha nova
imperium-arg-own = a sua nação em uma campanha nova
imperium-arg-box = as cartas comuns de uma campanha nova: classics, legends ou mixed
imperium-arg-extreme = uma campanha nova em modo extremo
imperium-arg-sheet = mostra a folha de registro e não joga
imperium-already = O arquivo { $path } já é uma campanha: { $names } não pode ser mudado.

## Campaigns

campaign-ask-player = O seu nome?
campaign-ask-nation = Que nação você lidera?
campaign-ask-box = Quais cartas comuns?
campaign-ask-mode = Que tipo de campanha?
campaign-mode-usual = o nível sobe após cada vitória
campaign-mode-extreme = modo extremo: o nível mais alto em cada partida
campaign-ask-again = Jogar esta partida de novo desde o começo?
campaign-again-yes = sim
campaign-again-no = não, sair
campaign-level-extreme = Extremo
campaign-ask-rival = Contra que nação é a próxima partida?
campaign-ask-side = Que lado da sua carta de poder?
campaign-ask-change = Você ganhou: adicione ao seu baralho inicial uma carta obtida nesta partida, ou retire uma dele.
campaign-add = adicionar { $card }
campaign-remove = retirar { $card }
campaign-title = Campanha de { $player }: { $nation }
campaign-title-extreme = Campanha de { $player } em modo extremo: { $nation }
campaign-column-level = nível
campaign-column-points = seus pontos
campaign-column-rival = automa
campaign-column-rival-points = pontos dele
campaign-column-result = resultado
campaign-column-change = carta adicionada ou (retirada)
campaign-won = vitória
campaign-lost = derrota
campaign-collapsed = derrota por colapso
campaign-removed = ({ $card })
campaign-standing = { $wins } de 5 vitórias, { $losses } de 4 derrotas.
campaign-next = Próxima partida: nível { $level }.
campaign-next-help = Próxima partida: nível { $level }, com o dobro dos recursos, porque a última foi perdida.
campaign-unrest-out = { $n ->
    [one] { $n } carta de distúrbio está de lado.
   *[other] { $n } cartas de distúrbio estão de lado.
}
campaign-running = Há uma partida em andamento contra { $nation }.
campaign-is-won = A campanha está ganha.
campaign-is-lost = A campanha está perdida.
campaign-game-won = Você ganhou esta partida, { $points } a { $rival }.
campaign-game-lost = Você perdeu esta partida, { $points } a { $rival }.
campaign-game-collapsed = A pilha de distúrbios ficou vazia: você perdeu esta partida.
campaign-kept = A campanha está em { $path }. Continue com: { $command }

## What is refused

campaign-too-long = O arquivo da campanha é longo demais.
campaign-not-json = Isto não é um arquivo de campanha: não pode ser lido, ou falta uma parte.
campaign-foreign = Isto não é uma campanha de Imperium.
campaign-format = O arquivo da campanha tem um formato que esta versão não conhece. Conhecido: { $known }.
campaign-checksum = O arquivo da campanha foi alterado ou danificado: a soma de verificação não confere.
campaign-too-many-games = Uma campanha tem no máximo { $most } partidas.
campaign-impossible = { $path }: em uma campanha, isto não pode vir depois do que está antes.
campaign-other-box = { $nation } não é uma nação da caixa { $box }.
campaign-over = A campanha terminou.
campaign-change-first = Primeiro escolha que carta adicionar ou retirar.
campaign-no-change-now = Agora não se pode adicionar nem retirar nenhuma carta.
campaign-change-unknown = Não se pode escolher “{ $change }”.
campaign-no-rival = { $nation } não pode ser o automa: é a sua própria nação, ou uma que você já venceu.
imperium-state-secret = { $path }: { $card } não está entre as cartas ocultas do automa.
campaign-none = Essa campanha não existe.
campaign-not-yours = Esta campanha é de outra pessoa.
campaign-playing = Uma partida desta campanha está em andamento.
campaign-no-game = Nenhuma partida desta campanha está em andamento.
