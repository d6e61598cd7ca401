"""What an operator changes beside a running server: those tables are read again, and no others."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from civtable.server.keeping.tending import change_tables, operator_problem
from civtable.server.past.opening import Opened
from civtable.server.storage import schema, told
from civtable.server.storage.database import open_engine
from civtable.server.storage.store import Row
from civtable.server.tables.room import Room
from tests.server.running import PATIENCE, Running, running, wait_for


def quarantined(row: Row) -> dict[str, Any]:
    return {"problem": operator_problem(row, "a quarrel")}


def change(server: Running, *ids: str) -> None:
    """As the command does it, from a process of its own."""
    wait_for(lambda: server.app.state.services.keeper.told is not None)
    engine = open_engine(server.app.state.services.store.engine.url)
    change_tables(engine, ids, quarantined)
    engine.dispose()


def test_who_is_at_another_table_does_not_notice(tmp_path: Path) -> None:
    with running(str(tmp_path / "x.db")) as server:
        stopped, other = server.table("person", "person"), server.table("person", "person")
        room = server.app.state.services.hall.rooms[other.id]
        with other.live(0) as news:
            news.next()
            change(server, stopped.id)
            stopped.until(lambda seen: seen["table"]["problem"] is not None)
            assert server.app.state.services.hall.rooms[other.id] is room
            assert not room.gone
            seen = news.until(other.play(0, 0, "place 2 forest").json()["seq"])
            assert seen[-1]["type"] != "snapshot"


def test_where_very_many_have_changed_all_are_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "MOST_TOLD", 1)
    with running(str(tmp_path / "x.db")) as server:
        tables = [server.table("person", "person") for _ in range(3)]
        room = server.app.state.services.hall.rooms[tables[2].id]
        change(server, tables[0].id, tables[1].id)
        wait_for(lambda: room.gone)
        for table in tables[:2]:
            table.until(lambda seen: seen["table"]["problem"] is not None)


def test_what_was_told_long_ago_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(str(tmp_path / "x.db")) as server:
        old, new = server.table("person", "person"), server.table("person", "person")
        then = time.time() - 2 * told.TOLD_FOR
        monkeypatch.setattr(told, "time", SimpleNamespace(time=lambda: then))
        change(server, old.id)
        monkeypatch.undo()
        change(server, new.id)
        with server.app.state.services.store.engine.connect() as connection:
            names = set(connection.execute(select(schema.secrets.c.name)).scalars())
        assert {name for name in names if name.startswith(told.CHANGED)} == {f"{told.CHANGED}{new.id}"}


def test_a_table_that_comes_back_while_it_is_brought_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who waited for it before has set it back: who is at that one stays at the table."""
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")
        hall = server.app.state.services.hall

        async def bring() -> tuple[Room, Room]:
            back, opens = hall.rooms.pop(table.id), hall.open

            async def open_slowly(*given: Any) -> Opened:
                opened: Opened = await opens(*given)
                hall.rooms[table.id] = back
                return opened

            monkeypatch.setattr(hall, "open", open_slowly)
            return await hall.bringing(table.id), back

        brought, back = asyncio.run_coroutine_threadsafe(bring(), server.loop).result(PATIENCE)
        assert brought is back
        assert hall.rooms[table.id] is back
