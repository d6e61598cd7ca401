"""A server that tests talk to over real sockets."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from civtable.server.app import create_app
from civtable.server.door.limits import Limits
from civtable.server.running.run import configuration
from civtable.server.settings import Settings
from civtable.server.storage.database import database_url, make_private, prepare
from civtable.server.tables import play
from tests.quick import quick_choice

PATIENCE = 300.0
"""Seconds after which what should happen counts as not happening, on a machine with much to do too."""


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        self.app = create_app(settings, limits)
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{listener.getsockname()[1]}"
        self.url = f"http://{self.host}"
        config = self.config = configuration(self.app, settings)
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([listener],))
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        self.loop = self.app.state.services.store.loop
        self.http = httpx.Client(
            verify=False, base_url=self.url, timeout=PATIENCE, headers={"X-Civtable": "1"}
        )

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join()

    # Requests.

    def get(self, path: str, token: str | None = None, **query: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query, headers=bearer(token))

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body if body is not None else {}, headers=bearer(token))

    def table(self, *seats: str, game: str = "stone_age", **more: Any) -> "Table":
        """A new table; a seat is "person", "open", or the level of a bot."""
        kinds = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "level": s} for s in seats]
        made = self.post("/tables", {"game": game, "seats": kinds, **more})
        assert made.status_code == 201, made.text
        data = made.json()
        return Table(self, data["id"], {seat["seat"]: seat["token"] for seat in data["seats"]})


class Table:
    """A table of a running server, and the tokens that one has for it."""

    def __init__(self, server: Running, table_id: str, tokens: dict[int, str]) -> None:
        self.server = server
        self.id = table_id
        self.tokens = tokens

    def get(self, path: str = "", by: int | None = None, **query: Any) -> httpx.Response:
        token = self.tokens[by] if by is not None else None
        return self.server.get(f"/tables/{self.id}{path}", token, **query)

    def post(self, path: str, body: Any = None, by: int | None = None) -> httpx.Response:
        token = self.tokens[by] if by is not None else None
        return self.server.post(f"/tables/{self.id}{path}", body, token)

    def snapshot(self, seat: int | None = None) -> Any:
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play(self, seat: int, ply: int, code: str) -> httpx.Response:
        return self.post("/moves", {"ply": ply, "code": code}, seat)

    def play_out(self, dice: random.Random, most: int | None = None) -> int:
        """Persons choose, so that the game is soon at its end, or so often and at random; how often.

        Not over HTTP, for speed, but otherwise as if it had been.
        """

        async def play_all() -> int:
            hall = self.server.app.state.services.hall
            played = 0
            while True:
                async with hall.at(self.id) as room:
                    decision = room.table.decision
                    if decision is None or played == most:
                        return played
                    codes = [
                        option.code for option in decision.options if option is not room.table.game.giving_up
                    ]
                    code = quick_choice(codes, dice) if most is None else dice.choice(codes)
                    await play.choose(hall, room, decision.seat, room.table.ply, [code])
                played += 1

        return asyncio.run_coroutine_threadsafe(play_all(), self.server.loop).result(PATIENCE * 1.5)

    def until(self, condition: Any, seat: int | None = None) -> Any:
        """The first snapshot that meets a condition."""
        found: list[Any] = []

        def look() -> bool:
            found[:] = [self.snapshot(seat)]
            return bool(condition(found[0]))

        wait_for(look)
        return found[0]

    @contextmanager
    def live(
        self, seat: int | None = None, since: int | None = None, hidden: bool = False
    ) -> Iterator["Live"]:
        """A live connection; `hidden`: of a page that is out of sight."""
        with connect(f"ws://{self.server.host}/api/tables/{self.id}/live", max_size=None) as socket_:
            token = self.tokens[seat] if seat is not None else None
            socket_.send(json.dumps({"token": token, "since": since, "hidden": hidden}))
            yield Live(socket_)


class Live:
    """A live connection, and what came over it."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_

    def next(self, timeout: float = PATIENCE) -> Any:
        """The next message that has a number; presence is left out."""
        while True:
            message = json.loads(self.socket.recv(timeout=timeout))
            if "seq" in message:
                return message

    def any(self, timeout: float = PATIENCE) -> Any:
        """The next message of any kind."""
        return json.loads(self.socket.recv(timeout=timeout))

    def until(self, seq: int) -> list[Any]:
        """All messages up to a number."""
        found = [self.next()]
        while found[-1]["seq"] < seq:
            found.append(self.next())
        return found


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token is not None else {}


def wait_for(condition: Any) -> None:
    """Wait until something is so; fails if it takes too long."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


@cache
def new_file() -> bytes:
    """A SQLite file as a server makes it, the same each time: without it, half of a start is making one."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "civtable.db"
        prepare(database_url(str(path)), workers=1)
        return path.read_bytes()


def furnish(address: str) -> None:
    """What a server would make first, where a file is not there yet."""
    if "://" in address or Path(address).exists():
        return
    make_private(Path(address))
    Path(address).write_bytes(new_file())


@contextmanager
def running(
    address: str, workers: int = 1, limits: Limits | None = None, settings: Settings | None = None
) -> Iterator[Running]:
    """A server on a database, with nearly no limits unless some are given."""
    furnish(address)
    usual = settings or Settings(generous=True)
    server = Running(replace(usual, db=address, workers=workers), limits)
    try:
        yield server
    finally:
        server.stop()
