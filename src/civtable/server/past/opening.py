"""Bringing a table from the database: as it goes on, or as it stands still with the reason why.

Everything here may run in a thread of its own: it reads and replays, and changes nothing.
"""

import json
import logging
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Connection, Float, Integer, LargeBinary, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.game import SPECTATOR
from civtable.games import GAMES
from civtable.server.errors import refused
from civtable.server.hints.given import given_at
from civtable.server.past.judging import Verdict, judge
from civtable.server.past.kept_ends import end_today, note_unreadable
from civtable.server.storage import schema
from civtable.server.storage.fitting import checks_of, misfits
from civtable.server.storage.packing import unpacked
from civtable.server.storage.store import Entry, Row
from civtable.server.tables.problems import (
    DAMAGED,
    ENDLESS,
    OPERATOR,
    PINNED,
    Problem,
    Still,
    problem_from_json,
)
from civtable.server.tables.room import Room, room_with
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import ChatLine, chat_line
from civtable.server.tables.table import CHAT_LINES
from civtable.server.tables.tokens import read_tokens

LOG: Final = logging.getLogger("civtable.server")

COLUMNS: Final = schema.entries.c
ENTRIES: Final = (
    select(COLUMNS.seq, COLUMNS.kind, COLUMNS.seat, COLUMNS.at, COLUMNS.body, COLUMNS.trace, COLUMNS.clock)
    .where(COLUMNS.table_id == bindparam("table"), COLUMNS.seq > bindparam("after"))
    .order_by(COLUMNS.seq)
)
"""Made once: with several processes it is asked for every move."""


@dataclass
class Found:
    """All that the database has about a table."""

    row: dict[str, Any]
    readable: bool  # whether every column of the row could be read
    entries: list[Entry]
    tokens: list[tuple[str, int]]
    seen: dict[int, float]
    final: bytes | None = None
    position: Row | None = None


@dataclass
class Opened:
    """A table that was brought, and what its row has to say from now on."""

    table: Room | Still
    changes: dict[str, Any] = field(default_factory=dict)
    halted: bool = False  # its clock should run and does not: the table stood still, or was put away


def open_table(connection: Connection, table_id: str, since: float) -> Opened:
    """A table from the database; whatever is wrong with it is that table's alone.

    A problem from before `since` may have gone with the program that had it: the table is tried again.
    """
    found = read_table(connection, table_id)
    row = found.row
    kept = problem_from_json(row["problem"]) if row["problem"] is not None else None
    if kept is not None and kept.kind == ENDLESS:  # to replay it may be what has no end
        return Opened(still_table(found if kept.shown else replace(found, position=None), kept, None))
    if kept is not None and (kept.kind == OPERATOR or (kept.kind != PINNED and kept.at > since)):
        return Opened(still_table(found, kept, verdict_on(found)))
    try:
        opened = sound_table(found)
    except Exception as error:  # the whole point: no single table may stop anybody else
        LOG.error("table %s cannot be opened: %s: %s", table_id, type(error).__name__, str(error)[:300])
        opened = None
    if opened is None:
        opened = pinned_or_damaged(found)
    elif kept is not None:
        opened.changes["problem"] = None  # what was wrong is so no longer
    return opened


def sound_table(found: Found) -> Opened | None:
    """The table if it can go on, or was finished and is kept; None if it cannot be read or replayed."""
    row = found.row
    game = GAMES.get(row["game"])
    if game is None or not found.readable:
        return None
    if row["version"] == game.version:
        return opened_room(found, {})
    if (kept := kept_only(found)) is not None:
        return kept
    verdict = judge(game, row, found.entries)
    if verdict.kind != "goes_on":
        return None
    LOG.warning("table %s goes on under version %d of the rules", row["id"], game.version)
    return opened_room(found, {"version": game.version})


def opened_room(found: Found, changes: dict[str, Any]) -> Opened:
    """A table that can go on; its row says whether its clock has run until now."""
    room = room_of(found)
    times = room.table.times
    runs = times is not None and times.due is not None
    return Opened(room, changes, halted=runs and found.row["due"] is None)


def room_of(found: Found) -> Room:
    """The table in memory."""
    room = room_with(table_from_row(found.row), found.entries)
    room.token_hashes = found.tokens
    room.seen = found.seen
    room.looked = found.row["looked"]
    room.away = found.row["away"]
    return room


def pinned_or_damaged(found: Found) -> Opened:
    """A table that cannot go on: as it stood, with the reason."""
    row = found.row
    if (kept := kept_only(found)) is not None:
        return kept
    game = GAMES.get(row["game"])
    verdict = verdict_on(found)
    if game is None or verdict is None:
        problem = Problem(DAMAGED, "server-problem-damaged")
    elif verdict.kind == "damaged" or row["version"] == game.version or found.final is not None:
        problem = Problem(DAMAGED, "server-problem-damaged", {}, verdict.ply, game.version)
        LOG.error("table %s is damaged at ply %s: %s", row["id"], verdict.ply, verdict.reason)
    else:
        args = {"ply": verdict.ply or 0}
        problem = Problem(PINNED, "server-problem-pinned", dict(args), verdict.ply, game.version)
        LOG.warning("table %s is pinned at ply %s: %s", row["id"], verdict.ply, verdict.reason)
    return Opened(still_table(found, problem, verdict), {"problem": problem.to_json(), "due": None})


def kept_only(found: Found) -> Opened | None:
    """A finished game of which all is kept that readers want; None if that is not so."""
    if found.row["status"] != "over":
        return None
    still = still_table(found, None, None)
    return Opened(still) if still.final is not None else None


def verdict_on(found: Found) -> Verdict | None:
    """How far the present rules can replay a table; None if they know nothing of it."""
    game = GAMES.get(found.row["game"])
    return judge(game, found.row, found.entries) if game is not None and found.readable else None


def still_table(found: Found, problem: Problem | None, verdict: Verdict | None) -> Still:
    """A table that stands still, with all of it that can be shown."""
    still = Still(found.row, problem, found.tokens)
    still.chat = chat_of(found.entries)
    still.hints = given_at(found.row, found.entries)
    still.match = verdict.match if verdict is not None else None
    if found.final is not None:
        eyes = {SPECTATOR, *range(len(found.row["seats"])), *[seat for _, seat in found.tokens]}
        still.final = end_today(still.id, found.row["game"], found.final, sorted(eyes))
    elif found.position is not None:
        try:
            still.state = GAMES[found.row["game"]].from_json(unpacked(found.position["body"]))
            still.ply = found.position["ply"]
        except Exception as error:
            note_unreadable(still.id, error)
    if still.state is None and still.match is not None:
        still.state, still.ply = still.match.state, len(still.match.plies)
    return still


def chat_of(entries: list[Entry]) -> list[ChatLine]:
    """What people wrote, as far as it can be read."""
    lines = []
    for entry in entries:
        if entry.kind in ("chat", "note", "hint"):
            with suppress(ValueError, KeyError, TypeError):
                lines.append(chat_line(entry, json.loads(entry.body)))
    return lines[-CHAT_LINES:]


# Reading.


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries of a table, in order."""
    return [Entry(*row) for row in connection.execute(ENTRIES, {"table": table_id, "after": after})]


def read_row(connection: Connection, table_id: str) -> tuple[dict[str, Any] | None, bool]:
    """The row of a table, and whether all of it could be read; what could not, or cannot be, is empty."""
    where = schema.tables.c.id == table_id
    try:
        found = connection.execute(select(schema.tables).where(where)).mappings().first()
        readable = True
    except (ValueError, SQLAlchemyError):  # JSON that is none
        plain = [column for column in schema.tables.c if not isinstance(column.type, JSON)]
        found = connection.execute(select(*plain).where(where)).mappings().first()
        readable = False
    if found is None:
        return None, True
    row = {**NOTHING, **found} if not readable else dict(found)
    wrong = misfits(row, ROW_CHECKS)
    return {**row, **{name: NOTHING[name] for name in wrong}}, readable and not wrong


def nothing_in(column: Column[Any]) -> Any:
    """What stands for a value that cannot be read."""
    if column.nullable:
        return None
    if isinstance(column.type, JSON):
        return {} if column.name == "settings" else []
    kinds = ((Boolean, False), (Float, 0.0), (Integer, 0), (LargeBinary, b""))
    return next((value for kind, value in kinds if isinstance(column.type, kind)), "")


NOTHING: Final = {column.name: nothing_in(column) for column in schema.tables.c}
ROW_CHECKS: Final = checks_of(schema.tables.c)


def read_table(connection: Connection, table_id: str) -> Found:
    """Everything about a table; refuses one that is not there."""
    row, readable = read_row(connection, table_id)
    if row is None:
        raise refused(404, "server-no-table")
    seen = schema.presence.c
    presence = connection.execute(select(seen.seat, seen.seen).where(seen.table_id == table_id))
    finals, positions = schema.finals, schema.positions
    final = connection.execute(select(finals.c.body).where(finals.c.table_id == table_id)).scalar()
    position = connection.execute(select(positions).where(positions.c.table_id == table_id))
    return Found(
        row,
        readable,
        read_entries(connection, table_id),
        read_tokens(connection, table_id),
        {found.seat: found.seen for found in presence},
        final,
        position.mappings().first(),
    )
