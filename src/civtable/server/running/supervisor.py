"""The process that starts workers, starts them again when they die, and ends them."""

import logging
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType
from typing import Final

from civtable.server.running.at_work import FOLDER, note_stuck
from civtable.server.settings import ENVIRONMENT, Settings

QUICK_SECONDS: Final = 10.0
"""A worker that lives less long than this died at once."""

LONGEST_PAUSE: Final = 30.0
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"

LOG: Final = logging.getLogger("civtable.server")


class Place:
    """The place of one worker: who is in it, and when somebody may be put into it again."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.not_before = 0.0
        self.quick_deaths = 0

    def clear(self) -> None:
        """Its worker has died or could not start; the more often at once, the longer the pause."""
        self.process = None
        lived = time.monotonic() - self.started
        self.quick_deaths = self.quick_deaths + 1 if lived < QUICK_SECONDS else 0
        pause = 2.0 ** min(self.quick_deaths - 2, 10) if self.quick_deaths > 1 else 0.0
        self.not_before = time.monotonic() + min(pause, LONGEST_PAUSE)


class Supervisor:
    """Keeps as many workers as there should be, until a signal ends it.

    `held` are open files that live as long as any worker does, such as the lock of a database.
    """

    def __init__(self, settings: Settings, listener: socket.socket, held: list[int]) -> None:
        self.settings = settings
        self.listener = listener
        self.held = held
        self.places = [Place() for _ in range(settings.workers)]
        self.signals = 0
        self.lifeline, self.our_end = os.pipe()
        self.bell, self.bell_rope = os.pipe()
        self.folder = Path(tempfile.mkdtemp(prefix="civtable-"))

    def run(self) -> None:
        """Start workers and keep them until a signal comes; then end them, within a bounded time."""
        if sys.platform == "win32":
            raise AssertionError("a server is one process there")
        os.set_blocking(self.bell_rope, False)
        signal.set_wakeup_fd(self.bell_rope, warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, self.told_to_end)
        if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # which `nohup` asks for
            signal.signal(signal.SIGHUP, self.told_to_end)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)  # only rings the bell
        try:
            while not self.signals:
                self.look_after()
                self.wait_until(min([p.not_before for p in self.places if p.process is None], default=None))
        finally:
            self.end()

    def told_to_end(self, number: int, frame: FrameType | None) -> None:
        """A signal; who sends a second one does not want to wait."""
        self.signals += 1

    def wait_until(self, moment: float | None) -> None:
        """Wait for a signal, which also tells of dead workers, or for a moment."""
        ahead = max(moment - time.monotonic(), 0.0) if moment is not None else None
        if select.select([self.bell], [], [], ahead)[0]:
            os.read(self.bell, 4096)

    def look_after(self) -> None:
        """Start workers where they are missing."""
        for place in self.places:
            if place.process is not None and place.process.poll() is not None:
                LOG.error("a worker ended (%s) and is started again", how_it_ended(place.process.returncode))
                self.forget_gauges(place.process.pid)
                for table in self.held_up_at(place.process.pid):
                    LOG.error("it was held up at table %s", table)
                place.clear()
            if place.process is None and time.monotonic() >= place.not_before:
                self.start_in(place)

    def held_up_at(self, pid: int) -> list[str]:
        """At which tables a worker was held up; not to know it ends nobody."""
        try:
            return note_stuck(self.folder, pid, self.settings.stall_seconds)
        except OSError as error:
            LOG.error("what a worker was at cannot be read: %s", error.strerror)
            return []

    def start_in(self, place: Place) -> None:
        """Put a worker into a place; if the system has no room for it now, later."""
        place.started = time.monotonic()
        try:
            place.process = self.start_worker()
        except OSError as error:
            LOG.error("a worker cannot be started: %s", error.strerror)
            place.clear()

    def start_worker(self) -> "subprocess.Popen[bytes]":
        """One more worker, in a group of processes of its own: Ctrl-C is for us."""
        if not self.folder.is_dir():  # systems remove what lies there for long
            self.folder = Path(tempfile.mkdtemp(prefix="civtable-"))
        files = [self.listener.fileno(), self.lifeline, *self.held]
        environment = {**os.environ, ENVIRONMENT: self.settings.to_json(), FOLDER: str(self.folder)}
        if self.settings.workers > 1:
            environment[METRICS_FOLDER] = str(self.folder)
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "civtable.server.running.worker", *[str(file) for file in files]],
            stdin=subprocess.DEVNULL,
            env=environment,
            pass_fds=files,
            process_group=0,
        )

    def end(self) -> None:
        """End all workers; those that do not listen are killed."""
        alive = [place.process for place in self.places if place.process is not None]
        for process in alive:
            process.terminate()
        patience = time.monotonic() + self.settings.end_seconds
        while any(process.poll() is None for process in alive):
            if time.monotonic() >= patience or self.signals > 1:
                for process in alive:
                    process.kill()
                    process.wait()
            else:
                self.wait_until(patience)
        os.close(self.our_end)
        shutil.rmtree(self.folder, ignore_errors=True)

    def forget_gauges(self, pid: int) -> None:
        """What a dead worker had open is no longer open; what it counted still counts."""
        for file in self.folder.glob(f"gauge_live*_{pid}.db"):
            file.unlink(missing_ok=True)


def log_to_stderr(settings: Settings) -> None:
    """Where the log goes, here and in workers."""
    level = logging.INFO if settings.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(levelname)s %(message)s")


def how_it_ended(status: int) -> str:
    """The end of a process in words for the log."""
    return f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"
