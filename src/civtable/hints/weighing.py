"""Measuring options for a hint: found in some worlds and measured in others, in a limited time."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from civtable.analysis.findings import Weighed
from civtable.analysis.setting import FINDING, PART_FOR_FINDING, RIVALS
from civtable.analysis.weighing import Result, Table, Trials, result_of, weighed
from civtable.bots.search import Effort
from civtable.bots.search.effort import DOUBT
from civtable.bots.search.race import Race, surest
from civtable.bots.search.worlds import Worlds
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng

SLOW: Final = 40
"""Where fewer games were played to find the best options, there is time to measure two of them."""

FEWEST_WORLDS: Final = 8
"""What was measured in fewer worlds is not told."""

TRIED: Final = 3
"""So many worlds every option gets that is looked at to find the best."""

SHORTEST: Final = 1e-6
"""Seconds that a game takes at least, for a clock that does not see it."""

FEW_GAMES: Final = 60
"""Where there is no time for so many games, they are judged after fewer rounds."""


@dataclass(frozen=True)
class Limit:
    """How much a hint may think: so many games played out, and so many seconds.

    With patience it takes so many seconds more where nothing could be told without them. Without seconds, the
    same seed gives the same hint everywhere.
    """

    games: int
    seconds: float | None = None
    patience: float = 0.0


@dataclass(frozen=True)
class Measured:
    """Options of a seat, and what came of them in the same worlds."""

    seat: int
    options: tuple[Option, ...]
    results: dict[str, list[Result]]

    def against(self, first: Option) -> list[Weighed]:
        """The others, measured against one of them."""
        base = self.results[first.code]
        others = [option for option in self.options if option is not first]
        return [weighed(one, self.seat, self.results[one.code], base) for one in others]


class Rows(Trials):
    """Results of options in the same worlds, where an option may have others that follow it at once."""

    def __init__(self, worlds: Worlds, row: Sequence[Option] = ()) -> None:
        super().__init__(worlds)
        self.row = row

    def value(self, option: Option, number: int) -> float:
        """Try an option in a world, with what follows it; worlds are asked for in their order."""
        results = self.results.setdefault(option.code, [])
        assert number == len(results), "worlds are tried in their order"
        state = self.worlds.world(number)
        game = self.worlds.game
        game.apply(state, option)
        for next_one in self.row[1:] if self.row and option is self.row[0] else ():
            decision = game.decision(state)
            if decision is None or decision.seat != self.worlds.seat or next_one not in decision.options:
                break
            game.apply(state, next_one)
        results.append(result_of(self.worlds, self.worlds.played_out(state)))
        return results[-1].value


class Weighing:
    """One decision, about which is thought as long as a limit allows."""

    def __init__(self, table: Table, sandbox: State, decision: Decision, limit: Limit, seed: str) -> None:
        self.table = table
        self.sandbox = sandbox
        self.decision = decision
        self.limit = limit
        self.rng = fast_rng(f"hint {seed}")
        self.until = None if limit.seconds is None else monotonic() + limit.seconds
        self.played = 0  # games, to find what is worth measuring
        self.ahead = table.judge.ahead  # after so many rounds a game is judged

    def trials(self, row: Sequence[Option] = ()) -> Rows:
        """Trials in worlds that are new."""
        worlds = Worlds(
            self.table.game,
            self.table.make,
            self.table.judge,
            self.sandbox,
            self.decision.seat,
            self.rng.fork(),
        )
        worlds.end = self.table.judge.round(self.sandbox) + self.ahead
        return Rows(worlds, row)

    def games_in_time(self, option: Option) -> float:
        """For how many games there is time, as one shows; where they are few, all are judged sooner."""
        assert self.limit.seconds is not None
        while True:
            trials = self.trials()
            began = monotonic()
            trials.value(option, 0)
            games = self.limit.seconds / max(monotonic() - began, SHORTEST)
            if games >= FEW_GAMES or self.ahead == 1:
                return games
            self.ahead //= 2

    def found(self, options: list[Option], row: Sequence[Option] = ()) -> list[Option]:
        """The options worth measuring, by a race that the first of them wins where there is doubt.

        As many of the first ones take part as there is time to try; where these would be two, they are not
        tried but measured.
        """
        seconds = None
        if self.limit.seconds is not None:
            games = self.games_in_time(options[0])
            for_finding = min(PART_FOR_FINDING * games, games - 2 * FEWEST_WORLDS)
            options = options[: max(2, int(for_finding) // TRIED)]
            if len(options) == 2:
                return options
            seconds = self.limit.seconds * for_finding / games
        trials = self.trials(row)
        games = max(2 * len(options), int(self.limit.games * PART_FOR_FINDING))
        race = Race(options, trials.value, Effort(FINDING, DOUBT, games, seconds))
        best = surest(options[0], race.run(), DOUBT)
        self.played = race.played
        left = [candidate.option for candidate in race.candidates]
        tried = [option for option in options if option.code in trials.results and option is not best]
        tried.sort(key=lambda option: (option not in left, -trials.gain(option, options[0])))
        return [best, *tried]

    def worth_measuring(self, found: list[Option]) -> list[Option]:
        """As many of the options found best as there is time for."""
        return found[: 2 if self.until is not None and self.played < SLOW else RIVALS + 1]

    def measured(self, options: list[Option], row: Sequence[Option] = ()) -> Measured | None:
        """Options in worlds that are new; None if there was no time for enough of them."""
        trials = self.trials(row)
        worlds = 0
        while worlds * len(options) < max(self.limit.games // 2, FEWEST_WORLDS * len(options)):
            if self.is_over(worlds):
                break
            for option in options:
                trials.value(option, worlds)
            worlds += 1
        if worlds < FEWEST_WORLDS:
            return None
        return Measured(self.decision.seat, tuple(options), trials.results)

    def is_over(self, worlds: int) -> bool:
        """Whether there is no time left, after so many worlds."""
        if self.until is None:
            return False
        patience = self.limit.patience if worlds < FEWEST_WORLDS else 0.0
        return monotonic() >= self.until + patience
