"""How everybody stands: points, what tells equal points apart, and in a knockout how far somebody got."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from civtable.tournaments.sizes import going_on, is_final
from civtable.tournaments.values import FULL, KNOCKOUT, Entrant, Meeting, Round, Settings, drawn


@dataclass
class Standing:
    """What an entrant has reached."""

    entrant: int
    place: int = 0
    points: int = 0
    opponents: Fraction = Fraction(0)  # the mean points of all whom one met
    wins: int = 0
    direct: int = 0  # against those who are equal in all of these
    share: Fraction = Fraction(0)  # the mean share of the points of one's games
    games: int = 0
    byes: int = 0
    reached: int = 0  # the last round one took part in
    out: int = 0  # the place at the table where a knockout ended for one; 0 for who is still in
    met: list[int] = field(default_factory=list)
    shares: list[Fraction] = field(default_factory=list)


def standings(
    settings: Settings, entrants: Sequence[Entrant], rounds: Sequence[Round], lot: str
) -> list[Standing]:
    """Everybody in their order, of which no two share a place; tables that still play do not count yet."""
    rows = {entrant.number: Standing(entrant.number) for entrant in entrants}
    knockout = settings.form == KNOCKOUT
    for number, one in enumerate(rounds, 1):
        for bye in one.byes:
            rows[bye].points += FULL
            rows[bye].byes += 1
            rows[bye].reached = number
        for table in one.tables:
            count(rows, table, number)
            if knockout and table.result is not None:
                go_on = 0 if is_final(settings, one) else going_on(settings, len(table.entrants))
                for place, entrant in enumerate(table.order(), 1):
                    rows[entrant].out = place if place > go_on else 0
    for row in rows.values():
        row.opponents = mean([Fraction(rows[other].points) for other in row.met])
        row.share = mean(row.shares)
    meet_directly(rows, rounds)
    lots = {number: place for place, number in enumerate(drawn(rows, lot))}

    def key(row: Standing) -> tuple[Any, ...]:
        far = (-row.reached, row.out) if knockout else ()
        return (
            *far,
            -row.points,
            -row.opponents,
            -row.wins,
            -row.direct,
            -row.share,
            lots[row.entrant],
        )

    found = sorted(rows.values(), key=key)
    for place, row in enumerate(found, 1):
        row.place = place
    return found


def count(rows: dict[int, Standing], table: Meeting, number: int) -> None:
    """Add what a table of a round gives to those who sat there."""
    for entrant in table.entrants:
        rows[entrant].reached = number
    if table.result is None:
        return
    for seat, entrant in enumerate(table.entrants):
        row = rows[entrant]
        row.points += table.points(seat)
        row.wins += table.result.ranks[seat] == min(table.result.ranks)
        row.games += 1
        row.met += [other for other in table.entrants if other != entrant]
        row.shares.append(share_of(table, seat))


def share_of(table: Meeting, seat: int) -> Fraction:
    """The share of a table's points that a seat has made; an equal one where nobody made any."""
    totals = table.result.totals if table.result is not None else None
    made = [max(total, 0) for total in totals or []]
    return Fraction(made[seat], sum(made)) if sum(made) else Fraction(1, len(table.entrants))


def meet_directly(rows: dict[int, Standing], rounds: Sequence[Round]) -> None:
    """Count what those made of each other who are equal in points, opponents and wins."""
    groups: dict[tuple[int, Fraction, int], set[int]] = defaultdict(set)
    for row in rows.values():
        groups[row.points, row.opponents, row.wins].add(row.entrant)
    equal = {number: group for group in groups.values() for number in group}
    for one in rounds:
        for table in one.tables:
            if table.result is None:
                continue
            ranks = dict(zip(table.entrants, table.result.ranks, strict=True))
            for number, rank in ranks.items():
                for other, their in ranks.items():
                    if other != number and other in equal[number]:
                        rows[number].direct += 2 if rank < their else 1 if rank == their else 0


def mean(values: Sequence[Fraction]) -> Fraction:
    """The mean; nothing where there are none."""
    return sum(values, Fraction(0)) / len(values) if values else Fraction(0)
