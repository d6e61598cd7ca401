"""Where games are played: in this process, in several, or wherever else there are workers.

Workers get portions of the games and report what they finished of them. A worker that dies loses its
portion only: it is given out again, so every game is counted once, whatever happened.
"""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import Final, Protocol

from civtable.core.errors import GameError
from civtable.core.words import Reason
from civtable.lab.arena.contests import Task
from civtable.lab.arena.playing import Played, play_some

MOST_IN_A_PORTION: Final = 8
PORTIONS_AHEAD: Final = 2
"""Portions given out for each worker: one in work, and one so that nobody waits for us."""

MOST_DEATHS: Final = 10
"""How often workers may die before we give up: a game that always kills its worker would go on for ever."""

Portion = list[Task]


class WorkerDied(GameError):
    """Workers that played games ended without a result, too often."""


class Workers(Protocol):
    """Those who play games."""

    def width(self) -> int:
        """How many there are now."""
        ...

    def begin(self, portion: Portion) -> None:
        """Give out a portion."""
        ...

    def finished(self) -> list[tuple[Portion, list[Played] | None]]:
        """Wait, then give what came back: portions with their first games played; None: the worker died."""
        ...

    def close(self) -> None:
        """End them, whatever they are doing."""
        ...


def workers_for(jobs: int) -> Workers:
    """This process, or so many others."""
    return Here() if jobs == 1 else Processes(jobs)


def spread(tasks: list[Task], workers: Workers) -> Iterator[list[Played]]:
    """Let workers play all games; results come as they are ready. The workers are closed at the end."""
    size = max(1, min(MOST_IN_A_PORTION, len(tasks) // (4 * workers.width())))
    waiting = deque([tasks[i : i + size] for i in range(0, len(tasks), size)])
    out = 0
    deaths = 0
    try:
        while waiting or out:
            while waiting and out < PORTIONS_AHEAD * workers.width():
                workers.begin(waiting.popleft())
                out += 1
            died = False
            for portion, played in workers.finished():
                out -= 1
                died = died or played is None
                rest = portion[len(played or []) :]
                if rest:
                    waiting.appendleft(rest)
                if played:
                    yield played
            deaths += died
            if deaths > MOST_DEATHS:
                raise WorkerDied(Reason("arena-worker-died"))
    finally:
        workers.close()


class Here:
    """This process, which plays one game at a time."""

    def __init__(self) -> None:
        self.portions: deque[Portion] = deque()

    def width(self) -> int:
        """One."""
        return 1

    def begin(self, portion: Portion) -> None:
        """Keep it for `finished`, where we play."""
        self.portions.append(portion)

    def finished(self) -> list[tuple[Portion, list[Played] | None]]:
        """Play the first game of a portion."""
        portion = self.portions.popleft()
        return [(portion, play_some(portion[:1]))]

    def close(self) -> None:
        """Nothing is left to end."""


class Processes:
    """Several processes on this machine. When one dies, its pool is useless and a new one takes over."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None
        self.others: set[int | None] = set()  # children of this process that are not of the pool
        self.portions: dict[Future[list[Played]], Portion] = {}
        self.lost: list[Portion] = []  # given to a pool that had just broken

    def width(self) -> int:
        """As many as we were asked for."""
        return self.jobs

    def begin(self, portion: Portion) -> None:
        """Submit it."""
        try:
            with interrupts_ignored():  # workers inherit this: Ctrl-C is for us, who then end them
                self.portions[self.started().submit(play_some, portion)] = portion
        except BrokenProcessPool:
            self.lost.append(portion)

    def started(self) -> ProcessPoolExecutor:
        """The pool. Spawned, since a forked copy of a process with threads (a progress bar) may hang."""
        if self.pool is None:
            self.others = {child.pid for child in active_children()}
            self.pool = ProcessPoolExecutor(self.jobs, get_context("spawn"))
        return self.pool

    def finished(self) -> list[tuple[Portion, list[Played] | None]]:
        """What is ready. After a death everything that was out comes back, and the next pool is a new one."""
        done = set() if self.lost else wait(self.portions, return_when=FIRST_COMPLETED).done
        if self.lost or any(isinstance(future.exception(), BrokenProcessPool) for future in done):
            self.close()
            done = set(self.portions)
        results: list[tuple[Portion, list[Played] | None]] = [(portion, None) for portion in self.lost]
        self.lost = []
        for future in done:
            portion = self.portions.pop(future)
            broken = isinstance(future.exception(), BrokenProcessPool)
            results.append((portion, None if broken else future.result()))
        return results

    def close(self) -> None:
        """End the pool at once; afterwards all that was out has an answer, be it that the pool is broken."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        if not all(future.done() for future in self.portions):
            for child in active_children():
                if child.pid not in self.others:
                    child.kill()
        pool.shutdown(wait=True)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C does nothing for a moment; who is not the main thread has no say in that."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
