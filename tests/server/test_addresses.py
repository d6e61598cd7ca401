"""Addresses that strangers name: looked for within a bounded time, out of everybody else's way."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from civtable.server.notices import addresses
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
        sent = [await asyncio.wait_for(rule.resolve(door), 10) for _ in range(20)]
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
