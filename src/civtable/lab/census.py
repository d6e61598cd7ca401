"""The census: how often things happen in games, counted by the names of events in their logs.

A game has its own rows; what is counted for each seat and what once for the table is a matter of the row.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from civtable.core.events import Event
from civtable.core.values import Json
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
    least: int = 0  # what that number is before the first of them
    total: str = ""  # a field of such events, whose numbers are added up
    only: tuple[str, str] | None = None  # a field, and what it has to say
    suit: str = ""  # the card of such events has to be of this suit


ROWS: Final[dict[str, list[Row]]] = {
    "stone_age": [
        Row("rounds", "round_began", each_seat=False, highest="round"),
        Row("civilization_cards", "took_card"),
        Row("buildings", "took_building"),
        Row("people", "gained_person", highest="people", least=5),
        Row("fields", "gained_track", highest="track"),
        Row("tools", "gained_tool", highest="tools"),
        Row("hunger", "starved"),
        Row("ended_by_cards", "game_ended", each_seat=False, only=("by", "cards")),
        Row("ended_by_buildings", "game_ended", each_seat=False, only=("by", "buildings")),
    ],
    "through_the_ages": [
        Row("rounds", "turn_began", each_seat=False, highest="round"),
        Row("cards", "took"),
        Row("wonders", "wonder_done"),
        Row("leaders", "led"),
        Row("colonies", "colonized"),
        Row("wars", "declared", each_seat=False),
        Row("aggressions", "attacked", each_seat=False),
    ],
    "imperium": [
        Row("rounds", "round_began", each_seat=False, highest="round"),
        Row("regions", "acquired", suit="region"),
        Row("uncivilised", "acquired", suit="uncivilised"),
        Row("civilised", "acquired", suit="civilised"),
        Row("tributaries", "acquired", suit="tributary"),
        Row("breakthroughs", "broke_through"),
        Row("fame", "took_fame"),
        Row("unrest_taken", "took_unrest", total="unrest"),
        Row("unrest_returned", "returned_unrest", total="unrest"),
        Row("developments", "developed"),
        Row("innovations", "innovated"),
        Row("revolts", "revolted"),
        Row("empires", "became_empire"),
        Row("collapses", "collapsed", each_seat=False),
    ],
}
"""By game. A game that is not here has a census of its points only."""

SIDES: Final = {"imperium": "nation"}
"""By game: the name in a player's view that says what the seat plays, where seats differ in that."""


def tallied(game: AnyGame, log: list[Event], seats: int) -> Tallies:
    """What the rows of a game count in the log of a match."""
    tallies: Tallies = {}
    for row in ROWS.get(game.name, []):
        events = [event for event in log if is_meant(game, event, row)]
        if row.each_seat:
            groups = [[event for event in events if event.seat == seat] for seat in range(seats)]
        else:
            groups = [events]
        tallies[row.name] = tuple([counted(game, group, row) for group in groups])
    return tallies


def is_meant(game: AnyGame, event: Event, row: Row) -> bool:
    """Whether a row counts an event."""
    kind = game.events[event.kind]
    if kind.name != row.event:
        return False
    if row.only is not None:
        name, value = row.only
        return kind.form(event)[name] == value
    return not row.suit or row.suit in suits_of(game, kind.form(event)["card"])


def suits_of(game: AnyGame, card: Json) -> list[Json]:
    """The suits of a card."""
    cards = game.facts["cards"]
    assert isinstance(cards, Mapping)
    assert isinstance(card, str)
    facts = cards[card]
    assert isinstance(facts, Mapping)
    suits = facts["suits"]
    assert isinstance(suits, list)
    return suits


def counted(game: AnyGame, events: list[Event], row: Row) -> int:
    """How many events there are, or the highest number among them, or the sum of their numbers."""
    told = [game.events[event.kind].numbers(event) for event in events]
    if row.total:
        return sum([numbers[row.total] for numbers in told])
    if row.highest:
        return max([row.least, *[numbers[row.highest] for numbers in told]])
    return len(events)


def sides_of(game: AnyGame, view: Mapping[str, Json]) -> tuple[str, ...]:
    """What each seat played, from the view of a finished game; nothing where all play the same."""
    players = view.get("players")
    if game.name not in SIDES or not isinstance(players, list):
        return ()
    return tuple([str(player[SIDES[game.name]]) for player in players])


# Many games together.


@dataclass(frozen=True)
class SeatCount:
    """What a census takes from a seat: points by source, its part of the win, what it played."""

    points: dict[str, int]
    total: int
    win: float
    side: str = ""


@dataclass(frozen=True)
class SideCount:
    """How those did who played one side: how many they were, their share of wins, their mean points."""

    seats: int
    share: float
    mean: float


@dataclass(frozen=True)
class Count:
    """The numbers of a census: of the points of all seats, and the mean of each row."""

    players: int
    games: int
    low: float  # a quarter of the seats have fewer points
    high: float  # and a quarter have more
    mean: float
    rows: dict[str, float]
    level: str = ""  # of the rival that is no seat, for who plays alone
    winner: float = 0.0  # mean of the best points of each game
    share: float = 0.0  # of won games, for who plays alone
    sources: dict[str, float] = field(default_factory=dict)  # mean points
    sides: dict[str, SideCount] = field(default_factory=dict)


def count(players: int, games: list[list[SeatCount]], tallies: list[Tallies], level: str = "") -> Count:
    """The census of some games with the same number of players: what each seat has, what the rows say."""
    seats = [seat for game in games for seat in game]
    totals = [seat.total for seat in seats]
    sources = list(seats[0].points)
    return Count(
        players=players,
        games=len(games),
        low=quantile(totals, 0.25),
        high=quantile(totals, 0.75),
        mean=mean_of(totals),
        rows={name: mean_of([number for game in tallies for number in game[name]]) for name in tallies[0]},
        level=level,
        winner=mean_of([max([seat.total for seat in game]) for game in games]),
        share=sum([seat.win for seat in seats]) / len(games),
        sources={source: mean_of([seat.points[source] for seat in seats]) for source in sources},
        sides={side: side_count(seats, side) for side in sorted({seat.side for seat in seats if seat.side})},
    )


def side_count(seats: list[SeatCount], side: str) -> SideCount:
    """How one side did."""
    those = [seat for seat in seats if seat.side == side]
    share = sum([seat.win for seat in those]) / len(those)
    return SideCount(len(those), share, mean_of([seat.total for seat in those]))


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
