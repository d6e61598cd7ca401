"""Which game is drawn by what."""

from typing import Final

from civtable.cli.terminal import anything, imperium, stone_age, through_the_ages
from civtable.cli.terminal.scene import Drawing

DRAWINGS: Final[dict[str, Drawing]] = {
    "stone_age": stone_age,
    "through_the_ages": through_the_ages,
    "imperium": imperium,
}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; a game without one is written out."""
    return DRAWINGS.get(game, anything)
