"""What the database holds of analyses: who waits, who works on what, what was found and what came of it.

Every change of an analysis that somebody works on says by whose claim it is made, and changes nothing if that
claim has ended: so of several workers exactly one works on it, and what one writes that was stopped is lost.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from civtable.core.values import Json
from civtable.core.words import Reason, phrase_json
from civtable.server.storage.locks import ANALYSES, alone
from civtable.server.storage.packing import packed, unpacked
from civtable.server.storage.schema import analyses, analysis_parts
from civtable.server.storage.store import Row, Store

NONE: Final = "none"
WAITING: Final = "waiting"
RUNNING: Final = "running"
STOPPED: Final = "stopped"
FAILED: Final = "failed"
DONE: Final = "done"

FINDING: Final = "finding"
DECISION: Final = "decision"
VERSION: Final = "version"
"""Kinds of parts: what was found so far; of a finished analysis, a decision whole; by which civtable."""

LEASE: Final = 30.0
"""For how many seconds an analysis belongs to who took it up, unless that is said again."""

TRIES: Final = 3
"""How often an analysis is taken up without finding anything before it counts as failed."""

MOST_QUEUED: Final = 50
"""How many analyses may wait on a server."""


@dataclass(frozen=True)
class Key:
    """Which analysis: of which table, and whether with all cards open."""

    table_id: str
    all_open: bool


@dataclass(frozen=True)
class Job:
    """An analysis that was taken up, and the claim by which it is."""

    key: Key
    games: int
    claim: str


def of(key: Key) -> ColumnElement[bool]:
    """The row of an analysis."""
    columns = analyses.c
    return and_(columns.table_id == key.table_id, columns.all_open == key.all_open)


def parts_of(key: Key) -> ColumnElement[bool]:
    """The parts of an analysis."""
    columns = analysis_parts.c
    return and_(columns.table_id == key.table_id, columns.all_open == key.all_open)


def held(job: Job) -> ColumnElement[bool]:
    """The row of an analysis, as long as the claim holds."""
    return and_(of(job.key), analyses.c.state == RUNNING, analyses.c.claim == job.claim)


# Reading.


def read(connection: Connection, key: Key) -> Row | None:
    """An analysis, if there is one, without what came of it."""
    columns = [column for column in analyses.c if column.name != "body"]
    return connection.execute(select(*columns).where(of(key))).mappings().first()


def read_body(connection: Connection, key: Key) -> bytes | None:
    """What came of an analysis."""
    return connection.execute(select(analyses.c.body).where(of(key))).scalar()


def read_part(connection: Connection, key: Key, ply: int) -> bytes | None:
    """A decision of a finished analysis."""
    columns = analysis_parts.c
    query = select(columns.body).where(parts_of(key), columns.kind == DECISION, columns.number == ply)
    return connection.execute(query).scalar()


def read_findings(connection: Connection, key: Key) -> list[tuple[int, bytes]]:
    """What was found so far, with its numbers."""
    columns = analysis_parts.c
    query = select(columns.number, columns.body).where(parts_of(key), columns.kind == FINDING)
    return [(row.number, row.body) for row in connection.execute(query.order_by(columns.number))]


def read_version(connection: Connection, key: Key) -> Json:
    """Which version of civtable has found what there is; None where that is not known."""
    columns = analysis_parts.c
    body = connection.execute(select(columns.body).where(parts_of(key), columns.kind == VERSION)).scalar()
    try:
        return None if body is None else unpacked(body)
    except ValueError:
        return None


def ahead_of(connection: Connection, row: Row) -> int:
    """How many come before one that waits."""
    columns = analyses.c
    before = or_(columns.state == RUNNING, and_(columns.state == WAITING, columns.asked < row["asked"]))
    return int(connection.execute(select(func.count()).select_from(analyses).where(before)).scalar_one())


def is_free(now: float) -> ColumnElement[bool]:
    """The rows that somebody may take up: those that wait, and those whose claim has run out."""
    columns = analyses.c
    return or_(columns.state == WAITING, and_(columns.state == RUNNING, columns.until < now))


def is_work(connection: Connection, now: float) -> bool:
    """Whether there is anything to take up."""
    return connection.execute(select(analyses.c.table_id).where(is_free(now)).limit(1)).first() is not None


# Asking for it, and stopping.


def begin(store: Store, connection: Connection, key: Key, games: int, now: float) -> bool:
    """Let an analysis wait for its turn, unless it does, runs or is done; False if too many wait.

    One that was stopped or failed goes on with what was found.
    """
    columns = analyses.c
    found = read(connection, key)
    if found is not None and found["state"] in (WAITING, RUNNING, DONE):
        return True
    queued = select(func.count()).select_from(analyses).where(columns.state.in_([WAITING, RUNNING]))
    if connection.execute(queued).scalar_one() >= MOST_QUEUED:
        return False
    row = {
        "table_id": key.table_id,
        "all_open": key.all_open,
        "state": WAITING,
        "games": games,
        "done": 0,
        "tries": 0,
        "asked": now,
        "until": 0.0,
    }
    connection.execute(store.insert(analyses).on_conflict_do_nothing(), row)
    again = update(analyses).where(of(key), columns.state.in_([STOPPED, FAILED]))
    connection.execute(again.values(state=WAITING, tries=0, asked=now, reason=None))
    return True


def forget(connection: Connection, key: Key) -> None:
    """Take an analysis away with all that was found."""
    connection.execute(delete(analysis_parts).where(parts_of(key)))
    connection.execute(delete(analyses).where(of(key)))


def stop(connection: Connection, key: Key) -> None:
    """Stop an analysis that waits or runs; what was found stays."""
    statement = update(analyses).where(of(key), analyses.c.state.in_([WAITING, RUNNING]))
    connection.execute(statement.values(state=STOPPED, claim=None))


# Working on it.


def take_up(connection: Connection, most: int, now: float) -> Job | None:
    """The analysis that waits for the longest, if fewer than `most` are being worked on; it is ours then."""
    columns = analyses.c
    alone(connection, ANALYSES)
    working = select(func.count()).select_from(analyses).where(columns.state == RUNNING, columns.until >= now)
    if connection.execute(working).scalar_one() >= most:
        return None
    query = select(analyses).where(is_free(now)).order_by(columns.asked, columns.table_id).limit(1)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    key = Key(row["table_id"], row["all_open"])
    if row["tries"] >= TRIES:
        reason = phrase_json(Reason("analysis-died"))
        connection.execute(update(analyses).where(of(key)).values(state=FAILED, claim=None, reason=reason))
        return None
    claim = token_hex(8)
    taken = {"state": RUNNING, "claim": claim, "until": now + LEASE, "tries": row["tries"] + 1}
    connection.execute(update(analyses).where(of(key)).values(**taken))
    return Job(key, row["games"], claim)


def change(connection: Connection, job: Job, **values: Any) -> bool:
    """Change the row of an analysis that we work on; False if it is no longer ours."""
    return connection.execute(update(analyses).where(held(job)).values(**values)).rowcount == 1


def renew(connection: Connection, job: Job, now: float) -> bool:
    """Say that somebody still works on it."""
    return change(connection, job, until=now + LEASE)


def keep(store: Store, connection: Connection, job: Job, parts: Sequence[tuple[str, int, bytes]]) -> None:
    """Write parts down, inside a job whose claim was asked for; those that are there already stay."""
    if parts:
        key = {"table_id": job.key.table_id, "all_open": job.key.all_open}
        rows = [{**key, "kind": kind, "number": number, "body": body} for kind, number, body in parts]
        connection.execute(store.insert(analysis_parts).on_conflict_do_nothing(), rows)


def findings_of(
    store: Store, connection: Connection, job: Job, version: str, now: float
) -> list[tuple[int, bytes]] | None:
    """What a version of civtable has found so far, with its numbers; None if the analysis is ours no more.

    What another version found is forgotten: bots change, and it would come to the result of neither.
    """
    if not renew(connection, job, now):
        return None
    if read_version(connection, job.key) != version:
        connection.execute(delete(analysis_parts).where(parts_of(job.key)))
        change(connection, job, done=0)
        keep(store, connection, job, [(VERSION, 0, packed(version))])
    return read_findings(connection, job.key)


def finish(connection: Connection, job: Job, body: bytes) -> bool:
    """An analysis is done: what was found on the way is no longer needed."""
    if not change(connection, job, state=DONE, claim=None, body=body):
        return False
    connection.execute(delete(analysis_parts).where(parts_of(job.key), analysis_parts.c.kind == FINDING))
    return True


def fail(connection: Connection, job: Job, reason: Json) -> bool:
    """An analysis cannot be made."""
    return change(connection, job, state=FAILED, claim=None, reason=reason)


def let_go(connection: Connection, job: Job, blameless: bool) -> bool:
    """Leave an analysis to the next who comes; it is no try if it was not its own fault."""
    values: dict[str, Any] = {"tries": 0} if blameless else {}
    return change(connection, job, state=WAITING, claim=None, **values)


def let_all_go(connection: Connection) -> None:
    """At the start of the only server of a database: whoever worked on anything is no longer there."""
    statement = update(analyses).where(analyses.c.state == RUNNING)
    connection.execute(statement.values(state=WAITING, claim=None))
