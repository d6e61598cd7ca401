"""The time limit of the tests themselves."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGING = """
import threading

def stands_still() -> None:
    threading.Event().wait()

def test_that_hangs() -> None:
    stands_still()

def test_that_ends() -> None:
    pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_test_that_hangs_ends_and_says_where(workers: str, tmp_path: Path) -> None:
    """With and without workers; the settings are the project's own, only quicker."""
    (tmp_path / "test_hanging.py").write_text(HANGING)
    limits = ["-o", "faulthandler_timeout=1", "-o", "timeout=3"]
    config = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *config, *limits, "-n", workers, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 1
    assert "in stands_still" in ended.stderr
    if workers != "0":
        assert "1 failed, 1 passed" in ended.stdout
