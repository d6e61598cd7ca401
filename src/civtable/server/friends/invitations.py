"""Invitations: an account brings another one, whom it knows, to a table that waits for people."""

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, func, select

from civtable.server.errors import refused
from civtable.server.friends.people import People, are_friends, is_blocked, not_possible, other_named
from civtable.server.notices.service import Notices
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables import play
from civtable.server.tables.hall import Hall
from civtable.server.tables.listing import listed, readable_rows
from civtable.server.tables.seats import OPEN

SECONDS: Final = 2 * 24 * 3600.0
"""How long an invitation is good."""

MOST_OPEN: Final = 20
"""How many invitations of an account may be open at a time."""


class Invitations:
    """The invitations of a server."""

    def __init__(self, hall: Hall, people: People, notices: Notices) -> None:
        self.hall = hall
        self.store = hall.store
        self.people = people
        self.notices = notices

    async def invite(self, inviting: Row, table_id: str, name: str) -> None:
        """Invite an account to a table at which one sits; friends, and whom one has sat at a table with."""
        me = inviting["id"]

        def work(connection: Connection) -> None:
            other = other_named(connection, me, name)
            known = are_friends(connection, me, other) or have_met(connection, me, other, table_id)
            if not known or is_blocked(connection, me, other):
                raise not_possible()
            seq = must_wait(connection, table_id, me)
            sent, now = schema.invitations.c, time.time()
            connection.execute(delete(schema.invitations).where(sent.expires < now))
            mine = select(func.count()).where(sent.from_id == me)
            if connection.execute(mine).scalar_one() >= MOST_OPEN:
                raise refused(409, "friends-too-many-invitations", most=MOST_OPEN)
            row = {"table_id": table_id, "to_id": other, "from_id": me, "at": now, "expires": now + SECONDS}
            made = self.store.insert(schema.invitations).on_conflict_do_nothing()
            if connection.execute(made, row).rowcount:
                self.notices.invited(connection, table_id, other, seq, inviting["name"])

        await self.store.write(table_id, work)

    async def open_for(self, me: int) -> list[dict[str, Any]]:
        """The invitations of an account to tables that still wait, the newest first."""
        sent, tables, accounts = schema.invitations.c, schema.tables, schema.accounts.c
        facts = (sent.at.label("invited"), sent.expires, accounts.name.label("by"))
        query = select(tables, *facts).join(schema.invitations, sent.table_id == tables.c.id)
        query = query.join(schema.accounts, accounts.id == sent.from_id)
        query = query.where(sent.to_id == me, sent.expires > time.time())
        query = query.where(tables.c.status == "waiting", tables.c.problem.is_(None))
        query = query.order_by(sent.at.desc())
        rows = await self.store.read(lambda connection: readable_rows(connection, query))
        return [{**listed(row), "by": row["by"], "expires": row["expires"]} for row in rows]

    async def sent_from(self, me: int, table_id: str) -> list[str]:
        """The names of those whom an account has invited to a table and who have not answered."""
        sent, accounts = schema.invitations.c, schema.accounts.c
        query = select(accounts.name).join(schema.invitations, sent.to_id == accounts.id)
        query = query.where(sent.from_id == me, sent.table_id == table_id, sent.expires > time.time())
        query = query.order_by(accounts.name_key)
        return await self.store.read(lambda connection: [*connection.execute(query).scalars()])

    async def decline(self, me: int, table_id: str) -> None:
        """Say no; who invited finds the invitation gone."""
        sent = schema.invitations.c
        statement = delete(schema.invitations).where(sent.table_id == table_id, sent.to_id == me)
        await self.store.write(table_id, lambda connection: connection.execute(statement).rowcount)

    async def accept(self, me: Row, table_id: str) -> tuple[int, str]:
        """Sit down at the first free seat; the seat and its token."""
        sent = schema.invitations.c
        query = select(sent.at).where(sent.table_id == table_id, sent.to_id == me["id"])
        query = query.where(sent.expires > time.time())
        if await self.store.read(lambda connection: connection.execute(query).first()) is None:
            raise refused(404, "friends-no-invitation")
        async with self.hall.at(table_id) as room:
            await self.people.must_be_welcome(room.table.host, me["id"])
            free = [number for number, seat in enumerate(room.table.seats) if seat.kind == OPEN]
            if not free:
                await self.decline(me["id"], table_id)
                raise refused(409, "friends-too-late")
            token = await play.sit(self.hall, room, free[0], me["name"], me["id"])
        await self.decline(me["id"], table_id)
        return free[0], token


# Inside a job.


def must_wait(connection: Connection, table_id: str, me: int) -> int:
    """Refuses a table that waits for nobody, or at which an account neither sits nor is the host.

    The number of the table's last entry.
    """
    tables, owners = schema.tables.c, schema.owners.c
    query = select(tables.status, tables.host_id, tables.seq).where(tables.id == table_id)
    found = connection.execute(query).first()
    if found is None:
        raise refused(404, "server-no-table")
    own = select(owners.seat).where(owners.table_id == table_id, owners.account_id == me)
    if found.host_id != me and connection.execute(own).first() is None:
        raise refused(403, "server-not-your-seat")
    if found.status != "waiting":
        raise refused(409, "friends-too-late")
    return int(found.seq)


def have_met(connection: Connection, me: int, other: int, but: str) -> bool:
    """Whether two accounts have had seats at one table, other than the one named."""
    mine, theirs = schema.owners.alias("mine"), schema.owners.alias("theirs")
    met = exists().where(
        mine.c.account_id == me, theirs.c.account_id == other, mine.c.table_id == theirs.c.table_id
    )
    return bool(connection.execute(select(met.where(mine.c.table_id != but))).scalar())
