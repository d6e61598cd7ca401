"""The scale: what a game makes of the ratings of all who took part in it, and how a rating is shown.

The model is Plackett-Luce as `openskill` has it, pinned to one version. A rating is the middle and the
deviation of what is believed of a strength. Both are rounded after each game: machines whose last bits
differ still come to the same numbers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=25.0 / 6, kappa=0.0001, tau=25.0 / 300)
DIGITS: Final = 6

MIDDLE: Final = 1000
POINTS: Final = 30
"""How a rating is shown: a newcomer's as 1000, and so wide that 400 points are odds of about ten to one
between two whose ratings are well known, as on the ladder of bots."""

PROVISIONAL: Final = 10
"""How many games a rating takes until it counts as known."""

BOT_SIGMA: Final = 4.0
BOTS: Final = {"random": 300, "easy": 600, "medium": 1000, "hard": 1300, "expert": 1400}
"""The levels of bots on the scale, and where they begin: as far apart as arenas found them at least
(docs/benchmarks.md), and free to move with the games that they play."""


@dataclass(frozen=True)
class Standing:
    """What is believed of somebody after so many games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(MIDDLE + (self.mu - MU) * POINTS)

    @property
    def uncertainty(self) -> int:
        """How far off it may be, to either side, in 19 of 20 cases."""
        return round(2 * self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether there were too few games to rely on it."""
        return self.games < PROVISIONAL


@dataclass(frozen=True)
class Finish:
    """How one seat finished: who had it, at which place, and whether it was left to a bot."""

    who: str
    place: int
    abandoned: bool = False


def beginning(who: str) -> Standing:
    """Where somebody stands before the first game: a level of bots as it was measured, a person at 1000."""
    if who in BOTS:
        return Standing(MU + (BOTS[who] - MIDDLE) / POINTS, BOT_SIGMA)
    return Standing(MU, SIGMA)


def after_game(finishes: Sequence[Finish], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """Where all who took part stand after a game, given seat by seat.

    A level that had several seats moves by the mean of what they would make of it.
    """
    rated = MODEL.rate(
        [[MODEL.rating(mu=before[seat.who].mu, sigma=before[seat.who].sigma)] for seat in finishes],
        ranks=[float(seat.place) for seat in finishes],
    )
    by_who: dict[str, list[tuple[float, float]]] = {}
    for seat, (rating,) in zip(finishes, rated, strict=True):
        by_who.setdefault(seat.who, []).append((rating.mu, rating.sigma))
    return {
        who: Standing(
            mean([mu for mu, _ in found]), mean([sigma for _, sigma in found]), before[who].games + 1
        )
        for who, found in by_who.items()
    }


def mean(values: Sequence[float]) -> float:
    """The mean, added up in the order of seats and rounded."""
    total = 0.0
    for value in values:
        total += value
    return round(total / len(values), DIGITS)
