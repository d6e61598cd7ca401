"""How soon the screen shows a move: from the server's message to its frame, in Chromium.

python scripts/screen_speed.py [--game imperium] [--moves N]
Four players, bots but for the first, late in a game (Through the Ages: in Age III). Moves of the first are
sent by the page, those of bots come over the socket; the page itself measures all of them.
CHROMIUM=/path/to/chromium chooses the browser. Needs the extra `dev`.
"""

import argparse
import os
import random
import shutil
import statistics
from collections.abc import Callable
from typing import Any, Final

from browser_pictures import ADDRESS, CHROMIUM_ARGS, post, server
from playwright.sync_api import CDPSession, Page, sync_playwright

from civtable.bots import bot_named
from civtable.bots.base import ask
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import game_named

PLAYERS: Final = 4
LATE: Final[dict[str, Callable[[Any], bool]]] = {
    "through_the_ages": lambda view: view["age"] == "III",
    "imperium": lambda view: view["round"] >= 6,
}
WORK: Final = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
MEASURE: Final = """
window.shown = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      const heard = performance.now();
      const message = JSON.parse(event.data);
      if (message.type !== "move") return;
      const look = () => {
        const ply = Number(document.querySelector(".table-page")?.dataset.ply ?? -1);
        if (ply < message.ply) return requestAnimationFrame(look);
        const framed = performance.now() - heard;
        setTimeout(() => window.shown.push([message.line.seat, framed, performance.now() - heard]));
      };
      requestAnimationFrame(look);
    });
  }
};
"""
"""Runs before the page's own scripts: hears each message first, then looks for its frame."""


def late_game(name: str) -> str:
    """The record of a game of bots, up to where the first player is asked late in it."""
    game = game_named(name)
    match = Match(game, {}, ["human", *["medium"] * (PLAYERS - 1)], "screen speed", "secure")
    bots = [bot_named(game, "medium", f"screen speed {seat}") for seat in range(PLAYERS)]
    sandboxes = fast_rng("screen speed")
    while True:
        decision = game.decision(match.state)
        assert decision is not None, "the game ended before it was late"
        if decision.seat == 0 and LATE[name](game.view(match.state, 0)):
            return match.record().to_text()
        match.play(ask(bots[decision.seat], game, match.state, decision, sandboxes).code)


Shown = tuple[int, float, float]
"""A move: its seat, and the milliseconds until the frame that has it begins and until it is painted."""


def play(page: Page, moves: int) -> list[Shown]:
    """Choose on the page, among what the list offers, until so many moves were shown."""
    dice = random.Random(1)
    own = page.locator(".option-list [data-code]:not([data-code=resign])")
    over = page.locator("#result-title")
    while len(page.evaluate("window.shown")) < moves:
        own.first.or_(over).first.wait_for(state="attached", timeout=60_000)
        if over.count():
            break
        shown = page.locator(".table-page").get_attribute("data-ply")
        own.nth(dice.randrange(own.count())).evaluate("button => button.click()")
        page.locator(f'.table-page[data-ply="{shown}"]').wait_for(state="detached", timeout=60_000)
    found: list[Shown] = page.evaluate("window.shown")
    return found


def work(devtools: CDPSession) -> float:
    """Milliseconds of processor time that the page has spent so far, however busy the machine is."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return sum(1000 * metric["value"] for metric in metrics if metric["name"] in WORK)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(LATE), default="through_the_ages")
    parser.add_argument("--moves", type=int, default=200)
    wish = parser.parse_args()
    record = late_game(wish.game)
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-headless-shell")
    with server(), sync_playwright() as playwright:
        made = post("/records", record)
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGS)
        context = browser.new_context(
            base_url=ADDRESS, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
        )
        page = context.new_page()
        page.add_init_script(MEASURE)
        page.goto(f"/table/{made['id']}#seat={made['seats'][0]['token']}")
        page.locator(".cards-board").wait_for()
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = work(devtools)
        times = play(page, wish.moves)
        each = (work(devtools) - before) / len(times)
        browser.close()
    print(f"{wish.game}, {PLAYERS} players; milliseconds: median, 95 % within, slowest")
    own = [shown for shown in times if shown[0] == 0]
    for whose, moves in (("own", own), ("others'", [shown for shown in times if shown[0] != 0])):
        for until, at in (("the frame begins", 1), ("it is painted", 2)):
            took = sorted(shown[at] for shown in moves)
            late = took[len(took) * 95 // 100]
            figures = f"{statistics.median(took):.0f}, {late:.0f}, {took[-1]:.0f}"
            print(f"{len(moves)} {whose} moves, until {until}: {figures}")
    print(f"{each:.0f} ms of processor time a move for scripts, styles and layout")


if __name__ == "__main__":
    main()
