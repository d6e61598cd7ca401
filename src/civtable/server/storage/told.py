"""What running servers are told through the database by who has changed it behind their backs."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from civtable.server.storage import schema

GENERATION: Final = "generation"
"""A value with this name is another one when anything may have changed."""

CHANGED: Final = "changed "
"""Before the id of a table: a value with such a name is another one when that table has changed."""

MOST_TOLD: Final = 100
"""How many tables are told of at once; of more than that, servers read everything again."""

TOLD_FOR: Final = 24 * 3600.0
"""For how many seconds it stays there."""

COLUMNS: Final = schema.secrets.c


def new_generation(connection: Connection) -> None:
    """Tell running servers that nothing that they have in memory may be so any more."""
    put(connection, GENERATION, secrets.token_hex(16))


def tables_changed(connection: Connection, ids: Sequence[str]) -> None:
    """Tell running servers that what they have in memory of these tables is so no more."""
    if len(ids) > MOST_TOLD:
        new_generation(connection)
        return
    now = time.time()
    old = (COLUMNS.name.startswith(CHANGED), COLUMNS.value < stamp(now - TOLD_FOR))
    connection.execute(delete(schema.secrets).where(*old))
    for table_id in ids:
        put(connection, f"{CHANGED}{table_id}", f"{stamp(now)} {secrets.token_hex(8)}")


def stamp(when: float) -> str:
    """A time as text, in the order of time."""
    return f"{when:017.3f}"


def put(connection: Connection, name: str, value: str) -> None:
    """Write down a value, instead of the one before."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = make(schema.secrets).values(name=name, value=value)
    connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def read_told(connection: Connection) -> dict[str, str]:
    """All that was told, by name."""
    query = select(COLUMNS.name, COLUMNS.value)
    query = query.where(or_(COLUMNS.name == GENERATION, COLUMNS.name.startswith(CHANGED)))
    return {row.name: row.value for row in connection.execute(query)}


def tables_since(before: Mapping[str, str], told: Mapping[str, str]) -> list[str] | None:
    """The tables that have changed in between; None if that may be all."""
    if told.get(GENERATION) != before.get(GENERATION):
        return None
    new = [name for name, value in told.items() if before.get(name) != value]
    return [name.removeprefix(CHANGED) for name in new]
