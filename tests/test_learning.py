"""The example that learns: it goes on after a kill, its policy plays, its curve can be drawn.

Torch is large and no part of the tools, so that these tests run only where somebody has installed it.
"""

import csv
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from civtable.bots import bot_named
from civtable.bots.policy import PolicyBot

EXAMPLES = Path(__file__).parents[1] / "examples"
SMALL = [
    *("--tables", "4", "--steps", "8", "--hidden", "8", "--every", "0", "--exam", "1"),
    *("--exams", "random", "--opponents", "self,random"),
]


def started(folder: Path, seconds: str) -> "subprocess.Popen[bytes]":
    call = [sys.executable, str(EXAMPLES / "train_ppo.py"), "--folder", str(folder), "--seconds", seconds]
    return subprocess.Popen([*call, *SMALL], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def rows(folder: Path) -> list[dict[str, str]]:
    path = folder / "log.csv"
    return list(csv.DictReader(path.read_text().splitlines())) if path.exists() else []


@pytest.mark.torch
def test_learning_goes_on_after_a_kill(tmp_path: Path) -> None:
    """What the log said before is still there, steps go on from the checkpoint, and the policy plays."""
    process = started(tmp_path, "1000")
    until = time.monotonic() + 300
    while len(rows(tmp_path)) < 3:
        assert time.monotonic() < until
        assert process.poll() is None, process.stderr and process.stderr.read()
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    before = rows(tmp_path)
    seconds = float(before[-1]["seconds"])
    again = started(tmp_path, str(seconds + 0.1))
    _, errors = again.communicate(timeout=300)
    assert again.returncode == 0, errors
    after = rows(tmp_path)
    # The last row may be one that the kill kept from its checkpoint: it is learnt again.
    assert after[: len(before) - 1] == before[:-1]
    steps = [int(row["steps"]) for row in after]
    assert steps == sorted(set(steps))
    assert float(after[-1]["seconds"]) > seconds
    assert isinstance(bot_named("stone_age", f"file:{tmp_path / 'policy.pt'}", "1"), PolicyBot)


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    """It has a line for every column that the log has, and needs nothing but Python."""
    log = tmp_path / "log.csv"
    log.write_text(
        "cpu_seconds,steps,random_win,random_points,random_theirs,medium_win,medium_points,medium_theirs\n"
        "20,1000,0.5,80,90,0,60,200\n40,2000,0.9,120,70,0.1,80,210\n"
    )
    picture = tmp_path / "curve.svg"
    subprocess.run([sys.executable, str(EXAMPLES / "draw_curve.py"), str(log), str(picture)], check=True)
    lines = ElementTree.parse(picture).findall(".//{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 6
