"""The census: how often things happen in games, counted by the names of events in their logs.

A game has its own rows; what is counted for each seat and what once for the table is a matter of the row.
"""

from dataclasses import dataclass
from typing import Final

from civtable.core.events import Event
from civtable.games import AnyGame

Tallies = dict[str, tuple[int, ...]]
"""By row: a number for each seat, or one for the whole game."""


@dataclass(frozen=True)
class Row:
    """A line of the census: an event that is counted, for each seat or for the table as a whole."""

    name: str
    event: str
    each_seat: bool = True
    highest: str = ""  # a field of such events, whose highest number counts instead of how many there were


ROWS: Final[dict[str, list[Row]]] = {
    "through_the_ages": [
        Row("rounds", "turn_began", each_seat=False, highest="round"),
        Row("cards", "took"),
        Row("wonders", "wonder_done"),
        Row("leaders", "led"),
        Row("colonies", "colonized"),
        Row("wars", "declared", each_seat=False),
        Row("aggressions", "attacked", each_seat=False),
    ],
}
"""By game. A game that is not here has a census of its points only."""


def tallied(game: AnyGame, log: list[Event], seats: int) -> Tallies:
    """What the rows of a game count in the log of a match."""
    tallies: Tallies = {}
    for row in ROWS.get(game.name, []):
        events = [event for event in log if game.events[event.kind].name == row.event]
        if row.each_seat:
            groups = [[event for event in events if event.seat == seat] for seat in range(seats)]
        else:
            groups = [events]
        tallies[row.name] = tuple([counted(game, group, row) for group in groups])
    return tallies


def counted(game: AnyGame, events: list[Event], row: Row) -> int:
    """How many events there are, or the highest number among them."""
    if not row.highest:
        return len(events)
    return max([game.events[event.kind].numbers(event)[row.highest] for event in events], default=0)


# Many games together.


@dataclass(frozen=True)
class Count:
    """The numbers of a census: of the points of all seats, and the mean of each row."""

    players: int
    games: int
    low: float  # a quarter of the seats have fewer points
    high: float  # and a quarter have more
    mean: float
    rows: dict[str, float]


def count(players: int, totals: list[int], tallies: list[Tallies]) -> Count:
    """The census of some games with the same number of players: all points, and what each game's rows say."""
    names = list(tallies[0])
    return Count(
        players=players,
        games=len(tallies),
        low=quantile(totals, 0.25),
        high=quantile(totals, 0.75),
        mean=sum(totals) / len(totals),
        rows={name: mean_of([number for game in tallies for number in game[name]]) for name in names},
    )


def mean_of(numbers: list[int]) -> float:
    """The mean."""
    return sum(numbers) / len(numbers)


def quantile(numbers: list[int], part: float) -> float:
    """The number below which a part of all numbers lies, between two of them where it falls there."""
    ordered = sorted(numbers)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
