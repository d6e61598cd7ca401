"""Play on a local Ray cluster, kill a worker in the middle, and compare with here: arena, ladder, dataset.

No game may be lost, none may be there twice, and all have to be the same. A training whose player is killed
goes on with another one. `scripts/ray_check.sh` calls it.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import ray

ROOT = Path(__file__).parents[1]
ARENA = ["arena", "stone_age", "--bots", "easy,medium", "--games", "200", "--json"]
LADDER = ["ladder", "stone_age", "--bots", "random,easy,medium", "--deals", "40", "--json"]
DATASET = ["dataset", "stone_age", "--bots", "random", "--games", "200", "--out"]
TRAINING = [
    *("--opponents", "self,random", "--tables", "16", "--steps", "16", "--hidden", "16"),
    *("--exams", "random", "--exam", "2", "--every", "0", "--seconds", "1000"),
]
PLAYING = b"ray::play_there"
TRAINED = b"ray::Member"
ENOUGH = 30


def civtable(*arguments: str) -> "subprocess.Popen[str]":
    """The command in a process of its own."""
    call = [sys.executable, "-m", "civtable.cli.main", *arguments]
    return subprocess.Popen(call, stdout=subprocess.PIPE, text=True)


def finished(process: "subprocess.Popen[str]") -> str:
    """What a command prints."""
    out, _ = process.communicate(timeout=600)
    assert process.returncode == 0, f"exit code {process.returncode}"
    return out


def descendants(parent: int) -> list[int]:
    """All processes below one."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parents[int(path.parent.name)] = int(fields[1])
    children = [pid for pid, above in parents.items() if above == parent]
    return children + [pid for child in children for pid in descendants(child)]


def playing(what: bytes) -> list[int]:
    """The workers of our cluster that are playing."""
    found = []
    for pid in descendants(os.getpid()):
        try:
            line = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue
        if line.startswith(what):
            found.append(pid)
    return found


def lines(path: Path) -> list[str]:
    """The games in a file of results."""
    return path.read_text().splitlines() if path.exists() else []


def kill_one(
    there: Callable[[], int], enough: int, process: "subprocess.Popen[str]", what: bytes = PLAYING
) -> int:
    """Kill a worker when some of the work is there, and say how much there was."""
    while process.poll() is None:
        found = there()
        workers = playing(what)
        if found >= enough and workers:
            os.kill(workers[0], signal.SIGKILL)
            return found
        time.sleep(0.01)
    raise SystemExit("all was played before a worker could be killed")


def check_arena(address: str) -> None:
    """Play twice: here, and on the cluster with a murder."""
    expected = finished(civtable(*ARENA))
    process = civtable(*ARENA, "--ray", address)
    kill_one(lambda: 1, 1, process)
    assert finished(process) == expected, "the cluster has other results"
    print(f"arena: {json.loads(expected)['games']} games, a worker killed; the same results", flush=True)


def check_ladder(folder: Path, address: str) -> None:
    """Play three times: here, on the cluster with a murder, and on from a file that was cut off."""
    here, there = folder / "here.jsonl", folder / "there.jsonl"
    expected = finished(civtable(*LADDER, "--file", str(here)))
    process = civtable(*LADDER, "--file", str(there), "--ray", address)
    killed_at = kill_one(lambda: len(lines(there)), ENOUGH, process)
    assert finished(process) == expected, "the cluster has other results"
    assert len(lines(there)) == len(lines(here)), "games are lost, or there twice"
    assert sorted(lines(there)) == sorted(lines(here)), "other games"

    there.write_text("\n".join(lines(there)[:50]) + "\n" + lines(there)[50][:40])
    assert finished(civtable(*LADDER, "--file", str(there), "--ray", address)) == expected
    assert sorted(lines(there)) == sorted(lines(here)), "other games after going on"
    games = json.loads(expected)["games"]
    print(f"ladder: {games} games, a worker killed after {killed_at}; none lost, none twice", flush=True)


def check_dataset(folder: Path, address: str) -> None:
    """The same for files of positions: here, with a murder, and on when one of the files is gone."""
    here, there = folder / "here", folder / "there"
    finished(civtable(*DATASET, str(here)))
    process = civtable(*DATASET, str(there), "--ray", address)
    killed_at = kill_one(lambda: len(contents(there)), 1, process)
    finished(process)
    assert contents(there) == contents(here), "other files"

    (there / "data" / "positions-00001.parquet").unlink()
    finished(civtable(*DATASET, str(there), "--ray", address))
    assert contents(there) == contents(here), "other files after going on"
    files = len(contents(here))
    print(f"dataset: {files} files, a worker killed after {killed_at}; the same bytes", flush=True)


def check_training(folder: Path, address: str) -> None:
    """Learn with players on the cluster; one is killed, another one takes its place, and learning goes on."""
    log = folder / "log.csv"
    call = [sys.executable, str(ROOT / "examples/train_ppo.py"), "--folder", str(folder), "--ray", address]
    process = subprocess.Popen([*call, *TRAINING], stdout=subprocess.PIPE, text=True)
    try:
        killed_at = kill_one(lambda: len(lines(log)), 3, process, TRAINED)
        while len(lines(log)) < killed_at + 3:
            assert process.poll() is None, "it did not go on"
            time.sleep(0.01)
        assert len(playing(TRAINED)) == 2, "nobody took the place of who was killed"
    finally:
        process.kill()
        process.communicate()
    assert (folder / "policy.pt").exists()
    print(f"training: a player killed after {killed_at - 1} exams; another one plays", flush=True)


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a dataset."""
    return {path.name: path.read_bytes() for path in folder.glob("data/positions-*.parquet")}


def main() -> None:
    """Check all on one cluster."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    address = ray.get_runtime_context().gcs_address
    with tempfile.TemporaryDirectory() as folder:
        check_arena(address)
        check_ladder(Path(folder), address)
        check_dataset(Path(folder), address)
        check_training(Path(folder) / "training", address)
    print(f"Ray {ray.__version__}: all the same")


if __name__ == "__main__":
    main()
