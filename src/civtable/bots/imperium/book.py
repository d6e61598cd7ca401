"""The book player of Imperium, alone against the automa and against others."""

from collections.abc import Callable
from typing import Final

from civtable.bots.imperium import answers
from civtable.bots.imperium.acting import act
from civtable.bots.imperium.weights import BOOK, MOST_ACTS, Weights
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Decision, Option, State, Step
from civtable.games.imperium import kinds
from civtable.games.imperium.state import Imperium

Answer = Callable[[Worth, Step, list[Option]], Option]

BY_KIND: Final[list[tuple[int, Answer]]] = [
    (kinds.ACTING, act),
    (kinds.SOLSTICE_ORDER, answers.order),
    (kinds.CHOOSING, answers.choose),
    (kinds.CHOOSING_ASKED, answers.choose),
    (kinds.CONFIRMING, answers.confirm),
    (kinds.CONFIRMING_ASKED, answers.confirm),
    (kinds.PICKING, answers.pick),
    (kinds.PICKING_ASKED, answers.pick),
    (kinds.PAYING, answers.pay),
    (kinds.USING, answers.use),
    (kinds.DRAWING_SOME, answers.last),
    (kinds.RESHUFFLING, answers.develop),
    (kinds.DEVELOPING, answers.develop),
    (kinds.ACQUIRING, answers.acquire),
    (kinds.BREAKING_THROUGH, answers.acquire),
    (kinds.PLAYING_ACQUIRED, answers.play_one),
    (kinds.EXILING, answers.exile_market),
    (kinds.PLACING, answers.place),
    (kinds.HOSTING, answers.host),
    (kinds.GIVING, answers.give),
    (kinds.FINDING, answers.worth_most),
    (kinds.TAKING_FAME, answers.worth_most),
    (kinds.PUTTING_BACK, answers.worth_most),
    (kinds.FREE_PLAYING, answers.play_one),
    (kinds.COPYING, answers.exhaustible),
    (kinds.DECLARING, answers.declare),
    (kinds.SWAPPING_NATION, answers.give),
    (kinds.SWAPPING_EXILE, answers.swap_in),
    (kinds.SWAPPING_MARKET, answers.swap_out),
    (kinds.AVOIDING, answers.last),
    (kinds.BRIBING, answers.last),
    (kinds.RESTORING, answers.exhaustible),
    (kinds.SHARING_UNREST, answers.share_unrest),
]
"""What answers each kind of question."""


def nothing(worth: Worth, step: Step, options: list[Option]) -> Option:
    """A moment that only carries the game on asks nobody."""
    raise AssertionError(kinds.NAMES[step.kind])


def _answers() -> list[Answer]:
    """[kind of step]."""
    found: list[Answer] = [nothing] * len(kinds.NAMES)
    for kind, answer in BY_KIND:
        found[kind] = answer
    return found


ANSWERS: Final = _answers()


class BookBot:
    """Plays by rules of thumb: what cards do and are worth, told from the programs of their abilities.

    It leaves nothing to chance: its choice follows from what its seat sees. It remembers only how often it
    has acted this round, to stop going round in circles.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights
        self.round = 0
        self.acts = 0

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        assert isinstance(sandbox, Imperium)
        step = sandbox.steps[-1]
        if step.kind == kinds.ACTING and self.is_enough(sandbox.round):
            return options[0]
        return ANSWERS[step.kind](Worth(sandbox, decision.seat, self.weights), step, options)

    def is_enough(self, round: int) -> bool:
        """Whether it has acted so often this round that it passes."""
        self.acts = self.acts + 1 if round == self.round else 1
        self.round = round
        return self.acts > MOST_ACTS
