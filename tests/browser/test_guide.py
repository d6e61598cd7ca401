"""The guided first games: scenarios that hold, texts for them, and a page that leads to a real game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civtable.games import GAMES
from civtable.scenarios.running import Trial
from civtable.server.games.guide import guide_scenes, guide_text, has_guide
from civtable.text import LANGUAGES, words_in
from tests.browser.conftest import NewPage
from tests.browser.table import my_turn
from tests.text.source_keys import scripts

SCENE = re.compile(r"^    \[\n(.*?)^    \],", re.MULTILINE | re.DOTALL)
STEP = re.compile(r'^      at\((\d+), "([\w-]+)"(?:, "([^"]+)")?\),$', re.MULTILINE)
WORDS_A_MINUTE = 160
"""Of somebody who reads and looks for the thing that is spoken of."""

guided = pytest.mark.parametrize("game", list(GAMES))


def positions(game: str) -> list[dict[str, Any]]:
    """What the server tells of a guide."""
    told: list[dict[str, Any]] = json.loads(guide_text(game))["positions"]
    return told


def steps(game: str) -> list[tuple[int, str, str]]:
    """All texts of a guide: at which position, its key, and what it points at, if anything."""
    first = {}
    for ply, position in reversed(list(enumerate(positions(game)))):
        first[position["scene"]] = ply
    scenes = SCENE.findall(scripts()[f"games/{game}/guide.js"])
    return [
        (first[scene] + int(ply), f"web-{game}-guide-{name}", spot)
        for scene, text in enumerate(scenes)
        for ply, name, spot in STEP.findall(text)
    ]


@guided
def test_the_scenarios_of_the_guide_hold(game: str) -> None:
    for scenario in guide_scenes(game):
        trial = Trial(scenario)
        trial.run()
        assert trial.failures == []


@guided
def test_a_guide_shows_the_first_round_and_the_end_of_a_game(game: str) -> None:
    told = positions(game)
    opening = [position["view"] for position in told if position["scene"] == 0]
    assert (opening[0]["round"], opening[-1]["round"] > 1) == (1, True)
    assert [position["scores"] is None for position in told] == [True] * (len(told) - 1) + [False]
    assert told[-1]["scores"][0]["rank"] == 1


@guided
def test_the_learner_is_told_something_at_each_of_their_choices(game: str) -> None:
    told = [ply for ply, _, _ in steps(game)]
    every = positions(game)
    asked = {
        ply
        for ply, position in enumerate(every[:-1])
        if position["decision"] and position["decision"]["seat"] == 0 and every[ply + 1]["line"]
    }
    assert asked <= set(told)
    assert told == sorted(told)
    assert told[-1] == len(every) - 1
    assert {ply for ply, position in enumerate(every) if position["line"] is None} <= set(told)


@guided
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_takes_five_minutes(game: str, language: str) -> None:
    words = words_in(language)
    texts = [words(key) for _, key, _ in steps(game)]
    assert sum([len(text.split()) for text in texts]) <= 5 * WORDS_A_MINUTE


def expect_step(page: Page, game: str, number: int) -> None:
    """The counter, the text and the light of a step."""
    words = words_in("en")
    every = steps(game)
    panel = page.locator(".guide-panel")
    _, key, spot = every[number]
    expect(panel.locator(".label")).to_have_text(words("web-guide-step", n=number + 1, most=len(every)))
    expect(panel.locator(".guide-text")).to_have_text(words(key))
    if spot:
        expect(page.locator(f'.light[data-lights="{spot}"]')).to_be_visible()
    else:
        expect(page.locator(".light")).to_have_count(0)


def walk(page: Page, game: str) -> None:
    """From the first step to the last, by the buttons of the panel."""
    panel = page.locator(".guide-panel")
    for number in range(len(steps(game))):
        expect_step(page, game, number)
        if number + 1 < len(steps(game)):
            panel.locator(".button[data-code], .button.primary").click()


@guided
def test_a_guide_lights_what_it_speaks_of_and_ends_in_a_real_game(new_page: NewPage, game: str) -> None:
    """The others play by themselves meanwhile."""
    assert has_guide(game)
    page = new_page(f"/guide/{game}", reduced_motion="reduce")
    walk(page, game)
    expect(page.locator(".guide-panel .score-table")).to_be_visible()
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/table/*")
    my_turn(page)


@pytest.mark.long
@guided
def test_on_a_phone_the_pane_with_the_thing_comes_up(new_page: NewPage, game: str) -> None:
    """The walk on a wide screen covers the rest."""
    walk(new_page(f"/guide/{game}", width=375, height=812, reduced_motion="reduce"), game)


def test_a_guide_goes_back_step_by_step(new_page: NewPage) -> None:
    page = new_page("/guide/stone_age", reduced_motion="reduce")
    panel = page.locator(".guide-panel")
    back = panel.get_by_role("button", name="Back")
    expect_step(page, "stone_age", 0)
    expect(back).to_have_count(0)
    for _ in range(2):
        panel.get_by_role("button", name="Next").click()
    expect_step(page, "stone_age", 2)
    panel.locator("[data-code]").click()
    expect_step(page, "stone_age", 3)
    back.click()
    expect_step(page, "stone_age", 2)
    back.click()
    expect_step(page, "stone_age", 1)
    panel.get_by_role("button", name="Next").click()
    expect_step(page, "stone_age", 2)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words_in("en")("web-welcome-title"))
