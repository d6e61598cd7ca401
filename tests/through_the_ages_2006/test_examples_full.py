"""The worked examples of the full version, number by number."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


@pytest.mark.parametrize(("air_forces", "strength"), [(0, 33), (1, 47), (2, 57), (3, 60)])
def test_air_forces_double_armies(air_forces: int, strength: int) -> None:
    """Two armies of Entrenchments, one with Swordsmen: 9 and 5, each doubled by an air force; 60 at most."""
    workers = {"warriors": 0, "swordsmen": 1, "modern_infantry": 1, "cannon": 4, "air_forces": air_forces}
    board = {"workers": workers, "tactic": "entrenchments"}
    assert scenario(age="III", seats=[board])[0].strength == strength


# The last round.


def at_the_end_of_age_three(turn: int) -> Table:
    """The next player's turn brings the last card of Age III into the row."""
    return scenario(3, age="III", round=15, turn=turn, deck=["oil"])


@pytest.mark.parametrize(("turn", "round", "last"), [(2, 16, 16), (0, 15, 16), (1, 15, 16)])
def test_age_three_ends_and_the_last_round_is_known(turn: int, round: int, last: int) -> None:
    """At the start of the starting player's turn this round is the last, otherwise the next one."""
    game = at_the_end_of_age_three(turn)
    game.play("end")
    assert (game.part("age"), game.part("round"), game.part("last_round")) == ("IV", round, last)


def in_the_last_round(**arranged: Any) -> Table:
    """The last round of the game."""
    return scenario(2, age="IV", round=20, last_round=20, **arranged)


def test_no_unit_is_sacrificed_in_an_aggression_of_the_last_round() -> None:
    """The attacker adds nothing; the defender has bonus cards only."""
    own = {"workers": {"warriors": 6}, "military_hand": ["armed_intervention"]}
    rival = {"workers": {"warriors": 4}, "culture": 20, "military_hand": ["military_bonus_iii"]}
    game = in_the_last_round(ask="politics", seats=[own, rival])
    game.play("aggression armed_intervention seat 1")
    assert game.asked() == ("defend", 1)
    assert game.offered() == ["pass", "defend military_bonus_iii"]
    game.play("defend military_bonus_iii")
    assert game[1].culture == 20
    assert game[0].workers["warriors"] == 6


def test_a_war_compares_plain_strength_in_the_last_round() -> None:
    """Nobody is asked; 6 against 4 takes 2 culture."""
    own = {"workers": {"warriors": 6}, "war": {"card": "war_over_culture", "on": 1}}
    game = in_the_last_round(ask="war", seats=[own, {"workers": {"warriors": 4}, "culture": 20}])
    assert game.asked() == ("politics", 0)
    assert (game[0].culture, game[1].culture) == (2, 18)


def test_a_war_may_be_declared_in_the_last_round_and_is_never_fought() -> None:
    """The game ends before the next turn of its owner."""
    own = {"workers": {"warriors": 6}, "military_hand": ["war_over_culture"], "government": "communism"}
    game = in_the_last_round(ask="politics", seats=[own, {"culture": 20, "workers": {"philosophy": 0}}])
    game.play("war war_over_culture seat 1", "end", "pass", "end")
    assert game.part("over")
    assert game[1].culture == 20


def test_no_territory_is_colonized_with_units_in_the_last_round() -> None:
    """A colony costs at least one unit: nobody is asked for a bid, and the territory is past."""
    own = {"workers": {"warriors": 6}, "military_hand": ["rats"]}
    game = in_the_last_round(
        ask="politics", events=["historic_territory_ii", "foray"], seats=[own, {"workers": {"warriors": 6}}]
    )
    game.play("event rats")
    assert (game.asked(), game.part("past")) == (("act", 0), ["historic_territory_ii"])


def test_columbus_colonizes_in_the_last_round() -> None:
    """He sacrifices nobody."""
    own = {"leader": "christopher_columbus", "military_hand": ["historic_territory_ii"]}
    game = in_the_last_round(ask="politics", seats=[own])
    game.play("columbus historic_territory_ii")
    assert game[0].colonies == ["historic_territory_ii"]
