"""The time limit of the tests themselves."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.longer import quick_and_long

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

IN_A_GREENLET = """
import threading
import greenlet

loop = greenlet.greenlet(threading.Event().wait)

def waits_for_the_loop() -> None:
    loop.switch()

def test_that_hangs() -> None:
    waits_for_the_loop()
"""


@pytest.mark.parametrize("workers", quick_and_long(["2"], ["0"]))
def test_a_test_that_hangs_ends_and_says_where(workers: str, tmp_path: Path) -> None:
    """With and without workers; the settings are the project's own, only quicker."""
    ended = run_tests(HANGING, tmp_path, "-n", workers)
    assert ended.returncode == 1
    assert "in stands_still" in ended.stderr
    if workers != "0":
        assert "1 failed, 1 passed" in ended.stdout


def test_a_test_that_hangs_in_a_greenlet_says_where_too(tmp_path: Path) -> None:
    """Tests of the browser do: their thread is in Playwright's loop, they themselves wait elsewhere."""
    ended = run_tests(IN_A_GREENLET, tmp_path, "-n", "2", "-p", "tests.whereabouts")
    assert ended.returncode == 1
    assert "in waits_for_the_loop" in ended.stderr


def run_tests(text: str, folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """What comes of running a file of tests under the settings of the project, only with less time."""
    (folder / "test_hanging.py").write_text(text)
    limits = ["-o", "faulthandler_timeout=1", "-o", "timeout=3"]
    config = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "-p", "no:cacheprovider"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *config, *limits, *more, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
