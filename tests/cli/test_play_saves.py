"""`civtable play`: saving, coming back, calls that contradict themselves, and the questions before a game."""

from pathlib import Path

import pytest

from civtable.cli.terminal.saves import saves_folder
from civtable.cli.terminal.table import Table
from civtable.core.match import replay
from civtable.core.words import Phrase
from civtable.games import GAMES
from civtable.text import words_in
from tests.cli.table import any_code, record_in, saves_in, sit_down, typing

GAME = GAMES["stone_age"]
SEED = "zq-secret-seed-42"
EN = words_in("en")
HUT = EN("stone_age-event-placed", player=EN.seat(0), people=2, place=Phrase("stone_age-at-hut"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of these tests go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


# Saving and coming back.


def test_the_end_of_input_saves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit_down(monkeypatch, typing("place 2 hut"), "--seats", "human,random", "--seed", SEED)
    (path,) = saves_in(folder)
    assert f"The game is saved in {path}. To go on: civtable play --save {path}" in output
    assert record_in(path).codes[0] == "place 2 hut"


@pytest.mark.parametrize("leave", ["quit", None])
def test_a_saved_game_goes_on_where_it_was(
    leave: str | None, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folder / "game.json"
    lines = [line for line in ("place 2 hut", leave) if line is not None]
    sit_down(
        monkeypatch,
        typing(*lines),
        "--seats",
        "human,random",
        "--seed",
        SEED,
        "--set",
        "ties=sum",
        "--save",
        str(file),
    )
    before = record_in(file)
    output = sit_down(monkeypatch, typing(), "--save", str(file), "--set", "ties=sum")
    after = record_in(file)
    assert HUT in output
    assert (after.codes, after.digests, after.settings) == (before.codes, before.digests, before.settings)
    sit_down(monkeypatch, any_code("rest"), "--save", str(file))
    match = replay(GAME, record_in(file))
    assert GAME.decision(match.state) is None
    assert [ply.code for ply in match.plies[: len(before.codes)]] == before.codes
    assert "wins with" in sit_down(monkeypatch, typing(), "--save", str(file))


def test_a_game_is_saved_after_every_move(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "game.json"
    saved: list[int] = []

    def answer(offered: list[str]) -> str | None:
        saved.append(len(record_in(file).codes))
        return None if len(saved) == 4 else offered[0]

    sit_down(monkeypatch, answer, "--seats", "human,random", "--seed", SEED, "--save", str(file))
    assert saved[0] == 0
    assert sorted(set(saved)) == saved


def test_saving_elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`save FILE` never writes over something else, and is the file of the table from then on."""
    foreign = folder / "diary.txt"
    foreign.write_text("dear diary")
    file = folder / "game.json"
    lines = [f"save {foreign}", f"save {folder / 'nowhere' / 'x.json'}", f"save {file}", "place 2 hut"]
    output = sit_down(monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED)
    assert f"{foreign} is not overwritten" in output
    assert EN("os-not-found") in output
    assert f"Saved in {file}." in output
    assert foreign.read_text() == "dear diary"
    assert record_in(file).codes[0] == "place 2 hut"
    assert saves_in(folder) == []


def test_a_full_disk_does_not_stop_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = folder / "stick"
    place.mkdir()
    file = place / "game.json"

    def answer(offered: list[str]) -> str | None:
        if place.exists():
            file.unlink()
            place.rmdir()
            return "place 2 hut"
        return f"save {folder / 'other.json'}" if not (folder / "other.json").exists() else None

    output = sit_down(monkeypatch, answer, "--seats", "human,random", "--seed", SEED, "--save", str(file))
    assert EN("file-cannot-write", path=str(file), why=Phrase("os-not-found")) in output
    assert record_in(folder / "other.json").codes[0] == "place 2 hut"


def test_an_interrupt_saves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at the keyboard, and in the middle of a choice, loses no whole choice."""

    def interrupt(offered: list[str]) -> str | None:
        if "place 2 hut" in offered:
            return "place 2 hut"
        raise KeyboardInterrupt

    sit_down(monkeypatch, interrupt, "--seats", "human,random", "--seed", SEED, code=130)
    (path,) = saves_in(folder)
    assert record_in(path).codes[0] == "place 2 hut"
    replay(GAME, record_in(path))


def test_an_interrupt_within_a_choice_keeps_the_last_whole_position(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Table.choose
    kept: list[int] = []

    def choose(table: Table, options: object) -> None:
        if len(table.match.plies) >= 5:
            kept.append(len(table.match.plies))
            table.match.state.rng.below(6)  # as if dice were rolled, but nothing else was done yet
            raise KeyboardInterrupt
        played(table, options)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "choose", choose)
    sit_down(monkeypatch, any_code("x"), "--seats", "human,random", "--seed", SEED, code=130)
    (path,) = saves_in(folder)
    assert [len(replay(GAME, record_in(path)).plies)] == kept


def test_saves_go_to_the_folder_of_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves_folder() == tmp_path / ".local" / "share" / "civtable" / "saves"
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "t"))
    assert saves_folder() == tmp_path / "t" / "civtable" / "saves"


def test_who_has_games_where_earlier_versions_kept_them_keeps_that_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some systems have another place for such folders than all of them had before."""
    of_system, earlier = tmp_path / "Library" / "civtable", tmp_path / ".local" / "share" / "civtable"
    monkeypatch.setattr("civtable.folders.user_data_path", lambda name, appauthor: of_system)
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves_folder() == of_system / "saves"
    earlier.mkdir(parents=True)
    assert saves_folder() == earlier / "saves"


# Calls that contradict themselves or a file.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,wizard"], "Nobody called “wizard” can sit at the table"),
        (["--seats", "human"], "stone_age"),
        (["--seats", "human,,book"], "Nobody called “”"),
        (["--seats", "human,book", "--set", "ties=dice"], "rulebook, sum"),
        (["chess", "--seats", "human,book"], "chess"),
        (["--seats", "human,book", "--save", ""], "--save needs the name of a file"),
        (["--seats", "human,book", "--save", "/nowhere/x.json"], "/nowhere/x.json"),
    ],
)
def test_a_wrong_call_is_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = sit_down(monkeypatch, typing(), *arguments, code=2)
    assert sentence in output
    assert output.count("\n") == 1


def test_a_setting_that_no_record_names_can_be_repeated(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A setting that came later is not recorded at its default: to say it again is no contradiction."""
    file = folder / "ages.json"
    arguments = ["--seats", "human,human", "--seed", "1", "--save", str(file), "--plain"]
    sit_down(monkeypatch, typing("quit"), "through_the_ages", *arguments)
    again = sit_down(monkeypatch, typing("quit"), "--save", str(file), "--set", "edition=2015", "--plain")
    assert "Card row" in again
    other = ["--save", str(file), "--set", "edition=2006", "--plain"]
    refused = sit_down(monkeypatch, typing(), *other, code=2)
    assert "peaceful=no" in refused


def test_arguments_do_not_contradict_a_saved_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(folder / "game.json")
    sit_down(monkeypatch, typing(), "stone_age", "--seats", "human,book", "--seed", SEED, "--save", file)
    sit_down(monkeypatch, typing(), "stone_age", "--seats", "human,book", "--seed", SEED, "--save", file)
    for arguments, sentence in (
        (["--seats", "human,random"], "is played with --seats human,medium"),
        (["--seed", "other"], "was begun with another seed"),
        (["--set", "ties=sum"], "ties=rulebook"),
    ):
        output = sit_down(monkeypatch, typing(), *arguments, "--save", file, code=2)
        assert sentence in output
        assert SEED not in output


def test_a_file_that_is_no_record_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "diary.txt"
    file.write_text("dear diary")
    output = sit_down(monkeypatch, typing(), "--seats", "human,book", "--save", str(file), code=2)
    assert EN("record-not-json") in output
    assert file.read_text() == "dear diary"


# Without arguments.


def test_enter_accepts_every_default(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit_down(monkeypatch, typing("", "", "", "place 2 hut"), "--lang", "en")
    (path,) = saves_in(folder)
    assert record_in(path).seats == ["human", "medium", "medium"]
    assert EN("play-ask-language") not in output
    assert "Which game?" in output
    assert "How many players, you included?" in output


def test_answers_choose_language_players_and_level(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who names no language is asked, in the one of the system."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    output = sit_down(monkeypatch, typing("xx", "es", "stone_age", "7", "4", "random", "cabaña"))
    (path,) = saves_in(folder)
    assert record_in(path).seats == ["human", "random", "random", "random"]
    assert "Please choose one of these: en, es, pt, it." in output
    assert "Elige una de estas respuestas: 2, 3, 4." in output
    assert words_in("es")("play-undo-nothing") not in output
    assert "Rojo" in output


def test_the_game_saved_last_is_offered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, typing("stone_age", "2", "random", "place 2 hut"), "--lang", "en")
    (path,) = saves_in(folder)
    plies = len(record_in(path).codes)
    output = sit_down(monkeypatch, typing("1", "place 1 hunting_grounds"), "--lang", "en")
    assert f"There is an unfinished game ({path})." in output
    assert saves_in(folder) == [path]
    assert len(record_in(path).codes) > plies
    sit_down(monkeypatch, typing("2", "", "", "", "place 2 hut"), "--lang", "en")
    assert len(saves_in(folder)) == 2


def test_the_end_of_input_before_the_game_leaves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch, typing())
    sit_down(monkeypatch, typing("", "3"))
    assert saves_in(folder) == []
