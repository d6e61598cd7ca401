"""For which table each thread computes now: written where others find it when this process has to be ended.

A rule that never ends stops everybody, and again after each start, if nobody knows at which table it was. So
what computes for a table says so (`at_work`). A worker of `civtable serve` keeps that in a file that outlives
it: its supervisor reads there what it was at (`note_stuck`), and leaves word for the next worker.
"""

import mmap
import re
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from civtable.system import thread_clock

Clock = Callable[[], float]


class HasId(Protocol):
    """A table, however it is there: going on, standing still, or its room."""

    @property
    def id(self) -> str:
        """The table's id."""
        ...


Named = TypeVar("Named", bound=HasId)
Rest = ParamSpec("Rest")
Found = TypeVar("Found")

FOLDER: Final = "CIVTABLE_AT_WORK"
"""The variable with the folder in which workers and their supervisor leave word."""

SLOT: Final = struct.Struct("<d12s")
"""Since when a thread has been at work, and for which table; since 0 it is not."""

SLOTS: Final = 8
STUCK: Final = "stuck-"
TABLE: Final = re.compile("[A-Za-z0-9_-]{12}")

NEARLY: Final = 0.7
"""A thread that was at work for this part of the time after which a process is ended was what held it up: the
watchdog begins to count up to a quarter of that time before."""


class Slip:
    """What this process keeps about its threads, in a file."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(bytes(SLOT.size * SLOTS))
        with path.open("r+b") as file:
            self.map = mmap.mmap(file.fileno(), 0)
        self.slots: dict[int, int] = {}  # by thread
        self.since: dict[
            int, tuple[Clock, float]
        ] = {}  # by thread at work: its clock, what that said at first

    def begin(self, table_id: str) -> bool:
        """This thread begins; False if it has begun already."""
        thread = threading.get_ident()
        if thread in self.since or (len(self.slots) == SLOTS and thread not in self.slots):
            return False
        slot = self.slots.setdefault(thread, len(self.slots))
        clock = thread_clock()
        self.since[thread] = (clock, clock())
        SLOT.pack_into(self.map, slot * SLOT.size, time.monotonic(), table_id.encode())
        return True

    def end(self) -> None:
        """This thread is done."""
        thread = threading.get_ident()
        SLOT.pack_into(self.map, self.slots[thread] * SLOT.size, 0.0, b"")
        del self.since[thread]

    def longest(self) -> float:
        """For how many seconds a thread has computed without being done; waiting does not count."""
        return max([clock() - first for clock, first in list(self.since.values())], default=0.0)


class Here:
    """The slip of this process; a server without a supervisor has none."""

    slip: Slip | None = None


def slip_of(folder: Path, pid: int) -> Path:
    """Where a process keeps what it is at."""
    return folder / f"worker-{pid}"


def keep_slip(path: Path) -> None:
    """Begin to keep what this process is at."""
    Here.slip = Slip(path)


def longest_work() -> float:
    """For how many seconds a thread of this process has computed for one table."""
    return Here.slip.longest() if Here.slip is not None else 0.0


@contextmanager
def at_work(table_id: str = "") -> Iterator[None]:
    """Something is computed for a table, or for none that is there; in the event loop nothing waits in it."""
    slip = Here.slip
    if slip is None or not slip.begin(table_id):
        yield
        return
    try:
        yield
    finally:
        slip.end()


def at_its_table(
    work: Callable[Concatenate[Named, Rest], Found],
) -> Callable[Concatenate[Named, Rest], Found]:
    """The same function; what it computes is for the table that it is given first, or the room of one."""

    @wraps(work)
    def named(table: Named, /, *args: Rest.args, **more: Rest.kwargs) -> Found:
        with at_work(table.id):
            return work(table, *args, **more)

    return named


def note_stuck(folder: Path, pid: int, stall_seconds: float) -> list[str]:
    """At which tables a worker was held up that has been ended; word is left for the next one."""
    path = slip_of(folder, pid)
    if not path.exists():
        return []
    before = time.monotonic() - stall_seconds * NEARLY
    found = [SLOT.unpack(slot) for slot in chunks(path.read_bytes())]
    path.unlink()
    names = [name.decode("ascii", "replace") for since, name in found if 0 < since < before]
    stuck = [name for name in names if TABLE.fullmatch(name)]
    for name in stuck:
        (folder / f"{STUCK}{name}").touch()
    return stuck


def chunks(data: bytes) -> list[bytes]:
    """What a slip says, slot by slot."""
    return [data[at : at + SLOT.size] for at in range(0, len(data) - SLOT.size + 1, SLOT.size)]


def stuck_tables(folder: Path) -> list[str]:
    """The tables that workers before us were held up at."""
    return [path.name.removeprefix(STUCK) for path in folder.glob(f"{STUCK}*")]


def forget_stuck(folder: Path, table_id: str) -> None:
    """It is written down that a table stands still."""
    (folder / f"{STUCK}{table_id}").unlink(missing_ok=True)
