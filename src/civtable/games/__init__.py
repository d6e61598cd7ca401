"""The games, by name. Adding one adds a package and one line here."""

from typing import Final, cast

from civtable.core.errors import BadSetting
from civtable.core.game import Game, State
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


def game_named(name: str) -> AnyGame:
    """The game of that name."""
    if name not in GAMES:
        raise BadSetting(Reason("game-unknown", {"name": name, "known": ", ".join(GAMES)}))
    return GAMES[name]
