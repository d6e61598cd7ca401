"""Somebody who only reads, while a server is attacked: what they notice is what an attack comes to."""

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

from civtable.trials.load import new_table
from civtable.trials.process import Client

ATTACKER: Final = "127.0.0.66"
LOOK_EVERY: Final = 0.05


@dataclass
class Bystander:
    """Somebody who reads a table now and then, and how long each answer took."""

    times: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)

    async def look(self, port: int) -> None:
        """Read, as long as nobody ends it."""
        client = Client(port)
        table, _ = await new_table(client)
        while True:
            began = time.perf_counter()
            status, _ = await client.ask("GET", f"/api/tables/{table}")
            self.times.append(time.perf_counter() - began)
            self.statuses[status] += 1
            await asyncio.sleep(LOOK_EVERY)

    def told(self) -> str:
        """What he noticed."""
        middle, worst = statistics.median(self.times) * 1000, max(self.times) * 1000
        answers = ", ".join(f"{number} x {status}" for status, number in sorted(self.statuses.items()))
        return f"median {middle:.1f} ms, slowest {worst:.0f} ms ({answers})"


@asynccontextmanager
async def watched(port: int, title: str) -> AsyncIterator[Bystander]:
    """A bystander while something goes on; afterwards it is printed what he noticed."""
    bystander = Bystander()
    looking = asyncio.create_task(bystander.look(port))
    await asyncio.sleep(0.5)
    began = time.perf_counter()
    try:
        yield bystander
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
        print(f"  {title}, {time.perf_counter() - began:.0f} s: bystander {bystander.told()}", flush=True)


def fast_enough(bystander: Bystander) -> bool:
    """Whether he noticed little."""
    return statistics.median(bystander.times) < 0.02 and max(bystander.times) < 0.2
