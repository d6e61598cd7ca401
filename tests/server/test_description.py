"""The description of the API says what views and events of the games are made of: what is sent fits it."""

from typing import Any

import jsonschema_rs
import pytest

from civtable.core.events import Event
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import GAMES, AnyGame
from civtable.server.forms.view_schema import ViewSchemas, event_name, event_schema, events_schema
from civtable.server.tables.messages import event_json

PLIES = 150


def forms_of(game: AnyGame) -> dict[str, Any]:
    """All that the description has of a game."""
    kinds = {event_name(game.name, kind): event_schema(kind) for kind in game.events}
    return {**ViewSchemas(game).found, **kinds, f"{game.name}.Event": events_schema(game)}


def fits(game: AnyGame, form: str) -> jsonschema_rs.Validator:
    """Whether something is as the description says."""
    schema = {"$ref": f"#/components/schemas/{game.name}.{form}"}
    return jsonschema_rs.validator_for({**schema, "components": {"schemas": forms_of(game)}})


def played(game: AnyGame) -> Match[State]:
    """A game of random choices, or the beginning of one."""
    match: Match[State] = Match(game, {}, ["a", "b"], "described")
    dice = fast_rng("described")
    for _ in range(PLIES):
        decision = game.decision(match.state)
        if decision is not None:
            options = [option for option in decision.options if option is not game.giving_up]
            match.play(options[dice.below(len(options))].code)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_described(name: str) -> None:
    """Every event of random play, for those who may know it and for those who may not."""
    game = GAMES[name]
    validator = fits(game, "Event")
    events = [event for ply in played(game).plies for event in ply.events]
    assert len({event.kind for event in events}) > 10
    for event in events:
        for seen in (event, event.for_seat(SPECTATOR), Event(event.kind, event.seat, None, 0)):
            validator.validate(event_json(game, seen))


@pytest.mark.parametrize("name", GAMES)
def test_views_are_described(name: str) -> None:
    game = GAMES[name]
    validator = fits(game, game.view_type.__name__)
    state = played(game).state
    for eyes in (SPECTATOR, 0, 1):
        validator.validate(game.view(state, eyes))


def test_an_event_that_differs_is_noticed() -> None:
    validator = fits(GAMES["stone_age"], "Event")
    words = {"key": "stone_age-event-placed", "args": {}}
    placed = {"event": "placed", "seat": 0, "place": "forest", "people": 3, "words": words}
    assert validator.is_valid(placed)
    for wrong in ({"event": "danced"}, {"people": "3"}, {"surprise": 1}, {"seat": "a"}):
        assert not validator.is_valid({**placed, **wrong})
    assert not validator.is_valid({"event": "placed", "seat": 0, "words": words})
