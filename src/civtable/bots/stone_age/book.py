"""The book player of Stone Age."""

from collections.abc import Callable
from typing import Final

from civtable.bots.stone_age.acting import add_tools, buy, next_work, pick_die
from civtable.bots.stone_age.buying import pay
from civtable.bots.stone_age.feeding import feed
from civtable.bots.stone_age.placing import place_people
from civtable.bots.stone_age.worth import BOOK, Weights, Worth
from civtable.core.game import Decision, Option, State, Step
from civtable.games.stone_age.state import StoneAge
from civtable.games.stone_age.steps import ACTING

Answer = Callable[[Worth, Step, list[Option]], Option]

ANSWERS: Final[list[Answer]] = [place_people, buy, add_tools, add_tools, pay, pay, pick_die, feed]
"""[kind of question], in the order of `steps.QUESTION_NAMES`."""


class BookBot:
    """Plays by rules of thumb, each in its own file: what things are worth, placing, acting, feeding.

    It has no memory and throws no dice: its choice follows from what its seat knows.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert isinstance(sandbox, StoneAge)
        if decision.kind == ACTING:
            work = next_work(sandbox.players[decision.seat])
            if work is not None:
                return work
        worth = Worth(sandbox, decision.seat, self.weights)
        return ANSWERS[decision.kind](worth, sandbox.steps[-1], decision.options)
