"""The board of Imperium: every question is answered by touching things, and games are played."""

import pytest
from playwright.sync_api import expect

from civtable.core.game import Moment, State
from civtable.games.imperium import GAME
from tests.browser.cards import answer_new_verbs, play_by_touching
from tests.browser.conftest import NewPage
from tests.browser.stage import game_named, positions, show
from tests.imperium.table import scenario

IMPERIUM = game_named("imperium")
MARKET = ["armenians", "town", "temple", "cape", "shrine"]


def rare_positions() -> list[State]:
    """Questions that random play hardly reaches."""
    parmenion = scenario("macedonians", seats=[{"hand": ["parmenion"], "state": "empire"}], market=MARKET)
    parmenion.play("play parmenion", "acquire cape")
    lighthouse = scenario(
        "greeks", seats=[{"in_play": ["lighthouse"]}], market=MARKET, exile=["oasis", "hills"]
    )
    lighthouse.play("exhaust lighthouse")
    swapping = scenario("greeks", seats=[{"in_play": ["lighthouse"]}], market=MARKET, exile=["oasis"])
    swapping.play("exhaust lighthouse")
    rituals = scenario(
        *("romans", "greeks", "persians"),
        seats=[{"hand": ["rituals_ceremonies"], "in_play": [{"card": "town", "exhausted": True}]}],
    )
    rituals.play("play rituals_ceremonies")
    ambassador = scenario(
        *("romans", "greeks", "persians"),
        seats=[{"in_play": ["ambassador"], "material": 1}, {"in_play": ["shrine", "coinage"]}],
    )
    ambassador.play("exhaust ambassador")
    gambling = scenario(
        "romans", seats=[{"hand": ["gambling"], "progress": 0}], main_deck=["oasis", "town"], market=MARKET
    )
    gambling.play("play gambling")
    taliesin = {"hand": ["taliesin_the_bard", "cai"], "discard": ["peredur"], "state": "empire"}
    finding = scenario("arthurians", seats=[{**taliesin, "deck": ["king_arthur"]}], fame=["great"])
    finding.play("play taliesin_the_bard")
    elephants = {"hand": ["elephants"], "state": "empire", "progress": 1}
    army = {"in_play": ["standing_army", "peloponnese"]}
    bribing = scenario("carthaginians", "greeks", "romans", "persians", seats=[elephants, army])
    bribing.play("play elephants")
    phalanx = scenario(
        "macedonians", seats=[{"in_play": ["phalanx"], "discard": ["jungle", "coast"], "progress": 3}]
    )
    phalanx.play("exhaust phalanx")
    sacred_pass = scenario(
        seats=[
            {
                "hand": ["glory", "unrest"],
                "in_play": ["sacred_pass"],
                "nation_deck": ["raetia", "julius_caesar"],
            }
        ]
    )
    sacred_pass.play("exhaust sacred_pass", "accept")
    knights = {"hand": ["cai", "unrest"], "in_play": ["twrch_trwyth"]}
    quest = scenario("arthurians", ask="solstice_begins", seats=[knights])
    quest.play("solstice twrch_trwyth")
    exports = {"hand": ["exports", "unrest"], "discard": ["glory"], "state": "empire"}
    giving = scenario("romans", "greeks", "persians", seats=[exports])
    giving.play("play exports")
    camlan = {"hand": ["cai", "unrest"], "in_play": ["gwaith_camlan"], "quest": "excalibur"}
    nadir = scenario("arthurians", ask="solstice_begins", seats=[camlan])
    nadir.play("solstice gwaith_camlan")
    development = scenario("romans", seats=[{"hand": ["glorious"], "state": "empire"}])
    development.play("play glorious")
    regions = {"hand": ["glory"], "in_play": ["oasis", "hills", "cape"]}
    famous = scenario(
        "romans", side="a", seats=[regions], fame=["great", "marvellous", "triumphant", "glorious"]
    )
    famous.play("play glory", "keep great")
    corruption = {"hand": ["corruption"], "state": "empire"}
    sharing = scenario("romans", "greeks", "persians", seats=[corruption], unrest=1)
    sharing.play("play corruption")
    tables = [
        parmenion,
        lighthouse,
        swapping,
        rituals,
        ambassador,
        gambling,
        finding,
        bribing,
        phalanx,
        sharing,
    ]
    return [
        table.state for table in [*tables, sacred_pass, quest, giving, nadir, development, famous, sharing]
    ]


def test_every_kind_of_question_is_answered_on_the_board(new_page: NewPage) -> None:
    """One answer of each verb of each kind of question, by touching things."""
    page = new_page("/settings", width=1440, height=900)
    wanted = {question.name for question in GAME.questions if not isinstance(question, Moment)}
    answered: set[tuple[str, str]] = set()
    for state in rare_positions():
        answer_new_verbs(page, IMPERIUM, state, answered)
    for players in (1, 2, 3):
        for box in ("classics", "legends"):
            for state in positions(IMPERIUM, {"box": box}, players, 6):
                answer_new_verbs(page, IMPERIUM, state, answered)
    assert {kind for kind, _ in answered} == wanted


def test_the_rule_is_one_tap_away_at_every_question(new_page: NewPage) -> None:
    """In the turn, at a question of words, and at one that is answered on the cards alone."""
    page = new_page("/settings", width=1440, height=900)
    words = scenario("macedonians", seats=[{"hand": ["parmenion"], "state": "empire"}], market=MARKET)
    begun = words.state.copy()
    words.play("play parmenion", "acquire cape")
    cards = scenario("romans", market=MARKET)
    cards.play("pass")
    told = {"Activate: each card": begun, "no action token": words.state, "from the supply": cards.state}
    for rule, state in told.items():
        show(page, IMPERIUM, state)
        page.get_by_text("The rule", exact=True).click()
        expect(page.locator(".rule p")).to_contain_text(rule)


@pytest.mark.long
def test_a_whole_solo_game_by_touching_things(server: str, new_page: NewPage) -> None:
    """One person against the automa, to the end.

    Long: every kind of question is answered on the stage above, and games begin at a table below.
    """
    play_by_touching(server, new_page(width=1440, height=900), IMPERIUM, ["person"], None)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_games_of_more_players_begin_on_the_board(server: str, new_page: NewPage, players: int) -> None:
    """Three and four players, the others bots: the first turns. Three are long: four have more."""
    play_by_touching(
        server, new_page(width=1440, height=900), IMPERIUM, ["person", *["book"] * (players - 1)], 15
    )
