"""The end of a round of Stone Age: each is seen to eat, then cards slide and new ones come."""

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.server.tables.messages import event_json
from tests.browser.conftest import NewPage
from tests.browser.stage import game_named, sent, show

STONE_AGE = game_named("stone_age")
LONG = 600_000
"""A pace at which nothing but the first step comes while a test looks."""
WATCH = """() => {
  window.travelled = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const { card = null, seat } = this.dataset;
    const thing = { card, seat, text: this.textContent, delay: timing.delay ?? 0 };
    if (card ?? this.matches(".flying-chip")) window.travelled.push(thing);
    return animate.call(this, frames, timing);
  };
}"""
"""Notes which cards and chips move, and when they begin."""
FOOD = '.player-board.mine [data-good$=":food"] .count'


@cache
def end_of_a_round() -> tuple[State, State, dict[str, Any]]:
    """A position, the one after the choice that ends the round with cards left in the row, and its line."""
    match = Match(STONE_AGE, {}, ["human", "random"], "a round ends", "fast")
    chance = fast_rng("moves")
    while True:
        before = STONE_AGE.copy(match.state)
        decision = STONE_AGE.decision(match.state)
        assert decision is not None
        code = decision.options[chance.below(len(decision.options))].code
        events: list[Any] = [event_json(STONE_AGE, event) for event in match.play(code)]
        kinds = [event["event"] for event in events]
        if kinds.count("fed") == 2 and 1 <= kinds.count("turned_up_card") <= 3 and kinds[0] != "fed":
            line = {"ply": len(match.plies), "seat": decision.seat, "events": events, "code": None}
            return before, STONE_AGE.copy(match.state), line


def round_over(page: Page, *, motion: bool) -> dict[str, Any]:
    """Show the choice that ends the round to who begins the next one; the line of the log."""
    before, after, line = end_of_a_round()
    decision = STONE_AGE.decision(after)
    assert decision is not None
    show(page, STONE_AGE, before, eyes=decision.seat)
    page.evaluate(WATCH)
    more = {"last": line, "log": [line], "motion": motion, "pace": LONG}
    show(page, STONE_AGE, after, eyes=decision.seat, more=more)
    return line


def food_of() -> tuple[int, int]:
    """The food of who begins the next round, when everybody has eaten, and what the people ate of it."""
    _, after, _ = end_of_a_round()
    decision = STONE_AGE.decision(after)
    assert decision is not None
    view: Any = STONE_AGE.view(after, decision.seat)
    me = view["players"][decision.seat]
    return me["food"], me["people"] - me["food_track"]


def test_each_is_seen_to_eat_and_then_the_cards_come(new_page: NewPage) -> None:
    """One after the other; a store keeps its number until its step. A press shows all and takes no card."""
    page = new_page("/settings", width=1440, height=900)
    line = round_over(page, motion=True)
    page.wait_for_function("() => window.travelled.some(({ text }) => text.includes('−'))")
    moved = page.evaluate("window.travelled")
    meals = [event["seat"] for event in line["events"] if event["event"] == "fed"]
    chips = [thing for thing in moved if thing["card"] is None and "−" in thing["text"]]
    assert [int(chip["seat"]) for chip in chips] == meals
    cards = [thing for thing in moved if thing["card"] is not None]
    new = [event["card"] for event in line["events"] if event["event"] == "turned_up_card"]
    assert {*new} < {thing["card"] for thing in cards}, "the new cards come, and others slide"
    delays = [chip["delay"] for chip in chips]
    assert delays[0] + LONG <= delays[1]
    assert delays[1] + LONG <= min(thing["delay"] for thing in cards)
    left, eaten = food_of()
    expect(page.locator(FOOD)).to_have_text(str(left + eaten))
    card = page.locator('[data-spot="card_4"] > .spot-button')
    card.click()
    expect(page.locator(FOOD)).to_have_text(str(left))
    expect(page.locator(".round-ends")).to_have_count(0)
    assert sent(page) == []
    card.click()
    assert sent(page) == ["place 1 card_4"]


def test_without_motion_a_round_ends_at_once(new_page: NewPage) -> None:
    page = new_page("/settings", width=1440, height=900)
    round_over(page, motion=False)
    assert page.evaluate("window.travelled") == []
    expect(page.locator(FOOD)).to_have_text(str(food_of()[0]))


def test_what_is_taken_back_has_not_been_eaten(new_page: NewPage) -> None:
    """The numbers are those of the position before, at once."""
    page = new_page("/settings", width=1440, height=900)
    line = round_over(page, motion=True)
    expect(page.locator(".round-ends")).to_be_visible()
    before, after, _ = end_of_a_round()
    decision = STONE_AGE.decision(after)
    assert decision is not None
    more = {"last": line, "log": [], "motion": True, "pace": LONG}
    show(page, STONE_AGE, before, eyes=decision.seat, more=more)
    expect(page.locator(".round-ends")).to_have_count(0)
    view: Any = STONE_AGE.view(before, decision.seat)
    expect(page.locator(FOOD)).to_have_text(str(view["players"][decision.seat]["food"]))
