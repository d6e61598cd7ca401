"""Who may do what at a table: friends' seats, leaving, rematches, taking back, and who is away."""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from civtable.server.door import reach
from civtable.server.door.hosts import Hosts
from civtable.server.door.limits import Limits
from civtable.server.door.reach import is_here_only, reach_of
from civtable.server.errors import Refused
from civtable.server.settings import Settings
from civtable.server.tables import live, play
from tests.server.running import PATIENCE, Live, Running, Table, running


def with_a_friend(server: Running) -> Table:
    """A table whose second seat is for a friend."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "friend": True}]
    made = server.post("/tables", {"game": "stone_age", "seats": seats}).json()
    return Table(server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def closed_with(news: Live) -> int:
    """The code with which a connection is closed."""
    with suppress(ConnectionClosed):
        while True:
            news.any()
    return int(news.socket.close_code or 0)


# A friend's seat.


def test_a_friend_takes_a_seat_by_its_link_and_the_host_has_it_no_more(server: Running) -> None:
    """The link gives a new token; the old one, which the host knows, opens nothing."""
    table = with_a_friend(server)
    assert [seat["friend"] for seat in table.snapshot()["table"]["seats"]] == [False, True]
    assert table.snapshot(1)["seat"] == 1, "until then the host can play it"
    link = table.tokens[1]
    with table.live(1) as host:
        assert host.next()["seat"] == 1
        taken = table.post("/take", {"name": "Bea"}, 1).json()
        assert closed_with(host) == live.FORBIDDEN
    assert taken["seat"] == 1
    assert taken["token"] != link
    assert table.get("", 1).status_code == 401
    assert table.post("/take", {"name": "Eve"}, 1).status_code == 401
    table.tokens[1] = taken["token"]
    seen = table.snapshot(1)
    assert (seen["seat"], seen["table"]["seats"][1]["name"]) == (1, "Bea")
    assert seen["table"]["seats"][1]["friend"] is False
    assert table.post("/take", {}, 1).status_code == 409, "it is taken once"


def test_an_own_seat_cannot_be_taken(server: Running) -> None:
    table = with_a_friend(server)
    answer = table.post("/take", {}, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "server-seat-taken")


def test_a_taken_seat_stays_taken_after_a_restart(address: str) -> None:
    with running(address) as server:
        table = with_a_friend(server)
        link, table.tokens[1] = table.tokens[1], table.post("/take", {"name": "Bea"}, 1).json()["token"]
    with running(address) as server:
        assert server.get(f"/tables/{table.id}", link).status_code == 401
        assert server.get(f"/tables/{table.id}", table.tokens[1]).json()["seat"] == 1


# Gathering.


def gathering(server: Running, **more: Any) -> Table:
    """A table of two for a friend and a bot's level, whose game waits until everybody is ready."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "friend": True}]
    made = server.post("/tables", {"game": "stone_age", "seats": seats, "gather": True, **more}).json()
    return Table(server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def test_a_table_that_gathers_begins_when_all_are_ready(server: Running) -> None:
    """A friend comes, says ready, takes it back, says it again; with the last one the game begins for all."""
    table = gathering(server)
    table.tokens[1] = table.post("/take", {"name": "Bea"}, 1).json()["token"]
    with table.live(0) as ana:
        assert ana.next()["table"]["status"] == "waiting"
        for yes in (True, False, True):
            assert table.post("/ready", {"yes": yes}, 1).status_code == 200
            assert [seat["ready"] for seat in ana.next()["table"]["seats"]] == [False, yes]
        assert table.post("/ready", {"yes": True}, 1).status_code == 200, "saying it twice says nothing new"
        assert table.post("/moves", {"ply": 0, "code": "place 1 forest"}, 0).status_code == 409
        assert table.post("/ready", {}, 0).status_code == 200
        start = ana.next()
    assert (start["type"], start["table"]["status"]) == ("start", "running")
    assert start["choice"] is not None
    assert table.post("/ready", {"yes": False}, 0).status_code == 200
    assert table.snapshot(0)["table"]["status"] == "running", "what has begun goes on"


def test_a_seat_that_waits_for_a_friend_can_be_played_by_who_made_the_table(server: Running) -> None:
    table = gathering(server)
    for seat in (0, 1):
        assert table.post("/ready", {}, seat).status_code == 200
    seen = table.snapshot(1)
    assert (seen["table"]["status"], seen["table"]["seats"][1]["friend"]) == ("running", True)


def test_who_leaves_a_table_that_gathers_makes_nobody_wait(server: Running) -> None:
    table = gathering(server)
    table.post("/ready", {}, 1)
    with table.live(1) as friend:
        assert friend.next()["type"] == "snapshot"
        table.post("/leave", {"level": "random"}, 0)
        assert friend.next()["type"] == "start"


def test_a_table_that_gathers_waits_on_after_a_restart(address: str) -> None:
    with running(address) as server:
        table = gathering(server)
        table.post("/ready", {}, 0)
    with running(address) as server:
        table = Table(server, table.id, table.tokens)
        assert [seat["ready"] for seat in table.snapshot(0)["table"]["seats"]] == [True, False]
        table.post("/ready", {}, 1)
        assert table.snapshot(0)["table"]["status"] == "running"


def test_a_server_says_from_where_it_is_reached(server: Running) -> None:
    """One that listens to this machine only tells so, and where it would be in the local net."""
    told = server.get("/reach").json()
    assert told["here_only"] is True
    assert told["address"] is None or told["address"].endswith(f":{server.url.rsplit(':', 1)[1]}")


@pytest.mark.parametrize(
    ("settings", "here_only"),
    [
        (Settings(), True),
        (Settings(host="localhost"), True),
        (Settings(host="::1"), True),
        (Settings(host="0.0.0.0"), False),
        (Settings(host="192.168.1.5"), False),
        (Settings(names=("play.example.org",), proxies=("127.0.0.1",)), False),
    ],
)
def test_who_reaches_a_server_follows_from_its_settings(settings: Settings, *, here_only: bool) -> None:
    assert is_here_only(settings) is here_only


OUTSIDE = "https://table.example.org"
NAMES = ("table.example.org",)


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(), "http://192.168.1.7:8642"),  # once it listens there
        (Settings(host="0.0.0.0"), "http://192.168.1.7:8642"),
        (Settings(host="0.0.0.0", names=("*",)), "http://192.168.1.7:8642"),
        (Settings(host="192.168.1.5"), "http://192.168.1.5:8642"),
        (Settings(host="fd00::5"), "http://[fd00::5]:8642"),
        (Settings(host="0.0.0.0", names=NAMES), "http://table.example.org:8642"),
        (Settings(host="0.0.0.0", names=("table.example.org:80",)), "http://table.example.org:80"),
        (Settings(host="0.0.0.0", names=NAMES, proxies=("10.88.0.1",)), OUTSIDE),
        (Settings(names=NAMES, proxies=("127.0.0.1",)), OUTSIDE),
        (Settings(names=NAMES), OUTSIDE),
        (Settings(proxies=("127.0.0.1",)), None),
        (Settings(names=("*",)), None),
    ],
)
def test_links_for_others_begin_where_somebody_listens(
    settings: Settings, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name of the operator first; behind a proxy by TLS; never where nobody would be heard."""
    monkeypatch.setattr(reach, "local_address", lambda: "192.168.1.7")
    told = reach_of(settings, 8642)["address"]
    assert told == address
    if told is not None and not is_here_only(settings):
        assert Hosts(settings).know(told.partition("://")[2])


def test_a_container_does_not_know_its_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What it sees of its net is nobody else's: the page says that its own address has to do."""
    monkeypatch.setattr(reach, "CONTAINER_MARKS", (tmp_path,))
    assert reach_of(Settings(host="0.0.0.0"), 8642) == {"here_only": False, "address": None}
    named = Settings(host="0.0.0.0", names=NAMES, proxies=("10.88.0.1",))
    assert reach_of(named, 8642) == {"here_only": False, "address": OUTSIDE}


# What is hidden.


@pytest.mark.parametrize(("game", "hidden"), [("stone_age", False), ("imperium", True)])
def test_a_seat_is_told_whether_it_sees_what_others_may_not(
    server: Running, game: str, *, hidden: bool
) -> None:
    """In Stone Age everything lies open; a hand of Imperium is hidden."""
    table = server.table("person", "person", game=game)
    assert table.get("/hidden", 0).json() == {"hidden": hidden}
    assert table.get("/hidden").status_code == 401


# Leaving.


def test_who_leaves_sees_nothing_more_of_the_seat(server: Running) -> None:
    """Open connections of that seat end at once; others stay."""
    table = server.table("person", "person")
    with table.live(0) as gone, table.live(0) as second, table.live(1) as other:
        for news in (gone, second, other):
            assert news.next()["type"] == "snapshot"
        assert table.post("/leave", {"level": "random"}, 0).status_code == 200
        assert closed_with(gone) == closed_with(second) == live.FORBIDDEN
        assert other.next()["type"] == "table"
    assert table.get("/updates", 0, since=0, wait=0).status_code == 401


# Rematches.


def over(server: Running) -> Table:
    table = server.table("person", "person")
    table.play_out(random.Random(1))
    return table


def test_a_rematch_may_seat_everybody_anew(server: Running) -> None:
    """Whoever asks first says who sits where; the others find their seats, by either table."""
    table = server.table("person", "person", "person")
    table.play_out(random.Random(1))
    for wrong in ([0, 1], [0, 1, 1], [0, 1, 3]):
        assert table.post("/rematch", {"seats": wrong}, 0).status_code == 422
    made = table.post("/rematch", {"seats": [0, 2, 1]}, 0).json()
    assert made["seat"] == 0
    found = table.post("/rematch", {"seats": [2, 1, 0]}, 1).json()
    assert (found["id"], found["seat"]) == (made["id"], 2), "the second to ask follows"
    claimed = server.post(f"/tables/{made['id']}/claim", {}, table.tokens[2]).json()
    assert claimed["seat"] == 1


def test_a_rematch_hands_out_no_seat_that_a_bot_has(server: Running) -> None:
    """Who left the new table cannot come back by the old one's token: a bot sits there now."""
    table = over(server)
    made = table.post("/rematch", by=0).json()
    new = Table(server, made["id"], {made["seat"]: made["token"]})
    assert new.post("/leave", {"level": "random"}, made["seat"]).status_code == 200
    for answer in (
        table.post("/rematch", by=0),
        server.post(f"/tables/{new.id}/claim", {}, table.tokens[0]),
    ):
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-seat-taken")


def test_a_rematch_hands_out_no_seat_that_somebody_else_took(server: Running) -> None:
    """A friend's seat that was taken by link at the new table belongs to whoever took it."""
    seats = [{"kind": "person"}, {"kind": "person", "friend": True}]
    made = server.post("/tables", {"game": "stone_age", "seats": seats}).json()
    table = Table(server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})
    table.play_out(random.Random(1))
    first = table.post("/rematch", by=1).json()
    new = Table(server, first["id"], {first["seat"]: first["token"]})
    assert new.snapshot()["table"]["seats"][first["seat"]]["friend"] is True
    assert new.post("/take", {"name": "Bea"}, first["seat"]).status_code == 200
    assert table.post("/rematch", by=1).status_code == 403
    assert table.post("/rematch", by=0).status_code == 200, "the other seat is its own"


# Taking back.


def test_nobody_takes_back_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry is kept for ever, so there is a bound; it counts after a restart too, and by seat."""
    monkeypatch.setattr(play, "MOST_UNDOS", 3)
    table = server.table("person", "person")
    for _ in range(3):
        assert table.play(0, 0, "place 2 forest").status_code == 200
        assert table.post("/undo", {"ply": 0}, 0).status_code == 200
    table.play(0, 0, "place 2 forest")
    server.app.state.services.hall.forget_all()
    answer = table.post("/undo", {"ply": 0}, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-undo-enough")
    table.play(1, 1, "place 2 river")
    assert table.post("/undo", {"ply": 1}, 1).status_code == 200


def test_news_after_many_undos_cost_no_replay_of_them(server: Running) -> None:
    """After 400 choices and their undos, somebody who comes back is told the last ones, in order."""
    table = server.table("person", "person")
    for _ in range(200):
        table.play(0, 0, "place 2 forest")
        table.post("/undo", {"ply": 0}, 0)
    news = table.get("/updates", 0, since=380, wait=0).json()
    assert [message["seq"] for message in news] == list(range(381, 401))
    assert [message["type"] for message in news] == ["move", "undo"] * 10
    (whole,) = table.get("/updates", 0, since=10, wait=0).json()
    assert whole["type"] == "snapshot"
    server.app.state.services.hall.forget_all()
    assert table.get("/updates", 0, since=380, wait=0).json() == news


def test_who_asks_for_too_much_work_is_refused_and_others_are_not(tmp_path: Path) -> None:
    """Work is counted by what it costs, not by requests."""
    limits = Limits()
    with running(str(tmp_path / "x.db"), limits=limits) as server:
        table = server.table("person", "person")
        table.play_out(random.Random(1), 30)
        assert table.get("/position", ply=7).status_code == 200
        limits.charge("replay", "127.0.0.1", 10)
        answer = table.get("/position", ply=7)
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "server-too-many")
        assert table.get().status_code == 200
        (news,) = table.get("/updates", 0, since=20, wait=0).json()
        assert news["type"] == "snapshot", "the whole table is cheaper than news that must be worked out"


def test_a_table_full_of_words_takes_only_moves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ENTRIES", 2)
    table = server.table("person", "person")
    assert [table.post("/chat", {"text": "hello"}, 0).status_code for _ in range(3)] == [200, 200, 403]
    assert table.post("/name", {"name": "Ana"}, 0).status_code == 403
    assert table.play(0, 0, "place 2 forest").status_code == 200


# Who is away.


def test_nobody_is_replaced_at_a_table_that_everybody_has_left(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot plays for somebody who is away only while another person is there."""
    monkeypatch.setattr(live, "LOOK_EVERY", 0.05)
    table = server.table("person", "person", takeover=10)
    hall = server.app.state.services.hall
    with table.live() as watching:
        assert watching.next()["type"] == "snapshot"
        room = hall.rooms[table.id]
        room.table = replace(room.table, moved=room.table.moved - 1000)
        room.seen.clear()
        time.sleep(0.5)
        assert table.snapshot()["table"]["seats"][0]["substitute"] is None
        with table.live(1) as other:
            assert other.next()["type"] == "snapshot"
            table.until(lambda seen: seen["table"]["seats"][0]["substitute"] is not None)


# Many at once.


def test_many_come_at_once_to_a_table_that_is_not_in_memory(address: str) -> None:
    """All get it, from one reading; again and again, with some who come a moment later."""
    with running(address) as server:
        table = server.table("person", "person")
        hall = server.app.state.services.hall

        async def crowd() -> None:
            for number in range(60):
                hall.rooms.clear()

                async def come(delay: int) -> str:
                    for _ in range(delay):
                        await asyncio.sleep(0)
                    room = await hall.borrow(table.id)
                    hall.give_back(room)
                    return str(room.id)

                found = await asyncio.gather(*[come((i * number) % 37) for i in range(12)])
                assert found == [table.id] * 12

        asyncio.run_coroutine_threadsafe(crowd(), server.loop).result(PATIENCE)


def test_a_table_that_was_just_forgotten_is_brought_up_to_date(tmp_path: Path) -> None:
    """Who gets a table that left the memory in the same moment does not see it as it was then."""
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")
        hall = server.app.state.services.hall

        async def forget() -> Any:
            room = hall.rooms.pop(table.id)
            room.unsure = True  # as `give_back` does
            return room

        old = asyncio.run_coroutine_threadsafe(forget(), server.loop).result(PATIENCE)
        assert table.play(0, 0, "place 2 forest").status_code == 200

        async def come_back() -> int:
            hall.rooms[table.id] = old
            async with hall.at(table.id) as room:
                return int(room.table.ply)

        assert asyncio.run_coroutine_threadsafe(come_back(), server.loop).result(PATIENCE) == 1


@pytest.mark.parametrize("steps", range(6))
def test_a_table_that_is_forgotten_while_it_is_brought_is_brought_again(tmp_path: Path, steps: int) -> None:
    """Between its coming and the waking of who waits for it, nothing that is forgotten comes back."""
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")
        hall = server.app.state.services.hall
        borrow, calls = hall.borrow, []

        async def counted(table_id: str) -> Any:
            calls.append(table_id)
            assert len(calls) < 20, "it spins"
            return await borrow(table_id)

        async def come() -> bool:
            async with hall.at(table.id) as room:
                return bool(room.gone)

        async def forgotten_meanwhile() -> bool:
            hall.forget_all()
            hall.borrow = counted
            waiting = asyncio.create_task(come())
            while table.id not in hall.rooms:
                await asyncio.sleep(0)
            for _ in range(steps):
                await asyncio.sleep(0)
            hall.forget_all()  # the database was changed from outside
            return await waiting

        with suppress(Refused):  # who waits for its lock already is asked to come again
            assert not asyncio.run_coroutine_threadsafe(forgotten_meanwhile(), server.loop).result(PATIENCE)
        hall.borrow = borrow
        assert table.snapshot(0)["seat"] == 0
