"""Those one has played with: the same game again, and invitations that could not be answered."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.table import ask, make_table, open_seat, play_on

DAYS = {"kind": "days", "turn": 86_400, "bank": 3600, "vacation": 2, "zero": "resign"}
LIVE = {"kind": "live", "bank": 600, "increment": 5, "level": "easy"}
SIGNED_IN = "localStorage.setItem('civtable.prefs', JSON.stringify({ name: 'Ana', signedIn: true }))"
REFUSED = {"error": {"key": "web-error-unknown"}, "text": ""}


def again(
    page: Page, server: str, bots: Sequence[str] = (), **more: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table of two that is over, and the one that is made for the same two; what was chosen for each."""
    others = [{"seat": 1, "name": "Otto", "friend": True}]
    table, tokens = make_table(server, ["person", "person", *bots], **more)
    play_on(server, table, tokens)
    page.evaluate(SIGNED_IN)
    page.route("**/companions", lambda route: route.fulfill(json=others))
    open_seat(page, table, tokens[0])
    page.get_by_role("button", name="Play again with Otto").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".waiting-room")).to_be_visible()
    found = [ask(server, f"/tables/{one}")["table"] for one in (table, page.url.rsplit("/", 1)[-1])]
    return found[0], found[1]


def test_playing_again_with_somebody_keeps_what_was_chosen(server: str, new_page: NewPage) -> None:
    """The clock as it was, the title, hints, and whether a bot plays for who is away."""
    page = new_page("/settings")
    of_days: dict[str, Any] = {"clock": DAYS, "title": "Sunday", "hints": True}
    for bots, chosen in (([], of_days), ([], {"clock": LIVE}), (["easy"], {"takeover": 300})):
        old, new = again(page, server, bots, **chosen)
        for name in ("game", "settings", "private", "title", "clock", "takeover", "rated"):
            assert new[name] == old[name], name
        assert new["hints"]["allowed"] == old["hints"]["allowed"]
        assert [seat["kind"] for seat in new["seats"]] == ["person", "open", *["bot" for _ in bots]]


def test_an_invitation_stays_until_it_could_be_answered(server: str, new_page: NewPage) -> None:
    """What the server refuses is not lost: it can be answered once more."""
    page = new_page("/settings")
    table, _ = make_table(server, ["person", "open"], gather=True)
    listed = ask(server, f"/tables/{table}")["table"]
    one = {**listed, "by": "Otto", "seats": [1]}
    answers = [409, 204]

    def decline(route: Route) -> None:
        if (status := answers.pop(0)) == 204:
            route.fulfill(status=status)
        else:
            route.fulfill(status=status, json=REFUSED)

    page.route("**/api/invitations", lambda route: route.fulfill(json=[one]))
    page.route("**/decline", decline)
    page.evaluate(SIGNED_IN)
    page.goto("/")
    invitations = page.get_by_role("region", name="You are invited")
    no = invitations.get_by_role("button", name="No, thanks")
    no.click()
    expect(page.locator(".toasts")).to_contain_text("did not say why")
    expect(no).to_be_enabled()
    no.click()
    expect(invitations).to_have_count(0)
