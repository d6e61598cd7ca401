"""`civtable admin backup`, `restore`, `export` and `import`, on both databases and from one to the other."""

import json
import random
import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from civtable.cli.main import main
from civtable.core.record import record_from_text
from civtable.server.keeping import copying
from civtable.trials.postgres import Postgres
from tests.server.running import running
from tests.server.stored import SEED, Database, random_table, with_bot
from tests.server.test_admin_check import add_campaign, form_of, old_database

Output = pytest.CaptureFixture[str]


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    found = Database(address)
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A second database of each kind, so that copies go all four ways."""
    pg = request.getfixturevalue("pg") if request.param == "postgresql" else None
    found = Database(pg.new_database() if isinstance(pg, Postgres) else str(tmp_path / "other.db"))
    yield found
    found.close()


def fill(database: Database) -> None:
    """Something in every table."""
    table = database.random(first=with_bot())
    database.random(5000, imported=True)
    add_campaign(database, "campaign")
    problem = json.dumps({"kind": "bot", "key": "x", "args": {}, "ply": 3, "version": 1})
    database.do(
        "UPDATE tables SET away = (1 = 1), problem = :problem WHERE id = :id", id=table, problem=problem
    )
    database.do(
        "INSERT INTO accounts (id, name, name_key, password, created) "
        "VALUES (7, 'Añá 💀', 'añá 💀', 'p', 1.5)"
    )
    database.do("INSERT INTO owners (table_id, seat, account_id) VALUES (:id, 0, 7)", id=table)
    database.do("INSERT INTO tokens (hash, table_id, seat, created) VALUES ('h', :id, 0, 0.1)", id=table)
    database.do(
        "INSERT INTO sessions (hash, account_id, expires, created, place, agent) "
        "VALUES ('s', 7, 1e11, 1, '', '')"
    )
    database.do("INSERT INTO uptime (id, seconds) VALUES (1, 12.5)")
    database.do(
        "INSERT INTO tries (table_id, game, day, version, hash, account_id, name, at, course) "
        "VALUES (:id, 'stone_age', '2026-11-17', 2, 'b', 7, 'Añá', 1.5, '++=-')",
        id=table,
    )
    database.do(
        "INSERT INTO analyses (table_id, all_open, state, games, done, total, tries, asked, until, body) "
        "VALUES (:id, (1 = 1), 'done', 240, 7, 9, 0, 1.5, 2.5, :body)",
        id=table,
        body=bytes(range(256)),
    )
    database.do(
        "INSERT INTO analysis_parts (table_id, all_open, kind, number, body) "
        "VALUES (:id, (1 = 1), 'decision', 3, :body)",
        id=table,
        body=bytes(range(256)),
    )
    database.do("INSERT INTO presence (table_id, seat, seen) VALUES (:id, 0, 1.25)", id=table)
    database.do("INSERT INTO results (table_id, seat, total, rank, at) VALUES (:id, 0, 99, 1, 2)", id=table)
    body = bytes(range(256))
    database.do("INSERT INTO finals (table_id, version, body) VALUES (:id, 1, :body)", id=table, body=body)
    database.do(
        "INSERT INTO positions (table_id, seq, ply, version, body) VALUES (:id, 1, 1, 1, :body)",
        id=table,
        body=body,
    )
    database.do("INSERT INTO secrets (name, value) VALUES ('bots', 'b')")
    database.do(
        "INSERT INTO attempts (table_id, challenge, hash, account_id, at, stars) "
        "VALUES (:id, 'stone_age-first-village', 'b', 7, 1.5, 2)",
        id=table,
    )
    database.do("INSERT INTO allowances (table_id, seat) VALUES (:id, 0)", id=table)
    database.do("INSERT INTO solvers (puzzle, hash, found) VALUES ('stone_age-03', 'b', (1 = 1))")
    fill_ratings(database, table)
    fill_notices(database, table)
    fill_tournaments(database, table)


def fill_tournaments(database: Database, table: str) -> None:
    """Something in the tables of tournaments."""
    database.do(
        "INSERT INTO tournaments (id, title, game, settings, form, seats, rounds, same_deals, rated, "
        "private, clock, places, fill_to, levels, host_id, state, lot, seq, created, started) "
        "VALUES ('cup', 'Añá', 'stone_age', '{}', 'swiss', 2, 3, (1 = 1), (1 = 0), (1 = 0), "
        "'{\"bank\": 9}', 8, 4, '[\"book\"]', 7, 'running', 'b', 2, 1.5, 2.5)"
    )
    database.do("UPDATE tables SET tournament = 'cup', sealed = (1 = 1) WHERE id = :id", id=table)
    database.do(
        "INSERT INTO entrants (tournament_id, number, account_id, state, replaced, at) "
        "VALUES ('cup', 1, 7, 'in', 0, 1.5)"
    )
    database.do("INSERT INTO rounds (tournament_id, round, byes, at) VALUES ('cup', 1, '[3]', 2.5)")
    database.do(
        "INSERT INTO pairings (tournament_id, round, number, table_id, entrants) "
        "VALUES ('cup', 1, 1, :id, '[1, 2]')",
        id=table,
    )


def fill_notices(database: Database, table: str) -> None:
    """Something in the tables of notices."""
    reader = "language, zone, quiet_from, quiet_until, kinds, created"
    wishes = "'es', 'Europe/Madrid', 1380, 420, '[\"turn\"]', 1.5"
    database.do(
        f"INSERT INTO devices (id, endpoint, p256dh, auth, account_id, {reader}) "
        f"VALUES (4, 'https://push.example/4', 'p', 'a', 7, {wishes})"
    )
    database.do("INSERT INTO device_seats (device_id, table_id, seat) VALUES (4, :id, 0)", id=table)
    database.do(
        f"INSERT INTO mails (account_id, address, confirmed, {reader}) "
        f"VALUES (7, 'ana@example.org', 1.5, {wishes})"
    )
    database.do(
        "INSERT INTO webhooks (id, table_id, form, url, secret, language, kinds, created) "
        "VALUES ('hook', :id, 'slack', 'https://hooks.example/1', 's', 'en', '[\"over\"]', 1.5)",
        id=table,
    )
    database.do(
        "INSERT INTO outbox (id, table_id, seq, kind, way, target, seat, detail, created, due, lease, tries, "
        "state, at) VALUES (9, :id, 1, 'turn', 'device', '4', 0, '{}', 1.5, 2.5, 0, 1, 'waiting', 1.5)",
        id=table,
    )
    database.do("INSERT INTO looks (table_id, seat, at) VALUES (:id, 0, 1.5)", id=table)


def fill_ratings(database: Database, table: str) -> None:
    """Something in the tables of ratings and friends."""
    database.do(
        "INSERT INTO accounts (id, name, name_key, password, created) VALUES (6, 'Ben', 'ben', 'p', 2)"
    )
    database.do("UPDATE tables SET host_id = 6 WHERE id = :id", id=table)
    database.do("INSERT INTO players (id, account_id) VALUES (3, 7)")
    database.do("INSERT INTO rated_seats (table_id, seat, player_id) VALUES (:id, 0, 3)", id=table)
    database.do(
        "INSERT INTO ratings (table_id, who, player_id, game, edition, seats, at, number, place, abandoned, "
        "mu, sigma) VALUES (:id, '3', 3, 'stone_age', '', 2, 1.5, 1, 1, (1 = 0), 27.635231, 8.065507)",
        id=table,
    )
    database.do(
        "INSERT INTO friendships (low_id, high_id, asked_by, accepted, at) VALUES (6, 7, 7, (1 = 1), 1.5)"
    )
    database.do("INSERT INTO blocks (account_id, blocked_id, at) VALUES (6, 7, 2.5)")
    database.do(
        "INSERT INTO invitations (table_id, to_id, from_id, at, expires) VALUES (:id, 7, 6, 1.5, 1e11)",
        id=table,
    )


def without_generation(everything: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    kept = [row for row in everything["secrets"] if row["name"] != "generation"]
    return {**everything, "secrets": kept}


def backed_up(database: Database, tmp_path: Path, output: Output) -> str:
    path = str(tmp_path / "copy.db")
    assert main(["admin", "backup", path, "--db", database.address]) == 0
    assert path in output.readouterr().out
    return path


# Backup and restore.


def test_a_copy_comes_back_whole_from_any_database_into_any(
    database: Database, other: Database, tmp_path: Path, capsys: Output
) -> None:
    fill(database)
    before = database.everything()
    assert all(before.values()), "a table without a row proves nothing"
    path = backed_up(database, tmp_path, capsys)
    assert stat.S_IMODE(Path(path).stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith((".civ", "copy"))] == ["copy.db"]
    other.random()
    assert main(["admin", "restore", path, "--yes", "--db", other.address]) == 0
    assert SEED not in capsys.readouterr().out
    after = other.everything()
    assert without_generation(after) == before
    assert other.value("SELECT count(*) FROM tables WHERE problem IS NULL") == 1
    generations = {row["value"] for row in after["secrets"] if row["name"] == "generation"}
    assert len(generations) == 1
    assert database.everything() == before
    # The next account gets a number of its own, and a second time there is a second generation.
    other.do("INSERT INTO accounts (name, name_key, password, created) VALUES ('B', 'b', 'p', 1)")
    assert other.value("SELECT id FROM accounts WHERE name = 'B'") == 8
    assert main(["admin", "restore", path, "--yes", "--db", other.address]) == 0
    value = other.value("SELECT value FROM secrets WHERE name = 'generation'")
    assert value not in generations
    assert without_generation(other.everything()) == before


def test_a_copy_is_taken_while_the_server_writes(address: str, tmp_path: Path, capsys: Output) -> None:
    """Whatever moment the copy is of, every game in it is whole."""
    with running(address) as server:
        tables = [server.table("person", "person") for _ in range(3)]
        done = threading.Event()

        def play_on() -> None:
            dice = random.Random(4)
            while not done.is_set():
                for table in tables:
                    table.play_out(dice, 10)

        player = threading.Thread(target=play_on)
        player.start()
        try:
            for number in range(4):
                path = str(tmp_path / f"copy-{number}.db")
                assert main(["admin", "backup", path, "--db", address]) == 0
                assert main(["admin", "check", "--db", path]) == 0, capsys.readouterr().out
        finally:
            done.set()
            player.join()


def test_a_restore_while_the_server_runs_loses_no_request(
    address: str, tmp_path: Path, capsys: Output
) -> None:
    """A table that is only in the backup can be opened at once; the server goes on."""
    with running(address) as server:
        table = server.table("person", "person")
        table.play_out(random.Random(1), 5)
        path = str(tmp_path / "copy.db")
        assert main(["admin", "backup", path, "--db", address]) == 0
        with server.app.state.services.store.engine.begin() as connection:
            for name in ("entries", "tokens", "tables"):
                connection.exec_driver_sql(f"DELETE FROM {name}")
        assert main(["admin", "restore", path, "--yes", "--db", address]) == 0
        assert server.table("person", "person").snapshot()["ply"] == 0
    with running(address) as server:
        assert server.get(f"/tables/{table.id}").json()["ply"] == 5


def test_a_restore_that_fails_changes_nothing(
    database: Database, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database)
    path = backed_up(database, tmp_path, capsys)
    database.do("UPDATE tables SET title = 'later'")
    before = database.everything()

    def fail(connection: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copying, "new_generation", fail)
    assert main(["admin", "restore", path, "--yes", "--db", database.address]) == 2
    assert capsys.readouterr().err == "civtable: The database cannot be used: No space left on device.\n"
    assert database.everything() == before


def test_a_restore_asks_first(
    database: Database, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.random()
    path = backed_up(database, tmp_path, capsys)
    database.do("UPDATE tables SET title = 'later'")
    for answers, code, title in (("", 2, "later"), ("no\n", 2, "later"), ("what\nyes\n", 0, None)):
        lines = iter([*answers.splitlines(keepends=True), ""])
        monkeypatch.setattr("civtable.cli.terminal.keyboard.Keyboard.line", typed(lines))
        assert main(["admin", "restore", path, "--db", database.address]) == code
        assert database.value("SELECT title FROM tables") == title
        capsys.readouterr()


def typed(lines: Iterator[str]) -> Any:
    """What somebody types, instead of the keyboard."""

    def line(keyboard: Any, prompt: str) -> str:
        found = next(lines)
        if not found:
            raise EOFError
        return found

    return line


def test_files_that_are_no_backup_are_refused(tmp_path: Path, capsys: Output) -> None:
    target = Database(str(tmp_path / "x.db"))
    target.random()
    before = target.everything()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana, " * 1000)
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE tables (id)")
    connection.close()
    source = Database(str(tmp_path / "newer.db"))
    source.do("UPDATE alembic_version SET version_num = '9999'")
    orphan = Database(str(tmp_path / "orphan.db"))
    orphan.close()
    with sqlite3.connect(tmp_path / "orphan.db") as connection:
        connection.execute("INSERT INTO presence VALUES ('nothing', 0, 1.0)")
    connection.close()
    wrong = [
        letter,
        empty,
        foreign,
        tmp_path / "newer.db",
        tmp_path / "orphan.db",
        tmp_path / "none",
        tmp_path,
    ]
    for path in [*wrong, tmp_path / "x.db"]:
        assert main(["admin", "restore", str(path), "--yes", "--db", target.address]) == 2
        err = capsys.readouterr().err
        assert err.startswith("civtable: ")
        assert err.count("\n") == 1
    assert target.everything() == before
    assert letter.read_text().startswith("Dear Ana")
    for one in (target, source):
        one.close()


def test_a_backup_never_writes_over_a_file(tmp_path: Path, capsys: Output) -> None:
    database = Database(str(tmp_path / "x.db"))
    database.random()
    (tmp_path / "letter.txt").write_text("Dear Ana")
    (tmp_path / "link.db").symlink_to(tmp_path / "x.db")
    for name in ("letter.txt", "x.db", "link.db", "no/folder.db", "letter.txt/x.db"):
        assert main(["admin", "backup", str(tmp_path / name), "--db", database.address]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "letter.txt").read_text() == "Dear Ana"
    assert database.value("SELECT count(*) FROM tables") == 1
    assert sorted(path.name for path in tmp_path.glob(".*")) == []
    database.close()


def test_older_forms_are_copied_into_the_present_one(address: str, tmp_path: Path, capsys: Output) -> None:
    old_database(address)
    path = str(tmp_path / "copy.db")
    assert main(["admin", "backup", path, "--db", address]) == 0
    assert form_of(address) == "0001"
    assert form_of(path) != "0001"
    assert main(["admin", "check", "--db", path]) == 0
    capsys.readouterr()


def test_a_backup_of_an_older_form_is_restored(database: Database, tmp_path: Path, capsys: Output) -> None:
    old_database(str(tmp_path / "old.db"))
    assert main(["admin", "restore", str(tmp_path / "old.db"), "--yes", "--db", database.address]) == 0
    assert form_of(str(tmp_path / "old.db")) == "0001", "the backup itself stays as it is"
    assert main(["admin", "check", "--db", database.address]) == 0
    assert database.value("SELECT count(*) FROM tables") == 1
    capsys.readouterr()


def test_a_restore_makes_a_new_database(tmp_path: Path, capsys: Output) -> None:
    database = Database(str(tmp_path / "x.db"))
    database.random()
    path = backed_up(database, tmp_path, capsys)
    database.close()
    new = str(tmp_path / "folder" / "new.db")
    assert main(["admin", "restore", path, "--yes", "--db", new]) == 0
    assert main(["admin", "check", "--db", new]) == 0
    capsys.readouterr()


# Records.


def test_only_finished_games_are_exported_without_being_asked(
    database: Database, tmp_path: Path, capsys: Output
) -> None:
    """The record of a running game holds its seed."""
    running_table, over = database.random(), database.random(5000)
    pinned = database.random(5000)
    database.do("UPDATE tables SET version = 99 WHERE id = :id", id=pinned)
    database.do("UPDATE entries SET trace = '00000000' WHERE table_id = :id AND seq = 9", id=pinned)
    bad = database.random()
    database.do("DELETE FROM entries WHERE table_id = :id AND seq = 3", id=bad)
    folder = tmp_path / "records"
    assert main(["admin", "export", str(folder), "--db", database.address]) == 0
    out = capsys.readouterr().out
    assert "--seeds" in out
    assert SEED not in out
    names = {path.name for path in folder.iterdir()}
    assert names == {f"stone_age-{over}.json", f"stone_age-{pinned}.json"}
    assert record_from_text((folder / f"stone_age-{pinned}.json").read_text()).version == 99
    assert main(["validate", str(folder / f"stone_age-{over}.json")]) == 0
    arguments = ["--table", running_table, "--seeds", "--db", database.address]
    assert main(["admin", "export", str(tmp_path / "one"), *arguments]) == 0
    (path,) = (tmp_path / "one").iterdir()
    assert SEED in path.read_text()
    assert main(["validate", str(path)]) == 0
    assert main(["admin", "export", str(folder), "--table", "nothing", "--db", database.address]) == 2


def test_a_row_that_says_over_does_not_give_a_seed_away(
    database: Database, tmp_path: Path, capsys: Output
) -> None:
    """Whether a game is over is asked of the game."""
    database.random()
    database.do("UPDATE tables SET status = 'over'")
    assert main(["admin", "export", str(tmp_path / "records"), "--db", database.address]) == 0
    assert list((tmp_path / "records").iterdir()) == []


def test_records_become_tables(database: Database, tmp_path: Path, capsys: Output) -> None:
    database.random(5000)
    database.random(12)
    folder = tmp_path / "records"
    assert main(["admin", "export", str(folder), "--seeds", "--db", database.address]) == 0
    database.do("DELETE FROM entries")
    database.do("DELETE FROM tables")
    capsys.readouterr()
    files = [str(path) for path in sorted(folder.iterdir())]
    assert main(["admin", "import", *files, "--db", database.address]) == 0
    out = capsys.readouterr().out
    assert out.count("#seat=") == 1, "the unfinished one can be played on by its person"
    assert SEED not in out
    assert database.value("SELECT count(*) FROM tables WHERE imported") == 2
    assert database.value("SELECT count(*) FROM tables WHERE status = 'over'") == 1
    assert main(["admin", "check", "--db", database.address]) == 0


def test_one_bad_record_and_nothing_is_taken_in(database: Database, tmp_path: Path, capsys: Output) -> None:
    row, _ = random_table(0)
    database.add(row, [])
    folder = tmp_path / "records"
    assert main(["admin", "export", str(folder), "--seeds", "--db", database.address]) == 0
    (good,) = folder.iterdir()
    bad = tmp_path / "bad.json"
    bad.write_text(good.read_text().replace("secure", "fast"))
    capsys.readouterr()
    assert main(["admin", "import", str(good), str(bad), "--db", database.address]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert database.value("SELECT count(*) FROM tables") == 1
