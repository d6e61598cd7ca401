"""Civilization cards: paying for them, and what their tops do."""

from collections.abc import Mapping, Sequence

import pytest

from civtable.games.stone_age import GAME
from tests.stone_age.table import Table, scenario

PLENTY = {"wood": 5, "brick": 5, "stone": 5, "gold": 5}
DICE_CARD = "C01"
WOOD_ROLL, STONE_ROLL, GOLD_ROLL = "C23", "C24", "C25"
TOOL, TRACK, DRAW, ONCE_4, ANY_TWO = "C29", "C31", "C32", "C35", "C36"


def buyer(
    card: str,
    players: int = 2,
    seat: int = 0,
    dice: Sequence[int] = (),
    deck: Sequence[str] | None = None,
    settings: Mapping[str, str] | None = None,
    **board: object,
) -> Table:
    """A seat is about to use the person on the cheapest card; a second person stands on the field."""
    boards: list[Mapping[str, object]] = [{} for _ in range(players)]
    boards[seat] = {**PLENTY, "figures": {"card_1": 1, "field": 1}, **board}
    return scenario(
        players, seats=boards, row=[card], turn=seat, first=seat, dice=dice, deck=deck, settings=settings
    )


def bought(
    card: str,
    players: int = 2,
    seat: int = 0,
    dice: Sequence[int] = (),
    deck: Sequence[str] | None = None,
    settings: Mapping[str, str] | None = None,
    **board: object,
) -> Table:
    """As `buyer`, and the card has been paid for with one wood."""
    game = buyer(card, players, seat, dice, deck, settings, **board)
    game.play("use card_1", "pay 1 wood")
    return game


# Paying.


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_a_card_costs_what_its_space_says(slot: int) -> None:
    """One to four resources from right to left, neither more nor less."""
    game = scenario(seats=[{**PLENTY, "figures": {f"card_{slot}": 1, "field": 1}}], turn=0)
    game.play(f"use card_{slot}")
    for number in range(1, 6):
        assert game.why(f"pay {number} wood") == (None if number == slot else "card_price")
    card = game.row[slot - 1]
    game.play(f"pay {slot} gold")
    assert game[0].gold == 5 - slot
    assert game[0].cards == [card]


def test_the_buyer_chooses_the_resources() -> None:
    """Any mix of wood, brick, stone and gold will do."""
    game = scenario(seats=[{"wood": 1, "stone": 2, "gold": 1, "figures": {"card_3": 1, "field": 1}}], turn=0)
    game.play("use card_3")
    assert game.offered() == [
        "pay 1 wood 2 stone",
        "pay 1 wood 1 stone 1 gold",
        "pay 2 stone 1 gold",
        "decline",
    ]
    game.play("pay 1 wood 1 stone 1 gold")
    assert game[0].goods == (0, 0, 1, 0)


def test_food_never_pays_for_a_card() -> None:
    """Food is not a resource: with food alone the card stays."""
    game = scenario(seats=[{"food": 30, "figures": {"card_1": 1, "field": 1}}], turn=0)
    game.play("use card_1")
    assert game.happened() == ["left_card"]
    assert game[0].food == 30


def test_nobody_pays_what_one_does_not_have() -> None:
    """Resources come from one's own board."""
    game = scenario(seats=[{"wood": 1, "brick": 1, "figures": {"card_2": 1, "field": 1}}], turn=0)
    game.play("use card_2")
    assert game.offered() == ["pay 1 wood 1 brick", "decline"]
    assert game.why("pay 2 wood") == "cannot_pay"
    assert game.why("pay 2 gold") == "cannot_pay"


def test_the_reason_names_all_that_one_has() -> None:
    """Who has 40 wood is told so, and not a smaller number."""
    game = scenario(seats=[{"wood": 40, "figures": {"card_1": 1, "field": 1}}], turn=0)
    game.play("use card_1")
    assert "'have': [stone_age-n-wood {'n': 40}]" in repr(GAME.why_not(game.state, "pay 1 gold"))


def test_a_card_may_be_declined_although_one_could_pay() -> None:
    """Who does not want to pay takes the person home, and the card stays on the board."""
    game = scenario(seats=[{**PLENTY, "figures": {"card_1": 1, "field": 1}}], turn=0)
    card = game.row[0]
    game.play("use card_1", "decline")
    assert game.row[0] == card
    assert game[0].goods == (5, 5, 5, 5)
    assert game[0].cards == []
    assert game[0].at_home == 4
    assert game.asked() == ("act", 0)


def test_a_card_that_one_cannot_pay_is_left_without_asking() -> None:
    """There is only one answer, so the question is passed over."""
    game = scenario(seats=[{"wood": 1, "figures": {"card_2": 1, "field": 1}}], turn=0)
    card = game.row[1]
    game.play("use card_2")
    assert game.asked() == ("act", 0)
    assert game.row[1] == card
    assert game[0].at_home == 4


def test_the_space_of_a_card_stays_empty_until_the_round_ends() -> None:
    """Cards do not slide and are not replaced during a round."""
    game = scenario(seats=[{**PLENTY, "figures": {"card_1": 1, "card_3": 1, "field": 1}}], turn=0)
    before = game.row
    game.play("use card_1", "pay 1 wood", "use card_3")
    assert game.row == [None, *before[1:]]
    assert game.why("pay 2 wood") == "card_price"
    game.play("pay 3 wood")
    assert game.row == [None, before[1], None, before[3]]


def test_what_a_card_gives_does_not_pay_for_it() -> None:
    """Pay first, then the top works."""
    game = scenario(seats=[{"figures": {"card_1": 1, "field": 1}}], row=["C22"], turn=0)
    game.play("use card_1")
    assert game[0].cards == []
    assert game[0].goods == (0, 0, 0, 0)


def test_what_a_card_gives_pays_for_the_next_one() -> None:
    """The gold of one card buys the next in the same turn."""
    game = scenario(
        seats=[{"wood": 1, "figures": {"card_1": 1, "card_2": 1, "field": 1}}], row=["C21", "C22"], turn=0
    )
    game.play("use card_1", "pay 1 wood", "use card_2", "pay 2 stone")
    assert game[0].cards == ["C21", "C22"]
    assert game[0].goods == (0, 0, 0, 1)


@pytest.mark.parametrize("code", ["use field", "place 1 forest", "tools none", "pick 3", "starve"])
def test_while_paying_nothing_else_is_possible(code: str) -> None:
    """The question is how to pay, or not to."""
    game = buyer("C11")
    game.play("use card_1")
    assert game.why(code) == "not_now_pay"


# Tops that work at once.


def test_a_food_card_gives_food() -> None:
    """Food cards give the food they show."""
    assert bought("C17")[0].food == 12 + 7


def test_a_resource_card_gives_resources() -> None:
    """Resource cards give the resources they show."""
    assert bought("C21")[0].goods == (4, 5, 7, 5)


def test_a_point_card_gives_points_at_once() -> None:
    """The scoring marker moves when the card is taken."""
    game = bought("C26")
    assert game[0].points == {"buildings": 0, "cards": 3, "hunger": 0}
    assert game[0].score == 3


def test_a_tool_card_gives_a_tool_that_is_ready_at_once() -> None:
    """The free tool may help on a later roll of the turn."""
    game = scenario(
        seats=[{"wood": 1, "figures": {"card_1": 1, "river": 1, "field": 1}}], row=[TOOL], turn=0, dice=[5]
    )
    game.play("use card_1", "pay 1 wood", "use river", "tools 1")
    assert game[0].gold == 1


def test_a_track_card_moves_the_food_marker() -> None:
    """The food marker moves one step, and not beyond 10."""
    assert bought(TRACK)[0].track == 1
    assert bought(TRACK, food_track=10)[0].track == 10


def test_a_tool_card_is_lost_at_twelve_tools() -> None:
    """A thirteenth tool does nothing; the card is taken all the same."""
    game = bought(TOOL, tools=[4, 4, 4])
    assert game[0].tools == [4, 4, 4]
    assert game[0].cards == [TOOL]


# Two dice for a resource.


@pytest.mark.parametrize(
    ("card", "dice", "tools", "goods"),
    [
        (WOOD_ROLL, [2, 1], "tools none", (4 + 1, 5, 5, 5)),
        (STONE_ROLL, [4, 5], "tools 3", (4, 5, 5 + 2, 5)),
        (GOLD_ROLL, [4, 5], "tools 3", (4, 5, 5, 5 + 2)),
        (GOLD_ROLL, [1, 1], "tools 3", (4, 5, 5, 5)),
    ],
)
def test_two_dice_are_divided_as_when_gathering(
    card: str, dice: list[int], tools: str, goods: tuple[int, ...]
) -> None:
    """Two dice, tools may be added, divided by the resource's number and rounded down."""
    game = bought(card, dice=dice, tools=[3, 3, 3])
    assert game.asked() == ("card_tools", 0)
    game.play(tools)
    assert game[0].goods == goods


def test_the_literal_reading_gives_a_resource_per_pip() -> None:
    """With the setting `pips` three pips are three wood, as the rulebook's example prints it."""
    game = bought(WOOD_ROLL, dice=[2, 1], tools=[1], settings={"two_dice_cards": "pips"})
    game.play("tools 1")
    assert game[0].wood == 4 + 4


def test_the_literal_reading_does_not_touch_gathering() -> None:
    """The setting is about the cards only."""
    game = scenario(
        seats=[{"figures": {"forest": 2, "field": 1}}],
        turn=0,
        dice=[2, 1],
        settings={"two_dice_cards": "pips"},
    )
    game.play("use forest")
    assert game[0].wood == 1


def test_tools_used_on_a_card_are_used_for_the_round() -> None:
    """A tile helps one roll a round, be it of a card or of a place."""
    game = scenario(
        seats=[{"wood": 1, "tools": [1], "figures": {"card_1": 1, "river": 1, "field": 1}}],
        row=[GOLD_ROLL],
        turn=0,
        dice=[6, 5, 5],
    )
    game.play("use card_1", "pay 1 wood", "tools 1", "use river")
    assert game.asked() == ("act", 0)
    assert game[0].gold == 2


def test_a_one_use_tool_helps_with_two_dice() -> None:
    """One-use tools may be added to the two dice of a card."""
    game = bought(GOLD_ROLL, dice=[1, 1], cards=[ONCE_4], one_use_tools=[4])
    game.play("tools once 4")
    assert game[0].gold == 5 + 1


# Dice for all.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_die_is_rolled_for_each_player(players: int) -> None:
    """As many dice as there are players in the game."""
    game = bought(DICE_CARD, players, dice=[1, 2, 3, 4][:players])
    assert game.form()["dice"] == [1, 2, 3, 4][:players]
    assert game.asked() == ("pick_die", 0)


def test_the_buyer_picks_first_and_the_others_follow_clockwise() -> None:
    """The order starts with the buyer, not with the start player."""
    game = scenario(
        players=4,
        first=3,
        turn=1,
        seats=[{}, {"wood": 1, "figures": {"card_1": 1, "field": 1}}],
        row=[DICE_CARD],
        dice=[1, 2, 3, 4],
    )
    game.play("use card_1", "pay 1 wood")
    order = []
    for code in ["pick 4", "pick 3", "pick 2"]:
        order.append(game.asked())
        game.play(code)
    assert order == [("pick_die", 1), ("pick_die", 2), ("pick_die", 3)]
    assert [game[seat].goods for seat in (1, 2, 3, 0)] == [
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 1, 0, 0),
        (1, 0, 0, 0),
    ]


@pytest.mark.parametrize(
    ("face", "gain"),
    [(1, "wood"), (2, "brick"), (3, "stone"), (4, "gold"), (5, "tool"), (6, "track")],
)
def test_each_face_has_its_gain(face: int, gain: str) -> None:
    """1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 a step on the food track."""
    game = scenario(
        seats=[{"wood": 1, "figures": {"card_1": 1, "field": 1}}], row=["C07"], turn=0, dice=[face] * 2
    )
    game.play("use card_1", "pay 1 wood")
    for seat in (0, 1):
        board = game[seat]
        got = {"wood": board.wood, "brick": board.brick, "stone": board.stone, "gold": board.gold}
        got |= {"tool": sum(board.tools), "track": board.track}
        assert got == {name: int(name == gain) for name in got}


def test_each_die_is_taken_once_and_none_may_be_refused() -> None:
    """Everybody takes exactly one of the dice that are left."""
    game = bought(DICE_CARD, 3, dice=[2, 2, 5])
    assert game.offered() == ["pick 2", "pick 5"]
    assert game.why("decline") == "not_now_pick"
    assert game.why("pick 3") == "no_such_die"
    game.play("pick 5")
    assert game.asked() == ("act", 0)  # both others take a 2: there is no choice
    assert [game[seat].brick for seat in (1, 2)] == [1, 1]
    assert game.form()["dice"] == []


def test_tools_do_not_change_dice_for_all() -> None:
    """No tools on this roll, neither tiles nor one-use ones."""
    game = bought(DICE_CARD, dice=[1, 6], tools=[1], cards=[ONCE_4], one_use_tools=[4])
    assert game.asked() == ("pick_die", 0)
    assert game.why("tools 1") == "not_now_pick"


def test_a_die_without_gain_is_still_taken() -> None:
    """A tool at twelve or a step at ten is lost, the die is gone."""
    game = bought(DICE_CARD, dice=[5, 6], tools=[4, 4, 4], food_track=10)
    game.play("pick 6")
    assert game[0].track == 10
    assert game[1].tools == [1]


def test_what_others_pick_they_have_at_once() -> None:
    """The picks happen inside the buyer's turn: who acts later can already use what was picked."""
    game = scenario(
        seats=[{"wood": 1, "figures": {"card_1": 1}}, {"figures": {"river": 1, "card_2": 1}}],
        row=[DICE_CARD],
        turn=0,
        dice=[4, 5, 5],
    )
    game.play("use card_1", "pay 1 wood", "pick 4")
    assert game.asked() == ("act", 1)
    game.play("use river", "tools 1")
    assert game[1].gold == 1


def test_a_picked_tool_leaves_used_tiles_used() -> None:
    """Somebody who has used all tiles and picks a tool from another's dice: a raised tile stays used."""
    game = scenario(
        seats=[
            {"tools": [1, 1, 1], "used_tools": [1, 1, 1]},
            {"wood": 1, "figures": {"card_1": 1, "field": 1}},
        ],
        row=[DICE_CARD],
        turn=1,
        dice=[5, 5],
    )
    game.play("use card_1", "pay 1 wood")
    assert (game[0].tools, game[0].used) == ([2, 1, 1], [2, 1, 1])
    assert (game[1].tools, game[1].used) == ([1], [])


def test_the_turn_of_the_buyer_goes_on_after_the_picks() -> None:
    """The other people of the buyer are used afterwards."""
    game = bought(DICE_CARD, 4, seat=2, dice=[1, 2, 3, 4])
    game.play("pick 1", "pick 2", "pick 3")
    assert game.asked() == ("act", 2)


@pytest.mark.parametrize(
    "code", ["use field", "tools none", "pay 1 wood", "place 1 forest", "starve", "decline"]
)
def test_while_picking_nothing_else_is_possible(code: str) -> None:
    """A die has to be taken first."""
    assert bought(DICE_CARD, dice=[1, 2]).why(code) == "not_now_pick"


# Another card.


def test_the_extra_card_is_the_next_of_the_deck() -> None:
    """One draws the next face-down card and keeps it."""
    game = bought(DRAW, deck=["C05", "C06"])
    assert game[0].cards == ["C05", DRAW]
    assert game[0].drawn == "C05"
    assert game.deck == ["C06"]


@pytest.mark.parametrize("card", [TOOL, TRACK, "C17", "C22", "C26", ONCE_4, ANY_TWO, GOLD_ROLL, DICE_CARD])
def test_the_top_of_a_drawn_card_never_works(card: str) -> None:
    """A drawn card counts at the end only, whatever it shows."""
    game = bought(DRAW, deck=[card])
    board = game[0]
    assert game.asked() == ("act", 0)
    assert (board.food, board.goods, board.score) == (12, (4, 5, 5, 5), 0)
    assert (board.tools, board.track, board.once, board.two_resources) == ([], 0, [], False)


def test_a_drawn_card_counts_at_the_end() -> None:
    """Its bottom scores as that of any other card."""
    game = bought(DRAW, deck=["C26"], buildings=["B01", "B02"])
    assert game.points(0, "hut_builders") == 3 * 2


def test_an_empty_deck_gives_no_extra_card() -> None:
    """Nothing happens; the card itself is taken."""
    game = bought(DRAW, deck=[])
    assert game[0].cards == [DRAW]
    assert game[0].drawn is None
    assert game.happened() == ["paid", "took_card", "last_round", "deck_empty"]


# Cards that wait.


def test_a_one_use_tool_may_be_used_in_the_round_it_is_bought() -> None:
    """The card lies open and helps with the next roll, if its owner likes."""
    game = scenario(
        seats=[{"wood": 1, "figures": {"card_1": 1, "river": 1, "field": 1}}], row=[ONCE_4], turn=0, dice=[2]
    )
    game.play("use card_1", "pay 1 wood")
    assert game[0].once == [4]
    game.play("use river", "tools once 4")
    assert game[0].gold == 1


def test_a_one_use_tool_is_kept_for_later_rounds() -> None:
    """It waits until it is wanted; the end of a round does not touch it."""
    game = scenario(
        seats=[{"wood": 1, "figures": {"card_1": 1}}], row=[ONCE_4], turn=0, first=1, everybody={"food": 12}
    )
    game.play("use card_1", "pay 1 wood")
    assert game.asked() == ("place", 0)
    assert game[0].once == [4]


def test_two_resources_wait_until_they_are_wanted() -> None:
    """The card gives nothing at once; its owner may take the resources in the same turn or later."""
    game = bought(ANY_TWO)
    assert game[0].goods == (4, 5, 5, 5)
    assert game[0].two_resources
    assert "take 2 gold" in game.offered()
    game.play("use field")
    assert game[0].two_resources


PAYING_TWICE = {"card_2": 1, "building_1": 1}


def test_two_resources_may_be_taken_while_paying() -> None:
    """The card for two resources is there when the player wants it: also with the price already asked."""
    game = scenario(
        seats=[{"cards": [ANY_TWO], "any_two_resources": True, "figures": PAYING_TWICE, "stone": 1}],
        turn=0,
        tiles=["B02"],
    )
    game.play("use card_2")
    assert "take 2 gold" in game.offered()
    assert game.why("pay 1 wood 1 brick") == "cannot_pay"
    game.play("decline", "use building_1", "take 2 wood", "pay 2 wood 1 stone")
    assert game[0].points["buildings"] == 11
    assert not game[0].two_resources


def test_two_resources_pay_for_a_card_of_the_same_turn() -> None:
    """Taken before the person on a card is used, they pay for that card."""
    game = scenario(
        seats=[{"cards": [ANY_TWO], "any_two_resources": True, "figures": {"card_2": 1, "field": 1}}], turn=0
    )
    game.play("take 1 wood 1 brick", "use card_2", "pay 1 wood 1 brick")
    assert len(game[0].cards) == 2
