"""Imperium at the terminal: whole games alone and for two, pictures that fit, cards, nothing hidden."""

import io
import re
from collections.abc import Iterator
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
from civtable.cli.terminal.scene import event_sentence
from civtable.cli.terminal.screen import PictureScreen
from civtable.cli.terminal.table import Table
from civtable.cli.terminal.typed import thing_in
from civtable.core.errors import BadCode
from civtable.core.events import Event
from civtable.core.game import EVERYONE, SPECTATOR, State
from civtable.core.match import Match, replay
from civtable.core.reading import Node
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.games.imperium.happenings import AUTOMA_ROLLED, AUTOMA_STOLE, AUTOMA_TOOK_UNREST, TOOK_UNREST
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
    hand = Node(scene.view).child("players").items()[0].child("hand").child("cards").items()
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
    assert re.search(r"\d\. choose 1: 1: \w.+", output)
    assert "Choose alternative" not in output


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


# What is easily misread.


def table_of_nation(nation: str, language: str = "en", seed: str = SEED) -> Table:
    """A person alone with that nation, before the first choice."""
    match: Match[State] = Match(GAME, {"nation_1": nation}, ["human"], seed, "secure")
    return Table(match, PlainScreen(Keyboard()), words_in(language), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_nation_shows_its_power_card_in_play(language: str) -> None:
    """There is a tributary of the same name: it is told only where it lies on the table too."""
    table = table_of_nation("greeks", language)
    scene = table.scene(0)
    words = table.words
    power = drawing_of(GAME.name).about(scene, "greeks_power_b")
    assert thing_in(words("imperium-nation-greeks"), scene) == power
    assert thing_in("greeks", scene) == power
    elsewhere = table_of_nation("romans", language).scene(0)
    assert thing_in("greeks", elsewhere) == drawing_of(GAME.name).about(elsewhere, "greeks")


def test_names_with_commas_are_told_apart() -> None:
    table = table_of_nation("romans")
    line = next(line for line in drawing_of(GAME.name).describe(table.scene(0)) if line.startswith("Red"))
    assert "The Senate (4 material); Rome, the Eternal City (3 material, 3 population); Emperor" in line
    assert "; Rome, the Eternal City" in " ".join(" ".join(shown(table, 110, 45)).split())
    with pytest.raises(BadCode) as asked:
        thing_in("power", table.scene(0))
    assert "; " in str(asked.value.reason.args["names"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_market_card_has_the_number_to_type_and_no_other(language: str) -> None:
    for position in range(len(POSITIONS)):
        table = table_at(1, position, language)
        scene = table.scene(0)
        text = shown(table, 80, 24)
        first = next(i for i, line in enumerate(text) if line.startswith(table.words("play-imperium-market")))
        for space in text[first + 1 : first + 4]:
            assert not re.match(r"( *\d+\))? *\d+ ", space), space
            assert not re.search(r" {3,}(\d+\) *)?\d+ \w", space), space
        told = drawing_of(GAME.name).describe(scene)[0]
        assert told.startswith(f"{words_in(language)('play-imperium-market')}: ")


def first_hands(language: str) -> Iterator[Table]:
    """The Romans before their first choice, dealt again and again."""
    for seed in range(50):
        yield table_of_nation("romans", language, f"hand {seed}")


def hand_of(table: Table) -> list[str]:
    """The person's hand."""
    return [
        card.text()
        for card in Node(table.scene(0).view).child("players").items()[0].child("hand").child("cards").items()
    ]


def unplayable_in(table: Table) -> list[str]:
    """The cards of the person's hand that cannot be played, each once."""
    playable = [option.code for option in table.scene(0).options]
    return [card for card in dict.fromkeys(hand_of(table)) if f"play {card}" not in playable]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_cannot_be_played_are_marked(language: str) -> None:
    """Glory needs more than a first hand of the Romans has: some seed deals it."""
    table = next(table for table in first_hands(language) if unplayable_in(table))
    words = table.words
    scene = table.scene(0)
    idle = unplayable_in(table)
    hand = hand_of(table)
    text = " ".join(" ".join(shown(table, 110, 45)).split())
    for card in hand:
        assert (f"✗ {words(f'imperium-card-{card}')}" in text) == (card in idle)
    told = " ".join(drawing_of(GAME.name).describe(scene))
    names = ", ".join([words(f"imperium-card-{card}") for card in idle])
    assert words("play-imperium-say-idle", names=names) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_to_the_viewer_stands_first_on_a_small_terminal(language: str) -> None:
    """At 80 x 24 a turn of the automa is longer than the room for it: the theft is told, and told first."""
    table = table_at(1, 3, language)
    stolen = GAME.events[AUTOMA_STOLE]
    ply = table.match.plies[-1]
    blow = Event(AUTOMA_STOLE, SPECTATOR, [0, 2], EVERYONE)
    assert stolen.name == "automa_stole"
    roll = Event(AUTOMA_ROLLED, SPECTATOR, [3, 1], EVERYONE)
    unrest = Event(TOOK_UNREST, 0, [1], EVERYONE)
    ply.events[:] = [*ply.events, roll, blow, unrest, *[roll] * 30]
    sentences = [event_sentence(GAME, table.words, event, 0) for event in (blow, unrest)]
    told = [news.sentences for news in table.news(0, len(table.match.plies) - 1) if news.to_viewer]
    assert [sentence for part in told for sentence in part] == sentences
    lines = shown(table, 80, 24)
    assert len(lines) <= 25
    text = " ".join(" ".join(lines).split())
    first = text.index(sentences[0])
    more = table.words("play-more", n=0).partition("0")[0].strip()
    assert first < text.index(sentences[1]) < text.index(f"{more} ", first)


def test_ones_own_deeds_are_nobodys_blows() -> None:
    """Alone: what is gained by an own card is not done by the automa, though the automa takes part in it."""
    table = table_at(1, 3)
    ply = table.match.plies[-1]
    given = Event(AUTOMA_TOOK_UNREST, SPECTATOR, [], EVERYONE)
    ply.events[:] = [given, Event(TOOK_UNREST, 0, [1], EVERYONE)]
    assert not any(news.to_viewer for news in table.news(0, len(table.match.plies) - 1))
