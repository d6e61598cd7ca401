"""A real server and a real Chromium for the tests of the browser."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    sync_playwright,
)

from tests.browser.patience import QUIET, be_patient, watch

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
EXPECTED_NOISE = re.compile(r"status of 4\d\d|WebSocket connection to|ERR_INTERNET_DISCONNECTED")
"""What Chromium itself writes to the console about refused requests and lost connections."""

LIST_OPEN = """
const prefs = JSON.parse(localStorage.getItem("civtable.prefs") ?? "{}");
localStorage.setItem("civtable.prefs", JSON.stringify({ optionList: true, ...prefs }));
"""
"""The visitors of these tests like the list of options open, unless they have said otherwise."""

OURS = """
window.ours = (path) => import(new URL(`../${path}`, document.querySelector('script[type="module"]').src));
"""
"""A module of ours as the page itself has it; under another address it would be another one."""

be_patient()

NewPage = Callable[..., Page]


def chromium() -> str:
    """The browser: $CHROMIUM, or the one of the system."""
    names = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    found = next((path for path in map(shutil.which, filter(None, names)) if path), None)
    assert found, "the tests of the browser need Chromium: apt install chromium, or set CHROMIUM=/path/to/it"
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, without limits on how often somebody may ask."""
    folder = tmp_path_factory.mktemp("server")
    root = Path(__file__).parents[2]
    command = [
        sys.executable,
        "-m",
        "tests.browser.serve",
        "serve",
        "--port",
        str(free_port()),
        "--db",
        str(folder / "t.db"),
    ]
    path = os.pathsep.join([str(root / "src"), str(root)])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        address = re.search(r"http://[^/\s]+", first)
        assert address, f"the server did not say where it is: {first!r}"
        wait_for(address[0], process)
        yield address[0]
        process.terminate()


def wait_for(address: str, process: subprocess.Popen[str]) -> None:
    """Wait until a server answers, for as long as it lives."""
    while True:
        try:
            urllib.request.urlopen(f"{address}/api/games").close()
            return
        except OSError:
            assert process.poll() is None, f"the server has ended with {process.returncode}"
            time.sleep(0.05)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS, timeout=0)
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser, server: str) -> Iterator[NewPage]:
    """Makes pages, each in a profile of its own; none may log an error or ask anybody but our server."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED_NOISE.search(message.text):
            complaints.append(f"{message.type}: {message.text}")

    def on_error(error: Error) -> None:
        complaints.append(f"uncaught: {error}")

    def on_request(request: Request) -> None:
        if not request.url.startswith((server, "data:", "blob:")):
            complaints.append(f"a request to somebody else: {request.url}")

    def make(path: str = "/", *, width: int = 1280, height: int = 800, **options: Any) -> Page:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(
            base_url=server, viewport={"width": width, "height": height}, **settings
        )
        context.set_default_timeout(QUIET * 1000)
        context.set_default_navigation_timeout(0)
        context.add_init_script(LIST_OPEN)
        context.add_init_script(OURS)
        contexts.append(context)
        page = context.new_page()
        watch.add(page)
        page.on("console", on_console)
        page.on("pageerror", on_error)
        page.on("request", on_request)
        page.goto(path)
        page.locator("h1, .status-line").first.wait_for()
        return page

    yield make
    watch.clear()
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)
