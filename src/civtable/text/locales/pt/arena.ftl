# Bots contra bots.

arena-help = bots contra bots
arena-about = Faz os bots jogarem muitas partidas. Cada distribuição é jogada várias vezes, com cada bot em cada lugar. Com menos bots que lugares, o primeiro joga contra cópias do segundo.
arena-bots = os bots, separados por vírgulas (padrão: { $bots })
arena-games = quantas partidas, no mínimo (padrão: { $n })
arena-players = o número de jogadores (padrão: tantos quantos os bots)
arena-jobs = quantos processos jogam (padrão: 1)
arena-census = contar o que acontece nas partidas do primeiro bot contra si mesmo, com cada número de jogadores
arena-bots-do-not-fit = { $bots ->
    [one] 1 bot não preenche
   *[other] { $bots } bots não preenchem
} { $players } lugares: dê um bot, dois, ou um para cada lugar.
arena-worker-died = Um processo terminou de forma inesperada; um --jobs menor pode ajudar.
level-unknown = Não há bot “{ $name }” para { $game }; há: { $known }.

arena-title = { $game }: { $games ->
    [one] 1 partida
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
arena-seats = Vitórias por lugar, a partir do jogador inicial: { $wins }
arena-games-were = Em média { $rounds } rodadas, e { $winning } pontos para o vencedor. Impressão de todas as posições finais: { $digest }

census-title = { $game }: { $bot } em todos os lugares, semente { $seed }, { $games ->
    [one] 1 partida
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
census-row-wonders = maravilhas concluídas
census-row-leaders = líderes jogados
census-row-colonies = colônias
census-row-wars = guerras
census-row-aggressions = agressões
