### Boards of cards in the browser: what the boards of Through the Ages and Imperium share.

web-board-can = { $n ->
    [one] Can be used
   *[other] Can be used in { $n } ways
}
web-board-back = Back
web-board-fold = Put the question aside and look at the table
web-board-answer = Answer the question
web-board-turn = Your turn
web-board-how-things = Touch one of the cards that glow, or choose here.
web-board-bid = Your bid
web-board-bid-most = your most: { $n }
web-board-rule = The rule
web-board-thing = This thing

## The library of cards

web-title-library = Cards
web-library-of = Cards: { $game }
web-library-search = Search by name or text
web-library-all = All
web-library-kind = Kind
web-library-age = Age
web-library-nation = Nation
web-library-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-library-open = Look at the cards
web-library-stone_age-green = Green cards
web-library-stone_age-sand = Sand cards
web-library-stone_age-building = Buildings
web-board-pick = Can be picked
web-board-how-several = Touch the things that glow: once to pick one, again to take it back. They go together.

## The rules

web-title-rules = Rules
web-rules-open = Read the rules
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] No rule contains these words.
    [one] 1 rule found
   *[other] { $n } rules found
}
web-rules-link = Link to this rule
web-rules-new-tab = (opens a new tab)
web-rules-print = Print
