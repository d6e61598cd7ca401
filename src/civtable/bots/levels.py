"""The levels of bots, by game and name. Adding one adds a line here and its name to the catalogs."""

from collections.abc import Callable
from typing import Final

from civtable.bots.base import Bot, RandomBot
from civtable.bots.imperium.book import BookBot as ImperiumBook
from civtable.bots.imperium.easy import EasyBot as ImperiumEasy
from civtable.bots.stone_age.book import BookBot as StoneAgeBook
from civtable.bots.through_the_ages.book import BookBot as ThroughTheAgesBook
from civtable.core.errors import GameError
from civtable.core.words import Reason
from civtable.games import AnyGame, game_named

LEVELS: Final[dict[str, dict[str, Callable[[str], Bot]]]] = {
    "stone_age": {"random": RandomBot, "book": StoneAgeBook},
    "through_the_ages": {"random": RandomBot, "book": ThroughTheAgesBook},
    "imperium": {"random": RandomBot, "easy": ImperiumEasy, "book": ImperiumBook},
}
"""By game and level: what makes the bot from a seed. Weakest level first."""


class UnknownLevel(GameError):
    """The game has no bot of that name."""


def levels(game: AnyGame | str) -> list[str]:
    """The levels of bots that play a game, weakest first."""
    return list(LEVELS.get(name_of(game), {}))


def bot_named(game: AnyGame | str, level: str, seed: str) -> Bot:
    """A bot of that level; two with the same seed choose alike."""
    name = name_of(game)
    makers = LEVELS.get(name, {})
    if level not in makers:
        known = ", ".join(makers) or "-"
        raise UnknownLevel(Reason("level-unknown", {"name": level, "game": name, "known": known}))
    return makers[level](seed)


def name_of(game: AnyGame | str) -> str:
    """The name of a game, which has to be one that we have."""
    return game_named(game).name if isinstance(game, str) else game.name
