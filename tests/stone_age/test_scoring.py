"""Final scoring: points by source, and who wins."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civtable.games.stone_age import GAME
from civtable.games.stone_age.scoring import symbol_points
from tests.stone_age.table import CARDS, scenario

GREEN = {
    "healing": ["C16", "C36"],
    "art": ["C25", "C29"],
    "writing": ["C08", "C32"],
    "pottery": ["C07", "C17"],
    "time": ["C09", "C31"],
    "transport": ["C10", "C21"],
    "music": ["C27", "C28"],
    "weaving": ["C11", "C13"],
}


def points(source: str, **board: object) -> int:
    return scenario(seats=[board]).points(0, source)


# Green cards.


@pytest.mark.parametrize("different", range(9))
def test_different_symbols_score_their_number_squared(different: int) -> None:
    """Green cards: as many points as different symbols, times themselves."""
    cards = [pair[0] for pair in GREEN.values()][:different]
    assert points("symbols", cards=cards) == different**2


def test_second_copies_form_a_second_set() -> None:
    """Five symbols and one of them twice: 25 and 1; two of them twice: 25 and 4."""
    five = ["C08", "C16", "C07", "C25", "C27"]
    assert points("symbols", cards=[*five, "C17"]) == 26
    assert points("symbols", cards=[*five, "C17", "C28"]) == 29
    assert points("symbols", cards=["C07", "C17"]) == 2


def test_all_green_cards_are_two_full_sets() -> None:
    """Eight symbols twice: 64 and 64."""
    assert points("symbols", cards=[card for pair in GREEN.values() for card in pair]) == 128


def sets_of(symbols: list[int]) -> int:
    """The best total over all ways to split symbols into sets of different ones, by trying them all."""
    if not symbols:
        return 0
    best = 0
    rest = symbols[1:]
    # The first symbol's set: any choice of different symbols from the rest.
    others = sorted(set(rest) - {symbols[0]})
    for mask in range(1 << len(others)):
        chosen = [symbol for i, symbol in enumerate(others) if mask >> i & 1]
        left = rest[:]
        for symbol in chosen:
            left.remove(symbol)
        best = max(best, (1 + len(chosen)) ** 2 + sets_of(left))
    return best


@given(st.lists(st.integers(0, 2), min_size=5, max_size=5))
def test_green_points_are_the_best_partition_into_sets(copies: list[int]) -> None:
    """The two sets that are scored are the best way to divide the cards into sets."""
    names = list(GREEN)
    symbols = [i for i, number in enumerate(copies) for _ in range(number)]
    cards = [GREEN[names[i]][n] for i, number in enumerate(copies) for n in range(number)]
    mask = sum(1 << CARDS.index(card) for card in cards)
    assert symbol_points(mask) == sets_of(symbols)


# Sand cards.


def test_farmers_count_the_food_track() -> None:
    """People shown as farmers times the position of the food marker."""
    assert points("farmers", cards=["C01", "C02", "C14"], food_track=7) == 5 * 7


def test_tool_makers_count_the_value_of_the_tools() -> None:
    """Tool makers times the sum of the tool tiles, used or not."""
    board = {"cards": ["C05", "C34"], "tools": [3, 2, 2], "figures": {"field": 1}}
    assert points("tool_makers", **board) == 3 * 7
    game = scenario(seats=[{**board, "used_tools": [3, 2]}], turn=0)
    assert game.points(0, "tool_makers") == 3 * 7


def test_one_use_tools_are_no_tools_for_the_tool_makers() -> None:
    """Only tiles count."""
    assert points("tool_makers", cards=["C33", "C35"], one_use_tools=[2, 4], tools=[1]) == 3 * 1


def test_hut_builders_count_the_buildings() -> None:
    """Hut builders times the number of building tiles."""
    board = {"cards": ["C26", "C04", "C12"], "buildings": ["B01", "B02", "B03", "B18", "B26", "B27"]}
    assert points("hut_builders", **board) == 7 * 6


def test_shamans_count_the_people() -> None:
    """Shamans times the people of the tribe."""
    assert points("shamans", cards=["C18", "C20"], people=8) == 3 * 8
    assert points("shamans", cards=["C18", "C20"], people=8, figures={"forest": 5}) == 3 * 8


def test_a_profession_that_is_missing_gives_nothing() -> None:
    """Tools without tool makers, people without shamans and so on score nothing."""
    board = {"food_track": 9, "tools": [3, 3, 3], "buildings": ["B01"], "people": 9}
    game = scenario(seats=[board])
    assert game.scores()[0].total == 0


def test_the_whole_deck_multiplies() -> None:
    """All sand cards show 7 farmers, 8 tool makers, 9 hut builders and 7 shamans."""
    board = {"food_track": 1, "tools": [1], "buildings": ["B01"], "people": 1, "cards": CARDS}
    game = scenario(seats=[board], row=[None] * 4, deck=[])
    shown = [game.points(0, name) for name in ("farmers", "tool_makers", "hut_builders", "shamans")]
    assert shown == [7, 8, 9, 7]


# The rest.


def test_every_resource_gives_a_point() -> None:
    """One point for each resource of any kind; food gives none."""
    assert points("resources", wood=4, brick=3, stone=2, gold=1, food=40) == 10


def test_the_unused_card_for_two_resources_is_cashed() -> None:
    """Still face up at the end it is worth the two resources; used, it is not."""
    assert points("resources", cards=["C36"], any_two_resources=True, gold=1) == 3
    assert points("resources", cards=["C36"], gold=1) == 1


def test_the_total_is_the_sum_of_all_sources() -> None:
    """A full example: 92 on the track, 10 + 18 + 14 + 20 + 8 for cards, 4 resources make 166."""
    game = scenario(
        seats=[
            {
                "points": {"buildings": 99, "cards": 3, "hunger": -10},
                "cards": ["C08", "C07", "C27", "C17", "C01", "C02", "C05", "C26", "C03", "C20"],
                "food_track": 6,
                "tools": [3, 2, 2],
                "buildings": ["B01", "B02", "B03", "B04", "B05"],
                "people": 8,
                "wood": 3,
                "gold": 1,
            }
        ]
    )
    score = game.scores()[0]
    assert dict(score.points) == {
        **{"buildings": 99, "cards": 3, "hunger": -10, "symbols": 10},
        **{"farmers": 18, "tool_makers": 14, "hut_builders": 20, "shamans": 8, "resources": 4},
    }
    assert score.total == 166
    assert [name for name, _ in score.points] == GAME.sources


def test_a_total_may_be_negative() -> None:
    """Hunger alone gives a total below zero."""
    game = scenario(seats=[{"points": {"buildings": 0, "cards": 0, "hunger": -30}}])
    assert game.scores()[0].total == -30
    assert game.ranks() == [2, 1]


# Winning.


def test_most_points_win() -> None:
    """The highest total is first, whatever the tracks say."""
    game = scenario(3, seats=[{"wood": 5, "food_track": 9}, {"wood": 7}, {"wood": 6, "people": 9}])
    assert game.ranks() == [3, 1, 2]


# Food track, tools, people of A and of B; who is ahead in the rulebook's order, and by the sum.
TIES = [
    ((6, [1, 1], 6), (5, [2, 2, 2], 7), "A", "B"),
    ((5, [1, 1], 5), (5, [1, 1, 1], 4), "B", "="),
    ((5, [1, 1], 5), (5, [1, 1], 6), "B", "B"),
    ((5, [1, 1], 6), (5, [1, 1], 6), "=", "="),
    ((4, [1, 1, 1], 6), (5, [1, 1], 6), "B", "="),
    ((4, [2, 1, 1], 6), (5, [1, 1], 6), "B", "A"),
]


@pytest.mark.parametrize("ties", ["rulebook", "sum"])
@pytest.mark.parametrize(("a", "b", "in_order", "by_sum"), TIES)
def test_ties(a: Any, b: Any, in_order: str, by_sum: str, ties: str) -> None:
    """Rulebook: food track, then tools, then people, the higher wins. Later printings: their sum."""
    boards = [{"food_track": track, "tools": tools, "people": people} for track, tools, people in (a, b)]
    game = scenario(seats=boards, settings={"ties": ties})
    expected = {"A": [1, 2], "B": [2, 1], "=": [1, 1]}[in_order if ties == "rulebook" else by_sum]
    assert game.ranks() == expected


def test_ties_are_broken_only_between_equal_totals() -> None:
    """The tie break does not outweigh a single point."""
    for ties in ("rulebook", "sum"):
        game = scenario(seats=[{"wood": 1}, {"food_track": 10, "people": 10}], settings={"ties": ties})
        assert game.ranks() == [1, 2]


def test_who_is_tied_in_everything_shares_the_rank() -> None:
    """A shared win; the next player is third."""
    game = scenario(3, seats=[{"wood": 1}, {"gold": 1}, {}])
    assert game.ranks() == [1, 1, 3]


def test_one_use_tools_do_not_break_ties() -> None:
    """The tool total is that of the tiles."""
    boards: list[dict[str, object]] = [
        {"cards": ["C35"], "one_use_tools": [4]},
        {"cards": ["C34"], "tools": [1]},
    ]
    game = scenario(seats=[{**boards[0], "wood": 1}, boards[1]])
    assert [score.total for score in game.scores()] == [1, 1]
    assert game.ranks() == [2, 1]
