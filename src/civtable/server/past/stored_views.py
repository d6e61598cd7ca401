"""Views of finished games that were stored when a hand that lies open was a list of cards."""

from collections import Counter
from typing import Any, Final

from civtable.games import GAMES, AnyGame

HANDS: Final = ["hand", "military_hand"]


def shown_today(game_name: str, views: dict[str, Any]) -> dict[str, Any]:
    """The last position of a finished game through everybody's eyes, with hands as views have them today."""
    game = GAMES[game_name]
    return {
        eyes: {**view, "players": [player_today(game, player) for player in view["players"]]}
        for eyes, view in views.items()
    }


def player_today(game: AnyGame, player: dict[str, Any]) -> dict[str, Any]:
    """What is shown of a player; all hands are open after the end."""
    old = [name for name in HANDS if isinstance(player.get(name), list)]
    return {**player, **{name: hand_today(game, player[name]) for name in old}}


def hand_today(game: AnyGame, cards: list[str]) -> dict[str, Any]:
    """A hand with its cards; those of Through the Ages are counted by age, too."""
    hand: dict[str, Any] = {"count": len(cards), "cards": cards}
    if game.name == "through_the_ages":
        facts: Any = game.facts["cards"]
        hand["backs"] = dict(Counter([facts[card]["age"] for card in cards]))
    return hand
