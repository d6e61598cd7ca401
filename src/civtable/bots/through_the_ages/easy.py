"""The easy player of Through the Ages: somebody who plays it for the second or third time."""

from typing import Final

from civtable.bots.through_the_ages.book import BookBot, ranked
from civtable.bots.through_the_ages.worth import Weights
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games.through_the_ages.options import DESTROY, DISBAND, END
from civtable.games.through_the_ages.ratings import civil_left
from civtable.games.through_the_ages.state import ThroughTheAges

BEGINNER: Final = Weights(
    resource_early=0.04,  # sees what a mine brings soon, not in ten rounds
    food_early=0.04,
    science_early=0.04,
    culture=0.8,
    worker=0.7,
    wonder=30.0,
    term=16.0,
    slow=0.62,
    tool=0.0,
    haste=0.0,  # pays any price in the row
    haste_rare=0.0,
    envy=0.0,
    guard=0.0,
    margin=0,
    strength_weak=3.0,
)
"""Sees little ahead; wonders and leaders are worth much, the army nothing while nobody has a stronger one."""

MISTAKES: Final = 50
"""Of a hundred decisions those in which it is not the best that comes to mind."""

PLAUSIBLE: Final = 12.0
"""What is worth so much less than the best would be no plausible mistake."""


class EasyBot:
    """Plays by the book with a beginner's values, and now and then the second or third best.

    When that is follows from its seed and what its seat knows.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.book = BookBot(seed, BEGINNER)

    def __repr__(self) -> str:
        """What it is, for developers."""
        return "<EasyBot of through_the_ages>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The best that comes to mind."""
        assert isinstance(sandbox, ThroughTheAges)
        options = decision.options
        if len(options) == 1:
            return options[0]
        best = ranked(options, self.book.values(sandbox, decision), 3, PLAUSIBLE)
        shown = " ".join([option.code for option in options])
        rng = fast_rng(f"easy bot {self.seed} {sandbox.round} {decision.seat} {shown}")
        if rng.below(100) >= MISTAKES:
            return best[0]
        others = [option for option in best[1:] if not is_absurd(sandbox, decision.seat, option)]
        return others[rng.below(len(others))] if others else best[0]


def is_absurd(state: ThroughTheAges, seat: int, option: Option) -> bool:
    """Whether nobody would do that without need: tear down, or end a turn in which nothing was done."""
    player = state.players[seat]
    if option.kind == END:
        return civil_left(player) == player.civil_total
    return option.kind in (DESTROY, DISBAND)
