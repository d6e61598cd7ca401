"""The rules as the server tells them."""

import json
import random
from typing import Final

import pytest

from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.server.tables.messages import choice_text
from civtable.text import LANGUAGES
from civtable.text.rules import has_rules, rule_boards, rule_links, rule_pictures, rules_of
from tests.server.running import Running

MOVES: Final = 150


def test_rules_are_told_in_the_language_that_is_named_or_asked_for(server: Running) -> None:
    for language in LANGUAGES:
        named = server.get("/games/stone_age/rules", lang=language)
        assert named.json() == {
            "game": "stone_age",
            "language": language,
            **rules_of("stone_age", language).to_json(),
            "pictures": rule_pictures("stone_age"),
            "boards": rule_boards("stone_age"),
        }
        wish = {"Accept-Language": f"{language};q=0.9, fr"}
        asked = server.http.get("/api/games/stone_age/rules", headers=wish)
        assert asked.json() == named.json()
        assert "max-age" in asked.headers["cache-control"]
        assert asked.headers["vary"] == "accept-language"


def test_links_are_told_for_every_game(server: Running) -> None:
    """A game without a text has none, which is no mistake."""
    for game in GAMES:
        assert server.get(f"/games/{game}/rules/links").json() == rule_links(game)
    told = {entry["name"]: entry["rules"] for entry in server.get("/games").json()}
    assert told == {game: has_rules(game) for game in GAMES}


def test_an_unknown_game_or_language_is_refused(server: Running) -> None:
    assert server.get("/games/chess/rules").status_code == 404
    assert server.get("/games/chess/rules/links").status_code == 404
    assert server.get("/games/stone_age/rules", lang="xx").status_code == 400


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_asked_and_refused_in_games_leads_to_a_rule(name: str) -> None:
    """The question as the browser hears it, and why an option by lot cannot be chosen."""
    game = GAMES[name]
    links = rule_links(name)
    lot = random.Random(name)
    for seats in game.seats:
        state = game.start({}, seats, fast_rng(name))
        for _ in range(MOVES):
            decision = game.decision(state)
            if decision is None:
                break
            assert json.loads(choice_text(game, state, decision.seat))["question"]["key"] in links
            option = lot.choice(game.options)
            if option not in decision.options:
                reason = game.reason(state, option)
                assert reason is not None
                assert reason.key in links
            game.apply(state, lot.choice([one for one in decision.options if one is not game.giving_up]))
