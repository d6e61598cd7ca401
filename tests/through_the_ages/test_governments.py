"""Governments: peaceful change, revolution, Robespierre."""

from typing import Any

import pytest

from tests.through_the_ages.table import Table, scenario

GOVERNMENTS = [
    ("monarchy", 8, 2, 5, 3),
    ("theocracy", 6, 1, 4, 3),
    ("constitutional_monarchy", 12, 6, 6, 4),
    ("republic", 13, 3, 7, 2),
    ("communism", 19, 5, 7, 5),
    ("democracy", 17, 9, 7, 3),
    ("fundamentalism", 18, 7, 6, 5),
]


def ready(card: str, science: int, **board: Any) -> Table:
    """A government in hand, and science."""
    return scenario(age="III", seats=[{"hand": [card], "science": science, **board}])


@pytest.mark.parametrize(("card", "price", "_cheap", "civil", "military"), GOVERNMENTS)
def test_peaceful_change(card: str, price: int, _cheap: int, civil: int, military: int) -> None:
    """One civil action and the higher price; unused actions stay and new ones can be used."""
    game = ready(card, price)
    game.play(f"develop {card}")
    board = game[0]
    assert (board.government, board.science) == (card, 0)
    assert (board.ca, board.ca_total) == (civil - 1, civil)
    assert (board.ma, board.ma_total) == (military, military)


@pytest.mark.parametrize(("card", "_dear", "price", "civil", "military"), GOVERNMENTS)
def test_revolution(card: str, _dear: int, price: int, civil: int, military: int) -> None:
    """All civil actions, new ones too, and the lower price; military actions are not touched."""
    game = ready(card, price, military_used=1)
    game.play(f"revolution {card}")
    board = game[0]
    assert (board.government, board.science) == (card, 0)
    assert (board.ca, board.ca_total) == (0, civil)
    assert (board.ma, board.ma_total) == (military - 1, military)


def test_prices_must_be_paid() -> None:
    """Monarchy: 8, or 2."""
    game = ready("monarchy", 7)
    assert game.why("develop monarchy") == "no_science"
    assert game.why("revolution monarchy") is None
    assert ready("monarchy", 1).why("revolution monarchy") == "no_science"


def test_revolution_needs_all_civil_actions() -> None:
    """None may have been spent."""
    assert ready("monarchy", 2, civil_used=1).why("revolution monarchy") == "all_civil_actions"


def test_actions_come_back_after_a_revolution() -> None:
    """At the end of the turn, all five."""
    game = ready("monarchy", 2)
    game.play("revolution monarchy", "end")
    assert game[0].actions == (5, 3)


def test_falling_totals_take_spent_actions_first() -> None:
    """Code of Laws and Monarchy: 4 of 6 are spent; Theocracy costs one and leaves 5 in all: 1 is left."""
    board = {"government": "monarchy", "specials": ["code_of_laws"], "civil_used": 4}
    game = ready("theocracy", 6, **board)
    game.play("develop theocracy")
    assert (game[0].ca, game[0].ca_total) == (1, 5)


def test_falling_totals_take_available_actions_last() -> None:
    """Monarchy (3 military) to Republic (2), none spent: 2 are left."""
    game = ready("republic", 13, government="monarchy")
    game.play("develop republic")
    assert (game[0].ma, game[0].ma_total) == (2, 2)


@pytest.mark.parametrize(
    ("card", "rates"),
    [
        ("theocracy", (1, 1, 2, 1)),
        ("communism", (1, 0, 1, 0)),
        ("democracy", (1, 3, 1, 0)),
        ("fundamentalism", (0, 0, 6, 0)),
        ("republic", (1, 0, 1, 0)),
    ],
)
def test_ratings_of_governments(card: str, rates: tuple[int, int, int, int]) -> None:
    """Science, culture, strength, happiness with the board of the start; no rating falls below 0."""
    board = scenario(age="III", seats=[{"government": card}])[0]
    assert (board.science_rate, board.culture_rate, board.strength, board.happiness) == rates


def test_communism_makes_sad() -> None:
    """-1 happy face."""
    board = {"government": "communism", "workers": {"theology": 1}}
    assert scenario(age="III", seats=[board])[0].happiness == 1


# Breakthrough.


def test_revolution_with_breakthrough() -> None:
    """All civil actions instead of the card's one, the science afterwards: 2 - 2 + 2."""
    game = scenario(seats=[{"hand": ["monarchy", "breakthrough_i"], "science": 2}])
    game.play("play breakthrough_i")
    board = game[0]
    assert (board.government, board.science, board.ca, board.hand) == ("monarchy", 2, 0, [])


def test_peaceful_change_with_breakthrough() -> None:
    """One civil action, 8 science, then 2."""
    game = scenario(seats=[{"hand": ["monarchy", "breakthrough_i"], "science": 8}])
    game.play("play breakthrough_i", "develop monarchy")
    assert (game[0].science, game[0].ca) == (2, 4)


def test_no_revolution_with_breakthrough_after_an_action() -> None:
    """All civil actions have to be there."""
    game = scenario(seats=[{"hand": ["monarchy", "breakthrough_i"], "science": 2, "civil_used": 1}])
    assert game.why("play breakthrough_i") == "nothing_to_develop"


# Robespierre.


def robespierre(**board: Any) -> Table:
    """Robespierre under Monarchy, with the Republic in hand."""
    seat = {
        "leader": "maximilien_robespierre",
        "government": "monarchy",
        "hand": ["republic"],
        "science": 3,
        **board,
    }
    return scenario(age="II", seats=[seat])


def test_robespierre_revolts_with_military_actions() -> None:
    """Monarchy (3) + 1 = 4 military actions; Republic (2): 3 in all, none left; civil ones are all there."""
    game = robespierre(civil_used=2)
    assert game[0].ma_total == 4
    game.play("revolution republic")
    board = game[0]
    assert (board.ma, board.ma_total) == (0, 3)
    assert (board.ca, board.ca_total) == (5, 7)
    assert board.culture == 3


def test_robespierre_needs_all_military_actions() -> None:
    """Civil ones cannot pay."""
    assert robespierre(military_used=1).why("revolution republic") == "all_military_actions"


def test_new_military_actions_are_spent_under_robespierre() -> None:
    """Constitutional Monarchy (4) + 1: none of 5 is left."""
    game = robespierre(hand=["constitutional_monarchy"], science=6)
    game.play("revolution constitutional_monarchy")
    assert (game[0].ma, game[0].ma_total) == (0, 5)


def test_robespierre_with_breakthrough() -> None:
    """All military actions, and no civil action for the card."""
    game = robespierre(hand=["republic", "breakthrough_ii"], civil_used=5)
    game.play("play breakthrough_ii")
    assert game[0].government == "republic"
    assert (game[0].ca, game[0].ma, game[0].science) == (2, 0, 3)


def test_action_of_patriotism_survives_robespierre() -> None:
    """It is no part of the total."""
    game = robespierre(hand=["republic", "patriotism_ii"])
    game.play("play patriotism_ii", "revolution republic")
    assert game[0].ma == 1


def test_spent_action_of_patriotism_does_not_stop_robespierre() -> None:
    """The total is untouched when the extra action was spent first."""
    game = robespierre(hand=["republic", "patriotism_ii"])
    game.play("play patriotism_ii", "disband warriors", "revolution republic")
    assert game[0].ma == 0


def test_peaceful_change_under_robespierre() -> None:
    """As usual, without culture."""
    game = robespierre(science=13)
    game.play("develop republic")
    assert (game[0].culture, game[0].ca, game[0].ma) == (0, 6, 3)
