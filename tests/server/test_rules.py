"""The rules as the server tells them."""

from civtable.games import GAMES
from civtable.text import LANGUAGES
from civtable.text.rules import has_rules, rule_boards, rule_links, rule_pictures, rules_of
from tests.server.running import Running


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
