"""How the tests of the browser wait: as long as anything moves, and not much longer."""

import pytest
from playwright.sync_api import Error, expect

from tests.browser import patience
from tests.browser.conftest import NewPage
from tests.browser.patience import patient
from tests.browser.visitors import Visitors

MOMENT = 200
SLOWLY = """times => {
  const step = () => {
    times -= 1;
    document.body.append(times ? "." : "done");
    if (times) setTimeout(step, 120);
  };
  step();
}"""
"""Changes the page a little, again and again, before it says that it is done."""


def test_what_comes_slowly_is_waited_for(new_page: NewPage) -> None:
    """The last change comes long after the time of one attempt."""
    page = new_page("/settings")
    page.evaluate(SLOWLY, 12)
    patient(lambda: expect(page.locator("body")).to_contain_text("done", timeout=MOMENT))()


def test_what_does_not_come_is_given_up(new_page: NewPage) -> None:
    """Nothing moves: one attempt is enough."""
    page = new_page("/settings")
    page.wait_for_load_state("networkidle")
    attempts = []

    def attempt() -> None:
        attempts.append(1)
        raise AssertionError

    with pytest.raises(AssertionError):
        patient(attempt)()
    assert len(attempts) == 1


def test_an_answer_that_is_owed_is_waited_for_longer(new_page: NewPage) -> None:
    """While the server has not answered, several attempts are made."""
    page = new_page("/settings")
    page.wait_for_load_state("networkidle")
    page.route("**/api/games", lambda _route: None)
    page.evaluate("() => void fetch('/api/games').catch(() => {})")
    attempts = []

    def attempt() -> None:
        page.evaluate("1")
        attempts.append(1)
        raise AssertionError

    with pytest.raises(AssertionError):
        patient(attempt)()
    assert len(attempts) >= patience.SLOW


def test_a_page_that_crashed_is_given_up(visitors: Visitors, new_page: NewPage) -> None:
    """Nothing can move there, though it cannot say so; nobody gets that page afterwards."""
    page = new_page("/settings")
    with pytest.raises(Error):
        page.goto("chrome://crash")

    def attempt() -> None:
        raise AssertionError

    with pytest.raises(AssertionError):
        patient(attempt)()
    assert visitors.leave() == ["the page crashed"]
    assert page.is_closed()
