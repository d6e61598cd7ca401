"""Addresses that strangers name: looked for within a bounded time, out of everybody else's way."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from civtable.server.notices import addresses, posting
from civtable.server.notices.addresses import Addresses, BadAddress

PUBLIC = "93.184.216.34"
SLOW = 7


class Resolver:
    """Names that are known at once, and slow ones that are not until it ends."""

    def __init__(self) -> None:
        self.end = threading.Event()
        self.asked: list[str] = []
        self.most = self.now = 0

    def look(self, host: str, port: int, **more: Any) -> list[Any]:
        self.asked.append(host)
        if host.startswith("slow"):
            self.now += 1
            self.most = max(self.most, self.now)
            self.end.wait(60)
            self.now -= 1
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (PUBLIC, port))]


@pytest.fixture
def resolver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Resolver]:
    found, threads = Resolver(), ThreadPoolExecutor(2)
    monkeypatch.setattr(socket, "getaddrinfo", found.look)
    monkeypatch.setattr(addresses, "SECONDS", 0.3)
    monkeypatch.setattr(addresses, "STRANGERS", threads)
    yield found
    found.end.set()
    threads.shutdown()


def test_slow_names_are_refused_in_time_and_keep_no_notice_waiting(resolver: Resolver) -> None:
    """However many are named: two are looked for at a time, and the rest is sent meanwhile."""
    rule = Addresses(private=False)

    async def name_all() -> list[Any]:
        names = [rule.check(f"https://slow{number}.example/") for number in range(SLOW)]
        checks = asyncio.gather(*names, return_exceptions=True)
        await asyncio.sleep(0.1)
        door = rule.door("https://push.example/")
        sent = [address for _ in range(20) for address in await asyncio.wait_for(rule.resolve(door), 10)]
        assert sent == [PUBLIC] * 20
        refused = await checks
        resolver.end.set()
        return refused

    began = time.monotonic()
    refused = asyncio.run(name_all())
    assert time.monotonic() - began < 30
    assert [str(error.reason.key) for error in refused if isinstance(error, BadAddress)] == [
        "notices-address-nobody"
    ] * SLOW
    assert resolver.most == 2
    assert len([host for host in resolver.asked if host.startswith("slow")]) == 2, "no other was looked for"


def test_a_name_that_is_found_in_time_is_accepted(resolver: Resolver) -> None:
    asyncio.run(Addresses(private=False).check("https://quick.example/"))
    assert resolver.asked == ["quick.example"]


def test_slow_names_keep_nobody_waiting_to_whom_nothing_is_sent(
    resolver: Resolver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent to them looks for each name once, where nothing else is done: not where passwords are."""
    rule, threads = Addresses(private=False), ThreadPoolExecutor(SLOW)
    monkeypatch.setattr(posting, "SECONDS", 0.3)
    monkeypatch.setattr(addresses, "SENDING", threads, raising=False)

    async def send_all() -> list[Any]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
        urls = [f"https://slow{number}.example/" for number in range(SLOW)] * 2
        sent = [
            await asyncio.gather(*[posting.post(rule, url, {}, b"") for url in urls], return_exceptions=True)
            for _ in range(2)
        ]
        elsewhere = asyncio.create_task(asyncio.to_thread(lambda: "a password"))
        done, _ = await asyncio.wait([elsewhere], timeout=10)
        resolver.end.set()
        assert done, "it waits for slow names"
        return [type(error) for round_ in sent for error in round_]

    assert asyncio.run(send_all()) == [posting.NoAnswer] * SLOW * 4
    assert sorted(resolver.asked) == [f"slow{number}.example" for number in range(SLOW)]
    threads.shutdown()


def test_a_name_is_looked_for_again_when_it_was_found_or_not(resolver: Resolver) -> None:
    """What was found once is not taken for true the next time."""
    rule = Addresses(private=False)

    async def send() -> list[str]:
        return [*await rule.resolve(rule.door("https://push.example/"))]

    async def twice() -> None:
        assert await send() == [PUBLIC]
        assert await send() == [PUBLIC]

    asyncio.run(twice())
    assert resolver.asked == ["push.example"] * 2


def test_an_address_that_lets_nobody_in_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may have several; nothing is sent twice."""
    came: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        writer.close()

    async def send() -> int:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            found = [
                (socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))
                for host in ("127.0.0.2", "127.0.0.1")
            ]
            monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
            rule = Addresses(private=True)
            return (await posting.post(rule, f"http://push.example:{port}/", {}, b"")).status

    assert asyncio.run(send()) == 201
    assert len(came) == 1
