"""A race of options: those that fall behind drop out, so that games are played where there is doubt."""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from civtable.bots.search.effort import Effort
from civtable.core.game import Option

Trial = Callable[[Option, int], float]
"""What an option is worth in the world of that number."""

BEHIND: Final = 2.0
"""Standard errors by which an option has to be worse than the best to drop out."""


class Candidate:
    """An option, and what came of it in each world."""

    __slots__ = ("option", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []

    def mean(self) -> float:
        """What it is worth so far."""
        return sum(self.values) / len(self.values)


class Evidence:
    """What was found about an option: its gains over the usual one, in each world that both were tried in."""

    __slots__ = ("gains", "option")

    def __init__(self, option: Option, gains: list[float]) -> None:
        self.option = option
        self.gains = gains


def paired(one: Candidate, other: Candidate) -> list[float]:
    """By how much one is better than another, in each world that both were tried in."""
    return [one.values[i] - other.values[i] for i in range(min(len(one.values), len(other.values)))]


def sure(gains: list[float], doubt: float) -> float:
    """What of a gain is left after so many standard errors; one world tells nothing."""
    tried = len(gains)
    if tried < 2:
        return 0.0
    mean = sum(gains) / tried
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (tried - 1)
    return mean - doubt * sqrt(spread / tried)


def surest(usual: Option, found: list[Evidence], doubt: float) -> Option:
    """The option with the largest sure gain over the usual one, which has none."""
    best, most = usual, 0.0
    for one in found:
        gain = sure(one.gains, doubt)
        if gain > most:
            best, most = one.option, gain
    return best


class Race:
    """Tries the options of a decision in the same worlds, as long as its effort allows."""

    __slots__ = ("candidates", "effort", "played", "trial", "until", "usual")

    def __init__(self, options: list[Option], trial: Trial, effort: Effort) -> None:
        self.candidates = [Candidate(option) for option in options]
        self.usual = self.candidates[0]  # what stays if there is doubt
        self.trial = trial
        self.effort = effort
        self.played = 0
        self.until = None if effort.seconds is None else monotonic() + effort.seconds

    def run(self) -> list[Evidence]:
        """Stage by stage, the last one again and again; what was found about those that did not drop out."""
        stages = self.effort.stages
        number = 0
        while True:
            stage = stages[min(number, len(stages) - 1)]
            self.keep(stage.options)
            for _ in range(stage.worlds):
                if not self.try_world():
                    return self.evidence()
            self.drop_losers()
            if len(self.candidates) == 1:
                return self.evidence()
            number += 1

    def try_world(self) -> bool:
        """All candidates in one more world; False if time or games are used up."""
        number = len(self.usual.values)
        for candidate in self.candidates:
            if self.spent():
                return False
            candidate.values.append(self.trial(candidate.option, number))
            self.played += 1
        return True

    def spent(self) -> bool:
        """Whether there is nothing left to think with."""
        return self.played >= self.effort.games or (self.until is not None and monotonic() >= self.until)

    def keep(self, most: int) -> None:
        """The usual one and the best others."""
        rivals = self.candidates[1:]
        if self.usual.values:
            rivals.sort(key=Candidate.mean, reverse=True)
        self.candidates = [self.usual, *rivals[: most - 1]]

    def drop_losers(self) -> None:
        """Who is surely behind the best leaves; the usual one only as the last."""
        best = max(self.candidates, key=Candidate.mean)
        left = [one for one in self.candidates if one is best or sure(paired(best, one), BEHIND) <= 0]
        if self.usual not in left and len(left) > 1:
            left = [self.usual, *left]
        self.candidates = left

    def evidence(self) -> list[Evidence]:
        """What was found about the others than the usual one."""
        others = [one for one in self.candidates if one is not self.usual]
        return [Evidence(one.option, paired(one, self.usual)) for one in others]
