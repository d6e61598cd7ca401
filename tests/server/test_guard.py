"""What stands before everything: limits, sizes, headers, logs, foreign input."""

import json
import logging
import random
import re
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.server.door.limits import RATES, Limits
from civtable.text import LANGUAGES
from tests.server.running import Running, bearer, running, wait_for


@pytest.mark.parametrize("path", ["/", "/api/games", "/web/words/en.ftl", "/table/abcdefghijkl", "/api/none"])
def test_every_answer_carries_the_headers(server: Running, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_nothing_is_fetched_from_elsewhere(server: Running) -> None:
    for path in ("/", "/api/docs"):
        text = server.http.get(path).text
        assert not re.search(r"""(src|href)=["']?(https?:)?//""", text)
    page = server.http.get("/").text
    for address in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        assert server.http.get(address).status_code == 200, address


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_gets_its_words(server: Running, language: str) -> None:
    answer = server.http.get(f"/web/words/{language}.ftl")
    assert "game-name-stone_age =" in answer.text
    assert "server-stale =" in answer.text
    assert "bench-help" not in answer.text
    again = server.http.get(f"/web/words/{language}.ftl", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    ["/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/words/xx.ftl", "/web/none.js", "/x.php"],
)
def test_nothing_else_is_served(server: Running, path: str) -> None:
    assert server.http.get(path).status_code == 404


def test_who_goes_away_in_the_midst_of_a_request_is_no_mistake_of_ours(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is told to whoever runs the server, and no refusal with status 500 is counted."""
    table = server.table("person", "person")
    before = server.http.get("/metrics").text.count('status="500"')
    head = (
        f"POST /api/tables/{table.id}/moves HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 100\r\n\r\n{{"
    )
    host, _, port = server.host.partition(":")
    with caplog.at_level(logging.INFO, "civtable.access"):
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(head.encode())
            wait_for(lambda: server.config.connections.everybody.visitors)
        wait_for(lambda: "/moves" in caplog.text)
    assert "failed" not in caplog.text
    assert server.http.get("/metrics").text.count('status="500"') == before


def test_a_body_that_is_too_long_is_not_read(server: Running) -> None:
    table = server.table("person", "person")
    path = f"/api/tables/{table.id}/chat"
    big = json.dumps({"text": "x" * 20_000})
    headers = {**bearer(table.tokens[0]), "content-type": "application/json"}
    assert server.http.post(path, content=big, headers=headers).status_code == 413
    chunks = (b"x" * 1000 for _ in range(40))  # without a length
    assert server.http.post(path, content=chunks, headers=headers).status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        '{"ply": 0}',
        '{"ply": "0", "code": "x"}',
        '{"ply": 0, "code": "x", "codes": ["x"]}',
        '{"ply": 1e400, "code": "x"}',
        '{"ply": -1, "code": "x"}',
        '{"ply": true, "code": "x"}',
        '{"ply": 0, "code": "x", "more": 1}',
        '{"ply": 0, "codes": []}',
        "[" * 9000,
        "\x00",
        '{"ply": NaN, "code": ""}',
    ],
)
def test_foreign_bodies_are_refused_in_our_form(server: Running, body: str) -> None:
    table = server.table("person", "person")
    headers = {**bearer(table.tokens[0]), "content-type": "application/json"}
    answer = server.http.post(f"/api/tables/{table.id}/moves", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "server-bad-request"


@pytest.mark.parametrize("code", ["\ud800", "x\0y", "💀" * 60, "pay " * 40])
def test_foreign_codes_are_refused(server: Running, code: str) -> None:
    table = server.table("person", "person")
    headers = {**bearer(table.tokens[0]), "content-type": "application/json"}
    body = json.dumps({"ply": 0, "code": code})
    answer = server.http.post(f"/api/tables/{table.id}/moves", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json()["text"]


def test_unknown_things_are_told_in_the_language_of_the_request(server: Running) -> None:
    for path, method in [
        ("/api/tables/nosuchtable0", "GET"),
        ("/api/tables/x", "GET"),
        ("/api/x", "GET"),
        ("/api/games", "PUT"),
    ]:
        texts = {
            server.http.request(method, path, headers={"Accept-Language": language}).json()["text"]
            for language in LANGUAGES
        }
        assert len(texts) == 4, path


def test_a_token_opens_its_own_seat_at_its_own_table_only(server: Running) -> None:
    table, other = server.table("person", "person"), server.table("person", "person")
    assert table.snapshot(1)["seat"] == 1
    assert server.get(f"/tables/{other.id}", table.tokens[0]).status_code == 401
    assert server.get(f"/tables/{table.id}", table.tokens[0][:-1]).status_code == 401


def test_tables_that_the_game_does_not_know_are_refused(server: Running) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "book"}]
    unknown: list[dict[str, Any]] = [
        {"game": "chess"},
        {"settings": {"ties": "never"}},
        {"settings": {"wind": "east"}},
        {"seats": seats * 3},
        {"seats": seats[:1]},
        {"seats": [{"kind": "bot", "level": "wizard"}, *seats]},
    ]
    for change in unknown:
        answer = server.post("/tables", {"game": "stone_age", "seats": seats, **change})
        assert answer.status_code == 422, change
    malformed: list[dict[str, Any]] = [{"takeover": 1}, {"title": "x" * 81}, {"private": "?"}, {"seats": []}]
    for change in malformed:
        assert server.post("/tables", {"game": "stone_age", "seats": seats, **change}).status_code == 400


def test_limits_are_tight_for_passwords_and_generous_for_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the limits stands still: how fast this machine is does not matter."""
    monkeypatch.setattr("civtable.server.door.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    with running(str(tmp_path / "x.db"), limits=Limits()) as server:
        body = {"name": "nobody", "password": "wrong horse"}
        answers = [server.http.post("/api/session", json=body).status_code for _ in range(12)]
        assert answers == [401] * 10 + [429] * 2
        table = server.table("person", "person")
        table.play_out(random.Random(1), 80)
        wrong = [server.get(f"/tables/{table.id}", f"x{number}").status_code for number in range(70)]
        assert wrong.count(429) >= 5
        assert server.get(f"/tables/{table.id}", table.tokens[0]).status_code == 200
        made = [
            server.post("/tables", {"game": "stone_age", "seats": [{"kind": "open"}] * 2}) for _ in range(32)
        ]
        assert [one.status_code for one in made].count(429) >= 2
        refused = next(one for one in made if one.status_code == 429)
        assert refused.json()["error"]["key"] == "server-too-many"


def test_a_bucket_fills_again() -> None:
    limits = Limits()
    for _ in range(int(RATES["password"].burst)):
        limits.spend("password", "a")
    left, at = limits.buckets["password", "a"]
    limits.buckets["password", "a"] = (left, at - 1 / RATES["password"].a_second)
    limits.spend("password", "a")
    limits.spend("password", "b")


def test_the_log_names_no_table_and_no_secret(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        table = server.table("person", "person", private=True)
        table.snapshot(0)
        table.get("/why", 0, code="place 7 forest")

        def logged() -> str:
            return "\n".join([one.getMessage() for one in caplog.records if one.name.startswith("civtable")])

        wait_for(lambda: "GET /api/tables/{table_id}/why 200" in logged())  # after the answer was sent
    assert table.id not in logged()
    assert table.tokens[0] not in logged()


def test_the_api_is_documented(server: Running) -> None:
    api = server.http.get("/api/openapi.json").json()
    assert "/api/tables/{table_id}/moves" in api["paths"]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], (method, path)
    page = server.http.get("/api/docs").text
    assert "POST <code>/api/tables/{table_id}/moves</code>" in page


def test_the_views_of_the_games_are_documented(server: Running) -> None:
    """Each field of a view, by the types that the games have for them; no form is missing."""
    text = server.http.get("/api/openapi.json").text
    forms = json.loads(text)["components"]["schemas"]
    shown = forms["Snapshot"]["properties"]["view"]["anyOf"]
    for name, game in GAMES.items():
        view = f"{name}.{game.view_type.__name__}"
        assert {"$ref": f"#/components/schemas/{view}"} in shown
        state = game.start({}, 2, fast_rng("documented"))
        assert set(forms[view]["required"]) <= game.view(state, 0).keys() <= forms[view]["properties"].keys()
    for form in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert form in forms


def test_the_events_of_the_games_are_documented(server: Running) -> None:
    """A form for each kind of event, and one of a game for all of them."""
    forms = server.http.get("/api/openapi.json").json()["components"]["schemas"]
    shown = forms["Line"]["properties"]["events"]["items"]["anyOf"]
    for name, game in GAMES.items():
        assert {"$ref": f"#/components/schemas/{name}.Event"} in shown
        assert len(forms[f"{name}.Event"]["oneOf"]) == len(game.events)
    assert "dice" in forms["stone_age.event.rolled"]["required"]
    page = server.http.get("/api/docs").text
    assert '<li><a href="#stone_age.event.rolled">' in page


def test_a_head_request_is_answered(server: Running) -> None:
    assert server.http.head("/").status_code == 200
