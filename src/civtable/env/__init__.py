"""Environments for programs that learn: `spec`, `vector`, `aec`, `gym`. Needs `pip install civtable[env]`.

All of them are made over the same loop (`tables`, compiled with the engine); docs/environments.md shows them.
"""

from collections.abc import Mapping, Sequence

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError(f"{error.name} is missing: pip install 'civtable[env]'", name=error.name) from error

from civtable.env.making import against_bots, rules_for
from civtable.env.single import Single
from civtable.env.specs import Spec, Stretch, spec
from civtable.env.tables import Tables
from civtable.env.tokens import Tokens, TokenSpec, Zone
from civtable.env.turns import Turns
from civtable.env.vectors import Vector, names
from civtable.env.workers import Words, Workers

__all__ = [
    "Single",
    "Spec",
    "Stretch",
    "TokenSpec",
    "Tokens",
    "Turns",
    "Vector",
    "Zone",
    "aec",
    "gym",
    "spec",
    "vector",
]


def vector(
    game: str,
    n: int,
    *,
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    opponents: Sequence[str] = (),
    seat: int | None = None,
    reward: str = "win",
    seed: int = 0,
    workers: int = 1,
) -> Vector:
    """Many games at once. Without opponents every seat learns; with them one does, another one in each game.

    `opponents` are levels of bots for the seats after the learner's, or one for all; `seat` keeps the learner
    on one seat. `reward`: `win` (shared by those who share it), `margin` (points ahead) or `rank` (1 to -1).
    With several `workers`, processes share the tables among them; the games are the same.
    """
    words = Words(game, players, settings or {}, opponents, seat, reward)
    rules = words.rules()
    if n < 1:
        raise ValueError(f"{n} tables: there has to be one")
    tables = names(seed, n)
    return Vector(
        rules, Tables(rules, tables) if workers == 1 else Workers(words, rules, tables, workers), n, seed
    )


def aec(
    game: str,
    players: int | None = None,
    *,
    settings: Mapping[str, str] | None = None,
    reward: str = "win",
    tokens: bool = False,
) -> Turns:
    """A game in which every seat learns, for PettingZoo. It observes numbers, or `tokens`."""
    return Turns(rules_for(game, players, settings, reward=reward), tokens)


def gym(
    game: str,
    opponents: Sequence[str] | None = None,
    *,
    seat: int | None = 0,
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    reward: str = "win",
    strict: bool = False,
    tokens: bool = False,
) -> Single:
    """One seat against bots, for Gymnasium; `seat=None` is another seat in each game.

    Without `opponents` every other seat has the level `medium`. An action that is not offered ends the game
    as worse than lost, or raises a ValueError where it is `strict`. It observes numbers, or `tokens`.
    """
    return Single(against_bots(game, players, settings, opponents, seat, reward), strict, tokens)
