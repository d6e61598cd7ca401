"""Fewer wrong turns: what is asked once more, and what nobody has to be asked."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.stage import game_named
from tests.browser.table import at_ply, ply_shown, table_from
from tests.through_the_ages.table import scenario

TTA = game_named("through_the_ages")


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


def test_ending_a_turn_with_actions_left_is_asked_about_once(server: str, new_page: NewPage) -> None:
    """The question says how many would be lost; who goes back is not asked again in this turn."""
    page = new_page(width=1440, height=900)
    acting(server, page)
    end = page.locator('.action-line [data-code="end"]')
    end.click()
    expect(page.locator(".doubt")).to_contain_text("4 civil actions are unused")
    page.keyboard.press("Escape")
    expect(page.locator(".doubt")).to_have_count(0)
    assert ply_shown(page) == 0
    end.click()
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
    expect(page.locator(".toasts")).to_contain_text("nothing you could do")
    expect(at_ply(page, 1)).to_be_visible()
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
