"""What a tournament costs whoever looks at it, and what one bad table of it does to all others."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from civtable.server.door.limits import RATES, Limits, Rate
from civtable.server.storage import schema
from civtable.server.tournaments import api, entering
from civtable.server.tournaments.running import IDLE
from civtable.server.tournaments.telling import LISTED, read_changed
from tests.server.people import Person, person_at
from tests.server.running import Running, Table, running, wait_for
from tests.server.test_tournaments import doing, done, in_loop, made, shown


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its own: bots that still play when a test ends would play on in the one that all share."""
    with running(str(tmp_path / "own.db")) as found:
        yield found


def test_what_a_tournament_costs_is_charged_and_asking_again_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its page asks every few seconds; only where something has changed all of it is put together again."""
    monkeypatch.setitem(RATES, "replay", Rate(100.0, 1e-9))
    limits = Limits()
    with running(str(tmp_path / "x.db"), limits=limits) as server, person_at(server.url) as ana:
        assert ana.enter().status_code == 201
        tournament = made(ana, form="round_robin", fill_to=4, levels=["random"])
        number = shown(ana, tournament)["changed"]
        path = f"/api/tournaments/{tournament}"
        [who] = [who for kind, who in limits.buckets if kind == "replay"]
        left = limits.left("replay", who)
        for _ in range(30):
            assert ana.http.get(path, params={"changed": number}).status_code == 204
        assert limits.left("replay", who) == pytest.approx(left)
        assert ana.http.get(path).status_code == 200
        assert limits.left("replay", who) < left - 1e-5
        limits.charge("replay", who, 100.0)
        assert ana.http.get(path).status_code == 429
        assert ana.http.get(path, params={"changed": number}).status_code == 204
        assert ana.http.get("/api/tournaments").status_code == 200


def test_what_has_changed_is_found_without_reading_all(server: Running, ana: Person) -> None:
    """The quick look and the whole telling agree: before the start, while games run, at the end."""
    tournament = made(ana, form="round_robin", fill_to=4, levels=["easy"])
    store = server.app.state.services.store

    def agree() -> bool:
        answer = ana.http.get(f"/api/tournaments/{tournament}").json()["changed"]
        return bool(in_loop(server, store.read(lambda found: read_changed(found, tournament))) == answer)

    assert agree()
    done(ana, tournament, "enter")
    done(ana, tournament, "start")
    wait_for(agree)
    doing(ana, tournament, "rounds/1/tables/1/decide", ranks=[1, 2])
    wait_for(agree)
    done(ana, tournament, "cancel")
    wait_for(agree)


def test_a_seat_that_is_handed_over_and_a_name_that_is_gone_are_changes(
    server: Running, ana: Person, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that asked between the change and what follows from it hears of that, too."""
    tournament, (ben, cleo) = made(ana, form="round_robin", places=2), (person(), person())
    for one in (ben, cleo):
        assert one.enter().status_code == 201
    for one in (ana, ben, cleo):
        done(one, tournament, "enter")
    done(ana, tournament, "start")

    def is_same(known: int) -> bool:
        path = f"/api/tournaments/{tournament}"
        return cleo.http.get(path, params={"changed": known}).status_code == 204

    async def killed(known: object) -> None:
        """Nothing follows any more."""

    tournaments = server.app.state.services.tournaments
    with monkeypatch.context() as patch:
        patch.setattr(tournaments, "follow", killed)
        done(ana, tournament, "entrants/2/replace", by=3)
        between = shown(cleo, tournament)
    assert (between["you"]["state"], between["you"]["table"]) == ("in", None)
    in_loop(server, tournaments.go_on(tournament))
    assert not is_same(between["changed"])
    after = shown(cleo, tournament)
    assert after["you"]["table"] is not None
    in_loop(server, tournaments.go_on(tournament))
    assert is_same(after["changed"]), "nothing is left to be done"
    assert ana.http.request("DELETE", "/api/account", json={"password": "correct horse"}).status_code == 204
    assert not is_same(after["changed"])
    in_loop(server, tournaments.go_on(tournament))
    told = shown(cleo, tournament)
    assert (told["organiser"], told["you"]["organiser"]) == (cleo.name, True), "who still plays"
    done(cleo, tournament, "rounds/1/tables/1/decide", ranks=[1, 2])


def test_ones_own_tournaments_are_found_whatever_others_make(
    server: Running, ana: Person, person: Callable[[], Person]
) -> None:
    """Also one that runs, however many newer ones are open; and so is one that others run."""
    ben = person()
    assert ben.enter().status_code == 201
    own, theirs, ended = [made(by, fill_to=4, levels=["random"]) for by in (ana, ben, ana)]
    for by, tournament in ((ana, own), (ben, theirs)):
        done(by, tournament, "start")
    done(ana, ended, "cancel")
    columns = schema.tournaments.c
    with server.app.state.services.store.engine.begin() as connection:
        row = connection.execute(select(schema.tournaments).where(columns.id == own)).mappings().one()
        new = [
            {
                **row,
                "id": f"open{number:08}",
                "state": "open",
                "host_id": None,
                "created": time.time() + number,
            }
            for number in range(LISTED + 20)
        ]
        connection.execute(insert(schema.tournaments), new)
    listed = ana.http.get("/api/tournaments").json()["tournaments"]
    states = [one["state"] for one in listed]
    assert states == ["open"] * LISTED + ["running"] * 2 + ["cancelled"]
    assert {own, theirs, ended} == {one["id"] for one in listed[LISTED:]}
    for by, tournament in ((ana, own), (ben, theirs)):
        done(by, tournament, "cancel")


def test_a_tournament_that_nobody_enters_any_more_ends(
    server: Running, ana: Person, person: Callable[[], Person]
) -> None:
    """A month after the last one has entered, or since it was made; one that runs goes on."""
    ben = person()
    assert ben.enter().status_code == 201
    idle, entered, running_ = [made(ana, fill_to=4, levels=["random"]) for _ in range(3)]
    done(ben, entered, "enter")
    done(ana, running_, "start")
    tournaments = server.app.state.services.tournaments

    def look() -> None:
        for one in in_loop(server, tournaments.unfinished()):
            in_loop(server, tournaments.go_on_alone(one))

    with server.app.state.services.store.engine.begin() as connection:
        connection.execute(update(schema.tournaments).values(created=time.time() - IDLE - 60))
    look()
    assert [shown(ana, one)["state"] for one in (idle, entered, running_)] == ["cancelled", "open", "running"]
    with server.app.state.services.store.engine.begin() as connection:
        connection.execute(update(schema.entrants).values(at=time.time() - IDLE - 60))
    look()
    assert [shown(ana, one)["state"] for one in (entered, running_)] == ["cancelled", "running"]
    done(ana, running_, "cancel")


def test_who_deletes_the_account_leaves_no_tournament_that_nobody_can_start(
    server: Running, ana: Person, person: Callable[[], Person]
) -> None:
    """Only the organiser starts one; one that runs goes on by itself."""
    ben = person()
    assert ben.enter().status_code == 201
    opened, begun = [made(ana, fill_to=4, levels=["random"]) for _ in range(2)]
    done(ben, opened, "enter")
    done(ana, begun, "start")
    assert ana.http.request("DELETE", "/api/account", json={"password": "correct horse"}).status_code == 204
    assert [shown(ben, one)["state"] for one in (opened, begun)] == ["cancelled", "running"]
    assert doing(ben, opened, "leave").status_code == 409


def test_before_the_start_the_place_of_a_deleted_account_is_free_again(
    server: Running, ana: Person, person: Callable[[], Person]
) -> None:
    """Who waited longest has it, and the tournament can begin; it was refused as too few."""
    tournament, (ben, cleo) = made(ana, places=2), (person(), person())
    for one in (ben, cleo):
        assert one.enter().status_code == 201
    for one in (ana, ben, cleo):
        done(one, tournament, "enter")
    assert shown(cleo, tournament)["you"]["state"] == "reserve"
    assert ben.http.request("DELETE", "/api/account", json={"password": "correct horse"}).status_code == 204
    entrants = shown(cleo, tournament)["entrants"]
    assert [(one["name"], one["state"]) for one in entrants] == [(ana.name, "in"), (cleo.name, "in")]
    assert done(ana, tournament, "start")["state"] == "running"
    done(ana, tournament, "cancel")


def test_who_left_and_is_back_before_the_seat_followed_owns_it_again(
    server: Running, ana: Person, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that should have given it to a bot was killed: the seat has never been anybody else's."""
    tournament, ben = made(ana, form="round_robin", places=2), person()
    assert ben.enter().status_code == 201
    for one in (ana, ben):
        done(one, tournament, "enter")
    started = done(ana, tournament, "start")
    table = Table(server, started["you"]["table"], {})
    seat = 1 - started["you"]["seat"]

    async def killed(known: object) -> None:
        """Nothing follows any more."""

    with monkeypatch.context() as patch:
        patch.setattr(server.app.state.services.tournaments, "follow", killed)
        done(ben, tournament, "leave")
    assert done(ben, tournament, "enter")["you"]["state"] == "in"
    assert table.snapshot()["table"]["seats"][seat]["kind"] == "person"
    opened = ben.http.post(f"/api/account/tables/{table.id}/token", json={"seat": seat})
    assert opened.status_code == 200, opened.text
    done(ana, tournament, "cancel")


def test_a_table_whose_row_cannot_be_read_is_decided_by_the_organiser(tmp_path: Path) -> None:
    """Its tournament can be looked at, goes on, and so do all others."""
    path = tmp_path / "x.db"
    with running(str(path)) as server, person_at(server.url) as ana:
        assert ana.enter().status_code == 201
        bots = {"form": "knockout", "fill_to": 4, "levels": ["random"]}
        first, second = [made(ana, **bots) for _ in range(2)]
        for tournament in (first, second):
            done(ana, tournament, "enter")
            done(ana, tournament, "start")
        told = shown(ana, first)["games"][0]["tables"]
        [mine] = [table for table in told if table["id"] == shown(ana, first)["you"]["table"]]
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE tables SET seats = '[1]' WHERE id = ?", (mine["id"],))
            connection.commit()
        server.loop.call_soon_threadsafe(server.app.state.services.hall.forget_all)
        number = mine["table"]
        assert shown(ana, first)["games"][0]["tables"][number - 1]["state"] == "stuck"
        for decided in (number, 3 - number):  # nobody waits for the bots of the other one
            done(ana, first, f"rounds/1/tables/{decided}/decide", ranks=[1, 2])
        wait_for(lambda: shown(ana, first)["round"] == 2)
        assert shown(ana, second)["games"][0]["tables"][0]["state"] in ("running", "over")


def test_a_running_tournament_in_which_nobody_has_an_account_ends_with_its_organiser(
    server: Running, ana: Person
) -> None:
    """Nobody could decide a game that stands still."""
    tournament = made(ana, form="round_robin", fill_to=4, levels=["easy"])
    done(ana, tournament, "start")
    assert ana.http.request("DELETE", "/api/account", json={"password": "correct horse"}).status_code == 204
    in_loop(server, server.app.state.services.tournaments.look())
    told = shown(ana, tournament)
    assert (told["state"], told["organiser"], len(told["standings"])) == ("cancelled", None, 4)


def test_who_enters_while_the_account_is_deleted_is_told_to_sign_in(
    server: Running, ana: Person, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And at once: it was tried twenty times, and then said to come again."""
    tournament, ben, accounts = made(ana), person(), server.app.state.services.accounts
    assert ben.enter().status_code == 201
    known, tried = accounts.of_session, []

    async def and_gone(secret: str | None) -> object:
        found = await known(secret)
        if found is not None:
            await accounts.delete(found["id"])
        return found

    def entered(*args: Any) -> Any:
        tried.append(args)
        return entering.entered(*args)

    monkeypatch.setattr(accounts, "of_session", and_gone)
    monkeypatch.setattr(api, "entering", SimpleNamespace(entered=entered))
    answer = doing(ben, tournament, "enter")
    assert (answer.status_code, answer.json()["error"]["key"]) == (401, "server-sign-in")
    assert len(tried) == 1
