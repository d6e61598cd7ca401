"""Views say what their types say, at every position of random games and through every pair of eyes."""

from collections.abc import Iterator

import pytest

from civtable.core.game import SPECTATOR
from civtable.core.match import replay
from civtable.core.record import record_from_text
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from tests.core.shapes import misfit
from tests.golden.test_golden import FILES

EVERY = 7
"""A view of every so many positions."""

SETTINGS: dict[str, list[dict[str, str]]] = {
    "stone_age": [{}],
    "through_the_ages": [{}, {"edition": "2006"}, {"edition": "2006", "version": "simple"}],
    "imperium": [{}],
}


def views(game: AnyGame, settings: dict[str, str], seats: int) -> Iterator[dict[str, Json]]:
    """The views of a random game, the last position among them."""
    state = game.start(settings, seats, fast_rng(f"views {seats}"))
    dice = fast_rng("views")
    ply = 0
    while (decision := game.decision(state)) is not None:
        if ply % EVERY == 0:
            yield from [game.view(state, eyes) for eyes in (SPECTATOR, 0, decision.seat)]
        options = [option for option in decision.options if option is not game.giving_up]
        game.apply(state, options[dice.below(len(options))])
        ply += 1
    yield from [game.view(state, eyes) for eyes in (SPECTATOR, *range(seats))]


@pytest.mark.parametrize("name", GAMES)
def test_every_view_of_random_play_has_its_type(name: str) -> None:
    game = GAMES[name]
    for settings in SETTINGS[name]:
        for seats in game.seats:
            for view in views(game, settings, seats):
                assert misfit(view, game.view_type, name) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_ends_of_golden_games_have_their_types(name: str) -> None:
    """Games of good players end with more on the table."""
    game = GAMES[name]
    for path in [path for path in FILES if path.parent.name == name and path.stem.startswith("book")][:6]:
        record = record_from_text(path.read_text("utf-8"))
        for until in (len(record.codes) // 2, len(record.codes) - 1):
            state = replay(game, record, until).state
            for eyes in (SPECTATOR, *range(len(record.seats))):
                assert misfit(game.view(state, eyes), game.view_type, path.stem) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_view_that_differs_is_noticed(name: str) -> None:
    """A field that is missing, one that nobody knows, one of another type."""
    game = GAMES[name]
    view = game.view(game.start({}, 2, fast_rng("differs")), 0)
    assert misfit(view, game.view_type, name) is None
    less = {key: value for key, value in view.items() if key != "round"}
    assert "round" in str(misfit(less, game.view_type, name))
    assert "surprise" in str(misfit({**view, "surprise": 1}, game.view_type, name))
    assert "round" in str(misfit({**view, "round": "1"}, game.view_type, name))
    players = view["players"]
    assert isinstance(players, list)
    assert "players[1]" in str(misfit({**view, "players": [players[0], {}]}, game.view_type, name))
