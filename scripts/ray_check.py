"""Play a ladder on a local Ray cluster, kill a worker in the middle, and compare with the same ladder here.

No game may be lost, none may be there twice, and all have to be the same. `scripts/ray_check.sh` calls it.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import ray

LADDER = ["ladder", "stone_age", "--deals", "40", "--json"]
PLAYING = b"ray::play_there"
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


def playing() -> list[int]:
    """The workers of our cluster that are playing."""
    found = []
    for pid in descendants(os.getpid()):
        try:
            line = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue
        if line.startswith(PLAYING):
            found.append(pid)
    return found


def lines(path: Path) -> list[str]:
    """The games in a file of results."""
    return path.read_text().splitlines() if path.exists() else []


def kill_one(path: Path, process: "subprocess.Popen[str]") -> int:
    """Kill a worker when some games are there, and say how many there were."""
    while process.poll() is None:
        there = len(lines(path))
        workers = playing()
        if there >= ENOUGH and workers:
            os.kill(workers[0], signal.SIGKILL)
            return there
        time.sleep(0.01)
    raise SystemExit("the ladder ended before a worker could be killed")


def main() -> None:
    """Play three times: here, on the cluster with a murder, and on from a file that was cut off."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    address = ray.get_runtime_context().gcs_address
    with tempfile.TemporaryDirectory() as folder:
        here, there = Path(folder, "here.jsonl"), Path(folder, "there.jsonl")
        expected = finished(civtable(*LADDER, "--file", str(here)))
        process = civtable(*LADDER, "--file", str(there), "--ray", address)
        killed_at = kill_one(there, process)
        assert finished(process) == expected, "the cluster has other results"
        assert len(lines(there)) == len(lines(here)), "games are lost, or there twice"
        assert sorted(lines(there)) == sorted(lines(here)), "other games"

        there.write_text("\n".join(lines(there)[:50]) + "\n" + lines(there)[50][:40])
        assert finished(civtable(*LADDER, "--file", str(there), "--ray", address)) == expected
        assert sorted(lines(there)) == sorted(lines(here)), "other games after going on"
    games = json.loads(expected)["games"]
    print(f"Ray {ray.__version__}: {games} games, a worker killed after {killed_at}; none lost, none twice")


if __name__ == "__main__":
    main()
