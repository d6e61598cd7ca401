"""What the tests do on boards of cards: touch things, answer on a stage, play at a table."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from civtable.core.game import Option, State
from civtable.core.several import legal_sets, several_of
from civtable.games import AnyGame
from tests.browser.patience import drawn
from tests.browser.stage import asked, sent, show
from tests.browser.table import ask_me, at_ply, goes_on, make_table, news, open_seat

THING = """async ([game, code, view]) => {
  const { getOnce } = await ours("app/api.js");
  const facts = await getOnce(`/games/${game}/facts`);
  return (await ours(`games/${game}/game.js`)).thingOf(code, view, facts);
}"""
PATIENT = 25
"""So many choices a player makes before passing is what they like best: games end that way."""
Answer = Callable[[Page, str, dict[str, Any], random.Random, int], None]
"""Answers a question on a page: of which game, what the seat knows, chance, how many were answered before."""
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


def pick(page: Page, game: str, code: str, view: dict[str, Any]) -> bool:
    """Pick one of several things that are chosen together, where it is; False if none is left to touch."""
    board = page.locator(".cards-board")
    button = board.locator(f'.picking [data-code="{code}"]')
    thing = page.evaluate(THING, [game, code, view])
    if thing is not None and not button.is_visible():
        left = board.locator(f'[data-thing="{thing}"]')
        if thing.startswith(("hand:", "army:", "play:")):
            left = left.and_(board.locator('[aria-pressed="false"]'))
        if not left.count():
            return False
        left.first.click()
        drawn(page)
    if thing is None or button.is_visible():
        button.click()
    return True


def choose_several(page: Page, game: str, now: dict[str, Any], chance: random.Random) -> None:
    """Pick things that are chosen together until they can be sent; pass where they cannot."""
    several = now["choice"]["several"]
    codes = [thing["code"] for thing in several["things"] for _ in range(thing["count"])]
    chance.shuffle(codes)
    wanted = chance.randint(several["least"], several["most"]) if several["enough"] else several["least"]
    told = page.locator('.cards-board :is(.confirm[aria-disabled="false"], .pick-why)').first
    picked = 0
    while picked < wanted or not told_ready(page):
        if not codes:
            page.keyboard.press("Escape")
            touch(page, game, "pass", now["view"])
            return
        picked += pick(page, game, codes.pop(), now["view"])
        if picked >= several["least"]:
            expect(told).to_be_attached()
    confirm(page).click()


def told_ready(page: Page) -> bool:
    """Whether what is picked can be sent."""
    return confirm(page).get_attribute("aria-disabled") == "false"


def confirm(page: Page) -> Locator:
    """The button of the board that sends all that is picked."""
    return page.locator(".cards-board .confirm")


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
            view = game.view(state, decision.seat)
            together = set_with(game, state, option)
            if together is not None:
                for code in together:
                    assert pick(page, game.name, code, view), code
                confirm(page).click()
                assert sent(page)[0][: len(together)] == together
            else:
                touch(page, game.name, option.code, view)
                assert sent(page) == [option.code]


def set_with(game: AnyGame, state: State, option: Option) -> list[str] | None:
    """Things that can be chosen together by this option, the last one first; None if it is no such one."""
    several = several_of(game, state)
    if several is None or not (option in several.things or option is several.enough):
        return None
    found = next(taken for taken in legal_sets(game, state, 100) if option in taken)
    return [taken.code for taken in reversed(found) if taken is not several.enough]


def answer_by_touching(page: Page, game: str, now: dict[str, Any], chance: random.Random, made: int) -> None:
    """Answer the question that is open at a table, on its board of cards."""
    if now["choice"]["several"]:
        choose_several(page, game, now, chance)
    else:
        touch(page, game, picked(now["choice"]["options"], chance, made), now["view"])


def play_by_touching(
    server: str,
    page: Page,
    game: AnyGame,
    kinds: list[str],
    choices: int | None,
    answer: Answer = answer_by_touching,
    **more: object,
) -> None:
    """Play for seat 0 on the board at a table, to the end or for a number of choices."""
    table, tokens = make_table(server, kinds, game.name, **more)
    ask_me(page)
    open_seat(page, table, tokens[0])
    chance = random.Random(5)
    made = 0
    now: dict[str, Any] = {}
    while choices is None or made < choices:
        now = news(server, table, tokens[0], now, wait=10)
        if now["table"]["status"] == "over":
            expect(page.locator("#result-title")).to_be_visible()
            return
        if now["choice"]:
            at_ply(page, now["ply"]).wait_for()
            answer(page, game.name, now, chance, made)
            goes_on(page, now["ply"])
            made += 1


def picked(options: list[dict[str, Any]], chance: random.Random, made: int) -> str:
    """Any option but giving up, rather one that brings the end nearer."""
    codes: list[str] = [option["code"] for option in options if option["code"] != "resign"]
    quick = [code for code in codes if code.split()[0] in QUICK]
    if made > PATIENT and "pass" in codes and not quick and chance.random() < 0.7:
        return "pass"
    return chance.choice(quick or codes)
