"""Wrong calls and a hostile world: one sentence on stderr, the right exit code, never a traceback."""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from civtable.cli import random_play
from civtable.cli.common import read_text, write_text
from civtable.cli.main import main
from civtable.core.errors import BadState, GameError
from civtable.core.game import Game, State
from civtable.core.rng import Rng
from civtable.core.sealed import LONGEST_TEXT
from civtable.core.words import Reason
from civtable.games import GAMES, AnyGame
from civtable.text import LANGUAGES
from tests.cli.records import random_record

Output = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-c", "import sys; from civtable.cli.main import main; sys.exit(main())"]


def complaint(output: Output, *arguments: str, code: int = 2) -> str:
    """The one line that a wrong call leaves on stderr."""
    assert main(arguments) == code
    out, err = output.readouterr()
    assert out == ""
    assert re.fullmatch(r"civtable: .+\n", err)
    assert err[:-1].isprintable()
    return err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay"], "Missing: FILE. (help: civtable replay --help)"),
        (["dance\x1fname"], "There is no command dance\\x1fname; there are play, serve, "),
        (["games", "--lang", "xx"], "--lang cannot be xx; it can be en, es, pt, it. (help: "),
        (["games", "--json=yes"], "--json takes no value. (help: civtable games --help)"),
        (["random", "stone_age", "--games"], "--games needs a value. (help: civtable random --help)"),
    ],
)
def test_what_argparse_finds_wrong_is_said_in_our_words(
    capsys: Output, arguments: list[str], sentence: str
) -> None:
    assert complaint(capsys, *arguments, "--lang", "en").startswith(f"civtable: {sentence}")


def test_argparse_has_its_own_texts_again_after_a_call(capsys: Output) -> None:
    assert main(["--help", "--lang", "it"]) == 0
    assert capsys.readouterr().out.startswith("uso: civtable")
    assert argparse.ArgumentParser(prog="x").format_usage() == "usage: x [-h]\n"


WRONG = [
    ["dance"],
    ["--dance"],
    ["games", "--dance"],
    ["games", "now"],
    ["games", "--lang", "xx"],
    ["games", "--json=yes"],
    ["random"],
    ["random", "chess"],
    ["random", "stone_age", "--games"],
    ["random", "stone_age", "--games", "0"],
    ["random", "stone_age", "--games", "many"],
    ["random", "stone_age", "--games", "9" * 5000],
    ["random", "stone_age", "--games", "-1"],
    ["random", "stone_age", "--games", "٣"],
    ["random", "stone_age", "--game", "3"],
    ["random", "stone_age", "--players", "9"],
    ["random", "stone_age", "--jobs", "0"],
    ["random", "stone_age", "--seed", "x" * 81],
    ["random", "stone_age", "--seed", "\udcff"],
    ["random", "stone_age", "--set", "ties"],
    ["random", "stone_age", "--set", "=sum"],
    ["random", "stone_age", "--set", "ties=never"],
    ["random", "stone_age", "--set", "colour=red"],
    ["random", "stone_age", "--set", "x" * 5000 + "=\n"],
    ["replay"],
    ["replay", "nothing.json"],
    ["replay", "."],
    ["replay", "\0"],
    ["replay", "\udcff\n" * 3000],
    ["replay", __file__ + "/x"],
    ["replay", __file__],
    ["replay", "--at", "x", "nothing.json"],
    ["validate"],
    ["state"],
    ["state", "chess"],
    ["state", "stone_age", "--at", "3"],
    ["state", "stone_age", "--record", "nothing.json"],
    ["state", "--record", "nothing.json"],
    ["state", "--record", "nothing.json", "--seed", "1"],
    ["state", "stone_age", "--players", "1"],
    ["bench", "chess"],
    ["bench", "--players", "9"],
    ["bench", "--seconds", "0"],
    ["bench", "--seconds", "nan"],
    ["bench", "--seconds", "inf"],
    ["bench", "--seconds", "soon"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: ascii(" ".join(arguments))[:60])
def test_a_wrong_call_gets_one_sentence(arguments: list[str], capsys: Output) -> None:
    said = {complaint(capsys, *arguments, "--lang", lang) for lang in LANGUAGES}
    if "--lang" not in arguments:
        assert len(said) == len(LANGUAGES)


def test_settings_that_no_game_has_are_no_mistake_about_one_game(capsys: Output) -> None:
    """Who has not named a game has not meant the first one: where a game has them, it says what is wrong."""
    said = complaint(capsys, "play", "--set", "foo=1")
    assert "No game has all of these settings: foo." in said
    assert "stone_age (two_dice_cards, ties), through_the_ages (edition" in said
    assert "edition, ties. " in complaint(capsys, "play", "--set", "edition=2006", "--set", "ties=sum")
    assert "edition cannot be “1848”" in complaint(capsys, "play", "--set", "edition=1848")
    assert "The game stone_age has no setting “foo”" in complaint(
        capsys, "play", "stone_age", "--set", "foo=1"
    )


def test_a_wrong_call_says_what_is_wrong(capsys: Output) -> None:
    assert "--games" in complaint(capsys, "random", "stone_age", "--games", "many")
    assert "civtable random --help" in complaint(capsys, "random")
    assert "GAME" in complaint(capsys, "random")
    assert "dance" in complaint(capsys, "dance")
    assert "stone_age" in complaint(capsys, "random", "chess")


def test_a_ply_beyond_the_end_is_refused(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "game.json"
    path.write_text(random_record(2, "short", 5).to_text())
    for command in (["replay", str(path)], ["state", "--record", str(path)]):
        assert main([*command, "--at", "5"]) == 0
        capsys.readouterr()
        assert "6" in complaint(capsys, *command, "--at", "6")


# Broken laws.


def copy_of(game: AnyGame, **parts: Any) -> AnyGame:
    """The game with other parts."""
    names = [
        *("name", "version", "seats", "settings", "options", "questions", "events", "sources", "pieces"),
        *("new", "view", "determinize", "scores", "check", "to_json", "from_json", "chance_number", "facts"),
        *("option_words", "event_words", "question_words", "view_type", "state_type"),
    ]
    same: dict[str, Any] = {name: getattr(game, name) for name in names}
    return Game(**(same | parts))


def game_that_loses_things(game: AnyGame) -> AnyGame:
    """Its own check finds something wrong from the second round on."""

    def check(state: State) -> None:
        if game.view(state, -1)["round"] != 1:
            raise BadState(Reason("lost", {"what": "\x1b a card\n"}))

    return copy_of(game, check=check)


def game_that_tells_secrets(game: AnyGame) -> AnyGame:
    """What is hidden is not dealt again."""

    def determinize(state: State, seat: int, rng: Rng) -> State:
        return state.copy()

    return copy_of(game, determinize=determinize)


def game_that_falls_over(game: AnyGame) -> AnyGame:
    """The view has a bug."""

    def view(state: State, seat: int) -> dict[str, object]:
        return dict(game.view(state, seat), odd=[1][int(str(game.view(state, seat)["round"])) - 1])

    return copy_of(game, view=view)


BROKEN = [game_that_loses_things, game_that_tells_secrets, game_that_falls_over]


@pytest.mark.parametrize("change", BROKEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_law_stops_random_play(
    change: Callable[[AnyGame], AnyGame],
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Output,
) -> None:
    """Exit code 1, one sentence, and a record that leads there."""
    monkeypatch.chdir(tmp_path)
    arguments = ["random", "stone_age", "--games", "1", "--players", "2", "--lang", lang]
    with monkeypatch.context() as broken:
        broken.setitem(GAMES, "stone_age", change(GAMES["stone_age"]))
        said = complaint(capsys, *arguments, code=1)
    (path,) = tmp_path.iterdir()
    assert path.name in said
    assert main(["validate", str(path)]) == 0
    if lang == "en":
        assert main(arguments) == 0


def test_a_broken_law_for_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(GAMES, "stone_age", game_that_tells_secrets(GAMES["stone_age"]))
    assert main(["random", "stone_age", "--json"]) == 1
    assert '"law": "dealing again keeps no secret"' in capsys.readouterr().out


def test_a_broken_law_is_told_even_where_nothing_can_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    def refuse(path: str, text: str) -> None:
        read_text("nowhere/at/all")

    monkeypatch.setattr(random_play, "write_text", refuse)
    monkeypatch.setitem(GAMES, "stone_age", game_that_tells_secrets(GAMES["stone_age"]))
    assert "no secret" in complaint(capsys, "random", "stone_age", code=1)


# Files.


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_text(str(path), "one")
    (tmp_path / "link").symlink_to(path)
    write_text(str(tmp_path / "link"), "two")
    assert path.read_text() == "two"
    assert (tmp_path / "link").is_symlink()
    with pytest.raises(GameError):
        write_text(str(path), "\ud800")
    assert path.read_text() == "two"
    for wrong in (tmp_path, tmp_path / "no" / "folder", path / "x", "", "/", "x" * 5000, "\0"):
        with pytest.raises(GameError):
            write_text(str(wrong), "three")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["file", "link"]


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="no such devices here")
def test_devices_stay_devices() -> None:
    write_text("/dev/null", "nothing")
    assert not Path("/dev/null").is_file()


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with open(path, "wb") as file:
        file.truncate(LONGEST_TEXT * 1000)
    with pytest.raises(GameError):
        read_text(str(path))


# The world outside.


def test_a_closed_pipe_is_no_accident(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(random_record(4, "pipe").to_text())
    with subprocess.Popen(
        [*COMMAND, "replay", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait() == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk here")
def test_a_full_disk_gets_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert ended.returncode == 2
    assert re.fullmatch(rb"civtable: .+\n", ended.stderr)


@pytest.mark.skipif(os.name != "posix", reason="closes files in the way of POSIX")
def test_nowhere_to_print_is_no_accident() -> None:
    def close_all() -> None:
        os.close(1)
        os.close(2)

    for arguments in (["games"], ["dance"], ["random", "stone_age", "--games", "1", "--players", "2"]):
        ended = subprocess.run([*COMMAND, *arguments], preexec_fn=close_all, check=False)
        assert ended.returncode == (2 if arguments == ["dance"] else 0)


def test_a_narrow_encoding_loses_signs_and_not_the_answer() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [*COMMAND, "bench", "--players", "2", "--seconds", "0.05", "--lang", "pt"]
    ended = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"decis?es/s" in ended.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_ends_without_a_word(jobs: str) -> None:
    def listen_to_ctrl_c() -> None:  # whoever runs the tests in the background of a script ignores it
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    command = [*COMMAND[:2], COMMAND[2].replace("; sys", "; print('ready', flush=True); sys")]
    with subprocess.Popen(
        [*command, "random", "stone_age", "--games", "100000", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=listen_to_ctrl_c,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            time.sleep(1)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes at once
            out, err = process.communicate(timeout=300)
            assert (process.returncode, out, err) == (130, b"", b"\n")
        finally:
            with suppress(ProcessLookupError):  # all of them have ended
                os.killpg(process.pid, signal.SIGKILL)
