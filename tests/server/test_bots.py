"""Bots in their own processes: replaced when they die, never in the way."""

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from civtable.server import bots
from civtable.server.bots import Thinker
from tests.server.running import Running, running, wait_for


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server at which no other bots play."""
    with running(str(tmp_path / "civtable.db")) as server:
        yield server


def test_a_process_that_died_is_replaced(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a bot's process is killed, the game goes on."""
    killed: list[int] = []
    ask = Thinker.ask

    async def ask_and_kill(self: Thinker, question: str) -> str:
        code = await ask(self, question)
        if self.process is not None and len(killed) < 3 and random.random() < 0.2:
            killed.append(self.process.pid)
            self.process.kill()
        return code

    monkeypatch.setattr(Thinker, "ask", ask_and_kill)
    table = own.table("random", "book")
    wait_for(lambda: len(killed) == 3)
    ply = table.snapshot()["ply"]
    table.until(lambda seen: seen["ply"] > ply + 5 or seen["decision"] is None)


def test_a_bot_that_always_fails_stops_asking(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours leaves the table as it is; no move is made up."""
    asked = []

    async def fail(self: Thinker, question: str) -> str:
        asked.append(question)
        raise ConnectionError("a bot's process ended")

    monkeypatch.setattr(Thinker, "ask", fail)
    table = own.table("book", "person")
    wait_for(lambda: len(asked) == bots.MOST_FAILURES)
    time.sleep(0.3)
    assert len(asked) == bots.MOST_FAILURES
    assert table.snapshot()["ply"] == 0


def test_a_thinking_bot_holds_up_nobody(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks, its table and others answer, and what it says too late falls away."""
    ask = Thinker.ask
    thinking: list[str] = []
    enough = threading.Event()
    answered: list[str] = []

    async def think_long(self: Thinker, question: str) -> str:
        thinking.append(question)
        code = await ask(self, question)
        while not enough.is_set():
            await asyncio.sleep(0.01)
        answered.append(code)
        return code

    monkeypatch.setattr(Thinker, "ask", think_long)
    table = own.table("person", "book")
    table.play(0, 0, "place 2 forest")
    wait_for(lambda: thinking)
    assert table.post("/undo", {"ply": 0}, 0).json()["ply"] == 0
    assert own.table("person", "person").snapshot()["ply"] == 0
    enough.set()
    wait_for(lambda: answered)
    assert table.play(0, 0, "place 2 river").status_code == 200
    seen = table.until(lambda seen: seen["choice"] is not None, 0)
    assert [line["seat"] for line in seen["log"]] == [0, 1]
    assert table.snapshot()["ply"] == 2
