"""Tables shared out over processes, which write into memory that all of them see.

The memory has no name: nothing is left behind when processes end, in whatever way. Workers send what is
short through pipes: who waits for one that has died is told so.
"""

import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any, Final
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from civtable.core.observation import size_of
from civtable.core.rng import Rng
from civtable.env.making import rules_for
from civtable.env.tables import Rules, Tables, no_such_option, not_offered

if TYPE_CHECKING:
    from multiprocessing import connection

    if sys.platform == "win32":
        Pipe = connection.PipeConnection[Any, Any]
    else:
        Pipe = connection.Connection[Any, Any]

PATIENCE: Final = 2.0
"""Seconds that a worker has for ending by itself."""


@dataclass(frozen=True)
class Words:
    """What the caller said is played: workers make the rules from it, which cannot be sent to them."""

    game: str
    players: int | None
    settings: Mapping[str, str]
    opponents: Sequence[str]
    seat: int | None
    reward: str

    def rules(self) -> Rules:
        """The rules; refuses what the game does not have."""
        return rules_for(self.game, self.players, self.settings, self.opponents, self.seat, self.reward)


@dataclass(frozen=True)
class Shared:
    """The memory of all tables, one after the other: `Any`, because ctypes makes such types when asked."""

    numbers: Any
    marks: Any
    seats: Any

    def stretch(self, first: int, count: int, tables: int) -> list[memoryview]:
        """Numbers, marks and seats of some of the tables."""
        found: list[memoryview] = []
        for every in (self.numbers, self.marks, self.seats):
            view = np.frombuffer(every, np.uint8).data
            row = len(view) // tables
            found.append(view[first * row : (first + count) * row])
        return found


@dataclass(frozen=True)
class Ended:
    """A game that ended at a table, and what it was worth."""

    table: int
    rewards: list[float]
    totals: list[int]


@dataclass(frozen=True)
class Report:
    """What a worker says after each step: the games that ended, and what is offered, as `Tables` tells it."""

    ended: list[Ended]
    indices: bytes
    starts: bytes


@dataclass(frozen=True)
class Worker:
    """A process with its tables: how many, and which is the first."""

    process: SpawnProcess
    pipe: "Pipe"
    first: int
    count: int


def serve(pipe: "Pipe", words: Words, names: list[str], first: int, shared: Shared, tables: int) -> None:
    """Play at some tables until nobody asks any more. This is all that a worker does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who starts workers ends them
    numbers, marks, seats = shared.stretch(first, len(names), tables)
    own = Tables(words.rules(), names, numbers)
    _, own_marks, own_seats = own.memory()
    ended: list[Ended] = []
    try:
        while True:
            marks[:] = own_marks
            seats[:] = own_seats.cast("B")
            pipe.send(Report(ended, *own.legal(whole=True)))
            names, actions = pipe.recv()
            ended = []
            if names:
                own.reset(names)
            else:
                for i in own.step(actions):
                    ended.append(Ended(first + i, own.tables[i].rewards, own.tables[i].totals))
    except (EOFError, OSError):
        return


def end(workers: list[Worker]) -> None:
    """End all of them, those that think for too long by force."""
    for worker in workers:
        worker.pipe.close()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()


class Workers:
    """Tables in several processes; a `Vector` uses them as it uses `Tables`."""

    def __init__(self, words: Words, rules: Rules, names: list[str], count: int) -> None:
        if not 1 <= count <= len(names):
            raise ValueError(f"{count} workers for {len(names)} tables")
        spawn = get_context("spawn")  # a copy of a process with threads (torch, numpy) may stand still
        self._n = len(names)
        self._options = rules.game.options
        leaving = rules.game.giving_up
        self._giving_up = leaving.index if leaving is not None else -1
        size = size_of(rules.observer.parts(rules.players))
        self._shared = Shared(
            spawn.RawArray("h", self._n * size),
            spawn.RawArray("B", self._n * len(self._options)),
            spawn.RawArray("h", self._n),
        )
        self._marks: NDArray[np.uint8] = np.frombuffer(self._shared.marks, np.uint8).reshape(self._n, -1)
        self._workers: list[Worker] = []
        self._close = finalize(self, end, self._workers)
        for i in range(count):
            first, last = self._n * i // count, self._n * (i + 1) // count
            pipe, other = spawn.Pipe()
            process = spawn.Process(
                target=serve,
                args=(other, words, names[first:last], first, self._shared, self._n),
                daemon=True,
            )
            process.start()
            other.close()
            self._workers.append(Worker(process, pipe, first, last - first))
        self._reports = self._told()

    def memory(self) -> list[memoryview]:
        """Numbers, marks and seats, for who looks at them while they change."""
        return [view.toreadonly() for view in self._shared.stretch(0, self._n, self._n)]

    def reset(self, names: list[str]) -> None:
        """New tables by these names, as many as before."""
        for worker in self._workers:
            self._ask(worker, names[worker.first : worker.first + worker.count], [])
        self._reports = self._told()

    def step(self, actions: list[int]) -> list[int]:
        """A choice at every table, as `Tables` takes it: all are looked at before the first is sent."""
        assert len(actions) == self._n, f"{len(actions)} actions for {self._n} tables"
        self._refuse(actions)
        for worker in self._workers:
            self._ask(worker, [], actions[worker.first : worker.first + worker.count])
        self._reports = self._told()
        return [ended.table for report in self._reports for ended in report.ended]

    def result(self, i: int) -> tuple[list[float], list[int]]:
        """Rewards and totals of the game that ended at a table in the last step."""
        for report in self._reports:
            for ended in report.ended:
                if ended.table == i:
                    return ended.rewards, ended.totals
        raise KeyError(i)

    def legal(self) -> list[bytes]:
        """What is marked as indices, one table after the other, and where those of each table begin."""
        found: list[NDArray[np.int32]] = []
        counts: list[NDArray[np.int64]] = []
        for worker, report in zip(self._workers, self._reports, strict=True):
            indices = np.frombuffer(report.indices, "<i4")
            tables = np.repeat(np.arange(worker.count), np.diff(np.frombuffer(report.starts, "<i4")))
            marked = self._marks[worker.first + tables, indices] > 0
            found.append(indices[marked])
            counts.append(np.bincount(tables[marked], minlength=worker.count))
        starts = np.concatenate([[0], np.cumsum(np.concatenate(counts))])
        return [np.concatenate(found).tobytes(), starts.astype("<i4").tobytes()]

    def by_lot(self, chance: Rng) -> list[int]:
        """Any of the marked options at every table, by the same lots as with one process."""
        actions: list[int] = []
        for worker, report in zip(self._workers, self._reports, strict=True):
            indices: list[int] = np.frombuffer(report.indices, "<i4").tolist()
            starts: list[int] = np.frombuffer(report.starts, "<i4").tolist()
            for i in range(worker.count):
                offered = starts[i + 1] - starts[i]
                index = indices[starts[i] + chance.below(offered)]
                while index == self._giving_up and offered > 1:
                    index = indices[starts[i] + chance.below(offered)]
                actions.append(index)
        return actions

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        self._close()

    def _refuse(self, actions: list[int]) -> None:
        for i, action in enumerate(actions):
            if not 0 <= action < len(self._options):
                raise no_such_option(i, action, len(self._options))
            if not self._marks[i, action]:
                raise not_offered(i, self._options[action])

    def _ask(self, worker: Worker, names: list[str], actions: list[int]) -> None:
        if not self._close.alive:
            raise ValueError("the vector is closed")
        try:
            worker.pipe.send((names, actions))
        except OSError:
            raise self._died(worker) from None

    def _told(self) -> list[Report]:
        reports: list[Report] = []
        for worker in self._workers:
            try:
                reports.append(worker.pipe.recv())
            except (EOFError, OSError):
                raise self._died(worker) from None
        return reports

    def _died(self, worker: Worker) -> RuntimeError:
        """What to say of a worker that has ended without being asked to; the others are ended too."""
        number = self._workers.index(worker) + 1
        self.close()
        last = worker.first + worker.count - 1
        return RuntimeError(
            f"worker {number} of {len(self._workers)} (tables {worker.first} to {last}) has died "
            f"with exit code {worker.process.exitcode}: the vector is closed"
        )
