"""Opening a database: its address, its settings, and its form brought up to date."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from civtable.core.errors import GameError
from civtable.core.words import Argument, Reason
from civtable.folders import data_folder
from civtable.server.storage.locks import MIGRATION
from civtable.system import BINARY
from civtable.system import lock as locked

MIGRATIONS: Final = Path(str(files("civtable.server.storage"))) / "migrations"

POSTGRES: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "client_encoding": "utf8",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""How one connects to PostgreSQL; a database that was made without an encoding would answer in bytes.

A machine that lost its power says nothing any more: without these times, in seconds and of the last one in
milliseconds, a connection to it would be waited on for as long as the system likes, often two hours.
"""

SERVING: Final = ("SET lock_timeout = '2s'", "SET idle_in_transaction_session_timeout = '30s'")
"""What a running server says on each connection to PostgreSQL: a row that somebody keeps locked is not waited
for as long as they like, nor do we keep any, should we be stopped in the middle of a transaction."""

ADDRESS_SECONDS: Final = 1.0
"""How long a server may take from having a database to writing down its address."""


class BadDatabase(GameError):
    """The database cannot be used; the reason says why."""


class DatabaseInUse(BadDatabase):
    """Another server has the database; `address` is where that one is."""

    def __init__(self, address: str) -> None:
        super().__init__(Reason("serve-db-in-use", {"address": address}))
        self.address = address


def bad_database(key: str, **args: Argument) -> BadDatabase:
    """The error for a database that cannot be used."""
    return BadDatabase(Reason(key, args))


def database_url(address: str | None) -> URL:
    """The address of the database: a URL of SQLite or PostgreSQL, a file, or the person's own file."""
    if address is None:
        return URL.create("sqlite", database=str(data_folder() / "civtable.db"))
    if "://" not in address:
        return URL.create("sqlite", database=str(Path(address).absolute()))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise bad_database("serve-db-form") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg") and url.database:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return url
    raise bad_database("serve-db-form")


def postgres_options(url: URL) -> dict[str, Any]:
    """How one connects to a database of PostgreSQL; what its address says itself counts."""
    return {name: value for name, value in POSTGRES.items() if name not in url.query}


def prepare(url: URL, workers: int) -> None:
    """Make sure that the database can be used, and bring its form up to date."""
    if workers > 1 and url.drivername == "sqlite":
        raise bad_database("serve-workers-sqlite")
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()


@contextmanager
def held(url: URL, address: str) -> Iterator[list[int]]:
    """Have a SQLite file for oneself: its lock, which is held while any process has it open.

    Other servers find our address in it. A file that stays behind is no lock; a database of PostgreSQL can be
    shared, and has none.
    """
    if url.drivername != "sqlite":
        yield []
        return
    try:
        path = Path(os.path.realpath(url.database or ""))  # one lock, whatever links lead to the file
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | BINARY, 0o600)
    except OSError as error:
        raise bad_database("serve-db-cannot-open", why=error.strerror or str(error)) from None
    try:
        take(lock, address)
        yield [lock]
    finally:
        os.close(lock)


def take(lock: int, address: str) -> None:
    """Lock an open file, and write our address into it."""
    if not locked(lock):
        raise DatabaseInUse(address_in(lock))
    os.ftruncate(lock, 0)
    os.write(lock, address.encode())


def address_in(lock: int) -> str:
    """Where the server is that holds a lock."""
    patience = time.monotonic() + ADDRESS_SECONDS
    while not (found := os.read(lock, 1000)) and time.monotonic() < patience:
        time.sleep(0.02)
    return found.decode("utf-8", "replace") or "?"


def make_private(path: Path) -> None:
    """Create a file that only its owner may read; SQLite gives the files beside it the same rights."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def open_engine(url: URL) -> Engine:
    """The engine for an address; a folder for the file is made if it is missing."""
    try:
        if url.drivername != "sqlite":
            pool = {"pool_pre_ping": True, "pool_size": 6, "max_overflow": 4, "pool_timeout": 10}
            return create_engine(url, connect_args=postgres_options(url), **pool)
        path = Path(url.database or "")
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(path)
        engine = create_engine(url, connect_args={"timeout": 30}, pool_size=6, max_overflow=4)
    except NoSuchModuleError:
        raise bad_database("serve-db-form") from None
    except OSError as error:
        raise bad_database("serve-db-cannot-open", why=error.strerror or str(error)) from None
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def serving_engine(url: URL) -> Engine:
    """The engine of a running server, which waits for no lock for long and holds none for long."""
    engine = open_engine(url)
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", prepare_serving)
    return engine


def prepare_serving(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Say how long we wait, and how long we may be waited for."""
    cursor = connection.cursor()
    for statement in SERVING:
        cursor.execute(statement)
    cursor.close()
    connection.commit()


def reading_engine(engine: Engine, readers: int) -> Engine:
    """The engine for what is only read, by so many at a time.

    On PostgreSQL one question is then one message: no transaction around it, and no asking beforehand
    whether the connection is still there.
    """
    if engine.dialect.name != "postgresql":
        return engine
    alone = {"isolation_level": "AUTOCOMMIT", "pool_size": readers, "max_overflow": 0}
    reading = create_engine(engine.url, connect_args=postgres_options(engine.url), **alone)
    event.listen(reading, "connect", prepare_serving)
    return reading


def prepare_sqlite(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database's form up to date; a SQLite file that has something in it is copied first."""
    try:
        with engine.connect() as connection:
            if engine.dialect.name != "postgresql":
                upgrade(connection)
                return
            lock = {"number": MIGRATION}
            connection.execute(text("SELECT pg_advisory_lock(:number)"), lock)
            try:
                upgrade(connection)
            finally:
                connection.rollback()
                connection.execute(text("SELECT pg_advisory_unlock(:number)"), lock)
    except SQLAlchemyError as error:
        raise bad_database("serve-db-cannot-open", why=why_database_failed(error)) from None


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    before = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()
    if before == script.get_current_head():
        return
    if before is not None:
        if before not in [revision.revision for revision in script.walk_revisions()]:
            raise bad_database("serve-db-newer")
        if connection.dialect.name == "sqlite":
            back_up(connection.engine, before)
    config.attributes["connection"] = connection
    if connection.dialect.name == "sqlite":
        # A table that is made anew is dropped for a moment, and others refer to it.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    command.upgrade(config, "head")
    connection.commit()
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def back_up(engine: Engine, revision: str) -> None:
    """Copy a SQLite file beside itself, under the name of the form that it has."""
    path = Path(engine.url.database or "")
    beside = path.with_name(f"{path.name}.before-{revision}")
    make_private(beside)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(beside)) as copy:
        source.backup(copy)


def why_database_failed(error: SQLAlchemyError) -> str:
    """What the database says, on one line and without our statement."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:300]
