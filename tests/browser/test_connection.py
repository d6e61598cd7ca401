"""Lost connections: nothing is missed, nothing comes twice."""

import json

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.table import ask, make_table, my_turn, open_seat, options, play_on
from tests.browser.visitors import Visitors


class Net:
    """A net that is away until it is not."""

    def __init__(self) -> None:
        self.away = True

    def answer(self, route: Route) -> None:
        """What becomes of a request."""
        if self.away:
            route.abort("internetdisconnected")
        else:
            route.continue_()


def plies_with_events(server: str, table: str, token: str) -> list[int]:
    """The moves that a fresh log would tell."""
    return [line["ply"] for line in ask(server, f"/tables/{table}/log", token=token) if line["events"]]


def test_after_a_lost_connection_the_game_goes_on_where_it_is(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    sockets: list[WebSocketRoute] = []
    barred = False

    def connect(socket: WebSocketRoute) -> None:
        if barred:
            socket.close(code=1011)
            return
        sockets.append(socket)
        socket.connect_to_server()

    def poll(route: Route) -> None:
        if barred:
            route.abort("internetdisconnected")
        else:
            route.continue_()

    page.route_web_socket("**/live", connect)
    page.route("**/updates?*", poll)
    open_seat(page, table, tokens[0])
    my_turn(page)
    play_on(server, table, tokens, until=4)
    barred = True
    sockets[-1].close(code=1011)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    play_on(server, table, tokens, until=20, seed=2)
    barred = False
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    want = plies_with_events(server, table, tokens[0])
    expect(page.locator(".log .ply")).to_have_text([str(ply) for ply in want])
    play_on(server, table, tokens, until=30, seed=3)
    want = plies_with_events(server, table, tokens[0])
    expect(page.locator(".log .ply")).to_have_text([str(ply) for ply in want])


def test_a_page_that_nobody_looks_at_finds_its_connection_again(new_page: NewPage, server: str) -> None:
    """Who waits in another tab for a turn is called also after the server was away."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    page.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true });")
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/live", connect)
    page.goto("/")
    open_seat(page, table, tokens[1])
    expect(page.locator(".question")).to_contain_text("Player 0")
    sockets[-1].close(code=1011)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    play_on(server, table, tokens, until=1)
    my_turn(page)


def test_a_reconnection_asks_only_for_what_is_new(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    hellos: list[dict[str, object]] = []
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()
        sockets.append(socket)

        def forward(message: str | bytes) -> None:
            found = json.loads(message)
            if "token" in found:
                hellos.append(found)
            upstream.send(message)

        socket.on_message(forward)

    page.route_web_socket("**/live", connect)
    open_seat(page, table, tokens[0])
    my_turn(page)
    sockets[0].close(code=1011)
    play_on(server, table, tokens, until=2)
    expect(page.locator(".log .ply")).to_have_text(["1", "2"])
    assert [hello["token"] for hello in hellos] == [tokens[0], tokens[0]]
    assert hellos[0]["since"] is None
    assert hellos[1]["since"] is not None


def test_where_websockets_do_not_get_through_the_page_polls(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    page.route_web_socket("**/live", lambda socket: socket.close(code=1011))
    polled: list[str] = []

    def note(route: Route) -> None:
        polled.append(route.request.url)
        route.continue_()

    page.route("**/updates?*", note)
    page.goto(f"/table/{table}#seat={tokens[0]}")
    my_turn(page)
    options(page).first.click()
    expect(page.locator(".question")).to_have_text("Player 1 is choosing.")
    assert polled


def test_a_page_that_polls_comes_back_to_a_socket_after_the_server_was_away(
    new_page: NewPage, server: str
) -> None:
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    away = True
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=1011)
            return
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/live", connect)
    page.route(
        "**/updates?*", lambda route: route.abort("internetdisconnected") if away else route.continue_()
    )
    open_seat(page, table, tokens[0])
    my_turn(page)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    away = False
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    play_on(server, table, tokens, until=2)
    expect(page.locator(".log .ply")).to_have_text(["1", "2"])
    assert sockets


def test_a_board_that_did_not_come_comes_when_the_net_is_back(new_page: NewPage, server: str) -> None:
    """A browser does not ask again for a program that failed to come; the page is opened anew instead."""
    page = new_page("/settings")
    net = Net()
    table, tokens = make_table(server, ["person", "person"])
    page.route("**/stone_age/*.js", net.answer)
    page.route("**/api/games", net.answer)
    page.goto("/")
    open_seat(page, table, tokens[0])
    expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()
    net.away = False
    expect(page.locator(".stone-age")).to_be_visible()
    my_turn(page)


def test_a_page_that_did_not_come_comes_when_the_net_is_back(new_page: NewPage) -> None:
    """The page before stays until it is known that the next one does not come."""
    page = new_page("/settings")
    net = Net()
    page.route("**/pages/challenges.js", net.answer)
    page.route("**/api/games", net.answer)
    page.get_by_role("link", name="Challenges", exact=True).click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    net.away = False
    expect(page.get_by_role("heading", level=1)).to_have_text("Challenges")


def test_words_that_did_not_come_come_when_the_net_is_back(new_page: NewPage) -> None:
    """Those of another language, and the first ones, without which there is no page at all."""
    page = new_page("/settings")
    net = Net()
    page.route("**/*.ftl", net.answer)
    title = page.get_by_role("heading", level=1)
    with page.expect_event("requestfailed"):
        page.get_by_label("Language").select_option("es")
    expect(title).to_have_text("Settings")
    net.away = False
    expect(title).to_have_text("Ajustes")
    net.away = True
    with page.expect_event("requestfailed"):
        page.goto("/settings")
    net.away = False
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(title).to_have_text("Ajustes")


def test_a_board_that_never_comes_is_said_to_be_missing(
    visitors: Visitors, new_page: NewPage, server: str
) -> None:
    """And the page is not opened anew for ever; the console has the cause."""
    page = new_page("/settings")
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort("internetdisconnected")

    table, tokens = make_table(server, ["person", "person"])
    page.route("**/stone_age/board.js", refuse)
    page.goto("/")
    open_seat(page, table, tokens[0])
    expect(page.locator(".board-frame [role=alert]")).to_be_visible()
    assert len(asked) == 2
    (complaint,) = visitors.leave()
    assert "stone_age/board.js" in complaint


def test_what_says_that_the_server_is_away_goes_when_it_is_back(new_page: NewPage, server: str) -> None:
    """On a page that asked in vain, in a replay, and where a choice was refused at a table."""
    page = new_page("/settings")
    unreachable = page.get_by_text("The server cannot be reached.")
    net = Net()
    table, tokens = make_table(server, ["person", "person"])
    play_on(server, table, tokens, until=4)
    page.route("**/api/**", net.answer)
    for path, found in (("/", ".game-card"), (f"/table/{table}/replay/2", ".stone-age")):
        net.away = True
        page.goto(path)
        expect(unreachable.first).to_be_visible()
        net.away = False
        expect(page.locator(found).first).to_be_visible()
        expect(unreachable).to_have_count(0)
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/live", connect)
    open_seat(page, table, tokens[0])
    my_turn(page)
    net.away = True
    options(page).first.evaluate("button => button.click()")
    expect(unreachable).to_be_visible()
    sockets[-1].close(code=1011)
    expect(unreachable).to_have_count(0)
