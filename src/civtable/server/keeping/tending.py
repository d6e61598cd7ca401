"""Looking after tables, accounts and tournaments: who is there, and what an operator may change."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Text, cast, func, select, update

from civtable.core.values import Json
from civtable.core.words import Argument, Phrase
from civtable.server.accounts.accounts import name_key
from civtable.server.accounts.recovery import code_hash, new_code
from civtable.server.storage import schema
from civtable.server.storage.database import bad_database
from civtable.server.storage.store import Row, Store
from civtable.server.storage.told import tables_changed
from civtable.server.tournaments.rows import OPEN, RUNNING

T = TypeVar("T")
OPERATOR: Final = "operator"


def on_store(engine: Engine, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something as the server would, with a store of one's own."""

    async def run() -> T:
        store = Store(engine)
        store.start()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


# Tables.


@dataclass(frozen=True)
class Listed:
    """A table as an operator sees it in a list."""

    id: str
    game: str
    status: str
    ply: int
    changed: float
    looked: float
    away: bool
    problem: dict[str, Any] | None


def listed_tables(
    connection: Connection, status: str | None = None, problem: bool = False, away: bool = False
) -> list[Listed]:
    """The tables, those last that were changed last; a row that cannot be read whole is listed too."""
    columns = schema.tables.c
    names = (columns.id, columns.game, columns.status, columns.ply, columns.changed, columns.looked)
    query = select(*names, columns.away, cast(columns.problem, Text).label("problem"))
    if status is not None:
        query = query.where(columns.status == status)
    if problem:
        query = query.where(columns.problem.is_not(None))
    if away:
        query = query.where(columns.away)
    rows = connection.execute(query.order_by(columns.changed, columns.id)).mappings()
    return [Listed(**{**row, "problem": problem_from(row["problem"])}) for row in rows]


def problem_from(text: str | None) -> dict[str, Any] | None:
    """A problem as it is kept; one that cannot be read has no kind."""
    if text is None:
        return None
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def phrase_from(data: dict[str, Any]) -> Phrase:
    """A phrase from its plain form, which a problem has too; the key may be of another civtable."""
    args = data.get("args")
    parts = args.items() if isinstance(args, dict) else ()
    return Phrase(str(data.get("key")), {str(name): argument_from(value) for name, value in parts})


def argument_from(value: object) -> Argument:
    """An argument of a phrase from its plain form."""
    if isinstance(value, dict):
        return phrase_from(value)
    if isinstance(value, list):
        return [phrase_from(part) for part in value if isinstance(part, dict)]
    return value if isinstance(value, int) else str(value)


def change_tables(engine: Engine, ids: Sequence[str], change: Callable[[Row], dict[str, Any]]) -> None:
    """Change columns of some tables, of all or none, and let running servers notice.

    A clock that ran there stands still until somebody comes to the table again.
    """
    columns = schema.tables.c
    with engine.begin() as connection:
        query = select(columns.id, columns.version).where(columns.id.in_(ids))
        rows = {row["id"]: row for row in connection.execute(query).mappings()}
        missing = [table_id for table_id in ids if table_id not in rows]
        if missing:
            raise bad_database("admin-no-table", id=missing[0])
        for table_id, row in rows.items():
            connection.execute(
                update(schema.tables).where(columns.id == table_id).values(due=None, **change(row))
            )
        tables_changed(connection, [*rows])


def operator_problem(row: Row, why: str) -> dict[str, Json]:
    """The problem of a table that an operator has set aside."""
    return {
        "kind": OPERATOR,
        "key": "server-problem-operator",
        "args": {"why": why},
        "ply": None,
        "version": row["version"],
    }


# Accounts.


def listed_accounts(connection: Connection, now: float) -> Sequence[Row]:
    """Name, when it was made, open sessions and seats of every account, by name."""
    accounts, sessions, owners = schema.accounts.c, schema.sessions.c, schema.owners.c
    open_sessions = select(func.count()).where(sessions.account_id == accounts.id, sessions.expires > now)
    seats = select(func.count()).where(owners.account_id == accounts.id)
    query = select(
        accounts.name,
        accounts.created,
        open_sessions.scalar_subquery().label("sessions"),
        seats.scalar_subquery().label("seats"),
    )
    return connection.execute(query.order_by(accounts.name_key)).mappings().all()


def account_named(connection: Connection, name: str) -> int:
    """The number of an account; its name may be written in any way."""
    columns = schema.accounts.c
    found = connection.execute(select(columns.id).where(columns.name_key == name_key(name))).scalar()
    if found is None:
        raise bad_database("admin-no-account", name=name)
    return int(found)


def new_recovery_code(engine: Engine, name: str) -> str:
    """A new code that opens an account once without its password; only its hash is kept."""
    code = new_code()
    with engine.begin() as connection:
        account = account_named(connection, name)
        statement = update(schema.accounts).where(schema.accounts.c.id == account)
        connection.execute(statement.values(recovery=code_hash(code)))
    return code


# Tournaments.


def new_organiser(engine: Engine, tournament: str, name: str) -> None:
    """An account organises a tournament that is not over, in place of whoever did."""
    columns = schema.tournaments.c
    with engine.begin() as connection:
        account = account_named(connection, name)
        mine = update(schema.tournaments).where(columns.id == tournament, columns.state.in_([OPEN, RUNNING]))
        if connection.execute(mine.values(host_id=account, seq=columns.seq + 1)).rowcount == 0:
            raise bad_database("admin-no-tournament", id=tournament)
