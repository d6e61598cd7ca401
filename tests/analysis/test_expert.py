"""The points of strong players: which games they are compared with, and how they are measured."""

import json
import sys
from pathlib import Path

import pytest

from civtable.analysis import expert
from civtable.analysis.expert import KINDS, ExpertPoints, Kind, expert_points, measured
from civtable.games import game_named
from civtable.lab import sources
from civtable.text import words_in


def test_what_was_measured_is_of_kinds_that_are_compared() -> None:
    """Each kind once; every source of points has a name."""
    kinds = [one.kind for one in measured()]
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) <= set(KINDS)
    for one in measured():
        assert one.games > 0
        assert one.points
        for source in one.points:
            assert words_in("en").has(f"{one.kind.game}-source-{source}")


def test_like_is_compared_with_like(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [ExpertPoints(kind, "search-60", 24, {"x": float(number)}) for number, kind in enumerate(KINDS)]
    monkeypatch.setattr(expert, "measured", lambda: rows)
    for kind in KINDS:
        found = expert_points(kind.game, dict(kind.settings), kind.players)
        assert found is not None
        assert found.kind == kind
    usual = expert_points("through_the_ages", {}, 3)
    assert usual is not None
    assert ("edition", "2015") in usual.kind.settings
    assert expert_points("through_the_ages", {"edition": "2006", "version": "simple"}, 3) is None
    assert expert_points("through_the_ages", {"peaceful": "yes"}, 3) is None


def test_the_command_measures_and_leaves_other_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = ExpertPoints(Kind("imperium", 1), "search-60", 3, {"vp": 7.5})
    monkeypatch.setattr(sources, "measured", lambda: [kept])
    path = tmp_path / "table.json"
    arguments = ["--game", "stone_age", "--players", "2", "--games", "2", "--level", "random"]
    monkeypatch.setattr(sys, "argv", ["sources", *arguments, "--table", str(path)])
    sources.main()
    assert capsys.readouterr().out.startswith("stone_age {} 2: ")
    first, second = json.loads(path.read_text("utf-8"))
    assert (first["game"], first["players"], first["games"]) == ("stone_age", 2, 2)
    games = [sources.played(sources.Task(Kind("stone_age", 2), "random", number, "1")) for number in (0, 1)]
    seats = [seat for game in games for seat in game]
    for source, mean in first["points"].items():
        assert mean == pytest.approx(sum([seat[source] for seat in seats]) / 4, abs=0.051)
    assert second["points"] == kept.points


def test_every_kind_can_be_played() -> None:
    for kind in KINDS:
        game = game_named(kind.game)
        assert kind.players in game.seats
        game.chosen({**sources.BOXES.get(kind.game, {}), **dict(kind.settings)})
