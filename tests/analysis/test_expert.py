"""The points of strong players: which games they are compared with, and how they are measured."""

import json
import sys
from pathlib import Path

import pytest

from civtable.analysis import expert
from civtable.analysis.expert import KINDS, ExpertPoints, Kind, expert_points, measured, played_with
from civtable.cli.main import main
from civtable.games import game_named
from civtable.lab import sources
from civtable.text import words_in
from tests.analysis.late import late_record


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


def asked_for(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    """Call the command for some games of random bots."""
    kind = ["--game", "stone_age", "--players", "2", "--level", "random"]
    monkeypatch.setattr(sys, "argv", ["sources", *kind, *arguments])
    sources.main()


def test_a_run_goes_on_where_another_was_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that were kept are not played again, and the table is that of one run."""
    kept, whole, parts = tmp_path / "games", tmp_path / "whole.json", tmp_path / "parts.json"
    asked_for(monkeypatch, "--games", "3", "--table", str(whole))
    asked_for(monkeypatch, "--games", "1", "--played", str(kept), "--table", str(parts))
    again: list[int] = []
    play = sources.played

    def counting(task: sources.Task) -> sources.Points:
        again.append(task.number)
        return play(task)

    monkeypatch.setattr(sources, "played", counting)
    asked_for(monkeypatch, "--games", "3", "--played", str(kept), "--table", str(parts))
    assert again == [1, 2]
    assert parts.read_text("utf-8") == whole.read_text("utf-8")
    assert len(sources.games_in(kept)) == 3


def test_no_game_is_begun_when_the_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept is counted all the same, and what was not measured stays as it was."""
    kept, table = tmp_path / "games", tmp_path / "table.json"
    asked_for(monkeypatch, "--games", "1", "--played", str(kept), "--table", str(table))
    asked_for(monkeypatch, "--games", "5", "--minutes", "0", "--played", str(kept), "--table", str(table))
    assert json.loads(table.read_text("utf-8"))[0]["games"] == 1
    kept.unlink()
    asked_for(monkeypatch, "--games", "5", "--minutes", "0", "--table", str(table))
    before = Path(expert.__file__).with_name(expert.FILE).read_text("utf-8")
    assert table.read_text("utf-8") == before


def test_several_processes_count_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    asked_for(monkeypatch, "--games", "3", "--table", str(one))
    asked_for(monkeypatch, "--games", "3", "--jobs", "2", "--table", str(two))
    assert one.read_text("utf-8") == two.read_text("utf-8")


def test_every_kind_can_be_played() -> None:
    for kind in KINDS:
        game = game_named(kind.game)
        assert kind.players in game.seats
        game.chosen(played_with(kind))


def otherwise(game: str, players: int, language: str = "en", **settings: str) -> list[str]:
    """In which settings the expert's games are others."""
    found = expert_points(game, settings, players)
    assert found is not None
    return [words_in(language).say(phrase) for phrase in found.otherwise(settings)]


def test_what_the_experts_games_have_otherwise_is_told() -> None:
    """Whatever makes another game, and not who plays which nation; alone also how strong the automa is."""
    assert otherwise("imperium", 2, box="mixed", nation_1="romans", level="overlord", side_3="a") == []
    assert otherwise("imperium", 2) == ["Box: Both boxes"]
    alone = otherwise("imperium", 1, box="legends", level="overlord", extreme="yes")
    assert alone == ["Box: Both boxes", "Level of the automa: Chieftain", "Extreme mode: No"]
    assert otherwise("through_the_ages", 3, edition="2006") == []
    assert otherwise("through_the_ages", 3, edition="2006", simplifying="yes") != []
    assert otherwise("stone_age", 2, "es", two_dice_cards="pips") != otherwise("stone_age", 2)


def test_the_terminal_tells_what_the_experts_games_have_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.json"
    record.write_text(late_record("imperium", 2, 2).to_text(), "utf-8")
    for language, told in (
        ("en", "Unlike this game, they had: Box: Both boxes."),
        ("es", "A diferencia de esta partida, tenían: "),
        ("pt", "Ao contrário desta partida, tinham: "),
        ("it", "A differenza di questa partita, avevano: "),
    ):
        assert main(["analyse", str(record), "--seconds", "0.1", "--lang", language]) == 0
        assert told in capsys.readouterr().out
