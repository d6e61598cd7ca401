"""Slips of the finger at the terminal: a number or half a word gives up nothing and destroys nothing."""

from functools import cache

import pytest

from civtable.cli.terminal.careful import careful_option_in, is_guarded
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.pages import example
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.scene import Scene
from civtable.cli.terminal.table import Table
from civtable.cli.terminal.typed import option_in
from civtable.core.errors import IllegalOption
from civtable.core.game import Option, State
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.text import LANGUAGES, words_in

AGES = GAMES["through_the_ages"]
SEED = "careful 1"


@cache
def match_where(*codes: str, without: str = "") -> Match[State]:
    """A game of Through the Ages where these codes are offered, and none that begins with the other."""
    match: Match[State] = Match(AGES, {}, ["human", "human"], SEED, "secure")
    rng = fast_rng(SEED)
    while (decision := AGES.decision(match.state)) is not None:
        offered = [option.code for option in decision.options]
        refused = [code for code in offered if without and code.startswith(without)]
        if all(code in offered for code in codes) and not refused:
            return match
        harmless = [option for option in decision.options if not tears_down(option)]
        match.play(harmless[rng.below(len(harmless))].code)
    raise AssertionError(codes)


def tears_down(option: Option) -> bool:
    """Who plays on neither resigns nor destroys."""
    return option.code.split()[0] in ("resign", "destroy", "disband")


def table_where(*codes: str, without: str = "", language: str = "en") -> Table:
    """A table at such a position."""
    return Table(match_where(*codes, without=without), PlainScreen(Keyboard()), words_in(language), None)


def scene_of(table: Table) -> Scene:
    """What whoever is asked sees."""
    decision = AGES.decision(table.match.state)
    assert decision is not None
    return table.scene(decision.seat)


def numbers_of(scene: Scene, code: str) -> str:
    """The number that stands before an option."""
    return str([option.code for option in scene.options].index(code) + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_resigns_by_a_number_or_by_one_word(language: str) -> None:
    """The answer says what to type instead, in two words of the language; these are then understood."""
    scene = scene_of(table_where("pass", "resign", language=language))
    for line in (numbers_of(scene, "resign"), "resign", scene.sentence(AGES.parse("resign")).split()[-1]):
        with pytest.raises(IllegalOption) as refused:
            careful_option_in(line, scene)
        assert refused.value.reason.key == "play-guarded"
        typed = str(refused.value.reason.args["typed"])
        assert len(typed.split()) == 2
        assert careful_option_in(typed, scene).code == "resign"
    assert careful_option_in("pass", scene).code == "pass"


def test_a_refused_number_leaves_the_game_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    """At the table: `2` where 2 is to resign is answered by a sentence, and nobody has left."""
    table = table_where("pass", "resign")
    scene = scene_of(table)
    plies = len(table.match.plies)
    line = numbers_of(scene, "resign")
    table.screen = TypedScreen(Keyboard(), line)
    table.listen(scene)
    assert len(table.match.plies) == plies
    assert "resign game" in capsys.readouterr().out


class TypedScreen(PlainScreen):
    """A screen at which one line is typed."""

    def __init__(self, keyboard: Keyboard, line: str) -> None:
        super().__init__(keyboard)
        self.typed = line

    def read(self, scene: Scene) -> str:
        """The line."""
        return self.typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_bronze_alone_destroys_no_mine(language: str) -> None:
    """Where nothing can be built, the name of a mine names only its destruction: that takes the verb too."""
    table = table_where("destroy bronze", without="build", language=language)
    scene = scene_of(table)
    name = table.words("through_the_ages-card-bronze")
    for line in (name, "bronze", numbers_of(scene, "destroy bronze")):
        with pytest.raises(IllegalOption) as refused:
            careful_option_in(line, scene)
        assert refused.value.reason.key == "play-guarded"
    assert careful_option_in("destroy bronze", scene).code == "destroy bronze"
    verb = scene.sentence(AGES.parse("destroy bronze")).split()[0]
    assert careful_option_in(f"{verb} {name}", scene).code == "destroy bronze"


def test_a_name_means_what_builds_and_not_what_destroys() -> None:
    """`bronze` builds a mine where it can be built, though it could also be destroyed."""
    scene = scene_of(table_where("build bronze", "destroy bronze", without="upgrade"))
    assert careful_option_in("bronze", scene).code == "build bronze"


def test_where_something_has_to_be_destroyed_a_number_is_enough() -> None:
    scene = scene_of(table_where("destroy bronze"))
    only = [option for option in scene.options if option.code.startswith("destroy")]
    forced = Scene(**{**vars(scene), "options": only})
    assert not any(is_guarded(option, forced) for option in only)
    assert careful_option_in("1", forced) is only[0]


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("language", ["es", "pt", "it"])
def test_examples_are_words_of_the_language(name: str, language: str) -> None:
    """What the prompt suggests is understood, and is not the English code."""
    game = GAMES[name]
    match: Match[State] = Match(game, {}, ["human"] * max(game.seats[0], 2), SEED, "secure")
    rng = fast_rng(SEED)
    table = Table(match, PlainScreen(Keyboard()), words_in(language), None)
    for _ in range(60):
        decision = game.decision(match.state)
        assert decision is not None
        scene = table.scene(decision.seat)
        typed = example(scene)
        option = option_in(typed, scene)
        assert typed not in [other.code for other in scene.options] or typed in scene.sentence(option).lower()
        harmless = [option for option in decision.options if not tears_down(option)]
        match.play(harmless[rng.below(len(harmless))].code)
