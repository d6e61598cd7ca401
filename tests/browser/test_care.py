"""Fewer wrong turns: what is asked once more, and what nobody has to be asked."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.stage import game_named
from tests.browser.table import ask, at_ply, make_table, open_seat, ply_shown, table_from
from tests.browser.told import Told
from tests.imperium.table import scenario as imperium
from tests.through_the_ages.table import scenario

TTA, IMPERIUM = game_named("through_the_ages"), game_named("imperium")


def middle(thing: Locator) -> tuple[float, float]:
    """Where a finger presses."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def covers(thing: Locator, point: tuple[float, float]) -> bool:
    """Whether a thing lies under a finger."""
    box = thing.bounding_box()
    assert box is not None
    return (
        box["x"] <= point[0] <= box["x"] + box["width"] and box["y"] <= point[1] <= box["y"] + box["height"]
    )


def acting(address: str, page: Page) -> None:
    """A table of a player who has civil actions left and something to spend them on."""
    page.goto(table_from(address, TTA, scenario(2, age="I", row=["rich_land_i", "iron"]).state))
    expect(page.locator(".action-line")).to_be_visible()


def test_a_double_click_does_not_resign(server: str, new_page: NewPage) -> None:
    """The confirmation is not under the finger that pressed the button, at any size."""
    for width, height in ((1440, 900), (375, 812)):
        page = new_page(width=width, height=height)
        game = scenario(2, ask="politics", age="I", seats=[{"military_hand": ["rats"]}])
        page.goto(table_from(server, TTA, game.state))
        resign = page.locator('.cards-board [data-code="resign"]')
        expect(resign).to_be_visible()
        finger = middle(resign)
        page.mouse.dblclick(*finger)
        sure = page.locator(".doubt .doubt-yes")
        expect(sure).to_be_visible()
        assert not covers(sure, finger)
        assert ply_shown(page) == 0
        page.locator(".doubt .doubt-no").click()
        expect(sure).to_have_count(0)
        resign.click()
        sure.click()
        expect(at_ply(page, 0)).to_have_count(0)


@pytest.mark.parametrize("game", ["through_the_ages", "imperium"])
def test_ending_a_turn_with_actions_left_is_asked_about_once(
    server: str, new_page: NewPage, game: str
) -> None:
    """The question says how many would be lost; who goes back is not asked again in this turn."""
    page = new_page(width=1440, height=900)
    if game == "imperium":
        page.goto(table_from(server, IMPERIUM, imperium(seats=[{"hand": ["prosperity", "advance"]}]).state))
        end, lost = page.locator('.action-line [data-code="pass"]'), "3 actions are unused"
    else:
        acting(server, page)
        end, lost = page.locator('.action-line [data-code="end"]'), "4 civil actions are unused"
    end.click()
    expect(page.locator(".doubt")).to_contain_text(lost)
    page.keyboard.press("Escape")
    expect(page.locator(".doubt")).to_have_count(0)
    assert ply_shown(page) == 0
    end.click()
    expect(at_ply(page, 0)).to_have_count(0)


def test_the_coach_speaks_also_after_another_question(server: str, new_page: NewPage) -> None:
    """Who ends a turn with actions left, and is sure, is warned by the coach like anybody else."""
    page = new_page("/settings", width=1440, height=900)
    page.locator("input[name=coach]").check()
    page.route("**/coach", lambda route: route.fulfill(json={"warning": {"key": "web-hint-never"}}))
    acting(server, page)
    page.locator('.action-line [data-code="end"]').click()
    doubt = page.locator(".doubt")
    expect(doubt).to_contain_text("4 civil actions are unused")
    doubt.locator(".doubt-yes").click()
    expect(doubt.get_by_role("button", name="Choose it anyway")).to_be_visible()
    assert ply_shown(page) == 0
    doubt.locator(".doubt-yes").click()
    expect(at_ply(page, 0)).to_have_count(0)


def test_the_question_about_actions_left_can_be_turned_off(server: str, new_page: NewPage) -> None:
    """In the question itself; the settings say so from then on."""
    page = new_page(width=1440, height=900)
    acting(server, page)
    page.locator('.action-line [data-code="end"]').click()
    page.get_by_label("Do not ask again").check()
    page.locator(".doubt-yes").click()
    expect(at_ply(page, 0)).to_have_count(0)
    page.goto("/settings")
    expect(page.locator("input[name=askEnd]")).not_to_be_checked()
    acting(server, page)
    page.locator('.action-line [data-code="end"]').click()
    expect(at_ply(page, 0)).to_have_count(0)


def test_politics_with_nothing_to_do_is_passed_with_a_note(server: str, new_page: NewPage) -> None:
    """The pass is a move like any other; who takes it back is asked."""
    page = new_page(width=1440, height=900)
    page.goto(table_from(server, TTA, scenario(2, ask="politics", age="I").state))
    note = page.locator(".toasts .notice")
    expect(note).to_contain_text("nothing you could do")
    expect(at_ply(page, 1)).to_be_visible()
    told, board = note.bounding_box(), page.locator(".cards-board").bounding_box()
    assert told is not None
    assert board is not None
    assert told["y"] + told["height"] <= board["y"], "the note lies on what is clicked next"
    expect(page.locator(".action-line")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator('.cards-board [data-code="pass"]')).to_be_visible()
    assert ply_shown(page) == 0


def test_resigning_is_in_the_menu(server: str, new_page: NewPage) -> None:
    """Where the rules let one resign only when a turn begins, it waits until then and can be withdrawn."""
    page = new_page(width=1440, height=900)
    acting(server, page)

    def resign() -> None:
        page.get_by_role("button", name="Table menu").click()
        page.locator(".resign").click()
        page.locator(".doubt-yes").click()
        expect(page.locator(".resigning")).to_be_visible()

    resign()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".resigning")).to_have_count(0)
    resign()
    page.locator('.action-line [data-code="end"]').click()
    page.locator(".doubt-yes").click()
    expect(page.locator(".status-line")).to_contain_text("The game is over")


def test_what_others_do_closes_no_question(server: str, new_page: NewPage) -> None:
    """Their moves, and what else is told of the table; an own move does."""
    table, tokens = make_table(server, ["person", "person"], "through_the_ages")
    found = ask(server, f"/tables/{table}", token=tokens[0])
    page = new_page(width=1440, height=900)
    told = Told(page, lambda _token: found)
    open_seat(page, table, tokens[0])
    page.get_by_role("button", name="Table menu").click()
    page.locator(".resign").click()
    doubt = page.locator(".doubt")
    expect(doubt).to_be_visible()
    standing = {name: found[name] for name in ("view", "decision", "choice", "undo")}
    told.say({"type": "undo_state", "seq": found["seq"] + 1, "undo": found["undo"]})
    told.say({"type": "table", "seq": found["seq"] + 2, "table": found["table"]})
    for ply, seat in [(1, 1), (2, 0)]:
        expect(doubt).to_be_visible()
        line = {"ply": ply, "seat": seat, "events": [], "code": None}
        told.say({"type": "move", "seq": found["seq"] + 2 + ply, "ply": ply, "line": line, **standing})
        at_ply(page, ply).wait_for()
    expect(doubt).to_have_count(0)


def test_a_free_building_is_offered_in_the_question(server: str, new_page: NewPage) -> None:
    """Not only on the board; doing it comes first, and says what it changes."""
    page = new_page(width=1440, height=900)
    hand = {"military_hand": ["rats"], "unused_workers": 1}
    game = scenario(2, ask="politics", age="I", events=["development_of_religion"], seats=[hand])
    game.play("event rats")
    page.goto(table_from(server, TTA, game.state))
    sheet = page.locator(".question-sheet")
    expect(sheet.locator(".sheet-option button")).to_have_text(["Build Religion", "Build nothing"])
    expect(sheet.locator(".effect .change").first).to_be_visible()
    sheet.get_by_role("button", name="Build Religion").click()
    expect(at_ply(page, 0)).to_have_count(0)


def test_a_question_is_seen_once_and_its_answers_say_what_they_do(server: str, new_page: NewPage) -> None:
    """In the line on top; an event says its culture, passing what is passed over; no code is a tooltip."""
    page = new_page(width=1440, height=900)
    game = scenario(2, ask="politics", age="I", seats=[{"military_hand": ["rats"]}])
    page.goto(table_from(server, TTA, game.state))
    answers = page.locator(".question-sheet .sheet-option button")
    expect(answers).to_have_text(
        ["Prepare the event Rats: +1 culture", "Pass: no political action", "Resign and leave the game"]
    )
    seen = page.get_by_text("Politics: you may take one political action")
    sizes = [box["width"] for one in seen.all() if (box := one.bounding_box())]
    assert len([width for width in sizes if width > 1]) == 1
    assert page.locator(".option-list [title]").count() == 0


def test_every_card_says_why_it_cannot_be_used(server: str, new_page: NewPage) -> None:
    """Cards in hand, of the row and in play, whatever is asked."""
    page = new_page(width=1440, height=900)
    seat = {"military_hand": ["rats", "raid_i"], "hand": ["moses"]}
    game = scenario(2, ask="politics", age="I", row=["iron"], seats=[seat])
    page.goto(table_from(server, TTA, game.state))
    expect(page.locator(".question-sheet")).to_be_visible()
    reasons = {
        "army:raid_i": "weaker than",
        "hand:moses": "politics phase",
        "row:0": "politics phase",
        "tech:bronze": "politics phase",
        "government": "works by itself",
    }
    for thing, reason in reasons.items():
        page.locator(f'[data-thing="{thing}"]').first.click(force=True)
        expect(page.locator(".sheet .reason")).to_contain_text(reason)
        page.keyboard.press("Escape")
        expect(page.locator(".sheet .reason")).to_have_count(0)
