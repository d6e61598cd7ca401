"""Which cards the numbers tell apart, place by place, and how cards are written.

There are 265 cards and many places, so a place has numbers only for the cards that can lie there. The memory
is cleared once; after that only what is not zero is written.
"""

from typing import Final

from mypy_extensions import i64

from civtable.core.observation import Numbers
from civtable.games.through_the_ages.cards.table import (
    CARD_IDS,
    CARDS,
    COPIES,
    LEADERS,
    PACTS,
    SLOT_CARD,
    TERRITORIES,
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

IN_CIVIL: Final = numbered(CIVIL)
IN_SECOND: Final = numbered(SECOND)
IN_THIRD: Final = numbered(THIRD)
IN_HELD: Final = numbered(HELD)
IN_MILITARY: Final = numbered(MILITARY)
IN_PREPARED: Final = numbered(PREPARED)
IN_BONUSES: Final = numbered(BONUSES)
IN_TACTICS: Final = numbered(TACTICS)
IN_GONE: Final = numbered(GONE)
IN_ACTIONS: Final = numbered(ACTIONS)
IN_GOVERNMENTS: Final = numbered(GOVERNMENTS)
IN_SPECIALS: Final = numbered(SPECIAL_TECHNOLOGIES)
IN_LEADERS: Final = numbered(LEADERS)
IN_WARS: Final = numbered(WARS)
IN_ASKED: Final = numbered(ASKED)

CARD_AGE: Final = [card.age for card in CARDS]
FILLED: Final = [slot for slot in range(len(SLOT_CARD)) if SLOT_CARD[slot] != NONE]
"""The slots that have a technology."""

TECHNOLOGIES: Final = ids([SLOT_CARD[slot] for slot in FILLED])
IN_FILLED: Final = [FILLED.index(slot) if slot in FILLED else NONE for slot in range(len(SLOT_CARD))]

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


def clear(to: Numbers, at: i64, size: i64) -> None:
    """All zeros, before anything is written."""
    end = at + size
    while at < end:
        to[at] = 0
        at += 1


def count(to: Numbers, at: i64, cards: list[int], places: list[int]) -> None:
    """How many of each card there are in a list."""
    for card in cards:
        to[at + places[card]] += 1


def count_backs(to: Numbers, at: i64, cards: list[int]) -> i64:
    """How many cards of each age."""
    for card in cards:
        to[at + CARD_AGE[card]] += 1
    return at + N_BACKS


def mark(to: Numbers, at: i64, card: int, places: list[int], size: i64) -> i64:
    """A 1 for the card that it is; nothing for none (-1)."""
    if card != NONE:
        to[at + places[card]] = 1
    return at + size


def mark_seat(to: Numbers, at: i64, whose: int, seat: int, players: int) -> i64:
    """A 1 for a seat as it is counted from one's own; nothing for nobody (-1)."""
    if whose >= 0:
        to[at + (whose - seat) % players] = 1
    return at + players


def mark_set(to: Numbers, at: i64, members: int, size: i64) -> i64:
    """A 1 for each member of a set that is kept as bits; most are small."""
    bits: i64 = members
    i: i64 = at
    while bits:
        if bits & 1:
            to[i] = 1
        bits >>= 1
        i += 1
    return at + size
