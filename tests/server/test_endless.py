"""A rule that never ends at one table: its worker is ended once, and the next one sets that table aside."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import connect
from typing import Any

import httpx
import pytest

from civtable.server.hints import service as hints
from civtable.server.past import api as past
from civtable.server.running import at_work as work
from civtable.server.running.at_work import at_work, note_stuck, slip_of, stuck_tables
from civtable.server.tables import api as tables_api
from civtable.server.tables import changes, creating, messages, standing
from civtable.server.tables.problems import OPERATOR, Problem
from tests.longer import quick_and_long
from tests.server.command import address_of, command, wait_until_up
from tests.server.running import bearer, running, wait_for


def new_table(address: str, title: str, *kinds: str) -> Any:
    body = {"game": "stone_age", "seats": [{"kind": kind} for kind in kinds], "title": title}
    made = httpx.post(f"{address}api/tables", json=body, timeout=300)
    assert made.status_code == 201
    return made.json()


def table_at(address: str, table: str) -> Any:
    """A table as a spectator sees it; None while nobody answers."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}api/tables/{table}", timeout=5).json()
    return None


def stands_still(address: str, table: str) -> bool:
    seen = table_at(address, table)
    return bool(seen and (seen["table"]["problem"] or {}).get("kind") == "endless")


@pytest.mark.parametrize("title", quick_and_long(["endless"], ["endless past"]))
def test_a_table_that_stops_everybody_does_so_once(tmp_path: Path, title: str) -> None:
    """In the event loop, where a bot chooses, or in the thread that replays: all other tables go on."""
    arguments = ("--db", str(tmp_path / "t.db"))
    with command(tmp_path, *arguments, app="tests.server.tired:endless", stall_seconds=3.0) as started:
        address = address_of(started)
        wait_until_up(address)
        good = new_table(address, "good", "person", "person")["id"]
        bad = new_table(address, title, *["bot" if title == "endless" else "person"] * 2)["id"]
        with suppress(httpx.TransportError):
            httpx.get(f"{address}api/tables/{bad}/position", params={"ply": 0}, timeout=300)
        wait_for(lambda: stands_still(address, bad))
        assert table_at(address, good)["table"]["problem"] is None
        started.send_signal(signal.SIGINT)
        output, _ = started.communicate(timeout=300)
    assert f"it was held up at table {bad}" in output
    assert output.count("a worker ended") == 1


def test_a_table_that_two_workers_have_in_memory_ends_one_of_them(tmp_path: Path, pg: Any) -> None:
    """The other one is told that it stands still; each connection may come to either."""
    arguments = ("--db", pg.new_database(), "--workers", "2")
    with command(tmp_path, *arguments, app="tests.server.tired:endless", stall_seconds=3.0) as started:
        address = address_of(started)
        wait_until_up(address)
        bad = new_table(address, "endless past", "person", "person")["id"]
        assert not any(stands_still(address, bad) for _ in range(20))
        with suppress(httpx.TransportError):
            httpx.get(f"{address}api/tables/{bad}/position", params={"ply": 0}, timeout=300)
        wait_for(lambda: all(stands_still(address, bad) for _ in range(20)))
        started.send_signal(signal.SIGINT)
        output, _ = started.communicate(timeout=300)
    assert output.count("a worker ended") == 1


def test_a_table_whose_view_has_no_end_is_shown_without_it(tmp_path: Path) -> None:
    """It stops everybody when somebody looks, and once more when it stands still; then it is only told of."""
    file = tmp_path / "t.db"
    arguments = ("--db", str(file))
    with command(tmp_path, *arguments, app="tests.server.tired:endless", stall_seconds=3.0) as started:
        address = address_of(started)
        wait_until_up(address)
        bad = new_table(address, "endless view", "person", "person")
        path, headers = f"{address}api/tables/{bad['id']}", bearer(bad["seats"][0]["token"])
        httpx.post(f"{path}/chat", json={"text": "hm"}, headers=headers, timeout=300)
        with closing(connect(file)) as database:
            wait_for(lambda: database.execute("SELECT count(*) FROM positions").fetchone() == (1,))
        wait_for(lambda: stands_still(address, bad["id"]))
        seen = table_at(address, bad["id"])
        assert (seen["view"], seen["chat"][0]["text"]) == (None, "hm")
        started.send_signal(signal.SIGINT)
        output, _ = started.communicate(timeout=300)
    assert output.count(f"it was held up at table {bad['id']}") == 2


@pytest.fixture
def at_work_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """For which tables this process computes in this moment."""
    path = tmp_path / "slip"
    monkeypatch.setattr(work.Here, "slip", None)
    work.keep_slip(path)

    def named() -> list[str]:
        found = [work.SLOT.unpack(slot) for slot in work.chunks(path.read_bytes())]
        return [name.decode() for since, name in found if since > 0]

    return named


def test_what_computes_for_a_table_says_so(
    at_work_now: Callable[[], list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is seen, why something cannot be chosen, what is tried out, hints, the news, and making it."""
    found: dict[str, list[str]] = {}

    def noting(module: Any, name: str) -> None:
        whole = getattr(module, name)

        def noted(*args: Any, **more: Any) -> Any:
            found.setdefault(f"{module.__name__} {name}", at_work_now())
            return whole(*args, **more)

        monkeypatch.setattr(module, name, noted)

    noting(creating, "table_from_row")
    with running(str(tmp_path / "t.db")) as server:
        table = server.table("person", "easy", hints=True)
        for module, name in (
            (messages, "undo_json"),
            (messages, "line_text"),
            (changes, "here_json"),
            (tables_api, "why_not"),
            (tables_api, "sees_hidden"),
            (tables_api, "tried"),
            (hints, "question_for"),
            (hints, "next_choice"),
            (past, "line_text"),
            (standing, "still_table_json"),
        ):
            noting(module, name)
        seen = table.snapshot(0)
        code = seen["choice"]["options"][0]["code"]
        table.get("/why", 0, code="place 1 tools")
        table.get("/preview", 0, code=code)
        table.get("/hidden", 0)
        table.post("/hint", {"ply": 0, "step": "idea"}, 0)
        table.post("/coach", {"ply": 0, "codes": [code]}, 0)
        table.play(0, 0, code)
        table.get("/log")
        table.get("/position", 0, ply=1)
        problem = Problem(OPERATOR, "server-problem-operator", {"why": "no"})
        aside = server.app.state.services.hall.quarantine(table.id, problem)
        asyncio.run_coroutine_threadsafe(aside, server.loop).result(300)
        table.get()
    assert found == {where: [table.id] for where in found}
    assert len(found) == 11, [*found]


def test_only_what_was_at_work_for_long_is_held_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work.Here, "slip", None)
    work.keep_slip(slip_of(tmp_path, 1))
    with at_work("abcdefghijkl"), at_work("lkjihgfedcba"):
        assert note_stuck(tmp_path, 1, 30.0) == []
    work.keep_slip(slip_of(tmp_path, 2))
    with at_work("abcdefghijkl"):
        assert note_stuck(tmp_path, 2, 0.0) == ["abcdefghijkl"] == stuck_tables(tmp_path)
    work.keep_slip(slip_of(tmp_path, 3))
    with at_work("abcdefghijkl"):
        pass
    assert note_stuck(tmp_path, 3, 0.0) == []
    assert note_stuck(tmp_path, 4, 0.0) == [], "one that died before it began"
