"""Games on a phone, by touch alone; the pane with something to do opens, and its tab says so."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civtable.games import GAMES
from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.cards import answer_by_touching, play_by_touching
from tests.browser.conftest import NewPage
from tests.browser.table import (
    ask,
    choose,
    make_table,
    my_turn,
    no_sideways_scroll,
    open_seat,
    table_at,
)
from tests.browser.test_moments import attacked, tell
from tests.browser.test_nothing_moves import laid_out, places
from tests.browser.test_stone_age_board import gesture
from tests.browser.told import Told
from tests.quick import quick_choice

IN_SIGHT = """() => {
  const board = document.querySelector(".cards-board");
  const parts = [board, board.querySelector(".action-line, .sheet")];
  const [top, bottom] = parts.map((part) => part.getBoundingClientRect().top);
  const things = [...board.querySelectorAll(".thing.can")].map((thing) => thing.getBoundingClientRect());
  return things.some((at) => at.top >= top - 1 && at.top + at.height / 2 <= bottom);
}"""
"""Whether at least half of a thing that can be chosen is seen above the line with the answers."""
PANES = ["Table", "Mine"]
BEGINNING = 6
"""So many choices are made in the plain run."""


def tap(thing: Locator) -> None:
    """Touch a thing with a finger; where it is in another pane, that one's tab first."""
    page = thing.page
    for pane in PANES:
        if thing.is_visible():
            break
        page.get_by_role("tab", name=pane).first.tap()
        page.locator('[role=tab][aria-selected="true"]').filter(has_text=pane).wait_for()
    thing.tap()


def answer_on_a_phone(page: Page, game: str, now: dict[str, Any], chance: random.Random, made: int) -> None:
    """Answer in the pane that has opened for it; nothing is wider than the screen."""
    expect(page.locator('.tabs [aria-selected="true"]').first).to_have_class(re.compile("calls"))
    no_sideways_scroll(page)
    if game == "stone_age":
        gesture(page, quick_choice([option["code"] for option in now["choice"]["options"]], chance))
    else:
        answer_by_touching(page, game, now, chance, made)


def play_on_a_phone(
    server: str, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, game: str, choices: int | None
) -> None:
    """Play for seat 0, to the end or for a number of choices."""
    monkeypatch.setattr(Locator, "click", tap)
    kinds = ["person"] if 1 in GAMES[game].seats else ["person", "random"]
    page = new_page("/", width=375, height=812, has_touch=True)
    play_by_touching(server, page, GAMES[game], kinds, choices, answer_on_a_phone)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_by_touch(
    server: str, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The first choices of a game of each kind."""
    play_on_a_phone(server, new_page, monkeypatch, game, BEGINNING)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch(
    server: str, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """To the end. Long: the beginnings are played above, and every kind of question on the wide boards."""
    play_on_a_phone(server, new_page, monkeypatch, game, None)


def test_the_pane_with_something_to_do_opens(server: str, new_page: NewPage) -> None:
    """Who looks elsewhere when asked is brought back; who looks around afterwards stays there."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page("/", width=375, height=812, has_touch=True)
    open_seat(page, table, tokens[0])
    table_tab, rivals = page.get_by_role("tab", name="Table"), page.get_by_role("tab", name="Rivals")
    expect(table_tab).to_have_class(re.compile("calls"))
    place(server, table, tokens[0])
    expect(table_tab).not_to_have_class(re.compile("calls"))
    rivals.tap()
    place(server, table, tokens[1])
    expect(table_tab).to_have_attribute("aria-selected", "true")
    expect(table_tab).to_have_class(re.compile("calls"))
    rivals.tap()
    expect(rivals).to_have_attribute("aria-selected", "true")
    expect(table_tab).to_have_class(re.compile("calls"))


def test_options_hint_and_undo_stand_in_one_line(server: str, new_page: NewPage) -> None:
    """In the language in which they are widest."""
    page = new_page(
        table_at(server, GAMES["through_the_ages"], {}, 2, "act", 2),
        width=375,
        height=812,
        has_touch=True,
        locale="it-IT",
    )
    buttons = page.locator(".actions .panel-head > .button")
    expect(buttons).to_have_count(3)
    tops = [box["y"] for button in buttons.all() if (box := button.bounding_box())]
    assert len(set(tops)) == 1 < len(tops)
    no_sideways_scroll(page)


def test_what_can_be_answered_is_seen_with_the_question(server: str, new_page: NewPage) -> None:
    """Before the card in full that the question speaks of."""
    game = GAMES["through_the_ages"]
    page = new_page(table_at(server, game, {}, 2, "bid", 1, fewest=3), width=375, height=812, has_touch=True)
    sheet = page.locator(".cards-board .sheet")
    expect(sheet.locator(".big-card")).to_be_attached()
    for answer in (".bids [data-code]", '[data-code="pass"]'):
        seen, room = sheet.locator(answer).bounding_box(), sheet.bounding_box()
        assert seen is not None
        assert room is not None
        assert seen["y"] + seen["height"] <= room["y"] + room["height"], answer


def test_a_question_about_things_brings_one_of_them_into_sight(server: str, new_page: NewPage) -> None:
    """Nobody has to look for what glows further down."""
    game = GAMES["through_the_ages"]
    page = new_page(table_at(server, game, {}, 2, "discard", 2), width=375, height=812, has_touch=True)
    line = page.locator(".cards-board :is(.action-line, .sheet)").last
    expect(line).to_be_visible()
    page.wait_for_function(IN_SIGHT)


def test_who_writes_is_not_interrupted(server: str, new_page: NewPage) -> None:
    """The own turn changes no pane under who writes; a draft stays, and a message elsewhere is marked."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page("/", width=375, height=812, has_touch=True)
    open_seat(page, table, tokens[1])
    table_tab, log = page.get_by_role("tab", name="Table"), page.get_by_role("tab", name="Log").first
    log.tap()
    page.get_by_role("tab", name="Chat").tap()
    draft = page.get_by_role("textbox", name="Say something")
    draft.fill("Wait a")
    place(server, table, tokens[0])
    expect(table_tab).to_have_class(re.compile("calls"))
    expect(log).to_have_attribute("aria-selected", "true")
    table_tab.tap()
    ask(server, f"/tables/{table}/chat", {"text": "Well?"}, tokens[0])
    expect(log).to_have_class(re.compile("calls"))
    log.tap()
    expect(page.locator(".chat-text")).to_have_text("Well?")
    expect(log).not_to_have_class(re.compile("calls"))
    expect(draft).to_have_value("Wait a")


def place(server: str, table: str, token: str) -> None:
    """One choice of who is asked."""
    now = ask(server, f"/tables/{table}", token=token)
    choose(server, table, token, now["ply"], now["choice"]["options"][0]["code"])


MOMENTS = [
    ("stone_age", "round_began", {"round": 2}),
    ("through_the_ages", "last_round", {"round": 9}),
    ("imperium", "solstice_began", {}),
]
"""Of each game something that is staged, with what its words need."""
UNDER = """() => {
  const strip = document.querySelector(".follow-strip").getBoundingClientRect();
  return [...document.querySelectorAll("button, a, select, .can")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest(".scroll") && element.getBoundingClientRect().width)
    .filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < strip.right && right > strip.left && top < strip.bottom - 1 && bottom > strip.top + 1;
    }).map((element) => element.outerHTML);
}"""
"""What can be clicked or glows where the strip is."""


@pytest.mark.parametrize(("game", "kind", "args"), MOMENTS)
def test_a_strip_tells_what_others_do_and_moves_nothing(
    server: str, new_page: NewPage, game: str, kind: str, args: dict[str, Any]
) -> None:
    """Moments are staged there and each line is told; what can be clicked does not move, nor lie under it."""
    table, tokens = make_table(server, ["person", "person"], game)
    found = ask(server, f"/tables/{table}", token=tokens[0])
    page = new_page("/", width=375, height=812, has_touch=True)
    told = Told(page, lambda _token: found)
    open_seat(page, table, tokens[0])
    strip = page.locator(".follow-strip")
    sentence = {"kind": "told", "seat": 1, "event": "told", "words": {"key": "seat-1"}}
    tell(told, 1, 1, [sentence])
    expect(strip).to_contain_text("Player 1")
    laid_out(page)
    before = places(page)
    staged = {"kind": kind, "event": kind, "seat": 1, "words": {"key": f"{game}-event-{kind}", "args": args}}
    tell(told, 2, 1, [staged])
    expect(strip.locator(".strip-title")).not_to_be_empty()
    tell(told, 3, 1, [sentence])
    expect(strip.locator(".follow-line")).to_have_text(re.compile("Player 1"))
    expect(strip.locator(".strip-title")).not_to_be_empty()
    assert places(page) == before, "the strip moved something"
    assert page.evaluate(UNDER) == []


def test_a_long_question_moves_no_board(server: str, new_page: NewPage) -> None:
    """Three lines of words have the room that is there for two."""
    tops = []
    for question in ("place", "tools"):
        path = table_at(server, GAMES["stone_age"], {}, 2, question, 1)
        page = new_page(path, width=375, height=812, locale="es")
        my_turn(page)
        box = page.locator(".board-area").bounding_box()
        assert box is not None
        tops.append(box["y"])
    assert tops[0] == tops[1]


def test_an_attack_is_staged_in_the_strip(server: str, new_page: NewPage) -> None:
    """Who stands against whom, and then what is lost and gained; the last of it stays."""
    page = new_page("/settings", reduced_motion="no-preference", width=375, height=812, has_touch=True)
    attacked(server, page)
    strip = page.locator(".follow-strip")
    expect(strip).to_contain_text("plays an aggression against")
    expect(strip.locator(".moment-told")).to_contain_text("gains 2")
    assert serious_violations(page) + serious_at_night(page) == []
