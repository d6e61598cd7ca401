"""Boards of cards without what axe calls serious: mid-game, with things open, on a phone, at the end."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.stage import game_named
from tests.browser.table import table_at

CASES = [
    ("through_the_ages", {}, 3, "politics"),
    ("through_the_ages", {"edition": "2006"}, 3, "politics"),
    ("imperium", {}, 1, "pick"),
    ("imperium", {"box": "legends"}, 3, "pick"),
]
"""Game, settings, players, and a question that is not the action phase."""


def serious(page: Page, what: str) -> list[str]:
    """What is serious by day or night."""
    found = [f"{what}: {entry}" for entry in serious_violations(page)]
    return [*found, *[f"{what} by night: {entry}" for entry in serious_at_night(page)]]


@pytest.mark.parametrize(("game", "settings", "players", "question"), CASES)
def test_axe_finds_nothing_serious_on_a_board(
    server: str, new_page: NewPage, game: str, settings: dict[str, str], players: int, question: str
) -> None:
    acting = table_at(server, game_named(game), settings, players, "act", 40)
    page = new_page(acting, width=1440, height=900)
    thing = page.locator(".cards-board .thing.can").first
    expect(thing).to_be_visible()
    found = serious(page, "the action phase")
    thing.click()
    expect(page.locator(".sheet")).to_be_visible()
    found += serious(page, "a thing with its options")
    page.keyboard.press("Escape")
    if players > 1:
        page.locator(".rivals .spot-button").first.click()
        expect(page.locator(".compared")).to_be_visible()
        found += serious(page, "a rival's area beside one's own")
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 375, "height": 812})
    for tab in ("Table", "Mine", "Rivals"):
        page.get_by_role("tab", name=tab).click()
        found += serious(page, f"{tab} on a phone")
    assert found == []


@pytest.mark.parametrize(("game", "settings", "players", "question"), CASES)
def test_axe_finds_nothing_serious_at_a_question_and_at_the_end(
    server: str, new_page: NewPage, game: str, settings: dict[str, str], players: int, question: str
) -> None:
    page = new_page(
        table_at(server, game_named(game), settings, players, question, 3), width=1440, height=900
    )
    expect(page.locator(".cards-board [data-code], .cards-board .thing.can").first).to_be_visible()
    found = serious(page, "a question")
    page.goto(table_at(server, game_named(game), settings, players, "", 0))
    expect(page.locator("#result-title")).to_be_visible()
    found += serious(page, "the result")
    assert found == []
