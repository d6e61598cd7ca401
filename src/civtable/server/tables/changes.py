"""What entries make of a table: worked out before they are written, and what they change in its row."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from civtable.core.parts import Score
from civtable.core.values import Json
from civtable.server.clocks.turning import TURNING, times_after
from civtable.server.running.at_work import at_its_table
from civtable.server.storage.store import Entry
from civtable.server.tables.messages import distinct_eyes, here_json, message_text
from civtable.server.tables.room import Room
from civtable.server.tables.table import Table

SEAT_KINDS: Final = frozenset({"sit", "name", "leave", "away", "back", "take", "ready", "fall", "come"})
WEIGHING: Final = SEAT_KINDS | TURNING | {"unseal"}
"""Kinds of entries that change the seats of a table; those that change anything that its row tells."""

Change = tuple[str, int | None, Json]
"""An entry to be made: its kind, the seat, and what it says."""

OnWrite = Callable[[Table, Sequence[tuple[Entry, Table]], int | None], Callable[[Connection], None] | None]
"""Asked about the table before some entries, each entry with the table after it, and the account of who makes
them without a seat: what else is written."""


def body_of(value: Json) -> str:
    """What an entry says, as it is kept."""
    return json.dumps(value, separators=(",", ":"))


def following(
    table: Table, changes: Sequence[Change], now: float, tick: float, came: float
) -> list[tuple[Entry, Table]]:
    """The entries that make some changes, each with the table after it. Illegal moves raise GameError.

    `tick` is the moment in server seconds, and `came` the one at which they were asked for.
    """
    steps: list[tuple[Entry, Table]] = []
    for kind, seat, body in changes:
        entry = Entry(table.seq + 1, kind, seat, now, body_of(body))
        after = table.after(entry)
        if kind == "move":
            entry = replace(entry, trace=after.traces[-1])
        if table.clock is not None and table.times is not None and kind in TURNING:
            times = times_after(table.clock, table.times, entry, table.asked, after.asked, tick, came)
            entry, after = replace(entry, clock=times.to_text()), replace(after, times=times)
        steps.append((entry, after))
        table = after
    return steps


def what_weighs(table: Table, kinds: set[str]) -> tuple[dict[str, Any], list[Score]]:
    """What entries of these kinds, now the last ones, change in a table's row; the result at its end."""
    if not kinds & WEIGHING:
        return {}, []
    columns = table.columns()
    if not kinds & SEAT_KINDS:
        del columns["seats"]
    return columns, table.game.scores(table.running.state) if table.is_over else []


def result_rows(table_id: str, scores: Sequence[Score], at: float) -> list[dict[str, Any]]:
    """What is noted of the end of a game, a row for each seat."""
    return [
        {"table_id": table_id, "seat": score.seat, "total": score.total, "rank": score.rank, "at": at}
        for score in scores
    ]


@at_its_table
def taken(room: Room, entry: Entry, after: Table | None) -> dict[int, str]:
    """The room comes to the table after an entry; what those who watch hear of it, by the eyes they have.

    `after` is that table, where it was worked out before the entry was written.
    """
    room.come_to([entry], after if after is not None else room.table.after(entry))
    here = here_json(room, time.time())
    return {eyes: message_text(room.table, entry, eyes, here) for eyes in distinct_eyes(room)}
