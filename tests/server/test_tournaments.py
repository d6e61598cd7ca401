"""Tournaments at a server: entering, rounds, what a kill does to them, replacements, deals kept sealed."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from civtable.server.storage import schema
from civtable.server.tournaments import running as rounds_module
from civtable.tournaments.checking import faults
from civtable.tournaments.pairing import everybody_once
from civtable.tournaments.values import Entrant, Meeting, Result, Round, Settings
from civtable.trials.postgres import Postgres
from tests.longer import SQLITE_FIRST
from tests.server.people import Person, person_at
from tests.server.running import PATIENCE, Running, Table, running, wait_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its own: bots that still play when a test ends would play on in the one that all share."""
    with running(str(tmp_path / "own.db")) as found:
        yield found


def why(answer: httpx.Response) -> str:
    """The key of a refusal."""
    return str(answer.json()["error"]["key"])


def made(by: Person, **wish: Any) -> str:
    """The id of a new tournament of Stone Age."""
    answer = by.http.post("/api/tournaments", json={"game": "stone_age", "levels": ["random"], **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def doing(person: Person, tournament: str, path: str, **body: Any) -> httpx.Response:
    """Ask for something about a tournament."""
    return person.http.post(f"/api/tournaments/{tournament}/{path}", json=body)


def done(person: Person, tournament: str, path: str, **body: Any) -> Any:
    """The tournament after something that is allowed."""
    answer = doing(person, tournament, path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def shown(by: Person, tournament: str) -> Any:
    """Everything about a tournament."""
    return by.http.get(f"/api/tournaments/{tournament}").json()


def in_loop(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something inside a server."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def table_ids(server: Running, tournament: str, number: int) -> list[str]:
    """The tables of a round, whoever may know them."""
    columns = schema.pairings.c
    query = select(columns.table_id).where(columns.tournament_id == tournament, columns.round == number)
    with server.app.state.services.store.engine.connect() as connection:
        return list(connection.execute(query.order_by(columns.number)).scalars())


def play_round(server: Running, tournament: str, number: int) -> None:
    """Everybody chooses by lot until all tables of a round are over."""
    for at, table_id in enumerate(table_ids(server, tournament, number)):
        Table(server, table_id, {}).play_out(random.Random(at))


def people_at(server: Running, number: int, stack: ExitStack) -> list[Person]:
    """People with accounts."""
    found = [stack.enter_context(person_at(server.url)) for _ in range(number)]
    for one in found:
        assert one.enter().status_code == 201
    return found


@pytest.fixture
def ben(person: Callable[[], Person]) -> Person:
    """Somebody else who is signed in."""
    other = person()
    assert other.enter().status_code == 201
    return other


def checked(told: Any) -> list[str]:
    """What is wrong with the rounds of a tournament from which nobody has left, by what everybody is told."""
    played = [
        Round(
            tuple(
                [
                    Meeting(
                        tuple([seat["entrant"] for seat in table["seats"]]),
                        Result(tuple([seat["rank"] for seat in table["seats"]])),
                    )
                    for table in one["tables"]
                ]
            ),
            tuple(one["byes"]),
        )
        for one in told["games"]
    ]
    chosen = Settings(told["form"], told["seats"], frozenset({2, 3, 4}))
    everybody = [one["number"] for one in told["entrants"]]
    return faults(chosen, [everybody] * len(played), played)


@SQLITE_FIRST
def test_a_swiss_of_bots_goes_on_through_restarts(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a server ends after the last game of a round and before it has made the next."""
    monkeypatch.setattr(rounds_module, "LOOK_EVERY", 1e6)
    with running(address) as server, person_at(server.url) as ana:
        ana.enter()
        tournament = made(ana, fill_to=4, rounds=3)
        told = done(ana, tournament, "start")
        assert [one["level"] for one in told["entrants"]] == ["random"] * 4
        assert (told["round"], told["rounds"], len(told["games"][0]["tables"])) == (1, 3, 2)
        play_round(server, tournament, 1)
        wait_for(lambda: len(table_ids(server, tournament, 2)) == 2)
        monkeypatch.setattr(rounds_module.Tournaments, "ended", lambda self, room: None)
        play_round(server, tournament, 2)
        assert shown(ana, tournament)["games"][1]["state"] == "over"
        assert table_ids(server, tournament, 3) == []
    monkeypatch.undo()
    with running(address) as server, person_at(server.url) as guest:
        wait_for(lambda: len(table_ids(server, tournament, 3)) == 2)
        play_round(server, tournament, 3)
        wait_for(lambda: shown(guest, tournament)["state"] == "over")
        told = shown(guest, tournament)
        assert checked(told) == []
        assert [row["place"] for row in told["standings"]] == [*range(1, 5)]
        assert sum(row["points"] for row in told["standings"]) == 3 * 2 * 12
        assert told["you"] == {
            "organiser": False,
            "entrant": None,
            "state": None,
            "table": None,
            "seat": None,
        }
        same = guest.http.get(f"/api/tournaments/{tournament}", params={"changed": told["changed"]})
        assert same.status_code == 204


def test_of_several_processes_one_makes_a_round(pg: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds_module.Tournaments, "ended", lambda self, room: None)
    monkeypatch.setattr(rounds_module, "LOOK_EVERY", 1e6)
    address = pg.new_database()
    with running(address) as one, running(address) as two, person_at(one.url) as ana:
        ana.enter()
        tournament = made(ana, fill_to=4)
        done(ana, tournament, "start")
        play_round(one, tournament, 1)
        services = [server.app.state.services.tournaments for server in (one, two)]
        going = [
            asyncio.run_coroutine_threadsafe(service.go_on(tournament), server.loop)
            for service, server in [*zip(services, (one, two), strict=True)] * 3
        ]
        for one_of_them in going:
            one_of_them.result(PATIENCE)
        assert len(table_ids(one, tournament, 2)) == 2
        count = select(func.count()).where(schema.tables.c.tournament == tournament)
        with one.app.state.services.store.engine.connect() as connection:
            assert connection.execute(count).scalar() == 4


def test_people_enter_and_find_their_tables(server: Running, ana: Person, ben: Person) -> None:
    tournament = made(ana, title="Autumn", places=2, clock={"kind": "live", "bank": 600})
    assert why(server.post(f"/tournaments/{tournament}/enter")) == "server-sign-in"
    assert done(ana, tournament, "enter")["you"]["state"] == "in"
    assert done(ben, tournament, "enter")["you"]["entrant"] == 2
    assert done(ben, tournament, "enter")["you"]["entrant"] == 2, "once is enough"
    assert why(doing(ben, tournament, "start")) == "tournament-not-organiser"
    assert [one["you"] for one in listed(ben) if one["id"] == tournament] == ["entrant"]
    told = done(ana, tournament, "start")
    mine = told["you"]
    assert mine["table"] in [one["id"] for one in ana.http.get("/api/account/tables").json()]
    opened = ana.http.post(f"/api/account/tables/{mine['table']}/token", json={"seat": mine["seat"]}).json()
    table = Table(server, mine["table"], {mine["seat"]: opened["token"]})
    seen = table.snapshot(mine["seat"])
    assert (seen["table"]["title"], seen["table"]["tournament"]) == ("Autumn", tournament)
    assert [seat["name"] for seat in seen["table"]["seats"]] == [
        {1: ana.name, 2: ben.name}[seat["entrant"]] for seat in told["games"][0]["tables"][0]["seats"]
    ]
    assert seen["table"]["clock"]["bank"] == 600
    assert not seen["table"]["hints"]["allowed"]
    assert why(table.post("/name", {"name": "Cy"}, mine["seat"])) == "tournament-own-name"
    assert why(table.post("/rethink", {"yes": True}, mine["seat"])) == "tournament-no-way-back"
    assert why(doing(ana, tournament, "start")) == "tournament-not-now"


def listed(by: Person) -> list[Any]:
    """The tournaments that somebody is told of."""
    return list(by.http.get("/api/tournaments").json()["tournaments"])


def test_a_private_one_is_found_by_its_link_alone(ana: Person, ben: Person) -> None:
    tournament = made(ana, private=True)
    assert tournament in [one["id"] for one in listed(ana)]
    assert tournament not in [one["id"] for one in listed(ben)]
    assert shown(ben, tournament)["organiser"] == ana.name
    done(ana, tournament, "cancel")


def test_what_cannot_be(ana: Person, ben: Person) -> None:
    def refused(**wish: Any) -> str:
        return why(ana.http.post("/api/tournaments", json={"game": "stone_age", **wish}))

    assert refused(form="knockout", rounds=3) == "tournament-rounds"
    assert refused(form="round_robin", rounds=3) == "tournament-rounds"
    assert refused(form="knockout", advance=2) == "tournament-advance"
    assert refused(advance=1) == "tournament-advance"
    assert refused(places=4, fill_to=5) == "tournament-fill"
    assert refused(levels=["mighty"]) == "level-unknown"
    tournament = made(ana)
    assert why(doing(ana, tournament, "start")) == "tournament-too-few"
    assert why(doing(ana, tournament, "entrants/9/remove")) == "tournament-no-entrant"
    assert why(doing(ana, "nosuchthing0", "start")) == "tournament-none"
    for _ in range(4):
        made(ana)
    assert refused() == "tournament-too-many"
    for one in listed(ana):
        if one["you"] == "organiser":
            assert done(ana, one["id"], "cancel")["state"] == "cancelled"
    assert why(doing(ben, tournament, "enter")) == "tournament-not-now"


def test_who_is_blocked_does_not_enter(ana: Person, ben: Person) -> None:
    tournament = made(ana)
    for who, other in ((ana, ben), (ben, ana)):
        assert who.http.post("/api/blocks", json={"name": other.name}).status_code == 204
        assert why(doing(ben, tournament, "enter")) == "friends-not-possible"
        assert who.http.post("/api/blocks/end", json={"name": other.name}).status_code == 204
    done(ben, tournament, "enter")
    assert done(ana, tournament, "entrants/1/remove")["entrants"] == []
    done(ana, tournament, "cancel")


def test_before_the_start_who_waits_longest_has_the_place_of_who_leaves(
    server: Running, ana: Person, ben: Person
) -> None:
    tournament = made(ana, places=2)
    with ExitStack() as stack:
        cleo, dan = people_at(server, 2, stack)
        for one in (ana, cleo, ben, dan):
            done(one, tournament, "enter")
        assert shown(ben, tournament)["you"]["state"] == "reserve"
        done(cleo, tournament, "leave")
        assert shown(ben, tournament)["you"]["state"] == "in"
        assert shown(dan, tournament)["you"]["state"] == "reserve"
    done(ana, tournament, "cancel")


def test_how_far_a_game_is_and_where_ones_own_is_played_is_told(ana: Person, ben: Person) -> None:
    tournament = made(ana, form="round_robin", places=2)
    for one in (ana, ben):
        done(one, tournament, "enter")
    started = done(ana, tournament, "start")
    game = started["games"][0]["tables"][0]
    assert game["summary"]["round"] == 1
    assert game["deciding"] in (0, 1)
    [listed] = [
        one for one in ana.http.get("/api/tournaments").json()["tournaments"] if one["id"] == tournament
    ]
    assert listed["table"] == started["you"]["table"] == game["id"]
    done(ana, tournament, "cancel")


def test_the_organiser_replaces_who_left(server: Running, ana: Person, ben: Person) -> None:
    """A bot plays on until then; who comes has the place with its game, its points and its meetings."""
    tournament = made(ana, form="round_robin", places=2)
    with ExitStack() as stack:
        cleo, dan = people_at(server, 2, stack)
        for one in (ana, cleo, ben):
            done(one, tournament, "enter")
        assert shown(ben, tournament)["you"]["state"] == "reserve"
        started = done(ana, tournament, "start")
        table = Table(server, started["you"]["table"], {})
        seat = 1 - started["you"]["seat"]
        left = done(cleo, tournament, "leave")
        assert left["you"]["state"] == "left"
        assert table.snapshot()["table"]["seats"][seat]["kind"] == "bot"
        assert why(doing(ana, tournament, "entrants/2/replace", by=9)) == "tournament-no-reserve"
        told = done(ana, tournament, "entrants/2/replace", by=3)
        assert [(one["name"], one["replaced"]) for one in told["entrants"]] == [(ana.name, 0), (ben.name, 1)]
        held = table.snapshot()["table"]["seats"][seat]
        assert (held["kind"], held["name"]) == ("person", ben.name)
        assert shown(ben, tournament)["you"]["table"] == table.id
        opened = ben.http.post(f"/api/account/tables/{table.id}/token", json={"seat": seat})
        assert opened.status_code == 200
        lost = cleo.http.post(f"/api/account/tables/{table.id}/token", json={"seat": seat})
        assert why(lost) == "server-not-your-seat"
        done(ana, tournament, "entrants/2/replace", level="easy")
        assert table.snapshot()["table"]["seats"][seat]["level"] == "easy"
        assert done(dan, tournament, "enter")["you"]["state"] == "reserve"
        done(ana, tournament, "entrants/2/remove")
        assert shown(dan, tournament)["entrants"][1]["state"] == "removed"
        done(ana, tournament, "cancel")


@pytest.mark.parametrize("rated", [False, True])
def test_who_left_and_comes_back_has_their_seat_again(
    server: Running, ana: Person, ben: Person, rated: bool
) -> None:
    """But in a rated game, where who has gone has gone."""
    tournament = made(ana, form="round_robin", places=2, rated=rated)
    for one in (ana, ben):
        done(one, tournament, "enter")
    started = done(ana, tournament, "start")
    table = Table(server, started["you"]["table"], {})
    seat = 1 - started["you"]["seat"]
    done(ben, tournament, "leave")
    assert table.snapshot()["table"]["seats"][seat]["kind"] == "bot"
    assert done(ben, tournament, "enter")["you"]["state"] == "in"
    assert table.snapshot()["table"]["seats"][seat]["kind"] == ("bot" if rated else "person")
    opened = ben.http.post(f"/api/account/tables/{table.id}/token", json={"seat": seat})
    assert (opened.status_code == 200) is not rated
    assert table.id in [one["id"] for one in ben.http.get("/api/account/tables").json()], "and it counts"
    done(ana, tournament, "cancel")


def test_the_organiser_decides_a_game_that_does_not_end(ana: Person) -> None:
    tournament = made(ana, form="knockout", fill_to=4, levels=["easy"])
    done(ana, tournament, "enter")
    done(ana, tournament, "start")

    def ranks(table: int, *given: int, number: int = 1) -> httpx.Response:
        return doing(ana, tournament, f"rounds/{number}/tables/{table}/decide", ranks=given)

    assert why(ranks(3, 1, 2)) == "tournament-no-table"
    assert why(ranks(1, 1, 2, 3)) == "tournament-ranks"
    assert why(ranks(1, 2, 2)) == "tournament-ranks"
    assert len(ana.http.get("/api/account/tables").json()) == 1
    told = ranks(1, 2, 1).json()
    assert told["games"][0]["tables"][0]["state"] == "decided"
    assert why(ranks(1, 1, 2)) == "tournament-not-now"
    told = ranks(2, 1, 1).json()
    first = [[seat["entrant"] for seat in table["seats"]] for table in told["games"][0]["tables"]]
    final = {seat["entrant"] for seat in told["games"][1]["tables"][0]["seats"]}
    assert final == {first[0][1], first[1][1]}, "who shares the first place and sat later goes on"
    assert told["games"][0]["out"] == sorted([first[0][0], first[1][0]])
    told = ranks(1, 2, 1, number=2).json()
    assert (told["state"], len(told["standings"])) == ("over", 4)
    assert not ana.http.get("/api/account/tables").json(), "what is decided asks nobody to go on"


def test_who_is_left_of_a_round_robin_still_meets(server: Running, ana: Person) -> None:
    """Two of four have left, and the others meet in the last round: the one between has byes alone."""
    tournament = made(ana, form="round_robin", fill_to=4, levels=["easy"])
    told = done(ana, tournament, "start")
    facts = [Entrant(number) for number in range(1, 5)]
    last = everybody_once(facts, 2, told["lot"]).tables[0].entrants
    for number in {1, 2, 3, 4} - {*last}:
        done(ana, tournament, f"entrants/{number}/remove")
    for number, tables in ((1, 2), (3, 1)):
        look = server.app.state.services.tournaments.go_on(tournament)
        asyncio.run_coroutine_threadsafe(look, server.loop).result(PATIENCE)
        assert len(shown(ana, tournament)["games"]) == number
        for table in range(1, tables + 1):
            done(ana, tournament, f"rounds/{number}/tables/{table}/decide", ranks=[1, 2])
    told = shown(ana, tournament)
    assert told["state"] == "over"
    assert [(one["state"], len(one["tables"])) for one in told["games"]] == [
        ("over", 2),
        ("over", 0),
        ("over", 1),
    ]
    assert {*told["games"][1]["byes"]} == {seat["entrant"] for seat in told["games"][2]["tables"][0]["seats"]}


def test_the_same_deal_stays_sealed_until_nobody_plays_it(server: Running, ana: Person) -> None:
    """Neither seed nor record nor table is told while another game of the deal runs; all is, afterwards."""
    tournament = made(ana, form="round_robin", same_deals=True)
    with ExitStack() as stack:
        for one in (ana, *people_at(server, 3, stack)):
            done(one, tournament, "enter")
        mine = done(ana, tournament, "start")["you"]["table"]
        ids = table_ids(server, tournament, 1)
        assert mine in ids
        tables = [Table(server, table_id, {}) for table_id in ids]
        seen = [table.snapshot()["table"] for table in tables]
        assert seen[0]["commitment"] == seen[1]["commitment"]
        tables[0].play_out(random.Random(1))
        for path in ("/record", "/history", "/sources"):
            assert why(tables[0].get(path)) == "tournament-sealed"
        assert why(tables[0].post("/branch", {"ply": 1, "seat": 0})) == "tournament-sealed"
        assert why(tables[0].post("/analysis", {})) == "tournament-sealed"
        assert tables[0].get("/verify").json()["seed"] is None
        over = tables[0].snapshot()["table"]
        assert (over["status"], over["seed"]) == ("over", None)
        told = [
            table["id"] for table in server.get(f"/tournaments/{tournament}").json()["games"][-1]["tables"]
        ]
        assert told == [None, None], "strangers do not know which table it is"
        tables[1].play_out(random.Random(2))
        seed = tables[0].until(lambda one: one["table"]["seed"] is not None)["table"]["seed"]
        assert tables[1].until(lambda one: one["table"]["seed"] is not None)["table"]["seed"] == seed
        assert tables[0].get("/record").status_code == 200
        assert tables[0].get("/verify").json()["holds"]
        games = server.get(f"/tournaments/{tournament}").json()["games"]
        assert [table["id"] for table in games[0]["tables"]] == ids
        done(ana, tournament, "cancel")
