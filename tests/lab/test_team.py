"""Workers on a cluster that keep something: whoever dies is made again and asked again."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from civtable import __version__
from civtable.lab import team
from civtable.lab.arena.cluster import NoCluster
from civtable.lab.team import MOST_DEATHS, Member, Team


class RayError(Exception):
    """What Ray raises."""


class RayTaskError(RayError):
    """What it raises where a task does."""


class FakeRay:
    """Ray in this process, whose workers die where it is said."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self, deaths: set[tuple[int, int]], version: str = __version__) -> None:
        self.deaths = deaths  # by number of the worker and what it is asked
        self.version = version  # on its machines
        self.processors: list[int] = []

    def init(self, address: str, log_to_driver: bool, logging_level: str) -> None:
        assert address == "auto"
        assert (log_to_driver, logging_level) == (False, "ERROR")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, what: int) -> int:
        return what

    def get(self, answer: Callable[[], Any]) -> Any:
        return answer()

    def remote(self, made: type[Member]) -> SimpleNamespace:
        assert made is Member
        return SimpleNamespace(options=self.options)

    def options(self, num_cpus: int, scheduling_strategy: str) -> SimpleNamespace:
        assert scheduling_strategy == "SPREAD"
        self.processors.append(num_cpus)
        return SimpleNamespace(remote=self.made)

    def made(self, *arguments: Any) -> SimpleNamespace:
        member = Member(*arguments)

        def answer(what: int) -> tuple[str, Any]:
            if (member.number, what) in self.deaths:
                raise RayError("gone")
            with pytest.MonkeyPatch.context() as there:
                there.setattr(team, "__version__", self.version)
                return member.do(what)

        return SimpleNamespace(do=SimpleNamespace(remote=lambda what: lambda: answer(what)))


def counting(number: int, count: int) -> Callable[[int], tuple[int, int, list[int]]]:
    """Work that remembers what it was asked."""
    asked: list[int] = []

    def work(what: int) -> tuple[int, int, list[int]]:
        asked.append(what)
        return number, count, list(asked)

    return work


def team_on(ray: FakeRay, monkeypatch: pytest.MonkeyPatch, most: int = 8) -> Team:
    monkeypatch.setitem(sys.modules, "ray", ray)
    return Team("auto", most, counting)


def test_there_is_one_for_each_processor_who_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    some = team_on(FakeRay(set()), monkeypatch)
    assert some.ask(7) == [(0, 3, [7]), (1, 3, [7]), (2, 3, [7])]
    assert some.ask(8) == [(0, 3, [7, 8]), (1, 3, [7, 8]), (2, 3, [7, 8])]
    assert team_on(FakeRay(set()), monkeypatch, most=1).ask(7) == [(0, 1, [7])]


def test_who_dies_is_made_again_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one dies too; a new one has a number of its own and waits for no processor."""
    ray = FakeRay({(1, 8), (3, 8)})
    some = team_on(ray, monkeypatch)
    some.ask(7)
    assert some.ask(8) == [(0, 3, [7, 8]), (4, 3, [8]), (2, 3, [7, 8])]
    assert some.ask(9) == [(0, 3, [7, 8, 9]), (4, 3, [8, 9]), (2, 3, [7, 8, 9])]
    assert ray.processors == [1, 1, 1, 0, 0]


def test_a_team_that_always_dies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay({(number, 7) for number in range(100)})
    some = team_on(ray, monkeypatch)
    with pytest.raises(RayError):
        some.ask(7)
    assert some.made == 3 + MOST_DEATHS


def test_our_own_mistakes_are_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(what: int) -> None:
        raise RayTaskError(what)

    monkeypatch.setitem(sys.modules, "ray", FakeRay(set()))
    some = Team("auto", 2, lambda number, count: wrong)
    with pytest.raises(RayTaskError):
        some.ask(7)
    assert some.made == 2


def test_a_machine_with_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    some = team_on(FakeRay(set(), version="another"), monkeypatch)
    with pytest.raises(NoCluster) as refused:
        some.ask(7)
    assert refused.value.reason.key == "arena-ray-version"
    assert refused.value.reason.args == {"theirs": "another", "ours": __version__}
