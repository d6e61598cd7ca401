"""Everything of a card stands in one place, its data: the rules name no card and no nation."""

import ast
from functools import cache
from pathlib import Path

import pytest

from civtable.games import imperium
from civtable.games.imperium.cards.table import BY_ID, NATION_IDS

PACKAGE = Path(imperium.__file__).parent
TABLE = "cards/table.py"
NAMED = {"UNREST"}
"""Unrest is no card among others: the rules of the game are about it."""

LOOK_UPS = {"card_named", "BY_ID", "CARD_IDS", "NATION_IDS"}
"""What gives the number of a card or nation for its id."""


def modules() -> list[str]:
    """All modules of the game."""
    return [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]


def tree_of(path: str) -> ast.Module:
    """A module of the game, read."""
    return ast.parse((PACKAGE / path).read_text("utf-8"))


def texts_in(tree: ast.AST) -> set[str]:
    """All texts that stand in here."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def names_in(tree: ast.AST) -> set[str]:
    """All names that are read or imported, also as parts of modules."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found | {node.name for node in ast.walk(tree) if isinstance(node, ast.alias)}


def looked_up(tree: ast.AST) -> set[str]:
    """The ids that are written where the number of a card or nation is looked up, or something compared."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) or (
            isinstance(node, (ast.Call, ast.Subscript)) and names_in(node) & LOOK_UPS
        ):
            found |= texts_in(node)
    return found & (set(BY_ID) | set(NATION_IDS))


@cache
def constants() -> set[str]:
    """The names in the table of cards that stand for a card or nation, or for several that are named."""
    named = [node for node in tree_of(TABLE).body if isinstance(node, ast.AnnAssign)]
    return {node.target.id for node in named if isinstance(node.target, ast.Name) and looked_up(node)}


def test_a_named_card_is_seen() -> None:
    """What the rules must not say, in the ways in which it could be said."""
    for text in (
        'COURT: Final = card_named("king_arthurs_court")',
        'SIDES: Final = [card_named("king_of_kings_a")]',
        'ARTHURIANS: Final = NATION_IDS.index("arthurians")',
        'held = BY_ID["pottery"]',
        'if CARD_IDS[card] == "graal": pass',
    ):
        assert looked_up(ast.parse(text))
    assert constants() >= NAMED


@pytest.mark.parametrize("path", modules())
def test_rules_name_no_card_and_no_nation(path: str) -> None:
    """Neither by a constant, nor by looking it up, nor by comparing with its id."""
    tree = tree_of(path)
    assert names_in(tree) & constants() <= NAMED
    assert looked_up(tree) <= {"unrest"}
