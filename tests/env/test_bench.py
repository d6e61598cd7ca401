"""`civtable bench --envs`."""

import json
import re
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from numpy.typing import NDArray

from civtable.cli import bench_envs as command
from civtable.cli.main import main
from civtable.games import GAMES
from civtable.lab import env_bench, peers
from civtable.lab.bench import Rate, machine
from civtable.lab.env_bench import Row
from civtable.lab.peers import Source
from civtable.text import LANGUAGES

Output = pytest.CaptureFixture[str]

KINDS = ["engine", "vector", "aec", "vector-random", "gym-random"]


def test_every_kind_of_environment_is_measured_beside_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Source("slow", "slow", lambda: lambda seconds: (int(100 * seconds), 1, seconds))
    still = Source("still", "still", lambda: lambda seconds: (int(40 * seconds), 1, seconds))
    monkeypatch.setattr(env_bench, "peer_source", lambda: slow)
    monkeypatch.setattr(env_bench, "vector_source", lambda: still)
    names: list[str] = []
    rows = env_bench.bench_envs([(GAMES["stone_age"], 2)], 0.05, names.append, rounds=1)
    assert [row.kind for row in rows] == ["peer", "peer-vector", *KINDS]
    assert [row.ratio for row in rows[:2]] == [1, 0.4]
    assert all(row.ratio is not None and row.ratio > 1 for row in rows[2:])
    assert len(names) == env_bench.measurements([(GAMES["stone_age"], 2)], 1)


class Still:
    """EnvPool's place, with two environments of which one ends in every step."""

    def __init__(self, task: str, **how: object) -> None:
        assert (task, how["num_envs"], how["num_threads"]) == ("CartPole-v1", 2, 1)

    def reset(self) -> None:
        pass

    def step(self, actions: NDArray[np.int64]) -> tuple[object, object, object, object, object]:
        assert set(actions.tolist()) <= {0, 1}
        return None, None, np.array([True, False]), np.array([False, False]), None


def test_the_vector_of_others_is_driven_as_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "envpool", SimpleNamespace(make=Still))
    steps, games, seconds = peers.env_pool("CartPole-v1", 2, 2)(0.01)
    assert steps == 2 * games > 0
    assert seconds >= 0.01
    monkeypatch.setitem(sys.modules, "envpool", None)
    assert peers.loaded(env_bench.vector_source()) is None


def test_without_connect_four_nothing_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> peers.Play:
        raise ImportError("not here")

    quick = Source("quick", "quick", lambda: lambda seconds: (int(100 * seconds), 1, seconds))
    monkeypatch.setattr(env_bench, "peer_source", lambda: Source("gone", "gone", missing))
    monkeypatch.setattr(env_bench, "vector_source", lambda: quick)
    rows = env_bench.bench_envs([], 0.05, rounds=1)
    assert [(row.kind, row.ratio) for row in rows] == [("peer-vector", None)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rates_are_printed(lang: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [Row("peer", "slow", 2, Rate(100, 90, 110), 1.0)]
    rows.append(Row("peer-vector", "still", 1, Rate(50, 40, 60), 0.5))
    rows += [Row(kind, "stone_age", 2, Rate(200, 190, 210), 2.0) for kind in KINDS]
    monkeypatch.setattr(command, "bench_envs", lambda tables, seconds, step: rows)
    assert main(["bench", "--envs", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for part in ("slow", "×", "Gymnasium", machine()):
        assert part in out
    assert main(["bench", "--envs", "--lang", lang, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["environments"]
    assert [(row["kind"], row["times_peer"]) for row in found[:3]] == [
        ("peer", 1),
        ("peer-vector", 0.5),
        ("engine", 2),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_not_installed_is_named(lang: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `civtable bench --peers` names them: beside the answer, and in it for a program."""

    def gone() -> peers.Play:
        raise ImportError("not here")

    monkeypatch.setattr(env_bench, "peer_source", lambda: Source("connect four", "four[all]", gone))
    monkeypatch.setattr(env_bench, "vector_source", lambda: Source("pole", "pole", gone))
    monkeypatch.setattr(command, "bench_envs", lambda tables, seconds, step: [])
    assert main(["bench", "--envs", "--lang", lang, "--json"]) == 0
    out, err = capsys.readouterr()
    assert re.search(r'connect four, pole\..*pip install "civtable\[peers\]"', err)
    assert json.loads(out)["missing_peers"] == [
        {"name": "connect four", "package": "four[all]"},
        {"name": "pole", "package": "pole"},
    ]
