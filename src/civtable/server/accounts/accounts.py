"""Accounts: a name, a password, a code for when it is lost, sessions, and the seats of somebody."""

import asyncio
import hmac
import time
import unicodedata
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update

from civtable.server.accounts.recovery import code_hash, new_code
from civtable.server.errors import refused
from civtable.server.notices.listeners import forget_account, forget_devices
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store
from civtable.server.tables.listing import readable_rows
from civtable.server.tables.tokens import new_token, token_hash
from civtable.server.tournaments.rows import CANCELLED, OPEN

SESSION_SECONDS: Final = 90 * 24 * 3600
MOST_SESSIONS: Final = 20
"""How many sessions of an account are kept: the newest."""

SIGNED_OUT: Final = 0.0
"""When a session expires that was signed out: the place it came from stays known by it."""

SHOWN: Final = 16
"""How much of a session's hash is its id; nobody gets from there to its secret."""

HASHER: Final = PasswordHasher()


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.key = key.encode()  # of what `keyed` makes
        self.hashing = asyncio.Semaphore(2)  # each takes a lot of memory for a moment

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def create(self, name: str, password: str) -> tuple[int, str]:
        """A new account; its number and its recovery code. A name is taken once, however it is written."""
        code = new_code()
        row = {
            "name": name,
            "name_key": name_key(name),
            "password": await self.hashed(password),
            "recovery": code_hash(code),
            "created": time.time(),
        }

        def work(connection: Connection) -> int | None:
            statement = self.store.insert(schema.accounts).on_conflict_do_nothing()
            made = connection.execute(statement.returning(schema.accounts.c.id), row).first()
            return made.id if made is not None else None

        account = await self.store.write("", work)
        if account is None:
            raise refused(409, "server-name-taken")
        return account, code

    async def check(self, name: str, password: str) -> tuple[int, str]:
        """The number and name of an account, for its name and password.

        It takes as long whether there is such a name or not.
        """
        columns = schema.accounts.c
        query = select(columns.id, columns.name, columns.password).where(columns.name_key == name_key(name))
        found = await self.store.read(lambda connection: connection.execute(query).first())
        if found is None:
            await self.hashed(password)
            raise refused(401, "server-wrong-password")
        async with self.hashing:
            good = await asyncio.to_thread(matches, found.password, password)
        if not good:
            raise refused(401, "server-wrong-password")
        return found.id, found.name

    async def change_password(self, account: int, password: str, session: str) -> None:
        """Another password; all sessions end but the one with this hash."""
        statement = update(schema.accounts).where(schema.accounts.c.id == account)
        statement = statement.values(password=await self.hashed(password))

        def work(connection: Connection) -> None:
            connection.execute(statement)
            end_sessions(connection, account, session)

        await self.store.write("", work)

    # The code that opens an account without its password.

    async def renew_code(self, account: int) -> str:
        """Another recovery code; the one before opens nothing any more."""
        code = new_code()
        statement = update(schema.accounts).where(schema.accounts.c.id == account)
        statement = statement.values(recovery=code_hash(code))
        await self.store.write("", lambda connection: connection.execute(statement).rowcount)
        return code

    async def recover(self, name: str, code: str, password: str) -> tuple[int, str, str]:
        """A new password for a recovery code, which is used up; all sessions end.

        The number and name of the account, and its next code.
        """
        columns = schema.accounts.c
        query = select(columns.id, columns.name, columns.recovery).where(columns.name_key == name_key(name))
        found = await self.store.read(lambda connection: connection.execute(query).first())
        given = code_hash(code)
        if found is None or not hmac.compare_digest(found.recovery or "", given):
            raise refused(401, "server-wrong-code")
        following = new_code()
        # The code is asked for again while writing: of two who use it at once, one gets in.
        statement = update(schema.accounts).where(columns.id == found.id, columns.recovery == given)
        statement = statement.values(password=await self.hashed(password), recovery=code_hash(following))

        def work(connection: Connection) -> bool:
            used = connection.execute(statement).rowcount == 1
            if used:
                end_sessions(connection, found.id)
            return used

        if not await self.store.write("", work):
            raise refused(401, "server-wrong-code")
        return found.id, found.name, following

    async def delete(self, account: int) -> None:
        """No such account any more, nor its sessions, nor its seats, nor where it was told of them."""
        known, places = schema.tournaments.c, schema.entrants.c
        entered = select(places.tournament_id).where(places.account_id == account)
        told = update(schema.tournaments).where(or_(known.host_id == account, known.id.in_(entered)))
        renamed = told.values(seq=known.seq + 1)  # they tell of somebody who has no name any more

        def work(connection: Connection) -> None:
            forget_account(connection, account)
            connection.execute(renamed)
            columns = schema.allowances.c
            held = and_(schema.owners.c.table_id == columns.table_id, schema.owners.c.seat == columns.seat)
            theirs = exists().where(held, schema.owners.c.account_id == account)
            connection.execute(delete(schema.allowances).where(theirs))
            for table in (schema.sessions, schema.owners):
                connection.execute(delete(table).where(table.c.account_id == account))
            forgotten = update(schema.tries).where(schema.tries.c.account_id == account)
            connection.execute(forgotten.values(account_id=None, name=None))
            for table in (
                schema.attempts,
                schema.campaigns,
                schema.players,
                schema.entrants,
            ):  # ratings of others stay as they are
                connection.execute(update(table).where(table.c.account_id == account).values(account_id=None))
            hosted = update(schema.tables).where(schema.tables.c.host_id == account)
            connection.execute(hosted.values(host_id=None))
            organised = update(schema.tournaments).where(schema.tournaments.c.host_id == account)
            opened = organised.where(known.state == OPEN)  # nobody could start them any more
            connection.execute(opened.values(state=CANCELLED, ended=time.time()))
            connection.execute(organised.values(host_id=None))
            leave_everybody(connection, account)
            connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))

        await self.store.write("", work)

    # Sessions.

    async def open_session(self, account: int, place: str, agent: str) -> str:
        """A new session; the secret that goes into the cookie."""
        secret, now = new_token(), time.time()
        hashed = token_hash(secret)
        row = {
            "hash": hashed,
            "account_id": account,
            "expires": now + SESSION_SECONDS,
            "created": now,
            "place": place,
            "agent": agent,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.sessions), row)
            keep_newest(connection, account, hashed)

        await self.store.write("", work)
        return secret

    async def close_session(self, secret: str) -> None:
        """Sign out: the session is never valid again, but the place it came from stays known."""
        statement = update(schema.sessions).where(schema.sessions.c.hash == token_hash(secret))
        statement = statement.values(expires=SIGNED_OUT)
        await self.store.write("", lambda connection: connection.execute(statement).rowcount)

    async def sessions(self, account: int) -> Sequence[Row]:
        """The sessions of an account that are valid now, the newest first."""
        columns = schema.sessions.c
        query = select(columns.hash, columns.created, columns.agent)
        query = query.where(columns.account_id == account, columns.expires > time.time())
        query = query.order_by(columns.created.desc())
        return await self.store.read(lambda connection: connection.execute(query).mappings().all())

    async def end_session(self, account: int, shown: str) -> None:
        """End the session of an account that is shown by this id; its browser is told nothing any more."""
        hashes = [row["hash"] for row in await self.sessions(account)]
        found = next((known for known in hashes if known[:SHOWN] == shown), None)
        if found is None:
            raise refused(404, "server-no-session")

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == found))
            forget_devices(connection, account, schema.devices.c.session == found)

        await self.store.write("", work)

    async def end_others(self, account: int, session: str) -> None:
        """End all sessions of an account but the one with this hash."""
        await self.store.write("", lambda connection: end_sessions(connection, account, session))

    def keyed(self, text: str) -> str:
        """What is kept of an address, say: enough to know it again, too little to find it out."""
        return hmac.new(self.key, text.encode(), sha256).hexdigest()

    async def knows(self, name: str, place: str) -> bool:
        """Whether the account of a name has had a session from a place."""
        query = select(schema.sessions.c.hash).join_from(schema.sessions, schema.accounts)
        query = query.where(schema.accounts.c.name_key == name_key(name), schema.sessions.c.place == place)
        found = await self.store.read(lambda connection: connection.execute(query.limit(1)).first())
        return found is not None

    async def of_session(self, secret: str | None) -> Row | None:
        """The account of a session: its id and name; None without a session that is good."""
        if not secret:
            return None
        given = token_hash(secret)
        account, session = schema.accounts.c, schema.sessions.c
        query = select(account.id, account.name, session.hash)
        query = query.join_from(schema.sessions, schema.accounts)
        query = query.where(session.hash == given, session.expires > time.time())
        found = await self.store.read(lambda connection: connection.execute(query).mappings().first())
        return found if found is not None and hmac.compare_digest(found["hash"], given) else None

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
        return await self.owner_of(table_id, seat) == account

    async def owner_of(self, table_id: str, seat: int) -> int | None:
        """The account that a seat belongs to."""
        return await self.store.read(lambda connection: owner(connection, table_id, seat))

    async def tables(self, account: int) -> Sequence[Row]:
        """The tables at which an account has a seat, the newest first.

        A game whose end the organiser of a tournament has decided asks nobody any more.
        """
        tables, results, owners = schema.tables, schema.results, schema.owners
        result_of = (results.c.table_id == owners.c.table_id) & (results.c.seat == owners.c.seat)
        query = select(tables, owners.c.seat.label("own"), results.c.rank, results.c.total)
        query = query.select_from(owners.join(tables).outerjoin(results, result_of))
        decided = select(schema.pairings.c.table_id).where(schema.pairings.c.decided.is_not(None))
        query = query.where(or_(tables.c.status != "running", tables.c.id.not_in(decided)))
        query = query.where(owners.c.account_id == account).order_by(tables.c.changed.desc()).limit(200)
        return await self.store.read(lambda connection: readable_rows(connection, query))


def leave_everybody(connection: Connection, account: int) -> None:
    """Nobody has an account as friend, blocks it or is invited by it any more; inside a job."""
    friendships, blocks, invitations = schema.friendships.c, schema.blocks.c, schema.invitations.c
    for first, second in (
        (friendships.low_id, friendships.high_id),
        (blocks.account_id, blocks.blocked_id),
        (invitations.from_id, invitations.to_id),
    ):
        connection.execute(delete(first.table).where(or_(first == account, second == account)))


def counting() -> tuple[ColumnElement[bool], ...]:
    """Which tables are in somebody's statistics: games begun here, and no practice at a deal known before.

    A challenge has other goals than points, and is played again and again: it is not among them.
    """
    columns = schema.tables.c
    known = or_(columns.daily.is_(None), columns.counted)
    return columns.branch_of.is_(None), ~columns.imported, known, columns.challenge.is_(None)


def end_sessions(connection: Connection, account: int, but: str = "") -> None:
    """End the sessions of an account, but for the one with a hash; inside a job.

    The browsers in which they were are told nothing any more.
    """
    columns, session = schema.sessions.c, schema.devices.c.session
    connection.execute(delete(schema.sessions).where(columns.account_id == account, columns.hash != but))
    forget_devices(connection, account, or_(session.is_(None), session != but))


def keep_newest(connection: Connection, account: int, new: str) -> None:
    """Forget the oldest sessions of an account, inside a job; never the new one, whatever the clock says.

    Those that were signed out go first. Those that have expired stay as long as others: a clock that is wrong
    for a while ends nothing for good.
    """
    columns = schema.sessions.c
    newest = select(columns.hash).where(columns.account_id == account, columns.hash != new)
    newest = newest.order_by(columns.expires == SIGNED_OUT, columns.created.desc()).limit(MOST_SESSIONS - 1)
    connection.execute(
        delete(schema.sessions).where(
            columns.account_id == account, columns.hash != new, columns.hash.not_in(newest)
        )
    )


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
