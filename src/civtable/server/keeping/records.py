"""Stored games as records, as far as their seeds may be shown."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from civtable.core.errors import GameError
from civtable.core.match import hints_until
from civtable.core.record import Record
from civtable.games import GAMES
from civtable.server.keeping.checking import Found, check_table
from civtable.server.past.judging import DAMAGED, EXACT, GOES_ON, course_of
from civtable.server.past.opening import read_entries
from civtable.server.storage import schema
from civtable.server.tables.rows import table_from_row


@dataclass(frozen=True)
class Exported:
    """The record of a table, or why there is none: `waiting`, `running` or `damaged`."""

    found: Found
    record: Record | None = None
    why_not: str | None = None

    @property
    def file_name(self) -> str:
        """The name of its file, which never begins with a sign that commands take for an option."""
        return f"{self.found.game}-{self.found.id}.json"


def exported(connection: Connection, table_id: str, seeds: bool) -> Exported:
    """The record of a table; of a game that is not over only if seeds may be shown."""
    found = check_table(connection, table_id)
    verdict = found.verdict
    if verdict.kind == DAMAGED:
        return Exported(found, why_not="damaged")
    if verdict.kind in (EXACT, GOES_ON) and verdict.match is None:
        return Exported(found, why_not="waiting")
    if (not found.finished or is_sealed(connection, table_id)) and not seeds:
        return Exported(found, why_not="running")
    if verdict.kind in (EXACT, GOES_ON) and verdict.match is not None:
        return Exported(found, verdict.match.record())
    return old_record(connection, found)


def is_sealed(connection: Connection, table_id: str) -> bool:
    """Whether others still play the same deal."""
    query = select(schema.tables.c.sealed).where(schema.tables.c.id == table_id)
    return bool(connection.execute(query).scalar())


def old_record(connection: Connection, found: Found) -> Exported:
    """A game of other rules as it was played, without digests, for the civtable that has those rules."""
    query = select(schema.tables).where(schema.tables.c.id == found.id)
    row = connection.execute(query).mappings().one()
    if row["game"] not in GAMES:
        return Exported(found, why_not="damaged")
    try:
        course = course_of(table_from_row(row), row["seq"], read_entries(connection, found.id))
    except GameError:  # these rules do not even have its settings
        return Exported(found, why_not="damaged")
    if course.unreadable is not None or course.table.match is None:
        return Exported(found, why_not="damaged")
    record = Record(
        game=row["game"],
        version=row["version"],
        settings=dict(row["settings"]),
        seats=course.table.match.seats,
        chance=row["chance"],
        seed=row["seed"],
        codes=[choice.code for choice in course.chosen],
        digests={},
        hints=hints_until(course.table.hints.taken, len(course.chosen)),
    )
    return Exported(found, record)
