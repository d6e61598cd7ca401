"""Puzzles from recorded games: the positions of the record, measured as those of the book's games."""

import json
from pathlib import Path

import pytest

from civtable.analysis.weighing import table_of
from civtable.core.match import Match, replay
from civtable.core.record import Record
from civtable.games import GAMES
from civtable.lab import puzzles
from civtable.puzzles.reading import MEASURED
from civtable.scenarios.reading import scenarios_from_text
from tests.analysis.late import late_record


@pytest.fixture
def record() -> Record:
    """The last choices of a game of Stone Age."""
    return late_record("stone_age", 2, 40)


def asked_for(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["puzzles", "find", *arguments])
    puzzles.main()


def test_positions_of_a_record_become_puzzles(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing asked of how clear they are, every question worth a puzzle is looked at."""
    for name, value in (("LOOK", 8), ("MEASURE", 8), ("CONFIRM", 8), ("TRIES", 1)):
        monkeypatch.setattr(puzzles, name, value)
    monkeypatch.setattr(puzzles, "is_much", lambda table, lead: True)
    monkeypatch.setattr(puzzles, "is_clear", lambda table, judged, obvious: True)
    monkeypatch.setattr(puzzles, "ProcessPoolExecutor", Here)
    folder, out = tmp_path / "records", tmp_path / "out"
    folder.mkdir()
    (folder / "game.json").write_text(record.to_text(), "utf-8")
    asked_for(monkeypatch, "stone_age", "--records", str(folder), "--out", str(out))
    listed = json.loads((out / MEASURED).read_text("utf-8"))
    assert 0 < len(listed) <= puzzles.EACH_GAME
    game, judge = GAMES["stone_age"], table_of("stone_age").judge
    rounds = set()
    match = Match(game, record.settings, record.seats, record.seed, record.chance, record.start)
    for code in record.codes:
        rounds.add(judge.round(match.state))
        match.play(code)
    for one in listed:
        text = (out / f"{one['name']}.yaml").read_text("utf-8")
        (scenario,) = scenarios_from_text(text)
        (move,) = scenario.moves
        assert move.codes == [one["options"][0]["code"]]
        assert one["round"] in rounds


def test_what_cannot_be_looked_through_is_told(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that is not over, a file that is no record; other games in a folder are passed over."""
    good, other = tmp_path / "good.json", tmp_path / "other.json"
    good.write_text(record.to_text(), "utf-8")
    other.write_text(late_record("imperium", 1, 2).to_text(), "utf-8")
    unfinished = replay(GAMES["stone_age"], record, 2).record()
    (tmp_path / "running.json").write_text(unfinished.to_text(), "utf-8")
    (tmp_path / "bad.json").write_text("{}", "utf-8")
    found = puzzles.recorded("stone_age", [tmp_path, tmp_path / "none.json"], "1")
    assert [deal.record for deal in found] == [record.to_text()]
    told = capsys.readouterr().err.splitlines()
    assert [Path(line.split(":")[0]).name for line in told] == ["bad.json", "running.json", "none.json"]


class Here:
    """A pool that works here and now."""

    def __init__(self, *_: object) -> None:
        self.map = map

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def shutdown(self, cancel_futures: bool) -> None:
        assert cancel_futures
