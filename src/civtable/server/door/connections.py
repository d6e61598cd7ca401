"""Connections: how many there may be, and how long a request may take to arrive.

A server that waits politely for half-sent requests can be filled with them. So a request has to arrive
within seconds, an address has a bounded number of connections, and where that is reached the one that has
waited longest makes room for the new one: somebody behind the same address still gets in. What one connection
sends at once, in many small parts, is read before anybody else has their turn: so that is bounded, too.
"""

import asyncio
import time
from collections import deque
from typing import Final

from starlette.responses import Response
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from civtable.server.door.guard import refusal
from civtable.server.errors import Refused, refused
from civtable.server.running import metrics
from civtable.server.settings import Networks, Settings, place_of
from civtable.system import most_open_files

MOST_HEADERS: Final = 32_000
"""The length of a request's first line and headers, in all."""

MOST_AHEAD: Final = 20
"""How many requests may be sent before the first of them is answered; browsers wait for each answer."""

MOST_PIECES: Final = 5_000
"""In how many pieces a body may come: the largest one, of a record, in pieces of 200 bytes."""

MOST_WORDS: Final = 60
WORDS_A_SECOND: Final = 2.0
"""How many messages a live connection may send at once, and in the long run: it only gives signs of life."""

PIECE: Final = 4096
"""How many bytes of a live connection are read at a time."""

SEND_SECONDS: Final = 60.0
"""How long a client may leave us waiting with something that it does not read."""

FRESH_SECONDS: Final = 1.0
"""For so long a connection without a request may just be new."""

BACKLOG: Final = 512
RESERVE: Final = BACKLOG + 256
"""Files that are not connections of ours: the database, bots, and those accepted in one turn of the loop."""

HALF_SENT, IDLE, BUSY = range(3)


class Visitor:
    """One connection: what it does, and since when."""

    __slots__ = ("place", "since", "state", "transport")

    def __init__(self, transport: asyncio.Transport, place: str) -> None:
        self.transport = transport
        self.place = place
        self.state = HALF_SENT
        self.since = time.monotonic()


class Crowd:
    """The connections of an address, or all of them; those that wait in the order of their waiting."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self.waiting: tuple[dict[Visitor, None], dict[Visitor, None]] = ({}, {})  # half-sent ones, idle ones

    def add(self, visitor: Visitor) -> None:
        """One more, or one that has changed."""
        self.visitors.add(visitor)
        if visitor.state != BUSY:
            self.waiting[visitor.state][visitor] = None

    def remove(self, visitor: Visitor) -> None:
        """One less, or one that is about to change."""
        self.visitors.discard(visitor)
        if visitor.state != BUSY:
            self.waiting[visitor.state].pop(visitor, None)

    def first_to_go(self) -> Visitor | None:
        """Who makes room: a request that does not arrive before a client that may come back."""
        half_sent = next(iter(self.waiting[HALF_SENT]), None)
        idle = next(iter(self.waiting[IDLE]), None)
        if half_sent is None or idle is None:
            return half_sent or idle
        is_fresh = time.monotonic() - half_sent.since < FRESH_SECONDS
        return idle if is_fresh and idle.since < half_sent.since else half_sent


class Connections:
    """All connections of a worker, those of live tables included."""

    def __init__(self, settings: Settings) -> None:
        files = most_open_files()
        self.most = files - min(RESERVE, files // 2)
        self.most_each = self.most if settings.generous else settings.connections_each
        self.proxies = Networks(settings.proxies)
        self.everybody = Crowd()
        self.places: dict[str, Crowd] = {}
        self.known: dict[asyncio.Transport, Visitor] = {}

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Let somebody in, if need be in place of another; False if all others are being served."""
        place = place_of(address)
        here = self.places.get(place, Crowd())
        full_here = len(here.visitors) >= self.most_each and address not in self.proxies
        if full_here and not self.make_room(here):
            return False
        if len(self.everybody.visitors) >= self.most and not self.make_room(self.everybody):
            return False
        visitor = self.known[transport] = Visitor(transport, place)
        self.places.setdefault(place, here).add(visitor)
        self.everybody.add(visitor)
        return True

    def make_room(self, crowd: Crowd) -> bool:
        """Drop one connection that waits; False if there is none."""
        visitor = crowd.first_to_go()
        if visitor is None:
            return False
        self.leave(visitor.transport)
        visitor.transport.abort()
        return True

    def change(self, transport: asyncio.Transport, state: int) -> None:
        """A connection does something else now."""
        visitor = self.known.get(transport)
        if visitor is None or visitor.state == state:
            return
        crowds = (self.places[visitor.place], self.everybody)
        for crowd in crowds:
            crowd.remove(visitor)
        visitor.state = state
        visitor.since = time.monotonic()
        for crowd in crowds:
            crowd.add(visitor)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        visitor = self.known.pop(transport, None)
        if visitor is None:
            return
        self.everybody.remove(visitor)
        here = self.places[visitor.place]
        here.remove(visitor)
        if not here.visitors:
            del self.places[visitor.place]


class Configuration(Config):
    """How uvicorn runs us, and the connections that its protocols share."""

    connections: Connections
    settings: Settings


class Impatient(asyncio.Protocol):
    """A connection whose client has to read what it is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    slow_reader: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self.slow_reader = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.read_again()

    def read_again(self) -> None:
        """Nothing waits to be read any more."""
        if self.slow_reader is not None:
            self.slow_reader.cancel()
            self.slow_reader = None


class HttpConnection(Impatient, HttpToolsProtocol):
    """A connection that has to send its requests in time."""

    config: Configuration

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self.header_bytes = 0
        self.whole = False  # the request that arrives now has arrived
        self.has_headers = False
        self.too_long = False
        self.too_much = False
        self.pieces = 0  # of the body that arrives now
        self.to_answer = 0  # requests that wait for their answer
        self.cycles: deque[RequestResponseCycle] = deque()  # what answers them, in their order
        self.clock: asyncio.TimerHandle | None = None
        if self.config.connections.admit(transport, self.client[0] if self.client else "-"):
            self.start_clock(self.config.settings.headers_seconds)
        else:
            self.refuse(refused(503, "server-full"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone, also for what answers a request before the last one."""
        for cycle in self.cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self.config.connections.leave(self.transport)
        self.stop_clock()
        self.resume_writing()
        super().connection_lost(exc)

    # The clock.

    def start_clock(self, seconds: float) -> None:
        """What is awaited now has to come within so long."""
        self.stop_clock()
        self.clock = self.loop.call_later(seconds, self.too_slow, seconds)

    def stop_clock(self) -> None:
        """Nothing is awaited."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def too_slow(self, seconds: float) -> None:
        """Nothing came; unless it is we who do not read."""
        if self.flow.read_paused:
            self.start_clock(seconds)
        else:
            self.transport.abort()

    # A request arrives.

    def data_received(self, data: bytes) -> None:
        """A piece of a request; one that begins and ends in other pieces must not grow without end."""
        before = self.scope
        super().data_received(data)
        if self.scope is before and not self.has_headers and not self.transport.is_closing():
            self.header_bytes += len(data)
            if self.header_bytes > MOST_HEADERS:
                self.refuse(refused(431, "server-headers-too-long"))

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self.header_bytes = self.pieces = 0
        self.whole = self.has_headers = False
        self.start_clock(self.config.settings.headers_seconds)
        self.note()

    def on_headers_complete(self) -> None:
        """The headers are there; the piece that they began in was not counted before."""
        size = len(self.url) + sum([len(name) + len(value) + 4 for name, value in self.headers])
        self.has_headers = True
        self.too_long = size > MOST_HEADERS
        self.too_much = self.to_answer >= MOST_AHEAD
        if self.too_long or self.too_much:
            raise ValueError("a request too much")  # the parser stops, and `send_400_response` is called
        self.to_answer += 1
        self.start_clock(self.config.settings.body_seconds)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """A piece of a body."""
        self.pieces += 1
        self.too_much = self.pieces > MOST_PIECES
        if self.too_much:
            raise ValueError("a body in crumbs")
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of a request is there."""
        super().on_message_complete()
        self.whole = True
        self.stop_clock()
        self.note()

    def on_response_complete(self) -> None:
        """An answer has been given."""
        self.to_answer -= 1
        self.cycles.popleft()
        super().on_response_complete()
        self.note()

    def note(self) -> None:
        """Tell what this connection does."""
        state = HALF_SENT if not self.whole else BUSY if self.to_answer else IDLE
        self.config.connections.change(self.transport, state)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection, which has its own clock."""
        self.stop_clock()
        self.config.connections.change(self.transport, BUSY)
        super().handle_websocket_upgrade()

    # Refusals before there is a request.

    def send_400_response(self, msg: str) -> None:
        """What is sent is no request, one with headers that are too long, or more than anybody sends."""
        if self.too_much:
            self.transport.abort()  # an answer would be taken for that to an earlier request
        elif self.too_long:
            self.refuse(refused(431, "server-headers-too-long"))
        else:
            self.refuse(refused(400, "server-bad-request", where="HTTP"))

    def refuse(self, error: Refused) -> None:
        """Say no, and close."""
        self.stop_clock()
        self.transport.write(on_the_wire(refusal(error, "")))
        self.transport.close()


class LiveConnection(Impatient, WebSocketsSansIOProtocol):
    """A connection of a live table, which counts like the others."""

    config: Configuration

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        metrics.SOCKETS.inc()
        self.words = float(MOST_WORDS)  # how many messages it may still send
        self.counted = time.monotonic()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        metrics.SOCKETS.dec()
        self.config.connections.leave(self.transport)
        self.read_again()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Messages, a few at a time: to read all of them takes longer than to see that they are too many."""
        for begin in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[begin : begin + PIECE])

    def handle_events(self) -> None:
        """Messages of every kind, pings among them; who sends too many is let go."""
        now = time.monotonic()
        self.words = min(self.words + (now - self.counted) * WORDS_A_SECOND, MOST_WORDS)
        self.words -= len(self.conn.events)
        self.counted = now
        if self.words < 0:
            self.transport.abort()
        else:
            super().handle_events()


def on_the_wire(answer: Response) -> bytes:
    """An answer as bytes, after which the connection is closed."""
    headers = [name + b": " + value + b"\r\n" for name, value in answer.raw_headers]
    return b"".join(
        [STATUS_LINE[answer.status_code], *headers, b"connection: close\r\n\r\n", bytes(answer.body)]
    )
