"""Ratings and friends in the browser: a request, a rated game and its result, the leaderboard, a block."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import no_sideways_scroll, play_on, visit
from tests.browser.test_account import sign_up
from tests.browser.test_friends import held


def sound(page: Page) -> None:
    """Nothing serious by day and by night, and nothing wider than the window."""
    assert serious_violations(page) == []
    assert serious_at_night(page) == []
    no_sideways_scroll(page)


def entered(new_page: NewPage, name: str) -> Page:
    """Somebody with an account, on a phone."""
    page = new_page("/account", width=375, height=812)
    sign_up(page, name)
    page.get_by_role("button", name="I have written it down").click()
    expect(page.get_by_role("link", name="Friends")).to_be_visible()
    return page


def people(page: Page, title: str) -> Locator:
    """A list of people on the page of friends."""
    return page.get_by_role("region", name=title)


def befriended(nina: Page, otto: Page) -> None:
    """Nina asks Otto to be friends, who agrees."""
    visit(nina, "/friends")
    nina.get_by_label("Name of an account").fill("otto")
    nina.get_by_role("button", name="Ask to be friends").click()
    expect(people(nina, "You ask")).to_contain_text("Otto")
    visit(otto, "/friends")
    people(otto, "They ask you").get_by_role("button", name="Agree: Nina").click()
    expect(people(otto, "Your friends")).to_contain_text("Nina")
    sound(otto)


def test_friends_play_a_rated_game(server: str, new_page: NewPage) -> None:
    """Who is asked to a rated table sits down there; the result moves both on the leaderboard."""
    nina, otto = entered(new_page, "Nina"), entered(new_page, "Otto")
    befriended(nina, otto)
    nina.reload()
    people(nina, "Your friends").get_by_role("button", name="Play: Otto").click()
    expect(nina.get_by_text("Will be invited: Otto")).to_be_visible()
    nina.get_by_label("Rated table").check()
    sound(nina)
    nina.get_by_role("button", name="Make the table").click()
    expect(nina.locator(".rated-badge")).to_be_visible()
    table = nina.url.rsplit("/", 1)[-1]

    visit(otto, "/")
    otto.get_by_role("region", name="You are invited").get_by_role("button", name="Sit down").click()
    for page in (otto, nina):
        page.get_by_role("button", name="I am ready").click()
    expect(otto.locator(".status-line")).to_be_visible()
    tokens = {seat: held(page, table)[str(seat)] for seat, page in ((0, nina), (1, otto))}
    visit(otto, "/settings")  # one page that draws every move is enough
    play_on(server, table, tokens)

    changes = nina.get_by_role("region", name="Ratings after this game")
    expect(changes.get_by_role("listitem")).to_have_count(2)
    expect(nina.get_by_role("button", name="Play again with Otto")).to_be_visible()
    sound(nina)
    visit(nina, "/ratings")
    rows = nina.get_by_role("row")
    expect(rows.filter(has_text="Nina").filter(has_text="you")).to_contain_text("provisional")
    expect(rows.filter(has_text="expert bot")).to_be_visible()
    sound(nina)
    nina.get_by_role("link", name="Otto").click()
    expect(nina.get_by_role("img", name="The rating after one game")).to_be_visible()
    sound(nina)

    visit(nina, "/friends")
    people(nina, "Your friends").get_by_role("button", name="Block: Otto").click()
    expect(people(nina, "Blocked")).to_contain_text("Otto")
    visit(otto, "/friends")
    otto.get_by_label("Name of an account").fill("Nina")
    otto.get_by_role("button", name="Ask to be friends").click()
    expect(otto.get_by_role("alert")).to_have_text("That is not possible.")
