"""Live clocks in a tournament: they wait until all of a game have come, and not for ever."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from civtable.server.clocks.falling import LATE, falling
from civtable.server.clocks.rules import ClockRule
from civtable.server.clocks.turning import ASKING, GATHER
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import BOT, PERSON, Seat
from tests.server.people import Person
from tests.server.running import Running, Table
from tests.server.test_clocks import TEN_MINUTES, Game
from tests.server.test_clocks_server import pass_time, standing
from tests.server.test_tournaments import done, made, shown

ANA, BEN = Seat(PERSON, name="Ana", ready=False), Seat(PERSON, name="Ben", ready=False)
ROBOT = Seat(BOT, "random")


def of_tournament(*seats: Seat, rule: ClockRule = TEN_MINUTES) -> Game:
    """A game of a tournament, which has just been made."""
    return Game(rule, *(seats or (ANA, BEN)), tournament="k3Jd9_aQ2xYz")


def starts(game: Game) -> float:
    """In how many seconds the running clock begins to lose time."""
    assert game.table.times is not None
    return round(game.table.times.begins - game.now, 3)


def test_nobody_loses_time_before_all_have_come() -> None:
    """Who is there can play; the clocks begin with the first look of the last one."""
    game = of_tournament()
    assert (game.table.status, game.runs, starts(game)) == ("running", 0, GATHER)
    game.do(("come", 0, None))
    game.passes(100).chooses()
    assert (game.runs, game.left(0), starts(game)) == (1, 610, GATHER - 100)
    game.passes(100).do(("come", 1, None))
    assert (game.left(1), starts(game)) == (600, ASKING)
    game.passes(ASKING + 7)
    assert game.left(1) == 593


def test_who_does_not_come_is_waited_for_a_while_only() -> None:
    """Then the absent one's clock runs like any other, and falls; who comes late has what is left."""
    game = of_tournament()
    game.do(("come", 0, None))
    game.chooses()
    game.passes(GATHER + 20)
    assert (game.runs, game.left(1)) == (1, 580)
    game.do(("come", 1, None))
    assert game.left(1) == 580
    late = of_tournament()
    late.passes(GATHER + 600 + LATE - 0.1)
    assert falling(late.table, late.now) == []
    late.passes(0.1)
    late.do(*falling(late.table, late.now))
    assert (late.table.seats[0].substitute, late.table.seats[0].ready) == ("hard", True)


def test_who_leaves_is_not_waited_for() -> None:
    game = of_tournament()
    game.do(("come", 0, None))
    game.passes(5).do(("leave", 1, "random"))
    assert (game.runs, starts(game)) == (0, ASKING)
    with_bots = of_tournament(ANA, ROBOT)
    assert starts(with_bots) == GATHER, "bots have come, and the only person has not"
    with_bots.do(("come", 0, None))
    assert starts(with_bots) == ASKING


def test_who_is_put_into_a_game_that_runs_is_waited_for_and_who_comes_back_is_not() -> None:
    """They hear of it by a notice; to leave and to come back gains no time."""
    game = of_tournament()
    game.do(("come", 0, None), ("come", 1, None))
    game.do(("leave", 0, "random"), ("take", 0, "Ana"))
    assert (game.table.seats[0].kind, starts(game)) == (PERSON, ASKING)
    game.do(("take", 0, "Cleo"))
    assert (game.table.seats[0].ready, starts(game)) == (False, GATHER)
    game.passes(10).do(("come", 0, None))
    assert starts(game) == ASKING


def test_waiting_follows_from_the_entries_however_they_are_read() -> None:
    game = of_tournament()
    game.do(("come", 0, None))
    game.chooses()
    game.passes(20).do(("come", 1, None))
    game.passes(20).chooses()
    assert table_from_row(game.row).after_many(game.entries).times == game.table.times
    assert table_from_row(game.row).after_many(game.entries[:1]).times != game.table.times


# At a server.


@pytest.fixture
def still(tmp_path: Path) -> Iterator[Running]:
    """A server whose seconds stand still, on a database of its own."""
    with standing(str(tmp_path / "civtable.db")) as server:
        yield server


@pytest.fixture
def server(still: Running) -> Running:
    """The one at which people have accounts here."""
    return still


@pytest.fixture
def ben(person: Callable[[], Person]) -> Person:
    """Somebody else who is signed in."""
    other = person()
    assert other.enter().status_code == 201
    return other


LIVE = {"kind": "live", "bank": 60}
DAYS = {"kind": "days", "turn": 7200, "bank": 0}


def first_round(still: Running, ana: Person, ben: Person, clock: dict[str, Any]) -> tuple[str, Table]:
    """A tournament of two that has begun, and its table; nobody has opened it."""
    tournament = made(ana, form="round_robin", places=2, clock=clock)
    for one in (ana, ben):
        done(one, tournament, "enter")
    done(ana, tournament, "start")
    return tournament, Table(still, shown(ana, tournament)["you"]["table"], {})


def comes(table: Table, person: Person, tournament: str) -> None:
    """Somebody opens their seat."""
    seat = shown(person, tournament)["you"]["seat"]
    opened = person.http.post(f"/api/account/tables/{table.id}/token", json={"seat": seat})
    table.tokens[seat] = opened.json()["token"]
    with table.live(seat) as page:
        page.next()


def test_a_round_that_nobody_has_seen_takes_nobodys_time(still: Running, ana: Person, ben: Person) -> None:
    """Until both have opened the table; everybody is told until when at the latest."""
    tournament, table = first_round(still, ana, ben, LIVE)
    seen = table.snapshot()
    assert (seen["table"]["status"], seen["times"]["starts"], seen["times"]["gather"]) == (
        "running",
        GATHER,
        GATHER,
    )
    pass_time(still, 80)
    comes(table, ana, tournament)
    pass_time(still, 80)
    seen = table.snapshot()
    assert [seat["substitute"] for seat in seen["table"]["seats"]] == [None, None]
    assert (seen["times"]["bank"], seen["times"]["gather"]) == ([60, 60], GATHER - 160)
    comes(table, ben, tournament)
    seen = table.snapshot()
    assert (seen["times"]["starts"], seen["times"]["gather"]) == (ASKING, 0)
    pass_time(still, 10)
    assert sum(table.snapshot()["times"]["bank"]) == 120 - 10 + ASKING


def test_a_round_goes_on_without_who_does_not_come(still: Running, ana: Person, ben: Person) -> None:
    _, table = first_round(still, ana, ben, LIVE)
    pass_time(still, GATHER + 60 + LATE)
    table.until(lambda found: any(seat["substitute"] for seat in found["table"]["seats"]))


def test_over_days_a_turn_begins_with_the_round(still: Running, ana: Person, ben: Person) -> None:
    """There is time enough to hear of it."""
    _, table = first_round(still, ana, ben, DAYS)
    times = table.snapshot()["times"]
    assert (times["starts"], times["gather"]) == (ASKING, 0)
