"""Clocks in the browser: chosen in the form, seen counting at every seat, low time told, time over."""

import re

from playwright.sync_api import expect

from civtable.text import words_in
from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import ask, make_table, no_sideways_scroll

WORDS = words_in("en")


def test_clocks_count_and_tell_low_time(new_page: NewPage, server: str) -> None:
    """A minute and a little: low time is told by its figure; ten seconds elsewhere are over by then."""
    short, its_tokens = make_table(
        server, ["person", "person"], clock={"kind": "live", "bank": 10, "level": "easy"}
    )
    table, tokens = make_table(server, ["person", "person"], clock={"kind": "live", "bank": 70})
    page = new_page(f"/table/{table}#seat={tokens[0]}")
    clock = page.locator(".presence li.asked .seat-clock")
    other = page.locator(".presence li:not(.asked) .seat-clock")
    expect(clock).to_have_class(re.compile("runs"))
    told_low = "|".join([re.escape(WORDS("web-clock-low", seconds=seconds)) for seconds in (60, 30, 10)])
    expect(page.locator(".low-time")).to_have_text(re.compile(told_low))
    expect(clock).to_have_text(re.compile(r"0:\d\d"))
    expect(clock).to_have_class(re.compile("low"))
    expect(other).to_have_text("1:10")
    assert serious_violations(page) == []
    over = new_page(f"/table/{short}", width=375, height=812)
    expect(over.locator(".presence li[data-seat='0'] .seat-clock")).to_have_text("0:00")
    no_sideways_scroll(over)
    back = new_page(f"/table/{short}#seat={its_tokens[0]}")
    expect(back.locator(".presence li[data-seat='0']")).not_to_contain_text(WORDS("web-substitute"))
    back.get_by_role("tab", name=WORDS("web-tab-chat")).click()
    told = WORDS("clock-note-bot", player="Player 0", level=WORDS("bot-easy"))
    expect(back.locator(".chat-note").first).to_contain_text(told)


def test_a_clock_is_chosen_with_its_consequences_and_days_off_are_taken(new_page: NewPage) -> None:
    """The form says what comes of each clock, the table shows it, and the menu stops one's own."""
    page = new_page("/new/stone_age")
    form = page.locator("form")
    clock = form.get_by_label(WORDS("web-clock"), exact=True)
    expect(clock).to_have_accessible_description(WORDS("web-clock-about-none"))
    expect(form.get_by_label(WORDS("web-new-takeover"))).to_be_visible()
    clock.select_option("10+10")
    expect(clock).to_have_accessible_description(WORDS("web-clock-about-live", minutes=10, seconds=10))
    expect(form.get_by_label(WORDS("web-new-takeover"))).to_have_count(0)
    clock.select_option("2d")
    form.get_by_label(WORDS("web-clock-zero")).select_option("resign")
    assert serious_violations(page) == []
    form.get_by_role("button", name=WORDS("web-new-create")).click()
    mine = page.locator(".presence li[data-seat='0'] .seat-clock")
    expect(mine).to_have_text(re.compile("4 d 23 h"))
    page.get_by_role("button", name=WORDS("web-menu")).click()
    page.get_by_role("dialog").locator("#days-off").select_option("3")
    page.get_by_role("button", name=WORDS("web-clock-off-take")).click()
    expect(page.get_by_role("button", name=WORDS("web-clock-off-end"))).to_be_visible()
    expect(mine).to_contain_text(WORDS("web-clock-off"))
    assert serious_violations(page) == []


def test_a_clock_over_days_has_times_of_ones_own(new_page: NewPage, server: str) -> None:
    """A turn, a reserve and days off as the form says, and none that the server refuses; on a phone too."""
    page = new_page("/new/stone_age", width=375, height=812)
    form = page.locator("form")
    clock = form.get_by_label(WORDS("web-clock"), exact=True)
    clock.select_option("own-days")
    turn, reserve, off = [
        form.get_by_label(WORDS(f"web-clock-own-{name}")) for name in ("turn", "reserve", "off")
    ]
    turn.fill("31")
    form.get_by_role("button", name=WORDS("web-new-create")).click()
    assert not turn.evaluate("field => field.checkValidity()")
    turn.fill("5")
    reserve.fill("0")
    off.fill("1")
    about = WORDS("web-clock-about-days", turn=WORDS("web-clock-days", days=5), bank=0, off=1)
    expect(clock).to_have_accessible_description(about)
    no_sideways_scroll(page)
    assert serious_violations(page) == []
    form.get_by_role("button", name=WORDS("web-new-create")).click()
    expect(page.locator(".presence li[data-seat='0'] .seat-clock")).to_be_visible()
    made = ask(server, f"/tables/{page.url.rsplit('/', 1)[-1]}")["table"]["clock"]
    assert (made["kind"], made["turn"], made["bank"], made["vacation"]) == ("days", 432_000, 0, 1)
