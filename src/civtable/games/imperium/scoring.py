"""Points by source, and who has won."""

from typing import Final

from civtable.core.parts import Score
from civtable.games.imperium.abilities.counts import counted
from civtable.games.imperium.abilities.library import COMPILED
from civtable.games.imperium.automa.scoring import AUTOMA_SOURCES, automa_points, automa_total
from civtable.games.imperium.cards.filters import TERMS
from civtable.games.imperium.cards.table import (
    CARDS,
    IS_FIXTURE,
    UNREST,
    WHEN_GARRISONED,
    WHEN_IN_HISTORY,
    WHEN_IN_PLAY,
)
from civtable.games.imperium.state import BY_COLLAPSE, Imperium, Player
from civtable.games.imperium.terms import (
    BEFORE_SCORING,
    CONDITIONAL,
    GARRISON,
    HISTORY,
    IN_PLAY,
    PROGRESS,
    VARIABLE,
    VARIABLE_CAP,
)

SOURCES: Final = ["progress", "power", "cards", "variable", "unrest"]
SCORE_PROGRESS: Final = 0
SCORE_POWER: Final = 1
SCORE_CARDS: Final = 2
SCORE_VARIABLE: Final = 3
SCORE_UNREST: Final = 4

BEFORE_SCORING_ABILITIES: Final = [
    (ability.card, ability.number) for ability in COMPILED if ability.trigger == BEFORE_SCORING
]
"""Card and ability."""


def card_points(state: Imperium, player: Player, card: int, zone: int) -> int:
    """What a card is worth in a zone: printed, counted (at most 10), or by where it is."""
    facts = CARDS[card]
    if facts.point_kind == VARIABLE:
        points = 0
        for term in TERMS[card]:
            points += term.points * (counted(state, player, card, term.count) // term.each)
        return min(points, VARIABLE_CAP)
    if facts.point_kind == CONDITIONAL:
        for case in facts.cases:
            if case.when == WHEN_IN_HISTORY:
                met = zone == HISTORY
            elif case.when == WHEN_GARRISONED:
                met = zone == GARRISON
            else:
                met = (zone == IN_PLAY) == (case.when == WHEN_IN_PLAY)
            if met:
                return case.points
        return facts.otherwise
    return facts.points


def source_of(card: int) -> int:
    """The source that a card's points are counted under."""
    if card == UNREST:
        return SCORE_UNREST
    if IS_FIXTURE[card]:
        return SCORE_POWER
    return SCORE_VARIABLE if CARDS[card].point_kind == VARIABLE else SCORE_CARDS


def points_by_source(state: Imperium, player: Player) -> list[int]:
    """Progress, and the points of every card that the player owns; not nation deck, developments or quest."""
    points = [0] * len(SOURCES)
    points[SCORE_PROGRESS] = player.tokens[PROGRESS]
    zones = [
        (IN_PLAY, player.in_play),
        (GARRISON, player.garrison),
        (HISTORY, player.history),
        (0, player.hand + player.deck + player.discard + player.sunken),
    ]
    for zone, cards in zones:
        for card in cards:
            points[source_of(card)] += card_points(state, player, card, zone)
    return points


def unrest_of(player: Player) -> int:
    """Unrest cards, wherever the player has them."""
    zones = [player.hand, player.deck, player.discard, player.history, player.garrison, player.sunken]
    return sum([zone.count(UNREST) for zone in zones])


def rival_points(state: Imperium) -> int:
    """What the automa would have if the game ended now; nothing if there is none."""
    return automa_total(state.automa) if state.automa is not None else 0


def rival_sources(state: Imperium) -> list[tuple[str, int]]:
    """The same by source."""
    points = automa_points(state.automa) if state.automa is not None else []
    return [(AUTOMA_SOURCES[i], points[i]) for i in range(len(points))]


def scores(state: Imperium) -> list[Score]:
    """As if the game ended now. Ties are shared; against the automa a person has to have more.

    In a collapse only unrest counts, the fewest cards win, points break ties; a person alone has lost.
    """
    points = [points_by_source(state, player) for player in state.players]
    totals = [sum(row) for row in points]
    if state.ended == BY_COLLAPSE:
        unrest = [unrest_of(player) for player in state.players]
        order = [(-unrest[seat], totals[seat]) for seat in range(len(totals))]
        rows = [[0, 0, 0, 0, -unrest[seat]] for seat in range(len(totals))]
        beaten = state.automa is not None
    else:
        order = [(totals[seat], 0) for seat in range(len(totals))]
        rows = points
        beaten = state.automa is not None and totals[0] <= automa_total(state.automa)
    found: list[Score] = []
    for seat in range(len(rows)):
        rank = 1 + len([other for other in order if other > order[seat]]) + int(beaten)
        by_source = [(SOURCES[i], rows[seat][i]) for i in range(len(SOURCES))]
        found.append(Score(seat, by_source, sum(rows[seat]), rank))
    return found
