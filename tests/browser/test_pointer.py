"""A line leads from the details beside a board of cards to the thing that they speak of."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.stage import game_named
from tests.browser.table import my_turn, table_at
from tests.browser.test_nothing_moves import laid_out, places

LINE = """(name) => {
  const at = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const line = document.querySelector(".pointer path.way:not(.halo)");
  const end = line.getPointAtLength(line.getTotalLength()).matrixTransform(line.getScreenCTM());
  const begin = line.getPointAtLength(0).matrixTransform(line.getScreenCTM());
  const marked = at(document.querySelector(".pointer rect").getBoundingClientRect());
  const thing = at(document.querySelector(`[data-thing="${name}"]`).getBoundingClientRect());
  const details = at([...document.querySelectorAll(".sheet, .zoom")].at(-1).getBoundingClientRect());
  return { begin: [begin.x, begin.y], end: [end.x, end.y], marked, thing, details };
}"""
"""Where the line begins and ends, what it marks, the thing itself and the details."""
NEAR = 6
FIRST = {"through_the_ages": "row:12", "imperium": "market:1"}
OWN = {"through_the_ages": "government", "imperium": "pile:discard"}


def on_the_edge(point: list[float], box: dict[str, float]) -> bool:
    """Whether a point lies at the edge of a box, from outside."""
    x, y = point
    inside = box["left"] + NEAR < x < box["right"] - NEAR and box["top"] + NEAR < y < box["bottom"] - NEAR
    near = box["left"] - NEAR <= x <= box["right"] + NEAR and box["top"] - NEAR <= y <= box["bottom"] + NEAR
    return near and not inside


def leads_to(page: Page, thing: str) -> None:
    """The line begins at the details, ends at the thing and marks it."""
    expect(page.locator(".pointer")).to_be_visible()
    seen = page.evaluate(LINE, thing)
    assert on_the_edge(seen["begin"], seen["details"]), seen
    assert on_the_edge(seen["end"], seen["marked"]), seen
    for side in ("left", "top", "right"):
        assert abs(seen["marked"][side] - seen["thing"][side]) <= NEAR, seen


@pytest.mark.parametrize("game", ["through_the_ages", "imperium"])
def test_a_line_leads_to_what_is_spoken_of(server: str, new_page: NewPage, game: str) -> None:
    """By pointing and by choosing; it lets clicks through, and nothing moves. On a phone there is none."""
    address = table_at(server, game_named(game), {}, 2, "act", 12)
    page = new_page(address, width=1440, height=900)
    my_turn(page)
    line = page.locator(".pointer")
    laid_out(page)
    expect(line).to_be_hidden()
    before = places(page)
    thing = page.locator(f'[data-thing="{FIRST[game]}"]')
    thing.hover()
    expect(page.locator(".zoom")).to_be_visible()
    leads_to(page, FIRST[game])
    assert places(page) == before
    assert page.evaluate("() => getComputedStyle(document.querySelector('.pointer')).pointerEvents") == "none"
    for name in (FIRST[game], OWN[game]):
        page.locator(f'[data-thing="{name}"]').first.click(force=True)
        expect(page.locator(".sheet")).to_be_visible()
        leads_to(page, name)
        page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    expect(line).to_be_hidden()
    page.set_viewport_size({"width": 375, "height": 812})
    expect(page.locator(".tabs")).to_be_visible()
    expect(line).to_have_count(0)
