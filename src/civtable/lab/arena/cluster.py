"""Games on a Ray cluster, whose workers may come and go. Ray is optional: `pip install civtable[ray]`.

Every machine of the cluster needs civtable, in the same version.
"""

import os
import socket
import sys
from contextlib import redirect_stdout
from importlib import import_module
from types import ModuleType
from typing import Final

from civtable import __version__
from civtable.core.errors import GameError
from civtable.core.words import Reason
from civtable.lab.arena.playing import Played, play_some
from civtable.lab.arena.workers import Portion

KNOCK_SECONDS: Final = 5.0


class NoCluster(GameError):
    """Ray is not installed here, the cluster cannot be reached, or it cannot play our games."""


def play_there(version: str, portion: Portion) -> list[Played] | str:
    """Play on a machine of the cluster; the version that it has, if that is another one."""
    return play_some(portion) if version == __version__ else __version__


def ray_here() -> ModuleType:
    """Ray, where it is installed."""
    # Ray tells its maker how it is used, unless it is told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster(Reason("arena-ray-missing")) from None


def knock(address: str) -> None:
    """Refuse HOST:PORT at once where nobody answers: Ray would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isascii() and port.isdigit():
        try:
            socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
        except (OSError, OverflowError, UnicodeError) as error:
            why = str(error)
            raise NoCluster(Reason("arena-ray-unreachable", {"address": address, "why": why})) from None


class Cluster:
    """The processors of a Ray cluster."""

    def __init__(self, address: str) -> None:
        self.ray = ray_here()
        knock(address)
        self.talk = redirect_stdout(sys.stderr)  # Ray prints what troubles it; stdout is for our answer
        self.talk.__enter__()
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=True)
        except Exception as error:  # whatever Ray has against it: each kind of address fails in its own way
            self.talk.__exit__(None, None, None)
            why = str(error).strip().partition("\n")[0] or type(error).__name__
            raise NoCluster(Reason("arena-ray-unreachable", {"address": address, "why": why})) from None
        # A lost portion is given out again by us, who count how often; Ray has no say in it.
        self.play = self.ray.remote(num_cpus=1, max_retries=0)(play_there)
        self.portions: dict[object, Portion] = {}

    def width(self) -> int:
        """The processors that the cluster has now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def begin(self, portion: Portion) -> None:
        """Put it into Ray's queue."""
        self.portions[self.play.remote(__version__, portion)] = portion

    def finished(self) -> list[tuple[Portion, list[Played] | None]]:
        """Wait for one; a worker, its machine or its answer may be lost, and anything else is our mistake."""
        done, _ = self.ray.wait(list(self.portions), num_returns=1)
        return [(self.portions.pop(reference), self.result(reference)) for reference in done]

    def result(self, reference: object) -> list[Played] | None:
        """What came of a portion."""
        try:
            answer: list[Played] | str = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ImportError):
                raise NoCluster(Reason("arena-ray-without-us")) from None
            raise
        except self.ray.exceptions.RayError:
            return None
        if isinstance(answer, str):
            args = {"theirs": answer, "ours": __version__}
            raise NoCluster(Reason("arena-ray-version", {**args}))
        return answer

    def close(self) -> None:
        """Let go of the cluster, which drops what is still in its queue."""
        self.portions = {}
        self.ray.shutdown()
        self.talk.__exit__(None, None, None)
