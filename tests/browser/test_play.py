"""Playing in the browser: against bots, in two browsers, by keyboard, at one screen, on a phone."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.table import (
    ask,
    at_ply,
    choose,
    click_option,
    make_table,
    my_turn,
    open_seat,
    options,
    play_on,
    ply_shown,
    type_code,
)


def start_stone_age(page: Page) -> str:
    """One click from the welcome into a game; the table's id."""
    page.get_by_role("article").filter(has_text="Stone Age").get_by_role("button", name="Play now").click()
    my_turn(page)
    return page.url.rsplit("/", 1)[1]


def token_of(page: Page, table: str, seat: int = 0) -> str:
    """The token that a page keeps for a seat."""
    found = page.evaluate(
        "([table, seat]) => JSON.parse(localStorage['civtable.seats'])[table][seat]", [table, str(seat)]
    )
    assert isinstance(found, str)
    return found


def test_play_now_is_one_click_and_a_whole_game_against_bots_can_be_played(
    new_page: NewPage, server: str
) -> None:
    page = new_page()
    table = start_stone_age(page)
    for number in (3, 0, 5, 1, 0, 0):
        click_option(page, number)
    play_on(server, table, {0: token_of(page, table)})
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    expect(page.get_by_role("img", name="Points after each round")).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".stone-age")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(f"{server}/table/{table}")
    expect(page.locator(".status-line")).to_be_visible()
    expect(page.locator(".presence li")).to_have_count(3)


@pytest.mark.long  # the same as friends who play a rated game
def test_two_browsers_play_a_whole_game(new_page: NewPage, server: str) -> None:
    """One makes the table and sends a link; both choose by the page's own buttons and by codes."""
    ana = new_page("/new/stone_age")
    ana.get_by_label("Name of Red").fill("Ana")
    ana.get_by_label("Who plays Blue").select_option("friend")
    ana.get_by_label("Name of Blue").fill("Bea")
    ana.get_by_role("button", name="Make the table").click()
    link = ana.get_by_role("textbox", name="Link for Bea").input_value()
    table = ana.url.rsplit("/", 1)[1]
    assert link.startswith(f"{server}/table/{table}#seat=")

    bea = new_page()
    bea.goto(link)
    for page in (bea, ana):
        page.get_by_role("button", name="I am ready").click()
    my_turn(ana)
    expect(bea.locator(".question")).to_have_text("Ana is choosing.")
    assert "seat=" not in bea.url

    click_option(ana, 4)
    expect(bea.locator(".your-turn")).to_be_visible()
    code = options(bea).first.get_attribute("data-code")
    assert code
    type_code(bea, code)
    for number in (5, 9, 2, 7):
        now = ask(server, f"/tables/{table}")
        for page in (ana, bea):
            at_ply(page, now["ply"]).wait_for()
        click_option((ana, bea)[now["decision"]["seat"]], number)
    bea.get_by_role("tab", name="Chat").click()
    bea.get_by_role("textbox", name="Say something").fill("Good luck!")
    bea.get_by_role("button", name="Send").click()
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.locator(".chat-text")).to_have_text("Good luck!")

    play_on(server, table, {0: token_of(ana, table), 1: token_of(bea, table, 1)})
    for page in (ana, bea):
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    result = ana.locator(".score-table").inner_text()
    assert "Total" in result
    assert bea.locator(".score-table").inner_text() == result

    ana.get_by_role("button", name="Play again").click()
    expect(bea.get_by_role("button", name="Join the next game")).to_be_visible()
    bea.get_by_role("button", name="Join the next game").click()
    expect(bea.locator(".your-turn")).to_be_visible()  # seats move on by one: Bea begins
    expect(ana.locator(".question")).to_have_text("Bea is choosing.")


def test_everything_can_be_done_by_keyboard(new_page: NewPage) -> None:
    """Tab and Enter lead from the welcome into a game and through a choice; focus can always be seen."""
    page = new_page()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the content")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    my_turn(page)
    before = page.locator(".log .ply").count()
    button = options(page).first
    words = button.inner_text()
    tab_to(page, words)
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    expect(page.locator(".log .ply").nth(before)).to_be_attached()
    my_turn(page)
    page.locator("input[name=code]").focus()
    code = options(page).last.get_attribute("data-code")
    assert code
    page.keyboard.type(code)
    page.keyboard.press("Enter")
    expect(page.locator("input[name=code]")).to_have_value("")


def tab_to(page: Page, words: str) -> None:
    """Press Tab until what has these words has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText?.trim()") == words:
            return
    raise AssertionError(f"Tab does not lead to {words!r}")


def test_what_is_not_allowed_is_refused_with_the_reason(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "book"])
    page = new_page()
    open_seat(page, table, tokens[0])
    my_turn(page)
    box = page.locator("input[name=code]")
    box.fill("place 1 building_4")
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(".why")).not_to_be_empty()
    reason = page.locator(".why").inner_text()
    box.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(reason)
    box.fill(options(page).first.get_attribute("data-code") or "")
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(".why")).to_have_text("This is possible now.")


def test_undo_takes_back_what_told_nothing_new(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    ana, bea = new_page(), new_page()
    open_seat(ana, table, tokens[0])
    open_seat(bea, table, tokens[1])
    my_turn(ana)
    type_code(ana, "place 2 forest")
    expect(bea.locator(".your-turn")).to_be_visible()
    ana.get_by_role("button", name="Undo", exact=True).click()
    expect(ana.locator(".your-turn")).to_be_visible()
    expect(bea.locator(".question")).to_have_text("Player 0 is choosing.")
    expect(bea.locator(".toasts")).to_contain_text("Player 0 took a move back")
    expect(ana.locator(".toasts p")).to_have_count(0)
    expect(ana.locator(".log .ply")).to_have_count(0)


def test_undo_by_request_needs_the_other_to_agree(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    ana, bea = new_page(), new_page()
    open_seat(ana, table, tokens[0])
    open_seat(bea, table, tokens[1])
    my_turn(ana)
    type_code(ana, "place 2 forest")
    my_turn(bea)
    type_code(bea, "place 2 river")
    my_turn(ana)
    ana.get_by_role("button", name="Ask to undo").click()
    expect(ana.get_by_text("You asked to undo.")).to_be_visible()
    bea.get_by_role("button", name="Agree").click()
    expect(ana.locator(".log .ply")).to_have_count(0)
    expect(bea.locator(".question")).to_have_text("Player 0 is choosing.")


def test_one_screen_for_two_hides_each_from_the_other(new_page: NewPage, server: str) -> None:
    """Until the screen is passed on, the page holds nothing of the next seat: no options, no view."""
    table, tokens = make_table(server, ["person", "person"], "imperium")
    page = new_page("/settings")
    page.evaluate(
        "([table, seats]) => localStorage.setItem('civtable.seats', JSON.stringify({[table]: seats}))",
        [table, {str(seat): token for seat, token in tokens.items()}],
    )
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(f"/table/{table}")
    first = ask(server, f"/tables/{table}")["decision"]["seat"]
    for seat in (first, 1 - first, first):
        name = f"Player {seat}"
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the screen to {name}")
        expect(options(page)).to_have_count(0)
        expect(page.locator(".board-frame")).to_have_count(0)
        asked = f'"decision":{{"seat":{seat},'
        assert not any('"choice":{' in text and asked in text for text in heard)
        page.get_by_role("button", name=f"I am {name}").click()
        my_turn(page)
        expect(page.locator(".presence .asked")).to_contain_text(name)
        heard.clear()
        turn_to_the_other(server, table, tokens, seat)


def turn_to_the_other(server: str, table: str, tokens: dict[int, str], seat: int) -> None:
    """Choose for a seat until somebody else is asked."""
    while (now := ask(server, f"/tables/{table}", token=tokens[seat]))["choice"]:
        codes = [option["code"] for option in now["choice"]["options"]]
        choose(server, table, tokens[seat], now["ply"], "pass" if "pass" in codes else codes[0])


def test_one_screen_for_two_has_no_curtain_where_nothing_is_hidden(new_page: NewPage) -> None:
    """In Stone Age everything lies open: the next one is asked at once, on the board that is there."""
    page = new_page("/new/stone_age")
    page.get_by_label("Name of Red").fill("Ana")
    page.get_by_label("Who plays Blue").select_option("here")
    page.get_by_label("Name of Blue").fill("Bea")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".follow")).to_have_text("What happens at the table is told here.")
    for name in ("Ana", "Bea", "Ana"):
        expect(page.locator(".presence .asked")).to_contain_text(name)
        my_turn(page)
        page.evaluate("document.querySelector('.stone-age').dataset.same = 'yes'")
        click_option(page, 6)
        expect(page.locator(".curtain")).to_have_count(0)
        expect(page.locator(".stone-age[data-same]")).to_be_visible()


def test_moves_of_others_are_shown_one_after_another_until_skipped(new_page: NewPage, server: str) -> None:
    """Where motion is wanted, what bots do in an instant can be followed with the eyes."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page(reduced_motion="no-preference")
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/live", connect)
    page.goto(f"/table/{table}")
    at_ply(page, 0).wait_for()
    sockets[0].close(code=1011)
    reached = play_on(server, table, tokens, until=50)  # heard all at once with the next connection
    skip = page.get_by_role("button", name=re.compile("^Skip"))
    expect(skip).to_be_visible()
    assert ply_shown(page) < reached
    skip.click()
    at_ply(page, reached).wait_for()
    expect(skip).to_have_count(0)


CALLS = """
window.calls = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { calls.push(`${title} ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
"""


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(new_page: NewPage, server: str) -> None:
    """A notification if it was wished for and nobody looks; the title of the page in any case."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page("/settings")
    page.context.add_init_script(CALLS)
    page.reload()
    page.get_by_label("A notification when it is my turn").check()
    open_seat(page, table, tokens[1])
    expect(page).to_have_title("Table · civtable")
    play_on(server, table, {0: tokens[0], 1: tokens[1]}, until=1)
    my_turn(page)
    expect(page).to_have_title("Your turn · civtable")
    assert page.evaluate("calls") == [], "who looks needs no call"
    play_on(server, table, tokens, until=2)
    expect(page).to_have_title("Table · civtable")
    page.evaluate("window.away = true")
    play_on(server, table, tokens, until=3)
    expect(page).to_have_title("Your turn · civtable")
    (call,) = page.evaluate("calls")
    assert call.startswith("Your turn ")
    assert call.removeprefix("Your turn ") in page.locator(".question").inner_text()


def test_a_phone_shows_one_thing_at_a_time(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "book"])
    page = new_page("/", width=375, height=812, has_touch=True)
    open_seat(page, table, tokens[0])
    expect(page.locator(".stone-age")).to_be_visible()
    drawer = page.get_by_role("button", name=re.compile(r"\d+ options"))
    expect(options(page).first).not_to_be_visible()
    drawer.tap()
    expect(options(page).first).to_be_visible()
    page.get_by_role("searchbox").fill("forest")
    page.get_by_role("button", name=re.compile("2 people in the forest")).tap()
    expect(page.locator(".table-page:not([data-ply='0'])")).to_be_visible()
    my_turn(page)  # which opens the pane with something to do
    page.get_by_role("tab", name="Log").first.tap()
    expect(page.locator(".log")).to_contain_text("places 2 people in the forest")
    assert ply_shown(page) >= 1


def test_leaving_gives_the_seat_to_a_bot(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "book"])
    page = new_page()
    open_seat(page, table, tokens[0])
    my_turn(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave: a bot plays on").click()
    page.get_by_label("The level of the bot").select_option("random")
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.locator(".presence li").first).to_contain_text("random bot")
    expect(page.locator(".log .ply").nth(3)).to_be_attached()


def test_whoever_makes_a_table_sits_where_they_like_and_finds_it_on_the_welcome(new_page: NewPage) -> None:
    page = new_page("/new/stone_age")
    page.get_by_label("Who plays Blue").select_option("me")
    red = page.get_by_label("Who plays Red")
    expect(red).to_have_value("bot medium")
    expect(red).to_have_accessible_description(re.compile("rules of thumb"))
    red.select_option("bot easy")
    expect(red).to_have_accessible_description(re.compile("like a beginner"))
    page.get_by_label("Name of Blue").fill("Ana")
    page.get_by_role("button", name="Make the table").click()
    my_turn(page)
    expect(page.locator(".presence .asked")).to_contain_text("Ana")
    table = page.url
    page.goto("/")
    yours = page.get_by_role("region", name="Your tables")
    expect(yours).to_contain_text("your turn")
    expect(yours).to_contain_text("Round 1")
    yours.get_by_role("link", name="Play on").click()
    expect(page).to_have_url(table)


def test_play_now_offers_the_level_and_remembers_it(new_page: NewPage) -> None:
    """Medium at first; the bots at the table say their level, and the next game begins with the same."""
    page = new_page()
    card = page.get_by_role("article").filter(has_text="Stone Age")
    level = card.get_by_label("How strong the rivals are")
    expect(level).to_have_value("medium")
    level.select_option("easy")
    start_stone_age(page)
    expect(page.locator(".presence li").nth(1)).to_contain_text("easy bot")
    page.goto("/")
    expect(level).to_have_value("easy")


def test_a_bot_that_thinks_shows_it(new_page: NewPage, server: str) -> None:
    """After a moment, in words and by a sign at its seat, until it has chosen; meanwhile the page answers."""
    table, tokens = make_table(server, ["person", "expert"])
    page = new_page()
    held: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []
    released: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()
        sockets.append(socket)

        def pass_on(message: str | bytes) -> None:
            by_bot = '"type":"move"' in str(message) and '"line":{"ply":2,' in str(message)
            (held.append if not released and (by_bot or held) else socket.send)(message)

        upstream.on_message(pass_on)

    page.route_web_socket("**/live", connect)
    open_seat(page, table, tokens[0])
    my_turn(page)
    sign = page.locator(".thinks")
    expect(sign).to_have_count(0)
    type_code(page, "place 5 forest")
    expect(page.locator(".question")).to_have_text(re.compile(r"^\s*Blue \(bot\) is thinking\.$"))
    expect(page.locator(".presence .asked .thinks")).to_be_visible()
    assert page.locator(".thinks i").first.evaluate("dot => getComputedStyle(dot).animationName") == "none"
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    released.extend(sockets)
    for message in held:
        sockets[0].send(message)
    expect(sign).to_have_count(0)


def test_an_open_seat_is_taken_from_the_lobby(new_page: NewPage, server: str) -> None:
    host = new_page("/new/stone_age")
    host.get_by_label("Who plays Blue").select_option("open")
    host.get_by_label("Title of the table (if you like)").fill("Come and play")
    host.get_by_role("button", name="Make the table").click()
    expect(host.locator(".waiting-room")).to_be_visible()
    guest = new_page("/lobby")
    guest.get_by_label("Your name").fill("Carla")
    guest.get_by_role("listitem").filter(has_text="Come and play").get_by_role(
        "button", name="Sit down"
    ).click()
    expect(host.locator(".waiting-room")).to_contain_text("not ready yet")
    for page in (guest, host):
        page.get_by_role("button", name="I am ready").click()
    my_turn(host)
    expect(guest.locator(".presence")).to_contain_text("Carla")
