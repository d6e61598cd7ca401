"""The end: points by source, and who wins."""

from typing import Final

from civtable.core.parts import Score
from civtable.games.stone_age.data import (
    CARDS,
    FARMER,
    HUNGER_POINTS,
    HUT_BUILDER,
    NONE,
    PROFESSIONS,
    SHAMAN,
    SYMBOLS,
    TOOL_MAKERS,
)
from civtable.games.stone_age.state import Player, StoneAge

SOURCES: Final = [
    *(
        "buildings",
        "cards",
        "hunger",
        "symbols",
        "farmers",
        "tool_makers",
        "hut_builders",
        "shamans",
        "resources",
    ),
]


def track_score(player: Player) -> int:
    """Where the player's marker stands on the scoring track; it may be below zero."""
    return player.building_points + player.card_points + HUNGER_POINTS * player.hungry


def symbols_shown(cards: int) -> list[int]:
    """Green cards: how often they show each symbol."""
    counts = [0] * len(SYMBOLS)
    for i in range(len(CARDS)):
        if cards >> i & 1 and CARDS[i].symbol != NONE:
            counts[CARDS[i].symbol] += 1
    return counts


def symbol_points(cards: int) -> int:
    """Green cards: each set of different symbols scores its size squared; second copies form a second set."""
    counts = symbols_shown(cards)
    first = sum([1 for count in counts if count >= 1])
    second = sum([1 for count in counts if count >= 2])
    return first * first + second * second


def people_shown(cards: int) -> list[int]:
    """Sand cards: how many people of each profession they show."""
    shown = [0] * len(PROFESSIONS)
    for i in range(len(CARDS)):
        if cards >> i & 1 and CARDS[i].profession != NONE:
            shown[CARDS[i].profession] += CARDS[i].count
    return shown


def buildings_owned(player: Player) -> int:
    """How many building tiles the player has."""
    return bin(player.buildings).count("1")


def points_by_source(player: Player) -> list[int]:
    """In the order of SOURCES."""
    return points_with(player, player.cards)


def points_with(player: Player, cards: int) -> list[int]:
    """The points of a player with these cards. An unused card for two resources counts as the resources."""
    shown = people_shown(cards)
    return [
        player.building_points,
        player.card_points,
        HUNGER_POINTS * player.hungry,
        symbol_points(cards),
        shown[FARMER] * player.track,
        shown[TOOL_MAKERS] * player.tools,
        shown[HUT_BUILDER] * buildings_owned(player),
        shown[SHAMAN] * player.people,
        sum(player.goods) + 2 * player.two_resources,
    ]


def tie_break(state: StoneAge, player: Player) -> tuple[int, ...]:
    """Higher wins: food track, then tools, then people; or the sum of the three, as later printings say."""
    if state.ties_by_sum:
        return (player.track + player.tools + player.people,)
    return (player.track, player.tools, player.people)


def scores(state: StoneAge) -> list[Score]:
    """Every seat's result, as if the game ended now. Who is tied in everything shares the rank."""
    points = [points_by_source(player) for player in state.players]
    standings = [(sum(points[p.seat]), tie_break(state, p)) for p in state.players]
    results: list[Score] = []
    for seat in range(len(state.players)):
        ahead = sum([1 for other in standings if other > standings[seat]])
        by_source = [(SOURCES[i], points[seat][i]) for i in range(len(SOURCES))]
        results.append(Score(seat, by_source, standings[seat][0], ahead + 1))
    return results
