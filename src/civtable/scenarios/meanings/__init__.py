"""What stands on the paths of positions and views, for the reference: one sentence each, by game."""

from typing import Final

from civtable.scenarios.meanings import imperium, stone_age, through_the_ages

MEANINGS: Final[dict[str, dict[str, str]]] = {
    "stone_age": stone_age.MEANINGS,
    "through_the_ages": through_the_ages.MEANINGS,
    "imperium": imperium.MEANINGS,
}
"""By game and path."""

TABLES: Final[dict[str, list[tuple[dict[str, str], int]]]] = {
    "stone_age": [({}, 2)],
    "through_the_ages": [({}, 2), ({"edition": "2006"}, 3)],
    "imperium": [({}, 2), ({}, 1)],
}
"""By game: tables that together have every path, as settings and number of players."""
