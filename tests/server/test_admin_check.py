"""`civtable validate --db` and `civtable admin check`: every class of table, on both databases."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import MetaData, insert

from civtable.cli.main import main
from civtable.core.values import Json
from civtable.games.imperium.campaign.series import new_campaign
from civtable.games.imperium.cards.table import NATION_IDS
from civtable.server.keeping.opening import alembic_config
from civtable.server.storage.database import database_url, open_engine
from civtable.server.storage.packing import packed
from civtable.text import LANGUAGES
from civtable.trials.postgres import Postgres
from tests.server.stored import SEED, Database, after, completed, random_table, with_bot

Output = pytest.CaptureFixture[str]


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    found = Database(address)
    yield found
    found.close()


def answer(output: Output, *arguments: str, code: int = 0) -> Any:
    """What a command answers in JSON; the seed is never in it."""
    assert main([*arguments, "--json"]) == code
    out, err = output.readouterr()
    assert err == ""
    assert SEED not in out
    return json.loads(out)


def add_campaign(database: Database, campaign_id: str, text: str | None = None) -> None:
    campaign = new_campaign("Ana", NATION_IDS.index("romans"), "classics", False)
    database.do(
        "INSERT INTO campaigns (id, hash, seq, text, created, changed) VALUES (:id, 'h', 0, :text, 1, 1)",
        id=campaign_id,
        text=campaign.to_text() if text is None else text,
    )


VIEW: dict[str, Json] = {"players": []}
END: dict[str, Json] = {
    **{"ply": 1, "views": {"-1": VIEW, "0": VIEW, "1": VIEW}, "scores": [], "log": []},
    **{"history": [], "sources": [], "record": ""},
}


def keep_end(database: Database, table_id: str, end: Json) -> None:
    """A finished game is kept, with this."""
    database.do(
        "INSERT INTO finals (table_id, version, body) VALUES (:id, 0, :body)", id=table_id, body=packed(end)
    )


def test_a_kept_end_that_cannot_be_read_is_damage_unless_the_rules_lead_there(
    database: Database, capsys: Output
) -> None:
    replayed, lost = database.random(5000), database.random(5000)
    for table in (replayed, lost):
        keep_end(database, table, {**END, "log": 5})
    database.do("UPDATE tables SET version = 0")
    database.do("UPDATE entries SET body = '\"x\"' WHERE table_id = :id AND seq = 1", id=lost)
    found = answer(capsys, "validate", "--db", database.address, code=1)
    told = [(one["id"], one["result"]) for one in found["found"]]
    assert sorted(told) == sorted([(replayed, "goes_on"), (lost, "damaged")])


def test_every_class_is_counted_and_told(database: Database, capsys: Output) -> None:
    database.random()
    database.random(5000)
    goes_on, pinned, kept, bad, gap = [database.random(5000 if i == 2 else 20) for i in range(5)]
    database.do("UPDATE tables SET version = 0 WHERE id IN (:a, :b, :c)", a=goes_on, b=pinned, c=kept)
    database.do("UPDATE entries SET trace = '00000000' WHERE table_id = :id AND seq = 9", id=pinned)
    database.do("UPDATE entries SET body = '\"x\"' WHERE table_id = :id AND seq = 1", id=kept)
    keep_end(database, kept, END)
    database.do("UPDATE entries SET body = '\"dance\"' WHERE table_id = :id AND seq = 7", id=bad)
    database.do("DELETE FROM entries WHERE table_id = :id AND seq = 3", id=gap)
    add_campaign(database, "good")
    add_campaign(database, "bad", "{}")

    found = answer(capsys, "validate", "--db", database.address, code=1)
    assert found["counts"] == {"exact": 2, "goes_on": 1, "pinned": 1, "kept": 1, "damaged": 2}
    assert found["campaigns"] == {"exact": 1, "damaged": 1}
    told = {one["id"]: (one["result"], one["ply"]) for one in found["found"]}
    assert told == {
        goes_on: ("goes_on", None),
        pinned: ("pinned", 9),
        kept: ("kept", None),
        bad: ("damaged", 7),
        gap: ("damaged", 3),
        "bad": ("damaged", None),
    }
    for language in LANGUAGES:
        assert main(["validate", "--db", database.address, "--lang", language]) == 1
        out = capsys.readouterr().out
        assert SEED not in out
        assert all(table_id in out for table_id in told)


def test_a_finished_table_of_a_deal_that_was_opened_is_sound(database: Database, capsys: Output) -> None:
    row, entries = random_table(5000, sealed=True)
    opened = after(entries, "unseal", None, None)
    database.add(completed(row, opened), opened)
    for command_ in (["validate"], ["admin", "check"]):
        found = answer(capsys, *command_, "--db", database.address)
        assert found["counts"] == {"exact": 1, "goes_on": 0, "pinned": 0, "kept": 0, "damaged": 0}


def test_without_a_kept_final_a_finished_game_is_judged(database: Database, capsys: Output) -> None:
    table = database.random(5000)
    database.do("UPDATE tables SET version = 0")
    database.do("UPDATE entries SET body = '\"x\"' WHERE seq = 1")
    found = answer(capsys, "validate", "--db", database.address)
    assert [(one["id"], one["result"], one["ply"]) for one in found["found"]] == [(table, "pinned", 1)]


def test_a_kept_final_of_these_rules_is_replayed_all_the_same(database: Database, capsys: Output) -> None:
    table = database.random(5000)
    database.do("INSERT INTO finals (table_id, version, body) VALUES (:id, 1, :body)", id=table, body=b"{}")
    assert answer(capsys, "validate", "--db", database.address)["counts"]["exact"] == 1
    database.do("UPDATE entries SET body = '\"x\"' WHERE seq = 5")
    assert answer(capsys, "validate", "--db", database.address, code=1)["counts"]["damaged"] == 1


def test_a_row_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path, capsys: Output) -> None:
    database = Database(str(tmp_path / "x.db"))
    bad, good = database.random(), database.random()
    database.do("UPDATE tables SET settings = '{\"a' WHERE id = :id", id=bad)
    found = answer(capsys, "validate", "--db", database.address, code=1)
    assert [(one["id"], one["result"]) for one in found["found"]] == [(bad, "damaged")]
    assert found["counts"]["exact"] == 1
    assert main(["admin", "tables", "--db", database.address]) == 0
    assert good in capsys.readouterr().out
    database.close()


def test_check_is_content_with_a_good_database(database: Database, capsys: Output) -> None:
    database.random(first=with_bot())
    database.random(5000)
    add_campaign(database, "good")
    found = answer(capsys, "admin", "check", "--db", database.address)
    assert (found["database"], found["found"]) == ([], [])
    assert main(["admin", "--db", database.address, "check"]) == 0
    assert "All is well." in capsys.readouterr().out


@pytest.mark.parametrize(
    "change",
    ["ply = 3", "status = 'over'", "deciding = NULL", "seats = '[]'", "seq = 19", "bot_next = (1 = 1)"],
)
def test_check_finds_a_row_that_disagrees_with_its_entries(
    database: Database, change: str, capsys: Output
) -> None:
    table = database.random()
    database.do(f"UPDATE tables SET {change}")
    assert answer(capsys, "validate", "--db", database.address)["counts"]["exact"] == 1
    found = answer(capsys, "admin", "check", "--db", database.address, code=1)
    assert [(one["id"], one["differing"]) for one in found["found"]] == [(table, [change.split()[0]])]
    assert main(["admin", "check", "--db", database.address]) == 1
    assert change.split()[0] in capsys.readouterr().out


def test_a_damaged_analysis_is_found(database: Database, capsys: Output) -> None:
    """What came of it has to be readable, and each decision too; one that is not done yet has nothing."""
    good, no_result, no_decision, not_done = [database.random(5000) for _ in range(4)]
    result, decision = packed({"decisions": [{"ply": 3}]}), packed({"decision": {}})
    for table in (good, no_result, no_decision, not_done):
        database.do(
            "INSERT INTO analyses (table_id, all_open, state, games, done, tries, asked, until, body) "
            "VALUES (:id, (1 = 0), :state, 12, 1, 0, 1, 0, :body)",
            id=table,
            state="stopped" if table == not_done else "done",
            body=b"{}" if table == no_result else result,
        )
        database.do(
            "INSERT INTO analysis_parts (table_id, all_open, kind, number, body) "
            "VALUES (:id, (1 = 0), 'decision', 3, :body)",
            id=table,
            body=b"{}" if table == no_decision else decision,
        )
    found = answer(capsys, "admin", "check", "--db", database.address, code=1)
    assert found["analyses"] == {"exact": 1, "damaged": 2}
    told = {(one["what"], one["id"], one["result"]) for one in found["found"]}
    assert told == {("analysis", no_result, "damaged"), ("analysis", no_decision, "damaged")}
    for language in LANGUAGES:
        assert main(["admin", "check", "--db", database.address, "--lang", language]) == 1
        assert no_result in capsys.readouterr().out


def test_check_finds_rows_that_refer_to_nothing(tmp_path: Path, capsys: Output) -> None:
    database = Database(str(tmp_path / "x.db"))
    database.random()
    database.close()
    with sqlite3.connect(tmp_path / "x.db") as connection:
        connection.execute("INSERT INTO presence VALUES ('nothing', 0, 1.0)")
    connection.close()
    found = answer(capsys, "admin", "check", "--db", database.address, code=1)
    assert found["database"] == ["presence 1 -> tables"]


def test_check_finds_a_broken_file(tmp_path: Path, capsys: Output) -> None:
    """A page of the file is written over: that is a finding, and no copy is made of it."""
    path = tmp_path / "x.db"
    database = Database(str(path))
    for _ in range(30):
        database.random()
    database.do("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    data = bytearray(path.read_bytes())
    page = data.rindex(b'"place ') // 4096 * 4096  # one with entries on it
    data[page : page + 4096] = b"\xa5" * 4096
    path.write_bytes(data)
    assert main(["admin", "check", "--db", str(path)]) == 1
    out, err = capsys.readouterr()
    assert "The database is damaged: " in out
    assert err == ""
    assert main(["admin", "backup", str(tmp_path / "copy.db"), "--db", str(path)]) == 2
    assert not (tmp_path / "copy.db").exists()


# Older forms.


def old_database(address: str) -> None:
    """A database of the first form, with one finished game of it."""
    engine = open_engine(database_url(address))
    config = alembic_config()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
    row, entries = random_table(5000)
    with engine.begin() as connection:
        old = MetaData()
        old.reflect(connection)
        known = old.tables["tables"].columns.keys()
        connection.execute(insert(old.tables["tables"]), {name: row[name] for name in known})
        parts = old.tables["entries"].columns.keys()
        rows = [{"table_id": row["id"], **vars(entry)} for entry in entries]
        connection.execute(
            insert(old.tables["entries"]), [{name: one[name] for name in parts} for one in rows]
        )
    engine.dispose()


def form_of(address: str) -> str:
    engine = open_engine(database_url(address))
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    engine.dispose()
    return str(found)


def test_a_database_of_an_older_form_is_validated_and_left_as_it_is(address: str, capsys: Output) -> None:
    """Before an upgrade the new program judges what the old one wrote, while the old server runs on."""
    old_database(address)
    assert answer(capsys, "validate", "--db", address)["counts"]["exact"] == 1
    assert answer(capsys, "admin", "check", "--db", address)["found"] == []
    assert form_of(address) == "0001"
    assert main(["admin", "tables", "--db", address]) == 2
    assert "older civtable" in capsys.readouterr().err


def test_a_newer_or_foreign_database_is_refused(address: str, pg: Postgres, capsys: Output) -> None:
    database = Database(address)
    database.do("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    for arguments in (["validate", "--db", address], ["admin", "check", "--db", address]):
        assert main(arguments) == 2
        assert "newer" in capsys.readouterr().err
    assert main(["admin", "check", "--db", pg.new_database()]) == 2
    assert "no database of civtable" in capsys.readouterr().err
