"""The next round of a tournament, as a function of what is known before it."""

from collections.abc import Sequence

from civtable.tournaments.arranging import MET, arranged
from civtable.tournaments.meetings import byes, met, sat
from civtable.tournaments.seating import seat_conflict, seated
from civtable.tournaments.sizes import going_on, is_final, knockout_sizes, rounds_of, table_sizes
from civtable.tournaments.standings import standings
from civtable.tournaments.values import (
    KNOCKOUT,
    ROUND_ROBIN,
    Entrant,
    Meeting,
    Round,
    Settings,
    active,
    drawn,
)


def next_round(
    settings: Settings, entrants: Sequence[Entrant], rounds: Sequence[Round], lot: str
) -> Round | None:
    """The next round, when all tables of those before have a result; None if the tournament is over."""
    assert all(table.result is not None for one in rounds for table in one.tables), "a table still plays"
    if settings.form == KNOCKOUT:
        found = knockout(settings, entrants, rounds, lot)
    elif len(rounds) >= rounds_of(settings, len(entrants)):
        found = None
    elif settings.form == ROUND_ROBIN and settings.seats == 2:
        return circle_round(entrants, len(rounds), rounds_of(settings, len(entrants)), lot)
    elif settings.form == ROUND_ROBIN:
        found = evenly(settings, entrants, rounds, lot)
    else:
        found = swiss(settings, entrants, rounds, lot)
    return found if found is not None and found.tables else None


def swiss(settings: Settings, entrants: Sequence[Entrant], rounds: Sequence[Round], lot: str) -> Round:
    """Those with about the same points meet, and nobody meets anybody again as long as that is possible."""
    playing = set(active(entrants))
    ranking = standings(settings, entrants, rounds, lot)
    points = {row.entrant: row.points for row in ranking}
    order = [row.entrant for row in ranking if row.entrant in playing]
    had, meetings, seats = byes(rounds), met(rounds), sat(rounds)
    sizes = table_sizes(settings, len(order))
    left_over = len(order) - sum(sizes)

    def against(one: int, two: int) -> int:
        apart = (points[one] - points[two]) ** 2
        seating = seat_conflict(one, two, seats) if settings.seats == 2 else 0
        return MET * meetings[min(one, two), max(one, two)] + apart + seating

    def with_byes(free: Sequence[int]) -> tuple[int, Round]:
        rest = [number for number in order if number not in free]
        tables = arranged(rest, sizes, against, f"{lot} {len(rounds)}")
        again = sum(
            against(one, two) // MET for table in tables for one in table for two in table if one < two
        )
        return again, Round(tuple([seated(table, seats) for table in tables]), tuple(free))

    place = {number: at for at, number in enumerate(order)}
    fewest = sorted(order, key=lambda number: (had[number], -place[number]))  # from the last place on
    again, best = with_byes(fewest[:left_over])
    if left_over == 1 and again:
        for other in [number for number in fewest[1:] if had[number] == had[fewest[0]]]:
            found = with_byes([other])
            if found[0] < again:
                again, best = found
            if not again:
                break
    return best


def circle_round(entrants: Sequence[Entrant], number: int, last: int, lot: str) -> Round | None:
    """A round of the circle: of byes alone where those who are left meet later, None where nobody does."""
    to_come = [everybody_once(entrants, later, lot) for later in range(number, last)]
    return to_come[0] if any(one.tables for one in to_come) else None


def everybody_once(entrants: Sequence[Entrant], number: int, lot: str) -> Round:
    """A round of the circle: the first stays, the others move on by one; who has left leaves a bye behind.

    In the circle the nearer of two by an odd distance has the first seat, so seats differ by one at most.
    """
    circle: list[int | None] = [*drawn([entrant.number for entrant in entrants], lot)]
    playing = set(active(entrants))
    if len(circle) % 2:
        circle.append(None)
    place = {one: at for at, one in enumerate(circle)}
    turned = [circle[0], *[circle[1 + (at + number) % (len(circle) - 1)] for at in range(len(circle) - 1)]]
    tables, free = [], []
    for at in range(len(turned) // 2):
        pair = [one for one in (turned[at], turned[-1 - at]) if one in playing and one is not None]
        if len(pair) == 2:
            low, high = sorted(pair, key=place.__getitem__)
            first = (place[high] - place[low]) % 2 == 1
            tables.append(Meeting((low, high) if first else (high, low)))
        free += pair if len(pair) == 1 else []
    return Round(tuple(tables), tuple(free))


def evenly(settings: Settings, entrants: Sequence[Entrant], rounds: Sequence[Round], lot: str) -> Round:
    """Those meet who have met least often; byes, where they must be, go round."""
    order = drawn(active(entrants), f"{lot} {len(rounds)}")
    had, meetings, seats = byes(rounds), met(rounds), sat(rounds)
    sizes = table_sizes(settings, len(order))
    free = sorted(order, key=had.__getitem__)[: len(order) - sum(sizes)]
    rest = [number for number in order if number not in free]

    def against(one: int, two: int) -> int:
        return MET * meetings[min(one, two), max(one, two)] ** 2

    tables = arranged(rest, sizes, against, f"{lot} {len(rounds)}")
    return Round(tuple([seated(table, seats) for table in tables]), tuple(free))


def knockout(
    settings: Settings, entrants: Sequence[Entrant], rounds: Sequence[Round], lot: str
) -> Round | None:
    """Those who are left, the best spread over the tables; None after the final."""
    playing = set(active(entrants))
    left = [number for number in survivors(settings, entrants, rounds, lot) if number in playing]
    if len(left) < 2:
        return None
    final = len(left) <= settings.seats and settings.allows(len(left))
    sizes = [len(left)] if final else knockout_sizes(settings, len(left))
    free = left[: len(left) - sum(sizes)]
    meetings, seats = met(rounds), sat(rounds)

    def against(one: int, two: int) -> int:
        return MET * meetings[min(one, two), max(one, two)]

    order = spread(left[len(free) :], sizes)
    tables = arranged(order, sizes, against, f"{lot} {len(rounds)}")
    return Round(tuple([seated(table, seats) for table in tables]), tuple(free))


def survivors(
    settings: Settings, entrants: Sequence[Entrant], rounds: Sequence[Round], lot: str
) -> list[int]:
    """Who is still in a knockout: who had a bye, then the firsts of all tables, the seconds, and so on."""
    if not rounds:
        return drawn([entrant.number for entrant in entrants], lot)
    last = rounds[-1]
    if is_final(settings, last):
        return []
    orders = [table.order()[: going_on(settings, len(table.entrants))] for table in last.tables]
    longest = max([len(order) for order in orders])
    return [*last.byes, *[order[at] for at in range(longest) for order in orders if at < len(order)]]


def spread(order: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """The first at one table each, then back from the last one to the first, and so on; table after table."""
    tables: list[list[int]] = [[] for _ in sizes]
    rest = list(order)
    forth = True
    while rest:
        for at in range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1):
            if rest and len(tables[at]) < sizes[at]:
                tables[at].append(rest.pop(0))
        forth = not forth
    return [number for table in tables for number in table]
