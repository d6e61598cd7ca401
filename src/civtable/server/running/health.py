"""How the server is, for this machine and for those whom the operator names."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Depends
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from civtable.server.api import WithServices
from civtable.server.errors import refused
from civtable.server.running import metrics
from civtable.server.settings import Networks, plain_address
from civtable.server.storage.schema import secrets
from civtable.server.storage.store import Store

LONGEST_LAG: Final = 5.0
DATABASE_SECONDS: Final = 2.0
BEAT_SECONDS: Final = 0.5
MEMORY_SECONDS: Final = 30.0
"""For how long it is remembered that the loop was late."""

ROW: Final = "health"
"""The row of the table `secrets` that all workers write."""

LAST_KEY: Final = "~~health"
"""After all else that is written in a transaction: other workers wait for the row no longer than that."""

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")

router = APIRouter(include_in_schema=False)


class Pulse:
    """How late the event loop was lately."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.worst_at = 0.0

    async def beat(self, look: Callable[[], None]) -> None:
        """Measure, again and again; `look` measures more."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            lag = now - before - BEAT_SECONDS
            if lag >= self.worst or now - self.worst_at > MEMORY_SECONDS:
                self.worst, self.worst_at = lag, now
            look()


async def allowed(request: Request) -> None:
    """Nobody else learns that there is anything here."""
    where = request.client.host if request.client is not None else "-"
    readers = request.app.state.readers
    assert isinstance(readers, Networks)
    passed_on = any(name in request.headers for name in FORWARDED)
    found = plain_address(where)
    if where in readers or (found is not None and found.is_loopback and not passed_on):
        return
    raise refused(404, "server-no-such-page")


def answers(connection: Connection) -> bool:
    """The shortest question to a database."""
    return connection.execute(text("SELECT 1")).scalar() == 1


async def database_answers(store: Store) -> bool:
    """Whether the database answers in time, who reads and the one thread that writes.

    Something is really written, another value each time: a disk that is full, a database that can only be
    read and a lock that somebody else holds show nowhere else.
    """

    def write(connection: Connection) -> bool:
        now = str(time.time())
        statement = store.insert(secrets).values(name=ROW, value=now)
        connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"value": now}))
        return True

    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            return await store.read(answers) and await store.write(LAST_KEY, write)
    except (SQLAlchemyError, TimeoutError):
        return False


@router.get("/healthz", dependencies=[Depends(allowed)])
async def healthz(request: Request, services: WithServices) -> Response:
    """Whether this worker can do its work: 200, or 503 and what is wrong."""
    pulse = request.app.state.pulse
    assert isinstance(pulse, Pulse)
    parts = {
        "loop": pulse.worst < LONGEST_LAG,
        "database": await database_answers(services.store),
        "bots": request.app.state.bots.alive(),
    }
    return JSONResponse(parts, 200 if all(parts.values()) else 503)


@router.get("/metrics", dependencies=[Depends(allowed)])
async def all_metrics() -> Response:
    """All that is counted."""
    return Response(metrics.all_numbers(), media_type=CONTENT_TYPE_LATEST)
