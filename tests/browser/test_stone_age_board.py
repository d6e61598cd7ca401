"""The board of Stone Age: every question is answered by touching things; what it computes is checked."""

import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from civtable.core.game import Option, State
from civtable.games.stone_age.data import RESOURCES
from civtable.games.stone_age.steps import (
    QUESTION_NAMES,
)
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Trial
from tests.browser.conftest import NewPage
from tests.browser.patience import drawn
from tests.browser.stage import asked, game_named, positions, sent, show
from tests.browser.table import make_table, no_sideways_scroll, open_seat
from tests.longer import SOME_LANGUAGES, quick_and_long

STONE_AGE = game_named("stone_age")

VERBS = {
    ("place", "place"),
    ("act", "use"),
    ("act", "take"),
    ("tools", "tools"),
    ("card_tools", "tools"),
    ("pay_card", "pay"),
    ("pay_card", "take"),
    ("pay_card", "decline"),
    ("pay_building", "pay"),
    ("pay_building", "take"),
    ("pay_building", "decline"),
    ("pick_die", "pick"),
    ("feed", "pay"),
    ("feed", "take"),
    ("feed", "starve"),
}
"""Every kind of question with every kind of answer."""

CLOSABLE = ["tool_maker", "hut", "field", "forest", "clay_pit", "quarry", "river"]
MARKET = re.compile("card_|building_")
STICKING_OUT = """[...document.querySelectorAll(".market-spot, .tray, .player-board, .rival, .track")]
  .filter((thing) => thing.getBoundingClientRect().right > innerWidth + 1).map((thing) => thing.className)"""
MODULE = "games/stone_age"

RARE = """
game: stone_age
players: 2
state:
  players.0: {wood: 3, brick: 2, stone: 1, gold: 1, food: 0, cards: [C33, C36], tools: [2, 1, 1]}
  players.0.one_use_tools: [2]
  players.0.any_two_resources: true
  stacks.0: [B23, rest]
scenarios:
  - state: {players.0.figures: {card_2: 1, forest: 2}, steps: [{ask: act, seat: 0}]}
  - state:
      players.0.figures: {forest: 1}
      steps: [{ask: act, seat: 0}, {ask: pay_card, seat: 0, card: 2}]
  - state:
      players.0.figures: {forest: 1}
      steps: [{ask: act, seat: 0}, {ask: pay_building, seat: 0, building: 1}]
  - state: {steps: [{ask: feed, seat: 0, missing: 5}]}
"""


def rare_positions() -> Iterator[State]:
    """Positions in which the card for two resources lies ready."""
    for scenario in scenarios_from_text(RARE):
        yield Trial(scenario).state


def view_of(state: State, seat: int) -> Any:
    """What a seat sees."""
    return STONE_AGE.view(state, seat)


def pieces(words: list[str]) -> dict[str, int]:
    """`2 wood 1 gold` as amounts."""
    return {words[i + 1]: int(words[i]) for i in range(0, len(words), 2)}


def set_chips(page: Page, goods: dict[str, int]) -> None:
    """Bring the row of resources to these amounts by its buttons."""
    chips = page.locator(".tray .chip")
    amounts = [int(chips.nth(i).locator("b").inner_text()) for i in range(4)]
    for step, button in ((-1, 0), (1, 1)):
        for i, name in enumerate(RESOURCES):
            for _ in range((goods.get(name, 0) - amounts[i]) * step):
                chips.nth(i).get_by_role("button").nth(button).click()


def place_people(page: Page, place: str, people: int) -> None:
    """Touch a place; where a number has to be chosen, bring it up to what is wanted and confirm."""
    spot = page.locator(f'[data-spot="{place}"]')
    spot.locator("> .spot-button").click()
    drawn(page)
    more = spot.locator(".stepper button").nth(1)
    if more.count():
        for _ in range(people - 1):
            more.click()
        spot.locator(".bubble .primary").click()


def add_tools(page: Page, words: list[str]) -> None:
    """Switch on the tiles and one-use tools of a code, confirm."""
    cut = words.index("once") if "once" in words else len(words)
    for kind, values in ((":not(.once)", words[:cut]), (".once", words[cut + 1 :])):
        for value in values:
            if value != "none":
                switch = page.locator(f".tool-switch{kind}:enabled[aria-pressed=false]")
                switch.filter(has_text=value).first.click()
    page.locator(".tray [data-yes]").click()


def gesture(page: Page, code: str) -> None:
    """Choose an option by the board's own controls."""
    verb, *words = code.split()
    if verb == "place":
        place_people(page, words[1], int(words[0]))
    elif verb == "use":
        page.locator(f'[data-spot="{words[0]}"] > .spot-button').click()
        if MARKET.match(words[0]):
            page.locator(".tray [data-no], .tray [data-yes]").last.click()
    elif verb == "tools":
        add_tools(page, words)
    elif verb == "pick":
        page.get_by_role("button", name=re.compile(rf"\b{words[0]}:")).first.click()
    elif verb in ("pay", "take"):
        if verb == "take":
            page.locator(".mine .two-resources").click()
        set_chips(page, pieces(words))
        page.locator(".tray [data-yes]").click()
    else:
        page.locator(".tray [data-no]").click()


def check_sent(page: Page, code: str) -> None:
    """What went out is the option; a visit to the market says at once what becomes of it."""
    (found,) = sent(page)
    if code.startswith("use") and MARKET.match(code[4:]):
        assert found in (code, [code, "decline"])
    else:
        assert found == code


def answer_new_verbs(page: Page, state: State, answered: set[tuple[str, str]]) -> None:
    """Answer with every verb that this kind of question has not been answered with."""
    decision = STONE_AGE.decision(state)
    assert decision is not None
    for option in reversed(decision.options):
        pair = (asked(STONE_AGE, state), option.code.split()[0])
        if pair not in answered:
            answered.add(pair)
            show(page, STONE_AGE, state)
            gesture(page, option.code)
            check_sent(page, option.code)


def test_every_kind_of_question_is_answered_on_the_board(new_page: NewPage) -> None:
    """Each answer that a question can have, by touching things."""
    page = new_page("/settings", width=1440, height=900)
    answered: set[tuple[str, str]] = set()
    for state in rare_positions():
        answer_new_verbs(page, state, answered)
    for players in (2, 3, 4):
        for state in positions(STONE_AGE, {}, players, 5):
            answer_new_verbs(page, state, answered)
    assert answered == VERBS
    assert {kind for kind, _ in answered} == set(QUESTION_NAMES)


@pytest.mark.parametrize("size", quick_and_long([(1056, 780)], [(720, 648)]))
def test_rounds_are_played_by_touching_things(new_page: NewPage, size: tuple[int, int]) -> None:
    """All that a few rounds ask is within reach, in the room that pages of 1440 and 1024 leave to a board."""
    page = new_page("/settings", width=size[0], height=size[1])
    for number, state in enumerate(positions(STONE_AGE, {}, 4, 1)):
        if number % 4:
            continue
        decision = STONE_AGE.decision(state)
        assert decision is not None
        code = decision.options[number % len(decision.options)].code
        show(page, STONE_AGE, state)
        assert page.evaluate(STICKING_OUT) == []
        gesture(page, code)
        check_sent(page, code)
        if number == 100:
            break


def test_a_card_is_bought_in_one_gesture(new_page: NewPage) -> None:
    """Using the person and paying go out together; Esc before that sends nothing."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(rare_positions()))
    card = page.locator('[data-spot="card_2"] > .spot-button')
    card.click()
    page.keyboard.press("Escape")
    expect(page.locator(".tray")).to_have_count(0)
    card.click()
    set_chips(page, {"gold": 1, "stone": 1})
    card.click()
    assert sent(page) == [["use card_2", "pay 1 stone 1 gold"]]


def test_people_are_placed_by_keyboard(new_page: NewPage) -> None:
    """Enter chooses, arrows and digits change the number, Enter again sends, Esc goes back."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(positions(STONE_AGE, {}, 2, 1)))
    page.locator('[data-spot="forest"] > .spot-button').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-spot="forest"] .ghost')).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    for key in ("Enter", "4", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    assert sent(page) == ["place 3 forest"]


def test_what_cannot_be_done_says_why(new_page: NewPage, server: str) -> None:
    """The rule stands at the place that was touched."""
    table, tokens = make_table(server, ["person", "person"])
    page = new_page()
    open_seat(page, table, tokens[0])
    place_people(page, "tool_maker", 1)
    expect(page.locator('[data-spot="tool_maker"] .figure')).to_have_count(1)
    other = new_page()
    open_seat(other, table, tokens[1])
    taken = other.locator('[data-spot="tool_maker"]')
    taken.locator("> .spot-button").click(force=True)
    expect(taken.locator(".reason")).to_contain_text("for one player only")


def lit(page: Page, place: str) -> Locator:
    """A place of the board on which the light of the guide lies."""
    expect(page.locator(f'.light[data-lights="{place}"]')).to_be_visible()
    return page.locator(f'[data-spot="{place}"]')


@pytest.mark.long
def test_the_guided_first_game_is_played_on_the_board(new_page: NewPage) -> None:
    """Each step of the first round is done by the thing that the guide lights.

    Long: the guide is walked through by its panel, and rounds are played by touching things.
    """
    page = new_page("/guide/stone_age", width=1440, height=900)
    say_next = page.get_by_role("button", name="Next")
    for _ in range(2):
        say_next.click()
    place_people(page, "forest", 2)
    for place in ("card_1", "building_1", "hunting_grounds"):
        expect(lit(page, place)).to_be_visible()
        place_people(page, place, 1)
    lit(page, "forest").locator("> .spot-button").click()
    add_tools(page, ["1"])
    for place in ("card_1", "building_1"):
        lit(page, place).locator("> .spot-button").click()
        page.locator(".tray [data-yes]").click()
    lit(page, "hunting_grounds").locator("> .spot-button").click()
    expect(page.locator(".tray")).to_contain_text("missing")
    page.locator(".tray [data-yes]").click()
    say_next.click()
    expect(lit(page, "buildings").first).to_be_visible()


@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("pane", ["table", "mine", "rivals"])
def test_a_phone_shows_every_pane_in_every_language(new_page: NewPage, pane: str, language: str) -> None:
    """Nothing sticks out sideways; a word that is missing would be a warning in the console."""
    page = new_page("/settings", width=375, height=812, locale=language)
    for state in rare_positions():
        show(page, STONE_AGE, state, pane)
        no_sideways_scroll(page)
        wide = page.locator(".board-grid").evaluate("grid => [grid.scrollWidth, grid.clientWidth]")
        assert wide[0] <= wide[1]


# The little that the board computes by itself, against the rules.

WORTH = f"""async (players) => {{
  const {{ worthNow }} = await ours("{MODULE}/worth.js");
  const facts = await (await fetch("/api/games/stone_age/facts")).json();
  return players.map((player) => worthNow(player, facts));
}}"""


def test_the_worth_shown_is_what_the_rules_count(new_page: NewPage) -> None:
    """The board's own counting agrees with the engine's all through whole games."""
    page = new_page("/settings")
    boards, totals = [], []
    for players in (2, 3, 4):
        for number, state in enumerate(positions(STONE_AGE, {}, players, 1)):
            for score in STONE_AGE.scores(state) if number % 5 == 0 else []:
                boards.append(view_of(state, score.seat)["players"][score.seat])
                totals.append(score.total)
    assert page.evaluate(WORTH, boards) == totals


CLOSED = f"""async (cases) => {{
  const {{ isClosed }} = await ours("{MODULE}/game.js");
  return cases.map(([view, place]) => isClosed(view, place));
}}"""


def test_the_places_shown_as_closed_are_those_that_the_rules_close(new_page: NewPage) -> None:
    """With two or three players a place can close before it is full."""
    page = new_page("/settings")
    cases, closed = [], []
    for players in (2, 3, 4):
        for state in positions(STONE_AGE, {}, players, 1):
            view = view_of(state, 0)
            me = view["players"][view["steps"][-1]["seat"]]
            if asked(STONE_AGE, state) == "place" and me["at_home"] > 1 and view["round"] % 4 == 1:
                for place in CLOSABLE:
                    if place not in me["figures"] and has_room(view, place):
                        reason = STONE_AGE.why_not(state, f"place {2 if place == 'hut' else 1} {place}")
                        cases.append([view, place])
                        closed.append(reason is not None)
    assert set(closed) == {True, False}
    assert page.evaluate(CLOSED, cases) == closed


def has_room(view: Any, place: str) -> bool:
    """Whether a ring is free."""
    standing = sum(player["figures"].get(place, 0) for player in view["players"])
    return bool(standing < (7 if place in CLOSABLE[3:] else 1))


PAYMENTS = f"""async (cases) => {{
  const {{ canAfford, fits, goodsCode, priceAt }} = await ours("{MODULE}/game.js");
  const facts = await (await fetch("/api/games/stone_age/facts")).json();
  return cases.map(([view, place, seat]) => {{
    const price = priceAt(place, view, facts);
    const me = view.players[seat];
    const codes = [];
    for (let wood = 0; wood <= Math.min(7, me.wood); wood += 1)
      for (let brick = 0; brick <= Math.min(7, me.brick); brick += 1)
        for (let stone = 0; stone <= Math.min(7, me.stone); stone += 1)
          for (let gold = 0; gold <= Math.min(7, me.gold); gold += 1) {{
            const paid = {{ wood, brick, stone, gold }};
            if (fits(price, paid)) codes.push("pay " + goodsCode(paid));
          }}
    return [codes.sort(), canAfford(price, me)];
  }});
}}"""


def test_the_payments_that_the_board_lets_through_are_those_that_are_offered(new_page: NewPage) -> None:
    """The button to pay lights up for exactly what the rules take; where that is nothing, none is asked."""
    page = new_page("/settings")
    cases: list[list[Any]] = []
    offered: list[list[Any]] = []
    for players in (2, 3, 4):
        for state in positions(STONE_AGE, {}, players, 1):
            decision = STONE_AGE.decision(state)
            assert decision is not None
            for option in decision.options if asked(STONE_AGE, state) == "act" else []:
                verb, place = option.code.split(maxsplit=1)
                if verb == "use" and MARKET.match(place):
                    codes = payments_after(state, option)
                    cases.append([view_of(state, decision.seat), place, decision.seat])
                    offered.append([codes, bool(codes)])
    assert {asked_for for _, asked_for in offered} == {True, False}
    assert page.evaluate(PAYMENTS, cases) == offered


def payments_after(state: State, option: Option) -> list[str]:
    """The payments that are offered when a person at the market gets to work."""
    after = STONE_AGE.copy(state)
    STONE_AGE.apply(after, option)
    decision = STONE_AGE.decision(after)
    if decision is None or not asked(STONE_AGE, after).startswith("pay_"):
        return []
    return sorted(answer.code for answer in decision.options if answer.code.startswith("pay"))


def test_a_question_that_opens_is_where_the_keyboard_is(new_page: NewPage) -> None:
    """Tab from the place where one was goes on inside the tray; Enter on its button answers."""
    page = new_page("/settings", width=1440, height=900)
    state = next(s for s in positions(STONE_AGE, {}, 3, 3) if asked(STONE_AGE, s) == "tools")
    show(page, STONE_AGE, state)
    expect(page.locator(".tray")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".tool-switch:focus")).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.locator(".tool-switch[aria-pressed=true]")).to_have_count(1)
    while page.locator(".tray [data-yes]:focus").count() == 0:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    (code,) = sent(page)
    assert re.fullmatch(r"tools \d", code)


def test_only_who_may_still_do_something_with_dice_looks_at_them(new_page: NewPage) -> None:
    """Dice of a roll that is over lie on the table until the round ends; nobody is said to look at them."""
    page = new_page("/lobby", width=1440, height=900)
    looked = page.locator(".quiet-tray")
    found: set[str] = set()
    for state in positions(STONE_AGE, {}, 2, 4):
        question, decision = asked(STONE_AGE, state), STONE_AGE.decision(state)
        if question in found or question not in ("act", "tools") or not view_of(state, 0)["dice"]:
            continue
        assert decision is not None
        found.add(question)
        show(page, STONE_AGE, state, eyes=1 - decision.seat)
        expect(page.locator(".stone-age")).to_be_visible()
        drawn(page)
        assert looked.count() == (question == "tools")
    assert found == {"act", "tools"}


def test_the_cards_of_a_rival_are_spelled_out(new_page: NewPage) -> None:
    """Beside the landscape lie their signs, people and buildings, each with what it is worth now."""
    page = new_page("/settings", width=1440, height=900)
    state = next(islice(positions(STONE_AGE, {}, 2, 1), 150, None))
    show(page, STONE_AGE, state)
    decision = STONE_AGE.decision(state)
    assert decision is not None
    seat = decision.seat
    rival = view_of(state, seat)["players"][1 - seat]
    expect(page.locator(".rival .building-collection .mini-tile")).to_have_count(len(rival["buildings"]))
    worth = [int(text) for text in page.locator(".rival .collection > .worth").all_inner_texts()]
    assert len(worth) == 3
    assert rival["score"] + worth[0] + worth[1] <= STONE_AGE.scores(state)[1 - seat].total


def test_a_price_of_any_resources_shows_one_of_each(new_page: NewPage) -> None:
    """Not the sign of one resource, which would be read as the price."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(rare_positions()))
    price = page.locator('[data-spot="building_1"] .cost-number')
    expect(price.locator(".any-good > .icon")).to_have_count(4)
    expect(page.locator(".mine .two-resources .any-good > .icon")).to_have_count(4)


def test_a_ring_says_how_many_people_go(new_page: NewPage) -> None:
    """Touching the third ring means three; two rings further five; the button sends them."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(positions(STONE_AGE, {}, 2, 1)))
    forest = page.locator('[data-spot="forest"]')
    for ring, people in ((2, 3), (1, 5)):
        box = forest.locator(".ring").nth(ring).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(forest.locator(".ghost")).to_have_count(people)
    forest.locator(".bubble .primary").click()
    assert sent(page) == ["place 5 forest"]


def test_a_second_click_adds_a_person(new_page: NewPage) -> None:
    """Clicking a place again never sends anybody: one person more goes, as far as there are people."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(positions(STONE_AGE, {}, 2, 1)))
    hunt = page.locator('[data-spot="hunting_grounds"]')
    for people in (1, 2, 3, 4, 5, 5):
        hunt.locator("> .spot-button").click(position={"x": 10, "y": 10})
        expect(hunt.locator(".stepper b")).to_have_text(str(people))
    assert sent(page) == []


def test_where_nothing_is_to_be_chosen_one_click_is_enough(new_page: NewPage) -> None:
    """The field takes one person, the hut two; a place with one's people is used."""
    page = new_page("/settings", width=1440, height=900)
    first = next(positions(STONE_AGE, {}, 2, 1))
    acting = next(state for state in positions(STONE_AGE, {}, 2, 1) if asked(STONE_AGE, state) == "act")
    decision = STONE_AGE.decision(acting)
    assert decision is not None
    use = next(option.code for option in decision.options if not MARKET.match(option.code[4:]))
    for state, code in ((first, "place 1 field"), (first, "place 2 hut"), (acting, use)):
        show(page, STONE_AGE, state)
        page.locator(f'[data-spot="{code.split()[-1]}"] > .spot-button').click()
        assert sent(page) == [code]


def test_places_say_what_they_give_and_how_many_find_room(new_page: NewPage) -> None:
    """On hover and focus; the same is the description that is read out."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(positions(STONE_AGE, {}, 2, 1)))
    forest = page.locator('[data-spot="forest"]')
    lens = forest.locator(".lens")
    expect(lens).to_be_hidden()
    forest.hover()
    expect(lens).to_be_visible()
    expect(lens).to_contain_text("divided by 3")
    expect(lens).to_contain_text("Room for 7 more people")


def test_the_score_of_everybody_can_be_read_from_the_beginning(new_page: NewPage) -> None:
    """Beside the places: a lane for each player with its points, all of them at 0."""
    page = new_page("/settings", width=1440, height=900)
    show(page, STONE_AGE, next(positions(STONE_AGE, {}, 4, 1)))
    lanes = page.locator(".tally .lane")
    expect(lanes.locator("b")).to_have_text(["0", "0", "0", "0"])
    boxes = [box for i in range(4) if (box := lanes.nth(i).bounding_box())]
    tops = [box["y"] for box in boxes]
    assert len(tops) == 4
    assert all(later >= earlier + boxes[0]["height"] for earlier, later in pairwise(tops))
