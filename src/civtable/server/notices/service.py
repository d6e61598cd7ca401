"""Notices as the rest of the server sees them: what is written with a move, who looked, the sender."""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection

from civtable.server.door.hosts import ANY, THIS_MACHINE, bare
from civtable.server.notices import outbox
from civtable.server.notices.addresses import Addresses
from civtable.server.notices.links import Links
from civtable.server.notices.looks import Looks
from civtable.server.notices.mail import mail_server
from civtable.server.notices.news import News, Step, gone_on, invited, news
from civtable.server.notices.push import Vapid
from civtable.server.notices.sender import Sender
from civtable.server.settings import Settings, plain_address
from civtable.server.storage.store import Store
from civtable.server.tables.problems import Still
from civtable.server.tables.table import Table

LOG: Final = logging.getLogger("civtable.notices")


def public_base(settings: Settings) -> str | None:
    """What addresses of this server begin with for everybody: its first name, over TLS behind a proxy."""
    name = next((name for name in settings.names if name != ANY), None)
    return None if name is None else f"{'https' if settings.proxies else 'http'}://{name}"


def contact(settings: Settings) -> str | None:
    """Whom push services may ask about what this server sends (RFC 8292); None where nobody is known.

    Apple takes no `http:` and nothing at this machine. Browsers let pages be told only over TLS, so where
    anybody is told the name is one of `https:`, whether or not a proxy is said to be there.
    """
    names = [name for name in settings.names if name != ANY and plain_address(bare(name)) is None]
    name = next((name for name in names if bare(name) not in THIS_MACHINE), None)
    if name is not None:
        return f"https://{name}"
    return f"mailto:{settings.mail_from}" if settings.mail is not None else None


class Notices:
    """Everything about notices in a running server."""

    def __init__(self, store: Store, settings: Settings, vapid: str, links: str) -> None:
        self.store = store
        self.clock: Callable[[], float] = time.time  # tests have another
        self.base = public_base(settings)
        self.mail = mail_server(settings)
        self.addresses = Addresses(settings.notices_private)
        known = contact(settings)
        if known is None and (settings.names or settings.proxies):  # others come, and may want to be told
            LOG.warning("Apple devices take no notices from a server without a name: see --name")
        self.vapid = Vapid(vapid, known or "mailto:operator@localhost")
        self.links = Links(links)
        self.looks = Looks(store, self.now)
        self.sender = Sender(
            store,
            self.looks,
            self.addresses,
            self.vapid,
            self.links,
            self.mail,
            self.base,
            self.now,
            settings.notices_every,
        )

    def now(self) -> float:
        """The time."""
        return self.clock()

    def changed(
        self, before: Table, steps: Sequence[Step], author: int | None
    ) -> Callable[[Connection], None] | None:
        """What has to be written with some entries so that everybody hears of them; None for nothing.

        `author` is the account of who made them without a seat. Whatever goes wrong here keeps nobody from
        moving.
        """
        try:
            found = news(before, steps)
        except Exception:
            LOG.exception("what is new at table %s cannot be told", before.id)
            return None
        return self.telling(before.id, found, author) if found else None

    def telling(
        self, table_id: str, found: Sequence[News], author: int | None = None
    ) -> Callable[[Connection], None]:
        """What has to be written so that everybody hears of some news of a table."""

        def write(connection: Connection) -> None:
            with alone(connection, table_id):
                outbox.put(self.store, connection, table_id, found, self.now(), author)

        return write

    def gone_on(self, still: Still, by: int, to: str) -> Callable[[Connection], None]:
        """What has to be written with the table at which a game goes on, so that its people hear of it."""
        return self.telling(still.id, gone_on(still, by, to))

    def invited(self, connection: Connection, table_id: str, account: int, seq: int, by: str) -> None:
        """Write down, with an invitation, that an account hears of it."""
        with alone(connection, table_id):
            outbox.put_for(self.store, connection, table_id, account, invited(seq, by), self.now())


@contextmanager
def alone(connection: Connection, table_id: str) -> Iterator[None]:
    """What is written here may fail, and what it is written with stays."""
    try:
        with connection.begin_nested():
            yield
    except Exception as error:  # whatever goes wrong here keeps nobody from moving
        LOG.error("what is new at table %s is not told: %s", table_id, type(error).__name__)
