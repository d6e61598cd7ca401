"""One POST to somebody else's server: to the examined address, within a bounded time, no redirects."""

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final

from civtable.server.notices.addresses import Addresses, Door

SECONDS: Final = 10.0
"""How long the whole of it may take."""

MOST_TRIED: Final = 4
"""How many addresses of one name are tried."""

LONGEST: Final = 16_384
"""How many bytes of headers an answer may have; its body is not read."""


@dataclass(frozen=True)
class Answer:
    """What came back: the status, and after how many seconds to come again if that was said."""

    status: int
    wait: float = 0.0


class NoAnswer(Exception):
    """Nobody answered in time, or nothing that is HTTP."""


@cache
def secure() -> ssl.SSLContext:
    """Whom we believe to be who they say."""
    return ssl.create_default_context()


async def post(addresses: Addresses, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
    """Post something; raises BadAddress before anything is sent, and NoAnswer if nobody answers."""
    door = addresses.door(url)
    host = door.origin.partition("://")[2]
    lines = [f"POST {door.path} HTTP/1.1", f"Host: {host}", "Connection: close", "User-Agent: civtable"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("ascii")
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await connected(door, await addresses.resolve(door))
            try:
                writer.write(head + body)
                await writer.drain()
                return read_answer(await reader.readuntil(b"\r\n\r\n"))
            finally:
                writer.transport.abort()  # nothing of the rest is wanted
                with suppress(OSError):
                    await writer.wait_closed()
    except (
        OSError,
        ValueError,
        TimeoutError,
        asyncio.IncompleteReadError,
        asyncio.LimitOverrunError,
    ) as error:
        raise NoAnswer(type(error).__name__) from None


async def connected(door: Door, found: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of some addresses that lets us in; each has its share of the time."""
    failed: Exception = OSError("no address")
    for address in found[:MOST_TRIED]:
        try:
            async with asyncio.timeout(SECONDS / min(len(found), MOST_TRIED)):
                return await asyncio.open_connection(
                    address,
                    door.port,
                    limit=LONGEST,
                    ssl=secure() if door.secure else None,
                    server_hostname=door.host if door.secure else None,
                )
        except (OSError, TimeoutError) as error:
            failed = error
    raise failed


def read_answer(head: bytes) -> Answer:
    """The status and the header Retry-After of an answer. Raises ValueError for what is no answer."""
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status = [*first.split(" ", 2), ""][:2]
    if not version.startswith("HTTP/1.") or not (status.isdecimal() and len(status) == 3):
        raise ValueError("no HTTP")
    fields = {
        name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
    }
    wait = fields.get("retry-after", "")
    return Answer(int(status), float(wait) if wait.isdecimal() and len(wait) < 7 else 0.0)
