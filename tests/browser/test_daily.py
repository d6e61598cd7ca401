"""Daily deals and statistics in the browser: one try, standings, a text to share, the archive."""

import re

import pytest
from playwright.sync_api import Page, expect

from civtable import daily
from civtable.text import words_in
from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.serve import TODAY
from tests.browser.table import ask, make_table, my_turn, no_sideways_scroll, play_on, visit
from tests.longer import SOME_LANGUAGES

HOLD = """([table, seat, token]) => {
  const seats = JSON.parse(localStorage.getItem("civtable.seats") ?? "{}");
  localStorage.setItem("civtable.seats", JSON.stringify({ ...seats, [table]: { [seat]: token } }));
}"""
BROWSER = "() => JSON.parse(localStorage.getItem('civtable.daily')).player"


def give_up(server: str, table: str, token: str) -> None:
    """End a game for two by giving it up."""
    while (now := ask(server, f"/tables/{table}", token=token))["table"]["status"] != "over":
        if now["choice"] is not None:
            codes = [option["code"] for option in now["choice"]["options"]]
            code = "resign" if "resign" in codes else codes[-1]
            ask(server, f"/tables/{table}/moves", {"ply": now["ply"], "code": code}, token)


def sound(page: Page) -> None:
    """Nothing serious by day and by night, and nothing wider than the window."""
    assert serious_violations(page) == []
    assert serious_at_night(page) == []
    no_sideways_scroll(page)


def test_todays_deal_is_begun_once_finished_and_shared(new_page: NewPage, server: str) -> None:
    """From the welcome page to the standings; who comes back goes on, who has finished practises."""
    page = new_page("/")
    game = page.get_by_role("article").filter(has_text="Through the Ages")
    game.get_by_role("link", name="Today's deal").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Through the Ages")
    expect(page.get_by_text("You have not played this deal yet.")).to_be_visible()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Play now").click()
    my_turn(page)
    table = page.url.rsplit("/", 1)[1]
    expect(page.get_by_role("link", name="Today's deal").last).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("button", name="Save the position")).to_have_count(0)
    visit(page, "/daily")
    sound(page)
    game.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(f"{server}/table/{table}")
    token = page.evaluate("(id) => JSON.parse(localStorage.getItem('civtable.seats'))[id][0]", table)
    give_up(server, table, token)

    visit(page, f"/table/{table}")
    end = page.get_by_role("region", name="Today's deal")
    shared = end.get_by_role("group", name="Your result to share")
    path = f"/daily/through_the_ages/{TODAY}"
    expect(shared).to_have_text(
        re.compile(
            rf"civtable · Through the Ages · {TODAY}\sPlace 2 of 2 with 0\s[▲◆▽]{{10}}\s{server}{path}"
        )
    )
    end.get_by_role("button", name="Copy").click()
    expect(end.get_by_text("Copied")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    end.get_by_role("link", name="Standings").click()
    own = page.get_by_role("row").filter(has_text="you")
    expect(own).to_contain_text("Ana")
    expect(own.get_by_role("link", name="Look")).to_have_count(0)
    sound(page)
    page.set_viewport_size({"width": 375, "height": 812})
    sound(page)
    page.get_by_role("button", name="Practise").click()
    my_turn(page)
    assert page.url != f"{server}/table/{table}"
    player = page.evaluate(BROWSER)
    assert ask(server, path, token=player)["own"]["table"] == table


def test_a_past_day_is_practised_only(new_page: NewPage, server: str) -> None:
    before, long_before = daily.before(TODAY, 1), daily.before(TODAY, 5)
    page = new_page("/daily/stone_age")
    page.get_by_role("link", name="The day before").click()
    expect(page).to_have_url(f"{server}/daily/stone_age/{before}")
    expect(page.get_by_text("You did not play this deal on its day.")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_have_count(0)
    page.get_by_label("Choose a day").fill(long_before)
    expect(page).to_have_url(f"{server}/daily/stone_age/{long_before}")
    page.get_by_role("button", name="Practise").click()
    my_turn(page)
    expect(page.get_by_role("link", name="Practice deal")).to_be_visible()
    visit(page, "/daily/stone_age/1999-01-01")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_statistics_are_drawn_from_what_this_browser_played(new_page: NewPage, server: str) -> None:
    page = new_page("/statistics")
    expect(page.get_by_text("There is no finished game yet.")).to_be_visible()
    sound(page)
    mine = []
    for seed in (1, 2):
        table, tokens = make_table(server, ["person", "person"])
        play_on(server, table, tokens, seed=seed)
        page.evaluate(HOLD, [table, 1, tokens[1]])
        mine.append(tokens[1])
    page.reload()
    expect(page.get_by_role("button", name="Stone Age")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="Points of each game")).to_be_visible()
    best_total = max([game["total"] for game in ask(server, "/games/played", {"tokens": mine})])
    best = page.locator(".figures > div").filter(has_text="Best")
    expect(best).to_contain_text(str(best_total))
    against = page.get_by_role("region", name="Against").get_by_role("row").last
    expect(against).to_contain_text("People")
    expect(page.get_by_role("region", name="First placements").get_by_role("row")).not_to_have_count(0)
    expect(page.get_by_role("region", name="Where the points come from")).to_be_visible()
    sound(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    rows = saved.value.path().read_text("utf-8").splitlines()
    assert len(rows) == 3
    assert rows[0].startswith("ended,game,table,daily,seats")
    assert "setting_ties" in rows[0].split(",")
    table, tokens = make_table(server, ["person", "person", "person"])
    play_on(server, table, tokens, seed=3)
    page.evaluate(HOLD, [table, 1, tokens[1]])
    page.reload()
    expect(page.get_by_role("region", name="By kind of game").get_by_role("row")).to_have_count(3)
    expect(page.locator(".figures > div")).to_have_count(2)
    expect(page.get_by_role("img", name="Points of each game")).to_have_count(0)
    sound(page)
    page.get_by_label("Which games").select_option("2 players (2)")
    expect(page.get_by_role("img", name="Points of each game")).to_be_visible()
    expect(best).to_contain_text(str(best_total))
    page.set_viewport_size({"width": 375, "height": 812})
    sound(page)


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_pages_speak_every_language_on_a_phone(new_page: NewPage, language: str) -> None:
    words = words_in(language)
    page = new_page("/daily", locale=language, width=375, height=812)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-title-daily"))
    no_sideways_scroll(page)
    page.get_by_text(words("web-daily-rules")).click()
    no_sideways_scroll(page)
    visit(page, "/daily/through_the_ages")
    expect(page.get_by_role("heading", name=words("web-daily-yours"))).to_be_visible()
    no_sideways_scroll(page)
    visit(page, "/statistics")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-title-statistics"))
    no_sideways_scroll(page)
