"""The last round, final scoring, and who wins."""

from typing import Any

import pytest

from tests.through_the_ages.table import Table, scenario


def begin_age_four(turn: int) -> Table:
    """Three players; the last card of Age III is dealt when this seat's turn begins."""
    before = (turn - 1) % 3
    game = scenario(3, age="III", turn=before, ask="end_turn", round=10, deck=["computers"])
    game.asked()
    return game


def test_age_four_in_the_starting_players_turn_makes_this_round_the_last() -> None:
    """Nobody declares war in it."""
    game = begin_age_four(0)
    assert (game.part("age"), game.part("round"), game.part("last_round")) == ("IV", 11, 11)


@pytest.mark.parametrize("turn", [1, 2])
def test_age_four_in_another_turn_makes_the_next_round_the_last(turn: int) -> None:
    """In this one wars may still be declared."""
    game = begin_age_four(turn)
    assert (game.part("age"), game.part("round"), game.part("last_round")) == ("IV", 10, 11)


def test_age_four_has_no_decks() -> None:
    """The row loses its first cards and slides, nothing is dealt; everybody lost two yellow tokens."""
    game = begin_age_four(0)
    assert (game.part("deck"), game.part("military_deck")) == ([], [])
    assert [game[seat].yellow for seat in range(3)] == [16, 16, 16]
    row = ["coal", "iron", "drama"]
    game = scenario(3, age="IV", turn=0, ask="end_turn", row=row, last_round=9)
    game.asked()
    assert game.part("row") == ["drama", *[None] * 12]


def test_everybody_has_the_same_number_of_turns() -> None:
    """The game ends after the last seat of the last round."""
    game = scenario(3, age="IV", turn=1, round=8, last_round=8)
    game.play("end", "pass")
    assert game.asked() == ("act", 2)
    game.play("end")
    assert game.asked() is None
    assert game.part("over")


def finish(*boards: dict[str, Any], **changes: Any) -> Table:
    """The last turn of the game ends; it is the second player's, who produces first."""
    players = max(len(boards), 2)
    game = scenario(players, age="IV", turn=players - 1, ask="end_turn", seats=boards, **changes)
    game.asked()
    return game


def test_final_scoring_counts_age_three_in_both_decks() -> None:
    """Older events and territories do nothing."""
    game = finish(
        {"colonies": ["vast_territory_i"], "wonders": ["pyramids"]},
        events=["impact_of_colonies", "rats", "wealthy_territory_ii"],
        future_events=["impact_of_wonders", "national_pride"],
    )
    assert game[0].culture == 3 + 5


def test_events_already_past_do_not_count() -> None:
    """Nor those in hands."""
    board = {
        "colonies": ["vast_territory_i"],
        "military_hand": ["impact_of_wonders"],
        "wonders": ["pyramids"],
    }
    game = finish(board, past=["impact_of_colonies"])
    assert game[0].culture == 0


def test_bill_gates_scores_his_labs() -> None:
    """2 Computers and 1 Alchemy: 7 culture."""
    game = finish({"leader": "bill_gates", "workers": {"computers": 2, "alchemy": 1}})
    assert game[0].culture == 7


def test_ranked_events_favour_the_starting_player() -> None:
    """Impact of Strength, 20, 20 and 15: 14, 7, 0."""
    boards = [{"workers": {"warriors": count}} for count in (20, 20, 15)]
    game = finish(*boards, events=["impact_of_strength"])
    assert [game[seat].culture for seat in range(3)] == [14, 7, 0]


def test_equal_culture_shares_the_victory() -> None:
    """There is no tie-break."""
    game = finish({"culture": 30}, {"culture": 30}, {"culture": 12})
    assert [(score.total, score.rank) for score in game.scores()] == [(30, 1), (30, 1), (12, 3)]


def test_a_war_of_the_round_before_is_fought_in_the_last_round() -> None:
    """It resolves at the start of the attacker's turn."""
    attacker = {"workers": {"warriors": 3}, "war": {"card": "war_over_culture", "on": 1}}
    game = scenario(2, age="IV", ask="war", seats=[attacker, {"culture": 20}])
    game.asked()
    assert (game[0].culture, game[1].culture) == (7, 13)
