"""Trained policies at the tables of a server: chosen as a level is, asked as any bot, missed politely."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest

from civtable.bots.policy import FILE
from civtable.cli.main import main
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.server.bots import serving as bots
from civtable.server.bots.asking import BotProcess, BotSilent
from civtable.server.bots.policies import ServedPolicy
from civtable.server.settings import ENVIRONMENT, Settings, settings_here
from tests.bots.test_policy import written
from tests.server.command import address_of, command, wait_until_up
from tests.server.running import Running, running, wait_for

CLEVER = ServedPolicy("clever", "stone_age", 2, "/somewhere/else/clever.pt")
CALM = ServedPolicy("calm", "stone_age", 3, "/somewhere/else/calm.pt")
WITH_POLICIES = Settings(generous=True, policies=(CLEVER, CALM))
Output = pytest.CaptureFixture[str]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server that has two policies."""
    with running(str(tmp_path / "civtable.db"), settings=WITH_POLICIES) as server:
        yield server


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What bots' processes are asked for; in place of policies, which need torch, `random` answers."""
    found: list[str] = []
    ask = BotProcess.ask

    async def noted(self: BotProcess, question: str, *patience: float) -> str:
        data = json.loads(question)
        found.append(data["level"])
        if data["level"].startswith(FILE):
            data["level"] = "random"
        return await ask(self, json.dumps(data), *patience)

    monkeypatch.setattr(BotProcess, "ask", noted)
    return found


def refusal(server: Running, *levels: str, game: str = "stone_age") -> str:
    """Why a table with such bots is refused."""
    seats = [{"kind": "bot", "level": level} for level in levels]
    answer = server.post("/tables", {"game": game, "seats": seats})
    assert answer.status_code == 422, answer.text
    return str(answer.json()["error"]["key"])


def test_a_policy_is_told_with_its_game_and_number_of_players(own: Running) -> None:
    told = {game["name"]: game["policies"] for game in own.get("/games").json()}
    assert told["stone_age"] == [
        {"name": "clever", "level": "policy:clever", "players": 2},
        {"name": "calm", "level": "policy:calm", "players": 3},
    ]
    assert told["imperium"] == told["through_the_ages"] == []


def test_a_policy_plays_in_a_process_of_bots_and_the_record_names_it(own: Running, asked: list[str]) -> None:
    """The table, the record and the page know its name; where the file is stays on the server."""
    table = own.table("policy:clever", "person")
    seen = table.until(lambda seen: seen["choice"] is not None, 1)
    assert asked == [f"file:{CLEVER.path}"] * seen["ply"]
    assert (seen["table"]["seats"][0]["level"], seen["chat"]) == ("policy:clever", [])
    record = own.app.state.services.hall.rooms[table.id].table.running.record()
    assert record.seats == ["policy:clever", "human"]
    assert "somewhere" not in json.dumps(seen)


def test_a_policy_sits_only_where_it_fits(own: Running) -> None:
    assert refusal(own, "policy:clever", "policy:clever", "easy") == "level-unknown"
    assert refusal(own, "policy:calm", "easy") == "level-unknown"
    assert refusal(own, "policy:clever", "easy", game="imperium") == "level-unknown"
    assert refusal(own, "policy:other", "easy") == "level-unknown"
    assert refusal(own, f"file:{CLEVER.path}", "easy") == "level-unknown"


def test_a_seat_is_left_to_a_policy(own: Running, asked: list[str]) -> None:
    table = own.table("person", "person")
    assert table.post("/leave", {"level": "policy:calm"}, 0).status_code == 422
    assert table.post("/leave", {"level": "policy:clever"}, 0).status_code == 200
    table.until(lambda seen: seen["choice"] is not None, 1)
    assert set(asked) == {f"file:{CLEVER.path}"}


def test_a_server_without_the_policy_says_so_and_the_game_goes_on(tmp_path: Path, asked: list[str]) -> None:
    """At once: what is not there is not waited for."""
    address = str(tmp_path / "civtable.db")
    with running(address, settings=WITH_POLICIES) as before:
        table = before.table("person", "policy:clever")
    with running(address) as after:
        table.server = after
        assert table.play(0, 0, "place 2 forest").status_code == 200
        seen = table.until(lambda seen: seen["choice"] is not None and seen["ply"] > 1, 0)
        (line,) = seen["chat"]
        assert line["note"]["key"] == "server-note-policy-gone"
        assert line["note"]["args"]["level"] == {"key": "bot-policy", "args": {"name": "clever"}}
        assert set(asked) == {"medium"}
        asked.clear()
        assert table.play(0, seen["ply"], seen["choice"]["options"][0]["code"]).status_code == 200
        wait_for(lambda: asked)
        assert asked[0] == "medium"
        assert len(table.snapshot(0)["chat"]) == 1


def test_a_policy_that_cannot_be_read_any_more_is_replaced_as_any_bot_that_fails(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file is not there: the process ends, again and again."""
    monkeypatch.setattr(bots, "PAUSES", (0.01, 0.02, 0.04))
    table = own.table("policy:clever", "person")
    seen = table.until(lambda seen: seen["choice"] is not None, 1)
    (line,) = seen["chat"]
    assert line["note"]["key"] == "server-note-bot-replaced"


def test_a_policy_that_was_silent_at_one_table_is_waited_for_at_none(
    own: Running, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of its tables is told who chooses; after a while it is asked again."""
    ask = BotProcess.ask

    async def be_silent(self: BotProcess, question: str, *patience: float) -> str:
        if json.loads(question)["level"].startswith(FILE):
            asked.append("policy")
            raise BotSilent("silent")
        return await ask(self, question, *patience)

    monkeypatch.setattr(BotProcess, "ask", be_silent)
    for _ in range(2):
        seen = own.table("policy:clever", "person").until(lambda seen: seen["choice"] is not None, 1)
        assert [line["note"]["key"] for line in seen["chat"]] == ["server-note-bot-replaced"]
    assert asked.count("policy") == 1
    own.app.state.bots.silent["policy:clever"] = 0.0
    own.table("policy:clever", "person").until(lambda seen: seen["choice"] is not None, 1)
    assert asked.count("policy") == 2


def test_a_finished_game_with_a_policy_is_shown_by_a_server_without_it(server: Running) -> None:
    match = Match(game_named("stone_age"), {}, ["policy:clever", "random"], "a game by lot")
    rng = fast_rng("lots")
    while (decision := match.game.decision(match.state)) is not None:
        match.play(decision.options[rng.below(len(decision.options))].code)
    made = server.http.post("/api/records", content=match.record().to_text()).json()
    seats = server.get(f"/tables/{made['id']}").json()["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("bot", "policy:clever"), ("bot", "random")]


# The command.


def test_policies_survive_the_way_to_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, WITH_POLICIES.to_json())
    assert settings_here() == WITH_POLICIES


@pytest.mark.parametrize(
    "wrong", ["clever", "=x.pt", "clever=", "cle ver=x.pt", "../clever=x.pt", "x" * 33 + "=x"]
)
def test_a_policy_needs_a_name_and_a_file(wrong: str, tmp_path: Path, capsys: Output) -> None:
    assert main(["serve", "--db", str(tmp_path / "x.db"), "--policy", wrong]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "NAME=FILE" in said[0]


def test_two_policies_have_two_names(tmp_path: Path, capsys: Output) -> None:
    call = ["serve", "--db", str(tmp_path / "x.db"), "--policy", "clever=1.pt", "--policy", "clever=2.pt"]
    assert main(call) == 2
    assert "clever" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told_before_anything_is_served(tmp_path: Path, capsys: Output) -> None:
    database = tmp_path / "x.db"
    assert main(["serve", "--db", str(database), "--policy", f"clever={tmp_path / 'none.pt'}"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "none.pt" in said[0]
    assert not database.exists()


def test_a_form_that_is_no_policy_is_refused(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever torch reads there; here it is a torch of our own, which the process that looks finds too."""
    (tmp_path / "torch.py").write_text("def load(*args, **more):\n    return {'game': 'chess'}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "policy.pt").write_bytes(b"something")
    call = ["serve", "--db", str(tmp_path / "x.db"), "--policy", f"clever={tmp_path / 'policy.pt'}"]
    assert main(call) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "not a policy" in said[0]


# With torch: see scripts/torch_check.sh.


@pytest.mark.torch
def test_a_real_policy_plays_at_a_table(tmp_path: Path) -> None:
    """The command looks at the file, and the process of bots plays by it; nobody has to stand in for it."""
    path = written(import_module("torch"), tmp_path / "policy.pt")
    with command(tmp_path, "--db", str(tmp_path / "x.db"), "--policy", f"clever={path}") as started:
        address = address_of(started)
        wait_until_up(address)
        seats = [{"kind": "bot", "level": "policy:clever"}, {"kind": "bot", "level": "random"}]
        body: Any = {"game": "stone_age", "seats": seats}
        made = httpx.post(f"{address}api/tables", json=body, timeout=300).json()
        table = f"{address}api/tables/{made['id']}"
        wait_for(lambda: httpx.get(table, timeout=300).json()["ply"] >= 20)
        assert httpx.get(table, timeout=300).json()["chat"] == []
