"""The visitors of the tests themselves: they know nothing of each other, and ask nobody but our server."""

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.visitors import Visitors

LEAVE_TRACES = """async () => {
  localStorage.setItem("civtable.trace", "here");
  sessionStorage.setItem("civtable.trace", "here");
  document.cookie = "trace=here; max-age=1000";
  window.trace = "here";
  history.replaceState({ trace: "here" }, "");
}"""
TRACES = """() => [
  localStorage.getItem("civtable.trace"), sessionStorage.getItem("civtable.trace"), document.cookie,
  window.trace ?? null, history.state?.trace ?? null, localStorage.getItem("civtable.prefs"),
  matchMedia("(prefers-color-scheme: dark)").matches, innerWidth,
  document.querySelectorAll("main :hover").length,
]"""
"""A browser without windows may take its pointer to be in the corner of a new page, at the banner."""
CLEAN = [None, None, "", None, None, '{"optionList":true}', False, 1280, 0]
REGISTER = """() => fetch("/api/account", {
  method: "POST",
  headers: { "content-type": "application/json", "x-civtable": "1" },
  body: JSON.stringify({ name: `Trace${Math.floor(Math.random() * 1e9)}`, password: "right horse battery" }),
}).then((answer) => answer.status)"""

FOREIGN = "(src) => new Promise((done) => (Object.assign(new Image(), { src }).onerror = done))"


def test_the_next_visitor_finds_nothing_of_the_one_before(visitors: Visitors, new_page: NewPage) -> None:
    """The same page of the browser is used again, and is as good as a new one."""
    first = new_page("/settings")
    assert first.evaluate(TRACES) == CLEAN
    first.evaluate(LEAVE_TRACES)
    assert first.evaluate(REGISTER) == 201
    first.get_by_label("Night").check()
    first.emulate_media(color_scheme="dark")
    first.set_viewport_size({"width": 375, "height": 812})
    first.get_by_label("Night").hover()
    visitors.leave()
    second = new_page("/settings")
    assert second is first
    assert second.evaluate(TRACES) == CLEAN
    assert second.context.cookies() == []
    expect(second.get_by_label("Night")).not_to_be_checked()
    assert second.evaluate("() => fetch('/api/account').then((answer) => answer.status)") == 401


def test_two_visitors_at_a_time_are_two(new_page: NewPage) -> None:
    ana, bea = new_page("/settings"), new_page("/settings")
    ana.evaluate(LEAVE_TRACES)
    assert bea.evaluate(TRACES) == CLEAN


def spoil_by_route(page: Page) -> None:
    page.route("**/api/games", lambda route: route.abort())


def spoil_by_script(page: Page) -> None:
    page.context.add_init_script("window.trace = 'here'")


@pytest.mark.parametrize("spoil", [spoil_by_route, spoil_by_script])
def test_a_page_that_was_changed_for_good_is_used_by_nobody_else(
    visitors: Visitors, new_page: NewPage, spoil: object
) -> None:
    first = new_page("/settings")
    assert callable(spoil)
    spoil(first)
    visitors.leave()
    assert first.is_closed()
    assert new_page("/settings").evaluate(TRACES) == CLEAN


def test_a_request_to_somebody_else_is_complained_about(visitors: Visitors, new_page: NewPage) -> None:
    """Our own policy stops a foreign picture; where there is no policy, the browser finds nobody."""
    page = new_page("/settings")
    page.evaluate(FOREIGN, "https://example.org/x.png")
    (complaint,) = visitors.leave()
    assert "example.org/x.png" in complaint
    bare = new_page("/settings", bypass_csp=True)
    for host in ("example.org", "192.0.2.1"):
        bare.evaluate(FOREIGN, f"http://{host}/x.png")
    complaints = visitors.leave()
    assert len(complaints) == 2
    assert all("ERR_NAME_NOT_RESOLVED" in complaint for complaint in complaints)


def test_another_server_cannot_be_visited(new_page: NewPage) -> None:
    page = new_page("/settings")
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("http://example.org/")
