"""A tournament in the browser: it is made, people enter, bots fill up, games are played, standings come."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table import ask, play_on, visit
from tests.browser.test_friends import held
from tests.browser.test_ratings import entered, sound


def made(page: Page, title: str) -> str:
    """Somebody makes a Swiss of two at a table for four, with bots that fill up; its address."""
    visit(page, "/tournaments")
    page.get_by_role("link", name="Make a tournament").click()
    page.get_by_label("Title (if you like)").fill(title)
    page.get_by_label("Rounds").select_option("1")
    page.get_by_label("easy bot").check()
    page.get_by_label("medium bot").uncheck()
    sound(page)
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    return re.sub(r"https?://[^/]+", "", page.url)


def answer(page: Page, words: str) -> None:
    """Say yes to what is asked once more."""
    page.get_by_role("dialog").get_by_role("button", name=words).click()


def to_table(page: Page) -> str:
    """Go to the own table, as soon as it is there; its id."""
    page.get_by_role("link", name="To your table").click()
    expect(page.locator(".status-line")).to_be_visible()
    return page.url.rsplit("/", 1)[-1]


def test_two_people_and_two_bots_play_a_tournament(server: str, new_page: NewPage) -> None:
    """From the form to the final standings, on phones; every page is sound by day and by night."""
    nina, otto = entered(new_page, "Nina of the cup"), entered(new_page, "Otto of the cup")
    path = made(nina, "Cup")
    nina.get_by_role("button", name="Enter", exact=True).click()
    expect(nina.get_by_text("You are in.")).to_be_visible()
    visit(otto, "/lobby")
    otto.get_by_role("link", name="Tournaments").click()
    otto.get_by_role("link", name="Cup", exact=True).click()
    otto.get_by_role("button", name="Enter", exact=True).click()
    expect(nina.get_by_role("region", name="Who takes part")).to_contain_text("Otto of the cup")
    expect(nina.get_by_text("At the start 2 bots fill up.")).to_be_visible()
    sound(nina)
    nina.get_by_role("button", name="Start the tournament").click()
    answer(nina, "Start the tournament")
    expect(nina.get_by_text("Your table of round 1 is waiting for you.")).to_be_visible()
    expect(otto.get_by_role("link", name="To your table")).to_be_visible()
    sound(nina)
    seats: dict[str, dict[int, str]] = {}
    for page in (nina, otto):
        table = to_table(page)
        tokens = {int(seat): token for seat, token in held(page, table).items()}
        seats[table] = {**seats.get(table, {}), **tokens}
    for page in (nina, otto):
        visit(page, "/settings")  # else they would draw every move
    for table, tokens in seats.items():
        play_on(server, table, tokens)
    visit(nina, path)
    expect(nina.get_by_role("region", name="Standings")).to_contain_text("Nina of the cup")
    expect(nina.locator(".tournament-winner")).to_be_visible()
    expect(nina.get_by_role("region", name="Standings").get_by_role("row")).to_have_count(5)
    sound(nina)


def test_an_organiser_is_asked_before_anything_is_final(server: str, new_page: NewPage) -> None:
    """Cancelling is asked once more, by keys too; who says no has done nothing and is where they were."""
    nina = entered(new_page, "Nina who organises")
    path = made(nina, "Short")
    cancel = nina.get_by_role("button", name="Cancel the tournament")
    cancel.focus()
    nina.keyboard.press("Enter")
    expect(nina.get_by_role("dialog")).to_be_visible()
    nina.keyboard.press("Escape")
    expect(nina.get_by_role("dialog")).to_have_count(0)
    expect(cancel).to_be_focused()
    tournament: Any = ask(server, f"/tournaments/{path.rsplit('/', 1)[-1]}")
    assert tournament["state"] == "open"
    cancel.click()
    answer(nina, "Cancel the tournament")
    expect(nina.get_by_text("This tournament was cancelled before it began.")).to_be_visible()
    sound(nina)


def test_who_comes_late_is_a_reserve(new_page: NewPage) -> None:
    """Nobody is promised a place that is taken, and nobody starts alone."""
    nina, otto, paul = [entered(new_page, f"{name} in time") for name in ("Nina", "Otto", "Paul")]
    wish = {"game": "stone_age", "title": "Two", "places": 2, "form": "knockout"}
    done = nina.request.post("/api/tournaments", data=wish, headers={"X-Civtable": "1"})
    path = f"/tournaments/{done.json()['id']}"
    visit(nina, path)
    expect(nina.get_by_text("There are too few to begin")).to_be_visible()
    expect(nina.get_by_role("button", name="Start the tournament")).to_be_disabled()
    for page in (nina, otto):
        visit(page, path)
        page.get_by_role("button", name="Enter", exact=True).click()
        expect(page.get_by_text("You are in.")).to_be_visible()
    visit(paul, path)
    expect(paul.get_by_text("All places are taken.")).to_be_visible()
    paul.get_by_role("button", name="Enter as a reserve").click()
    expect(paul.get_by_text("You are a reserve")).to_be_visible()
    sound(paul)
    nina.get_by_role("button", name="Start the tournament").click()
    answer(nina, "Start the tournament")
    expect(nina.get_by_role("region", name="Rounds of the knockout")).to_be_visible()
    nina.get_by_text("Change: Otto in time").click()
    nina.get_by_label("In the place of Otto in time").select_option(label="Paul in time")
    sound(nina)
    nina.get_by_role("button", name="Replace").last.click()
    answer(nina, "Replace")
    expect(paul.get_by_role("link", name="To your table")).to_be_visible()
    expect(nina.get_by_role("region", name="Rounds of the knockout")).to_contain_text("Paul in time")
    sound(nina)


def test_the_organiser_has_the_webhooks_of_a_table_without_a_seat_there(
    server: str, new_page: NewPage
) -> None:
    nina, otto = [entered(new_page, f"{name} and the room") for name in ("Nina", "Otto")]
    head = {"X-Civtable": "1"}
    wish = {"game": "stone_age", "form": "round_robin", "places": 2, "fill_to": 2, "levels": ["random"]}
    tournament = nina.request.post("/api/tournaments", data=wish, headers=head).json()["id"]
    for page, path in ((otto, "enter"), (nina, "start")):
        assert page.request.post(f"/api/tournaments/{tournament}/{path}", headers=head).ok
    known: Any = otto.request.get(f"/api/tournaments/{tournament}").json()
    for page, number in ((nina, 1), (otto, 0)):
        visit(page, f"/table/{known['you']['table']}")
        with page.expect_response(re.compile("/webhooks$")):
            page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_role("dialog").get_by_text("Webhooks")).to_have_count(number)
    sound(nina)


def test_live_clocks_wait_for_who_has_not_come(server: str, new_page: NewPage) -> None:
    """The table says so, and for how long at most, until the other one opens it; then time goes by."""
    nina, otto = entered(new_page, "Nina with a clock"), entered(new_page, "Otto who comes")
    wish = {"game": "stone_age", "form": "round_robin", "clock": {"kind": "live", "bank": 600}}
    path = f"/tournaments/{posted(nina, server, '', **wish)['id']}"
    for page in (nina, otto):
        posted(page, server, path.removeprefix("/tournaments") + "/enter")
    posted(nina, server, path.removeprefix("/tournaments") + "/start")
    visit(nina, path)
    table = to_table(nina)
    waits = nina.get_by_text("The clocks wait until everybody has come, 5 minutes more at most.")
    expect(waits).to_be_visible()
    clock = nina.locator(".presence li.asked .seat-clock")
    expect(clock).to_have_text(re.compile("10:00"))
    sound(nina)
    visit(otto, path)
    assert to_table(otto) == table
    expect(waits).to_have_count(0)
    expect(clock).to_have_text(re.compile("9:5"))


def posted(page: Page, server: str, path: str, **body: Any) -> Any:
    """What comes of something about tournaments that somebody asks for."""
    answer = page.request.post(f"{server}/api/tournaments{path}", data=body, headers={"X-Civtable": "1"})
    assert answer.ok, answer.text()
    return answer.json()
