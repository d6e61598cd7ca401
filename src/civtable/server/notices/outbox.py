"""Notices on their way: written with the entry that they tell of, given to one process at a time."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    cast,
    delete,
    func,
    literal,
    select,
    union_all,
    update,
)

from civtable.server.notices.news import News
from civtable.server.storage import schema
from civtable.server.storage.locks import NOTICES, alone
from civtable.server.storage.store import Row, Store

WAITING: Final = "waiting"
SENT: Final = "sent"
DROPPED: Final = "dropped"
FAILED: Final = "failed"

DEVICE: Final = "device"
MAIL: Final = "mail"
HOOK: Final = "hook"
WAYS: Final = (DEVICE, MAIL, HOOK)

GRACE: Final = 5.0
"""How many seconds a notice waits before anybody thinks about it: its reader may be about to look."""

LEASE: Final = 60.0
"""For how many seconds a notice is its sender's; if that one dies, another takes it afterwards."""

FIRST_PAUSE: Final = 30.0
LONGEST_PAUSE: Final = 6 * 3600.0
PATIENCE: Final = 3 * 24 * 3600.0
"""Pauses after something went wrong: the first, the longest, and after what time it is given up."""

KEPT: Final = 30 * 24 * 3600.0
"""How long it is remembered what became of a notice."""

CLAIMS: Final = "notices claim"
SETTLES: Final = "notices settle"
"""Keys of jobs of the store: the same order in every process."""


def pause_after(tries: int) -> float:
    """How long to wait after so many tries: 30 seconds, then twice as long each time, up to 6 hours."""
    return min(FIRST_PAUSE * 2.0 ** min(tries - 1, 20), LONGEST_PAUSE)


# Written with an entry.


def targets(table_id: str, news: News) -> Any:
    """Who is told of what concerns a seat: its browsers, its owner's browsers and address, webhooks."""
    seats, hooks = schema.device_seats.c, schema.webhooks.c
    hooked = select(literal(HOOK), hooks.id).where(hooks.table_id == table_id)
    if news.alone:
        return hooked
    held = select(literal(DEVICE), cast(seats.device_id, String))
    held = held.where(seats.table_id == table_id, seats.seat == news.seat)
    return union_all(held, *ways_to(owner_of(table_id, news.seat)), hooked)


def owner_of(table_id: str, seat: int) -> Select[int]:
    """The account to which a seat belongs."""
    owners = schema.owners.c
    return select(owners.account_id).where(owners.table_id == table_id, owners.seat == seat)


def ways_to(accounts: Select[int]) -> list[Select[str, str]]:
    """The browsers and addresses of accounts."""
    devices, mails = schema.devices.c, schema.mails.c
    pushed = select(literal(DEVICE), cast(devices.id, String)).where(devices.account_id.in_(accounts))
    mailed = select(literal(MAIL), cast(mails.account_id, String)).where(mails.account_id.in_(accounts))
    return [pushed, mailed.where(mails.confirmed.is_not(None))]


def put(
    store: Store,
    connection: Connection,
    table_id: str,
    news: Sequence[News],
    now: float,
    author: int | None = None,
) -> None:
    """Write down who is to be told of what, inside the job that writes the entry; twice is once.

    `author` is the account of who has done it without a seat.
    """
    for one in news:
        seated = connection.execute(owner_of(table_id, one.by)).scalar() if one.by is not None else author
        put_to(store, connection, table_id, one, targets(table_id, one), now, seated)


def put_for(
    store: Store, connection: Connection, table_id: str, account: int, news: News, now: float
) -> None:
    """Write down that an account is to be told, inside the job that writes what it is told of."""
    own = select(schema.accounts.c.id).where(schema.accounts.c.id == account)
    put_to(store, connection, table_id, news, union_all(*ways_to(own)), now)


def put_to(
    store: Store,
    connection: Connection,
    table_id: str,
    news: News,
    readers: Any,
    now: float,
    author: int | None = None,
) -> None:
    """A row for each of the readers that a query finds."""
    found = connection.execute(readers).all()
    rows = [new_row(table_id, news, way, target, now, author) for way, target in found]
    if rows:
        connection.execute(store.insert(schema.outbox).on_conflict_do_nothing(), rows)


def new_row(
    table_id: str, news: News, way: str, target: str, now: float, author: int | None = None
) -> dict[str, Any]:
    """The row of a notice to somebody."""
    detail = {"name": news.name, "by": news.by, "to": news.to, "author": author}
    return {
        "table_id": table_id,
        "seq": news.seq,
        "kind": news.kind,
        "way": way,
        "target": target,
        "seat": news.seat,
        "detail": json.dumps(detail),
        "created": now,
        "due": now + GRACE,
        "lease": 0.0,
        "tries": 0,
        "state": WAITING,
        "at": now,
    }


# Taken out.


def is_due(now: float) -> tuple[ColumnElement[bool], ...]:
    """Which rows wait for a sender."""
    columns = schema.outbox.c
    return columns.state == WAITING, columns.due <= now, columns.lease <= now


async def claim(store: Store, now: float, room: Mapping[str, int]) -> list[Row]:
    """Take notices that are due, for oneself and for a while: of one reader one, of a way as many as fit."""
    columns = schema.outbox.c
    ways = [way for way in WAYS if room.get(way, 0) > 0]
    any_due = select(columns.id).where(*is_due(now), columns.way.in_(ways)).limit(1)
    if not ways or await store.read(lambda connection: connection.execute(any_due).first()) is None:
        return []

    def work(connection: Connection) -> list[Row]:
        alone(connection, NOTICES)
        ids = [number for way in ways for number in next_of(connection, way, room[way], now)]
        if not ids:
            return []
        query = select(schema.outbox).where(columns.id.in_(ids)).order_by(columns.due, columns.id)
        taken: list[Row] = [{**row, "lease": now + LEASE} for row in connection.execute(query).mappings()]
        connection.execute(update(schema.outbox).where(columns.id.in_(ids)).values(lease=now + LEASE))
        return taken

    return await store.write(CLAIMS, work)


def next_of(connection: Connection, way: str, most: int, now: float) -> list[int]:
    """What is next for each reader of a way to whom nothing is being sent: who has least to hear comes first.

    However much waits for one reader, it keeps no other waiting.
    """
    columns = schema.outbox.c
    leased = select(columns.target).where(columns.state == WAITING, columns.lease > now, columns.way == way)
    query = select(func.min(columns.id)).where(*is_due(now), columns.way == way)
    query = query.where(columns.target.not_in(leased)).group_by(columns.target)
    query = query.order_by(func.count(), func.min(columns.due), func.min(columns.id)).limit(most)
    return [*connection.execute(query).scalars()]


async def settle(store: Store, row: Row, **values: Any) -> None:
    """Write down what became of a notice, if it is still ours; it is nobody's afterwards."""
    columns = schema.outbox.c
    mine = update(schema.outbox).where(columns.id == row["id"], columns.lease == row["lease"])
    await store.write(SETTLES, executing(mine.values(lease=0.0, **values)))


def executing(statement: Any) -> Callable[[Connection], int]:
    """A job that carries out one statement."""
    return lambda connection: connection.execute(statement).rowcount


async def sweep(store: Store, now: float) -> None:
    """Forget what has long been settled."""
    columns = schema.outbox.c
    old = delete(schema.outbox).where(columns.created < now - KEPT, columns.state != WAITING)
    await store.write(SETTLES, executing(old))
