"""A person at a table in the terminal who answers what is asked, and tables to sit at."""

import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from civtable.cli.main import main
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.table import Table
from civtable.core.match import Match
from civtable.core.record import Record, record_from_text
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.text import words_in

OPTION = re.compile(r"^\d+\. ([a-z0-9_ ]+): ", re.MULTILINE)

Answer = Callable[[list[str]], str | None]
"""What somebody types, given the codes on offer; None is the end of input."""


class Person:
    """Standard input that reads what was printed, as somebody at the other end of two pipes does."""

    def __init__(self, output: io.StringIO, answer: Answer) -> None:
        self.output = output
        self.answer = answer
        self.read_so_far = 0
        self.offered: list[str] = []

    def isatty(self) -> bool:
        """It is a pipe."""
        return False

    def readline(self) -> str:
        """The next answer; options stay on offer until others are listed."""
        printed = self.output.getvalue()
        self.offered = OPTION.findall(printed[self.read_so_far :]) or self.offered
        self.read_so_far = len(printed)
        line = self.answer(self.offered)
        return "" if line is None else f"{line}\n"


def sit_down(monkeypatch: pytest.MonkeyPatch, answer: Answer, *arguments: str, code: int = 0) -> str:
    """Play through pipes; all that was printed."""
    return played(monkeypatch, answer, "play", *arguments, code=code)


def played(monkeypatch: pytest.MonkeyPatch, answer: Answer, *call: str, code: int = 0) -> str:
    """The same for any command that is a table."""
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    monkeypatch.setattr(sys, "stderr", output)
    monkeypatch.setattr(sys, "stdin", Person(output, answer))
    assert main([*call]) == code
    return output.getvalue()


def any_code(seed: str) -> Answer:
    """Somebody who types any code that is offered, and now and then confirms what they have picked."""
    rng = fast_rng(seed)
    return lambda offered: "ok" if rng.below(5) == 0 else offered[rng.below(len(offered))]


def typing(*lines: str) -> Answer:
    """Somebody who types these lines and leaves."""
    left: Iterator[str] = iter(lines)
    return lambda offered: next(left, None)


def table_with(seats: list[str], seed: str, plies: int = 0, language: str = "en") -> Table:
    """A table after so many random choices, without anybody at the keyboard."""
    game = GAMES["stone_age"]
    match = Match(game, {}, seats, seed, "secure")
    rng = fast_rng(f"{seed} moves")
    for _ in range(plies):
        decision = game.decision(match.state)
        assert decision is not None
        match.play(decision.options[rng.below(len(decision.options))].code)
    return Table(match, PlainScreen(Keyboard()), words_in(language), None)


def record_in(path: Path) -> Record:
    """The game in a file."""
    return record_from_text(path.read_text("utf-8"))


def saves_in(folder: Path) -> list[Path]:
    """The games in somebody's own folder."""
    return sorted((folder / "civtable" / "saves").glob("*.json"))
