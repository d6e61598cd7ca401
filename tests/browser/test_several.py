"""Several things that are chosen together: picked in any order, taken back, and sent by one button."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from civtable.core.game import State
from civtable.games import AnyGame
from tests.browser.axe import serious_at_night, serious_violations
from tests.browser.cards import confirm
from tests.browser.conftest import NewPage
from tests.browser.patience import drawn
from tests.browser.stage import game_named, sent, show
from tests.browser.table import ask, at_ply, goes_on, no_sideways_scroll, ply_shown, table_from
from tests.browser.test_nothing_moves import places
from tests.imperium.table import scenario as imperium
from tests.longer import quick_and_long
from tests.through_the_ages.table import scenario as through_the_ages
from tests.through_the_ages.test_colonies import found
from tests.through_the_ages_2006.table import scenario as original

IMPERIUM, TTA = game_named("imperium"), game_named("through_the_ages")
HAND = ["prosperity", "advance", "unrest", "unrest", "steppe"]
ORIGINAL = {"edition": "2006"}


def cleaning_up() -> State:
    """Imperium's clean-up: any number of cards may be discarded."""
    game = imperium("romans", "greeks", seats=[{"hand": HAND}], market=["town", "city"])
    game.play("pass", "place on town")
    return game.state


ARMY = ["legion", "raid_i", "enslave", "plunder_i"]


def too_many() -> State:
    """Two military cards too many at the end of a turn."""
    game = through_the_ages(2, seats=[{"military_hand": ARMY}])
    game.play("end")
    return game.state


def attacked() -> State:
    """An aggression that is 2 stronger than the defender."""
    hand = ["military_bonus_ii", "raid_i", "raid_ii"]
    victim = {"workers": {"warriors": 6}, "government": "theocracy", "military_hand": hand}
    attacker = {"workers": {"warriors": 9}, "government": "monarchy", "military_hand": ["spy"]}
    game = through_the_ages(2, age="III", ask="politics", seats=[attacker, victim])
    game.play("aggression spy seat 1")
    return game.state


def colonizing() -> State:
    """A territory was won with a bid of 3."""
    board = {"workers": {"warriors": 3}, "military_hand": ["military_bonus_ii"]}
    game = found("historic_territory_i", board)
    game.play("bid 3", "pass")
    return game.state


def sacrificing() -> State:
    """An attack of the edition of 2006, by three Warriors and one Riflemen."""
    board = {
        "workers": {"warriors": 3, "riflemen": 1},
        "military_hand": ["spy"],
        "government": "monarchy",
    }
    game = original(2, age="III", ask="politics", seats=[board, {"workers": {"warriors": 2}}])
    game.play("aggression spy seat 1")
    return game.state


def thing(page: Page, name: str, copy: int = 0) -> Locator:
    """A thing of the board."""
    return page.locator(f'.cards-board [data-thing="{name}"]').nth(copy)


def counted(page: Page) -> Locator:
    """What the board says about how many are picked."""
    return page.locator(".cards-board .pick-count")


def is_picked(one: Locator, picked: bool = True) -> None:
    """A thing is marked as picked, not by colour alone."""
    expect(one).to_have_attribute("aria-pressed", "true" if picked else "false")
    expect(one.locator(".pick-mark.on")).to_have_count(1 if picked else 0)


def goes(page: Page) -> None:
    """Send what is picked, and wait until it is done."""
    ply = ply_shown(page)
    expect(confirm(page)).to_have_attribute("aria-disabled", "false")
    confirm(page).click()
    goes_on(page, ply)


def chosen_lines(server: str, address: str, seat: int) -> list[str]:
    """The codes that a seat has played."""
    table, token = address.removeprefix("/table/").split("#seat=")
    log = ask(server, f"/tables/{table}", token=token)["log"]
    return [line["code"] for line in log if line["seat"] == seat]


def test_nothing_is_discarded_before_it_is_confirmed(server: str, new_page: NewPage) -> None:
    """Steppe is picked, Advance is picked and taken back: only Steppe goes, and the turn ends only then."""
    address = table_from(server, IMPERIUM, cleaning_up())
    page = new_page(address, width=1440, height=900)
    steppe, advance = thing(page, "hand:steppe"), thing(page, "hand:advance")
    expect(counted(page)).to_contain_text("0 chosen")
    steppe.click()
    is_picked(steppe)
    advance.click()
    is_picked(advance)
    expect(counted(page)).to_contain_text("2 chosen")
    advance.click()
    is_picked(advance, False)
    expect(confirm(page)).to_have_accessible_name("Discard 1 card")
    assert chosen_lines(server, address, 0) == []
    goes(page)
    assert chosen_lines(server, address, 0)[:2] == ["discard steppe", "pass"]


def test_equal_cards_are_picked_one_by_one(server: str, new_page: NewPage) -> None:
    """The one that is touched is the one that is marked."""
    page = new_page(table_from(server, IMPERIUM, cleaning_up()), width=1440, height=900)
    first, second = thing(page, "hand:unrest", 0), thing(page, "hand:unrest", 1)
    second.click()
    is_picked(second)
    is_picked(first, False)
    first.click()
    is_picked(first)
    second.click()
    is_picked(first)
    is_picked(second, False)
    expect(counted(page)).to_contain_text("1 chosen")


def test_two_of_four_cards_by_keyboard(server: str, new_page: NewPage) -> None:
    """Enter picks, Escape drops all; the last card can come first."""
    address = table_from(server, TTA, too_many())
    page = new_page(address, width=1440, height=900)
    expect(counted(page)).to_contain_text("0 of 2 chosen")
    expect(confirm(page)).to_have_attribute("aria-disabled", "true")
    thing(page, "army:legion").focus()
    page.keyboard.press("Enter")
    expect(counted(page)).to_contain_text("1 of 2 chosen")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(counted(page)).to_contain_text("0 of 2 chosen")
    for card in ("legion", "plunder_i", "raid_i"):
        thing(page, f"army:{card}").focus()
        page.keyboard.press("Space")
    is_picked(thing(page, "army:raid_i"), False)
    expect(counted(page)).to_contain_text("No more than 2")
    goes(page)
    assert sorted(chosen_lines(server, address, 0)[:2]) == ["discard legion", "discard plunder_i"]


def test_a_defence_says_what_is_missing(server: str, new_page: NewPage) -> None:
    """Cards that add too little cannot be sent; giving in is a choice of its own."""
    address = table_from(server, TTA, attacked())
    page = new_page(address, width=1440, height=900)
    thing(page, "army:raid_ii").click()
    expect(counted(page)).to_contain_text("1 of 2 strength")
    expect(confirm(page)).to_have_attribute("aria-disabled", "true")
    expect(page.locator('.cards-board [data-code="pass"]')).to_be_visible()
    thing(page, "army:raid_i").click()
    goes(page)
    assert sorted(chosen_lines(server, address, 1)[:2]) == ["discard raid_i", "discard raid_ii"]


def test_a_card_that_can_be_used_in_two_ways_asks_which(server: str, new_page: NewPage) -> None:
    """A bonus card defends or is discarded; touching it again takes it back."""
    address = table_from(server, TTA, attacked())
    page = new_page(address, width=1440, height=900)
    bonus = thing(page, "army:military_bonus_ii")
    bonus.click()
    page.locator('.cards-board .sheet [data-code="defend military_bonus_ii"]').click()
    is_picked(bonus)
    bonus.click()
    is_picked(bonus, False)
    bonus.click()
    page.locator('.cards-board .sheet [data-code="defend military_bonus_ii"]').click()
    goes(page)
    assert chosen_lines(server, address, 1)[0] == "defend military_bonus_ii"


def test_a_force_is_sent_in_any_order(server: str, new_page: NewPage) -> None:
    """A card before its unit; one more of a stack with each touch, and none after the last."""
    address = table_from(server, TTA, colonizing())
    page = new_page(address, width=1440, height=900)
    warriors = thing(page, "tech:warriors")
    thing(page, "army:military_bonus_ii").click()
    expect(counted(page)).to_contain_text("at least one unit")
    for number in ("1/3", "2/3", "3/3"):
        warriors.click()
        expect(warriors.locator(".pick-mark")).to_have_text(number)
    warriors.click()
    is_picked(warriors, False)
    warriors.click()
    goes(page)
    assert chosen_lines(server, address, 0)[:3] == ["send warriors", "bonus military_bonus_ii", "done"]


def test_the_strongest_unit_can_be_sacrificed_first(server: str, new_page: NewPage) -> None:
    """Riflemen, then Warriors: nothing is announced before the confirmation."""
    address = table_from(server, TTA, sacrificing(), ORIGINAL)
    page = new_page(address, width=1440, height=900)
    expect(confirm(page)).to_have_accessible_name("Sacrifice nothing")
    thing(page, "tech:riflemen").click()
    thing(page, "tech:warriors").click()
    assert chosen_lines(server, address, 0) == []
    expect(confirm(page)).to_have_accessible_name("Sacrifice 2 units")
    goes(page)
    assert chosen_lines(server, address, 0)[:3] == ["sacrifice warriors", "sacrifice riflemen", "done"]


def test_list_and_code_box_pick_as_well(server: str, new_page: NewPage) -> None:
    """One and the same choice everywhere; there are buttons for one more and one less."""
    address = table_from(server, IMPERIUM, cleaning_up())
    page = new_page(address, width=1440, height=900)
    side = page.locator(".option-list")
    side.locator('[data-code="discard prosperity"]').click()
    is_picked(thing(page, "hand:prosperity"))
    side.get_by_role("button", name=re.compile("^One more")).click()
    side.get_by_role("button", name=re.compile("^One more")).click()
    is_picked(thing(page, "hand:unrest", 1))
    side.get_by_role("button", name=re.compile("^One less")).click()
    box = page.locator("input[name=code]")
    box.fill("discard steppe, discard prosperity")
    box.press("Enter")
    is_picked(thing(page, "hand:steppe"))
    is_picked(thing(page, "hand:prosperity"), False)
    expect(side.locator(".pick-count")).to_contain_text("2 chosen")
    box.fill("pass")
    ply = ply_shown(page)
    box.press("Enter")
    goes_on(page, ply)
    assert sorted(chosen_lines(server, address, 0)[:3]) == ["discard steppe", "discard unrest", "pass"]


def test_what_was_picked_is_dropped_when_the_position_changes(server: str, new_page: NewPage) -> None:
    """Somebody plays for the seat elsewhere, and takes it back."""
    address = table_from(server, IMPERIUM, cleaning_up())
    table, token = address.removeprefix("/table/").split("#seat=")
    page = new_page(address, width=1440, height=900)
    thing(page, "hand:steppe").click()
    is_picked(thing(page, "hand:steppe"))
    ask(server, f"/tables/{table}/moves", {"ply": 0, "code": "discard prosperity"}, token)
    expect(at_ply(page, 1)).to_have_count(1)
    ask(server, f"/tables/{table}/undo", {"ply": 0}, token)
    expect(at_ply(page, 0)).to_have_count(1)
    is_picked(thing(page, "hand:steppe"), False)
    expect(counted(page)).to_contain_text("0 chosen")


def test_one_undo_takes_all_of_them_back(server: str, new_page: NewPage) -> None:
    """Never into their middle."""
    of_2006 = {"edition": "2006"}
    game = through_the_ages(2, settings=of_2006, ask="politics", seats=[{"military_hand": ARMY}])
    game.play("pass")
    page = new_page(table_from(server, TTA, game.state, of_2006), width=1440, height=900)
    for card in ("legion", "enslave"):
        thing(page, f"army:{card}").click()
    goes(page)
    page.get_by_role("button", name=re.compile("undo", re.IGNORECASE)).first.click()
    expect(at_ply(page, 0)).to_have_count(1)
    expect(page.locator('[data-thing^="army:"]')).to_have_count(4)


def test_an_order_is_numbered(new_page: NewPage) -> None:
    """Fame cards that go back: the order is shown and sent, and the question says which end is the top."""
    page = new_page("/settings", width=1440, height=900)
    regions = {"hand": ["glory"], "in_play": ["oasis", "hills", "cape"]}
    fame = ["great", "marvellous", "triumphant", "glorious"]
    game = imperium("romans", side="a", seats=[regions], fame=fame)
    game.play("play glory", "keep great")
    show(page, IMPERIUM, game.state)
    expect(page.locator(".sheet-question")).to_contain_text("The last one lies on top")
    buttons = [
        page.locator(f'.picking [data-code="put back {card}"]') for card in ("triumphant", "marvellous")
    ]
    for number, button in enumerate(buttons, 1):
        button.click()
        expect(button.locator(".pick-mark")).to_have_text(str(number))
    confirm(page).click()
    assert sent(page) == [["put back triumphant", "put back marvellous"]]


POSITIONS: list[tuple[AnyGame, Callable[[], State], dict[str, str]]] = [
    (IMPERIUM, cleaning_up, {}),
    (TTA, too_many, {}),
    (TTA, attacked, {}),
    (TTA, colonizing, {}),
    (TTA, sacrificing, ORIGINAL),
]
LARGE = (1440, 900)
PHONE = (375, 812)
JUDGED = '.cards-board :is(.confirm[aria-disabled="false"], .pick-why)'


@pytest.mark.parametrize(
    ("game", "position", "settings"),
    [*POSITIONS[:2], *[pytest.param(*one, marks=pytest.mark.long) for one in POSITIONS[2:]]],
)
@pytest.mark.parametrize("size", quick_and_long([LARGE], [(1024, 768), PHONE]))
def test_picking_moves_nothing(
    server: str,
    new_page: NewPage,
    game: AnyGame,
    position: Callable[[], State],
    settings: dict[str, str],
    size: tuple[int, int],
) -> None:
    """Neither the pick, nor what is said about it.

    Axe finds nothing serious in a large window, by day and night, nor on the board of a phone; a middle
    window has what a large one has.
    """
    page = new_page(table_from(server, game, position(), settings), width=size[0], height=size[1])
    expect(confirm(page)).to_be_visible()
    before = places(page)
    for button in page.locator(".cards-board :is(.thing.can, .picking .pick)").all():
        button.evaluate("element => element.click()")
        drawn(page)
        close = page.locator(".cards-board .sheet:not(.question-sheet) > .close")
        if close.count():  # a card that can be used in two ways
            close.click()
        elif "0" not in counted(page).inner_text()[:1]:
            expect(page.locator(JUDGED).or_(counted(page).get_by_text("1 of 2")).first).to_be_attached()
        assert where(places(page)) == where(before)
    no_sideways_scroll(page)
    if size == LARGE:
        assert [*serious_violations(page), *serious_at_night(page)] == []
    elif size == PHONE:
        assert serious_violations(page, part=".cards-board") == []


def where(found: list[str]) -> list[str]:
    """Places without names: the confirmation says another number."""
    return [place.split(": ")[-1] for place in found]
