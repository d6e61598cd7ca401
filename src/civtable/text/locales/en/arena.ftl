# Bots against each other.

arena-help = bots against each other
arena-about = Lets bots play many games. Each deal is played several times, with every bot in every seat. With fewer bots than seats, the first plays against copies of the second.
arena-bots = the bots, with commas between them (default: { $bots })
arena-games = how many games, at least (default: { $n })
arena-players = the number of players (default: as many as bots)
arena-jobs = how many processes play (default: 1)
arena-census = count what happens in games of the first bot against itself, for each number of players
arena-bots-do-not-fit = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
} not fill { $players } seats: give one bot, two, or one for each seat.
arena-worker-died = A worker process ended unexpectedly; fewer --jobs may help.
level-unknown = There is no bot "{ $name }" for { $game }; there is: { $known }.

arena-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } players, seed { $seed }
arena-column-bot = bot
arena-column-seats = seats
arena-column-wins = wins
arena-column-share = share
arena-column-interval = 95 % interval
arena-column-mean = points
arena-column-source = mean points from
arena-percent = { $n } %
arena-interval = { $low } to { $high }
arena-seats = Wins by seat, from the start player on: { $wins }
arena-games-were = On average { $rounds } rounds, and { $winning } points for the winner. Digest of all final positions: { $digest }

census-title = { $game }: { $bot } in all seats, seed { $seed }, { $games ->
    [one] 1 game
   *[other] { $games } games
} for each number of players
census-column-mean = on average
census-column-players = { $players } players
census-half = { $low } to { $high }
census-points-half = points at the end, middle half
census-points-mean = points at the end
census-row = { $row }, { $per }
census-per-seat = each player
census-per-game = each game
census-row-rounds = rounds
census-row-cards = civil cards taken
census-row-wonders = wonders completed
census-row-leaders = leaders played
census-row-colonies = colonies
census-row-wars = wars
census-row-aggressions = aggressions
