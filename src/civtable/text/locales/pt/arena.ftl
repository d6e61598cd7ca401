# Bots contra bots.

arena-help = bots contra bots
arena-about = Faz os bots jogarem muitas partidas. Cada distribuição é jogada várias vezes, com cada bot em cada lugar. Com menos bots que lugares, o primeiro joga contra cópias do segundo.
arena-bots = os bots, separados por vírgulas (padrão: { $bots })
arena-games = quantas partidas, no mínimo (padrão: { $n })
arena-players = o número de jogadores (padrão: tantos quantos os bots)
arena-jobs = quantos processos jogam (padrão: 1)
arena-census = contar o que acontece nas partidas do primeiro bot contra si mesmo, com cada número de jogadores
arena-bots-do-not-fit = { $bots ->
    [one] { $bots } bot não preenche
   *[other] { $bots } bots não preenchem
} { $players } lugares: dê um bot, dois, ou um para cada lugar.
arena-worker-died = Um processo terminou de forma inesperada; um --jobs menor pode ajudar.
level-unknown = Não há bot “{ $name }” para { $game }; há: { $known }.

arena-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $players } jogadores, semente { $seed }
arena-column-bot = bot
arena-column-seats = lugares
arena-column-wins = vitórias
arena-column-share = parte
arena-column-interval = intervalo de 95 %
arena-column-mean = pontos
arena-column-source = pontos médios por
arena-percent = { $n } %
arena-interval = { $low } a { $high }
arena-itself = { $bot } joga aqui só contra si mesmo: quantas vezes vence não diz nada.
arena-seats = Vitórias por lugar, a partir do jogador inicial: { $wins }
arena-games-were = Em média { $rounds } rodadas, e { $winning } pontos para o vencedor. Impressão digital de todas as posições finais: { $digest }

census-title = { $game }: { $bot } em todos os lugares, semente { $seed }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} com cada número de jogadores
census-column-mean = em média
census-column-players = { $players } jogadores
census-half = { $low } a { $high }
census-points-half = pontos no fim, metade central
census-points-mean = pontos no fim
census-row = { $row }, { $per }
census-per-seat = por jogador
census-per-game = por partida
census-row-rounds = rodadas
census-row-cards = cartas civis pegas
census-row-wonders = maravilhas completadas
census-row-leaders = líderes jogados
census-row-colonies = colônias
census-row-wars = guerras
census-row-aggressions = agressões
census-column-alone = sozinho, { $level }
census-column-people = pessoas
census-column-side = ganhas, e pontos
census-points-winner = pontos do vencedor
census-points-from = pontos: { $source }
census-won = partidas ganhas
census-side = { $won }, { $points }
census-row-civilization_cards = cartas de civilização
census-row-buildings = edifícios
census-row-people = pessoas no fim
census-row-fields = trilha de comida no fim
census-row-tools = ferramentas no fim
census-row-hunger = rodadas de fome
census-row-ended_by_cards = terminadas pelas cartas
census-row-ended_by_buildings = terminadas por uma pilha de edifícios
census-row-regions = regiões adquiridas
census-row-uncivilised = cartas primitivas adquiridas
census-row-civilised = cartas civilizadas adquiridas
census-row-tributaries = tributários adquiridos
census-row-breakthroughs = cartas aprimoradas
census-row-fame = cartas de fama tomadas
census-row-unrest_taken = distúrbios tomados
census-row-unrest_returned = distúrbios devolvidos
census-row-developments = desenvolvimentos
census-row-innovations = inovações
census-row-revolts = revoltas
census-row-empires = tornou-se império
census-row-collapses = colapsos

# Onde se joga.
arena-ray = jogar no cluster do Ray deste endereço (auto, local, HOST:PORTA) em vez de em processos daqui
arena-ray-missing = O Ray não está instalado: pip install "civtable[ray]" o instala.
arena-ray-unreachable = Não há cluster do Ray em { $address }: { $why }
arena-ray-without-us = As máquinas do cluster do Ray não têm civtable: é preciso instalá-lo em cada uma.
arena-ray-version = O cluster do Ray tem civtable { $theirs }, e este é { $ours }.
arena-ray-or-jobs = --jobs é para processos desta máquina; com --ray o cluster decide quantas partidas são jogadas ao mesmo tempo.

# A escada.
ladder-help = todos os níveis de bots entre si, com ratings
ladder-about = Faz todos os níveis de bots, e programas seus, jogarem entre si: cada par com a mesma frequência, cada distribuição com todos em cada lugar. A mesma semente dá os mesmos resultados com qualquer número de processos, exceto com bots que pensam pelo relógio.
ladder-bots = os níveis que participam, separados por vírgulas (padrão: todos os do jogo)
ladder-bot = um programa que também joga, com nome próprio; pode ser dado várias vezes, docs/bots.md diz como ele é consultado
ladder-bot-form = --bot { $value } tem de ser NOME=COMANDO, com um nome de no máximo { $most } letras, algarismos e os sinais _ - . @
ladder-deals = quantas distribuições (padrão: { $n }); cada uma é jogada em todas as ordens de lugares
ladder-players = o número de jogadores (padrão: o menor, a partir de 2)
ladder-file = o arquivo das partidas terminadas; uma escada interrompida continua a partir dele
ladder-seconds = quanto um programa de --bot pode demorar numa decisão (padrão: { $n })
ladder-bot-twice = O bot { $name } participa duas vezes.
ladder-nobody-meets = Uma escada precisa de pelo menos dois bots e dois jogadores; aqui são { $bots } e { $players }.
ladder-file-in-use = Outra escada em andamento usa { $path }.
ladder-not-a-file = { $path } não é um arquivo em que se possam guardar resultados.
ladder-line-damaged = { $path }, linha { $line }, não é um resultado de uma escada; nada foi mudado.
ladder-line-twice = { $path }, linha { $line }, é a mesma partida que a linha { $other }; tire uma das duas.
ladder-line-foreign = { $path }, linha { $line }, é de outra escada: { $name } é { $theirs } lá e { $ours } aqui. Dê outro --file.
ladder-line-command = { $path }, linha { $line }: { $name } era outro programa lá. Dê a ele outro nome, ou dê outro --file.
ladder-repaired = A última linha de { $path } não estava inteira e foi tirada; a partida dela é jogada de novo.
ladder-stopped = Interrompido depois de { $played } de { $games } partidas.
ladder-goes-on = O mesmo comando joga o resto.

ladder-title = { $game }: { $played } de { $games } partidas, { $players } jogadores, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
} em { $seatings } ordens de lugares cada, semente { $seed }
ladder-column-rating = rating
ladder-column-games = partidas
ladder-column-faults = sem resposta
ladder-column-pair = quem contra quem
ladder-column-ahead = à frente
ladder-pair = { $bot } – { $other }
ladder-anchor = { $bot } tem 1000 pontos por definição; 400 a mais são uma vantagem de dez para um.
ladder-fault = Perdeu sem resposta válida: { $fault }
ladder-faults-more = { $n ->
    [one] E mais uma vez.
   *[other] E mais { $n } vezes.
}

# Políticas treinadas.
policy-torch-missing = Uma política treinada precisa de torch: pip install "civtable[train]" o instala.
policy-not-there = O arquivo { $path } não existe.
policy-cannot-read = Não é possível ler { $path }: { $why }
policy-damaged = { $path } está danificado, ou não foi escrito por torch.
policy-foreign = { $path } não é uma política para civtable.
policy-game = { $path } joga { $theirs }, não { $ours }.
policy-old = { $path } não serve para este civtable: { $name } é { $theirs } lá e { $ours } aqui. É preciso treiná-la de novo.
policy-shape = { $path } tem pesos que não encaixam: eram esperados { $width } números.
policy-players = { $path } foi treinada para { $theirs } jogadores, não para { $ours }.

# Conjuntos de dados.
dataset-help = posições, escolhas e resultados de muitas partidas, em arquivos para aprender
dataset-about = Faz os bots jogarem muitas partidas e guarda cada posição em que havia algo a escolher, com a escolha e o resultado, em arquivos Parquet. O mesmo comando continua onde parou.
dataset-out = a pasta dos arquivos; o mesmo comando continua com o que já estiver lá
dataset-foreign = { $path } contém outras partidas: { $name } é { $theirs } lá e { $ours } aqui. É preciso dar outro --out.
dataset-damaged = { $path } não está como o comando o deixa; se for retirado, as suas partidas são jogadas de novo.
dataset-in-use = { $path } está sendo usado por outra execução.
dataset-done = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $positions } posições, { $size } MB em { $path }
