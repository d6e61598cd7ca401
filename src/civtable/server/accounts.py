"""Accounts: a name, a password, sessions in cookies, and the seats that belong to somebody."""

import asyncio
import hmac
import time
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, func, insert, select, update

from civtable.server import schema
from civtable.server.errors import refused
from civtable.server.hall import new_token
from civtable.server.room import token_hash
from civtable.server.store import Row, Store

SESSION_SECONDS: Final = 90 * 24 * 3600
HASHER: Final = PasswordHasher()


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hashing = asyncio.Semaphore(2)  # each takes a lot of memory for a moment

    async def create(self, name: str, password: str) -> int:
        """A new account; its number. A name is taken once, however it is written."""
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        row = {"name": name, "name_key": name_key(name), "password": hashed, "created": time.time()}

        def work(connection: Connection) -> int | None:
            statement = self.store.insert(schema.accounts).on_conflict_do_nothing()
            made = connection.execute(statement.returning(schema.accounts.c.id), row).first()
            return made.id if made is not None else None

        account = await self.store.write("", work)
        if account is None:
            raise refused(409, "server-name-taken")
        return account

    async def check(self, name: str, password: str) -> tuple[int, str]:
        """The number and name of an account, for its name and password.

        It takes as long whether there is such a name or not.
        """
        columns = schema.accounts.c
        query = select(columns.id, columns.name, columns.password).where(columns.name_key == name_key(name))
        found = await self.store.read(lambda connection: connection.execute(query).first())
        async with self.hashing:
            if found is None:
                await asyncio.to_thread(HASHER.hash, password)
                raise refused(401, "server-wrong-password")
            good = await asyncio.to_thread(matches, found.password, password)
        if not good:
            raise refused(401, "server-wrong-password")
        return found.id, found.name

    async def delete(self, account: int) -> None:
        """No such account any more, nor its sessions, nor what seats it had."""

        def work(connection: Connection) -> None:
            for table in (schema.sessions, schema.owners):
                connection.execute(delete(table).where(table.c.account_id == account))
            campaigns = update(schema.campaigns).where(schema.campaigns.c.account_id == account)
            connection.execute(campaigns.values(account_id=None))
            connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))

        await self.store.write("", work)

    # Sessions.

    async def open_session(self, account: int, place: str, agent: str) -> str:
        """A new session; the secret that goes into the cookie."""
        secret = new_token()
        now = time.time()
        row = {
            "hash": token_hash(secret),
            "account_id": account,
            "expires": now + SESSION_SECONDS,
            "created": now,
            "place": place,
            "agent": agent,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < time.time()))
            connection.execute(insert(schema.sessions), row)

        await self.store.write("", work)
        return secret

    async def close_session(self, secret: str) -> None:
        """End a session."""
        statement = delete(schema.sessions).where(schema.sessions.c.hash == token_hash(secret))
        await self.store.write("", lambda connection: connection.execute(statement).rowcount)

    async def of_session(self, secret: str | None) -> Row | None:
        """The account of a session: its id and name; None without a session that is good."""
        if not secret:
            return None
        asked = token_hash(secret)
        account, session = schema.accounts.c, schema.sessions.c
        query = select(account.id, account.name, session.hash)
        query = query.join_from(schema.sessions, schema.accounts)
        query = query.where(session.hash == asked, session.expires > time.time())
        found = await self.store.read(lambda connection: connection.execute(query).mappings().first())
        return found if found is not None and hmac.compare_digest(found["hash"], asked) else None

    # Seats of an account.

    def own(self, connection: Connection, table_id: str, seat: int, account: int) -> None:
        """A seat belongs to an account; inside a job."""
        row = {"table_id": table_id, "seat": seat, "account_id": account}
        connection.execute(self.store.insert(schema.owners).on_conflict_do_nothing(), row)

    async def keep(self, table_id: str, seat: int, account: int) -> None:
        """A seat belongs to an account, unless it belongs to another."""

        def work(connection: Connection) -> bool:
            self.own(connection, table_id, seat, account)
            return owner(connection, table_id, seat) == account

        if not await self.store.write(table_id, work):
            raise refused(403, "server-seat-owned")

    async def owns(self, table_id: str, seat: int, account: int) -> bool:
        """Whether a seat belongs to an account."""
        return await self.store.read(lambda connection: owner(connection, table_id, seat)) == account

    async def tables(self, account: int) -> Sequence[Row]:
        """The tables at which an account has a seat, the newest first."""
        tables, results, owners = schema.tables, schema.results, schema.owners
        result_of = (results.c.table_id == owners.c.table_id) & (results.c.seat == owners.c.seat)
        query = select(tables, owners.c.seat.label("own"), results.c.rank, results.c.total)
        query = query.select_from(owners.join(tables).outerjoin(results, result_of))
        query = query.where(owners.c.account_id == account).order_by(tables.c.changed.desc()).limit(200)
        return await self.store.read(lambda connection: connection.execute(query).mappings().all())

    async def statistics(self, account: int) -> list[dict[str, Any]]:
        """What an account did, by game."""
        tables, results, owners = schema.tables, schema.results, schema.owners
        result_of = (results.c.table_id == owners.c.table_id) & (results.c.seat == owners.c.seat)
        won = func.count().filter(results.c.rank == 1)
        query = select(
            tables.c.game,
            func.count().label("played"),
            won.label("won"),
            func.avg(results.c.total).label("average"),
            func.max(results.c.total).label("best"),
        )
        query = query.select_from(owners.join(tables).join(results, result_of))
        query = query.where(owners.c.account_id == account, tables.c.branch_of.is_(None), ~tables.c.imported)
        query = query.group_by(tables.c.game).order_by(tables.c.game)
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        return [{**row, "average": round(float(row["average"]), 1)} for row in rows]


def owner(connection: Connection, table_id: str, seat: int) -> int | None:
    """The account that a seat belongs to."""
    columns = schema.owners.c
    query = select(columns.account_id).where(columns.table_id == table_id, columns.seat == seat)
    return connection.execute(query).scalar()


def name_key(name: str) -> str:
    """A name however it is written: capitals, spaces and forms of letters do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:80]


def matches(hashed: str, password: str) -> bool:
    """Whether a password is the one that was hashed."""
    try:
        return HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False
