### What all games share: lists, seats, settings, and errors of codes, settings, positions and records.
### Arguments in guillemets or quotation marks are words of the file or the command, the same in all languages.

## Lists

list-none = nothing
list-and = { $head } and { $last }

## Seats: players are called by colour

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-spectator = Spectator

## Who can sit there

bot-human = human
bot-random = random bot
bot-random-about = Makes any move that the rules allow.
bot-easy = easy bot
bot-easy-about = Plays like a beginner: sees little ahead and makes plausible mistakes. Beats the random bot in every game.
bot-medium = medium bot
bot-medium-about = Knows the book of rules of thumb and answers at once. Beats the easy bot in nineteen of twenty games for two.
bot-hard = hard bot
bot-hard-about = Thinks ahead by playing games out in its head, and answers within a moment. Beats the medium bot in nearly every game for two.
bot-expert = expert bot
bot-expert-about = Thinks ahead like the hard bot, and longest: up to ten seconds a turn.
# A bot for measuring, such as search-150.
bot-search = search of { $games } games a decision
bot-policy = policy { $name }
bot-policy-about = Was trained for this game with this number of players, and answers at once. Whoever runs this server has put it here.
# What medium was called before: records and stored tables may say so.
bot-book = { bot-medium }

## Games and their settings

game-name-stone_age = Stone Age
game-about-stone_age = Send your tribe out to hunt, gather and build, and feed it every round. For 2 to 4 players.

setting-name-stone_age-two_dice_cards = Cards with two dice
setting-value-stone_age-two_dice_cards-divide = The roll is divided by the number of the resource, as when gathering
setting-about-stone_age-two_dice_cards-divide = Such a card gives 0 to 4 resources without tools.
setting-value-stone_age-two_dice_cards-pips = Each pip gives one resource, as in an example of the first Spanish rulebook
setting-about-stone_age-two_dice_cards-pips = Such a card gives 2 to 12 resources and can decide a game.
setting-name-stone_age-ties = Ties
setting-value-stone_age-ties-rulebook = The food track decides, then the tools, then the people
setting-value-stone_age-ties-sum = The sum of food track, tools and people decides, as in later printings

## Codes, settings, games

game-over = The game is over.
option-foreign = “{ $code }” is no option of the game { $game }.
code-unknown = There is no option “{ $code }”.
code-unknown-close = There is no option “{ $code }”. Did you mean “{ $close }”?
several-few = { $picked ->
    [0] Nothing is
    [one] Only 1 thing is
   *[other] Only { $picked } things are
} chosen; at least { $least } { $least ->
    [one] is
   *[other] are
} needed.
several-many = { $picked } things are chosen; at most { $most } may be.
several-surplus = It is enough already without “{ $thing }”.
several-enough = It has to be said that these are all: “{ $enough }”.
several-more = More has to be chosen.
several-other = “{ $code }” does not belong to this choice.
several-copies = “{ $thing }” can be chosen { $count ->
    [one] only once
   *[other] only { $count } times
}.
several-of = { $n } of { $most } chosen
several-any = { $n } chosen, any number is possible
several-up-to = { $n } chosen, up to { $most } are possible
several-at-least = { $n } chosen, at least { $least } needed
several-between = { $n } chosen, { $least } to { $most } needed
setting-unknown = The game { $game } has no setting “{ $name }”. Its settings: { $known }.
setting-value = The setting { $name } cannot be “{ $value }”. It can be: { $known }.
setting-seats = The game { $game } cannot be played with { $seats ->
    [one] 1 player
   *[other] { $seats } players
}. Possible numbers: { $known }.
game-unknown = There is no game “{ $name }” here. Known games: { $known }.

## Positions read from a file; path says where in the file

state-not-a-mapping = { $path }: names with their values should stand here.
state-unknown-name = { $path }: the name “{ $name }” is not known. Known names: { $known }.
state-missing-name = { $path }: “{ $name }” is missing.
state-not-a-list = { $path }: a list should stand here.
state-list-length = { $path }: the list should have { $want ->
    [one] 1 entry
   *[other] { $want } entries
}, but it has { $got }.
state-list-long = { $path }: the list can have { $most ->
    [one] 1 entry
   *[other] { $most } entries
} at most.
state-not-in-range = { $path }: a whole number from { $low } to { $high } should stand here, not { $got }.
state-not-a-flag = { $path }: true or false should stand here, not { $got }.
state-not-a-text = { $path }: a text that is not too long should stand here, not { $got }.
state-not-hexadecimal = { $path }: { $size ->
    [one] 1 byte
   *[other] { $size } bytes
} in hexadecimal should stand here.
state-not-a-choice = { $path }: { $got } is not possible here. Possible: { $known }.
state-twice = { $path }: “{ $name }” is listed twice.
state-step-number = { $path }: { $got } is not possible for “{ $name }”.
state-rng-zero = { $path }: the two words of the generator cannot both be 0.

## Chance written down beforehand

chance-script-ended = The script of chance is used up: it had { $used ->
    [one] only 1 number
   *[other] only { $used } numbers
}, and the game needs another one.
chance-script-range = The script of chance says { $number }, but only numbers from 0 up and below { $below } are possible here.

## Records

record-too-long = The record is too long: { $most } characters are the most that is read.
record-not-json = This is no complete record: it is not valid JSON. Perhaps the file was cut off.
record-foreign = This is no record of civtable.
record-format = The record has a format that is not known here (known: { $known }). Perhaps a newer civtable wrote it.
record-too-many-codes = The record has too many plies: { $most } are the most that is read.
record-too-many-hints = { $path }: these are too many hints: { $most } are the most that is read.
record-bad-ply = { $path }: “{ $name }” is not the number of a ply in this record.
record-checksum = The record was damaged or changed: its checksum does not fit.
record-other-game = The record is of the game { $played }, not of { $game }.
record-version = The record was played by version { $played } of the game { $game }. Here is version { $known }, whose rules go another way.
record-different = The record does not replay: after ply { $ply } the position is not the one recorded.
record-illegal = The record does not replay: ply { $ply } is not allowed. { $why }

## Pickles

pickle-damaged = What was pickled is damaged: its checksum does not fit.
pickle-program = This was pickled by civtable { $theirs }; here is civtable { $ours }. Pickles are for processes of the same version, records are for keeping.
pickle-version = This was pickled by version { $theirs } of the game { $game }. Here is version { $ours }.
pickle-homeless = { $thing } belongs to no game that is known here, and cannot be pickled.
