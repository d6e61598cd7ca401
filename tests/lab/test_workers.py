"""Where games are played: whatever happens to workers, every game is played and counted once."""

import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

import civtable
from civtable.lab.arena import run
from civtable.lab.arena.cluster import Cluster, NoCluster
from civtable.lab.arena.contests import Contest, Outside
from civtable.lab.arena.playing import Played, play_some
from civtable.lab.arena.workers import MOST_DEATHS, Portion, WorkerDied, Workers, spread
from civtable.lab.ladder.pairing import ladder


class Mortals:
    """Workers that play in this process, give back some of their games, and die when it is their turn."""

    def __init__(self, deadly: set[int]) -> None:
        self.deadly = deadly
        self.begun = 0
        self.portions: list[tuple[int, Portion]] = []
        self.closed = False

    def width(self) -> int:
        return 3

    def begin(self, portion: Portion) -> None:
        self.portions.append((self.begun, portion))
        self.begun += 1

    def finished(self) -> list[tuple[Portion, list[Played] | None]]:
        number, portion = self.portions.pop()
        return [(portion, None if number in self.deadly else play_some(portion[: 1 + number % 2]))]

    def close(self) -> None:
        self.closed = True


def some(deals: int) -> Contest:
    return ladder("stone_age", ["random"], [Outside("mine", ("true",), 1.0)], 2, deals, "workers", {})


def keys(played: list[Played]) -> Counter[tuple[int, int]]:
    return Counter([(game.deal, game.turn) for game in played])


def test_every_game_is_counted_once_whoever_dies() -> None:
    contest = ladder("stone_age", ["random", "book"], [], 2, 6, "workers", {})
    workers = Mortals({0, 3, 4, 9})
    played = [game for games in spread(contest.tasks(), workers) for game in games]
    assert keys(played) == Counter([(task.deal, task.turn) for task in contest.tasks()])
    assert workers.closed


def test_who_always_dies_is_given_up() -> None:
    workers = Mortals(set(range(1_000)))
    with pytest.raises(WorkerDied):
        list(spread(some(5).tasks(), workers))
    assert workers.begun <= MOST_DEATHS + 7
    assert workers.closed


KILLER = """
import json, os, signal, sys
from pathlib import Path
from types import ModuleType
for line in sys.stdin:
    if not Path(sys.argv[1]).exists():
        Path(sys.argv[1]).touch()
        os.kill(os.getppid(), signal.SIGKILL)
    print(json.dumps({"code": json.loads(line)["options"][0]}), flush=True)
"""


def test_a_killed_process_costs_no_game(tmp_path: Path) -> None:
    """The first time that it is asked, the bot kills the process that plays its game."""
    program = tmp_path / "killer.py"
    program.write_text(KILLER)
    done = tmp_path / "done"
    mine = Outside("mine", (sys.executable, str(program), str(done)), 60.0)
    contest = ladder("stone_age", ["random"], [mine], 2, 3, "killed", {})
    disturbed = run(contest, jobs=2)
    assert done.exists()
    assert disturbed == run(contest)


def test_games_are_played_in_processes_from_any_thread() -> None:
    """Only the main thread may say what Ctrl-C does; who calls from another one plays all the same."""
    with ThreadPoolExecutor(1) as thread:
        played = thread.submit(civtable.arena, "stone_age", ["random", "random"], games=2, jobs=2)
        assert played.result() == civtable.arena("stone_age", ["random", "random"], games=2)


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster) as refused:
        Cluster("auto")
    assert refused.value.reason.key == "arena-ray-missing"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999999"])
def test_an_address_where_nobody_answers_is_refused_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(NoCluster) as refused:
        Cluster(address)
    assert refused.value.reason.key == "arena-ray-unreachable"


def test_mortals_are_workers() -> None:
    workers: Workers = Mortals(set())
    assert workers.width() == 3
