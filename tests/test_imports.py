"""The contracts of `.importlinter` hold, and imports that break them are found."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "locales", "data")

FORBIDDEN = [
    ("core.rng", "games.stone_age"),
    ("games.stone_age.data", "bots.base"),
    ("lab.solo", "server.errors"),
    ("server.errors", "lab.solo"),
    ("games.stone_age.data", "games.imperium"),
    ("trials.kill", "games.stone_age.data"),
    ("bots.base", "games.through_the_ages.data"),
    ("cli.main", "games.imperium.terms"),
]
"""Modules of civtable, and what each must not import: at least one import for each contract."""


def told(folder: Path) -> str:
    """What import-linter says of the source in a folder."""
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as lint; lint()",
            "--no-cache",
        ],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Contracts: " in run.stdout, run.stdout + run.stderr
    return run.stdout


def test_an_import_that_breaks_a_contract_is_found(tmp_path: Path) -> None:
    """In a copy of the source: as it is all are kept, with forbidden imports none."""
    shutil.copytree(ROOT / "src" / "civtable", tmp_path / "civtable", ignore=LEFT_OUT)
    shutil.copy(ROOT / ".importlinter", tmp_path)
    contracts = (ROOT / ".importlinter").read_text("utf-8").count("[importlinter:contract:")
    assert f"Contracts: {contracts} kept, 0 broken." in told(tmp_path)
    for module, imported in FORBIDDEN:
        with (tmp_path / "civtable" / f"{module.replace('.', '/')}.py").open("a", encoding="utf-8") as source:
            source.write(f"\nimport civtable.{imported}\n")
    said = told(tmp_path)
    assert f"Contracts: 0 kept, {contracts} broken." in said
    for module, imported in FORBIDDEN:
        assert f"civtable.{module} -> civtable.{imported}" in said
