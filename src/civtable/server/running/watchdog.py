"""What ends a worker that hangs, and one whose supervisor is gone."""

import asyncio
import faulthandler
import logging
import os
import signal
import threading
import time
from typing import Final

from civtable.server.running.at_work import longest_work

MOST_BETWEEN: Final = 1.0

LOG: Final = logging.getLogger("civtable.server")


async def watch_loop(stall_seconds: float) -> None:
    """End this process when its event loop stands still for so long; the log says where it stood.

    The clock runs in a thread that does not need the interpreter: a compiled rule that never returns is ended
    as well. So is a thread beside the loop that computes for one table so long.
    """
    try:
        while True:
            faulthandler.dump_traceback_later(stall_seconds, exit=True)
            if longest_work() > stall_seconds:
                LOG.error("a thread has computed for one table for more than %g seconds", stall_seconds)
                faulthandler.dump_traceback()
                os._exit(1)
            await asyncio.sleep(min(MOST_BETWEEN, stall_seconds / 4))
    finally:
        faulthandler.cancel_dump_traceback_later()


def end_with(lifeline: int, grace_seconds: float) -> None:
    """End this process when the other end of a pipe is closed: nobody is left who would end it."""

    def wait() -> None:
        os.read(lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(grace_seconds)
        os._exit(1)

    threading.Thread(target=wait, name="civtable-lifeline", daemon=True).start()
