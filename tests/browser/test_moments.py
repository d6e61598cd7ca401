"""Moments of a game have a stage beside the board, where they come piece by piece."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import ask, make_table
from tests.browser.told import Told

STRENGTHS = [12, 7]
APART = """() => {
  const stage = document.querySelector(".follow").getBoundingClientRect();
  const parts = document.querySelectorAll(":is(.shared, .around, .own-area, .foot), .sheet");
  return parts.length >= 4 && [...parts].every((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return stage.left >= right || stage.right <= left || stage.top >= bottom || stage.bottom <= top;
  });
}"""

STAGE = """stages => stages.map((stage) => [
  stage.querySelector(".moment-title").textContent,
  [...stage.querySelectorAll(".moment-side .number")].map((number) => number.textContent),
])"""


def event(kind: str, seat: int, **facts: Any) -> dict[str, Any]:
    """An event of Through the Ages as the server tells it."""
    args = {
        "player": {"key": f"seat-{seat}"},
        "rival": {"key": "seat-0"},
        "card": {"key": "through_the_ages-card-raid_i"},
        "amount": 2,
    }
    key = f"through_the_ages-event-{kind}"
    return {"event": kind, "kind": kind, "seat": seat, "words": {"key": key, "args": args}, **facts}


def ready(server: str, page: Page) -> Told:
    """A page at a table of Through the Ages where the test tells what happens."""
    table, tokens = make_table(server, ["person", "person"], "through_the_ages")
    found = ask(server, f"/tables/{table}", token=tokens[0])
    for player, strength in zip(found["view"]["players"], STRENGTHS, strict=True):
        player["strength"] = strength
    told = Told(page, lambda _token: found)
    page.goto(f"/table/{table}#seat={tokens[0]}")
    expect(page.locator(".cards-board")).to_be_visible()
    return told


def attacked(server: str, page: Page) -> Told:
    """A page at a table where somebody attacks this seat, with what it costs."""
    told = ready(server, page)
    events = [
        event("attacked", 1, card="raid_i", rival=0),
        event("lost_resources", 0, amount=2),
        event("gained_resources", 1, amount=2),
    ]
    tell(told, 1, 1, events)
    return told


def tell(told: Told, ply: int, seat: int, events: list[dict[str, Any]]) -> None:
    """A move that changes nothing, with what happens by it."""
    found: Any = told.snapshot_for(None)
    line = {"ply": ply, "seat": seat, "events": events, "code": None}
    standing = {name: found[name] for name in ("view", "decision", "choice", "undo")}
    told.say({"type": "move", "seq": found["seq"] + ply, "ply": ply, "line": line, **standing})


def test_an_attack_is_staged_beside_the_board(server: str, new_page: NewPage) -> None:
    """Both strengths count up, the losses come one after the other, and nothing of the board is covered."""
    page = new_page("/settings", reduced_motion="no-preference", width=1440, height=900)
    attacked(server, page)
    stage = page.locator(".moment")
    expect(stage).to_contain_text("plays an aggression against")
    expect(stage.locator(".moment-side .number")).to_have_text([str(n) for n in (STRENGTHS[1], STRENGTHS[0])])
    expect(stage.locator(".moment-told")).to_have_count(2)
    assert page.evaluate(APART), "the stage lies on the board"
    assert serious_violations(page) + serious_at_night(page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_a_tall_sheet_leaves_the_stage_free(server: str, new_page: NewPage, width: int, height: int) -> None:
    """The card that is touched, with what it offers and all its words, lies below what happened."""
    page = new_page("/settings", width=width, height=height, locale="es-ES")
    attacked(server, page)
    for folded in (False, True):
        page.locator('.tta [data-thing="row:0"]').click(force=True)
        expect(page.locator(".sheet .big-card")).to_be_visible()
        assert page.evaluate(APART), ("the sheet lies on the stage", folded)
        page.keyboard.press("Escape")
        page.locator(".actions .panel-head [aria-expanded]").click()


def test_a_count_is_seen_to_its_end_before_the_next_moment(server: str, new_page: NewPage) -> None:
    """An attack and its end, told in one go: the second waits until the first has counted."""
    page = new_page("/settings", reduced_motion="no-preference", width=1440, height=900)
    page.clock.install()
    told = ready(server, page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    fought = {"rival": 0, "strength": STRENGTHS[1], "rival_strength": STRENGTHS[0]}
    tell(told, 1, 1, [event("attacked", 1, card="raid_i", rival=0)])
    tell(told, 2, 1, [event("succeeded", 1, card="raid_i", **fought)])
    stages: list[Any] = []
    while not stages or "succe" not in stages[-1][0]:
        page.clock.run_for(16)
        stages += page.locator(".moment").evaluate_all(STAGE)
    counts = [numbers for title, numbers in stages if "plays an aggression" in title]
    assert counts[0] != counts[-1] == [str(STRENGTHS[1]), str(STRENGTHS[0])]


def test_a_defence_is_staged_with_the_strengths_that_were_compared(server: str, new_page: NewPage) -> None:
    """Cards that were added count, on the stage and beside what it brought."""
    page = new_page("/settings", width=1440, height=900)
    told = attacked(server, page)
    fought = {"rival": 0, "strength": STRENGTHS[1], "rival_strength": 9}
    tell(told, 2, 0, [event("repelled", 1, card="raid_i", **fought)])
    expect(page.locator(".moment-side .number")).to_have_text([str(STRENGTHS[1]), "9"])
    expect(page.locator('.happening .share[data-seat="0"] .share-why .number').first).to_have_text("9")


def test_without_motion_a_moment_is_there_at_once(server: str, new_page: NewPage) -> None:
    page = new_page("/settings", width=1440, height=900)
    attacked(server, page)
    expect(page.locator(".moment-told")).to_have_count(2)
    expect(page.locator(".moment-side .number").first).to_have_text(str(STRENGTHS[1]))


def test_the_automa_is_told_at_its_place_also_to_who_plays_alone(server: str, new_page: NewPage) -> None:
    """Its turn belongs to the own move that came before."""
    table, tokens = make_table(server, ["person"], "imperium")
    found = ask(server, f"/tables/{table}", token=tokens[0])
    page = new_page("/settings", reduced_motion="no-preference", width=1440, height=900)
    told = Told(page, lambda _token: found)
    page.goto(f"/table/{table}#seat={tokens[0]}")
    expect(page.locator(".automa")).to_be_visible()
    facts = {"die": 3, "space": 3}
    words = {"key": "imperium-event-automa_rolled", "args": facts}
    rolled = {"event": "automa_rolled", "kind": "automa_rolled", "seat": None, "words": words, **facts}
    tell(told, 1, 0, [rolled])
    caption = page.locator(".caption:has(.icon-bot)")
    expect(caption).to_be_visible()
    line, place = caption.bounding_box(), page.locator(".automa").bounding_box()
    assert line is not None
    assert place is not None
    assert place["x"] - line["width"] < line["x"] < place["x"] + place["width"]
