"""Every page: in four languages, by day and night, on a phone, without what axe calls serious."""

import re

import pytest
from playwright.sync_api import expect

from civtable.games import GAMES
from civtable.text import words_in
from tests.browser.axe import keep_new_looks, serious_violations
from tests.browser.conftest import Finished, NewPage
from tests.browser.table import ask, make_table, my_turn, no_sideways_scroll, open_seat, play_on, visit
from tests.longer import SOME_LANGUAGES

PAGES = ["/", "/lobby", "/new/stone_age", "/import", "/account", "/settings", "/campaign", "/nowhere"]
LIBRARIES = [f"/cards/{game}" for game in GAMES]
GUIDES = [f"/guide/{game}" for game in GAMES]
CARDS = ".library-cards > li"
NIGHT = ["/", "/new/stone_age", *LIBRARIES, *GUIDES]


def test_axe_finds_nothing_serious_on_any_page(new_page: NewPage) -> None:
    """By day on every page; by night, where only colours differ, on those that have most of them."""
    day = new_page("/")
    for path in [*PAGES, *LIBRARIES, *GUIDES]:
        visit(day, path)
        keep_new_looks(day, CARDS)
        assert serious_violations(day) == [], path
    night = new_page("/", color_scheme="dark")
    for path in NIGHT:
        visit(night, path)
        keep_new_looks(night, CARDS)
        assert serious_violations(night, only_colours=True) == [], f"{path} by night"


def test_axe_finds_nothing_serious_at_a_table(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "book", "book"])
    page = new_page("/")
    open_seat(page, table, tokens[0])
    my_turn(page)
    assert serious_violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 375, "height": 812})
    expect(page.get_by_role("tab", name="Rivals")).to_be_visible()
    assert serious_violations(page) == []
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious_violations(page) == []


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_language_comes_from_the_browser_and_nothing_is_wider_than_a_phone(
    new_page: NewPage, server: str, language: str
) -> None:
    words = words_in(language)
    page = new_page("/", locale=language, width=375, height=812)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-welcome-title"))
    for path in PAGES:
        visit(page, path)
        no_sideways_scroll(page)
    table, tokens = make_table(server, ["person", "book"])
    open_seat(page, table, tokens[0])
    for tab in ("table", "mine", "rivals", "log"):
        page.get_by_role("tab", name=words(f"web-tab-{tab}")).first.click()
        no_sideways_scroll(page)


def test_a_wrong_address_says_why_and_leads_on(new_page: NewPage, server: str) -> None:
    page = new_page()
    for path, why in [
        ("/nowhere", "This address"),
        ("/table/AAAAAAAAAAAA", "There is no such table"),
        ("/table/AAAAAAAAAAAA/replay/3", "There is no such table"),
        ("/table/AAAAAAAAAAAA/verify", "There is no such table"),
        ("/cards/chess", "There is no such game"),
        ("/guide/chess", "There is no such game"),
    ]:
        visit(page, path)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
        expect(page.locator("main")).to_contain_text(why)
    page.locator("main").get_by_role("link", name="Lobby").click()
    expect(page).to_have_url(f"{server}/lobby")


def test_the_lobby_tells_what_a_table_plays_with(new_page: NewPage, server: str) -> None:
    """An edition or a variant is known before one sits down; one's own tables stand apart."""
    settings = {"edition": "2006"}
    make_table(
        server, ["open", "open"], "through_the_ages", settings=settings, private=False, title="Old times"
    )
    page = new_page("/lobby")
    line = page.get_by_role("listitem").filter(has_text="Old times").first
    expect(line).to_contain_text("2006")
    assert serious_violations(page) == []
    line.get_by_role("button", name="Sit down").click()
    expect(page.locator(".waiting-room")).to_contain_text("2006")
    visit(page, "/lobby")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Old times")
    expect(page.get_by_role("region", name="Waiting for players")).not_to_contain_text("Old times")


def test_the_lobby_tells_how_a_game_stands(new_page: NewPage, server: str) -> None:
    """Edition, round, nations, whose turn it is, and when something last happened."""
    for game, title in (("through_the_ages", "An old story"), ("imperium", "Two nations")):
        made, tokens = make_table(server, ["person", "person"], game, private=False, title=title)
        play_on(server, made, tokens, until=3)
    page = new_page("/lobby")
    story = page.get_by_role("listitem").filter(has_text="An old story").first
    expect(story).to_contain_text("Age A, round 1")
    expect(story).to_contain_text(re.compile(r"Player \d is to choose"))
    expect(story).to_contain_text("2015")
    expect(story).to_contain_text("last move")
    (listed,) = [table for table in ask(server, "/tables?game=imperium") if table["title"] == "Two nations"]
    line = page.get_by_role("listitem").filter(has_text="Two nations").first
    assert len(listed["summary"]["nations"]) == 2
    for nation in listed["summary"]["nations"]:
        expect(line).to_contain_text(nation.title())


def test_finished_games_are_found_on_the_welcome_without_an_account(
    new_page: NewPage, server: str, finished: Finished
) -> None:
    """With the result; "Look again" leads there, and from there a game is seen move by move."""
    table, tokens, _plies = finished
    page = new_page("/")
    games = page.get_by_role("region", name="Finished games")
    expect(games).to_contain_text("are kept here")
    page.evaluate(
        "([table, token]) => localStorage.setItem('civtable.seats', JSON.stringify({[table]: {0: token}}))",
        [table, tokens[0]],
    )
    page.reload()
    page.locator(".ways").get_by_role("link", name="Look again").click()
    expect(games).to_be_in_viewport()
    expect(games).to_contain_text("Long ago")
    for score in ask(server, f"/tables/{table}")["scores"]:
        expect(games).to_contain_text(f"{score['total']} Player {score['seat']}")
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    assert serious_violations(page) == []
    games.get_by_role("link", name="Look again").click()
    expect(page).to_have_url(re.compile(f"/table/{table}/replay/0$"))


def test_a_rematch_with_other_seats(new_page: NewPage, server: str) -> None:
    """Who plays again says who sits where."""
    table, tokens = make_table(server, ["person", "book", "person"])
    play_on(server, table, {0: tokens[0], 2: tokens[2]})
    page = new_page()
    open_seat(page, table, tokens[0])
    page.get_by_role("button", name="With other seats").click()
    seats = page.get_by_role("dialog").get_by_role("listitem")
    expect(seats.first).to_contain_text("Player 2")
    page.get_by_role("button", name="As before").click()
    page.get_by_role("button", name="Player 0 later").click()
    expect(seats.nth(1)).to_contain_text("Player 0")
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    made = ask(server, f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert [seat["name"] for seat in made["seats"]] == [None, "Player 0", "Player 2"]


def test_the_language_changes_at_once(new_page: NewPage, server: str) -> None:
    """Also at a table, whose words come from the server as phrases."""
    table, tokens = make_table(server, ["person", "book"])
    page = new_page()
    open_seat(page, table, tokens[0])
    my_turn(page)
    for language in ("es", "it", "pt", "en"):
        words = words_in(language)
        page.get_by_role(
            "combobox", name=words_in(page.locator("html").get_attribute("lang") or "en")("web-language")
        ).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".your-turn")).to_have_text(words("web-status-your_turn"))
        expect(page.get_by_role("tab", name=words("web-tab-chat"))).to_be_visible()


def test_the_theme_follows_the_system_until_it_is_chosen(new_page: NewPage) -> None:
    page = new_page("/settings", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.get_by_label("day table").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.get_by_label("night table").check()
    expect(page.locator("body")).to_have_css("background-color", "rgb(20, 24, 31)")


def test_motion_follows_the_system_until_it_is_chosen(new_page: NewPage) -> None:
    page = new_page("/settings", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")
    page.get_by_label("pieces move").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
