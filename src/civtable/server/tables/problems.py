"""Tables that cannot go on: why, and what can still be shown of them.

A table with a problem stands still: nobody can choose there, its bots are not called, and its page says what
is wrong. The problem is kept in the table's row, so that every process and the operator know of it.
"""

import logging
import time
from dataclasses import dataclass, field
from typing import Any, Final

from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase, Reason, phrase_json
from civtable.server.errors import Refused
from civtable.server.hints.given import NO_HINTS, Given
from civtable.server.storage.store import Row

LOG: Final = logging.getLogger("civtable.server")

DAMAGED: Final = "damaged"
"""It cannot be read or replayed, or a rule failed in it."""

PINNED: Final = "pinned"
"""It was begun under other rules, under which it cannot go on."""

ENDLESS: Final = "endless"
"""A rule did not come to an end in it, which stopped everybody: nobody but the operator tries it again."""

OPERATOR: Final = "operator"
"""Whoever runs the server has stopped it."""

SET_ASIDE: Final = -2
GOES_ON: Final = -3
"""What other processes hear in place of an entry's number, when a table stands still and when no longer."""


@dataclass(frozen=True)
class Problem:
    """Why a table stands still: a phrase, where it happened, and under which version of the rules."""

    kind: str
    key: str
    args: dict[str, Argument] = field(default_factory=dict)
    ply: int | None = None
    version: int = 0
    at: float = field(default_factory=time.time)
    shown: bool = True  # whether the position is; not where that is what has no end

    def to_json(self) -> dict[str, Json]:
        """The problem as it is kept in the table's row."""
        words = phrase_json(Phrase(self.key, self.args))
        assert isinstance(words, dict)
        hidden = {} if self.shown else {"shown": False}
        return {**words, "kind": self.kind, "ply": self.ply, "version": self.version, "at": self.at, **hidden}

    @property
    def reason(self) -> Reason:
        """The problem in words."""
        return Reason(self.key, self.args)


def failure(table_id: str, ply: int, version: int, error: Exception) -> Problem:
    """The problem of a table at which something failed that should not."""
    LOG.error("table %s: %s: %s", table_id, type(error).__name__, str(error)[:300])
    return Problem(DAMAGED, "server-problem-damaged", {}, ply, version)


def problem_from_json(data: Any) -> Problem:
    """A problem from a table's row, whoever wrote it."""
    try:
        args = {str(name): argument_from_json(value) for name, value in data["args"].items()}
        when = float(data.get("at", 0))
        kind, key, shown = str(data["kind"]), str(data["key"]), data.get("shown") is not False
        return Problem(kind, key, args, data.get("ply"), int(data["version"]), when, shown)
    except (KeyError, TypeError, ValueError, AttributeError):
        return Problem(DAMAGED, "server-problem-damaged")


def argument_from_json(value: Any) -> Argument:
    """An argument of a phrase, as `argument_json` wrote it."""
    if isinstance(value, dict):
        return Phrase(value["key"], {name: argument_from_json(part) for name, part in value["args"].items()})
    return value if isinstance(value, int) else str(value)


@dataclass
class Still:
    """A table that stands still, and all that can be shown of it.

    `final` is what was kept of a finished game. `state` is the position of a running one, `match` the part of
    it that the present rules can replay.
    """

    row: Row
    problem: Problem | None  # None for a finished game that is only kept
    tokens: list[tuple[str, int]] = field(default_factory=list)
    chat: list[Any] = field(default_factory=list)
    final: dict[str, Any] | None = None
    final_log: str | None = None  # its log as JSON, once somebody has asked for it
    state: State | None = None
    ply: int = 0
    match: Match[State] | None = None
    hints: Given = NO_HINTS

    @property
    def id(self) -> str:
        """The table's id."""
        return str(self.row["id"])

    @property
    def seq(self) -> int:
        """The number of its last entry."""
        return int(self.row["seq"])


class StandsStill(Refused):
    """A request for a table that stands still: readers are shown what there is, all others are refused."""

    def __init__(self, still: Still) -> None:
        problem = still.problem
        super().__init__(409, problem.reason if problem is not None else Reason("server-kept-only"))
        self.still = still
