"""The form of a new table: every choice says what comes of it."""

import pytest
from playwright.sync_api import expect

from civtable.core.words import Phrase
from civtable.games import GAMES
from civtable.text import words_in
from tests.browser.axe import serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import no_sideways_scroll, visit
from tests.longer import SOME_LANGUAGES


def test_settings_are_explained_by_what_comes_of_them(new_page: NewPage) -> None:
    """Nations by their character, one by one and all together; levels by their strength."""
    words = words_in("en")
    page = new_page("/new/imperium")
    form = page.locator("form")
    expect(form).to_contain_text(words("setting-about-imperium-level-chieftain"))
    form.get_by_role("radio", name="Overlord").check()
    expect(form).to_contain_text(words("setting-about-imperium-level-overlord"))
    expect(form).not_to_contain_text(words("setting-about-imperium-level-chieftain"))
    nation = form.get_by_label("Nation of the first player")
    expect(nation).to_have_accessible_description(words("setting-about-imperium-nation_1-random"))
    form.get_by_text("Compare all").first.click()
    form.get_by_role("button", name=words("imperium-about-celts")).click()
    expect(nation).to_have_value("celts")
    expect(nation).to_have_accessible_description(words("imperium-about-celts"))
    assert serious_violations(page) == []


def test_only_nations_of_the_box_are_offered(new_page: NewPage) -> None:
    """A nation that another box does not have gives way, and the form says so until another is chosen."""
    words = words_in("en")
    page = new_page("/new/imperium")
    form = page.locator("form")
    nation = form.get_by_label("Nation of the first player")
    celts, mauryans = (nation.locator(f"option[value={name}]") for name in ("celts", "mauryans"))
    expect(mauryans).to_have_count(0)
    nation.select_option("celts")
    form.get_by_role("radio", name="Legends", exact=True).check()
    expect(celts).to_have_count(0)
    expect(mauryans).to_have_count(1)
    expect(nation).to_have_value("random")
    gone = form.locator(".gone")
    expect(gone).to_have_text(words("web-new-gone", value=Phrase("imperium-nation-celts")))
    nation.select_option("mauryans")
    expect(gone).to_have_count(0)
    form.get_by_role("button", name="Make the table").click()
    expect(page.locator(".cards-board")).to_be_visible()


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_form_fits_on_a_phone_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page("/", locale=language, width=375, height=812)
    for game in GAMES:
        visit(page, f"/new/{game}")
        expect(page.locator("form .seat-row").first).to_be_visible()
        expect(page.locator(".compare-all")).to_have_count(2 if game == "imperium" else 0)
        page.eval_on_selector_all(".compare-all", "all => all.forEach((one) => (one.open = true))")
        no_sideways_scroll(page)


def test_a_policy_of_the_server_is_chosen_among_the_bots_where_it_fits(new_page: NewPage) -> None:
    """At tables of as many players as it was trained for; its name stands at the table."""
    words = words_in("en")
    page = new_page("/new/stone_age")
    form = page.locator("form")
    second = form.locator('.seat-row[data-seat="1"] select')
    second.select_option(label="policy clever")
    expect(second).to_have_accessible_description(words("bot-policy-about"))
    form.get_by_role("button", name="3", exact=True).click()
    expect(second).to_have_value("bot medium")
    expect(second.get_by_role("option", name="policy clever")).to_have_count(0)
    form.get_by_role("button", name="2", exact=True).click()
    second.select_option(label="policy clever")
    form.get_by_role("button", name=words("web-new-create")).click()
    expect(page.locator('.presence li[data-seat="1"]')).to_contain_text("policy clever")
