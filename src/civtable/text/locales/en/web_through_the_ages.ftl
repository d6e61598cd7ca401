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
web-through_the_ages-culture = Culture
web-through_the_ages-science = Science
web-through_the_ages-strength = Strength
web-through_the_ages-food = Food
web-through_the_ages-resources = Resources
web-through_the_ages-unused = Unused workers
web-through_the_ages-civil-actions = Civil actions
web-through_the_ages-military-actions = Military actions
web-through_the_ages-civil = Civil actions: { $n } of { $all }
web-through_the_ages-military = Military actions: { $n } of { $all }
web-through_the_ages-mood = Happy faces: { $has }, needed: { $need }, discontent workers: { $discontent }
web-through_the_ages-tech = { $card }. Workers: { $workers }. Blue tokens: { $tokens }
web-through_the_ages-yellow = Yellow bank: { $n } tokens. A new worker costs { $price } food, the people eat { $eats }, happy faces needed: { $faces }
web-through_the_ages-blue = Blue bank: { $n } tokens. Corruption takes { $lost }
web-through_the_ages-copies = Copies with this number of players: { $n }
web-through_the_ages-copies-all = Copies with 2, 3, 4 players: { $counts }
web-through_the_ages-how-act = Touch what glows: row, civilization or hand.
web-through_the_ages-ahead = At the end of this turn
web-through_the_ages-uprising = Uprising: nothing would be produced
web-through_the_ages-figure-cards = military cards
web-through_the_ages-with = with { $player }
web-through_the_ages-against = against { $player }
web-through_the_ages-from = from { $player }

web-through_the_ages-in-row-leaving = { $card }, costs { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}, leaves the row next
web-through_the_ages-deck-civil = Civil cards left
web-through_the_ages-deck-military = Military cards left
web-through_the_ages-bonuses = Bonus cards
web-through_the_ages-unspent = { $n ->
    [one] 1 civil action is unused and would be lost.
   *[other] { $n } civil actions are unused and would be lost.
}
web-through_the_ages-idle = It works by itself: there is nothing to do with it.
web-through_the_ages-passed = Politics: there was nothing you could do, so you passed.
web-through_the_ages-event-nothing = nothing
web-through_the_ages-news = What happened
web-through_the_ages-event-earlier = The event before
web-through_the_ages-event-later = The next event
web-through_the_ages-versus = Your strength { $mine }, theirs { $theirs }, with { $cards } military cards in hand
web-through_the_ages-hunger = hunger: { $n } food missing
web-through_the_ages-eaten = { $n } eaten
web-through_the_ages-corruption = corruption { $n }
web-through_the_ages-scored = Scored for
web-through_the_ages-scored-before = during the game
web-through_the_ages-bonus-technologies = Technologies of level I
web-through_the_ages-bonus-strength = Strength
web-through_the_ages-bonus-happiness = Happy faces
web-through_the_ages-bonus-science = Science rating
web-through_the_ages-bonus-production = Food and resources produced

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

## The rules behind the questions

web-through_the_ages-rule-politics = You may take one political action: prepare an event, play an aggression, declare a war, offer or cancel a pact, or use what a leader offers. Whoever prepares an event gains culture equal to its age, and the next current event happens to everybody.
web-through_the_ages-rule-act = Spend civil and military actions in any order: take cards, increase the population, build, upgrade, destroy, develop, play. Unused civil actions are lost; unused military actions become military cards, three at most.
web-through_the_ages-rule-discard = Your limit of military cards is your number of military actions. What is above it is discarded face down.
web-through_the_ages-rule-card_build = An action card carries out the action that stands on it, cheaper or better, and costs one civil action. The price cannot fall below zero.
web-through_the_ages-rule-card_develop = You pay the technology's science and then gain what the card promises.
web-through_the_ages-rule-food_or_resources = Tokens come from your blue bank; if it is empty, you gain no more.
web-through_the_ages-rule-tuck_homer = A replaced leader gives a civil action back. Homer may instead stay under a completed wonder and add a happy face to it.
web-through_the_ages-rule-lose_token = Tokens are lost from the blue bank first; if it is empty, you choose a card with a token on it.
web-through_the_ages-rule-cover_stage = Each finished stage of a wonder is covered with a blue token from the bank; if it is empty, one from a card.
web-through_the_ages-rule-defend = An aggression succeeds if the attacker is still stronger. You may play at most as many cards as you have military actions in all: a bonus card adds its defence, any other military card adds 1.
web-through_the_ages-rule-defend_2006 = Whoever is attacked may sacrifice units, whose strength counts once more, and play bonus cards with their defence. The aggression succeeds if the attacker is still stronger.
web-through_the_ages-rule-raid = A building that is destroyed frees its worker, who becomes unused. You gain resources for it.
web-through_the_ages-rule-plunder = You say how much food and how many resources change hands, up to the number on the card and to what the rival has.
web-through_the_ages-rule-infiltrate = The leader or the unfinished wonder leaves play, and you gain culture by its age.
web-through_the_ages-rule-annex = The colony changes hands with its permanent effect; what it gave at once is not given again.
web-through_the_ages-rule-steal = Your advantage pays the science of special technologies; the rest is taken in science points.
web-through_the_ages-rule-answer_pact = A pact binds both until one of you ends it or an attack breaks it. Everybody has at most one pact of their own in play, but may be part of those of others.
web-through_the_ages-rule-bid = Each in turn bids higher or passes for good. The highest bidder must send units and bonus cards worth at least the bid; sent units are lost.
web-through_the_ages-rule-send = The force is the strength of the units sent, with their tactic, colonization bonuses and bonus cards. At least one unit must go, and it goes back to the yellow bank.
web-through_the_ages-rule-gain_either = Tokens come from your blue bank; if it is empty, you gain no more.
web-through_the_ages-rule-gain_split = You divide it as you like. Tokens come from your blue bank.
web-through_the_ages-rule-lose_split = You divide the loss as you like, as far as you have food and resources.
web-through_the_ages-rule-free_build = You need the technology and an unused worker, and the limits of your government hold.
web-through_the_ages-rule-civilize = The usual price, one less; it costs no action.
web-through_the_ages-rule-lose_person = Unused workers go first; without one you choose a card with a worker. The worker goes back to the yellow bank.
web-through_the_ages-rule-lose_building = Its worker goes back to your unused workers.
web-through_the_ages-rule-lose_colony = Its tokens and its ratings are lost; what it gave at once stays.
web-through_the_ages-rule-ruin_wonder = A ruin has no effect any more and gives 2 culture per turn instead.
web-through_the_ages-rule-terrorize = Its worker becomes unused.
web-through_the_ages-rule-agree = Whoever takes part pays and gains as the card says.
web-through_the_ages-rule-discard_some = The cards go face down to the discards.
web-through_the_ages-rule-strike = Sacrificed units add their strength once more and are lost.
web-through_the_ages-rule-resist = Units that you sacrifice add their strength once more and are lost. The stronger side wins by the difference.
web-through_the_ages-rule-loot = Food and resources together, up to your advantage and to what the rival has.
web-through_the_ages-rule-mine = A mine that rests produces nothing, so that fewer blue tokens leave the bank and corruption stays low.
web-through_the_ages-rule-choose_bonus = The card lies face down until the end and counts for everybody.

## The guided first game

web-through_the_ages-guide-welcome = You lead a civilization from antiquity to our days. Whoever has most culture at the end wins. This lesson shows three turns and the end of a game; do what the text says, on the table itself.
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
web-through_the_ages-guide-over = That is how every turn goes: politics, actions, production. Grow food and resources first, then science; wonders and theaters bring the culture that wins.
web-through_the_ages-guide-later = Later you develop technologies with science, build wonders stage by stage and change your government. Who falls behind in strength is attacked, unhappy people riot, goods that pile up bring corruption. Let us jump to the end.
web-through_the_ages-guide-last-round = Round 19, Age IV: your last turn. Events of Age III, the impacts, score for everybody. You have more happy faces than Blue, so prepare Impact of Happiness: 3 culture at once, and more at the end.
web-through_the_ages-guide-last-build = An arena of Team Sports gives happy faces, which that event will count. Build one: goods that are left are worth nothing.
web-through_the_ages-guide-last-end = End your turn: you score your culture rating a last time. Then Blue has a last turn too.
web-through_the_ages-guide-last-count = All events of Age III that were still face down have now scored: happiness 16 for you and 8 for Blue, science and strength 10 each for whoever has more, technology 8 for you.
web-through_the_ages-guide-last-win = 336 to 278: most culture wins, and that is you. Now for a real game. What glows can be done; what cannot be done tells you why when you click it. Good luck!

## What the confirmation of several things says

web-through_the_ages-several-discard = { $n ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-through_the_ages-several-discard_some = { $n ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-through_the_ages-several-lose_person = { $n ->
    [0] Lose nobody
    [one] Lose 1 worker
   *[other] Lose { $n } workers
}
web-through_the_ages-several-defend = { $n ->
    [0] Defend with nothing
    [one] Defend with 1 card
   *[other] Defend with { $n } cards
}
web-through_the_ages-several-defend_2006 = { $n ->
    [0] Defend with nothing
    [one] Defend with 1 thing
   *[other] Defend with { $n } things
}
web-through_the_ages-several-send = { $n ->
    [0] Send nothing
    [one] Send 1
   *[other] Send { $n }
}
web-through_the_ages-several-strike = { $n ->
    [0] Sacrifice nothing
    [one] Sacrifice 1 unit
   *[other] Sacrifice { $n } units
}
web-through_the_ages-several-resist = { $n ->
    [0] Sacrifice nothing
    [one] Sacrifice 1 unit
   *[other] Sacrifice { $n } units
}
