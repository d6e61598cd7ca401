"""What has been played: earlier positions, points, records, proofs, branches, rematches."""

import json
import random
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from civtable.cli.main import main
from civtable.core.match import Match
from civtable.core.record import record_from_text
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from tests.server.running import Running, Table


@pytest.fixture(scope="module")
def finished(server: Running) -> Table:
    """A finished game."""
    table = server.table("person", "person", title="Done")
    table.play_out(random.Random(6))
    return table


def test_an_earlier_position_is_what_was_seen_then(server: Running) -> None:
    table = server.table("person", "person")
    views = [table.snapshot(0)["view"]]
    for _ in range(10):
        table.play_out(random.Random(2), 1)
        views.append(table.snapshot(0)["view"])
    for ply in range(11):
        found = table.get("/position", 0, ply=ply).json()
        assert (found["view"], found["ply"]) == (views[ply], ply)
        assert (found["line"] is None) == (ply == 0)
    assert table.get("/position", 0, ply=11).status_code == 422
    assert table.get("/position", 0, ply=5, seat=1).status_code == 403, (
        "another seat's eyes in a running game"
    )


def test_after_the_end_everything_is_open(finished: Table) -> None:
    found = finished.get("/position", ply=20, seat=1)
    assert found.json()["view"]["seat"] == 1
    assert all(line["code"] is not None for line in finished.get("/log").json())
    assert finished.get("/position", ply=20, seat=3).status_code == 422


def test_points_over_time(server: Running, finished: Table) -> None:
    points = finished.get("/history").json()
    seen = finished.snapshot()
    assert [point["ply"] for point in points] == list(range(seen["ply"] + 1))
    totals = {score["seat"]: score["total"] for score in seen["scores"]}
    assert points[-1]["scores"] == [totals[0], totals[1]]
    assert points[0]["round"] == 1
    assert server.table("person", "person").get("/history").status_code == 403


def test_points_by_source(server: Running, finished: Table) -> None:
    """By seat; a game whose scores tell the sources gives the same ones."""
    scores = sorted(finished.snapshot()["scores"], key=lambda score: score["seat"])
    assert finished.get("/sources").json() == [score["points"] for score in scores]
    assert server.table("person", "person").get("/sources").status_code == 403


def test_nothing_is_told_before_the_end(server: Running) -> None:
    table = server.table("person", "person")
    assert table.get("/record").status_code == 403
    assert table.get("/verify").json() == {
        "commitment": table.snapshot()["table"]["commitment"],
        "seed": None,
        "holds": None,
        "digest": None,
    }
    assert table.post("/branch", {"ply": 0, "seat": 0}).status_code == 409
    assert table.post("/rematch", by=0).status_code == 409


def test_the_seed_keeps_what_its_commitment_promised(
    finished: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = finished.get("/verify").json()
    assert proof["holds"] is True
    assert sha256(proof["seed"].encode()).hexdigest() == proof["commitment"]
    file = tmp_path / "game.json"
    file.write_text(finished.get("/record").text)
    assert main(["verify", str(file), "--commitment", proof["commitment"]]) == 0
    assert main(["verify", str(file), "--json"]) == 0
    assert proof["digest"] in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 2
    assert main(["validate", str(file)]) == 0


def test_a_branch_plays_on_against_bots(server: Running, finished: Table) -> None:
    made = finished.post("/branch", {"ply": 31, "seat": 1, "level": "random"})
    assert made.status_code == 201
    branch = Table(server, made.json()["id"], {one["seat"]: one["token"] for one in made.json()["seats"]})
    assert list(branch.tokens) == [1]
    seen = branch.until(lambda seen: seen["choice"] is not None, 1)
    assert seen["table"]["branch_of"] == {"id": finished.id, "ply": 31}
    assert seen["table"]["private"]
    codes = [line["code"] for line in finished.get("/log").json()][:31]
    own = [(line["ply"], line["code"]) for line in seen["log"][:31] if line["seat"] == 1]
    assert own == [(ply, code) for ply, code in enumerate(codes, 1) if (ply, code) in own]
    assert own
    assert finished.post("/branch", {"ply": 100_000, "seat": 1}).status_code == 422
    assert finished.post("/branch", {"ply": 3, "seat": 8}).status_code == 422


def test_a_rematch_moves_the_seats_on_and_is_made_once(server: Running) -> None:
    table = server.table("person", "person", title="Again")
    table.play_out(random.Random(4))
    first = table.post("/rematch", by=0).json()
    assert first["seat"] == 1
    assert table.snapshot()["table"]["rematch"] == first["id"]
    second = table.post("/rematch", by=1).json()
    assert (second["id"], second["seat"]) == (first["id"], 0)
    claimed = server.post(f"/tables/{first['id']}/claim", token=table.tokens[1]).json()
    assert claimed["seat"] == 0
    again = Table(server, first["id"], {1: first["token"], 0: claimed["token"]})
    assert again.snapshot()["table"]["title"] == "Again"
    assert again.play(0, 0, "place 2 forest").status_code == 200
    assert again.play(1, 1, "place 2 river").status_code == 200
    assert server.post(f"/tables/{first['id']}/claim", token="x").status_code == 401
    assert server.post(f"/tables/{table.id}/claim", token=table.tokens[1]).status_code == 404


def import_text(server: Running, text: str | bytes) -> tuple[int, str]:
    answer = server.http.post("/api/records", content=text, headers={"content-type": "application/json"})
    return answer.status_code, answer.text


def test_a_finished_record_is_taken_in_to_look_at(server: Running, finished: Table) -> None:
    text = finished.get("/record").text
    status, answer = import_text(server, text)
    assert status == 201
    data = json.loads(answer)
    assert data["seats"] == []
    copy = Table(server, data["id"], {})
    assert copy.snapshot()["scores"] == finished.snapshot()["scores"]
    assert copy.get("/record").text == text


def test_an_unfinished_record_is_played_on_against_bots(server: Running) -> None:
    game = GAMES["through_the_ages"]
    match = Match(game, {}, ["human", "human", "book"], "any seed", "fast")
    dice = fast_rng("import")
    for _ in range(30):
        decision = game.decision(match.state)
        assert decision is not None
        options = [option for option in decision.options if option is not game.giving_up]
        match.play(options[dice.below(len(options))].code)
    status, answer = import_text(server, match.record().to_text())
    assert status == 201
    data = json.loads(answer)
    table = Table(server, data["id"], {one["seat"]: one["token"] for one in data["seats"]})
    assert list(table.tokens) == [0]
    seen = table.until(lambda seen: seen["choice"] is not None, 0)
    assert seen["ply"] >= 30
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "bot", "bot"]
    assert [seat["level"] for seat in seen["table"]["seats"]] == [None, "medium", "medium"]


def test_a_finished_record_may_call_its_bots_by_an_old_name(server: Running, finished: Table) -> None:
    """It is stored with the present one."""
    record = record_from_text(finished.get("/record").text)
    record.seats = ["book", *record.seats[1:]]
    _, answer = import_text(server, record.to_text())
    seats = Table(server, json.loads(answer)["id"], {}).snapshot()["table"]["seats"]
    assert (seats[0]["kind"], seats[0]["level"]) == ("bot", "medium")


def test_damaged_records_are_refused_with_a_reason(server: Running, finished: Table) -> None:
    good = finished.get("/record").text
    damaged = [good.replace("place", "plaice", 1), good[:-40], "{}", "[" * 100_000, "", "null"]
    for text in damaged:
        status, answer = import_text(server, text)
        assert (status, bool(json.loads(answer)["text"])) == (422, True), text[:40]
    assert import_text(server, b"\xff\xfe")[0] == 400
    assert import_text(server, b" " * 1_000_001)[0] == 413


def test_the_example_bot_plays_a_seat(server: Running) -> None:
    """examples/bot_client.py knows nothing but the address and a seat's link."""
    table = server.table("person", "book")
    link = f"{server.url}/table/{table.id}#seat={table.tokens[0]}"
    script = Path(__file__).parents[2] / "examples" / "bot_client.py"
    done = subprocess.run([sys.executable, str(script), link], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert table.snapshot()["table"]["status"] == "over"
