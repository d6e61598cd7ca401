"""A beginner at Imperium: a beginner's values, and now and then the second best answer."""

from typing import Final

from civtable.bots.imperium.book import BookBot
from civtable.bots.imperium.weights import Weights
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games.imperium import steps
from civtable.games.imperium.options import PASSING
from civtable.games.imperium.state import Imperium

SECOND: Final = 40
THIRD: Final = 15
"""Of a hundred choices, how many are not the first of the ranking, and how many not the second either."""

MOST_LOST: Final = 4.0
"""A mistake that costs more than this, by the beginner's own reckoning, is seen in time."""


def beginners() -> Weights:
    """Hoards tokens and hand cards, likes whatever is new, and thinks of unrest when it is too late."""
    weights = Weights()
    weights.material = 0.6
    weights.population = 0.8
    weights.kept = 1.0
    weights.innovate = -1.0
    weights.unrest = 1.2
    weights.thin = 0.1
    weights.region = 0.4
    weights.fame = 4.0
    weights.plays = 0.3
    return weights


BEGINNER: Final = beginners()


class EasyBot:
    """Plays as somebody does who has just read the rules. The same seed errs alike in the same position."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self.book = BookBot("", BEGINNER)

    def __repr__(self) -> str:
        """What it is, for developers."""
        return "<EasyBot of imperium>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The best option as a beginner sees it, or one that looks nearly as good."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = self.book.values(sandbox, decision)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        assert isinstance(sandbox, Imperium)
        acting = sandbox.steps[-1].kind == steps.ACTING
        likely = [order[0]]
        for i in order[1:3]:
            gives_up = acting and options[i] is PASSING  # nobody ends a turn while there is something to do
            if values[order[0]] - values[i] <= MOST_LOST and not gives_up:
                likely.append(i)
        lot = self.lot(sandbox, decision)
        place = 0 if lot >= SECOND else 1 if lot >= THIRD else 2
        return options[likely[min(place, len(likely) - 1)]]

    def lot(self, sandbox: Imperium, decision: Decision) -> int:
        """One of a hundred numbers, by the seed and what the seat sees of the position."""
        me = sandbox.players[decision.seat]
        seen = [sandbox.round, *me.tokens, *me.hand, *[option.index for option in decision.options]]
        return fast_rng(f"{self.seed} {seen}").below(100)
