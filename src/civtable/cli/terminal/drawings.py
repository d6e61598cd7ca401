"""Which game is drawn by what."""

from typing import Final

from civtable.cli.terminal import anything
from civtable.cli.terminal.imperium import drawing as imperium
from civtable.cli.terminal.scene import Drawing
from civtable.cli.terminal.stone_age import drawing as stone_age
from civtable.cli.terminal.through_the_ages import drawing as through_the_ages

DRAWINGS: Final[dict[str, Drawing]] = {
    "stone_age": stone_age,
    "through_the_ages": through_the_ages,
    "imperium": imperium,
}


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; a game without one is written out."""
    return DRAWINGS.get(game, anything)
