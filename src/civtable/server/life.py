"""What a running server has, started and ended together.

Whatever has begun ends, also when the rest cannot begin, or cannot end: a thread that is left would keep a
worker that has failed from ending, and so from being replaced.
"""

import asyncio
import os
import secrets
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from civtable.server.accounts.accounts import Accounts
from civtable.server.analyses.runner import Analyses
from civtable.server.bots.serving import Bots
from civtable.server.challenges.attempts import Attempts
from civtable.server.clocks.falling import Falls
from civtable.server.daily.tries import Tries
from civtable.server.door.limits import Limits
from civtable.server.friends.invitations import Invitations
from civtable.server.friends.people import People
from civtable.server.hints.service import Hints
from civtable.server.imperium import campaigns
from civtable.server.notices.service import Notices
from civtable.server.past.keeper import Keeper
from civtable.server.past.opening import read_row
from civtable.server.past.replays import Replays
from civtable.server.ratings.rater import Rater
from civtable.server.running import metrics
from civtable.server.running.at_work import FOLDER, forget_stuck, stuck_tables
from civtable.server.services import Services
from civtable.server.settings import Settings
from civtable.server.storage.database import database_url, prepare, serving_engine
from civtable.server.storage.schema import secrets as secrets_table
from civtable.server.storage.store import LOG, Entry, Store
from civtable.server.tables.changes import OnWrite
from civtable.server.tables.hall import Hall
from civtable.server.tables.hearing import heard, missed
from civtable.server.tables.live import watch_presence
from civtable.server.tables.problems import ENDLESS, Problem, problem_from_json
from civtable.server.tables.room import Room
from civtable.server.tables.table import Table
from civtable.server.tournaments.running import Tournaments

SWITCH_SECONDS: Final = 0.002
"""How long a thread that replays may keep the event loop waiting."""

AGAIN_AFTER: Final = 5.0
"""After how many seconds something begins again that should not have ended."""


@asynccontextmanager
async def running(settings: Settings, limits: Limits | None, app: FastAPI) -> AsyncIterator[None]:
    """A server from its start to its end; how often somebody may ask is as the settings say, or as given."""
    url = database_url(settings.db)
    await asyncio.to_thread(prepare, url, 1)
    async with AsyncExitStack() as ending:
        store = Store(serving_engine(url))
        store.start()
        ending.push_async_callback(store.close)
        sys.setswitchinterval(SWITCH_SECONDS)
        await start(app, settings, limits or Limits(settings.generous), store, ending)
        yield


async def start(
    app: FastAPI, settings: Settings, limits: Limits, store: Store, ending: AsyncExitStack
) -> None:
    """Start everything over a database; what is started last ends first."""
    replays = Replays(limits)
    ending.callback(replays.close)
    hall = Hall(store, replays, settings.policies)
    ending.push_async_callback(hall.close)
    await set_stuck_aside(hall)
    keeper = Keeper(hall, settings.put_away_days, settings.put_away_bots)
    ending.push_async_callback(keep_all, keeper)
    secret = partial(server_secret, store)
    bots = Bots(hall, await secret("bots"), settings.workers)
    ending.push_async_callback(bots.close)
    tries, attempts, rater = Tries(hall), Attempts(hall), Rater(hall)
    notices = Notices(store, settings, await secret("vapid"), await secret("links"))
    tournaments = Tournaments(hall, notices)

    def ended(room: Room) -> None:
        for part in (keeper, tries, attempts, rater, tournaments, bots):
            try:
                part.ended(room)
            except Exception:  # the others want to hear of it, and the choice is made
                LOG.exception("the end of table %s is not noted", room.id)

    hall.on_change = bots.look_at
    hall.on_news = bots.hear_of
    hall.on_over = ended
    hall.on_forget = keeper.forgotten
    store.listen(partial(heard, hall), partial(missed, hall))
    await hall.uptime.beat()
    await bots.start()
    analyses = Analyses(hall, keeper, settings)
    ending.push_async_callback(analyses.close)
    await analyses.start()
    hints = Hints(hall, bots, limits)
    ending.push_async_callback(hints.close)
    hall.on_write = all_of(notices.changed, campaigns.ended)
    hall.on_look = notices.looks.note
    people = People(store)
    app.state.bots = bots
    app.state.rater = rater
    app.state.services = Services(
        store=store,
        hall=hall,
        limits=limits,
        accounts=Accounts(store, await secret("places")),
        keeper=keeper,
        tries=tries,
        attempts=attempts,
        analyses=analyses,
        hints=hints,
        notices=notices,
        people=people,
        invitations=Invitations(hall, people, notices),
        tournaments=tournaments,
        settings=settings,
    )
    watch(
        ending,
        partial(watch_presence, hall),
        keeper.watch,
        Falls(hall).watch,
        notices.sender.watch,
        rater.watch,
        tournaments.watch,
        partial(app.state.pulse.beat, partial(measure, hall, bots)),
    )


def all_of(*parts: OnWrite) -> OnWrite:
    """What several parts of the server write with some entries."""

    def asked(
        before: Table, steps: Sequence[tuple[Entry, Table]], author: int | None
    ) -> Callable[[Connection], None] | None:
        found = [writes for part in parts if (writes := part(before, steps, author)) is not None]

        def write(connection: Connection) -> None:
            for writes in found:
                writes(connection)

        return write if found else None

    return asked


def watch(ending: AsyncExitStack, *watching: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """What goes on beside everything else, until the server ends."""
    tasks = [asyncio.create_task(always(one)) for one in watching]

    async def stop() -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    ending.push_async_callback(stop)


async def always(watching: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Begin again what should never end: one mistake is not to end it in silence."""
    while True:
        try:
            await watching()
        except Exception:
            LOG.exception("what goes on beside everything else has ended, and begins again")
        await asyncio.sleep(AGAIN_AFTER)


async def set_stuck_aside(hall: Hall) -> None:
    """What a worker before us could not finish stops nobody again: those tables stand still.

    Where one stood still already, to show it is what has no end.
    """
    if FOLDER in os.environ:
        folder = Path(os.environ[FOLDER])
        for table_id in stuck_tables(folder):
            row, _ = await hall.store.read(partial(read_row, table_id=table_id))
            before = row["problem"] if row is not None else None
            shown = before is None or problem_from_json(before).kind != ENDLESS
            await hall.quarantine(table_id, Problem(ENDLESS, "server-problem-endless", shown=shown))
            forget_stuck(folder, table_id)


async def keep_all(keeper: Keeper) -> None:
    """Keep the positions of all tables that are in memory."""
    with suppress(SQLAlchemyError):
        await keeper.keep_positions(quiet=0, most=len(keeper.hall.rooms))


def measure(hall: Hall, bots: Bots) -> None:
    """Numbers that go up and down."""
    metrics.ROOMS.set(len(hall.rooms))
    metrics.BOT_QUEUE.set(bots.waiting.qsize())


async def server_secret(store: Store, name: str) -> str:
    """A secret of this server, such as what the bots' chance is made of: drawn once, kept in the database."""

    def work(connection: Connection) -> str:
        row = {"name": name, "value": secrets.token_hex(32)}
        connection.execute(store.insert(secrets_table).on_conflict_do_nothing(), row)
        query = select(secrets_table.c.value).where(secrets_table.c.name == name)
        return str(connection.execute(query).scalar_one())

    return await store.write("", work)
