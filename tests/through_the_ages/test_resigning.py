"""Leaving the game, and what changes for those who stay."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from tests.through_the_ages.table import Table, scenario


def left(players: int = 3, age: str = "II", **changes: Any) -> Table:
    """Seat 0 resigns in its politics phase."""
    seats = changes.pop("seats", [{}])
    game = scenario(players, age=age, ask="politics", seats=seats, **changes)
    game.play("resign")
    return game


def test_resigning_is_a_political_action() -> None:
    """The turn is over, and the next player begins; nothing is produced."""
    game = left()
    assert game.asked() == ("politics", 1)
    assert game[0].marks == ["resigned"]
    assert game[0].resources == 0
    game.play("pass", "end", "pass", "end")
    assert (game.asked(), game.part("round")) == (("politics", 1), 6)


def test_nobody_resigns_in_age_four() -> None:
    """The end is near."""
    assert scenario(3, age="IV", ask="politics").why("resign") == "no_resigning"


def test_the_last_player_left_wins() -> None:
    """At once, whatever the culture."""
    game = left(2, seats=[{"culture": 50}, {"culture": 3}])
    assert game.asked() is None
    assert game.part("over")
    assert [score.rank for score in game.scores()] == [2, 1]


def test_cards_in_hand_are_discarded() -> None:
    """Military cards may be drawn again, nobody else has seen them; civil ones are gone."""
    board = {"military_hand": ["spy", "legion"], "hand": ["coal"]}
    game = left(seats=[board])
    assert (game[0].hand, game[0].military_hand) == ([], [])
    assert game.part("discards")[1:3] == [
        [{"card": "legion", "known_by": [0]}],
        [{"card": "spy", "known_by": [0]}],
    ]
    assert "coal" in game.part("gone")


def test_military_cards_in_play_are_discarded() -> None:
    """Colonies and a tactic that was not shared yet go to the discards of their ages."""
    board = {"colonies": ["vast_territory_ii"], "tactic": "legion", "marks": ["tactic_exclusive"]}
    game = left(seats=[board])
    assert game.part("discards")[1:3] == [
        [{"card": "legion", "known_by": "all"}],
        [{"card": "vast_territory_ii", "known_by": "all"}],
    ]
    assert game.form()["players"][0]["colonies"] == []


def test_a_shared_tactic_stays() -> None:
    """It is everybody's."""
    game = left(seats=[{"tactic": "legion"}], shared_tactics=["legion"])
    assert game.part("shared_tactics") == ["legion"]
    assert game.part("discards")[1] == []


def test_pacts_with_the_player_end() -> None:
    """Wherever they lie; other pacts stay."""
    own = {"pact": {"card": "open_borders_agreement", "with": 1, "side_a": 0}}
    other = {"pact": {"card": "scientific_cooperation", "with": 0, "side_a": 2}}
    third = {"pact": {"card": "acceptance_of_supremacy", "with": 1, "side_a": 3}}
    game = left(4, seats=[own, {}, other, third])
    assert [game[seat].pact is None for seat in range(4)] == [True, True, True, False]
    assert game[1].ma_total == 2


def test_wars_on_the_player_pay_seven_culture() -> None:
    """To each who declared one; the player's own war just disappears."""
    own = {"war": {"card": "war_over_technology", "on": 2}}
    seats = [own, {"war": {"card": "war_over_territory", "on": 0}, "culture": 1}, {"culture": 1}]
    game = left(seats=seats)
    assert [game[seat].culture for seat in (1, 2)] == [8, 1]
    assert (game.form()["players"][0]["war"], game[1].war) == (None, None)
    assert {entry["card"] for entry in game.part("discards")[2]} == {
        "war_over_technology",
        "war_over_territory",
    }


def test_several_wars_on_the_player_pay_each() -> None:
    """7 culture each."""
    seats = [{}, *[{"war": {"card": "war_over_territory", "on": 0}}] * 2]
    game = left(seats=seats)
    assert [game[seat].culture for seat in (1, 2)] == [7, 7]


@pytest.mark.parametrize(("players", "cleared"), [(4, 2), (3, 3)])
def test_the_row_is_cleared_for_those_who_are_left(players: int, cleared: int) -> None:
    """Two spaces with three players, three with two."""
    names = [card.id for card in CARDS if card.civil and card.age == 2 and card.counts[0]][:13]
    game = left(players, row=names)
    assert game.asked() == ("politics", 1)
    assert game.part("row")[: 13 - cleared] == names[cleared:]


def test_current_decks_stay_and_later_ones_are_made_for_fewer() -> None:
    """4 become 3 in Age I: Age I keeps its cards, Age II starts with 50 of them."""
    game = left(4, age="I", deck=["iron", "iron", "iron"])
    assert game.part("age") == "II"
    assert game.part("dealt") == [4, 4, 3, 0]
    in_row = [card for card in game.part("row") if card is not None]
    second = [card for card in in_row if CARDS[[c.id for c in CARDS].index(card)].age == 2]
    assert len(second) + len(game.part("deck")) == 50


def test_with_two_left_later_decks_have_no_pacts() -> None:
    """As if the game had been set up for two."""
    game = left(3, age="I", deck=["iron"])
    assert game.part("dealt") == [3, 3, 2, 0]
    assert len(game.part("military_deck")) == 46
    assert "scientific_cooperation" not in game.part("military_deck")


def test_who_has_left_is_skipped_in_turns_and_ages() -> None:
    """No tokens are lost, nothing is antiquated for them."""
    board = {"marks": ["resigned"], "leader": "moses"}
    game = scenario(3, age="II", turn=0, ask="end_turn", seats=[{}, board], deck=["coal"])
    assert game.asked() == ("politics", 2)
    assert game.part("age") == "III"
    assert [game.form()["players"][seat]["yellow_bank"] for seat in range(3)] == [16, 18, 16]


def test_resigned_players_rank_last() -> None:
    """Whatever culture they had."""
    game = scenario(3, age="IV", turn=2, ask="end_turn", seats=[{"culture": 99, "marks": ["resigned"]}])
    game.asked()
    assert [score.rank for score in game.scores()] == [3, 1, 1]


def test_when_the_starting_player_left_rounds_begin_with_the_next() -> None:
    """Age IV in the turn of seat 1, the first one left: this round is the last."""
    game = scenario(
        3, age="III", turn=2, ask="end_turn", round=11, seats=[{"marks": ["resigned"]}], deck=["computers"]
    )
    assert game.asked() == ("politics", 1)
    assert (game.part("round"), game.part("last_round")) == (12, 12)


def test_who_resigned_takes_no_part_in_an_auction() -> None:
    """The units on the board that was left do not bid."""
    boards = [{"military_hand": ["rats"]}, {}, {"marks": ["resigned"]}]
    game = scenario(3, age="I", ask="politics", events=["vast_territory_i", "foray"], seats=boards)
    game.play("event rats")
    assert game.asked() == ("bid", 0)
    game.play("pass")
    assert game.asked() == ("bid", 1)
    game.play("pass")
    assert game.asked() == ("act", 0)
    assert "vast_territory_i" in game.part("past")
