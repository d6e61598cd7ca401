"""The table as a picture in the terminal: it fits, it says everything, and nothing hidden."""

import io
import re
from itertools import pairwise

import pytest
from rich.console import Console

from civtable.cli.terminal.drawings import DRAWINGS
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.screen import PictureScreen
from civtable.cli.terminal.style import SEAT_MARKS
from civtable.cli.terminal.table import Table
from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.text import LANGUAGES, words_in
from tests.cli.table import table_with

FOUR = ["human", "random", "book", "random"]
POSITIONS = [0, 1, 14, 37, 88, 150, 260]
"""Plies of random games at which the picture is looked at."""


def screen(width: int, height: int) -> PictureScreen:
    """A terminal of that size without colours."""
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, no_color=True)
    return PictureScreen(console, Keyboard())


def lines_of(picture: PictureScreen) -> list[str]:
    """What stands on the terminal, without control codes."""
    assert isinstance(picture.console.file, io.StringIO)
    text = picture.console.file.getvalue()
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).split("\n")


def shown(table: Table, width: int, height: int) -> list[str]:
    """What whoever decides now sees."""
    decision = table.match.game.decision(table.match.state)
    viewer = decision.seat if decision is not None else SPECTATOR
    picture = screen(width, height)
    picture.happened(table.news(viewer, len(table.match.plies) - 4), table.scene(viewer))
    picture.show(table.scene(viewer))
    return lines_of(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plies", POSITIONS)
def test_nothing_is_cut_off_at_80_columns(language: str, plies: int) -> None:
    table = table_with(FOUR, "columns", plies, language)
    for line in shown(table, 80, 24):
        assert len(line.rstrip()) <= 80
        assert "…" not in line.removeprefix("…")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plies", POSITIONS)
def test_everything_fits_into_24_lines(language: str, plies: int) -> None:
    """The last line is left for typing; at the start of a game with four players the whole board is there."""
    lines = shown(table_with(FOUR, "height", plies, language), 80, 24)
    assert len(lines) <= 24
    if plies <= 1:
        assert any(words_in(language)("play-stone_age-short-river") in line for line in lines)


@pytest.mark.parametrize("width", [30, 44, 60, 79, 96, 200])
@pytest.mark.parametrize("height", [10, 24, 60])
def test_other_sizes_work_too(width: int, height: int) -> None:
    for plies in POSITIONS[::3]:
        assert any("Red" in line for line in shown(table_with(FOUR, "sizes", plies), width, height))


@pytest.mark.parametrize("plies", POSITIONS)
def test_every_option_can_be_found(plies: int) -> None:
    """Its number stands on the board or in the list, alone or within a range."""
    table = table_with(FOUR, "options", plies)
    decision = table.match.game.decision(table.match.state)
    assert decision is not None
    text = "\n".join(shown(table, 100, 60))
    found: set[int] = set()
    for first, last in re.findall(r"(?<![\w×+/])(\d+)(?:-(\d+))?(?![\w!/])", text):
        found.update(range(int(first), int(last or first) + 1))
    assert set(range(1, len(decision.options) + 1)) <= found


def test_everybody_has_a_mark() -> None:
    text = "\n".join(shown(table_with(FOUR, "marks", 14), 80, 24))
    for mark in SEAT_MARKS:
        assert mark in text


def test_the_picture_depends_on_nothing_hidden() -> None:
    """With everything hidden dealt again, the same seat sees the same picture, word for word."""
    for plies in POSITIONS:
        table = table_with(FOUR, "hidden", plies)
        game = table.match.game
        decision = game.decision(table.match.state)
        assert decision is not None
        before = shown(table, 100, 40)
        told = DRAWINGS["stone_age"].describe(table.scene(decision.seat))
        table.match.state = game.determinize(table.match.state, decision.seat, fast_rng("again"))
        assert shown(table, 100, 40) == before
        assert DRAWINGS["stone_age"].describe(table.scene(decision.seat)) == told


def test_tools_show_what_they_would_give() -> None:
    """A roll is worth what the rules say, also where tools do not help."""
    for plies in range(60, 300):
        table = table_with(["human", "human"], "tools", plies)
        decision = table.match.game.decision(table.match.state)
        if decision is not None and table.match.game.questions[decision.kind].name == "tools":
            break
    else:
        pytest.fail("nobody was asked for tools")
    scene = table.scene(decision.seat)
    for entry in DRAWINGS["stone_age"].menu(scene):
        assert entry.hint.startswith("+") or entry.hint == "nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_stands_side_by_side(language: str) -> None:
    table = table_with(FOUR, "end", 0, language)
    game = table.match.game
    while (decision := game.decision(table.match.state)) is not None:
        table.match.play(decision.options[0].code)
    words = words_in(language)
    picture = screen(100, 40)
    picture.happened(table.news(0, len(table.match.plies) - 1), table.scene(0))
    picture.result(table.scene(0), game.scores(table.match.state))
    text = lines_of(picture)
    for score in game.scores(table.match.state):
        assert any(line.startswith(words("play-total")) and str(score.total) in line for line in text)
        assert any(words.seat(score.seat) in line for line in text)


def test_pages_stand_below_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is longer than the terminal waits for Enter before anything is pushed out of sight."""
    table = table_with(FOUR, "pages")
    picture = screen(80, 24)
    waits: list[int] = []

    def enter(prompt: str) -> str:
        waits.append(len(lines_of(picture)) - 1)
        assert prompt == table.words("play-page")
        return ""

    monkeypatch.setattr(picture.keyboard, "line", enter)
    for page in ("look", "list", "score", "help"):
        waits.append(len(lines_of(picture)) - 1)
        picture.pages(table.scene(0), page)
    waits.append(len(lines_of(picture)) - 1)
    text = " ".join(" ".join(lines_of(picture)).split())
    for key in ("play-stone_age-legend", "play-score-later", "play-help-undo", "play-stone_age-rules-place"):
        assert table.words(key) in text
    assert len(waits) > 5
    assert max([after - before for before, after in pairwise(waits)]) == 23


def test_a_page_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = screen(80, 12)
    monkeypatch.setattr(picture.keyboard, "line", lambda prompt: "q")
    table = table_with(FOUR, "pages")
    picture.pages(table.scene(0), "help")
    text = " ".join(lines_of(picture))
    assert table.words("play-help-quit") not in text
    assert len(lines_of(picture)) == 12


def test_the_next_person_does_not_see_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen is cleared after the last person has seen what only that person may see."""
    picture = screen(80, 24)
    waits: list[str] = []

    def enter(prompt: str) -> str:
        waits.append(lines_of(picture)[-3])
        return ""

    monkeypatch.setattr(picture.keyboard, "line", enter)
    table = table_with(["human", "human"], "secrets")
    picture.hand_over(table.scene(1), 0, ["Red draws from the deck: 3 food."])
    assert len(waits) == 2
    assert "3 food" in waits[0]
    assert "Blue is next." in waits[1]
    assert isinstance(picture.console.file, io.StringIO)
    after_clear = picture.console.file.getvalue().rsplit("\x1b[2J", 1)[1]
    assert "3 food" not in after_clear
