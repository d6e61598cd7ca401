"""Whether rounds are legal, told by somebody who knows nothing of how they were made.

Nothing here uses the code that pairs: sizes, byes and meetings are counted again from the rounds alone.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from civtable.tournaments.values import KNOCKOUT, ROUND_ROBIN, SWISS, Round, Settings

TRIES: Final = 300
"""How many other ways are tried out before a second meeting counts as unavoidable."""


def faults(settings: Settings, present: Sequence[Sequence[int]], rounds: Sequence[Round]) -> list[str]:
    """All that is wrong with some rounds; `present` has for each of them who could be paired."""
    found: list[str] = []
    for number, (one, able) in enumerate(zip(rounds, present, strict=True)):
        where = f"round {number + 1}: "
        before = rounds[:number]
        found += [where + fault for fault in of_any(settings, one, able, before)]
        if settings.form == SWISS:
            found += [where + fault for fault in of_swiss(one, able, before)]
    if settings.form == ROUND_ROBIN and settings.seats == 2:
        found += of_circle(rounds)
    return found


def of_any(settings: Settings, one: Round, able: Sequence[int], before: Sequence[Round]) -> list[str]:
    """What is wrong whatever the form."""
    found = []
    people = [number for table in one.tables for number in table.entrants] + list(one.byes)
    if len(set(people)) < len(people):
        found.append("somebody is there twice")
    if not set(people) <= set(able):
        found.append("somebody is there who may not be")
    if settings.form != KNOCKOUT and settings.seats > 2 and set(people) != set(able):
        found.append("somebody is left out")
    for table in one.tables:
        if not 2 <= len(table.entrants) <= settings.seats or len(table.entrants) not in settings.sizes:
            found.append(f"a table of {len(table.entrants)}")
    if settings.form == KNOCKOUT and before:
        out = set(able) - set(people)
        winners = {table.order()[0] for table in before[-1].tables} | set(before[-1].byes)
        losers = {table.order()[-1] for table in before[-1].tables}
        found += ["who has won is out"] if winners & out else []
        found += ["who was last goes on"] if losers & set(people) else []
    return found


def of_swiss(one: Round, able: Sequence[int], before: Sequence[Round]) -> list[str]:
    """What is wrong with a round of a Swiss: byes, and meetings that could be avoided."""
    found = [] if {*able} == {*one.present()} else ["somebody is left out"]
    counts = {number: sum(number in past.byes for past in before) for number in able}
    for free in one.byes:
        if counts[free] > min(counts.values()):
            found.append(f"{free} has another bye")
    known = Counter(
        frozenset(pair)
        for past in before
        for table in past.tables
        for pair in combinations(table.entrants, 2)
    )
    again = repeated([table.entrants for table in one.tables], known)
    if again:
        allowed = [number for number in able if counts[number] == min(counts.values())]
        better = fewer_meetings(one, able, allowed, known, again)
        found += [f"{again} meet again, and {better} would do"] if better < again else []
    return found


def repeated(tables: Sequence[Sequence[int]], known: Counter[frozenset[int]]) -> int:
    """How often the pairs at these tables have met."""
    return sum(known[frozenset(pair)] for table in tables for pair in combinations(table, 2))


def fewer_meetings(
    one: Round, able: Sequence[int], allowed: Sequence[int], known: Counter[frozenset[int]], again: int
) -> int:
    """The fewest second meetings that other tables of the same sizes have, as far as trying finds them."""
    if all(len(table.entrants) == 2 for table in one.tables) and len(able) <= 10:
        return min(
            [
                fewest_in([number for number in able if number not in free], known)
                for free in combinations(allowed, len(one.byes))
            ],
            default=again,
        )
    random, best = Random(7), again
    sizes = [len(table.entrants) for table in one.tables]
    for _ in range(TRIES):
        free = set(random.sample(list(allowed), len(one.byes)))
        rest = [number for number in able if number not in free]
        random.shuffle(rest)
        best = min(best, repeated(greedy(rest, sizes, known), known))
    return best


def greedy(people: list[int], sizes: Sequence[int], known: Counter[frozenset[int]]) -> list[list[int]]:
    """Tables filled one after the other, each with whoever knows the fewest there."""
    rest, tables = list(people), []
    for size in sizes:
        table: list[int] = []
        for _ in range(size):
            best = min(rest, key=lambda new: sum(known[frozenset((new, old))] for old in table))
            rest.remove(best)
            table.append(best)
        tables.append(table)
    return tables


def fewest_in(people: list[int], known: Counter[frozenset[int]]) -> int:
    """The fewest second meetings if these are divided into pairs, by trying all ways."""
    if not people:
        return 0
    first, *others = people
    return min(
        [
            known[frozenset((first, other))] + fewest_in([one for one in others if one != other], known)
            for other in others
        ]
    )


def of_circle(rounds: Sequence[Round]) -> list[str]:
    """What is wrong with a round robin of two: somebody meets twice."""
    pairs = [frozenset(table.entrants) for one in rounds for table in one.tables]
    return ["two meet twice"] if len(set(pairs)) < len(pairs) else []


def seats_apart(rounds: Sequence[Round], seats: int) -> int:
    """How far the numbers of somebody's seats are apart at most, at tables with all seats."""
    counts: dict[int, list[int]] = {}
    for one in rounds:
        for table in one.tables:
            if len(table.entrants) == seats:
                for seat, number in enumerate(table.entrants):
                    counts.setdefault(number, [0] * seats)[seat] += 1
    return max([max(held) - min(held) for held in counts.values()], default=0)
