"""How often somebody may ask: buckets that fill up again with time, per address or per seat."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from civtable.server.errors import too_many

MOST_BUCKETS: Final = 20_000

OURS: Final = ""
"""Instead of an address: work that the server does by itself."""

ASKER: Final = ContextVar("ASKER", default=OURS)
"""The address whose request is being answered here, as it is counted."""


@dataclass(frozen=True)
class Rate:
    """How many at once, and how many a second in the long run."""

    burst: float
    a_second: float


RATES: Final = {
    "read": Rate(600, 60),
    "move": Rate(120, 30),
    "write": Rate(60, 4),
    "new": Rate(30, 0.5),
    "password": Rate(10, 0.1),
    "token": Rate(60, 1),
    "live": Rate(400, 40),
    "replay": Rate(3, 0.3),
    "opening": Rate(10, 0.2),
    "idle": Rate(10, 1 / 60),
    "analysis": Rate(6, 1 / 300),
    "hint": Rate(40, 0.4),
    "mail": Rate(5, 1 / 120),
    "friends": Rate(40, 0.05),
    "puzzle": Rate(5, 1 / 86_400),
}
"""Moves count per seat, `friends` (what concerns another account) per account; everything else per address.
`token` counts wrong tokens, `live` connections, `replay` seconds of computing, `opening` seconds of bringing
tables into memory (all come back at once after a restart), `idle` tables at which only bots play (also those
that their last person has left), `analysis` analyses that are begun, `hint` seconds of
thinking about hints, `mail` letters to confirm an address (per account and per address) and notices to try
them out, `puzzle` people whose first answer to a puzzle counts (per address and puzzle).
"""


@contextmanager
def by_ourselves() -> Iterator[None]:
    """What is done in here is the server's own, whoever's request led to it."""
    before = ASKER.set(OURS)
    try:
        yield
    finally:
        ASKER.reset(before)


class Limits:
    """The buckets of this process."""

    def __init__(self, generous: bool = False) -> None:
        self.generous = generous  # for load tests on one's own machine
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """One more; refuses when the bucket is empty."""
        if not self.generous:
            left = self.left(kind, who)
            kept = max(left - 1, 0.0)
            self.keep(kind, who, kept)
            if left < 1:
                raise too_many((1 - kept) / RATES[kind].a_second)

    def can_pay(self, kind: str, who: str) -> None:
        """Refuses when the bucket is empty; what it costs is known, and charged, afterwards."""
        if not self.has(kind, who):
            raise too_many(self.wait(kind, who))

    def wait(self, kind: str, who: str) -> float:
        """After how many seconds there is something in a bucket again."""
        return max(0.0, -self.left(kind, who) / RATES[kind].a_second)

    def has(self, kind: str, who: str) -> bool:
        """Whether there is anything in a bucket."""
        return self.generous or self.left(kind, who) > 0

    def charge(self, kind: str, who: str, cost: float) -> None:
        """Take from a bucket what something has cost, even more than there is in it."""
        if not self.generous:
            self.keep(kind, who, self.left(kind, who) - cost)

    def left(self, kind: str, who: str) -> float:
        """What is in a bucket now."""
        rate = RATES[kind]
        left, at = self.buckets.get((kind, who), (rate.burst, 0.0))
        return min(rate.burst, left + (time.monotonic() - at) * rate.a_second)

    def keep(self, kind: str, who: str, left: float) -> None:
        """So much is in a bucket now."""
        self.buckets.pop((kind, who), None)
        self.buckets[kind, who] = (left, time.monotonic())
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
