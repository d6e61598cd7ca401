"""Friendships and blocks between accounts."""

import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from civtable.server.accounts.accounts import name_key
from civtable.server.errors import Refused, refused
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store
from civtable.server.tables.messages import STAYS_HERE

MOST_FRIENDS: Final = 200
MOST_BLOCKED: Final = 500
MOST_RECENT: Final = 20
"""How many friends an account may have, with those it asks and is asked by; how many it may block; how many
of those it played with lately are told."""

T = TypeVar("T")


def not_possible() -> Refused:
    """The one answer to what cannot be done, whatever the reason."""
    return refused(409, "friends-not-possible")


class People:
    """What accounts are to each other."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def with_other(self, me: int, name: str, work: Callable[[Connection, int], T]) -> T:
        """Do something with another account, by its name."""

        def job(connection: Connection) -> T:
            return work(connection, other_named(connection, me, name))

        return await self.store.write("", job)

    async def ask(self, me: int, name: str) -> None:
        """Ask somebody to be friends; who is asked already, and asks back, agrees."""
        await self.with_other(me, name, lambda connection, other: self.asked(connection, me, other))

    def asked(self, connection: Connection, me: int, other: int) -> None:
        """The same inside a job."""
        if is_blocked(connection, me, other):
            raise not_possible()
        found = connection.execute(select(schema.friendships).where(between(me, other))).mappings().first()
        if found is not None:
            if found["asked_by"] == other:
                agreed = update(schema.friendships).where(between(me, other)).values(accepted=True)
                connection.execute(agreed)
            return
        if count_of(connection, me) >= MOST_FRIENDS:
            raise refused(409, "friends-too-many", most=MOST_FRIENDS)
        if count_of(connection, other) >= MOST_FRIENDS:
            raise not_possible()
        row = {
            **{"low_id": min(me, other), "high_id": max(me, other)},
            **{"asked_by": me, "accepted": False, "at": time.time()},
        }
        connection.execute(self.store.insert(schema.friendships).on_conflict_do_nothing(), row)

    async def part(self, me: int, name: str) -> None:
        """No longer friends, or no longer asked: declined, withdrawn or ended."""
        gone = schema.friendships.delete
        await self.with_other(
            me, name, lambda connection, other: connection.execute(gone().where(between(me, other)))
        )

    async def block(self, me: int, name: str) -> None:
        """Have nothing to do with somebody any more; that ends friendship and invitations."""

        def work(connection: Connection, other: int) -> None:
            mine = select(func.count()).where(schema.blocks.c.account_id == me)
            if connection.execute(mine).scalar_one() >= MOST_BLOCKED:
                raise refused(409, "friends-too-many", most=MOST_BLOCKED)
            row = {"account_id": me, "blocked_id": other, "at": time.time()}
            connection.execute(self.store.insert(schema.blocks).on_conflict_do_nothing(), row)
            connection.execute(delete(schema.friendships).where(between(me, other)))
            sent = schema.invitations.c
            pair = (me, other)
            connection.execute(delete(schema.invitations).where(sent.from_id.in_(pair), sent.to_id.in_(pair)))

        await self.with_other(me, name, work)

    async def unblock(self, me: int, name: str) -> None:
        """Somebody may come again."""
        columns = schema.blocks.c

        def work(connection: Connection, other: int) -> None:
            here = (columns.account_id == me, columns.blocked_id == other)
            connection.execute(delete(schema.blocks).where(*here))

        await self.with_other(me, name, work)

    async def blocks(self, who: int, whom: int) -> bool:
        """Whether an account has blocked another."""
        query = block_query(who, whom)
        return await self.store.read(lambda connection: connection.execute(query).first()) is not None

    async def must_be_welcome(self, host: int | None, *accounts: int | None) -> None:
        """Refuses accounts at a table whose host has blocked one of them."""
        for account in {*accounts} - {None, host}:
            if host is not None and account is not None and await self.blocks(host, account):
                raise refused(403, "friends-not-possible")

    async def companions(self, me: int, table_id: str) -> list[dict[str, Any]] | None:
        """The other accounts at a table; None where the account that asks has no seat."""
        owners, accounts = schema.owners.c, schema.accounts.c
        query = select(owners.seat, owners.account_id, accounts.name)
        query = query.join(schema.accounts, accounts.id == owners.account_id)
        query = query.where(owners.table_id == table_id).order_by(owners.seat)

        def work(connection: Connection) -> list[dict[str, Any]] | None:
            rows = connection.execute(query).all()
            if me not in [row.account_id for row in rows]:
                return None
            return [
                {"seat": row.seat, "name": row.name, "friend": are_friends(connection, me, row.account_id)}
                for row in rows
                if row.account_id != me
            ]

        return await self.store.read(work)

    async def overview(self, me: int) -> dict[str, Any]:
        """All that an account is told about its friends, those who ask, and those it has blocked."""
        now = time.time()
        blocks, accounts = schema.blocks.c, schema.accounts.c
        blocked = select(accounts.name).join(schema.blocks, blocks.blocked_id == accounts.id)
        blocked = blocked.where(blocks.account_id == me).order_by(accounts.name_key)

        def work(connection: Connection) -> tuple[list[Row], list[str], list[str]]:
            known = connection.execute(known_query(me, now)).mappings().all()
            recent = [*connection.execute(recent_query(me)).scalars()]
            return [*known], recent, [*connection.execute(blocked).scalars()]

        known, recent, out = await self.store.read(work)
        friends = [row for row in known if row["accepted"]]
        return {
            "friends": [{"name": row["name"], "at_table": row["at_table"]} for row in friends],
            "asked": [row["name"] for row in known if not row["accepted"] and row["asked_by"] != me],
            "asking": [row["name"] for row in known if not row["accepted"] and row["asked_by"] == me],
            "recent": recent,
            "blocked": out,
        }


# Inside a job, or for one.


def other_named(connection: Connection, me: int, name: str) -> int:
    """Another account by its name."""
    columns = schema.accounts.c
    found = connection.execute(select(columns.id).where(columns.name_key == name_key(name))).scalar()
    if found is None or found == me:
        raise not_possible()
    return int(found)


def between(one: int, other: int) -> ColumnElement[bool]:
    """What the friendship of two accounts is found by."""
    columns = schema.friendships.c
    return and_(columns.low_id == min(one, other), columns.high_id == max(one, other))


def are_friends(connection: Connection, one: int, other: int) -> bool:
    """Whether two accounts are friends."""
    query = select(schema.friendships.c.at).where(between(one, other), schema.friendships.c.accepted)
    return connection.execute(query).first() is not None


def block_query(who: int, whom: int) -> Select[tuple[float]]:
    """What the block of an account by another is found by."""
    columns = schema.blocks.c
    return select(columns.at).where(columns.account_id == who, columns.blocked_id == whom)


def is_blocked(connection: Connection, one: int, other: int) -> bool:
    """Whether one of two accounts has blocked the other."""
    return any(connection.execute(block_query(*pair)).first() for pair in ((one, other), (other, one)))


def count_of(connection: Connection, account: int) -> int:
    """How many friends an account has, with all who ask or are asked."""
    columns = schema.friendships.c
    query = select(func.count()).where(or_(columns.low_id == account, columns.high_id == account))
    return int(connection.execute(query).scalar_one())


def known_query(me: int, now: float) -> Select[Any]:
    """Friends and requests of an account, by name; of friends, whether they are at a table now."""
    columns, accounts = schema.friendships.c, schema.accounts.c
    owners, presence, tables = schema.owners.c, schema.presence.c, schema.tables.c
    sitting = exists().where(
        owners.account_id == accounts.id,
        presence.table_id == owners.table_id,
        presence.seat == owners.seat,
        presence.seen > now - STAYS_HERE,
        tables.id == owners.table_id,
        tables.status != "over",
    )
    other = case((columns.low_id == me, columns.high_id), else_=columns.low_id)
    facts = (accounts.name, columns.accepted, columns.asked_by)
    query = select(*facts, and_(columns.accepted, sitting).label("at_table"))
    query = query.join(schema.friendships, accounts.id == other)
    return query.where(or_(columns.low_id == me, columns.high_id == me)).order_by(accounts.name_key)


def recent_query(me: int) -> Select[tuple[str]]:
    """The names of those whom an account last sat at a table with and who are neither friends nor blocked."""
    mine, theirs = schema.owners.alias("mine"), schema.owners.alias("theirs")
    accounts, tables, columns = schema.accounts.c, schema.tables, schema.friendships.c
    other = theirs.c.account_id
    query = select(accounts.name).join(theirs, other == accounts.id)
    query = query.join(mine, mine.c.table_id == theirs.c.table_id).join(
        tables, tables.c.id == mine.c.table_id
    )
    pair = or_(
        and_(columns.low_id == me, columns.high_id == other),
        and_(columns.high_id == me, columns.low_id == other),
    )
    blocks = schema.blocks.c
    kept_away = or_(
        and_(blocks.account_id == me, blocks.blocked_id == other),
        and_(blocks.account_id == other, blocks.blocked_id == me),
    )
    query = query.where(mine.c.account_id == me, other != me)
    query = query.where(~exists().where(pair), ~exists().where(kept_away))
    newest = func.max(tables.c.changed)
    return query.group_by(accounts.id, accounts.name).order_by(newest.desc()).limit(MOST_RECENT)
