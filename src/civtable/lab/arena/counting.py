"""What came of a contest: wins with their confidence, points by source."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from civtable.lab.arena.contests import Contest
from civtable.lab.arena.playing import Played

Z_95: Final = 1.959963984540054
"""Standard deviations on each side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Standing:
    """How a contestant did. A win that n seats share counts 1/n for each."""

    bot: str
    seats: int  # of all games together
    wins: float
    share: float  # of the games
    low: float  # of the share, with 95 % confidence
    high: float
    mean: float  # points
    points: dict[str, float]  # mean by source


@dataclass(frozen=True)
class Outcome:
    """The results of a contest: `standings` in the order of its bots, `seat_wins` by seat, and each game.

    A standing says of its `bot` the `share` of games won, with the interval `low` to `high`, and the `mean`
    points; the outcome itself how many `rounds` and points of the winner (`winning`) a game had on average.
    """

    contest: Contest
    games: int
    standings: tuple[Standing, ...]  # by contestant
    seat_wins: tuple[float, ...]
    rounds: float  # mean
    winning: float  # mean points of the winner
    decisions: int
    played: tuple[Played, ...]

    def __repr__(self) -> str:
        """Who won how much, for developers."""
        shares = ", ".join([f"{one.bot} {one.share:.0%}".replace("%", " %") for one in self.standings])
        return f"<Outcome of {self.contest.game}, {self.games} games: {shares}>"


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for the chance of winning: low, high."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def win_parts(game: Played) -> list[float]:
    """What each seat has of the win."""
    winners = sum([1 for seat in game.seats if seat.rank == 1])
    return [1 / winners if seat.rank == 1 else 0.0 for seat in game.seats]


def standing(contest: Contest, contestant: int, played: list[Played]) -> Standing:
    """The results of one contestant."""
    seats = [seat for game in played for seat in game.seats if seat.contestant == contestant]
    wins = sum(
        [
            part
            for game in played
            for part, seat in zip(win_parts(game), game.seats, strict=True)
            if seat.contestant == contestant
        ]
    )
    low, high = wilson(wins, len(played))
    sources = list(seats[0].points)
    return Standing(
        bot=contest.bots[contestant],
        seats=len(seats),
        wins=wins,
        share=wins / len(played),
        low=low,
        high=high,
        mean=sum([seat.total for seat in seats]) / len(seats),
        points={source: sum([seat.points[source] for seat in seats]) / len(seats) for source in sources},
    )


def outcome(contest: Contest, played: list[Played]) -> Outcome:
    """The results of all games."""
    parts = [win_parts(game) for game in played]
    return Outcome(
        contest=contest,
        games=len(played),
        standings=tuple([standing(contest, i, played) for i in range(len(contest.bots))]),
        seat_wins=tuple([sum([part[seat] for part in parts]) for seat in range(contest.players)]),
        rounds=sum([game.rounds for game in played]) / len(played),
        winning=sum([max([seat.total for seat in game.seats]) for game in played]) / len(played),
        decisions=sum([game.decisions for game in played]),
        played=tuple(played),
    )
