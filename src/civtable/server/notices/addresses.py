"""Where the server may send something that a stranger has named: public addresses, and nothing else.

A name is resolved when it is given and again whenever something is sent; the connection is made to the
address that was examined, not to the name, which could lead elsewhere a moment later.
"""

import asyncio
import re
import socket
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Any, Final
from urllib.parse import urlsplit

from civtable.core.errors import GameError
from civtable.core.words import Reason
from civtable.server.settings import plain_address

SECONDS: Final = 5.0
"""How long may be looked for an address that somebody names."""

STRANGERS: Final = ThreadPoolExecutor(2, "civtable-resolver")
"""Where that is done: a thread cannot be stopped, and slow names are not to keep those of others from it."""

SENDING: Final = ThreadPoolExecutor(8, "civtable-sending")
"""The same for what is sent: nothing else is to wait where names are looked for."""

LONGEST: Final = 500
PLAIN: Final = re.compile(r"[!-~]+")
PORTS: Final = {"https": 443, "http": 80}
CARRIERS: Final = [IPv6Network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Networks of IPv6 that carry addresses of IPv4 inside: who is behind them cannot be seen."""


Found = Sequence[tuple[Any, ...]]
"""What the system knows behind a name."""


class BadAddress(GameError):
    """Nothing is sent there; the reason says why."""


def bad_address(key: str) -> BadAddress:
    """The error for an address to which nothing is sent."""
    return BadAddress(Reason(key, {}))


@dataclass(frozen=True)
class Door:
    """An address that something can be sent to, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The address without what follows the host."""
        usual = PORTS["https" if self.secure else "http"]
        shown = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == usual else f":{self.port}"
        return f"http{'s' if self.secure else ''}://{shown}{port}"


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the internet at large."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in CARRIERS) or address.is_site_local:
            return False
    special = address.is_private or address.is_loopback or address.is_link_local or address.is_reserved
    return address.is_global and not (special or address.is_multicast or address.is_unspecified)


def looking(door: Door, threads: Executor) -> "asyncio.Future[Found]":
    """A thread looks for what is behind a door."""
    asking = partial(socket.getaddrinfo, door.host, door.port, type=socket.SOCK_STREAM)
    return asyncio.get_running_loop().run_in_executor(threads, asking)


@dataclass(frozen=True)
class Addresses:
    """The rule of this server; `private` lets its operator's own network in."""

    private: bool
    looked_for: dict[tuple[str, int], "asyncio.Future[Found]"] = field(default_factory=dict, compare=False)
    """The names that are being looked for to send something there."""

    def door(self, url: str) -> Door:
        """An address taken apart; raises BadAddress for one that is not to be used, whoever it leads to."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise bad_address("notices-address-form") from None
        if len(url) > LONGEST or not PLAIN.fullmatch(url) or not parts.hostname or parts.username is not None:
            raise bad_address("notices-address-form")
        if parts.scheme != "https" and not (self.private and parts.scheme == "http"):
            raise bad_address("notices-address-https")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Door(parts.scheme == "https", parts.hostname, port or PORTS[parts.scheme], path)

    async def resolve(self, door: Door) -> list[str]:
        """The addresses of IP behind a door, to send something there; raises BadAddress as below.

        Whoever sends something to a name that is being looked for waits for the same answer: one that is
        slow has one thread, however often something is sent there.
        """
        key = (door.host, door.port)
        lookup = self.looked_for.get(key)
        if lookup is None:
            lookup = self.looked_for[key] = looking(door, SENDING)
            lookup.add_done_callback(lambda done: self.known(key, done))
        return await self.examined(asyncio.shield(lookup))

    def known(self, key: tuple[str, int], done: "asyncio.Future[Found]") -> None:
        """A name is not looked for any more, whether or not anybody still waits for it."""
        self.looked_for.pop(key, None)
        if not done.cancelled():
            done.exception()

    async def examined(self, lookup: "asyncio.Future[Found]") -> list[str]:
        """What was found; raises BadAddress if that is nothing, or any address that is not public."""
        try:
            found = await lookup
        except (OSError, UnicodeError):
            raise bad_address("notices-address-nobody") from None
        texts = [str(entry[4][0]) for entry in found]
        known = [plain_address(text) for text in texts]
        if not texts or not (self.private or all(one is not None and is_public(one) for one in known)):
            raise bad_address("notices-address-private")
        return texts

    async def check(self, url: str) -> None:
        """Raises BadAddress for what somebody names and nothing is sent to, or is not found in time."""
        door = self.door(url)
        try:
            async with asyncio.timeout(SECONDS):
                await self.examined(looking(door, STRANGERS))
        except TimeoutError:
            raise bad_address("notices-address-nobody") from None
