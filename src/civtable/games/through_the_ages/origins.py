"""Where culture came from: read from a position and from what happened by the next choice."""

from typing import Final

from civtable.core.events import Event
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import ACTION, EVENT, LEADER, NONE, TERRITORY, WONDER
from civtable.games.through_the_ages.happenings import (
    BONUS_SCORED,
    GAINED_CULTURE,
    LOST_CULTURE,
    PRODUCED,
    SCORED,
)
from civtable.games.through_the_ages.happenings import (
    EVENTS as HAPPENINGS,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import add_pacts, add_wonders, add_workers, colonies_of, tallied
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges

ORIGINS: Final = [
    *("buildings", "wonders", "leaders", "government", "colonies", "pacts"),
    *("cards", "politics", "events", "attacks", "hunger", "end"),
]
BUILDINGS, WONDERS, LEADERS, GOVERNMENT, COLONIES, PACTS = 0, 1, 2, 3, 4, 5
CARDS_PLAYED, POLITICS, EVENTS, ATTACKS, HUNGER, END = 6, 7, 8, 9, 10, 11

BY_KIND: Final = {
    WONDER: WONDERS,
    LEADER: LEADERS,
    TERRITORY: COLONIES,
    ACTION: CARDS_PLAYED,
    EVENT: EVENTS,
}
"""The origin of culture by the kind of the card that gave it; aggressions and wars are the rest."""


def rate_by_origin(state: ThroughTheAges, player: Player) -> list[int]:
    """The culture rating, by what makes it up. What a limit takes away is taken from the buildings."""
    cards = player.edition.cards
    parts = [0] * len(ORIGINS)
    tally = Tally(0, 0)
    add_workers(player, tally)
    parts[BUILDINGS] = tally.culture
    add_wonders(player, tally)
    parts[WONDERS] = tally.culture - sum(parts)
    add_pacts(state, player, tally)
    parts[PACTS] = tally.culture - sum(parts)
    techs = [player.government] + [special for special in player.specials if special != NONE]
    parts[GOVERNMENT] = sum([cards[card].culture for card in techs])
    parts[COLONIES] = sum([cards[card].culture for card in colonies_of(player)])
    parts[LEADERS] = tallied(state, player).culture - sum(parts)
    parts[BUILDINGS] += player.culture_rate - sum(parts)
    return parts


def gains(before: ThroughTheAges, events: list[Event], after: ThroughTheAges) -> list[list[tuple[str, int]]]:
    """By seat: the culture that a choice brought, by origin.

    An event that takes culture from who has none takes less than it says: that is seen afterwards only.
    """
    found = [[0] * len(ORIGINS) for _ in before.players]
    for event in events:
        told = HAPPENINGS[event.kind].numbers(event)
        if event.kind == PRODUCED and told["culture"]:
            parts = rate_by_origin(before, before.players[event.seat])
            for i in range(len(ORIGINS)):
                found[event.seat][i] += parts[i]
        elif event.kind == GAINED_CULTURE:
            found[event.seat][origin_of(told["card"], POLITICS)] += told["amount"]
        elif event.kind == LOST_CULTURE:
            found[event.seat][origin_of(told["card"], HUNGER)] -= told["amount"]
        elif event.kind == SCORED:
            at = LEADERS if CARDS[told["card"]].kind == LEADER else END if after.over else EVENTS
            found[event.seat][at] += told["culture"]
        elif event.kind == BONUS_SCORED:
            found[event.seat][END] += told["culture"]
    for player in before.players:
        row = found[player.seat]
        row[END if after.over else EVENTS] += after.players[player.seat].culture - player.culture - sum(row)
    return [[(ORIGINS[i], row[i]) for i in range(len(ORIGINS))] for row in found]


def origin_of(card: int, otherwise: int) -> int:
    """The origin of culture that a card gave or took."""
    return otherwise if card == NONE else BY_KIND.get(CARDS[card].kind, ATTACKS)
