"""Set-up, the decks, and the first round."""

import pytest

from civtable.core.rng import fast_rng
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from civtable.games.through_the_ages.data import AGES
from tests.through_the_ages.table import Table, kind, scenario

CIVIL = {
    2: {"A": 20, "I": 44, "II": 44, "III": 44},
    3: {"A": 20, "I": 50, "II": 50, "III": 50},
    4: {"A": 20, "I": 53, "II": 53, "III": 53},
}
MILITARY = {
    2: {"A": 10, "I": 43, "II": 46, "III": 41},
    3: {"A": 10, "I": 45, "II": 50, "III": 45},
    4: {"A": 10, "I": 45, "II": 50, "III": 45},
}


def started(players: int) -> Table:
    """A game that has just been set up."""
    return Table(GAME.start({}, players, fast_rng("a new game")))


# The box.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("age", ["A", "I", "II", "III"])
def test_decks_hold_as_many_cards_as_the_box_says(players: int, age: str) -> None:
    """Cards marked for more players are left out, pacts with two players."""
    of_age = [card for card in CARDS if AGES[card.age] == age]
    assert sum(card.counts[players - 2] for card in of_age if card.civil) == CIVIL[players][age]
    assert sum(card.counts[players - 2] for card in of_age if not card.civil) == MILITARY[players][age]


@pytest.mark.parametrize("age", ["A", "I", "II", "III"])
def test_each_age_has_six_leaders_and_four_wonders(age: str) -> None:
    """One copy of each, for any number of players."""
    cards = [card for card in CARDS if AGES[card.age] == age]
    leaders = [card for card in cards if kind(card.id) == "leader"]
    wonders = [card for card in cards if kind(card.id) == "wonder"]
    assert (len(leaders), len(wonders)) == (6, 4)
    assert all(card.counts == [1, 1, 1] for card in leaders + wonders)


@pytest.mark.parametrize(("age", "cards"), [("A", 10), ("I", 13), ("II", 13), ("III", 13)])
def test_each_age_has_its_action_cards(age: str, cards: int) -> None:
    """Ten in Age A, thirteen in the others, for any number of players."""
    counts = [card.counts for card in CARDS if AGES[card.age] == age and kind(card.id) == "action"]
    assert [sum(count[i] for count in counts) for i in range(3)] == [cards] * 3


@pytest.mark.parametrize(
    ("age", "names"),
    [
        ("I", {"theology", "bread_and_circuses", "drama", "monarchy", "warfare", "code_of_laws"}),
        (
            "II",
            {
                "selective_breeding",
                "coal",
                "journalism",
                "riflemen",
                "constitutional_monarchy",
                "architecture",
            },
        ),
        ("III", {"mechanized_agriculture", "oil", "modern_infantry", "tanks", "rockets", "democracy"}),
    ],
)
def test_six_cards_of_each_age_need_three_players(age: str, names: set[str]) -> None:
    """One copy of six technologies is marked 3+."""
    marked = {card.id for card in CARDS if card.civil and card.counts[1] == card.counts[0] + 1}
    assert {name for name in marked if AGES[next(c.age for c in CARDS if c.id == name)] == age} == names


def test_three_cards_of_each_age_need_four_players() -> None:
    """One copy of three technologies is marked 4."""
    marked = {card.id for card in CARDS if card.civil and card.counts[2] == card.counts[1] + 1}
    assert marked == {
        *("iron", "alchemy", "knights", "selective_breeding", "cannon", "republic"),
        *("professional_sports", "air_forces", "military_theory"),
    }


# A new game.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_player_boards_at_the_start(players: int) -> None:
    """16 blue and 18 yellow tokens, six workers on cards and one unused, no points."""
    board = started(players)[players - 1]
    assert (board.blue, board.yellow, board.unused) == (16, 18, 1)
    assert board.workers == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert board.technologies == ["agriculture", "bronze", "philosophy", "religion", "warriors"]
    assert board.government == "despotism"
    assert (board.science, board.culture, board.food, board.resources) == (0, 0, 0, 0)
    assert (board.hand, board.military_hand, board.tactic) == ([], [], None)


def test_ratings_at_the_start() -> None:
    """Science 1, culture 0, strength 1, happiness 0; 4 civil and 2 military actions in all."""
    board = started(2)[0]
    assert (board.science_rate, board.culture_rate, board.strength, board.happiness) == (1, 0, 1, 0)
    assert (board.ca_total, board.ma_total) == (4, 2)


@pytest.mark.parametrize(("players", "events"), [(2, 4), (3, 5), (4, 6)])
def test_current_events_at_the_start(players: int, events: int) -> None:
    """Two more Age A events than players; the others go back to the box unseen."""
    game = started(players)
    assert len(game.part("events")) == events
    assert len(game.part("box")) == 10 - events
    assert game.part("military_deck") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thirteen_cards_of_age_a_lie_open(players: int) -> None:
    """The other seven are the deck."""
    game = started(players)
    assert None not in game.part("row")
    assert len(game.part("deck")) == 7


# The first round.


def test_first_round_actions_by_seat() -> None:
    """1, 2, 3 and 4 civil actions, and no military ones."""
    game = started(4)
    assert [game[seat].actions for seat in range(4)] == [(1, 0), (2, 0), (3, 0), (4, 0)]


def test_first_round_only_takes_cards() -> None:
    """Nothing but taking cards is allowed, though there is an unused worker."""
    game = started(2)
    assert {code.split()[0] for code in game.offered()} == {"end", "take"}
    assert game.why("population") == "first_round"
    assert game.why("disband warriors") == "first_round"


def test_first_round_has_no_politics_and_no_replenishing() -> None:
    """The second player sees the same row, less what was taken, and acts at once."""
    game = started(3)
    row = game.part("row")
    game.play("end")
    assert game.asked() == ("act", 1)
    assert game.part("row") == row
    assert game.part("age") == "A"


def test_wonder_taken_in_the_first_round_is_unfinished_in_play() -> None:
    """It does not go to the hand."""
    game = scenario(age="A", round=1, row=["pyramids"])
    game.play("take pyramids")
    assert game[0].building == "pyramids"
    assert game[0].hand == []


def test_first_turn_ends_with_production() -> None:
    """2 food, 2 resources and 1 science; no military cards; all actions for the second round."""
    game = started(2)
    game.play("end")
    board = game[0]
    assert (board.science, board.culture, board.food, board.resources) == (1, 0, 2, 2)
    assert (board.blue, board.military_hand) == (12, [])
    assert board.actions == (4, 2)


def test_second_round_has_politics() -> None:
    """Only the first round skips the politics phase."""
    game = started(2)
    game.play("end", "end")
    assert game.asked() == ("politics", 0)
    game.play("pass")
    assert game.asked() == ("act", 0)
    assert "population" in game.offered()
