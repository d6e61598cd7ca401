"""How often somebody may ask: buckets that fill up again with time, per address or per seat."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from civtable.server.errors import refused

MOST_BUCKETS: Final = 20_000


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
}
"""Moves count per seat; everything else per address. `token` counts wrong tokens, `live` connections."""


class Limits:
    """The buckets of this process."""

    def __init__(self, generous: bool = False) -> None:
        self.generous = generous  # for load tests on one's own machine
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """One more; refuses when the bucket is empty."""
        if self.generous:
            return
        rate = RATES[kind]
        now = time.monotonic()
        left, at = self.buckets.pop((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.a_second)
        self.buckets[kind, who] = (max(left - 1, 0.0), now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if left < 1:
            raise refused(429, "server-too-many")
