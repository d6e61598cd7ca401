"""The searching bot: the book's choice, unless another option is surely better in worlds that may be true."""

from collections.abc import Callable

from civtable.bots.base import RankingBot
from civtable.bots.search.effort import Effort
from civtable.bots.search.judging import Judge
from civtable.bots.search.race import Evidence, Race, surest
from civtable.bots.search.worlds import Worlds
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame


class SearchBot:
    """Tries the book's best options in worlds dealt for its seat, and lets the book play them out."""

    def __init__(
        self, game: AnyGame, make: Callable[[str], RankingBot], effort: Effort, judge: Judge, seed: str
    ) -> None:
        self.game = game
        self.make = make
        self.book = make(seed)
        self.judge = judge
        self.effort = effort
        self.rng = fast_rng(f"search bot {seed}")

    def __repr__(self) -> str:
        """What it plays and how much it thinks, for developers."""
        return f"<SearchBot of {self.game.name}: {self.effort} a decision>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What wins the race of the book's best options."""
        options = self.candidates(sandbox, decision)
        if len(options) == 1:
            return options[0]
        return surest(options[0], self.weigh(sandbox, decision, options, 0), self.effort.doubt)

    def candidates(self, sandbox: State, decision: Decision) -> list[Option]:
        """What is worth trying, the book's choice first."""
        return self.book.ranking(sandbox, decision, self.effort.stages[0].options)

    def weigh(self, sandbox: State, decision: Decision, options: list[Option], part: int) -> list[Evidence]:
        """What a race finds out about options; each part of a thought has worlds of its own."""
        rng = self.rng.fork()
        for _ in range(part):
            rng = self.rng.fork()
        worlds = Worlds(self.game, self.make, self.judge, sandbox, decision.seat, rng)
        return Race(options, worlds.value, self.effort).run()
