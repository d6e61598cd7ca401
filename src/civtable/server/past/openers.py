"""Tables are brought from the database in turn, beside the loop, and paid for by whoever asks for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from civtable.server.door.limits import ASKER, OURS, Limits
from civtable.server.errors import too_many
from civtable.server.past.replays import SOON, timed
from civtable.server.running import metrics

T = TypeVar("T")

OPENERS: Final = 2
"""How many tables are read and replayed at the same time."""

MOST_OF_ONE: Final = 60
"""How many tables may wait of one address: after a restart all come back that have one open there."""


class Openers:
    """Threads that read and replay tables: each address in its turn, and of each one table at a time.

    Who wants a table that waits already does not wait for those before it in another's row.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.threads = ThreadPoolExecutor(OPENERS, "civtable-opener")
        self.rows: dict[str, dict[str, None]] = {}  # by who wants them, whose turn is next first: tables
        self.waiting: dict[str, asyncio.Future[str]] = {}  # by table, until its turn: for whom it is brought
        self.busy: set[str] = set()  # for whom a table is being brought

    def stand(self, table_id: str) -> "asyncio.Future[str]":
        """Whoever is asking wants a table that is not being brought yet; refuses who has asked for too much.

        When its turn comes, it is known for whom it is brought.
        """
        who = ASKER.get()
        row = self.rows.get(who, {})
        if who != OURS and table_id not in row:
            self.limits.can_pay("opening", who)
            if len(row) >= MOST_OF_ONE and not self.limits.generous:
                raise too_many(SOON)
        turn = self.waiting.get(table_id)
        if turn is None:
            turn = self.waiting[table_id] = asyncio.get_running_loop().create_future()
        self.rows.setdefault(who, row)[table_id] = None
        self.call()
        return turn

    def call(self) -> None:
        """Whose turn it is begins, as long as there is a thread; who has nothing left to pay with goes."""
        for who in [who for who in self.rows if who not in self.busy]:
            if len(self.busy) == OPENERS:
                return
            if who not in self.rows:  # what they wanted is brought for another
                continue
            if who != OURS and not self.limits.has("opening", who):
                self.send_away(who)
                continue
            table_id = next(iter(self.rows[who]))
            for one in list(self.rows):
                self.leave(one, table_id)
            self.busy.add(who)
            self.waiting.pop(table_id).set_result(who)

    def leave(self, who: str, table_id: str) -> None:
        """A table stands no longer in somebody's row."""
        row = self.rows[who]
        row.pop(table_id, None)
        if not row:
            del self.rows[who]

    def send_away(self, who: str) -> None:
        """All that an address waits for has to be asked for again, but what others wait for as well."""
        for table_id in self.rows.pop(who):
            if not any(table_id in row for row in self.rows.values()):
                turn = self.waiting.pop(table_id)
                turn.set_exception(too_many(self.limits.wait("opening", who)))

    async def bring(self, table_id: str, turn: "asyncio.Future[str]", work: Callable[[], T]) -> T:
        """What a function makes of a table, once it is its turn; what fails has its cost, too."""
        who = await turn
        spent: list[float] = []
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, timed, work, table_id, spent)
        finally:
            for seconds in spent:
                metrics.REPLAYS.observe(seconds)
                if who != OURS:
                    self.limits.charge("opening", who, seconds)
            self.busy.discard(who)
            if who in self.rows:
                self.rows[who] = self.rows.pop(who)  # all others come first
            self.call()

    def close(self) -> None:
        """Let the threads go; what has not begun is left out."""
        for turn in self.waiting.values():
            turn.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)
