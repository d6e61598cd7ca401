"""The card row and the ends of ages."""

from typing import Any

import pytest

from tests.through_the_ages.table import Table, scenario

ROW_I = [
    *("irrigation", "iron", "alchemy", "theology", "drama", "swordsmen", "knights", "warfare", "masonry"),
    *("cartography", "monarchy", "theocracy", "printing_press"),
]
LAST_OF_I = [*ROW_I[:12], "great_wall"]


def next_turn(game: Table) -> Table:
    """The turn ends and the next player's begins."""
    game.play("end")
    return game


# Replenishing.


@pytest.mark.parametrize(("players", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_first_spaces_are_cleared(players: int, cleared: int) -> None:
    """3, 2 or 1 spaces with 2, 3 or 4 players; the rest slides, new cards come on the right."""
    game = next_turn(scenario(players, row=ROW_I, deck_top=["great_wall", "taj_mahal", "rich_land_i"]))
    assert game.part("row")[: 13 - cleared] == ROW_I[cleared:]
    assert game.part("row")[13 - cleared :] == ["great_wall", "taj_mahal", "rich_land_i"][:cleared]
    assert set(ROW_I[:cleared]) <= set(game.part("gone"))


def test_only_cards_in_the_first_spaces_leave() -> None:
    """Empty spaces count: with three players the third card stays though the first two are gone."""
    game = next_turn(scenario(3, row=[None, None, *ROW_I[2:]], deck_top=["great_wall", "taj_mahal"]))
    assert game.part("row") == [*ROW_I[2:], "great_wall", "taj_mahal"]


def test_gaps_close_to_the_left() -> None:
    """No space stays empty between cards."""
    row = ["iron", None, None, "drama", None, "masonry"]
    game = next_turn(scenario(4, row=row, deck_top=["great_wall"]))
    assert game.part("row")[:3] == ["drama", "masonry", "great_wall"]
    assert None not in game.part("row")


def test_row_is_not_replenished_when_cards_are_taken() -> None:
    """A taken card leaves a gap until the next turn."""
    game = scenario(row=ROW_I)
    game.play("take iron")
    assert game.part("row")[1] is None


# Age A.


def test_age_a_ends_with_the_first_replenishing() -> None:
    """Its cards fill the row, the others leave; Age I begins and nobody loses tokens or cards."""
    row = ["rich_land_a"] * 2 + ["urban_growth_a"] * 2 + ["frugality_a"] * 2 + ["patriotism_a", "stockpile"]
    row += ["engineering_genius_a", "cultural_heritage_a", "pyramids", "colossus", "hanging_gardens"]
    seat = {"leader": "moses", "hand": ["homer"], "building": "library_of_alexandria"}
    game = scenario(age="A", round=1, turn=1, row=row, seats=[{}, seat])
    game.play("end")
    assert game.part("age") == "I"
    assert game.part("row")[:10] == row[3:]
    assert game.part("row")[10:] == ["alexander_the_great", "aristotle", "hammurabi"]
    assert "julius_caesar" in game.part("gone")
    assert len(game.part("deck")) == 44
    assert len(game.part("military_deck")) == 43
    assert game[1].leader == "moses"
    assert game[1].building == "library_of_alexandria"
    assert game[1].hand == ["homer"]
    assert game[1].yellow == 18


def test_age_i_cards_fill_what_age_a_leaves_empty() -> None:
    """When too many cards were taken, Age I is dealt in the same replenishing; Age A still ends quietly."""
    game = scenario(4, age="A", round=1, turn=3, row=["moses", "homer"], deck=["aristotle"])
    game.play("end")
    assert game.part("age") == "I"
    assert game.part("row")[:2] == ["homer", "aristotle"]
    assert None not in game.part("row")
    assert len(game.part("deck")) == 53 - 11
    assert [game[seat].yellow for seat in range(4)] == [18] * 4


# Ages I to III.


def ended(**board: Any) -> Table:
    """Age I ends as the turn of the second player begins; the second player has this board."""
    return next_turn(scenario(row=LAST_OF_I, deck=["taj_mahal"], seats=[{}, board]))


def test_age_ends_when_its_last_card_is_dealt() -> None:
    """The new decks begin at once, and filling goes on with them."""
    game = ended()
    assert game.part("age") == "II"
    assert game.part("row")[:11] == [*LAST_OF_I[3:], "taj_mahal"]
    assert None not in game.part("row")
    assert len(game.part("deck")) == 44 - 2
    assert len(game.part("military_deck")) == 46


def test_age_does_not_end_before_the_last_card() -> None:
    """One card left in the deck: it is still Age I."""
    game = next_turn(scenario(row=LAST_OF_I, deck=["taj_mahal", "iron", "alchemy", "irrigation"]))
    assert game.part("age") == "I"
    assert game.part("deck") == ["irrigation"]


def test_age_can_end_with_a_full_row() -> None:
    """The last card fills the last space: the age ends all the same."""
    game = next_turn(scenario(row=LAST_OF_I, deck=["taj_mahal", "iron", "alchemy"]))
    assert game.part("age") == "II"
    assert len(game.part("deck")) == 44


def test_old_military_deck_leaves() -> None:
    """The military deck of the age that ended goes back to the box."""
    assert ended().part("box").count("raid_i") == 2


def test_everybody_loses_two_yellow_tokens() -> None:
    """From the yellow bank, at the end of Ages I, II and III."""
    game = ended()
    assert (game[0].yellow, game[1].yellow) == (16, 16)


def test_no_more_yellow_tokens_are_lost_than_the_bank_has() -> None:
    """With one token in the bank one is lost; no worker dies."""
    game = ended(yellow_bank=1)
    assert (game[1].yellow, game[1].unused, sum(game[1].workers.values())) == (0, 1, 6)


def test_cards_older_than_the_ended_age_leave_hands() -> None:
    """At the end of Age I the cards of Age A go, those of Age I stay."""
    game = ended(hand=["stockpile", "moses", "iron"])
    assert game[1].hand == ["iron"]
    assert {"stockpile", "moses"} <= set(game.part("gone"))


def test_old_military_cards_leave_hands() -> None:
    """They are discarded face down: at the end of Age II those of Age I."""
    game = scenario(age="II", deck=["coal"], seats=[{}, {"military_hand": ["raid_i", "raid_ii"]}])
    game.play("end")
    assert game[1].military_hand == ["raid_ii"]
    assert game.part("discards")[1] == [{"card": "raid_i", "known_by": [1]}]


@pytest.mark.parametrize(("leader", "stays"), [("moses", False), ("joan_of_arc", True)])
def test_old_leaders_leave(leader: str, stays: bool) -> None:
    """Leaders older than the age that ended leave play."""
    assert ended(leader=leader)[1].leader == (leader if stays else None)


def test_old_leader_in_hand_still_counts_as_taken() -> None:
    """After taking a leader of an age no other of that age can be taken, ever."""
    assert "A" in ended(hand=["moses"]).form()["players"][1]["leaders_taken"]


@pytest.mark.parametrize(("wonder", "stays"), [("pyramids", False), ("universitas_carolina", True)])
def test_old_unfinished_wonders_leave(wonder: str, stays: bool) -> None:
    """Their blue tokens go back to the bank."""
    board = ended(building=wonder, stages_built=2, blue_bank=14)[1]
    assert (board.building, board.blue) == ((wonder, 14) if stays else (None, 16))


def test_old_technologies_wonders_and_governments_stay() -> None:
    """Only leaders, unfinished wonders, pacts and cards in hand grow old."""
    board = ended(wonders=["pyramids"])[1]
    assert board.wonders == ["pyramids"]
    assert "agriculture" in board.technologies
    assert board.government == "despotism"


def test_age_ends_in_the_middle_of_the_filling() -> None:
    """Ageing happens before the row is full, and a leader that left is not a reason to take Taj Mahal."""
    game = ended(leader="moses")
    game.play("pass")
    assert game[1].marks == []


# Age IV.


@pytest.mark.parametrize(("begins", "round", "last"), [(0, 6, 6), (1, 5, 6), (2, 5, 6)])
def test_last_round(begins: int, round: int, last: int) -> None:
    """Age IV begins in the turn of the starting player: this round is the last; else the next one."""
    game = scenario(3, age="III", deck=["oil"], round=5, turn=(begins - 1) % 3)
    game.play("end")
    assert (game.part("age"), game.part("current"), game.part("round")) == ("IV", begins, round)
    assert game.part("last_round") == last


def test_age_iv_deals_nothing() -> None:
    """The row still loses its first cards and slides."""
    game = scenario(3, age="IV", row=["oil", "tanks", "rockets", None, "movies"], last_round=9)
    game.play("end")
    assert game.part("row") == ["rockets", "movies", *[None] * 11]


def test_age_iv_draws_no_military_cards() -> None:
    """There is no military deck any more, whatever was discarded."""
    game = scenario(age="IV", discards={"III": ["raid_iii"]}, last_round=9)
    game.play("end")
    assert game[0].military_hand == []


def test_hands_are_still_limited_in_age_iv() -> None:
    """Two military actions: the third card is discarded."""
    game = scenario(
        age="IV", last_round=9, seats=[{"military_hand": ["raid_iii", "plunder_iii", "armed_intervention"]}]
    )
    game.play("end")
    assert game.asked() == ("discard", 0)


def test_end_of_age_iii_takes_yellow_tokens_too() -> None:
    """Two more, as Age IV begins."""
    game = scenario(age="III", deck=["oil"])
    game.play("end")
    assert game[0].yellow == 16
