"""How long somebody waits who has just cloned civtable: from `./play` to a board that can be played on.

    .venv/test/bin/python scripts/first_minute.py                       with the compiler of this machine
    .venv/test/bin/python scripts/first_minute.py --without-compiler    with CC=false

Clones what is committed here, starts `./play serve` in the clone, and begins Stone Age with one click in a
Chromium of its own. Compiling goes on behind all that, as for a player, and is ended with the rest. What pip
kept before is used. CHROMIUM=/path/to/chromium chooses the browser. Needs the extra `dev`.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM_ARGS, chromium, free_port  # noqa: E402


def measure(folder: Path, environment: dict[str, str]) -> list[tuple[str, float]]:
    """What a newcomer waits for, and after how many seconds it was there."""
    begun = time.monotonic()
    reached: list[tuple[str, float]] = []

    def note(what: str) -> None:
        reached.append((what, time.monotonic() - begun))

    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "civtable")], check=True)
    note("cloned")
    command = ["./play", "serve", "--port", str(free_port()), "--db", str(folder / "t.db")]
    with subprocess.Popen(
        command,
        cwd=folder / "civtable",
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            address = re.search(r"http://[^/\s]+", first)
            assert address, f"the server did not say where it is: {first!r}"
            note("the server says where it is")
            play(address[0], note)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            _, _, used = os.wait4(process.pid, 0)
    reached.append(
        ("of processor time were used by ./play, without compiling", used.ru_utime + used.ru_stime)
    )
    return reached


def play(address: str, note: Callable[[str], None]) -> None:
    """Open the first page, begin a game, and wait until it can be played."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS, timeout=0)
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(address)
        begin = (
            page.get_by_role("article").filter(has_text="Stone Age").get_by_role("button", name="Play now")
        )
        begin.wait_for()
        note("the first page is there")
        begin.click()
        page.locator(".status-line.mine").wait_for()
        note("the board can be played on")
        browser.close()


def main() -> None:
    """Measure once and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--without-compiler", action="store_true", help="as where no C compiler works")
    wanted = parser.parse_args()
    environment = {**os.environ, "CC": "false"} if wanted.without_compiler else dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="civtable-first-", ignore_cleanup_errors=True) as folder:
        for what, seconds in measure(Path(folder), environment):
            print(f"{seconds:6.1f} s  {what}")
    print(f"{os.getloadavg()[1]:6.1f}    processes were at work in these minutes, on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
