"""What is worth a notice: one function a kind, each asked about a change of a table."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from civtable.server.storage.store import Entry, Row
from civtable.server.tables.problems import Still
from civtable.server.tables.seats import PERSON
from civtable.server.tables.table import Table

TURN: Final = "turn"
OVER: Final = "over"
INVITATION: Final = "invitation"
UNDO: Final = "undo"
MENTION: Final = "mention"
ROUND: Final = "round"
"""A round of a tournament has begun; told with the table, which has no entry yet: see server/tournaments."""

KINDS: Final = (TURN, OVER, INVITATION, UNDO, MENTION, ROUND)

NOBODY: Final = -1
"""The seat of who has none yet."""

Step = tuple[Entry, Table]
"""An entry, and the table after it."""


@dataclass(frozen=True)
class News:
    """Something that a seat should hear of, and from which entry it follows."""

    kind: str
    seat: int
    seq: int
    name: str | None = None  # of who asks, writes or invites; None for somebody without a name
    by: int | None = None  # the seat of who does
    to: str | None = None  # the table where it leads, if that is another one
    alone: bool = False  # whether nobody waits for it but bots: then only webhooks are told


def persons(table: Table, but: int | None) -> list[int]:
    """The seats of persons, but for one."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == PERSON and number != but]


def is_alone(table: Table, seat: int) -> bool:
    """Whether nobody but bots plays with a seat, and neither time nor anybody elsewhere waits for it.

    By its clock, in ratings and in a tournament one loses also against bots.
    """
    waited_for = table.clock is not None or table.rated or table.tournament is not None
    return not waited_for and not persons(table, seat)


def turn(before: Table, steps: Sequence[Step]) -> list[News]:
    """A person is asked who was not asked before.

    Who made it so is who made the first entry: who agrees to a wish, not whose choice is taken back by it.
    """
    entry, after = steps[-1]
    mover = steps[0][0].seat
    decision, earlier = after.decision, before.decision
    if decision is None or (earlier is not None and earlier.seat == decision.seat):
        return []
    seat = after.seats[decision.seat]
    if seat.kind != PERSON or seat.bot is not None or mover == decision.seat:
        return []
    return [News(TURN, decision.seat, entry.seq, alone=is_alone(after, decision.seat))]


def over(before: Table, steps: Sequence[Step]) -> list[News]:
    """The game has ended: everybody hears of it but who ended it.

    Where a bot moved for somebody who is away, or whose clock has fallen, that was not they.
    """
    entry, after = steps[-1]
    if not after.is_over or before.is_over:
        return []
    then = steps[-2][1] if len(steps) > 1 else before
    by_bot = entry.seat is not None and then.seats[entry.seat].bot is not None
    told = persons(after, None if by_bot else entry.seat)
    return [News(OVER, seat, entry.seq, alone=is_alone(after, seat)) for seat in told]


def invitation(before: Table, steps: Sequence[Step]) -> list[News]:
    """Somebody has laid the table for a rematch: those who played are invited."""
    return [
        News(INVITATION, seat, entry.seq, name_of(after, entry.seat), entry.seat, after.rematch)
        for entry, after in steps
        if entry.kind == "rematch"
        for seat in persons(after, entry.seat)
    ]


def invited(seq: int, name: str) -> News:
    """Somebody invites an account to a table that waits; no entry tells of it, so it has that of the last."""
    return News(INVITATION, NOBODY, seq, name)


def gone_on(still: Still, by: int, to: str) -> list[News]:
    """Somebody has laid the table at which a game goes on that stands still: the others are invited there."""
    seats = still.row["seats"]
    people = [seat for seat, held in enumerate(seats) if held["kind"] == PERSON and seat != by]
    return [News(INVITATION, seat, still.seq, seats[by]["name"], by, to) for seat in people]


def goes_on(row: Row, table: Row) -> bool:
    """Whether a notice tells that the game of a table goes on at another one; a rematch follows an end."""
    invites: bool = row["kind"] == INVITATION and row["seat"] != NOBODY
    return invites and bool(table["status"] == "running")


def undo(before: Table, steps: Sequence[Step]) -> list[News]:
    """Somebody asks to take back: those who have to agree."""
    return [
        News(UNDO, seat, entry.seq, name_of(after, entry.seat), entry.seat)
        for entry, after in steps
        if entry.kind == "ask" and after.undo_wish is not None
        for seat in after.undo_wish.waiting
    ]


def mention(before: Table, steps: Sequence[Step]) -> list[News]:
    """Somebody wrote `@` and the name of a person."""
    found = []
    for entry, after in steps:
        if entry.kind == "chat":
            said = json.loads(entry.body)
            found += [
                News(MENTION, seat, entry.seq, said["name"], entry.seat)
                for seat in persons(after, entry.seat)
                if names(said["text"], after.seats[seat].name)
            ]
    return found


def names(text: str, name: str | None) -> bool:
    """Whether a text calls somebody by name."""
    return bool(name) and re.search(rf"@{re.escape(name or '')}(?!\w)", text, re.IGNORECASE) is not None


def name_of(table: Table, seat: int | None) -> str | None:
    """What somebody at the table is called."""
    return table.seats[seat].name if seat is not None else None


ALL: Final[tuple[Callable[[Table, Sequence[Step]], list[News]], ...]] = (
    turn,
    over,
    invitation,
    undo,
    mention,
)


def news(before: Table, steps: Sequence[Step]) -> list[News]:
    """All that is worth a notice in what has become of a table."""
    return [found for worth in ALL for found in worth(before, steps)]
