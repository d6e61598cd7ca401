"""Hints at tables: who may have them, that they are found once and entered, and what the coach says when."""

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from civtable import daily
from civtable.core.record import record_from_text
from civtable.games import GAMES
from civtable.server.bots.asking import BotFailed, BotProcess
from civtable.server.door.limits import RATES, Limits, Rate
from civtable.server.hints import service
from tests.longer import SQLITE_FIRST
from tests.server.running import PATIENCE, Running, Table, running

ADVICE = {
    "idea": {"key": "idea-stone_age-goods", "args": {}},
    "codes": ["place 5 forest"],
    "option": {"key": "game-over", "args": {}},
    "reasons": [{"key": "hint-only", "args": {}}],
}
WARNING = {"key": "hint-coach-stone_age", "args": {"points": "−9", "doubt": 2, "win": "−3"}}


class Thinker:
    """Stands where the process is, and says what a test wants."""

    def __init__(self) -> None:
        self.questions: list[Any] = []
        self.fails = False
        self.silent = False
        self.loses: list[str] = []

    async def told(self, question: str, patience: float = 0.0) -> dict[str, Any]:
        asked = json.loads(question)
        self.questions.append(asked)
        if self.silent:
            await asyncio.Event().wait()
        if self.fails:
            raise BotFailed("on purpose")
        if asked["hint"] is None:
            return ADVICE
        return {"warning": WARNING if asked["hint"] == self.loses else None}

    async def close(self) -> None:
        """There is nothing to end."""


@pytest.fixture
def thinker(server: Running) -> Iterator[Thinker]:
    hints = server.app.state.services.hints
    real = hints.process
    hints.process = found = Thinker()
    yield found
    hints.process = real


def hint(table: Table, step: str = "idea", ply: int | None = None, seat: int = 0) -> Any:
    """What the server answers to who asks for a hint."""
    at = table.snapshot()["ply"] if ply is None else ply
    return table.post("/hint", {"ply": at, "step": step}, seat)


def coach(table: Table, *codes: str) -> Any:
    """What the coach says before a choice."""
    answer = table.post("/coach", {"ply": table.snapshot()["ply"], "codes": [*codes]}, 0)
    assert answer.status_code == 200, answer.text
    return answer.json()["warning"]


def notes(table: Table) -> list[str]:
    """What the table itself has told everybody."""
    return [line["note"]["key"] for line in table.snapshot()["chat"] if line["note"]]


def refused(answer: Any) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json()["error"]["key"]


def test_the_idea_comes_first_and_the_option_when_it_is_asked_for(server: Running, thinker: Thinker) -> None:
    table = server.table("person", "medium")
    idea = hint(table).json()
    assert (idea["idea"], idea["codes"], idea["option"], idea["reasons"]) == (ADVICE["idea"], None, None, [])
    shown = hint(table, "option").json()
    assert shown == {"ply": 0, **ADVICE}
    assert notes(table) == ["hint-told-idea", "hint-told-option"]
    assert table.snapshot(0)["table"]["hints"] == {"allowed": True, "taken": [1, 0]}


def test_a_position_is_thought_about_once(server: Running, thinker: Thinker) -> None:
    """Whoever asks again, or at the same time, gets the same; after a choice there is another question."""
    table = server.table("person", "medium")
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: hint(table, ply=0).json(), range(4)))
    assert all(answer == answers[0] for answer in answers)
    assert hint(table).json() == answers[0]
    assert len(thinker.questions) == 1
    assert notes(table) == ["hint-told-idea"]
    table.play(0, 0, "place 2 forest")
    later = table.until(lambda now: now["choice"] is not None, 0)
    assert hint(table, ply=later["ply"]).status_code == 200
    assert len(thinker.questions) == 2
    assert table.snapshot()["table"]["hints"]["taken"] == [2, 0]


def test_who_asks_between_what_is_found_and_its_entry_gets_the_same(
    server: Running, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one stands in front of the table when the answer for the first one comes to it."""
    table = server.table("person", "medium")
    services = server.app.state.services

    async def both() -> list[Any]:
        gate = asyncio.Event()
        told = thinker.told

        async def told_later(question: str, *patience: float) -> dict[str, Any]:
            await gate.wait()
            return await told(question, *patience)

        monkeypatch.setattr(thinker, "told", told_later)
        first = asyncio.create_task(services.hints.hint(table.id, 0, 0, "idea", "a"))
        while not services.hints.waiting:
            await asyncio.sleep(0.01)
        async with services.hall.at(table.id):
            second = asyncio.create_task(services.hints.hint(table.id, 0, 0, "idea", "b"))
            await asyncio.sleep(0.1)
            gate.set()
            while services.hints.waiting:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.01)
        return [await first, await second]

    answers = asyncio.run_coroutine_threadsafe(both(), server.loop).result(PATIENCE)
    assert answers[0] == answers[1]
    assert len(thinker.questions) == 1
    assert notes(table) == ["hint-told-idea"]


def test_the_process_is_told_nothing_of_the_table(server: Running, thinker: Thinker) -> None:
    """It gets a position that was dealt again: no seed, and no deck as it truly lies."""
    table = server.table("person", "medium")
    hint(table)
    question = thinker.questions[0]
    assert sorted(question) == ["game", "hint", "sandbox", "seconds", "seed"]
    room = server.app.state.services.hall.rooms[table.id]
    truth = GAMES["stone_age"].to_json(room.table.running.state)
    assert question["sandbox"]["deck"] != truth["deck"]
    assert room.table.seed not in json.dumps(question)


def test_others_are_told_that_and_not_what(server: Running, thinker: Thinker) -> None:
    table = server.table("person", "person", hints=True)
    with table.live(1) as live:
        live.next()
        assert hint(table, "option").status_code == 200
        messages = live.until(2)
    assert [message["type"] for message in messages] == ["chat", "chat"]
    assert "place 5 forest" not in json.dumps([messages, table.snapshot(1), table.snapshot()])
    assert messages[0]["entry"]["note"]["args"]["player"]["key"] == "seat-0"


# Where there are none.


def test_people_have_hints_only_where_the_table_says_so(server: Running, thinker: Thinker) -> None:
    several = server.table("person", "person")
    assert several.snapshot()["table"]["hints"]["allowed"] is False
    assert refused(hint(several)) == (403, "hint-not-here")
    assert refused(several.post("/coach", {"ply": 0, "codes": ["place 1 field"]}, 0)) == (
        403,
        "hint-not-here",
    )
    assert refused(hint(server.table("person", "open", "medium"), ply=0)) == (403, "hint-not-here")
    assert refused(hint(server.table("person", "medium", hints=False))) == (403, "hint-not-here")
    assert hint(server.table("person", "person", hints=True)).status_code == 200
    assert len(thinker.questions) == 1


def test_a_try_that_counts_has_none(server: Running, thinker: Thinker) -> None:
    """Practice at the same deal has, and another game with the same seats has again."""
    made = server.post(f"/daily/stone_age/{daily.today()}", {}).json()
    table = Table(server, made["id"], {made["seat"]: made["token"]})
    table.until(lambda now: now["choice"] is not None, 0)
    assert table.snapshot()["table"]["hints"] == {"allowed": False, "taken": [0, 0, 0]}
    assert refused(hint(table)) == (403, "hint-not-here")
    assert thinker.questions == []


def test_only_who_decides_is_told_and_only_of_the_present(server: Running, thinker: Thinker) -> None:
    table = server.table("person", "person", hints=True)
    assert refused(hint(table, seat=1)) == (403, "server-not-your-turn")
    assert table.post("/hint", {"ply": 0}).status_code == 401
    assert refused(hint(table, ply=7)) == (409, "server-ahead")
    table.play(0, 0, "place 2 forest")
    assert refused(hint(table, ply=0)) == (409, "server-stale")
    assert table.post("/hint", {"ply": 1, "step": "all"}, 1).status_code == 400
    table.play_out(random.Random(1))
    assert refused(hint(table)) == (409, "server-over")
    assert thinker.questions == []


def test_a_process_that_fails_is_a_polite_refusal(server: Running, thinker: Thinker) -> None:
    table = server.table("person", "medium")
    thinker.fails = True
    assert refused(hint(table)) == (503, "hint-busy")
    assert coach(table, "place 1 field") is None
    assert notes(table) == []
    thinker.fails = False
    assert hint(table).status_code == 200


def test_who_asks_for_much_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking is counted by its seconds; what is known already costs nothing."""
    limits = Limits()
    monkeypatch.setitem(RATES, "hint", Rate(0.001, 0.0001))
    with running(str(tmp_path / "civtable.db"), limits=limits) as strict:
        strict.app.state.services.hints.process = Thinker()
        tables = [strict.table("person", "medium") for _ in range(2)]
        assert hint(tables[0]).status_code == 200
        limits.charge("hint", "127.0.0.1", 1.0)
        assert hint(tables[1]).status_code == 429
        assert hint(tables[0], "option").status_code == 200
        assert coach(tables[1], "place 1 field") is None


# The coach.


def test_the_coach_speaks_once_of_a_choice_that_loses_much(server: Running, thinker: Thinker) -> None:
    table = server.table("person", "medium")
    thinker.loses = ["place 1 field"]
    assert coach(table, "place 1 tool_maker") is None
    assert notes(table) == []
    assert coach(table, "place 1 field") == WARNING
    assert coach(table, "place 1 field") is None, "it was said"
    assert notes(table) == ["hint-told-coach"]
    assert table.snapshot()["table"]["hints"]["taken"] == [1, 0]
    assert len(thinker.questions) == 2
    answer = table.post("/coach", {"ply": 0, "codes": ["use field"]}, 0)
    assert answer.status_code == 422


def test_a_coach_that_is_slow_says_nothing(
    server: Running, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it, and nothing is entered of what was not said."""
    monkeypatch.setattr(service, "LONGEST_COACHING", 0.01)
    thinker.silent = True
    table = server.table("person", "medium")
    assert coach(table, "place 1 field") is None
    assert coach(table, "place 1 tool_maker") is None, "it still thinks"
    assert len(thinker.questions) == 1
    assert notes(table) == []
    hints = server.app.state.services.hints
    for task in list(hints.tasks):
        server.loop.call_soon_threadsafe(task.cancel)


# What is kept.


@SQLITE_FIRST
def test_hints_outlive_a_restart_and_are_in_the_record(address: str) -> None:
    with running(address) as first:
        table = first.table("person", "medium")
        first.app.state.services.hints.process = Thinker()
        assert hint(table, "option").status_code == 200
    with running(address) as second:
        again = Table(second, table.id, table.tokens)
        process = second.app.state.services.hints.process = Thinker()
        assert hint(again, "option").json() == {"ply": 0, **ADVICE}
        assert process.questions == []
        assert notes(again) == ["hint-told-idea", "hint-told-option"]
        assert again.play(0, 0, "place 2 forest").status_code == 200
        later = again.until(lambda now: now["choice"] is not None, 0)
        assert hint(again, ply=later["ply"]).status_code == 200
        assert again.post("/undo/ask", {"ply": 0}, 0).status_code == 200
        again.play_out(random.Random(2))
        over = again.until(lambda now: now["table"]["status"] == "over", 0)
        assert over["table"]["hints"]["taken"] == [2, 0]
        text = again.get("/record").text
        kept = record_from_text(text)
        assert [(one.ply, one.seat, one.kind) for one in kept.hints] == [
            (0, 0, "idea"),
            (0, 0, "option"),
            (0, 0, "idea"),
        ]
        taken_in = second.post("/records", json.loads(text)).json()
        copied = Table(second, taken_in["id"], {})
        assert copied.snapshot()["table"]["hints"]["taken"] == [2, 0]
        assert record_from_text(copied.get("/record").text).hints[2].kind == "idea"


def test_a_real_process_finds_a_real_hint(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SECONDS", 0.05)
    assert isinstance(server.app.state.services.hints.process, BotProcess)
    table = server.table("person", "medium")
    shown = hint(table, "option").json()
    offered = [option["code"] for option in table.snapshot(0)["choice"]["options"]]
    assert shown["codes"][0] in offered
    assert shown["idea"]["key"].startswith("idea-stone_age-")
    assert shown["reasons"]
    assert table.play(0, 0, shown["codes"][0]).status_code == 200
