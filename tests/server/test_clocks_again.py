"""Tables with clocks at which the same people play on: they wait until all have come, who hear of it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from civtable.server.clocks.times import DAY
from civtable.server.storage import schema
from civtable.server.tables.again import gathering
from civtable.server.tables.seats import BOT, PERSON, Seat
from tests.server.people import person_at
from tests.server.running import Running, Table, bearer
from tests.server.telling import Telling, at_address, link_in, telling

LIVE = {"kind": "live", "bank": 600, "increment": 10, "zero": "resign", "level": "random"}
DAYS = {"kind": "days", "turn": 2 * DAY, "bank": DAY, "vacation": 5}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with telling(str(tmp_path_factory.mktemp("again") / "civtable.db")) as found:
        yield found


def seen(server: Running, table_id: str) -> Any:
    return server.get(f"/tables/{table_id}").json()


def pin(server: Running, table: Table) -> None:
    """The table cannot go on under the rules of now."""
    hall = server.app.state.services.hall
    entries, tables = schema.entries.c, schema.tables.c
    last = update(schema.entries).where(entries.table_id == table.id, entries.seq == table.snapshot()["seq"])
    with hall.store.engine.begin() as connection:
        connection.execute(last.values(trace="deadbeef"))
        row = update(schema.tables).where(tables.id == table.id)
        connection.execute(row.values(version=tables.version - 1))
    server.loop.call_soon_threadsafe(hall.forget_all)


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_a_rematch_with_a_clock_waits_until_all_have_come(server: Running, clock: dict[str, Any]) -> None:
    """Nobody's time runs while they do not know of the game."""
    table = server.table("person", "person", clock=clock)
    table.play_out(random.Random(1))
    made = table.post("/rematch", {}, 0).json()
    assert seen(server, made["id"])["times"]["runs"] is None
    assert server.post(f"/tables/{made['id']}/ready", {"yes": True}, made["token"]).status_code == 200
    waits = seen(server, made["id"])
    assert (waits["table"]["status"], waits["times"]["runs"]) == ("waiting", None)
    claimed = server.post(f"/tables/{made['id']}/claim", {}, table.tokens[1]).json()
    assert server.post(f"/tables/{made['id']}/ready", {"yes": True}, claimed["token"]).status_code == 200
    begun = seen(server, made["id"])
    assert (begun["table"]["status"], begun["times"]["runs"]) == ("running", begun["decision"]["seat"])


def test_nobody_waits_where_nobody_is_missing() -> None:
    """The only person has just asked; no bot is waited for, nor a seat that loses no time."""
    ana, ben, bot = Seat(PERSON), Seat(PERSON), Seat(BOT, "book")
    away, friend = Seat(PERSON, substitute="book", gone=True), Seat(PERSON, friend=True)
    for seats, ready in (
        ([ana, bot], [True, True]),
        ([ana, friend, away], [True, True, True]),
        ([ana, ben, bot, away], [False, False, True, True]),
    ):
        assert [seat.ready for seat in gathering(seats, timed=True)] == ready
        assert all(seat.ready for seat in gathering(seats, timed=False))
    assert [seat.ready for seat in gathering([ana, bot], timed=False, rated=True)] == [False, True]


def begun_by_two(told: Telling, **more: Any) -> Table:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    made = told.server.post("/tables", {"game": "stone_age", "seats": seats, **more}).json()
    table = Table(told.server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    table.play_out(random.Random(1), most=30)
    return table


def test_a_game_that_goes_on_elsewhere_with_a_clock_waits_until_all_have_come(told: Telling) -> None:
    """Its clock begins anew, for nobody who has not heard of it; the old table's page leads on."""
    table = begun_by_two(told, clock=DAYS)
    pin(told.server, table)
    ben = told.browser(table.tokens[1])
    made = table.post("/continue", {}, 0).json()
    told.settled(table)
    (message,) = told.arrived(ben)
    assert message["body"] == "Ana plays on with your game: it goes on at a new table."
    assert message["path"] == f"/table/{table.id}", "there is the way on, from the seat that Ben has"
    waits = seen(told.server, made["id"])
    assert (waits["table"]["status"], waits["times"]["runs"]) == ("waiting", None)
    again = table.post("/continue", {}, 1).json()
    assert again["id"] == made["id"]
    for one in (made, again):
        told.server.post(f"/tables/{made['id']}/ready", {"yes": True}, one["token"])
    begun = seen(told.server, made["id"])
    assert (begun["table"]["status"], begun["times"]["runs"]) == ("running", begun["decision"]["seat"])


def test_a_game_that_goes_on_elsewhere_without_a_clock_is_told_too(told: Telling) -> None:
    """By mail: its link opens the seat at the table that stands still, where the way on is."""
    table = begun_by_two(told)
    with person_at(told.server.url) as ben:
        assert ben.enter().status_code == 201
        kept = ben.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[1]))
        assert kept.status_code == 204
        at_address(told, ben, "ben.again@example.org")
    pin(told.server, table)
    table.snapshot(1)  # it has been looked at before
    made = table.post("/continue", {}, 0).json()
    assert seen(told.server, made["id"])["table"]["status"] == "running"
    told.settled(table)
    mail = told.mail.to("ben.again@example.org")[-1]
    assert "it goes on at a new table" in mail["Subject"]
    opened = told.server.post("/notices/open", {"link": link_in(mail, "open")}).json()
    assert (opened["table"], opened["seat"]) == (table.id, 1)
    found = told.server.post(f"/tables/{table.id}/continue", {}, opened["token"]).json()
    assert (found["id"], found["seat"]) == (made["id"], 1)


def test_who_has_looked_at_a_table_that_stands_still_hears_of_it_again(told: Telling) -> None:
    """At most one notice until one has looked: also a look at the page that says what is wrong is one."""
    table = begun_by_two(told)
    decision = table.snapshot()["decision"]["seat"]
    other = 1 - decision
    mover = told.browser(table.tokens[other])
    while table.snapshot()["decision"]["seat"] != other:
        table.play_out(random.Random(2), most=1)
    told.settled(table)
    assert len(told.arrived(mover)) == 1
    pin(told.server, table)
    told.later()
    table.snapshot(other)
    told.later()
    table.post("/continue", {}, decision)
    told.settled(table)
    assert len(told.arrived(mover)) == 2
