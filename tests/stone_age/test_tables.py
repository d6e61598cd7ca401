"""The printed tables against counts that were made without them."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from civtable.games.stone_age import GAME, data
from civtable.games.stone_age.data import BUILDINGS, CARDS, FIXED, PLACES, RESOURCES, TOPS, VALUE
from civtable.games.stone_age.options import (
    OPTIONS,
    PAYMENTS,
    TOOL_SETS,
    goods_of,
    number_of,
    pack,
    unpack,
)
from civtable.games.stone_age.phases.effects import TOP_EFFECTS, _unknown_top
from tests.stone_age import table

FACTS: Any = GAME.facts


# Cards.


def test_there_are_36_cards_of_34_faces() -> None:
    """Two faces exist twice: dice for all with two tool makers, and three points with music."""
    assert list(FACTS["cards"]) == table.CARDS
    faces = Counter(str(face) for face in FACTS["cards"].values())
    assert len(faces) == 34
    twice = [card.id for card in CARDS if faces[str(FACTS["cards"][card.id])] == 2]
    assert twice == ["C05", "C06", "C27", "C28"]


def test_tops_are_as_many_as_the_rulebook_says() -> None:
    """Ten kinds of top, counted in the rulebook's list."""
    assert Counter(face["top"]["kind"] for face in FACTS["cards"].values()) == {
        **{"dice_for_all": 10, "food": 7, "resource": 5, "roll_for_resource": 3, "victory_points": 3},
        **{"tool": 1, "food_track": 2, "draw_card": 1, "one_use_tool": 3, "any_two_resources": 1},
    }


def test_the_values_of_the_tops() -> None:
    """Food 1 to 7, one-use tools 2, 3, 4, three points each, one brick, stones, one gold."""
    values: dict[str, list[object]] = {}
    for face in FACTS["cards"].values():
        top = face["top"]
        what = (top.get("resource"), top.get("value")) if "resource" in top else top.get("value")
        values.setdefault(top["kind"], []).append(what)
    assert values["food"] == [1, 2, 3, 3, 4, 5, 7]
    assert values["resource"] == [("brick", 1), ("stone", 1), ("stone", 1), ("stone", 2), ("gold", 1)]
    assert values["roll_for_resource"] == [("wood", 2), ("stone", 2), ("gold", 2)]
    assert values["victory_points"] == [3, 3, 3]
    assert values["one_use_tool"] == [2, 3, 4]
    assert values["any_two_resources"] == [2]
    assert values["tool"] == values["draw_card"] == [1]
    assert values["food_track"] == [1, 1]


def test_sixteen_green_cards_show_eight_symbols_twice() -> None:
    """Two cards for each of the eight symbols."""
    symbols = Counter(
        face["bottom"]["symbol"] for face in FACTS["cards"].values() if face["bottom"]["color"] == "green"
    )
    assert len(symbols) == 8
    assert set(symbols.values()) == {2}


def test_twenty_sand_cards_show_people_of_four_professions() -> None:
    """Five cards each, with 7 farmers, 8 tool makers, 9 hut builders and 7 shamans."""
    sand = [face["bottom"] for face in FACTS["cards"].values() if face["bottom"]["color"] == "sand"]
    assert Counter(bottom["profession"] for bottom in sand) == dict.fromkeys(
        ["farmer", "tool_maker", "hut_builder", "shaman"], 5
    )
    people: Counter[str] = Counter()
    for bottom in sand:
        people[bottom["profession"]] += bottom["count"]
    assert people == {"farmer": 7, "tool_maker": 8, "hut_builder": 9, "shaman": 7}


def test_every_kind_of_top_has_a_handler() -> None:
    """No card is silently ignored, and no handler is left over."""
    assert len(TOP_EFFECTS) == len(TOPS)
    assert _unknown_top not in TOP_EFFECTS
    assert len({id(handler) for handler in TOP_EFFECTS}) == len(TOPS)
    assert {card.top for card in CARDS} == set(range(len(TOPS)))


def test_cards_that_lie_ready_are_named_by_their_position() -> None:
    """The constants for the one-use tools and the two resources point at these cards."""
    ready = [CARDS[card] for card in data.ONE_USE_CARDS]
    assert [card.value for card in ready] == data.ONE_USE_VALUES
    assert {card.top for card in ready} == {data.ONE_USE_TOOL}
    assert CARDS[data.TWO_RESOURCES_CARD].top == data.ANY_TWO_RESOURCES


# Buildings.


def test_there_are_28_buildings_of_three_kinds() -> None:
    """17 with a fixed price, 8 with a number of kinds, 3 with one to seven resources."""
    assert list(FACTS["buildings"]) == table.BUILDINGS
    assert Counter(face["kind"] for face in FACTS["buildings"].values()) == {
        **{"fixed": 17, "choice": 8, "flexible": 3},
    }


def test_fixed_prices_are_three_resources_worth_their_points() -> None:
    """The points are 3, 4, 5 and 6 for the resources of the price; all 17 together 222."""
    fixed = [building for building in BUILDINGS if building.kind == FIXED]
    for building in fixed:
        assert sum(building.cost) == 3
        assert building.points == sum(n * value for n, value in zip(building.cost, [3, 4, 5, 6], strict=True))
    assert sum(building.points for building in fixed) == 222


def test_fixed_prices_are_all_mixes_of_three() -> None:
    """Every mix of three different resources twice; of two kinds each but two golds with something, once."""
    prices = Counter(tuple(building.cost) for building in BUILDINGS if building.kind == FIXED)
    for mix in [(1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1), (0, 1, 1, 1)]:
        assert prices.pop(mix) == 2
    assert len(prices) == 9
    assert set(prices.values()) == {1}
    assert all(max(cost) == 2 and cost[3] < 2 for cost in prices)


def test_choice_buildings_are_four_or_five_in_one_to_four_kinds() -> None:
    """One tile for each combination."""
    choice = [face for face in FACTS["buildings"].values() if face["kind"] == "choice"]
    assert sorted((face["number"], face["kinds"]) for face in choice) == list(product((4, 5), (1, 2, 3, 4)))


# The board.


def test_the_board_has_sixteen_places() -> None:
    """Three in the village, hunting grounds, four pits, four cards, four buildings."""
    assert len(PLACES) == len(set(PLACES)) == 16
    assert PLACES.index("hunting_grounds") == data.HUNTING_GROUNDS
    assert [PLACES.index(name) for name in ("forest", "clay_pit", "quarry", "river")] == [4, 5, 6, 7]
    assert PLACES[data.CARD_1] == "card_1"
    assert PLACES[data.BUILDING_1] == "building_1"


def test_resources_are_worth_three_to_six() -> None:
    """Wood 3, brick 4, stone 5, gold 6."""
    assert dict(zip(RESOURCES, VALUE, strict=True)) == {"wood": 3, "brick": 4, "stone": 5, "gold": 6}


# Options.


def test_codes_round_trip() -> None:
    """Every code names its own option."""
    for option in OPTIONS:
        assert GAME.parse(option.code) is option


def test_the_option_table_is_complete() -> None:
    """Counted another way: places, uses, pairs of resources, sets of tools, payments up to ten, the rest."""
    kinds = Counter(option.code.split()[0] for option in OPTIONS)
    tool_sets = {
        tuple(sorted(value for value, taken in zip(tiles, mask, strict=True) if taken))
        for tiles in product(range(1, 5), repeat=3)
        if max(tiles) - min(tiles) <= 1
        for mask in product((0, 1), repeat=3)
    }
    payments = sum(1 for amounts in product(range(11), repeat=4) if 1 <= sum(amounts) <= 10)
    assert len(TOOL_SETS) == len(tool_sets)
    assert kinds == {
        **{"place": 3 + 10 + 4 * 7 + 4 + 4, "use": 16, "take": 10, "tools": 8 * len(tool_sets)},
        **{"pay": payments, "decline": 1, "pick": 6, "starve": 1},
    }


@pytest.mark.parametrize("amounts", [(0, 0, 0, 0), (1, 2, 3, 4), (10, 0, 0, 0), (0, 0, 0, 10), (7, 7, 7, 7)])
def test_packed_resources_can_be_unpacked(amounts: tuple[int, int, int, int]) -> None:
    """A packed number is only a way of writing four."""
    assert unpack(pack(*amounts)) == list(amounts)


def test_payments_say_what_they_cost() -> None:
    """Code, packed number and count agree."""
    for number, row in enumerate(PAYMENTS):
        for option in row:
            words = option.code.split()[1:]
            amounts = [0, 0, 0, 0]
            for n, name in zip(words[::2], words[1::2], strict=True):
                amounts[RESOURCES.index(name)] = int(n)
            assert unpack(goods_of(option)) == amounts
            assert sum(amounts) == number_of(option) == number
