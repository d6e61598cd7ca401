"""The book player of Stone Age."""

from collections.abc import Callable
from typing import Final

from civtable.bots.stone_age.acting import add_tools, buy, next_work, pick_die, tools_are_useless
from civtable.bots.stone_age.buying import pay
from civtable.bots.stone_age.feeding import feed
from civtable.bots.stone_age.outlook import BY_THE_BOOK, Outlooks
from civtable.bots.stone_age.placing import place_people
from civtable.bots.stone_age.ranking import SCORES, ranked
from civtable.bots.stone_age.weights import BOOK, Weights
from civtable.bots.stone_age.worth import Worth
from civtable.core.game import Decision, Option, State, Step
from civtable.games.stone_age.state import StoneAge
from civtable.games.stone_age.steps import ACTING, ADDING_TOOLS, ADDING_TOOLS_TO_CARD

Answer = Callable[[Worth, Step, list[Option]], Option]

ANSWERS: Final[list[Answer]] = [place_people, buy, add_tools, add_tools, pay, pay, pick_die, feed]
"""[kind of question], in the order of `steps.QUESTION_NAMES`."""


class BookBot:
    """Plays by rules of thumb, each in its own file: what things are worth, placing, acting, feeding.

    It has no memory and throws no dice: its choice follows from what its seat knows.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.outlooks = BY_THE_BOOK if weights is BOOK else Outlooks(weights)

    def __repr__(self) -> str:
        """What it is, for developers."""
        return "<BookBot of stone_age>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert isinstance(sandbox, StoneAge)
        plain = without_thought(sandbox, decision)
        if plain is not None:
            return plain
        worth = Worth(sandbox, decision.seat, self.outlooks)
        return ANSWERS[decision.kind](worth, sandbox.steps[-1], decision.options)

    def ranking(self, sandbox: State, decision: Decision, most: int) -> list[Option]:
        """The best options in the order of the book, at most so many: its choice, then the next by score."""
        choice = self.choose(sandbox, decision)
        assert isinstance(sandbox, StoneAge)
        worth = Worth(sandbox, decision.seat, self.outlooks)
        scores = SCORES[decision.kind](worth, sandbox.steps[-1], decision.options)
        return ranked(choice, decision.options, scores, most)


def without_thought(state: StoneAge, decision: Decision) -> Option | None:
    """The answer where nothing has to be judged: all work comes before purchases; useless tools are kept."""
    if decision.kind == ACTING:
        return next_work(state.players[decision.seat])
    tools = decision.kind == ADDING_TOOLS or decision.kind == ADDING_TOOLS_TO_CARD
    if tools and tools_are_useless(state, state.steps[-1], decision.options):
        return decision.options[0]
    return None
