"""Everything of a card stands in one place: the general rules name no card."""

import ast
from functools import cache
from pathlib import Path

import pytest

from civtable.games import through_the_ages
from civtable.games.through_the_ages.cards.table import BY_ID

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


def named_in(path: str) -> set[str]:
    """The names in a module of the package that stand for one card."""
    tree = ast.parse((PACKAGE / path).read_text("utf-8"))
    named = [node for node in tree.body if isinstance(node, ast.AnnAssign) and one_card(node.value)]
    return {node.target.id for node in named if isinstance(node.target, ast.Name)}


@cache
def constants() -> set[str]:
    """All names that stand for one card: of the table, and of those with a class of their own."""
    paths = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]
    return {name for path in paths for name in named_in(path)}


def one_card(value: ast.AST | None) -> bool:
    """Whether this is the number of a card or what acts for it, and no table of several."""
    return isinstance(value, ast.Call) and calls_card(value)


def calls_card(node: ast.AST) -> bool:
    """Whether a card is looked up somewhere in here by its id."""
    functions = [part.func for part in ast.walk(node) if isinstance(part, ast.Call)]
    return "card" in [function.id for function in functions if isinstance(function, ast.Name)]


def names_in(tree: ast.AST) -> set[str]:
    """All names that are read or imported, also as parts of modules."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found | {node.name for node in ast.walk(tree) if isinstance(node, ast.alias)}


def compared_in(tree: ast.AST) -> set[str]:
    """The texts with which something is compared."""
    sides = [side for node in ast.walk(tree) if isinstance(node, ast.Compare) for side in ast.walk(node)]
    return {str(side.value) for side in sides if isinstance(side, ast.Constant)}


def test_the_general_rules_are_found() -> None:
    assert "civil/prices.py" in general_rules()
    assert "special/wonders.py" not in general_rules()
    assert constants() >= {"WARRIORS", "HAMMURABI", "BACH", "CHURCHILL", "OCEAN_LINER", "TRADE_ROUTES"}


@pytest.mark.parametrize("path", general_rules())
def test_general_rules_name_no_card(path: str) -> None:
    """Neither by a constant, nor by looking it up, nor by comparing with its id."""
    tree = ast.parse((PACKAGE / path).read_text("utf-8"))
    assert names_in(tree) & constants() <= set(BOARD.get(path, []))
    assert not compared_in(tree) & set(BY_ID)
    assert not calls_card(tree)
