"""Where the points of strong players come from: means of games that the search played against itself.

They were measured by `python -m civtable.lab.sources`, which writes `expert_points.json` beside this module.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from civtable.core.words import Phrase
from civtable.games import game_named

FILE: Final = "expert_points.json"

BOXES: Final = {"imperium": {"box": "mixed"}}
"""By game: what the expert's games set besides, so that nothing in the box is left out."""

DRAWN: Final = ("nation_", "automa_nation")
"""How settings begin that say who plays what, which the expert's games draw by lot."""

ALONE: Final = ("level", "extreme")
"""Settings of the automa, which is there against a person alone."""


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

    def otherwise(self, settings: dict[str, str]) -> list[Phrase]:
        """The settings of the expert's games that a game with these settings does not share."""
        game = game_named(self.kind.game)
        mine, played = game.chosen(settings), game.chosen(played_with(self.kind))
        return [
            Phrase(
                "analysis-expert-setting",
                {
                    "name": Phrase(f"setting-name-{game.name}-{name}"),
                    "value": Phrase(f"setting-value-{game.name}-{name}-{value}"),
                },
            )
            for name, value in played.items()
            if mine[name] != value and matters(name, self.kind.players)
        ]


def played_with(kind: Kind) -> dict[str, str]:
    """What the expert's games of a kind set."""
    return {**BOXES.get(kind.game, {}), **dict(kind.settings)}


def matters(name: str, players: int) -> bool:
    """Whether a setting makes another game with so many players."""
    of_seat = name.rpartition("_")[2]
    absent = of_seat.isdigit() and int(of_seat) > players
    return not (absent or name.startswith(DRAWN) or (name in ALONE and players > 1))


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
