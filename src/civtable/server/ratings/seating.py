"""Who may sit at a rated table: people with accounts of their own, each bot of a level on the scale."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from civtable.server.errors import refused
from civtable.server.forms.requests import NewSeat
from civtable.server.ratings.scale import BOTS
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store
from civtable.server.tables.seats import BOT, PERSON, Seat
from civtable.server.tables.table import Table

FEWEST: Final = 2


def must_be_ratable(wished: Sequence[NewSeat], seats: Sequence[Seat], host: Row | None) -> None:
    """Refuses a rated table that cannot be one: who makes it signs in, sits there, and has rivals."""
    if host is None:
        raise refused(401, "rated-sign-in")
    if len(seats) < FEWEST:
        raise refused(422, "rated-alone")
    if len([seat for seat in seats if seat.kind == PERSON]) != 1 or any(seat.friend for seat in wished):
        raise refused(422, "rated-one-person")
    strange = [seat.level for seat in seats if seat.kind == BOT and seat.level not in BOTS]
    if strange:
        raise refused(422, "rated-level", level=str(strange[0]))


def host_seat(seats: Sequence[Seat]) -> int:
    """The seat of who makes a rated table."""
    return next(number for number, seat in enumerate(seats) if seat.kind == PERSON)


def may_sit(table: Table, me: Row | None) -> None:
    """Refuses a seat at a rated table to who is not signed in."""
    if table.rated and me is None:
        raise refused(401, "rated-sign-in")


async def must_not_sit_twice(store: Store, table_id: str, account: int) -> None:
    """Refuses a second seat at a rated table."""
    seats, players = schema.rated_seats, schema.players
    query = select(seats.c.seat).join(players, players.c.id == seats.c.player_id)
    query = query.where(seats.c.table_id == table_id, players.c.account_id == account)
    if await store.read(lambda connection: connection.execute(query).first()) is not None:
        raise refused(409, "rated-sits-already")


async def all_known(store: Store, table: Table) -> bool:
    """Whether the seat of every person at a table still belongs to an account."""
    owners = schema.owners.c
    query = select(owners.seat).where(owners.table_id == table.id)
    owned = await store.read(lambda connection: {*connection.execute(query).scalars()})
    return all(number in owned for number, seat in enumerate(table.seats) if seat.kind == PERSON)


# Inside a job.


def seat_account(store: Store, connection: Connection, table_id: str, seat: int, account: int) -> None:
    """An account plays a seat of a rated table: the seat is its own, and the game will count for it."""
    players = schema.players
    make = store.insert(players).on_conflict_do_nothing()
    connection.execute(make, {"account_id": account})
    player = connection.execute(select(players.c.id).where(players.c.account_id == account)).scalar_one()
    connection.execute(insert(schema.rated_seats), {"table_id": table_id, "seat": seat, "player_id": player})
    own = {"table_id": table_id, "seat": seat, "account_id": account}
    connection.execute(store.insert(schema.owners).on_conflict_do_nothing(), own)


def free_seat(connection: Connection, table_id: str, seat: int) -> None:
    """A seat of a rated table that has not begun is nobody's any more."""
    seats = schema.rated_seats
    connection.execute(delete(seats).where(seats.c.table_id == table_id, seats.c.seat == seat))
    disown(connection, table_id, seat)


def disown(connection: Connection, table_id: str, seat: int) -> None:
    """A seat belongs to no account any more."""
    owners = schema.owners
    connection.execute(delete(owners).where(owners.c.table_id == table_id, owners.c.seat == seat))


def move_seats(connection: Connection, table_id: str, to: str, order: Mapping[int, int]) -> None:
    """The accounts of a rated table have their seats at its rematch, too; by old seat, the new one."""
    for table in (schema.rated_seats, schema.owners):
        query = select(table).where(table.c.table_id == table_id, table.c.seat.in_(order))
        rows = connection.execute(query).mappings().all()
        if rows:
            moved = [{**row, "table_id": to, "seat": order[row["seat"]]} for row in rows]
            connection.execute(insert(table), moved)
