"""Trained policies that a server has for its tables: each by a name, for one game and number of players."""

import re
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from civtable.bots.policy import FILE, SERVED, bad, is_served, what_it_plays

NAME: Final = re.compile(r"\w[\w.-]{0,31}")
"""What a policy may be called: short enough to stand on a seat and in a record."""


@dataclass(frozen=True)
class ServedPolicy:
    """A policy that may sit at tables of this server."""

    name: str
    game: str
    players: int
    path: str

    @property
    def level(self) -> str:
        """What stands at the seat, in the table and in its record: nothing of where the file is."""
        return f"{SERVED}{self.name}"


Policies = Sequence[ServedPolicy]


def examined(files: dict[str, str]) -> tuple[ServedPolicy, ...]:
    """The policies in some files, by name; refuses one that cannot play.

    They are looked at in a process of its own: torch is large, and the server itself has no use for it.
    """
    if not files:
        return ()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return tuple([examined_in(pool, name, path) for name, path in files.items()])


def examined_in(pool: ProcessPoolExecutor, name: str, path: str) -> ServedPolicy:
    """One of them."""
    try:
        game, players = pool.submit(what_it_plays, path).result()
    except BrokenProcessPool:  # it took all memory, or brought torch down
        raise bad("policy-damaged", path) from None
    return ServedPolicy(name, game, players, path)


def policies_for(policies: Policies, game: str, players: int) -> list[ServedPolicy]:
    """Those that fit a table."""
    return [one for one in policies if (one.game, one.players) == (game, players)]


def bot_behind(policies: Policies, level: str, game: str, players: int) -> str | None:
    """What a bot's process is asked for in place of the level of a seat; None if that is not here."""
    if not is_served(level):
        return level
    fitting = [one.path for one in policies_for(policies, game, players) if one.level == level]
    return f"{FILE}{fitting[0]}" if fitting else None
