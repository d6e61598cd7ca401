"""The daily deal on the server: one try that counts, the same for everybody, standings and an archive."""

import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select, update

from civtable import daily
from civtable.bots.base import ask
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.server.daily import api
from civtable.server.daily.tries import placed
from civtable.server.storage import schema
from tests.longer import SQLITE_FIRST
from tests.server.people import Person
from tests.server.running import Running, Table, bearer, running, wait_for

TODAY = "2026-03-14"
YESTERDAY = "2026-03-13"


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """It is one day; a test may go on to another."""

    def turn(to: str) -> None:
        monkeypatch.setattr(daily, "today", lambda: to)

    turn(TODAY)
    return turn


QUICK = "through_the_ages"
"""A game that somebody can give up at once."""


def begin(server: Running, player: str | None = None, game: str = QUICK, **more: Any) -> Any:
    """What the server answers to who wants to play."""
    on = more.pop("day", TODAY)
    return server.post(f"/daily/{game}/{on}", more, player)


def table_of(server: Running, made: Any) -> Table:
    """The table of a try."""
    return Table(server, made["id"], {made["seat"]: made["token"]})


def finish(table: Table) -> None:
    """The person gives up, as soon as that can be done."""
    while table.until(is_asked_or_over, 0)["choice"] is not None:
        now = table.snapshot(0)
        codes = [option["code"] for option in now["choice"]["options"]]
        table.play(0, now["ply"], "resign" if "resign" in codes else codes[-1])


def is_asked_or_over(now: Any) -> bool:
    """Whether somebody has to choose, or nobody any more."""
    return now["choice"] is not None or now["table"]["status"] == "over"


def shown(server: Running, player: str | None, game: str = QUICK, on: str = TODAY) -> Any:
    """A deal as somebody sees it."""
    answer = server.get(f"/daily/{game}/{on}", player)
    assert answer.status_code == 200, answer.text
    return answer.json()


def fresh() -> str:
    """The token of a browser that nobody has seen."""
    return secrets.token_urlsafe(32)


def test_everybody_gets_the_same_deal_and_the_same_answers(server: Running) -> None:
    """Also who plays at home: who chooses alike is answered alike, whatever the server's own secret is."""
    match = daily.Deal(GAMES["stone_age"], TODAY).match()
    bots = {seat: daily.DailyBot(match, seat) for seat in (1, 2)}
    while len(match.plies) < 60:
        decision = match.game.decision(match.state)
        assert decision is not None
        option = decision.options[-1]
        if decision.seat in bots:
            option = ask(bots[decision.seat], match.game, match.state, decision, fast_rng("anything"))
        match.play(option.code)
    for _ in range(2):
        made = begin(server, fresh(), "stone_age").json()
        table = table_of(server, made)
        mine = iter([ply.code for ply in match.plies if ply.seat == 0])
        while (now := table.until(lambda one: one["choice"] is not None, 0))["ply"] < 60:
            assert now["choice"]["options"][-1]["code"] == next(mine)
            assert table.play(0, now["ply"], now["choice"]["options"][-1]["code"]).status_code == 200
        assert [line["seat"] for line in now["log"]][:60] == [ply.seat for ply in match.plies][:60]
        own = [line["code"] for line in now["log"] if line["seat"] == 0 and line["ply"] <= 60]
        assert own == [ply.code for ply in match.plies if ply.seat == 0]
    other = daily.Deal(GAMES["stone_age"], YESTERDAY)
    assert other.seed != match.seed
    assert GAMES["stone_age"].digest(other.match().state) != GAMES["stone_age"].digest(
        daily.Deal(GAMES["stone_age"], TODAY).match().state
    )


def test_the_chance_of_bots_is_dealt_too(server: Running) -> None:
    """It is the same at every table of a deal, and neither the server nor the table has a part in it."""
    tables = [table_of(server, begin(server, fresh()).json()) for _ in range(2)]
    past = table_of(server, begin(server, fresh(), practice=True, day=YESTERDAY).json())
    usual = server.table("person", "medium")
    state = server.app.state
    seeds = []
    for table in (*tables, past, usual):
        table.snapshot()
        seeds.append(state.bots.seed(state.services.hall.rooms[table.id], 1, 5))
    deal = daily.Deal(GAMES[QUICK], TODAY)
    assert seeds[:2] == [daily.bot_seed(deal.seed, 1, 5)] * 2
    assert len(set(seeds)) == 3


def test_the_seed_stays_at_the_table_until_the_end(server: Running) -> None:
    made = begin(server, fresh()).json()
    table = table_of(server, made)
    seed = daily.Deal(GAMES[QUICK], TODAY).seed
    assert table.snapshot(0)["table"]["seed"] is None
    assert table.snapshot(0)["table"]["daily"] == {"day": TODAY, "counted": True}
    assert seed not in table.get("", 0).text + server.get(f"/daily/{QUICK}/{TODAY}").text
    finish(table)
    assert table.snapshot()["table"]["seed"] == seed


def test_a_browser_has_one_try_that_counts(server: Running) -> None:
    first = begin(server, name="Ana").json()
    player = first["player"]
    assert first["counted"]
    again = begin(server, player).json()
    assert (again["id"], again["counted"], again["player"]) == (first["id"], True, player)
    practising = begin(server, player, practice=True).json()
    assert practising["id"] == first["id"], "nobody looks into the deal before the try that counts is over"
    finish(table_of(server, first))
    assert begin(server, player).status_code == 409
    practice = begin(server, player, practice=True).json()
    assert practice["id"] != first["id"]
    assert not practice["counted"]
    before = shown(server, player)["played"]
    finish(table_of(server, practice))
    assert shown(server, player)["played"] == before, "practice does not count"
    assert shown(server, player)["own"]["table"] == first["id"]


def test_practice_comes_after_the_try_that_counts(server: Running) -> None:
    player = fresh()
    assert begin(server, player, practice=True).status_code == 409
    assert begin(server, player, practice=True, day=YESTERDAY).status_code == 201
    assert begin(server, player, day=YESTERDAY).status_code == 409
    assert begin(server, player, day="2026-03-15").status_code == 404, "a day that is yet to come"
    assert begin(server, player, day="2026-02-30").status_code == 404
    assert begin(server, player, game="chess").status_code == 404


def test_the_token_of_a_seat_is_no_second_browser(server: Running) -> None:
    """Whatever somebody brings as a token is one browser; and one seat more is none that counts."""
    made = begin(server, fresh()).json()
    table = table_of(server, made)
    finish(table)
    played = shown(server, made["player"])["played"]
    with_seat = begin(server, made["token"]).json()
    assert with_seat["id"] != made["id"]
    assert begin(server, made["token"]).json()["id"] == with_seat["id"]
    assert table.post("/rematch", {}, 0).status_code == 200
    rematch = server.get(f"/tables/{table.snapshot(0)['table']['rematch']}").json()["table"]
    assert rematch["daily"] is None
    assert shown(server, made["player"])["played"] == played


def test_an_account_has_one_try_that_counts_in_all_its_browsers(
    server: Running, person: Callable[[], Person], ana: Person
) -> None:
    path = f"/api/daily/{QUICK}/{TODAY}"
    here = ana.http.post(path, json={}).json()
    elsewhere = person()
    elsewhere.name = ana.name
    elsewhere.enter("/api/session")
    there = elsewhere.http.post(path, json={}).json()
    assert there["id"] == here["id"], "another browser goes on with it"
    assert there["player"] != here["player"]
    finish(table_of(server, there))
    assert elsewhere.http.post(path, json={}, headers=bearer(there["player"])).status_code == 409
    ana.http.delete("/api/session")
    signed_out = ana.http.post(path, json={}, headers=bearer(here["player"]))
    assert signed_out.status_code == 409, "signing out gives no second try in the same browser"
    (own,) = [one for one in elsewhere.http.get(path).json()["standings"] if one["you"]]
    assert own["name"] == ana.name


def test_a_try_without_an_account_becomes_the_accounts(server: Running, person: Callable[[], Person]) -> None:
    path = f"/api/daily/{QUICK}/{TODAY}"
    somebody = person()
    made = somebody.http.post(path, json={"name": "Somebody"}).json()
    somebody.enter()
    same = somebody.http.post(path, json={}, headers=bearer(made["player"])).json()
    assert same["id"] == made["id"]
    finish(table_of(server, made))
    assert somebody.http.post(path, json={}).status_code == 409, "also without the token of the browser"
    password = {"password": "correct horse"}
    assert somebody.http.request("DELETE", "/api/account", json=password).status_code == 204
    rows = server.get(f"/daily/{QUICK}/{TODAY}").json()["standings"]
    assert somebody.name not in [row["name"] for row in rows]


def test_of_many_requests_at_once_one_makes_the_table(address: str) -> None:
    with running(address) as server, ThreadPoolExecutor(8) as threads:
        player = fresh()
        made = list(threads.map(lambda _: begin(server, player).json(), range(8)))
        assert len({one["id"] for one in made}) == 1
        with server.app.state.services.store.engine.connect() as connection:
            assert len(connection.execute(select(schema.tries)).all()) == 1
            assert len(connection.execute(select(schema.tables)).all()) == 1


def test_a_try_that_counts_takes_back_only_what_nobody_has_answered(server: Running) -> None:
    made = begin(server, fresh(), "stone_age").json()
    table = table_of(server, made)
    now = table.until(lambda one: one["choice"] is not None, 0)
    table.play(0, now["ply"], now["choice"]["options"][0]["code"])
    later = table.until(lambda one: one["choice"] is not None and one["ply"] > now["ply"] + 1, 0)
    assert later["undo"]["ask"] is None
    asked = table.post("/undo/ask", {"ply": now["ply"]}, 0)
    assert (asked.status_code, asked.json()["error"]["key"]) == (403, "daily-no-way-back")
    assert table.post("/rethink", {"yes": True}, 0).status_code == 403
    past = begin(server, made["player"], "stone_age", practice=True, day=YESTERDAY)
    practice = table_of(server, past.json())
    practice.until(lambda one: one["choice"] is not None, 0)
    assert practice.post("/rethink", {"yes": True}, 0).status_code == 200


def test_who_leaves_has_had_the_try(server: Running) -> None:
    made = begin(server, fresh()).json()
    table = table_of(server, made)
    assert table.post("/leave", {"level": "random"}, 0).status_code == 200
    deal = shown(server, made["player"])
    assert (deal["own"]["state"], deal["own"]["total"]) == ("left", None)
    assert made["id"] not in [row["table"] for row in shown(server, None)["standings"]]
    assert begin(server, made["player"]).status_code == 409
    assert begin(server, made["player"], practice=True).status_code == 201


def test_standings_go_on_after_those_that_are_listed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody who played can be found, however many they are."""
    monkeypatch.setattr(api, "MOST_SHOWN", 2)
    day = "2026-03-15"
    monkeypatch.setattr(daily, "today", lambda: day)
    for _ in range(3):
        finish(table_of(server, begin(server, fresh(), day=day).json()))
    path = f"/daily/{QUICK}/{day}"
    parts = [server.get(path, after=after).json() for after in (0, 2, 4)]
    assert [len(part["standings"]) for part in parts] == [2, 1, 0]
    assert {part["played"] for part in parts} == {3}
    assert server.get(path, after=-1).status_code == 400


@SQLITE_FIRST
def test_standings_tell_the_best_first_and_show_tables_when_the_day_is_over(
    address: str, day: Callable[[str], None]
) -> None:
    """What was begun before a restart is finished and counted after it, also on the next day."""
    with running(address) as server:
        players = [begin(server, fresh(), "imperium", name=f"Player {number}").json() for number in range(3)]
        for number, made in enumerate(players[:2]):
            table_of(server, made).play_out(random.Random(number))
        table_of(server, players[2]).play_out(random.Random(2), most=20)
    day("2026-03-15")
    with running(address) as server:
        late = begin(server, players[2]["player"], "imperium", practice=True).json()
        assert (late["id"], late["counted"]) == (players[2]["id"], True), "begun on its day, it still counts"
        table_of(server, late).play_out(random.Random(3))
        deal = shown(server, players[0]["player"], "imperium")
        rows = deal["standings"]
        assert (deal["today"], deal["played"], len(rows)) == (False, 3, 3)
        assert {row["table"] for row in rows} == {made["id"] for made in players}
        worth = [(row["rank"], -row["total"]) for row in rows]
        assert worth == sorted(worth)
        assert [row["place"] for row in rows] == [1 + sum(other < one for other in worth) for one in worth]
        assert [row["name"] for row in rows if row["you"]] == ["Player 0"]
        own = deal["own"]
        assert (own["state"], own["place"]) == ("over", next(row["place"] for row in rows if row["you"]))
        assert len(own["course"]) == daily.PARTS
        assert own["rank"] > 1 or own["course"][-1] == "+"
        (listed,) = server.get("/daily/imperium", players[0]["player"]).json()["days"]
        assert (listed["day"], listed["played"], listed["own"]["total"]) == (TODAY, 3, own["total"])
        today = server.get("/daily", players[0]["player"]).json()
        assert [one["own"] for one in today["deals"]] == [None, None, None]
        assert 0 < today["left"] <= 24 * 3600


def test_tables_of_others_are_not_told_before_the_day_is_over(server: Running) -> None:
    made = begin(server, fresh(), name="Quick").json()
    finish(table_of(server, made))
    assert {row["table"] for row in shown(server, None)["standings"]} == {None}


def test_results_stay_readable_under_later_rules(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays under later rules has another deal, and a place of their own."""
    with running(address) as server:
        old = begin(server, fresh(), name="Old").json()
        finish(table_of(server, old))
        wait_for(lambda: shown(server, old["player"])["own"]["course"])
        before = shown(server, old["player"])
        engine = server.app.state.services.store.engine
        wait_for(lambda: kept_whole(engine, old["id"]))
    monkeypatch.setattr(GAMES[QUICK], "version", GAMES[QUICK].version + 1)
    with running(address) as server:
        after = shown(server, old["player"])
        assert after["own"] == before["own"]
        assert after["standings"] == before["standings"]
        new = begin(server, fresh(), name="New").json()
        finish(table_of(server, new))
        rows = shown(server, new["player"])["standings"]
        assert [(row["name"], row["place"]) for row in rows] == [("New", 1), ("Old", 1)]


def kept_whole(engine: Any, table_id: str) -> bool:
    """Whether a finished game is kept."""
    with engine.connect() as connection:
        query = select(schema.finals.c.version).where(schema.finals.c.table_id == table_id)
        return connection.execute(query).first() is not None


def test_a_course_that_a_restart_lost_is_told_again(server: Running) -> None:
    made = begin(server, fresh()).json()
    finish(table_of(server, made))
    wait_for(lambda: shown(server, made["player"])["own"]["course"])
    told = shown(server, made["player"])["own"]["course"]
    with server.app.state.services.store.engine.begin() as connection:
        tries = schema.tries
        connection.execute(update(tries).where(tries.c.table_id == made["id"]).values(course=None))
    assert shown(server, made["player"])["own"]["course"] == told


def test_equal_results_share_a_place() -> None:
    rows = [
        {"version": 1, "rank": rank, "total": total, "at": at}
        for at, (rank, total) in enumerate([(2, 90), (1, 50), (1, 70), (1, 70)])
    ]
    assert [(row["place"], row["rank"], row["total"]) for row in placed(rows)] == [
        (1, 1, 70),
        (1, 1, 70),
        (3, 1, 50),
        (4, 2, 90),
    ]


def test_practice_is_in_nobodys_statistics(server: Running, ana: Person) -> None:
    path = f"/api/daily/{QUICK}/{TODAY}"
    for practice in (False, True):
        made = ana.http.post(path, json={"practice": practice}).json()
        keep = ana.http.post(f"/api/tables/{made['id']}/keep", headers=bearer(made["token"]))
        assert keep.status_code == 204
        finish(table_of(server, made))
    (found,) = ana.http.get("/api/account/statistics").json()
    assert found["played"] == 1
