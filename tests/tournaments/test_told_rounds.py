"""The trial's own reading of a Swiss agrees with ours, and goes red at every deliberate error."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from civtable.tournaments.standings import standings
from civtable.tournaments.values import SWISS, Meeting, Settings
from civtable.trials.told_rounds import Told, faults, lost_between, told_too_soon
from tests.tournaments.simulated import SIZES, tournament


def told_table(table: Meeting) -> Told:
    """A table as a server tells it."""
    assert table.result is not None
    assert table.result.totals is not None
    each = zip(table.entrants, table.result.ranks, table.result.totals, strict=True)
    seats = [{"entrant": entrant, "rank": rank, "total": total} for entrant, rank, total in each]
    return {"state": "over", "id": "t", "seats": seats}


@cache
def told(number: int, seats: int) -> Told:
    """A Swiss that is over, as a server tells it."""
    chosen = Settings(SWISS, seats, SIZES)
    entrants, _, rounds = tournament(chosen, number)
    rows = standings(chosen, entrants, rounds, "lot 1")
    same = ("place", "entrant", "points", "wins", "direct", "games", "byes")
    return {
        "state": "over",
        "seats": seats,
        "lot": "lot 1",
        "rounds": len(rounds),
        "entrants": [{"number": one.number} for one in entrants],
        "games": [
            {"round": at, "state": "over", "byes": [*one.byes], "tables": [*map(told_table, one.tables)]}
            for at, one in enumerate(rounds, 1)
        ],
        "standings": [
            {name: getattr(row, name) for name in same}
            | {"opponents": round(float(row.opponents), 2), "share": round(float(row.share), 3)}
            for row in rows
        ],
    }


@pytest.mark.parametrize(("number", "seats"), [(64, 2), (64, 4), (30, 4), (13, 2), (11, 3)])
def test_nothing_is_wrong_with_what_we_make(number: int, seats: int) -> None:
    assert faults(told(number, seats)) == []
    assert lost_between([told(number, seats)] * 2) == []


def exchange(one: Told, other: Told, *names: str) -> None:
    """Two things change places."""
    for name in names:
        one[name], other[name] = other[name], one[name]


def meet_again(one: Told) -> None:
    one["games"][1] = {**one["games"][0], "round": 2}


def a_second_bye(one: Told) -> None:
    first, second = [game["byes"][0] for game in one["games"][:2]]
    for table in one["games"][1]["tables"]:
        for seat in table["seats"]:
            if seat["entrant"] == first:
                seat["entrant"] = second
    one["games"][1]["byes"] = [first]


def twice_there(one: Told) -> None:
    tables = one["games"][2]["tables"]
    tables[0]["seats"][0]["entrant"] = tables[1]["seats"][0]["entrant"]


def no_result(one: Told) -> None:
    one["games"][3]["tables"][1]["seats"][0]["rank"] = None


def too_few_rounds(one: Told) -> None:
    one["rounds"] += 1


def one_seat_for_ever(one: Told) -> None:
    for game in one["games"]:
        for table in game["tables"]:
            table["seats"].sort(key=lambda seat: seat["entrant"])


def places_exchanged(one: Told) -> None:
    exchange(one["standings"][0], one["standings"][1], "place", "entrant")


def a_point_more(one: Told) -> None:
    one["standings"][3]["points"] += 1


def another_winner(one: Told) -> None:
    seats = next(
        table["seats"] for table in one["games"][0]["tables"] if len({s["rank"] for s in table["seats"]}) > 1
    )
    exchange(seats[0], seats[1], "rank", "total")


def another_lot(one: Told) -> None:
    one["lot"] = "lot 2"


FAULTS: list[Callable[[Told], None]] = [
    a_second_bye,
    meet_again,
    twice_there,
    no_result,
    too_few_rounds,
    one_seat_for_ever,
    places_exchanged,
    a_point_more,
    another_winner,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_at_the_end_is_found(fault: Callable[[Told], None]) -> None:
    wrong = deepcopy(told(13, 2))
    fault(wrong)
    assert faults(wrong)


@pytest.mark.parametrize("change", [another_winner, another_lot, twice_there])
def test_what_becomes_another_is_found(change: Callable[[Told], None]) -> None:
    later = deepcopy(told(13, 2))
    change(later)
    assert lost_between([told(13, 2), later])


def test_a_round_that_is_gone_is_found() -> None:
    fewer = {**told(13, 2), "games": told(13, 2)["games"][:-1]}
    assert lost_between([told(13, 2), fewer]) == ["a round is gone"]


def test_a_deal_that_is_told_while_it_is_played_is_found() -> None:
    early = deepcopy(told(13, 2))
    assert told_too_soon(early) == []
    early["games"][-1]["state"] = "running"
    assert told_too_soon(early)
