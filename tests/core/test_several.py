"""Several things chosen together: in any order, all or none, and nothing goes before its owner says so."""

from itertools import permutations
from typing import Any

import pytest

from civtable.core.errors import BadCode, IllegalOption
from civtable.core.several import is_formality, legal_sets, next_choice, several_of
from tests.imperium.table import Table as ImperiumTable
from tests.imperium.table import scenario as imperium
from tests.played import Played
from tests.through_the_ages.table import scenario as ages
from tests.through_the_ages.test_colonies import found

pytestmark = pytest.mark.compiled

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]
HAND = ["prosperity", "advance", "unrest", "unrest", "steppe"]


def choose(game: Played[Any], *codes: str) -> list[str]:
    """Make one choice of several things; the codes as the engine took them."""
    options, used = next_choice(game.game, game.state, codes)
    assert used == len(codes)
    for option in options:
        game.game.apply(game.state, option)
    return [option.code for option in options]


def why(game: Played[Any], *codes: str) -> str:
    """Why these things cannot be chosen together; nothing has changed."""
    before = game.state.key()
    with pytest.raises(IllegalOption) as error:
        choose(game, *codes)
    assert game.state.key() == before
    return error.value.reason.key


def cleaning_up() -> ImperiumTable:
    """Before the discards of a clean-up."""
    game = imperium("romans", seats=[{"hand": HAND}], market=MARKET)
    game.play("pass", "place on cape")
    return game


def test_a_clean_up_discards_any_cards_in_any_order() -> None:
    """The last card of the table does not end the turn, and the first stays free."""
    ends = set()
    for codes in permutations(["discard steppe", "discard advance", "discard prosperity"]):
        game = cleaning_up()
        choose(game, *codes, "pass")
        ends.add(game.state.key())
        assert sorted(game[0].discard) == ["advance", "prosperity", "steppe"]
    assert len(ends) == 1


def test_a_choice_says_from_what_and_how_many() -> None:
    """Five cards, of which any number goes; equal ones are there twice."""
    game = cleaning_up()
    several = several_of(game.game, game.state)
    assert several is not None
    codes = [thing.code for thing in several.things]
    assert sorted(codes) == sorted(f"discard {card}" for card in HAND)
    assert (several.least, several.most, several.ordered) == (0, 5, False)
    assert several.enough is not None
    assert several.enough.code == "pass"
    assert len(legal_sets(game.game, game.state, 200)) == 3 * 2**3  # none, one or two of the unrest


def test_a_thing_is_chosen_as_often_as_it_is_there() -> None:
    """Two unrest, not three."""
    game = cleaning_up()
    choose(game, "discard unrest", "discard steppe", "discard unrest", "pass")
    assert sorted(game[0].discard) == ["steppe", "unrest", "unrest"]
    game = cleaning_up()
    assert why(game, *["discard unrest"] * 3, "pass") == "several-copies"


def test_nothing_more_may_be_said_after_everything() -> None:
    """All five cards, and "enough", which the engine no longer needs."""
    game = cleaning_up()
    taken = choose(game, *[f"discard {card}" for card in reversed(HAND)], "pass")
    assert "pass" not in taken
    assert len(game[0].hand) == 5
    assert game.asked() != ("pick", 0)


def test_too_many_military_cards_go_in_any_order() -> None:
    """Four in hand, two too many: each of the six pairs, whichever is named first."""
    hand = ["legion", "rats", "raid_i", "phalanx"]
    ends: dict[frozenset[str], set[object]] = {}
    for pair in permutations([f"discard {card}" for card in hand], 2):
        game = ages(3, turn=1, seats=[{}, {"military_hand": hand}])
        game.play("end")
        assert game.asked() == ("discard", 1)
        choose(game, *pair)
        ends.setdefault(frozenset(pair), set()).add(game.state.key())
    assert [len(keys) for keys in ends.values()] == [1] * 6


def test_a_single_card_of_two_is_refused_without_a_word_of_order() -> None:
    """The last of the table, alone: all of them are to be named."""
    hand = ["legion", "rats", "raid_i", "phalanx"]
    game = ages(3, turn=1, seats=[{}, {"military_hand": hand}])
    game.play("end")
    several = several_of(game.game, game.state)
    assert several is not None
    assert (several.least, several.most, several.enough) == (2, 2, None)
    last = max(several.things, key=lambda thing: thing.index).code
    assert why(game, last) == "through_the_ages-why-together"
    assert why(game, *[f"discard {card}" for card in hand]) == "several-many"
    with pytest.raises(BadCode):
        choose(game, "discard legion", "discard nothing_such")


def test_a_defence_is_refused_where_less_would_do() -> None:
    """A bonus card that suffices, and one more: the player sees that it is not needed."""
    attacker = {"workers": {"warriors": 5}, "military_hand": ["spy"]}
    victim = {"workers": {"warriors": 3}, "military_hand": ["rats", "legion", "raid_i"]}
    game = ages(3, age="II", ask="politics", seats=[attacker, victim])
    game.play("aggression spy seat 1")
    several = several_of(game.game, game.state)
    assert several is not None
    assert (several.least, several.most, several.enough) == (1, 2, None)
    choose(game, "discard raid_i", "discard legion")
    assert game.happened() is not None
    assert game.asked() == ("act", 0)


def test_units_and_cards_are_sent_in_any_order() -> None:
    """A bonus card may be named before the unit that goes with it, but none goes without a unit."""
    board = {"workers": {"warriors": 2}, "military_hand": ["military_bonus_ii"]}
    ends = set()
    for codes in permutations(["send warriors", "send warriors", "bonus military_bonus_ii"]):
        game = found("historic_territory_i", board)
        game.play("bid 4", "pass") if game.asked() == ("bid", 0) else None
        assert why(game, "bonus military_bonus_ii", "done") == "through_the_ages-why-force_too_small"
        choose(game, *codes, "done")
        ends.add(game.state.key())
    assert len(ends) == 1


def test_what_is_forced_is_asked_all_the_same() -> None:
    """The second of two discards, of which only one is left: nobody says it for its owner."""
    game = ages(3, turn=1, seats=[{}, {"military_hand": ["legion", "rats", "raid_i", "phalanx"]}])
    game.game.play(game.state, "end")
    game.game.play(game.state, "discard legion")
    assert (game.asked(), game.offered()) == (("discard", 1), ["discard phalanx"])


def test_the_last_unit_announces_nothing() -> None:
    """Sacrificing the strongest unit of 2006 does not end the choice before its owner says so."""
    settings = {"edition": "2006"}
    board = {"workers": {"warriors": 3, "riflemen": 1}, "military_hand": ["spy"]}
    game = ages(2, age="II", ask="politics", seats=[board, {}], settings=settings)
    game.game.play(game.state, "aggression spy seat 1")
    game.game.play(game.state, "sacrifice riflemen")
    assert (game.asked(), game.offered()) == (("strike", 0), ["done"])
    assert is_formality(game.game, game.state)


# Where the order matters.


@pytest.mark.parametrize("order", [("advance", "glory"), ("glory", "advance")])
def test_persian_cards_lie_on_the_deck_in_the_order_chosen(order: tuple[str, str]) -> None:
    """The last one named lies on top."""
    game = imperium("persians", side="a", seats=[{"hand": ["glory", "advance", "conquer"]}], market=MARKET)
    game.play("exhaust persians_power_a")
    several = several_of(game.game, game.state)
    assert several is not None
    assert (several.least, several.most, several.ordered) == (2, 2, True)
    choose(game, f"top {order[0]}", f"top {order[1]}")
    assert game[0].deck[:2] == [order[1], order[0]]


@pytest.mark.parametrize("order", list(permutations(["advance", "glory", "conquer"], 2)))
def test_greek_innovation_puts_any_two_cards_on_the_deck_in_any_order(order: tuple[str, str]) -> None:
    """Six ways with three cards."""
    seat = {"hand": ["greek_innovation", "glory", "advance", "conquer"], "state": "empire"}
    game = imperium("greeks", seats=[seat], market=MARKET)
    game.play("play greek_innovation")
    if game.asked() == ("confirm", 0):
        game.play("accept")
    choose(game, f"top {order[0]}", f"top {order[1]}")
    assert game[0].deck[:2] == [order[1], order[0]]


@pytest.mark.parametrize("order", list(permutations(["great", "notorious"])))
def test_fame_cards_go_back_in_the_order_chosen(order: tuple[str, str]) -> None:
    """Of three that Romans look at, one is kept; the last one named lies on top, which only they know."""
    game = imperium(
        "romans",
        side="a",
        seats=[{"hand": ["glory"], "in_play": ["dalmatia", "raetia", "gallia_aquitania"]}],
        fame=["marvellous", "great", "notorious"],
    )
    game.state.fame_seen = [2, 2, 2]  # the rival has looked at them before
    assert game.view(1)["fame_top"] == ["marvellous", "great", "notorious"]
    game.play("play glory")
    if "accept" in game.offered():
        game.play("accept")
    game.play("keep marvellous")
    assert game.view(0)["fame_looked_at"] == ["notorious", "great"]
    choose(game, *[f"put back {card}" for card in order])
    assert game.part("fame")[:2] == [order[1], order[0]]
    assert game.view(0)["fame_top"] == [order[1], order[0]]
    assert game.view(1)["fame_top"] == []


def test_what_only_comes_back_to_where_it_lay_is_chosen_once() -> None:
    """Vikings discard in place of history: Outstanding names two cards of the discard pile, not one twice."""
    seat = {"hand": ["outstanding"], "discard": ["advance", "conquer"], "state": "empire"}
    game = imperium("vikings", side="a", commons="legends", seats=[seat])
    game.play("play outstanding")
    several = several_of(game.game, game.state)
    assert several is not None
    assert (several.least, several.most) == (0, 2)
    codes = {tuple(option.code for option in taken) for taken in legal_sets(game.game, game.state, 200)}
    first, second = "history advance from discard", "history conquer from discard"
    assert codes == {("pass",), (first, "pass"), (second,), (first, second)}
