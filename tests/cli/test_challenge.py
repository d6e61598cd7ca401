"""`civtable challenge`: attempts that are counted and kept, and judged as they go."""

import json
from pathlib import Path

import pytest

from civtable.challenges import all_challenges, challenges_of
from civtable.cli.main import main
from civtable.text import words_in
from tests.cli.table import any_code, played

NAME = "hungry-winners"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is kept of these tests goes nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "civtable"


def told(capsys: pytest.CaptureFixture[str], *call: str) -> object:
    """What the command tells programs."""
    assert main(["challenge", *call, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_an_attempt_is_told_judged_and_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who leaves goes on later; goals are told at the beginning, what changes at once, stars at the end."""
    call = ("challenge", NAME, "--plain", "--lang", "en")
    left = [8]

    def leaving(offered: list[str]) -> str | None:
        left[0] -= 1
        return offered[-1] if left[0] >= 0 else None

    output = played(monkeypatch, leaving, *call)
    assert "Hungry winners. Against 2 bots: easy bot." in output
    assert "★☆☆ Win the game: decided at the end." in output
    assert "★☆☆ Let your people go hungry at least 2 times: 0 of 2." in output
    output = played(monkeypatch, any_code("challenge"), *call)
    assert "go hungry at least 2 times: 1 of 2." in output or "reached" in output
    last = output.strip().splitlines()[-8:]
    assert any(line.startswith("Hungry winners: ") for line in last), last
    assert any(line.startswith("Next: ") for line in last), last
    monkeypatch.undo()
    monkeypatch.setenv("XDG_DATA_HOME", str(folder.parent))
    one = told(capsys, NAME)
    assert isinstance(one, dict)
    assert (one["attempts"], one["last"]["over"]) == (1, True), "who went on had one attempt"
    assert one["best"] == one["last"]["reached"]


def test_the_list_says_what_there_is_and_what_was_reached(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.mkdir()
    (folder / "challenges.json").write_text(json.dumps({NAME: {"attempts": 3, "best": 2}, "x": 1}))
    assert main(["challenge", "stone_age", "--list", "--lang", "es"]) == 0
    output = capsys.readouterr().out
    assert "★★☆" in output
    assert words_in("es")("challenge-column-goal") in output
    listed = told(capsys, "--list")
    assert isinstance(listed, list)
    assert [one["id"] for one in listed] == [one.id for one in all_challenges()]
    assert next(one for one in listed if one["id"] == NAME)["best"] == 2
    first = told(capsys, "through_the_ages")
    assert isinstance(first, dict)
    assert first["id"] == challenges_of("through_the_ages")[0].id


def test_what_is_no_challenge_is_refused_and_nonsense_counts_for_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["challenge", "no-such-thing", "--lang", "en"]) == 2
    assert "There is no challenge no-such-thing." in capsys.readouterr().err
    assert main(["challenge", "imperium", "--lang", "en"]) == 2
    folder.mkdir(exist_ok=True)
    (folder / "challenges.json").write_text('{"hungry-winners": {"attempts": "many", "best": 77}')
    one = told(capsys, NAME)
    assert isinstance(one, dict)
    assert (one["attempts"], one["best"], one["last"]) == (0, None, None)
