"""What the tests of the browser do at a table: make one, choose, look."""

import json
import random
import re
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any, cast

from playwright.sync_api import Locator, Page, expect

from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import AnyGame
from tests.browser.patience import QUIET
from tests.quick import quick_choice

OPTION = ".option-list [data-code]"

# The server, asked without a browser.


def ask(address: str, path: str, body: object = None, token: str | None = None) -> Any:
    """An answer of the API."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"X-Civtable": "1", "Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{address}/api{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def make_table(
    address: str, kinds: Sequence[str], game: str = "stone_age", **more: object
) -> tuple[str, dict[int, str]]:
    """A new table: `person`, `open` or the level of a bot for each seat; its id and the tokens of persons."""
    seats = [
        {"kind": kind, "name": f"Player {seat}" if kind == "person" else None}
        if kind in ("person", "open")
        else {"kind": "bot", "level": kind}
        for seat, kind in enumerate(kinds)
    ]
    made = ask(address, "/tables", {"game": game, "settings": {}, "seats": seats, "private": True, **more})
    return made["id"], {entry["seat"]: entry["token"] for entry in made["seats"]}


def play_on(address: str, table: str, tokens: dict[int, str], until: int | None = None, seed: int = 1) -> int:
    """Play for these seats by plain requests, to the end of the game or to a ply; the ply reached."""
    chance = random.Random(seed)
    known: dict[int, dict[str, Any]] = {}
    seat = next(iter(tokens))
    while True:
        now = known[seat] = news(address, table, tokens[seat], known.get(seat, {}), wait=5)
        ply = cast(int, now["ply"])
        if now["decision"] is None or (until is not None and ply >= until):
            return ply
        if now["choice"] is not None:
            codes = [option["code"] for option in now["choice"]["options"]]
            choose(address, table, tokens[seat], ply, quick_choice(codes, chance))
        elif now["decision"]["seat"] in tokens:
            seat = now["decision"]["seat"]


def news(address: str, table: str, token: str, known: dict[str, Any], wait: int) -> dict[str, Any]:
    """What a seat knows after hearing what is new: the last message of each kind in one, and when it came."""
    since = f"since={known['seq']}&" if known else ""
    now = time.monotonic()
    for message in ask(address, f"/tables/{table}/updates?{since}wait={wait}", token=token):
        known = {**known, **message, "came": time.monotonic()}
    still = now - known.get("came", now)
    assert still < QUIET, f"nothing has happened at the table for {still:.0f} seconds: {known['decision']}"
    return known


def choose(address: str, table: str, token: str, ply: int, code: str) -> None:
    """One choice; somebody else at the table may have been faster."""
    try:
        ask(address, f"/tables/{table}/moves", {"ply": ply, "code": code}, token)
    except urllib.error.HTTPError as refusal:
        if refusal.code != 409:
            raise


def table_at(
    address: str,
    game: AnyGame,
    settings: dict[str, str],
    players: int,
    question: str,
    times: int,
    fewest: int = 1,
) -> str:
    """A table at which a random game stands where seat 0 was asked something so often, with so many options.

    The address of seat 0 there; where the game is over before, of the table.
    """
    match = Match(game, settings, ["human", *["random"] * (players - 1)], "a table at", "fast")
    chance = fast_rng("moves")
    while (decision := game.decision(match.state)) is not None:
        if decision.seat == 0 and game.questions[decision.kind].name == question:
            times -= 1
            if times <= 0 and len(decision.options) >= fewest:
                break
        found = [option for option in decision.options if option is not game.giving_up] or decision.options
        match.play(found[chance.below(len(found))].code)
    made = ask(address, "/records", json.loads(match.record().to_text()))
    token = f"#seat={made['seats'][0]['token']}" if made["seats"] else ""
    return f"/table/{made['id']}{token}"


def table_from(address: str, game: AnyGame, state: State, settings: dict[str, str] | None = None) -> str:
    """A table that begins at a position; the address of the seat that decides, all others are bots."""
    decision = game.decision(state)
    assert decision is not None
    view: Any = game.view(state, decision.seat)
    seats = ["human" if seat == decision.seat else "random" for seat in range(len(view["players"]))]
    match = Match(game, settings or {}, seats, "a table from", "fast", game.to_json(state))
    made = ask(address, "/records", json.loads(match.record().to_text()))
    return f"/table/{made['id']}#seat={made['seats'][0]['token']}"


# The pages.


def visit(page: Page, path: str) -> None:
    """Follow a link within the client, without loading the document again."""
    page.evaluate(
        "path => { const link = Object.assign(document.createElement('a'), { href: path });"
        " document.body.append(link); link.click(); link.remove(); }",
        path,
    )
    expect(page).to_have_url(re.compile(f"{re.escape(path)}$"))
    expect(page.locator("h1, .status-line").first).to_be_visible()


def ask_me(page: Page) -> None:
    """From now on this browser passes nothing by itself and asks nothing twice: each choice is the test's."""
    page.goto("/settings")
    for name in ("passAlone", "askEnd"):
        page.locator(f"input[name={name}]").uncheck()


def open_seat(page: Page, table: str, token: str) -> None:
    """Sit down by the link of a seat."""
    page.goto(f"/table/{table}#seat={token}")
    expect(page.locator(".status-line, .curtain, .waiting-room").first).to_be_visible()


def options(page: Page) -> Locator:
    """The buttons of what can be chosen now."""
    return page.locator(OPTION)


def my_turn(page: Page) -> None:
    """Wait until this page is asked."""
    options(page).first.wait_for(state="attached")


def ply_shown(page: Page) -> int:
    """How many moves had been made in the position that a page shows."""
    return int(page.locator(".table-page").get_attribute("data-ply") or 0)


def at_ply(page: Page, ply: int) -> Locator:
    """The table as it was after so many moves: gone when the page has gone on."""
    return page.locator(f'.table-page[data-ply="{ply}"]')


def goes_on(page: Page, ply: int) -> None:
    """Wait until a page has left the position after so many moves; `expect` looks less often."""
    at_ply(page, ply).wait_for(state="detached")


def click_option(page: Page, number: int = 0) -> None:
    """Choose by a button. Waits until it is done."""
    my_turn(page)
    ply = ply_shown(page)
    options(page).nth(number % options(page).count()).click()
    goes_on(page, ply)


def type_code(page: Page, code: str) -> None:
    """Choose by the box for codes. Waits until it is done."""
    my_turn(page)
    ply = ply_shown(page)
    box = page.locator("input[name=code]")
    box.fill(code)
    box.press("Enter")
    goes_on(page, ply)


WIDTHS = """() => {
  const panes = document.querySelectorAll(".cards-board:not(.pane-all)");
  const inside = [...panes].map((pane) => ["the pane", pane.scrollWidth, pane.clientWidth]);
  return [["the page", document.documentElement.scrollWidth, innerWidth], ...inside];
}"""


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the window, nor than a pane of a board that scrolls."""
    for what, wide, room in page.evaluate(WIDTHS):
        assert wide <= room, f"{what} is {wide} wide in a window of {room}"
