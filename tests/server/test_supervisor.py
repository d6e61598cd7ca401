"""Workers that hang, die or are left alone: the server goes on, and ends when it is told to."""

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import httpx
import pytest

from civtable.server.running.at_work import FOLDER, slip_of
from civtable.server.running.supervisor import Place, Supervisor
from civtable.server.settings import Settings
from tests.server.command import address_of, command, wait_until_up
from tests.server.running import wait_for

TIRED = "tests.server.tired:application"


@contextmanager
def tired(tmp_path: Path, **settings: float) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server with mistakes, and its address."""
    with command(tmp_path, "--db", str(tmp_path / "t.db"), app=TIRED, **settings) as started:
        address = address_of(started)
        wait_until_up(address)
        yield started, address


def worker_of(address: str) -> int:
    """The process that answers; where it is replaced in that moment, its successor."""
    while True:
        with suppress(httpx.ReadError, httpx.RemoteProtocolError):
            return int(httpx.get(f"{address}test/who", timeout=300).json()["pid"])


def ask_to_spin(address: str) -> None:
    with suppress(httpx.TimeoutException):
        httpx.get(f"{address}test/spin", timeout=0.5)


def children_of(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(text) for text in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not yet collected does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def begin_a_game_against_a_bot(address: str) -> None:
    body = {"game": "stone_age", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert httpx.post(f"{address}api/tables", json=body, timeout=300).status_code == 201


def test_a_worker_that_hangs_is_replaced_and_the_log_says_where_it_hung(tmp_path: Path) -> None:
    with tired(tmp_path, stall_seconds=3.0) as (started, address):
        before = worker_of(address)
        ask_to_spin(address)
        assert worker_of(address) != before
        started.send_signal(signal.SIGINT)
        output, _ = started.communicate(timeout=300)
    assert "turn_in_circles" in output
    assert "a worker ended (status 1) and is started again" in output
    assert started.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
def test_a_server_whose_worker_hangs_ends_in_time(tmp_path: Path, number: signal.Signals) -> None:
    """Workers have a bounded time, after which they are killed: six seconds, so that all ends within ten."""
    assert Settings().end_seconds <= 6
    with tired(tmp_path, end_seconds=1.0) as (started, address):
        worker = worker_of(address)
        ask_to_spin(address)
        started.send_signal(number)
        output, _ = started.communicate(timeout=300)
    assert not is_there(worker)
    assert started.returncode == 0
    assert output.rstrip().endswith("civtable has stopped.")


def test_a_worker_that_is_stopped_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    with tired(tmp_path, end_seconds=1.0) as (started, address):
        worker = worker_of(address)
        os.kill(worker, signal.SIGSTOP)
        started.send_signal(signal.SIGTERM)
        assert started.wait(timeout=300) == 0
    assert not is_there(worker)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with tired(tmp_path) as (started, address):
        worker = worker_of(address)
        os.kill(worker, signal.SIGKILL)
        assert worker_of(address) != worker
        started.send_signal(signal.SIGTERM)
        output, _ = started.communicate(timeout=300)
    assert "a worker ended (signal SIGKILL)" in output


@pytest.mark.parametrize("hangs", [pytest.param(False, marks=pytest.mark.long), True])
def test_nobody_is_left_when_the_supervisor_is_killed(tmp_path: Path, hangs: bool) -> None:
    """Not even bots, which think in processes of their own."""
    with tired(tmp_path, end_seconds=1.0) as (started, address):
        worker = worker_of(address)
        begin_a_game_against_a_bot(address)
        wait_for(lambda: children_of(worker))
        family = [worker, *children_of(worker)]
        if hangs:
            ask_to_spin(address)
        started.kill()
        wait_for(lambda: not any(is_there(pid) for pid in family))


def test_bots_do_not_outlive_a_killed_worker(tmp_path: Path) -> None:
    with tired(tmp_path) as (_, address):
        worker = worker_of(address)
        begin_a_game_against_a_bot(address)
        wait_for(lambda: children_of(worker))
        bots = children_of(worker)
        os.kill(worker, signal.SIGKILL)
        wait_for(lambda: not any(is_there(pid) for pid in bots))


def test_the_pauses_grow_when_workers_die_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that lived for a while is replaced without a pause."""
    now = 1000.0
    monkeypatch.setattr("civtable.server.running.supervisor.time", SimpleNamespace(monotonic=lambda: now))
    place = Place()
    pauses = []
    for lived in (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 11.0, 1.0, 1.0):
        place.started = now
        now += lived
        place.clear()
        pauses.append(place.not_before - now)
    assert pauses == [0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0, 0.0, 0.0, 1.0]


def test_a_system_without_room_for_a_process_does_not_end_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    supervisor = Supervisor(Settings(), socket.socket(), [])
    monkeypatch.setattr(supervisor, "start_worker", Mock(side_effect=[BlockingIOError(11, "full"), Mock()]))
    supervisor.look_after()
    assert supervisor.places[0].process is None
    supervisor.look_after()
    assert supervisor.places[0].process is not None
    supervisor.listener.close()


def test_what_workers_leave_word_in_may_be_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Systems empty the folder of temporary files: the next worker gets another place, and can start."""
    supervisor = Supervisor(Settings(), socket.socket(), [])
    start = Mock()
    monkeypatch.setattr("civtable.server.running.supervisor.subprocess.Popen", start)
    supervisor.folder.rmdir()
    supervisor.look_after()
    (_, named), place = start.call_args, supervisor.folder
    assert place.is_dir()
    assert named["env"][FOLDER] == str(place)
    supervisor.listener.close()
    place.rmdir()


def test_what_cannot_be_read_of_a_dead_worker_ends_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    supervisor = Supervisor(Settings(), socket.socket(), [])
    dead = supervisor.places[0].process = Mock(pid=1, returncode=1)
    slip_of(supervisor.folder, dead.pid).mkdir()
    monkeypatch.setattr(supervisor, "start_worker", Mock(return_value=(started := Mock())))
    supervisor.look_after()
    assert supervisor.places[0].process is started
    supervisor.listener.close()
    shutil.rmtree(supervisor.folder)
