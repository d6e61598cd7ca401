"""What a server looks after beside its requests: again and again, whatever goes wrong once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

LOG: Final = logging.getLogger("civtable.server")


async def again_and_again(who: str, look: Callable[[], Awaitable[float | None]], pause: float) -> None:
    """Look, rest, look again; a look may say for how many seconds to rest, instead of the usual pause.

    What goes wrong is told in the log, under the name of who looks, and ends nothing.
    """
    while True:
        rest = None
        try:
            rest = await look()
        except SQLAlchemyError as error:  # the next look may find the database again
            LOG.warning("%s: the database is waited for: %s", who, type(error).__name__)
        except Exception:
            LOG.exception("%s: a look went wrong", who)
        await asyncio.sleep(pause if rest is None else rest)
