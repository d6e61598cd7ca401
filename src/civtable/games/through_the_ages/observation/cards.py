"""Which cards the numbers tell apart, place by place, and how cards are written.

There are 265 cards and many places, so a place has numbers only for the cards that can lie there.
"""

from typing import Final

from mypy_extensions import i64

from civtable.core.observation import Numbers, Places, places_of, put_counts
from civtable.games.through_the_ages.cards.table import (
    CARD_IDS,
    CARDS,
    COPIES,
    LEADERS,
    PACT_BIT,
    PACTS,
    SLOT_CARD,
    TERRITORIES,
    WONDER_BIT,
    WONDERS,
    numbered,
)
from civtable.games.through_the_ages.data import (
    ACTION,
    AGE_III,
    AGES,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    NONE,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
)

BACKS: Final = AGES[:4]


def of_kinds(kinds: list[int]) -> list[int]:
    """All cards of these kinds."""
    return [i for i in range(len(CARDS)) if CARDS[i].kind in kinds]


def ids(cards: list[int]) -> list[str]:
    """The names of the numbers of such a place."""
    return [CARD_IDS[card] for card in cards]


CIVIL: Final = [i for i in range(len(CARDS)) if CARDS[i].civil and COPIES[i]]
"""The cards of the civil decks: without what every civilization begins with."""

SECOND: Final = [i for i in CIVIL if COPIES[i] > 1]
THIRD: Final = [i for i in CIVIL if COPIES[i] > 2]
HELD: Final = [i for i in CIVIL if CARDS[i].kind != WONDER]
MILITARY: Final = [i for i in range(len(CARDS)) if not CARDS[i].civil]
PREPARED: Final = of_kinds([EVENT, TERRITORY])
BONUSES: Final = [i for i in of_kinds([EVENT]) if CARDS[i].age == AGE_III]
TACTICS: Final = of_kinds([TACTIC])
GONE: Final = CIVIL + TACTICS
ACTIONS: Final = of_kinds([ACTION])
GOVERNMENTS: Final = of_kinds([GOVERNMENT])
SPECIAL_TECHNOLOGIES: Final = of_kinds([SPECIAL])
WARS: Final = of_kinds([WAR])
ASKED: Final = of_kinds([ACTION, AGGRESSION, WAR, PACT, TERRITORY])
"""What questions are about."""

IN_CIVIL: Final = places_of(numbered(CIVIL))
IN_SECOND: Final = places_of(numbered(SECOND))
IN_THIRD: Final = places_of(numbered(THIRD))
IN_HELD: Final = places_of(numbered(HELD))
IN_MILITARY: Final = places_of(numbered(MILITARY))
IN_PREPARED: Final = places_of(numbered(PREPARED))
IN_BONUSES: Final = places_of(numbered(BONUSES))
IN_TACTICS: Final = places_of(numbered(TACTICS))
IN_GONE: Final = places_of(numbered(GONE))
IN_ACTIONS: Final = places_of(numbered(ACTIONS))
IN_GOVERNMENTS: Final = places_of(numbered(GOVERNMENTS))
IN_SPECIALS: Final = places_of(numbered(SPECIAL_TECHNOLOGIES))
IN_LEADERS: Final = places_of(numbered(LEADERS))
IN_WARS: Final = places_of(numbered(WARS))
IN_ASKED: Final = places_of(numbered(ASKED))
IN_WONDERS: Final = places_of(WONDER_BIT)
IN_PACTS: Final = places_of(PACT_BIT)

CARD_AGE: Final = places_of([card.age for card in CARDS])
FILLED: Final = [slot for slot in range(len(SLOT_CARD)) if SLOT_CARD[slot] != NONE]
"""The slots that have a technology."""

TECHNOLOGIES: Final = ids([SLOT_CARD[slot] for slot in FILLED])
IN_FILLED: Final = places_of(
    [FILLED.index(slot) if slot in FILLED else NONE for slot in range(len(SLOT_CARD))]
)

# By name, how many numbers such a place has.
N_BACKS: Final = 4
N_CIVIL: Final = len(CIVIL)
N_SECOND: Final = len(SECOND)
N_THIRD: Final = len(THIRD)
N_HELD: Final = len(HELD)
N_MILITARY: Final = len(MILITARY)
N_PREPARED: Final = len(PREPARED)
N_BONUSES: Final = len(BONUSES)
N_TACTICS: Final = len(TACTICS)
N_GONE: Final = len(GONE)
N_ACTIONS: Final = len(ACTIONS)
N_GOVERNMENTS: Final = len(GOVERNMENTS)
N_SPECIALS: Final = len(SPECIAL_TECHNOLOGIES)
N_LEADERS: Final = len(LEADERS)
N_WONDERS: Final = len(WONDERS)
N_COLONIES: Final = len(TERRITORIES)
N_PACTS: Final = len(PACTS)
N_WARS: Final = len(WARS)
N_ASKED: Final = len(ASKED)
N_FILLED: Final = len(FILLED)


def count_backs(to: Numbers, at: i64, cards: list[int]) -> i64:
    """How many cards of each age."""
    put_counts(to, at, cards, CARD_AGE)
    return at + N_BACKS


def mark(to: Numbers, at: i64, card: int, places: Places, size: i64) -> i64:
    """A 1 for the card that it is; nothing for none (-1)."""
    if card != NONE:
        to[at + places[card]] = 1
    return at + size
