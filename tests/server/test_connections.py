"""Half-sent requests, headers without end, too many connections: others do not notice."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from civtable.server.door import connections as door
from civtable.server.door.connections import BUSY, IDLE, MOST_AHEAD, MOST_PIECES, MOST_WORDS, Connections
from civtable.server.settings import Settings, place_of
from tests.server.running import Running, running, wait_for

QUICK = Settings(connections_each=20, headers_seconds=1.5, body_seconds=1.5)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for a second and a half, for twenty connections of an address."""
    with running(str(tmp_path_factory.mktemp("quick") / "t.db"), settings=QUICK) as server:
        yield server


def raw(server: Running) -> socket.socket:
    """A connection without manners."""
    host, _, port = server.host.partition(":")
    return socket.create_connection((host, int(port)), timeout=300)


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has let a connection go."""
    with suppress(TimeoutError):
        try:
            connection.settimeout(0.01)
            return connection.recv(1000) == b""
        except ConnectionError:
            return True
    return False


def request(server: Running, path: str = "/api/games", more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\n{more}\r\n".encode()


def answer_on(connection: socket.socket) -> bytes:
    """The first line of an answer, after all of it has been read."""
    connection.settimeout(300)
    file = connection.makefile("rb")
    first = file.readline()
    length = 0
    while (line := file.readline()) not in (b"\r\n", b""):
        name, _, value = line.partition(b":")
        length = int(value) if name.lower() == b"content-length" else length
    file.read(length)
    return first


@contextmanager
def many_files(number: int) -> Iterator[None]:
    """Room for that many more open files in this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(number, hard)), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(
    "piece",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_a_request_that_does_not_arrive_is_dropped(quick: Running, piece: bytes) -> None:
    began = time.monotonic()
    with raw(quick) as connection:
        connection.sendall(piece)
        time.sleep(0.1)
        assert not is_closed(connection) or time.monotonic() - began > QUICK.headers_seconds
        wait_for(lambda: is_closed(connection))


def test_a_byte_now_and_then_does_not_help(quick: Running) -> None:
    with raw(quick) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(400):
            with suppress(ConnectionError):
                connection.sendall(b"X: y\r\n")
            if is_closed(connection):
                return
            time.sleep(0.05)
    raise AssertionError("the connection is still open")


def test_who_sends_requests_in_time_stays_connected(quick: Running) -> None:
    """Also when there is a while between them, or when an answer takes long."""
    table = quick.table("person", "person")
    with raw(quick) as connection:
        for path in ("/api/games", f"/api/tables/{table.id}/updates?since=0&wait=1", "/api/games"):
            connection.sendall(request(quick, path))
            assert answer_on(connection) == b"HTTP/1.1 200 OK\r\n"
            time.sleep(1.8)
        connection.sendall(request(quick) * 2 + request(quick, more="Connection: close\r\n"))
        assert connection.makefile("rb").read().count(b"HTTP/1.1 200 OK\r\n") == 3


def test_a_live_connection_may_be_silent_for_longer_than_a_request(quick: Running) -> None:
    table = quick.table("person", "person")
    with table.live(0) as live:
        assert live.next()["type"] == "snapshot"
        time.sleep(2)
        assert table.play(0, 0, "place 2 forest").status_code == 200
        assert live.next()["type"] == "move"


@pytest.mark.parametrize("pieces", [1, 50_000])
def test_headers_without_end_are_refused_early(server: Running, pieces: int) -> None:
    """Be they one line or many, in one piece or in several: the server does not collect them."""
    line = b"X-Long: " + b"x" * (150_000_000 // pieces) + b"\r\n"
    sent = 0
    with raw(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for _ in range(pieces):
                for begin in range(0, len(line), 50_000):
                    sent += connection.send(line[begin : begin + 50_000])
        assert sent < 20_000_000


def test_headers_that_are_too_long_get_an_answer(server: Running) -> None:
    with raw(server) as connection:
        connection.sendall(request(server, more=f"X-Long: {'x' * 33_000}\r\n"))
        assert answer_on(connection).startswith(b"HTTP/1.1 431 ")
    with raw(server) as connection:
        connection.sendall(request(server, more=f"X-Long: {'x' * 30_000}\r\n"))
        assert answer_on(connection).startswith(b"HTTP/1.1 200 ")


def test_what_is_no_request_is_refused_in_our_form(server: Running) -> None:
    with raw(server) as connection:
        connection.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        assert b"server-bad-request" in connection.makefile("rb").read()


def test_who_asks_far_ahead_of_the_answers_is_let_go(server: Running) -> None:
    """All that comes at once is read before anybody else has their turn."""
    with raw(server) as connection, suppress(ConnectionError):
        connection.sendall(request(server) * 10 * MOST_AHEAD)
        answered = connection.makefile("rb").read().count(b"HTTP/1.1 200 OK\r\n")
        assert answered <= MOST_AHEAD


def test_a_body_in_crumbs_is_not_collected(server: Running) -> None:
    head = f"POST /api/records HTTP/1.1\r\nHost: {server.host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    with raw(server) as connection, suppress(ConnectionError):
        connection.sendall(head.encode() + b"1\r\nx\r\n" * (MOST_PIECES + 1) + b"0\r\n\r\n")
        assert connection.makefile("rb").read() == b""


def send_on_and_on(socket_: ClientConnection, word: str) -> None:
    for _ in range(100 * MOST_WORDS):
        if word == "ping":
            socket_.ping()
        else:
            socket_.send("{}")


@pytest.mark.parametrize("word", ["ping", "text"])
def test_a_live_connection_only_gives_signs_of_life(server: Running, word: str) -> None:
    """Who sends message after message is let go; as many as a page sends are answered."""
    table = server.table("person", "person")
    with table.live(0) as live:
        for _ in range(MOST_WORDS // 2):
            live.socket.send("{}")
            while "pong" not in live.any():
                pass
        with pytest.raises(ConnectionClosed):
            send_on_and_on(live.socket, word)


def test_a_live_connection_that_is_not_read_is_let_go(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seat is not here for ever."""
    monkeypatch.setattr(door, "SEND_SECONDS", 0.1)
    table = server.table("person", "person")
    room = server.app.state.services.hall.rooms[table.id]
    with table.live(0) as live:
        live.next()
        for _ in range(50):  # more than what its system and ours keep for it
            server.loop.call_soon_threadsafe(room.tell, "x" * 1_000_000)
        wait_for(lambda: not room.watchers)


def test_a_thousand_slow_connections_do_not_keep_anybody_out(tmp_path: Path) -> None:
    """Although the bystander has the same address as they."""
    settings = replace(Settings(), headers_seconds=60.0)
    with (
        running(str(tmp_path / "t.db"), settings=settings) as server,
        many_files(4096),
        ExitStack() as opened,
    ):
        table = server.table("person", "person")
        with table.live(0) as live:
            live.next()
            slow = []
            for _ in range(1000):
                connection = opened.enter_context(raw(server))
                connection.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
                slow.append(connection)
            for number in range(30):
                with raw(server) as connection:
                    connection.sendall(request(server, f"/api/tables/{table.id}"))
                    assert answer_on(connection) == b"HTTP/1.1 200 OK\r\n", number
            assert table.play(0, 0, "place 2 forest").status_code == 200
            assert live.next()["type"] == "move"
            here = server.config.connections
            assert len(here.everybody.visitors) <= 200
            wait_for(lambda: is_closed(slow[0]))
            assert not is_closed(slow[-1])


def test_only_when_all_are_being_served_is_a_new_one_refused(quick: Running) -> None:
    """Live connections count; when they end, there is room again."""
    table = quick.table("person", "person")
    address = f"ws://{quick.host}/api/tables/{table.id}/live"
    with ExitStack() as opened:
        lives = [opened.enter_context(connect(address)) for _ in range(19)]
        for live in lives:
            live.send('{"token": null, "since": null}')
        assert table.get().status_code == 200
        lives.append(opened.enter_context(connect(address)))
        with raw(quick) as connection:
            connection.sendall(request(quick))
            assert answer_on(connection).startswith(b"HTTP/1.1 503 ")
        lives[0].close()
        wait_for(lambda: len(quick.config.connections.everybody.visitors) < 20)
        assert table.get().status_code == 200
    wait_for(lambda: len(quick.config.connections.everybody.visitors) <= 1)


class Wire:
    """A transport that only knows whether it was dropped."""

    def __init__(self) -> None:
        self.dropped = False

    def abort(self) -> None:
        self.dropped = True


def test_proxies_have_no_bound_of_their_own_and_others_share_what_there_is() -> None:
    connections = Connections(Settings(connections_each=2, proxies=("10.0.0.0/8",)))
    connections.most = 6
    behind = [Wire() for _ in range(4)]
    assert all(connections.admit(wire, "10.1.2.3") for wire in behind)  # type: ignore[arg-type]
    mine = [Wire(), Wire(), Wire()]
    for wire in mine:
        connections.admit(wire, "192.0.2.1")  # type: ignore[arg-type]
    assert [wire.dropped for wire in mine] == [True, False, False]
    connections.change(behind[0], BUSY)  # type: ignore[arg-type]
    assert connections.admit(Wire(), "192.0.2.2")  # type: ignore[arg-type]
    assert [wire.dropped for wire in behind] == [False, True, False, False]
    for wire in (*behind, *mine):
        connections.change(wire, BUSY)  # type: ignore[arg-type]
    assert connections.admit(Wire(), "192.0.2.2")  # type: ignore[arg-type]


def test_who_is_idle_stays_longer_than_a_request_that_does_not_arrive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connections = Connections(Settings(connections_each=2))
    idle, slow = Wire(), Wire()
    for wire in (idle, slow):
        connections.admit(wire, "192.0.2.1")  # type: ignore[arg-type]
    connections.change(idle, IDLE)  # type: ignore[arg-type]
    monkeypatch.setattr("civtable.server.door.connections.FRESH_SECONDS", 0.0)
    connections.admit(Wire(), "192.0.2.1")  # type: ignore[arg-type]
    assert (idle.dropped, slow.dropped) == (False, True)


def test_a_network_of_a_household_is_one_address() -> None:
    assert place_of("2001:db8:1:2::3") == place_of("2001:db8:1:2:ffff::1") != place_of("2001:db8:1:3::3")
    assert place_of("::ffff:192.0.2.1") == place_of("192.0.2.1") != place_of("192.0.2.2")
