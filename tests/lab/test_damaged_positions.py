"""Positions with random damage: each is refused with one sentence, or can be played on without a mistake."""

import json
import random
from collections.abc import Iterator

import pytest

from civtable.core.errors import GameError
from civtable.core.game import State
from civtable.core.rng import Rng, fast_rng
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.text import words_in

TABLES = {
    "Stone Age": ("stone_age", {}, 3),
    "Through the Ages": ("through_the_ages", {}, 3),
    "Through the Ages 2006": ("through_the_ages", {"edition": "2006"}, 4),
    "Imperium": ("imperium", {}, 2),
    "Imperium alone": ("imperium", {}, 1),
}
POSITIONS = 6
DAMAGES = 40
PLIES = 25
KEPT = ("settings", "rng")


def spots(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value of a form."""
    if path:
        yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for name, part in parts:
        if path or name not in KEPT:
            yield from spots(part, (*path, name))


def at(form: Json, path: tuple[str | int, ...]) -> Json:
    """The value on a way."""
    for name in path:
        form = form[name]  # type: ignore[index]
    return form


def walked(game: AnyGame, settings: dict[str, str], seats: int, seed: str) -> State:
    """A position from the middle of a random game."""
    rng = fast_rng(seed)
    state: State = game.start(settings, seats, fast_rng(seed))
    for _ in range(20 + rng.below(250)):
        before = state.copy()
        play(game, state, rng)
        if game.decision(state) is None:
            return before
    return state


def play(game: AnyGame, state: State, rng: Rng) -> None:
    """One random choice."""
    decision = game.decision(state)
    if decision is not None:
        options = [option for option in decision.options if option is not game.giving_up]
        game.apply(state, options[rng.below(len(options))] if options else decision.options[0])


def broken(table: str, seed: int) -> tuple[int, int, list[str]]:
    """Damage positions of a table: how many were refused, how many played, what mistakes came up."""
    name, settings, seats = TABLES[table]
    game, words = GAMES[name], words_in("en")
    chance = random.Random(seed)
    refused, played = 0, 0
    mistakes: list[str] = []
    for number in range(POSITIONS):
        text = json.dumps(game.to_json(walked(game, settings, seats, f"{table} {seed} {number}")))
        for _ in range(DAMAGES):
            form = json.loads(text)
            path = some_spot(form, chance)
            old = at(form, path)
            new = json.loads(json.dumps(changed(form, old, chance)))
            at(form, path[:-1])[path[-1]] = new  # type: ignore[index]
            what = f"{'.'.join(map(str, path))}: {json.dumps(old)[:80]} -> {json.dumps(new)[:80]}"
            try:
                state = game.from_json(form)
            except GameError as error:
                refused += 1 if words.say(error.reason) else 0
                continue
            try:
                play_on(game, state, fast_rng(what))
                played += 1
            except Exception as error:
                mistakes.append(f"{what}: {type(error).__name__} {error}")
    return refused, played, mistakes


def play_on(game: AnyGame, state: State, rng: Rng) -> None:
    """Some random choices, and the laws that hold after each."""
    for _ in range(PLIES):
        play(game, state, rng)
        game.check(state)
        for seat in range(-1, len(game.to_json(state)["players"])):  # type: ignore[arg-type]
            game.view(state, seat)


def some_spot(form: Json, chance: random.Random) -> tuple[str | int, ...]:
    """A way into the form: every name has the same chance, however many cards a list has."""
    ways: dict[tuple[str | int, ...], list[tuple[str | int, ...]]] = {}
    for path in spots(form):
        names = tuple([name for name in path if isinstance(name, str)])
        ways.setdefault((*names, len(path)), []).append(path)
    return chance.choice(ways[chance.choice(list(ways))])


def changed(form: Json, value: Json, chance: random.Random) -> Json:
    """Another value: a near number, a list cut, turned or longer, or something from elsewhere in the form."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice([value + 1, value - 1, 0, 3, value + 5])
    if isinstance(value, list) and value:
        cut = chance.randrange(len(value))
        return chance.choice([value[:cut], value[::-1], [*value, value[cut]], value[cut:]])
    return at(form, chance.choice(list(spots(form))))


@pytest.mark.parametrize("table", TABLES)
def test_damage_is_refused_or_can_be_played(table: str) -> None:
    refused, played, mistakes = broken(table, 1)
    assert mistakes == []
    assert refused > 20
    assert played > 20
