"""The analysis of a finished game: begun on its page, watched, read, and looked at on the board."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.analysis.late import late_record
from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import ask, my_turn, no_sideways_scroll


@pytest.fixture(scope="module")
def finished(server: str) -> str:
    """The last choices of a game, in which something was missed."""
    record = json.loads(late_record("stone_age", 2, 30).to_text())
    return str(ask(server, "/records", record)["id"])


def test_a_game_is_analysed_and_its_decisions_lead_to_the_board(
    new_page: NewPage, server: str, finished: str
) -> None:
    """From the result to what cost most, to the better line, and on from there against bots."""
    page = new_page(f"/table/{finished}")
    page.get_by_role("link", name="Analyse this game").click()
    expect(page).to_have_url(re.compile(rf"/table/{finished}/analysis$"))
    assert serious_violations(page) == []
    page.get_by_role("button", name="Analyse this game").click()
    graph = page.get_by_role("img", name="Chances to win over the moves")
    expect(graph).to_be_visible()
    expect(graph.locator("polyline")).to_have_count(2)
    page.get_by_text("The chances as a table").click()
    told = ask(server, f"/tables/{finished}/analysis")["result"]
    expect(page.locator(".chances-table tbody tr")).to_have_count(len(told["points"]))
    page.get_by_text("All decisions").click()
    expect(page.locator(".all-decisions tbody tr")).to_have_count(len(told["decisions"]))
    assert serious_violations(page) == []
    seat = next(number for number, one in enumerate(told["seats"]) if one["costly"])
    worst = told["seats"][seat]["costly"][0]
    item = page.locator(f".analysis-seat[data-seat='{seat}'] .judged-item").first
    expect(item).to_contain_text(
        re.compile(r"better.*[+−][\d.]+ ± [\d.]+ points at the end, .+to win", re.DOTALL)
    )

    link = item.get_by_role("link")
    link.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/analysis/{worst}$"))
    expect(page.locator(".board-frame .stone-age")).to_be_visible()
    expect(page.locator(".judged-options .better")).not_to_have_count(0)
    expect(page.locator(".judged-options .played")).to_have_count(1)
    table = page.locator(".scroll:has(> .judged-options)")
    assert table.evaluate("({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth"), "a column is cut"
    assert serious_violations(page) == []
    question = page.locator(".question")
    page.get_by_role("button", name="Play the better line").click()
    expect(question).to_contain_text("This did not happen: move 1 of")
    expect(page.locator(".imagined .board-frame .stone-age")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(question).to_contain_text("This did not happen: move 2 of")
    assert serious_violations(page) == []
    page.get_by_role("button", name="Back to what happened").click()
    expect(question).to_contain_text(f"move {worst + 1}")
    expect(page.locator(".imagined")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{finished})[\w-]+$"))
    my_turn(page)


def test_on_a_phone_another_analysis_with_all_cards_open(new_page: NewPage, finished: str) -> None:
    """The switch leads to it; it is stopped and goes on; nothing is wider than the window."""
    page = new_page(f"/table/{finished}/replay/3", width=375, height=812)
    page.get_by_role("link", name="Analyse this game").click()
    page.get_by_role("radio", name="with all cards open").check()
    expect(page).to_have_url(re.compile("/analysis/open$"))
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("status").filter(has_text="Stopped with")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".analysis-seat")).to_have_count(2)
    no_sideways_scroll(page)
    page.get_by_text("All decisions").click()
    page.locator(".all-decisions a").first.click()
    expect(page).to_have_url(re.compile(r"/analysis/open/\d+$"))
    expect(page.get_by_role("tab", name="Judgement")).to_be_visible()
    expect(page.locator(".judged-options")).to_be_visible()
    no_sideways_scroll(page)
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".board-frame .stone-age")).to_be_visible()


def test_the_automa_has_a_column_beside_who_played_alone(new_page: NewPage, server: str) -> None:
    """Its points by source, which come to its total."""
    record = json.loads(late_record("imperium", 1, 4).to_text())
    table = str(ask(server, "/records", record)["id"])
    page = new_page(f"/table/{table}/analysis")
    page.get_by_role("button", name="Analyse this game").click()
    sources = page.get_by_role("region", name="Points by source").get_by_role("table")
    expect(sources.locator("thead th")).to_have_text(["Points from", "Red", "Automa", "The expert"])
    expect(page.get_by_text("Unlike this game, they had: Box: Both boxes.")).to_be_visible()
    rows = sources.locator("tbody tr").all()
    column = [row.locator("td").all()[1].inner_text() for row in rows]
    *points, total, rank = column
    assert rank == ""
    assert sum([int(number) for number in points if number != "–"]) == int(total)
    assert len([number for number in points if number != "–"]) == 3
