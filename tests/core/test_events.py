"""Events tell facts by name: what a kind of event says it tells is what the rules record."""

import json
from collections.abc import Iterator

import pytest

from civtable.core.events import EVERYONE, FLAG, NUMBER, Event, EventKind, Field, maybe, named
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame

TYPES = {
    "number": int,
    "string": str,
    "boolean": bool,
    "number[]": list,
    "Record<string, number>": dict,
    "null": type(None),
}
"""The types of fields, as Python reads them from JSON."""


def happened(game: AnyGame, games: int = 2) -> Iterator[Event]:
    """What happens in some random games, at all numbers of players."""
    for seats in game.seats:
        for number in range(games):
            match = Match(game, {}, ["random"] * seats, f"events {number}", "fast")
            dice = fast_rng(f"events {number}")
            while (decision := game.decision(match.state)) is not None and len(match.plies) < 600:
                options = [option for option in decision.options if option is not game.giving_up]
                yield from match.play(options[dice.below(len(options))].code)


def test_a_kind_of_event_tells_its_fields_by_name() -> None:
    kind = EventKind("sold", [Field("card", named(["cow", "hen"])), Field("price"), Field("all", FLAG)])
    event = Event(0, 2, [1, 7, 0], 0b100)
    assert kind.numbers(event) == {"card": 1, "price": 7, "all": 0}
    assert kind.form(event) == {"event": "sold", "seat": 2, "card": "hen", "price": 7, "all": False}
    hidden = event.for_seat(1)
    assert kind.numbers(hidden) == {}
    assert kind.form(hidden) == {"event": "sold", "seat": 2, "card": None, "price": None, "all": None}


def test_nothing_has_a_number_of_its_own() -> None:
    kind = EventKind("moved", [Field("space", maybe(NUMBER, 0)), Field("to", maybe(named(["home"], 1)))])
    moved = {"event": "moved", "seat": None}  # by the automa
    assert kind.form(Event(0, -1, [0, 1], EVERYONE)) == {**moved, "space": None, "to": "home"}
    assert kind.form(Event(0, -1, [3, -1], EVERYONE)) == {**moved, "space": 3, "to": None}


@pytest.mark.parametrize("name", GAMES)
def test_fields_have_names_of_their_own(name: str) -> None:
    """Beside what every event has on the wire."""
    for kind in GAMES[name].events:
        names = [field.name for field in kind.fields]
        assert len({*names, "event", "seat", "words"}) == len(names) + 3, kind.name


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_record_what_the_fields_say(name: str) -> None:
    """Each field has its type, and no number is recorded that has no name."""
    game = GAMES[name]
    found = set()
    for event in happened(game):
        kind = game.events[event.kind]
        assert event.facts is not None
        assert len(event.facts) >= len(kind.fields), kind.name
        assert not any(event.facts[len(kind.fields) :]), (kind.name, event.facts)
        form: dict[str, Json] = json.loads(json.dumps(game.event_form(event)))
        for field in kind.fields:
            types = tuple([TYPES[part] for part in field.means.type.split(" | ")])
            assert isinstance(form[field.name], types), (kind.name, field.name, form)
        found.add(kind.name)
    assert len(found) > 20
