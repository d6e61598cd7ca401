"""Positions as scenario files: the same position comes back, and nobody learns from it what is hidden."""

import json
from collections.abc import Iterator

import pytest

from civtable.core.game import State
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Trial
from civtable.scenarios.writing import as_known, scenario_text

TABLES = {
    "Stone Age": ("stone_age", {}, 3),
    "Through the Ages": ("through_the_ages", {}, 3),
    "Through the Ages 2006": ("through_the_ages", {"edition": "2006"}, 2),
    "Imperium": ("imperium", {}, 3),
    "Imperium alone": ("imperium", {}, 1),
}
DEALS = 25


def positions(game: AnyGame, settings: dict[str, str], seats: int, seed: str) -> Iterator[State]:
    """Every tenth position of a random game, up to its end."""
    rng = fast_rng(seed)
    state: State = game.start(settings, seats, fast_rng(seed))
    ply = 0
    while (decision := game.decision(state)) is not None:
        if ply % 10 == 0:
            yield state
        options = [option for option in decision.options if option is not game.giving_up]
        game.apply(state, options[rng.below(len(options))] if options else decision.options[0])
        ply += 1
    yield state


def without_chance(form: dict[str, Json]) -> str:
    return json.dumps({**form, "rng": None}, sort_keys=True)


@pytest.mark.parametrize("table", TABLES)
def test_a_position_comes_back_as_it_was(table: str) -> None:
    name, choices, seats = TABLES[table]
    game = GAMES[name]
    settings = game.chosen(choices)
    count = 0
    for state in positions(game, settings, seats, table):
        text = scenario_text(game, settings, state, "position", ["A note."])
        (scenario,) = scenarios_from_text(text)
        again = Trial(scenario).state
        assert without_chance(game.to_json(again)) == without_chance(game.to_json(state))
        count += 1
    assert count > 10


def leaves(value: Json, path: str = "") -> dict[str, str]:
    """Every single value of a form by its path."""
    found: dict[str, str] = {}
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for name, part in parts:
        found.update(leaves(part, f"{path}.{name}"))
    return found or {path: json.dumps(value)}


def constants(game: AnyGame, state: State, seat: int) -> dict[str, str]:
    """What every file says that a seat can get of this position."""
    same: dict[str, str] | None = None
    for deal in range(DEALS):
        dealt = as_known(game, state, seat, fast_rng(f"deal {deal}"))
        assert dealt is not None
        form = leaves({**game.to_json(dealt), "rng": None})
        same = form if same is None else {path: same[path] for path in same if form.get(path) == same[path]}
    assert same is not None
    return same


@pytest.mark.parametrize("table", TABLES)
def test_a_file_tells_a_seat_nothing_that_is_hidden(table: str) -> None:
    """What all files of a position say, all files of another one say too that looks the same to the seat."""
    name, choices, seats = TABLES[table]
    game = GAMES[name]
    looked, told = 0, 0
    for state in positions(game, game.chosen(choices), seats, f"{table} hidden"):
        decision = game.decision(state)
        if decision is None or looked == 12:
            break
        if as_known(game, state, decision.seat, fast_rng("1")) is None:
            continue
        other = game.determinize(state, decision.seat, fast_rng("another world"))
        game.decision(other)
        first, second = constants(game, state, decision.seat), constants(game, other, decision.seat)
        assert differing(first, second) == {}
        told += len(differing(leaves(game.to_json(state)), leaves(game.to_json(other))))
        looked += 1
    assert looked > 3
    assert told > 0  # the positions themselves would tell


def differing(first: dict[str, str], second: dict[str, str]) -> dict[str, str]:
    """What two sets of values say differently."""
    return {path: first[path] for path in first if second.get(path, first[path]) != first[path]}


def test_nothing_is_told_while_others_are_asked() -> None:
    game = GAMES["stone_age"]
    state = game.start({}, 2, fast_rng("1"))
    game.play(state, "place 1 forest")
    assert as_known(game, state, 0, fast_rng("1")) is None
    assert as_known(game, state, 1, fast_rng("1")) is not None
