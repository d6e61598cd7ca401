"""What is said about a puzzle and an answer to it."""

from civtable.core.game import Option
from civtable.core.values import Json
from civtable.core.words import Phrase
from civtable.puzzles.reading import Puzzle


def line_of(puzzle: Puzzle) -> dict[str, Json]:
    """A puzzle in a list, without its solution."""
    return {
        "name": puzzle.name,
        "game": puzzle.game,
        "theme": puzzle.theme,
        "grade": puzzle.grade,
        "round": puzzle.round,
        "players": len(puzzle.rules().scores(puzzle.position())),
    }


def verdict(puzzle: Puzzle, option: Option) -> Phrase:
    """What an answer is worth: the best, so much less, or nothing that was worth measuring."""
    if option.code == puzzle.solution:
        return Phrase("puzzle-right", {})
    measured = puzzle.measured(option)
    if measured is None:
        return Phrase("puzzle-wrong", {})
    points, chance = round(-measured.lead), round(-100 * measured.win)
    return Phrase("puzzle-loses", {"points": max(1, points), "chance": max(0, chance)})
