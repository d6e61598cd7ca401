"""Connections to PostgreSQL that end without a word: they are noticed, given up and made again."""

import asyncio
import socket
import threading
from contextlib import suppress
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import OperationalError

from civtable.server.bots.share import Share
from civtable.server.storage import store as storing
from civtable.server.storage.database import database_url, open_engine, reading_engine
from civtable.server.storage.store import Store
from tests.server.running import wait_for


class Line:
    """What stands between a server and PostgreSQL; it can fall silent without ending any connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.silent = threading.Event()  # of the connections so far
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        """Take connections, and carry what both sides say."""
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other, self.silent), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket, silent: threading.Event) -> None:
        """Carry what one side says to the other."""
        with suppress(OSError):
            while data := one.recv(65536):
                if not silent.is_set():
                    other.sendall(data)

    def fall_silent(self) -> None:
        """Nothing more comes through the connections that there are; new ones are as before."""
        self.silent.set()
        self.silent = threading.Event()

    def close(self) -> None:
        """End everything."""
        for one in (self.listener, *self.ends):
            one.close()


def test_an_ear_that_hears_nothing_more_listens_anew(pg: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line to PostgreSQL is dead and nobody says so: it is made again, and news are caught up with."""
    monkeypatch.setattr(storing, "EAR_SECONDS", 0.5)
    monkeypatch.setattr(storing, "EAR_PATIENCE", 0.5)
    url = database_url(pg.new_database())
    line = Line(pg.port)

    async def listen() -> None:
        store = Store(open_engine(url.set(port=line.listener.getsockname()[1])))
        store.start()
        made: list[int] = []
        heard: list[str] = []
        store.listen(lambda table, seq, bot_next: heard.append(table), lambda: made.append(1))
        await asyncio.to_thread(wait_for, lambda: len(made) == 1)
        line.fall_silent()
        await asyncio.to_thread(wait_for, lambda: len(made) == 2)
        elsewhere = open_engine(url)
        with elsewhere.begin() as connection:
            connection.execute(text("SELECT pg_notify('civtable', 'abcdefghijkl 1 0')"))
        elsewhere.dispose()
        await asyncio.to_thread(wait_for, lambda: heard == ["abcdefghijkl"])
        await store.close()

    asyncio.run(listen())
    line.close()


def test_an_ear_goes_deaf_by_nothing_that_goes_wrong_beside_it(
    pg: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a system that has no room for another thread in this moment."""
    monkeypatch.setattr(storing, "EAR_SECONDS", 0.01)
    full = Mock(side_effect=RuntimeError("can't start new thread"))
    url = database_url(pg.new_database())

    async def listen() -> None:
        store = Store(open_engine(url))
        store.start()
        made: list[int] = []
        monkeypatch.setattr(storing, "ended_if_silent", full)
        store.listen(lambda *news: None, lambda: made.append(1))
        await asyncio.to_thread(wait_for, lambda: full.called)
        monkeypatch.undo()
        await asyncio.to_thread(wait_for, lambda: len(made) >= 2)
        await store.close()

    asyncio.run(listen())


def test_every_connection_notices_a_machine_that_is_gone_but_as_the_address_says(pg: Any) -> None:
    url = make_url(f"{database_url(pg.new_database())}?keepalives_idle=77")
    engine = open_engine(url)
    for one in (engine, reading_engine(engine, 1)):
        with one.connect() as connection:
            driver: Any = connection.connection.driver_connection
            told = driver.info.get_parameters()
        one.dispose()
        assert (told["keepalives_idle"], told["keepalives_count"]) == ("77", "3")
        assert (told["keepalives_interval"], told["tcp_user_timeout"]) == ("5", "15000")


def test_a_share_that_may_be_lost_is_not_kept_in_the_pool(pg: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What made sure of the share failed, though its connection is well: another process gets the share."""
    url = database_url(pg.new_database())
    stores = [Store(open_engine(url)), Store(open_engine(url))]
    one, other = [Share(store, 1) for store in stores]
    assert (one.lock(), other.lock()) == (0, None)
    monkeypatch.setattr(Connection, "execute", fail)
    assert one.lock() is None
    monkeypatch.undo()
    wait_for(lambda: other.lock() == 0)
    for share in (one, other):
        asyncio.run(share.let_go())
    for store in stores:
        store.engine.dispose()


def fail(connection: Connection, statement: Any) -> None:
    raise OperationalError("SELECT 1", {}, Exception("for a moment"))
