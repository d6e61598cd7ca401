"""The programs of docs/python.md run, and print what stands below them."""

import inspect
import re
from pathlib import Path

import pytest

import civtable
from tests.guides import DOCS, printed_by, programs_in

pytestmark = pytest.mark.compiled

GUIDE = (DOCS / "python.md").read_text("utf-8")
PROGRAMS = programs_in(GUIDE)


@pytest.mark.parametrize(("program", "printed"), PROGRAMS, ids=[str(i + 1) for i in range(len(PROGRAMS))])
def test_a_program_prints_what_the_guide_says(program: str, printed: str, tmp_path: Path) -> None:
    assert printed_by(program, tmp_path) == printed


def test_the_search_bot_is_short() -> None:
    """Fifteen lines at most, without the empty ones."""
    (searcher,) = re.findall(r"^(class Searcher:\n.*?)\n\n\n", GUIDE, re.MULTILINE | re.DOTALL)
    assert len([line for line in searcher.splitlines() if line]) <= 15


def test_help_tells_what_a_game_has() -> None:
    """What the guide names: as a method with its own words, or in those of the class."""
    (named,) = re.findall(r"^\| `game\(name\)`.*", GUIDE, re.MULTILINE)
    members = re.findall(r"`(\w+)(?:\[kind\]\.name)?`", named.partition("the games:")[2])
    assert {"view", "determinize", "options", "start"} <= set(members)
    about = inspect.getdoc(civtable.Game) or ""
    for name in members:
        assert re.search(rf"`{name}\b", about) or inspect.getdoc(getattr(civtable.Game, name)), name


def test_the_guide_names_all_that_is_public() -> None:
    """No public name is missing in its table."""
    table = GUIDE.partition("## What there is")[2].partition("\n## ")[0]
    for name in civtable.__all__:
        assert re.search(rf"`{name}\b", table), name
