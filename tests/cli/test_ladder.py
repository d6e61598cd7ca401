"""`civtable ladder`: a table in every language, JSON for programs, and a file to go on from."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from civtable.cli.main import main
from civtable.lab.ladder.pairing import ladder
from civtable.lab.ladder.results import results_in
from civtable.text import LANGUAGES, words_in

Output = pytest.CaptureFixture[str]
CALL = ["ladder", "stone_age", "--bots", "random,book", "--deals", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "bot.py"
    path.write_text("print('hello', flush=True)\n")
    assert main([*CALL, "--bot", f"mine={sys.executable} {path}", "--lang", language]) == 0
    out, err = capsys.readouterr()
    words = words_in(language)
    assert err == ""
    for word in ("bot-book", "bot-random", "ladder-column-rating", "ladder-column-faults"):
        assert words(word) in out
    assert words("ladder-pair", bot=words("bot-book"), other=words("bot-random")) in out
    assert words("ladder-fault", fault="mine: no answer: hello") in out


def test_the_same_command_goes_on_from_its_file(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "ladder.jsonl"
    call = [*CALL, "--deals", "2", "--json"]
    assert main(call) == 0
    whole = json.loads(capsys.readouterr().out)
    assert (whole["games"], whole["missing"], whole["anchor"]) == (4, 0, "book")
    assert [rung["bot"] for rung in whole["ladder"]] == ["book", "random"]
    assert whole["ladder"][0]["rating"] == 1000

    assert main([*CALL, "--file", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    first = path.read_text()
    path.write_text(first[:-10])
    assert main([*call, "--file", str(path), "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == whole
    assert err == words_in("en")("ladder-repaired", path=str(path)) + "\n"
    assert len(path.read_text().splitlines()) == 4
    assert path.read_text().startswith(first.splitlines()[0])


@pytest.mark.parametrize(
    "wrong",
    [
        ["--bots", "random"],
        ["--bots", "random,random"],
        ["--bots", "random,oracle"],
        ["--bot", "mine"],
        ["--bot", "mine="],
        ["--bot", "my bot=true"],
        ["--bot", "mine='true"],
        ["--bot", "book=true"],
        ["--deals", "0"],
        ["--players", "1"],
        ["--seconds", "0"],
        ["--file", "/"],
        ["--file", "/nowhere/at/all"],
        ["--file", "/dev/null"],
        ["--ray", "auto", "--jobs", "2"],
    ],
)
def test_wrong_calls_get_one_sentence(wrong: list[str], capsys: Output) -> None:
    assert main([*CALL, *wrong]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"civtable: .+\n", err)


def test_a_file_in_use_gets_one_sentence(tmp_path: Path, capsys: Output) -> None:
    path = str(tmp_path / "ladder.jsonl")
    with results_in(path, ladder("stone_age", ["random", "book"], [], 2, 1, "1", {})):
        assert main([*CALL, "--file", path, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"civtable: {words_in('en')('ladder-file-in-use', path=path)}\n"


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for command in ("ladder", "arena"):
        assert main([command, "stone_age", "--ray", "auto", "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, err) == ("", 'civtable: Ray is not installed: pip install "civtable[ray]" brings it.\n')


def listen_to_ctrl_c() -> None:
    """Whoever runs the tests in the background of a script ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "ladder.jsonl"
    call = ["ladder", "stone_age", "--bots", "random,book", "--deals", "400", "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-m", "civtable.cli.main", *call, "--file", str(path), "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_ctrl_c,
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 6:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    games = path.read_text().count("\n")
    assert f"Stopped after {games} of 800 games." in err
    assert "The same command plays the rest." in err
    assert f"{games} of 800 games" in out
    assert "Traceback" not in err
    with results_in(str(path), ladder("stone_age", ["random", "book"], [], 2, 400, "1", {})) as results:
        assert len(results.played) == games
        assert not results.repaired
