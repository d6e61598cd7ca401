"""Boards by keyboard alone: Tab, arrows, Enter and Esc; the focus can be seen and is never lost."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cards import THING
from tests.browser.conftest import NewPage
from tests.browser.patience import drawn
from tests.browser.table import ask_me, at_ply, choose, goes_on, make_table, news, play_on

MOST_TABS = 250
OFTEN_ENOUGH = 2
"""So many times each verb is said by keys in a round of Stone Age."""
FOCUS = """() => {
  const at = document.activeElement;
  const { outlineStyle, boxShadow } = getComputedStyle(at);
  return {
    lost: at === document.body,
    seen: outlineStyle !== "none" || boxShadow !== "none",
    thing: at.dataset.thing ?? null,
    spot: at.closest("[data-spot]")?.dataset.spot ?? null,
    code: at.dataset.code ?? null,
    answer: "yes" in at.dataset ? "yes" : "no" in at.dataset ? "no" : null,
    side: at.closest(".side") !== null,
  };
}"""


def tab_to(page: Page, key: str = "Tab", **wanted: object) -> None:
    """Press Tab until something on the board has the focus, and make sure that one sees it."""
    for _ in range(MOST_TABS):
        focus = page.evaluate(FOCUS)
        if not focus["side"] and all(focus[name] == value for name, value in wanted.items()):
            assert focus["seen"], f"nobody sees that {wanted} has the focus"
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}")


def not_lost(page: Page) -> None:
    """The focus is somewhere."""
    assert not page.evaluate(FOCUS)["lost"], "the focus is lost"


def choose_by_keys(page: Page, game: str, code: str, view: dict[str, Any]) -> None:
    """To the thing, Enter; the first thing of a game also with a change of mind; to the option, Enter."""
    thing = page.evaluate(THING, [game, code, view])
    if thing is not None:
        tab_to(page, thing=thing)
        page.keyboard.press("Enter")
        expect(page.locator(".sheet [data-code]:focus")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f'[data-thing="{thing}"]:focus')).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".sheet [data-code]:focus")).to_be_visible()
    tab_to(page, code=code)
    page.keyboard.press("Enter")


def pick_by_keys(page: Page, game: str, now: dict[str, Any]) -> None:
    """Pick as many things as are needed, or one, each taken back once, and confirm them."""
    several = now["choice"]["several"]
    codes = [thing["code"] for thing in several["things"]][: several["least"] or 1]
    for code in codes:
        thing = page.evaluate(THING, [game, code, now["view"]])
        tab_to(page, thing=thing)
        for pressed in ("true", "false", "true"):
            page.keyboard.press("Enter")
            expect(page.locator(f'[data-thing="{thing}"]:focus')).to_have_attribute("aria-pressed", pressed)
    expect(page.locator(".cards-board .confirm")).to_have_attribute("aria-disabled", "false")
    for _ in range(MOST_TABS):
        if page.evaluate("document.activeElement.matches('.cards-board .confirm')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("game", "kinds"), [("through_the_ages", ["person", "book", "book"]), ("imperium", ["person", "book"])]
)
def test_turns_on_a_board_of_cards(server: str, new_page: NewPage, game: str, kinds: list[str]) -> None:
    """Every choice of some turns; each question is announced, and after each move the focus has a place."""
    table, tokens = make_table(server, kinds, game)
    page = new_page(width=1440, height=900)
    ask_me(page)
    page.goto(f"/table/{table}#seat={tokens[0]}")
    chance = random.Random(3)
    made = 0
    ends = 0
    now: dict[str, Any] = {}
    while made < 3 or not ends:
        now = news(server, table, tokens[0], now, wait=10)
        if now["choice"]:
            at_ply(page, now["ply"]).wait_for()
            expect(page.get_by_role("status").filter(has_text="Your turn")).to_have_text(
                re.compile("turn.? .+")
            )
            codes = [option["code"] for option in now["choice"]["options"] if option["code"] != "resign"]
            end = [code for code in codes if code in ("pass", "end")]
            code = chance.choice(end if end and made % 3 == 2 else codes)
            if now["choice"]["several"]:
                pick_by_keys(page, game, now)
            else:
                choose_by_keys(page, game, code, now["view"])
            goes_on(page, now["ply"])
            not_lost(page)
            made += 1
            ends += code in end


def test_a_round_on_the_board_of_stone_age(server: str, new_page: NewPage) -> None:
    """People are placed and used, tools and food are answered; Esc takes back what was not sent."""
    table, tokens = make_table(server, ["person", "book"])
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    now = news(server, table, tokens[0], {}, wait=10)
    done: Counter[str] = Counter()
    while now["view"]["round"] == 1:
        if now["choice"]:
            code = now["choice"]["options"][0]["code"]
            verb = code.split()[0]
            done[verb] += 1
            at_ply(page, now["ply"]).wait_for()
            if done[verb] <= OFTEN_ENOUGH:
                answer_by_keys(page, code)
            else:
                choose(server, table, tokens[0], now["ply"], code)
            goes_on(page, now["ply"])
            not_lost(page)
        now = news(server, table, tokens[0], now, wait=10)


def answer_by_keys(page: Page, code: str) -> None:
    """Choose a place, or what the tray asks."""
    verb, *words = code.split()
    if verb in ("place", "use"):
        spot = words[-1]
        tab_to(page, spot=spot)
        page.keyboard.press("Enter")
        if verb == "place":
            drawn(page)
            if page.locator(".bubble").count():  # a number is asked for
                page.keyboard.press("Escape")
                expect(page.locator(".bubble, .tray")).to_have_count(0)
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            return
        if not spot.startswith(("card_", "building_")):
            return
    tab_to(page, answer="yes" if page.locator(".tray [data-yes]:not([aria-disabled])").count() else "no")
    page.keyboard.press("Enter")


def test_the_list_of_options_keeps_the_focus(server: str, new_page: NewPage) -> None:
    """Who chooses from the list goes on from there, also after the moves of others."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page(f"/table/{table}#seat={tokens[0]}")
    option = page.locator('.option-list [data-code="place 2 forest"]')
    option.focus()
    page.keyboard.press("Enter")
    goes_on(page, 0)
    not_lost(page)
    play_on(server, table, {1: tokens[1]}, until=2)
    at_ply(page, 2).wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".side .option-list :focus")).to_be_visible()


GLOWS = ".can, .open-spot > .spot-button"
IS_REACHED = f"document.activeElement.matches('{GLOWS}, [data-code], .tray button')"


@pytest.mark.parametrize("game", ["stone_age", "through_the_ages", "imperium"])
def test_arrows_walk_among_what_glows_and_ctrl_z_takes_back(
    server: str, new_page: NewPage, game: str
) -> None:
    """From anywhere on the page; Enter chooses, Esc goes back, and the way leads to more than one thing."""
    table, tokens = make_table(server, ["person", "book"], game)
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    now = news(server, table, tokens[0], {}, wait=10)
    while not now["choice"]:
        now = news(server, table, tokens[0], now, wait=10)
    at_ply(page, now["ply"]).wait_for()
    page.locator(GLOWS).first.wait_for()
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        focus = page.evaluate(FOCUS)
        assert page.evaluate(IS_REACHED), f"{key} leads to {focus}"
        assert focus["seen"]
        seen.add(focus["thing"] or focus["spot"] or focus["code"])
    assert len(seen) > 1
    page.locator(GLOWS).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet, .bubble, .tray").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet:not(.question-sheet), .bubble, .tray")).to_have_count(0)
    if game == "stone_age":
        choose(server, table, tokens[0], now["ply"], "place 1 forest")
        later = news(server, table, tokens[0], now, wait=10)
        while not later["choice"]:  # the bot has answered, and does not mind
            later = news(server, table, tokens[0], later, wait=10)
        at_ply(page, later["ply"]).wait_for()
        page.keyboard.press("Control+z")
        at_ply(page, now["ply"]).wait_for()


def test_a_question_mark_lists_the_keys(server: str, new_page: NewPage) -> None:
    """On the table and in the replay; who types one in a field writes it."""
    table, tokens = make_table(server, ["person", "person"])
    play_on(server, table, tokens, until=3)
    page = new_page(f"/table/{table}#seat={tokens[0]}")
    keys = page.get_by_role("dialog", name="Keys")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").press("?")
    expect(keys).to_have_count(0)
    page.locator("main").focus()
    page.keyboard.press("?")
    expect(keys).to_contain_text("Ctrl+Z")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.goto(f"/table/{table}/replay/1")
    expect(page.locator(".question")).to_contain_text("Move 1 of 3.")
    page.keyboard.press("?")
    expect(keys).to_contain_text("Home")
