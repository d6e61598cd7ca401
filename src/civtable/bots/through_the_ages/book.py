"""The book player of Through the Ages."""

from collections.abc import Callable
from typing import Final

from civtable.bots.through_the_ages import answers
from civtable.bots.through_the_ages.acting import act, civilize
from civtable.bots.through_the_ages.politics import answer_pact, defend, do_politics, hold_back
from civtable.bots.through_the_ages.worth import BOOK, Weights, Worth
from civtable.core.game import Decision, Option, State, Step
from civtable.games.through_the_ages.rules import QUESTIONS
from civtable.games.through_the_ages.state import ThroughTheAges

Answer = Callable[[Worth, Step, list[Option]], Option]

ANSWERS: Final[dict[str, Answer]] = {
    "politics": do_politics,
    "act": act,
    "discard": answers.discard,
    "card_build": answers.order_build,
    "card_develop": answers.order_develop,
    "food_or_resources": answers.gain,
    "tuck_homer": answers.tuck,
    "lose_token": answers.lose_token,
    "cover_stage": answers.lose_token,
    "defend": defend,
    "raid": answers.raid,
    "plunder": answers.gain,
    "infiltrate": answers.infiltrate,
    "annex": answers.annex,
    "steal": answers.steal,
    "answer_pact": answer_pact,
    "bid": answers.bid,
    "send": answers.send,
    "gain_either": answers.gain,
    "gain_split": answers.gain,
    "lose_split": answers.lose_split,
    "free_build": answers.free_build,
    "civilize": civilize,
    "lose_person": answers.lose_worker,
    "lose_building": answers.lose_worker,
    "lose_colony": answers.lose_colony,
    "ruin_wonder": answers.ruin,
    "terrorize": answers.raid,
    "agree": answers.agree,
    "discard_some": answers.discard,
    "strike": hold_back,
    "resist": hold_back,
    "loot": answers.loot,
    "mine": answers.rest_a_mine,
    "choose_bonus": answers.choose_bonus,
}
"""What answers each kind of question; moments carry the game on by themselves and never ask."""


def never_asked(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Nobody is asked in a moment that carries the game on."""
    raise AssertionError(f"no answer to {QUESTIONS[step.kind].name}")


BY_KIND: Final[list[Answer]] = [ANSWERS.get(question.name, never_asked) for question in QUESTIONS]
"""[kind of question]."""


class BookBot:
    """Plays by rules of thumb, each in its own file: what things are worth, workers, cards, politics.

    It has no memory and leaves nothing to chance: its choice follows from what its seat knows.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert isinstance(sandbox, ThroughTheAges)
        worth = Worth(sandbox, decision.seat, self.weights)
        return BY_KIND[decision.kind](worth, sandbox.steps[-1], decision.options)
