"""Open questions as people read and write them: a game says once what each field of a kind of step means.

A field has the name of the step's attribute. Forms, views and scenarios use the names; `numbers`, three
numbers in which steps were kept once, are still read from positions that were stored earlier.
"""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Step
from civtable.core.reading import Node
from civtable.core.values import Json

A: Final = 0
B: Final = 1
C: Final = 2
"""The numbers in which a step was stored once."""

NUMBER: Final = 0
NAMED: Final = 1
FLAG: Final = 2
SEAT: Final = 3
SEATS: Final = 4
"""What a field can be: a number, one of some names, yes or no, a seat, a set of seats."""

NEVER: Final = -1000
MANY: Final = 9999
FEW: Final = 12


class Field:
    """A fact of a question: its name, which is that of the step's attribute, and what it means.

    `part` is the number in which it was stored once. Several fields could share one: each is its part by
    division, below `size` if there is one. `nothing` is what is kept where the field is null. A field that
    is not `needed` is nothing, no, or the least number if a scenario leaves it out. What people count from 1
    is kept from 0: that is `shift`.
    """

    __slots__ = (
        "divisor",
        "high",
        "low",
        "means",
        "name",
        "names",
        "needed",
        "nothing",
        "part",
        "shift",
        "size",
    )

    def __init__(
        self,
        name: str,
        part: int,
        means: int = NUMBER,
        names: list[str] | None = None,
        *,
        divisor: int = 1,
        size: int = 0,
        nothing: int = NEVER,
        needed: bool = False,
        low: int = 0,
        high: int = MANY,
        shift: int = 0,
    ) -> None:
        self.name = name
        self.part = part
        self.means = means
        self.names: list[str] = names or []
        self.divisor = divisor
        self.size = size
        self.nothing = nothing
        self.needed = needed
        self.low = low
        self.high = high
        self.shift = shift

    def kept(self, numbers: list[int]) -> int:
        """What three stored numbers keep for this field."""
        part = numbers[self.part] // self.divisor
        return part % self.size if self.size else part

    def form(self, kept: int) -> Json:
        """What is kept, for people."""
        if kept == self.nothing:
            return None
        if self.means == NAMED:
            return self.names[kept]
        if self.means == FLAG:
            return kept != 0
        if self.means == SEATS:
            return [seat for seat in range(8) if kept >> seat & 1]
        return kept + self.shift

    def read(self, node: Node, seats: int) -> int:
        """What is to be kept, from what somebody wrote."""
        if node.value is None and self.nothing != NEVER:
            return self.nothing
        if self.means == NAMED:
            return node.index(self.names)
        if self.means == FLAG:
            return int(node.flag())
        if self.means == SEAT:
            return node.integer(0, seats - 1)
        if self.means == SEATS:
            return sum([1 << item for item in {entry.integer(0, seats - 1) for entry in node.items()}])
        high = min(self.high, self.size - 1 + self.shift) if self.size else self.high
        return node.integer(self.low, high) - self.shift

    def least(self) -> int:
        """What is kept if nothing is said."""
        return self.nothing if self.nothing != NEVER else self.low - self.shift

    def is_possible(self, kept: int, seats: int) -> bool:
        """Whether this can be kept."""
        if kept == self.nothing:
            return True
        if self.means == NAMED:
            return 0 <= kept < len(self.names)
        if self.means == FLAG:
            return 0 <= kept <= 1
        if self.means == SEAT:
            return 0 <= kept < seats
        if self.means == SEATS:
            return 0 <= kept < 1 << seats
        return self.low <= kept + self.shift <= self.high


Maker = Callable[[int, list[int]], Step]
"""Makes a step from a seat and what its fields keep, in their order."""


def plain(kind: int) -> Maker:
    """The maker of a kind of step that says nothing but who answers."""
    return lambda seat, kept: Step(kind, seat)


def step_form(step: Step, kinds: list[str], fields: list[list[Field]]) -> dict[str, Json]:
    """An open question: its kind, its seat, and its fields by name."""
    form: dict[str, Json] = {"ask": kinds[step.kind], "seat": step.seat}
    for field in fields[step.kind]:
        form[field.name] = field.form(kept_in(step, field))
    return form


def kept_in(step: Step, field: Field) -> int:
    """What a step keeps for a field."""
    kept = getattr(step, field.name)
    assert isinstance(kept, int), field.name
    return kept


def step_from(
    node: Node, kinds: list[str], fields: list[list[Field]], makers: list[Maker], seats: int
) -> Step:
    """An open question from its form."""
    kind = node.child("ask").index(kinds)
    seat = node.child("seat").integer(0, seats - 1)
    if isinstance(node.value, dict) and "numbers" in node.value:
        kept = kept_from_numbers(node, fields[kind], seats)
    else:
        kept = kept_from_names(node, fields[kind], seats)
    return makers[kind](seat, kept)


def kept_from_names(node: Node, fields: list[Field], seats: int) -> list[int]:
    """What the fields of a question keep, as somebody wrote it by name."""
    known = ["ask", "seat", *[field.name for field in fields]]
    given = dict(node.entries())
    for name in given:
        if name not in known:
            raise node.wrong("state-unknown-name", {"name": name[:60], "known": ", ".join(known)})
    for field in fields:
        if field.name not in given and field.needed:
            raise node.wrong("state-missing-name", {"name": field.name})
    return [
        field.read(given[field.name], seats) if field.name in given else field.least() for field in fields
    ]


def kept_from_numbers(node: Node, fields: list[Field], seats: int) -> list[int]:
    """What the fields of a question keep, as it was stored once in three numbers."""
    node.only("ask", "seat", "numbers")
    three = node.child("numbers")
    numbers = [item.integer(-1, 1 << 40) for item in three.items(3)]
    for field in fields:
        if not field.is_possible(field.kept(numbers), seats):
            raise three.wrong("state-step-number", {"name": field.name, "got": field.kept(numbers)})
    for part in range(3):
        if numbers[part] and part not in [field.part for field in fields]:
            raise three.wrong("state-step-number", {"name": str(part), "got": numbers[part]})
    return [field.kept(numbers) for field in fields]


def described(fields: list[list[Field]]) -> list[list[tuple[str, str]]]:
    """By kind of step: the names of its fields, and what can stand there."""
    return [[(field.name, described_field(field)) for field in row] for row in fields]


def described_field(field: Field) -> str:
    """What can stand in a field; what it is if it is left out."""
    few = len(field.names) <= FEW
    values = {
        NAMED: ", ".join(field.names) if few else f"an id such as {field.names[-1]}",
        FLAG: "true or false",
        SEAT: "a seat",
        SEATS: "a list of seats",
    }
    text = values.get(field.means, f"a number from {field.low}")
    if field.nothing != NEVER:
        text += ", or null"
    return text if field.needed else f"{text} (may be left out)"
