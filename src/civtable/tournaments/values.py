"""What a tournament is made of: settings, entrants, rounds, tables with their results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

ROUND_ROBIN: Final = "round_robin"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"
FORMS: Final = (SWISS, ROUND_ROBIN, KNOCKOUT)

FULL: Final = 12
"""The points of who is ahead of everybody at a table: divided by the others, halves too, it stays whole."""


@dataclass(frozen=True)
class Settings:
    """What was chosen before a tournament begins."""

    form: str
    seats: int  # at a table
    sizes: frozenset[int]  # how many can play the game
    rounds: int | None = None  # None for the usual number
    advance: int | None = None  # of a knockout: how many of a table go on; None for the usual number

    def allows(self, size: int) -> bool:
        """Whether a table may have that many seats."""
        return 2 <= size <= self.seats and size in self.sizes


@dataclass(frozen=True)
class Entrant:
    """A place in the tournament, whoever holds it; one that is not `active` is paired no more."""

    number: int
    active: bool = True


@dataclass(frozen=True)
class Result:
    """How a table ended, by seat. What was decided by the organiser has ranks alone."""

    ranks: tuple[int, ...]
    totals: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Meeting:
    """A table of a round: the entrants by seat, and its result once it has one."""

    entrants: tuple[int, ...]
    result: Result | None = None

    def points(self, seat: int) -> int:
        """The points of a seat: a share for each whom it is ahead of, and half of one for an equal rank."""
        assert self.result is not None, "the table still plays"
        ranks = self.result.ranks
        own = ranks[seat]
        halves = sum(2 if own < other else 1 if own == other else 0 for other in ranks) - 1
        return halves * FULL // (2 * (len(ranks) - 1))

    def order(self) -> list[int]:
        """The entrants from the first to the last; of those with one rank, who sat later comes first."""
        assert self.result is not None, "the table still plays"
        ranks = self.result.ranks
        seats = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], -seat))
        return [self.entrants[seat] for seat in seats]


@dataclass(frozen=True)
class Round:
    """A round: its tables, and who has nobody to play with."""

    tables: tuple[Meeting, ...]
    byes: tuple[int, ...] = ()

    def present(self) -> list[int]:
        """All who take part in it."""
        return [number for table in self.tables for number in table.entrants] + [*self.byes]


def drawn(numbers: Iterable[int], lot: str) -> list[int]:
    """Entrants in the order of the draw, which follows from the published seed."""
    return sorted(numbers, key=lambda number: sha256(f"{lot} {number}".encode()).digest())


def active(entrants: Sequence[Entrant]) -> list[int]:
    """The numbers of those who are paired."""
    return [entrant.number for entrant in entrants if entrant.active]
