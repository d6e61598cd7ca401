"""Live updates: in order, nothing missing, nothing twice, also after a lost connection."""

import asyncio
import json
import random
import threading
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from civtable.server.tables import live
from tests.server.running import PATIENCE, Live, Running, running, wait_for


def without_presence(message: Any) -> Any:
    """A message, apart from who is at the table just now."""
    text = json.dumps(message)
    return json.loads(text.replace('"here": true', '"here": false'))


def test_a_snapshot_comes_first_then_one_message_for_each_change(server: Running) -> None:
    table = server.table("person", "person")
    with table.live(0) as mine, table.live() as theirs:
        first = mine.next()
        assert without_presence(first) == without_presence(table.snapshot(0))
        assert theirs.next()["seat"] is None
        table.play(0, 0, "place 2 forest")
        table.post("/chat", {"text": "hm"}, 1)
        table.post("/name", {"name": "Ana"}, 0)
        kinds = [mine.next() for _ in range(3)]
        assert [(one["type"], one["seq"]) for one in kinds] == [("move", 1), ("chat", 2), ("table", 3)]
        assert kinds[0]["line"]["code"] == "place 2 forest"
        assert kinds[0]["view"] == table.snapshot(0)["view"]
        watched = theirs.next()
        assert (watched["line"]["code"], watched["choice"]) == (None, None)


def test_who_comes_back_hears_what_was_missed_and_nothing_else(server: Running) -> None:
    """Whatever the last known number is, the messages after it are those that were sent live."""
    table = server.table("person", "person")
    dice = random.Random(3)
    with table.live(1) as news:
        news.next()
        table.play_out(dice, 12)
        deciding = table.snapshot()["decision"]["seat"]
        table.post("/chat", {"text": "one"}, 0)
        table.post("/undo/ask", {"ply": 9}, deciding)
        table.post("/undo/answer", {"yes": True}, 1 - deciding)
        table.play_out(dice, 4)
        last = table.snapshot()["seq"]
        heard = news.until(last)
    assert [one["seq"] for one in heard] == list(range(1, last + 1))
    assert {"move", "undo", "chat", "undo_state"} <= {one["type"] for one in heard}
    for since in range(last + 1):
        polled = table.get("/updates", 1, since=since, wait=0).json()
        assert [without_presence(one) for one in polled] == [without_presence(one) for one in heard[since:]]
    with table.live(1, since=5) as again:
        missed = again.until(last)
        table.post("/chat", {"text": "two"}, 0)
        assert again.next()["seq"] == last + 1
    assert [without_presence(one) for one in missed] == [without_presence(one) for one in heard[5:]]


def test_a_number_that_cannot_be_gives_the_whole_table(server: Running) -> None:
    table = server.table("person", "person")
    for since in (99, -4):
        with table.live(0, since=since) as news:
            assert news.next()["type"] == "snapshot"


def test_long_polling_waits_for_news(server: Running) -> None:
    table = server.table("person", "person")
    assert table.get("/updates", 0).json()[0]["type"] == "snapshot"
    assert table.get("/updates", 0, since=0, wait=0.05).json() == []
    later = threading.Timer(0.3, lambda: table.play(0, 0, "place 2 forest"))
    later.start()
    news = [one for one in table.get("/updates", 1, since=0, wait=20).json() if one["type"] == "move"]
    assert [one["seq"] for one in news] == [1]
    later.join()


def test_a_connection_lost_again_and_again_misses_nothing(server: Running) -> None:
    """Bots play at full speed while a spectator drops the line after every few messages."""
    table = server.table("person", "random", private=True)
    with table.live() as news:
        heard = [news.next()]
        table.post("/leave", {"level": "random"}, 0)
        heard += news.until(40)
    while heard[-1].get("decision", "a choice") is not None:
        with table.live(since=heard[-1]["seq"]) as news:
            for _ in range(40):
                heard.append(news.next())
                if heard[-1].get("decision", "a choice") is None:
                    break
    for before, after in pairwise(heard):
        whole = after["type"] == "snapshot"  # who has fallen far behind is told the whole table
        assert after["seq"] > before["seq"] if whole else after["seq"] == before["seq"] + 1
    assert len([one for one in heard if one["type"] == "move"]) > 30
    assert heard[-1]["ply"] == table.snapshot()["ply"]


def test_presence_is_told(server: Running) -> None:
    table = server.table("person", "person")
    with table.live(0) as mine:
        mine.next()
        with table.live(1):
            told = mine.any()
            while told != {"type": "here", "here": [0, 1]}:
                told = mine.any()
        while told != {"type": "here", "here": [0]}:
            told = mine.any()
    wait_for(lambda: not any(seat["here"] for seat in table.snapshot()["table"]["seats"]))


def test_pings_are_answered(server: Running) -> None:
    table = server.table("person", "person")
    with table.live() as news:
        news.next()
        news.socket.send('{"ping":1}')
        assert news.any() == {"pong": 1}


@pytest.mark.parametrize("hello", ["", "[]", '{"token": 3}', '{"since": "x"}', "[" * 3000, "x" * 9000])
def test_a_wrong_first_message_ends_the_connection(server: Running, hello: str) -> None:
    table = server.table("person", "person")
    with connect(f"ws://{server.host}/api/tables/{table.id}/live") as socket:
        socket.send(hello)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        assert socket.close_code in (4400, 1009)


def closing_code(server: Running, table_id: str, hello: Any) -> int | None:
    """The code with which a connection is closed that says something wrong."""
    with connect(f"ws://{server.host}/api/tables/{table_id}/live") as socket:
        socket.send(json.dumps(hello))
        with pytest.raises(ConnectionClosed):
            Live(socket).next()
        return socket.close_code


def test_wrong_tokens_and_tables_are_told_apart(server: Running) -> None:
    table = server.table("person", "person")
    other = server.table("person", "person")
    assert closing_code(server, table.id, {"token": other.tokens[0]}) == 4401
    assert closing_code(server, "nosuchtable0", {"token": None}) == 4404


def test_a_foreign_page_cannot_listen(server: Running) -> None:
    table = server.table("person", "person")
    address = f"ws://{server.host}/api/tables/{table.id}/live"
    with pytest.raises(InvalidStatus), connect(address, additional_headers={"Origin": "http://evil.example"}):
        pass
    with connect(address, additional_headers={"Origin": f"http://{server.host}"}) as socket:
        socket.send('{"token": null}')
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "snapshot"


def test_a_bot_plays_for_somebody_who_stays_away_until_they_are_back(server: Running) -> None:
    """Only after the time the table chose, only while another person is here."""
    table = server.table("person", "person", takeover=1000)
    hall = server.app.state.services.hall
    with table.live(1) as news:
        news.next()
        room = hall.rooms[table.id]
        time.sleep(2.5)
        assert table.snapshot()["ply"] == 0, "it was too early"
        room.table = replace(room.table, takeover=1)
        told = news.next()
        assert (told["type"], told["table"]["seats"][0]["substitute"]) == ("table", "medium")
        moved = news.next()
        assert (moved["type"], moved["line"]["seat"]) == ("move", 0)
        with table.live(0) as back:
            back.next()
            seen = table.until(lambda seen: seen["table"]["seats"][0]["substitute"] is None)
            assert seen["table"]["seats"][0]["kind"] == "person"


def test_a_table_that_keeps_one_waiting_hides_nobody_at_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is here is seen at each table by itself: one may be locked for long."""
    monkeypatch.setattr(live, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(live, "HEARTBEAT", 0.0)
    with running(str(tmp_path / "t.db")) as server:
        stuck, free = server.table("person", "person"), server.table("person", "person")
        looks: list[str] = []

        async def refresh(hall: Any, room: Any) -> None:
            looks.append(room.id)
            if room.id == stuck.id:
                await asyncio.Event().wait()

        with stuck.live(0) as one, free.live(0) as other:
            one.next()
            other.next()
            monkeypatch.setattr(live, "refresh_presence", refresh)
            wait_for(lambda: stuck.id in looks and looks.count(free.id) >= 3)
            assert looks.count(stuck.id) == 1
