"""How it could have gone: a better option, and what the book makes of it, move by move in one dealt world."""

from dataclasses import dataclass
from typing import Final

from civtable.analysis.setting import Setting
from civtable.analysis.weighing import Table, sandbox_of
from civtable.core.events import Event
from civtable.core.game import Option, State
from civtable.core.rng import fast_rng

LONGEST: Final = 20
"""So many choices has a line at most."""


@dataclass(frozen=True)
class Step:
    """A choice of a line: whose, what happened by it, and the position after it."""

    seat: int
    option: Option
    events: tuple[Event, ...]
    state: State


def line_of(table: Table, state: State, option: Option, setting: Setting, ply: int) -> list[Step]:
    """An option and what follows, if the book goes on in all seats.

    It is played in a world that was dealt from what the seat knew; with open cards, in the true one with
    other dice. Nothing of it has happened.
    """
    game = table.game
    decision = game.decision(state)
    assert decision is not None, "nobody is asked"
    rng = fast_rng(f"analysis {setting.seed}, ply {ply}, line")
    now = sandbox_of(table, state, decision, setting, rng)
    now.rng = rng.fork()
    player = table.make("")
    steps: list[Step] = []
    while decision is not None and len(steps) < LONGEST:
        chosen = player.choose(now, decision) if steps else option
        happened: list[Event] = []
        now.log = happened
        game.apply(now, chosen)
        steps.append(Step(decision.seat, chosen, tuple(happened), now.copy()))
        decision = game.decision(now)
    return steps
