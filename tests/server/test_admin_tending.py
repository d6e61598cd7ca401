"""`civtable admin` for tables and accounts, on both databases."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from civtable.cli.main import main
from civtable.games import GAMES
from civtable.server.storage.told import read_told, tables_since
from civtable.text import LANGUAGES
from tests.server.people import person_at
from tests.server.running import running
from tests.server.stored import SEED, Database
from tests.server.test_tournaments import made, shown

Output = pytest.CaptureFixture[str]


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    found = Database(address)
    yield found
    found.close()


def listed(output: Output, address: str, *arguments: str) -> Any:
    output.readouterr()
    assert main(["admin", "tables", "--json", "--db", address, *arguments]) == 0
    out = output.readouterr().out
    assert SEED not in out
    return json.loads(out)


def done(address: str, *arguments: str, code: int = 0) -> None:
    assert main(["admin", *arguments, "--db", address]) == code


def told(database: Database) -> dict[str, str]:
    """What running servers find of it."""
    with database.engine.connect() as connection:
        return read_told(connection)


def test_tables_are_listed_and_found(database: Database, capsys: Output) -> None:
    first, second, third = database.random(), database.random(5000), database.random()
    done(database.address, "put-away", third)
    done(database.address, "quarantine", first, "--why", "odd things\nhappen here")
    tables = {one["id"]: one for one in listed(capsys, database.address)}
    assert set(tables) == {first, second, third}
    assert (tables[second]["status"], tables[second]["problem"]) == ("over", None)
    assert (tables[third]["away"], tables[first]["away"]) == (True, False)
    assert "odd things happen here" in tables[first]["problem"]
    assert [one["id"] for one in listed(capsys, database.address, "--problem")] == [first]
    assert [one["id"] for one in listed(capsys, database.address, "--away")] == [third]
    assert [one["id"] for one in listed(capsys, database.address, "--status", "over")] == [second]
    for language in LANGUAGES:
        assert main(["admin", "tables", "--db", database.address, "--lang", language]) == 0
        out = capsys.readouterr().out
        assert all(table_id in out for table_id in tables)
        assert SEED not in out


def test_what_was_set_is_unset(database: Database) -> None:
    first, second = database.random(), database.random()
    done(database.address, "put-away", first, second)
    assert database.value("SELECT count(*) FROM tables WHERE away") == 2
    done(database.address, "bring-back", second, first)
    assert database.value("SELECT count(*) FROM tables WHERE away") == 0
    done(database.address, "quarantine", first)
    problem = database.value("SELECT problem FROM tables WHERE id = :id", id=first)
    problem = json.loads(problem) if isinstance(problem, str) else problem
    assert problem == {
        "kind": "operator",
        "key": "server-problem-operator",
        "args": {"why": "no reason was given"},
        "ply": None,
        "version": GAMES["stone_age"].version,
    }
    done(database.address, "release", first)
    assert database.value("SELECT count(*) FROM tables WHERE problem IS NOT NULL") == 0


@pytest.mark.parametrize("action", ["put-away", "bring-back", "quarantine", "release"])
def test_running_servers_can_notice_every_change(database: Database, action: str) -> None:
    table, other = database.random(), database.random()
    seen = [told(database)]
    for _ in range(3):
        done(database.address, action, table)
        seen.append(told(database))
        assert tables_since(*seen[-2:]) == [table]
    done(database.address, action, table, other)
    assert sorted(tables_since(seen[-1], told(database)) or []) == sorted([table, other])


def test_of_several_tables_all_are_changed_or_none(database: Database, capsys: Output) -> None:
    table = database.random()
    done(database.address, "put-away", table, "nothing", code=2)
    assert capsys.readouterr().err == "civtable: There is no table nothing.\n"
    assert database.value("SELECT count(*) FROM tables WHERE away") == 0
    assert told(database) == {}


def test_a_problem_that_nobody_has_words_for_is_listed(database: Database, capsys: Output) -> None:
    database.random()
    for problem, told in (
        ({"kind": "new", "key": "from-the-future", "args": {}}, "new"),
        ({"kind": "damaged", "key": "judge-gap", "args": {"seq": 4}}, "entry 4 is missing"),
        ({"kind": "bot", "key": "judge-entry", "args": {}}, "bot"),
        ([], "?"),
    ):
        database.do("UPDATE tables SET problem = :problem", problem=json.dumps(problem))
        assert [one["problem"] for one in listed(capsys, database.address)] == [told]


# Accounts.


def test_accounts_are_listed_reset_and_deleted(address: str, capsys: Output) -> None:
    with running(address) as server:
        answer = server.http.post("/api/account", json={"name": "Ana María", "password": "correct horse"})
        assert answer.status_code == 201
        table = server.table("person", "person")
        assert table.post("/keep", by=0).status_code == 204
        assert main(["admin", "accounts", "--json", "--db", address]) == 0
        (found,) = json.loads(capsys.readouterr().out)
        assert (found["name"], found["sessions"], found["seats"]) == ("Ana María", 1, 1)
        assert main(["admin", "accounts", "--db", address]) == 0
        assert "Ana María" in capsys.readouterr().out

        assert main(["admin", "accounts", "reset", "ana  maría", "--db", address]) == 0
        out = capsys.readouterr().out
        (code,) = re.findall(r"(?:[2-9A-HJKMNP-Z]{5}-){4}[2-9A-HJKMNP-Z]{5}", out)
        database = Database(address)
        wish = {"name": "Ana María", "code": code, "password": "another horse"}
        assert server.http.post("/api/session/recover", json=wish).status_code == 200

        assert main(["admin", "accounts", "delete", "nobody", "--yes", "--db", address]) == 2
        assert main(["admin", "accounts", "delete", "ANA MARÍA", "--yes", "--db", address]) == 0
        assert database.value("SELECT count(*) FROM accounts") == 0
        assert server.http.get("/api/account/tables").status_code == 401
        assert table.snapshot(0)["seat"] == 0, "the seat is still there for who has its link"
        database.close()


def test_deleting_asks_first(database: Database, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    database.do("INSERT INTO accounts (name, name_key, password, created) VALUES ('B', 'b', 'p', 1)")
    monkeypatch.setattr("sys.stdin", None)
    done(database.address, "accounts", "delete", "B", code=2)
    assert "Nothing was changed." in capsys.readouterr().err
    assert database.value("SELECT count(*) FROM accounts") == 1


# Tournaments.


def test_an_operator_names_who_organises_a_tournament(address: str, capsys: Output) -> None:
    """Where the one who made it does not come back; what is over needs nobody any more."""
    with running(address) as server, person_at(server.url) as ana, person_at(server.url) as ben:
        for one in (ana, ben):
            assert one.enter().status_code == 201
        tournament = made(ana)
        before = shown(ben, tournament)["changed"]
        done(address, "organiser", tournament, ben.name.upper())
        told = shown(ben, tournament)
        assert (told["organiser"], told["you"]["organiser"]) == (ben.name, True)
        assert told["changed"] != before, "open pages hear of it"
        assert ben.http.post(f"/api/tournaments/{tournament}/cancel").status_code == 200
        for arguments in ((tournament, ben.name), ("nothing", ben.name), (tournament, "nobody")):
            done(address, "organiser", *arguments, code=2)
        assert f"There is no tournament {tournament} that is not over." in capsys.readouterr().err
