"""Phase 3: the people are fed."""

from typing import Any

import pytest

from civtable.games.stone_age import GAME
from tests.stone_age.table import Table, scenario


def fed(**board: Any) -> Table:
    """All people are home and the two tribes are being fed; seat 0 has this board and is fed first."""
    game = scenario(seats=[board, {"figures": {"tool_maker": 1}}], turn=1)
    game.play("use tool_maker")
    return game


# Enough food.


def test_every_person_eats_one_food() -> None:
    """Each person on the player's board costs one food."""
    game = fed(food=12, people=7)
    assert game[0].food == 5
    assert game.asked() == ("place", 1)


def test_the_food_track_gives_food_first() -> None:
    """Before anybody eats, everyone takes as much food as the food marker shows."""
    assert fed(food=2, food_track=3, people=5)[0].food == 0


def test_surplus_from_the_track_is_kept() -> None:
    """A track beyond the number of people leaves food over."""
    assert fed(food=0, food_track=8, people=5)[0].food == 3


def test_a_person_born_this_round_eats_this_round() -> None:
    """The new person is home before feeding starts."""
    game = scenario(seats=[{"food": 6, "figures": {"hut": 2}}, {"food": 9}], first=1, turn=0)
    game.play("use hut")
    assert game.asked() == ("place", 0)
    assert game[0].food == 0


def test_people_who_were_not_placed_eat_as_well() -> None:
    """Everybody in the tribe eats, at work or at home."""
    game = scenario(seats=[{"food": 12, "people": 9}, {"figures": {"field": 1}}], turn=1)
    game.play("use field")
    assert game[0].food == 3


def test_a_step_on_the_track_of_this_round_counts_at_once() -> None:
    """The marker's position when feeding begins is what gives food."""
    game = scenario(seats=[{}, {"food": 4, "people": 5, "figures": {"field": 1}}], turn=1)
    game.play("use field")
    assert game[1].food == 0
    assert game.asked() == ("place", 1)


# Too little food.


def test_missing_food_may_be_paid_with_resources() -> None:
    """One resource for each missing food, of one's own choice."""
    game = fed(food=2, food_track=3, people=7, wood=1, stone=1, gold=1)
    assert game.asked() == ("feed", 0)
    assert game.offered() == ["pay 1 wood 1 stone", "pay 1 wood 1 gold", "pay 1 stone 1 gold", "starve"]
    game.play("pay 1 wood 1 gold")
    assert game[0].goods == (0, 0, 1, 0)
    assert (game[0].food, game[0].score) == (0, 0)


def test_all_food_is_given_back_first() -> None:
    """Who is short pays all food before resources; food cannot be kept."""
    game = fed(food=2, food_track=1, people=5, wood=5)
    assert game[0].food == 0
    assert {code for code in game.offered() if "pay" in code} == {"pay 2 wood"}


def test_paying_resources_is_voluntary() -> None:
    """One may keep the resources and lose ten points instead; the food is gone in either case."""
    game = fed(food=2, food_track=3, people=7, wood=2)
    game.play("starve")
    assert game[0].wood == 2
    assert (game[0].food, game[0].score) == (0, -10)


def test_a_part_of_the_shortage_cannot_be_paid() -> None:
    """All that is missing or nothing."""
    game = fed(food=0, people=5, wood=9)
    assert game.why("pay 4 wood") == "whole_shortage"
    assert game.why("pay 6 wood") == "whole_shortage"
    assert game.why("pay 5 wood") is None
    assert game.why("pay 5 gold") == "cannot_pay"


def test_too_few_resources_mean_hunger_and_stay() -> None:
    """With one resource for two missing food there is no choice: ten points are lost, the resource stays."""
    game = fed(food=5, people=7, wood=1)
    assert game.asked() == ("place", 1)
    assert (game[0].wood, game[0].food, game[0].score) == (1, 0, -10)


@pytest.mark.parametrize(("people", "food"), [(5, 4), (10, 0)])
def test_hunger_costs_ten_points_however_many_go_hungry(people: int, food: int) -> None:
    """The penalty is the same for one hungry person and for ten."""
    game = fed(food=food, people=people)
    assert game[0].points == {"buildings": 0, "cards": 0, "hunger": -10}
    assert game[0].people == people


def test_the_score_may_fall_below_zero() -> None:
    """The marker goes back ten from wherever it stands."""
    game = fed(food=0, points={"buildings": 4, "cards": 0, "hunger": 0})
    assert game[0].score == -6


def test_hunger_adds_up_over_the_rounds() -> None:
    """Every hungry round costs ten points."""
    game = fed(food=0, points={"buildings": 0, "cards": 0, "hunger": -20})
    assert game[0].points["hunger"] == -30


def test_ten_missing_food_can_be_paid() -> None:
    """The largest shortage is that of ten people without any food."""
    game = fed(food=0, people=10, gold=10)
    assert game.offered() == ["pay 10 gold", "starve"]


@pytest.mark.parametrize("code", ["use field", "place 1 forest", "tools none", "pick 3", "decline"])
def test_while_feeding_nothing_else_is_possible(code: str) -> None:
    """The question is whether resources make up for the food."""
    assert fed(food=0, wood=9).why(code) == "not_now_feed"


# The card for two resources.

READY = {"cards": ["C36"], "any_two_resources": True}


def test_two_resources_may_be_taken_to_cover_a_shortage() -> None:
    """The card can be used when food is short, and then pays."""
    game = fed(food=3, people=5, **READY)
    assert game.offered()[-1] == "starve"
    game.play("take 1 wood 1 brick")
    assert game.asked() == ("feed", 0)
    game.play("pay 1 wood 1 brick")
    assert (game[0].goods, game[0].score) == ((0, 0, 0, 0), 0)


def test_two_resources_that_do_not_suffice_leave_only_hunger() -> None:
    """After the card nothing can cover the shortage: the penalty follows without asking."""
    game = fed(food=0, people=5, **READY)
    game.play("take 2 gold")
    assert game[0].score == -10
    assert game[0].gold == 2
    assert game.asked() == ("place", 1)


def test_hunger_may_be_chosen_with_the_card_unused() -> None:
    """Nobody has to use the card."""
    game = fed(food=3, people=5, **READY)
    game.play("starve")
    assert game[0].two_resources
    assert game[0].score == -10


def test_without_any_resource_the_reason_says_so() -> None:
    """The card lies ready, but until it is used there is nothing to pay with."""
    assert fed(food=3, people=5, **READY).why("pay 2 wood") == "cannot_pay_at_all"


def test_without_the_card_nothing_can_be_taken() -> None:
    """Only its owner takes two resources."""
    assert fed(food=0, wood=9).why("take 2 gold") == "no_two_resources_card"


# Order.


def test_players_are_fed_from_the_start_player_on() -> None:
    """All feed in turn; only who is short has to decide something."""
    game = scenario(
        4,
        first=2,
        turn=1,
        everybody={"food": 0, "wood": 9},
        seats=[{}, {"figures": {"tool_maker": 1}}, {}, {"food": 5}],
    )
    game.play("use tool_maker")
    order = []
    while (asked := game.asked()) is not None and asked[0] == "feed":
        order.append(asked[1])
        game.play("starve")
    assert order == [2, 0, 1]
    assert game[3].score == 0


def test_nobody_is_fed_before_everybody_is_home() -> None:
    """Feeding begins when the last player has used all people."""
    game = scenario(seats=[{"figures": {"field": 1}}, {"figures": {"tool_maker": 1}}], turn=0)
    game.play("use field")
    assert [game[seat].food for seat in (0, 1)] == [12, 12]
    game.play("use tool_maker")
    assert [game[seat].food for seat in (0, 1)] == [8, 7]


def test_food_is_worth_nothing_at_the_end() -> None:
    """Food gives no points."""
    game = scenario(seats=[{"food": 99}])
    assert [score.total for score in GAME.scores(game.state)] == [0, 0]
