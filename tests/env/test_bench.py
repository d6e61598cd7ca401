"""`civtable bench --envs`."""

import json
import sys

import pytest

from civtable.cli import bench_envs as command
from civtable.cli.main import main
from civtable.games import GAMES
from civtable.lab import env_bench
from civtable.lab.bench import Rate, machine
from civtable.lab.env_bench import Row
from civtable.lab.peers import Source
from civtable.text import LANGUAGES

Output = pytest.CaptureFixture[str]

KINDS = ["engine", "vector", "aec", "vector-random", "gym-random"]


def test_every_kind_of_environment_is_measured_beside_the_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Source("slow", "slow", lambda: lambda seconds: (int(100 * seconds), 1, seconds))
    monkeypatch.setattr(env_bench, "peer_source", lambda: slow)
    names: list[str] = []
    rows = env_bench.bench_envs([(GAMES["stone_age"], 2)], 0.05, names.append, rounds=1)
    assert [row.kind for row in rows] == ["peer", *KINDS]
    assert rows[0].ratio == 1
    assert all(row.ratio is not None and row.ratio > 1 for row in rows[1:])
    assert len(names) == env_bench.measurements([(GAMES["stone_age"], 2)], 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rates_are_printed(lang: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [Row("peer", "slow", 2, Rate(100, 90, 110), 1.0)]
    rows += [Row(kind, "stone_age", 2, Rate(200, 190, 210), 2.0) for kind in KINDS]
    monkeypatch.setattr(command, "bench_envs", lambda tables, seconds, step: rows)
    assert main(["bench", "--envs", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for part in ("slow", "×", "Gymnasium", machine()):
        assert part in out
    assert main(["bench", "--envs", "--lang", lang, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["environments"]
    assert [(row["kind"], row["times_peer"]) for row in found[:2]] == [("peer", 1), ("engine", 2)]


def test_without_the_extra_it_says_what_to_install(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "civtable.cli.bench_envs", raising=False)
    monkeypatch.setitem(sys.modules, "civtable.lab.env_bench", None)
    assert main(["bench", "--envs", "--lang", "en"]) == 2
    assert "pip install 'civtable[env]'" in capsys.readouterr().err
