"""A small phone, upright and on its side: the board of Stone Age has the room."""

import pytest
from playwright.sync_api import expect

from civtable.games import GAMES
from tests.browser.conftest import NewPage
from tests.browser.table import my_turn, no_sideways_scroll, table_at
from tests.browser.test_nothing_moves import laid_out

BUTTONS = (
    ".spot > .spot-button, .tabs .tab, .status-line button, .actions .panel-head > .button, .topbar button"
)
IN_THE_WAY = """(buttons) => {
  const found = [...document.querySelectorAll(buttons)].filter((button) => button.checkVisibility());
  const small = found.filter((button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || Math.min(width, height) < 32;
  });
  const covered = found.filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const names = (things) => things.map((thing) => thing.ariaLabel ?? thing.textContent.trim());
  return [found.length, names(small), names(covered)];
}"""
"""How many buttons there are, which are small or stick out of the window, and which lie under something."""
PLACES = 8
CARDS = 4


@pytest.mark.parametrize(("width", "locale"), [(667, "es"), (812, "en")])
def test_all_of_the_board_of_stone_age_is_in_sight(
    server: str, new_page: NewPage, width: int, locale: str
) -> None:
    """Every place, card and building can be touched, and whatever stands in the column."""
    path = table_at(server, GAMES["stone_age"], {}, 4, "place", 9)
    page = new_page(path, width=width, height=375, has_touch=True, locale=locale)
    my_turn(page)
    laid_out(page)
    no_sideways_scroll(page)
    found, small, covered = page.evaluate(IN_THE_WAY, BUTTONS)
    assert found > PLACES + CARDS + 4
    assert small == []
    assert covered == []
    board = page.locator(".stone-age").bounding_box()
    assert board is not None
    assert board["height"] > 360
    assert board["width"] > 0.7 * width
    page.locator(".actions [aria-expanded]").tap()
    expect(page.locator(".option-list [data-code]").first).to_be_visible()
    page.locator(".actions [aria-expanded]").tap()
    page.locator('[data-tab="log"]').first.tap()
    expect(page.locator(".log")).to_be_visible()


def test_upright_the_prices_of_the_cards_are_in_sight(server: str, new_page: NewPage) -> None:
    """Nobody has to find out by scrolling that there are cards."""
    path = table_at(server, GAMES["stone_age"], {}, 4, "place", 9)
    page = new_page(path, width=375, height=667, has_touch=True)
    my_turn(page)
    laid_out(page)
    bottoms = page.locator(".price").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    board = page.locator(".board-area").bounding_box()
    assert board is not None
    assert len(bottoms) == CARDS
    assert max(bottoms) < board["y"] + board["height"]
