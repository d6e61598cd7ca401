"""`civtable puzzle`: a position, an answer, and why."""

import io
import json

import pytest

from civtable.cli.main import main
from civtable.puzzles import all_puzzles, puzzles_of


@pytest.fixture(autouse=True)
def own_folder(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What somebody types."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in lines])))


def test_the_best_choice_solves_it_and_that_is_remembered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *_ = puzzles_of("stone_age")
    typed(monkeypatch, first.solution)
    assert main(["puzzle", "stone_age", "--plain"]) == 0
    output = capsys.readouterr().out
    assert first.name in output
    assert "Right: that is the best choice." in output
    typed(monkeypatch)
    main(["puzzle", "stone_age", "--plain"])
    assert second.name in capsys.readouterr().out
    main(["puzzle", "stone_age", "--list", "--json"])
    listed = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in listed if one["solved"]] == [first.name]


def test_after_a_wrong_choice_one_can_try_again_or_see_the_solution(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_of("stone_age")[0]
    wrong = puzzle.options[1].code
    typed(monkeypatch, wrong, "again", wrong, "solution")
    assert main(["puzzle", puzzle.name, "--plain"]) == 0
    output = capsys.readouterr().out
    assert output.count("points at the end") >= 2
    assert "Best:" in output
    assert "Right" not in output


def test_without_a_name_it_is_the_puzzle_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    assert main(["puzzle", "--plain"]) == 0
    output = capsys.readouterr().out
    assert any(f"Puzzle {puzzle.name} " in output for puzzle in all_puzzles())


def test_all_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--list", "--lang", "es"]) == 0
    output = capsys.readouterr().out
    assert all(puzzle.name in output for puzzle in all_puzzles())


def test_what_is_no_puzzle_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "chess"]) == 2
    assert "There is no puzzle chess." in capsys.readouterr().err
    assert main(["puzzle", "--json"]) == 2
