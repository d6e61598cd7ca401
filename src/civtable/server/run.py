"""Running the application under uvicorn, in one process or in several."""

import os
import socket
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from civtable.server.app import DATABASE, WORKERS, create_app, limits_here
from civtable.server.database import bad_database, database_url, migrate, open_engine
from civtable.server.guard import LARGEST

GRACE_SECONDS: Final = 3
"""How long requests may go on after Ctrl-C."""


KEEP_ALIVE_SECONDS: Final = 75
"""How long an idle connection stays open: longer than the usual proxy in front waits."""


def prepare(address: str | None, workers: int) -> None:
    """Make sure that the database can be used, and bring its form up to date."""
    url = database_url(address)
    if workers > 1 and url.drivername == "sqlite":
        raise bad_database("serve-workers-sqlite")
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()


def serve(address: str | None, workers: int, listener: socket.socket) -> None:
    """Serve until the process is told to end; several workers share a PostgreSQL database."""
    if workers == 1:
        uvicorn.Server(configuration(create_app(address, 1, limits_here()), 1)).run([listener])
        return
    os.environ[DATABASE] = address or ""
    os.environ[WORKERS] = str(workers)
    Multiprocess(configuration("civtable.server.app:from_environment", workers), [listener]).run()


def configuration(app: FastAPI | str, workers: int) -> uvicorn.Config:
    """How uvicorn runs an application, or the function of that name that makes one."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        log_config=None,
        access_log=False,  # it would write down the addresses of private tables
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
    )
