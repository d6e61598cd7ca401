"""Imperium alone, in numbers: pairs by lot, broken laws, and the table by nation and level."""

from pathlib import Path

import pytest

from civtable.games.imperium.cards.table import NATION_IDS
from civtable.lab import solo
from civtable.lab.walks import Broken, Task


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The exit code of a call."""
    monkeypatch.setattr("sys.argv", ["solo", *arguments])
    with pytest.raises(SystemExit) as ended:
        solo.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_pairs_are_drawn_by_lot_and_always_the_same() -> None:
    pairs = [solo.drawn(number, 1, "lots").settings for number in range(200)]
    assert pairs == [solo.drawn(number, 1, "lots").settings for number in range(200)]
    assert all(pair["nation_1"] != pair["automa_nation"] for pair in pairs)
    for name in ("nation_1", "automa_nation"):
        assert {pair[name] for pair in pairs} == set(NATION_IDS)


def test_the_laws_hold_for_pairs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "laws", "--pairs", "2", "--games", "1") == 0
    assert "All laws hold: 2 pairs, 2 games" in capsys.readouterr().out


def test_a_broken_law_ends_it_and_leaves_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(task: Task) -> list[Broken]:
        return [Broken(1, 0, "nothing is lost", "a card", "the record")]

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(solo, "walked", broken)
    assert run(monkeypatch, "laws", "--pairs", "2") == 1
    assert "nothing is lost: a card" in capsys.readouterr().out
    assert (tmp_path / "broken-imperium-pair-0.json").read_text() == "the record"


def test_wins_are_told_by_nation_and_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(solo, "won", lambda cell: 1 if cell.level == "chieftain" else 0)
    assert run(monkeypatch, "wins", "--games", "32", "--nation", "romans", "--nation", "celts") == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[2] == ["romans", "50", "0", "0", "0", "0"]
    assert lines[-1] == ["all", "50.0", "0.0", "0.0", "0.0", "0.0"]


def test_a_cell_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance does not win against the automa."""
    assert solo.won(solo.Cell("romans", "overlord", 1, "random", "1")) == 0
