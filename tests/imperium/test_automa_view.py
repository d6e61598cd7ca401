"""What you may know of the automa, and what stays hidden."""

from typing import Any

from civtable.core.reading import Node
from civtable.core.rng import fast_rng
from civtable.games.imperium import GAME
from civtable.games.imperium.automa.form import automa_from_node, automa_to_json
from civtable.games.imperium.automa.view import deal_again
from civtable.games.imperium.cards.table import BY_ID
from tests.imperium.solo import Solo, names, solo


def seen(table: Solo) -> dict[str, Any]:
    """The automa as the person sees it."""
    view: dict[str, Any] = dict(GAME.view(table.state, 0))
    return dict(view["automa"])


def test_face_down_cards_are_known_as_a_set() -> None:
    """Its cards are known, not where they lie."""
    table = solo(spaces=("oasis", None, "hills"), deck=("river", "coast"))
    view = seen(table)
    assert view["spaces"] == ["face_down", None, "face_down", None, None]
    assert view["deck"] == 2
    assert view["known_in_deck"] == []
    assert sorted(view["face_down"]) == ["coast", "hills", "oasis", "river"]


def test_a_card_that_was_seen_on_its_way_is_remembered() -> None:
    """An acquired card lies on top of the deck under its unrest; it is known in its space too."""
    table = solo("atlanteans", state="empire", market=("temple",), market_unrest=(1,), deck=("oasis",))
    table.resolve("boats")
    assert seen(table)["known_in_deck"] == [
        {"from_top": 0, "card": "unrest"},
        {"from_top": 1, "card": "temple"},
    ]
    table.take_turn(6)
    assert seen(table)["spaces"][:3] == ["unrest", "temple", "face_down"]


def test_a_card_taken_unseen_is_only_counted() -> None:
    """The top card of a small deck may be any card of its suit that you have not seen."""
    table = solo("macedonians", market=("town",), deck=("oasis",))
    table.resolve("glory")
    view = seen(table)
    assert view["unseen"] == 1
    assert view["face_down"] == ["oasis"]
    assert view["known_in_deck"] == []


def test_a_card_set_aside_keeps_its_face() -> None:
    """A card that you know is known below the die, and in space 1 after the turn."""
    table = solo("macedonians", state="empire", spaces=("oasis", "hills"), deck=("river", "coast"))
    table.automa.spaces_seen = 0b10
    table.take_turn(2)
    assert seen(table)["spaces"][0] == "hills"


def test_dealing_again_keeps_what_is_known() -> None:
    """Known cards stay; hidden ones change places; the accession card stays where it is."""
    settings = {"box": "classics", "nation_1": "greeks", "automa_nation": "romans"}
    state = GAME.start(settings, 1, fast_rng("deal again"))
    automa = state.automa
    assert automa is not None
    automa.deck_seen = 0b10
    known = automa.deck[1]
    accession = automa.dynasty.index(BY_ID["julius_caesar"])
    orders = set()
    for number in range(20):
        other = automa.copy()
        deal_again(other, fast_rng(str(number)), [])
        assert other.deck[1] == known
        assert sorted(other.deck + other.spaces) == sorted(automa.deck + automa.spaces)
        assert other.dynasty.index(BY_ID["julius_caesar"]) == accession
        assert sorted(other.dynasty[:accession]) == sorted(automa.dynasty[:accession])
        orders.add((tuple(other.spaces), tuple(other.dynasty)))
    assert len(orders) > 10


def test_the_form_keeps_everything() -> None:
    """The automa survives its JSON form."""
    table = solo("macedonians", market=("town",), spaces=("oasis",), level="warlord", tokens=(1, 2, 3))
    table.resolve("glory")
    form = automa_to_json(table.automa)
    assert automa_from_node(Node(form)).key() == table.automa.key()
    assert form["secret"] == names(table.automa.secret) != []
