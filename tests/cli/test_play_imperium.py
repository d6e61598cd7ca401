"""Imperium at the terminal: whole games alone and for two, pictures that fit, cards, nothing hidden."""

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from civtable.bots.base import ask
from civtable.bots.levels import bot_named
from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.pages import list_lines
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.screen import PictureScreen
from civtable.cli.terminal.table import Table
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, replay
from civtable.core.reading import Node
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.text import LANGUAGES, words_in
from tests.cli.table import Answer, any_code, record_in, saves_in, sit_down, typing

GAME = GAMES["imperium"]
EN = words_in("en")
SEED = "nations 1"
POSITIONS = [0, 40, 120, 200]
"""Plies of a game at which the table is looked at; seat 0 is then asked."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of these tests go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@cache
def records(seats: int) -> list[Record]:
    """A game of book players at some of its positions where seat 0 is asked."""
    match = Match(GAME, {"box": "mixed"}, ["human"] + ["book"] * (seats - 1), SEED, "secure")
    bot = bot_named(GAME, "book", SEED)
    deals = fast_rng(SEED)
    found: list[Record] = []
    while len(found) < len(POSITIONS):
        decision = GAME.decision(match.state)
        assert decision is not None
        if decision.seat == 0 and len(match.plies) >= POSITIONS[len(found)]:
            found.append(match.record())
        match.play(ask(bot, GAME, match.state, decision, deals).code)
    return found


def table_at(seats: int, position: int, language: str = "en") -> Table:
    """A table at one of the positions."""
    match: Match[State] = replay(GAME, records(seats)[position])
    return Table(match, PlainScreen(Keyboard()), words_in(language), None)


def shown(table: Table, width: int, height: int, viewer: int = 0) -> list[str]:
    """What a seat sees on a terminal of that size, without control codes."""
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, no_color=True)
    picture = PictureScreen(console, Keyboard())
    scene = table.scene(viewer)
    picture.happened(table.news(viewer, max(len(table.match.plies) - 6, 0)), scene)
    picture.show(scene)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", file.getvalue()).split("\n")


# Whole games.


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_person_plays_alone_to_the_end(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typing any code that is offered; the automa's turns are told row by row, the result at the end."""
    words = words_in(language)
    arguments = ["imperium", "--seats", "human", "--seed", SEED, "--lang", language, "--plain"]
    output = sit_down(monkeypatch, any_code("alone 2"), *arguments)
    assert output.count(words("imperium-rule-automa")) > 5
    assert re.search(r"(Row|fila) \d", output)
    assert words("imperium-source-progress") in output


def test_two_play_through_pipes_and_one_of_them_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["imperium", "--seats", "human,book", "--seed", SEED, "--plain"]
    output = sit_down(monkeypatch, any_code("two"), *arguments)
    assert EN("seat-1") in output
    assert "Solstice of round 3." in output
    assert EN("imperium-source-cards") in output


def test_a_choice_can_be_taken_back_and_a_game_goes_on_from_its_file(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """Playing a region shows nothing hidden: it can be undone. What was saved is the game without it."""
    code = first_play()
    arguments = ["imperium", "--seats", "human", "--seed", SEED, "--plain"]
    output = sit_down(monkeypatch, typing(code, "undo", "quit"), *arguments)
    assert EN("play-undone", code=code) in output
    [path] = saves_in(folder)
    assert record_in(path).codes == []


def first_play() -> str:
    """The code of a card that can be played at the start of the game and shows nothing."""
    scene = table_with_seed().scene(0)
    return next(option.code for option in scene.options if option.code.startswith("play"))


def table_with_seed() -> Table:
    """The table of one person before the first choice."""
    match: Match[State] = Match(GAME, {}, ["human"], SEED, "secure")
    return Table(match, PlainScreen(Keyboard()), EN, None)


# The picture.


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (110, 45)])
def test_the_picture_fits(seats: int, width: int, height: int) -> None:
    for position in range(len(POSITIONS)):
        lines = shown(table_at(seats, position), width, height)
        assert max([len(line.rstrip()) for line in lines]) <= width
        assert len(lines) <= height + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_market_hand_and_numbers(language: str) -> None:
    table = table_at(1, 0, language)
    text = "\n".join(shown(table, 110, 50))
    words = words_in(language)
    scene = table.scene(0)
    hand = Node(scene.view).child("players").items()[0].child("hand").items()
    for card in hand:
        assert words(f"imperium-card-{card.text()}") in text
    for number, option in enumerate(scene.options, 1):
        assert f"{number})" in text or f"{number} " in text, option.code
    assert words("play-imperium-automa") in text


# In sentences.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "viewer"), [(1, 0), (1, SPECTATOR), (2, 1), (4, 0)])
def test_the_table_is_told_in_sentences(language: str, seats: int, viewer: int) -> None:
    drawing = drawing_of(GAME.name)
    for position in range(len(POSITIONS)):
        scene = table_at(seats, position, language).scene(viewer)
        assert all(line.rstrip().endswith(".") for line in drawing.describe(scene))
        assert drawing.status(scene)
        assert drawing.legend(scene)
        standings = drawing.standings(scene)
        assert standings is not None
        assert len(standings) == seats
        assert len(list_lines(scene)) == len(scene.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(language: str) -> None:
    drawing = drawing_of(GAME.name)
    scene = table_at(1, 0, language).scene(0)
    things = drawing.things(scene)
    assert len(things) > 390
    for card, name in things.items():
        assert drawing.about(scene, card)[0].startswith(name)


def test_look_explains_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["look boats", "look queen of carthage", "look xyzzy", "help", "score"]
    output = sit_down(
        monkeypatch, typing(*lines), "imperium", "--seats", "human,human", "--seed", SEED, "--plain"
    )
    assert (
        "Boats: uncivilised, pinned, 1 point for each river or fertile land that you own, 10 at most."
        in output
    )
    assert "Exhaust: choose one: recall a card with a river to gain 2 material and 1 population /" in output
    assert "you may acquire a region, which may be played at once" in output
    assert EN("play-look-nothing", text="xyzzy") in output
    assert EN("play-imperium-rules-act") in output
    assert EN("play-imperium-score-later") in output


def test_alternatives_are_told_with_what_they_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question to choose lists `choose 1` and so on, each with the words of its alternative."""
    seen: list[str] = []

    def answer(offered: list[str]) -> str | None:
        seen.extend([code for code in offered if code.startswith("choose")])
        return None if seen else persistent(offered)

    persistent: Answer = any_code("choices")
    output = sit_down(monkeypatch, answer, "imperium", "--seats", "human", "--seed", SEED, "--plain")
    assert re.search(r"\d\. choose 1: Choose alternative 1 \(.+\)", output)


# What nobody may see.


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("position", range(len(POSITIONS)))
def test_the_table_depends_on_nothing_hidden(seats: int, position: int) -> None:
    """With everything hidden dealt again, the same seat sees the same picture, word for word."""
    table = table_at(seats, position)
    before = shown(table, 110, 50)
    told = drawing_of(GAME.name).describe(table.scene(0))
    table.match.state = GAME.determinize(table.match.state, 0, fast_rng("again"))
    assert shown(table, 110, 50) == before
    assert drawing_of(GAME.name).describe(table.scene(0)) == told
