"""What a game is made of at any moment: options, open questions, the decision, the state that holds them."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from civtable.core.events import EVERYONE, Event
from civtable.core.rng import Rng
from civtable.core.values import fingerprint

SPECTATOR: Final = -1
"""As a seat: somebody who watches and sees only what everybody sees."""

SHOWN: Final = 3
"""How many options a developer is shown of a decision."""


def refuse_seat(seat: int, players: int) -> None:
    """Raise what is wrong with a seat that nobody has: what is seen from there would look like any other."""
    if not SPECTATOR <= seat < players:
        raise ValueError(f"seat {seat}: there are {players}, from 0 on, and {SPECTATOR} for who watches")


@mypyc_attr(acyclic=True)
class Option:
    """One thing a player may choose. Built once, compared by identity, written as `code`."""

    __slots__ = ("a", "b", "code", "index", "kind")

    def __init__(self, kind: int, a: int, b: int, code: str, index: int) -> None:
        self.kind = kind
        self.a = a  # what these two mean is said beside each game's option table: `card_of(option)`
        self.b = b
        self.code = code  # "place 5 forest": wire format, log format, test format
        self.index = index  # stable position in the game's option table: the policy's action id

    def __repr__(self) -> str:
        """The code, for developers."""
        return f"<{self.code}>"


class Several:
    """Several things that are chosen together: from what, how many, and whether their order matters.

    `things` has an option for each of them, equal ones more than once, not only those offered next. `enough`
    ends the choice where more could be chosen; None where it ends by itself. See core/several.py.
    """

    __slots__ = ("enough", "least", "most", "ordered", "things")

    def __init__(
        self, things: list[Option], least: int, most: int, enough: Option | None, ordered: bool = False
    ) -> None:
        self.things = things
        self.least = least
        self.most = most
        self.enough = enough
        self.ordered = ordered

    def __repr__(self) -> str:
        """How many of how many, for developers."""
        return f"<Several: {self.least} to {self.most} of {len(self.things)}>"


@mypyc_attr(acyclic=True)
class Step:
    """An open question: its kind and who answers it. Never changed, only replaced.

    A kind with more to say has a class of its own with a slot for each fact. `key` always has five numbers,
    the last three as records have known them from the beginning: digests of old records stay true.
    """

    __slots__ = ("kind", "seat")

    def __init__(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, 0, 0, 0)

    def __repr__(self) -> str:
        """Its class, which says the kind where there is one, and who answers, for developers."""
        return f"<{type(self).__name__} {self.kind} of seat {self.seat}>"


@mypyc_attr(acyclic=True)
class Decision:
    """Who chooses now, what kind of question it is, and among which options. Nobody changes the list."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[Option]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        """Who chooses, and the first of the codes, for developers."""
        codes = ", ".join([option.code for option in self.options[:SHOWN]])
        more = f" and {len(self.options) - SHOWN} more" if len(self.options) > SHOWN else ""
        return f"<Decision of seat {self.seat}: {codes}{more}>"


class State:
    """What every game's state has. A game adds its own parts and the two methods.

    `steps` is the stack of open questions, the last one decides; the game is over when it is empty. `asked`
    keeps the decision until the next apply. `shown` is the set of seats that the last apply told something
    they could not have known before: chance (everyone), a card turned up or drawn. `log` collects events
    where somebody wants them; search copies have none.
    """

    __slots__ = ("asked", "log", "rng", "shown", "steps")

    steps: list[Step]
    asked: Decision | None
    shown: int
    rng: Rng
    log: list[Event] | None

    @abstractmethod
    def copy(self) -> "State":
        """An independent state without a log, from which the game goes on in the same way."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """All that decides how the game can go on, as nested tuples of numbers."""

    def digest(self) -> str:
        """A short fingerprint of all that decides how the game can go on."""
        return fingerprint(repr(self.key()))

    def __copy__(self) -> "State":
        """What `copy.copy` gives."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """What `copy.deepcopy` gives."""
        return self.copy()

    def __repr__(self) -> str:
        """Its digest and who is asked, for developers; asking does not go on with the game."""
        if self.asked is not None:
            now = f"seat {self.asked.seat} has {len(self.asked.options)} options"
        else:
            now = f"seat {self.steps[-1].seat} comes next" if self.steps else "over"
        return f"<{type(self).__name__} {self.digest()}: {now}>"

    def emit(self, kind: int, seat: int, first: int = 0, second: int = 0, seen_by: int = EVERYONE) -> None:
        """Record a fact, with what the first fields of its kind say, if anybody keeps the log."""
        if self.log is not None:
            self.log.append(Event(kind, seat, [first, second], seen_by))

    def emit_facts(self, kind: int, seat: int, facts: list[int]) -> None:
        """Record a fact that everybody sees and whose kind has more than two fields."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, EVERYONE))
