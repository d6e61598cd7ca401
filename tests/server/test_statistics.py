"""Statistics of a player: finished games with points by source, openings and rivals."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import select, update

from civtable.server.past import keeper
from civtable.server.storage import schema
from tests.longer import SQLITE_FIRST
from tests.server.people import Person
from tests.server.running import Running, Table, bearer, running, wait_for


def finished(server: Running, *seats: str, game: str = "stone_age", dice: int = 1) -> Table:
    """A game that was played to its end, and is noted."""
    table = server.table(*seats, game=game)
    table.play_out(random.Random(dice))
    wait_for(lambda: is_noted(server, table))
    return table


def is_noted(server: Running, table: Table) -> bool:
    """Whether the points of a game are noted with its result."""
    results = schema.results.c
    query = select(results.points).where(results.table_id == table.id, results.seat == 0)
    with server.app.state.services.store.engine.connect() as connection:
        return connection.execute(query).scalar() is not None


def test_a_game_is_told_with_points_opening_and_rivals(server: Running, ana: Person) -> None:
    table = finished(server, "person", "person")
    assert ana.http.get("/api/account/games").json() == []
    ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[1]))
    (game,) = ana.http.get("/api/account/games").json()
    end = table.snapshot()
    (score,) = [one for one in end["scores"] if one["seat"] == 1]
    assert (game["table"], game["seat"], game["seats"], game["rivals"]) == (table.id, 1, 2, ["person"])
    assert (game["rank"], game["total"]) == (score["rank"], score["total"])
    assert game["points"] == table.get("/sources").json()[1]
    assert game["settings"] == end["table"]["settings"]
    placed = [
        event["place"]
        for line in end["log"]
        for event in line["events"]
        if event["event"] == "placed" and event["seat"] == 1
    ]
    assert game["opening"] == {"place": placed[:3]}


def test_a_browser_has_the_games_of_its_seats_and_no_others(server: Running) -> None:
    one, other = finished(server, "person", "person"), finished(server, "person", "person", dice=2)
    asked = {"tokens": [one.tokens[0], "no such token"]}
    (game,) = server.post("/games/played", asked).json()
    assert (game["table"], game["seat"]) == (one.id, 0)
    both = server.post("/games/played", {"tokens": [one.tokens[0], other.tokens[1]]}).json()
    assert {(game["table"], game["seat"]) for game in both} == {(one.id, 0), (other.id, 1)}
    assert server.post("/games/played", {"tokens": []}).json() == []
    assert server.post("/games/played", {"tokens": ["x"] * 201}).status_code == 400


def test_through_the_ages_begins_with_a_leader_and_a_wonder(server: Running) -> None:
    table = finished(server, "person", "person", game="through_the_ages", dice=3)
    events = [event for line in table.snapshot()["log"] for event in line["events"]]
    for game in server.post("/games/played", {"tokens": list(table.tokens.values())}).json():
        for name, kind in (("leader", "led"), ("wonder", "stages_built")):
            cards = [e["card"] for e in events if e["event"] == kind and e["seat"] == game["seat"]]
            assert game["opening"].get(name, []) == cards[:1]


def test_imperium_begins_with_a_nation_and_is_played_against_the_automa(server: Running) -> None:
    body = {"game": "imperium", "seats": [{"kind": "person"}], "settings": {"nation_1": "celts"}}
    made = server.post("/tables", body).json()
    table = Table(server, made["id"], {0: made["seats"][0]["token"]})
    table.play_out(random.Random(5))
    wait_for(lambda: is_noted(server, table))
    (game,) = server.post("/games/played", {"tokens": [table.tokens[0]]}).json()
    assert game["opening"] == {"nation": ["celts"]}
    assert game["rivals"] == ["automa-chieftain"]


def test_who_left_a_seat_to_a_bot_has_not_played_it(server: Running) -> None:
    table = server.table("person", "random")
    tokens = dict(table.tokens)
    table.post("/leave", {"level": "random"}, 0)
    table.play_out(random.Random(1))
    assert server.post("/games/played", {"tokens": list(tokens.values())}).json() == []


def test_a_game_that_a_bot_ended_is_not_ones_own(server: Running, ana: Person) -> None:
    """A clock has fallen and nobody came back: ratings call it abandoned, and statistics do not count it."""
    clock = {"kind": "live", "bank": 600, "level": "random"}
    table = server.table("person", "person", clock=clock)
    ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[1]))
    table.play_out(random.Random(1), most=500)
    hall = server.app.state.services.hall

    async def fall() -> None:
        async with hall.at(table.id) as room:
            await hall.change(room, lambda: [("fall", 1, {"level": "random", "gone": False})])

    asyncio.run_coroutine_threadsafe(fall(), server.loop).result()
    while (now := table.until(may_go_on))["decision"] is not None:
        table.play(0, now["ply"], table.snapshot(0)["choice"]["options"][0]["code"])
    wait_for(lambda: is_noted(server, table))
    for _ in range(2):
        theirs = server.post("/games/played", {"tokens": [table.tokens[1]]}).json()
        account = [ana.http.get(f"/api/account/{what}").json() for what in ("games", "statistics")]
        assert (theirs, account) == ([], [[], []])
        table.snapshot(1)
        table.post("/chat", {"text": "I have come to see the end"}, 1)
        table.post("/name", {"name": "Ana"}, 1)
    assert table.snapshot()["table"]["seats"][1]["substitute"] == "random", "who ended it stays known"
    (mine,) = server.post("/games/played", {"tokens": [table.tokens[0]]}).json()
    assert mine["rivals"] == ["person"]


def may_go_on(now: Any) -> bool:
    """Whether seat 0 is asked, or the game is over."""
    return now["decision"] is None or bool(now["decision"]["seat"] == 0)


@SQLITE_FIRST
def test_games_from_before_are_noted_by_the_keeper(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept of a game tells enough; of a damaged one nothing is told but its result."""
    with running(address) as server:
        table, damaged = finished(server, "person", "person"), finished(server, "person", "person", dice=2)
        before = server.post("/games/played", {"tokens": [table.tokens[0]]}).json()
        with server.app.state.services.store.engine.begin() as connection:
            connection.execute(update(schema.results).values(points=None, opening=None))
            finals = schema.finals
            connection.execute(
                update(finals).where(finals.c.table_id == damaged.id).values(body=b"nothing of ours")
            )
        (bare,) = server.post("/games/played", {"tokens": [table.tokens[0]]}).json()
        assert (bare["points"], bare["opening"]) == ({}, {})
    monkeypatch.setattr(keeper, "LOOK_EVERY", 0.02)
    with running(address) as server:
        wait_for(lambda: is_noted(server, table) and is_noted(server, damaged))
        assert server.post("/games/played", {"tokens": [table.tokens[0]]}).json() == before
        (lost,) = server.post("/games/played", {"tokens": [damaged.tokens[0]]}).json()
        assert (lost["points"], lost["rank"] > 0) == ({}, True)
