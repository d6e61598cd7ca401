"""How much an analysis thinks, and about what. It goes by games played out, never by the clock."""

from dataclasses import dataclass
from typing import Final

from civtable.bots.search import Stage

QUICK: Final = 240
"""Games a decision: Through the Ages with two seats takes a good minute, compiled, on one core."""

FEWEST: Final = 12
MOST: Final = 100_000

CANDIDATES: Final = 10
"""So many of the book's best options are tried, and what was chosen; where there are no more, all of them."""

FINDING: Final = [Stage(3, CANDIDATES + 1), Stage(3, 5), Stage(5, 3)]
"""How the first part of the games is spent, in which the best options are looked for."""

PART_FOR_FINDING: Final = 0.5
"""The rest measures what was found, in other worlds: what looked best by luck does not look so there."""

RIVALS: Final = 2
"""So many of the options found best are measured against what was chosen, and the book's choice."""

NOISE: Final = 2.0
"""Standard errors within which two options are called equal."""

AGAIN: Final = 4
"""A decision that matters is measured again, with so many times the games, in worlds that are new."""

COSTLY: Final = 8
FOUND: Final = 5
"""Of each seat: so many decisions that cost most, and so many that were better than the book, again."""

POINTS: Final = 60
"""So many points has the graph of chances at most, at turns that are evenly spread over the game."""

FOR_A_POINT: Final = 0.5
"""Games for a point of the graph, as a part of those for a decision."""

TO_THE_END: Final = {"stone_age": 3}
"""Games short enough to be played to their end where it matters: what is measured again, and the graph.

What a game is worth a few rounds later is only judged. Where people play unlike bots that is off by more than
its noise, and beside games that are over by then, it says that whatever ends or prolongs the game gains much.
Each takes so many times as long as one that is judged.
"""

SECONDS_A_SEAT: Final = {"stone_age": 0.00017, "through_the_ages": 0.0004, "imperium": 0.0009}
"""How long a game takes to play out, for each seat at the table: compiled, on one core of a usual machine."""


@dataclass(frozen=True)
class Setting:
    """Games a decision, the seed of all chance, and whether all cards lie open."""

    games: int = QUICK
    seed: str = "1"
    open: bool = False

    def for_a_point(self, game: str) -> int:
        """Games for a point of the graph."""
        return max(FEWEST, int(part_for_a_point(game) * self.games))


def part_for_a_point(game: str) -> float:
    """Games for a point of the graph, as a part of those for a decision: results alone tell less."""
    return FOR_A_POINT * (2 if game in TO_THE_END else 1)


def games_in(seconds: float, game: str, seats: int, decisions: int) -> int:
    """Games a decision that take about so many seconds in all, on one core when compiled.

    It is worked out from what games take on a usual machine and not from this one's clock, so that the same
    number of seconds gives the same analysis everywhere.
    """
    games = seconds / (SECONDS_A_SEAT[game] * seats)
    again = (COSTLY + FOUND) * seats * AGAIN / 2
    longer = TO_THE_END.get(game, 1) * (again + POINTS * part_for_a_point(game))
    return max(FEWEST, min(MOST, int(games / (decisions + longer))))
