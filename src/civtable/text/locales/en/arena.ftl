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
arena-itself = { $bot } plays only against itself here: how often it wins says nothing.
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
census-column-alone = alone, { $level }
census-column-people = people
census-column-side = won, and points
census-points-winner = points of the winner
census-points-from = points: { $source }
census-won = games won
census-side = { $won }, { $points }
census-row-civilization_cards = civilization cards
census-row-buildings = buildings
census-row-people = people at the end
census-row-fields = food track at the end
census-row-tools = tools at the end
census-row-hunger = rounds of hunger
census-row-ended_by_cards = ended by the cards
census-row-ended_by_buildings = ended by a stack of buildings
census-row-regions = regions acquired
census-row-uncivilised = uncivilised cards acquired
census-row-civilised = civilised cards acquired
census-row-tributaries = tributaries acquired
census-row-breakthroughs = breakthroughs
census-row-fame = fame cards taken
census-row-unrest_taken = unrest taken
census-row-unrest_returned = unrest returned
census-row-developments = developments
census-row-innovations = innovations
census-row-revolts = revolts
census-row-empires = became an empire
census-row-collapses = collapses

# Where games are played.
arena-ray = play on the Ray cluster at this address (auto, local, HOST:PORT) instead of in processes here
arena-ray-missing = Ray is not installed: pip install "civtable[ray]" brings it.
arena-ray-unreachable = There is no Ray cluster at { $address }: { $why }
arena-ray-without-us = The machines of the Ray cluster have no civtable: it has to be installed on each of them.
arena-ray-version = The Ray cluster has civtable { $theirs }, and this is { $ours }.
arena-ray-or-jobs = --jobs is for processes on this machine; with --ray the cluster decides how many games are played at once.

# The ladder.
ladder-help = all levels of bots against each other, with ratings
ladder-about = Lets all levels of bots, and programs of your own, play against each other: every pair equally often, each deal with everybody in every seat. The same seed gives the same results with any number of processes, except for bots that think by the clock.
ladder-bots = the levels that take part, with commas between them (default: all of the game)
ladder-bot = a program that plays too, under a name of its own; may be given several times, docs/bots.md says how it is asked
ladder-bot-form = --bot { $value } has to be NAME=COMMAND, the name of at most { $most } letters, digits and the signs _ - . @
ladder-deals = how many deals (default: { $n }); each is played in all seatings
ladder-players = the number of players (default: the fewest, from 2 on)
ladder-file = the file for finished games; a ladder that was stopped goes on from there
ladder-seconds = how long a program of --bot may take for a decision (default: { $n })
ladder-bot-twice = The bot { $name } takes part twice.
ladder-nobody-meets = A ladder needs two bots and two players at least; here it is { $bots } and { $players }.
ladder-file-in-use = { $path } is used by another ladder that is running.
ladder-not-a-file = { $path } is not a file that results can be kept in.
ladder-line-damaged = { $path }, line { $line }, is not a result of a ladder; nothing was changed.
ladder-line-twice = { $path }, line { $line }, is the same game as line { $other }; take one of them away.
ladder-line-foreign = { $path }, line { $line }, belongs to another ladder: { $name } is { $theirs } there and { $ours } here. Give another --file.
ladder-line-command = { $path }, line { $line }: { $name } was another program there. Give it another name, or give another --file.
ladder-repaired = The last line of { $path } was not whole and was taken away; its game is played again.
ladder-stopped = Stopped after { $played } of { $games } games.
ladder-goes-on = The same command plays the rest.

ladder-title = { $game }: { $played } of { $games } games, { $players } players, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} in { $seatings } seatings each, seed { $seed }
ladder-column-rating = rating
ladder-column-games = games
ladder-column-faults = no answer
ladder-column-pair = who against whom
ladder-column-ahead = ahead
ladder-pair = { $bot } – { $other }
ladder-anchor = { $bot } has 1000 points by definition; 400 more are odds of ten to one.
ladder-fault = Lost without a proper answer: { $fault }
ladder-faults-more = { $n ->
    [one] And once more.
   *[other] And { $n } times more.
}

# Trained policies.
policy-torch-missing = A trained policy needs torch: pip install "civtable[train]" brings it.
policy-not-there = There is no file { $path }.
policy-cannot-read = { $path } cannot be read: { $why }
policy-damaged = { $path } is damaged, or was not written by torch.
policy-foreign = { $path } is not a policy for civtable.
policy-game = { $path } plays { $theirs }, not { $ours }.
policy-old = { $path } does not fit this civtable: { $name } is { $theirs } there and { $ours } here. It has to be trained again.
policy-shape = { $path } has weights that do not fit: { $width } numbers were expected.
policy-players = { $path } was trained for { $theirs } players, not for { $ours }.

# Datasets.
dataset-help = positions, choices and results of many games, in files to learn from
dataset-about = Lets bots play many games and keeps every position in which there was something to choose, with the choice and the result, in Parquet files. The same command goes on where it was stopped.
dataset-out = the folder for the files; the same command goes on with what is there
dataset-foreign = { $path } holds other games: { $name } is { $theirs } there and { $ours } here. Give another --out.
dataset-damaged = { $path } is not as a dataset leaves it; take it away, and its games are played again.
dataset-in-use = { $path } is used by another run.
dataset-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $positions } positions, { $size } MB in { $path }
