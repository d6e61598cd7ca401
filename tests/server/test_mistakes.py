"""Mistakes of ours at one table: the log says where, its page says that it stands still, others go on."""

import asyncio
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from civtable.core.game import State
from civtable.games import GAMES
from civtable.server.hints import service as hints
from civtable.server.tables import play, showing
from tests.server.running import PATIENCE, Running, Table, running, wait_for

GAME = GAMES["stone_age"]


def fail(*args: Any) -> Any:
    raise KeyError("a mistake of ours")


def break_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody's view of a game of three can be made."""
    view = GAME.view

    def fails(state: State, seat: int) -> Any:
        seen: Any = view(state, seat)
        assert len(seen["players"]) != 3, "a rule of ours is wrong"
        return seen

    monkeypatch.setattr(GAME, "view", fails)


def test_a_table_that_cannot_be_shown_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """To everybody, instead of an error; its clock stands, and all other tables are as before."""
    bad, good = server.table("person", "person", "person"), server.table("person", "person")
    break_views(monkeypatch)
    seen = bad.snapshot(0)
    assert (seen["table"]["problem"]["kind"], seen["view"], seen["choice"]) == ("damaged", None, None)
    assert bad.snapshot()["table"]["problem"] == seen["table"]["problem"]
    assert bad.play(0, 0, "place 2 forest").status_code == 409
    assert f"table {bad.id}" in caplog.text
    assert good.snapshot(0)["table"]["problem"] is None
    assert good.play(0, 0, "place 2 forest").status_code == 200
    server.loop.call_soon_threadsafe(server.app.state.services.hall.forget_all)
    assert bad.snapshot(0)["table"]["problem"] == seen["table"]["problem"], "also as the database has it"


def test_who_waits_for_news_of_such_a_table_gets_the_page(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a connection, which is closed once and then shows it, or by asking again and again."""
    one, other = server.table("person", "person", "person"), server.table("person", "person", "person")
    break_views(monkeypatch)
    for ask, bad in ((live_page, one), (polled_page, other)):
        assert ask(bad)["table"]["problem"]["kind"] == "damaged"


def live_page(table: Table) -> Any:
    with pytest.raises(Exception, match="4408"), table.live(0) as news:
        news.next()
    with table.live(0) as news:
        return news.next()


def polled_page(table: Table) -> Any:
    return table.get("/updates", 0).json()[0]


def test_news_that_cannot_be_told_are_the_whole_table(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = server.table("person", "person")
    assert table.play(0, 0, "place 2 forest").status_code == 200
    monkeypatch.setattr(showing, "message_text", fail)
    with table.live(0, since=0) as news:
        assert news.next()["type"] == "snapshot"
    assert table.id in caplog.text
    assert table.snapshot(0)["table"]["problem"] is None


def test_what_fails_for_one_request_is_found_in_the_log(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A move, a preview, an undo, a hint: the log names the table, which goes on."""
    table = server.table("person", "book", hints=True)
    assert table.play(0, 0, "place 2 forest").status_code == 200
    ply = table.until(lambda seen: seen["choice"] is not None, 0)["ply"]
    code = table.snapshot(0)["choice"]["options"][0]["code"]
    for place, name in ((play, "checked_codes"), (play, "stale"), (hints, "question_for")):
        monkeypatch.setattr(place, name, fail)
    asked: dict[str, Callable[[], Any]] = {
        "/moves": lambda: table.play(0, ply, code),
        "/preview": lambda: table.get("/preview", 0, code=code),
        "/undo": lambda: table.post("/undo", {"ply": ply}, 0),
        "/hint": lambda: table.post("/hint", {"ply": ply}, 0),
    }
    for path, ask in asked.items():
        caplog.clear()
        assert ask().status_code == 500, path
        told = [record for record in caplog.records if record.levelno == logging.ERROR]
        assert any(path in one.getMessage() and table.id in one.getMessage() for one in told), path
    monkeypatch.undo()
    assert table.play(0, ply, code).status_code == 200


def test_a_move_that_is_written_counts_whatever_follows_from_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Who made it is not told that it failed."""
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")
        server.app.state.services.hall.on_change = fail
        assert table.play(0, 0, "place 2 forest").status_code == 200
        assert table.play(1, 1, "place 2 river").status_code == 200
        assert table.id in caplog.text


def test_nothing_is_remembered_of_bots_whose_game_has_ended(server: Running) -> None:
    """Nor of those at tables that stand still."""
    bots = server.app.state.bots
    over, still = server.table("person", "person"), server.table("person", "person")
    for table in (over, still):
        bots.failures[table.id] = (0, 1)
        bots.thought[table.id] = (0, 1.0)
        bots.replaced.add((table.id, 1))
    over.play_out(random.Random(1))
    give_up = bots.give_up(still.id, AssertionError("a rule"))
    asyncio.run_coroutine_threadsafe(give_up, server.loop).result(PATIENCE)
    kept = {*bots.failures, *bots.thought, *[table_id for table_id, _ in bots.replaced]}
    wait_for(lambda: not kept & {over.id, still.id})
