"""Work that is paid for by what it costs: one address never fills what all share."""

import asyncio
import random
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from civtable.server.door.limits import RATES, Limits, Rate
from civtable.server.errors import Refused
from civtable.server.past.opening import open_table
from civtable.server.past.replays import MOST_OF_ONE, Replays
from civtable.server.storage.store import Entry
from civtable.server.tables import api, hall, messages, room
from civtable.server.tables import table as tables
from tests.server.running import Running, running


def work_for(seconds: float) -> None:
    """Compute for so long."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.fixture
def empty_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little may be spent on replays, and it does not come back."""
    monkeypatch.setitem(RATES, "replay", Rate(0.05, 1e-9))


@pytest.mark.usefixtures("empty_soon")
def test_what_one_address_wants_is_paid_for_before_the_next_begins() -> None:
    """Eight pieces of work that came with a full bucket: the first empties it. Others are served at once."""
    begun: list[str] = []

    async def ask() -> list[Any]:
        replays = Replays(Limits())

        def work(who: str) -> None:
            begun.append(who)
            work_for(0.06)

        one = [replays.run("one", lambda: work("one")) for _ in range(MOST_OF_ONE)]
        other = replays.run("other", lambda: work("other"))
        answers = await asyncio.gather(*one, other, return_exceptions=True)
        replays.close()
        return answers

    *one, other = asyncio.run(ask())
    assert begun == ["one", "other"]
    assert (one[0], other) == (None, None)
    assert all(isinstance(answer, Refused) and answer.status == 429 for answer in one[1:])


@pytest.mark.usefixtures("empty_soon")
def test_work_that_fails_is_paid_for_too() -> None:
    limits = Limits()

    def work() -> None:
        work_for(0.06)
        raise ZeroDivisionError

    async def ask() -> None:
        replays = Replays(limits)
        with pytest.raises(ZeroDivisionError):
            await replays.run("one", work)
        replays.close()

    asyncio.run(ask())
    assert not limits.has("replay", "one")


def test_nobody_waits_for_all_that_somebody_tries_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between one choice and the next the event loop sees to others."""
    table = server.table("person", "person")
    codes = [option["code"] for option in table.snapshot(0)["choice"]["options"]][:3]
    done: list[str] = []
    tried = api.tried

    def noted(*args: Any) -> dict[str, Any]:
        done.append("tried")
        server.loop.call_soon(done.append, "another")
        return tried(*args)

    monkeypatch.setattr(api, "tried", noted)
    assert table.post("/previews", {"choices": [[code] for code in codes]}, 0).status_code == 200
    assert done == ["tried", "another"] * 3


def test_what_is_tried_out_is_paid_for_by_what_it_costs(tmp_path: Path) -> None:
    limits = Limits()
    with running(str(tmp_path / "x.db"), limits=limits) as server:
        table = server.table("person", "person")
        code = table.snapshot(0)["choice"]["options"][0]["code"]
        assert table.get("/preview", 0, code=code).status_code == 200
        assert ("replay", "127.0.0.1") in limits.buckets
        limits.charge("replay", "127.0.0.1", 10)
        assert table.get("/preview", 0, code=code).status_code == 429
        assert table.post("/previews", {"choices": [[code]]}, 0).status_code == 429
        assert table.get(by=0).status_code == 200


def test_a_log_is_told_anew_only_when_it_has_changed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody asks, also after others have written; each seat has its own."""
    table, told = server.table("person", "person"), []
    table.play_out(random.Random(1), 20)
    line_text = messages.line_text

    def noted(table: Any, number: int, *rest: Any) -> str:
        told.append(number)
        return line_text(table, number, *rest)

    monkeypatch.setattr(messages, "line_text", noted)
    plies = list(range(1, 21))
    first = table.snapshot(0)["log"]
    assert told == plies
    table.post("/chat", {"text": "hm"}, 0)
    assert (table.snapshot(0)["log"], table.get("/log", 0).json()) == (first, first)
    assert told == plies
    assert table.snapshot(1)["log"] != first
    assert told == plies * 2
    table.play_out(random.Random(1), 1)
    assert len(table.get("/log", 0).json()) == 21
    table.play_out(random.Random(1))
    assert table.snapshot(0)["log"] == table.snapshot()["log"]


def test_nobody_waits_for_ever_for_a_table_that_does_not_come(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is brought once, however many were told to come again, and is there for whoever comes later."""
    table, comes, begun = server.table("person", "person"), threading.Event(), []

    def late(*args: Any) -> Any:
        begun.append(1)
        comes.wait()
        return open_table(*args)

    monkeypatch.setattr(hall, "open_table", late)
    monkeypatch.setattr(hall, "PATIENCE", 0.2)
    server.app.state.services.hall.forget_all()
    for _ in range(2):
        answer = table.get()
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-come-again")
    comes.set()
    monkeypatch.setattr(hall, "PATIENCE", 300)
    assert table.get().status_code == 200
    assert begun == [1]


def test_whoever_plays_on_from_a_replay_or_brings_a_record_pays_for_the_way_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, in the thread of replays, and with the table that is gone on from free for all others."""
    monkeypatch.setitem(RATES, "replay", Rate(100.0, 1e-9))
    limits = Limits()
    with running(str(tmp_path / "x.db"), limits=limits) as server:
        table = server.table("person", "person")
        table.play_out(random.Random(1), 100)
        unfinished = table.server.app.state.services.hall.rooms[table.id].table.running.record().to_text()
        table.play_out(random.Random(1))
        services, threads = server.app.state.services, []
        after_many = tables.Table.after_many

        def noted(self: tables.Table, entries: Sequence[Entry]) -> tables.Table:
            if len(entries) >= 100:
                threads.append((threading.current_thread().name, services.hall.rooms[table.id].lock.locked()))
            return after_many(self, entries)

        monkeypatch.setattr(tables.Table, "after_many", noted)

        def branch() -> int:
            return table.post("/branch", {"ply": 100, "seat": 0, "level": "random"}).status_code

        def bring() -> int:
            return server.http.post("/api/records", content=unfinished).status_code

        for ask in (branch, bring):
            left = limits.left("replay", "127.0.0.1")
            assert ask() == 201
            assert left - limits.left("replay", "127.0.0.1") > 1e-4
        assert threads == [("civtable-replay_0", False)] * 2
        limits.charge("replay", "127.0.0.1", 100)
        assert [branch(), bring()] == [429, 429]
        assert len(threads) == 2


def test_the_way_back_to_what_somebody_knows_is_paid_for_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only the news from there on: they may be few, and the way to them long."""
    monkeypatch.setitem(RATES, "replay", Rate(3.0, 1e-9))
    limits = Limits()
    before = room.Room.before

    def long_way(self: room.Room, seq: int) -> Any:
        work_for(0.05)
        return before(self, seq)

    monkeypatch.setattr(room.Room, "before", long_way)
    with running(str(tmp_path / "x.db"), limits=limits) as server:
        table = server.table("person", "person")
        table.play_out(random.Random(1), 3)
        assert len(table.get("/updates", since=2, wait=0).json()) == 1
        assert limits.left("replay", "127.0.0.1") < 2.95
