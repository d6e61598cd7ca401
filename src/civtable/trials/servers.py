"""Server processes that are killed and come back, and the databases on which they serve."""

import random
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from civtable.trials.process import application, end, fork_server, listening

KINDS = (("sqlite", 1), ("postgresql", 2))
"""The kinds of databases, with how many processes serve each in a trial."""

MOST_SHOWN = 20


def kinds(asked: str) -> list[tuple[str, int]]:
    """The kinds that were asked for: one by its name, or both."""
    return [(kind, workers) for kind, workers in KINDS if asked in ("both", kind)]


def named(kind: str, workers: int) -> str:
    """A kind of database and its processes in words."""
    return f"{kind}, {workers} process{'es' if workers > 1 else ''}"


def show(wrong: Sequence[str]) -> None:
    """Print the first things that are wrong."""
    for one in wrong[:MOST_SHOWN]:
        print(f"  {one}")


class Servers:
    """The processes that serve, which come and go."""

    def __init__(self, address: str, workers: int) -> None:
        self.app = application(address, workers)
        self.workers = workers
        self.listener: socket.socket = listening()
        self.port = self.listener.getsockname()[1]
        self.pids: list[int] = []

    def start(self) -> None:
        """Make sure that all are there."""
        while len(self.pids) < self.workers:
            self.pids.append(fork_server(self.app, self.listener))

    def kill(self, dice: random.Random) -> None:
        """Kill one of them, or all."""
        number = dice.randint(1, len(self.pids))
        for pid in dice.sample(self.pids, number):
            end(pid)
            self.pids.remove(pid)

    def close(self) -> None:
        """End all that are there, and let the port go."""
        for pid in self.pids:
            end(pid)
        self.listener.close()


@contextmanager
def servers_at(address: str, workers: int) -> Iterator[Servers]:
    """Servers of a database, not started yet; none is left afterwards."""
    servers = Servers(address, workers)
    try:
        yield servers
    finally:
        servers.close()
