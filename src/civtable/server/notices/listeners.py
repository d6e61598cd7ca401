"""Who is told: browsers, addresses of accounts, webhooks of tables; all inside jobs of the store."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from civtable.server.notices.outbox import DEVICE, HOOK, MAIL
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store
from civtable.server.tables.seats import PERSON
from civtable.server.tables.tokens import token_hash

MOST_DEVICES: Final = 20
"""How many browsers of an account are told: the newest."""

MOST_HOOKS: Final = 5
"""How many webhooks a table has at most."""


def forget_rows(connection: Connection, way: str, target: object) -> None:
    """Nothing is on its way any more to somebody who is not told."""
    columns = schema.outbox.c
    connection.execute(delete(schema.outbox).where(columns.way == way, columns.target == str(target)))


# Browsers.


def save_device(
    store: Store,
    connection: Connection,
    values: Mapping[str, Any],
    me: Row | None,
    tokens: Sequence[str],
) -> None:
    """A browser is told, as it wishes, about the seats whose tokens it has and those of its account."""
    account, session = (me["id"], me["hash"]) if me is not None else (None, None)
    told = {**values, "account_id": account, "session": session}
    statement = store.insert(schema.devices).values(**told, created=time.time())
    changed = {name: statement.excluded[name] for name in told if name != "endpoint"}
    kept = statement.on_conflict_do_update(index_elements=["endpoint"], set_=changed)
    device = connection.execute(kept.returning(schema.devices.c.id)).scalar_one()
    seats = schema.device_seats
    connection.execute(delete(seats).where(seats.c.device_id == device))
    known = schema.tokens.c
    query = select(known.table_id, known.seat).where(known.hash.in_([token_hash(one) for one in tokens]))
    rows = [{"device_id": device, **row} for row in connection.execute(query.distinct()).mappings()]
    if rows:
        connection.execute(insert(seats), rows)
    if account is not None:
        keep_newest(connection, account)


def keep_newest(connection: Connection, account: int) -> None:
    """Forget the oldest browsers of an account."""
    columns = schema.devices.c
    query = select(columns.id).where(columns.account_id == account).order_by(columns.created.desc())
    for device in connection.execute(query.offset(MOST_DEVICES)).scalars().all():
        forget_device(connection, device)


def device_at(connection: Connection, endpoint: str) -> Row | None:
    """A browser by its secret address."""
    query = select(schema.devices).where(schema.devices.c.endpoint == endpoint)
    return connection.execute(query).mappings().first()


def forget_devices(connection: Connection, account: int, *sessions: ColumnElement[bool]) -> None:
    """The browsers of an account are told nothing any more: all, or those of some sessions."""
    columns = schema.devices.c
    query = select(columns.id).where(columns.account_id == account, *sessions)
    for device in connection.execute(query).scalars().all():
        forget_device(connection, device)


def forget_device(connection: Connection, device: int) -> None:
    """A browser is told nothing any more, and nothing of it is kept."""
    forget_rows(connection, DEVICE, device)
    connection.execute(delete(schema.device_seats).where(schema.device_seats.c.device_id == device))
    connection.execute(delete(schema.devices).where(schema.devices.c.id == device))


# Addresses.


def mail_of(connection: Connection, account: int) -> Row | None:
    """The address of an account."""
    query = select(schema.mails).where(schema.mails.c.account_id == account)
    return connection.execute(query).mappings().first()


def save_mail(store: Store, connection: Connection, account: int, values: Mapping[str, Any]) -> bool:
    """An account has an address, and wishes; whether the address has still to be confirmed."""
    before = mail_of(connection, account)
    same = before is not None and before["address"] == values["address"]
    confirmed = before["confirmed"] if before is not None and same else None
    row = {**values, "account_id": account, "confirmed": confirmed, "created": time.time()}
    statement = store.insert(schema.mails).values(**row)
    changed = {name: statement.excluded[name] for name in (*values, "confirmed")}
    connection.execute(statement.on_conflict_do_update(index_elements=["account_id"], set_=changed))
    return confirmed is None


def change_mail(connection: Connection, account: int, values: Mapping[str, Any]) -> None:
    """An account has other wishes for its mail, if it has an address."""
    if values:
        mails = schema.mails
        connection.execute(update(mails).where(mails.c.account_id == account).values(**values))


def confirm_mail(connection: Connection, account: int, now: float) -> None:
    """The link that was sent to an address has been followed."""
    mails = schema.mails
    statement = update(mails).where(mails.c.account_id == account, mails.c.confirmed.is_(None))
    connection.execute(statement.values(confirmed=now))


def forget_mail(connection: Connection, account: int) -> None:
    """An account has no address any more."""
    forget_rows(connection, MAIL, account)
    connection.execute(delete(schema.mails).where(schema.mails.c.account_id == account))


def forget_account(connection: Connection, account: int) -> None:
    """An account is deleted: its address, and the browsers that are told of its seats."""
    forget_mail(connection, account)
    forget_devices(connection, account)


# Webhooks.


def is_maker(connection: Connection, table_id: str, seat: int) -> bool:
    """Whether a seat is of who made the table: it was a person's from the beginning, and not for a friend."""
    query = select(schema.tables.c.first_seats).where(schema.tables.c.id == table_id)
    first = connection.execute(query).scalar_one()[seat]
    return bool(first["kind"] == PERSON and not first.get("friend"))


def is_organiser(connection: Connection, table_id: str, account: int) -> bool:
    """Whether a table is of a tournament that an account organises."""
    tables, tournaments = schema.tables.c, schema.tournaments.c
    query = select(tournaments.id).join(schema.tables, tables.tournament == tournaments.id)
    query = query.where(tables.id == table_id, tournaments.host_id == account)
    return connection.execute(query).first() is not None


def hooks_of(connection: Connection, table_id: str) -> Sequence[Row]:
    """The webhooks of a table, the oldest first."""
    columns = schema.webhooks.c
    query = select(schema.webhooks).where(columns.table_id == table_id).order_by(columns.created)
    return connection.execute(query).mappings().all()


def add_hook(connection: Connection, values: Mapping[str, Any]) -> bool:
    """A further webhook; False if there are too many."""
    hooks = schema.webhooks
    query = select(func.count()).select_from(hooks).where(hooks.c.table_id == values["table_id"])
    if connection.execute(query).scalar_one() >= MOST_HOOKS:
        return False
    connection.execute(insert(hooks), dict(values))
    return True


def forget_hook(connection: Connection, table_id: str, hook: str) -> bool:
    """One webhook less; whether there was such a one."""
    columns = schema.webhooks.c
    forget_rows(connection, HOOK, hook)
    gone = delete(schema.webhooks).where(columns.id == hook, columns.table_id == table_id)
    return connection.execute(gone).rowcount > 0
