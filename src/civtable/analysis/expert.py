"""Where the points of strong players come from: means of games that the search played against itself.

They were measured by `python -m civtable.lab.sources`, which writes `expert_points.json` beside this module.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from civtable.games import game_named

FILE: Final = "expert_points.json"


@dataclass(frozen=True)
class Kind:
    """Games that can be compared: the same game, the same number of players, the settings that matter."""

    game: str
    players: int
    settings: tuple[tuple[str, str], ...] = ()


KINDS: Final = [
    *[Kind("stone_age", players) for players in (2, 3, 4)],
    *[
        Kind("through_the_ages", players, (("edition", edition), ("version", "full"), ("peaceful", "no")))
        for edition in ("2015", "2006")
        for players in (2, 3, 4)
    ],
    *[Kind("imperium", players) for players in (1, 2, 3, 4)],
]
"""What is measured. Other games, such as shorter ones, have other points and are compared with nothing."""


@dataclass(frozen=True)
class ExpertPoints:
    """The mean points by source of a seat, who played so, and in how many games."""

    kind: Kind
    level: str
    games: int
    points: dict[str, float]


@cache
def measured() -> list[ExpertPoints]:
    """All that was measured."""
    rows = json.loads(files("civtable.analysis").joinpath(FILE).read_text("utf-8"))
    return [
        ExpertPoints(
            Kind(row["game"], row["players"], tuple(row["settings"].items())),
            row["level"],
            row["games"],
            row["points"],
        )
        for row in rows
    ]


def expert_points(game: str, settings: dict[str, str], players: int) -> ExpertPoints | None:
    """What is to be compared with a game; None if nothing like it was measured."""
    chosen = game_named(game).chosen(settings)
    like = [one for one in measured() if (one.kind.game, one.kind.players) == (game, players)]
    same = [one for one in like if all(chosen[name] == value for name, value in one.kind.settings)]
    return same[0] if same else None
