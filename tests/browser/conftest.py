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
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.patience import be_patient
from tests.browser.table import make_table, play_on
from tests.browser.visitors import Visitors

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",  # whoever asks somebody else gets an error
]

be_patient()

NewPage = Callable[..., Page]
Finished = tuple[str, dict[int, str], int]
"""A table whose game is over, the tokens of its seats, and how many choices there were."""


def chromium() -> str:
    """The browser: $CHROMIUM, or the one of the system, rather without windows, which takes less time."""
    names = [
        os.environ.get("CHROMIUM", ""),
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ]
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


@pytest.fixture(scope="session")
def finished(server: str) -> Finished:
    """A game of two persons that was played to its end, for tests that look back at one."""
    table, tokens = make_table(server, ["person", "person"], title="Long ago")
    return table, tokens, play_on(server, table, tokens)


@pytest.fixture(scope="session")
def house(browser: Browser, server: str) -> Visitors:
    """Where all visitors come and go."""
    return Visitors(browser, server)


@pytest.fixture
def visitors(house: Visitors) -> Iterator[Visitors]:
    """The visitors of a test; none of their pages may log an error or ask anybody but our server."""
    yield house
    complaints = house.leave()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def new_page(visitors: Visitors) -> NewPage:
    """Makes pages, each of a visitor who has never been here."""

    def make(path: str = "/", *, width: int = 1280, height: int = 800, **options: Any) -> Page:
        return visitors.come(path, width, height, **options)

    return make
