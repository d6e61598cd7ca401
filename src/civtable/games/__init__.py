"""The games, by name. Adding one adds a package and one line here."""

import copyreg
from collections.abc import Callable
from typing import Final, cast

from civtable import __version__
from civtable.core.errors import BadPickle, BadSetting
from civtable.core.game import Game, State
from civtable.core.pickles import homeless, make_known
from civtable.core.words import Reason
from civtable.games import imperium, stone_age, through_the_ages

AnyGame = Game[State]
"""A game for code that plays any of them; who holds one keeps its states with it."""

GAMES: Final[dict[str, AnyGame]] = {
    game.name: game
    for game in [
        cast(AnyGame, stone_age.GAME),
        cast(AnyGame, through_the_ages.GAME),
        cast(AnyGame, imperium.GAME),
    ]
}


def game_names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def game_named(name: str) -> AnyGame:
    """The game of that name, such as `stone_age`; there is one of each, and it has no state of its own."""
    if not isinstance(name, str):
        raise TypeError(f"the name of a game is a str, such as 'stone_age', not {name!r}")
    if name not in GAMES:
        raise BadSetting(Reason("game-unknown", {"name": name, "known": ", ".join(GAMES)}))
    return GAMES[name]


# Pickles of games, which go with everything that belongs to one: see core/pickles.py.


def game_parts(game: AnyGame) -> tuple[Callable[[str, int, str], AnyGame], tuple[str, int, str]]:
    """A game is its name; its version and ours go with it."""
    if GAMES.get(game.name) is not game:
        raise homeless(repr(game))
    return game_from, (game.name, game.version, __version__)


def game_from(name: str, version: int, program: str) -> AnyGame:
    """The game of that name, if whoever pickled it had the same civtable."""
    if program != __version__:
        raise BadPickle(Reason("pickle-program", {"theirs": program, "ours": __version__}))
    game = game_named(name)
    if version != game.version:
        raise BadPickle(Reason("pickle-version", {"game": name, "theirs": version, "ours": game.version}))
    return game


copyreg.pickle(Game, game_parts)
for known in GAMES.values():
    make_known(known)
