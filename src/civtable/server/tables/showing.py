"""What somebody is told who comes to a table: the news since they were last there, or the whole table."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from civtable.server.door.limits import Limits
from civtable.server.running.at_work import at_work
from civtable.server.storage.store import Entry
from civtable.server.tables.hall import LOG, Hall
from civtable.server.tables.messages import here_json, message_text, snapshot_text
from civtable.server.tables.room import RECENT, Room
from civtable.server.tables.table import Table


async def whole_table(hall: Hall, room: Room, eyes: int) -> str:
    """All that somebody may know of a table, whose lock is held; one that cannot be shown stands still.

    Of many who ask for the same table at once, each has a round of the event loop: others have theirs, too.
    """
    await asyncio.sleep(0)
    try:
        return snapshot_text(room.table, eyes, here_json(room, time.time()), hall.uptime.now())
    except Exception as error:
        raise await hall.failed(room, error) from error


async def messages_since(
    hall: Hall, limits: Limits, who: str, room: Room, since: int | None, eyes: int
) -> list[str]:
    """What somebody has to hear who knows everything up to `since`: news, or the whole table.

    News are worked out again, which costs more than the whole table: who asks too often gets that.
    """
    if since == room.table.seq:
        return []
    if since is not None and max(0, room.table.seq - RECENT) <= since <= room.table.seq:
        try:
            if limits.has("replay", who):
                with paid(limits, who):
                    found = room.before(since)
                if found is not None:
                    return await news(limits, who, room, *found, eyes)
        except Exception:
            LOG.exception("table %s: what happened since entry %d cannot be told", room.id, since)
    return [await whole_table(hall, room, eyes)]


async def news(
    limits: Limits, who: str, room: Room, table: Table, entries: Sequence[Entry], eyes: int
) -> list[str]:
    """What happened at a table since it was another; whoever asks pays for the time."""
    here = here_json(room, time.time())
    texts = []
    for entry in entries:
        with paid(limits, who), at_work(room.id):
            table = table.after(entry)
            texts.append(message_text(table, entry, eyes, here))
        await asyncio.sleep(0)  # nobody else waits for all of them
    return texts


@contextmanager
def paid(limits: Limits, who: str) -> Iterator[None]:
    """What is computed in here is paid for by who asks."""
    began = time.perf_counter()
    try:
        yield
    finally:
        limits.charge("replay", who, time.perf_counter() - began)
