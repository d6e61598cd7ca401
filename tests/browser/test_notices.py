"""Notices and the installed page in a real browser: what the service worker shows, and what it keeps."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import make_table, no_sideways_scroll, open_seat

READY = "async () => { await navigator.serviceWorker.ready; return caches.keys(); }"
LISTEN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) =>
    self.shown.push({ title, body, tag, ...data });
}"""
"""A browser without windows shows nothing: instead is noted what would be shown."""
UNDECIDED = "Object.defineProperty(Notification, 'permission', { value: 'default' })"
"""A browser without windows has refused all notices; this one has not been asked."""
SIGHT = "Object.defineProperty(document, 'hidden', { get: () => !self.inSight })"
"""A page that lies behind others until `inSight` says otherwise."""
RENEWS = """async () => {
  const told = await caches.open("civtable-told");
  const asked = [];
  const keys = { p256dh: "new", auth: "new" };
  self.registration.pushManager.getSubscription = async () => null;
  self.registration.pushManager.subscribe = async (wish) => {
    asked.push(wish.applicationServerKey);
    return { toJSON: () => ({ endpoint: "https://push.example.org/2", keys }) };
  };
  self.fetch = async (path, { body } = {}) => {
    asked.push(path, ...(body ? [JSON.parse(body)] : []));
    return new Response(JSON.stringify({ key: "AQID" }));
  };
  const change = async () => {
    const waits = [];
    const event = new Event("pushsubscriptionchange");
    self.dispatchEvent(Object.assign(event, { waitUntil: (one) => waits.push(one) }));
    await Promise.all(waits);
  };
  await change();
  const last = { endpoint: "https://push.example.org/1", kinds: ["turn"] };
  await told.put("/told", new Response(JSON.stringify(last)));
  await change();
  return asked;
}"""
"""What a worker asks when the browser has ended a subscription, first of who was never told of."""
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name !== "civtable-shown");
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


def push(page: Page, server: str) -> Any:
    """What delivers a push message to the service worker of a page, as a push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(event: dict[str, Any]) -> None:
        found.extend([one["registrationId"] for one in event["registrations"]])

    session.on("ServiceWorker.workerRegistrationUpdated", registered)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)

    def deliver(message: dict[str, str]) -> None:
        wish = {"origin": server, "registrationId": found[0], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", wish)

    return deliver


def test_the_worker_shows_a_notice_once_and_a_page_without_a_connection(
    new_page: NewPage, server: str
) -> None:
    """What arrives twice is shown once; of our files, only the page without a connection is kept."""
    page = new_page("/settings", service_workers="allow", permissions=["notifications"])
    assert len(page.evaluate(READY)) >= 1
    deliver = push(page, server)
    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    message = {"id": "one", "tag": "civtable-t", "title": "Sunday", "body": "Your turn.", "path": "/table/x"}
    for one in (message, message, {**message, "id": "two", "body": "The end."}):
        deliver(one)
    while len(shown := worker.evaluate("() => self.shown")) < 2:
        page.wait_for_timeout(10)
    assert shown[0] == {name: message[name] for name in ("title", "body", "tag", "path")}
    assert [one["body"] for one in shown] == ["Your turn.", "The end."]
    at_once = {**message, "id": "three", "body": "At once."}
    worker.evaluate("(notice) => Promise.all([show(notice), show(notice)])", at_once)
    assert [one["body"] for one in worker.evaluate("() => self.shown")][2:] == ["At once."]
    kept = page.evaluate(KEPT)
    assert sorted(path.rsplit("/", 1)[-1] for path in kept) == ["icon-192.png", "offline", "offline.css"]
    page.context.set_offline(True)
    page.goto("/lobby")
    for language, words in (("en", "No connection"), ("pt", "Sem conexão")):
        expect(page.locator(f"section[lang={language}] h2")).to_have_text(words)
    assert page.locator("img").evaluate("(picture) => picture.complete && picture.naturalWidth > 0")
    assert serious_violations(page) == []
    page.context.set_offline(False)
    page.locator("section[lang=en] a").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")


def test_the_worker_puts_another_subscription_in_the_place_of_one_that_has_ended(new_page: NewPage) -> None:
    """The server hears of it what the page told it of the last one; without a page, too."""
    page = new_page("/settings", service_workers="allow", permissions=["notifications"])
    page.evaluate(READY)
    (worker,) = page.context.service_workers
    renewed = {"endpoint": "https://push.example.org/2", "p256dh": "new", "auth": "new", "kinds": ["turn"]}
    assert worker.evaluate(RENEWS) == ["/api/notices", "AQID", "/api/notices/devices", renewed]


def test_settings_say_what_is_possible_and_a_table_offers_it(new_page: NewPage, server: str) -> None:
    page = new_page("/", width=375, height=812)
    page.add_init_script(UNDECIDED)
    page.goto("/settings")
    section = page.locator("#notices")
    expect(section.locator("input[name=push]")).to_be_enabled()
    section.locator("input[name=quiet]").check()
    section.locator("input[name=quietFrom]").fill("23:15")
    section.locator("input[name=kind-mention]").uncheck()
    expect(section).to_contain_text("This server sends no mail.")
    no_sideways_scroll(page)
    assert serious_violations(page) == []
    page.reload()
    expect(section.locator("input[name=quietFrom]")).to_have_value("23:15")
    expect(section.locator("input[name=kind-mention]")).not_to_be_checked()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.reload()
    expect(section.locator("input[name=push]")).to_be_disabled()
    expect(section).to_contain_text("opened without TLS")
    table, tokens = make_table(server, ["person", "person"])
    friend = new_page("/")
    friend.add_init_script(UNDECIDED)
    open_seat(friend, table, tokens[1])
    offer = friend.get_by_role("group", name="Tell me when it is my turn")
    expect(offer).to_be_visible()
    assert serious_violations(friend) == []
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    maker = new_page("/")
    open_seat(maker, table, tokens[0])
    expect(maker.locator(".table-page")).to_be_visible()
    maker.get_by_role("button", name="Table menu").click()
    maker.get_by_text("Webhooks").click()
    maker.locator("input[name=url]").fill("https://localhost/x")
    maker.get_by_role("button", name="Add").click()
    expect(maker.locator(".toasts")).to_contain_text("inside a network")
    assert serious_violations(maker) == []


def test_a_page_says_whether_it_is_in_sight(new_page: NewPage, server: str) -> None:
    """What keeps a notice from being sent is a look, and not a tab that somebody forgot to close."""
    page = new_page("/lobby")
    page.add_init_script(SIGHT)
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: said.append(json.loads(text)))

    page.on("websocket", listen)
    table, tokens = make_table(server, ["person", "person"])
    open_seat(page, table, tokens[0])
    expect(page.locator(".table-page")).to_be_visible()
    assert [one["hidden"] for one in said] == [True]
    page.evaluate("() => { self.inSight = true; document.dispatchEvent(new Event('visibilitychange')); }")
    while len(said) < 2:
        page.wait_for_timeout(10)
    assert said[1] == {"ping": 1, "hidden": False}
