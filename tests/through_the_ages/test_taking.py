"""Taking cards from the row: prices and limits."""

import pytest

from tests.through_the_ages.table import scenario

SPACES = [
    *("irrigation", "iron", "alchemy", "theology", "drama", "swordsmen", "knights", "warfare", "masonry"),
    *("cartography", "monarchy", "theocracy", "printing_press"),
]


@pytest.mark.parametrize(("space", "price"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_price_by_space(space: int, price: int) -> None:
    """Spaces 1 to 5 cost one civil action, 6 to 9 two, 10 to 13 three."""
    game = scenario(row=SPACES)
    game.play(f"take {SPACES[space - 1]}")
    assert game[0].ca == 4 - price
    assert game[0].hand == [SPACES[space - 1]]


def test_actions_must_be_there() -> None:
    """Two civil actions do not pay for space 10."""
    game = scenario(row=SPACES, seats=[{"civil_used": 2}])
    assert game.why("take cartography") == "no_civil_actions"
    assert "take masonry" in game.offered()


def test_each_copy_has_its_own_price() -> None:
    """The cheaper copy is named first."""
    game = scenario(row=[None, "rich_land_i", *[None] * 4, "rich_land_i"])
    assert game.offered("take") == ["take rich_land_i", "take second rich_land_i"]
    game.play("take second rich_land_i")
    assert game[0].ca == 2
    assert game.part("row")[1] == "rich_land_i"


# Wonders.


@pytest.mark.parametrize(
    ("wonders", "ruins", "price"),
    [([], [], 1), (["pyramids"], [], 2), (["pyramids", "colossus"], [], 3), (["colossus"], ["colossus"], 2)],
)
def test_wonders_cost_more_for_completed_ones(wonders: list[str], ruins: list[str], price: int) -> None:
    """One civil action more for each completed wonder; ruins count."""
    game = scenario(row=["great_wall"], seats=[{"wonders": wonders, "ruins": ruins}])
    before = game[0].ca
    game.play("take great_wall")
    assert before - game[0].ca == price


def test_wonder_completed_this_turn_counts_at_once() -> None:
    """The surcharge looks at the moment of taking."""
    seat = {"building": "colossus", "stages_built": 1, "stored": {"bronze": 3}}
    game = scenario(row=["great_wall"], seats=[seat])
    game.play("stage 1", "take great_wall")
    assert game[0].ca == 1


def test_one_unfinished_wonder() -> None:
    """No second wonder while one is unfinished."""
    game = scenario(row=["great_wall"], seats=[{"building": "pyramids"}])
    assert game.why("take great_wall") == "wonder_unfinished"


def test_taj_mahal_is_cheaper_after_replacing_a_leader() -> None:
    """Space 3 and one completed wonder, a leader replaced this turn: 1 + 1 - 2 = 0."""
    seat = {"wonders": ["colossus"], "leader": "moses", "hand": ["joan_of_arc"]}
    game = scenario(row=[None, None, "taj_mahal"], seats=[seat])
    game.play("lead joan_of_arc")
    assert game[0].ca == 4
    game.play("take taj_mahal")
    assert game[0].ca == 4


def test_taj_mahal_costs_never_less_than_nothing() -> None:
    """Space 1 without wonders: 1 - 2 is 0, also with no action left."""
    seat = {"leader": "moses", "marks": ["leader_replaced"], "civil_used": 4}
    game = scenario(row=["taj_mahal"], seats=[seat])
    game.play("take taj_mahal")
    assert game[0].ca == 0


def test_first_leader_does_not_make_taj_mahal_cheaper() -> None:
    """Somebody has to be replaced."""
    game = scenario(row=["taj_mahal"], seats=[{"hand": ["joan_of_arc"]}])
    game.play("lead joan_of_arc", "take taj_mahal")
    assert game[0].ca == 2


def test_other_wonders_are_not_cheaper_after_replacing_a_leader() -> None:
    """Only Taj Mahal says so."""
    game = scenario(row=["great_wall"], seats=[{"leader": "moses", "marks": ["leader_replaced"]}])
    game.play("take great_wall")
    assert game[0].ca == 3


# The hand.


def test_hand_limit_is_the_total_of_civil_actions() -> None:
    """Four cards under Despotism, however many actions are left; wonders do not count."""
    hand = ["iron", "drama", "theology", "knights"]
    game = scenario(row=["alchemy", "great_wall"], seats=[{"hand": hand}])
    assert game.why("take alchemy") == "hand_full"
    game.play("take great_wall")


def test_spent_actions_do_not_lower_the_hand_limit() -> None:
    """Three cards and one action left: a fourth card may come."""
    game = scenario(row=["alchemy"], seats=[{"hand": ["iron", "drama", "theology"], "civil_used": 3}])
    game.play("take alchemy")
    assert len(game[0].hand) == 4


def test_library_raises_the_hand_limit() -> None:
    """Library of Alexandria: one card more, but not one action more."""
    seat = {"hand": ["iron", "drama", "theology", "knights"], "wonders": ["library_of_alexandria"]}
    game = scenario(row=["alchemy", "masonry"], seats=[seat])
    assert game[0].ca_total == 4
    game.play("take alchemy")
    assert game.why("take masonry") == "hand_full"


def test_ruined_library_does_not() -> None:
    """A ruin has lost its effect."""
    seat = {
        "hand": ["iron", "drama", "theology", "knights"],
        "wonders": ["library_of_alexandria"],
        "ruins": ["library_of_alexandria"],
    }
    assert scenario(row=["alchemy"], seats=[seat]).why("take alchemy") == "hand_full"


def test_excess_in_hand_stays() -> None:
    """Five cards under Despotism are kept at the end of the turn."""
    hand = ["iron", "drama", "theology", "knights", "masonry"]
    game = scenario(seats=[{"hand": hand}])
    game.play("end")
    assert len(game[0].hand) == 5


@pytest.mark.parametrize(
    "board",
    [
        {"technologies": ["iron"]},
        {"hand": ["iron"]},
    ],
)
def test_no_technology_twice(board: dict[str, list[str]]) -> None:
    """A technology in play or in hand cannot be taken again."""
    assert scenario(row=["iron"], seats=[board]).why("take iron") == "same_technology"


def test_no_special_technology_or_government_twice() -> None:
    """They are technologies too."""
    game = scenario(
        3,
        row=["code_of_laws", "monarchy", "warfare"],
        seats=[{"specials": ["code_of_laws"], "government": "monarchy"}],
    )
    assert game.offered("take") == ["take warfare"]


def test_action_cards_can_be_taken_twice() -> None:
    """Only technologies are unique."""
    game = scenario(row=["rich_land_i"], seats=[{"hand": ["rich_land_i"]}])
    game.play("take rich_land_i")
    assert game[0].hand == ["rich_land_i"] * 2


# Leaders.


@pytest.mark.parametrize("board", [{"hand": ["joan_of_arc"]}, {"leaders_taken": ["I"]}])
def test_one_leader_of_each_age(board: dict[str, list[str]]) -> None:
    """After one leader of an age was taken no other of it can be, even if that one has left the game."""
    game = scenario(row=["michelangelo", "moses"], seats=[board])
    assert game.why("take michelangelo") == "leader_of_age"
    game.play("take moses")


def test_taking_a_leader_is_remembered() -> None:
    """It stays so after he has been played and replaced."""
    game = scenario(row=["moses", "homer"], seats=[{"hand": ["joan_of_arc"]}])
    game.play("take moses", "lead moses", "lead joan_of_arc")
    assert game[0].leader == "joan_of_arc"
    assert game.why("take homer") == "leader_of_age"


# Action cards.


def test_action_card_waits_for_the_next_turn() -> None:
    """Not in the action phase it was taken in."""
    game = scenario(row=["stockpile"])
    game.play("take stockpile")
    assert game.why("play stockpile") == "just_taken"
    game.play("end", "pass", "end", "pass")
    game.play("play stockpile")


def test_older_copy_of_a_fresh_action_card_can_be_played() -> None:
    """One copy was in hand already: one can be played, the other one not."""
    seat = {"hand": ["reserves_i"]}
    game = scenario(row=["reserves_i"], seats=[seat])
    game.play("take reserves_i", "play reserves_i", "gain 2 food 0 resources")
    assert game[0].hand == ["reserves_i"]
    assert game.why("play reserves_i") == "just_taken"


def test_technologies_and_leaders_can_be_played_at_once() -> None:
    """Only action cards have to wait."""
    game = scenario(row=["masonry", "moses"], seats=[{"science": 3}])
    game.play("take masonry", "develop masonry", "take moses", "lead moses")
    assert game[0].specials == ["masonry"]
    assert game[0].leader == "moses"
