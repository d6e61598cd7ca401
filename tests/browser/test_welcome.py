"""The first screen: what it offers who is here for the first time, and the table of one click."""

import json
import random
import re

import pytest
from playwright.sync_api import expect

from civtable.core.match import Match
from civtable.games import GAMES
from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import ask, make_table, my_turn, no_sideways_scroll
from tests.quick import quick_choice

SIZES = [(1440, 900), (1024, 768), (375, 812)]


def test_who_is_new_is_offered_a_guide_until_they_have_played(new_page: NewPage) -> None:
    """Each game by itself."""
    page = new_page()
    first = page.get_by_role("link", name="First time? Five minutes with a guide")
    expect(first).to_have_count(len(GAMES))
    stone_age = page.get_by_role("article").filter(has_text="Stone Age")
    expect(stone_age.locator(".guide-way")).to_have_attribute("href", "/guide/stone_age")
    stone_age.get_by_role("button", name="Play now").click()
    my_turn(page)
    page.goto("/")
    expect(stone_age.get_by_role("link", name="Learn by playing")).to_be_visible()
    expect(first).to_have_count(len(GAMES) - 1)


def test_the_first_game_of_imperium_is_alone_against_the_mildest_automa(
    new_page: NewPage, server: str
) -> None:
    """With a nation for beginners; another level is remembered, and bots of other games keep theirs."""
    page = new_page()
    imperium = page.get_by_role("article").filter(has_text="Imperium")
    level = imperium.get_by_label("How strong the rivals are")
    for chosen in ["chieftain", "warlord"]:
        level.select_option(chosen)
        imperium.get_by_role("button", name="Play now").click()
        my_turn(page)
        found = re.search(r"/table/([\w-]+)", page.url)
        assert found
        table = ask(server, f"/tables/{found[1]}")["table"]
        settings = table["settings"]
        assert (settings["nation_1"], settings["level"], len(table["seats"])) == ("romans", chosen, 1)
        page.goto("/")
        expect(level).to_have_value(chosen)
    bots = page.get_by_role("article").filter(has_text="Stone Age").get_by_label("How strong the rivals are")
    expect(bots).to_have_value("medium")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_same_buttons_of_all_games_stand_side_by_side(new_page: NewPage, language: str) -> None:
    page = new_page("/", locale=language)
    expect(page.locator(".game-card")).to_have_count(len(GAMES))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        no_sideways_scroll(page)
        for part in [".play-now", ".guide-way"]:
            tops = page.eval_on_selector_all(part, "all => all.map((one) => one.getBoundingClientRect().top)")
            assert len(set(tops)) == (1 if width > 1000 else len(GAMES)), (width, part, tops)


def test_a_game_that_goes_on_is_found_behind_many_that_are_over(new_page: NewPage, server: str) -> None:
    """However many were finished since; those are shown by and by."""
    match = Match(GAMES["stone_age"], {}, ["human", "random"], "welcome", "fast")
    dice = random.Random(1)
    while (decision := match.game.decision(match.state)) is not None:
        match.play(quick_choice([option.code for option in decision.options], dice))
    record = json.loads(match.record().to_text())
    first, tokens = make_table(server, ["person", "person"])
    ended = [ask(server, "/records", record)["id"] for _ in range(18)]
    page = new_page()
    seats = {first: {"0": tokens[0]}, **{table: {"0": "a seat of before"} for table in ended}}
    page.evaluate("(seats) => localStorage.setItem('civtable.seats', JSON.stringify(seats))", seats)
    page.reload()
    expect(page.locator("#yours a.button")).to_have_attribute("href", f"/table/{first}")
    lines = page.locator("#finished .table-line")
    expect(lines).to_have_count(8)
    more = page.locator("#finished").get_by_role("button", name="Show more")
    for count in (16, 18):
        more.click()
        expect(lines).to_have_count(count)
    expect(more).to_have_count(0)
    expect(lines.last.locator("a.name")).to_have_attribute("href", f"/table/{ended[0]}")
    assert serious_violations(page) == []
