"""Boards of cards without what axe calls serious: mid-game, with things open, on a phone, at the end."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from civtable.games.imperium.campaign.series import Played, new_campaign
from civtable.games.imperium.cards.table import BY_ID, NATION_IDS
from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.stage import game_named
from tests.browser.table import make_table, play_on, table_at

CASES = [
    ("through_the_ages", {}, 3, "politics"),
    ("imperium", {"box": "legends"}, 3, "pick"),
    ("through_the_ages", {"edition": "2006"}, 3, "politics"),
    ("imperium", {}, 1, "pick"),
]
"""Game, settings, players, and a question that is not the action phase."""
LONG = [pytest.param(*case, marks=pytest.mark.long) for case in CASES]
QUICK_FIRST = [LONG[0], CASES[1], *LONG[2:]]
QUICK_LAST = [*LONG[:2], CASES[2], LONG[3]]
"""Each game once, at one of two tests; the others are long, since the same components are drawn with other
cards."""


def serious(page: Page, what: str, part: str = "html") -> list[str]:
    """What is serious by day or night, on the whole page or in a part that is new."""
    found = [f"{what}: {entry}" for entry in serious_violations(page, part=part)]
    return [*found, *[f"{what} by night: {entry}" for entry in serious_at_night(page, part)]]


@pytest.mark.parametrize(("game", "settings", "players", "question"), QUICK_FIRST)
def test_axe_finds_nothing_serious_on_a_board(
    server: str, new_page: NewPage, game: str, settings: dict[str, str], players: int, question: str
) -> None:
    """Acting, with a thing open, beside a rival, on a phone."""
    acting = table_at(server, game_named(game), settings, players, "act", 40, fewest=6)
    page = new_page(acting, width=1440, height=900)
    thing = page.locator(".cards-board .thing.can").first
    expect(thing).to_be_visible()
    found = serious(page, "the action phase")
    thing.click()
    expect(page.locator(".sheet")).to_be_visible()
    found += serious(page, "a thing with its options", ".sheet")
    page.keyboard.press("Escape")
    if players > 1:
        page.locator(".rivals .spot-button").first.click()
        expect(page.locator(".compared")).to_be_visible()
        found += serious(page, "a rival's area beside one's own", ".compared")
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 375, "height": 812})
    for tab, part in (("Table", "html"), ("Mine", ".board-area"), ("Rivals", ".board-area")):
        page.get_by_role("tab", name=tab).click()
        found += [f"{tab} on a phone: {entry}" for entry in serious_violations(page, part=part)]
    assert found == []


@pytest.mark.parametrize(("game", "settings", "players", "question"), QUICK_LAST)
def test_axe_finds_nothing_serious_at_a_question_and_at_the_end(
    server: str, new_page: NewPage, game: str, settings: dict[str, str], players: int, question: str
) -> None:
    fewest = 3 if question == "politics" else 1  # with nothing to do it is passed by itself
    asked = table_at(server, game_named(game), settings, players, question, 3, fewest)
    page = new_page(asked, width=1440, height=900)
    expect(page.locator(".cards-board [data-code], .cards-board .thing.can").first).to_be_visible()
    found = serious(page, "a question")
    page.goto(table_at(server, game_named(game), settings, players, "", 0))
    expect(page.locator("#result-title")).to_be_visible()
    found += serious(page, "the result")
    assert found == []


def test_axe_finds_nothing_serious_on_a_campaign_s_record_sheet(new_page: NewPage, tmp_path: Path) -> None:
    """After a win, before and after a card is chosen."""
    won = new_campaign("Bea", NATION_IDS.index("romans"), "classics", False)
    won.games.append(Played(NATION_IDS.index("celts"), True, 70, 50, [BY_ID["river"]], ""))
    file = tmp_path / "campaign.json"
    file.write_text(won.to_text())
    page = new_page("/campaign")
    page.set_input_files("#campaign-file", file)
    expect(page.locator("#campaign-change")).to_be_visible()
    found = serious(page, "the choice of a card")
    page.locator("#campaign-change").select_option("add river")
    page.get_by_role("button", name="Choose this change").click()
    expect(page.locator("#campaign-rival")).to_be_visible()
    found += serious(page, "the next game")
    assert found == []


def test_axe_finds_nothing_serious_on_the_automa_s_tables(server: str, new_page: NewPage) -> None:
    table, tokens = make_table(server, ["person"], "imperium", settings={"automa_nation": "celts"})
    play_on(server, table, tokens, until=30)
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    page.get_by_role("button", name="The automa's tables").click()
    expect(page.locator(".automa-table th").first).to_be_visible()
    assert serious(page, "the automa's tables") == []
