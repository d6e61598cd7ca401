"""Bots that think, in the terminal: people see it, and can leave meanwhile."""

import io
import os
import signal
import threading
import time
from pathlib import Path

import pytest
from rich.console import Console

from civtable.cli.play import INTERRUPTED
from civtable.cli.terminal import thinking
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.screen import PictureScreen
from civtable.core.record import record_from_text
from tests.cli.table import sit_down, typing

SEED = "thinking"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the game is kept."""
    return tmp_path / "game.json"


def test_a_bot_that_thinks_says_so_and_plays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each choice of it comes from its process; people are told once in a turn who thinks."""
    monkeypatch.setattr(thinking, "MOMENT", 0.0)
    arguments = ["stone_age", "--seats", "human,hard", "--seed", SEED, "--save", str(file), "--plain"]
    output = sit_down(monkeypatch, typing("place 5 forest"), *arguments)
    record = record_from_text(file.read_text())
    assert record.seats == ["human", "hard"]
    assert len(record.codes) > 3
    assert output.count("Blue (hard bot) is thinking …") == 1


def test_who_chooses_within_a_moment_did_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = thinking.Mind()
    signs: list[str] = []
    echo = "import sys\nfor line in sys.stdin: print('{\"code\": \"' + line.strip() + '\"}', flush=True)"
    monkeypatch.setattr(thinking, "PROGRAM", ("-c", echo))
    monkeypatch.setattr(thinking, "MOMENT", 60.0)
    try:
        mind.ask("first", lambda: signs.append("starting"))
        signs.clear()
        assert mind.ask("second", lambda: signs.append("thinking")) == "second"
        assert signs == []
    finally:
        mind.close()


def test_ctrl_c_is_heard_while_a_bot_thinks(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is kept as it was before the thought, however long that would have taken."""
    monkeypatch.setattr(thinking, "PROGRAM", ("-c", "import time; time.sleep(300)"))
    pressed: list[float] = []

    def press(self: PlainScreen, text: str) -> None:
        pressed.append(time.monotonic())
        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()

    monkeypatch.setattr(PlainScreen, "thinks", press)
    arguments = ["stone_age", "--seats", "human,expert", "--seed", SEED, "--save", str(file), "--plain"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who started the tests may ignore it
    try:
        sit_down(monkeypatch, typing("place 5 forest"), *arguments, code=INTERRUPTED)
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - pressed[0] < 100
    assert record_from_text(file.read_text()).codes == ["place 5 forest"]


def test_a_process_that_dies_stops_no_game(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that does not think chooses instead, and the next thought begins in a new process."""
    monkeypatch.setattr(thinking, "PROGRAM", ("-c", "input()"))
    arguments = ["stone_age", "--seats", "human,hard", "--seed", SEED, "--save", str(file), "--plain"]
    sit_down(monkeypatch, typing("place 5 forest"), *arguments)
    assert len(record_from_text(file.read_text()).codes) > 3
    mind = thinking.Mind()
    try:
        for _ in range(2):
            with pytest.raises(thinking.MindLost):
                mind.ask("?", lambda: None)
    finally:
        mind.close()


def test_the_sign_in_the_picture_goes_away_again() -> None:
    output = io.StringIO()
    screen = PictureScreen(Console(file=output, force_terminal=True, width=40), Keyboard())
    screen.thought()
    assert output.getvalue() == ""
    screen.thinks("Blue (expert bot) is thinking … " * 3)
    said = output.getvalue()
    assert "Blue (expert bot)" in said
    assert said.endswith("\r")
    assert "\n" not in said
    screen.thought()
    assert output.getvalue().endswith("\x1b[2K")
