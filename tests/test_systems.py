"""Nothing that the engine, the terminal and the server do needs POSIX: as on Windows, they run without it.

mypy, which knows what a module has on which system, checks the source as on Windows too (`./test`); here the
same source runs where what POSIX alone has is taken away.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from civtable import system
from civtable.folders import data_folder
from tests.cli.records import terminal_calls
from tests.server.command import wait_until_up

# The standard library and other packages have made up their mind when they were loaded, as for this system.
# What is ours is loaded again, after whatever POSIX alone has was taken away.
TAKEN = """
import importlib, os, pkgutil, signal, socket, sys
from types import SimpleNamespace

import civtable

found = [one.name for one in pkgutil.walk_packages(civtable.__path__, "civtable.")]
left = ("civtable.trials", "civtable.server.storage.migrations")
names = [name for name in found if not name.startswith(left)]
for name in names:
    importlib.import_module(name)
for name in [name for name in sys.modules if name.partition(".")[0] == "civtable"]:
    del sys.modules[name]

for name in ("fcntl", "grp", "pwd", "resource", "termios", "tty"):
    sys.modules[name] = None
for name in ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "alarm", "pthread_sigmask"):
    delattr(signal, name)
for name in (
    *("fork", "forkpty", "geteuid", "getpgid", "getuid", "killpg", "nice", "pread", "pwrite", "set_blocking"),
    *("sched_getaffinity", "sched_setaffinity", "setpgid", "setsid", "uname", "wait"),
):
    delattr(os, name)
sys.modules["msvcrt"] = SimpleNamespace(LK_NBLCK=2, locking=lambda file, mode, size: None)
sys.platform = "win32"
"""


def as_on_windows(program: str, *arguments: str) -> "subprocess.Popen[str]":
    """A program that runs where POSIX is taken away, as far as that can be done here."""
    return subprocess.Popen(
        [sys.executable, "-c", TAKEN + program, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answered(program: str, *arguments: str) -> str:
    """What such a program prints in the end."""
    running = as_on_windows(program, *arguments)
    out, err = running.communicate(timeout=300)
    assert running.returncode == 0, err
    return out


def test_every_module_can_be_imported() -> None:
    """All but the trials of a server, which start PostgreSQL and kill processes."""
    program = """
for name in names:
    importlib.import_module(name)
print(len(names))
"""
    assert int(answered(program)) > 300


def test_the_terminal_works(tmp_path: Path) -> None:
    program = """
import json
from civtable.cli.main import main
for call in json.loads(sys.argv[1]):
    assert main(call) == 0, call
"""
    answered(program, json.dumps(terminal_calls(tmp_path)))


def test_a_bot_thinks_in_one_process() -> None:
    """Where a process cannot be copied, whoever asks for several gets one."""
    program = """
from civtable.bots import bot_named
from civtable.bots.thinking import processes_for
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.server.bots import process as bot_process

game = game_named("stone_age")
state = game.start({}, 2, fast_rng("one"))
print(bot_process.answer(bot_process.question_text(game, state, "hard", "s", 0.05, 4)), processes_for(4))
"""
    told = answered(program)
    assert re.match(r'\{"code": "place .*"\} 1\n', told)


SERVE = """
from civtable.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_server_is_one_process(tmp_path: Path) -> None:
    """It answers, and ends when it is told to."""
    running = as_on_windows(SERVE, "serve", "--db", str(tmp_path / "a.db"), "--lang", "en")
    try:
        assert running.stdout is not None
        address = running.stdout.readline().split()[-1]
        wait_until_up(address)
        assert httpx.get(f"{address}api/games", timeout=300).status_code == 200
    finally:
        running.terminate()
        running.communicate(timeout=300)


def test_a_server_of_several_processes_is_refused() -> None:
    running = as_on_windows(SERVE, "serve", "--workers", "2", "--lang", "en")
    assert running.communicate(timeout=300)[1] == (
        "civtable: A server is one process on this system: leave out --workers.\n"
    )
    assert running.returncode == 2


def test_a_lock_keeps_others_out_until_the_file_is_closed(tmp_path: Path) -> None:
    first, second = [os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT) for _ in range(2)]
    assert system.lock(first)
    assert not system.lock(second)
    os.close(first)
    assert system.lock(second)
    os.close(second)


def test_a_person_without_home_still_has_a_folder_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There nobody sets HOME, and what is in the temporary folder is soon gone."""
    monkeypatch.delenv("HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder().parent == Path(os.environ.get("TMPDIR", "/tmp"))
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder().name == "civtable"
    assert data_folder().parent.name == "share"


@pytest.mark.parametrize(("alone", "told"), [(True, "10"), (False, "")])
def test_who_gives_way_says_so_for_a_session_of_its_own(tmp_path: Path, alone: bool, told: str) -> None:
    """Linux gives each session its share first: who is nice in one of their own is nice to nobody else."""
    file = tmp_path / "autogroup"
    file.touch()
    program = f"from civtable import system; system.SESSION = system.Path({str(file)!r}); system.give_way(10)"
    subprocess.run([sys.executable, "-c", program], start_new_session=alone, check=True)
    assert file.read_text(encoding="ascii") == told
