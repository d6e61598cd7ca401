"""Who asks, by which name, and who may know how the server is; one server for each file of SQLite."""

import asyncio
import logging
import signal
import socket
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from uvicorn.middleware.proxy_headers import _TrustedHosts
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from civtable.cli.main import main
from civtable.server.door.hosts import Hosts
from civtable.server.running import health
from civtable.server.running.run import trusted
from civtable.server.settings import ENVIRONMENT, Settings, settings_here
from civtable.server.storage.database import back_up, database_url, migrate, open_engine
from civtable.trials.postgres import Postgres
from tests.server.command import address_of, command, wait_until_up
from tests.server.running import PATIENCE, Running, running, wait_for
from tests.server.tired import application as tired

FORWARDED = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}


# Settings.


def test_settings_survive_the_way_to_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(db="x", workers=3, names=("a", "b"), proxies=("10.0.0.0/8",), stall_seconds=0.5)
    monkeypatch.setenv(ENVIRONMENT, settings.to_json())
    assert settings_here() == settings
    monkeypatch.setenv(ENVIRONMENT, '{"generous": true}')
    assert settings_here() == replace(Settings(), generous=True)
    monkeypatch.setenv(ENVIRONMENT, '{"generos": true}')
    with pytest.raises(TypeError):
        settings_here()


@pytest.mark.parametrize("name", ["--proxy", "--metrics"])
def test_what_is_no_network_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["serve", "--db", str(tmp_path / "x.db"), name, "127.0.0.1,proxy.example"]) == 2
    assert "proxy.example" in capsys.readouterr().err
    assert main(["serve", "--put-away", "0"]) == 2
    assert main(["serve", "--put-away-bots", "0"]) == 2


# Proxies.


def cookie_of_a_new_account(server: Running, name: str) -> str:
    body = {"name": name, "password": "correct horse"}
    answer = server.http.post("/api/account", json=body, headers=FORWARDED)
    assert answer.status_code in (200, 201), answer.text
    return answer.headers["set-cookie"]


def client_of(server: Running, headers: dict[str, str]) -> set[str]:
    """The addresses that limits have counted after a request."""
    server.app.state.services.limits.buckets.clear()
    server.http.get("/api/tables", headers=headers)
    return {who for _, who in server.app.state.services.limits.buckets}


def test_nobody_is_believed_about_another_address_by_default(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), settings=Settings()) as server:
        assert client_of(server, FORWARDED) == {"127.0.0.1"}
        assert "Secure" not in cookie_of_a_new_account(server, "ada")


def test_a_proxy_that_the_operator_names_is_believed(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db"), settings=Settings(proxies=("127.0.0.0/8",))) as server:
        assert client_of(server, FORWARDED) == {"198.51.100.7"}
        lied = {
            "X-Forwarded-For": "203.0.113.1, 198.51.100.7"
        }  # the first one is what the client says itself
        assert client_of(server, lied) == {"198.51.100.7"}
        assert "Secure" in cookie_of_a_new_account(server, "ada")


def test_a_proxy_may_be_written_in_several_ways() -> None:
    trusts = _TrustedHosts(trusted(("10.0.0.5/8", "192.0.2.1", "2001:db8::/32")))
    for address in ("10.9.9.9", "::ffff:10.9.9.9", "192.0.2.1", "::ffff:192.0.2.1", "2001:db8::7"):
        assert address in trusts, address
    for address in ("11.0.0.1", "::ffff:192.0.2.2", "127.0.0.1", "::1"):
        assert address not in trusts, address


# Host names.


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        (
            Settings(),
            ["127.0.0.1:8642", "localhost:1", "[::1]:8642", "LOCALHOST", "localhost."],
            ["evil.example", "", "127.0.0.1.evil.example", "192.0.2.1", "localhost.evil.example:80"],
        ),
        (Settings(host="0.0.0.0"), ["192.0.2.1:8642", "[2001:db8::1]:1", "localhost"], ["evil.example:80"]),
        (
            Settings(host="0.0.0.0", names=("table.example",)),
            ["table.example", "TABLE.example:443", "127.0.0.1:8642"],
            ["192.0.2.1", "x.table.example"],
        ),
        (Settings(host="192.0.2.5"), ["192.0.2.5:8642"], ["192.0.2.6"]),
        (Settings(names=("*",)), ["evil.example", ""], []),
    ],
)
def test_names_of_a_server(settings: Settings, known: list[str], unknown: list[str]) -> None:
    hosts = Hosts(settings)
    assert [host for host in known if not hosts.know(host)] == []
    assert [host for host in unknown if hosts.know(host)] == []


def test_a_request_by_another_name_is_refused(server: Running) -> None:
    """A foreign page could give its name our address, and would then be of our origin."""
    wrong = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = server.http.get("/api/games", headers=wrong)
    assert answer.status_code == 421
    assert answer.json()["error"]["key"] == "server-wrong-host"
    table = server.table("person", "person")
    port = int(server.host.partition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as raw, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{port}/api/tables/{table.id}/live", sock=raw)
    assert refused.value.response.status_code == 403


# Our own mistakes.


@pytest.fixture
def mistaken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with an address that fails."""
    monkeypatch.setattr("tests.server.running.create_app", lambda settings, limits: tired(settings))
    with running(str(tmp_path / "t.db")) as found:
        yield found


def test_our_own_mistakes_are_told_in_our_form(mistaken: Running, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        answer = mistaken.http.get("/test/fail", headers={"Accept-Language": "it"})
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "server-our-mistake"
    assert "Qualcosa" in answer.json()["text"]
    assert "default-src" in answer.headers["content-security-policy"]
    assert "a secret of ours" not in answer.text
    failed = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [one.getMessage() for one in failed] == ["GET /test/fail failed"]
    assert failed[0].exc_info is not None
    assert mistaken.http.get("/api/games").status_code == 200


def test_the_log_knows_moves_and_names_no_table(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Not even that of a live connection."""
    with caplog.at_level(logging.INFO):
        table = server.table("person", "person", private=True)
        with table.live(0) as live:
            live.next()
            table.play(0, 0, "place 2 forest")

        def logged() -> str:
            return "\n".join([one.getMessage() for one in caplog.records if not one.name.startswith("http")])

        wait_for(lambda: "POST /api/tables/{table_id}/moves 200" in logged())  # after the answer was sent
    assert table.id not in logged()


# How the server is.


def test_the_server_says_how_it_is(server: Running) -> None:
    wait_for(lambda: server.http.get("/healthz").status_code == 200)  # on a busy machine the loop may be late
    assert server.http.get("/healthz").json().keys() == {"loop", "database", "bots"}
    server.http.get("/api/tables/nosuchtable0")
    table = server.table("person", "person")
    with table.live() as live:
        live.next()
        wait_for(lambda: number_of(server, "civtable_sockets") > 0)
        wait_for(lambda: number_of(server, "civtable_rooms") > 0)
    numbers = server.http.get("/metrics").text
    assert 'civtable_request_seconds_count{method="GET",route="/api/tables/{table_id}"}' in numbers
    assert 'civtable_refusals_total{status="404"}' in numbers
    assert "nosuchtable0" not in numbers


def number_of(server: Running, name: str) -> float:
    """One number of those that are counted."""
    lines = server.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_others_do_not_learn_how_the_server_is(tmp_path: Path, path: str) -> None:
    settings = Settings(proxies=("127.0.0.1",), metrics=("198.51.100.0/24",))
    with running(str(tmp_path / "t.db"), settings=settings) as server:
        healthy_or_late = (200, 503)  # on a busy machine the loop may stand still for long
        assert server.http.get(path).status_code in healthy_or_late
        assert server.http.get(path, headers=FORWARDED).status_code in healthy_or_late
        foreign = server.http.get(path, headers={"X-Forwarded-For": "203.0.113.1"})
        assert (foreign.status_code, foreign.json()["error"]["key"]) == (404, "server-no-such-page")
    with running(str(tmp_path / "t.db")) as server:
        assert server.http.get(path, headers=FORWARDED).status_code == 404


def test_a_server_that_cannot_work_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(str(tmp_path / "t.db")) as server:
        monkeypatch.setattr(health, "answers", no_answer)
        status, parts = health_of(server)
        assert (status, parts["database"], parts["bots"]) == (503, False, True)
        monkeypatch.undo()
        pulse = server.app.state.pulse
        monkeypatch.setattr(pulse, "worst", 6.0)
        assert health_of(server)[1]["loop"] is False
        monkeypatch.setattr(pulse, "worst", 0.0)
        server.loop.call_soon_threadsafe(server.app.state.bots.tasks[0].cancel)
        wait_for(lambda: health_of(server) == (503, {"loop": True, "database": True, "bots": False}))


def test_a_server_whose_writer_stands_still_says_so(tmp_path: Path) -> None:
    """Reading alone would not show it."""
    go_on = threading.Event()
    with running(str(tmp_path / "t.db")) as server:
        store = server.app.state.services.store
        waiting = asyncio.run_coroutine_threadsafe(store.write("", lambda _: go_on.wait()), server.loop)
        try:
            status, parts = health_of(server)
            assert (status, parts["database"]) == (503, False)
        finally:
            go_on.set()
        assert waiting.result(PATIENCE)
        wait_for(lambda: health_of(server)[1]["database"])


@contextmanager
def written_by_somebody_else(address: str) -> Iterator[None]:
    """As long as this lasts, the database can be read, and whoever would write waits."""
    engine = open_engine(database_url(address))
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql("LOCK TABLE secrets IN EXCLUSIVE MODE")
        yield
        connection.rollback()
    engine.dispose()


def test_a_server_says_that_somebody_else_keeps_it_from_writing(address: str) -> None:
    """Neither reading nor a writer thread that has nothing to write would show it."""
    with running(address) as server:
        wait_for(lambda: health_of(server)[1]["database"])
        with written_by_somebody_else(address):
            status, parts = health_of(server)
            assert (status, parts["database"]) == (503, False)
        wait_for(lambda: health_of(server)[1]["database"])


def test_a_server_whose_database_can_only_be_read_says_so(tmp_path: Path) -> None:
    with running(str(tmp_path / "t.db")) as server:
        wait_for(lambda: health_of(server)[1]["database"])
        engine = server.app.state.services.store.engine
        event.listen(engine, "checkout", lambda found, *_: found.execute("PRAGMA query_only=ON").close())
        assert health_of(server)[1]["database"] is False


def no_answer(connection: object) -> bool:
    raise OperationalError("SELECT 1", None, Exception("gone"))


def health_of(server: Running) -> tuple[int, dict[str, bool]]:
    answer = server.http.get("/healthz")
    return answer.status_code, answer.json()


def test_the_pulse_notices_a_loop_that_stands_still() -> None:
    async def stand_still() -> float:
        pulse = health.Pulse()
        beating = asyncio.create_task(pulse.beat(lambda: None))
        await asyncio.sleep(0.1)
        time.sleep(2)
        while pulse.worst < 0.5:  # on a busy machine the beat itself may be late
            await asyncio.sleep(0.1)
        beating.cancel()
        return pulse.worst

    assert asyncio.run(asyncio.wait_for(stand_still(), 300)) >= 0.5


def test_several_workers_count_together(tmp_path: Path, pg: Postgres) -> None:
    with command(tmp_path, "--workers", "2", "--db", pg.new_database(), generous=True) as started:
        address = address_of(started)
        wait_until_up(address)
        for _ in range(10):
            httpx.get(f"{address}api/tables/nosuchtable0", timeout=300)  # each on a connection of its own
        counted = 'civtable_refusals_total{status="404"} 10.0'  # after the answers were sent
        wait_for(lambda: counted in httpx.get(f"{address}metrics", timeout=300).text)
        started.send_signal(signal.SIGTERM)
        assert started.wait(timeout=300) == 0


# One server for a file of SQLite.


def test_a_second_server_on_the_same_file_says_where_the_first_one_is(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    with command(tmp_path, "--db", database) as first:
        address = address_of(first)
        with command(tmp_path, "--db", database) as second:
            output, _ = second.communicate(timeout=300)
            assert second.returncode == 2
            assert len(output.splitlines()) == 1
            assert address in output
        with command(tmp_path, "--db", database, "--open") as second:
            output, _ = second.communicate(timeout=300)
            assert second.returncode == 0
            assert output == f"civtable is already at {address}\n"
        wait_until_up(address)
        first.send_signal(signal.SIGTERM)
        assert first.wait(timeout=300) == 0
    with command(tmp_path, "--db", database) as third:
        wait_until_up(address_of(third))


def test_files_of_a_database_are_for_their_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with command(tmp_path, "--db", str(database)) as started:
        wait_until_up(address_of(started))
        engine = open_engine(database_url(str(database)))
        back_up(engine, "test")
        engine.dispose()
        found = {path.name: stat.filemode(path.stat().st_mode) for path in tmp_path.glob("t.db*")}
    names = ["t.db", "t.db-shm", "t.db-wal", "t.db.before-test", "t.db.lock"]
    assert found == dict.fromkeys(names, "-rw-------")


def test_a_copy_before_a_change_is_whole(tmp_path: Path) -> None:
    engine = open_engine(database_url(str(tmp_path / "t.db")))
    migrate(engine)
    back_up(engine, "test")
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "t.db.before-test")) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
