"""Workers on a Ray cluster that keep something between what they are asked, and are made again when they die.

`examples/train_ppo.py` plays with them: each has tables of its own. Games that begin and end in one portion,
as in the arena, need no such workers (`arena/cluster.py`).
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from civtable import __version__
from civtable.core.words import Reason
from civtable.lab.arena.cluster import NoCluster, knock, ray_here

MOST_DEATHS: Final = 10
"""How often workers may die before we give up: one that always dies would be made again for ever."""

Work: TypeAlias = Callable[[Any], Any]
Make: TypeAlias = Callable[[int, int], Work]
"""Makes the work of a member, on its machine, from its number and how many there are at a time."""


class Member:
    """One worker, there."""

    def __init__(self, make: Make, number: int, count: int, version: str) -> None:
        self.make = make
        self.number = number
        self.count = count
        self.version = version
        self.work: Work | None = None

    def do(self, what: Any) -> tuple[str, Any]:
        """What came of it, and the version that is there; with another one nothing is done."""
        if self.version != __version__:
            return __version__, None
        if self.work is None:
            self.work = self.make(self.number, self.count)
        return __version__, self.work(what)


class Team:
    """A worker for each processor of a Ray cluster, but no more than `most`. It needs `civtable[ray]`.

    On its machine each worker calls `make` once, with its number and how many there are, and then what that
    gave, with whatever is asked.
    """

    def __init__(self, address: str, most: int, make: Make) -> None:
        self.ray = ray_here()
        knock(address)
        self.ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        self.make = make
        self.count = min(most, max(1, int(self.ray.cluster_resources().get("CPU", 1))))
        self.made = 0
        self.deaths = 0
        self.members = [self.member(processors=1) for _ in range(self.count)]

    def member(self, processors: int) -> Any:
        """Another one, with a number that nobody had before."""
        number, self.made = self.made, self.made + 1
        remote = self.ray.remote(Member).options(num_cpus=processors, scheduling_strategy="SPREAD")
        return remote.remote(self.make, number, self.count, __version__)

    def ask(self, what: Any) -> list[Any]:
        """The answers of all; whoever dies over it is made again and asked again."""
        sent = self.ray.put(what)
        found: list[Any] = []
        for i, answer in enumerate([member.do.remote(sent) for member in self.members]):
            while (told := self.told(answer)) is None:
                self.members[i] = self.member(processors=0)  # where there is room: its machine may be gone
                answer = self.members[i].do.remote(sent)
            theirs, result = told
            if theirs != __version__:
                raise NoCluster(Reason("arena-ray-version", {"theirs": theirs, "ours": __version__}))
            found.append(result)
        return found

    def told(self, answer: Any) -> tuple[str, Any] | None:
        """An answer; None if who gives it has died, or its machine, and anything else is our mistake."""
        try:
            told: tuple[str, Any] = self.ray.get(answer)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError:
            self.deaths += 1
            if self.deaths > MOST_DEATHS:
                raise
            return None
        return told
