"""What every system does in its own way: locks, limits, priorities, and the end of processes.

`./test` checks the types of civtable as on Windows too, where POSIX functions are unknown to the checker:
whatever calls one outside of here does so after `sys.platform` was asked.
"""

import faulthandler
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl
    import resource

BINARY: Final = getattr(os, "O_BINARY", 0)
"""For `os.open`: what is written is what stands in the file, line ends included."""

HANDS_FILES_ON: Final = sys.platform != "win32"
"""Whether a process can hand open sockets and pipes on to those that it starts."""

SESSION: Final = Path("/proc/self/autogroup")
"""Where Linux keeps how nice the session of a process is."""

MOST_FILES: Final = 65_536
FILES_ON_WINDOWS: Final = 8_192
BEYOND: Final = 1 << 30
"""Where the locked byte of a file is on Windows: after all that is in it, because what is locked nobody can
read."""


def lock(file: int) -> bool:
    """Have an open file for oneself, for as long as it is open; False if another process has it."""
    if sys.platform == "win32":
        os.lseek(file, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
    else:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def most_open_files() -> int:
    """How many files, connections among them, this process may have open."""
    if sys.platform == "win32":
        return FILES_ON_WINDOWS
    else:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return 1_000_000 if soft == resource.RLIM_INFINITY else soft


def allow_many_files() -> None:
    """As many open connections as the system lets us have."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            with suppress(ValueError, OSError):  # some systems have a lower limit than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def thread_clock() -> Callable[[], float]:
    """A clock of the processor time of the thread that asks for it, to be read by others.

    Where a system tells nobody but the thread itself, all the time that passes.
    """
    if sys.platform == "win32" or sys.platform == "darwin":
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(threading.get_ident()))


def give_way(niceness: int) -> None:
    """Let others have the processor first, where a process may say so of itself.

    Linux shares the processor among sessions before it asks how nice a process is: one with a session of
    its own says it for that, too.
    """
    if sys.platform != "win32":
        os.nice(niceness)
        if os.getsid(0) == os.getpid():
            with suppress(OSError):  # of a system that does not group by session, or lets nobody say so
                SESSION.write_text(str(niceness), encoding="ascii")


def end_within(seconds: int) -> None:
    """End this process after so many seconds, even in the midst of a compiled thought; 0 takes it back."""
    if sys.platform != "win32":
        signal.alarm(seconds)
    elif seconds:
        faulthandler.dump_traceback_later(seconds, exit=True)
    else:
        faulthandler.cancel_dump_traceback_later()


def end_all(process: "subprocess.Popen[bytes]") -> None:
    """End a process that was started in a session of its own, and whatever it started."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
