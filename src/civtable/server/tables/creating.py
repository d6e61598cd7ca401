"""Writing a new table into the database."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, insert

from civtable.server.door.limits import by_ourselves
from civtable.server.running.at_work import at_work
from civtable.server.storage import schema
from civtable.server.storage.store import Entry
from civtable.server.tables.hall import Hall
from civtable.server.tables.room import Room
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.table import Table
from civtable.server.tables.tokens import add_token, new_token, token_hash


@dataclass(frozen=True)
class Begun:
    """A new table after its first entries, and these."""

    table: Table
    entries: Sequence[Entry]


def begun(row: dict[str, Any], opening: Sequence[Entry] = ()) -> Begun:
    """The table of a row that is to be written. With an opening that is a replay, and takes as long."""
    table = table_from_row(row).after_many(opening)
    traces = iter(table.traces)
    moved = [replace(entry, trace=next(traces)) if entry.kind == "move" else entry for entry in opening]
    return Begun(table, moved)


async def create(
    hall: Hall,
    row: dict[str, Any],
    persons: Sequence[int],
    also: Callable[[Connection], None] | None = None,
    played: Begun | None = None,
) -> dict[int, str]:
    """Write a new table; a new token for each of the given seats.

    `also` is written in the same transaction. `played` is the table where it has an opening: whoever asked
    has paid for that replay, and it is not made a second time.
    """
    tokens = {seat: new_token() for seat in persons}
    values, make = await creation(hall, row, tokens, played)

    def work(connection: Connection) -> None:
        make(connection)
        if also is not None:
            also(connection)

    await hall.store.write(values["id"], work)
    if played is not None:
        hashes = [(token_hash(token), seat) for seat, token in tokens.items()]
        room = Room(played.table, token_hashes=hashes, looked=row["looked"], unsure=True)
        hall.rooms.setdefault(room.id, room)
    await begin_at(hall, values["id"])
    return tokens


async def begin_at(hall: Hall, table_id: str) -> None:
    """A table has been made: its bot is called, if it is its turn. To make it is what was paid for."""
    with by_ourselves():
        async with hall.at(table_id) as room:
            hall.on_change(room)
            if room.table.is_over:
                hall.on_over(room)


async def creation(
    hall: Hall, row: dict[str, Any], tokens: dict[int, str], played: Begun | None = None
) -> tuple[dict[str, Any], Callable[[Connection], None]]:
    """The row of a new table, and what has to be written for it."""

    def new() -> Begun:
        with at_work(row["id"]):
            return begun(row)

    if played is None:
        played = await hall.store.loop.run_in_executor(hall.openers.threads, new)
    table, entries = played.table, played.entries
    values = {**row, **table.columns(), "seq": table.seq, "changed": row["created"]}

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.tables), values)
        if entries:
            connection.execute(
                insert(schema.entries), [{"table_id": row["id"], **vars(entry)} for entry in entries]
            )
        for seat, token in tokens.items():
            add_token(connection, row["id"], seat, token)
        hall.store.notify(row["id"], table.seq, values["bot_next"])

    return values, work
