"""The table of a ladder: ratings, who beats whom how often, points."""

from dataclasses import dataclass
from typing import Final

from civtable.lab.arena.contests import Contest
from civtable.lab.arena.counting import wilson, win_parts
from civtable.lab.arena.playing import Played
from civtable.lab.ladder.rating import Finish, Rating, ratings

ANCHORS: Final = ("medium", "book")
"""Whose rating is 1000: the first of these that takes part, else the first of all bots."""


@dataclass(frozen=True)
class Rung:
    """A bot's place on the ladder."""

    bot: str
    rating: Rating
    games: int
    wins: float  # a win that n seats share counts 1/n for each
    mean: float | None  # points, of games that were played out
    faults: int  # games that it lost because it gave no proper answer


@dataclass(frozen=True)
class Meeting:
    """How a bot did against another one, game by game: in front 1, tied 1/2, behind 0."""

    bot: str
    other: str
    games: int
    share: float
    low: float  # with 95 % confidence
    high: float


@dataclass(frozen=True)
class Table:
    """What came of a ladder, or of the part of it that has been played: best first."""

    anchor: str
    games: int
    rungs: tuple[Rung, ...]
    meetings: tuple[Meeting, ...]  # each pair both ways
    faults: tuple[str, ...]  # what outside bots did wrong, in the order of the games


def finish(game: Played) -> Finish:
    """The order in which the seats of a game finished."""
    ranks = sorted({seat.rank for seat in game.seats})
    return tuple(
        [tuple(sorted([seat.contestant for seat in game.seats if seat.rank == rank])) for rank in ranks]
    )


def anchor_of(contest: Contest) -> int:
    """The bot that the scale hangs on."""
    named = [contest.bots.index(name) for name in ANCHORS if name in contest.bots]
    return named[0] if named else 0


def table_of(contest: Contest, played: list[Played]) -> Table:
    """The table of the games that have been played; bots without a game are not in it."""
    anchor = anchor_of(contest)
    rated = ratings(len(contest.bots), [finish(game) for game in played], anchor)
    rungs = [rung(contest, i, rated[i], played) for i in range(len(contest.bots))]
    rungs = sorted([found for found in rungs if found.games], key=lambda found: -found.rating.points)
    return Table(
        anchor=contest.bots[anchor],
        games=len(played),
        rungs=tuple(rungs),
        meetings=tuple(
            [
                found
                for one in rungs
                for other in rungs
                if one is not other and (found := meeting(contest, one.bot, other.bot, played)).games
            ]
        ),
        faults=tuple([game.fault for game in played if game.fault]),
    )


def rung(contest: Contest, contestant: int, rating: Rating, played: list[Played]) -> Rung:
    """What one bot did."""
    name = contest.bots[contestant]
    games = [game for game in played if contestant in [seat.contestant for seat in game.seats]]
    totals = [
        seat.total for game in games if not game.fault for seat in game.seats if seat.contestant == contestant
    ]
    wins = [
        part
        for game in games
        for part, seat in zip(win_parts(game), game.seats, strict=True)
        if seat.contestant == contestant
    ]
    return Rung(
        bot=name,
        rating=rating,
        games=len(games),
        wins=sum(wins),
        mean=sum(totals) / len(totals) if totals else None,
        faults=len([game for game in games if game.fault.startswith(f"{name}: ")]),
    )


def meeting(contest: Contest, bot: str, other: str, played: list[Played]) -> Meeting:
    """How one bot did against another. Where several seats are theirs, a game is the mean of their pairs."""
    one, two = contest.bots.index(bot), contest.bots.index(other)
    parts: list[float] = []
    for game in played:
        pairs = [
            0.5 if mine.rank == theirs.rank else float(mine.rank < theirs.rank)
            for mine in game.seats
            if mine.contestant == one
            for theirs in game.seats
            if theirs.contestant == two
        ]
        if pairs:
            parts.append(sum(pairs) / len(pairs))
    share = sum(parts) / len(parts) if parts else 0.0
    return Meeting(bot, other, len(parts), share, *wilson(sum(parts), len(parts)))
