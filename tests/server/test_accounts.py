"""Accounts: passwords, sessions in cookies, seats that belong to somebody, statistics."""

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest
from sqlalchemy import select

from civtable.server import schema
from tests.server.running import PATIENCE, Running, bearer


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.name = f"Ana {secrets.token_hex(4)}"

    def enter(self, path: str = "/api/account", password: str = "correct horse") -> httpx.Response:
        return self.http.post(path, json={"name": self.name, "password": password})


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[], Person]]:
    """Makes people without accounts."""
    with ExitStack() as clients:

        def make() -> Person:
            http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"X-Civtable": "1"})
            return Person(clients.enter_context(http))

        yield make


@pytest.fixture
def ana(person: Callable[[], Person]) -> Person:
    """Somebody who is signed in."""
    made = person()
    assert made.enter().status_code == 201
    return made


def test_a_session_lasts_until_one_signs_out(ana: Person) -> None:
    assert ana.http.get("/api/account").json() == {"name": ana.name}
    secret = ana.http.cookies["civtable_session"]
    assert ana.http.delete("/api/session").status_code == 204
    assert ana.http.get("/api/account").status_code == 401
    ana.http.cookies.set("civtable_session", secret)
    assert ana.http.get("/api/account").status_code == 401, "the session itself is gone, not only the cookie"
    ana.http.cookies.clear()
    assert ana.enter("/api/session").json() == {"name": ana.name}
    assert ana.http.get("/api/account").status_code == 200


def test_the_cookie_is_for_our_server_only(person: Callable[[], Person]) -> None:
    cookie = person().enter().headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_the_cookie_is_secure_on_https(person: Callable[[], Person]) -> None:
    made = person()
    made.http.headers["X-Forwarded-Proto"] = "https"
    assert "secure" in made.enter().headers["set-cookie"].lower()


def test_a_wrong_password_and_an_unknown_name_are_told_alike(
    person: Callable[[], Person], ana: Person
) -> None:
    wrong = ana.enter("/api/session", "wrong horse")
    stranger = person().enter("/api/session")
    assert (wrong.status_code, wrong.json()) == (401, stranger.json())


def test_a_name_is_taken_however_it_is_written(person: Callable[[], Person], ana: Person) -> None:
    other = person()
    other.name = f"  {ana.name.upper()} "
    assert other.enter().status_code == 409


def test_short_passwords_and_odd_names_are_refused(person: Callable[[], Person]) -> None:
    made = person()
    assert made.enter(password="short").status_code == 400
    for name in ("", "   ", "a\0b", "x" * 41, "\ud800"):
        content = f'{{"name": "{name}", "password": "correct horse"}}'.encode("utf-8", "surrogatepass")
        answer = made.http.post("/api/account", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 400, repr(name)


def test_a_changing_request_with_a_cookie_needs_our_header(person: Callable[[], Person], ana: Person) -> None:
    """A foreign page can make a browser send the cookie, but not a header of its own."""
    bare = person()
    del bare.http.headers["X-Civtable"]
    bare.http.cookies = ana.http.cookies
    body = {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    assert bare.http.post("/api/tables", json=body).status_code == 403
    assert bare.http.post("/api/session", json={"name": "x", "password": "y" * 8}).status_code == 403
    assert bare.http.get("/api/account").status_code == 200
    assert (
        ana.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"}).status_code == 403
    )
    assert ana.http.post("/api/tables", json=body).status_code == 201


def test_passwords_and_secrets_are_kept_as_hashes(server: Running, ana: Person) -> None:
    table = server.table("person", "person")
    engine = server.app.state.desk.store.engine
    with engine.connect() as connection:
        found = connection.execute(select(schema.accounts.c.password, schema.accounts.c.name)).all()
        everything = "".join(
            str(connection.execute(select(one)).all())
            for one in (schema.tokens, schema.sessions, schema.accounts)
        )
    assert all(row.password.startswith("$argon2id$") for row in found)
    assert ana.name in everything
    assert table.tokens[0] not in everything
    assert ana.http.cookies["civtable_session"] not in everything


def test_a_seat_of_the_account_opens_on_another_device(
    server: Running, person: Callable[[], Person], ana: Person
) -> None:
    body = {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "person"}], "private": True}
    made = ana.http.post("/api/tables", json=body).json()
    assert ana.http.get("/api/account/tables").json() == [], "nobody knows yet which seat is whose"
    ana.http.post(f"/api/tables/{made['id']}/keep", headers=bearer(made["seats"][0]["token"]))
    elsewhere = person()
    elsewhere.name = ana.name
    elsewhere.enter("/api/session")
    (listed,) = elsewhere.http.get("/api/account/tables").json()
    assert (listed["id"], listed["own"], listed["yours"]) == (made["id"], 0, True)
    path = f"/api/account/tables/{made['id']}/token"
    token = elsewhere.http.post(path, json={"seat": 0}).json()["token"]
    seen = server.get(f"/tables/{made['id']}", token).json()
    assert seen["seat"] == 0
    assert server.get(f"/tables/{made['id']}", made["seats"][0]["token"]).json()["seat"] == 0
    assert elsewhere.http.post(path, json={"seat": 1}).status_code == 403
    assert person().http.post(path, json={"seat": 0}).status_code == 401


def test_a_seat_from_a_link_can_be_kept(server: Running, person: Callable[[], Person], ana: Person) -> None:
    table = server.table("person", "person")
    keep = f"/api/tables/{table.id}/keep"
    assert ana.http.post(keep, headers=bearer(table.tokens[1])).status_code == 204
    assert [one["own"] for one in ana.http.get("/api/account/tables").json()] == [1]
    thief = person()
    thief.enter()
    assert thief.http.post(keep, headers=bearer(table.tokens[1])).status_code == 403
    assert thief.http.post(keep).status_code == 401


def test_a_deleted_account_leaves_nothing_but_the_games(
    server: Running, person: Callable[[], Person], ana: Person
) -> None:
    table = server.table("person", "person")
    ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[1]))
    elsewhere = person()
    elsewhere.name = ana.name
    elsewhere.enter("/api/session")

    def delete(by: Person, password: str) -> int:
        return by.http.request("DELETE", "/api/account", json={"password": password}).status_code

    assert delete(person(), "correct horse") == 401
    assert delete(ana, "wrong horse") == 401
    assert ana.http.get("/api/account").status_code == 200
    assert delete(ana, "correct horse") == 204
    assert "civtable_session" not in ana.http.cookies
    assert elsewhere.http.get("/api/account").status_code == 401, "sessions elsewhere have ended"
    assert ana.enter("/api/session").status_code == 401
    assert table.snapshot(1)["seat"] == 1, "the seat is still open to its link"
    assert ana.enter().status_code == 201, "the name is free"
    assert ana.http.get("/api/account/tables").json() == []
    assert ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[1])).status_code == 204


def test_statistics_count_finished_games(server: Running, ana: Person) -> None:
    assert ana.http.get("/api/account/statistics").json() == []
    totals = []
    for number in range(2):
        table = server.table("person", "person")
        ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[0]))
        table.play_out(random.Random(number))
        (score,) = [one for one in table.snapshot()["scores"] if one["seat"] == 0]
        totals.append((score["total"], score["rank"]))
    (found,) = ana.http.get("/api/account/statistics").json()
    points = [total for total, _ in totals]
    assert (found["game"], found["played"], found["best"]) == ("stone_age", 2, max(points))
    assert found["won"] == [rank for _, rank in totals].count(1)
    assert found["average"] == pytest.approx(sum(points) / 2, abs=0.1)
    assert {one["total"] for one in ana.http.get("/api/account/tables").json()} == set(points)
