"""Server seconds: the time by which clocks run, counted only while a server is there.

Every process counts by its own monotonic clock from what the database knows, and now and then writes down how
far it has come, if that is further. No process ever counts more than has passed while it was alive, so the
furthest of them is never too far: what all of them were down for is nobody's time, and what the clock on a
wall does is nobody's concern. A process that died between two beats gives away what it had not written.
"""

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from civtable.server.storage.schema import tables, uptime
from civtable.server.storage.store import Store

BEAT: Final = 2.0
"""How often, in seconds, it is written down how far the count has come."""

LONGEST: Final = 2 * BEAT
"""How far a process counts on without having written: one that stalls, or has no database, stands still."""

ROW: Final = 1


class Uptime:
    """The count of server seconds, as this process has it."""

    def __init__(self, store: Store, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.monotonic = monotonic
        self.count = 0.0  # how far it had come at `read`
        self.read = monotonic()
        self.written = 0.0  # what the database was last known to say

    def now(self) -> float:
        """The moment."""
        return self.moment(self.monotonic())

    def moment(self, at: float) -> float:
        """How far the count is when the monotonic clock shows this."""
        return self.count + min(at - self.read, LONGEST)

    def come_to(self, count: float, at: float) -> None:
        """Count on from a moment, at which the monotonic clock shows this."""
        self.count, self.read = count, at

    def at_least(self, moment: float) -> None:
        """Some process has written this moment down in an entry: it has come."""
        if moment > self.now():
            self.come_to(moment, self.monotonic())

    async def beat(self) -> None:
        """Agree with the other processes, and write down how far the count has come while a clock runs.

        A row that says less than it did is of a database that was restored: its clocks go on from there.
        """
        before = self.written

        def work(connection: Connection) -> tuple[float, float, bool]:
            runs = connection.execute(RUNNING).first() is not None
            query = select(uptime.c.seconds).where(uptime.c.id == ROW)
            known = said(connection.execute(query.with_for_update() if runs else query).scalar(), before)
            at = self.monotonic()
            ahead = self.moment(at)
            if not runs or known < before or known >= ahead:
                return known, at, runs
            statement = self.store.insert(uptime).values(id=ROW, seconds=ahead)
            connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"seconds": ahead})
            )
            return ahead, at, runs

        found, at, runs = await self.store.write("", work)
        self.written = found
        if found < before:
            self.come_to(found, at)
        elif runs or found > self.now():
            now = self.monotonic()
            self.come_to(max(found + min(now - at, LONGEST), self.moment(now)), now)


def said(value: object, before: float) -> float:
    """What the row says, 0 without one; what it said before if that is no number, and is written anew."""
    return float(value or 0.0) if value is None or isinstance(value, int | float) else before


RUNNING: Final = select(tables.c.id).where(tables.c.due.is_not(None)).limit(1)
"""Whether any clock runs: if none does, nothing has to be counted or written."""
