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
    "put_back": answers.put_back,
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


MOST_ACTS: Final = 50
"""In a round, far more than ever make sense: cards that need no action may draw each other without end."""


class BookBot:
    """Plays by rules of thumb: what cards do and are worth, told from their printed abilities.

    It leaves nothing to chance: its choice follows from what its seat sees. It remembers only how often it
    has acted this round, to stop going round in circles.
    """

    def __init__(self, seed: str = "", weights: Weights = BOOK) -> None:
        self.weights = weights
        self.round = 0
        self.acts = 0

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The answer to the question that is asked."""
        if len(decision.options) == 1:
            return decision.options[0]
        sight = look(sandbox, decision.seat)
        if sight.ask == "act" and self.is_enough(sight.round):
            return decision.options[0]
        return ANSWERS[sight.ask](sight, Worth(sight, self.weights), decision.options)

    def is_enough(self, round: int) -> bool:
        """Whether it has acted so often this round that it passes."""
        self.acts = self.acts + 1 if round == self.round else 1
        self.round = round
        return self.acts > MOST_ACTS
