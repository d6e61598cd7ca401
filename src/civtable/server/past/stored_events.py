"""Events of finished games that were stored before their fields had names: two numbers, `a` and `b`.

Some kinds kept several facts in one number then. Their logs are read here and told as logs are today;
a fact that a kind has had only since then is null.
"""

from collections.abc import Callable
from typing import Any, Final

from civtable.core.events import EVERYONE, Event
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.server.tables.messages import event_json

FIRST_CARD_PLACE: Final = 8
FIRST_BUILDING_PLACE: Final = 12
ONE_USE_SETS: Final = 8


def added_tools(index: int, pips: int) -> list[int]:
    """The tools of an option of Stone Age, which was kept by its place in the table of options.

    Each set of tiles stands there with each set of one-use tools.
    """
    none = GAMES["stone_age"].by_code["tools none"].index
    return [*divmod(index - none, ONE_USE_SETS), pips]


Unpacking = Callable[[int, int], list[int]]

UNPACKED: Final[dict[str, dict[str, Unpacking]]] = {
    "stone_age": {
        "rolled_for_all": lambda a, b: [b],
        "added_tools": added_tools,
        "took_card": lambda a, b: [a, FIRST_CARD_PLACE + b],
        "turned_up_card": lambda a, b: [a, FIRST_CARD_PLACE + b],
        "turned_up_building": lambda a, b: [a, FIRST_BUILDING_PLACE + b],
    },
    "through_the_ages": {
        "repelled": lambda a, b: [a],
        "succeeded": lambda a, b: [a],
        "war_even": lambda a, b: [a],
    },
    "imperium": {
        "stole": lambda a, b: [a, b % 100, b // 100],
        "dealt": lambda a, b: [a, b + 1],
        "placed": lambda a, b: [a, b % 10, b // 10],
        "automa_placed": lambda a, b: [a, b % 10, b // 10],
        "automa_row": lambda a, b: [a // 1000, a // 100 % 10, a % 100, b],
        "automa_row_failed": lambda a, b: [a // 1000, a // 100 % 10, a % 100],
        "automa_cannot": lambda a, b: [a, b // 100, b % 100],
    },
}
"""By game and kind of event: the facts of today from the two numbers, where these are not the facts."""


def told_today(game_name: str, log: list[Any]) -> list[Any]:
    """The log of a finished game, in which everything is open, with the fields of events by name."""
    game = GAMES[game_name]
    return [{**line, "events": [event_today(game, event) for event in line["events"]]} for line in log]


def event_today(game: AnyGame, stored: dict[str, Any]) -> dict[str, Json]:
    """An event as it is told today, from what was stored."""
    if "kind" not in stored:
        return stored
    kind = [event.name for event in game.events].index(stored["kind"])
    unpacked = UNPACKED[game.name].get(stored["kind"])
    a, b = stored["a"], stored["b"]
    facts = unpacked(a, b) if unpacked is not None else [a, b]
    return event_json(game, Event(kind, stored["seat"], facts, EVERYONE))
