"""What is asked before a game begins, what comes before any question, and campaigns through pipes."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from civtable.cli.main import main
from civtable.cli.terminal.keyboard import Keyboard
from civtable.text import words_in
from tests.cli.table import record_in, saves_in, sit_down, typing
from tests.longer import SOME_LANGUAGES

EN = words_in("en")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of these tests go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_imperium_asks_whether_alone_which_nation_and_which_level(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """Who plays alone is asked for the level of the automa, and not for bots."""
    answers = typing("1", "greeks", "warlord", "quit")
    output = sit_down(monkeypatch, answers, "imperium", "--lang", "en", "--plain")
    for key in ("play-ask-company", "play-ask-imperium-nation_1", "play-ask-imperium-level"):
        assert EN(key) in output
    assert EN("play-ask-players") not in output
    assert EN("play-ask-level") not in output
    [path] = saves_in(folder)
    record = record_in(path)
    assert record.seats == ["human"]
    assert record.settings["nation_1"] == "greeks"
    assert record.settings["level"] == "warlord"


def test_imperium_with_others_asks_how_many_and_for_their_level(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    answers = typing("2", "2", "celts", "easy", "quit")
    output = sit_down(monkeypatch, answers, "imperium", "--lang", "en", "--plain")
    assert EN("play-ask-imperium-level") not in output
    [path] = saves_in(folder)
    record = record_in(path)
    assert record.seats == ["human", "easy"]
    assert record.settings["nation_1"] == "celts"


def test_only_nations_of_the_chosen_box_are_offered_and_what_is_set_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    answers = typing("1", "romans", "arthurians", "quit")
    settings = ["--set", "box=legends", "--set", "level=overlord"]
    output = sit_down(monkeypatch, answers, "imperium", *settings, "--lang", "en", "--plain")
    assert "  romans" not in output
    assert EN("play-ask-imperium-level") not in output
    [path] = saves_in(folder)
    assert record_in(path).settings["nation_1"] == "arthurians"


@pytest.mark.parametrize("language", ["es", "pt", "it"])
def test_answers_can_be_given_in_the_words_of_the_language(
    language: str, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    words = words_in(language)
    nation = words("imperium-nation-greeks")
    level = words("setting-value-imperium-level-warlord")
    answers = typing("1", nation, level, "quit")
    output = sit_down(monkeypatch, answers, "imperium", "--lang", language, "--plain")
    chieftain = words("setting-value-imperium-level-chieftain")
    assert words("play-choice", default=chieftain) in output
    [path] = saves_in(folder)
    assert record_in(path).settings["nation_1"] == "greeks"
    assert record_in(path).settings["level"] == "warlord"


class Terminal(io.StringIO):
    """What somebody sees; a pipe otherwise."""

    def isatty(self) -> bool:
        """The one thing that is asked."""
        return True


@pytest.mark.parametrize("seen_by", [Terminal, io.StringIO])
def test_long_sentences_are_broken_between_words_on_a_terminal_only(
    seen_by: type[io.StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    output, nations = seen_by(), {f"nation_{i}": "" for i in range(17)}
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdout", output)
    monkeypatch.setattr(sys, "stdin", io.StringIO("nobody\nnation_3\n"))
    assert Keyboard().choice(EN, "play-ask-imperium-nation_1", nations, "nation_1") == "nation_3"
    told = EN("play-choice-unknown", known=", ".join(nations))
    assert len(told) > 160
    assert (told in output.getvalue()) == (seen_by is io.StringIO)
    assert told in output.getvalue().replace("\n", " ")
    assert seen_by is io.StringIO or max(map(len, output.getvalue().splitlines())) <= 80


@pytest.mark.parametrize("game", [[], ["imperium"], ["stone_age"]])
@pytest.mark.parametrize("pair", ["nonsense", "nobody=1"])
def test_a_wrong_setting_is_refused_before_any_question(
    game: list[str], pair: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = sit_down(monkeypatch, typing(), *game, "--set", pair, "--lang", "en", code=2)
    assert pair.partition("=")[0] in output
    assert EN("play-ask-language") not in output


def test_settings_that_do_not_go_together_are_refused_before_any_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs = ["--set", "box=legends", "--set", "nation_1=romans"]
    output = sit_down(monkeypatch, typing(), "imperium", *pairs, "--lang", "en", code=2)
    assert EN("play-ask-language") not in output


def test_a_setting_leaves_only_the_games_that_have_it(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Without the name of a game: `edition` is a setting of one game, so nobody is asked which."""
    answers = typing("2", "random", "quit")
    output = sit_down(monkeypatch, answers, "--set", "edition=2006", "--lang", "en", "--plain")
    assert EN("play-ask-game") not in output
    [path] = saves_in(folder)
    assert record_in(path).game == "through_the_ages"


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_a_new_campaign_begins_through_a_pipe(language: str, tmp_path: Path) -> None:
    """A real pipe, which cannot be set up a second time: questions, the first game, one choice, the end.

    Somebody plays: an empty name is asked for again.
    """
    file = tmp_path / "campaign.json"
    command = [sys.executable, "-m", "civtable.cli.main", "imperium", "campaign", str(file), "--plain"]
    lines = ["", "Ana", "romans", "classics", "", "", "", "", "pass"]
    done = subprocess.run(
        [*command, "--lang", language],
        input="\n".join(lines) + "\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    words = words_in(language)
    assert words("campaign-ask-rival") in done.stdout
    saved = json.loads(file.read_text("utf-8"))
    assert saved["player"] == "Ana"
    assert "pass" in json.dumps(saved)


# The arena.


def test_a_bot_that_plays_itself_is_not_said_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "stone_age", "--bots", "random", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main(arguments) == 0
    output = capsys.readouterr().out
    assert "%" not in output
    assert EN("arena-itself", bot=EN("bot-random")) in output
    assert main([*arguments, "--json"]) == 0
    [standing] = json.loads(capsys.readouterr().out)["standings"]
    assert standing["share"] is None
    assert standing["mean"] > 0


def test_a_bot_alone_against_the_automa_can_win_or_lose(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "imperium", "--bots", "random", "--players", "1", "--games", "1", "--lang", "en"]
    assert main([*arguments, "--jobs", "1"]) == 0
    output = capsys.readouterr().out
    assert "%" in output
    assert EN("arena-itself", bot=EN("bot-random")) not in output
