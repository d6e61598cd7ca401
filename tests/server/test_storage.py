"""Both databases: nothing is lost, nothing forks, several processes share tables."""

import asyncio
import json
import random
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, insert, inspect, text

from civtable.core.errors import GameError
from civtable.core.match import replay
from civtable.core.record import record_from_text
from civtable.games import GAMES
from civtable.server.keeping.opening import present_form
from civtable.server.storage import database, schema
from civtable.server.storage.database import database_url, migrate, open_engine
from civtable.server.storage.store import Entry, Store, read_note
from civtable.server.storage.writer import CHANNEL
from civtable.trials.postgres import postgres
from tests.server.running import Running, Table, running, wait_for


def elsewhere(server: Running, table: Table) -> Table:
    """The same table, reached through another server."""
    return Table(server, table.id, table.tokens)


def test_a_table_is_the_same_after_a_restart(address: str) -> None:
    with running(address) as server:
        table = server.table("person", "open", title="Long", takeover=60)
        table.tokens[1] = table.post("/sit", {"seat": 1, "name": "Bea"}).json()["token"]
        table.play_out(random.Random(1), 30)
        table.post("/chat", {"text": "¿qué tal? 💀"}, 0)
        table.post("/undo/ask", {"ply": 20}, 1)
        before = [table.snapshot(seat) for seat in (0, 1, None)]
        news = table.get("/updates", 1, since=25, wait=0).json()
    with running(address) as server:
        again = elsewhere(server, table)
        assert [again.snapshot(seat) for seat in (0, 1, None)] == before
        assert again.get("/updates", 1, since=25, wait=0).json() == news
        assert again.post("/undo/answer", {"yes": True}, 0).json()["ply"] == 20


def test_bots_go_on_after_a_restart(address: str) -> None:
    with running(address) as server:
        server.app.state.services.hall.on_change = lambda room: None  # nobody calls the bots
        table = server.table("person", "book", "book")
        table.play(0, 0, "place 2 forest")
        assert table.snapshot()["ply"] == 1
    with running(address) as server:
        elsewhere(server, table).until(lambda seen: seen["choice"] is not None, 0)


def test_accounts_and_records_work_on_both(address: str) -> None:
    with running(address) as server:
        assert (
            server.http.post("/api/account", json={"name": "Ana", "password": "correct horse"}).status_code
            == 201
        )
        table = server.table("person", "person")
        assert table.post("/keep", by=0).status_code == 204
        table.play_out(random.Random(2))
        (found,) = server.http.get("/api/account/statistics").json()
        assert (found["played"], found["game"]) == (1, "stone_age")
        record = record_from_text(table.get("/record").text)
        assert len(replay(GAMES["stone_age"], record).plies) == table.snapshot()["ply"]
        rematch = table.post("/rematch", by=0).json()
        assert table.post("/rematch", by=1).json()["id"] == rematch["id"]
        assert table.post("/branch", {"ply": 10, "seat": 0}).status_code == 201
        assert [one["id"] for one in server.http.get("/api/tables").json()] != []


def on_store(address: str, work: Callable[[Store], Any]) -> Any:
    """Run something with a store of its own."""

    async def run() -> Any:
        engine = open_engine(database_url(address))
        migrate(engine)
        store = Store(engine)
        store.start()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def table_row() -> dict[str, Any]:
    return {
        "id": "abcdefghijkl",
        "game": "stone_age",
        "version": 1,
        "settings": {},
        "chance": "secure",
        "seed": "s",
        "private": False,
        "first_seats": [],
        "created": 0.0,
        "seats": [],
        "status": "running",
        "seq": 0,
        "ply": 0,
        "bot_next": False,
        "changed": 0.0,
        "imported": False,
        "looked": 0.0,
        "away": False,
        "counted": False,
        "hints": False,
        "rated": False,
    }


def test_a_number_is_given_once(address: str) -> None:
    """Whoever is second to write an entry is told so, and nothing of theirs is kept."""

    async def work(store: Store) -> None:
        await store.write(
            "", lambda connection: connection.execute(insert(schema.tables), table_row()).rowcount
        )

        def append(body: str) -> Callable[[Connection], bool]:
            entries = [Entry(1, "move", 0, 0.0, body), Entry(2, "move", 0, 0.0, body)]
            return lambda connection: store.append(connection, "abcdefghijkl", entries, {"ply": 2})

        answers = await asyncio.gather(*[store.write("t", append(f'"{number}"')) for number in range(20)])
        assert answers.count(True) == 1
        winner = answers.index(True)
        rows = await store.read(
            lambda found: found.execute(text("SELECT body FROM entries ORDER BY seq")).all()
        )
        assert [row.body for row in rows] == [f'"{winner}"'] * 2

    on_store(address, work)


def test_one_bad_job_spoils_no_other(address: str) -> None:
    """Jobs that share a transaction are carried out one by one if it fails."""

    async def work(store: Store) -> None:
        def good(connection: Connection) -> int:
            return int(connection.execute(text("SELECT 1")).scalar_one())

        def bad(connection: Connection) -> None:
            connection.execute(text("SELECT * FROM nothing"))

        jobs: list[Any] = [good, bad, good, bad, good]
        answers = await asyncio.gather(*[store.write("", job) for job in jobs], return_exceptions=True)
        assert [answer == 1 for answer in answers] == [True, False, True, False, True]

    on_store(address, work)


def test_two_servers_share_tables(pg: Any) -> None:
    """What one process writes, the other one tells; nothing forks; each number comes once."""
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        table = one.table("person", "person")
        there = elsewhere(two, table)
        with there.live(1) as news:
            assert news.next()["type"] == "snapshot"
            assert table.play(0, 0, "place 2 forest").status_code == 200
            assert news.next()["ply"] == 1
            assert there.play(1, 1, "place 2 river").status_code == 200
            assert table.snapshot(0)["ply"] == 2
            moved = news.next()
            assert (moved["seq"], moved["line"]["code"]) == (2, "place 2 river")
        there.post("/leave", {"level": "random"}, 1)
        assert table.post("/chat", {"text": "still here?"}, 1).status_code == 401, (
            "who left on the other server"
        )
        sat = one.table("open", "open")
        token = elsewhere(two, sat).post("/sit", {"seat": 0, "name": "A"}).json()["token"]
        assert one.get(f"/tables/{sat.id}", token).json()["seat"] == 0


def test_two_servers_do_not_fork_a_game(pg: Any) -> None:
    """Both are asked for the same ply at the same time, again and again: one is accepted, one is stale."""
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        table = one.table("person", "person")
        tables = [table, elsewhere(two, table)]
        for _ in range(40):
            seat = table.snapshot()["decision"]["seat"]
            seen = table.snapshot(seat)
            codes = [option["code"] for option in seen["choice"]["options"]]
            answers: list[int] = []

            def play(
                where: Table, code: str, seat: int = seat, ply: int = seen["ply"], into: list[int] = answers
            ) -> None:
                into.append(where.play(seat, ply, code).status_code)

            threads = [threading.Thread(target=play, args=(tables[i], codes[-i])) for i in (0, 1)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answers) == [200, 409]
        seen = [one_table.snapshot(0) for one_table in tables]
        assert seen[0]["log"] == seen[1]["log"]
        assert seen[0]["ply"] == 40


def test_bots_of_shared_tables_are_each_served_by_one_process(pg: Any) -> None:
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        shares = [server.app.state.bots.share for server in (one, two)]
        wait_for(lambda: all(share.number is not None for share in shares))
        assert sorted(share.number for share in shares) == [0, 1]
        tables: list[Table] = []
        while not all(any(share.has(table.id) for table in tables) for share in shares):
            tables.append(one.table("random", "random"))
        for table in tables:
            table.until(lambda seen: seen["ply"] >= 15)


def test_a_database_that_went_away_is_told_and_found_again() -> None:
    """Requests get an answer in our form; when PostgreSQL is back, everything goes on."""
    with postgres() as own, running(own.new_database()) as server:
        table = server.table("person", "book")
        own.stop()
        answer = table.play(0, 0, "place 2 forest")
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-no-database")
        own.start()
        assert table.play(0, 0, "place 2 forest").status_code == 200
        table.until(lambda seen: seen["choice"] is not None, 0)


def test_a_connection_that_ended_is_replaced_unnoticed(pg: Any) -> None:
    """PostgreSQL or something between ends connections that nobody uses: whoever asks next is answered."""
    address = pg.new_database()
    with running(address) as server:
        table = server.table("person", "person")
        assert table.get("/log").status_code == 200
        engine = open_engine(database_url(address))
        with engine.connect() as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            here = " AND datname = current_database()"
            assert connection.execute(text(cut + here)).rowcount >= 2
        engine.dispose()
        assert table.get("/log").status_code == 200
        assert table.play(0, 0, "place 2 forest").status_code == 200


def test_news_that_came_while_the_ear_was_deaf_are_heard(pg: Any) -> None:
    """The connection that listens is cut; what another process writes meanwhile reaches every open socket."""
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        table = one.table("person", "person")
        there = elsewhere(two, table)
        with there.live(1) as first, there.live(0) as second, there.live() as third:
            for news in (first, second, third):
                assert news.next()["type"] == "snapshot"
            engine = open_engine(database_url(address))
            with engine.connect() as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                assert connection.execute(text(cut)).rowcount >= 2
            engine.dispose()
            assert table.play(0, 0, "place 2 forest").status_code == 200
            for news in (first, second, third):
                assert news.next()["ply"] == 1


def test_a_database_without_an_encoding_keeps_every_sign(pg: Any) -> None:
    """As PostgreSQL makes it where the machine knows no language; signs come back as they were given."""
    with running(pg.new_database("SQL_ASCII")) as server:
        table = server.table(
            seats=[{"kind": "person", "name": "Ñandú 🌋"}, {"kind": "bot", "level": "random"}]
        )
        assert table.snapshot()["table"]["seats"][0]["name"] == "Ñandú 🌋"


def test_a_foreign_note_does_not_end_the_listening(pg: Any) -> None:
    address = pg.new_database()
    with running(address, workers=2) as one, running(address, workers=2) as two:
        table = one.table("person", "person")
        engine = open_engine(database_url(address))
        with engine.begin() as connection:
            for note in ("", "hello", "a b c", "x 1 1 1"):
                connection.execute(text("SELECT pg_notify('civtable', :note)"), {"note": note})
        engine.dispose()
        with elsewhere(two, table).live(1) as news:
            assert news.next()["type"] == "snapshot"
            assert table.play(0, 0, "place 2 forest").status_code == 200
            assert news.next()["ply"] == 1


def test_the_notes_of_a_transaction_are_sent_together(pg: Any) -> None:
    """Many tables that are written at once need few notes, and other processes hear of each."""
    address = pg.new_database()
    with running(address, workers=2) as one, psycopg.connect(address, autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}")
        writing: Store = one.app.state.services.store
        heard: list[tuple[str, int, bool]] = []
        ready: list[bool] = []
        writing.listen(lambda *news: heard.append(news), lambda: ready.append(True))
        wait_for(lambda: bool(ready))

        def work(_connection: Connection) -> None:
            for number in range(250):
                writing.notify("nosuchtable0", number, False)

        asyncio.run_coroutine_threadsafe(writing.write("x", work), one.loop).result()
        sent = [note.payload.splitlines() for note in ear.notifies(timeout=300, stop_after=3)]
        expected = [("nosuchtable0", number, False) for number in range(250)]
        assert [read_note(line) for lines in sent for line in lines] == expected
        wait_for(lambda: len(heard) == 250)
        assert heard == expected


# The form of the database.


def test_the_migrations_make_what_the_code_expects(address: str) -> None:
    engine = open_engine(database_url(address))
    migrate(engine)
    found = inspect(engine)
    for table in schema.metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys())
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable, (table.name, column.name)
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == set(
            table.primary_key.columns.keys()
        )
        assert {
            index["name"] for index in found.get_indexes(table.name) if not index.get("duplicates_constraint")
        } == {index.name for index in table.indexes}
    migrate(engine)
    engine.dispose()


def test_a_file_is_copied_before_its_form_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, present = tmp_path / "civtable.db", present_form()
    engine = open_engine(database_url(str(path)))
    migrate(engine)
    engine.dispose()
    assert list(tmp_path.glob("*.before-*")) == [], "a new file needs no copy"
    newer = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, newer)
    (newer / "versions" / "later.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f'revision = "later"\ndown_revision = "{present}"\n\n\n'
        'def upgrade():\n    op.add_column("tables", sa.Column("later", sa.Integer))\n'
    )
    monkeypatch.setattr(database, "MIGRATIONS", newer)
    engine = open_engine(database_url(str(path)))
    migrate(engine)
    engine.dispose()
    (copy,) = tmp_path.glob("*.before-*")
    assert copy.name == f"civtable.db.before-{present}"
    for file, has_column in ((path, True), (copy, False)):
        connection = sqlite3.connect(file)
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        connection.close()
        assert ("later" in columns) == has_column
    monkeypatch.undo()
    engine = open_engine(database_url(str(path)))
    with pytest.raises(GameError, match="newer"):
        migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("wrong", ["mysql://x/y", "postgresql://[", "sqlite://", "sqlite:///:memory:", "://"])
def test_addresses_that_cannot_be_are_refused(wrong: str) -> None:
    with pytest.raises(GameError):
        database_url(wrong)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 100)
    engine = open_engine(database_url(str(path)))
    with pytest.raises(GameError):
        migrate(engine)
    engine.dispose()
    assert path.read_text().startswith("Dear Ana")


def test_entries_are_readable_text(tmp_path: Path) -> None:
    """The truth of a table can be read with any tool: one row for each thing that happened."""
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")
        table.play(0, 0, "place 2 forest")
    connection = sqlite3.connect(tmp_path / "x.db")
    rows = connection.execute("SELECT seq, kind, seat, body FROM entries").fetchall()
    connection.close()
    assert rows == [(1, "move", 0, json.dumps("place 2 forest"))]
