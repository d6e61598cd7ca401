"""What a table knows of hints: whether they are allowed, which were given, and what is known of this ply."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from civtable.core.match import hints_until
from civtable.core.record import COACH, HINT_KINDS, IDEA, OPTION, Hint
from civtable.core.values import Json
from civtable.server.storage.store import Entry, Row
from civtable.server.tables.seats import BOT, Seat

ENTRY: Final = "hint"
"""The kind of entry that keeps a hint: {ply, kind}, with the `advice` of an idea, or a warning's `codes`."""


@dataclass(frozen=True)
class Given:
    """The hints of a table: a value, like the table itself."""

    allowed: bool = False
    taken: tuple[Hint, ...] = ()
    advice: Mapping[str, Any] | None = None  # of the present position, once somebody asked for it
    shown: bool = False  # whether its option was shown as well
    warned: frozenset[str] = frozenset()  # choices about which the coach has said something here

    def after(self, entry: Entry, body: Any) -> "Given":
        """The hints after one more."""
        assert entry.seat is not None
        assert body["kind"] in HINT_KINDS
        hint = Hint(int(body["ply"]), entry.seat, body["kind"])
        later = replace(self, taken=(*self.taken, hint))
        if hint.kind == IDEA:
            return replace(later, advice=body["advice"], shown=False)
        if hint.kind == OPTION:
            return replace(later, shown=True)
        return replace(later, warned=self.warned | {row_text(body["codes"])})

    def anew(self, back_to: int | None = None) -> "Given":
        """The hints when there is another question, after a choice or after going back to a ply."""
        taken = self.taken if back_to is None else tuple(hints_until(self.taken, back_to))
        return Given(self.allowed, taken)

    def by_seat(self, seats: int) -> list[int]:
        """How many hints each seat was given: the idea and its option are one."""
        own = [hint.seat for hint in self.taken if hint.kind != OPTION]
        return [own.count(seat) for seat in range(seats)]

    def to_json(self, seats: int) -> dict[str, Json]:
        """What readers are told."""
        return {"allowed": self.allowed, "taken": [*self.by_seat(seats)]}


NO_HINTS: Final = Given()


def row_text(codes: Sequence[str]) -> str:
    """The codes of a choice as one text."""
    return "\n".join(codes)


def usually_allowed(seats: Sequence[Seat]) -> bool:
    """Whether hints are allowed where nobody said so: where one person sits with bots, or alone."""
    return len([seat for seat in seats if seat.kind != BOT]) <= 1


def first_given(row: Row) -> Given:
    """The hints of a table as it was made; tries that count, challenges and rated tables have none."""
    is_free = not row["counted"] and row["challenge"] is None and not row["rated"]
    return Given(bool(row["hints"]) and is_free)


def given_at(row: Row, entries: Sequence[Entry]) -> Given:
    """The hints of a table that stands still, as far as its entries can be read."""
    given = first_given(row)
    for entry in entries:
        if entry.kind == ENTRY:
            with suppress(ValueError, KeyError, TypeError, AssertionError):
                given = given.after(entry, json.loads(entry.body))
    return given


def coached(ply: int, codes: Sequence[str]) -> dict[str, Json]:
    """What the entry of a warning says."""
    return {"ply": ply, "kind": COACH, "codes": [*codes]}
