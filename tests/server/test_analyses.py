"""Analyses on the server: begun, stopped, taken up again, made once, bounded, never of a game that runs."""

import os
import random
import signal
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from civtable.analysis import Analysing, Setting
from civtable.analysis.setting import FEWEST
from civtable.core.record import Record
from civtable.core.values import Json
from civtable.server.analyses import rows, runner
from civtable.server.analyses.process import task_text
from civtable.server.analyses.telling import Told
from civtable.server.door.limits import RATES, Limits
from civtable.server.settings import Settings
from civtable.server.storage.database import database_url, open_engine
from civtable.trials.postgres import Postgres
from tests.analysis.late import late_record
from tests.longer import SQLITE_FIRST
from tests.server.analysed import SMALL, analysing, begun, finished, state, state_when
from tests.server.running import Running, running, wait_for

LAST = 14
HANGS = """
import sys, time
from civtable.server.analyses import process
process.KEEP_EVERY = 0.0
found = 0
say = process.say
def say_some(line):
    global found
    say(line)
    found += line.startswith("keep")
    if found == {keeps}:
        time.sleep(3600)
process.say = say_some
process.main()
"""


def hanging(monkeypatch: pytest.MonkeyPatch, keeps: int) -> None:
    """Processes think no further once they have found so much."""
    program(monkeypatch, HANGS.replace("{keeps}", str(keeps)))


def program(monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """What the processes do instead."""
    monkeypatch.setattr(runner, "PROGRAM", ("-c", source))


@cache
def record() -> Record:
    """The game that is analysed here."""
    return late_record("stone_age", 2, LAST)


@cache
def expected(all_open: bool = False) -> tuple[dict[str, Json], dict[int, dict[str, Json]]]:
    """What has to come of it: the summary, and every decision by its ply."""
    found = Analysing(record(), Setting(FEWEST, open=all_open))
    for _ in found.run():
        pass
    told = Told(found.result(), found.game)
    return told.summary_json(), {one.ply: told.decision_json(one) for one in told.analysis.judged}


def on_database(server: Running, statement: str, **values: Any) -> list[Any]:
    """Something done behind the server's back."""
    with server.app.state.services.store.engine.begin() as connection:
        found = connection.execute(text(statement), values)
        return list(found) if found.returns_rows else []


# Making one.


def test_every_decision_is_judged_and_kept_with_the_table(tmp_path: Path) -> None:
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        assert state(server, table)["state"] == "none"
        answer = begun(server, table)
        assert (answer.status_code, answer.json()["state"] in ("waiting", "running")) == (202, True)
        found = state_when(server, table, "done")
        summary, decisions = expected()
        assert found["result"] == summary
        assert 0 < found["done"] <= found["total"]
        for ply, decision in decisions.items():
            assert server.get(f"/tables/{table}/analysis/{ply}").json() == decision
        assert any(decision["line"] for decision in decisions.values()), "something was missed"
        assert on_database(server, "SELECT * FROM analysis_parts WHERE kind = 'finding'") == []
        nothing = server.get(f"/tables/{table}/analysis/9999")
        assert (nothing.status_code, nothing.json()["error"]["key"]) == (404, "analysis-no-decision")
    with analysing(tmp_path) as server:  # and after a restart it is still there
        assert state(server, table) == found
        assert begun(server, table).json() == found, "nothing is made twice"


def test_with_all_cards_open_it_is_another_analysis(tmp_path: Path) -> None:
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        begun(server, table, all_open=True)
        found = state_when(server, table, "done", all_open=True)
        assert found["result"] == expected(True)[0]
        assert found["result"] != expected()[0]
        assert state(server, table)["state"] == "none"


def test_a_line_shows_what_its_seat_would_have_seen() -> None:
    """It begins with what was missed, and tells nothing that the seat could not know."""
    for decision in expected()[1].values():
        judged: Any = decision["decision"]
        if decision["line"]:
            steps: Any = decision["line"]
            assert steps[0]["line"]["code"] == judged["missed"][0]
            assert steps[0]["line"]["seat"] == judged["seat"]
            assert [step["ply"] for step in steps] == [*range(judged["ply"] + 1, steps[-1]["ply"] + 1)]


def test_a_game_that_runs_is_not_analysed(server: Running) -> None:
    """Nothing about it is told, whoever asks and however."""
    table = server.table("person", "person")
    table.play_out(random.Random(1), 20)
    for answer in (
        table.get("/analysis"),
        table.get("/analysis", 0, open=True),
        table.post("/analysis", {"open": False}),
        table.post("/analysis", {"open": True}, 0),
        table.post("/analysis/stop", {}),
        table.get("/analysis/3"),
    ):
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-not-over")
    assert on_database(server, "SELECT * FROM analyses WHERE table_id = :id", id=table.id) == []


# Stopping, restarts, several workers.


def test_one_that_was_stopped_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is not found again, and the same comes of it."""
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        with monkeypatch.context() as patch:
            hanging(patch, 5)
            begun(server, table)
            wait_for(lambda: state(server, table)["done"] >= 5)
            stopped = server.post(f"/tables/{table}/analysis/stop", {}).json()
        assert (stopped["state"], stopped["result"]) == ("stopped", None)
        wait_for(lambda: not server.app.state.services.analyses.processes)
        assert state(server, table) == stopped
        told = hear_tasks(monkeypatch)
        begun(server, table)
        assert state_when(server, table, "done")["result"] == expected()[0]
        assert told == [stopped["done"]]


def test_what_another_version_found_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots change with versions: half of one and half of another would be the result of neither."""
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        with monkeypatch.context() as patch:
            hanging(patch, 5)
            patch.setattr(runner, "__version__", "0.1.0")
            begun(server, table)
            wait_for(lambda: state(server, table)["done"] >= 5)
            server.post(f"/tables/{table}/analysis/stop", {})
            wait_for(lambda: not server.app.state.services.analyses.processes)
        ply = next(iter(expected()[1]))
        moved = (
            "UPDATE analysis_parts SET kind = 'decision', number = :ply WHERE kind = 'finding' AND number = 0"
        )
        on_database(server, moved, ply=ply)
        told = hear_tasks(monkeypatch)
        begun(server, table)
        assert state_when(server, table, "done")["result"] == expected()[0]
        assert told == [0]
        assert server.get(f"/tables/{table}/analysis/{ply}").json() == expected()[1][ply]


def hear_tasks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much was known whenever a process was told what to do."""
    told: list[int] = []

    def hear(record: str, games: int, all_open: bool, known: list[bytes], niceness: int) -> str:
        told.append(len(known))
        return task_text(record, games, all_open, known, niceness)

    monkeypatch.setattr(runner, "task_text", hear)
    return told


@SQLITE_FIRST
def test_it_goes_on_after_a_restart(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the server was told to end or killed; among several, once the claim of that one has run out."""
    with monkeypatch.context() as patch:
        hanging(patch, 4)
        with running(address, settings=SMALL) as server:
            table = finished(server, LAST)
            begun(server, table)
            wait_for(lambda: state(server, table)["done"] >= 4)
    known = state_when_killed(address)
    told = hear_tasks(monkeypatch)
    with running(address, settings=SMALL) as server:
        if server.app.state.services.store.shared:
            assert state(server, table)["state"] == "running", "somebody may be at work on it"
            on_database(server, "UPDATE analyses SET until = 0")
        assert state_when(server, table, "done")["result"] == expected()[0]
        assert told == [known]


def state_when_killed(address: str) -> int:
    """Leave the one analysis of a database as kill -9 would have; how much was found."""
    engine = open_engine(database_url(address))
    with engine.begin() as connection:
        assert connection.execute(text("SELECT state, tries FROM analyses")).one() == ("waiting", 0)
        killed = "UPDATE analyses SET state = 'running', claim = 'gone', until = :until"
        connection.execute(text(killed), {"until": time.time() + 1000})
        known = connection.execute(text("SELECT done FROM analyses")).scalar_one()
    engine.dispose()
    return int(known)


def test_of_two_workers_one_makes_it(pg: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process for one analysis, and one analysis at a time, however many workers look for work."""
    monkeypatch.setattr(runner, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(runner, "BEAT_EVERY", 0.05)
    hanging(monkeypatch, 2)
    address = pg.new_database()
    with running(address, 2, settings=SMALL) as one, running(address, 2, settings=SMALL) as other:
        makers = [worker.app.state.services.analyses for worker in (one, other)]
        first, second = finished(one, LAST), finished(one, LAST, "2")
        begun(one, first)
        begun(other, second)
        for _ in range(20):
            wait_for(lambda: state(one, first)["done"] >= 2)
            assert sum([len(maker.processes) for maker in makers]) == 1
            assert state(other, second) | {"games": 0} == state(one, second) | {"games": 0}
            assert (state(other, second)["state"], state(other, second)["ahead"]) == ("waiting", 1)
        holder, idle = (one, other) if makers[0].processes else (other, one)
        assert idle.post(f"/tables/{first}/analysis/stop", {}).json()["state"] == "stopped"
        wait_for(lambda: state(holder, second)["done"] >= 2)  # a stop that came over the other one is heard
        assert [len(maker.processes) for maker in makers].count(1) == 1
        one.post(f"/tables/{second}/analysis/stop", {})


def test_it_gives_way_to_everybody_and_ends_with_the_stop(tmp_path: Path) -> None:
    niceness = Settings().analysis_niceness
    with analysing(tmp_path, analysis_games=100_000, analysis_niceness=niceness) as server:
        table = finished(server, LAST)
        begun(server, table)
        state_when(server, table, "running")
        processes = server.app.state.services.analyses.processes
        wait_for(lambda: processes and state(server, table)["total"] is not None)
        (process,) = processes.values()
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
        server.post(f"/tables/{table}/analysis/stop", {})
        wait_for(lambda: process.returncode == -signal.SIGKILL)


# Bounds.


def test_one_address_begins_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Going on costs nothing, however often others stop it: it was paid for when it was begun."""
    hanging(monkeypatch, 1)
    with analysing(tmp_path, Limits()) as server:
        tables = [finished(server, LAST, str(seed)) for seed in range(int(RATES["analysis"].burst) + 1)]
        for _ in tables:
            assert begun(server, tables[0]).status_code == 202
            assert server.post(f"/tables/{tables[0]}/analysis/stop", {}).status_code == 200
        answers = [begun(server, table).status_code for table in tables[1:]]
        assert answers == [202] * (len(answers) - 1) + [429]
        assert begun(server, tables[0]).status_code == 202
        for table in tables:
            server.post(f"/tables/{table}/analysis/stop", {})


def test_so_many_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hanging(monkeypatch, 1)
    monkeypatch.setattr(rows, "MOST_QUEUED", 2)
    with analysing(tmp_path) as server:
        tables = [finished(server, LAST, seed) for seed in "123"]
        answers = [begun(server, table) for table in tables]
        assert [answer.status_code for answer in answers] == [202, 202, 429]
        assert answers[2].json()["error"]["key"] == "analysis-too-many"
        assert begun(server, tables[1]).status_code == 202, "who waits already may ask again"
        server.post(f"/tables/{tables[1]}/analysis/stop", {})
        assert begun(server, tables[2]).status_code == 202


def test_a_server_may_do_without(tmp_path: Path) -> None:
    with analysing(tmp_path, analyses=0) as server:
        table = finished(server)
        assert state(server, table)["offered"] is False
        answer = begun(server, table)
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "analysis-not-here")


# What goes wrong.


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import sys; sys.exit(3)", "analysis-died"),
        ("print('total 3'); raise SystemExit(1)", "analysis-died"),
        ("print('keep x')", "analysis-mistake"),
        (
            "from civtable.server.analyses import process as p\n"
            "def broken(*a): raise KeyError('5eed')\n"
            "p.said = broken\np.main()",
            "analysis-mistake",
        ),
    ],
)
def test_one_that_fails_says_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    source: str,
    reason: str,
) -> None:
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        program(monkeypatch, source)
        begun(server, table)
        found = state_when(server, table, "failed")
        assert found["reason"]["key"] == reason
        assert "5eed" not in str(found)
        assert table in caplog.text


def test_after_a_failure_others_are_made_and_it_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with analysing(tmp_path) as server:
        table, other = finished(server, LAST), finished(server, 6)
        with monkeypatch.context() as patch:
            program(patch, "print('keep x')")
            begun(server, table)
            state_when(server, table, "failed")
        begun(server, other)
        begun(server, table)
        assert state_when(server, table, "done")["result"] == expected()[0]
        assert state(server, other)["state"] == "done"


def test_what_is_damaged_says_so_and_can_be_made_anew(tmp_path: Path) -> None:
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        begun(server, table)
        state_when(server, table, "done")
        on_database(server, "UPDATE analysis_parts SET body = :body", body=b"\x00 no JSON")
        ply = next(iter(expected()[1]))
        answer = server.get(f"/tables/{table}/analysis/{ply}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "analysis-damaged")
        on_database(server, "UPDATE analyses SET body = :body", body=b"\x00 no JSON")
        found = state(server, table)
        assert (found["state"], found["reason"]["key"]) == ("damaged", "analysis-damaged")
        begun(server, table)
        assert state_when(server, table, "done")["result"] == expected()[0]
        assert server.get(f"/tables/{table}/analysis/{ply}").json() == expected()[1][ply]


def test_a_damaged_finding_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        with monkeypatch.context() as patch:
            hanging(patch, 5)
            begun(server, table)
            wait_for(lambda: state(server, table)["done"] >= 5)
            server.post(f"/tables/{table}/analysis/stop", {})
        statement = "UPDATE analysis_parts SET body = :body WHERE number = 1"
        on_database(server, statement, body=b"\x00 no JSON")
        begun(server, table)
        assert state_when(server, table, "done")["result"] == expected()[0]


def test_after_a_change_of_rules_it_can_still_be_read(tmp_path: Path) -> None:
    """It is kept whole; what was not analysed before is not analysed any more."""
    with analysing(tmp_path) as server:
        table = finished(server, LAST)
        begun(server, table)
        found = state_when(server, table, "done")
        wait_for(lambda: on_database(server, "SELECT * FROM finals"))
        on_database(server, "UPDATE tables SET version = 1")
        on_database(server, "UPDATE entries SET body = '\"place 9 moon\"' WHERE seq = 1")
    with analysing(tmp_path) as server:
        assert server.get(f"/tables/{table}").json()["table"]["archived"] is True
        assert state(server, table) == found
        ply = next(iter(expected()[1]))
        assert server.get(f"/tables/{table}/analysis/{ply}").json() == expected()[1][ply]
        answer = begun(server, table, all_open=True)
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "analysis-other-rules")
