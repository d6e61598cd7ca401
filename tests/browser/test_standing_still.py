"""Tables that stand still, games kept from other rules, and what a table says itself."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import Finished, NewPage
from tests.browser.table import ask, make_table, play_on
from tests.browser.told import Told, with_table
from tests.longer import quick_and_long

WORDS = {"key": "server-too-large"}
"""Any phrase of the server; what matters is that it is said."""


def problem(kind: str, playable: bool = False) -> dict[str, Any]:
    """What the server says of a table that stands still."""
    return {"kind": kind, "words": WORDS, "ply": 3, "playable": playable}


def troubled(
    server: str, page: Page, kind: str, *, view: bool = True, **more: bool
) -> tuple[str, dict[int, str]]:
    """A page at a table that stands still after a few moves."""
    table, tokens = make_table(server, ["person", "person"])
    play_on(server, table, tokens, until=3)
    found = ask(server, f"/tables/{table}", token=tokens[0])
    still = with_table({**found, "choice": None}, problem=problem(kind, **more))
    Told(page, lambda _token: still if view else {**still, "view": None, "decision": None})
    page.goto(f"/table/{table}#seat={tokens[0]}")
    expect(page.locator(".problem")).to_be_visible()
    return table, tokens


@pytest.mark.parametrize("view", quick_and_long([True], [False]))
def test_a_damaged_table_says_so_and_gives_its_record(server: str, new_page: NewPage, *, view: bool) -> None:
    """The board is there to look at, if it can be shown; else the seats and the talk are."""
    page = new_page()
    table, tokens = troubled(server, page, "damaged", view=view)
    notice = page.locator(".problem")
    expect(notice).to_contain_text("This table has a problem; the record so far can be downloaded.")
    expect(notice).to_contain_text("The record is sound up to move 2.")
    expect(notice.get_by_role("button", name="Play on")).to_have_count(0)
    asked: list[str | None] = []

    def sealed(route: Route) -> None:
        asked.append(route.request.header_value("authorization"))
        route.fulfill(body='{"kept": true}', content_type="application/json")

    page.route("**/sealed", sealed)
    with page.expect_download(timeout=0) as download:
        notice.get_by_role("button", name="Download the record").click()
    assert json.loads(download.value.path().read_text("utf-8")) == {"kept": True}
    assert download.value.suggested_filename == f"civtable-stone_age-{table}-sealed.json"
    assert asked == [f"Bearer {tokens[0]}"]
    if view:
        expect(page.locator(".stone-age")).to_be_visible()
        expect(page.locator(".open-spot, .actions")).to_have_count(0)
        expect(page.locator(".question")).to_have_text("This table stands still.")
        page.get_by_role("tab", name="Chat").click()
    else:
        expect(page.locator(".problem-room .seat")).to_have_count(2)
    expect(page.get_by_role("textbox", name="Say something")).to_be_visible()
    assert serious_violations(page) + serious_at_night(page) == []


def test_a_record_that_is_refused_says_why(server: str, new_page: NewPage) -> None:
    page = new_page()
    troubled(server, page, "operator")
    refused = {"error": {"key": "web-error-unknown"}, "text": ""}
    page.route("**/sealed", lambda route: route.fulfill(status=403, json=refused))
    page.get_by_role("button", name="Download the record").click()
    expect(page.locator(".toasts .notice")).to_be_visible()


def test_a_table_of_other_rules_is_played_on_under_the_present_ones(server: str, new_page: NewPage) -> None:
    page = new_page()
    table, _tokens = troubled(server, page, "pinned", playable=True)
    other, others = make_table(server, ["person", "person"])
    page.route(
        f"**/{table}/continue",
        lambda route: route.fulfill(json={"id": other, "seat": 1, "token": others[1]}),
    )
    page.get_by_role("button", name="Play on from this position under the present rules").click()
    expect(page).to_have_url(re.compile(f"/table/{other}$"))
    held = page.evaluate("JSON.parse(localStorage.getItem('civtable.seats'))")
    assert held[other] == {"1": others[1]}


def test_a_finished_game_of_other_rules_shows_its_end_and_its_log(
    server: str, new_page: NewPage, finished: Finished
) -> None:
    """Its replay does not ask for positions, which are not there any more."""
    table, _tokens, ply = finished
    page = new_page()
    kept = with_table(ask(server, f"/tables/{table}"), archived=True)
    Told(page, lambda _token: kept)
    page.route(f"**/api/tables/{table}", lambda route: route.fulfill(json=kept))
    positions: list[str] = []
    page.on("request", lambda request: positions.append(request.url) if "/position" in request.url else None)
    page.goto(f"/table/{table}")
    expect(page.locator("#result-title")).to_be_visible()
    page.goto(f"/table/{table}/replay/2")
    expect(page.get_by_text("cannot be stepped through")).to_be_visible()
    expect(page.locator(".question")).to_contain_text(f"Move {ply} of {ply}.")
    expect(page.locator(".stone-age")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.locator(".log .ply").first).to_be_attached()
    assert positions == []


def test_the_table_speaks_without_a_name_and_watchers_are_no_players(server: str, new_page: NewPage) -> None:
    """A note is noticed beside the log; a watcher with a player's name is seen to be none."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    found = ask(server, f"/tables/{table}", token=tokens[0])
    line = {"at": 1_700_000_000, "note": None}
    chat = [
        {**line, "seq": 1, "seat": 1, "name": None, "text": "I am Blue"},
        {**line, "seq": 2, "seat": None, "name": "Player 1", "text": "So am I"},
    ]
    told = Told(page, lambda _token: {**found, "seq": 2, "chat": chat})
    page.goto(f"/table/{table}#seat={tokens[0]}")
    expect(page.locator(".log")).to_be_visible()
    note = {**line, "seq": 3, "seat": None, "name": None, "text": "", "note": WORDS}
    told.say({"type": "chat", "seq": 3, "entry": note})
    expect(page.locator(".told .chat-note")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    lines = page.locator(".chat-lines li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0).locator(".chat-name")).to_have_text("Player 1")
    expect(lines.nth(1).locator(".chat-name")).to_have_text("Player 1 (watching)")
    expect(lines.nth(1)).to_have_class("watching")
    expect(lines.nth(2).locator(".chat-name")).to_have_count(0)
    expect(lines.nth(2).locator(".chat-note")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".told")).to_have_count(0)
