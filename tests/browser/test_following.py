"""Following the others: each of their moves has its time on the board, and can be seen and heard again."""

import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.table import ask, at_ply, make_table, my_turn, open_seat, options, ply_shown

PACE = 600
"""Milliseconds that a move of somebody else stays, at the speed that nobody has changed."""
OWN_STAYS = 450
WATCH = """() => {
  const plyNow = () => Number(document.querySelector(".table-page")?.dataset.ply);
  window.shown = [];
  let [last, frames, heard] = [plyNow(), 0, null];
  const count = () => { frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const look = () => {
    const ply = plyNow();
    heard ??= frames; // the first that changes is how many wait
    if (ply === last) return;
    last = ply;
    const caption = document.querySelector(".caption")?.textContent ?? null;
    window.shown.push({ ply, at: performance.now(), frames: frames - heard, caption });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Notes when each position comes on screen, and the line that stands on the board with it."""
TOLD = """() => {
  window.announced = [];
  const region = document.querySelector(".told-moves");
  new MutationObserver(() => region.textContent && window.announced.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""
CAPTION = """(place) => {
  const caption = document.querySelector(".caption");
  const line = caption.getBoundingClientRect();
  const at = document.querySelector(`[data-spot="${place}"]`).getBoundingClientRect();
  const under = document.elementFromPoint(line.left + 4, line.top + 4);
  const beside = Math.min(Math.abs(line.bottom - at.top), Math.abs(line.top - at.bottom));
  return { beside, covers: caption.contains(under) };
}"""
"""How far the line is from its place, and whether it would take a click."""


class Held:
    """What the server says to a page, held back until the test lets it through in one go."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self.holds = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Stand between a page and the server."""
        self.sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: self.held.append(message) if self.holds else socket.send(message))

    def release(self) -> None:
        """Let all of it through."""
        self.holds = False
        for message in self.held:
            self.sockets[-1].send(message)
        self.held.clear()


def bots_answer(server: str, table: str, token: str, page: Page) -> dict[str, Any]:
    """Wait until seat 0 is asked again, after the bots' moves; how the table stands then."""
    while True:
        found: dict[str, Any] = ask(server, f"/tables/{table}", token=token)
        if found["ply"] > 1 and found["decision"]["seat"] == 0:
            return found
        page.wait_for_timeout(100)


def place(page: Page, code: str) -> None:
    """Choose by the list."""
    my_turn(page)
    options(page).and_(page.locator(f'[data-code="{code}"]')).click()


def three_bots(
    server: str, new_page: NewPage, motion: str = "no-preference", speed: str | None = None
) -> tuple[Page, dict[str, Any]]:
    """A page whose own move and the answers of three bots come in one go; how the table stands after them."""
    table, tokens = make_table(server, ["person", "book", "book", "book"])
    page = new_page("/settings", reduced_motion=motion)
    if speed is not None:
        page.get_by_label(speed).check()
    held = Held(page)
    open_seat(page, table, tokens[0])
    my_turn(page)
    expect(page.locator(".stone-age")).to_be_visible()
    held.holds = True
    place(page, "place 3 quarry")
    now = bots_answer(server, table, tokens[0], page)
    page.evaluate(WATCH)
    page.evaluate(TOLD)
    held.release()
    return page, now


def test_each_move_of_three_bots_is_on_the_board_for_its_time(server: str, new_page: NewPage) -> None:
    """All came in one go; the own move is shown at once, then one after the other, each with a line."""
    page, now = three_bots(server, new_page)
    at_ply(page, now["ply"]).wait_for()
    shown = page.evaluate("window.shown")
    assert [entry["ply"] for entry in shown] == [1, 2, 3, 4] == list(range(1, now["ply"] + 1))
    assert shown[0]["frames"] <= 3, "the own move waited for something"
    stayed = [after["at"] - before["at"] for before, after in pairwise(shown)]
    assert stayed[0] >= OWN_STAYS
    assert min(stayed[1:]) >= PACE, f"a move was gone after {stayed} ms"
    assert shown[0]["caption"] is None, "the own move needs no line"
    assert all(entry["caption"] for entry in shown[1:]), "a move had no line on the board"


def test_a_line_on_the_board_is_at_its_place_and_in_nobodys_way(server: str, new_page: NewPage) -> None:
    page, now = three_bots(server, new_page, speed="slow")
    at_ply(page, now["ply"]).wait_for()
    caption = page.evaluate(CAPTION, now["log"][-1]["events"][0]["place"])
    assert caption["beside"] < 10
    assert not caption["covers"], "the line takes a click"
    expect(page.locator(".caption")).to_have_count(0)  # it goes by itself


def test_who_wants_all_at_once_waits_for_nothing_and_keeps_the_wish(server: str, new_page: NewPage) -> None:
    page, now = three_bots(server, new_page, speed="all at once")
    at_ply(page, now["ply"]).wait_for()
    shown = page.evaluate("window.shown")
    assert shown[-1]["at"] - shown[0]["at"] < PACE
    page.goto("/settings")
    expect(page.get_by_label("all at once")).to_be_checked()


def test_who_presses_on_the_board_skips_nothing(server: str, new_page: NewPage) -> None:
    """Who scrolls it or reads a card while others move goes on seeing move after move."""
    page, now = three_bots(server, new_page, speed="slow")
    page.wait_for_function("() => window.shown.at(-1)?.ply >= 2")
    page.locator(".spot").first.click(position={"x": 5, "y": 5})
    at_ply(page, now["ply"]).wait_for()
    assert [entry["ply"] for entry in page.evaluate("window.shown")] == [1, 2, 3, 4]


def test_what_happened_since_the_own_turn_is_shown_again(server: str, new_page: NewPage) -> None:
    """Without motion one steps by hand; on the board of then nothing can be chosen."""
    page, now = three_bots(server, new_page, motion="reduce")
    at_ply(page, now["ply"]).wait_for()
    figures = page.locator(".spot .figure")
    all_of_them = figures.count()
    page.get_by_role("button", name="Again").click()
    expect(page.locator(".follow-buttons")).to_contain_text("1 / 3")
    expect(figures).not_to_have_count(all_of_them)
    expect(page.locator(".open-spot")).to_have_count(0)
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".follow-buttons")).to_contain_text("2 / 3")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".follow-buttons")).to_contain_text("1 / 3")
    page.get_by_role("button", name="Back to now").click()
    expect(figures).to_have_count(all_of_them)
    expect(page.locator(".open-spot").first).to_be_visible()


def test_again_plays_by_itself_where_motion_is_wanted(server: str, new_page: NewPage) -> None:
    page, now = three_bots(server, new_page, speed="fast")
    at_ply(page, now["ply"]).wait_for()
    begun = time.monotonic()
    page.get_by_role("button", name="Again").click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    assert time.monotonic() - begun >= 4 * 0.35
    assert ply_shown(page) == now["ply"]


def test_moves_are_read_out_together(server: str, new_page: NewPage) -> None:
    """A live region of its own says what happened in few announcements; the log says nothing by itself."""
    page, now = three_bots(server, new_page, motion="reduce")
    newest = page.locator(".log-line").last
    expect(page.locator(".told-moves")).to_contain_text(newest.locator("span").first.inner_text().strip())
    assert len(page.evaluate("window.announced")) <= 2 < now["ply"]
    expect(page.locator(".log")).to_have_attribute("aria-live", "off")
