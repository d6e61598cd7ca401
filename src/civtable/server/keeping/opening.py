"""Opening a database that exists: in its present form, or as a copy that is brought to it."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from civtable.server.storage.database import MIGRATIONS, bad_database, database_url, migrate, open_engine


@contextmanager
def failures_told() -> Iterator[None]:
    """What a database says when it fails becomes one sentence: its first line, since the next show rows."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        lines = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
        raise bad_database("serve-db-cannot-open", why=lines[0][:300]) from None
    except OSError as error:
        raise bad_database("serve-db-cannot-open", why=error.strerror or str(error)) from None


# Forms.


def alembic_config() -> AlembicConfig:
    """Where the steps of the database's form are."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def form_of(connection: Connection) -> str:
    """The form that a database has; refuses one that is not ours, or newer than this program."""
    form = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()
    if form is None:
        raise bad_database("admin-not-ours")
    script = ScriptDirectory.from_config(alembic_config())
    if form not in [revision.revision for revision in script.walk_revisions()]:
        raise bad_database("serve-db-newer")
    return form


def present_form() -> str:
    """The form that this program reads and writes."""
    head = ScriptDirectory.from_config(alembic_config()).get_current_head()
    assert head is not None
    return head


# Opening.


def existing_url(address: str | None) -> URL:
    """The address of a database; refuses a file that is not there, which would be made otherwise."""
    url = database_url(address)
    if url.drivername == "sqlite" and not Path(url.database or "").is_file():
        raise bad_database("admin-no-database", path=url.database or "")
    return url


@contextmanager
def engine_at(url: URL) -> Iterator[Engine]:
    """An engine that is let go afterwards."""
    engine = open_engine(url)
    try:
        with failures_told():
            yield engine
    finally:
        engine.dispose()


@contextmanager
def present(address: str | None) -> Iterator[Engine]:
    """A database that has the present form; others are refused, since a running server may need them so."""
    with engine_at(existing_url(address)) as engine:
        with engine.connect() as connection:
            form = form_of(connection)
        if form != present_form():
            raise bad_database("admin-older-form")
        yield engine


@contextmanager
def made_present(address: str | None) -> Iterator[Engine]:
    """A database to write into, which is made or brought to the present form as `serve` would."""
    with engine_at(database_url(address)) as engine:
        migrate(engine)
        yield engine


@contextmanager
def workshop(beside: Path | None = None) -> Iterator[Path]:
    """A folder of one's own, gone afterwards: on the disk of a file that is to be made, if one is."""
    folder = Path(tempfile.mkdtemp(prefix=".civtable-", dir=beside.parent if beside is not None else None))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever a running server writes meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            connection.exec_driver_sql("BEGIN")  # sqlite3 begins nothing for reading by itself
        yield connection
        connection.rollback()
