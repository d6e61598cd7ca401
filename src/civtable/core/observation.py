"""A position as numbers, for programs that learn: what a game has to say about it, and how it is written.

A game with an observation has an `Observer` in its record. It names every number once (`parts`) and writes
them in that order (`write`), from the point of view of a seat and only with what that seat may know. The
class of a part (core/layout.py) says what its numbers are as tokens. Nobody here knows numpy: `Numbers` is
plain memory, which compiled code fills in about two nanoseconds a number and which numpy looks at without a
copy (`civtable.env`).
"""

from abc import abstractmethod
from typing import Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from civtable.core.layout import Part as Part
from civtable.core.layout import Thing

# In quotes, because compiled code has no i16 to look at: there it is the same as int.
Numbers: TypeAlias = "vec[i16]"
"""Memory for observations; a number that does not fit into 16 bits is refused."""

Marks: TypeAlias = "vec[u8]"
"""Memory for masks: 1 where an option is offered."""

Places: TypeAlias = "vec[i64]"
"""A table that `write` looks things up in: a load, where a list counts references and checks types."""

P = TypeVar("P")


class Observer(Generic[P]):
    """How a game writes its positions, and what it says about its options.

    `version` rises whenever the numbers, their order or their tokens change: a trained policy names the one
    it knows.
    """

    __slots__ = ("version",)

    def __init__(self, version: int) -> None:
        self.version = version

    @abstractmethod
    def parts(self, players: int) -> list[Part]:
        """What the numbers of a position are, with so many players."""

    @abstractmethod
    def fill(self, state: P, seat: int, to: Numbers, at: i64) -> i64:
        """Write all numbers as this seat may know them, from `at` on; where they end.

        There have to be zeros, of which most of an observation consists: only what is not zero is written.
        """

    def write(self, state: P, seat: int, to: Numbers) -> i64:
        """The same onto the memory of an older position: all of it is cleared, then filled."""
        clear(to)
        return self.fill(state, seat, to, 0)

    @abstractmethod
    def features(self) -> list[Part]:
        """What is said about an option, for policies that weigh options by what they are."""

    @abstractmethod
    def options(self) -> list[list[int]]:
        """The features of every option, in the order of the option table."""

    @abstractmethod
    def things(self) -> list[Thing]:
        """All that tokens speak of, kind by kind; the place in this list is what they are known by."""

    @abstractmethod
    def printed(self) -> list[Part]:
        """What the numbers printed on things are."""

    @abstractmethod
    def most_tokens(self, players: int) -> int:
        """How many tokens a position can have at most."""


def size_of(parts: list[Part]) -> int:
    """How many numbers they are."""
    return sum([len(part.names) for part in parts])


def room_for(numbers: int) -> Numbers:
    """Memory for so many numbers, all zero."""
    return vec[i16]([0] * numbers)


def marks_for(options: int) -> Marks:
    """Memory for so many marks, all zero."""
    return vec[u8]([0] * options)


def memory_of(numbers: Numbers) -> memoryview:
    """The memory itself, to be read by others while it is written again and again."""
    return memoryview(numbers)


def memory_of_marks(marks: Marks) -> memoryview:
    """The same for marks."""
    return memoryview(marks)


def numbers_of(values: list[int]) -> Numbers:
    """Numbers that are copied from, as they are written."""
    return vec[i16]([i16(value) for value in values])


def places_of(values: list[int]) -> Places:
    """The same numbers, to be looked up quickly."""
    return vec[i64]([i64(value) for value in values])


# How numbers are written: all but `clear` expect zeros.


def clear(to: Numbers) -> None:
    """Zeros, before anything is written."""
    at: i64 = 0
    end: i64 = len(to)
    while at < end:
        to[at] = 0
        at += 1


def put_set(to: Numbers, at: i64, members: int, size: i64) -> i64:
    """A set that is kept as bits: a 1 for each member."""
    bits: i64 = members
    i = at
    while bits:
        if bits & 1:
            to[i] = 1
        bits >>= 1
        i += 1
    return at + size


def put_one_of(to: Numbers, at: i64, which: i64, size: i64) -> i64:
    """A 1 for the one thing of so many that it is; nothing for none of them (-1)."""
    if which >= 0:
        to[at + which] = 1
    return at + size


def put_seat(to: Numbers, at: i64, whose: i64, seat: i64, players: i64) -> i64:
    """A seat as others count it from theirs: oneself first, then clockwise; nothing for nobody (-1)."""
    if whose >= 0:
        to[at + (whose - seat if whose >= seat else whose - seat + players)] = 1
    return at + players


def put_counts(to: Numbers, at: i64, cards: list[int], places: Places) -> None:
    """How many of each card there are in a list, by the place that a card has."""
    card: i64
    for card in cards:
        to[at + places[card]] += 1


def seats_around(players: int) -> list[str]:
    """The names of seats in an observation: `self`, `next`, then clockwise by number."""
    return ["self", "next", "second", "third"][:players]
