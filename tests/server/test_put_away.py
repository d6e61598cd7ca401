"""Tables that nobody looks at: put away, with bots that rest, and brought back by whoever looks."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from civtable.server.door.limits import RATES, Limits, Rate
from civtable.server.past.keeper import HOUR, Keeper
from civtable.server.settings import Settings
from civtable.server.storage.schema import tables
from civtable.trials.postgres import Postgres
from tests.server.running import PATIENCE, Running, Table, running, wait_for


def test_tables_that_nobody_looks_at_are_put_away_and_come_back(tmp_path: Path) -> None:
    """They leave the lobby, and their bots stop; whoever opens one brings it back."""
    with running(str(tmp_path / "x.db")) as server:
        services = server.app.state.services
        people, bots = server.table("person", "open"), server.table("random", "random")
        sweep(server, services.keeper)
        assert {one["id"] for one in server.get("/tables").json()} == {people.id, bots.id}
        looked_long_ago(server, 2 * 3600)
        sweep(server, services.keeper)
        assert [one["id"] for one in server.get("/tables").json()] == [people.id]
        looked_long_ago(server, 31 * 24 * 3600)
        sweep(server, services.keeper)
        assert server.get("/tables").json() == []
        assert people.snapshot()["table"]["status"] == "waiting"
        wait_for(lambda: [one["id"] for one in server.get("/tables").json()] == [people.id])


def looked_long_ago(server: Running, seconds: float) -> None:
    """Nobody has looked at any table for so long."""
    services = server.app.state.services
    when = time.time() - seconds
    statement = update(tables).values(looked=when)
    work: Any = services.store.write("", lambda connection: connection.execute(statement).rowcount)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)
    for room in services.hall.rooms.values():
        room.looked = when


def sweep(server: Running, keeper: Keeper) -> None:
    """Let the keeper look for tables to put away."""
    asyncio.run_coroutine_threadsafe(keeper.put_away(), server.loop).result(PATIENCE)


# How many games of bots somebody may let run.


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server at which everybody may leave two tables to bots."""
    monkeypatch.setitem(RATES, "idle", Rate(2, 1e-9))
    with running(str(tmp_path / "x.db"), limits=Limits()) as found:
        yield found


def bots_only(server: Running) -> int:
    """What is answered to who makes a table of bots only."""
    seats = [{"kind": "bot", "level": "random"}] * 2
    return server.post("/tables", {"game": "through_the_ages", "seats": seats}).status_code


def left_to_bots(server: Running) -> Table:
    """A table whose only person has left."""
    table = server.table("person", "random", game="through_the_ages")
    assert table.post("/leave", {"level": "random"}, 0).status_code == 200
    return table


def test_only_so_many_tables_of_bots_are_made(strict: Running) -> None:
    assert [bots_only(strict) for _ in range(4)] == [201, 201, 429, 429]
    assert strict.table("person", "random").snapshot()["table"]["status"] == "running"


def test_a_table_that_its_last_person_leaves_counts_as_one_of_bots(strict: Running) -> None:
    tables = [left_to_bots(strict) for _ in range(2)]
    assert bots_only(strict) == 429
    for table in tables:
        wait_for(lambda table=table: ply_of(strict, table) > 3)


def test_who_leaves_too_many_tables_to_bots_leaves_them_put_away(strict: Running) -> None:
    """Nobody is kept at a table; the bots go on when somebody looks."""
    assert [bots_only(strict) for _ in range(2)] == [201, 201]
    table = left_to_bots(strict)
    wait_for(lambda: stands_still(strict, table))
    assert table.id not in [one["id"] for one in strict.get("/tables").json()]
    ply = table.snapshot()["ply"]
    wait_for(lambda: ply_of(strict, table) > ply)


def test_who_leaves_others_behind_leaves_nothing_to_bots(strict: Running) -> None:
    for _ in range(4):
        table = strict.table("person", "person", "random")
        assert table.post("/leave", {"level": "random"}, 0).status_code == 200
    assert bots_only(strict) == 201


# Bots that rest.


def bots_playing(server: Running) -> Table:
    """A long game of bots that are at it."""
    table = server.table("random", "random", "random", "random", game="through_the_ages")
    wait_for(lambda: ply_of(server, table) > 3)
    return table


def ply_of(server: Running, table: Table) -> int:
    """How far a game is; asking so is no looking."""
    return int(server.app.state.services.hall.rooms[table.id].table.ply)


def goes_on(server: Running, table: Table) -> None:
    """Wait until a bot has chosen, however long that takes where others have the processor."""
    ply = ply_of(server, table)
    wait_for(lambda: ply_of(server, table) > ply)


def stands_still(server: Running, table: Table) -> bool:
    """Whether nothing happens for a while at a game that is not over."""
    before = ply_of(server, table)
    time.sleep(0.6)
    assert not server.app.state.services.hall.rooms[table.id].table.is_over
    return ply_of(server, table) == before


def test_bots_at_a_table_that_was_put_away_stop_until_somebody_looks(tmp_path: Path) -> None:
    with running(str(tmp_path / "x.db")) as server:
        table = bots_playing(server)
        keeper = server.app.state.services.keeper
        looked_long_ago(server, 0.9 * HOUR)
        sweep(server, keeper)
        goes_on(server, table)
        looked_long_ago(server, 1.1 * HOUR)
        sweep(server, keeper)
        wait_for(lambda: stands_still(server, table))
        ply = table.snapshot()["ply"]
        wait_for(lambda: ply_of(server, table) > ply)


def test_bots_of_a_table_that_somebody_watches_play_on(tmp_path: Path) -> None:
    """A connection stays open for hours; that it does, other processes learn as well."""
    with running(str(tmp_path / "x.db")) as server:
        table = bots_playing(server)
        keeper = server.app.state.services.keeper
        with table.live() as news:
            news.next()
            looked_long_ago(server, 2 * HOUR)
            sweep(server, keeper)
            wait_for(lambda: server.get("/tables").json()[0]["id"] == table.id)
            room = server.app.state.services.hall.rooms[table.id]
            assert not room.away
            assert time.time() - room.looked < 60
            goes_on(server, table)


def test_for_how_long_bots_play_alone_can_be_set(tmp_path: Path) -> None:
    settings = Settings(generous=True, put_away_bots=5.0)
    with running(str(tmp_path / "x.db"), settings=settings) as server:
        table = bots_playing(server)
        looked_long_ago(server, 4 * HOUR)
        sweep(server, server.app.state.services.keeper)
        goes_on(server, table)
        looked_long_ago(server, 6 * HOUR)
        sweep(server, server.app.state.services.keeper)
        wait_for(lambda: stands_still(server, table))


def test_what_another_process_puts_away_rests_here_too(pg: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """And goes on here when somebody looks there."""
    monkeypatch.setattr("civtable.server.bots.serving.LOOK_AGAIN", 0.1)
    with running(pg.new_database()) as server:  # which serves all bots
        table = bots_playing(server)
        room = server.app.state.services.hall.rooms[table.id]
        put_away(server, True)
        wait_for(lambda: room.away)
        wait_for(lambda: stands_still(server, table))
        put_away(server, False)
        wait_for(lambda: not room.away)
        ply = ply_of(server, table)
        wait_for(lambda: ply_of(server, table) > ply)


def put_away(server: Running, away: bool) -> None:
    """All tables are put away, or brought back, behind this process's back."""
    with server.app.state.services.store.engine.begin() as connection:
        connection.execute(update(tables).values(away=away))
