"""The board of Through the Ages: questions are answered by touching things, and whole games are played."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civtable.core.game import State
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages.moments import Moment
from tests.browser.conftest import NewPage
from tests.browser.stage import asked, game_named, positions, sent, show
from tests.browser.table import make_table, news
from tests.through_the_ages.table import scenario

TTA = game_named("through_the_ages")
ORIGINAL = {"edition": "2006"}
TABLES: list[tuple[int, dict[str, str], int]] = [
    *((players, {}, 30) for players in (2, 3, 4)),
    *((players, ORIGINAL, 25) for players in (2, 3, 4)),
    (3, {**ORIGINAL, "version": "advanced", "military_draws": "action"}, 10),
    (3, {**ORIGINAL, "bonus_cards": "personal"}, 10),
    (2, {**ORIGINAL, "corruption": "alternative"}, 2),
]
"""Players, settings and how many random games are looked through."""
THING = (
    """async ([code, view]) => (await import("/web/games/through_the_ages/game.js")).thingOf(code, view)"""
)


def touch(page: Page, code: str, view: dict[str, Any]) -> None:
    """Choose an option by the thing it belongs to, or by its button where it belongs to none."""
    thing = page.evaluate(THING, [code, view])
    if thing is not None:
        page.locator(f'.tta [data-thing="{thing}"]').first.click()
    if code.startswith("bid "):
        slide_to(page, code)
    page.locator(f'.tta [data-code="{code}"]').click()


def slide_to(page: Page, bid: str) -> None:
    """Move the slider of the bids, which begins at the lowest, until its button says this bid."""
    lowest = page.locator('.tta .bids [data-code^="bid "]').get_attribute("data-code")
    assert lowest is not None
    page.locator(".tta .bids input").fill(str(int(bid.split()[1]) - int(lowest.split()[1])))


def rare_positions() -> list[State]:
    """Questions that random play hardly reaches."""
    homer = scenario(
        seats=[{"leader": "homer", "wonders": ["hanging_gardens", "colossus"], "hand": ["moses"]}]
    )
    homer.play("lead moses")
    ravages = scenario(
        2,
        ask="politics",
        age="III",
        events=["ravages_of_time"],
        seats=[{"military_hand": ["impact_of_wonders"], "wonders": ["pyramids", "great_wall"]}],
    )
    ravages.play("event impact_of_wonders")
    bare = {"building": "hanging_gardens", "hand": ["engineering_genius_a"], "blue_bank": 0}
    covering = scenario(seats=[{**bare, "stored": {"bronze": 2, "agriculture": 1}}])
    covering.play("play engineering_genius_a")
    strong = {"military_hand": ["annex"], "workers": {"warriors": 4}}
    colonies = ["wealthy_territory_i", "developed_territory_i"]
    victim = {"colonies": colonies, "blue_bank": 20, "yellow_bank": 19}
    annexing = scenario(2, ask="politics", age="II", seats=[strong, victim])
    annexing.play("aggression annex seat 1", "pass")
    return [homer.state, ravages.state, covering.state, annexing.state]


def test_every_kind_of_question_is_answered_on_the_board(new_page: NewPage) -> None:
    """One answer of each verb of each kind of question, by touching things."""
    page = new_page("/settings", width=1440, height=900)
    wanted = {question.name for question in GAME.questions if not isinstance(question, Moment)}
    answered: set[tuple[str, str]] = set()
    for state in rare_positions():
        answer_new_verbs(page, state, answered)
    for players, settings, games in TABLES:
        for state in positions(TTA, settings, players, games):
            answer_new_verbs(page, state, answered)
    assert {kind for kind, _ in answered} == wanted


def test_a_whole_game_by_touching_things(server: str, new_page: NewPage) -> None:
    """Two players: a person who only touches things, and a bot."""
    play_by_touching(server, new_page, ["person", "random"], None)


@pytest.mark.parametrize("players", [3, 4])
def test_games_of_more_players_begin_on_the_board(server: str, new_page: NewPage, players: int) -> None:
    """Three and four players, the others bots: the first rounds."""
    play_by_touching(server, new_page, ["person", *["book"] * (players - 1)], 15)


def play_by_touching(server: str, new_page: NewPage, kinds: list[str], choices: int | None) -> None:
    """Play for seat 0 on the board, to the end or for a number of choices."""
    table, tokens = make_table(server, kinds, "through_the_ages")
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    chance = random.Random(5)
    made = 0
    now: dict[str, Any] = {}
    while choices is None or made < choices:
        now = news(server, table, tokens[0], now, wait=10)
        if now["table"]["status"] == "over":
            expect(page.locator("#result-title")).to_be_visible()
            return
        if not now["choice"]:
            continue
        codes = [option["code"] for option in now["choice"]["options"] if option["code"] != "resign"]
        expect(page.locator(".status-line.mine")).to_be_visible()
        touch(page, chance.choice(codes), now["view"])
        made += 1


def answer_new_verbs(page: Page, state: State, answered: set[tuple[str, str]]) -> None:
    """Answer with every verb that this kind of question has not been answered with."""
    kind = asked(TTA, state)
    decision = TTA.decision(state)
    assert decision is not None
    for option in decision.options:
        verb = option.code.split()[0]
        if (kind, verb) not in answered:
            answered.add((kind, verb))
            show(page, TTA, state)
            touch(page, option.code, TTA.view(state, decision.seat))
            assert sent(page) == [option.code]
