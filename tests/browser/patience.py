"""Waits that end when nothing has moved for long, not after a fixed time.

A slow machine is no mistake: as long as a page changes or waits for the server, something may still come.
How long a whole test may take is for pytest to say.
"""

import functools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, Request, TimeoutError, expect
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

QUIET = 30
"""Seconds without any change after which what should happen counts as not happening."""
SLOW = 4
"""So many times longer a page may be still while the server owes it an answer."""
COUNT_CHANGES = """
window.changes = 0;
new MutationObserver((records) => (window.changes += records.length))
  .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
CHANGES = "() => [performance.timeOrigin, window.changes]"
ACTIONS = (
    "check",
    "click",
    "fill",
    "focus",
    "hover",
    "press",
    "select_option",
    "set_input_files",
    "wait_for",
)
"""What waits for a thing before it is done to it."""


class Watch:
    """All that can be seen of the pages of a test: what has changed on them, and what they have asked for."""

    def __init__(self) -> None:
        self.pages: list[Page] = []
        self.open: set[Request] = set()
        self.asked = 0

    def add(self, page: Page) -> None:
        """Watch a page, from its first document on."""
        page.add_init_script(COUNT_CHANGES)
        page.on("request", self.begin)
        page.on("requestfinished", self.end)
        page.on("requestfailed", self.end)
        self.pages.append(page)

    def begin(self, request: Request) -> None:
        """Note a request; polls wait for the table and say nothing."""
        if "/updates?" not in request.url:
            self.open.add(request)
            self.asked += 1

    def end(self, request: Request) -> None:
        """Note that a request is done."""
        self.open.discard(request)

    def clear(self) -> None:
        """Forget the pages of a test that is over."""
        self.pages.clear()
        self.open.clear()

    def signs(self) -> list[object]:
        """What differs as soon as anything has moved."""
        return [self.asked, *(changes(page) for page in self.pages if not page.is_closed())]


def changes(page: Page) -> object:
    """How often a page has changed; a page that is being left changes right now."""
    try:
        return page.evaluate(CHANGES)
    except Error:
        return object()


watch = Watch()


def patient(wait: Callable[..., Any]) -> Callable[..., Any]:
    """The same wait, begun again for as long as anything moves."""

    @functools.wraps(wait)
    def waits(*args: Any, **more: Any) -> Any:
        still = 0
        while True:
            before = watch.signs()
            try:
                return wait(*args, **more)
            except (TimeoutError, AssertionError):
                still = still + 1 if watch.signs() == before else 0
                if still >= (SLOW if watch.open else 1):
                    raise

    return waits


def be_patient() -> None:
    """From now on all that Playwright waits for is waited for like that."""
    expect.set_options(timeout=QUIET * 1000)
    for name in ACTIONS:
        setattr(Locator, name, patient(getattr(Locator, name)))
    for kind in (LocatorAssertions, PageAssertions):
        for name in vars(kind):
            if name.startswith(("to_", "not_to_")):
                setattr(kind, name, patient(getattr(kind, name)))
