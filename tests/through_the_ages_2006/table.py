"""A table of the 2006 edition for rule tests: the table of the 2015 edition with other settings.

    game = scenario(seats=[{"hand": ["alchemy"], "science": 4}])
    game = scenario(3, version="advanced", age="II", ask="politics", variants={"simplifying": "yes"})

The version is the full one and there are no variants where nothing is said.
"""

from collections.abc import Mapping
from typing import Any

from civtable.core.rng import fast_rng
from civtable.games.through_the_ages import GAME
from tests.through_the_ages import table
from tests.through_the_ages.table import Table

__all__ = ["Table", "new_game", "scenario", "settings"]


def settings(version: str = "full", variants: Mapping[str, str] | None = None) -> dict[str, str]:
    """What a table of the 2006 edition chooses."""
    return {"edition": "2006", "version": version, **(variants or {})}


def scenario(
    players: int = 2, *, version: str = "full", variants: Mapping[str, str] | None = None, **changes: Any
) -> Table:
    """A position of the 2006 edition, see `tests.through_the_ages.table.scenario`."""
    changes["seats"] = [owned(board) for board in changes.get("seats", ())]
    return table.scenario(players, settings=settings(version, variants), **changes)


def owned(board: Mapping[str, Any]) -> Mapping[str, Any]:
    """A board whose tactic, if there is one, lies before its owner: nobody else has it."""
    if not board.get("tactic"):
        return board
    return {**board, "marks": [*board.get("marks", ()), "tactic_exclusive"]}


def new_game(
    players: int = 2,
    *,
    version: str = "full",
    variants: Mapping[str, str] | None = None,
    seed: str = "new game",
) -> Table:
    """A game of the 2006 edition before its first decision."""
    return Table(GAME.start(settings(version, variants), players, fast_rng(seed)))
