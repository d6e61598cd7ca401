"""How long a bot may think about a decision: as its level, the load and the rest of its turn allow."""

import os
from typing import Final

from civtable.bots.levels import THINKING, present_name

SHORTEST: Final = 0.02
"""In seconds: less is never asked for, however many wait."""

PROCESSES: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
"""In how many processes bots think on this machine; one core is left to people."""

A_TURN: Final = 10
"""A turn may take as long as so many decisions at their longest: 3 seconds for hard, 10 for expert."""


def thinking_time(level: str, spent: float, processes: int = 1, tables: int = 1) -> float | None:
    """For how many seconds a bot may think about its next decision; None if its level does not think.

    `spent` is for how long its seat has thought since somebody else last chose: once that is half of what a
    turn may take, each decision gets less, so that the turn ends in time whatever it holds. `tables` want a
    choice of so many `processes`: each gets its share, so that waiting does not pile up.
    """
    longest = THINKING.get(present_name(level))
    if longest is None:
        return None
    share = min(1.0, processes / max(tables, 1))
    left = max(0.0, 1.0 - spent / (longest * A_TURN))
    return max(SHORTEST, longest * share * min(1.0, 2.0 * left))


def processes_for(processes: int, tables: int = 1) -> int:
    """In how many of so many processes one thought goes on, while so many tables want a choice."""
    return max(1, processes // max(tables, 1)) if hasattr(os, "fork") else 1
