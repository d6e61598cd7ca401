"""Notices of invitations: somebody who has no seat yet hears that there is one."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from civtable.server.friends.invitations import SECONDS
from civtable.server.notices import outbox
from tests.server.people import Person, person_at
from tests.server.rated import doing, rated_table, sit_at
from tests.server.running import Table, wait_for
from tests.server.sinks import Browser
from tests.server.telling import HOUR, NAME, Telling, at_address, link_in, telling

Making = Callable[[], Person]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with telling(str(tmp_path_factory.mktemp("invited") / "civtable.db")) as found:
        yield found


@pytest.fixture(autouse=True)
def now(told: Telling) -> Iterator[None]:
    """After a test it is as late as before: invitations end by the clock of the server."""
    before = told.ahead
    yield
    told.ahead = before


@pytest.fixture
def person(told: Telling) -> Iterator[Making]:
    """Makes people with accounts, each a friend of all before."""
    with ExitStack() as clients:
        known: list[Person] = []

        def made() -> Person:
            found = clients.enter_context(person_at(told.server.url))
            assert found.enter().status_code == 201
            for other in known:
                for one, friend in ((found, other), (other, found)):
                    assert one.http.post("/api/friends", json={"name": friend.name}).status_code == 204
            known.append(found)
            return found

        yield made


def listening(told: Telling, person: Person, **wishes: Any) -> Browser:
    """A browser of an account, which holds no seat."""
    told.browsers += 1
    browser = Browser(told.web.url, f"account-{told.browsers}")
    told.tell(browser, person=person, **wishes)
    return browser


def waiting_table(told: Telling, host: Person) -> Table:
    return rated_table(told.server, host, "open", "open", gather=True)


def invite(table: Table, by: Person, whom: Person) -> None:
    answer = doing(table, by, "/invitations", {"name": whom.name})
    assert answer.status_code == 204, answer.text


def test_who_is_invited_hears_of_it_in_the_browser_and_by_mail(told: Telling, person: Making) -> None:
    """It says who invites and leads to where it is answered; the mail has no link that opens a seat."""
    ana, ben = person(), person()
    browser = listening(told, ben, language="it")
    at_address(told, ben, "invited@example.org", language="es")
    table = waiting_table(told, ana)
    invite(table, ana, ben)
    assert told.settled(table) == ["sent", "sent"]
    (message,) = told.arrived(browser)
    assert message["title"] == "Stone Age"
    assert (message["body"], message["path"]) == (f"{ana.name} ti invita a una partita.", "/friends")
    mail = told.mail.to("invited@example.org")[-1]
    assert mail["Subject"].endswith(f"{ana.name} te invita a una partida.")
    assert f"http://{NAME}/friends" in mail.get_content().splitlines()
    assert "/notices/open" not in mail.get_content()
    assert link_in(mail, "stop")


def test_an_invitation_is_told_once_and_then_the_seat_is_told_as_any_other(
    told: Telling, person: Making
) -> None:
    """At most one notice a table until looked at: also for who is asked twice, by two, or sits there."""
    ana, ben, eva = person(), person(), person()
    browser = listening(told, ben)
    table = waiting_table(told, ana)
    sit_at(table, eva, 1)
    with told.still():
        invite(table, ana, ben)
        invite(table, eva, ben)
    assert told.settled(table) == ["sent"]
    ben.http.post(f"/api/invitations/{table.id}/decline")
    table.post("/chat", {"text": "hello"}, 1)
    invite(table, eva, ben)
    assert "sent" not in told.settled(table)[1:], "who has said no is not called again to the same table"
    seat = ben.http.post(f"/api/invitations/{table.id}/accept").json()
    table.tokens[seat["seat"]] = seat["token"]
    told.later()
    table.snapshot(seat["seat"])
    table.post("/chat", {"text": f"@{ben.name}, hello"}, 0)
    assert told.settled(table)[-1] == "sent"
    assert [one["path"] for one in told.arrived(browser)] == ["/friends", f"/table/{table.id}"]


def test_an_invitation_that_has_ended_is_not_told(told: Telling, person: Making) -> None:
    """Declined while somebody sleeps, or blocked in the seconds before it is sent."""
    ana, ben = person(), person()
    now = int(told.notices.now() // 60) % 1440
    browser = listening(told, ben, quiet_from=(now - 60) % 1440, quiet_until=(now + 240) % 1440)

    def asleep() -> Table:
        table = waiting_table(told, ana)
        invite(table, ana, ben)
        told.later()
        wait_for(lambda: told.rows(table_id=table.id)[0]["due"] > told.notices.now() + HOUR)
        return table

    declined, kept = asleep(), asleep()
    assert ben.http.post(f"/api/invitations/{declined.id}/decline").status_code == 204
    assert told.arrived(browser) == []
    told.later(4 * HOUR)
    assert [told.settled(table) for table in (declined, kept)] == [["dropped"], ["sent"]]
    blocked = waiting_table(told, ana)
    invite(blocked, ana, ben)
    assert ben.http.post("/api/blocks", json={"name": ana.name}).status_code == 204
    assert told.settled(blocked) == ["dropped"]
    assert doing(blocked, ana, "/invitations", {"name": ben.name}).status_code >= 400
    assert len(told.rows(table_id=blocked.id)) == 1, "who is blocked invites nobody, and nobody is told"


def test_an_invitation_that_is_too_old_is_not_told(told: Telling, person: Making) -> None:
    ana, ben = person(), person()
    browser = listening(told, ben)
    table = waiting_table(told, ana)
    told.web.answer = lambda number: 503
    invite(table, ana, ben)
    told.later()
    wait_for(lambda: told.rows(table_id=table.id)[0]["tries"] > 0)
    told.later(SECONDS)
    told.web.answer = lambda number: 201
    assert told.settled(table) == ["dropped"]
    assert told.arrived(browser) == []


def test_invitation_and_notice_are_written_together(
    told: Telling, person: Making, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one transaction; but a mistake about the notice keeps nobody from inviting."""
    ana, ben = person(), person()
    listening(told, ben)
    table = waiting_table(told, ana)

    def broken(*args: Any) -> None:
        raise OperationalError("insert", {}, Exception("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "put_for", broken)
        invite(table, ana, ben)
    assert [one["id"] for one in ben.http.get("/api/invitations").json()] == [table.id]
    assert told.rows(table_id=table.id) == []
    other = waiting_table(told, ana)
    monkeypatch.setattr("civtable.server.friends.invitations.MOST_OPEN", 1)
    assert doing(other, ana, "/invitations", {"name": ben.name}).status_code == 409
    assert told.rows(table_id=other.id) == [], "what is refused is not told"
