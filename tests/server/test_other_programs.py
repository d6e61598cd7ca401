"""What the API tells programs that others have written: versions, options as data, when to come again."""

import math
import time
from fractions import Fraction

import pytest

from civtable.games import GAMES
from civtable.server.door.guard import API_VERSION, refusal
from civtable.server.door.limits import RATES, Limits
from civtable.server.errors import Refused
from civtable.text import LANGUAGES, words_in
from tests.server.running import Running


def test_every_answer_names_the_version_of_the_api(server: Running) -> None:
    """Refusals too."""
    for path in ("/games", "/nothing", "/tables/xxxxxxxxxxxx"):
        assert server.get(path).headers["civtable-api"] == API_VERSION


def test_games_and_tables_name_the_version_of_the_rules(server: Running) -> None:
    versions = {game["name"]: game["version"] for game in server.get("/games").json()}
    assert versions == {name: game.version for name, game in GAMES.items()}
    assert server.table("person", "person").snapshot()["table"]["version"] == versions["stone_age"]


@pytest.mark.parametrize("name", list(GAMES))
def test_options_are_told_as_data(server: Running, name: str) -> None:
    """Index, kind and card agree with the list of all options and the facts of the game."""
    seen = server.table("person", "person", game=name).snapshot(0)
    cards = server.get(f"/games/{name}/facts").json().get("cards")
    for option in seen["choice"]["options"]:
        assert GAMES[name].options[option["index"]].code == option["code"]
        assert option["code"].split()[0] == option["kind"]
        named = [word for word in option["code"].split()[1:] if isinstance(cards, dict) and word in cards]
        assert option["card"] == (named[0] if named else None)
    if name != "stone_age":
        assert any(option["card"] for option in seen["choice"]["options"])


def test_several_choices_are_tried_out_in_one_request(server: Running) -> None:
    """Each from the present position, with the same answers as one by one; nothing is played."""
    table = server.table("person", "person")
    codes = [option["code"] for option in table.snapshot(0)["choice"]["options"]][:4]
    choices = [[codes[0]], ["place 7 forest"], [codes[3]]]
    answer = table.post("/previews", {"choices": choices}, 0)
    assert answer.status_code == 200, answer.text
    previews = answer.json()["previews"]
    assert previews == [table.get("/preview", 0, code=choice[0]).json() for choice in choices]
    assert previews[0]["view"] != previews[2]["view"]
    assert previews[1]["view"] is None
    assert table.snapshot()["ply"] == 0
    assert table.post("/previews", {"choices": choices}, 1).status_code == 403
    assert table.post("/previews", {"choices": []}, 0).status_code == 400


@pytest.mark.parametrize("kind", list(RATES))
def test_who_asks_too_often_is_told_when_to_come_again(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After `Retry-After` seconds the same request is met, and a second before it is not."""
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Limits()
    for _ in range(int(RATES[kind].burst)):
        limits.spend(kind, "somebody")
    with pytest.raises(Refused) as refused:
        limits.spend(kind, "somebody")
    wait = int(refusal(refused.value, "en").headers["retry-after"])
    assert wait == math.floor(1 / RATES[kind].a_second) + 1
    left = 1 / RATES[kind].a_second
    now += left * 0.9
    assert limits.left(kind, "somebody") < 1
    now += wait - left * 0.9
    limits.spend(kind, "somebody")


def test_who_owes_computing_time_is_told_when_it_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Limits()
    limits.charge("replay", "somebody", 9.0)
    with pytest.raises(Refused) as refused:
        limits.can_pay("replay", "somebody")
    assert refused.value.wait == pytest.approx(20.0)
    now += int(refusal(refused.value, "en").headers["retry-after"])
    limits.can_pay("replay", "somebody")


def test_a_seat_that_does_not_exist_is_not_called_taken(server: Running) -> None:
    table = server.table("person", "open")
    answer = table.post("/sit", {"seat": 9, "name": "Ana"})
    assert answer.status_code == 409
    assert answer.json()["error"] == {"key": "server-no-seat", "args": {"seat": 9, "last": 1}}


def test_a_ply_ahead_is_not_called_past(server: Running) -> None:
    table = server.table("person", "person")
    code = table.snapshot(0)["choice"]["options"][0]["code"]
    answer = table.play(0, 5, code)
    assert answer.status_code == 409
    assert answer.json()["error"] == {"key": "server-ahead", "args": {"ply": 0}}
    assert answer.json()["ply"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_too_long_is_called_so(server: Running, language: str) -> None:
    table = server.table("person", "person")
    headers = {"Authorization": f"Bearer {table.tokens[0]}", "Accept-Language": language}
    answer = server.http.post(f"/api/tables/{table.id}/chat", json={"text": "x" * 501}, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["text"] == words_in(language)("server-text-too-long", where="text", most=500)


def test_the_limits_in_the_documentation_are_those_of_the_server() -> None:
    """Every kind with its burst and its rate stands in the table of docs/api.md."""
    with open("docs/api.md", encoding="utf-8") as file:
        text = file.read()
    for kind, rate in RATES.items():
        [line] = [line for line in text.split("\n") if line.startswith(f"| `{kind}` |")]
        burst, a_second = [cell.strip() for cell in line.split("|")[3:5]]
        assert int(burst) == rate.burst
        assert float(Fraction(a_second)) == pytest.approx(rate.a_second)
