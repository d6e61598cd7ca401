"""Guides whose programs are run: what stands below a program is what it prints."""

import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def programs_in(guide: str) -> list[tuple[str, str]]:
    """The programs of a guide, with what it says that they print; none is left out."""
    found = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", guide, re.DOTALL)
    assert len(found) == guide.count("```python") > 0
    return found


def printed_by(program: str, folder: Path) -> str:
    """What a program prints, as a file of its own in a folder of its own."""
    (folder / "program.py").write_text(program, "utf-8")
    done = subprocess.run(
        [sys.executable, "program.py"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
