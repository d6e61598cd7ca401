"""Positions of Through the Ages as numbers, as a seat sees them: itself first, then clockwise."""

from typing import Final

from mypy_extensions import i64

from civtable.core.layout import Part, Thing
from civtable.core.observation import Numbers, Observer, seats_around
from civtable.games.through_the_ages.cards.table import COPIES
from civtable.games.through_the_ages.observation.cards import N_FILLED
from civtable.games.through_the_ages.observation.civilizations import (
    civilization_parts,
    own_parts,
    put_civilization,
    put_own,
)
from civtable.games.through_the_ages.observation.features import (
    feature_parts,
    features_of,
    printed_parts,
    things,
)
from civtable.games.through_the_ages.observation.questions import put_questions, question_parts
from civtable.games.through_the_ages.observation.table import put_table, table_parts
from civtable.games.through_the_ages.options import OPTIONS
from civtable.games.through_the_ages.state import ThroughTheAges

VERSION: Final = 1
BEGUN_WITH: Final = 6
"""Cards with which a civilization begins: five technologies and a government."""

RELATIONS: Final = 12
"""Tokens of cards that have one elsewhere too: tactic, war and pact of a civilization, pacts it has shown."""


def all_parts(players: int) -> list[Part]:
    """The questions, the table, the seat's own civilization, the others clockwise, and what only it knows."""
    parts = question_parts(players) + table_parts(players)
    for whose in seats_around(players):
        parts += civilization_parts(whose, players)
    return parts + own_parts()


class ThroughTheAgesObserver(Observer[ThroughTheAges]):
    """Positions and options of Through the Ages as numbers."""

    def parts(self, players: int) -> list[Part]:
        """With so many players."""
        return all_parts(players)

    def fill(self, state: ThroughTheAges, seat: int, to: Numbers, at: i64) -> i64:
        """In the order of `parts`, onto zeros."""
        players = state.players
        at = put_questions(to, at, state, seat)
        at = put_table(to, at, state, seat)
        for i in range(len(players)):
            at = put_civilization(to, at, state, players[(seat + i) % len(players)], seat)
        return put_own(to, at, players[seat])

    def features(self) -> list[Part]:
        """Kind, cards, seat and amounts, and what is printed on the card."""
        return feature_parts()

    def options(self) -> list[list[int]]:
        """By option."""
        return [features_of(option) for option in OPTIONS]

    def things(self) -> list[Thing]:
        """The cards."""
        return things()

    def printed(self) -> list[Part]:
        """What is printed on them, as of 2015 where both editions have it."""
        return printed_parts()

    def most_tokens(self, players: int) -> int:
        """All cards in the box, what civilizations begin with, and what is said twice."""
        return sum(COPIES) + players * (BEGUN_WITH + RELATIONS) + 2 * N_FILLED


OBSERVER: Final = ThroughTheAgesObserver(VERSION)
