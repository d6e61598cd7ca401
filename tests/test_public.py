"""The public interface: what `import civtable` gives, how quickly, with which types and which help."""

import ast
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, assert_type

import pytest

import civtable
import civtable.games
from civtable import Decision, Game, Match, Option, Outcome, Reason, Record, Rng, Score, State

pytestmark = pytest.mark.compiled

CLASSES = [Decision, Game, Match, Option, Record, Rng, Score, State]


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, on the same civtable."""
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


# Names.


def test_every_public_name_is_there() -> None:
    for name in civtable.__all__:
        assert getattr(civtable, name) is not None
    assert set(dir(civtable)) == set(civtable.__all__)


def test_the_types_are_those_of_what_is_loaded() -> None:
    """Type checkers read the imports of the package, programs its table: both say the same."""
    tree = ast.parse(Path(civtable.__file__).read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    typed = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in imports
        for alias in node.names
        if (node.module or "").startswith("civtable.")
    }
    assert typed == civtable._FOUND
    assert sorted([*typed, "__version__"]) == sorted(civtable.__all__)


def test_a_type_checker_knows_what_is_public() -> None:
    """Mypy reads this file: it sees the types through the table of names, in the compiled build too."""
    game = civtable.game("stone_age")
    assert_type(game, Game[State])
    state = game.start({}, 2, civtable.fast_rng("types"))
    assert_type(state, State)
    assert_type(game.decision(state), Decision | None)
    assert_type(civtable.game_names(), list[str])
    assert_type(civtable.bot(game, "random", "types"), civtable.Bot)
    match = Match(game, {}, ["a", "b"], "types")
    assert_type(match, Match[State])
    assert_type(match.record(), Record)
    assert_type(civtable.arena("stone_age", ["random"], games=2), Outcome)
    assert (Path(civtable.__file__).parent / "py.typed").exists()


def test_a_name_that_is_not_public_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'cheat'"):
        assert civtable.cheat  # type: ignore[attr-defined]


def test_the_import_loads_nothing() -> None:
    """What is public is loaded when it is asked for; the commands count on a quick start."""
    program = "import sys, civtable; print([name for name in sys.modules if name.startswith('civtable.')])"
    assert run(program).stdout.strip() == "[]"


def test_the_source_is_beside_what_is_compiled() -> None:
    """Editors and type checkers read signatures and docstrings there: no stubs that could grow old."""
    for thing in (Game, Match, Record, Rng):
        module = sys.modules[thing.__module__]
        assert module.__file__ is not None
        stem = Path(module.__file__).name.partition(".")[0]
        assert f"class {thing.__name__}" in Path(module.__file__).with_name(f"{stem}.py").read_text("utf-8")


# Functions.


def test_the_games_are_the_ones_that_are_named() -> None:
    assert civtable.game_names() == list(civtable.games.GAMES)
    for name in civtable.game_names():
        assert civtable.game(name).name == name
        assert civtable.levels(name)[0] == "random"


def test_an_arena_is_the_same_in_every_run() -> None:
    one, other = [civtable.arena("stone_age", ["medium", "random"], games=2) for _ in range(2)]
    assert one == other
    assert one.games == 2
    assert one.standings[0].bot == "medium"
    assert civtable.arena("stone_age", ["medium", "random"], games=2, seed="2") != one
    with pytest.raises(civtable.UnknownLevel):
        civtable.arena("stone_age", ["genius", "random"])


def test_a_position_is_set_up_by_paths() -> None:
    game = civtable.game("stone_age")
    state = civtable.position(game, {"players.1.wood": 4}, players=3, settings={"ties": "sum"})
    view = game.view(state, civtable.SPECTATOR)
    assert [player["wood"] for player in view["players"]] == [0, 4, 0]  # type: ignore[call-overload, index, union-attr]
    with pytest.raises(civtable.GameError):
        civtable.position(game, {"players.1.mammoths": 4})


def test_an_error_can_be_said_in_all_languages() -> None:
    with pytest.raises(civtable.BadSetting) as error:
        civtable.game("chess")
    said = {civtable.say(error.value.reason, language) for language in ("en", "es", "pt", "it")}
    assert len(said) == 4
    assert all("chess" in sentence for sentence in said)


@pytest.mark.parametrize(("game", "right", "wrong"), [("stone_age", 1, 2), ("imperium", 2, 3)])
def test_a_seat_that_nobody_has_is_refused(game: str, right: int, wrong: int) -> None:
    """A view for it would look like any other."""
    known, rng = civtable.game(game), civtable.fast_rng("2")
    state = known.start({}, right + 1, civtable.fast_rng("1"))
    before = state.digest()
    for seat in (wrong, -3):
        with pytest.raises(ValueError, match=f"seat {seat}: there are {right + 1}, from 0 on"):
            known.view(state, seat)
        with pytest.raises(ValueError, match=f"seat {seat}: there are {right + 1}, from 0 on"):
            known.determinize(state, seat, rng)
    for seat in (civtable.SPECTATOR, 0, right):
        assert known.view(state, seat)["seat"] == seat
        known.determinize(state, seat, rng)
    assert state.digest() == before


@pytest.mark.parametrize("make", [civtable.fast_rng, civtable.secure_rng])
def test_a_seed_is_a_text(make: Callable[[Any], Rng]) -> None:
    with pytest.raises(TypeError, match=r"str\b.*\bint\b"):
        make(1)


@pytest.mark.parametrize("wrong", [None, civtable.game("stone_age")])
def test_a_game_is_asked_for_by_its_name(wrong: Any) -> None:
    """A game in place of its name is refused with words, wherever only names travel."""
    for use in (civtable.game, lambda game: civtable.arena(game, ["random"])):
        with pytest.raises(TypeError, match=r"\bstr\b"):
            use(wrong)


def test_chance_is_a_generator_and_no_seed() -> None:
    with pytest.raises(TypeError, match=r"\bRng\b.*\bstr\b"):
        civtable.game("stone_age").start({}, 2, "a deal")  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["random", [civtable.bot("stone_age", "random", "1"), "random"]])
def test_an_arena_takes_names_of_bots(wrong: Any) -> None:
    """Bots are made by name in each process: neither a bot nor one name alone will do."""
    with pytest.raises(TypeError, match="bots are a list of names"):
        civtable.arena("stone_age", wrong, games=2)


def test_what_is_said_is_a_phrase_in_a_language_that_there_is() -> None:
    reason = Reason("game-unknown", {"name": "chess", "known": "-"})
    with pytest.raises(ValueError, match="language 'de': there are en, es, pt, it"):
        civtable.say(reason, "de")
    with pytest.raises(TypeError, match=r"a phrase is said, such as `error\.reason`, not a BadSetting"):
        civtable.say(civtable.BadSetting(reason))  # type: ignore[arg-type]


def test_a_state_of_another_game_is_refused() -> None:
    game, other = civtable.game("stone_age"), civtable.game("imperium")
    state = game.start({}, 2, civtable.fast_rng("1"))
    for use in (other.play, other.why_not):
        with pytest.raises(TypeError, match="StoneAge is no state of imperium"):
            use(state, "pass")


def test_an_arena_has_games_and_somebody_who_plays_them() -> None:
    for wrong in (0, -3):
        with pytest.raises(ValueError, match=f"{wrong} games: there has to be one"):
            civtable.arena("stone_age", ["random"], games=wrong)
        with pytest.raises(ValueError, match=f"{wrong} jobs: there has to be one"):
            civtable.arena("stone_age", ["random"], games=1, jobs=wrong)


# The environments, which are public too, and need an extra.


def test_the_environments_are_at_hand() -> None:
    """By the name of the package alone, and nothing of them is loaded before."""
    program = "import sys, civtable; print('numpy' in sys.modules, civtable.env.spec('stone_age', 3))"
    done = run(program)
    assert done.stdout.startswith("False stone_age"), done.stderr
    assert "vector" in civtable.env.__all__


def test_who_has_not_the_extra_is_told_its_name() -> None:
    program = "import sys; sys.modules['numpy'] = None; import civtable; civtable.env"
    done = run(program)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "ImportError: numpy is missing: pip install 'civtable[env]'"


# What is shown of things.


@pytest.mark.parametrize("name", civtable.game_names())
def test_bots_and_outcomes_show_themselves_in_a_short_line(name: str) -> None:
    for level in [*civtable.levels(name), "search-150"]:
        text = repr(civtable.bot(name, level, "secret"))
        assert text.startswith("<")
        assert " object at " not in text
        assert "secret" not in text
        assert len(text) < 100
    assert repr(civtable.bot(name, "search-150", "1")) == f"<SearchBot of {name}: 150 games a decision>"
    assert "1.0 s a decision" in repr(civtable.bot(name, "expert", "1"))
    outcome = civtable.arena(name, ["random", "easy"], games=2)
    assert re.fullmatch(f"<Outcome of {name}, 2 games: random [0-9]+ %, easy [0-9]+ %>", repr(outcome))


def test_questions_and_scenarios_show_themselves_in_a_short_line() -> None:
    for name in civtable.game_names():
        for question in civtable.game(name).questions:
            assert repr(question) == f"<Question {question.name}>"
    [outcome] = civtable.run_scenarios("{game: stone_age, name: hungry, moves: [{0: use hut}]}")
    assert repr(outcome) == "<Outcome of 'hungry': error>"


def test_an_error_reads_as_a_sentence() -> None:
    """Where a traceback ends; its key, by which programs know it, stands behind."""
    with pytest.raises(civtable.BadSetting) as error:
        civtable.game("stone_age").start({}, 7, civtable.fast_rng("1"))
    sentence = civtable.say(error.value.reason)
    assert str(error.value) == f"{sentence} [setting-seats]"
    assert "7" in sentence
    assert repr(error.value).startswith("BadSetting(")
    assert str(civtable.BadSetting(Reason("no-words", {"n": 1}))) == "no-words {'n': 1}"


# Help.


@pytest.mark.parametrize("name", [name for name in civtable.__all__ if callable(getattr(civtable, name))])
def test_help_says_something_about_everything_public(name: str) -> None:
    """Mypyc drops docstrings; the build puts them back."""
    text = inspect.getdoc(getattr(civtable, name))
    assert text is not None
    assert text.endswith(".")
    assert len(text) > 20


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_help_says_something_about_every_method(kind: type) -> None:
    methods = [name for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))]
    for name in methods:
        text = inspect.getdoc(getattr(kind, name))
        assert text, f"{kind.__name__}.{name}"


def test_help_tells_apply_and_play_apart() -> None:
    """Where one looks for it: `apply` trusts, `play` checks."""
    apply, play = inspect.getdoc(Game.apply), inspect.getdoc(Game.play)
    assert apply is not None
    assert apply.startswith("The trusted entrance")
    assert "CIVTABLE_CHECK=1" in apply
    assert play is not None
    assert play.startswith("The checked entrance")
    assert "state" in str(inspect.signature(Game.apply))
    module = sys.modules[Game.__module__]
    assert (module.__doc__ or "").startswith("What every game has")


# The switch that makes `apply` check.

ILLEGAL = """
import civtable
game = civtable.game("stone_age")
state = game.start({}, 2, civtable.fast_rng("1"))
before = state.digest()
for option in (game.parse("use forest"), civtable.game("through_the_ages").options[0]):
    try:
        game.apply(state, option)
    except civtable.IllegalOption as error:
        print(error.reason.key, state.digest() == before)
"""

LEGAL = """
import civtable
for name in civtable.game_names():
    game = civtable.game(name)
    rng = civtable.fast_rng("check")
    state = game.start({}, 2, rng)
    civtable.play_at_random(game, state, rng)
    print(state.digest())
"""


def test_apply_checks_if_it_is_asked_to() -> None:
    """What is not offered, or is of another game, is refused with the reason; the state stays as it was."""
    checked = run(ILLEGAL, CIVTABLE_CHECK="1")
    assert checked.stdout.splitlines() == ["stone_age-why-not_now_place True", "option-foreign True"]


@pytest.mark.parametrize("switch", ["", "0"])
def test_apply_trusts_otherwise(switch: str) -> None:
    assert run(ILLEGAL, CIVTABLE_CHECK=switch).stdout == ""


def test_checking_changes_no_game() -> None:
    checked, trusted = run(LEGAL, CIVTABLE_CHECK="1"), run(LEGAL, CIVTABLE_CHECK="0")
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout == trusted.stdout
