"""Who lets analyses be made: takes one up, starts its process, writes down what that finds, and ends it."""

import asyncio
import json
import logging
import time
from base64 import b64decode
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from civtable import __version__
from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.core.words import Reason, phrase_json
from civtable.server.analyses import rows
from civtable.server.analyses.process import task_text
from civtable.server.analyses.rows import DECISION, FINDING, Job, Key
from civtable.server.bots.asking import end, ended, started, tell
from civtable.server.door.limits import OURS
from civtable.server.past.keeper import Keeper
from civtable.server.running import metrics
from civtable.server.settings import Settings
from civtable.server.tables.hall import Hall
from civtable.server.tables.problems import StandsStill

PROGRAM: Final = ("-m", "civtable.server.analyses.process")
LOOK_EVERY: Final = 3.0
"""After how many seconds a worker looks again whether anything waits."""

BEAT_EVERY: Final = 5.0
"""After how many seconds a claim is renewed, and a stop that came over another worker is noticed."""

LONGEST_LINE: Final = 64_000_000
FIRST_KEY: Final = ""
"""Analyses are written before the tables of the same transaction, by every worker: nobody waits crosswise."""

LOG: Final = logging.getLogger("civtable.server")


class NotOurs(Exception):
    """The analysis was stopped, or another worker has taken it up."""


class Analyses:
    """The analyses that this worker makes: so many at a time at most, on all workers together."""

    def __init__(self, hall: Hall, keeper: Keeper, settings: Settings) -> None:
        self.hall = hall
        self.store = hall.store
        self.keeper = keeper
        self.most = settings.analyses
        self.games = settings.analysis_games  # a decision
        self.niceness = settings.analysis_niceness
        self.bell = asyncio.Event()
        self.processes: dict[Key, asyncio.subprocess.Process] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin; what a server that ended had taken up goes on."""
        if not self.store.shared:
            await self.store.write(FIRST_KEY, rows.let_all_go)
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.most)]

    async def close(self) -> None:
        """Leave what is being made to who comes next."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # What people ask for.

    async def begin(self, key: Key) -> bool:
        """Let an analysis be made, or go on; False if too many wait."""
        taken = await self.store.write(
            FIRST_KEY, lambda found: rows.begin(self.store, found, key, self.games, time.time())
        )
        self.bell.set()
        return taken

    async def begin_anew(self, key: Key) -> None:
        """Forget what came of an analysis."""
        await self.store.write(FIRST_KEY, lambda connection: rows.forget(connection, key))

    async def stop(self, key: Key) -> None:
        """Stop an analysis; in another worker it ends at its next heartbeat."""
        await self.store.write(FIRST_KEY, lambda connection: rows.stop(connection, key))
        if key in self.processes:
            end(self.processes[key])

    # Making them.

    async def work(self) -> None:
        """Take up one after the other, whatever happens at one of them."""
        while True:
            try:
                job = await self.next_job()
                if job is not None:
                    await self.serve(job)
                    continue
            except SQLAlchemyError as error:
                LOG.warning("analyses wait for the database: %s", type(error).__name__)
            except Exception:  # a mistake of ours is not to stop all analyses
                LOG.exception("analyses cannot look for work")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self.bell.wait()
            self.bell.clear()

    async def next_job(self) -> Job | None:
        """An analysis that waits, which is ours from now on."""
        now = time.time()
        if not await self.store.read(lambda connection: rows.is_work(connection, now)):
            return None
        return await self.store.write(FIRST_KEY, lambda found: rows.take_up(found, self.most, time.time()))

    async def serve(self, job: Job) -> None:
        """Make an analysis; what goes wrong is said on its page, with the table's name in the log."""
        metrics.ANALYSES.inc()
        blameless = False
        try:
            await self.make(job)
        except asyncio.CancelledError:
            blameless = True
            raise
        except NotOurs:
            pass
        except StandsStill:
            await self.fail(job, phrase_json(Reason("analysis-other-rules")))
        except GameError as error:
            await self.fail(job, phrase_json(error.reason))
        except SQLAlchemyError:
            blameless = True
            raise
        except Exception as error:
            LOG.exception("the analysis of table %s fails", job.key.table_id)
            await self.fail(job, phrase_json(Reason("analysis-mistake", {"error": type(error).__name__})))
        finally:
            metrics.ANALYSES.dec()
            # What has neither failed nor finished is free again, at once instead of when the claim runs out.
            with suppress(SQLAlchemyError):
                await self.store.write(FIRST_KEY, lambda found: rows.let_go(found, job, blameless))

    async def make(self, job: Job) -> None:
        """Start the process, and listen to it until it has said all."""
        async with self.hall.at(job.key.table_id) as room:
            pass
        record = json.loads(await self.keeper.final(room, "record", OURS))
        known = await self.known(job)
        process = await started(PROGRAM, LONGEST_LINE)
        self.processes[job.key] = process
        beating = asyncio.create_task(self.beat(job, process))
        try:
            text = task_text(record, job.games, job.key.all_open, [body for _, body in known], self.niceness)
            number = max([number for number, _ in known], default=-1) + 1
            await self.listen(job, process, text, number)
        finally:
            beating.cancel()
            del self.processes[job.key]
            await ended(process)

    async def known(self, job: Job) -> list[tuple[int, bytes]]:
        """What was found before, by this version of civtable."""
        found = await self.store.write(
            FIRST_KEY,
            lambda connection: rows.findings_of(self.store, connection, job, __version__, time.time()),
        )
        if found is None:
            raise NotOurs
        return found

    async def listen(self, job: Job, process: asyncio.subprocess.Process, task: str, number: int) -> None:
        """Write down what the process says; findings have numbers from the given one on."""
        assert process.stdout is not None
        with suppress(ConnectionError):  # it ended at once; that is noticed below
            await tell(process, task)
        parts: list[tuple[str, int, bytes]] = []
        while line := (await process.stdout.readline()).decode():
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == "total":
                await self.change(job, [], total=int(rest))
            elif word == "finding":
                parts.append((FINDING, number + len(parts), b64decode(rest)))
            elif word == "keep":
                await self.change(job, parts, done=int(rest), tries=0)
                number += len(parts)
                parts = []
            elif word == "decision":
                ply, _, form = rest.partition(" ")
                await self.change(job, [(DECISION, int(ply), b64decode(form))])
            elif word == "done":
                await self.finish(job, b64decode(rest))
                return
            elif word == "failed":
                await self.fail(job, json.loads(rest))
                return
        if await self.is_ours(job):
            LOG.error("the process that analyses table %s ended unexpectedly", job.key.table_id)

    async def beat(self, job: Job, process: asyncio.subprocess.Process) -> None:
        """Renew the claim; where it is no longer ours, the process ends."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            with suppress(SQLAlchemyError):  # the next beat may find the database again
                if not await self.store.write(FIRST_KEY, lambda found: rows.renew(found, job, time.time())):
                    end(process)
                    return

    # Writing down.

    async def is_ours(self, job: Job) -> bool:
        """Whether the analysis is still ours; renews the claim."""
        return await self.store.write(FIRST_KEY, lambda found: rows.renew(found, job, time.time()))

    async def change(self, job: Job, parts: list[tuple[str, int, bytes]], **values: int) -> None:
        """Write down how far it is, and some parts; raises NotOurs if it is ours no more."""

        def work(connection: Connection) -> bool:
            if not rows.change(connection, job, until=time.time() + rows.LEASE, **values):
                return False
            rows.keep(self.store, connection, job, parts)
            return True

        if not await self.store.write(FIRST_KEY, work):
            raise NotOurs

    async def finish(self, job: Job, body: bytes) -> None:
        """It is done."""
        if await self.store.write(FIRST_KEY, lambda connection: rows.finish(connection, job, body)):
            metrics.ANALYSES_MADE.labels(rows.DONE).inc()

    async def fail(self, job: Job, reason: Json) -> None:
        """It cannot be made; its page says why."""
        if await self.store.write(FIRST_KEY, lambda connection: rows.fail(connection, job, reason)):
            metrics.ANALYSES_MADE.labels(rows.FAILED).inc()
            LOG.warning("table %s cannot be analysed: %s", job.key.table_id, reason)
