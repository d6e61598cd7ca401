"""The book player of Through the Ages."""

from collections.abc import Callable
from typing import Final

from civtable.bots.through_the_ages import answers
from civtable.bots.through_the_ages.acting import act, civilize
from civtable.bots.through_the_ages.politics import answer_pact, defend, do_politics, hold_back
from civtable.bots.through_the_ages.worth import BOOK, Weights, Worth
from civtable.core.game import Decision, Option, State, Step
from civtable.games.through_the_ages.options import BID, RESIGN, TAKE, card_of
from civtable.games.through_the_ages.rules import QUESTIONS
from civtable.games.through_the_ages.state import ThroughTheAges

Answer = Callable[[Worth, Step, list[Option]], list[float]]

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
"""What values the options of each kind of question; moments carry the game on by themselves and never ask."""


def never_asked(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Nobody is asked in a moment that carries the game on."""
    raise AssertionError(f"no answer to {QUESTIONS[step.kind].name}")


BY_KIND: Final[list[Answer]] = [ANSWERS.get(question.name, never_asked) for question in QUESTIONS]
"""[kind of question]."""


ABSURD: Final = 500.0
"""What is worth so much less than the best makes no sense: an uprising, units sent for nothing."""

BIDS: Final = 3
"""How many bids are worth a thought."""


class BookBot:
    """Plays by rules of thumb, each in its own file: what things are worth, workers, cards, politics.

    It has no memory and leaves nothing to chance: its choice follows from what its seat knows.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights

    def __repr__(self) -> str:
        """What it is, for developers."""
        return "<BookBot of through_the_ages>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        values = self.values(sandbox, decision)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return decision.options[best]

    def ranking(self, sandbox: State, decision: Decision, most: int) -> list[Option]:
        """What it would choose, what if that were not there, and so on: only what can make sense."""
        options = decision.options
        if len(options) == 1:
            return options
        return ranked(options, self.values(sandbox, decision), most, ABSURD)

    def values(self, sandbox: State, decision: Decision) -> list[float]:
        """What each option is worth, by the rules of thumb for the question."""
        assert isinstance(sandbox, ThroughTheAges)
        worth = Worth(sandbox, decision.seat, self.weights)
        return BY_KIND[decision.kind](worth, sandbox.steps[-1], decision.options)


def ranked(options: list[Option], values: list[float], most: int, gap: float) -> list[Option]:
    """The best options in order, of equals the first; nothing that is worth less than the best by a gap."""
    order = sorted(range(len(options)), key=lambda i: -values[i])
    best: list[Option] = []
    for i in order:
        if len(best) == most or values[i] < values[order[0]] - gap:
            break
        if options[i].kind != RESIGN and not is_like_another(options[i], best):
            best.append(options[i])
    return best


def is_like_another(option: Option, best: list[Option]) -> bool:
    """Whether a better way of the same is there: a cheaper copy of a card, a few lower bids."""
    alike = [other for other in best if other.kind == option.kind]
    if option.kind == TAKE:
        card = card_of(option)
        return any(card_of(other) == card for other in alike)
    return option.kind == BID and len(alike) == BIDS
