"""Runs all scenario files, and checks that together they leave nothing out."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import civtable.games.stone_age
from civtable.games.stone_age import GAME
from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Outcome
from tests.scenarios.held import holds

FOLDER = Path(__file__).parent / "stone_age"
FILES = sorted(FOLDER.glob("*.yaml"))
SCENARIOS = [
    (path.stem, scenario) for path in FILES for scenario in scenarios_from_text(path.read_text("utf-8"))
]

CARDS = [f"C{number:02}" for number in range(1, 37)]
BUILDINGS = [f"B{number:02}" for number in range(1, 29)]


def names() -> list[str]:
    return [f"{stem}: {scenario.name}" for stem, scenario in SCENARIOS]


def outcomes() -> list[Outcome]:
    return [Outcome(scenario) for _, scenario in SCENARIOS]


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", [scenario for _, scenario in SCENARIOS], ids=names())
def test_scenario(scenario: Scenario) -> None:
    holds(scenario)


def test_names_are_different() -> None:
    assert len(set(names())) == len(SCENARIOS)


def test_every_scenario_says_what_it_is_about_and_expects_something() -> None:
    for _, scenario in SCENARIOS:
        assert scenario.about.endswith("."), scenario.name
        assert scenario.expect, scenario.name


def test_every_worked_example_is_there() -> None:
    """The examples of the rulebook, of other editions, and those derived from the rules."""
    found = {scenario.name for _, scenario in SCENARIOS}
    wanted = [f"{kind}{i:02}" for kind, last in (("E", 23), ("X", 7), ("D", 17)) for i in range(1, last + 1)]
    assert [name for name in wanted if name not in found] == []


def owned(form: dict[str, object], what: str) -> set[str]:
    """The cards or tiles of all players; a card drawn unseen was not bought."""
    players = form["players"]
    assert isinstance(players, list)
    return {piece for player in players for piece in player[what] if piece != player["drawn_card"]}


def test_every_card_and_every_tile_is_bought_somewhere() -> None:
    """Its own scenario is named after it."""
    bought: set[str] = set()
    for outcome in outcomes():
        trial = outcome.trial
        assert trial is not None
        new: set[str] = set()
        for what in ("cards", "buildings"):
            new |= owned(dict(trial.form()), what) - owned(dict(trial.start), what)
        bought |= new
        if outcome.name in CARDS + BUILDINGS:
            assert outcome.name in new, outcome.name
    assert [piece for piece in CARDS + BUILDINGS if piece not in bought] == []


def expectations(scenario: Scenario) -> Iterator[dict[str, object]]:
    """All expectations of a scenario, those between moves too."""
    yield dict(scenario.expect)
    for move in scenario.moves:
        if move.expect is not None:
            yield dict(move.expect)


def reason_keys() -> set[str]:
    """The short keys of all reasons that the code of the game can give."""
    found: set[str] = set()
    for path in Path(civtable.games.stone_age.__path__[0]).rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            for call in ast.walk(function) if isinstance(function, ast.FunctionDef) else []:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "because":
                    found |= texts_in(call.args[0], function)
    assert "already_there" in found
    return found


def texts_in(value: ast.expr, function: ast.AST) -> set[str]:
    """The texts that an expression can be: a constant, one of two, or what the variable was set to."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return texts_in(value.body, function) | texts_in(value.orelse, function)
    assert isinstance(value, ast.Name), ast.dump(value)
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and value.id in [ast.unparse(target) for target in node.targets]:
            found |= texts_in(node.value, function)
    assert found, value.id
    return found


def test_every_reason_is_given_somewhere() -> None:
    """A reason that no scenario expects may be one that nobody has ever seen."""
    expected: set[str] = set()
    for _, scenario in SCENARIOS:
        for wanted in expectations(scenario):
            reasons = wanted.get("why_not", {})
            assert isinstance(reasons, dict)
            expected |= set(reasons.values())
    assert "game-over" in expected
    assert sorted(reason_keys() - expected) == []


def test_every_question_is_asked_and_every_kind_of_option_chosen_somewhere() -> None:
    asked: set[str] = set()
    chosen: set[str] = set()
    for _, scenario in SCENARIOS:
        chosen |= {move.code.split()[0] for move in scenario.moves if move.code}
        for wanted in expectations(scenario):
            question = wanted.get("asked")
            if isinstance(question, dict):
                asked.add(str(question.get("kind")))
    assert {question.name for question in GAME.questions} <= asked
    assert {option.code.split()[0] for option in GAME.options} == chosen
