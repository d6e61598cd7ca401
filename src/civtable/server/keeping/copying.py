"""Copies of a whole database: out into a SQLite file of the present form, and back into any database.

Both work while a server runs. A copy is made in one view of the database; putting it back is one transaction.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from sqlalchemy import JSON, Connection, Engine, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from civtable.server.keeping.opening import (
    alembic_config,
    engine_at,
    existing_url,
    form_of,
    present_form,
    snapshot,
    workshop,
)
from civtable.server.storage.database import bad_database, migrate
from civtable.server.storage.told import new_generation

CHUNK: Final = 500
"""Rows that are held in memory at a time."""

FORM_TABLE: Final = "alembic_version"
Step = Callable[[int], None]
"""Told how many more rows have been copied."""


def no_step(rows: int) -> None:
    """Nobody watches."""


# Rows.


def tables_of(connection: Connection) -> list[Table]:
    """The tables of a database as they are, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return [table for table in found.sorted_tables if table.name != FORM_TABLE]


def count_rows(connection: Connection) -> int:
    """How many rows there are in all tables."""
    return sum([rows_in(connection, table) for table in tables_of(connection)])


def rows_in(connection: Connection, table: Table) -> int:
    """How many rows a table has."""
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def copy_rows(source: Connection, target: Connection, step: Step) -> None:
    """Copy all rows into the empty tables of a database that has the same form."""
    from_tables = {table.name: table for table in tables_of(source)}
    for table in tables_of(target):
        query = select(from_tables[table.name]).execution_options(yield_per=CHUNK)
        for rows in source.execute(query).mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
            step(len(rows))


# Out.


def back_up(engine: Engine, path: Path, step: Step = no_step) -> None:
    """Write a copy of a database, of the present form, whole or not at all and for its owner only."""
    if path.exists():
        raise bad_database("admin-file-exists", path=str(path))
    with workshop(path) as folder:
        draft = folder / "backup.db"
        copy_out(engine, draft, step)
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.rename(path)


def copy_out(engine: Engine, path: Path, step: Step = no_step) -> None:
    """Make a new SQLite file of the present form with all that a database holds."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with engine.connect() as connection:
        form = form_of(connection)
    if engine.dialect.name == "sqlite":
        copy_file(Path(engine.url.database or ""), path)
    else:
        copy_to_file(engine, path, form, step)
    with engine_at(URL.create("sqlite", database=str(path))) as copy:
        migrate(copy)
        with copy.connect() as connection:
            found = file_damage(connection)
    if found:
        raise bad_database("admin-file-damaged", path=engine.url.database or "", why=found[0])
    with closing(sqlite3.connect(path)) as plain:
        plain.execute("PRAGMA journal_mode=DELETE")  # one file, without a second one beside it


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one moment, with what only its journal has so far."""
    with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def copy_to_file(engine: Engine, path: Path, form: str, step: Step) -> None:
    """Copy the rows of another kind of database into a new SQLite file of the same form."""
    with engine_at(URL.create("sqlite", database=str(path))) as copy:
        with copy.connect() as connection:
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, form)
            connection.commit()
        with snapshot(engine) as source, copy.begin() as target:
            copy_rows(source, target, step)


def file_damage(connection: Connection) -> list[str]:
    """What SQLite finds wrong with a file: its pages and indexes, and rows that refer to nothing."""
    try:
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
    except DatabaseError as error:  # too damaged to be looked through
        return [str(error.orig)]
    if found != ["ok"]:
        return found
    return [
        f"{row[0]} {row[1]} -> {row[2]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")
    ]


@contextmanager
def readable(address: str | None, step: Step = no_step) -> Iterator[Engine]:
    """A database in its present form, to read: itself, or a copy if it has an older form."""
    with engine_at(existing_url(address)) as engine:
        with engine.connect() as connection:
            form = form_of(connection)
        if form == present_form():
            yield engine
            return
        with workshop() as folder:
            copy_out(engine, folder / "copy.db", step)
            with engine_at(URL.create("sqlite", database=str(folder / "copy.db"))) as copy:
                yield copy


# Back.


@contextmanager
def checked_file(path: Path) -> Iterator[Engine]:
    """A copy of a backup, brought to the present form; refuses what is no good backup."""
    if not path.is_file():
        raise bad_database("admin-no-database", path=str(path))
    with workshop() as folder:
        copy = folder / "copy.db"
        try:
            os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            copy_file(path, copy)
        except sqlite3.DatabaseError as error:
            raise bad_database("admin-file-damaged", path=str(path), why=str(error)) from None
        with engine_at(URL.create("sqlite", database=str(copy))) as engine:
            with engine.connect() as connection:
                form_of(connection)
                damage = file_damage(connection)
            if damage:
                raise bad_database("admin-file-damaged", path=str(path), why=damage[0][:200])
            migrate(engine)
            yield engine


def restore(source: Engine, target: Engine, step: Step = no_step) -> None:
    """Put a checked backup in the place of all that a database holds, in one transaction."""
    with source.connect() as old, target.connect() as new:
        tables = tables_of(new)
        new.rollback()
        begin_alone(new, tables)
        for table in reversed(tables):
            new.execute(delete(table))
        copy_rows(old, new, step)
        if new.dialect.name == "postgresql":
            set_sequences(new, tables)
        new_generation(new)
        new.commit()


def begin_alone(connection: Connection, tables: Sequence[Table]) -> None:
    """Begin a transaction beside which nobody writes; who reads sees what was there before."""
    if connection.dialect.name == "postgresql":
        names = ", ".join([table.name for table in tables])
        connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def set_sequences(connection: Connection, tables: Sequence[Table]) -> None:
    """PostgreSQL numbers the next rows after those that were put back."""
    for table in tables:
        column = table.autoincrement_column
        if column is not None and column.server_default is not None:
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, last, False)))
