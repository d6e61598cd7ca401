"""The book player of Stone Age."""

from collections.abc import Callable
from typing import Final

from civtable.bots.stone_age.acting import act, add_tools, pick_die
from civtable.bots.stone_age.buying import pay
from civtable.bots.stone_age.feeding import feed
from civtable.bots.stone_age.placing import place_people
from civtable.bots.stone_age.sight import Sight, look
from civtable.bots.stone_age.worth import BOOK, Weights, Worth, worth_of
from civtable.core.game import Decision, Option, State

Answer = Callable[[Sight, Worth, list[Option]], Option]

ANSWERS: Final[dict[str, Answer]] = {
    "place": place_people,
    "act": act,
    "tools": add_tools,
    "card_tools": add_tools,
    "pay_card": pay,
    "pay_building": pay,
    "pick_die": pick_die,
    "feed": feed,
}


class BookBot:
    """Plays by rules of thumb, each in its own file: what things are worth, placing, acting, feeding.

    It has no memory and throws no dice: its choice follows from what its seat sees.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        sight = look(sandbox, decision.seat)
        return ANSWERS[sight.ask](sight, worth_of(sight, self.weights), decision.options)
