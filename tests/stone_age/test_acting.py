"""Phase 2: people do their work and come home."""

import pytest

from tests.stone_age.table import scenario

GATHERED = ["food", "wood", "brick", "stone", "gold"]
WORK = [
    ("hunting_grounds", "food", 2),
    ("forest", "wood", 3),
    ("clay_pit", "brick", 4),
    ("quarry", "stone", 5),
    ("river", "gold", 6),
]


# Turns.


def test_one_player_does_everything_before_the_next_begins() -> None:
    """The start player uses all people, then the left neighbour, and so on."""
    game = scenario(
        players=3,
        first=2,
        seats=[
            {"figures": {"field": 1}},
            {"figures": {"tool_maker": 1}},
            {"figures": {"forest": 1, "river": 1}},
        ],
        turn=2,
        dice=[3, 6],
    )
    game.play("use forest")
    assert game.asked() == ("act", 2)
    game.play("use river")
    assert game.asked() == ("act", 0)
    game.play("use field")
    assert game.asked() == ("act", 1)


def test_people_are_used_in_any_order() -> None:
    """Each player chooses the order of the actions."""
    figures = {"tool_maker": 1, "hut": 2, "field": 1, "hunting_grounds": 1, "card_1": 1, "building_1": 1}
    game = scenario(players=4, seats=[{"people": 7, "figures": figures}], turn=0)
    assert game.offered() == [f"use {place}" for place in figures]


def test_used_people_come_home_at_once() -> None:
    """People return to their board as they are used, and by the end of the turn all are home."""
    game = scenario(
        seats=[{"figures": {"forest": 2, "field": 1}}, {"figures": {"river": 1}}], turn=0, dice=[1, 1]
    )
    assert game[0].at_home == 2
    game.play("use forest")
    assert game[0].at_home == 4
    assert game[0].figures == {"field": 1}
    game.play("use field")
    assert game[0].at_home == 5


def test_a_place_is_used_once() -> None:
    """Who has come home does nothing more this round."""
    game = scenario(seats=[{"figures": {"forest": 2, "field": 1}}], turn=0, dice=[1, 1])
    game.play("use forest")
    assert game.why("use forest") == "nobody_there"
    assert game.offered() == ["use field"]


def test_nobody_uses_the_people_of_others() -> None:
    """One uses only one's own people."""
    game = scenario(seats=[{"figures": {"field": 1}}, {"figures": {"forest": 1}}], turn=0)
    assert game.why("use forest") == "nobody_there"


@pytest.mark.parametrize("place", ["tool_maker", "hut", "field", "hunting_grounds", "forest"])
def test_all_actions_but_buying_are_mandatory(place: str) -> None:
    """Only cards and buildings may be declined: other people have to do their work (open point 2.2)."""
    game = scenario(seats=[{"figures": {place: 2 if place == "hut" else 1}}], turn=0, dice=[1])
    assert game.offered() == [f"use {place}"]
    assert game.why("decline") == "not_now_act"


def test_the_turn_ends_when_everybody_is_home() -> None:
    """There is no more and no less to do than there are people on the board."""
    game = scenario(seats=[{"figures": {"field": 1}}, {"figures": {"tool_maker": 1}}], turn=0)
    game.play("use field")
    assert game.asked() == ("act", 1)
    game.play("use tool_maker")
    assert game.asked() == ("place", 1)


@pytest.mark.parametrize(
    "code", ["place 1 forest", "pay 1 wood", "tools none", "pick 3", "starve", "decline"]
)
def test_while_using_people_nothing_else_is_possible(code: str) -> None:
    """The question is which people to use."""
    game = scenario(seats=[{"wood": 1, "figures": {"field": 1}}], turn=0)
    assert game.why(code) == "not_now_act"


# Village.


def test_the_tool_maker_gives_a_tool() -> None:
    """One person at the tool maker brings one tool."""
    game = scenario(seats=[{"figures": {"tool_maker": 1, "field": 1}}], turn=0)
    game.play("use tool_maker")
    assert game[0].tools == [1]


def test_the_hut_gives_a_person_for_all_later_rounds() -> None:
    """Two people in the hut bring a third, and all three go home."""
    game = scenario(seats=[{"figures": {"hut": 2, "field": 1}}], turn=0)
    game.play("use hut")
    assert (game[0].people, game[0].at_home) == (6, 5)


def test_a_newborn_works_from_the_next_round_on() -> None:
    """The new person is at home this round and may be placed in the next."""
    game = scenario(seats=[{"figures": {"hut": 2}}], first=1, turn=0)
    game.play("use hut")
    assert game.asked() == ("place", 0)
    assert "place 6 hunting_grounds" in game.offered()


def test_the_field_moves_the_food_marker() -> None:
    """One person on the field moves the food marker one step."""
    game = scenario(seats=[{"food_track": 3, "figures": {"field": 1, "hut": 2}}], turn=0)
    game.play("use field")
    assert game[0].track == 4
    assert game[0].food == 12


def test_there_is_no_eleventh_person() -> None:
    """Each colour has ten people; using the hut with ten gains nothing."""
    game = scenario(seats=[{"people": 10, "figures": {"hut": 2, "field": 1}}], turn=0)
    game.play("use hut")
    assert (game[0].people, game[0].at_home) == (10, 9)
    assert game.happened() == ["gained_person"]


def test_the_food_track_ends_at_ten() -> None:
    """At 10 the field gains nothing."""
    game = scenario(seats=[{"food_track": 10, "figures": {"hut": 2, "field": 1}}], turn=0)
    game.play("use field")
    assert game[0].track == 10


def test_a_thirteenth_tool_does_nothing() -> None:
    """With three tiles of 4 the tool maker gains nothing, and used tiles stay used."""
    game = scenario(
        seats=[{"tools": [4, 4, 4], "used_tools": [4], "figures": {"hut": 2, "tool_maker": 1}}], turn=0
    )
    game.play("use tool_maker")
    assert (game[0].tools, game[0].used) == ([4, 4, 4], [4])


# Rolls.


@pytest.mark.parametrize(("place", "gathered", "divisor"), WORK)
@pytest.mark.parametrize("pips", range(1, 13))
def test_the_roll_is_divided_and_rounded_down(place: str, gathered: str, divisor: int, pips: int) -> None:
    """Food for 2 pips, wood for 3, brick for 4, stone for 5, gold for 6; the rest is lost, 0 is a result."""
    dice = [pips] if pips <= 6 else [6, pips - 6]
    game = scenario(seats=[{"food": 0, "figures": {place: len(dice), "field": 1}}], turn=0, dice=dice)
    game.play(f"use {place}")
    board = game[0]
    expected = dict.fromkeys(GATHERED, 0)
    expected[gathered] = pips // divisor
    assert {name: getattr(board, name) for name in GATHERED} == expected


@pytest.mark.parametrize("people", [1, 4, 7])
def test_one_die_for_each_person_all_at_once(people: int) -> None:
    """As many dice as people stand there, added up before dividing."""
    game = scenario(
        seats=[{"people": 8, "figures": {"forest": people, "field": 1}}], turn=0, dice=[5, 1, 4, 2, 6, 3, 5]
    )
    game.play("use forest")
    dice = [5, 1, 4, 2, 6, 3, 5][:people]
    assert game.form()["dice"] == sorted(dice)
    assert game[0].wood == sum(dice) // 3


def test_ten_hunters_roll_ten_dice() -> None:
    """More hunters than dice in the box roll a die each all the same."""
    game = scenario(
        seats=[{"people": 10, "food": 20, "figures": {"hunting_grounds": 10}}, {"figures": {"field": 1}}],
        turn=0,
        dice=[6] * 9 + [5],
    )
    game.play("use hunting_grounds")
    assert game[0].food == 20 + 29


def test_resources_are_unlimited() -> None:
    """The supply never runs out, however many pieces the box holds."""
    everybody = {"wood": 50, "brick": 50, "stone": 50, "gold": 50}
    figures = {"river": 7, "field": 1}
    game = scenario(everybody=everybody, seats=[{"people": 8, "figures": figures}], turn=0, dice=[6] * 7)
    game.play("use river")
    assert game[0].gold == 57


def test_gathered_goods_pay_for_cards_and_buildings_of_the_same_turn() -> None:
    """What one gathers first can be spent by the next person."""
    game = scenario(
        seats=[{"figures": {"forest": 2, "card_1": 1}}, {"figures": {"field": 1}}],
        row=["C11"],
        turn=0,
        dice=[2, 1],
    )
    game.play("use forest", "use card_1", "pay 1 wood")
    assert game[0].cards == ["C11"]


# The card for two resources.


def test_two_resources_are_taken_once_at_any_time_of_the_turn() -> None:
    """The card gives any two resources, alike or different, when its owner wants them, once."""
    game = scenario(
        seats=[{"cards": ["C36"], "any_two_resources": True, "figures": {"field": 1, "hut": 2}}], turn=0
    )
    goods = ["wood", "brick", "stone", "gold"]
    pairs = [f"take 1 {goods[i]} 1 {goods[j]}" for i in range(4) for j in range(i + 1, 4)]
    assert {code for code in game.offered() if "take" in code} == {
        *pairs,
        *(f"take 2 {name}" for name in goods),
    }
    game.play("use field", "take 1 wood 1 gold")
    assert game[0].goods == (1, 0, 0, 1)
    assert game.why("take 2 gold") == "no_two_resources_card"
    assert game.offered() == ["use hut"]
    assert game[0].cards == ["C36"]


def test_two_resources_do_not_include_food() -> None:
    """Food is not a resource."""
    game = scenario(seats=[{"cards": ["C36"], "any_two_resources": True, "figures": {"field": 1}}], turn=0)
    assert not [code for code in game.offered() if "food" in code]


def test_two_resources_belong_to_the_owner_of_the_card() -> None:
    """Others cannot use the card."""
    game = scenario(seats=[{"figures": {"field": 1}}, {"cards": ["C36"], "any_two_resources": True}], turn=0)
    assert game.why("take 2 gold") == "no_two_resources_card"


def test_taking_two_resources_does_not_end_the_turn() -> None:
    """The people still have to be used."""
    game = scenario(seats=[{"cards": ["C36"], "any_two_resources": True, "figures": {"field": 1}}], turn=0)
    game.play("take 2 stone")
    assert game.asked() == ("act", 0)
