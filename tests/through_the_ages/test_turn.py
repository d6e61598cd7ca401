"""The course of a turn, and its end."""

import pytest

from tests.through_the_ages.table import scenario

MILITARY = ["raid_i", "plunder_i", "enslave", "legion", "phalanx", "medieval_army"]


def test_a_turn_has_politics_then_actions() -> None:
    """Then the next player's turn begins."""
    game = scenario(3)
    game.play("end")
    assert game.asked() == ("politics", 1)
    game.play("pass")
    assert game.asked() == ("act", 1)


def test_rounds_begin_with_the_starting_player() -> None:
    """After the last player."""
    game = scenario(3, turn=2, round=7)
    game.play("end")
    assert (game.part("current"), game.part("round")) == (0, 8)


# Military cards.


def test_cards_above_the_hand_limit_are_discarded() -> None:
    """As many cards stay as there are military actions in all, spent or not; face down."""
    game = scenario(seats=[{"military_hand": MILITARY[:4], "military_used": 2}])
    game.play("end")
    assert game.asked() == ("discard", 0)
    game.play("discard enslave", "discard raid_i")
    assert sorted(game[0].military_hand) == ["legion", "plunder_i"]
    assert game.part("discards")[1] == [
        {"card": "enslave", "known_by": [0]},
        {"card": "raid_i", "known_by": [0]},
    ]


@pytest.mark.parametrize(("spent", "drawn"), [(0, 2), (1, 1), (2, 0)])
def test_unused_military_actions_draw_cards(spent: int, drawn: int) -> None:
    """One for each, from the deck of the age."""
    game = scenario(seats=[{"military_used": spent}], military_deck=MILITARY)
    game.play("end")
    assert sorted(game[0].military_hand) == sorted(MILITARY[:drawn])


def test_at_most_three_cards_are_drawn() -> None:
    """Napoleon under Monarchy has five military actions."""
    board = {"leader": "napoleon_bonaparte", "government": "monarchy"}
    game = scenario(age="II", seats=[board])
    assert game[0].ma == 5
    game.play("end")
    assert len(game[0].military_hand) == 3


def test_drawing_may_exceed_the_hand_limit() -> None:
    """Excess is discarded before drawing, at the next end of turn again."""
    game = scenario(seats=[{"military_hand": ["raid_i", "plunder_i"]}], military_deck=MILITARY[2:])
    game.play("end")
    assert len(game[0].military_hand) == 4


def test_discards_become_the_new_deck_with_its_last_card() -> None:
    """Whoever draws the last card shuffles the discards of the age, and goes on drawing."""
    game = scenario(military_deck=["raid_i"], discards={"A": [], "I": ["legion", "phalanx", "enslave"]})
    game.play("end")
    assert "raid_i" in game[0].military_hand
    assert len(game[0].military_hand) == 2
    assert len(game.part("military_deck")) == 2
    assert game.part("discards")[1] == []


def test_new_deck_is_made_before_later_discards() -> None:
    """It is made when the last card is drawn, not when the next one is wanted."""
    game = scenario(military_deck=["raid_i", "plunder_i"], discards={"I": ["legion"]})
    game.play("end")
    assert sorted(game[0].military_hand) == ["plunder_i", "raid_i"]
    assert game.part("military_deck") == ["legion"]


def test_no_cards_at_all() -> None:
    """Deck and discards are empty: nothing is drawn."""
    game = scenario(military_deck=[])
    game.play("end")
    assert game[0].military_hand == []


# Fresh actions.


def test_actions_come_back_at_the_end_of_the_turn() -> None:
    """All of them, so that events of others find them."""
    game = scenario(seats=[{"civil_used": 3, "military_used": 1}])
    game.play("end")
    assert game[0].actions == (4, 2)


def test_what_is_for_this_turn_only_is_gone() -> None:
    """Marks, extra actions and resources."""
    board = {
        "marks": ["leader_replaced", "tactic_used", "churchill_used"],
        "extra_military": 1,
        "unit_resources": 2,
        "unit_science": 2,
    }
    game = scenario(seats=[board])
    game.play("end")
    form = game.form()["players"][0]
    assert form["marks"] == []
    assert (form["extra_military"], form["unit_resources"], form["unit_science"]) == (0, 0, 0)


# International Agreement.


def test_action_cards_of_the_agreement_can_be_played_at_once() -> None:
    """They were taken in the politics phase; no civil action was spent, and the row is full again."""
    seats = [{"military_hand": ["developed_territory_ii"], "workers": {"warriors": 2}}]
    row = ["reserves_iii", "oil"]
    game = scenario(age="III", ask="politics", seats=seats, row=row, events=["international_agreement"])
    game.play("event developed_territory_ii", "accept", "take reserves_iii", "done")
    assert game.asked() == ("act", 0)
    assert game[0].ca == 4
    assert game.part("row")[0] == "oil"
    assert None not in game.part("row")
    assert game.why("play reserves_iii") is None
