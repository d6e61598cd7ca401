"""What somebody began with, read from what is kept of a finished game, under whatever rules it was."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from civtable.core.game import SPECTATOR


@dataclass(frozen=True)
class First:
    """The first things of a kind: the event that tells of one, its field, and how many are noted."""

    name: str
    event: str
    field: str
    most: int = 1


FIRSTS: Final[dict[str, list[First]]] = {
    "stone_age": [First("place", "placed", "place", 3)],
    "through_the_ages": [First("leader", "led", "card"), First("wonder", "stages_built", "card")],
}
"""By game, in the order in which they are told."""

Opening = dict[str, list[str]]
"""By name, the ids of what came first."""


def openings(game: str, final: Mapping[str, Any]) -> list[Opening]:
    """By seat, what its player began with; `final` is what is kept of a finished game."""
    players = final["views"][str(SPECTATOR)].get("players") or []
    seats = max(len(final["scores"]), len(players))
    found: list[Opening] = [{} for _ in range(seats)]
    for seat, player in enumerate(players):
        if isinstance(player, dict) and isinstance(player.get("nation"), str):
            found[seat]["nation"] = [player["nation"]]
    for line in final["log"]:
        for event in line["events"]:
            seat = event.get("seat")
            for first in FIRSTS.get(game, []):
                if event["event"] == first.event and isinstance(seat, int):
                    note(found[seat].setdefault(first.name, []), event[first.field], first.most)
    return found


def note(things: list[str], thing: str, most: int) -> None:
    """One more of the first things, unless there are enough."""
    if len(things) < most:
        things.append(thing)
