"""The board of Imperium: questions are answered by touching things, and a whole solo game is played."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from civtable.core.game import State
from tests.browser.conftest import NewPage
from tests.browser.stage import asked, game_named, positions, sent, show
from tests.browser.table import make_table, news

IMPERIUM = game_named("imperium")
THING = """async ([code, view]) => {
  const facts = await (await fetch("/api/games/imperium/facts")).json();
  return (await import("/web/games/imperium/game.js")).thingOf(code, view, facts);
}"""


def touch(page: Page, code: str, view: dict[str, Any]) -> None:
    """Choose an option by the thing it belongs to, or by its button where it belongs to none."""
    thing = page.evaluate(THING, [code, view])
    if thing is not None:
        page.locator(f'.imperium [data-thing="{thing}"]').first.click()
    page.locator(f'.imperium [data-code="{code}"]').click()


def test_every_kind_of_question_of_random_play_is_answered_on_the_board(new_page: NewPage) -> None:
    """One answer of each verb of each kind of question, by touching things."""
    page = new_page("/settings", width=1440, height=900)
    answered: set[tuple[str, str]] = set()
    met: set[str] = set()
    for players in (1, 2, 3):
        for box in ("classics", "legends"):
            for state in positions(IMPERIUM, {"box": box}, players, 12):
                met.add(asked(IMPERIUM, state))
                answer_new_verbs(page, state, answered)
    assert {kind for kind, _ in answered} == met
    assert len(met) >= 20, sorted(met)


def answer_new_verbs(page: Page, state: State, answered: set[tuple[str, str]]) -> None:
    """Answer with every verb that this kind of question has not been answered with."""
    kind = asked(IMPERIUM, state)
    decision = IMPERIUM.decision(state)
    assert decision is not None
    for option in decision.options:
        verb = option.code.split()[0]
        if (kind, verb) not in answered:
            answered.add((kind, verb))
            show(page, IMPERIUM, state)
            touch(page, option.code, IMPERIUM.view(state, decision.seat))
            assert sent(page) == [option.code]


def test_a_whole_solo_game_by_touching_things(server: str, new_page: NewPage) -> None:
    """One person against the automa, to the end."""
    table, tokens = make_table(server, ["person"], "imperium")
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    chance = random.Random(7)
    now: dict[str, Any] = {}
    while True:
        now = news(server, table, tokens[0], now, wait=10)
        if now["table"]["status"] == "over":
            expect(page.locator("#result-title")).to_be_visible()
            return
        if now["choice"]:
            codes = [option["code"] for option in now["choice"]["options"]]
            quick = [code for code in codes if code.split()[0] in ("innovate", "acquire", "break")]
            expect(page.locator(".status-line.mine")).to_be_visible()
            touch(page, chance.choice(quick or codes), now["view"])
