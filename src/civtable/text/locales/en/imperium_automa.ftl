### The automa and the campaign of Imperium: tables in words, what the automa does, the record sheet.

## The automa: amounts, suits, kinds of card, places

automa-resource-material = material
automa-resource-population = population
automa-resource-progress = progress
automa-suit-region = a region
automa-suit-uncivilised = an uncivilised card
automa-suit-civilised = a civilised card
automa-suit-tributary = a tributary
automa-suit-any = any card
automa-or = { $head } or { $last }
automa-kind-region = { $n ->
    [one] a region
   *[other] { $n } regions
}
automa-kind-uncivilised = { $n ->
    [one] an uncivilised card
   *[other] { $n } uncivilised cards
}
automa-kind-civilised = { $n ->
    [one] a civilised card
   *[other] { $n } civilised cards
}
automa-kind-tributary = { $n ->
    [one] a tributary
   *[other] { $n } tributaries
}
automa-kind-fame = { $n ->
    [one] a fame card
   *[other] { $n } fame cards
}
automa-kind-attack = { $n ->
    [one] an attack card
   *[other] { $n } attack cards
}
automa-kind-pinned = { $n ->
    [one] a pinned card
   *[other] { $n } pinned cards
}
automa-kind-barbarian = { $n ->
    [one] a barbarian card
   *[other] { $n } barbarian cards
}
automa-kind-empire = { $n ->
    [one] an empire card
   *[other] { $n } empire cards
}
automa-kind-knight = { $n ->
    [one] a knight
   *[other] { $n } knights
}
automa-kind-mask = { $n ->
    [one] a mask
   *[other] { $n } masks
}
automa-kind-scroll = { $n ->
    [one] a scroll
   *[other] { $n } scrolls
}
automa-kind-river = { $n ->
    [one] a card with a river
   *[other] { $n } cards with a river
}
automa-kind-development = { $n ->
    [one] a development card
   *[other] { $n } development cards
}
automa-card-other = Other
automa-card-region = Region
automa-card-uncivilised = Uncivilised
automa-card-civilised = Civilised
automa-card-tributary = Tributary
automa-card-fame = Fame
automa-card-attack = Attack
automa-card-pinned = Pinned
automa-card-barbarian = Barbarian
automa-card-empire = Empire
automa-card-knight = Knight
automa-card-mask = Mask
automa-card-scroll = Scroll
automa-card-river = River
automa-card-development = Development
automa-from-discard = from its discard pile
automa-from-history = from its history
automa-from-deck = from its deck
automa-from-play = from its play area
automa-from-exile = from exile
automa-into-discard = into its discard pile
automa-into-history = into its history
automa-into-deck = on top of its deck
automa-into-play = into play
automa-into-exile = into exile

## Steps of a table, as what the automa has to do; “you” is the person

automa-step-gain = gain { $amount }
automa-step-gain_per_region = gain { $amount } for each of its regions in play
automa-step-spend = spend { $amount }
automa-step-spend_one_of = spend { $amount } or { $other }
automa-step-spend_all = spend all its { $resource }
automa-step-turn_all = turn all its { $resource } into { $into }
automa-step-exchange = exchange { $amount } for { $other } as often as possible
automa-step-steal = steal { $amount } from you
automa-step-acquire = acquire { $suits }
automa-step-acquire_exiled = acquire { $suits } from exile
automa-step-acquire_with = acquire { $suits } that has { $resource } on it
automa-step-break_through = break through for { $suits }
automa-step-gain_fame = gain the top fame card
automa-step-abandon = abandon { $kind }
automa-step-discard_deck = { $n ->
    [one] discard the top card of its deck
   *[other] discard the top { $n } cards of its deck
}
automa-step-discard_dynasty = put the top dynasty card into its discard pile
automa-step-move = put { $kind } { $from } { $to }
automa-step-place_on_market = put { $amount } on the market card above the space of the die
automa-step-this_to = put this card { $to }
automa-step-play_this = play this card
automa-step-exile_market = exile a market card
automa-step-take_unrest = take an unrest
automa-step-return_unrest = return an unrest from its discard pile
automa-step-exile_quest = exile the next quest, unless it is Graal
automa-step-gain_quest = gain the next quest
automa-step-have_in_play = it has { $kind } in play
automa-step-have_none_discarded = { $kind } is not in its discard pile
automa-step-turn_journey = change the journey card to { $card }
automa-step-unrest_in_new_discard = put an unrest into its discard pile after shuffling
automa-step-trigger_end = trigger the end of the game
automa-step-you_gain = you gain { $amount }
automa-step-you_take_unrest = you take an unrest
automa-step-you_recall = you recall { $kind }
automa-step-you_abandon = you abandon { $kind }
automa-step-you_discard = { $n ->
    [one] you discard a card
   *[other] you discard { $n } cards
}
automa-step-you_may_draw = you may draw a card
automa-step-you_may_return_unrest = you may return an unrest from your hand
automa-step-you_may_return_unrest_too = you may return an unrest from your hand or discard pile

## Sentences of a row

automa-if-possible = if possible, { $steps }
automa-if-possible-it = if possible, the automa has to { $steps }
automa-otherwise-if = otherwise, if possible, { $steps }
automa-otherwise = otherwise, { $steps }
automa-if-condition = if possible and if { $condition }, { $steps }
automa-otherwise-if-condition = otherwise, if possible and if { $condition }, { $steps }
automa-to = { $cost } to { $steps }
automa-if-you-have = if you have { $kind } in play, { $steps }
automa-if-you-are-barbarian = if you are barbarian, { $steps }
automa-if-you-are-empire = if you are an empire, { $steps }
automa-journey-test = With at least { $amount }: { $then } Otherwise: { $otherwise }

## The printed tables in the terminal

imperium-tables-title = { $nation }: { $table }
imperium-tables-barbarian = barbarian
imperium-tables-empire = empire
imperium-tables-both = both states
imperium-tables-journeys = journey cards
imperium-tables-row = row
imperium-tables-card = card or icon
imperium-tables-effect = effect
imperium-tables-unrest = An unrest card uses no table: it goes back to the unrest pile.
imperium-tables-market = Maintenance: { $amount } on the market card above the space of the die.
imperium-tables-source = Source: { $text }; icons: { $icons } ({ $confidence }).

## What can be wrong with a file of tables

automa-bad-table = { $place }: { $why }
automa-place = Automa { $nation }
automa-place-table = Automa { $nation }, table { $table }
automa-place-row = Automa { $nation }, table { $table }, row { $row }
automa-not-a-text = “{ $name }” should be a text.
automa-not-a-list = “{ $name }” should be a list.
automa-not-a-mapping = names with their values should stand here.
automa-not-a-flag = “{ $name }” should be true or false.
automa-not-an-amount = “{ $name }” should be a number with a resource, as in “2 material”.
automa-not-toml = the file is not good TOML: { $problem }
automa-unknown-name = the name “{ $name }” is not known. Known names: { $known }.
automa-missing-name = “{ $name }” is missing.
automa-unknown-step = the step “{ $step }” is not known. The nearest known one: “{ $close }”.
automa-unknown-condition = the condition “{ $step }” is not known.
automa-stray-otherwise = an “otherwise” needs an “if possible” just before it.
automa-empty-row = the row has nothing to do.
automa-empty-step = a step between semicolons is empty.
automa-braces = the braces do not match.
automa-unknown-kind = the kind of card “{ $kind }” is not known. Known kinds: { $known }.
automa-no-such-card = there is no card called “{ $name }”.
automa-no-rows = the table has no rows.
automa-no-other = the last row should be for every “other” card.
automa-other-not-last = rows after the one for every “other” card are never reached.
automa-same-card = row { $other } is for the same cards.
automa-unknown-layer = “{ $layer }” is no part of a dynasty deck. Known parts: { $known }.
automa-no-accession = a nation that becomes an empire needs its accession card in the dynasty deck.
automa-other-nation = the file is about “{ $name }”.
automa-not-a-choice = “{ $name }” should be one of: { $known }.

## Where the tables come from

automa-source-spanish_rulebook = Spanish solo rulebook
automa-source-english_tables = printed English tables
automa-source-transcription = a public transcription of the English tables
automa-source-printed_book = a printed book
automa-confidence-sourced = shown by the source
automa-confidence-forced = the rules leave one reading
automa-confidence-inferred = concluded from the context

## What the automa does

imperium-event-automa_rolled = The automa rolls { $die }; every card is resolved.
imperium-event-automa_rolled_aside = The automa rolls { $die }; the card on space { $space } is set aside.
imperium-event-automa_revealed = Space { $space }: the automa turns up { $card }.
imperium-event-automa_returned = Unrest uses no table: it goes back to the unrest pile.
imperium-event-automa_returned_discard = The automa returns an unrest from its discard pile.
imperium-event-automa_row = Row { $row }, { $kind }, is used for { $card }.
imperium-event-automa_row_failed = Row { $row }, { $kind }, cannot be used: the automa cannot do its first part ({ $step }).
imperium-event-automa_no_row = No row can be used for { $card }: it is discarded.
imperium-event-automa_cannot = Not possible: { $step }.
imperium-event-automa_gained = The automa gains { $amount }.
imperium-event-automa_spent = The automa spends { $amount }.
imperium-event-automa_stole = The automa steals { $amount } from you.
imperium-event-automa_lost = The automa loses { $amount }.
imperium-event-automa_acquired = The automa acquires { $card } from space { $space }.
imperium-event-automa_acquired_exile = The automa acquires { $card } from exile.
imperium-event-automa_broke_through = The automa breaks through and takes { $card } from space { $space }.
imperium-event-automa_broke_through_main = The automa breaks through and finds { $card } in the main deck.
imperium-event-automa_took_top_region = The automa breaks through and takes the top card of the region deck, unseen.
imperium-event-automa_took_top_uncivilised = The automa breaks through and takes the top card of the uncivilised deck, unseen.
imperium-event-automa_took_top_civilised = The automa breaks through and takes the top card of the civilised deck, unseen.
imperium-event-automa_fame = The automa takes the top fame card, unseen.
imperium-event-automa_took_unrest = The automa takes an unrest.
imperium-event-automa_abandoned = The automa abandons { $card }.
imperium-event-automa_recalled = The automa recalls { $card } to the top of its deck.
imperium-event-automa_discarded = The automa discards { $card } from the top of its deck.
imperium-event-automa_dynasty = The top dynasty card, { $card }, goes to the automa's discard pile.
imperium-event-automa_dynasty_deck = The top dynasty card, { $card }, goes on top of the automa's deck.
imperium-event-automa_moved = The automa puts { $card } { $to }.
imperium-event-automa_played = The automa plays { $card }.
imperium-event-automa_placed = The automa puts { $amount } on { $card } in the market.
imperium-event-automa_quest_gained = The automa gains the quest { $card }.
imperium-event-automa_quest_exiled = The automa exiles the quest { $card }.
imperium-event-automa_empire = The automa becomes an empire.
imperium-event-automa_shuffled = { $cards ->
    [one] The automa shuffles its discard pile into a new deck of 1 card.
   *[other] The automa shuffles its discard pile into a new deck of { $cards } cards.
}
imperium-event-automa_journey = Journey card { $card }: the automa has enough.
imperium-event-automa_journey_failed = Journey card { $card }: the automa does not have enough.
imperium-event-automa_journeyed = The automa's journey card is now { $card }.
imperium-event-automa_kings = The automa resolves King of Kings.
imperium-event-automa_given = The automa gets { $card }, into its discard pile.
imperium-event-automa_ignores = This does not touch the automa: it has no hand, and returns unrest only by its own tables.
automa-step-chain = one of its possibilities

## The command civtable imperium

imperium-help = the automa's tables and campaigns of Imperium
imperium-about = The solo side of Imperium: the automa's tables in words, and campaigns.
imperium-commands = what to do
imperium-tables-help = print a nation's tables as automa
imperium-tables-about = Prints the tables by which a nation plays as automa. They are made from the files that the game itself reads.
imperium-arg-nation = the nation, for instance romans
imperium-nation-unknown = There is no nation “{ $name }”. Nations: { $known }.
imperium-campaign-help = play a campaign, or go on with one
imperium-campaign-about = A series of solo games with one nation: five wins before four losses. The file is the record sheet; it is written after every choice.
imperium-arg-file = the file of the campaign; a new one is begun if it does not exist
imperium-arg-player = your name on the record sheet of a new campaign
imperium-arg-own = your nation in a new campaign
imperium-arg-box = the common cards of a new campaign: classics, legends or mixed
imperium-arg-extreme = a new campaign in extreme mode
imperium-arg-sheet = show the record sheet, and play nothing
imperium-already = The file { $path } is a campaign already: { $names } cannot be changed.

## Campaigns

campaign-ask-player = Your name?
campaign-ask-nation = Which nation do you lead?
campaign-ask-box = Which common cards?
campaign-ask-mode = Which kind of campaign?
campaign-mode-usual = the level rises after each win
campaign-mode-extreme = extreme mode: the highest level in every game
campaign-ask-again = Play this game again from its beginning?
campaign-again-yes = yes
campaign-again-no = no, leave
campaign-level-extreme = Supreme Ruler
campaign-ask-rival = Against which nation is the next game?
campaign-ask-side = Which side of your power card?
campaign-ask-change = You have won: add a card gained in this game to your starting deck, or remove one from it.
campaign-add = add { $card }
campaign-remove = remove { $card }
campaign-title = Campaign of { $player }: { $nation }
campaign-title-extreme = Campaign of { $player } in extreme mode: { $nation }
campaign-column-level = level
campaign-column-points = your points
campaign-column-rival = automa
campaign-column-rival-points = its points
campaign-column-result = result
campaign-column-change = card added or (removed)
campaign-won = win
campaign-lost = loss
campaign-collapsed = loss by collapse
campaign-removed = ({ $card })
campaign-standing = { $wins } of 5 wins, { $losses } of 4 losses.
campaign-next = Next game: level { $level }.
campaign-next-help = Next game: level { $level }, with twice the resources, because the last one was lost.
campaign-unrest-out = { $n ->
    [one] 1 unrest card is set aside.
   *[other] { $n } unrest cards are set aside.
}
campaign-running = A game against { $nation } is going on.
campaign-is-won = The campaign is won.
campaign-is-lost = The campaign is lost.
campaign-game-won = You have won this game, { $points } to { $rival }.
campaign-game-lost = You have lost this game, { $points } to { $rival }.
campaign-game-collapsed = The unrest pile was empty: you have lost this game.
campaign-kept = The campaign is in { $path }. Go on with: { $command }

## What is refused

campaign-too-long = The campaign file is too long.
campaign-not-json = This is no campaign file: it cannot be read, or a part is missing.
campaign-foreign = This is no campaign of Imperium.
campaign-format = The campaign file has a format that this version does not know. Known: { $known }.
campaign-checksum = The campaign file was changed or damaged: its checksum does not fit.
campaign-too-many-games = A campaign has at most { $most } games.
campaign-impossible = { $path }: this cannot follow in a campaign from what stands before it.
campaign-other-box = { $nation } is not a nation of the box { $box }.
campaign-over = The campaign is over.
campaign-change-first = First choose which card to add or remove.
campaign-no-change-now = No card can be added or removed now.
campaign-change-unknown = “{ $change }” cannot be chosen.
campaign-no-rival = { $nation } cannot be the automa: it is your own nation, or one that you have beaten.
imperium-state-secret = { $path }: { $card } is not among the hidden cards of the automa.
campaign-none = There is no such campaign.
campaign-not-yours = This campaign belongs to somebody else.
campaign-playing = A game of this campaign is being played.
campaign-no-game = No game of this campaign is being played.
