### Stone Age. What starts with a dash is used inside this file only.

## Counted things, for faces of cards and buildings

-wood = { $n } wood
-brick = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}
-stone = { $n } stone
-gold = { $n } gold
-food = { $n } food
-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
-one-use-tool = one-use tool worth { $n }
-two-dice-for = 2 dice for
-farmers = { $n ->
    [one] 1 farmer
   *[other] { $n } farmers
}
-tool-makers = { $n ->
    [one] 1 tool maker
   *[other] { $n } tool makers
}
-hut-builders = { $n ->
    [one] 1 hut builder
   *[other] { $n } hut builders
}
-shamans = { $n ->
    [one] 1 shaman
   *[other] { $n } shamans
}
-of-kinds = { $kinds ->
    [one] { $n } resources of one kind
   *[other] { $n } resources of { $kinds } kinds
}

## Places, as headings

stone_age-place-tool_maker = Tool maker
stone_age-place-hut = Hut
stone_age-place-field = Field
stone_age-place-hunting_grounds = Hunting grounds
stone_age-place-forest = Forest
stone_age-place-clay_pit = Clay pit
stone_age-place-quarry = Quarry
stone_age-place-river = River
stone_age-place-card_1 = Card 1 (price 1)
stone_age-place-card_2 = Card 2 (price 2)
stone_age-place-card_3 = Card 3 (price 3)
stone_age-place-card_4 = Card 4 (price 4)
stone_age-place-building_1 = Building stack 1
stone_age-place-building_2 = Building stack 2
stone_age-place-building_3 = Building stack 3
stone_age-place-building_4 = Building stack 4

## Where somebody stands, inside a sentence

stone_age-at-tool_maker = at the tool maker
stone_age-at-hut = in the hut
stone_age-at-field = in the field
stone_age-at-hunting_grounds = on the hunting grounds
stone_age-at-forest = in the forest
stone_age-at-clay_pit = in the clay pit
stone_age-at-quarry = in the quarry
stone_age-at-river = at the river
stone_age-at-card_1 = on card 1 (price 1)
stone_age-at-card_2 = on card 2 (price 2)
stone_age-at-card_3 = on card 3 (price 3)
stone_age-at-card_4 = on card 4 (price 4)
stone_age-at-building_1 = on building stack 1
stone_age-at-building_2 = on building stack 2
stone_age-at-building_3 = on building stack 3
stone_age-at-building_4 = on building stack 4

## Goods

stone_age-resource-wood = wood
stone_age-resource-brick = brick
stone_age-resource-stone = stone
stone_age-resource-gold = gold

stone_age-n-wood = { $n } wood
stone_age-n-brick = { $n ->
    [one] 1 brick
   *[other] { $n } bricks
}
stone_age-n-stone = { $n } stone
stone_age-n-gold = { $n } gold
stone_age-n-food = { $n } food
stone_age-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
stone_age-n-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}

## Cards: kinds of top, symbols of green cards, people of sand cards

stone_age-top-dice_for_all = a die for everyone
stone_age-top-food = food
stone_age-top-resource = resources
stone_age-top-roll_for_resource = 2 dice for a resource
stone_age-top-victory_points = points
stone_age-top-tool = 1 tool
stone_age-top-food_track = food track +1
stone_age-top-draw_card = another card
stone_age-top-one_use_tool = one-use tool
stone_age-top-any_two_resources = any 2 resources

stone_age-symbol-healing = healing
stone_age-symbol-art = art
stone_age-symbol-writing = writing
stone_age-symbol-pottery = pottery
stone_age-symbol-time = time
stone_age-symbol-transport = transport
stone_age-symbol-music = music
stone_age-symbol-weaving = weaving

stone_age-profession-farmer = farmer
stone_age-profession-tool_maker = tool maker
stone_age-profession-hut_builder = hut builder
stone_age-profession-shaman = shaman

## Cards: top and bottom

stone_age-card-C01 = { stone_age-top-dice_for_all } · { -farmers(n: 1) }
stone_age-card-C02 = { stone_age-top-dice_for_all } · { -farmers(n: 2) }
stone_age-card-C03 = { stone_age-top-dice_for_all } · { -hut-builders(n: 1) }
stone_age-card-C04 = { stone_age-top-dice_for_all } · { -hut-builders(n: 2) }
stone_age-card-C05 = { stone_age-top-dice_for_all } · { -tool-makers(n: 2) }
stone_age-card-C06 = { stone_age-top-dice_for_all } · { -tool-makers(n: 2) }
stone_age-card-C07 = { stone_age-top-dice_for_all } · { stone_age-symbol-pottery }
stone_age-card-C08 = { stone_age-top-dice_for_all } · { stone_age-symbol-writing }
stone_age-card-C09 = { stone_age-top-dice_for_all } · { stone_age-symbol-time }
stone_age-card-C10 = { stone_age-top-dice_for_all } · { stone_age-symbol-transport }
stone_age-card-C11 = { -food(n: 1) } · { stone_age-symbol-weaving }
stone_age-card-C12 = { -food(n: 2) } · { -hut-builders(n: 2) }
stone_age-card-C13 = { -food(n: 3) } · { stone_age-symbol-weaving }
stone_age-card-C14 = { -food(n: 3) } · { -farmers(n: 2) }
stone_age-card-C15 = { -food(n: 4) } · { -hut-builders(n: 1) }
stone_age-card-C16 = { -food(n: 5) } · { stone_age-symbol-healing }
stone_age-card-C17 = { -food(n: 7) } · { stone_age-symbol-pottery }
stone_age-card-C18 = { -brick(n: 1) } · { -shamans(n: 2) }
stone_age-card-C19 = { -stone(n: 1) } · { -farmers(n: 1) }
stone_age-card-C20 = { -stone(n: 1) } · { -shamans(n: 1) }
stone_age-card-C21 = { -stone(n: 2) } · { stone_age-symbol-transport }
stone_age-card-C22 = { -gold(n: 1) } · { -shamans(n: 1) }
stone_age-card-C23 = { -two-dice-for } { stone_age-resource-wood } · { -shamans(n: 2) }
stone_age-card-C24 = { -two-dice-for } { stone_age-resource-stone } · { -shamans(n: 1) }
stone_age-card-C25 = { -two-dice-for } { stone_age-resource-gold } · { stone_age-symbol-art }
stone_age-card-C26 = { -points(n: 3) } · { -hut-builders(n: 3) }
stone_age-card-C27 = { -points(n: 3) } · { stone_age-symbol-music }
stone_age-card-C28 = { -points(n: 3) } · { stone_age-symbol-music }
stone_age-card-C29 = { stone_age-top-tool } · { stone_age-symbol-art }
stone_age-card-C30 = { stone_age-top-food_track } · { -farmers(n: 1) }
stone_age-card-C31 = { stone_age-top-food_track } · { stone_age-symbol-time }
stone_age-card-C32 = { stone_age-top-draw_card } · { stone_age-symbol-writing }
stone_age-card-C33 = { -one-use-tool(n: 2) } · { -tool-makers(n: 2) }
stone_age-card-C34 = { -one-use-tool(n: 3) } · { -tool-makers(n: 1) }
stone_age-card-C35 = { -one-use-tool(n: 4) } · { -tool-makers(n: 1) }
stone_age-card-C36 = { stone_age-top-any_two_resources } · { stone_age-symbol-healing }

## Buildings: price and points; where no points stand, the resources paid are worth 3 to 6 each

stone_age-building-B01 = { -wood(n: 2) }, { -brick(n: 1) } ({ -points(n: 10) })
stone_age-building-B02 = { -wood(n: 2) }, { -stone(n: 1) } ({ -points(n: 11) })
stone_age-building-B03 = { -wood(n: 1) }, { -brick(n: 2) } ({ -points(n: 11) })
stone_age-building-B04 = { -wood(n: 2) }, { -gold(n: 1) } ({ -points(n: 12) })
stone_age-building-B05 = { -wood(n: 1) }, { -stone(n: 2) } ({ -points(n: 13) })
stone_age-building-B06 = { -brick(n: 2) }, { -stone(n: 1) } ({ -points(n: 13) })
stone_age-building-B07 = { -brick(n: 2) }, { -gold(n: 1) } ({ -points(n: 14) })
stone_age-building-B08 = { -brick(n: 1) }, { -stone(n: 2) } ({ -points(n: 14) })
stone_age-building-B09 = { -stone(n: 2) }, { -gold(n: 1) } ({ -points(n: 16) })
stone_age-building-B10 = { -wood(n: 1) }, { -brick(n: 1) }, { -stone(n: 1) } ({ -points(n: 12) })
stone_age-building-B11 = { stone_age-building-B10 }
stone_age-building-B12 = { -wood(n: 1) }, { -brick(n: 1) }, { -gold(n: 1) } ({ -points(n: 13) })
stone_age-building-B13 = { stone_age-building-B12 }
stone_age-building-B14 = { -wood(n: 1) }, { -stone(n: 1) }, { -gold(n: 1) } ({ -points(n: 14) })
stone_age-building-B15 = { stone_age-building-B14 }
stone_age-building-B16 = { -brick(n: 1) }, { -stone(n: 1) }, { -gold(n: 1) } ({ -points(n: 15) })
stone_age-building-B17 = { stone_age-building-B16 }
stone_age-building-B18 = { -of-kinds(n: 4, kinds: 1) }
stone_age-building-B19 = { -of-kinds(n: 4, kinds: 2) }
stone_age-building-B20 = { -of-kinds(n: 4, kinds: 3) }
stone_age-building-B21 = { -of-kinds(n: 4, kinds: 4) }
stone_age-building-B22 = { -of-kinds(n: 5, kinds: 1) }
stone_age-building-B23 = { -of-kinds(n: 5, kinds: 2) }
stone_age-building-B24 = { -of-kinds(n: 5, kinds: 3) }
stone_age-building-B25 = { -of-kinds(n: 5, kinds: 4) }
stone_age-building-B26 = 1 to 7 resources
stone_age-building-B27 = { stone_age-building-B26 }
stone_age-building-B28 = { stone_age-building-B26 }

## What the dice for everyone give

stone_age-die-1 = { -wood(n: 1) }
stone_age-die-2 = { -brick(n: 1) }
stone_age-die-3 = { -stone(n: 1) }
stone_age-die-4 = { -gold(n: 1) }
stone_age-die-5 = { stone_age-top-tool }
stone_age-die-6 = { stone_age-top-food_track }

## Tools added to a roll, inside a sentence; the values come as 2 + 1

stone_age-tools-none = no tools
stone_age-tools-tiles = tools worth { $tiles }
stone_age-tools-once = one-use tools worth { $once }
stone_age-tools-both = { stone_age-tools-tiles } and { stone_age-tools-once }

## Options

stone_age-option-place = Place { $n ->
    [one] 1 person
   *[other] { $n } people
} { $at }
stone_age-option-use-tool_maker = Make a tool at the tool maker
stone_age-option-use-hut = Raise a child in the hut: one more person
stone_age-option-use-field = Till the field: food track +1
stone_age-option-use-hunting_grounds = Roll for food on the hunting grounds
stone_age-option-use-forest = Roll for wood in the forest
stone_age-option-use-clay_pit = Roll for brick in the clay pit
stone_age-option-use-quarry = Roll for stone in the quarry
stone_age-option-use-river = Roll for gold at the river
stone_age-option-use_market = Buy or leave: { $place }
stone_age-option-take = Take { $goods } for your card for any 2 resources
stone_age-option-tools = Add { $tools }
stone_age-option-pay = Pay { $goods }
stone_age-option-decline = Pay nothing and leave it
stone_age-option-pick = Take the { $face }: { $gain }
stone_age-option-starve = Let your people go hungry: lose 10 points
stone_age-far-place = { $option }: { $thing }
stone_age-far-use = { $option }, { $thing }

## Questions

stone_age-ask-place = Place your people: you have { $n } at home.
stone_age-ask-act = Use your people: where do they work next?
stone_age-ask-tools = You rolled { $dice } { $at }, { $pips } in all. Which tools do you add?
stone_age-ask-card_tools = You rolled { $dice } for { $resource }, { $pips } in all. Which tools do you add?
stone_age-ask-pay_card = Pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} for this card, or leave it: { $card }
stone_age-ask-pay_building = Pay for this building, or leave it: { $building }
stone_age-ask-pick_die = Take one of the dice on the table: { $dice }.
stone_age-ask-feed = You lack { $n } food. Pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} instead, or let your people go hungry and lose 10 points.
stone_age-ask-over = The game is over.

## Events

stone_age-event-round_began = Round { $round } begins.
stone_age-event-placed = { $player } places { $people ->
    [one] 1 person
   *[other] { $people } people
} { $place }.
stone_age-event-rolled = { $player } rolls { $dice } { $place }.
stone_age-event-rolled_for_card = { $player } rolls { $dice } for { $resource }.
stone_age-event-rolled_for_all = { $player } rolls a die for everyone: { $dice }.
stone_age-event-added_tools = { $player } adds { $tools } (+{ $pips }).
stone_age-event-gained = { $amount ->
    [0] { $player } does not roll enough and gets nothing.
   *[other] { $player } gets { $goods }.
}
stone_age-event-gained_food = { $amount ->
    [0] { $player } does not roll enough and gets no food.
   *[other] { $player } gets { $amount } food.
}
stone_age-event-gained_tool = { $player } gets a tool and now has tools worth { $tools }.
stone_age-event-gained_tool_full = { $player } already has tools worth { $tools }, as many as there can be, and gets no more.
stone_age-event-gained_person = A child is born: { $player } now has { $people } people.
stone_age-event-gained_person_full = { $player } already has { $people } people, and there is no room for more.
stone_age-event-gained_track = { $player } goes up to { $track } on the food track.
stone_age-event-gained_track_full = { $player } is already at { $track }, the end of the food track.
stone_age-event-gained_points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
stone_age-event-paid = { $player } pays { $goods }.
stone_age-event-took_card = { $player } takes a card: { $card }.
stone_age-event-took_building = { $player } builds and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $building }.
stone_age-event-left_card = { $player } leaves a card: { $card }.
stone_age-event-left_building = { $player } leaves a building: { $building }.
stone_age-event-turned_up_card = New card: { $card }.
stone_age-event-turned_up_building = New building: { $building }.
stone_age-event-drew_card = { $player } draws from the deck: { $card }.
stone_age-event-drew_card_hidden = { $player } draws a card from the deck and keeps it secret.
stone_age-event-deck_empty = { $player } would draw a card, but the deck is empty.
stone_age-event-picked = { $player } takes the { $die }: { $gain }.
stone_age-event-took_two = { $player } turns over the card for any 2 resources and takes { $goods }.
stone_age-event-fed = { $player } feeds { $people ->
    [one] 1 person
   *[other] { $people } people
} and keeps { $food ->
    [0] no food
   *[other] { $food } food
}.
stone_age-event-paid_hunger = { $player } is short of food and pays { $goods } instead.
stone_age-event-starved = { $player } lets their people go hungry and loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
stone_age-event-last_round_cards = There are not enough cards for another round: this is the last one.
stone_age-event-last_round_buildings = A stack of buildings is empty: this round is the last one.
stone_age-event-game_ended_cards = There are not enough cards for another round: the game is over.
stone_age-event-game_ended_buildings = A stack of buildings is empty: the game is over.

## Why an option is not possible now

stone_age-why-not_now_place = You are placing people now: choose a place and how many people go there.
stone_age-why-not_now_act = You are using your people now: choose a place where some of them stand.
stone_age-why-not_now_tools = You have rolled: first choose which tools you add, if any.
stone_age-why-not_now_pay = First pay for the card or the building that you stand on, or leave it.
stone_age-why-not_now_pick = First take one of the dice on the table.
stone_age-why-not_now_feed = First feed your people: pay resources for the missing food, or let them go hungry.
stone_age-why-already_there = { $place }: you have already placed people here, and nobody places twice on the same place in a round.
stone_age-why-too_few_people = You have too few people at home: { $want } would go there, you have { $have }.
stone_age-why-taken = { $place }: this place is for one player only, and it is taken.
stone_age-why-village_full = With { $players } players only two of tool maker, hut and field can be used in a round, and two are taken.
stone_age-why-pit_closed = { $place }: with { $players } players { $limit ->
    [one] only one player
   *[other] only { $limit } players
} can gather here in a round.
stone_age-why-rings_taken = { $place }: { $free ->
    [0] no ring is free
    [one] only 1 ring is free
   *[other] only { $free } rings are free
}, and you want to place { $want }.
stone_age-why-no_card_there = { $place }: there is no card here.
stone_age-why-stack_empty = { $place }: no building is left here.
stone_age-why-stack_not_in_play = { $place }: with { $players } players this stack is not in the game.
stone_age-why-nobody_there = { $place }: none of your people stand here.
stone_age-why-no_two_resources_card = You have no card for any 2 resources, or you have used it.
stone_age-why-no_tools_ready = You have no tools ready, so you cannot add { $want }: each tool serves for one roll in a round.
stone_age-why-tools_not_ready = You do not have the tools { $want } ready. Ready are: { $ready }.
stone_age-why-no_one_use_tool = You have no one-use tool worth { $value } ready.
stone_age-why-card_price = This card costs exactly { $price ->
    [one] 1 resource
   *[other] { $price } resources
}, not { $paid }.
stone_age-why-building_price = This building costs exactly { $price }, not { $paid }.
stone_age-why-building_number = This building costs exactly { $least ->
    [one] 1 resource
   *[other] { $least } resources
}, not { $paid }.
stone_age-why-building_range = This building costs { $least } to { $most } resources, not { $paid }.
stone_age-why-building_kinds = The resources for this building have to be of exactly { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}, not { $paid }.
stone_age-why-cannot_pay = You do not have { $want }; you have { $have }.
stone_age-why-cannot_pay_at_all = You do not have { $want }; you have no resources at all.
stone_age-why-no_such_die = No die with a { $face } is left.
stone_age-why-whole_shortage = You have to make up for all the missing food, 1 resource for each: { $missing }, not { $paid }.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

stone_age-wrong-players = { $path }: Stone Age is for 2 to 4 players, not for { $count }.
stone_age-wrong-stack_size = { $path }: a stack has { $most } buildings at most.
stone_age-wrong-tools = { $path }: the tools add up one by one (1, then 1 1, 1 1 1, 2 1 1, 2 2 1 ... 4 4 4), so they cannot show { $tools }.
stone_age-wrong-used_tools = { $path }: the player does not have the tools { $used } that are said to be used.
stone_age-wrong-hunger = { $path }: the points lost by hunger come in steps of { $points }.
stone_age-wrong-card_count = { $count ->
    [0] The card { $card } is missing: it has to be somewhere, if only in card_box.
   *[other] The card { $card } is in more than one place.
}
stone_age-wrong-building_count = { $count ->
    [0] The building { $building } is missing: it has to be somewhere, if only in building_box.
   *[other] The building { $building } is in more than one place.
}
stone_age-wrong-drawn_not_owned = Seat { $seat } is said to have drawn the card { $card }, which is not among its cards.
stone_age-wrong-not_face_up = Seat { $seat } cannot have the card { $card } lying ready: it was not bought by that seat.
stone_age-wrong-people = Seat { $seat } has { $people } people, but { $out } stand on the board.
stone_age-wrong-rings = { $place }: there are { $rings } rings, but { $people } people.
stone_age-wrong-crowd = { $place }: { $limit ->
    [one] only 1 player
   *[other] only { $limit } players
} can stand here, but there are { $players }.
stone_age-wrong-village = With { $players } players at most { $limit } of tool_maker, hut and field can be used in a round.
stone_age-wrong-nothing_there = { $place }: there is nothing to pay for here.
stone_age-wrong-no_stack = { $place }: with { $players } players there are only { $players } stacks of buildings.
stone_age-wrong-nobody_asked = Nobody is asked anything, yet the game is not said to have ended.
stone_age-wrong-cannot_place = Seat { $seat } is asked to place people but cannot place any.
stone_age-wrong-no_turn_below = Below a question of the work phase there has to be the turn (“act”) of a seat.
stone_age-wrong-nobody_out = Seat { $seat } is asked to use its people, but none stand on the board.
stone_age-wrong-still_out = Seat { $seat } has had its turn, but some of its people still stand on the board.
stone_age-wrong-food_when_short = Seat { $seat } is short of food and has to have given up all its food.
stone_age-wrong-dice_sum = The dice show { $dice } in all, but the question says { $pips }.
stone_age-wrong-dice_count = There { $dice ->
    [one] is 1 die
   *[other] are { $dice } dice
} on the table, but { $players ->
    [one] 1 seat has
   *[other] { $players } seats have
} yet to take one.
stone_age-wrong-drawn_without_card = Seat { $seat } is said to have drawn the card { $card } but did not buy the card that lets it draw.
stone_age-wrong-ended_and_asked = The game is said to have ended, yet somebody is still asked something.
stone_age-wrong-not_ended_buildings = The game is said to have ended by buildings, but no stack is empty.
stone_age-wrong-not_ended_cards = The game is said to have ended by cards, but there are enough cards to fill the row.
stone_age-wrong-only_while_working = Used tools, and dice on the table, are possible only between placing people and the end of the round.
stone_age-wrong-steps_together = These questions cannot be open at the same time, or not in this order.
stone_age-wrong-missing = Seat { $seat } cannot lack that much food ({ $missing }): with what the food track gives, { $most } is the most.
stone_age-wrong-no_card_for_roll = Seat { $seat } has not bought the card that these dice belong to.
stone_age-wrong-roll = Seat { $seat } cannot have rolled { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} here: from { $least } to { $most } are possible.
stone_age-wrong-nobody_home = Seat { $seat } is asked to pay, but nobody of its people has come home.

## Sources of points

stone_age-source-buildings = Buildings
stone_age-source-cards = Points from cards
stone_age-source-hunger = Hunger
stone_age-source-symbols = Green cards
stone_age-source-farmers = Farmers × food track
stone_age-source-tool_makers = Tool makers × tools
stone_age-source-hut_builders = Hut builders × buildings
stone_age-source-shamans = Shamans × people
stone_age-source-resources = Resources left
