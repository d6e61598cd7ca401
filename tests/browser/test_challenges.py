"""Challenges in the browser: the list, goals beside the board, what is broken, the end and what is next."""

import re

from playwright.sync_api import expect

from civtable.challenges import all_challenges
from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import ask, my_turn, no_sideways_scroll, visit


def test_a_challenge_is_begun_followed_and_judged(new_page: NewPage, server: str) -> None:
    """From the welcome page to the stars; who comes back goes on, and attempts are counted."""
    page = new_page("/")
    page.get_by_role("main").get_by_role("link", name="Challenges").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Challenges")
    expect(page.get_by_role("heading", level=3)).to_have_count(len(all_challenges()))
    assert serious_violations(page) == []
    assert serious_at_night(page) == []
    page.set_viewport_size({"width": 375, "height": 812})
    no_sideways_scroll(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name=re.compile("Play now.*Lasting peace")).click()
    my_turn(page)
    table = page.url.rsplit("/", 1)[1]
    goals = page.locator(".challenge-panel")
    expect(goals).to_contain_text("Reach 150 culture 0 of 150")
    expect(goals).to_contain_text("Declare no war 0 so far")
    assert serious_violations(page) == []

    visit(page, "/challenges")
    page.get_by_role("button", name=re.compile("Play on.*Lasting peace")).click()
    expect(page).to_have_url(f"{server}/table/{table}")
    token = page.evaluate("(id) => JSON.parse(localStorage.getItem('civtable.seats'))[id][0]", table)
    while (now := ask(server, f"/tables/{table}", token=token))["table"]["status"] != "over":
        if now["choice"] is not None:
            codes = [option["code"] for option in now["choice"]["options"]]
            code = "resign" if "resign" in codes else codes[-1]
            ask(server, f"/tables/{table}/moves", {"ply": now["ply"], "code": code}, token)

    visit(page, f"/table/{table}")
    end = page.get_by_role("region", name="Lasting peace")
    expect(end).to_contain_text("No star this time")
    expect(end.locator(".condition.missed").first).to_contain_text("Reach 150 culture missed")
    expect(end.locator(".condition.reached").first).to_contain_text("Declare no war kept")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert serious_violations(page) == []
    end.get_by_role("button", name="Try again").click()
    my_turn(page)
    assert page.url != f"{server}/table/{table}"
    visit(page, "/challenges")
    entry = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Lasting peace"))
    expect(entry).to_contain_text("2 attempts")
    expect(entry).to_contain_text("0 stars of 3")
