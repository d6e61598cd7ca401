# The table in the terminal: setting up, commands, help, results; then what Stone Age shows there.

play-help = play a game at the terminal, against bots or each other
play-about = Plays a game at the terminal. Without --seats it asks what you want to play. A number, a code or a few words choose; help explains.
play-arg-game = a game; civtable games lists them
play-arg-seats = who sits where, in order: human or the level of a bot, for example human,book,random
play-arg-seed = the text that decides all chance (default: drawn at random)
play-arg-save = the file of the game: continued if it exists, created if not, written after every move
play-arg-plain = plain lines without colours and boxes, for screen readers and pipes

## Before the game

play-language-en = English
play-language-es = Español
play-language-pt = Português
play-language-it = Italiano
play-choice = [{ $default }]:
play-choice-unknown = Please choose one of these: { $known }.
play-ask-language = Which language?
play-ask-continue = There is an unfinished game ({ $path }).
play-continue-yes = go on with it
play-continue-no = start a new one
play-ask-game = Which game?
play-ask-players = How many players, you included?
play-ask-level = Who plays against you?

play-seat-unknown = Nobody called “{ $seat }” can sit at the table; --seats takes: { $known }.
play-save-name = --save needs the name of a file.
play-other-game = { $path } holds a game of { $game }: leave out the name of the game, or choose another file.
play-other-seats = { $path } is played with --seats { $seats }: leave out --seats, or choose another file.
play-other-seed = { $path } was begun with another seed: leave out --seed, or choose another file.
play-other-settings = { $path } is played with { $known }: leave out --set { $name }, or choose another file.
play-not-over-this = { $path } is not overwritten, for it is no saved game: { $why }

## At the table

play-name = { $name }
play-name-you = { $player } (you)
play-name-bot = { $player } ({ $bot })
play-question = { $player }: { $question }
play-prompt = { $player }>
play-how = Type a number or words, such as “{ $example }”; or help.
play-many = { $n } options, for example { $code }; list shows them all.
play-more = … { $n } more lines (log)
play-hand-over = { $player } is next.
play-hand-over-plain = ----- Now { $player } -----
play-press-enter = Pass the keyboard on, then press Enter.
play-secret-seen = Only { $player } may see this. Press Enter to hide it.
play-no-such-number = There is no number { $number }: the options are numbered from 1 to { $most }.
play-several = That could be several: { $codes }. Please say a little more.
play-why-what = Say which option: why, then its code.
play-why-legal = That is allowed now: { $code }.
play-log-number = log takes the number of lines to show, not “{ $text }”.
play-log-empty = Nothing has happened yet.
play-undo-nothing = There is nothing to take back yet.
play-undo-other = That cannot be taken back: { $player } has decided since.
play-undo-revealed = That cannot be taken back: dice, a card or a building have been revealed by it.
play-undone = Taken back: { $code }.
play-saved = Saved in { $path }.
play-left = The game is saved in { $path }. To go on: { $command }
play-kept = The record of the game is in { $path }.

## The score and the end

play-score-none = This game counts its points at the end.
play-score-line = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-score-later = This is the score track. Cards and resources count at the end of the game.
play-winner = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
play-winners = { $players } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
play-rank-line = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-total = Total
play-rank = Rank

## Commands; each can be typed in English, too

play-command-look = look
play-command-list = list
play-command-undo = undo
play-command-why = why
play-command-log = log
play-command-score = score
play-command-save = save
play-command-help = help
play-command-quit = quit
play-usage-look = { $command }
play-usage-list = { $command }
play-usage-undo = { $command }
play-usage-why = { $command } CODE
play-usage-log = { $command } [N]
play-usage-score = { $command }
play-usage-save = { $command } [FILE]
play-usage-help = { $command }
play-usage-quit = { $command }
play-help-look = describes the whole table in sentences
play-help-list = lists all options with their codes
play-help-undo = takes back your last choice, while nobody else has decided and nothing was revealed
play-help-why = says why an option is not possible now
play-help-log = tells the last N things that happened
play-help-score = shows the score track
play-help-save = saves the game
play-help-help = shows this
play-help-quit = saves the game and leaves
play-help-answer = Choose with the number of an option, with its code ({ $code }), or with enough words of it ({ $example }).
play-help-commands = Commands:

## Stone Age: the picture. Short words: they stand in columns.

play-stone_age-status = Round { $round } · { $phase } · { $player } starts
play-stone_age-phase-place = placing people
play-stone_age-phase-act = using people
play-stone_age-phase-feed = feeding
play-stone_age-phase-over = the game is over

play-stone_age-places = Places
play-stone_age-short-tool_maker = Tool maker
play-stone_age-short-hut = Hut
play-stone_age-short-field = Field
play-stone_age-short-hunting_grounds = Hunting
play-stone_age-short-forest = Forest
play-stone_age-short-clay_pit = Clay pit
play-stone_age-short-quarry = Quarry
play-stone_age-short-river = River
play-stone_age-short-card = Card { $n }
play-stone_age-short-stack = Stack { $n }
play-stone_age-gives-tool_maker = 1 tool
play-stone_age-gives-hut = 1 person
play-stone_age-gives-field = food track +1
play-stone_age-gives-hunting_grounds = food ÷ 2
play-stone_age-gives-forest = wood ÷ 3
play-stone_age-gives-clay_pit = brick ÷ 4
play-stone_age-gives-quarry = stone ÷ 5
play-stone_age-gives-river = gold ÷ 6

play-stone_age-cards = Cards
play-stone_age-deck_short = cost 1 to 4 · { $n } in the deck
play-stone_age-buildings = Buildings
play-stone_age-short-top-roll = 2 dice: { $resource }
play-stone_age-short-top-one_use = one-use tool { $n }
play-stone_age-short-top-dice_for_all = dice for all
play-stone_age-short-top-tool = 1 tool
play-stone_age-short-top-food_track = food track +1
play-stone_age-short-top-draw_card = another card
play-stone_age-short-top-any_two_resources = 2 of any kind
play-stone_age-short-people-farmer = { $n ->
    [one] 1 farmer
   *[other] { $n } farmers
}
play-stone_age-short-people-tool_maker = { $n ->
    [one] 1 tool maker
   *[other] { $n } tool makers
}
play-stone_age-short-people-hut_builder = { $n ->
    [one] 1 hut builder
   *[other] { $n } hut builders
}
play-stone_age-short-people-shaman = { $n ->
    [one] 1 shaman
   *[other] { $n } shamans
}
play-stone_age-choice = { $kinds ->
    [one] { $n } of one kind
   *[other] { $n } of { $kinds } kinds
}
play-stone_age-flexible = { $least } to { $most } resources

play-stone_age-players = Players
play-stone_age-you = you
play-stone_age-col-people = people
play-stone_age-col-food = food
play-stone_age-col-wood = wood
play-stone_age-col-brick = brick
play-stone_age-col-stone = stone
play-stone_age-col-gold = gold
play-stone_age-col-tools = tools
play-stone_age-col-cards = cards
play-stone_age-col-buildings = built
play-stone_age-col-points = points
play-stone_age-two_ready = any 2 resources ready
play-stone_age-one_hidden = 1 card unseen
play-stone_age-nothing = nothing
play-stone_age-legend = In the picture: 3/5 is three of five people at home; 12 +3 is food and food track; (2) is a used tool, 4! a one-use tool; ×7 is tiles left; dots are free rings.
play-stone_age-menu-place = Place { $least } to { $most } people { $at }
play-stone_age-menu-take = Take any 2 resources, such as take 1 wood 1 gold

## Stone Age: the same in sentences

play-stone_age-nobody = nobody
play-stone_age-place = { $place } ({ $gives }): { $people }.
play-stone_age-rings = { $n ->
    [0] No ring is free.
    [one] 1 ring is free.
   *[other] { $n } rings are free.
}
play-stone_age-full-top-roll = 2 dice for { $resource }
play-stone_age-full-top-one_use = one-use tool { $n }
play-stone_age-full-people-farmer = { $n ->
    [one] 1 farmer
   *[other] { $n } farmers
}
play-stone_age-full-people-tool_maker = { $n ->
    [one] 1 tool maker
   *[other] { $n } tool makers
}
play-stone_age-full-people-hut_builder = { $n ->
    [one] 1 hut builder
   *[other] { $n } hut builders
}
play-stone_age-full-people-shaman = { $n ->
    [one] 1 shaman
   *[other] { $n } shamans
}
play-stone_age-gone = { $place }: nothing is left here.
play-stone_age-card = { $place }: gives { $top }; at the end { $bottom }. On it: { $people }.
play-stone_age-deck = { $n ->
    [one] 1 card is left in the deck.
   *[other] { $n } cards are left in the deck.
}
play-stone_age-stack = { $place }: costs { $price }; { $points }; { $left ->
    [one] the last tile
   *[other] { $left } tiles left
}. On it: { $people }.
play-stone_age-worth = worth what is paid
play-stone_age-has-people = { $n } people, { $home } at home.
play-stone_age-has-food = { $food } food, food track { $track }.
play-stone_age-has-goods = Resources: { $goods }.
play-stone_age-has-tools = Tools ready: { $tools }.
play-stone_age-has-used_tools = Tools used: { $tools }.
play-stone_age-has-one_use = One-use tools: { $tools }.
play-stone_age-has-two = A card for any 2 resources.
play-stone_age-has-symbols = Symbols: { $names }.
play-stone_age-has-professions = On cards: { $names }.
play-stone_age-has-hidden = 1 card drawn unseen.
play-stone_age-has-buildings = { $n ->
    [0] No buildings.
    [one] 1 building.
   *[other] { $n } buildings.
}
play-stone_age-has-points = { $n ->
    [one] 1 point.
   *[other] { $n } points.
}

## Stone Age: the rules of what is asked, in short

play-stone_age-rules-place = In turn, each player puts one or more people on one place. You cannot come back to a place in the same round, and you must place while you can. The hut takes exactly two people; tool maker, field, each card and each building take one; forest, clay pit, quarry and river have seven rings. With two or three players only two of tool maker, hut and field are used in a round, and only one player (of three: two) gathers in each of forest, clay pit, quarry and river.
play-stone_age-rules-act = Use all your people, in any order; then the next player does. Who hunts or gathers rolls one die per person and may add tools; the sum is divided by the number of the place and rounded down. A card costs as many resources as its place says, a building what its tile shows; both can also be left.
play-stone_age-rules-tools = Add any of your tools that are ready, each whole and once in a round; one-use tools once in the game. What is left over after dividing is lost.
play-stone_age-rules-card_tools = The two dice of the card count like a roll for gathering; tools can be added.
play-stone_age-rules-pay_card = A card costs exactly as many resources as its place says, of any kinds, but never food. Its upper half works at once, its lower half counts at the end. You can leave it.
play-stone_age-rules-pay_building = Pay what the tile shows. Where it shows no points, each wood paid is worth 3 points, brick 4, stone 5 and gold 6. You can leave it.
play-stone_age-rules-pick_die = Each player takes one die, starting with the buyer of the card: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 one step on the food track.
play-stone_age-rules-feed = Each person eats one food. All that is missing can be paid with resources, one for each food; if you do not, you lose 10 points, however many go hungry.
