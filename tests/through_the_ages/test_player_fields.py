"""The fields of a player stand once, in `Player.__init__`; what has to know them all follows from there."""

import importlib.util
from pathlib import Path
from types import ModuleType

SCRIPT = Path(__file__).parents[2] / "scripts" / "player_fields.py"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("player_fields", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_written_is_up_to_date() -> None:
    """If not: `python scripts/player_fields.py`."""
    module = script()
    source = module.PLAYER.read_text("utf-8")
    assert module.renewed(source) == source


def test_a_new_field_is_copied_and_compared() -> None:
    module = script()
    source = module.PLAYER.read_text("utf-8")
    more = source.replace("        self.culture = 0\n", "        self.culture = 0\n        self.fame = 0\n")
    written = module.written(more)
    assert '"fame"' in written
    assert "other.fame = self.fame" in written
    assert ", self.fame," in written
