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
"""How hard a puzzle is, by how often the level `hard` and people find its solution."""

OFTEN: Final = 0.95
SELDOM: Final = 0.8
"""What `hard` finds so often is easy, what it finds less often is hard: it misses few puzzles."""

ENOUGH: Final = 20
PEOPLE_OFTEN: Final = 0.6
PEOPLE_SELDOM: Final = 0.3
"""The same of people, with their first answers, once so many have given one."""


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
    found: float  # by `hard`, in so many of its tries
    options: tuple[Measured, ...]

    @property
    def solution(self) -> str:
        """The code of the best option."""
        return self.options[0].code

    @property
    def grade(self) -> str:
        """How hard it is for `hard`."""
        return graded(self.found, OFTEN, SELDOM)

    def grade_with(self, tried: int, found: int) -> str:
        """How hard it is, when so many people have found it: they decide, as far as `hard` agrees."""
        if tried < ENOUGH:
            return self.grade
        people = graded(found / tried, PEOPLE_OFTEN, PEOPLE_SELDOM)
        return MIDDLING if {people, self.grade} == {EASY, HARD} else people

    @cached_property
    def scenario(self) -> Scenario:
        """The file of the puzzle."""
        (scenario,) = scenarios_from_text(file_of(self.game, f"{self.name}.yaml").read_text("utf-8"))
        return scenario

    @property
    def is_alone(self) -> bool:
        """Whether one plays against the automa there."""
        return self.scenario.players == 1

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


def graded(share: float, often: float, seldom: float) -> str:
    """How hard is what is found in such a share of the tries."""
    return EASY if share >= often else HARD if share < seldom else MIDDLING


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
