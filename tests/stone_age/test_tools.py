"""Tools: how they grow, how they are used, and what the tables of tools.py and options.py say."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civtable.games.stone_age.options import TOOL_PIPS, TOOL_SETS, USED_AFTER
from civtable.games.stone_age.tools import RAISED, TILES, values_in
from tests.stone_age.table import Table, scenario

PROGRESSION = [
    *([], [1], [1, 1], [1, 1, 1]),
    *([2, 1, 1], [2, 2, 1], [2, 2, 2]),
    *([3, 2, 2], [3, 3, 2], [3, 3, 3]),
    *([4, 3, 3], [4, 4, 3], [4, 4, 4]),
]


def hunter(**board: object) -> Table:
    """Seat 0 has rolled 3 in the forest and may add tools; the field is still to be used."""
    figures = {"forest": 1, "river": 1, "field": 1}
    game = scenario(seats=[{"figures": figures, **board}], turn=0, dice=[3, 1])
    game.play("use forest")
    return game


# Growing.


@pytest.mark.parametrize("number", range(12))
def test_tools_grow_in_four_rounds_of_three(number: int) -> None:
    """Three tiles of 1 first, then one after the other is raised to 2, to 3 and to 4."""
    game = scenario(seats=[{"tools": PROGRESSION[number], "figures": {"tool_maker": 1, "hut": 2}}], turn=0)
    game.play("use tool_maker")
    assert game[0].tools == PROGRESSION[number + 1]


def test_the_tiles_add_up_to_the_tools_gained() -> None:
    """The sum of the tiles is the number of tools, and tiles differ by at most one."""
    for number, tiles in enumerate(TILES):
        assert sum(tiles) == number
        assert max(tiles) - min(tiles) <= 1
        assert [value for value in tiles if value] == PROGRESSION[number]


# Using.


def test_tools_are_chosen_after_the_roll_is_seen() -> None:
    """The dice lie on the table when tools are asked for."""
    game = hunter(tools=[1])
    assert game.asked() == ("tools", 0)
    assert game.form()["dice"] == [3]
    assert game[0].wood == 0


def test_any_number_of_tiles_may_be_added() -> None:
    """One may add no tile, some or all; each different sum of tiles is one option."""
    game = hunter(tools=[2, 1, 1])
    expected = ["tools none", "tools 1", "tools 2", "tools 1 1", "tools 2 1", "tools 2 1 1"]
    assert game.offered() == expected


def test_tools_raise_the_roll() -> None:
    """The value of the tiles is added to the dice before dividing."""
    game = hunter(tools=[2, 1, 1])
    game.play("tools 2 1")
    assert game[0].wood == (3 + 3) // 3
    assert game[0].used == [2, 1]


def test_a_tile_is_used_whole() -> None:
    """A tile of 2 does not add 1."""
    game = hunter(tools=[2, 2, 2])
    assert game.why("tools 1") == "tools_not_ready"
    assert game.offered() == ["tools none", "tools 2", "tools 2 2", "tools 2 2 2"]


def test_a_tile_is_used_once_a_round() -> None:
    """A tile that was turned aside cannot be added to another roll of the round."""
    game = hunter(tools=[2, 1, 1])
    game.play("tools 2 1", "use river")
    assert game.offered() == ["tools none", "tools 1"]
    assert game.why("tools 2") == "tools_not_ready"
    assert game.why("tools 1 1") == "tools_not_ready"
    game.play("tools 1")
    assert game[0].used == [2, 1, 1]


def test_without_ready_tools_nothing_is_asked() -> None:
    """A question with a single answer is passed over."""
    game = hunter(tools=[2, 1, 1], used_tools=[1, 2, 1])
    assert game.asked() == ("act", 0)
    assert game[0].wood == 1


def test_unused_tools_stay_ready() -> None:
    """Adding nothing costs nothing."""
    game = hunter(tools=[1])
    game.play("tools none", "use river")
    assert "tools 1" in game.offered()


def test_nobody_uses_the_tools_of_others() -> None:
    """Each player has tools of one's own."""
    game = scenario(seats=[{"figures": {"forest": 1, "field": 1}}, {"tools": [1]}], turn=0, dice=[3])
    game.play("use forest")
    assert game.asked() == ("act", 0)


@pytest.mark.parametrize(
    ("place", "dice", "good", "gained"),
    [
        ("hunting_grounds", [1], "food", 12 + 1),
        ("forest", [2], "wood", 1),
        ("clay_pit", [3], "brick", 1),
        ("quarry", [4], "stone", 1),
        ("river", [5], "gold", 1),
    ],
)
def test_tools_help_at_hunting_and_at_all_resources(
    place: str, dice: list[int], good: str, gained: int
) -> None:
    """Tools raise the roll at the hunting grounds and at the four resource places alike."""
    game = scenario(seats=[{"tools": [1], "figures": {place: 1, "field": 1}}], turn=0, dice=dice)
    game.play(f"use {place}", "tools 1")
    assert getattr(game[0], good) == gained


# Tools gained during the round.


def test_a_new_tool_helps_on_a_later_roll_of_the_same_turn() -> None:
    """Who uses the tool maker first has the tool ready for the next roll."""
    game = scenario(seats=[{"figures": {"tool_maker": 1, "river": 1, "field": 1}}], turn=0, dice=[5])
    game.play("use tool_maker", "use river", "tools 1")
    assert game[0].gold == 1


def test_a_used_tile_that_is_raised_stays_used() -> None:
    """All tiles are used: the raised one is used as well, until the round ends."""
    figures = {"tool_maker": 1, "river": 1, "field": 1}
    game = scenario(
        seats=[{"tools": [1, 1, 1], "used_tools": [1, 1, 1], "figures": figures}], turn=0, dice=[5]
    )
    game.play("use tool_maker")
    assert (game[0].tools, game[0].used) == ([2, 1, 1], [2, 1, 1])
    game.play("use river")
    assert game.asked() == ("act", 0)
    assert game[0].gold == 0


def test_a_new_tile_is_ready_even_if_the_others_are_used() -> None:
    """An empty slot takes a fresh tile, which has not been used."""
    figures = {"tool_maker": 1, "river": 1, "field": 1}
    game = scenario(seats=[{"tools": [1], "used_tools": [1], "figures": figures}], turn=0, dice=[5])
    game.play("use tool_maker", "use river")
    assert game.offered() == ["tools none", "tools 1"]


def test_among_equal_tiles_an_unused_one_is_raised() -> None:
    """The owner would choose which of equal tiles to raise; the unused one is never worse."""
    figures = {"tool_maker": 1, "river": 1, "field": 1}
    game = scenario(seats=[{"tools": [1, 1, 1], "used_tools": [1, 1], "figures": figures}], turn=0, dice=[4])
    game.play("use tool_maker")
    assert (game[0].tools, game[0].used) == ([2, 1, 1], [1, 1])
    game.play("use river", "tools 2")
    assert game[0].gold == 1


def test_the_lowest_tile_is_raised_even_if_it_is_used() -> None:
    """With 2-2-1 the tile of 1 comes next, used or not."""
    figures = {"tool_maker": 1, "field": 1}
    game = scenario(seats=[{"tools": [2, 2, 1], "used_tools": [1], "figures": figures}], turn=0)
    game.play("use tool_maker")
    assert (game[0].tools, game[0].used) == ([2, 2, 2], [2])


# One-use tools.

ONCE = {"cards": ["C33", "C35"], "one_use_tools": [2, 4]}


def test_one_use_tools_are_added_like_tiles_alone_or_together() -> None:
    """Their number is added whole to one roll, with any tiles and with each other."""
    game = hunter(tools=[1], **ONCE)
    assert set(game.offered()) == {
        *("tools none", "tools once 2", "tools once 4", "tools once 2 4"),
        *("tools 1", "tools 1 once 2", "tools 1 once 4", "tools 1 once 2 4"),
    }
    game.play("tools 1 once 2 4")
    assert game[0].wood == (3 + 1 + 2 + 4) // 3
    assert (game[0].used, game[0].once) == ([1], [])


def test_a_one_use_tool_is_gone_after_its_roll_but_the_card_is_kept() -> None:
    """The card is turned down and counts at the end as any other."""
    game = hunter(**ONCE)
    game.play("tools once 4")
    assert game[0].once == [2]
    assert game[0].cards == ["C33", "C35"]
    game.play("use river")
    assert game.why("tools once 4") == "no_one_use_tool"
    assert game.why("tools once 2 4") == "no_one_use_tool"


def test_without_tiles_ready_the_reason_says_so() -> None:
    """Whoever has no tile at all is told that, not which tiles are ready."""
    game = hunter(**ONCE)
    assert game.why("tools 1") == "no_tools_ready"


def test_a_one_use_tool_is_not_a_tile() -> None:
    """The tool maker raises tiles only."""
    game = scenario(seats=[{**ONCE, "figures": {"tool_maker": 1, "field": 1}}], turn=0)
    game.play("use tool_maker")
    assert (game[0].tools, game[0].once) == ([1], [2, 4])


@pytest.mark.parametrize("code", ["use field", "place 1 forest", "decline", "pay 1 wood", "pick 1", "starve"])
def test_while_adding_tools_nothing_else_is_possible(code: str) -> None:
    """The roll has to be settled first."""
    assert hunter(tools=[1], wood=3).why(code) == "not_now_tools"


# The tables against three tiles on the table.


class Tiles:
    """Three tiles with a flag each, as on a real board."""

    def __init__(self) -> None:
        self.tiles: list[tuple[int, bool]] = [(0, False)] * 3

    def gain(self) -> None:
        """Raise the lowest tile; among equal ones one that is not used."""
        if all(value == 4 for value, _ in self.tiles):
            return
        value, used = min(self.tiles)
        self.tiles.remove((value, used))
        self.tiles.append((value + 1, used))

    def ready(self) -> list[int]:
        return sorted(value for value, used in self.tiles if value and not used)

    def used(self) -> list[int]:
        return sorted(value for value, used in self.tiles if used)

    def use(self, values: list[int]) -> None:
        for value in values:
            self.tiles.remove((value, False))
            self.tiles.append((value, True))

    def refresh(self) -> None:
        self.tiles = [(value, False) for value, _ in self.tiles]


@given(st.lists(st.one_of(st.just("gain"), st.just("refresh"), st.integers(0, 7)), max_size=40))
def test_the_tables_agree_with_tiles_on_a_board(acts: list[str | int]) -> None:
    """Tools gained, used and refreshed in any order: the numbers say what the tiles would show."""
    board = Tiles()
    tools, used = 0, 0
    for act in acts:
        if act == "gain":
            board.gain()
            if tools < 12:
                used = RAISED[tools][used]
                tools += 1
        elif act == "refresh":
            board.refresh()
            used = 0
        else:
            ready = board.ready()
            chosen = [value for i, value in enumerate(ready) if int(act) >> i & 1]
            index = TOOL_SETS.index(sorted(chosen, reverse=True))
            used = USED_AFTER[tools][used][index]
            board.use(chosen)
        assert sorted(values_in(tools, used)) == board.used()
        assert sorted(values_in(tools, 7 & ~used)) == board.ready()
        possible = {tuple(sorted(some)) for n in range(4) for some in combinations(board.ready(), n)}
        offered = {
            tuple(sorted(TOOL_SETS[i])) for i in range(len(TOOL_SETS)) if USED_AFTER[tools][used][i] >= 0
        }
        assert offered == possible


def test_raising_an_unused_tile_is_never_worse() -> None:
    """Whatever could be added after raising a used tile can be matched, tile by tile, after the other."""
    for tools in range(3, 12):
        lowest = min(TILES[tools])
        for used in range(8):
            flags = [bool(used >> slot & 1) for slot in range(3)]
            equal = [slot for slot in range(3) if TILES[tools][slot] == lowest]
            if len({flags[slot] for slot in equal}) < 2:
                continue
            ready: dict[bool, list[int]] = {}
            for slot in equal:
                raised = [value + (i == slot) for i, value in enumerate(TILES[tools])]
                ready[flags[slot]] = sorted([raised[i] for i in range(3) if not flags[i]], reverse=True)
            assert all(a >= b for a, b in zip(ready[False], ready[True], strict=True))
            assert ready[False] != ready[True]


def test_pips_are_the_values_of_the_tiles_and_cards() -> None:
    """An option adds what its code says."""
    for i, values in enumerate(TOOL_SETS):
        for once in range(8):
            extra = sum(value for bit, value in enumerate([2, 3, 4]) if once >> bit & 1)
            assert TOOL_PIPS[i][once] == sum(values) + extra
