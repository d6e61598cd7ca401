"""Tables in several processes: the same games, and nothing left behind."""

import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from civtable import env
from civtable.games import GAMES

STEPS = {"stone_age": 300, "through_the_ages": 60, "imperium": 60}
SHARED = Path("/dev/shm")
PATIENCE = 300.0
"""Seconds within which a worker that is alone has ended."""

SCRIPT = """
import os, signal, sys
from multiprocessing import active_children
from civtable import env

if __name__ == "__main__":
    vector = env.vector("stone_age", 2, workers=2)
    print(*[child.pid for child in active_children()], flush=True)
    if sys.argv[1] == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
"""


def shared_files() -> set[str]:
    """What lies in shared memory by a name that multiprocessing gives."""
    return {path.name for path in SHARED.glob("*") if path.name.startswith(("pym-", "psm_"))}


def runs(pid: int) -> bool:
    """Whether a process goes on. One that has ended may still be listed, until somebody asks how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def shown(vector: env.Vector) -> list[bytes]:
    """All that a vector shows."""
    positions: list[NDArray[Any]] = [vector.observations, vector.masks, vector.seats, *vector.legal()]
    results: list[NDArray[Any]] = [vector.rewards, vector.totals, vector.ended]
    return [array.tobytes() for array in positions + results]


def tokens(vector: env.Vector) -> list[bytes]:
    """The same positions as tokens."""
    return [array.tobytes() for array in vector.tokens()]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_several_processes_play_the_same_games(name: str) -> None:
    """Also after a reset, where games end, and where tables cannot be shared out evenly."""
    before = shared_files()
    alone = env.vector(name, 5, opponents=["random"], reward="margin", seed=3)
    with env.vector(name, 5, opponents=["random"], reward="margin", seed=3, workers=2) as together:
        ended = 0
        for _ in range(STEPS[name]):
            assert shown(alone) == shown(together)
            actions = together.sample()
            assert (alone.sample() == actions).all()
            alone.step(actions)
            together.step(actions)
            ended += int(alone.ended.sum())
        assert ended or name != "stone_age"
        assert tokens(alone) == tokens(together)
        alone.reset(4)
        together.reset(4)
        assert shown(alone) == shown(together)
        assert tokens(alone) == tokens(together)
        assert (alone.sample() == together.sample()).all()
        children = active_children()
        assert len(children) == 2
        assert shared_files() <= before
    assert not any(child.is_alive() for child in children)
    assert together.observations.any()
    with pytest.raises(ValueError, match="the vector is closed"):
        together.step(together.sample())


def test_what_is_not_offered_is_refused_before_anything_happens() -> None:
    with env.vector("through_the_ages", 2, seed=2, workers=2) as vector:
        before = shown(vector)
        good, wrong = int(vector.sample()[0]), int(np.flatnonzero(vector.masks[1] == 0)[0])
        with pytest.raises(ValueError, match=r"table 1: option .* is not offered now"):
            vector.step([good, wrong])
        with pytest.raises(ValueError, match=r"table 1: there is no option -1"):
            vector.step([good, -1])
        assert shown(vector) == before
        assert not vector.observations.flags.writeable


def test_a_worker_that_dies_is_named() -> None:
    """Whoever waits for it is told which tables it had; the others end with it."""
    vector = env.vector("stone_age", 3, workers=2)
    children = sorted(active_children(), key=lambda child: int(child.name.split("-")[-1]))
    children[1].kill()
    children[1].join()
    message = r"worker 2 of 2 \(tables 1 to 2\) has died with exit code -9: the vector is closed"
    actions = vector.sample()
    with pytest.raises(RuntimeError, match=message):
        vector.step(actions)
    assert not active_children()
    with pytest.raises(ValueError, match="the vector is closed"):
        vector.reset(1)


def test_workers_end_with_the_vector_that_nobody_has_any_more() -> None:
    vector = env.vector("stone_age", 2, workers=2)
    assert len(active_children()) == 2
    del vector
    assert not active_children()


@pytest.mark.skipif(not SHARED.exists(), reason="shared memory has no folder here")
@pytest.mark.parametrize("how", ["ends", "killed"])
def test_nothing_is_left_behind_by_a_program_that_does_not_close(how: str, tmp_path: Path) -> None:
    """Neither processes nor memory, even if it is killed."""
    script = tmp_path / "program.py"
    script.write_text(SCRIPT)
    before = shared_files()
    with subprocess.Popen([sys.executable, str(script), how], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        pids = [int(pid) for pid in program.stdout.readline().split()]
        program.stdout.read()  # workers have this pipe too: it ends with the last of them
    assert len(pids) == 2
    deadline = monotonic() + PATIENCE
    # Other tests have memory of theirs there for a moment.
    while (left := [pid for pid in pids if runs(pid)]) or not shared_files() <= before:
        assert monotonic() < deadline, f"{left} still run, {shared_files() - before} is left"
        sleep(0.05)


@pytest.mark.parametrize("workers", [0, 3])
def test_there_are_at_most_as_many_workers_as_tables(workers: int) -> None:
    with pytest.raises(ValueError, match=f"{workers} workers for 2 tables"):
        env.vector("stone_age", 2, workers=workers)
