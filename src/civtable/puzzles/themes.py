"""What a puzzle is about: the last round, or else what its best option does, in the game's own terms."""

from collections.abc import Sequence
from typing import Any, Final

from civtable.games import AnyGame

LAST_ROUND: Final = "last-round"

THEMES: Final = (
    *("food", "people", "tools", "materials", "cards", "buildings"),
    *("building", "wonders", "leaders", "science", "happiness", "culture", "colonies", "war", "politics"),
    *("regions", "tributaries", "civilisation", "nation", "fame", "unrest", "innovation"),
    LAST_ROUND,
)
"""What puzzles are about."""

PLACES: Final = {
    "field": "food",
    "hunting_grounds": "food",
    "hut": "people",
    "tool_maker": "tools",
    "card": "cards",
    "building": "buildings",
}
"""Stone Age: where people are placed or used."""

VERBS: Final = {
    "population": "people",
    "stage": "wonders",
    "war": "war",
    "aggression": "war",
    "tactic": "war",
    "copy": "war",
    "bid": "colonies",
    "event": "politics",
    "pact": "politics",
    "revolution": "science",
}
"""Through the Ages: what does not depend on its card."""

KINDS: Final = {
    "wonder": "wonders",
    "leader": "leaders",
    "farm": "food",
    "mine": "materials",
    "lab": "science",
    "library": "science",
    "government": "science",
    "temple": "happiness",
    "arena": "happiness",
    "theater": "culture",
    "infantry": "war",
    "cavalry": "war",
    "artillery": "war",
    "air_force": "war",
}
"""Through the Ages: what is taken, built or played, by the kind of its card."""

GAINS: Final = {
    "colonization": "colonies",
    "military_actions": "war",
    "gain_food": "food",
    "gain_resources": "materials",
}
"""The same of actions and special technologies, which are of many kinds: by what they give."""

SUITS: Final = {
    "region": "regions",
    "tributary": "tributaries",
    "uncivilised": "civilisation",
    "civilised": "civilisation",
    "fame": "fame",
    "unrest": "unrest",
}
"""Imperium: by the first suit of the card; those without any are the nation's own."""

DECK: Final = "deck"


def theme_of(game: AnyGame, codes: Sequence[str], is_last: bool = False) -> str:
    """What a puzzle is about whose options have these codes, the best one first."""
    if is_last:
        return LAST_ROUND
    found = [OF_GAME[game.name](game, code.split()) for code in codes]
    return next((theme for theme in found if theme is not None), OTHERWISE[game.name])


def stone_age(_: AnyGame, words: list[str]) -> str | None:
    """By the place."""
    return PLACES.get(words[-1].rstrip("_0123456789"), "materials")


def through_the_ages(game: AnyGame, words: list[str]) -> str | None:
    """By what is done, or the card that it is done with; to pass is about what could be done instead."""
    verb, *rest = words
    if verb in ("pass", "end"):
        return None
    cards: Any = game.facts["cards"]
    card: dict[str, Any] = cards.get(rest[-1], {}) if rest else {}
    theme = VERBS.get(verb) or KINDS.get(card.get("kind", ""))
    gains = [GAINS[name] for name in GAINS if card.get(name)]
    return theme or (gains[0] if gains else "cards" if card.get("kind") == "action" else "building")


def imperium(game: AnyGame, words: list[str]) -> str | None:
    """By the card; to end the turn is about what could be done instead."""
    verb, *rest = words
    if verb == "innovate":
        return "innovation"
    if verb == "revolt":
        return "unrest"
    cards: Any = game.facts["cards"]
    named = [word for word in rest if word in SUITS] if rest[-1:] == [DECK] else []
    card = next((cards[word] for word in rest if word in cards), None)
    if named:
        return SUITS[named[0]]
    if card is None:
        return None
    return SUITS[card["suits"][0]] if card["suits"] and card["suits"][0] in SUITS else "nation"


OF_GAME: Final = {"stone_age": stone_age, "through_the_ages": through_the_ages, "imperium": imperium}
OTHERWISE: Final = {"stone_age": "materials", "through_the_ages": "politics", "imperium": "cards"}
"""Where nothing is done, and nothing else could be."""
