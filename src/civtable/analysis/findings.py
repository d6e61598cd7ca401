"""What an analysis finds: decisions judged, the chances of all seats over the game, and what sums them up."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import hypot
from operator import attrgetter
from typing import Final

from civtable.analysis.setting import NOISE, Setting
from civtable.core.errors import GameError

DIGITS: Final = 6
"""Decimals that are kept."""

LIKELY: Final = 0.005
"""A smaller change of a chance to win is none."""

NOTABLE: Final = 0.05
"""A smaller change of a chance to win is no moment of a game, however sure it is."""

POINT: Final = 1.0
"""To have found fewer points than this is not told."""

WORST: Final = 5
BEST: Final = 3
MOMENTS: Final = 5

SAME: Final = "same"
EQUAL: Final = "equal"
WORSE: Final = "worse"
REPEATED: Final = "repeated"
"""What is said of a decision."""


class BadAnalysis(GameError):
    """The text is no analysis, or is damaged, or belongs to another game."""


@dataclass(frozen=True)
class Difference:
    """A mean with its standard error."""

    mean: float
    error: float

    def is_noise(self) -> bool:
        """Whether it may as well be nothing."""
        return abs(self.mean) <= NOISE * self.error or self.mean == 0.0

    def sure(self) -> float:
        """What of it is left after a standard error, on its own side of nothing."""
        return max(0.0, self.mean - self.error) if self.mean > 0 else min(0.0, self.mean + self.error)


@dataclass(frozen=True)
class Chance:
    """What a seat can expect: the lead over its best rival at the end, the chance to win, its place."""

    lead: float
    win: float
    place: float


@dataclass(frozen=True)
class Weighed:
    """An option of a decision, and how much better it is than what was chosen, in the same worlds.

    `value` is what the search goes by, of win and lead together: from nothing to one.
    """

    code: str
    expected: Chance
    value: Difference
    lead: Difference
    win: Difference


@dataclass(frozen=True)
class Judged:
    """A decision: what was chosen, what the book would have, and the options that were measured, best first.

    `code` is always among them, and so is `book`.
    """

    ply: int  # of the choice: so many codes came before it
    round: int
    seat: int
    code: str
    book: str
    offered: int
    worlds: int
    again: bool  # measured a second time, in other worlds
    options: tuple[Weighed, ...]

    @property
    def chosen(self) -> Weighed:
        """What was chosen."""
        return self.option(self.code)

    @property
    def best(self) -> Weighed:
        """The best option; what was chosen, if no other is surely better."""
        better = self.better
        return better[0] if better else self.chosen

    def option(self, code: str) -> Weighed:
        """One of the options that were measured."""
        return next(option for option in self.options if option.code == code)

    @property
    def better(self) -> tuple[Weighed, ...]:
        """The options that are surely better than what was chosen, and at least as likely to win."""
        return tuple([one for one in self.options if is_better(one)])

    @property
    def is_found(self) -> bool:
        """Whether something surely better than the book's choice was found, by a point or a chance to win.

        A choice that gains points and wins less often is none.
        """
        book = self.option(self.book)
        sure = book.value.mean < 0 and not book.value.is_noise() and book.win.mean < LIKELY
        return sure and (book.lead.mean <= -POINT or book.win.mean <= -LIKELY)


def is_better(option: Weighed) -> bool:
    """Whether an option is surely better than what was chosen."""
    return option.value.mean > 0 and not option.value.is_noise() and option.win.mean > -LIKELY


def surely(option: Weighed) -> tuple[int, float]:
    """By how much an option surely differs from what was chosen: percents of a chance to win, then points.

    Where a game is decided, points are all that is left: the value of the search hardly tells them apart.
    """
    return round(100 * option.win.sure()), option.lead.sure()


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, and what was missed: the best of it first.

    What was done later in the same round was not missed, and what was missed several times in one round is
    one mistake, where it would have gained most.
    """

    judged: Judged
    missed: tuple[Weighed, ...]

    @property
    def cost(self) -> tuple[int, float]:
        """What of the loss is sure: whole percents of a chance to win, and points where these are alike."""
        return surely(self.missed[0])


@dataclass(frozen=True)
class Point:
    """What every seat could expect after the choice at a ply, with the standard errors of the chances to win.

    It is what follows if the book goes on from there, as far as each seat in turn could know. The last point
    is the result of the game.
    """

    ply: int
    round: int
    seat: int  # who chooses; -1 at the end of the game
    seats: tuple[Chance, ...]
    errors: tuple[float, ...]


Finding = Judged | Point
"""What an analysis consists of."""


@dataclass(frozen=True)
class Moment:
    """Between two points of the graph the chances changed much, of this seat most."""

    before: Point
    after: Point
    seat: int

    @property
    def change(self) -> float:
        """By how much its chance to win did."""
        return self.after.seats[self.seat].win - self.before.seats[self.seat].win


@dataclass(frozen=True)
class SeatSummary:
    """How a seat played: decisions, how many were the expert's or as good, and what the others cost."""

    seat: int
    decisions: int
    same: int  # the best option itself
    equal: int  # another, that is as good within the noise, or the best one later in the round
    worse: int
    repeated: int  # the same was missed again, in the same round
    dearest: float  # the most points of lead that one mistake cost; later ones cost part of it again
    costly: tuple[Mistake, ...]
    found: tuple[Judged, ...]


@dataclass(frozen=True)
class Analysis:
    """An analysed game."""

    game: str
    version: int
    record: str  # fingerprint
    setting: Setting
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[tuple[tuple[str, int], ...], ...]  # by seat: points by source
    judged: tuple[Judged, ...]
    points: tuple[Point, ...]

    @cached_property
    def summaries(self) -> tuple[SeatSummary, ...]:
        """Of all seats."""
        return tuple([summary(seat, self.judged) for seat in range(len(self.seats))])

    @cached_property
    def costly(self) -> tuple[Mistake, ...]:
        """The decisions that cost most, of all seats."""
        return costly(checked(mistakes(self.judged), self.judged))

    @cached_property
    def found(self) -> tuple[Judged, ...]:
        """The best ones, of all seats."""
        return found(self.judged)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Where the chances changed most, the largest change first."""
        moments = [between(before, after) for before, after in pairwise(self.points)]
        sure = [moment for moment in moments if not is_noise(moment)]
        sure.sort(key=lambda moment: (-abs(moment.change), moment.before.ply))
        return tuple(sure[:MOMENTS])


# Moments.


def between(before: Point, after: Point) -> Moment:
    """What changed between two points."""
    changes = [abs(b.win - a.win) for a, b in zip(before.seats, after.seats, strict=True)]
    return Moment(before, after, changes.index(max(changes)))


def is_noise(moment: Moment) -> bool:
    """Whether a change may as well be none, or is too small to be told."""
    seat = moment.seat
    if abs(moment.change) < NOTABLE:
        return True
    return abs(moment.change) <= NOISE * hypot(moment.before.errors[seat], moment.after.errors[seat])


# Decisions.


def missing(judged: tuple[Judged, ...]) -> list[Mistake]:
    """The decisions at which something better was missed; what was done later in the round was not."""
    found: list[Mistake] = []
    later: dict[tuple[int, int], set[str]] = {}  # by seat and round: what it chose after the decision
    for one in reversed(judged):
        chosen = later.setdefault((one.seat, one.round), set())
        missed = tuple([option for option in one.better if option.code not in chosen])
        if missed:
            found.append(Mistake(one, missed))
        chosen.add(one.code)
    return found[::-1]


def mistakes(judged: tuple[Judged, ...]) -> list[Mistake]:
    """The mistakes of all seats in a whole game; the same in one round counts once, where it cost most."""
    dearest: dict[tuple[int, int, str], Mistake] = {}
    for one in missing(judged):
        key = (one.judged.seat, one.judged.round, one.missed[0].code)
        if key not in dearest or weight(one) > weight(dearest[key]):
            dearest[key] = one
    return sorted(dearest.values(), key=lambda one: one.judged.ply)


def weight(one: Mistake) -> tuple[bool, tuple[int, float]]:
    """What was measured again is surer than what was not."""
    return one.judged.again, one.cost


def checked(mistakes: list[Mistake], judged: tuple[Judged, ...]) -> list[Mistake]:
    """Those that were measured again, if anything was: of the others some only look dear by luck."""
    if not any(one.again for one in judged):
        return mistakes
    return [one for one in mistakes if one.judged.again]


def verdicts(judged: tuple[Judged, ...]) -> dict[int, str]:
    """By ply: the expert's choice, another as good within the noise, worse, or the same mistake again."""
    repeated = {one.judged.ply for one in missing(judged)}
    worse = {one.judged.ply for one in mistakes(judged)}
    found: dict[int, str] = {}
    for one in judged:
        if one.ply in worse:
            found[one.ply] = WORSE
        elif one.ply in repeated:
            found[one.ply] = REPEATED
        else:
            found[one.ply] = SAME if is_experts(one) else EQUAL
    return found


def is_experts(one: Judged) -> bool:
    """Whether the choice is the best option itself."""
    return not one.better and one.options[0].code == one.code


def costly(mistakes: list[Mistake], most: int = WORST) -> tuple[Mistake, ...]:
    """The mistakes that cost most, the worst first."""
    in_order = sorted(mistakes, key=lambda one: one.judged.ply)
    return tuple(sorted(in_order, key=attrgetter("cost"), reverse=True)[:most])


def expectations(one: Judged, missed: tuple[Weighed, ...]) -> tuple[Chance, Chance]:
    """What its seat could expect before a decision, with the best of what was missed there, and after it."""
    return (missed[0] if missed else one.chosen).expected, one.chosen.expected


def behind(one: Judged) -> tuple[int, float]:
    """By how much the book's choice is surely behind a decision: below nothing, if it is."""
    return surely(one.option(one.book))


def found(judged: tuple[Judged, ...], most: int = BEST) -> tuple[Judged, ...]:
    """Choices surely better than the book's, while nothing was surely better than they; the best first."""
    again = any(one.again for one in judged)
    good = [one for one in judged if one.is_found and not one.better and one.again == again]
    return tuple(sorted(good, key=lambda one: (behind(one), one.ply))[:most])


def summary(seat: int, judged: tuple[Judged, ...]) -> SeatSummary:
    """How a seat played."""
    own = tuple([one for one in judged if one.seat == seat])
    worse = [one for one in mistakes(judged) if one.judged.seat == seat]
    sure = checked(worse, own)
    given = verdicts(own)
    kinds = [given[one.ply] for one in own]
    return SeatSummary(
        seat=seat,
        decisions=len(own),
        same=kinds.count(SAME),
        equal=kinds.count(EQUAL),
        worse=kinds.count(WORSE),
        repeated=kinds.count(REPEATED),
        dearest=round(max([one.missed[0].lead.mean for one in sure], default=0.0), DIGITS),
        costly=costly(sure),
        found=found(own),
    )
