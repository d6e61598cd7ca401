"""What the numbers of a position say, by name. The laws of all observations are in tests/core."""

from civtable.core.observation import room_for, size_of
from civtable.games.imperium import GAME
from civtable.games.imperium.cards.table import BY_ID
from civtable.games.imperium.observation.boards import DISCARDED, IN_DECK, IN_HAND, READY
from tests.imperium.table import Table, scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


def numbers(game: Table, seat: int) -> dict[str, int]:
    """The numbers that are not zero, by name."""
    observer = GAME.observer
    assert observer is not None
    parts = observer.parts(len(game.state.players))
    found = room_for(size_of(parts))
    observer.write(game.state, seat, found)
    names = [f"{part.name} {label}" for part in parts for label in part.names]
    return {names[i]: int(found[i]) for i in range(len(names)) if found[i]}


def test_a_hand_is_known_to_its_owner_only() -> None:
    """Others know its size, and what is in hand and deck together."""
    board = {"hand": ["glory", "unrest"], "deck": ["advance"], "discard": ["conquer"]}
    game = scenario("romans", "greeks", seats=[board])
    own, other = numbers(game, 0), numbers(game, 1)
    assert (own["self.hand glory"], own["self.hand unrest"], own["self.unrest hand"]) == (1, 1, 1)
    assert (own["self.cards glory"], own["self.cards advance"]) == (IN_HAND, IN_DECK)
    assert (other["next.cards glory"], other["next.cards advance"]) == (IN_DECK, IN_DECK)
    assert (other["next.sizes hand"], other["next.unrest deck"]) == (2, 1)
    assert own["self.cards conquer"] == other["next.cards conquer"] == DISCARDED
    assert own["self.cards romans_power_b"] == other["next.cards romans_power_b"] == READY


def test_copies_have_places_of_their_own() -> None:
    game = scenario(
        "olmecs", "romans", seats=[{"hand": ["stone_mask"], "deck": ["glory"], "discard": ["stone_mask"] * 2}]
    )
    own = numbers(game, 0)
    copies = [own.get(f"self.cards stone_mask{copy}", 0) for copy in ("", " 2", " 3", " 4")]
    assert sorted(copies)[-3:] == [DISCARDED, DISCARDED, IN_HAND]
    assert own["self.hand stone_mask"] == 1


def test_a_card_on_top_of_the_deck_is_known_to_who_put_it_there() -> None:
    board = {"hand": ["jade_mask", "glory"], "deck": ["advance", "conquer"]}
    game = scenario("romans", "greeks", seats=[board])
    game.play("play jade_mask", "pass")
    assert numbers(game, 0)["self.known top"] == BY_ID["glory"] + 1
    assert "next.known top" not in numbers(game, 1)


def test_a_card_taken_unseen_may_be_any_that_is_left() -> None:
    """Others know which deck it came from."""
    game = scenario("mauryans", "greeks", commons="classics", seats=[{"hand": ["hittites"]}], market=MARKET)
    before = numbers(game, 1)
    game.play("play hittites", "break through region deck")
    after = numbers(game, 1)
    assert after["next.unseen region"] == 1
    assert [name for name in before if name.startswith("unseen ")] == [
        name for name in after if name.startswith("unseen ")
    ]


def test_who_is_attacked_knows_by_whom_and_with_what() -> None:
    seats = [{"hand": ["exports", "unrest"], "state": "empire"}, {"in_play": ["cape"]}]
    game = scenario("romans", "greeks", seats=seats)
    game.play("play exports")
    asked, other = numbers(game, 1), numbers(game, 0)
    assert asked["question avoid"] == other["question avoid"] == 1
    assert asked["asked self"] == asked["other next"] == 1
    assert asked["about.card number"] == BY_ID["exports"] + 1
    assert "about.card number" not in other
