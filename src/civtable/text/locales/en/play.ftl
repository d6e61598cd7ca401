# The table in the terminal: setting up, commands, help, results; then what each game shows there.

play-help = play a game at the terminal, against bots or each other
play-about = Plays a game at the terminal. Without --seats it asks what you want to play. A number, a code or a few words choose; help explains.
play-arg-game = a game; civtable games lists them
play-arg-seats = who sits where, in order: human or the level of a bot, for example human,hard,easy
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
play-ask-company = Alone or with others?
play-company-alone = alone, against the automa
play-company-others = with others
play-ask-players = How many players, you included?
play-ask-level = Who plays against you?

play-settings-nowhere = No game has all of these settings: { $names }. There are: { $known }.
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
play-thinks = { $player } is thinking …
play-question = { $player }: { $question }
play-prompt = { $player }>
play-how = Type a number or words, such as “{ $example }”; or help.
play-many = { $n } options, for example { $code }; list shows them all.
play-more = … { $n } more lines (log)
play-page = Enter for more, q and Enter to stop:
play-hand-over = { $player } is next.
play-hand-over-plain = ----- Now { $player } -----
play-press-enter = Pass the keyboard on, then press Enter.
play-secret-seen = Only { $player } may see this. Press Enter to hide it.
play-no-such-number = There is no number { $number }: the options are numbered from 1 to { $most }.
play-several = That could be several: { $codes }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Please say a little more.
play-guarded = “{ $option }”: that is never done by a number or a part of it. If you want it, type “{ $typed }”.
play-why-what = Say which option: why, then its code.
play-why-legal = That is allowed now: { $code }.
play-look-nothing = There is nothing called “{ $text }” to look at.
play-look-several = That could be several: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
play-log-number = log takes the number of lines to show, not “{ $text }”.
play-log-empty = Nothing has happened yet.
play-undo-nothing = There is nothing to take back yet.
play-undo-other = That cannot be taken back: { $player } has decided since.
play-undo-revealed = That cannot be taken back: dice, a card or a building have been revealed by it.
play-undone = Taken back: { $code }.
play-picked = chosen
play-how-several = Type numbers or codes, several at once (1 3, or with commas); once more takes back. Enter or ok confirms them all, clear drops them.
play-nothing-picked = Nothing is chosen together here: type a number, a code or words.
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
play-nobody-wins = You have lost: nobody at this table wins.
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
play-command-hint = hint
play-command-log = log
play-command-score = score
play-command-save = save
play-command-help = help
play-command-quit = quit
play-command-ok = ok
play-command-clear = clear
play-usage-look = { $command } [NAME]
play-usage-list = { $command }
play-usage-undo = { $command }
play-usage-hint = { $command }
play-usage-why = { $command } CODE
play-usage-log = { $command } [N]
play-usage-score = { $command }
play-usage-save = { $command } [FILE]
play-usage-help = { $command }
play-usage-quit = { $command }
play-usage-ok = { $command }
play-usage-clear = { $command }
play-help-look = describes the whole table in sentences; with a name, that card or part of it
play-help-list = lists all options with their codes
play-help-undo = takes back your last choice, while nobody else has decided and nothing was revealed
play-help-why = says why an option is not possible now
play-help-hint = gives a hint: first the idea, asked again the option (only with bots; it stands in the record)
play-help-log = tells the last N things that happened
play-help-score = shows the score track
play-help-save = saves the game
play-help-help = shows this
play-help-quit = saves the game and leaves
play-help-ok = confirms all that you have chosen together
play-help-clear = drops what you have chosen together
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

## Through the Ages: the picture. Short words: they stand in columns. CA and MA are civil and military actions.

play-tta-status = Age { $age } · round { $round } · { $player } is on turn
play-tta-over = the game is over
play-tta-last = the last round
play-tta-last_soon = round { $n } is the last
play-tta-row = Card row
play-tta-zone = { $n } CA
play-tta-deck = deck { $n }
play-tta-events = Events
play-tta-current = current { $backs }
play-tta-next = next: { $card }
play-tta-future = future { $backs }
play-tta-known = known to you: { $names }
play-tta-past = past { $n }
play-tta-bonuses = bonuses: { $names } (+{ $hidden } hidden)
play-tta-shared = Shared tactics
play-tta-food = food
play-tta-resources = resources
play-tta-science = science
play-tta-culture = culture
play-tta-strength = strength
play-tta-happy = happy { $have }/{ $need }
play-tta-discontent = discontent { $n }
play-tta-unused = unused { $n }
play-tta-civil_short = CA
play-tta-military_short = MA
play-tta-yellow = Yellow { $n }: costs { $food }, eats { $eats }, needs { $need }
play-tta-blue = Blue { $n }: corruption { $corruption }
play-tta-at = { $at }: { $then }
play-tta-leader = Leader
play-tta-wonders = Wonders
play-tta-ruin = { $card } (ruin)
play-tta-building = unfinished { $card } { $built }/{ $stages }
play-tta-colonies = Colonies
play-tta-tactic = Tactic
play-tta-specials = Special
play-tta-war = War
play-tta-pact = Pact
play-tta-hand = Hand
play-tta-military = Military
play-tta-resigned = resigned
play-tta-rivals = Rivals
play-tta-players = Players
play-tta-col-culture = culture
play-tta-col-science = science
play-tta-col-strength = strength
play-tta-col-civil = CA
play-tta-col-military = MA
play-tta-col-food = food
play-tta-col-resources = res.
play-tta-col-happy = happy
play-tta-col-hand = hand
play-tta-legend = In the picture: a number with a bracket, 12), is what you type for that card. The card row has three price zones; ×: leaves the row next; =4: costs you 4 civil actions. CA and MA are civil and military actions, left and in all. Iron I 2w 3b: technology, level, workers, blue tokens. 12 +3 are points and what comes each turn; happy 1/2: happy faces and how many are needed. Yellow 14: costs 3, eats 1, needs 1 (12: 4, 2, 2): tokens in the bank, food for one more worker, food eaten each turn, happy faces needed, and the same when 12 are left. Hand 3+2: civil and military cards; ✗ is a card that cannot be played now.
play-tta-tokens = { $workers }w { $tokens }b
play-tta-workers = { $n }w

## Through the Ages: kinds of card, in full and in short

play-tta-kind-farm = farm
play-tta-kind-mine = mine
play-tta-kind-lab = lab
play-tta-kind-temple = temple
play-tta-kind-arena = arena
play-tta-kind-library = library
play-tta-kind-theater = theater
play-tta-kind-infantry = infantry
play-tta-kind-cavalry = cavalry
play-tta-kind-artillery = artillery
play-tta-kind-air_force = air force
play-tta-kind-government = government
play-tta-kind-special = special technology
play-tta-kind-leader = leader
play-tta-kind-wonder = wonder
play-tta-kind-action = action card
play-tta-kind-event = event
play-tta-kind-territory = territory
play-tta-kind-aggression = aggression
play-tta-kind-war = war
play-tta-kind-pact = pact
play-tta-kind-tactic = tactic
play-tta-kind-bonus = bonus card
play-tta-short-farm = farm
play-tta-short-mine = mine
play-tta-short-lab = lab
play-tta-short-temple = temp
play-tta-short-arena = aren
play-tta-short-library = libr
play-tta-short-theater = thea
play-tta-short-infantry = inf
play-tta-short-cavalry = cav
play-tta-short-artillery = art
play-tta-short-air_force = air
play-tta-short-government = gov
play-tta-short-special = spec
play-tta-short-leader = lead
play-tta-short-wonder = wond
play-tta-short-action = act

## Through the Ages: options in groups

play-tta-group-take = Take
play-tta-group-population = Population
play-tta-group-build = Build
play-tta-group-upgrade = Upgrade
play-tta-group-develop = Develop
play-tta-group-play = Play
play-tta-group-tactics = Tactics
play-tta-group-destroy = Destroy
play-tta-group-disband = Disband
play-tta-group-politics = Politics
play-tta-group-discard = Discard
play-tta-group-other = Also
play-tta-stage = stages { $n }
play-tta-revolution = revolution: { $card }
play-tta-copied = copy { $card }
play-tta-one_more = 1 more
play-tta-against = { $card } → { $rival }
play-tta-hint-civil_actions = { $n } CA
play-tta-hint-military_actions = { $n } MA
play-tta-hint-food = { $n } food
play-tta-hint-resources = { $n } res.
play-tta-hint-science = { $n } science
play-tta-hint-culture = { $n } culture
play-tta-hint-science_rate = { $n } science/turn
play-tta-hint-culture_rate = { $n } culture/turn
play-tta-hint-strength = { $n } strength
play-tta-hint-happiness = { $n } happy
play-tta-hint-discontent = { $n } discontent

## Through the Ages: the same in sentences

play-tta-say-card = Card row, space { $n }: { $card } ({ $kind }, Age { $age }), civil actions: { $price }.
play-tta-say-leaves = It leaves the row next.
play-tta-say-decks = Left in the civil deck: { $civil }; in the military deck: { $military }.
play-tta-say-events = Current events, by age: { $current }. Future events: { $future }.
play-tta-say-next = The next event is { $card }.
play-tta-say-known = Events that you know to be coming: { $names }.
play-tta-say-past = Past events: { $names }.
play-tta-say-bonuses = Bonus cards for the end: { $names }; hidden ones: { $hidden }.
play-tta-say-tracks = The tracks end: science points at { $science }, culture and science ratings at { $rating }, strength at { $strength }.
play-tta-say-shared = Tactics that everybody may copy: { $names }.
play-tta-say-points = Culture { $culture } ({ $culture_rate } per turn), science { $science } ({ $science_rate } per turn), strength { $strength }.
play-tta-say-actions = Government: { $card }; civil actions left: { $civil } of { $civil_total }, military: { $military } of { $military_total }.
play-tta-say-goods = Food { $food }, resources { $resources }, unused workers { $unused }.
play-tta-say-happy = Happy faces { $have }, needed { $need }; discontent workers { $discontent }.
play-tta-say-yellow = Yellow bank { $n }: one more worker costs { $food } food; the population eats { $eats } each turn.
play-tta-say-next_yellow = With { $at } tokens left there: { $what } { $n }.
play-tta-say-what-population_cost = price
play-tta-say-what-consumption = consumption
play-tta-say-what-happy_needed = happy faces needed
play-tta-say-what-corruption = corruption
play-tta-say-blue = Blue bank { $n }: corruption { $corruption }.
play-tta-say-technologies = Technologies: { $names }.
play-tta-say-technology = { $card } (workers { $workers })
play-tta-say-store = { $card } (workers { $workers }, blue tokens { $tokens })
play-tta-say-specials = Special technologies: { $names }.
play-tta-say-leader = Leader: { $card }.
play-tta-say-wonders = Wonders: { $names }.
play-tta-say-building = Unfinished wonder: { $card }, stages { $built } of { $stages }; next they cost { $costs }.
play-tta-say-colonies = Colonies: { $names }.
play-tta-say-tactic = Tactic: { $card }.
play-tta-say-war = War on { $rival }: { $card }.
play-tta-say-pact = Pact with { $rival }: { $card }.
play-tta-say-hand = Civil cards in hand: { $names }.
play-tta-say-military = Military cards in hand: { $names }.
play-tta-say-idle = Cannot be played now: { $names }.
play-tta-say-hand_hidden = Civil cards in hand, by age: { $backs }.
play-tta-say-military_hidden = Military cards in hand, by age: { $backs }.

## Through the Ages: a card by itself

play-tta-about = { $card }: { $kind }, Age { $age }.
play-tta-about-copies = Copies in this game: { $n }.
play-tta-about-science_cost = Science to develop: { $n }.
play-tta-about-revolution_cost = By revolution: { $n } science.
play-tta-about-resource_cost = Resources to build: { $n }.
play-tta-about-stages = Stages, in resources: { $costs }.
play-tta-about-cost = Military actions to play: { $n }.
play-tta-about-gives = Gives: { $what }.
play-tta-about-worker = Each worker on it gives: { $what }.
play-tta-fact-food = { $n } food
play-tta-fact-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
play-tta-fact-science = { $n } science
play-tta-fact-culture = { $n } culture
play-tta-fact-strength = { $n } strength
play-tta-fact-happiness = { $n ->
    [one] 1 happy face
   *[other] { $n } happy faces
}
play-tta-fact-civil_actions = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
play-tta-fact-military_actions = { $n ->
    [one] 1 military action
   *[other] { $n } military actions
}
play-tta-fact-urban_limit = urban limit { $n }
play-tta-fact-blue = { $n ->
    [one] 1 blue token
   *[other] { $n } blue tokens
}
play-tta-fact-yellow = { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
}
play-tta-fact-colonization = { $n } colonization
play-tta-fact-hand = { $n } to both hand limits
play-through_the_ages-score-later = This is culture. Events of Age III that are still in the event decks are scored at the end of the game.
play-through_the_ages-rules-act = A card costs 1, 2 or 3 civil actions by its zone; a wonder 1 more for each that you have completed. Population, farms, mines, urban buildings, upgrades, technologies, leaders, action cards and stages take a civil action; units and tactics a military one. End your turn when you have done what you want: you then produce and draw a military card for each military action left.
play-through_the_ages-rules-politics = One political action each turn: prepare an event from your hand, which also reveals the next one; play an aggression; declare a war; offer or cancel a pact. Or pass.
