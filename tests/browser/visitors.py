"""Visitors of the tests: each has a browser of their own to themselves, cleaned for the next one.

Opening our page in a new profile costs about three times the processor time of opening it where it was:
there the browser has its files, and a process for it, already. What cannot be undone is not used again.
"""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page
from playwright.sync_api._generated import Clock

from tests.browser.patience import QUIET, WATCHED, watch

EXPECTED_NOISE = re.compile(
    r"status of 4\d\d|WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED"
    r"|Service Worker registration blocked"
)
"""What is written to the console about refused requests, lost connections and unwanted workers. That the
network of the machine has changed ends requests to the machine itself, too, and is nobody's mistake."""
LIST_OPEN = """
if (location.protocol === "http:") {
  const prefs = JSON.parse(localStorage.getItem("civtable.prefs") ?? "{}");
  localStorage.setItem("civtable.prefs", JSON.stringify({ optionList: true, ...prefs }));
}
"""
"""The visitors of these tests like the list of options open, unless they have said otherwise.

Where a page could not be reached, the browser shows one of its own, which keeps nothing.
"""
OURS = """
window.ours = (path) => import(new URL(`../${path}`, document.querySelector('script[type="module"]').src));
"""
"""A module of ours as the page itself has it; under another address it would be another one."""
NOWHERE = "/web/vendor/VERSIONS"
"""An address of the server without any script: where a page waits for its next visitor."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
LASTING = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "install",
    "on",
    "once",
    "route",
    "route_web_socket",
    "set_extra_http_headers",
    "set_offline",
)
"""What changes a page or its context for good. A page goes then, and another one is opened in its place; with
a context goes all that the browser has fetched, too."""


class Visitor:
    """A profile of the browser with one page."""

    def __init__(self, browser: Browser, server: str, options: dict[str, Any]) -> None:
        self.options = options
        self.spoiled: set[object] = set()
        self.complaints: list[str] = []
        # A service worker would go on from visitor to visitor; who wants one says so.
        settings = {"service_workers": "block", **options}
        self.context = browser.new_context(base_url=server, **settings)
        self.context.set_default_timeout(QUIET * 1000)
        self.context.set_default_navigation_timeout(10 * QUIET * 1000)
        for script in (LIST_OPEN, OURS, WATCHED):
            self.context.add_init_script(script)
        self.notice(self.context)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A new page, which is listened to."""
        page = self.context.new_page()
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("crash", self.on_crash)
        self.notice(page)
        self.notice(page.clock, self.context)
        return page

    def on_console(self, message: ConsoleMessage) -> None:
        """Nothing may be written to the console that we do not expect."""
        if message.type in ("error", "warning") and not EXPECTED_NOISE.search(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def on_crash(self, page: Page) -> None:
        """A page that has crashed is waited for no longer, and used no more."""
        self.spoiled.add(self.context)
        self.complaints.append("the page crashed")
        watch.lose(page)

    def notice(self, thing: Page | BrowserContext | Clock, spoils: object = None) -> None:
        """Know from now on what is changed for good: the thing itself, or what it belongs to."""
        for name in LASTING:
            if hasattr(thing, name):
                setattr(thing, name, self.spoiling(spoils or thing, getattr(thing, name)))

    def spoiling(self, thing: object, change: Callable[..., Any]) -> Callable[..., Any]:
        """The same change of a page or a context, after which nobody else gets it."""

        def changes(*args: Any, **more: Any) -> Any:
            self.spoiled.add(thing)
            return change(*args, **more)

        return changes

    def come(self, path: str, width: int, height: int) -> Page:
        """Open the page at an address."""
        size = self.page.viewport_size
        if size is None or (size["width"], size["height"]) != (width, height):
            self.page.set_viewport_size({"width": width, "height": height})
        watch.add(self.page)
        self.page.goto(path)
        self.page.locator("h1, .status-line").first.wait_for()
        return self.page

    def leave(self) -> bool:
        """Forget everything about this visitor; whether somebody else may come."""
        if self.context in self.spoiled or self.page.is_closed():
            return False
        try:
            if self.page in self.spoiled:
                self.page.close()
                self.page = self.open_page()
            self.page.goto(NOWHERE)
            self.page.evaluate(FORGET)
            self.page.mouse.move(-1, -1)
            self.page.emulate_media(
                color_scheme=self.options.get("color_scheme", "light"),
                reduced_motion=self.options["reduced_motion"],
            )
            self.context.clear_cookies()
            self.context.clear_permissions()
            for other in self.context.pages[1:]:
                other.close()
        except Error:  # a page that is stuck is of no use to anybody
            return False
        self.spoiled.clear()
        return True


class Visitors:
    """Those who are here now, and the pages that wait for others, by what their browsers are like."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.here: list[Visitor] = []
        self.waiting: dict[str, list[Visitor]] = {}

    def come(self, path: str, width: int, height: int, **options: Any) -> Page:
        """The page of a new visitor, who knows nothing of those before."""
        options = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        free = self.waiting.setdefault(repr(sorted(options.items())), [])
        visitor = free.pop() if free else Visitor(self.browser, self.server, options)
        self.here.append(visitor)
        return visitor.come(path, width, height)

    def leave(self) -> list[str]:
        """Everybody goes; what there is to complain about."""
        watch.clear()
        complaints: list[str] = []
        for visitor in self.here:
            clean = visitor.leave()
            complaints += visitor.complaints
            visitor.complaints.clear()
            if clean:
                self.waiting[repr(sorted(visitor.options.items()))].append(visitor)
            else:
                visitor.context.close()
        self.here.clear()
        return complaints
