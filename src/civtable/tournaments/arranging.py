"""Dividing people into tables so that those who should not sit together do not.

What speaks against two at one table is a number. Exchanges of two people go on as long as they make the sum
smaller; where pairs are left that have met, a search looks for tables without any, and other beginnings are
tried. All of it follows from its arguments.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from civtable.core.rng import fast_rng

MET: Final = 10_000_000
"""What speaks against two who have met, for each time: more than anything else."""

BEGINNINGS: Final = 6
"""How many other beginnings are tried where pairs are left that have met."""

STEPS: Final = 20_000
"""How many tables the search tries before it gives up."""

Against = Callable[[int, int], int]


def arranged(order: Sequence[int], sizes: Sequence[int], against: Against, lot: str) -> list[list[int]]:
    """People at tables of these sizes; those who are near in the order begin at one table."""
    costs = {(one, two): against(one, two) for one in order for two in order if one != two}
    best = exchanged(sliced(order, sizes), costs)
    if cost_of(best, costs) < MET:
        return best
    free = Free(order, costs)
    found = free.tables(list(order), sorted(sizes, reverse=True))
    if found is not None:
        return in_order(exchanged(found, costs), order)
    rng = fast_rng(f"arranging {lot}")
    for _ in range(BEGINNINGS):
        other = list(order)
        for last in range(len(other) - 1, 0, -1):
            chosen = rng.below(last + 1)
            other[last], other[chosen] = other[chosen], other[last]
        best = min(best, exchanged(sliced(other, sizes), costs), key=lambda tables: cost_of(tables, costs))
    return in_order(best, order)


def sliced(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The first to the first table, and so on."""
    rest = list(order)
    return [[rest.pop(0) for _ in range(size)] for size in sizes]


def in_order(tables: list[list[int]], order: Sequence[int]) -> list[list[int]]:
    """The same tables, the one with the first person first."""
    at = {number: place for place, number in enumerate(order)}
    return sorted([sorted(table, key=at.__getitem__) for table in tables], key=lambda table: at[table[0]])


def cost_of(tables: Sequence[Sequence[int]], costs: dict[tuple[int, int], int]) -> int:
    """All that speaks against these tables."""
    return sum(costs[pair] for table in tables for pair in combinations(table, 2))


def exchanged(tables: list[list[int]], costs: dict[tuple[int, int], int]) -> list[list[int]]:
    """The same tables after all exchanges of two people that help."""
    helps = True
    while helps:
        helps = False
        for here, there in combinations(tables, 2):
            for one in range(len(here)):
                for other in range(len(there)):
                    if gain(here, one, there, other, costs) > 0:
                        here[one], there[other] = there[other], here[one]
                        helps = True
    return tables


def gain(here: list[int], one: int, there: list[int], other: int, costs: dict[tuple[int, int], int]) -> int:
    """By how much it gets better if two people change places."""
    mine, yours = here[one], there[other]
    total = 0
    for place, number in enumerate(here):
        if place != one:
            total += costs[mine, number] - costs[yours, number]
    for place, number in enumerate(there):
        if place != other:
            total += costs[yours, number] - costs[mine, number]
    return total


class Free:
    """Looks for tables at which nobody sits with anybody they have met."""

    def __init__(self, order: Sequence[int], costs: dict[tuple[int, int], int]) -> None:
        self.unmet = {one: {two for two in order if one != two and costs[one, two] < MET} for one in order}
        self.costs = costs
        self.steps = STEPS

    def tables(self, left: list[int], sizes: list[int]) -> list[list[int]] | None:
        """Tables for those who are left; None if there are none, or they take too long to find.

        Who has the fewest to sit with chooses first, among the others those against whom least speaks.
        """
        if not left:
            return []
        free = set(left)
        first = min(left, key=lambda number: len(self.unmet[number] & free))
        for size in sorted(set(sizes)):
            others = list(sizes)
            others.remove(size)
            near = sorted(self.unmet[first] & free, key=lambda number: (self.costs[first, number], number))
            for chosen in self.groups(near, size - 1):
                self.steps -= 1
                if self.steps < 0:
                    return None
                rest = [number for number in left if number != first and number not in chosen]
                found = self.tables(rest, others)
                if found is not None:
                    return [[first, *chosen], *found]
        return None

    def groups(self, near: list[int], size: int) -> "list[tuple[int, ...]]":
        """The groups of that size of people who have not met each other, the nearest first; 200 at most."""
        found: list[tuple[int, ...]] = []
        for group in combinations(near, size):
            if all(two in self.unmet[one] for one, two in combinations(group, 2)):
                found.append(group)
                if len(found) == 200:
                    break
        return found
