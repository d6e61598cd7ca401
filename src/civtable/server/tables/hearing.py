"""What other processes that share the database write to tables, as it reaches those in memory here."""

from contextlib import suppress

from sqlalchemy import select

from civtable.server.storage import schema
from civtable.server.tables.hall import Hall
from civtable.server.tables.problems import GOES_ON, SET_ASIDE, StandsStill
from civtable.server.tables.tokens import TOKENS_ENDED, read_tokens


def heard(hall: Hall, table_id: str, seq: int, bot_next: bool) -> None:
    """Some process wrote to a table: who watches it here is told, and its bot is called if it has one.

    Other tables in memory are brought up to date when somebody comes to them.
    """
    room = hall.rooms.get(table_id)
    if seq == SET_ASIDE:
        read_anew(hall, table_id, stood=False)
    elif seq == GOES_ON:
        hall.stills.pop(table_id, None)
    elif seq == TOKENS_ENDED:
        if room is not None or table_id in hall.opening or table_id in hall.stills:
            hall.in_background(read_tokens_again(hall, table_id))
    elif room is not None and room.watchers and room.table.seq < seq:
        hall.in_background(hear(hall, table_id))
    elif bot_next:
        hall.on_news(table_id)


def missed(hall: Hall) -> None:
    """News of other processes may have been lost: what they may have changed here is brought up to date."""
    for room in list(hall.rooms.values()):
        if room.watchers:
            hall.in_background(hear(hall, room.id))
    hall.in_background(compare_standing(hall))


async def hear(hall: Hall, table_id: str) -> None:
    """Bring a table in memory up to date."""
    async with hall.at(table_id):
        pass


async def read_tokens_again(hall: Hall, table_id: str) -> None:
    """A table's tokens are others than before: know only those that are left, and the new ones."""
    hall.stills.pop(table_id, None)
    with suppress(StandsStill):
        async with hall.at(table_id) as room:
            room.token_hashes = await hall.store.read(lambda found: read_tokens(found, table_id))


# Tables that stand still.


def read_anew(hall: Hall, table_id: str, stood: bool = True) -> None:
    """Whoever comes to a table next reads it, also where it is being opened in this moment.

    `stood`: also where it stands still here already.
    """
    if stood:
        hall.stills.pop(table_id, None)
    room = hall.rooms.get(table_id)
    if room is not None:
        hall.forget(room)
    opening = hall.opening.get(table_id)
    if opening is not None:
        opening.add_done_callback(lambda opened: read_anew(hall, table_id, stood))


async def compare_standing(hall: Hall) -> None:
    """Which tables in memory stand still is as the database has it."""
    tables = schema.tables.c
    here = [*hall.rooms, *hall.stills]
    query = select(tables.id).where(tables.problem.is_not(None), tables.id.in_(here))
    standing = await hall.store.read(lambda found: set(found.execute(query).scalars()))
    for table_id in here:
        if table_id in standing:
            read_anew(hall, table_id, stood=False)
        else:
            hall.stills.pop(table_id, None)
