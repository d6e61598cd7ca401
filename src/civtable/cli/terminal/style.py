"""Colours and marks of the table. Nothing depends on a colour alone: each player has a mark, too."""

from typing import Final

from rich.text import Text

SEAT_STYLES: Final = ["#d9694f", "#5b9bd5", "#6fa84f", "#d0a030"]
"""Red, blue, green and yellow that can be read on dark and on light ground."""

SEAT_MARKS: Final = ["●", "▲", "■", "◆"]
HEADING: Final = "#c08a4a"
QUIET: Final = "#8a8378"
GLOW: Final = "bold #e0a840"
"""For what can be chosen now."""


def seat_text(seat: int, text: str = "") -> Text:
    """A player's mark in the player's colour, with a text."""
    if seat < 0:
        return Text(f"· {text}" if text else "·", style=QUIET)
    mark = SEAT_MARKS[seat % len(SEAT_MARKS)]
    return Text(f"{mark} {text}" if text else mark, style=SEAT_STYLES[seat % len(SEAT_STYLES)])
