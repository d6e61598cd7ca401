### The board of Stone Age in the browser.

## Tracks, places and players

web-stone_age-round = Round { $n }
web-stone_age-start = Start player
web-stone_age-food-track = Food track
web-stone_age-score = Score
web-stone_age-tracks = Round and tracks
web-stone_age-landscape = Places
web-stone_age-market = Buildings and cards
web-stone_age-rivals = The other players
web-stone_age-board-of = Board of { $player }
web-stone_age-compare = { $player }: open the whole board
web-stone_age-yield = the dice divided by { $n } give { $good }
web-stone_age-yield-field = one step up on the food track
web-stone_age-yield-hut = two people, one more person
web-stone_age-yield-tool_maker = one more tool
web-stone_age-worth-head = if it ended now
web-stone_age-smallest-stack = The smallest stack of buildings has { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} left
web-stone_age-room = { $n ->
    [0] No room is left this round
    [one] Room for 1 more person
   *[other] Room for { $n } more people
}
web-stone_age-room-any = Room for any number of people
web-stone_age-room-closed = Nobody else can come here this round
web-stone_age-stands = { $player } { $n }
web-stone_age-standing = Here: { $who }
web-stone_age-can = Can be chosen
web-stone_age-empty = empty
web-stone_age-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
web-stone_age-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
web-stone_age-new-cards = { $n ->
    [one] 1 new card.
   *[other] { $n } new cards.
}
web-stone_age-kinds = { $n ->
    [one] of 1 kind
   *[other] of { $n } kinds
}

## Gestures

web-stone_age-place-n = Place { $n }
web-stone_age-fewer = One person fewer
web-stone_age-more = One person more
web-stone_age-less-of = Less { $good }
web-stone_age-more-of = More { $good }
web-stone_age-rest = { $n } left
web-stone_age-then = then { $n }
web-stone_age-pay = Pay { $n }
web-stone_age-leave = Leave it
web-stone_age-bring-home = Bring your person home
web-stone_age-cannot-pay = You cannot pay this: your person comes home with nothing.
web-stone_age-back = Back
web-stone_age-price = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
web-stone_age-price-range = { $least } to { $most } resources
web-stone_age-price-fixed = Exactly this price
web-stone_age-get = Take { $goods }
web-stone_age-next-at = { $n } more for the next
web-stone_age-dice = Dice: { $faces }
web-stone_age-others-dice = { $player } looks at the dice
web-stone_age-pick = A die for everyone
web-stone_age-pick-one = Choose a die
web-stone_age-feed = { $n ->
    [one] 1 food is missing
   *[other] { $n } food are missing
}
web-stone_age-starve = Go hungry: −{ $n } points
web-stone_age-take = Take { $n }
web-stone_age-any-two = Any 2 resources

## Players' boards

web-stone_age-store = Store
web-stone_age-tools = Tools
web-stone_age-no-tools = No tools yet
web-stone_age-tool = Tool worth { $n }
web-stone_age-tool-used = Tool worth { $n }, used this round
web-stone_age-tool-once = One-use tool worth { $n }
web-stone_age-at-home = { $n } of { $all } people at home
web-stone_age-fed = Food for everyone: { $people } eat, the fields give { $track }
web-stone_age-short = { $n } food short this round
web-stone_age-buildings = Buildings
web-stone_age-cards-held = Cards; different green symbols: { $n }
web-stone_age-worth = If the game ended now: { $n } points
web-stone_age-worth-short = { $n } if it ended now

## Cards and buildings explained

web-stone_age-now-dice_for_all = Now: as many dice as players are rolled. You take one first: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 the food track.
web-stone_age-now-food = Now: this much food.
web-stone_age-now-resource = Now: these resources.
web-stone_age-now-roll_for_resource = Now: roll two dice for this resource; tools help.
web-stone_age-now-victory_points = Now: these points.
web-stone_age-now-tool = Now: one tool.
web-stone_age-now-food_track = Now: one step up on the food track.
web-stone_age-now-draw_card = Now: the top card of the deck; only its lower half counts.
web-stone_age-now-one_use_tool = Now or later: a tool of this value, for one roll.
web-stone_age-now-any_two_resources = Now or later: any two resources from the supply.
web-stone_age-end-green = At the end: different green signs score their number squared.
web-stone_age-end-farmer = At the end: each farmer scores your food track.
web-stone_age-end-tool_maker = At the end: each tool maker scores the value of your tools.
web-stone_age-end-hut_builder = At the end: each hut builder scores your buildings.
web-stone_age-end-shaman = At the end: each shaman scores your people.
web-stone_age-tile-fixed = Points at once, and a building for your hut builders.
web-stone_age-tile-free = Scores what you pay: wood 3, brick 4, stone 5, gold 6 each.

## The guided first game

web-stone_age-guide-welcome = You lead a tribe in the Stone Age. In every round you send your people out, then they work, then everybody eats. Buildings and cards score points, and whoever has most of them wins.
web-stone_age-guide-people = These are your people: five to begin with. Above them lies your store; for this lesson there is a little wood, brick and food in it, and a tool beside it.
web-stone_age-guide-forest = Players take turns to send people to one place. You need wood. Choose the forest, set the number to 2 and confirm.
web-stone_age-guide-card = Blue went to the hut, where two people become three. Now take a place at this card: it will cost one resource, as the number above it says.
web-stone_age-guide-building = Blue works in the field now: that place is taken for this round. This building costs 2 wood and 1 brick and gives 10 points. Send somebody there.
web-stone_age-guide-hunt = Your last person goes hunting. On the hunting grounds there is always room.
web-stone_age-guide-roll = Everybody is out, now they work, in the order you like. Roll in the forest: one die for each person, and every 3 pips make 1 wood.
web-stone_age-guide-tools = 8 pips make 2 wood. But you have a tool: switch it on, and 9 pips make 3. A tool helps once a round.
web-stone_age-guide-buy = Now you can pay for the card. Choose it: any resource will do, and the cheapest is laid out for you.
web-stone_age-guide-pay = Plus and minus change what you pay. Here what is laid out is right; confirm.
web-stone_age-guide-build = The upper half of the card worked at once: your food track went up. Now the building: it wants exactly 2 wood and 1 brick.
web-stone_age-guide-food = Ten points! Your hunter is still out: roll for food, every 2 pips make 1.
web-stone_age-guide-feed = At the end of the round everybody eats 1 food. Your fields gave 1, and still 1 is missing. A resource can replace it; going hungry would cost 10 points.
web-stone_age-guide-score = Green cards count at the end: different signs score their number squared, eight of them 64 points. People on sand cards multiply fields, tools, buildings or people.
web-stone_age-guide-end = That was a round. The next one begins with Blue. It goes on like this until a stack of buildings is empty or there are too few cards. Let us look at such an end.
web-stone_age-guide-last-round = Ten rounds later. One tile is left on this stack: when it is taken, this round is the last. Your person stands there, so build.
web-stone_age-guide-last-pay = This building wants 1 brick, 1 stone and 1 gold, and gives 15 points. Confirm.
web-stone_age-guide-last-hunt = The stack is empty, but the round is played to its end, feeding included. Hunt for the last meal.
web-stone_age-guide-last-tools = 7 pips make 3 food, and that is enough: food left over is worth nothing at the end. Use no tools.
web-stone_age-guide-last-green = Now the cards count. You have four different signs: 4 times 4 makes 16 points.
web-stone_age-guide-last-sand = Two farmers times 4 on the food track make 8 points, one hut builder times 5 buildings makes 5. Each resource that is left counts 1.
web-stone_age-guide-last-win = 110 to 87: you win. Now for a real game. What glows can be done; what cannot be done tells you why when you click it. Good luck!
