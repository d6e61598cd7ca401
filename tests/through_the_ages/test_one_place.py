"""Everything of a card stands in one place: the general rules name no card."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from civtable.games import through_the_ages
from civtable.games.through_the_ages.cards.table import BY_ID, CARDS
from civtable.games.through_the_ages.data import LEADER, WONDER

PACKAGE = Path(through_the_ages.__file__).parent
ROOMS = ["cards", "special"]
"""The tables of cards, and what each special card does."""

HANDLERS = [
    *("politics/events.py", "politics/impacts.py", "politics/handlers.py"),
    *("military/aggressions.py", "military/wars.py"),
]
"""Modules of functions that are registered for one event, aggression or war each, and who registers them."""

DECLARED = ["options.py", "player.py", "editions.py", "positions/form.py", "views.py", "words/text.py"]
"""Where a card with an action of its own has its options, its mark, its switch of an edition, their names and
words: what these do stands with the card."""

OBSERVED = ["observation/civilizations.py", "observation/features.py"]
"""Where the same is put into numbers."""

NO_NAMES = {
    *(
        "and",
        "arc",
        "chains",
        "da",
        "designer",
        "fast",
        "first",
        "flight",
        "food",
        "game",
        "gardens",
        "gates",
    ),
    *("great", "hanging", "icon", "internet", "j", "library", "ocean", "of", "peters", "rock", "roll", "s"),
    *("service", "space", "st", "the", "tower", "wall"),
}
"""Words of leaders and wonders that name something else as well."""

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


def declared_in(tree: ast.AST) -> set[str]:
    """All functions, classes and arguments."""
    named = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    given = [node for node in ast.walk(tree) if isinstance(node, (ast.arg, ast.keyword))]
    return {node.name for node in named} | {node.arg for node in given if node.arg}


def words_of(name: str) -> set[str]:
    """The words of a name, however it is written: `HOMER_SPENT`, `homer_under`, `NoHomer`."""
    return set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))


@cache
def card_words() -> set[str]:
    """The words that name a leader or a wonder."""
    ids = [card.id for card in CARDS if card.kind in (LEADER, WONDER)]
    return {word for id in ids for word in id.split("_")} - NO_NAMES


def compared_in(tree: ast.AST) -> set[str]:
    """The texts with which something is compared."""
    sides = [side for node in ast.walk(tree) if isinstance(node, ast.Compare) for side in ast.walk(node)]
    return {str(side.value) for side in sides if isinstance(side, ast.Constant)}


def test_the_general_rules_are_found() -> None:
    assert "civil/prices.py" in general_rules()
    assert "special/wonders.py" not in general_rules()
    assert constants() >= {"WARRIORS", "HAMMURABI", "BACH", "CHURCHILL", "OCEAN_LINER", "TRADE_ROUTES"}


@pytest.mark.parametrize(
    ("name", "is_named"),
    [
        *(("CAESAR_USED", True), ("homer_under", True), ("robespierre_takes_all", True), ("NoHomer", True)),
        *(("ACTED_TWICE", False), ("in_game", False), ("FOOD", False), ("free_space", False)),
    ],
)
def test_a_name_after_a_card_is_seen(name: str, is_named: bool) -> None:
    """Marks, switches and functions that are called like a leader or wonder."""
    assert bool(words_of(name) & card_words()) == is_named


@pytest.mark.parametrize("path", [path for path in general_rules() if path not in DECLARED + OBSERVED])
def test_nothing_in_general_rules_is_named_after_a_card(path: str) -> None:
    """What a leader or wonder changes is called by what it means, and asked of the card."""
    tree = ast.parse((PACKAGE / path).read_text("utf-8"))
    named = [name for name in names_in(tree) | declared_in(tree) if words_of(name) & card_words()]
    assert not named


@pytest.mark.parametrize("path", general_rules())
def test_general_rules_name_no_card(path: str) -> None:
    """Neither by a constant, nor by looking it up, nor by comparing with its id."""
    tree = ast.parse((PACKAGE / path).read_text("utf-8"))
    assert names_in(tree) & constants() <= set(BOARD.get(path, []))
    assert not compared_in(tree) & set(BY_ID)
    assert not calls_card(tree)
