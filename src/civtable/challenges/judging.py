"""Judging a course: which conditions of a challenge are reached or missed, and how many stars that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from civtable.challenges.course import Course, Moment
from civtable.challenges.vocabulary import COUNT, END, MEASURES, NOW, Measure
from civtable.core.game import State
from civtable.core.match import Match

AT_LEAST: Final = "least"
AT_MOST: Final = "most"
"""Whether a number is a goal, to be reached, or a limit, not to be passed."""

OPEN: Final = "open"
REACHED: Final = "reached"
MISSED: Final = "missed"
"""How a condition stands: not decided, or for good."""

AGES: Final = ("A", "I", "II", "III", "IV")


@dataclass(frozen=True)
class Condition:
    """A measure with a number: at least so much, or at most; by the end of an age or a round, or at all."""

    game: str
    measure: str
    bound: str
    number: int
    age: str | None = None
    round: int | None = None

    @property
    def counted(self) -> Measure:
        """What is counted."""
        return MEASURES[self.game][self.measure]

    def in_time(self, moment: Moment) -> bool:
        """Whether the moment still counts."""
        if self.age is not None:
            return AGES.index(moment.view["age"]) <= AGES.index(self.age)
        return self.round is None or moment.round <= self.round

    @property
    def has_end(self) -> bool:
        """Whether it is decided at a time of its own, before the game is over."""
        return self.age is not None or self.round is not None


@dataclass(frozen=True)
class Standing:
    """How a condition stands: the number so far, which is not told before the end of every one."""

    condition: Condition
    value: int | None
    state: str


class Counter:
    """Counts for one condition, moment by moment."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.value: int | None = None
        self.late = False
        self.over = False

    def see(self, moment: Moment) -> None:
        """Count what this moment brings, if it is in time."""
        measure = self.condition.counted
        self.over = moment.over
        self.late = self.late or not self.condition.in_time(moment)
        if self.late or (measure.kind == END and not moment.over):
            return
        number = measure.read(moment)
        if self.value is None or self.lasts(measure.kind):
            self.value = number
        elif measure.kind == COUNT:
            self.value += number
        else:
            self.value = max(self.value, number)

    def lasts(self, kind: str) -> bool:
        """Whether the last number is the one that counts: not where it is to be reached by some time."""
        return kind in (NOW, END) and not self.condition.has_end

    def standing(self) -> Standing:
        """How the condition stands."""
        return Standing(self.condition, self.value, self.state())

    def state(self) -> str:
        """Whether the condition is reached or missed for good."""
        condition, value = self.condition, self.value
        holds = value is not None and (
            value >= condition.number if condition.bound == AT_LEAST else value <= condition.number
        )
        if self.over or self.late:
            return REACHED if holds else MISSED
        if self.lasts(condition.counted.kind):
            return OPEN
        if condition.bound == AT_LEAST:
            return REACHED if holds else OPEN
        return OPEN if holds else MISSED


class Tally:
    """Counts for all conditions of a challenge: some for the first star, more for the second and third."""

    def __init__(self, stars: Sequence[Sequence[Condition]]) -> None:
        self.counters = [[Counter(condition) for condition in conditions] for conditions in stars]

    def see(self, moment: Moment) -> None:
        """Count what a moment brings."""
        for counters in self.counters:
            for counter in counters:
                counter.see(moment)

    def standings(self) -> list[list[Standing]]:
        """How each condition stands, by star."""
        return [[counter.standing() for counter in counters] for counters in self.counters]

    def stars(self) -> int:
        """How many stars are reached: each needs those before it."""
        reached = 0
        for standings in self.standings():
            if any(standing.state != REACHED for standing in standings):
                break
            reached += 1
        return reached

    @property
    def lost(self) -> bool:
        """Whether not even the first star can be reached any more."""
        return any(standing.state == MISSED for standing in self.standings()[0])


class Judge:
    """Plays a game again choice by choice, and judges it by the conditions of a challenge."""

    def __init__(self, match: Match[State], seat: int, stars: Sequence[Sequence[Condition]]) -> None:
        self.course = Course(match, seat)
        self.tally = Tally(stars)
        self.tally.see(self.course.begin())

    def play(self, code: str) -> None:
        """Go on by one choice."""
        self.tally.see(self.course.play(code))

    @property
    def codes(self) -> list[str]:
        """The choices that were judged."""
        return [ply.code for ply in self.course.match.plies]

    def follow(self, codes: Sequence[str]) -> bool:
        """Go on to the last of all choices of a game; False if this judge has seen another one."""
        before = self.codes
        if before != [*codes[: len(before)]]:
            return False
        for code in codes[len(before) :]:
            self.play(code)
        return True
