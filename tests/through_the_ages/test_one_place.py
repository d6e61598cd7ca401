"""Everything of a card stands in one place: the general rules name no card."""

import ast
from pathlib import Path

import pytest

from civtable.games import through_the_ages

PACKAGE = Path(through_the_ages.__file__).parent
ROOMS = ["cards", "special"]
"""The tables of cards, and what each special card does."""

HANDLERS = ["politics/events.py", "politics/impacts.py", "military/aggressions.py", "military/wars.py"]
"""Modules of functions that are registered for one event, aggression or war each."""

BOARD = {"player.py": ["AGRICULTURE", "BRONZE", "DESPOTISM", "PHILOSOPHY", "WARRIORS"]}
"""The cards that a civilization begins with."""


def general_rules() -> list[str]:
    """All modules that are not about single cards."""
    paths = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]
    return [path for path in paths if path.split("/")[0] not in ROOMS and path not in HANDLERS]


def constants() -> set[str]:
    """The names in the table of cards that stand for one card."""
    tree = ast.parse((PACKAGE / "cards" / "table.py").read_text("utf-8"))
    named = [node for node in tree.body if isinstance(node, ast.AnnAssign) and calls_card(node)]
    return {node.target.id for node in named if isinstance(node.target, ast.Name)}


def calls_card(node: ast.AST) -> bool:
    """Whether a card is looked up somewhere in here by its id."""
    functions = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
    return "card" in [function.id for function in functions if isinstance(function, ast.Name)]


def test_the_general_rules_are_found() -> None:
    assert "civil/prices.py" in general_rules()
    assert "special/wonders.py" not in general_rules()
    assert "WARRIORS" in constants()


@pytest.mark.parametrize("path", general_rules())
def test_general_rules_name_no_card(path: str) -> None:
    """Neither by a constant of the table nor by looking it up."""
    tree = ast.parse((PACKAGE / path).read_text("utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert names & constants() <= set(BOARD.get(path, []))
    assert not calls_card(tree)
