"""Hints and the coach in the browser: the idea, what glows, the question before what loses much."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import make_table
from tests.longer import quick_and_long

WARNING = {
    "key": "hint-coach-stone_age",
    "args": {
        "points": "−9",
        "doubt": 2,
        "win": "−5",
        "idea": {"key": "idea-stone_age-field", "args": {}},
    },
}


@pytest.mark.parametrize("game", quick_and_long(["imperium"], ["stone_age", "through_the_ages"]))
def test_a_hint_tells_the_idea_and_then_glows(server: str, new_page: NewPage, game: str) -> None:
    """By the key and by the button; on the board, and in the list; with words for who hears the page."""
    table, tokens = make_table(server, ["person", "medium"], game)
    page = new_page(f"/table/{table}#seat={tokens[0]}")
    expect(page.locator(".hint-ask")).to_be_visible()
    page.keyboard.press("h")
    note = page.locator(".hint-note")
    expect(note.locator("p").first).to_have_text(re.compile(r"\w+ \w+ .*\."))
    expect(page.locator("[data-hinted]")).to_have_count(0)
    assert not serious_violations(page)
    note.get_by_role("button", name="Show me").click()
    expect(note).to_contain_text("It glows: ")
    expect(page.locator(".board-area [data-hinted]").first).to_be_visible()
    assert not serious_violations(page)
    page.locator(".talk").get_by_role("tab", name="Chat").click()
    expect(page.locator(".talk")).to_contain_text("asked for a hint.")
    note.get_by_role("button", name="Choose this").click()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    expect(page.locator(".table-page")).not_to_have_attribute("data-ply", "0")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (375, 812)])
def test_a_hint_can_be_chosen_where_it_is_told(
    server: str, new_page: NewPage, width: int, height: int
) -> None:
    """Its buttons are in the panel, also below a row of cards that leaves little room."""
    table, tokens = make_table(server, ["person", "medium"], "through_the_ages")
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=width, height=height)
    page.locator(".hint-ask").click()
    page.locator(".hint-show").click()
    choose = page.locator(".hint-choose")
    expect(choose).to_be_visible()
    button, panel = choose.bounding_box(), page.locator(".actions").bounding_box()
    assert button is not None
    assert panel is not None
    assert button["y"] + button["height"] <= panel["y"] + panel["height"]


def test_the_coach_asks_before_a_choice_that_loses_much(server: str, new_page: NewPage) -> None:
    """Once for each choice until that is taken back; who is sure sends it, who has no coach is not asked."""
    table, tokens = make_table(server, ["person", "medium"])
    page = new_page("/settings")
    page.locator("input[name=coach]").check()
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.extend(json.loads(route.request.post_data or "{}")["codes"])
        route.fulfill(json={"warning": WARNING if asked[-1].endswith("hunting_grounds") else None})

    page.route("**/coach", answer)
    page.goto(f"/table/{table}#seat={tokens[0]}")
    page.locator('.option-list [data-code="place 5 hunting_grounds"]').click()
    doubt = page.get_by_role("dialog")
    expect(doubt).to_contain_text("Sure? Against the best that was found this is −9 points at the end")
    assert not serious_violations(page)
    doubt.locator(".doubt-no").click()
    expect(page.locator(".table-page")).to_have_attribute("data-ply", "0")
    page.locator('.option-list [data-code="place 5 hunting_grounds"]').click()
    expect(page.locator(".table-page")).not_to_have_attribute("data-ply", "0")
    assert asked == ["place 5 hunting_grounds"]
    page.locator(".undo").click()
    expect(page.locator(".table-page")).to_have_attribute("data-ply", "0")
    page.locator('.option-list [data-code="place 5 hunting_grounds"]').click()
    expect(doubt).to_be_visible()  # what was taken back is asked about anew
