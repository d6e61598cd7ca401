"""How an account is told by mail is changed without asking for its address again."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.people import Person, person_at
from tests.server.telling import Telling, link_in, telling

WISHES = {
    "language": "es",
    "zone": "Europe/Madrid",
    "quiet_from": 1320,
    "quiet_until": 480,
    "kinds": ["turn"],
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with telling(str(tmp_path_factory.mktemp("mail") / "civtable.db")) as found:
        yield found


@pytest.fixture
def ana(told: Telling) -> Iterator[Person]:
    with ExitStack() as clients:
        found = clients.enter_context(person_at(told.server.url))
        assert found.enter().status_code == 201
        yield found


def test_wishes_for_mail_change_without_the_address(told: Telling, ana: Person) -> None:
    """What is not named stays; a confirmed address stays confirmed, and another one gets no second letter."""
    wish = {"address": "wishes@example.org", **WISHES}
    shown = ana.http.post("/api/notices/mail", json=wish).json()
    assert ana.http.post("/api/notices/mail/wishes", json={"kinds": ["turn", "over"]}).status_code == 204
    assert ana.http.get("/api/notices/mail").json() == {**shown, "kinds": ["turn", "over"]}
    (question,) = told.mail.to("wishes@example.org")
    assert told.server.post("/notices/confirm", {"link": link_in(question, "confirm")}).status_code == 204
    loud = {"zone": "UTC", "quiet_from": None, "quiet_until": None}
    assert ana.http.post("/api/notices/mail/wishes", json=loud).status_code == 204
    assert ana.http.post("/api/notices/mail/wishes", json={}).status_code == 204
    changed = {**shown, **loud, "kinds": ["turn", "over"], "confirmed": True}
    assert ana.http.get("/api/notices/mail").json() == changed
    assert len(told.mail.to("wishes@example.org")) == 1


def test_who_has_no_address_has_no_wishes_for_mail(told: Telling, ana: Person) -> None:
    assert ana.http.post("/api/notices/mail/wishes", json=WISHES).status_code == 204
    assert ana.http.get("/api/notices/mail").json()["address"] is None
    assert told.server.post("/notices/mail/wishes", WISHES).status_code == 401
    assert ana.http.post("/api/notices/mail/wishes", json={"kinds": ["rain"]}).status_code == 400
