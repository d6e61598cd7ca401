"""Finished games on a server, short enough to be analysed in a moment, and what is asked about them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from civtable.analysis.setting import FEWEST
from civtable.server.door.limits import Limits
from civtable.server.settings import Settings
from tests.analysis.late import late_record
from tests.server.running import Running, running, wait_for

SMALL = Settings(generous=True, analysis_games=FEWEST, analysis_niceness=0)
"""Few games a decision, and no waiting for everybody else on a busy machine."""


def finished(server: Running, choices: int = 6, seed: str = "1") -> str:
    """A table with the last choices of a game, taken in as a record."""
    text = late_record("stone_age", 2, choices, seed).to_text()
    answer = server.http.post("/api/records", content=text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def begun(server: Running, table: str, all_open: bool = False) -> httpx.Response:
    """Ask for an analysis."""
    return server.post(f"/tables/{table}/analysis", {"open": all_open})


def state(server: Running, table: str, all_open: bool = False) -> Any:
    """How far it is."""
    answer = server.get(f"/tables/{table}/analysis", open=all_open)
    assert answer.status_code == 200, answer.text
    return answer.json()


def state_when(server: Running, table: str, wanted: str, all_open: bool = False) -> Any:
    """The same, once it is in a state; one that it cannot leave by itself is not waited for."""
    found: list[Any] = []

    def look() -> bool:
        found[:] = [state(server, table, all_open)]
        now = found[0]["state"]
        assert now == wanted or now in ("waiting", "running"), found
        return bool(now == wanted)

    wait_for(look)
    return found[0]


@contextmanager
def analysing(path: Path, limits: Limits | None = None, **settings: Any) -> Iterator[Running]:
    """A server of its own that judges with few games."""
    with running(str(path / "civtable.db"), limits=limits, settings=replace(SMALL, **settings)) as server:
        yield server
