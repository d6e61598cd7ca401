"""The sender: one task a process, which sends what is due and never touches a table."""

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final

from aiosmtplib import SMTPException
from sqlalchemy.exc import SQLAlchemyError

from civtable.server.notices import outbox, push, webhooks
from civtable.server.notices.addresses import Addresses, BadAddress
from civtable.server.notices.case import Case, case_of
from civtable.server.notices.links import OPEN, STOP, Links
from civtable.server.notices.listeners import forget_device, forget_hook
from civtable.server.notices.looks import Looks
from civtable.server.notices.mail import MailServer, hand_over, is_final, letter
from civtable.server.notices.news import NOBODY
from civtable.server.notices.outbox import DEVICE, FAILED, HOOK, SENT, WAYS
from civtable.server.notices.posting import Answer, NoAnswer, post
from civtable.server.notices.wording import Wording, wording
from civtable.server.running.looking import again_and_again
from civtable.server.storage.store import Row, Store
from civtable.text import words_in

SLOTS: Final = 4
"""How many notices of each way are being sent at the same time: one that is slow does not hold up the others,
and slow webhooks do not hold up what people's devices are told."""

SWEEP_EVERY: Final = 3600.0
COME_AGAIN: Final = (408, 425, 429)
"""What is refused now and may be taken later; so is everything from 500 on."""

LOG: Final = logging.getLogger("civtable.notices")


class Again(Exception):
    """It could not be sent now; `wait` is how long the other side wants to be left alone."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.wait = wait


class Never(Exception):
    """It will never be sent. `gone`: neither will anything else to the same reader."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def judged(answer: Answer) -> None:
    """What an answer means for what was sent: nothing is raised if it has arrived."""
    if 200 <= answer.status < 300:
        return
    if answer.status >= 500 or answer.status in COME_AGAIN:
        raise Again(f"status {answer.status}", answer.wait)
    raise Never(f"status {answer.status}", gone=answer.status in (404, 410))


@dataclass
class Sender:
    """Takes notices out of the outbox, as long as the server runs."""

    store: Store
    looks: Looks
    addresses: Addresses
    vapid: push.Vapid
    links: Links
    mail: MailServer | None
    base: str | None  # what addresses of this server begin with, where it is known
    clock: Callable[[], float]
    every: float
    running: dict["asyncio.Task[None]", str] = field(default_factory=dict)  # by task, the way
    swept: float = 0.0

    async def watch(self) -> None:
        """Look again and again, as long as the server runs; what is being sent then ends with it."""
        try:
            await again_and_again("notices", self.look, self.every)
        finally:
            for task in list(self.running):
                task.cancel()
            await asyncio.gather(*self.running, return_exceptions=True)

    async def look(self) -> None:
        """Write down who has looked, and begin to send what is due, as far as there is room."""
        await self.looks.write()
        busy = Counter(self.running.values())
        room = {way: SLOTS - busy[way] for way in WAYS}
        for row in await outbox.claim(self.store, self.clock(), room):
            task = asyncio.create_task(self.deliver(row))
            self.running[task] = row["way"]
            task.add_done_callback(lambda done: self.running.pop(done, None))
        if self.clock() - self.swept > SWEEP_EVERY:
            self.swept = self.clock()
            await outbox.sweep(self.store, self.clock())

    async def deliver(self, row: Row) -> None:
        """Do with one notice what is right now, and write down what became of it."""
        try:
            await self.looks.write()  # who has just looked is not told
            now = self.clock()
            case = await self.store.read(lambda connection: case_of(connection, row, now))
            if case.send:
                await self.attempt(row, case)
            elif case.later is not None:
                await outbox.settle(self.store, row, due=case.later)
            else:
                await outbox.settle(self.store, row, state=case.state, at=now)
        except SQLAlchemyError as error:  # the lease ends by itself
            LOG.warning("a notice waits for the database: %s", type(error).__name__)
        except Exception:
            LOG.exception("a notice of table %s cannot be sent", row["table_id"])
            await outbox.settle(self.store, row, state=FAILED, at=self.clock())

    async def attempt(self, row: Row, case: Case) -> None:
        """Try to send; what failed is tried again after a pause, which grows."""
        tries = row["tries"] + 1
        try:
            async with asyncio.timeout(outbox.LEASE / 2):
                await self.send(row, case)
        except (Again, TimeoutError) as error:
            wait = max(outbox.pause_after(tries), getattr(error, "wait", 0.0))
            due = self.clock() + wait * random.uniform(1.0, 1.2)
            LOG.info("a notice by %s is tried again: %s", row["way"], error)
            await outbox.settle(self.store, row, tries=tries, due=due)
        except Never as error:
            LOG.warning("a notice by %s cannot be sent: %s", row["way"], error)
            await outbox.settle(self.store, row, tries=tries, state=FAILED, at=self.clock())
            if error.gone:
                await self.forget(row)
        else:
            await outbox.settle(self.store, row, tries=tries, state=SENT, at=self.clock())

    async def forget(self, row: Row) -> None:
        """A browser or a webhook says that it is no more."""
        if row["way"] == DEVICE:
            device = int(row["target"])
            await self.store.write(outbox.SETTLES, lambda connection: forget_device(connection, device))
        elif row["way"] == HOOK:
            table_id, hook = row["table_id"], row["target"]
            await self.store.write(outbox.SETTLES, lambda connection: forget_hook(connection, table_id, hook))

    async def send(self, row: Row, case: Case) -> None:
        """Send a notice in its way; raises Again or Never."""
        target, table = case.target, case.table
        assert target is not None
        assert table is not None
        everybody = row["way"] == HOOK
        said = await asyncio.to_thread(wording, row, table, target["language"], everybody)
        if row["way"] == DEVICE:
            await self.push(target, said)
        elif everybody:
            headers, body = webhooks.message(row, table, target, said, self.base, self.clock())
            await self.post(target["url"], headers, body)
        else:
            await self.write(row, target, said)

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """Post something; raises Again or Never."""
        try:
            judged(await post(self.addresses, url, headers, body))
        except NoAnswer as error:
            raise Again(str(error)) from None
        except BadAddress as error:
            raise (Again if error.reason.key == "notices-address-nobody" else Never)(
                error.reason.key
            ) from None

    async def push(self, device: Row, said: Wording) -> None:
        """A push message to a browser; raises Again or Never."""
        subscription = push.Subscription(device["endpoint"], device["p256dh"], device["auth"])
        content = {"id": said.id, "tag": said.tag, "title": said.title, "body": said.body, "path": said.path}
        message = json.dumps(content, ensure_ascii=False).encode()

        def sealed() -> tuple[dict[str, str], bytes]:
            origin = self.addresses.door(subscription.endpoint).origin
            headers = push.headers(self.vapid, origin, said.tag, self.clock())
            return headers, push.encrypted(subscription, message)

        headers, body = await asyncio.to_thread(sealed)
        await self.post(subscription.endpoint, headers, body)

    async def write(self, row: Row, target: Row, said: Wording) -> None:
        """A mail with its links; raises Again or Never."""
        if self.mail is None or self.base is None:
            raise Never("no mail server")
        account, address, now = target["account_id"], target["address"], self.clock()
        stop = self.links.make(STOP, account, address, now)
        stops = f"{self.base}/notices/stop#{stop}"
        words = words_in(target["language"])
        if row["seat"] == NOBODY:
            text = words("notices-mail-invited", body=said.body, answer=f"{self.base}{said.path}", stop=stops)
        else:
            # A link opens the seat at its own table; a rematch is reached from there, by the page.
            opens = self.links.make(OPEN, account, address, now, row["table_id"], row["seat"])
            text = words("notices-mail", body=said.body, open=f"{self.base}/notices/open#{opens}", stop=stops)
        one_click = f"{self.base}/api/notices/stop?link={stop}"
        subject = f"{said.title}: {said.body}"
        await self.hand(letter(self.mail.sender, address, subject, text, said.id, now, one_click))

    async def hand(self, mail: EmailMessage) -> None:
        """Give a mail to the server; raises Again or Never."""
        assert self.mail is not None
        try:
            await hand_over(self.mail, mail)
        except (SMTPException, OSError) as error:
            raise (Never if is_final(error) else Again)(type(error).__name__) from None
