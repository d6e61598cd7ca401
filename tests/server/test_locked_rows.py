"""A lock that somebody else holds delays what needs it, nothing else; what was given up is not done later."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from civtable.server.bots import serving
from civtable.server.storage import schema
from civtable.server.storage import store as storing
from civtable.server.storage.database import database_url, open_engine, serving_engine
from civtable.server.storage.store import DatabaseSilent, Store
from tests.server.running import PATIENCE, Running, furnish, running, wait_for
from tests.server.test_tournaments import in_loop


def lock(connection: "psycopg.Connection[Any]", table_id: str) -> None:
    """Keep the row of a table locked until the transaction ends."""
    connection.execute("UPDATE tables SET title = title WHERE id = %s", [table_id])


def held(server: Running) -> list[str]:
    """What waits for a lock."""
    return [job.key for job in server.app.state.services.store.writer.held]


def test_a_locked_row_delays_its_own_table_only(pg: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others play on and make tables; who waited for it is served when it is free."""
    monkeypatch.setattr(storing, "PATIENCE", PATIENCE)
    address = pg.new_database()
    with running(address) as server, psycopg.connect(address) as other, ThreadPoolExecutor(1) as beside:
        locked, free = server.table("person", "person"), server.table("person", "person")
        lock(other, locked.id)
        waiting = beside.submit(locked.play, 0, 0, "place 2 forest")
        wait_for(lambda: held(server))
        assert free.play(0, 0, "place 2 forest").status_code == 200
        assert server.table("person", "person").play(0, 0, "place 2 forest").status_code == 200
        assert not waiting.done()
        other.rollback()
        assert waiting.result().status_code == 200
        assert locked.play(1, 1, "place 2 river").status_code == 200
        wait_for(lambda: not server.app.state.services.store.writer.brief)


def test_a_locked_row_delays_no_other_bot(pg: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where all bots think in one process: it does not wait with the choice that cannot be written."""
    monkeypatch.setattr(storing, "PATIENCE", PATIENCE)
    monkeypatch.setattr(serving, "PROCESSES", 1)
    monkeypatch.setattr(serving, "PROMPT", 0.1)
    address = pg.new_database()
    with running(address) as server, psycopg.connect(address) as other:
        bots = server.app.state.bots
        locked, free = server.table("person", "random"), server.table("person", "random")
        bots.pausing.add(locked.id)
        assert locked.play(0, 0, "place 2 forest").status_code == 200
        lock(other, locked.id)
        server.loop.call_soon_threadsafe(bots.try_again, locked.id)
        wait_for(lambda: held(server))
        assert free.play(0, 0, "place 2 forest").status_code == 200
        free.until(lambda seen: seen["ply"] > 1)
        assert held(server)
        other.rollback()
        locked.until(lambda seen: seen["ply"] > 1)


def test_what_was_answered_with_an_error_is_not_written_later(
    pg: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = pg.new_database()
    with running(address) as server, psycopg.connect(address) as other:
        table = server.table("person", "person")
        lock(other, table.id)
        monkeypatch.setattr(storing, "PATIENCE", 1.0)
        assert table.play(0, 0, "place 2 forest").status_code == 503
        monkeypatch.undo()
        other.rollback()
        wait_for(lambda: not held(server))
        assert table.snapshot()["ply"] == 0
        assert table.play(0, 0, "place 2 river").status_code == 200
        assert [line["code"] for line in table.snapshot(0)["log"]] == ["place 2 river"]


def on_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store as a server has it."""
    furnish(address)

    async def run() -> None:
        store = Store(serving_engine(database_url(address)))
        store.start()
        try:
            await work(store)
        finally:
            if not store.closing:
                await store.close()

    asyncio.run(run())


def test_what_has_not_begun_when_nobody_waits_any_more_never_does(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On both databases: the writer was busy until then."""
    done: list[str] = []

    async def work(store: Store) -> None:
        busy, go_on = threading.Event(), threading.Event()

        def long(connection: Connection) -> None:
            busy.set()
            go_on.wait()

        first = asyncio.create_task(store.write("a", long))
        await asyncio.to_thread(busy.wait)
        monkeypatch.setattr(storing, "PATIENCE", 0.01)
        with pytest.raises(DatabaseSilent):
            await store.write("b", lambda connection: done.append("given up"))
        monkeypatch.undo()
        last = asyncio.create_task(store.write("b", lambda connection: done.append("waited for")))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, last)

    on_store(address, work)
    assert done == ["waited for"]


def test_what_is_about_one_table_stays_in_its_order(pg: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes later waits with what is held back; what is about no table waits for itself alone."""
    monkeypatch.setattr(storing, "PATIENCE", PATIENCE)
    address = pg.new_database()
    done: list[str] = []

    def writes(name: str, row: str = "free") -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            connection.execute(text("UPDATE words SET word = word WHERE word = :word"), {"word": row})
            done.append(name)

        return work

    async def work(store: Store) -> None:
        with psycopg.connect(address) as other:
            other.execute("CREATE TABLE words (word TEXT)")
            other.execute("INSERT INTO words VALUES ('locked'), ('free')")
            other.commit()
            other.execute("UPDATE words SET word = word WHERE word = 'locked'")
            waiting = [asyncio.create_task(store.write("t", writes("t 1", "locked")))]
            waiting.append(asyncio.create_task(store.write("", writes("none 1", "locked"))))
            await asyncio.to_thread(wait_for, lambda: len(store.writer.held) == 2)
            waiting.append(asyncio.create_task(store.write("t", writes("t 2"))))
            await asyncio.sleep(0)  # it has come before those below
            await store.write("", writes("none 2"))
            await store.write("u", writes("u"))
            assert [name for name in done if name != "t 1"] == ["none 2", "u"]
            other.rollback()
            await asyncio.gather(*waiting)

    on_store(address, work)
    assert done[:2] == ["none 2", "u"]
    assert sorted(done[2:]) == ["none 1", "t 1", "t 2"]
    assert done.index("t 1") < done.index("t 2")


def test_who_ends_while_a_row_is_locked_does_not_wait_for_it(pg: Any) -> None:
    """What is held back is tried once more, and then told."""
    address = pg.new_database()
    with running(address) as server:
        table = server.table("person", "person")

    async def work(store: Store) -> None:
        with psycopg.connect(address) as other:
            lock(other, table.id)
            statement = text("UPDATE tables SET title = title WHERE id = :id")
            job = store.write(table.id, lambda found: found.execute(statement, {"id": table.id}).rowcount)
            waiting = asyncio.create_task(job)
            await asyncio.to_thread(wait_for, lambda: store.writer.held)
            await store.close()
            with pytest.raises(DBAPIError):
                await waiting

    on_store(address, work)


def test_only_a_running_server_is_impatient(pg: Any) -> None:
    """Restoring, and bringing a database up to date, wait for locks as long as it takes."""
    url = database_url(pg.new_database())
    names = ("lock_timeout", "idle_in_transaction_session_timeout")

    def said(engine: Any) -> list[Any]:
        with engine.connect() as connection:
            return [connection.execute(text(f"SHOW {name}")).scalar_one() for name in names]

    serving, plain = serving_engine(url), open_engine(url)
    store = Store(serving)
    assert said(store.engine) == said(store.reading) == ["2s", "30s"]
    assert said(plain) == ["0", "0"]
    for engine in (serving, plain, store.reading):
        engine.dispose()


class SilentAtFirst:
    """What is done at one table or tournament after the other; for the first it cannot be written."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def __call__(self, first: Any, *rest: Any) -> None:
        self.asked.append(first if isinstance(first, str) else first.id)
        if len(self.asked) == 1:
            raise DatabaseSilent


def test_what_goes_on_beside_everything_does_not_stop_at_a_locked_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keeping positions, putting tables away, handing over seats, tournaments: the next one has its turn."""
    with running(str(tmp_path / "t.db")) as server:
        services, rater = server.app.state.services, server.app.state.rater
        doing = {name: SilentAtFirst() for name in ("keep_position", "put_away_at", "hand_over_at", "go_on")}
        for part, name in zip(
            (services.keeper, services.keeper, rater, services.tournaments), doing, strict=True
        ):
            monkeypatch.setattr(part, name, doing[name])
        ids = {server.table("person", "person").id for _ in range(2)}
        statement = schema.tables.update().values(rated=True, looked=0.0, changed=0.0)
        in_loop(server, services.store.write("", lambda found: found.execute(statement).rowcount))
        for name in ids:
            services.hall.rooms[name].saved = -1
        in_loop(server, services.keeper.keep_positions(0.0))
        in_loop(server, services.keeper.put_away())
        in_loop(server, rater.hand_over(time.time()))
        for name in ids:
            in_loop(server, services.tournaments.go_on_alone(name))
        assert {name: set(silent.asked) for name, silent in doing.items()} == dict.fromkeys(doing, ids)
