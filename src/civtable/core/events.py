"""What happened, as data: events, and what each kind of event tells, by name."""

from collections.abc import Callable
from typing import Final

from civtable.core.values import Json

EVERYONE: Final = -1
"""As a set of seats, one bit each: all of them, and spectators too."""


class Event:
    """A fact: something happened. `seen_by` has a bit per seat; others learn only that it happened.

    `facts` are numbers in the order in which the kind of event names its fields; None for a reader who may
    not know them. An event that was stored before its kind had all its fields has fewer.
    """

    __slots__ = ("facts", "kind", "seat", "seen_by")

    def __init__(self, kind: int, seat: int, facts: list[int] | None, seen_by: int) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.seen_by = seen_by

    def for_seat(self, seat: int) -> "Event":
        """The event as that seat, or a spectator, may know it."""
        if self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1):
            return self
        return Event(self.kind, self.seat, None, self.seen_by)

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing logs."""
        return (self.kind, self.seat, self.seen_by, *(self.facts or []))

    def __repr__(self) -> str:
        """Its numbers, for developers; `Game.event_form` says what they mean."""
        return f"<Event {self.kind} of seat {self.seat}: {'hidden' if self.facts is None else self.facts}>"


class Meaning:
    """What a number of an event stands for: how programs are told it, and which type that is.

    The type is written as in the browser's types: number, string, boolean, number[] and so on.
    """

    __slots__ = ("form", "type")

    def __init__(self, type: str, form: Callable[[int], Json]) -> None:
        self.type = type
        self.form = form


def _as_it_is(number: int) -> Json:
    return number


def _yes_or_no(number: int) -> Json:
    return number != 0


NUMBER: Final = Meaning("number", _as_it_is)
SEAT: Final = Meaning("number", _as_it_is)
FLAG: Final = Meaning("boolean", _yes_or_no)


def named(names: list[str], first: int = 0) -> Meaning:
    """One of some names, counted from `first`."""
    return Meaning("string", lambda number: names[number - first])


def maybe(meaning: Meaning, nothing: int = -1) -> Meaning:
    """The same, or nothing, for which a number stands that means nothing else."""
    return Meaning(
        f"{meaning.type} | null", lambda number: None if number == nothing else meaning.form(number)
    )


class Field:
    """A fact that a kind of event tells: its name, and what its number stands for."""

    __slots__ = ("means", "name")

    def __init__(self, name: str, means: Meaning = NUMBER) -> None:
        self.name = name
        self.means = means


class EventKind:
    """A kind of event: its name, and its fields in the order in which the rules give their numbers."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, fields: list[Field]) -> None:
        self.name = name
        self.fields = fields

    def numbers(self, event: Event) -> dict[str, int]:
        """What an event tells, by name, as the rules count it; nothing where the reader may not know it."""
        facts = event.facts
        if facts is None:
            return {}
        return {self.fields[i].name: facts[i] for i in range(min(len(self.fields), len(facts)))}

    def form(self, event: Event) -> dict[str, Json]:
        """An event for programs: what happened, to whom, and each field by name; null if it is not known."""
        form: dict[str, Json] = {"event": self.name, "seat": event.seat if event.seat >= 0 else None}
        facts = event.facts if event.facts is not None else []
        for i in range(len(self.fields)):
            field = self.fields[i]
            form[field.name] = field.means.form(facts[i]) if i < len(facts) else None
        return form
