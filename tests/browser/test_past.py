"""Looking back: replay, records, the proof of chance, playing on."""

import re
import time
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Finished, NewPage
from tests.browser.table import make_table, my_turn, open_seat, play_on


def slowly(route: Route) -> None:
    """An answer that takes longer than a replay stays at a position."""
    time.sleep(1)
    route.continue_()


def test_a_replay_shows_any_position_by_its_link(new_page: NewPage, finished: Finished) -> None:
    table, _tokens, most = finished
    page = new_page(f"/table/{table}/replay/7")
    status = page.locator(".question")
    expect(status).to_contain_text(f"Move 7 of {most}.")
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay")
    page.get_by_role("button", name="One move on").click()
    expect(status).to_contain_text("Move 8 of")
    expect(page).to_have_url(re.compile("/replay/8$"))
    page.get_by_role("button", name="One move back").click()
    expect(status).to_contain_text("Move 7 of")
    page.get_by_role("slider").fill("50")
    expect(status).to_contain_text("Move 50 of")
    page.route("**/position?*", slowly)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(status).to_contain_text("Move 51 of")
    page.unroute("**/position?*")
    expect(status).to_contain_text(re.compile(r"Move (5[2-9]|[6-9]\d|\d{3}) of"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(status).to_contain_text("The game is over.")
    page.get_by_role("button", name="To the beginning").click()
    expect(status).to_contain_text(f"Move 0 of {most}.")


IN_SIGHT = """() => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const line = document.querySelector(".log .here").getBoundingClientRect();
  return line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
}"""


def test_a_replay_is_led_by_keys_and_its_log_follows(new_page: NewPage, finished: Finished) -> None:
    """Arrows step, Home and End jump, space plays, wherever the focus is; its line is in sight."""
    table, _tokens, most = finished
    page = new_page(f"/table/{table}/replay/40", width=1440, height=900)
    status = page.locator(".question")
    expect(status).to_contain_text("Move 40 of")
    for key, ply in (("ArrowRight", 41), ("ArrowLeft", 40), ("End", most), ("Home", 0)):
        page.keyboard.press(key)
        expect(status).to_contain_text(f"Move {ply} of")
        if ply:
            expect(page.locator(".log .here .ply")).to_have_text(str(ply))
            page.wait_for_function(IN_SIGHT)
    expect(page.locator(".log .ply").first).to_be_in_viewport()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(status).to_contain_text("Move 2 of")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_wrong_seat_hides_no_finished_game(new_page: NewPage, finished: Finished) -> None:
    """Neither a link of somebody else's seat nor one that this browser holds since long ago."""
    table, _tokens, most = finished
    wrong = "a-token-that-opens-nothing"
    page = new_page(f"/table/{table}#seat={wrong}")
    expect(page.locator("#result-title")).to_be_visible()
    page.goto(f"/table/{table}/replay/7#seat={wrong}")
    expect(page.locator(".question")).to_contain_text(f"Move 7 of {most}.")
    page.evaluate(
        "([table, token]) => localStorage.setItem('civtable.seats', JSON.stringify({[table]: {1: token}}))",
        [table, wrong],
    )
    page.goto(f"/table/{table}/replay/8")
    expect(page.locator(".question")).to_contain_text(f"Move 8 of {most}.")
    expect(page.locator(".board-frame .stone-age")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.locator("#result-title")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_position(new_page: NewPage, server: str) -> None:
    table, tokens = make_table(server, ["person", "person"])
    play_on(server, table, tokens, until=8)
    page = new_page()
    open_seat(page, table, tokens[0])
    page.locator(".log .ply").nth(2).click()
    expect(page.locator(".question")).to_contain_text("Move 3 of 8.")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".actions")).to_be_visible()


def test_playing_on_from_a_position_makes_a_table_against_bots(new_page: NewPage, finished: Finished) -> None:
    table, _tokens, _most = finished
    page = new_page(f"/table/{table}/replay/20")
    page.get_by_role("combobox", name="Seen and played as").select_option("1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    my_turn(page)
    expect(page.locator(".presence .asked")).to_contain_text(re.compile("Player 1|Blue"))


def test_a_record_is_saved_opened_and_verified(new_page: NewPage, finished: Finished, tmp_path: Path) -> None:
    table, _tokens, most = finished
    page = new_page(f"/table/{table}/verify")
    expect(page.locator(".notice.good")).to_have_text("It holds: this seed has that fingerprint.")
    with page.expect_download(timeout=0) as download:
        page.get_by_role("link", name="Save the record").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)

    page.goto("/import")
    page.get_by_label("Or paste it here").fill("{}")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("This is no record of civtable.")
    expect(page.locator(".file-choice")).to_contain_text("No file chosen yet")
    with page.expect_file_chooser(timeout=0) as chooser:
        page.get_by_text("Choose a file").click()
    chooser.value.set_files(path)
    expect(page.locator(".file-choice")).to_contain_text("game.json")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".question")).to_contain_text(f"Move 0 of {most}.")
    page.set_viewport_size({"width": 375, "height": 812})
    box = page.locator(".question").bounding_box()
    assert box is not None
    assert box["width"] > 300, "the sentence has the width of a phone"


def test_a_position_is_saved_as_a_scenario_and_opened_as_a_table(
    new_page: NewPage, server: str, tmp_path: Path
) -> None:
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    open_seat(page, table, tokens[0])
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_text("cards that you cannot know are dealt again")).to_be_visible()
    with page.expect_download(timeout=0) as download:
        page.get_by_role("button", name="Save the position").click()
    path = tmp_path / "position.yaml"
    download.value.save_as(path)

    page.goto("/import")
    page.get_by_label("File of the record").set_input_files(path)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    my_turn(page)


def test_while_a_game_is_played_its_seed_stays_secret(new_page: NewPage, server: str) -> None:
    table, _tokens = make_table(server, ["person", "person"])
    page = new_page(f"/table/{table}/verify")
    expect(page.get_by_text("secret until the end")).to_be_visible()


def test_a_game_without_a_board_of_its_own_is_played_too(new_page: NewPage) -> None:
    """The generic board shows the position; the options are buttons and codes as everywhere."""
    page = new_page("/settings")

    def without_boards(route: Route) -> None:
        known = route.fetch().json()
        route.fulfill(json=[{**game, "board": False} for game in known])

    page.route("**/api/games", without_boards)
    page.goto("/")
    page.get_by_role("article").filter(has_text="Through the Ages").get_by_role(
        "button", name="Play now"
    ).click()
    my_turn(page)
    expect(page.get_by_role("region", name="The position as an outline")).to_be_visible()
    page.locator(".option-list [data-code^=take]").first.click()
    expect(page.locator(".log")).to_contain_text("Red takes")
