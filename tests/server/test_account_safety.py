"""What keeps an account its owner's: limits, the password, the recovery code, sessions."""

import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import func, select, update

from civtable.server.accounts.recovery import SIGNS, code_hash, new_code
from civtable.server.accounts.session import browser_of
from civtable.server.door.limits import Limits
from civtable.server.storage import schema
from civtable.trials.postgres import Postgres
from tests.server.people import Person, person_at
from tests.server.running import Running, bearer, running, wait_for

OWNERS_PLACE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"


def number_of_sessions(server: Running, name: str) -> int:
    """How many sessions the database holds of an account."""
    query = select(func.count()).select_from(schema.sessions.join(schema.accounts))
    with server.app.state.services.store.engine.connect() as connection:
        found = connection.execute(query.where(schema.accounts.c.name == name)).scalar_one()
    return int(found)


# Limits.


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with the usual limits, whose buckets do not fill up again."""
    monkeypatch.setattr("civtable.server.door.limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    with running(str(tmp_path / "strict.db"), limits=Limits()) as server:
        yield server


def guesses(person: Person, number: int) -> list[int]:
    """What becomes of so many wrong passwords."""
    return [person.enter("/api/session", "wrong horse").status_code for _ in range(number)]


def test_strangers_cannot_lock_the_owner_out(strict: Running) -> None:
    """Neither by guesses for the name from elsewhere, nor by guesses for other names from the same place."""
    with person_at(strict.url, OWNERS_PLACE) as owner, person_at(strict.url, ELSEWHERE) as stranger:
        assert owner.enter().status_code == 201
        assert owner.http.delete("/api/session").status_code == 204
        stranger.name = owner.name
        assert guesses(stranger, 11) == [401] * 10 + [429]
        with person_at(strict.url, OWNERS_PLACE) as neighbour:
            assert guesses(neighbour, 10)[-1] == 429
        assert owner.enter("/api/session").status_code == 200
        assert stranger.enter("/api/session").status_code == 429


def test_guesses_are_counted_where_the_owner_is_known_too(strict: Running) -> None:
    with person_at(strict.url, OWNERS_PLACE) as owner:
        owner.enter()
        assert guesses(owner, 11) == [401] * 10 + [429]


def test_a_name_has_one_bucket_however_it_is_written(strict: Running) -> None:
    """Capitals, wide letters and spaces do not give anybody more guesses."""
    forms = ["Zoe Groß", "ZOE GROSS", "\uff3a\uff2f\uff25 gross", " zoe   gross"]
    answers = []
    for number in range(12):
        with person_at(strict.url, f"127.0.0.{10 + number}") as stranger:
            stranger.name = forms[number % len(forms)]
            answers += guesses(stranger, 1)
    assert answers == [401] * 10 + [429] * 2


def test_a_lost_password_can_be_replaced_whatever_strangers_try(strict: Running) -> None:
    with person_at(strict.url, OWNERS_PLACE) as owner, person_at(strict.url, ELSEWHERE) as stranger:
        code = owner.enter().json()["recovery"]
        stranger.name = owner.name
        assert guesses(stranger, 11)[-1] == 429
        tries = [recover(stranger, new_code()).status_code for _ in range(11)]
        assert tries == [401] * 10 + [429]
        with person_at(strict.url, "127.0.0.3") as far_away:
            far_away.name = owner.name
            assert recover(far_away, code).status_code == 200


def test_what_a_session_asks_with_a_password_is_counted(strict: Running) -> None:
    with person_at(strict.url) as owner:
        owner.enter()
        answers = [change(owner, "wrong horse", "battery staple").status_code for _ in range(11)]
        assert answers == [401] * 10 + [429]


# The password and the code.


def recover(person: Person, code: str, password: str = "battery staple") -> httpx.Response:
    """Set a new password by a code."""
    wish = {"name": person.name, "code": code, "password": password}
    return person.http.post("/api/session/recover", json=wish)


def change(person: Person, old: str, new: str) -> httpx.Response:
    """Change the password."""
    return person.http.post("/api/account/password", json={"password": old, "new": new})


def signed_in(person: Person) -> bool:
    """Whether somebody's session is good."""
    return person.http.get("/api/account").status_code == 200


@pytest.fixture
def twin(person: Callable[[], Person], ana: Person) -> Person:
    """The same person at another device."""
    made = person()
    made.name = ana.name
    assert made.enter("/api/session").status_code == 200
    return made


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(
    person: Callable[[], Person], ana: Person, twin: Person
) -> None:
    assert change(ana, "wrong horse", "battery staple").status_code == 401
    assert change(ana, "correct horse", "short").status_code == 400
    assert signed_in(twin)
    assert change(ana, "correct horse", "battery staple").status_code == 204
    assert signed_in(ana)
    assert not signed_in(twin)
    assert twin.enter("/api/session").status_code == 401
    assert twin.enter("/api/session", "battery staple").status_code == 200
    assert change(person(), "battery staple", "correct horse").status_code == 401


def test_a_code_opens_the_account_once(person: Callable[[], Person]) -> None:
    owner, finder = person(), person()
    code = owner.enter().json()["recovery"]
    finder.name = owner.name.upper()
    answer = recover(finder, f" {code.lower().replace('-', ' ')} ")
    assert answer.status_code == 200
    assert answer.json()["name"] == owner.name
    following = answer.json()["recovery"]
    assert following != code
    assert signed_in(finder)
    assert not signed_in(owner), "all sessions have ended"
    assert owner.enter("/api/session").status_code == 401
    assert owner.enter("/api/session", "battery staple").status_code == 200
    assert recover(owner, code).status_code == 401, "it has been used"
    assert recover(owner, following, "third secret").status_code == 200


def test_a_wrong_code_an_empty_one_and_an_unknown_name_are_told_alike(
    person: Callable[[], Person], ana: Person
) -> None:
    answers = [recover(ana, new_code()), recover(ana, ""), recover(person(), new_code())]
    assert {answer.status_code for answer in answers} == {401}
    assert {answer.json()["error"]["key"] for answer in answers} == {"server-wrong-code"}
    assert signed_in(ana)


def test_who_is_signed_in_gets_a_new_code_for_the_password(server: Running, ana: Person) -> None:
    """Also for an account from the time before there were codes, which no code opens."""
    statement = update(schema.accounts).where(schema.accounts.c.name == ana.name).values(recovery=None)
    with server.app.state.services.store.engine.begin() as connection:
        connection.execute(statement)
    assert recover(ana, "").status_code == 401
    path = "/api/account/recovery"
    assert ana.http.post(path, json={"password": "wrong horse"}).status_code == 401
    first, second = [ana.http.post(path, json={"password": "correct horse"}).json() for _ in range(2)]
    assert recover(ana, first["recovery"]).status_code == 401, "the newest one counts"
    assert recover(ana, second["recovery"]).status_code == 200


def test_a_code_cannot_be_guessed_and_is_easy_to_write_down() -> None:
    codes = [new_code() for _ in range(200)]
    assert len(set(codes)) == 200
    assert 25 * math.log2(len(set(SIGNS))) > 100
    for alike in ("0O", "1IL", "2Z", "5S", "8B", "UV"):
        assert sum(sign in SIGNS for sign in alike) <= 1, alike
    assert set("".join(codes)) == {*SIGNS, "-"}
    assert code_hash(codes[0]) == code_hash(codes[0].lower().replace("-", "")) != code_hash(codes[1])


def test_a_foreign_page_cannot_recover(person: Callable[[], Person], ana: Person) -> None:
    bare = person()
    bare.name = ana.name
    del bare.http.headers["X-Civtable"]
    assert recover(bare, new_code()).status_code == 403


# Sessions.


def test_sessions_are_listed_and_ended(person: Callable[[], Person], ana: Person, twin: Person) -> None:
    third = person()
    third.name = ana.name
    third.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"
    third.enter("/api/session")
    found = ana.http.get("/api/account/sessions").json()
    assert [one["this"] for one in found] == [False, False, True], "the newest first"
    assert found[0]["agent"] == "Firefox, Linux"
    assert all(abs(one["created"] - time.time()) < 60 for one in found)
    secret = ana.http.cookies["civtable_session"]
    assert not any(one["id"] in secret for one in found)

    path = f"/api/account/sessions/{found[0]['id']}"
    assert person().http.delete(path).status_code == 401
    assert ana.http.delete(path).status_code == 204
    assert (signed_in(third), signed_in(twin), signed_in(ana)) == (False, True, True)
    assert ana.http.delete(path).status_code == 404
    third.enter("/api/session")
    assert ana.http.delete("/api/account/sessions").status_code == 204
    assert (signed_in(third), signed_in(twin), signed_in(ana)) == (False, False, True)
    assert len(ana.http.get("/api/account/sessions").json()) == 1


def test_nobody_ends_the_session_of_another_account(person: Callable[[], Person], ana: Person) -> None:
    (session,) = ana.http.get("/api/account/sessions").json()
    other = person()
    other.enter()
    for name in (session["id"], session["id"][:15], "%00", "_" * 16):
        assert other.http.delete(f"/api/account/sessions/{name}").status_code == 404
    assert other.http.delete("/api/account/sessions").status_code == 204
    assert signed_in(ana)


def test_a_clock_that_jumps_ends_no_session_for_good(
    ana: Person, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the clock is a year ahead a session is not valid, whoever signs in then; later it is again."""
    with monkeypatch.context() as ahead:
        ahead.setattr(
            "civtable.server.accounts.accounts.time", SimpleNamespace(time=lambda: time.time() + 365 * 86_400)
        )
        assert not signed_in(ana)
        twin = person()
        twin.name = ana.name
        assert twin.enter("/api/session").status_code == 200
        assert [one["this"] for one in twin.http.get("/api/account/sessions").json()] == [True]
    assert signed_in(ana)


def test_an_account_keeps_its_twenty_newest_sessions(
    server: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ana.http.cookies["civtable_session"]
    for _ in range(19):
        assert ana.enter("/api/session").status_code == 200
    monkeypatch.setattr(
        "civtable.server.accounts.accounts.time", SimpleNamespace(time=lambda: time.time() - 3600)
    )
    with person_at(server.url) as bare:
        bare.http.cookies.set("civtable_session", first)
        assert signed_in(bare)
        ana.enter("/api/session")
        assert signed_in(ana), "the new one stays, even if the clock went back"
        assert not signed_in(bare)
    assert number_of_sessions(server, ana.name) == 20


def test_signing_out_often_ends_no_other_session(server: Running, ana: Person, twin: Person) -> None:
    for _ in range(21):
        assert twin.http.delete("/api/session").status_code == 204
        assert twin.enter("/api/session").status_code == 200
    assert signed_in(ana)
    assert number_of_sessions(server, ana.name) == 20


WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (f"Mozilla/5.0 (X11; Linux x86_64) {WEBKIT} Chrome/140 Safari/537.36", "Chrome, Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/140 Safari/537.36 Edg/140", "Edge, Windows"),
        (f"Mozilla/5.0 (iPhone; CPU like Mac OS X) {WEBKIT} Version/18 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("\x01" * 200, ""),
        ("x" * 2000, "x" * 40),
    ],
)
def test_a_browser_is_told_by_its_name(agent: str, told: str) -> None:
    assert browser_of(agent) == told


def test_who_deletes_the_account_meanwhile_is_signed_out(
    server: Running, ana: Person, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The session was good when the request came; it was said that the database does not answer."""
    ben, accounts = person(), server.app.state.services.accounts
    assert ben.enter().status_code == 201
    known = accounts.of_session

    async def and_gone(secret: str | None) -> object:
        found = await known(secret)
        if found is not None:
            await accounts.delete(found["id"])
        return found

    monkeypatch.setattr(accounts, "of_session", and_gone)
    answer = ana.http.post("/api/blocks", json={"name": ben.name})
    assert (answer.status_code, answer.json()["error"]["key"]) == (401, "server-sign-in")


# Tokens of seats, where several processes serve one database.


def test_a_token_that_another_process_ended_opens_nothing(pg: Postgres) -> None:
    address = pg.new_database()
    with running(address) as one, running(address) as other, person_at(one.url) as ana:
        ana.enter()
        table = one.table("person", "person")
        ana.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[0]))
        assert other.get(f"/tables/{table.id}", table.tokens[0]).json()["seat"] == 0
        for _ in range(20):
            ana.http.post(f"/api/account/tables/{table.id}/token", json={"seat": 0})
        assert one.get(f"/tables/{table.id}", table.tokens[0]).status_code == 401
        wait_for(lambda: other.get(f"/tables/{table.id}", table.tokens[0]).status_code == 401)
