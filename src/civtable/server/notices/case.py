"""What becomes of a notice now: it is sent, waits, or is dropped because nobody needs it any more."""

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Table, and_, or_, select

from civtable.server.notices.looks import looked_at
from civtable.server.notices.news import NOBODY, ROUND, TURN, UNDO, goes_on
from civtable.server.notices.outbox import DEVICE, DROPPED, FAILED, HOOK, MAIL, PATIENCE, SENT
from civtable.server.notices.quiet import quiet_until
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables.messages import STAYS_HERE
from civtable.server.tables.seats import PERSON

HERE_SECONDS: Final = 60.0
"""How long a notice waits for a seat with an open connection: longer than a living page is silent."""

LOOK_AGAIN: Final = 10.0


@dataclass(frozen=True)
class Case:
    """What becomes of a notice: `send` with what that needs, the state that ends it, or `later`."""

    send: bool = False
    state: str | None = None
    later: float | None = None
    target: Row | None = None
    table: Row | None = None


GONE: Final = Case(state=DROPPED)


def case_of(connection: Connection, row: Row, now: float) -> Case:
    """Ask about one notice everything that may keep it from being sent."""
    target = target_of(connection, row["way"], row["target"])
    query = select(schema.tables).where(schema.tables.c.id == row["table_id"])
    table = connection.execute(query).mappings().first()
    if target is None or table is None or not is_wanted(row, table, target):
        return GONE
    if now - row["created"] > PATIENCE:
        return Case(state=FAILED)
    if is_stale(connection, row, table, target, now):
        return GONE
    if row["way"] == HOOK:
        return Case(send=True, target=target, table=table)
    if row["seat"] != NOBODY and not is_at_seat(connection, row, table, target):
        return GONE
    if is_blocked(connection, row, target):
        return GONE
    looked = looked_at(connection, row["table_id"], row["seat"])
    if looked > row["created"] or was_told(connection, row):
        return GONE
    if is_here(connection, row, now) and now - row["created"] < HERE_SECONDS:
        return Case(later=now + LOOK_AGAIN)
    wakes = quiet_until(now, target["zone"], target["quiet_from"], target["quiet_until"])
    if wakes is not None:
        return Case(later=wakes)
    return Case(send=True, target=target, table=table)


def target_of(connection: Connection, way: str, target: str) -> Row | None:
    """Who is to be told; None if there is nobody any more, or an address is not confirmed."""
    tables: dict[str, tuple[Table, Any]] = {
        DEVICE: (schema.devices, schema.devices.c.id),
        MAIL: (schema.mails, schema.mails.c.account_id),
        HOOK: (schema.webhooks, schema.webhooks.c.id),
    }
    table, key = tables[way]
    query = select(table).where(key == (target if way == HOOK else int(target)))
    found = connection.execute(query).mappings().first()
    return None if found is not None and way == MAIL and found["confirmed"] is None else found


def is_wanted(row: Row, table: Row, target: Row) -> bool:
    """Whether a reader wants to hear of such things; a first turn is told by the round alone."""
    first_turn = row["kind"] == ROUND and row["way"] != HOOK and table["deciding"] == row["seat"]
    return row["kind"] in target["kinds"] or (first_turn and TURN in target["kinds"])


def is_stale(connection: Connection, row: Row, table: Row, target: Row, now: float) -> bool:
    """Whether what it tells is no longer so: somebody has moved, or has answered."""
    if table["problem"] is not None and not goes_on(row, table):
        return True
    if row["seat"] == NOBODY:
        return table["status"] != "waiting" or not is_invited(connection, row, target, now)
    if row["kind"] == TURN:
        seat = table["seats"][row["seat"]]
        away = seat["kind"] != PERSON or seat["substitute"] is not None
        return table["status"] != "running" or table["deciding"] != row["seat"] or away
    if row["kind"] == ROUND:
        held: str = table["seats"][row["seat"]]["kind"]
        return table["status"] == "over" or held != PERSON
    if row["kind"] == UNDO:
        entries = schema.entries.c
        answered = and_(entries.kind == "answer", or_(entries.seat == row["seat"], entries.body == "false"))
        later = (entries.table_id == row["table_id"], entries.seq > row["seq"])
        query = select(entries.seq).where(*later, or_(entries.kind.in_(["move", "undo"]), answered))
        return connection.execute(query.limit(1)).first() is not None
    return False


def is_at_seat(connection: Connection, row: Row, table: Row, target: Row) -> bool:
    """Whether the seat is still the reader's: of the account, or of the browser that has a token of it."""
    if table["seats"][row["seat"]]["kind"] != PERSON:
        return False
    owners, held = schema.owners.c, schema.device_seats.c
    here = (owners.table_id == row["table_id"], owners.seat == row["seat"])
    query = select(owners.seat).where(*here, owners.account_id == target["account_id"])
    if connection.execute(query).first() is not None:
        return True
    if row["way"] == MAIL:
        return False
    own = (held.device_id == target["id"], held.table_id == row["table_id"], held.seat == row["seat"])
    return connection.execute(select(held.seat).where(*own)).first() is not None


def is_blocked(connection: Connection, row: Row, target: Row) -> bool:
    """Whether the reader's account has blocked who calls: nobody is called by those."""
    author, blocks = json.loads(row["detail"]).get("author"), schema.blocks.c
    query = select(blocks.at).where(blocks.account_id == target["account_id"], blocks.blocked_id == author)
    return connection.execute(query).first() is not None


def is_invited(connection: Connection, row: Row, target: Row, now: float) -> bool:
    """Whether an invitation is good and has no answer yet; who blocks the other ends it, too."""
    sent = schema.invitations.c
    query = select(sent.at).where(sent.table_id == row["table_id"], sent.to_id == target["account_id"])
    return connection.execute(query.where(sent.expires > now)).first() is not None


def was_told(connection: Connection, row: Row) -> bool:
    """Whether the same reader was told something of the same table, and has not looked since.

    Who was invited there looks through the eyes of the seat that was taken then.
    """
    columns = schema.outbox.c
    query = select(columns.seat, columns.at).where(
        columns.table_id == row["table_id"],
        columns.way == row["way"],
        columns.target == row["target"],
        columns.state == SENT,
    )
    told = connection.execute(query).all()
    eyes = {one: row["seat"] if one.seat == NOBODY else one.seat for one in told}
    return any(looked_at(connection, row["table_id"], seat) <= one.at for one, seat in eyes.items())


def is_here(connection: Connection, row: Row, now: float) -> bool:
    """Whether a connection of the seat is open, as far as the server knows."""
    columns = schema.presence.c
    query = select(columns.seen).where(
        columns.table_id == row["table_id"], columns.seat == row["seat"], columns.seen > now - STAYS_HERE
    )
    return connection.execute(query).first() is not None
