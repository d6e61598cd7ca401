"""What the numbers of an option mean stands beside its game's option table: everybody else asks by name."""

import ast
from pathlib import Path

import pytest

import civtable

PACKAGE = Path(civtable.__file__).parent
NUMBERS = ["a", "b"]
OWN = ["core/state.py", "games/*/options.py"]
"""The class of options, and the tables of the games."""


def others() -> list[str]:
    """Every other module."""
    paths = [path.relative_to(PACKAGE) for path in sorted(PACKAGE.rglob("*.py"))]
    return [path.as_posix() for path in paths if not any(path.match(own) for own in OWN)]


def reads_in(source: str) -> list[str]:
    """Where a number of an option is read as `.a` or `.b`; nothing else in the package has such a name."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    return [f"line {node.lineno}: {ast.unparse(node)}" for node in nodes if node.attr in NUMBERS]


def test_the_tables_are_left_out_and_all_else_is_looked_at() -> None:
    assert not {"core/state.py", "games/stone_age/options.py"} & set(others())
    assert {"core/game.py", "games/stone_age/rules.py", "bots/levels.py", "server/api.py"} <= set(others())


@pytest.mark.parametrize(
    "source", ["option.a", "x = options[0].b", "f([o.a for o in found])", "decision.options[-1].a + 1"]
)
def test_a_number_of_an_option_is_found_wherever_it_is_read(source: str) -> None:
    assert len(reads_in(source)) == 1


def test_numbers_of_options_are_read_by_name() -> None:
    """`card_of(option)`, not `option.a`."""
    reads = {path: reads_in((PACKAGE / path).read_text("utf-8")) for path in others()}
    assert {path: found for path, found in reads.items() if found} == {}
