"""Makes the pictures of the browser in docs/pictures: a server of its own, games of bots, and Chromium.

python scripts/browser_pictures.py [NAME ...]      all, or those named: welcome, lobby, stone-age ...
python scripts/browser_pictures.py --matrix FOLDER [--languages en,es] [NAME ...]
                                    every board, early, middle and late, at three sizes, by day and by night;
                                    or those whose name begins so: stone-age, imperium-late, imperium-late-375
CHROMIUM=/path/to/chromium chooses the browser. Needs the extra `dev`.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from civtable.bots import bot_named
from civtable.bots.base import ask
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import game_named

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    PORT: Final = int(free.getsockname()[1])
ADDRESS: Final = f"http://127.0.0.1:{PORT}"
CHROMIUM_ARGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
NAMES: Final = ["Ana", "Bruno", "Chiara", "David"]
MOST_WAITED: Final = 120.0
TOURNAMENT: Final = "tournament"
HEADERS: Final = {"X-Civtable": "1"}
BOTS_ALONE: Final = 2
"""Of the six tables at least so many have bots only."""


@dataclass(frozen=True)
class Picture:
    """One picture: a page, or a game of bots stopped where the first player is asked, or its end."""

    name: str
    path: str = ""
    game: str = ""
    players: int = 3
    question: str = ""
    times: int = 1
    """How often the first player has been asked this question; 0 plays to the end."""
    width: int = 1440
    height: int = 900
    night: bool = False
    language: str = "en"


SMALL: Final[dict[str, Any]] = {"width": 1024, "height": 768}
PICTURES: Final = [
    Picture("welcome", "/"),
    Picture("lobby", "/lobby", height=820),
    Picture("stone-age", game="stone_age", question="place", times=12),
    Picture("stone-age-late", game="stone_age", players=4, question="place", times=38),
    Picture("stone-age-night", game="stone_age", question="place", times=16, night=True, language="es"),
    Picture("stone-age-phone", game="stone_age", question="place", times=12, width=375, height=812),
    Picture("stone-age-result", game="stone_age", times=0),
    Picture("stone-age-guide", "/guide/stone_age"),
    Picture("through-the-ages", game="through_the_ages", players=4, question="act", times=50),
    Picture(
        "through-the-ages-late", game="through_the_ages", question="act", times=70, night=True, language="es"
    ),
    Picture(
        "through-the-ages-phone", game="through_the_ages", question="act", times=40, width=375, height=812
    ),
    Picture("imperium", game="imperium", players=1, question="act", times=40),
    Picture(
        "imperium-phone",
        game="imperium",
        players=1,
        question="act",
        times=30,
        width=375,
        height=812,
        language="it",
    ),
    Picture(
        "stone-age-small", game="stone_age", players=4, question="place", times=30, **SMALL, language="pt"
    ),
    Picture("through-the-ages-small", game="through_the_ages", players=4, question="act", times=60, **SMALL),
    Picture("imperium-late", game="imperium", question="act", times=60, night=True),
    Picture("imperium-small", game="imperium", question="act", times=30, **SMALL, language="it"),
    Picture("cards", "/cards/through_the_ages", height=820),
    Picture(TOURNAMENT, height=1000),
]

BOARDS: Final = [
    ("stone_age", 3, "place", {"early": 4, "middle": 18, "late": 33}),
    ("through_the_ages", 3, "act", {"early": 6, "middle": 36, "late": 70}),
    ("imperium", 3, "act", {"early": 4, "middle": 26, "late": 60}),
]
"""Of each game how many play, and how often the first has been asked this question."""
SIZES: Final = [(1440, 900), (1024, 768), (375, 812)]


def matrix(languages: list[str]) -> list[Picture]:
    """Every board, early, middle and late, at three sizes, by day and by night."""
    return [
        Picture(
            f"{game.replace('_', '-')}-{when}-{width}-{'night' if night else 'day'}-{language}",
            game=game,
            players=players,
            question=question,
            times=times,
            width=width,
            height=height,
            night=night,
            language=language,
        )
        for game, players, question, moments in BOARDS
        for when, times in moments.items()
        for (width, height), night, language in product(SIZES, (False, True), languages)
    ]


# A server and what is at its tables.


@contextmanager
def server() -> Iterator[None]:
    """A server with a database that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "civtable.cli.main",
            "serve",
            "--port",
            str(PORT),
            "--db",
            f"{folder}/t.db",
        ]
        with subprocess.Popen(
            command, env={**os.environ, "CIVTABLE_SETTINGS": '{"generous": true}'}, stdout=subprocess.DEVNULL
        ) as process:
            try:
                wait_until_it_answers()
                yield
            finally:
                process.terminate()


def wait_until_it_answers() -> None:
    """Wait for the server's first answer."""
    end = time.monotonic() + MOST_WAITED
    while True:
        try:
            urllib.request.urlopen(f"{ADDRESS}/api/games").close()
            return
        except OSError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)


def post(path: str, text: str, token: str | None = None) -> Any:
    """Send something to the server."""
    headers = {"X-Civtable": "1", "Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    with urllib.request.urlopen(
        urllib.request.Request(f"{ADDRESS}/api{path}", text.encode(), headers)
    ) as answer:
        return json.load(answer)


def game_of_bots(name: str, players: int, question: str, times: int) -> str:
    """The record of a game that bots play, up to where the picture is taken."""
    game = game_named(name)
    seats = ["human"] + ["medium"] * (players - 1)
    match = Match(game, {}, seats, f"picture {players}", "secure")
    bots = [bot_named(game, "medium", f"picture {seat}") for seat in range(players)]
    sandboxes = fast_rng("picture")
    asked = 0
    while True:
        decision = game.decision(match.state)
        if decision is None:
            break
        if decision.seat == 0 and game.questions[decision.kind].name == question:
            asked += 1
            if asked == times:
                break
        match.play(ask(bots[decision.seat], game, match.state, decision, sandboxes).code)
    return match.record().to_text()


def address_of(picture: Picture) -> str:
    """Where the picture is taken."""
    if not picture.game:
        return picture.path
    return table_of(picture.game, picture.players, picture.question, picture.times)


@cache
def table_of(game: str, players: int, question: str, times: int) -> str:
    """The address of a game of bots, which is put on a table of the server first."""
    made = post("/records", game_of_bots(game, players, question, times))
    if not made["seats"]:
        return f"/table/{made['id']}"
    token = made["seats"][0]["token"]
    post(f"/tables/{made['id']}/name", json.dumps({"name": NAMES[0]}), token)
    return f"/table/{made['id']}#seat={token}"


def fill_lobby() -> None:
    """Some tables that wait for players, and one that is played."""
    for title, game, seats in (
        ("Sunday evening", "stone_age", ["person", "open", "medium"]),
        ("Mesa de los martes", "stone_age", ["person", "open", "open", "open"]),
        ("Slow and deep", "through_the_ages", ["person", "open", "medium"]),
        ("First game, be kind", "stone_age", ["person", "medium"]),
    ):
        entries = [
            {"kind": kind, "name": NAMES[len(title) % 4]}
            if kind == "person"
            else {"kind": "bot", "level": kind}
            if kind == "medium"
            else {"kind": kind}
            for kind in seats
        ]
        post("/tables", json.dumps({"game": game, "seats": entries, "title": title}))


def tournament(mine: BrowserContext) -> str:
    """A tournament that is played: four people, of whom the first looks, and bots whose games have ended."""
    assert mine.browser is not None
    people = [mine, *[mine.browser.new_context(base_url=ADDRESS) for _ in NAMES[1:]]]
    for context, name in zip(people, NAMES, strict=True):
        sent(context, "/account", {"name": name, "password": "a table in autumn"})
    wish = {"game": "stone_age", "title": "Autumn cup", "fill_to": 12, "levels": ["easy", "medium"]}
    path = f"/tournaments/{sent(mine, '/tournaments', wish)['id']}"
    for context in people:
        sent(context, f"{path}/enter", {})
    sent(mine, f"{path}/start", {})
    end = time.monotonic() + MOST_WAITED
    while sum(game["state"] == "over" for game in played(mine, path)) < BOTS_ALONE:
        assert time.monotonic() < end, "the bots do not end their games"
        time.sleep(0.5)
    seen = json.dumps({"signedIn": True, "name": NAMES[0]})
    mine.add_init_script(f"localStorage.setItem('civtable.prefs', JSON.stringify({seen}))")
    return path


def sent(context: BrowserContext, path: str, body: object) -> Any:
    """What the server answers to somebody with an account."""
    return context.request.post(f"/api{path}", data=body, headers=HEADERS).json()


def played(context: BrowserContext, path: str) -> list[Any]:
    """The games of the first round of a tournament."""
    return list(context.request.get(f"/api{path}").json()["games"][0]["tables"])


# Pictures.


def take(browser: Browser, picture: Picture, file: Path) -> None:
    """Take a picture when everything has come to rest."""
    context = browser.new_context(
        base_url=ADDRESS,
        viewport={"width": picture.width, "height": picture.height},
        color_scheme="dark" if picture.night else "light",
        reduced_motion="reduce",
        locale=picture.language,
    )
    page = context.new_page()
    page.goto(tournament(context) if picture.name == TOURNAMENT else address_of(picture))
    rest(page)
    page.screenshot(path=file, animations="disabled")
    context.close()


def rest(page: Page) -> None:
    """Wait until the page is there, with its fonts and without motion."""
    page.locator(".page h1, .board-frame > :not(.waiting), .chart").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def asked_for() -> tuple[list[Picture], Path, str]:
    """The pictures that are wanted, their folder, and how the names of their files begin."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--matrix", type=Path, metavar="FOLDER", help="every board, into this folder")
    parser.add_argument("--languages", default="en", help="of the matrix: en,es,pt,it")
    wish = parser.parse_args()
    if wish.matrix is None:
        return (
            [picture for picture in PICTURES if picture.name in (wish.names or [picture.name])],
            FOLDER,
            "browser-",
        )
    begins = tuple(wish.names) or ("",)
    boards = matrix(wish.languages.split(","))
    return [picture for picture in boards if picture.name.startswith(begins)], wish.matrix, ""


def main() -> None:
    """Make all pictures, or those that are named."""
    pictures, folder, begin = asked_for()
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-headless-shell")
    with server(), sync_playwright() as playwright:
        fill_lobby()
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGS)
        for picture in pictures:
            take(browser, picture, folder / f"{begin}{picture.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
