"""Hints in the terminal: the idea, then the option; kept with the game, and only with bots."""

from pathlib import Path

import pytest

from civtable.cli.terminal import hinting
from civtable.hints import Limit
from tests.cli.table import played, record_in, sit_down, typing

GAME = ("stone_age", "--seed", "hints", "--plain")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """By games and not by the clock, so that a busy machine finds the same."""
    monkeypatch.setattr(hinting, "LIMIT", Limit(24))


def test_the_idea_comes_first_then_the_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    lines = typing("hint", "hint", "hint", "place 5 forest", "quit")
    output = sit_down(monkeypatch, lines, *GAME, "--seats", "human,medium", "--save", str(file))
    assert output.count("“hint” again shows what to choose.") == 1
    assert output.count("Choose: ") == 2
    record = record_in(file)
    assert [(one.ply, one.seat, one.kind) for one in record.hints] == [(0, 0, "idea"), (0, 0, "option")]
    told = played(monkeypatch, typing(), "replay", str(file))
    assert "Red asked for a hint." in told
    assert told.index("Red was shown what to choose.") < told.index("place 5 forest")
    again = sit_down(monkeypatch, typing("hint", "quit"), "--save", str(file), "--plain")
    assert "“hint” again shows what to choose." in again
    assert len(record_in(file).hints) == 3, "who comes back keeps those from before"


def test_people_among_themselves_have_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    lines = typing("hint", "quit")
    output = sit_down(monkeypatch, lines, *GAME, "--seats", "human,human", "--save", str(file))
    assert "Hints are for games with bots only." in output
    assert record_in(file).hints == []


def test_the_daily_deal_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    output = played(monkeypatch, typing("hint", "quit"), "daily", "stone_age", "--plain")
    assert "There are no hints at this table." in output
