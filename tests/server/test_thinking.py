"""Bots that think: for as long as the load and their turn allow, and never in the way of people."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from civtable.bots.thinking import SHORTEST
from civtable.server.bots import asking
from civtable.server.bots import process as bot_process
from civtable.server.bots import serving as bots
from civtable.server.bots.asking import BotProcess
from civtable.server.bots.serving import Bots
from civtable.server.bots.turns import question_for
from civtable.server.tables.seats import BOT, Seat
from tests.server.running import Running, running, wait_for

BURNING = """
import time
from civtable.bots import LEVELS
from civtable.server.bots import process as bot_process

class Burner:
    def __init__(self, seed, seconds):
        self.seconds = seconds

    def choose(self, sandbox, decision):
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            pass
        return decision.options[0]

LEVELS["stone_age"]["expert"] = Burner
bot_process.main()
"""
"""A bot's process whose expert computes for all the time that it is given, then takes the first option."""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server at which no other bots play, and whose experts burn their time."""
    monkeypatch.setattr(asking, "PROGRAM", ("-c", BURNING))
    monkeypatch.setattr(bots, "PROCESSES", 1)
    with running(str(tmp_path / "civtable.db")) as server:
        yield server


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[float | None]:
    """For how long bots were told that they may think, in the order of asking."""
    found: list[float | None] = []
    ask = BotProcess.ask

    async def noting(self: BotProcess, question: str, *patience: float) -> str:
        found.append(json.loads(question)["seconds"])
        return await ask(self, question, *patience)

    monkeypatch.setattr(BotProcess, "ask", noting)
    return found


@pytest.fixture
def let_think(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """No bot is asked before this is set."""
    found = Event()
    ask = BotProcess.ask

    async def held(self: BotProcess, question: str, *patience: float) -> str:
        while not found.is_set():
            await asyncio.sleep(0.01)
        return await ask(self, question, *patience)

    monkeypatch.setattr(BotProcess, "ask", held)
    yield found
    found.set()


def test_people_are_answered_while_all_experts_think(
    own: Running, let_think: Event, given: list[float | None]
) -> None:
    """Six people have each chosen, and no bot is waited for: eighteen experts think one after the other."""
    tables = [own.table("person", "expert", "expert", "expert") for _ in range(6)]
    for table in tables:
        assert table.play(0, 0, "place 1 forest").status_code == 200
    let_think.set()
    for table in tables:
        table.until(lambda seen: seen["choice"] is not None and seen["ply"] > 3, 0)
    times = [seconds for seconds in given if seconds is not None]
    assert len(times) == len(given) >= 18
    assert min(times) < 0.25
    assert max(times) <= 1
    assert sum(times) < 18 / 2, "the time for each shrinks instead of piling up"


def test_who_plays_alone_gets_the_whole_time_and_a_bot_that_does_not_think_none(
    own: Running, given: list[float | None]
) -> None:
    table = own.table("person", "expert", "medium")
    table.play(0, 0, "place 1 forest")
    table.until(lambda seen: seen["choice"] is not None and seen["ply"] > 2, 0)
    assert given[:2] == [1.0, None]


def test_a_table_alone_is_thought_about_in_all_processes(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as others want a choice as well, in fewer."""
    monkeypatch.setattr(bots, "PROCESSES", 4)
    asked: list[int] = []

    def noting(*about: Any) -> str:
        question = question_for(*about)
        asked.append(json.loads(question)["processes"])
        return question

    monkeypatch.setattr(bots, "question_for", noting)
    serving: Bots = own.app.state.bots
    for others, processes in ((set(), 4), ({"other"}, 2), ({"a", "b", "c", "d"}, 1)):
        serving.thinking = set(others)
        table = own.table("person", "expert")
        table.play(0, 0, "place 1 forest")
        wait_for(lambda: len(asked) > 0)
        assert asked[0] == processes
        table.until(lambda seen: seen["choice"] is not None and seen["ply"] > 1, 0)
        asked.clear()


def test_time_is_shared_among_people_first(own: Running) -> None:
    """A table of bots only counts all that wait; one with a person only its like, and those being asked."""
    serving: Bots = own.app.state.bots
    person, bots_only = own.table("person", "expert"), own.table("person", "person")
    room = own.app.state.services.hall.rooms[bots_only.id]
    room.table = replace(room.table, seats=(Seat(BOT, "expert"), Seat(BOT, "expert")))
    serving.queued = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1, "f": 1}
    serving.thinking = {"a", person.id}
    assert serving.seconds_for(person.id, 1, "expert") == pytest.approx(1 / 3)
    assert serving.seconds_for(bots_only.id, 1, "expert") == pytest.approx(1 / 7)
    assert serving.seconds_for(person.id, 1, "hard") == pytest.approx(0.1)
    assert serving.seconds_for(person.id, 1, "book") is None
    serving.queued, serving.thinking = {}, set()
    serving.note_thought(person.id, 1, 3.0)
    serving.note_thought(person.id, 1, 4.5)
    assert serving.seconds_for(person.id, 1, "expert") == pytest.approx(0.5), "a quarter of its turn is left"
    assert serving.seconds_for(person.id, 0, "expert") == 1.0, "everybody has a turn of their own"
    serving.note_thought(person.id, 1, 50.0)
    assert serving.seconds_for(person.id, 1, "expert") == SHORTEST


def test_a_new_turn_has_new_time(own: Running, given: list[float | None]) -> None:
    """What a bot thought is forgotten as soon as somebody else is to choose."""
    serving: Bots = own.app.state.bots
    table = own.table("person", "expert")
    serving.note_thought(table.id, 1, 50.0)
    table.play(0, 0, "place 1 forest")
    seen = table.until(lambda seen: seen["choice"] is not None and seen["ply"] > 1, 0)
    assert given == [SHORTEST]
    assert table.id not in serving.thought
    assert table.play(0, seen["ply"], "place 1 hunting_grounds").status_code == 200
    wait_for(lambda: len(given) == 2)
    assert given[1] == 1.0


def test_a_bot_gives_way_to_the_server() -> None:
    """Its process has less right to the machine than the server's own."""
    expected = min(19, os.getpriority(os.PRIO_PROCESS, 0) + bot_process.NICER)
    command = [sys.executable, "-m", "civtable.server.bots.process"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:  # it waits for a question
        wait_for(lambda: os.getpriority(os.PRIO_PROCESS, process.pid) == expected)


def test_a_stored_table_may_call_its_bot_by_an_old_name(own: Running) -> None:
    """It plays on, and the table still tells what it was called when it was made."""
    table = own.table("person", "person")
    room = own.app.state.services.hall.rooms[table.id]
    room.table = room.table.with_seat(1, Seat(BOT, "book"))
    table.play(0, 0, "place 1 forest")
    seen = table.until(lambda seen: seen["choice"] is not None and seen["ply"] > 1, 0)
    assert seen["table"]["seats"][1]["level"] == "book"
