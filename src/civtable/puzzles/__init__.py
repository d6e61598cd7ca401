"""Positions in which one choice is clearly best, and not the obvious one.

Each is a scenario file beside this one, whose move is the solution, with what the search measured about its
options in `measured.json`. `python -m civtable.lab.puzzles` finds more.
"""

from civtable.puzzles.reading import (
    GRADES,
    Measured,
    NoPuzzle,
    Puzzle,
    all_puzzles,
    puzzle_named,
    puzzle_of,
    puzzles_of,
)
from civtable.puzzles.themes import THEMES, theme_of

__all__ = [
    "GRADES",
    "THEMES",
    "Measured",
    "NoPuzzle",
    "Puzzle",
    "all_puzzles",
    "puzzle_named",
    "puzzle_of",
    "puzzles_of",
    "theme_of",
]
