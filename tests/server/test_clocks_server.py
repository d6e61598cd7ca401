"""Clocks at a real server: server seconds, restarts, wall clocks that jump, zero, and several workers."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from civtable.server.clocks.falling import LATE, Falls
from civtable.server.clocks.rules import BACK_LIVE
from civtable.server.clocks.times import DAY
from civtable.server.clocks.turning import ASKING
from civtable.server.clocks.uptime import LONGEST, Uptime
from civtable.server.keeping.tending import change_tables
from civtable.server.past.keeper import Keeper
from civtable.server.storage.database import database_url, migrate, open_engine
from civtable.server.storage.store import Entry, Store
from civtable.server.tables import hall
from civtable.server.tables.problems import failure
from civtable.server.tables.table import Table as StoredTable
from civtable.trials.postgres import Postgres
from tests.server.running import PATIENCE, Running, Table, running, wait_for

LIVE = {"kind": "live", "bank": 600, "increment": 10, "zero": "bot", "level": "random"}
DAYS = {"kind": "days", "turn": 2 * DAY, "bank": DAY, "vacation": 5}
MANY = 100_000


class Watch:
    """A monotonic clock that goes when the test says so."""

    def __init__(self) -> None:
        self.shows = 50.0

    def __call__(self) -> float:
        return self.shows


def on_store(address: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do something with a store on a new database in which a clock runs."""
    engine = open_engine(database_url(address))
    migrate(engine)

    async def run() -> None:
        store = Store(engine)
        store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def in_loop(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def pass_time(server: Running, seconds: float) -> None:
    """Server seconds go by at once, and clocks fall that have come to zero."""

    async def work() -> None:
        uptime = server.app.state.services.hall.uptime
        uptime.come_to(uptime.now() + seconds, uptime.monotonic())
        await Falls(server.app.state.services.hall).look()

    in_loop(server, work())


@contextmanager
def standing(address: str) -> Iterator[Running]:
    """A server whose seconds go by only when the test says so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "Uptime", partial(Uptime, monotonic=Watch()))
        with running(address) as server:
            yield server


def left(table: Table, seat: int) -> float:
    times = table.snapshot()["times"]
    return float(times["turn"][seat] + times["bank"][seat])


@pytest.fixture
def still(tmp_path: Path) -> Iterator[Running]:
    """A server whose seconds stand still, on a database of its own."""
    with standing(str(tmp_path / "civtable.db")) as server:
        yield server


# Server seconds.


def test_seconds_count_only_while_a_clock_runs_and_a_process_is_there(address: str) -> None:
    """Beats write down how far it came; what a process does after its death is counted by nobody."""

    async def work(store: Store) -> None:
        watch = Watch()
        first = Uptime(store, watch)
        await first.beat()
        watch.shows += 2
        await first.beat()
        assert await row(store) == 0, "no clock runs: nothing is written"
        await run_a_clock(store)
        await first.beat()
        for _ in range(5):
            watch.shows += 2
            await first.beat()
        assert (first.now(), await row(store)) == (12, 12)
        watch.shows += 1.5
        assert first.now() == 13.5
        second = Uptime(store, watch)  # the first was killed between two beats
        watch.shows += 86_400  # and the machine was down for a day
        second.read = watch()
        await second.beat()
        assert second.now() == 12, "what was not written is given, what nobody was there for is not taken"

    on_store(address, work)


def test_a_process_that_stalls_or_has_no_database_stands_still(address: str) -> None:
    async def work(store: Store) -> None:
        await run_a_clock(store)
        watch = Watch()
        uptime = Uptime(store, watch)
        await uptime.beat()
        watch.shows += 3600
        assert uptime.now() == LONGEST
        await uptime.beat()
        assert await row(store) == LONGEST

    on_store(address, work)


def test_several_processes_agree_on_the_furthest_of_them(address: str) -> None:
    async def work(store: Store) -> None:
        await run_a_clock(store)
        watch = Watch()
        one, other = Uptime(store, watch), Uptime(store, watch)
        for _ in range(3):
            await one.beat()
            watch.shows += 2
        await one.beat()
        other.read = watch()
        assert (one.now(), other.now()) == (6, 0)
        await other.beat()
        assert other.now() == 6
        for uptime in (other, one, other, one):
            watch.shows += 0.25
            await uptime.beat()
        assert (one.now(), other.now(), await row(store)) == (7, 7, 7), (
            "a second is counted once, not by each"
        )
        other.at_least(9)
        assert other.now() == 9, "an entry of another process tells how far it is"

    on_store(address, work)


def test_a_restored_database_goes_on_from_where_its_clocks_were(address: str) -> None:
    async def work(store: Store) -> None:
        await run_a_clock(store)
        watch = Watch()
        uptime = Uptime(store, watch)
        for _ in range(100):
            await uptime.beat()
            watch.shows += 2
        await uptime.beat()
        await store.write("", lambda connection: connection.execute(text("UPDATE uptime SET seconds = 20")))
        await uptime.beat()
        assert uptime.now() == 20

    on_store(address, work)


def test_a_count_that_cannot_be_read_is_written_anew(tmp_path: Path) -> None:
    """One damaged row stops neither the clocks of all tables nor the next start."""

    async def work(store: Store) -> None:
        await run_a_clock(store)
        watch = Watch()
        uptime = Uptime(store, watch)
        await uptime.beat()
        watch.shows += 2
        await uptime.beat()
        await store.write("", lambda connection: connection.execute(text("UPDATE uptime SET seconds = 'no'")))
        await uptime.beat()
        watch.shows += 2
        await uptime.beat()
        assert (uptime.now(), await row(store)) == (4, 4)
        await store.write("", lambda connection: connection.execute(text("UPDATE uptime SET seconds = 'no'")))
        await Uptime(store, watch).beat()

    on_store(str(tmp_path / "civtable.db"), work)


async def row(store: Store) -> float:
    query = text("SELECT seconds FROM uptime")
    return await store.read(lambda found: float(found.execute(query).scalar() or 0.0))


async def run_a_clock(store: Store) -> None:
    """A table whose clock runs, as far as the count has to know."""
    columns = (
        "id, game, version, settings, chance, seed, private, first_seats, imported, counted, created, seats, "
        "status, seq, ply, bot_next, changed, looked, away, due"
    )
    values = (
        "'x', 'stone_age', 1, '{}', 'secure', 's', :no, '[]', :no, :no, 0, '[]', "
        "'running', 0, 0, :no, 0, 0, :no, 9"
    )
    statement = text(f"INSERT INTO tables ({columns}) VALUES ({values})")
    await store.write("", lambda connection: connection.execute(statement, {"no": False}))


# Making a table.


def test_a_table_is_made_with_a_clock_and_shows_it_to_all(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    seen = table.snapshot()
    assert seen["table"]["clock"] == {**LIVE, "turn": 0, "vacation": 0}
    assert seen["times"] == {
        "runs": 0,
        "starts": ASKING,
        "turn": [0, 0],
        "bank": [600, 600],
        "days": [0, 0],
        "vacation": [0, 0],
        "gather": 0,
    }
    listed = next(row for row in still.get("/tables").json() if row["id"] == table.id)
    assert listed["clock"] == seen["table"]["clock"]
    plain = still.table("person", "person").snapshot()
    assert (plain["table"]["clock"], plain["times"]) == (None, None)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live"},
        {"kind": "live", "bank": 5},
        {"kind": "live", "bank": 600, "turn": 3600},
        {"kind": "days", "turn": 60},
        {"kind": "hours", "bank": 600},
        {"kind": "live", "bank": 600, "zero": "lose"},
        {"kind": "live", "bank": 600.5},
    ],
)
def test_a_clock_that_is_none_is_refused(server: Running, clock: dict[str, Any]) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    assert server.post("/tables", {"game": "stone_age", "seats": seats, "clock": clock}).status_code == 400


def test_a_clock_takes_the_place_of_the_bot_for_who_is_away(server: Running) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    wish = {"game": "stone_age", "seats": seats, "clock": LIVE}
    answer = server.post("/tables", {**wish, "takeover": 300})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "clock-no-takeover")
    unknown = server.post("/tables", {**wish, "clock": {**LIVE, "level": "wizard"}})
    assert (unknown.status_code, unknown.json()["error"]["key"]) == (422, "level-unknown")


def test_a_rematch_has_the_same_clock_anew(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    table.play_out(random.Random(1))
    made = table.post("/rematch", {}, 0).json()
    seen = still.get(f"/tables/{made['id']}").json()
    assert (seen["table"]["clock"]["bank"], seen["times"]["bank"]) == (600, [600, 600])


# Playing by the clock.


def test_a_choice_turns_the_clocks_and_everybody_hears_it(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    with table.live() as watcher:
        assert watcher.any()["times"]["runs"] == 0
        pass_time(still, ASKING + 100)
        assert table.play(0, 0, "place 5 hunting_grounds").status_code == 200
        assert watcher.next()["type"] == "move"
        told = watcher.any()
    assert (told["type"], told["times"]["runs"], told["times"]["bank"]) == ("clock", 1, [510, 600])


def test_who_connects_again_hears_what_the_clocks_say(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    pass_time(still, ASKING + 100)
    with table.live(0, since=0) as news:
        found = news.any()
        while found["type"] != "clock":
            found = news.any()
    assert found["times"]["bank"] == [500, 600]


def test_a_restart_takes_no_time_from_anybody(address: str) -> None:
    with standing(address) as server:
        table = server.table("person", "person", clock=LIVE)
        pass_time(server, ASKING + 100)
        in_loop(server, server.app.state.services.hall.uptime.beat())
    with standing(address) as server:
        again = Table(server, table.id, table.tokens)
        assert (left(again, 0), left(again, 1)) == (500, 600)


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_a_wall_clock_that_jumps_takes_no_time_and_gives_none(
    still: Running, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """A day forwards or backwards: only server seconds count."""
    table = still.table("person", "person", clock=LIVE)
    pass_time(still, ASKING + 100)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert left(table, 0) == 500
    table.play(0, 0, "place 5 hunting_grounds")
    pass_time(still, ASKING + 50)
    assert (left(table, 0), left(table, 1)) == (510, 550)
    monkeypatch.undo()
    assert (left(table, 0), left(table, 1)) == (510, 550)


@pytest.mark.parametrize("lifted_by", ["a new process", "the operator"])
def test_a_table_that_stood_still_charges_nobody_for_it(still: Running, lifted_by: str) -> None:
    """A quarantine of hours: the clock runs on from when the table is opened again."""
    table = still.table("person", "person", clock=LIVE)
    pass_time(still, ASKING + 100)
    tables = still.app.state.services.hall

    async def put_aside() -> None:
        await tables.quarantine(table.id, failure(table.id, 0, 1, ValueError("a test")))

    in_loop(still, put_aside())
    assert table.snapshot()["times"] is None
    pass_time(still, 5 * 3600)
    if lifted_by == "the operator":
        change_tables(tables.store.engine, [table.id], lambda row: {"problem": None})
    else:
        in_loop(still, tables.note(table.id, {"problem": None}))
    tables.stills.clear()
    assert left(table, 0) >= 500
    pass_time(still, ASKING + 30)
    assert left(table, 0) == 570, "the stretch that was broken off is given"


def test_a_table_that_its_operator_has_put_away_charges_nobody_for_it(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    tables = still.app.state.services.hall
    pass_time(still, ASKING + 100)
    change_tables(tables.store.engine, [table.id], lambda row: {"away": True})
    in_loop(still, forget_all(still))
    pass_time(still, MANY)
    assert table.snapshot()["table"]["seats"][0]["substitute"] is None
    pass_time(still, ASKING + 30)
    assert left(table, 0) == 570


async def forget_all(server: Running) -> None:
    """What the keeper does when the database was changed from outside."""
    server.app.state.services.hall.forget_all()


def test_a_table_whose_clock_runs_is_not_put_away(still: Running) -> None:
    table, other = still.table("person", "person", clock=DAYS), still.table("person", "person")
    tables = still.app.state.services.hall
    in_loop(still, tables.note(table.id, {"looked": 0.0}))
    in_loop(still, tables.note(other.id, {"looked": 0.0}))
    in_loop(still, Keeper(tables, 1.0, 1.0).put_away())

    def away(connection: Any) -> dict[str, bool]:
        return dict(connection.execute(text("SELECT id, away FROM tables")).all())

    found = in_loop(still, tables.store.read(away))
    assert (bool(found[table.id]), bool(found[other.id])) == (False, True)


# Vacation.


def test_a_vacation_is_asked_for_by_its_seat_and_ends_by_it(still: Running) -> None:
    table = still.table("person", "person", clock=DAYS)
    assert table.post("/vacation", {"days": 3}, 0).status_code == 200
    pass_time(still, 2 * DAY)
    assert left(table, 0) == 3 * DAY
    seen = table.snapshot()["times"]
    assert (seen["days"], seen["vacation"]) == ([2, 5], [DAY, 0])
    answer = table.post("/vacation", {"days": 3}, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "clock-vacation-over")
    assert table.post("/vacation", {"days": 0}, 0).status_code == 200
    pass_time(still, ASKING + 60)
    assert left(table, 0) == 3 * DAY - 60
    assert table.snapshot()["times"]["days"] == [3, 5]
    assert table.post("/vacation", {"days": 1}).status_code == 401
    live = still.table("person", "person", clock=LIVE)
    assert live.post("/vacation", {"days": 1}, 0).json()["error"]["key"] == "clock-no-vacation"


# Zero.


@pytest.mark.parametrize("game", ["stone_age", "through_the_ages", "imperium"])
def test_at_zero_a_bot_plays_on_until_the_person_is_back(still: Running, game: str) -> None:
    table = still.table("person", "person", game=game, clock=LIVE)
    asked = table.snapshot()["decision"]["seat"]
    pass_time(still, MANY)
    seen = table.until(lambda found: found["decision"]["seat"] != asked)
    held = seen["table"]["seats"][asked]
    assert (held["kind"], held["substitute"], held["gone"]) == ("person", "random", False)
    assert seen["chat"][0]["note"]["key"] == "clock-note-bot"
    assert table.post("/back", {}, asked).status_code == 200
    seen = table.snapshot()
    assert seen["table"]["seats"][asked]["substitute"] is None
    assert seen["times"]["bank"][asked] == BACK_LIVE


@pytest.mark.parametrize("game", ["stone_age", "through_the_ages", "imperium"])
def test_at_zero_who_chose_so_gives_up(still: Running, game: str) -> None:
    """Through the Ages lets one resign, and the game of two is over; elsewhere a bot plays on for good."""
    table = still.table("person", "random", game=game, clock={**LIVE, "zero": "resign"})
    table.until(lambda found: found["times"]["runs"] == 0)
    pass_time(still, MANY)
    seen = table.until(lambda found: found["table"]["seats"][0]["gone"])
    if game == "through_the_ages":
        seen = table.until(lambda found: found["table"]["status"] == "over")
        assert seen["log"][-1]["code"] == "resign"
    else:
        before = seen["ply"]
        table.until(lambda found: found["ply"] > before + 20 or found["table"]["status"] == "over")
    assert table.post("/back", {}, 0).status_code == 200
    assert table.snapshot()["table"]["seats"][0]["substitute"] == "random", "given up is given up"


def test_a_choice_that_was_on_its_way_comes_before_the_fall(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    pass_time(still, ASKING + 600 + LATE / 2)
    assert left(table, 0) == 0
    assert table.play(0, 0, "place 5 hunting_grounds").status_code == 200
    pass_time(still, LATE)
    assert table.snapshot()["table"]["seats"][0]["substitute"] is None


def test_a_clock_that_cannot_fall_stops_its_table_only(
    still: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule that fails as a clock falls: the table says that it has a problem, other clocks fall."""
    after = StoredTable.after

    def fail(self: StoredTable, entry: Entry) -> StoredTable:
        assert self.title != "bad" or entry.kind != "fall", "a rule of ours is wrong"
        return after(self, entry)

    monkeypatch.setattr(StoredTable, "after", fail)
    bad = still.table("person", "random", title="bad", clock=LIVE)
    good = still.table("person", "random", clock=LIVE)
    for table in (bad, good):
        table.until(lambda found: found["times"]["runs"] == 0)
    pass_time(still, MANY)
    good.until(lambda found: found["table"]["seats"][0]["substitute"] == "random")
    bad.until(lambda found: found["table"]["problem"] is not None)


async def let_fall(server: Running, table: Table) -> None:
    """A process finds that a clock has come to zero, and acts."""
    tables = server.app.state.services.hall
    tables.uptime.come_to(tables.uptime.now() + 1000, tables.uptime.monotonic())
    await Falls(tables).fall(table.id)


def test_two_workers_see_a_clock_fall_once(pg: Postgres) -> None:
    """Both look at the same moment: there is one entry, one note, and both tell the same."""
    address = pg.new_database()
    with running(address, 2) as one, running(address, 2) as other:
        table = one.table("person", "person", clock={**LIVE, "bank": 10})
        same = Table(other, table.id, table.tokens)
        with same.live() as watcher:
            assert watcher.next()["type"] == "snapshot"
            falls = [
                asyncio.run_coroutine_threadsafe(let_fall(server, table), server.loop)
                for server in (one, other)
            ]
            for fall in falls:
                fall.result(PATIENCE)
            assert watcher.next()["table"]["seats"][0]["substitute"] == "random"

        def count(connection: Any) -> list[str]:
            query = text("SELECT kind FROM entries WHERE table_id = :id ORDER BY seq")
            return list(connection.execute(query, {"id": table.id}).scalars())

        kinds = in_loop(one, one.app.state.services.store.read(count))
        assert (kinds.count("fall"), kinds.count("note")) == (1, 1)
        wait_for(lambda: same.snapshot()["table"]["seats"][0]["substitute"] == "random")


def test_downloaded_records_know_nothing_of_clocks(still: Running) -> None:
    table = still.table("person", "person", clock=LIVE)
    table.play_out(random.Random(2))
    record = table.get("/record").text
    assert "clock" not in record
    assert "bank" not in record
