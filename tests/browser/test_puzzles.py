"""Puzzles in the browser: try, see why, the next one; what was solved is remembered."""

import re

import pytest
from playwright.sync_api import expect

from civtable.puzzles import puzzles_of
from tests.browser.axe import serious_violations
from tests.browser.conftest import Finished, NewPage
from tests.browser.table import ask
from tests.longer import quick_and_long


@pytest.mark.parametrize("game", quick_and_long(["imperium"], ["stone_age", "through_the_ages"]))
def test_a_puzzle_is_tried_solved_and_explained(new_page: NewPage, game: str) -> None:
    puzzle, following, *_ = puzzles_of(game)
    page = new_page(f"/puzzle/{puzzle.name}")
    panel = page.locator(".guide-panel")
    expect(panel).to_contain_text("One choice is clearly best.")
    expect(page.locator(".board-frame > *").first).to_be_visible()
    assert not serious_violations(page)
    wrong, right = puzzle.options[1].code, puzzle.solution
    panel.locator("summary").click()
    panel.locator(f'[data-code="{wrong}"]').click()
    expect(panel).to_contain_text("points at the end")
    panel.locator(f'[data-code="{right}"]').click()
    expect(panel).to_contain_text("Right: that is the best choice.")
    expect(panel.locator(".puzzle-options li")).to_have_count(len(puzzle.options))
    expect(panel.locator(".puzzle-people")).to_contain_text(re.compile("did not find it|Found at once by"))
    assert not serious_violations(page)
    panel.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzle/{following.name}$"))
    page.goto("/puzzles")
    expect(page.locator(".puzzle-entry.solved")).to_have_count(1)
    expect(page.locator(".puzzle-entry.solved")).to_have_attribute("href", f"/puzzle/{puzzle.name}")


def test_the_puzzle_of_the_day_is_one_click_from_the_first_page(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("link", name="Today's puzzle").click()
    expect(page.locator(".guide-panel")).to_contain_text("One choice is clearly best.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-entry").first).to_be_visible()
    assert not serious_violations(page)


def test_who_played_allows_puzzles_from_the_game_for_all_seats_of_the_browser(
    server: str, new_page: NewPage, finished: Finished
) -> None:
    """At the end of the game; the tick is there again when the page is opened again."""
    table, tokens, _plies = finished
    page = new_page(f"/table/{table}#seat={tokens[0]}")
    expect(page.locator("#result-title")).to_be_visible()
    page.goto("/settings")
    page.goto(f"/table/{table}#seat={tokens[1]}")
    tick = page.get_by_role("checkbox", name="This game may be used for puzzles")
    expect(tick).not_to_be_checked()
    tick.check()
    expect(tick).to_be_checked()
    assert not serious_violations(page)
    page.reload()
    expect(tick).to_be_checked()
    assert all(ask(server, f"/tables/{table}/puzzles", token=token)["yes"] for token in tokens.values())
    spectator = new_page(f"/table/{table}")
    expect(spectator.locator("#result-title")).to_be_visible()
    expect(spectator.locator(".allowing")).to_have_count(0)


def test_a_puzzle_that_is_none_says_so(new_page: NewPage) -> None:
    page = new_page("/puzzle/nothing-1")
    expect(page.get_by_text("There is no puzzle nothing-1.")).to_be_visible()
