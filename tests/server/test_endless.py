"""A rule that never ends at one table: its worker is ended once, and the next one sets that table aside."""

import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from civtable.server.running import at_work as work
from civtable.server.running.at_work import at_work, note_stuck, slip_of, stuck_tables
from tests.server.command import address_of, command, wait_until_up
from tests.server.running import wait_for


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


@pytest.mark.parametrize("title", ["endless", "endless past"])
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
