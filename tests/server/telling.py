"""A server that tells people, with all that it needs around it, and a clock that can be set forward."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import select

from civtable.server.notices.outbox import LEASE
from civtable.server.notices.sender import Sender
from civtable.server.notices.service import Notices
from civtable.server.settings import Settings
from civtable.server.storage import schema
from tests.server.people import Person
from tests.server.running import Running, Table, running, wait_for
from tests.server.sinks import Browser, MailSink, WebSink, mail_sink, web_sink

MINUTE = 60.0
HOUR = 3600.0
DAY = 24 * HOUR
NAME = "table.example.org"


class Telling:
    """The server, its sinks, and its clock."""

    def __init__(self, server: Running, web: WebSink, mail: MailSink, looked: list[Sender]) -> None:
        self.server = server
        self.web = web
        self.mail = mail
        self.ahead = 0.0
        self.browsers = 0
        found = server.app.state.services.notices
        assert isinstance(found, Notices)
        self.notices = found
        found.clock = lambda: time.time() + self.ahead
        self.looked = looked

    def later(self, seconds: float = MINUTE) -> None:
        """Time goes by."""
        self.ahead += seconds

    @contextmanager
    def still(self) -> Iterator[None]:
        """Time goes by only as far as `later` says, however long a busy machine takes."""
        goes, now = self.notices.clock, self.notices.clock() - self.ahead
        self.notices.clock = lambda: now + self.ahead
        yield
        self.notices.clock = goes

    def goes_by(self) -> None:
        """A little time goes by, if nothing is on its way: less than a sender may take for it."""
        if len(self.looked) >= 2 and not any(row["lease"] for row in self.rows(state="waiting")):
            # The next look is on its way, with the time of now; the one after it knows the new time.
            self.looked.clear()
            self.later(LEASE / 3)

    def browser(self, *tokens: str, **wishes: Any) -> Browser:
        """A browser that is told about the seats of some tokens."""
        self.browsers += 1
        made = Browser(self.web.url, f"{self.browsers}")
        self.tell(made, *tokens, **wishes)
        return made

    def tell(self, browser: Browser, *tokens: str, person: Person | None = None, **wishes: Any) -> None:
        """Say how a browser wants to be told."""
        http = person.http if person is not None else self.server.http
        body = {**browser.subscription, "tokens": tokens, **wishes}
        answer = http.post("/api/notices/devices", json=body)
        assert answer.status_code == 204, answer.text

    def arrived(self, browser: Browser) -> list[Any]:
        """What has reached a browser, in words."""
        path = browser.endpoint.removeprefix(self.web.url)
        return [browser.read(one.body) for one in self.web.to(path)]

    def rows(self, **where: Any) -> list[Any]:
        """What the outbox holds."""
        query = select(schema.outbox).order_by(schema.outbox.c.id)
        for name, value in where.items():
            query = query.where(schema.outbox.c[name] == value)
        with self.server.app.state.services.store.engine.connect() as connection:
            return list(connection.execute(query).mappings())

    def settled(self, table: Table) -> list[str]:
        """Time goes by until nothing of a table waits any more; what became of everything."""

        def look() -> bool:
            self.goes_by()
            return all(row["state"] != "waiting" for row in self.rows(table_id=table.id))

        wait_for(look)
        return [row["state"] for row in self.rows(table_id=table.id)]


def pass_turn(table: Table, seat: int, most: int = 50) -> None:
    """A seat chooses the first thing until somebody else is asked."""
    for _ in range(most):
        now = table.snapshot(seat)
        if now["choice"] is None:
            return
        done = table.play(seat, now["ply"], now["choice"]["options"][0]["code"])
        assert done.status_code == 200, done.text
    raise AssertionError("the turn does not end")


def link_in(mail: Any, what: str) -> str:
    """What follows the # in a link of a mail."""
    found = re.search(rf"http://{NAME}/notices/{what}#(\S+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]


def at_address(told: Telling, person: Person, address: str, **wishes: Any) -> None:
    """Somebody has an address that is confirmed."""
    assert person.http.post("/api/notices/mail", json={"address": address, **wishes}).status_code == 200
    link = link_in(told.mail.to(address)[-1], "confirm")
    assert told.server.post("/notices/confirm", {"link": link}).status_code == 204


@contextmanager
def counted_looks() -> Iterator[list[Sender]]:
    """Who has looked into the outbox, once for each look that has ended."""
    looked: list[Sender] = []
    look = Sender.look

    async def counted(sender: Sender) -> None:
        await look(sender)
        looked.append(sender)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sender, "look", counted)
        yield looked


@contextmanager
def telling(address: str, **more: Any) -> Iterator[Telling]:
    """All of it."""
    with web_sink() as web, mail_sink() as mail:
        settings = Settings(
            generous=True,
            names=(NAME,),
            mail=f"smtp://127.0.0.1:{mail.port}",
            mail_from=f"table@{NAME}",
            notices_private=True,
            notices_every=0.02,
            **more,
        )
        with counted_looks() as looked, running(address, settings=settings) as server:
            yield Telling(server, web, mail, looked)
