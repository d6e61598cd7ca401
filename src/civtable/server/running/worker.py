"""A worker process: a supervisor starts `python -m civtable.server.running.worker LISTENER LIFELINE [LOCK]`.

The arguments are open files: the socket to listen on, a pipe that is closed when the supervisor ends, and the
lock of the database, which is only held.
"""

import asyncio
import os
import socket
import sys
from pathlib import Path

import uvicorn
from uvicorn.importer import import_from_string

from civtable.server.running.at_work import FOLDER, keep_slip, slip_of
from civtable.server.running.run import configuration, settle
from civtable.server.running.supervisor import log_to_stderr
from civtable.server.running.watchdog import end_with, watch_loop
from civtable.server.settings import Settings, settings_here
from civtable.system import allow_many_files


class Worker(uvicorn.Server):
    """A server that is watched."""

    def __init__(self, config: uvicorn.Config, stall_seconds: float) -> None:
        super().__init__(config)
        self.stall_seconds = stall_seconds

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to end."""
        watch = asyncio.create_task(watch_loop(self.stall_seconds))
        try:
            await super().serve(sockets)
        finally:
            watch.cancel()


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve on a socket until told to end."""
    allow_many_files()
    app = import_from_string(settings.app)(settings)
    settle()
    Worker(configuration(app, settings), settings.stall_seconds).run([listener])


def main() -> None:
    """Serve until the supervisor says that it is enough."""
    files = [int(text) for text in sys.argv[1:]]
    for file in files:
        os.set_inheritable(file, False)
    settings = settings_here()
    end_with(files[1], settings.end_seconds)
    log_to_stderr(settings)
    keep_slip(slip_of(Path(os.environ[FOLDER]), os.getpid()))
    serve(settings, socket.socket(fileno=files[0]))


if __name__ == "__main__":
    main()
