"""Tournaments played by lot, for tests."""

from collections.abc import Callable
from random import Random

from civtable.tournaments.pairing import next_round, survivors
from civtable.tournaments.values import (
    KNOCKOUT,
    Entrant,
    Meeting,
    Result,
    Round,
    Settings,
    active,
)

SIZES = frozenset({2, 3, 4})
MOST = 200
"""More rounds than any of these tournaments can have."""


def result_of(totals: tuple[int, ...]) -> Result:
    """The result of a table by its points."""
    return Result(tuple([1 + sum(other > own for other in totals) for own in totals]), totals)


def played(one: Round, random: Random) -> Round:
    """A round with results by lot, of which some are equal."""
    tables = [
        Meeting(table.entrants, result_of(tuple([random.randrange(6) for _ in table.entrants])))
        for table in one.tables
    ]
    return Round(tuple(tables), one.byes)


def tournament(
    settings: Settings,
    number: int,
    seed: int = 1,
    leaving: Callable[[int, Random], bool] = lambda round, random: False,
) -> tuple[list[Entrant], list[list[int]], list[Round]]:
    """The entrants at the end, who could be paired in each round, and the rounds.

    `leaving` says after which rounds somebody leaves, whoever it is.
    """
    random = Random(seed)
    entrants = [Entrant(one + 1) for one in range(number)]
    present: list[list[int]] = []
    rounds: list[Round] = []
    while (found := next_round(settings, entrants, rounds, f"lot {seed}")) is not None:
        able = set(active(entrants))
        if settings.form == KNOCKOUT:
            able &= set(survivors(settings, entrants, rounds, f"lot {seed}"))
        present.append(sorted(able))
        rounds.append(played(found, random))
        assert len(rounds) < MOST, "the tournament does not end"
        if leaving(len(rounds), random):
            gone = random.choice(entrants).number
            entrants = [Entrant(one.number, one.active and one.number != gone) for one in entrants]
    return entrants, present, rounds
