"""How much a search may think, and how sure it has to be."""

from typing import Final


class Stage:
    """So many more worlds for at most so many of the best options."""

    __slots__ = ("options", "worlds")

    def __init__(self, worlds: int, options: int) -> None:
        self.worlds = worlds
        self.options = options


class Effort:
    """How a search spends its games, and where it ends: after so many games, or so many seconds.

    The last stage goes on until then, or until one option is surely the best. Without seconds, the same seed
    gives the same choice everywhere.
    """

    __slots__ = ("doubt", "games", "seconds", "stages")

    def __init__(self, stages: list[Stage], doubt: float, games: int, seconds: float | None = None) -> None:
        self.stages = stages
        self.doubt = doubt  # standard errors by which another option has to be better than the book's
        self.games = games
        self.seconds = seconds

    def __repr__(self) -> str:
        """Where it ends, for developers."""
        return f"{self.games} games" if self.seconds is None else f"{self.seconds} s"


MOST_GAMES: Final = 100_000
"""Of a search whose limit is time."""

DOUBT: Final = 1.0
"""Of the levels that search, as their stages are."""

STAGES: Final = [Stage(3, 14), Stage(5, 6), Stage(8, 3)]
