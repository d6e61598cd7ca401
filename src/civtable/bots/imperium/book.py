"""The book player of Imperium, alone against the automa and against others."""

from collections.abc import Callable
from typing import Final

from civtable.bots.imperium import answers
from civtable.bots.imperium.acting import act
from civtable.bots.imperium.sight import Sight, look
from civtable.bots.imperium.values import BOOK, Weights
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Decision, Option, State

Answer = Callable[[Sight, Worth, list[Option]], Option]

ANSWERS: Final[dict[str, Answer]] = {
    "act": act,
    "solstice": answers.order,
    "choose": answers.choose,
    "confirm": answers.confirm,
    "pick": answers.pick,
    "pay": answers.pay,
    "use": answers.use,
    "draw_some": answers.draw_some,
    "reshuffle": answers.develop,
    "develop": answers.develop,
    "acquire": answers.acquire,
    "break_through": answers.acquire,
    "play_acquired": answers.play_one,
    "exile_market": answers.exile_market,
    "place": answers.place,
    "host": answers.host,
    "give": answers.give,
    "find": answers.worth_most,
    "fame": answers.worth_most,
    "free_play": answers.play_one,
    "copy": answers.exhaustible,
    "declare": answers.declare,
    "swap_nation": answers.give,
    "swap_exile": answers.swap,
    "swap_market": answers.swap,
    "avoid": answers.avoid,
    "bribe": answers.last,
    "restore": answers.exhaustible,
}
"""What answers each kind of question."""


class BookBot:
    """Plays by rules of thumb: what cards do and are worth, told from their printed abilities.

    It has no memory and leaves nothing to chance: its choice follows from what its seat sees.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        sight = look(sandbox, decision.seat)
        return ANSWERS[sight.ask](sight, Worth(sight, self.weights), decision.options)
