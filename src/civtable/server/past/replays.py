"""Work that takes longer than a moment: away from the event loop, one by one, and paid for by cost."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from civtable.server.door.limits import OURS, Limits
from civtable.server.errors import too_many
from civtable.server.running import metrics
from civtable.server.running.at_work import at_work

T = TypeVar("T")

MOST_WAITING: Final = 100
MOST_OF_ONE: Final = 8
"""How much work may wait in all, and of one address."""

SOON: Final = 1.0
"""After how many seconds somebody may ask again who finds all places in the row taken."""


class Replays:
    """One thread that replays games for readers; who asks for much waits, and is refused after a while."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.thread = ThreadPoolExecutor(1, "civtable-replay")
        self.waiting: Counter[str] = Counter()
        self.turns: dict[str, asyncio.Lock] = {}  # one piece of work at a time for each address
        self.seconds = 0.0  # how long it has worked so far

    async def run(self, who: str, work: Callable[[], T], table: str = "") -> T:
        """The answer of a function that replays something; its time is charged to whoever asks.

        What one address wants is done one by one, and each time it has to pay for what was done before.
        `table` is the one that it is done for, if there is one.
        """
        if who == OURS:
            return await self.do(who, work, table)
        self.limits.can_pay("replay", who)
        if self.waiting[who] >= MOST_OF_ONE or self.waiting.total() >= MOST_WAITING:
            raise too_many(SOON)
        self.waiting[who] += 1
        try:
            async with self.turns.setdefault(who, asyncio.Lock()):
                self.limits.can_pay("replay", who)
                return await self.do(who, work, table)
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who], self.turns[who]

    async def do(self, who: str, work: Callable[[], T], table: str) -> T:
        """Let the thread do something; what failed has cost as much as what did not."""
        spent: list[float] = []
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, timed, work, table, spent)
        finally:
            for seconds in spent:
                self.seconds += seconds
                metrics.REPLAYS.observe(seconds)
                if who != OURS:
                    self.limits.charge("replay", who, seconds)

    def close(self) -> None:
        """Let the thread go; what has not begun is left out."""
        self.thread.shutdown(wait=False, cancel_futures=True)


def timed(work: Callable[[], T], table: str, spent: list[float]) -> T:
    """The answer; noted is how many seconds this thread computed for it."""
    began = time.thread_time()
    try:
        with at_work(table):
            return work()
    finally:
        spent.append(time.thread_time() - began)
