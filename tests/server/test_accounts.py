"""Accounts: passwords, sessions in cookies, seats that belong to somebody, statistics."""

import json
import random
from collections.abc import Callable

import pytest
from argon2 import PasswordHasher, Type
from sqlalchemy import select

from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.server.storage import schema
from tests.server.people import Person
from tests.server.running import Running, Table, bearer


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


def test_to_guess_a_password_costs_time_and_memory(real_hasher: PasswordHasher) -> None:
    """Not less than RFC 9106 recommends where memory is scarce: three passes over 64 MiB."""
    assert real_hasher.type is Type.ID
    assert real_hasher.time_cost >= 3
    assert real_hasher.memory_cost >= 64 * 1024


def test_passwords_and_secrets_are_kept_as_hashes(server: Running, person: Callable[[], Person]) -> None:
    ana = person()
    code = ana.enter().json()["recovery"]
    table = server.table("person", "person")
    engine = server.app.state.services.store.engine
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
    assert code not in everything
    assert code.replace("-", "") not in everything
    assert "127.0.0.1" not in everything


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


def played_by_chance(plies: int) -> str:
    """The record of a game of which so much was played elsewhere, to its end if that comes first."""
    match = Match(GAMES["stone_age"], {}, ["human", "random"], "elsewhere", "fast")
    dice = fast_rng("elsewhere")
    while len(match.plies) < plies and (decision := match.game.decision(match.state)) is not None:
        options = [option for option in decision.options if option is not match.game.giving_up]
        match.play(options[dice.below(len(options))].code)
    return match.record().to_text()


def test_statistics_count_no_record_and_no_branch(server: Running, ana: Person) -> None:
    """Only what was begun here counts: nobody brings won games along, or repeats the end of one."""
    whole = json.loads(played_by_chance(5000))
    almost = played_by_chance(len(whole["codes"]) - 3)
    taken_in = ana.http.post("/api/records", content=almost).json()
    finished = ana.http.post("/api/records", content=json.dumps(whole)).json()["id"]
    branched = ana.http.post(
        f"/api/tables/{finished}/branch", json={"ply": len(whole["codes"]) - 3, "seat": 0, "level": "random"}
    ).json()
    for made in (taken_in, branched):
        (seat,) = made["seats"]
        table = Table(server, made["id"], {seat["seat"]: seat["token"]})
        keep = f"/api/tables/{table.id}/keep"
        assert ana.http.post(keep, headers=bearer(seat["token"])).status_code == 204
        while (now := table.snapshot(seat["seat"]))["table"]["status"] != "over":
            if now["choice"] is not None:
                table.play(seat["seat"], now["ply"], now["choice"]["options"][0]["code"])
    rows = ana.http.get("/api/account/tables").json()
    assert [row["rank"] is not None for row in rows] == [True, True], "they are finished, with a result"
    assert ana.http.get("/api/account/statistics").json() == []


def test_a_seat_has_at_most_twenty_tokens(server: Running, ana: Person) -> None:
    """The oldest ends when there is one too many; those of other seats do not."""
    table = server.table("person", "person")
    ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[0]))
    further = f"/api/account/tables/{table.id}/token"
    tokens = [ana.http.post(further, json={"seat": 0}).json()["token"] for _ in range(19)]
    assert table.snapshot(0)["seat"] == 0
    tokens.append(ana.http.post(further, json={"seat": 0}).json()["token"])
    assert table.get("", 0).status_code == 401
    opens = [server.get(f"/tables/{table.id}", token).status_code for token in tokens]
    assert opens == [200] * 20
    assert table.snapshot(1)["seat"] == 1
    with server.app.state.services.store.engine.connect() as connection:
        kept = connection.execute(select(schema.tokens).where(schema.tokens.c.table_id == table.id)).all()
    assert len(kept) == 21
