"""Many who come at once, for the same thing or from the same address: everybody else is seen to between."""

import asyncio
import gc
import socket
import struct
import threading
from typing import Any

import pytest

from civtable.server import description
from civtable.server.door.guard import Guard
from civtable.server.door.hosts import Hosts
from civtable.server.door.limits import OURS, Limits
from civtable.server.door.turns import Turns
from civtable.server.games import puzzles
from civtable.server.running import worker
from civtable.server.settings import Settings
from civtable.server.tables import messages, showing, standing
from civtable.server.tables.problems import Still
from tests.server.running import PATIENCE, Running


def request_from(place: str) -> dict[str, Any]:
    """A request as uvicorn hands it over."""
    headers = [(b"host", b"localhost")]
    return {"type": "http", "method": "GET", "path": "/api/x", "headers": headers, "client": (place, 5)}


def test_of_one_address_one_request_begins_in_each_round_of_the_loop() -> None:
    """Others, who came later, need not wait for all of them; who gives up waiting keeps nobody waiting."""
    done: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        done.append(scope["client"][0])

    async def nothing(*args: Any) -> Any:
        return {"type": "http.request", "body": b""}

    async def ask() -> None:
        guard = Guard(app, "", Hosts(Settings()), {})
        places = ["10.0.0.1"] * 4 + ["10.0.0.2"]
        crowd = [asyncio.create_task(guard(request_from(one), nothing, nothing)) for one in places]
        await asyncio.sleep(0)
        assert done == ["10.0.0.1", "10.0.0.2"]
        crowd[1].cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        await guard(request_from("10.0.0.1"), nothing, nothing)
        await asyncio.sleep(0)
        assert not guard.turns.rows, "nothing is kept of who has gone"

    asyncio.run(asyncio.wait_for(ask(), 60))
    assert done == ["10.0.0.1", "10.0.0.2", *["10.0.0.1"] * 3]


def test_of_many_who_come_to_one_table_each_has_a_round_of_the_loop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, done = server.table("person", "person"), []
    snapshot_text = messages.snapshot_text

    def noted(*args: Any) -> str:
        done.append("told")
        server.loop.call_soon(done.append, "another")
        return snapshot_text(*args)

    async def come() -> None:
        async with hall.at(table.id) as room:
            await showing.messages_since(hall, Limits(), OURS, room, None, 0)

    async def crowd() -> None:
        await asyncio.gather(*[come() for _ in range(3)])

    hall = server.app.state.services.hall
    monkeypatch.setattr(showing, "snapshot_text", noted)
    asyncio.run_coroutine_threadsafe(crowd(), server.loop).result(60)
    assert done[:5] == ["told", "another"] * 2 + ["told"]


def test_the_log_of_a_game_that_is_only_kept_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told, dumps = [], messages.dumps

    def noted(data: Any) -> str:
        told.append(data)
        return dumps(data)

    monkeypatch.setattr(standing, "dumps", noted)
    still = Still({"id": "abcdefghijkl"}, None, final={"log": [{"ply": 1}]})
    assert [standing.still_log(still, eyes) for eyes in (0, 1)] == ['[{"ply":1}]'] * 2
    assert len(told) == 1


def test_what_a_worker_has_loaded_is_not_looked_through_while_it_serves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody is answered while that is done: a fifth of a second for all that is there at the start."""
    frozen = []
    monkeypatch.setattr(worker.Worker, "run", lambda *args: frozen.append(gc.get_freeze_count()))
    monkeypatch.setattr(worker, "allow_many_files", lambda: None)
    try:
        worker.serve(Settings(), None)  # type: ignore[arg-type]
    finally:
        gc.unfreeze()
    assert frozen[0] > 50_000


@pytest.mark.parametrize(
    ("path", "module", "name"),
    [
        ("/openapi.json", description, "ViewSchemas"),
        ("/docs", description, "ViewSchemas"),
        ("/puzzles", puzzles, "line_of"),
    ],
)
def test_what_takes_long_the_first_time_keeps_nobody_waiting(
    server: Running, monkeypatch: pytest.MonkeyPatch, path: str, module: Any, name: str
) -> None:
    work, threads = getattr(module, name), []

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return work(*args)

    monkeypatch.setattr(module, name, noted)
    monkeypatch.setattr(server.app, "openapi_schema", None)
    getattr(server.app.state, "described", {}).clear()
    puzzles.lines.cache_clear()
    first, second = server.get(path), server.get(path)
    assert (first.status_code, first.text) == (200, second.text)
    assert threads
    assert server.thread not in threads


def test_who_leaves_before_several_requests_are_answered_makes_no_mistake_of_ours(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger who does so again and again would fill the log."""
    done = threading.Event()
    handle, known = Guard.handle, server.config.connections.known
    begun: list[str] = []

    async def mine(self: Turns, who: str) -> None:
        begun.append(who)
        while len(begun) > 1 and len(known) > before:
            await asyncio.sleep(0.01)

    async def noted(self: Guard, *args: Any) -> None:
        try:
            await handle(self, *args)
        finally:
            if len(begun) > 1:
                done.set()

    monkeypatch.setattr(Turns, "mine", mine)
    monkeypatch.setattr(Guard, "handle", noted)
    before = len(known)
    with socket.create_connection(("127.0.0.1", int(server.host.split(":")[1]))) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.sendall(f"GET /api/games HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode() * 3)
        assert client.recv(10)
    assert done.wait(PATIENCE)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
