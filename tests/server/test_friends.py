"""Friends: asking and agreeing, invitations, blocks, and what nobody is told."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from civtable.server.door.limits import RATES, Limits, Rate
from civtable.server.friends import invitations, people
from tests.server.people import Person, person_at
from tests.server.rated import doing, rated_table, sit_at
from tests.server.running import Running, bearer, running

Making = Callable[[], Person]


@pytest.fixture
def ben(person: Making) -> Person:
    made = person()
    assert made.enter().status_code == 201
    return made


def tell(by: Person, path: str, about: Person | str) -> httpx.Response:
    """Somebody says something about somebody."""
    return by.http.post(f"/api{path}", json={"name": about if isinstance(about, str) else about.name})


def known(by: Person) -> Any:
    answer = by.http.get("/api/friends")
    assert answer.status_code == 200, answer.text
    return answer.json()


def befriend(one: Person, other: Person) -> None:
    assert tell(one, "/friends", other).status_code == tell(other, "/friends", one).status_code == 204


def invited(by: Person) -> list[tuple[str, str]]:
    return [(one["id"], one["by"]) for one in by.http.get("/api/invitations").json()]


def key(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])


def test_friends_ask_and_agree(address: str) -> None:
    """On both databases: who is asked sees it and agrees, or not; each may end it."""
    with running(address) as server, person_at(server.url) as ana, person_at(server.url) as ben:
        assert ana.enter().status_code == ben.enter().status_code == 201
        assert tell(ana, "/friends", ben.name.upper()).status_code == 204
        assert (known(ana)["asking"], known(ben)["asked"]) == ([ben.name], [ana.name])
        tell(ana, "/friends", ben)
        assert known(ana)["friends"] == [], "who asks twice has no answer yet"
        tell(ben, "/friends", ana)
        assert known(ana)["friends"] == [{"name": ben.name, "at_table": False}]
        tell(ben, "/friends/part", ana)
        assert known(ana)["friends"] == known(ana)["asking"] == []
        tell(ben, "/friends", ana)
        tell(ana, "/friends/part", ben)
        assert known(ben)["asking"] == []


def test_only_friends_know_that_somebody_is_at_a_table(server: Running, ana: Person, ben: Person) -> None:
    """And no more than that: not where."""
    table = rated_table(server, ben, "easy")
    tell(ana, "/friends", ben)
    with table.live(0) as live:
        live.any()
        assert "at_table" not in str(known(ana)["asking"])
        tell(ben, "/friends", ana)
        assert known(ana)["friends"] == [{"name": ben.name, "at_table": True}]
        assert table.id not in ana.http.get("/api/friends").text


def test_an_invitation_leads_to_a_seat(address: str) -> None:
    """On both databases. It is there until it is answered; who accepts has the first free seat."""
    with running(address) as server, person_at(server.url) as ana, person_at(server.url) as ben:
        assert ana.enter().status_code == ben.enter().status_code == 201
        table = rated_table(server, ana, "open", "easy", gather=True)
        assert key(doing(table, ana, "/invitations", {"name": ben.name})) == "friends-not-possible"
        befriend(ana, ben)
        assert doing(table, ana, "/invitations", {"name": ben.name}).status_code == 204
        assert invited(ben) == [(table.id, ana.name)]
        assert ana.http.get(f"/api/tables/{table.id}/invitations").json() == [ben.name]
        assert ben.http.post(f"/api/invitations/{table.id}/decline").status_code == 204
        assert invited(ben) == []
        assert key(ben.http.post(f"/api/invitations/{table.id}/accept")) == "friends-no-invitation"
        doing(table, ana, "/invitations", {"name": ben.name})
        seat = ben.http.post(f"/api/invitations/{table.id}/accept").json()
        assert seat["seat"] == 1
        assert invited(ben) == []
        assert server.get(f"/tables/{table.id}", seat["token"]).json()["seat"] == 1
        companions = ana.http.get(f"/api/tables/{table.id}/companions").json()
        assert companions == [{"seat": 1, "name": ben.name, "friend": True}]


def test_who_has_played_together_may_invite(server: Running, ana: Person, ben: Person) -> None:
    """Play again with them: they are found among those of late, until they are friends."""
    table = rated_table(server, ana, "open")
    sit_at(table, ben, 1)
    assert known(ana)["recent"] == [ben.name]
    again = rated_table(server, ana, "open")
    assert doing(again, ana, "/invitations", {"name": ben.name}).status_code == 204
    assert invited(ben) == [(again.id, ana.name)]
    befriend(ana, ben)
    assert known(ana)["recent"] == []


def test_an_invitation_does_not_stay_for_ever(
    server: Running, ana: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends after two days, when the last seat is taken, and with the game's beginning."""
    befriend(ana, ben)
    table = rated_table(server, ana, "open", gather=True)
    doing(table, ana, "/invitations", {"name": ben.name})
    later = time.time() + invitations.SECONDS + 1
    with monkeypatch.context() as patch:
        patch.setattr("civtable.server.friends.invitations.time.time", lambda: later)
        assert invited(ben) == []
        assert key(ben.http.post(f"/api/invitations/{table.id}/accept")) == "friends-no-invitation"
    assert invited(ben) == [(table.id, ana.name)]
    sit_at(table, ben, 1)
    assert key(ben.http.post(f"/api/invitations/{table.id}/accept")) == "friends-too-late"


def test_who_is_blocked_is_told_nothing_more(server: Running, ana: Person, ben: Person) -> None:
    """No request, no invitation, no seat, no word at the other's tables: as for a name that nobody has."""
    befriend(ana, ben)
    theirs = rated_table(server, ben, "open", gather=True)
    doing(theirs, ben, "/invitations", {"name": ana.name})
    mine = rated_table(server, ana, "open", "open", gather=True)
    assert tell(ana, "/blocks", ben).status_code == 204
    assert known(ana)["blocked"] == [ben.name]
    assert known(ana)["friends"] == known(ben)["friends"] == invited(ana) == []
    unknown = tell(ben, "/friends", "nobody of that name")
    refusals = [
        tell(ben, "/friends", ana),
        doing(theirs, ben, "/invitations", {"name": ana.name}),
        doing(mine, ben, "/sit", {"seat": 1}),
        doing(mine, ben, "/chat", {"text": "hello", "name": "Ben"}),
    ]
    assert {key(one) for one in (unknown, *refusals)} == {"friends-not-possible"}
    assert unknown.json() == refusals[0].json()
    assert tell(ana, "/blocks/end", ben).status_code == 204
    sit_at(mine, ben, 1)
    assert doing(mine, ben, "/chat", {"text": "hello"}, 1).status_code == 200
    tell(ana, "/blocks", ben)
    with httpx.Client(
        base_url=server.url, headers={"X-Civtable": "1", **bearer(mine.tokens[1])}
    ) as signed_out:
        said = signed_out.post(f"/api/tables/{mine.id}/chat", json={"text": "again"})
    assert key(said) == "friends-not-possible", "the seat is known, whoever is signed in"


def test_everything_is_bounded(
    server: Running, ana: Person, ben: Person, person: Making, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Friends, blocks and invitations of an account."""
    cid = person()
    cid.enter()
    monkeypatch.setattr(people, "MOST_FRIENDS", 1)
    monkeypatch.setattr(people, "MOST_BLOCKED", 1)
    befriend(ana, ben)
    assert key(tell(ana, "/friends", cid)) == "friends-too-many"
    assert key(tell(cid, "/friends", ana)) == "friends-not-possible"
    monkeypatch.setattr(invitations, "MOST_OPEN", 0)
    table = rated_table(server, ana, "open")
    assert key(doing(table, ana, "/invitations", {"name": ben.name})) == "friends-too-many-invitations"
    tell(ana, "/blocks", cid)
    assert key(tell(ana, "/blocks", ben)) == "friends-too-many"


@pytest.fixture
def strict(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that counts what concerns other accounts strictly, and nothing else."""
    generous = {name: Rate(1e6, 1e6) for name in RATES}
    monkeypatch.setattr("civtable.server.door.limits.RATES", {**generous, "friends": Rate(2, 0.001)})
    with running(str(tmp_path / "civtable.db"), limits=Limits()) as server:
        yield server


def test_an_account_asks_only_so_often(strict: Running) -> None:
    """Whatever address it comes from."""
    with person_at(strict.url) as ana:
        ana.enter()
        assert [tell(ana, "/friends", f"name {n}").status_code for n in range(3)] == [409, 409, 429]


def test_who_goes_leaves_nothing_behind(server: Running, ana: Person, ben: Person, person: Making) -> None:
    """Friends, blocks, invitations and tables that an account made know nothing of it any more."""
    cid = person()
    cid.enter()
    befriend(ana, ben)
    tell(ana, "/blocks", cid)
    tell(cid, "/blocks", ana)
    table = rated_table(server, ana, "open")
    doing(table, ana, "/invitations", {"name": ben.name})
    assert ana.http.request("DELETE", "/api/account", json={"password": "correct horse"}).status_code == 204
    assert known(ben)["friends"] == invited(ben) == known(cid)["blocked"] == []
    assert server.get("/friends").status_code == 401


def test_only_who_sits_there_invites_and_sees_the_others(server: Running, ana: Person, ben: Person) -> None:
    befriend(ana, ben)
    table = rated_table(server, ana, "open")
    assert ben.http.get(f"/api/tables/{table.id}/companions").status_code == 403
    assert key(doing(table, ben, "/invitations", {"name": ana.name})) == "server-not-your-seat"
