"""A table that stands still does so in every process that shares the database, and for whoever writes."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import func, select, update

from civtable.server.past import opening
from civtable.server.storage import schema
from civtable.server.storage.database import database_url, open_engine
from civtable.server.storage.store import Entry, Store
from civtable.server.tables.hearing import missed
from tests.server.running import PATIENCE, Running, Table, running, wait_for
from tests.server.stored import Database, random_table


def elsewhere(server: Running, table: Table) -> Table:
    return Table(server, table.id, table.tokens)


def set_aside(server: Running, table: Table) -> None:
    """A rule fails at a table, as one process finds out."""
    work = server.app.state.services.hall.set_aside(table.id, AssertionError("a rule"))
    asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def problem_of(table: Table) -> Any:
    return table.snapshot(0)["table"]["problem"]


def test_a_quarantine_holds_in_every_process(pg: Any) -> None:
    """Who is at the table through another process is told, and nobody plays on there."""
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        table = one.table("person", "person")
        there = elsewhere(two, table)
        assert problem_of(there) is None
        set_aside(one, table)
        wait_for(lambda: problem_of(there) is not None)
        assert problem_of(there) == problem_of(table)
        assert there.play(0, 0, "place 2 forest").status_code == 409
        assert (table.snapshot()["seq"], there.snapshot()["seq"]) == (0, 0)


def test_nothing_is_written_at_a_table_that_stands_still_though_nobody_was_told(
    pg: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "listen", lambda *ears: None)
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        table = one.table("person", "person")
        there = elsewhere(two, table)
        assert problem_of(there) is None
        set_aside(one, table)
        assert [there.play(0, 0, "place 2 forest").status_code for _ in range(2)] == [503, 409]
        assert problem_of(there) is not None


def test_news_of_a_quarantine_that_were_lost_are_caught_up_with(pg: Any) -> None:
    """Whenever the line to the database is made anew; also that a table goes on."""
    address = pg.new_database()
    with running(address, workers=2) as one:
        bad, good = one.table("person", "person"), one.table("person", "person")
        set_aside(one, good)
        wait_for(lambda: problem_of(good) is not None)
        hall = one.app.state.services.hall
        engine = open_engine(database_url(address))
        columns = schema.tables.c
        with engine.begin() as connection:
            query = select(columns.problem).where(columns.id == good.id)
            problem = connection.execute(query).scalar_one()
            connection.execute(update(schema.tables).where(columns.id == good.id).values(problem=None))
            connection.execute(update(schema.tables).where(columns.id == bad.id).values(problem=problem))
        engine.dispose()
        assert problem_of(bad) is None
        one.loop.call_soon_threadsafe(missed, hall)
        wait_for(lambda: bad.id not in hall.rooms and good.id not in hall.stills)
        assert problem_of(bad) is not None
        assert problem_of(good) is None


def test_a_table_that_goes_on_does_so_in_every_process(pg: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was wrong with one process is tried again by the next: the others do not hold it any more."""
    address = pg.new_database()
    sound = opening.sound_table
    failing = [True]

    def fail(found: Any) -> Any:
        assert not failing[0], "a mistake of this process"
        return sound(found)

    with running(address, workers=2) as one:
        table = one.table("person", "person")
        monkeypatch.setattr(opening, "sound_table", fail)
        set_aside(one, table)
        assert problem_of(table) is not None
        failing[0] = False
        with running(address, workers=2) as two:
            there = elsewhere(two, table)
            assert there.play(0, 0, "place 2 forest").status_code == 200
            wait_for(lambda: problem_of(table) is None)
            assert table.play(1, 1, "place 2 river").status_code == 200
            assert there.snapshot()["ply"] == 2


def test_no_entry_is_added_where_there_is_a_problem(address: str) -> None:
    """Whoever has the table in memory, and whatever they know: on both databases."""
    database = Database(address)
    row, entries = random_table(2)
    database.add(row, entries)
    later = Entry(row["seq"] + 1, "chat", None, time.time(), "{}")
    columns = schema.tables.c

    async def work() -> list[bool]:
        store = Store(database.engine)
        store.start()

        def stand(problem: Any) -> Any:
            statement = update(schema.tables).where(columns.id == row["id"]).values(problem=problem)
            return lambda connection: connection.execute(statement).rowcount

        def append(connection: Any) -> bool:
            return store.append(connection, row["id"], [later], {})

        await store.write(row["id"], stand({"kind": "operator"}))
        refused = await store.write(row["id"], append)
        await store.write(row["id"], stand(None))
        taken = await store.write(row["id"], append)
        await store.close()
        return [refused, taken]

    assert asyncio.run(work()) == [False, True]
    with database.engine.connect() as connection:
        query = select(func.count()).where(schema.entries.c.table_id == row["id"])
        assert connection.execute(query).scalar_one() == len(entries) + 1
    database.close()
