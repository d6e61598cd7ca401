"""Reading and writing the database without holding up anybody: one writer thread, a few readers."""

import asyncio
import logging
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, RowMapping, Update, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from civtable.server.storage.database import postgres_options, reading_engine
from civtable.server.storage.schema import entries, tables
from civtable.server.storage.writer import CHANNEL, Job, Writer

T = TypeVar("T")
Row = Mapping[str, Any] | RowMapping

READERS: Final = 4
"""How many may read at a time."""

PATIENCE: Final = 20.0
"""For how many seconds somebody waits for the database."""

EAR_SECONDS: Final = 30.0
"""How often is asked whether the connection that listens is still there."""

EAR_PATIENCE: Final = 10.0
"""For how many seconds that answer is waited for."""

APPEND: Final = insert(entries)
LOG: Final = logging.getLogger("civtable.server")


class DatabaseSilent(SQLAlchemyError):
    """The database does not answer in time."""


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table. Entries are only ever added, in the order of `seq`."""

    seq: int
    kind: str
    seat: int | None
    at: float
    body: str
    trace: str | None = None  # of a move: see server/past/tracing.py
    clock: str | None = None  # what the clocks say after it: see server/clocks


class Store:
    """The database of a running server.

    Everything that is written goes through one thread, which puts what waits into one transaction: so many
    tables share the cost of a commit, and nobody hears of anything before it is on the disk.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self.insert = postgresql.insert if self.shared else sqlite.insert
        self.writer = Writer(engine)
        self.reading = reading_engine(engine, READERS)
        self.readers = ThreadPoolExecutor(READERS, "civtable-reader")
        self.closing = False

    def start(self) -> None:
        """Begin to write; called inside the event loop that will wait for the answers."""
        self.loop = asyncio.get_running_loop()
        self.writer.thread.start()

    async def close(self) -> None:
        """Write what still waits, and let the database go."""
        self.closing = True
        self.writer.jobs.put(None)
        await asyncio.to_thread(self.writer.thread.join)
        self.readers.shutdown()
        self.reading.dispose()
        self.engine.dispose()

    # Reading.

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The answer of a function that only reads."""

        def read_once() -> T:
            with self.reading.connect() as connection:
                return work(connection)

        def run() -> T:
            try:
                return read_once()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return read_once()  # the connection had ended before, and all like it are forgotten now

        async with answering_in_time():
            return await self.loop.run_in_executor(self.readers, run)

    # Writing.

    async def write(self, key: str, work: Callable[[Connection], T]) -> T:
        """The answer of a function that writes, once that is committed.

        The key is the table it is about: jobs of a transaction run in the order of their keys, so that two
        processes never wait for each other. A function may be called again, after a transaction failed; it is
        not called any more once who waits has been told that the database is silent.
        """
        done: asyncio.Future[T] = self.loop.create_future()
        job = Job(key, work, done)
        self.writer.jobs.put(job)
        try:
            async with answering_in_time():
                return await done
        except DatabaseSilent:
            job.given_up = True
            raise

    def append(
        self, connection: Connection, table_id: str, new: Sequence[Entry], changes: Mapping[str, Any]
    ) -> bool:
        """Add entries to a table, inside a job; False if somebody else was first, and nothing is changed.

        The table's row is changed only if it stands where the entries begin: so there is never a fork or a
        gap, whatever else writes to the database. Nor is anything added to a table that stands still.
        """
        values = {"seq": new[-1].seq, "changed": new[-1].at, **changes}
        row = {f"new_{name}": value for name, value in values.items()}
        where = {"table": table_id, "stands_at": new[0].seq - 1}
        if connection.execute(update_statement(tuple(values)), {**where, **row}).rowcount != 1:
            return False
        for entry in new:
            connection.execute(APPEND, {"table_id": table_id, **vars(entry)})
        self.notify(table_id, new[-1].seq, bool(changes.get("bot_next")))
        return True

    def notify(self, table_id: str, seq: int, bot_next: bool) -> None:
        """Tell other processes about a table, inside a job: they hear of it after the commit."""
        self.writer.notes.append(f"{table_id} {seq} {int(bot_next)}")

    # Hearing of what other processes write.

    def listen(self, heard: Callable[[str, int, bool], None], missed: Callable[[], None]) -> None:
        """Call a function in the event loop for every table that some process wrote to.

        `missed` is called when news may have been lost: whenever the connection is made anew.
        """
        if self.shared:
            threading.Thread(target=self.hear, args=(heard, missed), name="civtable-ear", daemon=True).start()

    def hear(self, heard: Callable[[str, int, bool], None], missed: Callable[[], None]) -> None:
        """The listening thread; a lost connection is made again, whatever ended it.

        One that only listens would not notice that the other end is gone: so it is asked now and then.
        """
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        options = postgres_options(self.engine.url)
        while not self.closing:
            try:
                with psycopg.connect(url, autocommit=True, **options) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.loop.call_soon_threadsafe(missed)
                    asked = time.monotonic()
                    while not self.closing:
                        if time.monotonic() - asked >= EAR_SECONDS:
                            with ended_if_silent(connection, EAR_PATIENCE):
                                connection.execute("SELECT 1")
                            asked = time.monotonic()
                        for note in connection.notifies(timeout=1):
                            for line in note.payload.splitlines():
                                if news := read_note(line):
                                    self.loop.call_soon_threadsafe(heard, *news)
            except Exception as error:
                if self.loop.is_closed():
                    return
                LOG.warning("news of other processes are lost for a moment: %s", type(error).__name__)
                time.sleep(1)


def read_note(line: str) -> tuple[str, int, bool] | None:
    """The table, the number of its last entry and whether a bot is next; None for what is not ours."""
    parts = line.split()
    if len(parts) != 3 or not parts[1].removeprefix("-").isdecimal():
        return None
    return parts[0], int(parts[1]), parts[2] == "1"


@contextmanager
def ended_if_silent(connection: "psycopg.Connection[Any]", seconds: float) -> Iterator[None]:
    """What is asked of a connection is answered in time, or the connection ends."""
    with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:

        def end() -> None:
            with suppress(OSError):  # it has ended by itself
                line.shutdown(socket.SHUT_RDWR)

        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


@asynccontextmanager
async def answering_in_time() -> AsyncIterator[None]:
    """What the database does in time; raises DatabaseSilent if it takes too long."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError:
        raise DatabaseSilent from None


@cache
def update_statement(names: tuple[str, ...]) -> Update:
    """The statement that writes some columns of a table; made once, since every move needs it."""
    values = {name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in names}
    here = (tables.c.id == bindparam("table"), tables.c.seq == bindparam("stands_at"))
    return update(tables).where(*here, tables.c.problem.is_(None)).values(values)
