"""Through the Ages at the table: events with everybody's share, previews, steps back, culture by source."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from civtable.core.game import EVERYONE
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games.through_the_ages import GAME
from civtable.server.tables.messages import event_json
from tests.browser.conftest import NewPage
from tests.browser.stage import game_named, show
from tests.browser.table import ask, make_table, my_turn, open_seat
from tests.through_the_ages.table import Table, scenario

TTA = game_named("through_the_ages")


def told(game: Table, *codes: str) -> list[Any]:
    """The lines of the log by some choices, as everybody may know them."""
    lines: list[Any] = []
    for code in codes:
        decision = GAME.decision(game.state)
        assert decision is not None
        game.state.log = []
        game.play(code)
        events = [event_json(TTA, event) for event in game.state.log if event.seen_by == EVERYONE]
        lines.append({"ply": len(lines) + 1, "seat": decision.seat, "events": events, "code": code})
    return lines


def revealed(page: Page) -> Table:
    """On the stage: Crusades were revealed, by which the first of two players gained what the other lost."""
    strong = {"military_hand": ["cold_war"], "workers": {"warriors": 3}}
    game = scenario(2, ask="politics", age="II", events=["crusades"], seats=[strong, {"culture": 9}])
    lines = told(game, "event cold_war")
    show(page, TTA, game.state, log=lines)
    return game


def test_an_event_is_told_with_what_each_player_got(new_page: NewPage) -> None:
    """The card, and for everybody the ratings that decide and what happened."""
    page = new_page("/settings", width=1440, height=900)
    revealed(page)
    panel = page.locator(".happening")
    expect(panel.locator(".big-card h3")).to_have_text("Crusades")
    shares = panel.locator(".share")
    expect(shares).to_have_count(2)
    expect(shares.nth(0)).to_contain_text("gains 4 culture (Crusades)")
    expect(shares.nth(1)).to_contain_text("loses 4 culture (Crusades)")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.locator('.tta [data-thing]:not([aria-disabled="true"])').first.click()
    back = page.get_by_role("button", name="Back", exact=True)
    back.click()
    expect(back).to_have_count(0)
    expect(panel).to_have_count(0)  # what was put away stays away


def test_an_event_tells_what_its_own_player_lost_by_it(new_page: NewPage) -> None:
    """Who chooses the loss afterwards has not lost nothing."""
    page = new_page("/settings", width=1440, height=900)
    weak = {"military_hand": ["cold_war"], "unused_workers": 0}
    rival = {"workers": {"warriors": 3}}
    game = scenario(2, ask="politics", age="II", events=["reign_of_terror"], seats=[weak, rival])
    show(page, TTA, game.state, log=told(game, "event cold_war", "lose agriculture"))
    shares = page.locator(".happening .share-what")
    expect(shares).to_have_text(["Red loses a worker: Agriculture.", "nothing"])
    game = scenario(2, ask="politics", age="II", events=["border_conflict"], seats=[weak, rival])
    show(page, TTA, game.state, log=told(game, "event cold_war", "destroy bronze"))
    expect(shares).to_have_text(["Red loses a building: Bronze.", "Blue gains 3 resources."])


def test_an_action_puts_the_told_event_away(new_page: NewPage) -> None:
    """Who has acted has seen it."""
    page = new_page("/settings", width=1440, height=900)
    strong = {"military_hand": ["cold_war"], "workers": {"warriors": 3}, "stored": {"agriculture": 3}}
    game = scenario(2, ask="politics", age="II", events=["crusades"], seats=[strong, {"culture": 9}])
    lines = told(game, "event cold_war", "population")
    began = {
        "event": "turn_began",
        "seat": 0,
        "round": 2,
        "words": {"key": "through_the_ages-event-turn_began"},
    }
    show(page, TTA, game.state, log=[{"ply": 0, "seat": 1, "events": [began], "code": None}, *lines])
    expect(page.locator(".action-line")).to_be_visible()
    expect(page.locator(".happening")).to_have_count(0)


def test_an_attack_shows_both_strengths(new_page: NewPage) -> None:
    """Beside the option, with the cards that the rival could defend with."""
    page = new_page("/settings", width=1440, height=900)
    strong = {"military_hand": ["raid_i"], "workers": {"warriors": 4}}
    victim = {"workers": {"religion": 1}, "military_hand": ["rats", "foray"]}
    game = scenario(2, ask="politics", age="I", seats=[strong, victim])
    show(page, TTA, game.state)
    page.locator('.tta [data-thing="army:raid_i"]').click()
    expect(
        page.get_by_role("img", name="Your strength 4, theirs 1, with 2 military cards in hand")
    ).to_be_visible()


def test_the_rule_is_one_tap_away_at_every_question(new_page: NewPage) -> None:
    """In the catalogs there is one for every kind of question; here it is opened."""
    page = new_page("/settings", width=1440, height=900)
    show(page, TTA, scenario(2, ask="politics", age="I").state)
    page.get_by_text("The rule", exact=True).click()
    expect(page.locator(".rule p")).to_contain_text("one political action")


def test_a_technology_tells_the_price_before_it_is_built(server: str, new_page: NewPage) -> None:
    """Every option of a thing shows what would change; steps are listed and taken back one by one."""
    table, tokens = make_table(server, ["person", "person"], "through_the_ages")
    page = new_page(width=1440, height=900)
    open_seat(page, table, tokens[0])
    my_turn(page)
    page.locator('.tta [data-thing="row:0"]').click()
    effect = page.locator(".sheet .effect .change")
    expect(effect.first).to_have_text("1→0")
    page.locator(".sheet .button.primary").click()
    expect(page.locator('.table-page[data-ply="1"]')).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator('.table-page[data-ply="0"]')).to_be_visible()


def test_the_list_of_options_is_folded_until_somebody_wants_it(server: str, new_page: NewPage) -> None:
    """The board is the way to play; the list stays open once it was opened."""
    table, tokens = make_table(server, ["person", "person"], "through_the_ages")
    page = new_page(width=1440, height=900)
    open_seat(page, table, tokens[0])
    my_turn(page)
    fold = page.locator(".actions .panel-head [aria-expanded]")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(page.locator(".option-list")).to_be_hidden()
    page.reload()
    expect(page.locator(".actions .panel-head [aria-expanded]")).to_have_attribute("aria-expanded", "false")


def test_the_end_tells_culture_by_source_and_by_event(server: str, new_page: NewPage) -> None:
    """Sources side by side, and what each event of Age III brought whom."""
    match = Match(GAME, {}, ["human", "random"], "the end", "secure")
    dice = fast_rng("the end")
    while (decision := GAME.decision(match.state)) is not None:
        options = [option for option in decision.options if option is not GAME.giving_up]
        match.play(options[dice.below(len(options))].code)
    made = ask(server, "/records", json.loads(match.record().to_text()))
    page = new_page(f"/table/{made['id']}", width=1440, height=900)
    scores = page.get_by_role("region", name="Points by source")
    expect(scores.get_by_role("row", name="Prepared events")).to_be_visible()
    told = [GAME.event_form(event) for ply in match.plies for event in ply.events]
    scored = {event["card"] for event in told if event["event"] == "scored"}
    expect(page.get_by_role("region", name="Scored for").locator("tbody tr")).to_have_count(len(scored))
    assert scored
