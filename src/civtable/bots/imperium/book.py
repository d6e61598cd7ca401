"""The book player of Imperium, alone against the automa and against others."""

from collections.abc import Callable
from typing import Final

from civtable.bots.imperium import answers
from civtable.bots.imperium.acting import act
from civtable.bots.imperium.weights import MOST_ACTS, Weights
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Decision, Option, State, Step
from civtable.games.imperium import steps
from civtable.games.imperium.state import Imperium

Answer = Callable[[Worth, Step, list[Option]], list[float]]
"""What each option is worth; the best is chosen, of equals the first."""

BY_KIND: Final[list[tuple[int, Answer]]] = [
    (steps.ACTING, act),
    (steps.SOLSTICE_ORDER, answers.order),
    (steps.CHOOSING, answers.choose),
    (steps.CHOOSING_ASKED, answers.choose),
    (steps.CONFIRMING, answers.confirm),
    (steps.CONFIRMING_ASKED, answers.confirm),
    (steps.PICKING, answers.pick),
    (steps.PICKING_ASKED, answers.pick),
    (steps.PAYING, answers.pay),
    (steps.USING, answers.use),
    (steps.DRAWING_SOME, answers.last),
    (steps.RESHUFFLING, answers.develop),
    (steps.DEVELOPING, answers.develop),
    (steps.ACQUIRING, answers.acquire),
    (steps.BREAKING_THROUGH, answers.acquire),
    (steps.PLAYING_ACQUIRED, answers.play_one),
    (steps.EXILING, answers.exile_market),
    (steps.PLACING, answers.place),
    (steps.HOSTING, answers.host),
    (steps.GIVING, answers.give),
    (steps.FINDING, answers.worth_most),
    (steps.TAKING_FAME, answers.worth_most),
    (steps.PUTTING_BACK, answers.worth_most),
    (steps.FREE_PLAYING, answers.play_one),
    (steps.COPYING, answers.exhaustible),
    (steps.DECLARING, answers.declare),
    (steps.SWAPPING_NATION, answers.give),
    (steps.SWAPPING_EXILE, answers.swap_in),
    (steps.SWAPPING_MARKET, answers.swap_out),
    (steps.AVOIDING, answers.last),
    (steps.BRIBING, answers.last),
    (steps.RESTORING, answers.exhaustible),
    (steps.SHARING_UNREST, answers.share_unrest),
]
"""What answers each kind of question."""


def nothing(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """A moment that only carries the game on asks nobody."""
    raise AssertionError(steps.NAMES[step.kind])


def _answers() -> list[Answer]:
    """[kind of step]."""
    found: list[Answer] = [nothing] * len(steps.NAMES)
    for kind, answer in BY_KIND:
        found[kind] = answer
    return found


ANSWERS: Final = _answers()

ALWAYS: Final = 1000.0
"""More than any option is worth."""


class BookBot:
    """Plays by rules of thumb: what cards do and are worth, told from the programs of their abilities.

    It leaves nothing to chance: its choice follows from what its seat sees. It remembers only how often it
    has acted this turn, to stop going round in circles.
    """

    def __init__(self, seed: str = "", weights: Weights | None = None) -> None:
        self.weights = weights
        self.turn = (0, 0)
        self.acts = 0

    def __repr__(self) -> str:
        """What it is, for developers."""
        return "<BookBot of imperium>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = self.values(sandbox, decision)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return options[best]

    def ranking(self, sandbox: State, decision: Decision, most: int) -> list[Option]:
        """The best options, its choice first. Asking for them counts as an act, like choosing."""
        options = decision.options
        if len(options) == 1:
            return options[:most]
        values = self.values(sandbox, decision)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        return [options[i] for i in order[:most]]

    def values(self, sandbox: State, decision: Decision) -> list[float]:
        """What each option is worth. The first one is passing, where it has acted enough."""
        assert isinstance(sandbox, Imperium)
        step = sandbox.steps[-1]
        worth = Worth(sandbox, decision.seat, self.weights)
        values = ANSWERS[step.kind](worth, step, decision.options)
        if step.kind == steps.ACTING and self.is_enough(sandbox.round, decision.seat):
            values[0] = ALWAYS
        return values

    def is_enough(self, round: int, seat: int) -> bool:
        """Whether it has acted so often this turn that it passes."""
        self.acts = self.acts + 1 if self.turn == (round, seat) else 1
        self.turn = (round, seat)
        return self.acts > MOST_ACTS
