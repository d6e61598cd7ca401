"""The account page: sign-up with a recovery code, recovery, passwords, sessions, tables."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.conftest import NewPage
from tests.browser.table import my_turn, no_sideways_scroll

SECRET = "a very long secret"
CODE = re.compile(r"[A-Z0-9]{5}(-[A-Z0-9]{5}){4}")


def enter(page: Page, name: str, password: str, button: str) -> None:
    """Fill in name and password, and press a button."""
    form = page.locator("form").filter(has=page.get_by_role("button", name="Sign in"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


def sign_up(page: Page, name: str) -> str:
    """Make an account; its recovery code, which is not yet written down."""
    enter(page, name, SECRET, "New account")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return code_shown(page)


def code_shown(page: Page) -> str:
    """The code that is shown once."""
    field = page.get_by_role("textbox", name="Recovery code")
    expect(field).to_have_value(CODE)
    return field.input_value()


def folded(page: Page, title: str) -> Locator:
    """What is under a heading that one opens."""
    page.locator("summary").get_by_text(title, exact=True).click()
    return page.locator("details[open]").filter(has_text=title)


def sound(page: Page) -> None:
    """Nothing serious by day and by night, and nothing wider than the window."""
    assert serious_violations(page) == []
    assert serious_at_night(page) == []
    no_sideways_scroll(page)


def test_a_lost_password_is_replaced_by_the_code(new_page: NewPage) -> None:
    page = new_page("/account", width=375, height=812)
    code = sign_up(page, "Nora")
    sound(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    page.get_by_role("button", name="I have written it down").click()
    expect(page.get_by_text(code)).to_have_count(0)
    page.get_by_role("button", name="Sign out").click()

    lost = folded(page, "I have lost the password")
    sound(page)
    lost.get_by_label("Name").fill("Nora")
    lost.get_by_label("New password").fill("another long secret")
    lost.get_by_label("Recovery code").fill("AAAAA-BBBBB")
    lost.get_by_role("button", name="Set the new password").click()
    expect(page.get_by_role("alert")).to_have_text("The name or the recovery code is not right.")
    lost.get_by_label("Recovery code").fill(code.lower())
    lost.get_by_role("button", name="Set the new password").click()
    assert code_shown(page) != code
    page.reload()
    expect(page.get_by_role("heading", name="Where you are signed in")).to_be_visible()
    expect(page.get_by_role("textbox", name="Recovery code")).to_have_count(0)

    page.get_by_role("button", name="Sign out").click()
    enter(page, "Nora", SECRET, "Sign in")
    expect(page.get_by_role("alert")).to_be_visible()
    enter(page, "Nora", "another long secret", "Sign in")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nora")


def test_sessions_end_one_by_one_and_with_a_new_password(new_page: NewPage) -> None:
    here = new_page("/account")
    sign_up(here, "Olga")
    here.get_by_role("button", name="I have written it down").click()
    others = [new_page("/account") for _ in range(3)]
    for other in others:
        enter(other, "Olga", SECRET, "Sign in")
        expect(other.get_by_role("button", name="Sign out")).to_be_visible()

    here.reload()
    lines = here.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(lines).to_have_count(4)
    expect(lines.filter(has_text="this browser")).to_have_count(1)
    expect(lines.first).to_contain_text("Chrome, Linux")
    sound(here)
    lines.first.get_by_role("button", name="End: Chrome, Linux").click()
    expect(lines).to_have_count(3)
    others[2].reload()
    expect(others[2].get_by_role("button", name="Sign in")).to_be_visible()
    here.get_by_role("button", name="End all others").click()
    expect(lines).to_have_count(1)

    enter(others[2], "Olga", SECRET, "Sign in")
    expect(others[2].get_by_role("button", name="Sign out")).to_be_visible()
    form = folded(here, "Change the password")
    form.get_by_label("Present password").fill("the wrong secret")
    form.get_by_label("New password").fill("another long secret")
    form.get_by_role("button", name="Change it").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Present password").fill(SECRET)
    form.get_by_role("button", name="Change it").click()
    expect(form.get_by_role("status")).to_have_text("The password is changed.")
    sound(here)
    expect(lines).to_have_count(1)
    others[2].reload()
    expect(others[2].get_by_role("button", name="Sign in")).to_be_visible()


def test_a_new_code_is_made_for_the_password(new_page: NewPage) -> None:
    page = new_page("/account")
    first = sign_up(page, "Petra")
    page.get_by_role("button", name="I have written it down").click()
    form = folded(page, "New recovery code")
    form.get_by_label("Password").fill(SECRET)
    form.get_by_role("button", name="Make a new code").click()
    assert code_shown(page) != first
    expect(page.get_by_role("heading", name="Recovery code")).to_be_focused()


def test_an_account_keeps_a_table_for_another_device(new_page: NewPage, server: str) -> None:
    here = new_page()
    here.get_by_role("article").filter(has_text="Stone Age").get_by_role("button", name="Play now").click()
    my_turn(here)
    table = here.url.rsplit("/", 1)[1]
    here.goto("/account")
    sign_up(here, "Ana Ruiz")

    elsewhere = new_page("/account")
    enter(elsewhere, "Ana Ruiz", "the wrong secret", "Sign in")
    expect(elsewhere.get_by_role("alert")).to_be_visible()
    enter(elsewhere, "Ana Ruiz", SECRET, "Sign in")
    row = elsewhere.locator(".table-line")
    expect(row.locator(".seat")).to_have_count(3)
    expect(row).to_contain_text("your turn")
    elsewhere.get_by_role("button", name="Play on").click()
    expect(elsewhere).to_have_url(f"{server}/table/{table}")
    my_turn(elsewhere)
    elsewhere.goto("/account")
    elsewhere.get_by_role("button", name="Sign out").click()
    expect(elsewhere.get_by_role("button", name="Sign in")).to_be_visible()

    here.goto("/")
    here.get_by_role("article").filter(has_text="Stone Age").get_by_role("button", name="Play now").click()
    my_turn(here)
    here.goto("/account")
    expect(here.get_by_role("button", name="Play on")).to_have_count(2)
    here.get_by_role("link", name="Ratings").last.click()
    expect(here.get_by_text("No rated games yet.")).to_be_visible()
    expect(here.get_by_role("alert")).to_have_count(0)
    here.go_back()
    form = folded(here, "Delete this account")
    form.get_by_label("Password").fill(SECRET)
    form.get_by_role("button", name="Delete for good").click()
    expect(here.get_by_role("button", name="Sign in")).to_be_visible()
