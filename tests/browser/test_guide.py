"""The guided first game: a scenario that holds, texts for it, and a page that leads through it."""

import json
import re

from playwright.sync_api import expect

from civtable.scenarios.running import Trial
from civtable.server.guide import guide_scenario, guide_text
from civtable.text import words_in
from tests.browser.conftest import NewPage
from tests.text.source_keys import scripts


def test_the_scenario_of_the_guide_holds() -> None:
    trial = Trial(guide_scenario("stone_age"))
    trial.run()
    assert trial.failures == []


def test_the_learner_is_told_something_at_each_of_their_choices() -> None:
    positions = json.loads(guide_text("stone_age"))["positions"]
    told = {int(ply) for ply in re.findall(r"\bat\((\d+)", scripts()["games/stone_age/guide.js"])}
    asked = {ply for ply, position in enumerate(positions[:-1]) if position["decision"]["seat"] == 0}
    assert asked <= told
    assert max(told) == len(positions) - 1


def test_the_guide_goes_on_by_what_it_says(new_page: NewPage) -> None:
    """Texts are read on with a button; a choice is made there or on the board; others play by themselves."""
    words = words_in("en")
    page = new_page("/guide/stone_age")
    panel = page.locator(".guide-panel")
    expect(panel).to_be_visible()
    while (next_text := panel.get_by_role("button", name=words("web-guide-next"))).count():
        before = panel.inner_text()
        next_text.click()
        expect(panel).not_to_have_text(before, use_inner_text=True)
    panel.locator("[data-code]").click()
    expect(panel).to_contain_text(words("web-guide-step", n=3, most=19).split(" of ")[0])
    expect(panel.locator("[data-code]")).to_be_visible()
    page.get_by_role("link", name=words("web-guide-leave")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-welcome-title"))
