# Bots against each other.

arena-help = bots against each other
arena-about = Lets bots play many games. Each deal is played several times, with every bot in every seat. With fewer bots than seats, the first plays against copies of the second.
arena-bots = the bots, with commas between them (default: { $bots })
arena-games = how many games, at least (default: { $n })
arena-players = the number of players (default: as many as bots)
arena-jobs = how many processes play (default: 1)
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
