"""Buildings: prices, points, declining, and the tile that is turned up."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civtable.games.stone_age import GAME
from tests.stone_age.table import Table, scenario

RESOURCES = ["wood", "brick", "stone", "gold"]
VALUES = [3, 4, 5, 6]
PLENTY = {"wood": 7, "brick": 7, "stone": 7, "gold": 7}
FIXED = [f"B{number:02}" for number in range(1, 18)]
CHOICE = [f"B{number:02}" for number in range(18, 26)]
FLEXIBLE = ["B26", "B27", "B28"]


def builder(tile: str, goods: dict[str, int] | None = None, **changes: Any) -> Table:
    """Seat 0 uses the person on the first stack, where this tile lies open."""
    board = {**(PLENTY if goods is None else goods), "figures": {"building_1": 1, "field": 1}}
    game = scenario(seats=[board], tiles=[tile], turn=0, **changes)
    game.play("use building_1")
    return game


def code(amounts: tuple[int, ...]) -> str:
    return "pay " + " ".join(f"{n} {name}" for n, name in zip(amounts, RESOURCES, strict=True) if n)


def wanted(tile: str, amounts: tuple[int, ...]) -> bool:
    """Whether a tile asks for exactly this, from its printed face."""
    facts = GAME.facts["buildings"]
    assert isinstance(facts, dict)
    face = facts[tile]
    assert isinstance(face, dict)
    if face["kind"] == "fixed":
        return dict(zip(RESOURCES, amounts, strict=True)) == dict.fromkeys(RESOURCES, 0) | dict(face["cost"])
    if face["kind"] == "choice":
        return (sum(amounts), 4 - amounts.count(0)) == (face["number"], face["kinds"])
    return bool(face["least"] <= sum(amounts) <= face["most"])


# Prices.


@pytest.mark.parametrize("tile", FIXED + CHOICE + FLEXIBLE)
def test_a_building_is_offered_for_exactly_what_it_asks(tile: str) -> None:
    """Fixed tiles want the printed resources, choice tiles a number of kinds, flexible ones 1 to 7 of any."""
    game = builder(tile)
    expected = {code(amounts) for amounts in product(range(8), repeat=4) if wanted(tile, amounts)}
    assert set(game.offered()) == expected | {"decline"}


@given(st.sampled_from(FIXED + CHOICE + FLEXIBLE), st.tuples(*[st.integers(0, 6)] * 4))
def test_nobody_pays_with_what_one_does_not_have(tile: str, goods: tuple[int, ...]) -> None:
    """The offers are all ways to pay that the tile accepts and the player owns."""
    game = builder(tile, dict(zip(RESOURCES, goods, strict=True)))
    mine = product(*[range(amount + 1) for amount in goods])
    expected = {code(amounts) for amounts in mine if any(amounts) and wanted(tile, amounts)}
    if expected:
        assert set(game.offered()) == expected | {"decline"}
    else:
        assert game.asked() == ("act", 0)


@pytest.mark.parametrize(
    ("tile", "pay", "reason"),
    [
        ("B01", "pay 3 wood", "building_price"),
        ("B01", "pay 2 wood 1 brick 1 gold", "building_price"),
        ("B19", "pay 4 wood", "building_kinds"),
        ("B19", "pay 2 wood 1 brick 1 gold", "building_kinds"),
        ("B19", "pay 3 wood 2 brick", "building_number"),
        ("B19", "pay 2 wood 1 brick", "building_number"),
        ("B18", "pay 3 wood 1 brick", "building_kinds"),
        ("B21", "pay 2 wood 1 brick 1 stone", "building_kinds"),
        ("B26", "pay 4 wood 4 brick", "building_range"),
    ],
)
def test_a_wrong_price_is_refused_with_the_reason(tile: str, pay: str, reason: str) -> None:
    """Neither more nor less, neither other kinds nor another number."""
    assert builder(tile).why(pay) == reason


def test_nothing_is_no_price() -> None:
    """A flexible building costs at least one resource."""
    game = builder("B26")
    assert "pay" not in game.offered()
    assert min(len(code.split()) for code in game.offered() if code.startswith("pay")) == 3


def test_what_one_lacks_is_named_as_the_reason() -> None:
    """The tile would accept it, but the resources are not there."""
    assert builder("B18", {"wood": 4, "gold": 3}).why("pay 4 gold") == "cannot_pay"


# Points.


@pytest.mark.parametrize("tile", FIXED)
def test_a_fixed_building_gives_its_printed_points(tile: str) -> None:
    """The printed points are what the resources are worth: 3, 4, 5 and 6."""
    game = builder(tile)
    pay = game.offered()[0]
    words = pay.split()[1:]
    worth = sum(
        int(n) * VALUES[RESOURCES.index(name)] for n, name in zip(words[::2], words[1::2], strict=True)
    )
    game.play(pay)
    assert game[0].points == {"buildings": worth, "cards": 0, "hunger": 0}
    assert game[0].buildings == [tile]


@pytest.mark.parametrize(
    ("tile", "pay", "points"),
    [
        ("B19", "pay 1 wood 3 stone", 18),
        ("B18", "pay 4 gold", 24),
        ("B20", "pay 2 wood 1 brick 1 stone", 15),
        ("B21", "pay 1 wood 1 brick 1 stone 1 gold", 18),
        ("B22", "pay 5 wood", 15),
        ("B23", "pay 1 stone 4 gold", 29),
        ("B24", "pay 1 brick 1 stone 3 gold", 27),
        ("B25", "pay 2 wood 1 brick 1 stone 1 gold", 21),
        ("B26", "pay 7 gold", 42),
        ("B27", "pay 1 wood", 3),
        ("B28", "pay 1 wood 2 brick 3 stone 1 gold", 32),
    ],
)
def test_other_buildings_give_what_is_paid(tile: str, pay: str, points: int) -> None:
    """3 points for a wood, 4 for a brick, 5 for a stone, 6 for a gold."""
    game = builder(tile)
    game.play(pay)
    assert game[0].score == points


def test_points_are_scored_at_once_and_add_up() -> None:
    """The scoring marker moves when the building is taken."""
    game = scenario(
        seats=[
            {**PLENTY, "points": {"buildings": 5, "cards": 3, "hunger": -10}, "figures": {"building_1": 1}}
        ],
        tiles=["B01"],
        turn=0,
        first=1,
    )
    game.play("use building_1", "pay 2 wood 1 brick")
    assert game[0].score == 5 + 3 - 10 + 10


# Tiles.


def test_the_next_tile_is_turned_up_at_once() -> None:
    """When a building is taken, the tile below is turned face up for all to see."""
    game = builder("B01", left=[3, 7])
    below = game.stacks[0][1:]
    game.play("pay 2 wood 1 brick")
    assert game.stacks[0] == below
    assert game.view()["stacks"][0] == {"open": below[0], "left": 2}
    assert "turned_up_building" in game.happened()


def test_the_new_tile_is_for_the_next_round() -> None:
    """Nobody stands on it now, so nobody can build it in this round."""
    game = builder("B01")
    game.play("pay 2 wood 1 brick")
    assert game.offered() == ["use field"]
    assert game.why("use building_1") == "nobody_there"


def test_the_last_tile_of_a_stack_leaves_it_empty() -> None:
    """There is nothing to turn up."""
    game = builder("B01", left=[1, 7])
    game.play("pay 2 wood 1 brick")
    assert game.stacks[0] == []
    assert "turned_up_building" not in game.happened()


def test_a_building_may_be_declined_although_one_could_pay() -> None:
    """Standing there just to keep others away is allowed: the tile stays, nothing is paid."""
    game = builder("B01")
    game.play("decline")
    assert game.stacks[0][0] == "B01"
    assert game[0].goods == (7, 7, 7, 7)
    assert (game[0].at_home, game[0].buildings) == (4, [])


def test_a_building_that_one_cannot_pay_is_left_without_asking() -> None:
    """Only one answer is possible, so the question is passed over."""
    game = builder("B01", {"wood": 2, "gold": 9})
    assert game.asked() == ("act", 0)
    assert game.happened() == ["left_building"]
    assert game.stacks[0][0] == "B01"


def test_more_than_five_buildings_may_be_owned() -> None:
    """They are piled up on the player's board; there is no limit."""
    owned = FIXED[1:8]
    game = scenario(
        seats=[{**PLENTY, "buildings": owned, "figures": {"building_1": 1, "field": 1}}],
        tiles=["B01"],
        turn=0,
    )
    game.play("use building_1", "pay 2 wood 1 brick")
    assert len(game[0].buildings) == 8


def test_each_stack_has_a_tile_of_its_own() -> None:
    """The person's stack decides which tile is for sale."""
    figures = {"building_1": 1, "building_2": 1, "field": 1}
    game = scenario(seats=[{**PLENTY, "figures": figures}], tiles=["B01", "B09"], turn=0)
    game.play("use building_2", "pay 2 stone 1 gold", "use building_1", "pay 2 wood 1 brick")
    assert game[0].buildings == ["B01", "B09"]
    assert game[0].score == 26


def test_food_never_pays_for_a_building() -> None:
    """Food is not a resource."""
    game = scenario(seats=[{"food": 40, "figures": {"building_1": 1, "field": 1}}], tiles=["B26"], turn=0)
    game.play("use building_1")
    assert game[0].buildings == []


@pytest.mark.parametrize("other", ["use field", "place 1 forest", "tools none", "pick 3", "starve"])
def test_while_paying_nothing_else_is_possible(other: str) -> None:
    """The question is how to pay, or not to."""
    assert builder("B26").why(other) == "not_now_pay"
