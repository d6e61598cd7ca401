"""The programs of docs/environments.md run, and print what stands below them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize(("program", "printed"), PROGRAMS, ids=[str(i + 1) for i in range(len(PROGRAMS))])
def test_a_program_prints_what_the_guide_says(program: str, printed: str, tmp_path: Path) -> None:
    """Each is a file of its own, in a folder of its own."""
    (tmp_path / "program.py").write_text(program, "utf-8")
    done = subprocess.run(
        [sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == printed


def test_no_program_is_left_out() -> None:
    """Every program of the guide is among those that are run."""
    assert len(PROGRAMS) == GUIDE.count("```python") == 4
