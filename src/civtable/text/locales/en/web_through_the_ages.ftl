### The board of Through the Ages in the browser.

web-through_the_ages-row = Card row
web-through_the_ages-in-row = { $card }, costs { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
web-through_the_ages-zone = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
} each
web-through_the_ages-decks = Decks and events
web-through_the_ages-age = Age { $age } · Round { $n }
web-through_the_ages-last-round = Last round: { $n }
web-through_the_ages-deck = Civil cards left: { $n }
web-through_the_ages-military-deck = Military cards left: { $n }
web-through_the_ages-events = Events
web-through_the_ages-future = Future events
web-through_the_ages-next-event = Next:
web-through_the_ages-last-event = Last event:
web-through_the_ages-tactics = Shared tactics
web-through_the_ages-civilization = Civilization of { $player }
web-through_the_ages-rivals = Rivals
web-through_the_ages-compare = Open the civilization of { $player }
web-through_the_ages-hand = Your hand
web-through_the_ages-hand-empty = No cards in hand.
web-through_the_ages-hand-civil = Civil cards: { $n }
web-through_the_ages-hand-military = Military cards: { $n }
web-through_the_ages-hands = Civil and military cards in hand
web-through_the_ages-bot = Bot
web-through_the_ages-culture = Culture
web-through_the_ages-science = Science
web-through_the_ages-strength = Strength
web-through_the_ages-food = Food
web-through_the_ages-resources = Resources
web-through_the_ages-unused = Unused workers
web-through_the_ages-civil = Civil actions: { $n } of { $all }
web-through_the_ages-military = Military actions: { $n } of { $all }
web-through_the_ages-mood = Happy faces: { $has }, needed: { $need }, discontent workers: { $discontent }
web-through_the_ages-tech = { $card }. Workers: { $workers }. Blue tokens: { $tokens }
web-through_the_ages-yellow = Yellow bank: { $n } tokens. A new worker costs { $price } food, the people eat { $eats }, happy faces needed: { $faces }
web-through_the_ages-blue = Blue bank: { $n } tokens. Corruption takes { $lost }
web-through_the_ages-copies = Copies with this number of players: { $n }
web-through_the_ages-copies-all = Copies with 2, 3, 4 players: { $counts }
web-through_the_ages-how-act = Touch what glows: a card of the row, a technology, the yellow bank, a card in hand.
web-through_the_ages-ahead = At the end of this turn
web-through_the_ages-uprising = Uprising: nothing would be produced
web-through_the_ages-figure-cards = military cards
web-through_the_ages-with = with { $player }
web-through_the_ages-from = from { $player }

web-through_the_ages-figure-culture = culture
web-through_the_ages-figure-culture_rate = culture per turn
web-through_the_ages-figure-science = science
web-through_the_ages-figure-science_rate = science per turn
web-through_the_ages-figure-strength = strength
web-through_the_ages-figure-happiness = happy faces
web-through_the_ages-figure-discontent = discontent workers
web-through_the_ages-figure-food = food
web-through_the_ages-figure-resources = resources
web-through_the_ages-figure-unused_workers = unused workers
web-through_the_ages-figure-civil_actions = civil actions
web-through_the_ages-figure-military_actions = military actions
web-through_the_ages-figure-yellow_bank = tokens in the yellow bank
web-through_the_ages-figure-blue_bank = tokens in the blue bank

web-through_the_ages-kind-farm = Farm
web-through_the_ages-kind-mine = Mine
web-through_the_ages-kind-lab = Lab
web-through_the_ages-kind-temple = Temple
web-through_the_ages-kind-arena = Arena
web-through_the_ages-kind-library = Library
web-through_the_ages-kind-theater = Theater
web-through_the_ages-kind-infantry = Infantry
web-through_the_ages-kind-cavalry = Cavalry
web-through_the_ages-kind-artillery = Artillery
web-through_the_ages-kind-air_force = Air force
web-through_the_ages-kind-government = Government
web-through_the_ages-kind-special = Special technology
web-through_the_ages-kind-leader = Leader
web-through_the_ages-kind-wonder = Wonder
web-through_the_ages-kind-action = Action card
web-through_the_ages-kind-event = Event
web-through_the_ages-kind-territory = Territory
web-through_the_ages-kind-aggression = Aggression
web-through_the_ages-kind-war = War
web-through_the_ages-kind-pact = Pact
web-through_the_ages-kind-tactic = Tactic
web-through_the_ages-kind-bonus = Bonus card

## The guided first game

web-through_the_ages-guide-welcome = You lead a civilization from antiquity to our days. Whoever has most culture at the end wins. This first game shows three turns; do what the text says, on the table itself.
web-through_the_ages-guide-row = Above lies the card row. The five cards at the left cost 1 civil action, then 2, then 3. Cards slide to the left every turn and become cheaper, until somebody takes them or they leave.
web-through_the_ages-guide-workers = Your civilization lies below. Yellow pieces are workers: those on Agriculture make food, those on Bronze make resources, the one on Philosophy makes science.
web-through_the_ages-guide-moses = In the first round the first player has one civil action. Take Moses: under him new people cost less food. Touch the card, then the button, or touch it twice.
web-through_the_ages-guide-end = Nothing more can be done this turn. End it: then your workers produce.
web-through_the_ages-guide-produced = You have 2 food and 2 resources now: the blue tokens on your cards. From now on you have 4 civil and 2 military actions each turn.
web-through_the_ages-guide-politics = A turn begins with politics: one political action with a military card. You have none yet, so pass.
web-through_the_ages-guide-lead = Now the actions. Play Moses from your hand: he becomes your leader for 1 civil action.
web-through_the_ages-guide-population = Increase your population: touch the yellow bank. It shows what a new worker costs in food; with Moses 1 less.
web-through_the_ages-guide-build = You have unused workers. Build a mine on Bronze for 2 resources: more mines, more resources every turn.
web-through_the_ages-guide-action-card = One civil action is left. Take Rich Land: an action card that makes a farm or mine cheaper. It can be played from the next turn on.
web-through_the_ages-guide-end-again = End your turn. Unused military actions become military cards, up to three.
web-through_the_ages-guide-event = You drew military cards. Prepare the territory as an event: it goes face down among the future events, you gain culture, and the top current event happens to everybody.
web-through_the_ages-guide-temple = The event lets everybody build a temple free of charge. Do it: temples make happy faces and culture.
web-through_the_ages-guide-mood = A growing population needs happy faces; the temple provides one. Increase your population again.
web-through_the_ages-guide-play = Play Rich Land from your hand.
web-through_the_ages-guide-farm = Now choose what it makes cheaper. Build a farm on Agriculture: the people will eat more and more.
web-through_the_ages-guide-technology = Take Iron, a better mine, for 2 civil actions. Technologies go to your hand; later you develop them with science.
web-through_the_ages-guide-last = End your turn once more.
web-through_the_ages-guide-over = That is how every turn goes: politics, actions, production. Grow food and resources first, then science; do not fall behind in strength; wonders and theaters bring the culture that wins. Good luck!
