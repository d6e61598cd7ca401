"""The puzzles that civtable has: their positions, their solutions, and what was measured about them."""

import json
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from civtable.core.errors import GameError
from civtable.core.game import Decision, Option, State
from civtable.core.words import Reason
from civtable.games import GAMES, AnyGame, game_named
from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Trial

MEASURED: Final = "measured.json"

EASY, MIDDLING, HARD = GRADES = ("easy", "middling", "hard")
"""How hard a puzzle is, by how often a quick search finds its solution."""

THEMES: Final = (
    *("food", "people", "tools", "materials", "cards", "buildings"),
    *("building", "wonders", "leaders", "science", "war", "politics"),
    *("automa", "last-round"),
)
"""What puzzles are about."""

OFTEN: Final = 0.75
SELDOM: Final = 0.35


class NoPuzzle(GameError):
    """There is no such puzzle."""


@dataclass(frozen=True)
class Measured:
    """An option, and what it is worth against the best one: points of lead and chance to win, never more."""

    code: str
    lead: float
    win: float


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to choose there, and what each option that was measured is worth; the best first."""

    name: str
    game: str
    seat: int
    round: int
    theme: str
    found: float  # by a quick search, in so many of its tries
    options: tuple[Measured, ...]

    @property
    def solution(self) -> str:
        """The code of the best option."""
        return self.options[0].code

    @property
    def grade(self) -> str:
        """How hard it is."""
        return EASY if self.found >= OFTEN else HARD if self.found < SELDOM else MIDDLING

    @cached_property
    def scenario(self) -> Scenario:
        """The file of the puzzle."""
        (scenario,) = scenarios_from_text(file_of(self.game, f"{self.name}.yaml").read_text("utf-8"))
        return scenario

    def rules(self) -> AnyGame:
        """The game that is played."""
        return game_named(self.game)

    def position(self) -> State:
        """The position, new each time."""
        return Trial(self.scenario).state

    def decision(self, state: State) -> Decision:
        """What is asked in its position."""
        decision = self.rules().decision(state)
        assert decision is not None, f"{self.name}: the game is over"
        assert decision.seat == self.seat, f"{self.name}: somebody else is asked"
        return decision

    def measured(self, option: Option) -> Measured | None:
        """What is known of an option; None of one that was not worth measuring."""
        return next((one for one in self.options if one.code == option.code), None)


def file_of(game: str, name: str) -> Traversable:
    """A file of a game's puzzles."""
    return files("civtable") / "puzzles" / game / name


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easier ones first."""
    listed = json.loads(file_of(game, MEASURED).read_text("utf-8"))
    found = [
        Puzzle(**{**one, "game": game, "options": tuple([Measured(**option) for option in one["options"]])})
        for one in listed
    ]
    return tuple(sorted(found, key=lambda puzzle: (-puzzle.found, puzzle.name)))


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Of all games: one of each in turn, as long as there are any."""
    by_game = [puzzles_of(name) for name in GAMES]
    longest = max([len(puzzles) for puzzles in by_game])
    return tuple([puzzles[i] for i in range(longest) for puzzles in by_game if i < len(puzzles)])


def puzzle_named(name: str) -> Puzzle:
    """A puzzle by its name; raises NoPuzzle."""
    for puzzle in all_puzzles():
        if puzzle.name == name:
            return puzzle
    raise NoPuzzle(Reason("puzzle-unknown", {"name": name[:60]}))


def puzzle_of(day: str) -> Puzzle:
    """The puzzle of a day, as `daily.today` names it; the same everywhere."""
    return all_puzzles()[date.fromisoformat(day).toordinal() % len(all_puzzles())]
