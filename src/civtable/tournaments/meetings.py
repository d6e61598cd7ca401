"""What was played so far, counted: who has met whom, sat where, had a bye."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from civtable.tournaments.values import Round


def met(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often two have met; the smaller number comes first."""
    return Counter(
        pair for one in rounds for table in one.tables for pair in combinations(sorted(table.entrants), 2)
    )


def sat(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often somebody has had a seat: by entrant and seat."""
    return Counter(
        (number, seat) for one in rounds for table in one.tables for seat, number in enumerate(table.entrants)
    )


def byes(rounds: Sequence[Round]) -> Counter[int]:
    """How often somebody had a bye."""
    return Counter(number for one in rounds for number in one.byes)
