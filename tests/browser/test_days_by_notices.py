"""A game over days between two browsers that are closed in between: each opens by its notices alone."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from civtable.server.clocks.times import DAY
from civtable.server.tables import making
from civtable.text import words_in
from tests.browser.patience import watch
from tests.browser.table import click_option
from tests.browser.visitors import Visitor
from tests.server.people import person_at
from tests.server.running import bearer
from tests.server.telling import HOUR, Telling, at_address, telling

WORDS = words_in("en")
DAYS = {"kind": "days", "turn": 2 * DAY, "bank": DAY, "vacation": 5}
END_IS_NEAR = 568
"""After so many choices of these dice the game has some turns left."""
ASKS_ALWAYS = {"name": "civtable.prefs", "value": json.dumps({"passAlone": False, "askEnd": False})}


class Away:
    """Somebody whose browser is closed: what it keeps is there, and no page of it."""

    def __init__(self, browser: Browser, told: Telling) -> None:
        self.browser, self.url = browser, told.server.url
        self.kept: Any = {"cookies": [], "origins": [{"origin": self.url, "localStorage": [ASKS_ALWAYS]}]}

    @contextmanager
    def opening(self, path: str) -> Iterator[Page]:
        """The browser is opened at an address, and closed again."""
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "storage_state": self.kept}
        visitor = Visitor(self.browser, self.url, settings)
        try:
            yield visitor.come(path, 1280, 800)
            self.kept = visitor.context.storage_state()
        finally:
            visitor.context.close()
            watch.clear()
        assert not visitor.complaints, "\n".join(visitor.complaints)


def a_night(told: Telling) -> None:
    """Hours go by, also those that the clocks of tables count."""
    told.later(9 * HOUR)

    async def work() -> None:
        uptime = told.server.app.state.services.hall.uptime
        uptime.come_to(uptime.now() + 9 * HOUR, uptime.monotonic())

    asyncio.run_coroutine_threadsafe(work(), told.server.loop).result()


def address_in(mail: Any) -> str:
    """Where the link of a mail leads, at our server."""
    found = re.search(r"http://\S+/notices/open#\S+", mail.get_content())
    assert found, mail.get_content()
    parts = urlsplit(found[0])
    return f"{parts.path}#{parts.fragment}"


def test_a_game_over_days_is_finished_by_notices_alone(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana is told by push, Ben by mail; nobody opens anything but what a notice names, to the end."""
    monkeypatch.setattr(making, "new_seed", lambda: "a game over days")
    dice = random.Random(7)
    with telling(str(tmp_path / "civtable.db")) as told, person_at(told.server.url) as ben_himself:
        table = told.server.table("person", "person", clock=DAYS)
        table.play_out(dice, most=END_IS_NEAR)
        assert ben_himself.enter().status_code == 201
        kept = ben_himself.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[1]))
        assert kept.status_code == 204
        at_address(told, ben_himself, "ben@example.org")
        subscribed = told.browser(table.tokens[0])
        ana, ben = Away(browser, told), Away(browser, told)
        with ana.opening(f"/table/{table.id}#seat={table.tokens[0]}"), ben.opening("/"):
            pass  # one has her seat in her browser, the other has nothing yet but his mail

        def told_so_far() -> tuple[int, int]:
            return len(told.arrived(subscribed)), len(told.mail.to("ben@example.org"))

        def next_told(before: tuple[int, int]) -> tuple[int, Away, str]:
            """Who is told next, and where the notice leads."""
            told.settled(table)  # none is on its way: it would be sent again after a night
            assert sum(told_so_far()) == sum(before) + 1
            a_night(told)
            if told_so_far()[0] > before[0]:
                return 0, ana, told.arrived(subscribed)[-1]["path"]
            return 1, ben, address_in(told.mail.to("ben@example.org")[-1])

        def asked() -> int | None:
            decision = table.snapshot()["decision"]
            return None if decision is None else int(decision["seat"])

        before, turns = told_so_far(), 0
        seat = asked()
        while asked() == seat:
            table.play_out(dice, most=1)
        while asked() is not None:
            seat, who, path = next_told(before)
            assert asked() == seat
            before = told_so_far()
            with who.opening(path) as page:
                while asked() == seat:
                    click_option(page, dice.randrange(100))
                if asked() is None:
                    expect(page.locator("#result-title")).to_be_visible()
            turns += 1
        print("TURNS", turns)
        assert turns >= 5
        other, who, path = next_told(before)
        assert other != seat, "who ended the game has seen it"
        with who.opening(path) as page:
            expect(page.locator("#result-title")).to_be_visible()
        times = table.snapshot()["times"]
        assert times["bank"] == [DAY, DAY], "nobody took longer than a turn may"
        assert [one["substitute"] for one in table.snapshot()["table"]["seats"]] == [None, None]
