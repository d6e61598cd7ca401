"""What is counted while the server runs, for Prometheus. Nothing here names a table or a person."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers put their numbers together; the library reads the variable at import."""

SHORT: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
LONG: Final = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300)

REGISTRY: Final = CollectorRegistry()

MOVES: Final = Counter("civtable_moves", "Moves that were accepted", registry=REGISTRY)
REFUSALS: Final = Counter("civtable_refusals", "Requests that were refused", ["status"], registry=REGISTRY)
REQUESTS: Final = Histogram(
    "civtable_request_seconds",
    "Time to answer a request",
    ["method", "route"],
    buckets=SHORT,
    registry=REGISTRY,
)
SOCKETS: Final = Gauge(
    "civtable_sockets", "Open live connections", multiprocess_mode="livesum", registry=REGISTRY
)
BOT_QUEUE: Final = Gauge(
    "civtable_bot_queue", "Tables that wait for a bot", multiprocess_mode="livesum", registry=REGISTRY
)
BOT_ANSWERS: Final = Histogram(
    "civtable_bot_answer_seconds", "Time until a bot answers", buckets=LONG, registry=REGISTRY
)
REPLAYS: Final = Histogram(
    "civtable_replay_seconds", "Time to play a table again from its entries", buckets=LONG, registry=REGISTRY
)
ANALYSES: Final = Gauge(
    "civtable_analyses", "Analyses that are being made", multiprocess_mode="livesum", registry=REGISTRY
)
ANALYSES_MADE: Final = Counter(
    "civtable_analyses_made", "Analyses that have ended, by how", ["state"], registry=REGISTRY
)
ROOMS: Final = Gauge("civtable_rooms", "Tables in memory", multiprocess_mode="livesum", registry=REGISTRY)


def note_request(method: str, route: str, status: int, seconds: float) -> None:
    """A request has been answered. Requests to no address of ours have the route `-`."""
    REQUESTS.labels(method if route != "-" else "-", route).observe(seconds)
    if status >= 400:
        REFUSALS.labels(str(status)).inc()


def all_numbers() -> bytes:
    """Everything that was counted, by all workers."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
