"""The easy player of Stone Age: somebody who plays for the first or second time.

It plans like the book but judges like a beginner: what it gets now looks large, what cards will count at the
end looks small, and so do tools, fields and people, which pay only over many rounds. Now and then it does not
take the move that it likes best. It feeds its people as well as it can.
"""

from typing import Final

from civtable.bots.stone_age.book import BookBot
from civtable.bots.stone_age.weights import Weights
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games.stone_age.state import StoneAge
from civtable.games.stone_age.steps import PLACING

BEGINNER: Final = Weights(
    pip=0.65,
    tool=0.8,
    food=0.7,
    person=0.8,
    green_pace=0.0,
    tool_pace=0.0,
    track_pace=0.0,
    people_pace=0.0,
    building_pace=0.0,
    sand_pace=0.0,
    bottom=0.5,
    draw=3.0,
    store=0.4,
    wait=0.0,
    lead=0.0,
)
"""A beginner's judgement: whoever has a set or a multiplier now will not have more of it at the end."""

SECOND_THOUGHTS: Final = 3
"""From so many moves, the best by that judgement, it takes one without much thought now and then."""

ONE_IN: Final = 3
"""So often."""


class EasyBot:
    """Chooses like a beginner. Two with one seed choose alike in the same position: it has no memory."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.book = BookBot(seed, BEGINNER)

    def __repr__(self) -> str:
        """What it is, for developers."""
        return "<EasyBot of stone_age>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The best option by a beginner's judgement; when placing, at times the second or third."""
        assert isinstance(sandbox, StoneAge)
        if decision.kind != PLACING or len(decision.options) == 1:
            return self.book.choose(sandbox, decision)
        rng = fast_rng(f"easy bot {self.seed} {what_it_sees(sandbox, decision.seat)}")
        if rng.below(ONE_IN):
            return self.book.choose(sandbox, decision)
        moves = self.book.ranking(sandbox, decision, SECOND_THOUGHTS)
        return moves[int(rng.below(len(moves)))]


def what_it_sees(state: StoneAge, seat: int) -> str:
    """The moment of the game, different for each time that somebody places."""
    me = state.players[seat]
    return f"{state.round} {seat} {me.idle} {me.standing} {state.open}"
