"""Seats that wait for a friend: their links are taken once; who has lost a seat watches."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import qr
from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import ask, make_table, my_turn
from tests.browser.told import Snapshot, Told, with_seat

NEW = "a-new-token-of-the-friend"
LAN = "http://192.168.7.7:8642"
REFUSED = {"error": {"key": "web-error-unknown"}, "text": ""}


def held(page: Page, table: str) -> dict[str, str]:
    """The tokens that a browser holds of a table."""
    found: dict[str, str] = page.evaluate(
        "table => JSON.parse(localStorage.getItem('civtable.seats') ?? '{}')[table] ?? {}", table
    )
    return found


def invited(server: str, page: Page, status: int) -> tuple[str, str, Told, list[Any]]:
    """A page that a friend opens by the link of seat 1; the server answers taking it like that."""
    table, tokens = make_table(server, ["person", "person"])
    seen = {token: ask(server, f"/tables/{table}", token=tokens[1]) for token in (tokens[1], NEW)}
    taken: list[Any] = []

    def snapshot(token: str | None) -> Snapshot | int:
        found = seen.get(token or "") or ask(server, f"/tables/{table}")
        return with_seat(found, 1, friend=not taken)

    def take(route: Route) -> None:
        taken.append((route.request.header_value("authorization"), route.request.post_data_json))
        route.fulfill(status=status, json={"seat": 1, "token": NEW} if status == 200 else REFUSED)

    told = Told(page, snapshot)
    page.route(f"**/{table}/take", take)
    return table, tokens[1], told, taken


def test_the_first_to_open_a_link_takes_the_seat(server: str, new_page: NewPage) -> None:
    """The seat is held by a new token; the link ends."""
    page = new_page("/settings")
    page.evaluate("localStorage.setItem('civtable.prefs', JSON.stringify({ name: 'Bea' }))")
    table, link, told, taken = invited(server, page, 200)
    page.goto(f"/table/{table}#seat={link}")
    expect(page.locator(".question")).to_have_text("Waiting for Player 0, who is away.")
    assert taken == [(f"Bearer {link}", {"name": "Bea"})]
    assert told.hellos == [link, NEW]
    assert held(page, table) == {"1": NEW}


def test_a_link_that_was_taken_says_so(server: str, new_page: NewPage) -> None:
    """Somebody was faster, at the very moment or long ago: one watches."""
    page = new_page("/settings")
    table, link, told, _taken = invited(server, page, 401)
    page.goto(f"/table/{table}#seat={link}")
    expect(page.get_by_role("alert")).to_contain_text("taken by its link already")
    assert told.hellos == [link, None]
    assert held(page, table) == {}
    late = new_page("/settings")
    watching = ask(server, f"/tables/{table}")
    told = Told(late, lambda token: 4401 if token else watching)
    late.goto(f"/table/{table}#seat={link}")
    expect(late.get_by_role("alert")).to_contain_text("taken by its link already")
    expect(late.get_by_text("You are watching: you see what everybody may see.")).to_be_visible()
    assert told.hellos == [link, None]


def test_who_made_a_link_plays_the_seat_until_the_friend_comes(server: str, new_page: NewPage) -> None:
    """The seat says that it waits; the link is still to be copied, and opening it here takes nothing."""
    page = new_page("/settings")
    table, link, told, taken = invited(server, page, 200)
    page.evaluate(
        "([table, token]) => localStorage.setItem('civtable.links', JSON.stringify({[table]: {1: token}}))",
        [table, link],
    )
    page.goto(f"/table/{table}")
    expect(page.locator('.presence li[data-seat="1"]')).to_have_attribute(
        "title", re.compile("waiting for a friend; until then who made the table can play it")
    )
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("textbox", name="Link for Player 1")).to_have_value(re.compile(f"#seat={link}$"))
    expect(menu.locator(".seat", has_text="Player 1")).to_contain_text("waiting for a friend")
    menu.get_by_role("button", name="Play this seat here until the friend comes").click()
    assert held(page, table) == {"1": link}
    page.goto("/settings")
    page.goto(f"/table/{table}#seat={link}")
    expect(page.locator(".question")).to_have_text("Waiting for Player 0, who is away.")
    assert taken == []
    assert told.hellos[-1] == link


def test_when_the_friend_has_come_the_seat_is_given_up_here(server: str, new_page: NewPage) -> None:
    """The connection of the old token is closed; its link is not shown any more."""
    page = new_page("/settings")
    table, link, told, taken = invited(server, page, 200)
    kept = [table, link]
    page.evaluate(
        "([table, token]) => { for (const name of ['seats', 'links'])"
        " localStorage.setItem(`civtable.${name}`, JSON.stringify({[table]: {1: token}})); }",
        kept,
    )
    page.goto(f"/table/{table}")
    expect(page.locator(".question")).to_have_text("Waiting for Player 0, who is away.")
    taken.append("elsewhere")
    told.sockets[-1].close(code=4401)
    expect(page.get_by_role("alert")).to_contain_text("This seat is not yours any more")
    expect(page.get_by_text("You are watching: you see what everybody may see.")).to_be_visible()
    assert held(page, table) == {}
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("The friend has come; this link has ended.")


def test_the_status_says_that_a_friend_is_waited_for(server: str, new_page: NewPage) -> None:
    page = new_page("/settings")
    table, tokens = make_table(server, ["person", "person"])
    found = with_seat(ask(server, f"/tables/{table}"), 0, friend=True, name="Bea")
    Told(page, lambda _token: found)
    page.goto(f"/table/{table}#seat={tokens[1]}")
    expect(page.locator(".question")).to_have_text(re.compile("^Bea is a friend who has not come yet"))


def test_a_table_for_a_friend_says_so_to_the_server(server: str, new_page: NewPage) -> None:
    """The seat of a friend is a person's who is still to come."""
    page = new_page("/new/stone_age")
    sent: list[Any] = []
    table, tokens = make_table(server, ["person", "person"])
    made = {"id": table, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}

    def make(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(status=201, json=made)

    page.route("**/api/tables", make)
    page.get_by_label("Who plays Blue").select_option("friend")
    page.get_by_label("Name of Blue").fill("Bea")
    page.get_by_role("button", name="Make the table").click()
    my_turn(page)
    assert sent[0]["gather"] is True
    assert sent[0]["seats"][1] == {"kind": "person", "friend": True, "name": "Bea"}
    assert "friend" not in sent[0]["seats"][0]
    assert held(page, table) == {"0": tokens[0]}


MODULES = """(svg) => {
  const { width: size } = svg.viewBox.baseVal;
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const fill = (shape) => { pen.fillStyle = shape.getAttribute("fill"); };
  fill(svg.querySelector("rect"));
  pen.fillRect(0, 0, size, size);
  fill(svg.querySelector("path"));
  pen.fill(new Path2D(svg.querySelector("path").getAttribute("d")));
  const { data } = pen.getImageData(0, 0, size, size);
  const upTo = (length, what) => Array.from({ length }, (_, i) => what(i));
  return upTo(size, (y) => upTo(size, (x) => data[4 * (y * size + x)] < 128));
}"""


def modules(code: Locator) -> qr.Modules:
    """The modules of a code as it is drawn, without its light border."""
    expect(code).to_be_visible()
    drawn: qr.Modules = code.evaluate(MODULES)
    dark = [at for at, row in enumerate(drawn) if any(row)]
    return [row[dark[0] : dark[-1] + 1] for row in drawn[dark[0] : dark[-1] + 1]]


SHARES = "() => { navigator.share = async ({ url }) => { window.shared = url; }; }"


def test_a_table_for_a_friend_opens_with_the_link_to_send(new_page: NewPage) -> None:
    """To be copied, scanned and shared; and whether anybody elsewhere can open it."""
    page = new_page("/new/stone_age")
    page.evaluate(SHARES)
    page.get_by_label("Who plays Blue").select_option("friend")
    page.get_by_label("Name of Blue").fill("Bea")
    page.get_by_role("button", name="Make the table").click()
    invitation = page.locator(".invitation")
    link = invitation.get_by_role("textbox", name="Link for Bea").input_value()
    invitation.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == link
    assert qr.read(modules(invitation.get_by_role("img", name="Link for Bea as a QR code"))) == link
    note = page.get_by_role("note")
    expect(note).to_contain_text("Only this computer reaches this server")
    expect(note).to_contain_text("--host 0.0.0.0")
    assert serious_violations(page) == []
    friend = new_page()
    friend.goto(link)
    expect(invitation).to_have_count(0)
    expect(page.locator(".waiting-room")).to_contain_text("not ready yet")
    friend.get_by_role("button", name="Change name").click()
    friend.get_by_label("Your name").fill("Beatriz")
    friend.get_by_role("button", name="Change name").click()
    expect(page.locator(".waiting-room .seat", has_text="Beatriz")).to_be_visible()
    ready = friend.get_by_role("button", name="I am ready")
    ready.click()
    friend.get_by_role("button", name="Not yet").click()
    ready.click()
    page.get_by_role("button", name="I am ready").click()
    my_turn(page)
    expect(friend.locator(".stone-age")).to_be_visible()


def test_links_name_the_address_that_others_reach(new_page: NewPage) -> None:
    """Where the server listens to the local net, a page of the same machine sends that address."""
    page = new_page("/new/stone_age")
    page.route("**/api/reach", lambda route: route.fulfill(json={"here_only": False, "address": LAN}))
    page.get_by_label("Who plays Blue").select_option("friend")
    page.get_by_role("button", name="Make the table").click()
    link = page.locator(".invitation").get_by_role("textbox")
    expect(link).to_have_value(re.compile(f"^{LAN}/table/"))
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_role("button", name="Play this seat here until the friend comes").click()
    ready = page.get_by_role("button", name="I am ready")
    for left in (1, 0):
        ready.first.click()
        expect(ready).to_have_count(left)
    my_turn(page)


def test_a_table_with_a_free_seat_says_who_can_come(new_page: NewPage) -> None:
    """Its one link leads nowhere from elsewhere where the server serves this computer only."""
    page = new_page("/new/stone_age")
    page.get_by_label("Who plays Blue").select_option("open")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("note")).to_contain_text("Only this computer reaches this server")


def test_a_page_that_cannot_know_its_address_says_so(new_page: NewPage) -> None:
    """In a container, read on its own machine, links lead nowhere from elsewhere: the page says so."""
    page = new_page("/new/stone_age")
    page.route("**/api/reach", lambda route: route.fulfill(json={"here_only": False, "address": None}))
    page.get_by_label("Who plays Blue").select_option("friend")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("note")).to_contain_text("by which others come to this server")
    assert serious_violations(page) == []


def test_a_link_that_a_browser_does_not_copy_is_selected(new_page: NewPage) -> None:
    """The button says so, and not that it was copied."""
    page = new_page("/settings")
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error());")
    page.add_init_script("document.execCommand = () => false;")
    page.goto("/new/stone_age")
    page.get_by_label("Who plays Blue").select_option("friend")
    page.get_by_role("button", name="Make the table").click()
    invitation = page.locator(".invitation")
    invitation.get_by_role("button", name="Copy").click()
    expect(invitation).to_contain_text("Selected: copy it now")
    expect(invitation).not_to_contain_text("Copied")
    assert page.evaluate("getSelection().toString()") == invitation.get_by_role("textbox").input_value()
