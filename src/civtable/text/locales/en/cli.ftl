# The commands: help, results, errors. Each sentence stands alone on a line.

cli-about = Civilization board games: one rules engine for people, bots and research.
cli-epilog = civtable COMMAND --help explains a command.
cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-command = COMMAND
cli-help = show this help and end
cli-version = show the version and the build that runs, and end
cli-lang = the language: en, es, pt or it
cli-compiled = compiled
cli-interpreted = interpreted
cli-compiling = interpreted, until the compiled build is ready
cli-game = a game; civtable games lists them
cli-seed = the text that decides all chance (default: { $seed })
cli-set = a setting of the game; may be given several times
cli-json = answer in JSON, for programs
cli-at = the position after that many plies (default: the last)
cli-record = the record of a game
cli-number = { $n }
cli-decimal-mark = { "." }

usage-wrong = { $message } (help: { $program } --help)
usage-required = Missing: { $names }.
usage-required-one = One of these is needed: { $names }.
usage-unknown = Not understood: { $names }.
usage-no-command = There is no command { $value }; there are { $known }.
usage-choice = { $name } cannot be { $value }; it can be { $known }.
usage-no-value = { $name } needs a value.
usage-takes-no-value = { $name } takes no value.
usage-together = { $name } and { $other } do not go together.
usage-number = { $name } has to be a whole number from { $low } to { $high }, not "{ $value }".
usage-seconds = --seconds has to be a number from 0.01 to 3600, not "{ $value }".
usage-seed = --seed has to be a text of at most { $most } characters.
set-form = A setting is given as --set NAME=VALUE, not as "{ $pair }".

file-cannot-read = { $path } cannot be read: { $why }.
file-cannot-write = { $path } cannot be written: { $why }.
file-too-long = it is too long
file-not-text = it is not a text file (UTF-8)
os-not-found = there is no such file or folder
os-not-allowed = permission denied
os-is-folder = it is a folder
os-not-folder = part of the path is not a folder
os-failed = The system refuses: { $why }.
extra-missing = This needs { $package }, which is not installed: { $command } brings it.
ply-range = There is no ply { $ply }: the record has { $last ->
    [one] 1 ply
   *[other] { $last } plies
}.

games-help = which games there are, and their settings
games-about = Lists the games, their numbers of players, and what a table may choose.
games-players = Players: { $players }
games-default = default

rules-help = what the rules of a game say
rules-about = Prints the chapters of a game's rules; with words, the rules that contain them all; with the id of a chapter, all of it.
rules-words = words to look for, or the id of a chapter
rules-none = No rule contains all of this: { $words }.
rules-untold = The rules of { $game } are not told here.

random-help = random games, with every law checked
random-about = Plays random games and checks at every position that the rules agree with themselves. The first broken law ends it with exit code 1 and a record that leads to the position.
random-games = games for each number of players (default: { $n })
random-players = the number of players (default: each that the game allows)
random-jobs = how many processes play (default: 1)
random-title = random games, seed { $seed }
random-all-good = All laws hold. Digest of all final positions: { $digest }
random-broken = Broken law "{ $law }": { $detail }. The record is in { $path }.
random-broken-unsaved = Broken law "{ $law }": { $detail }. { $why }
random-worker-died = A worker process ended unexpectedly; fewer --jobs may help.

replay-help = a record, ply by ply, in words
replay-about = Replays the record of a game and tells what happened. While that game is not over, what is hidden stays hidden.
replay-digest = print only the digest of the position
replay-player = { $player } ({ $who })
replay-over = The game is over after { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}.
replay-position = After { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, { $player } decides: { $question }
replay-result = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far

validate-help = whether records replay exactly
validate-about = Replays records and says of each whether it is exact. The exit code is 0 only if all are.
validate-exact = { $path }: exact ({ $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, { $end })
validate-finished = finished
validate-running = still running
validate-different = { $path }: different at ply { $ply }
validate-different-why = { $path }: different at ply { $ply }: { $why }
validate-unreadable-why = { $path }: unreadable: { $why }

position-help = a position in its JSON form
position-about = Prints the whole position, hidden things included, as JSON: of a new game, or from a record.
position-players = the number of players (default: the fewest)
position-record = take the position from this record
position-one-source = Give either a game or --record FILE.
position-record-alone = --record brings its own players, seed and settings; leave out --players, --seed and --set.
position-at-alone = --at needs --record.

bench-help = how fast this build runs
bench-about = Measures random play, copies and views of the build that runs, and of other engines in turn with it.
bench-game = a game (default: all)
bench-players = the number of players (default: each that the game allows)
bench-seconds = how long each thing is measured, in seconds (default: { $n })
bench-peers = measure other public engines too, in the same run
bench-missing = Not installed, so not measured: { $names }. To install: { $command }
bench-measuring = measuring
bench-how = Random play, one process. Medians of { $rounds } rounds in which everything takes turns.
bench-envs = measure the environments for learning instead, beside PettingZoo's connect four and EnvPool's cart pole
bench-envs-how = Environments, random choices, one process; { $tables } games side by side in a vector. Medians of { $rounds } rounds in which everything takes turns.
bench-env-engine = engine alone
bench-env-vector = vector
bench-env-aec = PettingZoo (AEC)
bench-env-vector-random = vector, against random bots
bench-env-gym-random = Gymnasium, against random bots
bench-env-peer = PettingZoo, other
bench-env-peer-vector = vector of others

column-game = game
column-peer = engine
column-players = players
column-games = games
column-decisions = decisions
column-branching = options
column-rounds = rounds
column-scores = points by seat
column-decisions-s = decisions/s
column-games-s = games/s
column-copies-s = copies/s
column-copy-us = µs/copy
column-views-s = views/s
column-environment = environment
column-steps-s = steps/s
column-step-us = µs/step
column-times-peer = times connect four
column-ratio = { $game }, { $players } players

serve-help = the table in the browser
serve-about = Serves the tables to browsers and other programs until Ctrl-C. Games are kept in a database.
serve-arg-host = the address to listen on (default: { $host }, this machine only)
serve-arg-port = the port (default: { $port }, or any free one)
serve-arg-db = the database: a file, or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder)
serve-arg-workers = how many processes serve; more than one needs PostgreSQL (default: 1)
serve-arg-open = open the browser, if there is a desktop
serve-arg-verbose = a line for every request
serve-at = civtable is at { $address }
serve-net = On other devices of the local net: { $address }
serve-stop = Ctrl-C stops it; games go on where they were at the next start.
serve-stopped = civtable has stopped.
serve-workers-sqlite = More than one worker needs a PostgreSQL database (--db postgresql://...).
serve-one-worker = A server is one process on this system: leave out --workers.
serve-cannot-listen = civtable cannot listen on { $host }, port { $port }: { $why }.
serve-db-form = --db has to be a file, or an address like postgresql://USER:PASSWORD@HOST/NAME.
serve-db-newer = The database was written by a newer civtable.
serve-db-cannot-open = The database cannot be used: { $why }.
serve-arg-name = a host name that people reach the server by; may be given several times, * is any (default: the address and localhost)
serve-arg-proxy = an address or network of a proxy in front, whose word about who asks is believed; may be given several times
serve-arg-put-away = after how many days in which nobody looked at it a table is put away (default: 30)
serve-arg-put-away-bots = after how many hours in which nobody looked at it a table at which only bots play is put away (default: 1)
serve-arg-analyses = how many finished games are analysed at a time; 0 for none (default: 1)
serve-arg-metrics = an address or network that may read /metrics and /healthz, besides this machine; may be given several times
serve-network = { $name } has to be an address or a network like 10.0.0.0/8, not { $value }.
serve-arg-policy = a trained policy that may sit at tables under this name; may be given several times
serve-arg-mail = the mail server for notices, smtp://USER@HOST:587 or smtps://...; needs --mail-from and --name (default: no mail). The password is in CIVTABLE_MAIL_PASSWORD or a file
serve-arg-mail-from = the address that mails come from
serve-arg-mail-password-file = a file with the password of the mail server
serve-arg-notices-private = notices and webhooks may go to private addresses too, and without TLS
serve-mail-form = { $value } is no address of a mail server: write smtp://USER@HOST:587, without the password.
serve-mail-needs = Mail needs { $name } as well.
serve-mail-password = The file with the password cannot be read: { $why }
serve-policy-form = --policy has to be NAME=FILE, with a name of at most 32 letters, digits, dots and dashes, not { $value }.
serve-policy-twice = Two policies are called { $name }: each needs a name of its own.
serve-db-in-use = Another civtable serves this database already, at { $address }
serve-already = civtable is already at { $address }

verify-help = whether a game follows from its seed, and the seed from its commitment
verify-about = Replays the record of a game from its seed, and compares the seed with the commitment that the table published before the game.
verify-arg-commitment = the SHA-256 that the table showed before the game
verify-holds = { $path }: the whole game follows from its seed ({ $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}, digest { $digest }).
verify-commitment = The commitment of this seed is { $commitment }.
verify-same = That is the commitment you gave: the chance of this game was fixed before it began.
verify-other = That is NOT the commitment you gave: this seed was not the one that was promised.
