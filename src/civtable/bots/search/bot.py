"""The searching bot: the book's choice, unless another option is surely better in worlds that may be true."""

from collections.abc import Callable

from civtable.bots.base import RankingBot
from civtable.bots.search.effort import Effort
from civtable.bots.search.race import Race
from civtable.bots.search.worlds import Worlds
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame


class SearchBot:
    """Tries the book's best options in worlds dealt for its seat, and lets the book play them out."""

    def __init__(
        self, game: AnyGame, make: Callable[[str], RankingBot], effort: Effort, lead: float, seed: str
    ) -> None:
        self.game = game
        self.make = make
        self.book = make(seed)
        self.lead = lead
        self.effort = effort
        self.rng = fast_rng(f"search bot {seed}")

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What wins the race of the book's best options."""
        options = self.book.ranking(sandbox, decision, self.effort.stages[0].options)
        if len(options) == 1:
            return options[0]
        worlds = Worlds(self.game, self.make, self.lead, sandbox, decision.seat, self.rng.fork())
        return Race(options, worlds.value, self.effort).run()
