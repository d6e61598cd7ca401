"""Through the Ages at the terminal: whole games, pictures that fit, single cards, and nothing hidden."""

import io
import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from civtable.cli.terminal.columns import fitted
from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.pages import list_lines
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.scene import event_sentence
from civtable.cli.terminal.screen import PictureScreen
from civtable.cli.terminal.table import Table
from civtable.core.events import Event
from civtable.core.game import EVERYONE, SPECTATOR, Option, State
from civtable.core.match import Match, replay
from civtable.core.reading import Node
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.games.through_the_ages import ThroughTheAgesView
from civtable.games.through_the_ages.happenings import ATTACKED, LOST_SCIENCE, ROW_CLEARED, TURN_BEGAN
from civtable.text import LANGUAGES, words_in
from tests.cli.table import Answer, record_in, saves_in, sit_down, typing

GAME = GAMES["through_the_ages"]
EN = words_in("en")
SEED = "ages 3"
POSITIONS = [0, 6, 130, 290]
"""Plies of a game of three at which the table is looked at; seat 0 is then asked."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of these tests go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def busy(options: list[Option], draw: int) -> Option:
    """Any option of somebody who neither resigns nor tears down, and seldom does nothing."""
    building = [
        option for option in options if option.code.split()[0] not in ("resign", "destroy", "disband")
    ]
    doing = [option for option in building if option.code not in ("end", "pass")]
    chosen = doing if doing and draw % 6 else building or options
    return chosen[draw % len(chosen)]


@cache
def records(seats: int, settings: tuple[tuple[str, str], ...] = ()) -> list[Record]:
    """A game of busy players: its records at POSITIONS, when seat 0 is asked."""
    match: Match[State] = Match(GAME, dict(settings), ["human"] * seats, SEED, "secure")
    rng = fast_rng("busy")
    found: list[Record] = []
    while (decision := GAME.decision(match.state)) is not None and len(found) < len(POSITIONS):
        if len(match.plies) >= POSITIONS[len(found)] and decision.seat == 0:
            found.append(match.record())
        match.play(busy(decision.options, rng.below(720720)).code)
    return found


def table_at(position: int, language: str = "en", seats: int = 3) -> Table:
    """A table in the middle of that game."""
    match = replay(GAME, records(seats)[position])
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


@pytest.mark.parametrize("language", ["en", "it"])
def test_bots_play_a_whole_game_in_plain_lines(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked; what happens and the result are told."""
    monkeypatch.setattr(
        "civtable.bots.base.RandomBot.choose",
        lambda bot, sandbox, decision: busy(decision.options, bot.rng.below(720720)),
    )
    words = words_in(language)
    arguments = ["through_the_ages", "--seats", "random,random", "--seed", SEED, "--lang", language]
    output = sit_down(monkeypatch, typing(), *arguments, "--plain")
    assert words("through_the_ages-event-age_began", age="III") in output
    assert words("through_the_ages-event-game_over") in output
    assert "\x1b" not in output


TOGETHER = ("discard", "defend", "send", "lose", "sacrifice", "bonus")
"""What is chosen together with others: somebody has to confirm it."""


def first_offered() -> Answer:
    """Somebody who takes the first option, and now and then the first that does something."""
    count = iter(range(100_000))

    def answer(offered: list[str]) -> str | None:
        if offered[0].split()[0] in TOGETHER:
            number = next(count)
            return offered[number % len(offered)] if number % 4 else "ok"
        lasting = [code for code in offered if code not in ("end", "resign")] or offered
        return offered[0] if next(count) % 3 else lasting[0]

    return answer


def test_somebody_who_takes_the_first_option_reaches_the_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question that comes up can be answered with a code that is listed."""
    arguments = ["through_the_ages", "--seats", "human,human", "--seed", SEED, "--plain"]
    output = sit_down(monkeypatch, first_offered(), *arguments)
    (path,) = saves_in(folder)
    match = replay(GAME, record_in(path))
    assert GAME.decision(match.state) is None
    assert EN("through_the_ages-event-game_over") in output
    for score in GAME.scores(match.state):
        assert str(score.total) in output


# The picture.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", range(len(POSITIONS)))
def test_nothing_is_wider_or_higher_than_the_terminal(language: str, position: int) -> None:
    """The last line is for typing."""
    table = table_at(position, language)
    for width, height in ((80, 24), (100, 40)):
        lines = shown(table, width, height)
        assert max([len(line.rstrip()) for line in lines]) <= width
        assert len(lines) <= height
        assert not [line for line in lines if "…" in line.removeprefix("…")]


@pytest.mark.parametrize("width", [40, 60, 96, 200])
@pytest.mark.parametrize("height", [12, 60])
def test_other_sizes_work_too(width: int, height: int) -> None:
    assert any("Red" in line for line in shown(table_at(2), width, height))


@pytest.mark.parametrize("position", range(len(POSITIONS)))
def test_every_option_can_be_found(position: int) -> None:
    """Its number stands on the board or in the list, alone or within a range."""
    table = table_at(position)
    text = "\n".join(shown(table, 110, 60))
    found: set[int] = set()
    for first, last in re.findall(r"(?<![\w+/])(\d+)(?:-(\d+))?(?:\)|  )", text):
        found.update(range(int(first), int(last or first) + 1))
    assert set(range(1, len(table.scene(0).options) + 1)) <= found


def test_the_card_row_shows_prices_and_what_leaves() -> None:
    """With three players the first two spaces are cleared next; each zone has its price."""
    text = "\n".join(shown(table_at(2), 100, 60))
    for zone in (1, 2, 3):
        assert EN("play-tta-zone", n=zone) in text
    assert text.count("×\n") + len(re.findall(r"× ", text)) == 2


def test_options_say_what_they_cost() -> None:
    """At the start of the second round everybody has 4 civil actions and 2 food: population costs 2."""
    table = table_at(1)
    while table.scene(0).question_name != "act":
        table.match.play("pass")
    entries = drawing_of(GAME.name).menu(table.scene(0))
    hints = {entry.code: entry.hint for entry in entries}
    assert hints["population"] == "−1 CA, −2 food"
    assert hints["build bronze"] == "−1 CA, −2 res."
    groups = [entry.group for entry in entries]
    assert sorted(groups, key=groups.index) == groups
    assert groups[0] == "take"
    assert groups[-1] == "other"


def test_long_names_are_shortened() -> None:
    assert fitted("Bronze", 12) == "Bronze"
    assert fitted("Alexander the Great", 15) == "Alexander Great"
    for name in ("Transcontinental Railroad", "Constitutional Monarchy", "St. Peter's Basilica"):
        for width in range(4, 26):
            assert len(fitted(name, width)) <= width


# In sentences.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_table_is_told_in_sentences(language: str, viewer: int) -> None:
    for position in range(len(POSITIONS)):
        table = table_at(position, language)
        scene = table.scene(viewer)
        drawing = drawing_of(GAME.name)
        lines = drawing.describe(scene)
        assert all(line.rstrip().endswith(".") for line in lines)
        assert drawing.status(scene)
        assert drawing.legend(scene)
        players = Node(scene.view).child("players").items()
        assert drawing.standings(scene) == [player.child("culture").value for player in players]
        assert len(list_lines(scene)) == len(scene.options)


# Single cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(language: str) -> None:
    """By its code and by its name: what it is, its numbers, its text."""
    words = words_in(language)
    drawing = drawing_of(GAME.name)
    scene = table_at(0, language).scene(0)
    things = drawing.things(scene)
    assert len(things) > 200
    for card, name in things.items():
        lines = drawing.about(scene, card)
        assert lines[0].startswith(name)
        if words.has(f"through_the_ages-text-{card}"):
            assert words(f"through_the_ages-text-{card}") in lines


def test_look_explains_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["look iron", "look st peters", "look hand", "look rich land", "look xyzzy", "look rich_land_a"]
    arguments = ["through_the_ages", "--seats", "human,human", "--seed", SEED, "--plain"]
    output = sit_down(monkeypatch, typing(*lines), *arguments)
    assert "Iron: mine, Age I." in output
    assert "Science to develop: 5. Resources to build: 5." in output
    assert EN("through_the_ages-text-st_peters_basilica") in output
    assert "That could be several: Rich Land A, Rich Land I, Rich Land II." in output
    assert EN("play-look-nothing", text="xyzzy") in output
    assert EN("through_the_ages-text-rich_land_a") in output


def test_the_score_is_culture(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["through_the_ages", "--seats", "human,human", "--seed", SEED, "--plain"]
    output = sit_down(monkeypatch, typing("score", "help"), *arguments)
    assert EN("play-through_the_ages-score-later") in output
    assert EN("play-score-later") not in output
    assert EN("play-through_the_ages-rules-act") in output


def test_look_finds_a_part_of_any_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose pieces have no names is searched by its sentences."""
    arguments = ["stone_age", "--seats", "human,random", "--seed", SEED, "--plain"]
    output = sit_down(monkeypatch, typing("look quarry"), *arguments)
    assert output.count(EN("stone_age-place-quarry") + " (") == 2


# What nobody may see.


@pytest.mark.parametrize("position", range(len(POSITIONS)))
def test_the_table_depends_on_nothing_hidden(position: int) -> None:
    """With everything hidden dealt again, the same seat sees the same picture, word for word."""
    table = table_at(position)
    before = shown(table, 110, 50)
    told = drawing_of(GAME.name).describe(table.scene(0))
    table.match.state = GAME.determinize(table.match.state, 0, fast_rng("again"))
    assert shown(table, 110, 50) == before
    assert drawing_of(GAME.name).describe(table.scene(0)) == told


def test_the_military_cards_of_others_are_not_named() -> None:
    """What lies only in others' hands is neither drawn nor told nor in the log."""
    checked = 0
    for position in range(len(POSITIONS)):
        table = table_at(position)
        view, everything = table.scene(0).view, Node(GAME.to_json(table.match.state))
        text = "\n".join([*shown(table, 110, 60), *drawing_of(GAME.name).describe(table.scene(0))])
        text += "\n".join([line for news in table.news(0, 0) for line in news.sentences])
        others = everything.child("players").items()[1:]
        held = [card.text() for player in others for card in player.child("military_hand").items()]
        for card in held:
            if f"'{card}'" not in repr(view) and not was_public(table, card):
                assert EN(f"through_the_ages-card-{card}") not in text, card
                checked += 1
    assert checked > 5


def was_public(table: Table, card: str) -> bool:
    """Whether seat 0 has rightly heard of another copy of the card."""
    told = [event.for_seat(0) for ply in table.match.plies for event in ply.events]
    return any(
        EN(f"through_the_ages-card-{card}") in EN.say(GAME.event_words(event), player="") for event in told
    )


# What is easily overlooked.


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_hand_that_cannot_be_used_are_marked(language: str) -> None:
    """In a turn: cards of the kinds that are played then, and that no option names."""
    table = table_at(2, language)
    rng = fast_rng("busy on")
    found = {True: 0, False: 0}
    while not all(found.values()):
        scene = table.scene(0)
        seen = cast(ThroughTheAgesView, scene.view)
        hand = seen["players"][0]["hand"]["cards"]
        if scene.question_name == "act" and scene.options:
            text = " ".join(" ".join(shown(table, 110, 60)).split())
            told = " ".join(drawing_of(GAME.name).describe(scene))
            for card in hand:
                used = any(card in option.code.split() for option in scene.options)
                name = table.words(f"through_the_ages-card-{card}")
                assert (f"✗ {name}" in text) == (not used)
                assert used or name in told.partition(table.words("play-tta-say-idle", names="")[:-1])[2]
                found[used] += 1
        decision = GAME.decision(table.match.state)
        assert decision is not None
        table.match.play(busy(decision.options, rng.below(720720)).code)


def test_an_attack_is_told_before_the_rest_of_a_turn() -> None:
    """A rival's aggression is done to the viewer; the row and the beginning of the own turn are not."""
    table = table_at(2, seats=2)
    ply = table.match.plies[-1]
    ply.seat = 1
    attack = Event(ATTACKED, 1, [0, 0], EVERYONE)
    own_turn = Event(TURN_BEGAN, 0, [9], EVERYONE)
    cleared = Event(ROW_CLEARED, 0, [5], EVERYONE)
    lost = Event(LOST_SCIENCE, 0, [2], EVERYONE)
    ply.events[:] = [attack, lost, own_turn, cleared]
    news = table.news(0, len(table.match.plies) - 1)
    told = [sentence for one in news if one.to_viewer for sentence in one.sentences]
    assert told == [event_sentence(GAME, EN, event, 0) for event in (attack, lost)]
