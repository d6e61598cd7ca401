"""No single table stops another: what is wrong with one is said at that one, and everybody else goes on."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from civtable.games import GAMES
from civtable.server.errors import refused
from civtable.server.past import opening
from civtable.server.storage.store import Entry
from civtable.server.tables.table import Table as StoredTable
from tests.server.people import person_at
from tests.server.running import PATIENCE, Running, Table, bearer, running, wait_for

SOUND = 6


def damage(path: Path, statement: str, *values: Any) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


def elsewhere(server: Running, table: Table) -> Table:
    return Table(server, table.id, table.tokens)


def test_damaged_tables_say_so_and_all_others_play_on(tmp_path: Path) -> None:
    """A wrong code, a row that is no JSON, a gap: three pages say what is wrong, six games go on."""
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        server.app.state.services.hall.on_change = lambda room: None  # nobody calls the bots yet
        bad = [server.table("person", "book") for _ in range(3)]
        for table in bad:
            for ply, code in enumerate(["place 2 forest"]):
                assert table.play(0, ply, code).status_code == 200
            table.post("/chat", {"text": "hello"}, 0)
        good = [server.table("random", "book") for _ in range(SOUND)]
    damage(path, "UPDATE entries SET body = '\"place 9 moon\"' WHERE table_id = ? AND seq = 1", bad[0].id)
    damage(path, "UPDATE tables SET seats = '{broken' WHERE id = ?", bad[1].id)
    damage(path, "DELETE FROM entries WHERE table_id = ? AND seq = 1", bad[2].id)
    for _ in range(2):  # and again after a restart
        with running(str(path)) as server:
            for table in good:
                elsewhere(server, table).until(lambda seen: seen["decision"] is None or seen["ply"] >= 30)
            for table in bad:
                there = elsewhere(server, table)
                seen = there.snapshot(0)
                problem = seen["table"]["problem"]
                assert (problem["kind"], problem["words"]["key"]) == ("damaged", "server-problem-damaged")
                assert (seen["choice"], seen["decision"]) == (None, None)
                answer = there.play(0, 1, "place 1 river")
                assert (answer.status_code, answer.json()["error"]["key"]) == (409, "server-problem-damaged")
                with there.live(0) as news:
                    assert news.next()["table"]["problem"] == problem
                kept = there.get("/sealed", 0)
                assert kept.status_code == 200
                assert "seed" not in kept.json()
                assert there.get("/record").status_code == 409
            assert elsewhere(server, bad[0]).snapshot(0)["seat"] == 0
            assert server.get("/tables").status_code == 200
            assert elsewhere(server, bad[0]).snapshot()["chat"][0]["text"] == "hello"


def test_an_account_finds_its_other_tables_beside_a_damaged_one(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        account = {"name": "Ana", "password": "correct horse"}
        assert server.http.post("/api/account", json=account).status_code == 201
        one, two = server.table("person", "person"), server.table("person", "person")
        for table in (one, two):
            assert table.post("/keep", by=0).status_code == 204
        damage(path, "UPDATE tables SET settings = '{' WHERE id = ?", one.id)
        assert [table["id"] for table in server.http.get("/api/account/tables").json()] == [two.id]
        assert [table["id"] for table in server.get("/tables").json()] == [two.id]


WRONG = [
    *[("settings", value) for value in ("[]", "5", "null", '"x"', '{"a": 1}')],
    *[("seats", value) for value in ("[]", "{}", '[{"kind": 3}]', '["x"]', '[{"kind": "bot", "level": 5}]')],
    *[("first_seats", value) for value in ("[]", "7", '[{"chair": 1}]')],
    *[("summary", "5"), ("clock", "[]"), ("problem", "7"), ("created", "abc"), ("changed", "abc")],
]


def test_what_a_row_cannot_say_hides_no_other(tmp_path: Path) -> None:
    """JSON of another shape, a word where a number should be: no list has it, and its page says so."""
    path = tmp_path / "x.db"
    with running(str(path)) as server, person_at(server.url) as ana:
        assert ana.enter().status_code == 201
        hall = server.app.state.services.hall
        one, two = server.table("person", "person"), server.table("person", "person")
        for table in (one, two):
            headers = bearer(table.tokens[0])
            assert ana.http.post(f"/api/tables/{table.id}/keep", headers=headers).status_code == 204
        for column, value in WRONG:
            with closing(sqlite3.connect(path)) as connection:
                (kept,) = connection.execute(
                    f"SELECT {column} FROM tables WHERE id = ?", (one.id,)
                ).fetchone()
            damage(path, f"UPDATE tables SET {column} = ? WHERE id = ?", value, one.id)
            server.loop.call_soon_threadsafe(hall.forget_all)
            for listed in ("/api/tables", "/api/account/tables"):
                answer = ana.http.get(listed)
                assert answer.status_code == 200, (listed, column, value)
                assert two.id in [table["id"] for table in answer.json()]
            if column != "summary":  # which is only for lists
                problem = one.snapshot()["table"]["problem"]
                assert problem["words"]["key"] == "server-problem-damaged", (column, value)
            damage(path, f"UPDATE tables SET {column} = ?, problem = NULL WHERE id = ?", kept, one.id)


def test_a_sealed_record_tells_a_seat_only_what_it_chose_itself(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        table = server.table("person", "person")
        table.play(0, 0, "place 2 forest")
        table.play(1, 1, "place 2 river")
    damage(path, "UPDATE entries SET body = '\"no\"' WHERE seq = 2")
    with running(str(path)) as server:
        there = elsewhere(server, table)
        assert there.get("/sealed", 0).json()["codes"] == [[0, "place 2 forest"], [1, None]]
        assert there.get("/sealed", 1).json()["codes"] == [[0, None], [1, "no"]]
        assert there.get("/sealed").json()["codes"] == [[0, None], [1, None]]
        assert server.table("person", "person").get("/sealed").status_code == 409


def test_a_rule_that_fails_stops_one_table_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An assertion of the engine while a bot chooses: the table stands still, others do not notice."""
    after = StoredTable.after
    with running(str(tmp_path / "x.db")) as server:
        bad = server.table("person", "book", title="bad")

        def fail(self: StoredTable, entry: Entry) -> StoredTable:
            assert self.title != "bad" or entry.seat == 0, "a rule of ours is wrong"
            return after(self, entry)

        monkeypatch.setattr(StoredTable, "after", fail)
        good = server.table("person", "book")
        for table in (bad, good):
            table.play(0, 0, "place 2 forest")
        bad.until(lambda seen: seen["table"]["problem"] is not None)
        good.until(lambda seen: seen["choice"] is not None, 0)
        assert bad.snapshot(0)["view"] is not None, "it is shown as it stood"


def test_a_table_that_cannot_even_be_set_aside_stops_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What makes a bot's turn fail makes it fail also to tell how the table stands."""
    after, columns = StoredTable.after, StoredTable.columns
    broken = False

    def fails(self: StoredTable, *args: Any) -> Any:
        assert not (broken and self.title == "bad"), "a rule of ours is wrong"
        return after(self, *args) if args else columns(self)

    with running(str(tmp_path / "x.db")) as server:
        bad = server.table("person", "book", title="bad")
        assert bad.play(0, 0, "place 2 forest").status_code == 200
        bad.until(lambda seen: seen["choice"] is not None, 0)
        seen = bad.snapshot(0)
        good = server.table("random", "random")
        monkeypatch.setattr(StoredTable, "after", fails)
        monkeypatch.setattr(StoredTable, "columns", fails)
        broken = True
        hall, bots = server.app.state.services.hall, server.app.state.bots

        async def set_aside() -> None:
            for _ in bots.tasks:
                await bots.give_up(bad.id, AssertionError("it fails"))

        asyncio.run_coroutine_threadsafe(set_aside(), server.loop).result(PATIENCE)
        assert seen["ply"] > 0
        assert bots.alive()
        good.until(lambda found: found["table"]["status"] == "over" or found["ply"] > 100)
        assert hall.rooms.get(bad.id) is None
        assert bad.snapshot(0)["table"]["problem"] is not None


def test_a_choice_that_fails_is_not_made_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who finds a mistake of ours cannot stop the table with it."""
    after = StoredTable.after
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")

        def fail(self: StoredTable, entry: Entry) -> StoredTable:
            assert "river" not in entry.body, "a rule of ours is wrong"
            return after(self, entry)

        monkeypatch.setattr(StoredTable, "after", fail)
        assert table.play(0, 0, "place 2 river").status_code == 500
        assert table.play(0, 0, "place 2 forest").status_code == 200


def test_what_was_wrong_with_the_program_is_right_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is tried again by a new process; what an operator stopped stays stopped."""
    path = str(tmp_path / "x.db")
    with running(path) as server:
        one, two = server.table("person", "person"), server.table("person", "person")
        one.play(0, 0, "place 2 forest")
    sound = opening.sound_table

    def fail(found: Any) -> Any:
        assert found.row["id"] != one.id, "a mistake of this version"
        return sound(found)

    monkeypatch.setattr(opening, "sound_table", fail)
    with running(path) as server:
        assert elsewhere(server, one).snapshot()["table"]["problem"]["kind"] == "damaged"
    monkeypatch.undo()
    stopped = {
        "kind": "operator",
        "key": "server-problem-operator",
        "args": {"why": "a quarrel"},
        "version": 1,
    }
    damage(tmp_path / "x.db", "UPDATE tables SET problem = ? WHERE id = ?", json.dumps(stopped), two.id)
    for _ in range(2):
        with running(path) as server:
            assert elsewhere(server, one).snapshot()["table"]["problem"] is None
            problem = elsewhere(server, two).snapshot(0)["table"]["problem"]
            assert (problem["kind"], problem["words"]["args"]) == ("operator", {"why": "a quarrel"})


# Other rules.


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, Table, Table]:
    """A database with a running table of persons and a finished one."""
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        going, over = server.table("person", "person"), server.table("person", "person")
        going.play_out(random.Random(3), 40)
        over.play_out(random.Random(4))
        wait_for(lambda: server.app.state.services.hall.replays.seconds > 0)
        over.get("/history")  # kept by now
    return path, going, over


def test_a_game_that_replays_alike_goes_on_under_new_rules(played: tuple[Path, Table, Table]) -> None:
    path, going, _ = played
    damage(path, "UPDATE tables SET version = version - 1")
    with running(str(path)) as server:
        there = elsewhere(server, going)
        seen = there.snapshot()
        assert (seen["ply"], seen["table"]["problem"]) == (40, None)
        there.play_out(random.Random(5), 5)
        assert there.snapshot()["ply"] == 45
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("SELECT version FROM tables WHERE id = ?", (going.id,)).fetchone()
    assert version == GAMES["stone_age"].version


def test_a_finished_game_stays_as_it_ended_whatever_the_rules_say(
    played: tuple[Path, Table, Table],
) -> None:
    """Position, scores, log, points and record, though no rule could replay it any more."""
    path, _, over = played
    with running(str(path)) as server:
        there = elsewhere(server, over)
        before = there.snapshot(0)
        past = {name: there.get(name).json() for name in ("/history", "/sources", "/record", "/log")}
    damage(path, "UPDATE tables SET version = 99")
    damage(path, "UPDATE entries SET body = '\"no\"' WHERE kind = 'move' AND seq % 7 = 0")
    with running(str(path)) as server:
        there = elsewhere(server, over)
        after = there.snapshot(0)
        for part in ("view", "scores", "log", "ply", "chat"):
            assert after[part] == before[part], part
        kept = {**before["table"], "version": 99, "archived": True, "rematch": None}
        assert after["table"] == {**kept, "changed": after["table"]["changed"]}
        assert after["table"]["changed"] >= before["table"]["changed"], "what was said after the end counts"
        assert {name: there.get(name).json() for name in past} == past
        assert there.get("/position", ply=3).status_code == 409


def test_a_game_that_would_go_another_way_is_pinned_and_can_be_played_on(
    played: tuple[Path, Table, Table],
) -> None:
    """It is shown as it stood, read-only, with the reason; a new table begins at its position."""
    path, going, _ = played
    with running(str(path)) as server:
        before = [elsewhere(server, going).snapshot(seat) for seat in (0, 1)]
    damage(path, "UPDATE tables SET version = version - 1")
    damage(path, "UPDATE entries SET trace = 'deadbeef' WHERE table_id = ? AND seq = 20", going.id)
    with running(str(path)) as server:
        there = elsewhere(server, going)
        seen = there.snapshot(0)
        problem = seen["table"]["problem"]
        assert (problem["kind"], problem["ply"], problem["playable"]) == ("pinned", 20, True)
        assert (seen["view"], seen["ply"]) == (before[0]["view"], 40)
        assert seen["seed" if "seed" in seen else "table"].get("seed") is None
        assert there.post("/continue").status_code == 401
        made = [there.post("/continue", by=seat).json() for seat in (0, 1)]
        assert made[0]["id"] == made[1]["id"]
        new = Table(server, made[0]["id"], {answer["seat"]: answer["token"] for answer in made})
        for seat in (0, 1):
            assert new.snapshot(seat)["view"] == before[seat]["view"]
        assert new.snapshot(0)["table"]["commitment"] != before[0]["table"]["commitment"]
        new.play_out(random.Random(6))
        assert new.snapshot()["scores"]
        assert new.get("/verify").json()["holds"] is True
        record = new.get("/record").json()
        assert server.post("/records", record).status_code == 201
    with running(str(path)) as server:
        assert elsewhere(server, new).snapshot()["scores"]
        assert elsewhere(server, going).snapshot()["table"]["problem"]["kind"] == "pinned"


def test_a_game_without_traces_is_judged_by_its_moves(played: tuple[Path, Table, Table]) -> None:
    """Games from before traces were kept: they go on if all their moves are legal."""
    path, going, _ = played
    damage(path, "UPDATE tables SET version = version - 1")
    damage(path, "UPDATE entries SET trace = NULL")
    with running(str(path)) as server:
        assert elsewhere(server, going).snapshot()["table"]["problem"] is None


def test_every_move_has_its_trace(played: tuple[Path, Table, Table]) -> None:
    path, _, _ = played
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT trace FROM entries WHERE kind = 'move'").fetchall()
    assert len(rows) > 100
    assert all(len(trace) == 8 for (trace,) in rows)


# The database was changed by somebody else.


def test_a_table_that_was_restored_is_read_again(tmp_path: Path) -> None:
    """What the server has in memory beyond the database is forgotten; nothing forks, nothing is left out."""
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        table = server.table("person", "person")
        table.play(0, 0, "place 2 forest")
        table.play(1, 1, "place 2 river")
        damage(path, "DELETE FROM entries WHERE seq = 2")
        damage(path, "UPDATE tables SET seq = 1, ply = 1")
        code = table.snapshot(0)["choice"]["options"][0]["code"]
        assert table.play(0, 2, code).status_code == 503, "the database knows nothing of a second move"
        assert table.snapshot()["ply"] == 1
        assert table.play(1, 1, "place 2 quarry").status_code == 200
        with closing(sqlite3.connect(path)) as connection:
            numbers = [seq for (seq,) in connection.execute("SELECT seq FROM entries ORDER BY seq")]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_new_generation_makes_the_server_forget(tmp_path: Path) -> None:
    """The sign that an operator's command leaves: connections come back, problems are seen at once."""
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        table = server.table("person", "person")
        keeper = server.app.state.services.keeper
        wait_for(lambda: keeper.told is not None)
        stopped = {"kind": "operator", "key": "server-problem-operator", "args": {"why": "x"}, "version": 1}
        damage(path, "UPDATE tables SET problem = ?", json.dumps(stopped))
        damage(path, "INSERT INTO secrets (name, value) VALUES ('generation', 'new')")
        table.until(lambda seen: seen["table"]["problem"] is not None)


def test_nothing_played_is_taken_for_granted_while_a_write_is_unsure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that was kept though its answer was lost: whoever comes next sees it."""
    with running(str(tmp_path / "x.db")) as server:
        table = server.table("person", "person")
        store = server.app.state.services.store
        write = store.write

        async def lose_the_answer(key: str, work: Any) -> Any:
            await write(key, work)
            raise refused(503, "server-no-database")

        monkeypatch.setattr(store, "write", lose_the_answer)
        assert table.play(0, 0, "place 2 forest").status_code == 503
        monkeypatch.undo()
        assert table.snapshot()["ply"] == 1
        assert table.play(0, 0, "place 2 forest").status_code == 409
