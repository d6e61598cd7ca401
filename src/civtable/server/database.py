"""Opening a database: its address, its settings, and its form brought up to date."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

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

MIGRATIONS: Final = Path(str(files("civtable.server"))) / "migrations"
MIGRATION_LOCK: Final = 7_420_001
"""PostgreSQL's advisory lock while the form is brought up to date."""


class BadDatabase(GameError):
    """The database cannot be used; the reason says why."""


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


def open_engine(url: URL) -> Engine:
    """The engine for an address; a folder for the file is made if it is missing."""
    try:
        if url.drivername != "sqlite":
            return create_engine(url, pool_pre_ping=True, pool_size=6, max_overflow=4)
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": 30}, pool_size=6, max_overflow=4)
    except NoSuchModuleError:
        raise bad_database("serve-db-form") from None
    except OSError as error:
        raise bad_database("serve-db-cannot-open", why=error.strerror or str(error)) from None
    event.listen(engine, "connect", prepare_sqlite)
    return engine


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
            lock = {"number": MIGRATION_LOCK}
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
    with (
        closing(sqlite3.connect(path)) as source,
        closing(sqlite3.connect(path.with_name(f"{path.name}.before-{revision}"))) as copy,
    ):
        source.backup(copy)


def why_database_failed(error: SQLAlchemyError) -> str:
    """What the database says, on one line and without our statement."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:300]
