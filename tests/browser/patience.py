"""Waits that end when nothing has moved for long, not after a fixed time.

A slow machine is no mistake: as long as a page changes or waits for the server, something may still come.
How long a whole test may take is for pytest to say.
"""

import functools
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, TimeoutError, expect
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

QUIET = 30
"""Seconds without any change after which what should happen counts as not happening."""
SLOW = 4
"""So many times longer a page may be still while the server owes it an answer."""
WATCHED = """
window.moved = 0;
window.owed = 0;
{
  const note = () => (window.moved = performance.now());
  const polls = (url) => url.includes("/updates?") || url.includes("?changed=");
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document, everything);
  const heard = (list) => list.getEntries().some(({ name }) => !polls(name)) && note();
  new PerformanceObserver(heard).observe({ type: "resource" });
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    if (polls(String(asked[0].url ?? asked[0]))) return ask(...asked);
    note();
    window.owed += 1;
    try {
      return await ask(...asked);
    } finally {
      window.owed -= 1;
      note();
    }
  };
}
"""
"""Notes when a page last changed, asked or got something, and how many answers the server owes it. Polls,
which come for ever, say nothing. To hear of every request from outside costs 0.1 s and more for each page."""
STILL = "() => performance.now() - window.moved"
OWED = "() => document.readyState !== 'complete' || window.owed > 0"
FRAMES = f"""() => {{
  const frame = () => new Promise(requestAnimationFrame);
  const enough = new Promise((done) => setTimeout(done, {QUIET} * 1000));
  return Promise.race([frame().then(frame), enough]);
}}"""
"""The next frame but one; or a browser that draws none, where nothing will move then."""
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
    """The pages of a test, asked only when something has not come in time."""

    def __init__(self) -> None:
        self.pages: list[Page] = []

    def add(self, page: Page) -> None:
        """Watch a page, which has WATCHED as a script from its first document on."""
        self.pages.append(page)

    def lose(self, page: Page) -> None:
        """A page has crashed: nothing will move there."""
        self.pages = [other for other in self.pages if other is not page]

    def clear(self) -> None:
        """Forget the pages of a test that is over."""
        self.pages.clear()

    def moved_since(self, begun: float) -> bool:
        """Whether anything has moved since a time of our clock."""
        return any(still < (time.monotonic() - begun) * 1000 for still in self.ask(STILL, 0))

    def owed(self) -> bool:
        """Whether a page waits for the server."""
        return any(self.ask(OWED, True))

    def ask(self, question: str, leaving: float) -> list[float]:
        """What each page says; one that is being left, and cannot, says what is given for that."""
        return [answer(page, question, leaving) for page in self.pages if not page.is_closed()]


def answer(page: Page, question: str, leaving: float) -> float:
    """What a page says."""
    try:
        return float(page.evaluate(question))
    except Error:
        return leaving


watch = Watch()


def drawn(page: Page) -> None:
    """Wait until all that has happened on a page is drawn."""
    page.evaluate(FRAMES)


def patient(wait: Callable[..., Any]) -> Callable[..., Any]:
    """The same wait, begun again for as long as anything moves."""

    @functools.wraps(wait)
    def waits(*args: Any, **more: Any) -> Any:
        still = 0
        while True:
            begun = time.monotonic()
            try:
                return wait(*args, **more)
            except (TimeoutError, AssertionError):
                still = 0 if watch.moved_since(begun) else still + 1
                if still >= (SLOW if watch.owed() else 1):
                    raise

    return waits


def steady(goto: Callable[..., Any]) -> Callable[..., Any]:
    """The same way to a page, begun again where Chromium gave up because the machine's network changed."""

    @functools.wraps(goto)
    def goes(*args: Any, **more: Any) -> Any:
        while True:
            try:
                return goto(*args, **more)
            except Error as error:
                if "ERR_NETWORK_CHANGED" not in error.message:
                    raise

    return goes


def be_patient() -> None:
    """From now on all that Playwright waits for is waited for like that."""
    expect.set_options(timeout=QUIET * 1000)
    for name in ("goto", "reload"):
        setattr(Page, name, steady(getattr(Page, name)))
    for name in ACTIONS:
        setattr(Locator, name, patient(getattr(Locator, name)))
    for kind in (LocatorAssertions, PageAssertions):
        for name in vars(kind):
            if name.startswith(("to_", "not_to_")):
                setattr(kind, name, patient(getattr(kind, name)))
