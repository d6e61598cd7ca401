"""Whether a stored table can go on: its entries are read, and what was played is played again once.

The entries are the truth. A table of these rules has to replay exactly, choice by choice; one of other rules
goes on if these rules offer the same all the way, and is pinned to its own rules where they do not.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from civtable.core.errors import GameError
from civtable.core.game import State
from civtable.core.match import Match, hints_until, is_anew
from civtable.core.words import Reason
from civtable.games import AnyGame
from civtable.server.past.tracing import next_trace
from civtable.server.storage.store import Entry, Row
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import Seat
from civtable.server.tables.table import Table

EXACT: Final = "exact"
GOES_ON: Final = "goes_on"
PINNED: Final = "pinned"
DAMAGED: Final = "damaged"
KEPT: Final = "kept"
"""A finished game of other rules, of which all that readers want is kept: nobody needs to replay it."""

KINDS: Final = (
    *("move", "undo", "sit", "name", "leave", "away", "back"),
    *("chat", "ask", "answer", "rematch", "note", "take", "rethink", "ready", "hint"),
    *("fall", "vacation", "resume", "unseal", "come"),
)
"""What entries may be: all that `Table.changed` knows, and nothing else."""


@dataclass(frozen=True)
class Verdict:
    """What is to be said about a table.

    `ply` is the first choice that does not hold, counted from 1; None if all of them do, or if there is no
    game at all. `match` is the game up to the choice before, if there is one that can be looked at.
    """

    kind: str
    ply: int | None = None
    reason: Reason | None = None
    match: Match[State] | None = None
    seats: Sequence[Seat] = ()  # who sits there after all entries that can be read


@dataclass(frozen=True)
class Chosen:
    """A choice that was not taken back."""

    seat: int | None
    code: str
    trace: str | None


@dataclass
class Course:
    """What the entries of a table come to: the seats, the choices that stand, and what cannot be read."""

    table: Table
    chosen: list[Chosen] = field(default_factory=list)
    unreadable: Reason | None = None


class Unfit(Exception):
    """An entry, or a choice, that cannot be."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


def judge(game: AnyGame | None, row: Row, entries: Sequence[Entry]) -> Verdict:
    """The verdict on a table from its row and all of its entries; None is a game that we do not have.

    Nothing that a table holds may stop who asks: what should be impossible is a verdict too.
    """
    try:
        return judged(game, row, entries)
    except Exception as error:
        return Verdict(DAMAGED, reason=failure(error))


def failure(error: Exception) -> Reason:
    """What should be impossible, by its name only: what it says may hold a seed."""
    return Reason("judge-failed", {"error": type(error).__name__})


def judged(game: AnyGame | None, row: Row, entries: Sequence[Entry]) -> Verdict:
    """The verdict on a table whose row can be read."""
    if game is None:
        return Verdict(DAMAGED, reason=Reason("judge-no-game", {"game": str(row["game"])}))
    same = row["version"] == game.version
    try:
        table = table_from_row(row)
        assert table.game is game, row["game"]
        course = course_of(table, row["seq"], entries)
    except GameError as error:  # its settings or its number of seats
        return Verdict(DAMAGED if same else PINNED, reason=error.reason)
    match, seats = course.table.match, course.table.seats
    ply = reason = None
    if match is not None:
        try:
            reason = played(match, course.chosen, same)
        except Exception as error:  # our rules fell over; the position is in pieces
            return Verdict(DAMAGED, len(match.plies) + 1, failure(error), None, seats)
        ply = len(match.plies) + 1
        match.hints = hints_until(course.table.hints.taken, len(match.plies))
    if reason is not None:
        return Verdict(DAMAGED if same else PINNED, ply, reason, match, seats)
    if course.unreadable is not None:
        return Verdict(DAMAGED, ply, course.unreadable, match, seats)
    return Verdict(EXACT if same else GOES_ON, None, None, match, seats)


# Reading.


def course_of(table: Table, seq: int, entries: Sequence[Entry]) -> Course:
    """Read the entries of a new table up to the end, or up to the first one that cannot be read."""
    course = Course(table)
    expected = 0
    try:
        for entry in entries:
            expected += 1
            if entry.seq != expected:
                raise Unfit(Reason("judge-gap", {"seq": expected}))
            read(course, entry)
        # The row may be older than the entries, never newer: both are written in one transaction.
        if expected < seq:
            raise Unfit(Reason("judge-gap", {"seq": expected + 1}))
    except Unfit as unfit:
        course.unreadable = unfit.reason
    except GameError:
        raise
    except Exception as error:
        course.unreadable = Reason("judge-entry", {"seq": expected, "error": type(error).__name__})
    return course


def read(course: Course, entry: Entry) -> None:
    """One entry: choices are collected, everything else takes effect."""
    if entry.kind not in KINDS:
        raise Unfit(Reason("judge-kind", {"seq": entry.seq, "kind": entry.kind}))
    if entry.kind == "move":
        code = json.loads(entry.body)
        if not isinstance(code, str) or course.table.match is None:
            raise ValueError("no choice")
        course.chosen.append(Chosen(entry.seat, code, entry.trace))
    elif entry.kind == "undo":
        ply = json.loads(entry.body)
        if type(ply) is not int or not 0 <= ply <= len(course.chosen):
            raise ValueError("no ply")
        del course.chosen[ply:]
        course.table = course.table.asked_anew(entry)
    else:
        course.table = course.table.changed(entry)


# Playing.


def played(match: Match[State], chosen: Sequence[Chosen], same: bool) -> Reason | None:
    """Play the choices that stand; the reason against the first one that does not hold, which is not made."""
    trace = ""
    for choice in chosen:
        try:
            trace = checked(match, choice, trace, same)
            match.play(choice.code)
        except Unfit as unfit:
            return unfit.reason
        except GameError as error:
            return error.reason
    return None


def checked(match: Match[State], choice: Chosen, trace: str, same: bool) -> str:
    """The trace after a choice that the right seat made and that was offered as it was then."""
    decision = match.game.decision(match.state)
    if decision is None:
        raise Unfit(Reason("judge-over"))
    if decision.seat != choice.seat:
        raise Unfit(Reason("judge-seat"))
    if is_anew(choice.code):
        return next_trace(trace, decision, choice.code)
    option = match.game.parse(choice.code)
    after = next_trace(trace, decision, option.code)
    # What is not offered at all is refused by the rules, which say why.
    if choice.trace not in (None, after) and option in decision.options:
        raise Unfit(Reason("judge-changed" if same else "judge-offered"))
    return after
