"""Games for puzzles: everybody who played says so, and `civtable admin export --for-puzzles` writes these."""

import random
from pathlib import Path
from typing import Any

from civtable.cli.main import main
from civtable.core.record import record_from_text
from civtable.server.storage.database import database_url, open_engine
from tests.server.running import Running, Table, running


def allow(table: Table, seat: int, yes: bool = True) -> Any:
    answer = table.post("/puzzles", {"yes": yes}, seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


def exported(address: str, folder: Path) -> set[str]:
    assert main(["admin", "export", str(folder), "--for-puzzles", "--db", address]) == 0
    return {path.name.removeprefix("stone_age-").removesuffix(".json") for path in folder.iterdir()}


def test_a_seat_allows_it_and_takes_that_back(server: Running) -> None:
    table = server.table("person", "person")
    assert table.get("/puzzles", 0).json()["error"]["key"] == "server-not-over"
    assert table.post("/puzzles", {"yes": True}, 0).status_code == 403
    table.play_out(random.Random(1))
    assert table.get("/puzzles", 0).json() == {"asked": True, "yes": False}
    assert allow(table, 0) == allow(table, 0) == {"asked": True, "yes": True}
    assert table.get("/puzzles", 1).json() == {"asked": True, "yes": False}
    assert allow(table, 0, yes=False) == table.get("/puzzles", 0).json() == {"asked": True, "yes": False}
    assert table.get("/puzzles").status_code == table.post("/puzzles", {"yes": True}).status_code == 401


def test_a_game_of_others_is_not_asked_about(server: Running) -> None:
    """A branch begins with what others have played, a record is a file."""
    table = server.table("person", "medium")
    table.play_out(random.Random(1), 20)
    table.until(lambda seen: seen["decision"]["seat"] == 0)
    table.play_out(random.Random(2))
    branch = table.post("/branch", {"ply": 300, "seat": 0}).json()
    again = Table(server, branch["id"], {one["seat"]: one["token"] for one in branch["seats"]})
    again.play_out(random.Random(3))
    assert again.get("/puzzles", 0).json() == {"asked": False, "yes": False}


def test_only_games_that_all_have_allowed_are_written(address: str, tmp_path: Path) -> None:
    with running(address) as server:
        all_have = server.table("person", "person", title="Ana's birthday")
        one_has, bots, left, running_still = (
            server.table("person", "person"),
            server.table("medium", "medium"),
            server.table("person", "person"),
            server.table("person", "person"),
        )
        left.play_out(random.Random(1), 5)
        assert left.post("/leave", {"level": "medium"}, 1).status_code == 200
        running_still.play_out(random.Random(1), 5)
        for table in (all_have, one_has, left):
            table.play_out(random.Random(1))
            allow(table, 0)
        allow(all_have, 1)
        bots.until(lambda seen: seen["table"]["status"] == "over")
        assert exported(address, tmp_path / "first") == {all_have.id}
        allow(all_have, 0, yes=False)
        assert exported(address, tmp_path / "second") == set()
    text = (tmp_path / "first" / f"stone_age-{all_have.id}.json").read_text("utf-8")
    assert record_from_text(text).seats == ["human", "human"]
    assert "Ana" not in text


def test_whoever_deletes_the_account_allows_nothing_any_more(address: str, tmp_path: Path) -> None:
    with running(address) as server:
        account = {"name": "Ana", "password": "correct horse"}
        assert server.http.post("/api/account", json=account).status_code == 201
        table, other = server.table("person", "medium"), server.table("person", "person")
        assert table.post("/keep", by=0).status_code == 204
        for one in (table, other):
            one.play_out(random.Random(1))
            allow(one, 0)
        allow(other, 1)
        assert exported(address, tmp_path / "before") == {table.id, other.id}
        gone = server.http.request("DELETE", "/api/account", json={"password": account["password"]})
        assert gone.status_code == 204, gone.text
        assert exported(address, tmp_path / "after") == {other.id}
    engine = open_engine(database_url(address))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM allowances").scalar() == 2
    engine.dispose()
