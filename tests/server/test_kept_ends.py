"""A finished game of other rules whose kept end is damaged: it says so, and nobody waits for it in vain."""

import random
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from civtable.games import GAMES
from civtable.server.storage.packing import packed, unpacked
from tests.server.running import Running, Table, running

PARTS = ("/history", "/sources", "/record")
OLD_EVENT = {"kind": "danced", "seat": 0, "a": 1, "b": 2, "words": {}}


def with_part(name: str, value: Any) -> Callable[[bytes], bytes]:
    return lambda body: packed({**unpacked(body), name: value})


def without(name: str) -> Callable[[bytes], bytes]:
    return lambda body: packed({key: part for key, part in unpacked(body).items() if key != name})


def unseen(eyes: str) -> Callable[[bytes], bytes]:
    """Nobody has kept what these eyes saw."""
    return lambda body: with_part(
        "views", {key: view for key, view in unpacked(body)["views"].items() if key != eyes}
    )(body)


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "nothing of ours": lambda body: b"nothing of ours",
    "cut off": lambda body: body[: len(body) // 2],
    "a list": lambda body: packed([]),
    "deep": lambda body: zlib.compress(b"[" * 100_000),
    "no log": without("log"),
    "a log that is a number": with_part("log", 5),
    "a line that is a number": with_part("log", [5]),
    "a line without events": with_part("log", [{"ply": 1, "seat": 0, "code": "x"}]),
    "an old event of an unknown kind": with_part("log", [{"events": [OLD_EVENT]}]),
    "views that are a list": with_part("views", []),
    "a view that is a word": with_part("views", {"-1": "x", "0": "x", "1": "x"}),
    "views without players": with_part("views", {"-1": {}, "0": {}, "1": {}}),
    "unseen by everybody": unseen("-1"),
    "unseen by a seat": unseen("1"),
    "no ply": without("ply"),
    "no scores": with_part("scores", None),
    "no record": without("record"),
    "no sources": without("sources"),
}


class Kept:
    """A server with a finished game, whose kept end can be damaged behind its back."""

    def __init__(self, server: Running, path: Path) -> None:
        self.server = server
        self.path = path
        self.table = server.table("person", "person")
        self.table.play_out(random.Random(4))
        self.parts = {name: self.table.get(name).json() for name in PARTS}
        self.body = self.value("SELECT body FROM finals")

    def value(self, query: str) -> Any:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(query).fetchone()[0]

    def do(self, statement: str, *values: Any) -> None:
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute(statement, values)
            connection.commit()

    def damaged(self, what: str, version: int = 99) -> None:
        """The end is damaged, the game is of some version of the rules, and the server reads all anew."""
        self.do("UPDATE finals SET body = ?", DAMAGES[what](self.body))
        self.do("UPDATE tables SET problem = NULL, version = ?", version)
        self.server.loop.call_soon_threadsafe(self.server.app.state.services.hall.forget_all)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    path = tmp_path_factory.mktemp("kept") / "x.db"
    with running(str(path)) as server:
        yield Kept(server, path)


@pytest.mark.parametrize("what", DAMAGES)
def test_of_these_rules_what_is_kept_is_made_anew(kept: Kept, what: str) -> None:
    """The entries are the truth: nothing is lost as long as the rules can replay them."""
    kept.damaged(what, GAMES["stone_age"].version)
    seen = kept.table.snapshot(0)
    assert (seen["table"]["problem"], seen["table"]["status"]) == (None, "over")
    assert {name: kept.table.get(name).json() for name in PARTS} == kept.parts


@pytest.mark.parametrize("what", DAMAGES)
def test_of_other_rules_that_lead_the_same_way_the_game_is_replayed(kept: Kept, what: str) -> None:
    kept.damaged(what, GAMES["stone_age"].version - 1)
    assert kept.table.snapshot(1)["table"]["problem"] is None


@pytest.fixture
def lost(kept: Kept) -> Iterator[Kept]:
    """The rules cannot replay the game either."""
    body = kept.value("SELECT body FROM entries WHERE seq = 7")
    kept.do("UPDATE entries SET body = '\"no\"' WHERE seq = 7")
    yield kept
    kept.do("UPDATE entries SET body = ? WHERE seq = 7", body)


@pytest.mark.parametrize("what", DAMAGES)
def test_of_other_rules_the_table_says_that_it_is_damaged(lost: Kept, what: str) -> None:
    """Its page, its news and what was played can be had; all else is refused, and nothing hangs."""
    lost.damaged(what)
    table: Table = lost.table
    for seat in (None, 0, 1):
        problem = table.snapshot(seat)["table"]["problem"]
        assert (problem["kind"], problem["words"]["key"]) == ("damaged", "server-problem-damaged")
        assert len(table.get("/sealed", seat).json()["codes"]) > 20
        assert table.get("/log", seat).status_code == 200
        with table.live(seat) as news:
            assert news.next()["table"]["problem"] == problem
    for name in PARTS:
        assert table.get(name).status_code == 409
    assert lost.server.get("/tables").status_code == 200
