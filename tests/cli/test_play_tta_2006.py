"""The 2006 edition of Through the Ages at the terminal: its tracks, bonus cards, texts, and whole games."""

from pathlib import Path

import pytest

from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.table import Table
from civtable.core.match import Match, replay
from civtable.core.reading import Node
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.games.through_the_ages.cards.table import OLD_CARDS
from civtable.text import LANGUAGES, words_in
from tests.cli.table import any_code, record_in, saves_in, sit_down, typing
from tests.cli.test_play_tta import EN, records, shown

GAME = GAMES["through_the_ages"]
VERSIONS = ["simple", "advanced", "full"]
SIZES = [(80, 24), (100, 40)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of these tests go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def settings(version: str, **variants: str) -> tuple[tuple[str, str], ...]:
    """What a table of the 2006 edition chooses."""
    return (("edition", "2006"), ("version", version), *variants.items())


def at_start(version: str = "full", language: str = "en", **variants: str) -> Table:
    """A table of three before the first decision."""
    match = Match(GAME, dict(settings(version, **variants)), ["human"] * 3, "original", "secure")
    return Table(match, PlainScreen(Keyboard()), words_in(language), None)


def tables(version: str, language: str) -> list[Table]:
    """Tables at the start and towards the end of a game of busy players."""
    found = records(3, settings(version))
    matches = [replay(GAME, found[position]) for position in (0, -1)]
    return [Table(match, PlainScreen(Keyboard()), words_in(language), None) for match in matches]


# The picture and the sentences.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", VERSIONS)
def test_nothing_is_wider_or_higher_than_the_terminal(language: str, version: str) -> None:
    """At the start and later, in all versions."""
    for table in tables(version, language):
        for width, height in SIZES:
            lines = shown(table, width, height)
            assert max([len(line.rstrip()) for line in lines]) <= width
            assert len(lines) <= height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", VERSIONS)
def test_the_table_is_told_in_sentences(language: str, version: str) -> None:
    """Each ends with a full stop."""
    for table in tables(version, language):
        lines = drawing_of(GAME.name).describe(table.scene(0))
        assert all(line.rstrip().endswith(".") for line in lines)


def test_the_ends_of_the_tracks_are_shown() -> None:
    """40 science points, 30 for the ratings, 60 for strength."""
    text = "\n".join(shown(at_start(), 110, 50))
    for track in ("0/40", "+1/30", "+0/30", "1/60"):
        assert track in text
    said = drawing_of(GAME.name).describe(at_start().scene(0))
    assert EN("play-tta-say-tracks", science=40, rating=30, strength=60) in said


def test_open_bonuses_are_named() -> None:
    """The four of the advanced version, in the picture and in the sentences."""
    table = at_start("advanced")
    known = Node(GAME.view(table.match.state, 0)).child("bonuses").child("known")
    bonuses = [EN(f"through_the_ages-card-{card.text()}") for card in known.items()]
    assert len(bonuses) == 4
    text = " ".join("\n".join(shown(table, 140, 60)).split())
    told = " ".join(drawing_of(GAME.name).describe(table.scene(0)))
    for name in bonuses:
        assert name in text
        assert name in told


def test_personal_bonuses_are_seen_by_their_owner_alone() -> None:
    """The same picture whatever the others have chosen."""
    table = at_start("full", bonus_cards="personal")
    for _ in range(3):
        decision = GAME.decision(table.match.state)
        assert decision is not None
        table.match.play(decision.options[0].code)
    before = shown(table, 110, 50)
    told = drawing_of(GAME.name).describe(table.scene(0))
    table.match.state = GAME.determinize(table.match.state, 0, fast_rng("again"))
    assert shown(table, 110, 50) == before
    assert drawing_of(GAME.name).describe(table.scene(0)) == told


# Single cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_edition_can_be_looked_at(language: str) -> None:
    """With the text that it has in this edition."""
    words = words_in(language)
    drawing = drawing_of(GAME.name)
    scene = at_start("full", language).scene(0)
    for card in OLD_CARDS:
        lines = drawing.about(scene, card.id)
        assert lines[0].startswith(words(f"through_the_ages-card-{card.id}"))
        keys = [f"through_the_ages-text_2006-{card.id}", f"through_the_ages-text-{card.id}"]
        spoken = [key for key in keys if words.has(key)]
        if spoken:
            assert words(spoken[0]) in lines


def test_numbers_of_a_card_are_those_of_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Swordsmen cost 3 science here and 4 in the 2015 edition; Homer has another text."""
    arguments = ["through_the_ages", "--seats", "human,human", "--seed", "original", "--plain"]
    output = sit_down(
        monkeypatch, typing("look swordsmen", "look homer"), *arguments, "--set", "edition=2006"
    )
    assert "Science to develop: 3." in output
    assert EN("through_the_ages-text_2006-homer") in output
    output = sit_down(monkeypatch, typing("look swordsmen", "look homer"), *arguments)
    assert "Science to develop: 4." in output
    assert EN("through_the_ages-text-homer") in output


# Whole games.


@pytest.mark.parametrize("version", VERSIONS)
def test_somebody_who_types_any_code_reaches_the_end(
    version: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question that comes up can be answered with a code that is listed."""
    arguments = ["through_the_ages", "--seats", "human,human", "--seed", "original", "--plain"]
    chosen = ["--set", "edition=2006", "--set", f"version={version}"]
    answer = any_code("original")
    output = sit_down(
        monkeypatch,
        lambda offered: answer([code for code in offered if code != "resign"]),
        *arguments,
        *chosen,
    )
    (path,) = saves_in(folder)
    match = replay(GAME, record_in(path))
    assert GAME.decision(match.state) is None
    assert EN("through_the_ages-event-game_over") in output


def test_settings_that_do_not_go_together_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    arguments = ["through_the_ages", "--seats", "human,human", "--plain", "--set", "version=simple"]
    output = sit_down(monkeypatch, typing(), *arguments, code=2)
    assert len(output.strip().split("\n")) == 1
