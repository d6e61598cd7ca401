"""What the tests do on boards of cards: touch things, answer on a stage, play at a table."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from civtable.core.game import State
from civtable.games import AnyGame
from tests.browser.conftest import NewPage
from tests.browser.stage import asked, sent, show
from tests.browser.table import at_ply, make_table, news

THING = """async ([game, code, view]) => {
  const { getOnce } = await import("/web/app/api.js");
  const facts = await getOnce(`/games/${game}/facts`);
  return (await import(`/web/games/${game}/game.js`)).thingOf(code, view, facts);
}"""
PATIENT = 25
"""So many choices a player makes before passing is what they like best: games end that way."""
QUICK = ("innovate", "acquire", "break")
"""Answers by which a game of Imperium comes to its end."""


def touch(page: Page, game: str, code: str, view: dict[str, Any]) -> None:
    """Choose an option by the thing it belongs to, or by its button where it belongs to none."""
    board = page.locator(".cards-board")
    thing = page.evaluate(THING, [game, code, view])
    news = board.locator(".happening .close")
    if news.is_visible():
        news.click()
    if thing is not None:
        board.locator(f'[data-thing="{thing}"]').first.click()
    if code.startswith("bid "):
        slide_to(page, code)
    board.locator(f'[data-code="{code}"]').click()
    if code == "resign":  # asked twice
        board.locator(f'[data-code="{code}"]').click()


def slide_to(page: Page, bid: str) -> None:
    """Move the slider of the bids, which begins at the lowest, until its button says this bid."""
    lowest = page.locator('.bids [data-code^="bid "]').get_attribute("data-code")
    assert lowest is not None
    page.locator(".bids input").fill(str(int(bid.split()[1]) - int(lowest.split()[1])))


def answer_new_verbs(page: Page, game: AnyGame, state: State, answered: set[tuple[str, str]]) -> None:
    """Answer on the stage with every verb that this kind of question has not been answered with."""
    kind = asked(game, state)
    decision = game.decision(state)
    assert decision is not None
    for option in decision.options:
        verb = option.code.split()[0]
        if (kind, verb) not in answered:
            answered.add((kind, verb))
            show(page, game, state)
            touch(page, game.name, option.code, game.view(state, decision.seat))
            assert sent(page) == [option.code]


def play_by_touching(
    server: str, new_page: NewPage, game: AnyGame, kinds: list[str], choices: int | None, **more: object
) -> None:
    """Play for seat 0 on the board at a table, to the end or for a number of choices."""
    table, tokens = make_table(server, kinds, game.name, **more)
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    chance = random.Random(5)
    made = 0
    now: dict[str, Any] = {}
    while choices is None or made < choices:
        now = news(server, table, tokens[0], now, wait=10)
        if now["table"]["status"] == "over":
            expect(page.locator("#result-title")).to_be_visible()
            return
        if now["choice"]:
            expect(at_ply(page, now["ply"])).to_be_visible()
            touch(page, game.name, picked(now["choice"]["options"], chance, made), now["view"])
            expect(at_ply(page, now["ply"])).to_have_count(0)
            made += 1


def picked(options: list[dict[str, Any]], chance: random.Random, made: int) -> str:
    """Any option but giving up, rather one that brings the end nearer."""
    codes: list[str] = [option["code"] for option in options if option["code"] != "resign"]
    quick = [code for code in codes if code.split()[0] in QUICK]
    if made > PATIENT and "pass" in codes and not quick and chance.random() < 0.7:
        return "pass"
    return chance.choice(quick or codes)
