"""Notices are turned on and off in the settings, mail hears what changes there; where links of mails lead."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import make_table, my_turn, no_sideways_scroll
from tests.browser.test_friends import held

PUSHES = """() => {
  const keys = { p256dh: "p", auth: "a" };
  const options = (applicationServerKey) => ({ applicationServerKey: applicationServerKey.buffer });
  const pushManager = {
    getSubscription: async () => self.active ?? null,
    subscribe: async ({ applicationServerKey: key }) => (self.active = {
      endpoint: "https://push.example.org/1", options: options(key), toJSON: () => ({ keys }),
      unsubscribe: async () => { self.active = null; return true; },
    }),
  };
  const worker = { pushManager };
  Object.defineProperties(Notification, {
    permission: { get: () => self.allowed ?? "default" },
    requestPermission: { value: async () => (self.allowed = "granted") },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: Promise.resolve(worker), ...Object.fromEntries(
      ["getRegistration", "register"].map((name) => [name, async () => worker])) },
  });
}"""
"""A browser that has a push service: one without windows has none."""
OLD_WISHES = """localStorage.setItem('civtable.prefs', JSON.stringify({ signedIn: true, notices: {
  kinds: ["turn", "invitation", "undo", "mention"], quiet: true, quietFrom: 60, quietUntil: 120 } }))"""
"""What a version kept that knew nothing of rounds; the end of a game is refused."""
ADDRESS = {"address": "ana@example.org", "confirmed": True}
LINK = "a.link-of-a_mail"


def telling(page: Page) -> list[tuple[str, Any]]:
    """What a page tells the server of notices, which takes all of it."""
    told: list[tuple[str, Any]] = []

    def take(route: Route) -> None:
        path = route.request.url.partition("/api/notices")[2]
        if route.request.method == "GET":
            route.fulfill(json=ADDRESS if path else {"key": "AQID", "mail": True, "kinds": []})
            return
        told.append((f"{route.request.method} {path}", route.request.post_data_json))
        route.fulfill(status=204)

    page.route("**/api/notices**", take)
    page.route("**/api/notices/**", take)
    return told


def test_notices_are_turned_on_changed_and_turned_off(new_page: NewPage) -> None:
    """The device and the mail of the account hear of what changes; what is kept from before is understood."""
    page = new_page("/settings", width=375, height=812)
    page.evaluate(OLD_WISHES)
    page.add_init_script(f"({PUSHES})()")
    told = telling(page)
    page.reload()
    section = page.locator("#notices")
    expect(section).to_contain_text("Notices go to ana@example.org.")
    expect(section.locator("input[name=kind-over]")).not_to_be_checked()
    expect(section.locator("input[name=kind-round]")).to_be_checked()
    section.locator("input[name=push]").check()
    expect(section.get_by_role("button", name="Send me one now")).to_be_visible()
    no_sideways_scroll(page)
    assert serious_violations(page) == []
    ((what, device),) = told
    assert (what, device["endpoint"]) == ("POST /devices", "https://push.example.org/1")
    assert device["kinds"] == ["turn", "invitation", "undo", "mention", "round"]
    told.clear()

    with page.expect_response("**/api/notices/devices"), page.expect_response("**/api/notices/mail/wishes"):
        section.locator("input[name=kind-mention]").uncheck()
    with page.expect_response("**/api/notices/devices"), page.expect_response("**/api/notices/mail/wishes"):
        section.locator("input[name=quiet]").uncheck()
    with page.expect_response("**/api/notices/devices"), page.expect_response("**/api/notices/mail/wishes"):
        page.get_by_label("Español").check()
    by_mail = [wish for what, wish in told if what == "POST /mail/wishes"]
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert by_mail == [
        {"kinds": ["turn", "invitation", "undo", "round"]},
        {"zone": zone, "quiet_from": None, "quiet_until": None},
        {"language": "es"},
    ]
    devices = [wish for what, wish in told if what == "POST /devices"]
    assert [wish["language"] for wish in devices] == ["en", "en", "es"]
    told.clear()

    with page.expect_response("**/api/notices/devices"):
        section.locator("input[name=push]").uncheck()
    expect(section.locator("input[name=push]")).not_to_be_checked()
    assert page.evaluate("self.active") is None
    assert told == [("DELETE /devices", {"endpoint": "https://push.example.org/1"})]
    page.reload()
    expect(section.locator("input[name=push]")).not_to_be_checked()
    expect(section.locator("input[name=kind-mention]")).not_to_be_checked()


def follow(new_page: NewPage, use: str, link: str, answer: dict[str, Any]) -> tuple[Page, list[str]]:
    """A link of a mail, followed on a phone, and what was asked of the server, which answers like that."""
    page = new_page("/credits", width=375, height=812)
    asked: list[str] = []

    def take(route: Route) -> None:
        asked.append(f"{route.request.url.rpartition('/')[2]} {route.request.post_data}")
        route.fulfill(**answer)

    page.route(re.compile(f"/api/notices/{use}"), take)
    page.goto(f"/notices/{use}{link}")
    return page, asked


def test_a_link_of_a_mail_is_used_at_once(new_page: NewPage) -> None:
    """It confirms an address or ends all mail, says so, and is not left in the address bar."""
    uses = {
        "confirm": ("Your address is confirmed.", f'confirm {{"link":"{LINK}"}}'),
        "stop": ("No more mail will come", f"stop?link={LINK} {{}}"),
    }
    for use, (words, request) in uses.items():
        page, asked = follow(new_page, use, f"#{LINK}", {"status": 204})
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
        expect(page).to_have_url(re.compile(f"/notices/{use}$"))
        assert asked == [request]
        no_sideways_scroll(page)
        assert serious_violations(page) == []


def test_a_link_that_is_over_says_so(new_page: NewPage) -> None:
    over = {"status": 403, "json": {"error": {"key": "notices-link-over"}, "text": ""}}
    page, _ = follow(new_page, "confirm", f"#{LINK}", over)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="Settings").last).to_be_visible()
    no_sideways_scroll(page)
    assert serious_violations(page) == []
    page, asked = follow(new_page, "stop", "", over)
    expect(page.get_by_text("This page is opened by a link in a mail.")).to_be_visible()
    assert asked == []


def test_a_link_of_a_mail_opens_the_seat(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    opened = {"json": {"table": table, "seat": 0, "token": tokens[0]}}
    page, asked = follow(new_page, "open", f"#{LINK}", opened)
    my_turn(page)
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    assert held(page, table) == {"0": tokens[0]}
    assert asked == [f'open {{"link":"{LINK}"}}']
    no_sideways_scroll(page)
    assert serious_violations(page) == []
