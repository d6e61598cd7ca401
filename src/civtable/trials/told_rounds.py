"""What is wrong with a Swiss, by what everybody is told of it.

Everything is worked out again from the rounds as docs/tournaments.md describes it: this imports nothing of
the code that pairs and counts.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from hashlib import sha256
from itertools import combinations, pairwise
from typing import Any, Final

FULL: Final = 12
SEATS_APART: Final = {2: 2, 3: 3, 4: 3}
"""By how much the numbers of somebody's seats may differ, by the seats at a table."""

Told = dict[str, Any]


def faults(told: Told) -> list[str]:
    """All that is wrong with a tournament that is over."""
    found = [] if told["state"] == "over" else [f"it is {told['state']}"]
    found += [] if len(told["games"]) == told["rounds"] else [f"{len(told['games'])} rounds were played"]
    everybody = sorted(one["number"] for one in told["entrants"])
    for number in range(1, len(told["games"]) + 1):
        before, one = told["games"][: number - 1], told["games"][number - 1]
        found += [f"round {number}: {fault}" for fault in of_round(told["seats"], everybody, before, one)]
    apart = seats_apart(told)
    found += [] if apart <= SEATS_APART[told["seats"]] else [f"somebody's seats differ by {apart}"]
    if any(
        seat["rank"] is None for one in told["games"] for table in one["tables"] for seat in table["seats"]
    ):
        return found  # nothing can be counted
    return found + of_standings(told)


def people_at(table: Told) -> list[int]:
    """Who sits at a table, by seat."""
    return [seat["entrant"] for seat in table["seats"]]


def of_round(seats: int, everybody: list[int], before: list[Told], one: Told) -> list[str]:
    """What is wrong with a round: who is there, tables that have not ended, byes, meetings."""
    found = []
    tables = [people_at(table) for table in one["tables"]]
    there = sorted([*one["byes"], *[number for table in tables for number in table]])
    if there != everybody:
        found.append("not everybody is there once")
    if any(len(table) not in (seats, max(2, seats - 1)) for table in tables):
        found.append("a table has another size")
    if any(seat["rank"] is None for table in one["tables"] for seat in table["seats"]):
        found.append("a game has no result")
    had = Counter(number for past in before for number in past["byes"])
    if any(had[number] > min(had[other] for other in everybody) for number in one["byes"]):
        found.append("somebody has a second bye before others have one")
    met = meetings(before)
    again = [pair for table in tables for pair in combinations(table, 2) if pair[1] in met[pair[0]]]
    if again and could_be_avoided(tables, met):
        found.append(f"these meet again: {again}")
    return found


def meetings(rounds: list[Told]) -> dict[int, set[int]]:
    """Whom everybody has met."""
    met: dict[int, set[int]] = defaultdict(set)
    for one in rounds:
        for table in one["tables"]:
            for number in people_at(table):
                met[number] |= {*people_at(table)} - {number}
    return met


def could_be_avoided(tables: list[list[int]], met: dict[int, set[int]]) -> bool:
    """Whether people surely can be divided so that nobody meets anybody again.

    By the theorem of Hajnal and Szemerédi they can, into tables of about the same size, where there are more
    tables than anybody has met people. Where it says nothing, this does not either.
    """
    sizes = [len(table) for table in tables]
    known = max(len(met[number]) for table in tables for number in table)
    return max(sizes) - min(sizes) <= 1 and len(tables) > known


def seats_apart(told: Told) -> int:
    """By how much the numbers of somebody's seats differ at most, at tables with all seats."""
    counts: dict[int, Counter[int]] = defaultdict(Counter)
    for one in told["games"]:
        for people in [people_at(table) for table in one["tables"]]:
            if len(people) == told["seats"]:
                for seat, number in enumerate(people):
                    counts[number][seat] += 1
    held = [[count[seat] for seat in range(told["seats"])] for count in counts.values()]
    return max(max(numbers) - min(numbers) for numbers in held)


# Standings.


def of_standings(told: Told) -> list[str]:
    """What is wrong with the standings."""
    ours = standings(told)
    theirs = [{name: row[name] for name in ours[0]} for row in told["standings"]]
    return [f"they say {row}, and it is {own}" for row, own in zip(theirs, ours, strict=True) if row != own]


def standings(told: Told) -> list[Told]:
    """The standings, counted again."""
    tables = [table["seats"] for one in told["games"] for table in one["tables"]]
    byes = Counter(number for one in told["games"] for number in one["byes"])
    numbers = [one["number"] for one in told["entrants"]]
    own = {number: [table for table in tables if number in people_of(table)] for number in numbers}
    points = {
        number: FULL * byes[number] + sum(points_of(table, number) for table in own[number])
        for number in numbers
    }
    rows = {}
    for number in numbers:
        others = [other for table in own[number] for other in people_of(table) if other != number]
        wins = sum(rank_of(table, number) == 1 for table in own[number])
        rows[number] = (points[number], mean([points[other] for other in others]), wins)
    direct = {number: directly(own[number], number, rows) for number in numbers}
    share = {number: mean([share_of(table, number) for table in own[number]]) for number in numbers}
    lots = {number: sha256(f"{told['lot']} {number}".encode()).digest() for number in numbers}
    order = sorted(numbers, key=lambda number: lots[number])
    order.sort(key=lambda number: (*rows[number], direct[number], share[number]), reverse=True)
    return [
        {
            "place": place,
            "entrant": number,
            "points": points[number],
            "opponents": round(float(rows[number][1]), 2),
            "wins": rows[number][2],
            "direct": direct[number],
            "share": round(float(share[number]), 3),
            "games": len(own[number]),
            "byes": byes[number],
        }
        for place, number in enumerate(order, 1)
    ]


def people_of(table: list[Told]) -> list[int]:
    """Who sits at a table."""
    return [seat["entrant"] for seat in table]


def rank_of(table: list[Told], number: int) -> int:
    """The rank of somebody at a table."""
    return int(next(seat["rank"] for seat in table if seat["entrant"] == number))


def points_of(table: list[Told], number: int) -> int:
    """12 for who is ahead of all others, a part for each of them, half of it for an equal rank."""
    own = rank_of(table, number)
    others = [seat["rank"] for seat in table if seat["entrant"] != number]
    ahead = sum(Fraction(1) if own < rank else Fraction(own == rank, 2) for rank in others)
    return int(FULL * ahead / len(others))


def directly(tables: list[list[Told]], number: int, rows: dict[int, Any]) -> int:
    """2 for being ahead of somebody who is equal until then, 1 for an equal rank."""
    found = 0
    for table in tables:
        for seat in table:
            if seat["entrant"] != number and rows[seat["entrant"]] == rows[number]:
                own = rank_of(table, number)
                found += 2 * (own < seat["rank"]) + (own == seat["rank"])
    return found


def share_of(table: list[Told], number: int) -> Fraction:
    """The share of the points of a game; an equal one where there are none, and none of less than none."""
    good = [seat for seat in table if seat["total"] > 0]
    mine = sum(seat["total"] for seat in good if seat["entrant"] == number)
    return Fraction(mine, sum(seat["total"] for seat in good)) if good else Fraction(1, len(table))


def mean(values: list[Any]) -> Fraction:
    """The mean, exactly; nothing where there are none."""
    return Fraction(sum(values)) / len(values) if values else Fraction(0)


# While it runs.


def lost_between(tellings: list[Told]) -> list[str]:
    """What was told once and later in another way: pairings, byes, results, the seed of the draw."""
    found = []
    for then, now in pairwise(tellings):
        if then["lot"] not in (None, now["lot"]):
            found.append("the seed of the draw is another")
        if len(now["games"]) < len(then["games"]):
            found.append("a round is gone")
        for old, new in zip(then["games"], now["games"], strict=False):
            if (old["byes"], pairings(old)) != (new["byes"], pairings(new)):
                found.append(f"round {old['round']}: others are paired")
            found += [
                f"round {old['round']}: a result is another"
                for one, two in zip(old["tables"], new["tables"], strict=False)
                if one["state"] == "over" and one["seats"] != two["seats"]
            ]
    return found


def pairings(one: Told) -> list[list[int]]:
    """Who sits where in a round."""
    return [people_at(table) for table in one["tables"]]


def told_too_soon(told: Told) -> list[str]:
    """Tables with the same deal of which a stranger learns while one of them still plays."""
    return [
        f"round {one['round']}: a table is told while the same deal is played"
        for one in told["games"]
        if one["state"] == "running" and any(table["id"] is not None for table in one["tables"])
    ]
