"""The browser's types are those of the engine."""

import importlib.util
from pathlib import Path

import pytest

from civtable.games import GAMES

SCRIPT = Path(__file__).parents[2] / "scripts" / "view_types.py"


@pytest.mark.parametrize("name", GAMES)
def test_the_types_of_the_browser_are_current(name: str) -> None:
    """Written again by scripts/view_types.py whenever a view or an event changes."""
    spec = importlib.util.spec_from_file_location("view_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    written = (script.FOLDER / f"{name}.d.ts").read_text("utf-8")
    assert script.Types(GAMES[name]).text() == written
    assert written.count("export interface") > 3
