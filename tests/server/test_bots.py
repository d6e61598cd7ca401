"""Bots in their own processes: replaced when they die, never in the way."""

import ast
import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import pytest
import uvloop

from civtable.bots.thinking import PROCESSES
from civtable.server.bots import asking
from civtable.server.bots import serving as bots
from civtable.server.bots.asking import BotFailed, BotProcess, BotSilent, patience_for, tell
from civtable.server.bots.serving import Bots
from tests.server.running import Running, running, wait_for


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server at which no other bots play."""
    with running(str(tmp_path / "civtable.db")) as server:
        yield server


def test_a_process_that_died_is_replaced(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a bot's process is killed, the game goes on."""
    killed: list[int] = []
    asked = itertools.count(1)
    ask = BotProcess.ask

    async def ask_and_kill(self: BotProcess, question: str, *patience: float) -> str:
        code = await ask(self, question, *patience)
        if self.process is not None and len(killed) < 3 and next(asked) % 5 == 0:
            killed.append(self.process.pid)
            self.process.kill()
        return code

    monkeypatch.setattr(BotProcess, "ask", ask_and_kill)
    table = own.table("random", "book")
    wait_for(lambda: len(killed) == 3)
    ply = table.snapshot()["ply"]
    table.until(lambda seen: seen["ply"] > ply + 5 or seen["decision"] is None)


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_process_whose_end_is_not_yet_known_is_replaced(
    run: Callable[[Coroutine[None, None, None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pipe is closed already, and each kind of loop says so in its own way."""
    answers = 'import sys\nfor line in sys.stdin: print(\'{"code": "pass"}\', flush=True)'
    monkeypatch.setattr(asking, "PROGRAM", ("-c", answers))

    async def ask_after_the_end() -> None:
        process = BotProcess()
        assert await process.ask("{}") == "pass"
        assert process.process is not None
        assert process.process.stdin is not None
        process.process.stdin.transport.abort()
        await asyncio.sleep(0)
        with pytest.raises(BotFailed):
            await process.ask("{}")
        assert await process.ask("{}") == "pass"
        await process.close()

    run(ask_after_the_end())


def test_the_server_ends_although_a_task_has_lost_its_cancellation() -> None:
    async def lose_it() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(300)
        await asyncio.sleep(300)

    async def end() -> None:
        ending = Bots.__new__(Bots)
        ending.tasks = [asyncio.create_task(lose_it())]
        ending.share = Mock(let_go=AsyncMock())
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await ending.close()

    asyncio.run(end())


def test_a_bot_that_always_fails_is_replaced_and_the_table_is_told(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked again after growing pauses; then another one chooses, and the table is told."""
    asked: list[str] = []
    ask = BotProcess.ask

    async def fail(self: BotProcess, question: str, *patience: float) -> str:
        level = json.loads(question)["level"]
        asked.append(level)
        if level == "random":
            raise BotFailed("ConnectionError")
        return await ask(self, question, *patience)

    monkeypatch.setattr(bots, "PAUSES", (0.01, 0.02, 0.04))
    monkeypatch.setattr(BotProcess, "ask", fail)
    table = own.table("random", "person")
    seen = table.until(lambda seen: seen["choice"] is not None, 1)
    assert asked == ["random"] * 3 + ["medium"]
    (line,) = seen["chat"]
    assert line["note"]["key"] == "server-note-bot-replaced"
    assert (line["seat"], line["name"]) == (None, None)
    table.play(1, seen["ply"], seen["choice"]["options"][0]["code"])
    table.until(lambda later: later["ply"] > seen["ply"] + 1, 1)
    assert asked[4:] == ["medium"] * len(asked[4:]), "who was replaced once is not waited for again"
    assert len(table.snapshot(1)["chat"]) == 1


@pytest.mark.parametrize(
    "program", ["import time; time.sleep(60)", "import sys, time; sys.stdin.readline(); time.sleep(60)"]
)
def test_a_process_that_is_silent_is_not_waited_for_long(
    monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    """Nor one that does not even listen: what is said to it waits in the pipe."""
    monkeypatch.setattr(asking, "PROGRAM", ("-c", program))
    monkeypatch.setattr(asking, "TO_START", 0.1)

    async def wait_in_vain() -> None:
        process = BotProcess()
        with pytest.raises(BotSilent):
            await process.ask("x" * 10_000_000, 0.1)
        assert process.process is None, "the next question goes to a new one"

    asyncio.run(wait_in_vain())


def test_a_bot_is_waited_for_as_long_as_its_level_thinks(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, float] = {}

    async def noted(self: BotProcess, question: str, patience: float) -> str:
        found[json.loads(question)["level"]] = patience
        return "place 1 forest"

    monkeypatch.setattr(BotProcess, "ask", noted)
    for level in ("medium", "hard", "expert"):
        own.table(level, "person")
    wait_for(lambda: len(found) == 3)
    assert found["medium"] == patience_for(None) < found["hard"] <= patience_for(0.3)
    assert found["hard"] < found["expert"] <= patience_for(1.0) < patience_for(None, policy=True) <= 60


def test_a_bot_that_was_silent_once_is_replaced_at_once(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To wait for it again would keep all others waiting."""
    asked: list[str] = []
    ask = BotProcess.ask

    async def be_silent(self: BotProcess, question: str, *patience: float) -> str:
        asked.append(json.loads(question)["level"])
        if asked[-1] == "random":
            raise BotSilent("silent")
        return await ask(self, question, *patience)

    monkeypatch.setattr(BotProcess, "ask", be_silent)
    table = own.table("random", "person")
    seen = table.until(lambda seen: seen["choice"] is not None, 1)
    assert asked[:2] == ["random", "medium"]
    assert set(asked[2:]) <= {"medium"}
    assert [line["note"]["key"] for line in seen["chat"]] == ["server-note-bot-replaced"]


def test_where_the_stand_in_is_silent_the_lot_decides(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that does not end in a bot's process: two waited for it, and no more."""
    asked: list[str] = []

    async def be_silent(self: BotProcess, question: str, *patience: float) -> str:
        asked.append(json.loads(question)["level"])
        raise BotSilent("silent")

    monkeypatch.setattr(BotProcess, "ask", be_silent)
    table = own.table("random", "person")
    wait_for(lambda: table.snapshot()["ply"] > 0)
    assert asked[:2] == ["random", "medium"]


def test_where_a_bot_has_failed_the_table_waits_behind_those_of_others(own: Running) -> None:
    """It may take long again. Among tables of bots only, it is not passed over for ever."""
    order: list[str] = []

    async def queue() -> None:
        serving = Bots(own.app.state.services.hall, "secret", 1)
        serving.failures["failed"] = (0, 1)
        for table in ("failed", "one", "two"):
            serving.call(table)
        while not serving.waiting.empty():
            order.append(serving.waiting.get_nowait()[2])

    asyncio.run_coroutine_threadsafe(queue(), own.loop).result(300)
    assert order == ["one", "two", "failed"]


def test_nothing_is_kept_of_bots_at_a_table_that_is_over(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: BotProcess, question: str, *patience: float) -> str:
        raise BotSilent("silent")

    monkeypatch.setattr(bots, "PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(BotProcess, "ask", fail)
    table = own.table("random", "person")
    serving = own.app.state.bots
    wait_for(lambda: serving.replaced)
    serving.forget(table.id)
    assert (serving.replaced, serving.failures, serving.thought) == (set(), {}, {})


def test_where_no_bot_answers_the_lot_decides(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: BotProcess, question: str, *patience: float) -> str:
        raise BotFailed("TimeoutError")

    monkeypatch.setattr(bots, "PAUSES", (0.01, 0.01, 0.01))
    monkeypatch.setattr(BotProcess, "ask", fail)
    table = own.table("book", "person")
    table.until(lambda seen: seen["choice"] is not None, 1)


@pytest.mark.parametrize("said", ['{"code": "pla', "[]", '{"code": "no such code"}', "\\xff"])
def test_a_half_line_or_a_wrong_code_is_a_failure_like_any_other(
    own: Running, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    """The table goes on with another bot, and so do all other tables."""
    program = "import sys\nfor line in sys.stdin: print(" + repr(said) + ", flush=True)"
    monkeypatch.setattr(bots, "PAUSES", (0.01, 0.01, 0.01))
    monkeypatch.setattr(asking, "PROGRAM", ("-c", program))
    table = own.table("book", "person")
    table.until(lambda seen: seen["choice"] is not None, 1)


def test_a_bot_gets_nothing_of_the_environment_that_it_does_not_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its process finds around it, told by the process itself."""
    monkeypatch.setenv("CIVTABLE_DB", "postgresql://owner:secret@localhost/games")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "secret")
    program = "import json, os, sys\nfor line in sys.stdin: print(json.dumps({'code': sorted(os.environ)}))\n"
    monkeypatch.setattr(asking, "PROGRAM", ("-uc", program))

    async def look() -> str:
        process = BotProcess()
        try:
            return await process.ask("{}")
        finally:
            await process.close()

    found = set(ast.literal_eval(asyncio.run(look())))
    assert found <= {*asking.PASSED_ON, "LC_CTYPE"}, "LC_CTYPE is set by Python itself"
    assert "PATH" in found


def test_telling_a_process_that_has_ended_is_a_lost_connection() -> None:
    """By the loop that servers have, which knows before anybody has asked."""

    async def too_late() -> None:
        process = await asyncio.create_subprocess_exec("true", stdin=asyncio.subprocess.PIPE)
        assert process.stdin is not None
        await process.wait()
        while not process.stdin.is_closing():
            await asyncio.sleep(0.01)
        with pytest.raises(ConnectionError):
            await tell(process, "{}")

    uvloop.run(too_late())


def test_people_come_before_tables_of_bots_only(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """With many tables of bots waiting, the bot of a person's table is asked next."""
    order: list[int] = []
    hold = threading.Event()
    ask = BotProcess.ask

    async def slow(self: BotProcess, question: str, *patience: float) -> str:
        order.append(len(json.loads(question)["sandbox"]["players"]))
        while not hold.is_set():
            await asyncio.sleep(0.01)
        return await ask(self, question, *patience)

    monkeypatch.setattr(BotProcess, "ask", slow)
    for _ in range(5):
        own.table("random", "random")
    wait_for(lambda: len(order) == PROCESSES)
    person = own.table("person", "book", "book", "book")
    person.play(0, 0, "place 1 forest")
    hold.set()
    person.until(lambda seen: seen["choice"] is not None and seen["ply"] > 3, 0)
    assert order[PROCESSES] == 4


def test_a_thinking_bot_holds_up_nobody(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks, its table and others answer, and what it says too late falls away."""
    ask = BotProcess.ask
    thinking: list[str] = []
    enough = threading.Event()
    answered: list[str] = []

    async def think_long(self: BotProcess, question: str, *patience: float) -> str:
        thinking.append(question)
        code = await ask(self, question, *patience)
        while not enough.is_set():
            await asyncio.sleep(0.01)
        answered.append(code)
        return code

    monkeypatch.setattr(BotProcess, "ask", think_long)
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


def test_a_table_of_bots_gives_way_for_as_long_as_others_have_much_to_do() -> None:
    """The busier the server is with others, the longer; what it has to do itself does not count."""

    async def measured(others: int) -> float:
        now = time.monotonic()
        clock = Mock(side_effect=lambda: now)

        def a_request() -> None:
            nonlocal now
            now += 0.001

        for _ in range(others):
            asyncio.get_running_loop().call_soon(a_request)
        with patch.object(bots, "time", Mock(monotonic=clock)):
            return await bots.busy_for()

    assert asyncio.run(measured(0)) == 0
    assert asyncio.run(measured(3)) == pytest.approx(0.003)


def test_who_is_cancelled_while_a_process_starts_leaves_none_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server may end in that moment."""
    create = asyncio.create_subprocess_exec
    begun: list[asyncio.subprocess.Process] = []

    async def create_slowly(*words: Any, **more: Any) -> asyncio.subprocess.Process:
        begun.append(await create(*words, **more))
        await asyncio.sleep(0.1)
        return begun[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", create_slowly)

    async def end_meanwhile() -> int | None:
        process = BotProcess()
        asked = asyncio.create_task(process.ask("{}"))
        while not begun:
            await asyncio.sleep(0.01)
        asked.cancel()
        with suppress(asyncio.CancelledError):
            await asked
        await process.close()
        return begun[0].returncode

    assert uvloop.run(end_meanwhile()) is not None
