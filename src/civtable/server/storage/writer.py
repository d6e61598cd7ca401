"""The one thread that writes: what waits is one transaction, a lock held elsewhere delays its own only."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

GROUP: Final = 200
"""How many requests are written in one transaction at most."""

AGAIN_EVERY: Final = 0.25
"""How often, in seconds, something is tried again that another program keeps locked."""

BRIEFLY: Final = text("SET LOCAL lock_timeout = '100ms'")
"""How long a transaction waits for a lock while any is known to be held for long."""

NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")
CHANNEL: Final = "civtable"
NOTES_AT_ONCE: Final = 100
"""A table's note has about 20 characters; PostgreSQL takes 8,000 at once."""

LOG: Final = logging.getLogger("civtable.server")


@dataclass(eq=False)
class Job:
    """Something to be written: its place in the order of locks, what to do, and who waits for it."""

    key: str
    work: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"
    given_up: bool = False  # who waited has been told that it took too long


class TookTooLong(Exception):
    """Somebody has been told that their job failed, while it was carried out: it is not to be kept."""


class Writer:
    """Carries out jobs in a thread of its own; those of one table in the order in which they came.

    A job that meets a lock which another program does not let go is held back with all of its table, and
    tried again until nobody waits for it: all others go on meanwhile.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other programs may hold locks of rows, and listen
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.notes: list[str] = []  # of the transaction that is being written
        self.held: list[Job] = []
        self.brief = False  # a lock is held for long: nobody else waits for one as long again
        self.tried = 0.0  # when one that is held back last met its lock
        self.thread = threading.Thread(target=self.write_until_closed, name="civtable-writer")

    def write_until_closed(self) -> None:
        """As many waiting jobs as there are, one transaction, the answers; and again."""
        going_on = True
        while going_on:
            jobs, going_on = self.waiting()
            self.write(jobs)
            self.try_again(last=not going_on)

    def waiting(self) -> tuple[list[Job], bool]:
        """The jobs that wait, in the order of their keys, once there is one; and whether more may come."""
        jobs: list[Job] = []
        try:
            job = self.jobs.get(timeout=AGAIN_EVERY if self.held else None)
            while job is not None:
                jobs.append(job)
                if len(jobs) == GROUP or self.jobs.empty():
                    break
                job = self.jobs.get()
        except queue.Empty:  # those that are held back want their turn
            return [], True
        return sorted(jobs, key=lambda waiting: waiting.key), job is not None

    def write(self, jobs: Sequence[Job]) -> None:
        """Carry out jobs for which somebody still waits, and hold back those that meet a lock."""
        locked = {job.key for job in self.held} - {""}
        wanted = [job for job in jobs if not job.given_up]
        self.held += [job for job in wanted if job.key in locked]
        now = [job for job in wanted if job.key not in locked]
        answers = list(zip(now, self.safely(now), strict=True))
        held = [job for job, result in answers if is_locked(result)]
        for key in sorted({job.key for job in held}):
            LOG.warning("somebody else keeps locked what is written about %s", key or "no table")
        self.held += held
        tell([(job, result) for job, result in answers if not is_locked(result)])

    def try_again(self, last: bool) -> None:
        """Try what is held back, one after the other, until one of them meets its lock again."""
        self.held = [job for job in self.held if not job.done.cancelled()]
        while self.held and (last or time.monotonic() - self.tried >= AGAIN_EVERY):
            job = self.held[0]
            result = self.safely([job])[0]
            if is_locked(result) and not last:
                self.tried = time.monotonic()
                same = [other for other in self.held if goes_with(other, job)]
                self.held = [other for other in self.held if other not in same] + same
            else:
                self.held.remove(job)
                tell([(job, result)])
        self.brief = bool(self.held)

    def safely(self, jobs: Sequence[Job]) -> list[Any]:
        """The answers to jobs; also to a connection that cannot even be given back."""
        try:
            return self.carry_out(jobs) if jobs else []
        except Exception as error:
            LOG.exception("the database cannot be written to")
            return [error] * len(jobs)

    def carry_out(self, jobs: Sequence[Job]) -> list[Any]:
        """All in one transaction; if that fails, each in its own, so that one cannot spoil another.

        Who meets a lock is left out, with all that goes with it, and so is what nobody waits for any more:
        the rest is one transaction again.
        """
        try:
            connection = self.engine.connect()
        except Exception as error:  # the database is away, for all of them
            LOG.error("the database does not answer: %s", type(error).__name__)
            return [error] * len(jobs)
        answers: list[Any] = []
        with connection:
            try:
                with connection.begin():
                    self.notes.clear()
                    if self.brief and self.shared:
                        connection.execute(BRIEFLY)
                    for job in jobs:
                        answers.append(job.work(connection))
                    if any(job.given_up for job in jobs):
                        raise TookTooLong
                    self.send_notes(connection)
                    return answers
            except Exception as error:  # whatever it is, who waits for it gets it
                failure = error
        self.brief = self.brief or is_locked(failure)
        if len(jobs) == 1:
            if isinstance(failure, SQLAlchemyError) and not is_locked(failure):
                LOG.error("the database refuses: %s", type(failure).__name__)
            return [failure]
        met = jobs[len(answers)] if is_locked(failure) and len(answers) < len(jobs) else None
        out = [job.given_up or (met is not None and goes_with(job, met)) for job in jobs]
        if any(out):
            rest = [job for job, left_out in zip(jobs, out, strict=True) if not left_out]
            others = iter(self.carry_out(rest) if rest else [])
            return [failure if left_out else next(others) for left_out in out]
        return [self.carry_out([job])[0] for job in jobs]

    def send_notes(self, connection: Connection) -> None:
        """Send the notes of all jobs of a transaction, as few times as their length allows."""
        if self.shared:
            for start in range(0, len(self.notes), NOTES_AT_ONCE):
                note = "\n".join(self.notes[start : start + NOTES_AT_ONCE])
                connection.execute(NOTIFY, {"channel": CHANNEL, "note": note})


def goes_with(job: Job, other: Job) -> bool:
    """Whether two jobs are the same or about the same; what is about no table has nothing in common."""
    return job is other or job.key == other.key != ""


def is_locked(result: object) -> bool:
    """Whether a job came to nothing because another program holds a lock."""
    return isinstance(result, DBAPIError) and isinstance(result.orig, psycopg.errors.LockNotAvailable)


def tell(answers: Sequence[tuple[Job, Any]]) -> None:
    """Tell everybody what became of their job."""
    if answers:
        with suppress(RuntimeError):  # the loop may have ended
            answers[0][0].done.get_loop().call_soon_threadsafe(answer, answers)


def answer(answers: Sequence[tuple[Job, Any]]) -> None:
    """The same, in the loop in which they wait."""
    for job, result in answers:
        if job.done.cancelled():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
