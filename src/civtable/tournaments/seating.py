"""Who sits where at a table, so that everybody has had each seat about equally often."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from civtable.tournaments.values import Meeting


def seated(table: Sequence[int], sat: Counter[tuple[int, int]]) -> Meeting:
    """A table with its people at the seats they have had least often.

    What counts is first how far anybody's seats are apart, then how often these seats were had altogether.
    """

    def burden(order: tuple[int, ...]) -> tuple[int, int]:
        widest, total = 0, 0
        for at, number in enumerate(order):
            counts = [sat[number, seat] + (seat == at) for seat in range(len(order))]
            widest = max(widest, max(counts) - min(counts))
            total += sum(count * count for count in counts)
        return widest, total

    return Meeting(min(permutations(table), key=burden))


def seat_conflict(one: int, two: int, sat: Counter[tuple[int, int]]) -> int:
    """What speaks against two at a table of two because both have had the same seat too often."""
    leads = [sat[number, 0] - sat[number, 1] for number in (one, two)]
    if leads[0] * leads[1] <= 0:
        return 0
    return (30, 1_800, 100_000)[min(abs(leads[0]), abs(leads[1]), 3) - 1]
