"""The rules in the browser: found, searched, pointed at, and led to from questions and refusals."""

import pytest
from playwright.sync_api import expect

from civtable.games import GAMES
from civtable.text.rules import found_rules, has_rules, rule_boards, rule_pictures, rules_of
from tests.browser.axe import keep_new_looks, serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import choose, make_table, my_turn, no_sideways_scroll, open_seat, visit
from tests.longer import SOME_LANGUAGES, quick_and_long

TOLD = [game for game in GAMES if has_rules(game)]
RULE = ".rule-text"


@pytest.mark.parametrize("game", quick_and_long(TOLD[:1], TOLD[1:]))
def test_axe_finds_nothing_serious_in_the_rules(new_page: NewPage, game: str) -> None:
    """With marks of a search, by day and night, and on a phone with the chapters open."""
    page = new_page(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(rules_of(game, "en").title)
    expect(page.locator(".rule-cards").first).to_be_attached()
    page.get_by_role("searchbox").fill("card")
    expect(page.locator("mark").first).to_be_visible()
    keep_new_looks(page, RULE)
    assert serious_violations(page) == []
    assert serious_at_night(page) == []
    page.set_viewport_size({"width": 375, "height": 812})
    page.get_by_role("navigation", name="Chapters").get_by_text("Chapters").click()
    assert serious_violations(page) == []


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_rules_fit_on_a_phone_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/", locale=language, width=375, height=812)
    for game in TOLD:
        visit(page, f"/rules/{game}")
        expect(page.locator(RULE).first).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text(rules_of(game, language).title)
        no_sideways_scroll(page)


def test_the_address_names_a_rule_which_is_shown_and_lit(new_page: NewPage) -> None:
    page = new_page("/rules/stone_age#feed-hunger")
    rule = page.locator("#feed-hunger")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class("rule-text glows")
    expect(rule).to_be_focused()
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Final scoring").click()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_focused()
    page.go_back()
    expect(rule).to_be_in_viewport()


def test_cards_are_shown_with_their_rules(new_page: NewPage) -> None:
    """They come after the text, and the rule that the address names keeps its place."""
    page = new_page("/rules/stone_age#score-ties")
    for rule, cards in rule_pictures("stone_age").items():
        expect(page.locator(f"#{rule} .rule-cards > li")).to_have_count(len(cards))
    expect(page.locator("#score-ties")).to_be_in_viewport()


@pytest.mark.parametrize("game", quick_and_long(TOLD[-1:], TOLD[:-1]))
def test_parts_of_the_board_are_shown_with_their_rules(new_page: NewPage, game: str) -> None:
    """With a light on the thing; they are drawn when one comes near, and nothing in them can be touched."""
    boards = rule_boards(game)
    assert boards is not None
    page = new_page(f"/rules/{game}")
    for rule, thing in boards["around"].items():
        picture = page.locator(f"#{rule} .board-picture")
        picture.scroll_into_view_if_needed()
        light = picture.locator(f'.light[data-lights="{thing}"]')
        expect(light).to_be_in_viewport()
        expect(picture).to_have_js_property("inert", True)
    page.set_viewport_size({"width": 375, "height": 812})
    expect(page.locator(".board-picture")).to_have_count(0)


def test_the_search_leaves_what_fits_and_marks_it(new_page: NewPage) -> None:
    page = new_page("/rules/stone_age")
    rules = rules_of("stone_age", "en")
    every = page.locator(RULE)
    expect(every).to_have_count(sum([len(chapter.rules) for chapter in rules.chapters]))
    page.get_by_role("searchbox", name="Search the rules").press_sequentially("START player")
    found = sum([len(fitting) for _, fitting in found_rules(rules, ["start", "player"])])
    expect(every).to_have_count(found)
    expect(page.locator(".rules-count")).to_have_text(f"{found} rules found")
    assert {mark.lower() for mark in page.locator("mark").all_text_contents()} == {"start", "player"}
    page.get_by_role("searchbox").fill("submarine")
    expect(page.locator(".rules-count")).to_have_text("No rule contains these words.")
    page.evaluate("location.hash = 'aim'")
    expect(page.locator("#aim")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_the_language_changes_and_the_place_stays(new_page: NewPage) -> None:
    page = new_page("/rules/stone_age#tool-use")
    expect(page.locator("#tool-use")).to_be_in_viewport()
    page.get_by_role("combobox", name="Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text(rules_of("stone_age", "it").title)
    expect(page.locator("#tool-use")).to_be_in_viewport()


def test_the_rules_are_a_click_away(new_page: NewPage, server: str) -> None:
    page = new_page("/")
    page.get_by_role("link", name="Read the rules").first.click()
    expect(page).to_have_url(f"{server}/rules/stone_age")
    visit(page, "/new/stone_age")
    link = page.get_by_role("link", name="Read the rules")
    expect(link).to_have_count(1)  # the page before stays until the new one is here
    expect(link).to_have_attribute("href", "/rules/stone_age")
    table, tokens = make_table(server, ["person", "person"])
    open_seat(page, table, tokens[0])
    page.get_by_role("button", name="Table menu").click()
    link = page.get_by_role("dialog").get_by_role("link", name="Rules")
    expect(link).to_have_attribute("href", "/rules/stone_age")


def test_a_question_and_a_refusal_lead_to_their_rules(new_page: NewPage, server: str) -> None:
    """In a new tab: the table stays where it is."""
    table, tokens = make_table(server, ["person", "person"])
    choose(server, table, tokens[0], 0, "place 1 forest")
    choose(server, table, tokens[1], 1, "place 1 clay_pit")
    page = new_page("/")
    open_seat(page, table, tokens[0])
    my_turn(page)
    asked = page.locator(".status-line").get_by_role("link", name="The rule")
    expect(asked).to_have_attribute("href", "/rules/stone_age#place-turn")
    expect(asked).to_have_attribute("target", "_blank")
    page.locator("[data-spot=forest] .spot-button").click(force=True)
    touched = page.locator(".bubble.reason").get_by_role("link", name="The rule")
    expect(touched).to_have_attribute("href", "/rules/stone_age#place-once")
    with page.context.expect_page() as opened:
        touched.click()
    expect(opened.value.locator("#place-once")).to_be_in_viewport()
    page.locator("input[name=code]").fill("place 1 building_4")
    page.get_by_role("button", name="Why not?").click()
    told = page.locator(".why").get_by_role("link", name="The rule")
    expect(told).to_have_attribute("href", "/rules/stone_age#setup-table")


def test_a_game_without_rules_says_so(new_page: NewPage) -> None:
    page = new_page()
    visit(page, "/rules/chess")
    expect(page.locator("main")).to_contain_text("There is no such game")
