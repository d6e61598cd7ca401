"""Nothing that can be clicked moves because somebody points at it, or because a preview arrives."""

import pytest
from playwright.sync_api import Page, Route, expect

from civtable.games import GAMES
from tests.browser.conftest import NewPage
from tests.browser.patience import FRAMES, drawn
from tests.browser.table import my_turn, table_at

PLACES = (
    f"""async () => {{
  await ({FRAMES})();
"""
    """  return [...document.querySelectorAll("button, a, input, select, summary, [tabindex]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.dataset.code ?? element.dataset.thing ?? element.getAttribute("aria-label");
      const where = [left, top, width, height].map(Math.round);
      return `${element.tagName} ${name ?? element.textContent.trim().slice(0, 40)}: ${where}`;
    });
}"""
)
"""Everything that can be clicked, with where it is, once all that has happened is drawn."""

MIDDLES = """([selector, most]) => [...document.querySelectorAll(selector)].slice(0, most).map((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
})"""
"""Where to point at some things; null for those that are out of sight."""
FOCUS = "([selector, i]) => document.querySelectorAll(selector)[i].focus({ preventScroll: true })"
BLUR = "() => document.activeElement.blur()"
CAN = ":is(.thing.can, .open-spot > .spot-button)"
SIZES = [(1440, 900), (375, 812), (1024, 768)]
CALM = 3
"""After so many looks, a tenth of a second apart, at which nothing has moved, a page has found its form."""
OPENED = 2
MOST = 3
"""So many buttons of a kind are pointed at in each position."""

POSITIONS = [
    pytest.param("stone_age", {}, 2, "place", 1, marks=pytest.mark.long),
    ("stone_age", {}, 3, "place", 9),
    pytest.param("stone_age", {}, 4, "act", 12, marks=pytest.mark.long),
    pytest.param("through_the_ages", {}, 2, "act", 1, marks=pytest.mark.long),
    pytest.param("through_the_ages", {}, 3, "act", 30, marks=pytest.mark.long),
    ("through_the_ages", {}, 2, "politics", 6),
    pytest.param("imperium", {}, 1, "act", 1, marks=pytest.mark.long),
    ("imperium", {}, 2, "act", 25),
    pytest.param("imperium", {}, 1, "pick", 3, marks=pytest.mark.long),
]
"""Game, settings, players, the question and for how many times it is asked. Long are those whose board has
the same things, in other numbers, as another position of the game."""


class Held:
    """What a page asks of the server, held back until the test lets it through."""

    def __init__(self, page: Page, asked: str) -> None:
        self.held: list[Route] = []
        self.told = 0
        page.route(asked, self.hold)

    def hold(self, route: Route) -> None:
        """Keep one waiting."""
        self.held.append(route)

    def tell(self, page: Page) -> bool:
        """Let all that were asked for arrive, and whether any were."""
        asked = bool(self.held)
        while self.held:
            route = self.held.pop()
            with page.expect_response(route.request.url, timeout=0):
                route.continue_()
            self.told += 1
        if asked:
            drawn(page)
        return asked


def places(page: Page) -> list[str]:
    """Where everything is that can be clicked."""
    found: list[str] = page.evaluate(PLACES)
    return found


def laid_out(page: Page) -> None:
    """Wait until the page has found its form, in a window of another size too: long enough nothing moves."""
    before, since = places(page), 0
    while since < CALM:
        page.wait_for_timeout(100)
        now = places(page)
        before, since = now, since + 1 if now == before else 0


def point_at_all(page: Page, previews: Held, selector: str) -> None:
    """Point at some things, and focus them; nothing moves, before the preview, with it and after."""
    page.mouse.move(0, 0)
    before = places(page)
    if previews.tell(page):
        assert places(page) == before, "previews that came by themselves moved something"
    for i, at in enumerate(page.evaluate(MIDDLES, [selector, MOST])):
        if at is None:
            continue
        one = f"{selector} {i}"
        page.mouse.move(*at)
        assert places(page) == before, f"pointing at {one} moved something"
        if previews.tell(page):
            assert places(page) == before, f"the preview of {one} moved something"
        page.mouse.move(0, 0)
        assert places(page) == before, f"leaving {one} moved something"
        page.evaluate(FOCUS, [selector, i])
        previews.tell(page)
        assert places(page) == before, f"the focus of {one} moved something"
        page.evaluate(BLUR)
        assert places(page) == before, f"{one} without the focus moved something"


@pytest.mark.parametrize(("game", "settings", "players", "question", "times"), POSITIONS)
def test_pointing_moves_nothing(
    server: str,
    new_page: NewPage,
    game: str,
    settings: dict[str, str],
    players: int,
    question: str,
    times: int,
) -> None:
    """On the board, in a sheet that is open, in the list of options; in large and small windows.

    At the beginning of a game in a middle one too.
    """
    page = new_page("/settings")
    previews = Held(page, "**/preview?*")
    page.goto(table_at(server, GAMES[game], settings, players, question, times))
    my_turn(page)
    for width, height in SIZES if times == 1 else SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".cards-board, .stone-age")).to_be_visible()
        laid_out(page)
        point_at_all(page, previews, ".board-area [data-code]")
        point_at_all(page, previews, f".board-area {CAN}")
        point_at_all(page, previews, ".option-list [data-code]")
        for at in page.evaluate(MIDDLES, [f".board-area {CAN}", OPENED]):
            if at is not None:
                page.mouse.click(*at)
                point_at_all(page, previews, ".board-area :is([data-code], .bubble button, .tray button)")
                page.keyboard.press("Escape")
    assert previews.told or game == "stone_age", "no preview was ever asked for"


@pytest.mark.parametrize(("game", "players"), [("through_the_ages", 3), ("imperium", 2)])
def test_the_reason_why_a_thing_cannot_be_used_has_its_place(
    server: str, new_page: NewPage, game: str, players: int
) -> None:
    """The sheet opens at once; what it says later, and its link to the rule, move nothing that is there."""
    page = new_page("/settings", width=1440, height=900)
    reasons = Held(page, "**/why?*")
    page.goto(table_at(server, GAMES[game], {}, players, "act", 20))
    my_turn(page)
    expect(page.locator(".hand")).to_be_visible()
    laid_out(page)
    things = '.cards-board .thing[aria-disabled="true"]'
    for i, at in enumerate(page.evaluate(MIDDLES, [things, 100])):
        if at is None or reasons.told == MOST:
            continue
        page.mouse.click(*at)
        page.mouse.move(0, 0)
        before = places(page)
        reasons.tell(page)
        moved = set(before) - set(places(page))
        assert not moved, f"the reason at thing {i} moved something"
        page.keyboard.press("Escape")
    assert reasons.told, "no reason was ever asked for"


def test_pointing_moves_nothing_without_a_board(server: str, new_page: NewPage) -> None:
    """A game that has no board of its own: the outline and the list of options."""
    page = new_page("/settings")

    def without_boards(route: Route) -> None:
        route.fulfill(json=[{**known, "board": False} for known in route.fetch().json()])

    page.route("**/api/games", without_boards)
    previews = Held(page, "**/preview?*")
    page.goto(table_at(server, GAMES["imperium"], {}, 2, "act", 10))
    my_turn(page)
    expect(page.locator(".generic-board")).to_be_visible()
    laid_out(page)
    point_at_all(page, previews, ".generic-board summary")
    point_at_all(page, previews, ".option-list [data-code]")


def test_what_can_be_chosen_comes_with_the_board(server: str, new_page: NewPage) -> None:
    """While the board is on its way nothing can be chosen that would move when it is there."""
    page = new_page("/settings")
    boards = Held(page, "**/games/through_the_ages/board.js")
    page.goto(table_at(server, GAMES["through_the_ages"], {}, 2, "act", 12))
    expect(page.locator(".status-line")).to_be_visible()
    laid_out(page)
    expect(page.locator(".option-list")).to_have_count(0)
    assert boards.tell(page)
    my_turn(page)
    expect(page.locator(".cards-board")).to_be_visible()


def test_what_can_be_chosen_waits_for_a_board_that_is_asked_for_again(server: str, new_page: NewPage) -> None:
    """A server that cannot be reached for a moment is asked again: the options come then, with the board."""
    page = new_page("/settings")
    refused: list[Route] = []

    def not_at_first(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            route.abort("internetdisconnected")
            refused.append(route)

    page.route("**/api/games/through_the_ages/facts", not_at_first)
    page.goto(table_at(server, GAMES["through_the_ages"], {}, 2, "act", 12))
    my_turn(page)
    assert refused, "nobody asked for what the board needs"
    assert page.locator(".cards-board").is_visible(), "something could be chosen before the board had come"
