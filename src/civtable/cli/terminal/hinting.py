"""Hints at a table in the terminal: the idea first, and the option with its reasons when asked again."""

from typing import Final

from civtable.core.game import Decision, State
from civtable.core.match import Match
from civtable.core.record import IDEA, OPTION, Hint
from civtable.core.rng import fast_rng
from civtable.hints import Advice, Limit, advise
from civtable.text import Words

LIMIT: Final = Limit(2_000, 1.5, patience=1.5)
"""Short enough to be thought here: Ctrl-C is heard right after it."""


class Hinting:
    """Looks for hints at a table with one person, and notes in the match which were given."""

    def __init__(self, match: Match[State], seed: str) -> None:
        self.match = match
        self.seed = seed
        self.advice: Advice | None = None
        self.state: State | None = None  # of which it speaks, with the ply
        self.ply = 0

    def next(self, decision: Decision, words: Words) -> str:
        """What is told now: of a new position the idea, then the option."""
        match = self.match
        known = self.advice if self.state is match.state and self.ply == len(match.plies) else None
        kind = IDEA if known is None else OPTION
        advice = known if known is not None else self.found(decision)
        if kind == IDEA or not self.told(decision.seat):
            match.hints.append(Hint(len(match.plies), decision.seat, kind))
        if kind == IDEA:
            return f"{words.say(advice.idea)}\n{words('hint-play-more')}"
        chosen = words("hint-play-option", option=advice.option)
        return "\n".join(
            [f"{chosen} ({', '.join(advice.codes)})", *[words.say(why) for why in advice.reasons]]
        )

    def found(self, decision: Decision) -> Advice:
        """A hint for the present position, as far as its seat knows it."""
        match = self.match
        seed = f"{self.seed}, hint at ply {len(match.plies)}"
        sandbox = match.game.determinize(match.state, decision.seat, fast_rng(seed))
        self.advice = advise(match.game.name, sandbox, LIMIT, seed)
        self.state, self.ply = match.state, len(match.plies)
        return self.advice

    def told(self, seat: int) -> bool:
        """Whether the option of the present position was told."""
        ply = len(self.match.plies)
        return any(one.ply == ply and one.seat == seat and one.kind == OPTION for one in self.match.hints)
