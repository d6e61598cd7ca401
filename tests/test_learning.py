"""The example that learns: it goes on after a kill, its policy plays, its curve can be drawn.

Torch is large and no part of the tools, so that what learns runs only where somebody has installed it. All
else of the example is tried without.
"""

import ast
import csv
import re
import signal
import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import civtable
from civtable import env
from civtable.bots import bot_named
from civtable.bots.policy import PolicyBot
from civtable.games import GAMES
from tests.guides import DOCS

TORCH = {
    "Tensor": object,
    "device": object,
    "nn": SimpleNamespace(Module=object),
    "optim": SimpleNamespace(Optimizer=object),
    "cuda": SimpleNamespace(is_available=lambda: False),
}
"""As much of it as the example names before it learns."""

EXAMPLES = Path(__file__).parents[1] / "examples"
SMALL = [
    *("--tables", "4", "--steps", "8", "--hidden", "8", "--every", "0", "--exam", "1"),
    *("--exams", "random", "--opponents", "self,random"),
]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module, without torch."""
    torch = ModuleType("torch")
    vars(torch).update(TORCH)
    monkeypatch.setitem(sys.modules, "torch", torch)
    spec = spec_from_file_location("train_ppo", EXAMPLES / "train_ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_use_what_is_public() -> None:
    """What is private may change at any time, and a copy of an example is anybody's."""
    for path in EXAMPLES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("civtable"):
                assert node.module == "civtable", path
                assert {alias.name for alias in node.names} <= {*civtable.__all__, "env"}, path
            elif isinstance(node, ast.Import):
                assert not [alias.name for alias in node.names if alias.name.startswith("civtable.")], path
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert node.value.id != "env" or node.attr in env.__all__, path


def test_the_example_takes_the_words_of_its_guides(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    guides = "\n".join([(DOCS / f"{name}.md").read_text("utf-8") for name in ("learning", "scale")])
    found = re.findall("^    python examples/train_ppo.py(.*)", guides, re.MULTILINE)
    calls = [line.split() for line in found]
    assert len(calls) == 2
    for words in (*calls, SMALL, []):
        args = example.arguments(words)
        assert (args.game, args.players, args.device) == ("stone_age", 2, "cpu")
    assert example.arguments(SMALL).opponents == ["self", "random"]
    with pytest.raises(SystemExit):
        example.arguments(["--game", "imperium", "--players", "1"])
    assert "--players" in capsys.readouterr().err


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays(example: Any, name: str) -> None:
    """Its tables, with choices by lot: seats that take turns have advantages of their own."""
    args = example.arguments([*SMALL, "--game", name])
    tables = example.Tables(args, 1, args.opponents, 2)
    lots = np.random.default_rng(1)
    names = ("seats", "rewards", "ended")
    kept: dict[str, list[Any]] = {what: [] for what in names}
    for _ in range(30):
        options, counts = tables.legal()
        first = counts.cumsum() - counts
        assert len(counts) == len(tables.all("observations")) == 4
        kept["seats"].append(tables.all("seats"))
        tables.step(options[first + lots.integers(counts)])
        for what in names[1:]:
            kept[what].append(tables.all(what))
    played = {what: np.stack(kept[what]) for what in names}
    played["values"] = np.ones((30, 4), np.float32)
    found = example.advantages(played, np.ones(4, np.float32), tables.all("seats"))
    assert found.shape == (30, 4)
    assert np.isfinite(found).all()


def test_the_log_of_the_example_goes_on_at_a_checkpoint(example: Any, tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    example.write_rows(path, [{"steps": steps, "wins": 0.5} for steps in (10, 20, 30)])
    assert [row["steps"] for row in example.rows_until(path, 20)] == ["10", "20"]
    assert example.rows_until(tmp_path / "none.csv", 20) == []


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
