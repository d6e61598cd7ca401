"""All cards in one table, and the numbers of those that the rules call by name.

A card has the same number and the same codes in both editions; what is printed on it may differ.
"""

from typing import Final

from civtable.games.through_the_ages.cards.civil_2006 import CIVIL_2006_CARDS
from civtable.games.through_the_ages.cards.civil_2015 import CIVIL_CARDS
from civtable.games.through_the_ages.cards.military_2006 import MILITARY_2006_CARDS
from civtable.games.through_the_ages.cards.military_2015 import MILITARY_CARDS
from civtable.games.through_the_ages.data import (
    LEADER,
    LEVELS,
    NONE,
    PACT,
    SLOTS,
    TERRITORY,
    WONDER,
    WORKER_KINDS,
    Card,
)

NEW_CARDS: Final = CIVIL_CARDS + MILITARY_CARDS
OLD_CARDS: Final = CIVIL_2006_CARDS + MILITARY_2006_CARDS
"""What the editions of 2015 and 2006 print."""

FIRST_OLD: Final = len(NEW_CARDS)
"""Cards from this number on are in the edition of 2006 only."""


def _all_cards() -> list[Card]:
    known = [row.id for row in NEW_CARDS]
    return NEW_CARDS + [row for row in OLD_CARDS if row.id not in known]


CARDS: Final = _all_cards()
"""[card]: what both editions print alike (id, kind, age); all else is read from the cards of the edition."""

CARD_IDS: Final = [card.id for card in CARDS]
BY_ID: Final = {CARDS[i].id: i for i in range(len(CARDS))}


def printed(rows: list[Card]) -> list[Card]:
    """[card]: the cards of an edition by number; those that it does not have exist in no copies."""
    table = [
        Card(row.id, row.kind, row.age, [0, 0, 0], civil=row.civil, special=row.special) for row in CARDS
    ]
    for row in rows:
        number = BY_ID[row.id]
        assert (row.kind, row.age, row.special) == (
            CARDS[number].kind,
            CARDS[number].age,
            CARDS[number].special,
        )
        table[number] = row
    return table


CARDS_2015: Final = printed(NEW_CARDS)
CARDS_2006: Final = printed(OLD_CARDS)
COPIES: Final = [max(CARDS_2015[i].counts[2], CARDS_2006[i].counts[2]) for i in range(len(CARDS))]
"""[card]: the most copies of it in a game."""


def card(id: str) -> int:
    """The number of a card."""
    return BY_ID[id]


def _slot_cards() -> list[int]:
    slots = [NONE] * SLOTS
    for i in range(len(CARDS)):
        if CARDS[i].kind < WORKER_KINDS:
            slot = CARDS[i].kind * LEVELS + CARDS[i].age
            assert slots[slot] == NONE, CARDS[i].id
            slots[slot] = i
    return slots


SLOT_CARD: Final = _slot_cards()
"""[slot]: the technology; -1 if there is none of that kind and level."""


def slot_of(number: int) -> int:
    """The slot of a technology with workers."""
    return CARDS[number].kind * LEVELS + CARDS[number].age


def per_slot(values: list[int]) -> list[int]:
    """[slot]: the value of its technology, out of values by card."""
    return [values[number] if number != NONE else 0 for number in SLOT_CARD]


SLOT_SCIENCE: Final = per_slot([row.science for row in CARDS])
SLOT_CULTURE: Final = per_slot([row.culture for row in CARDS])
SLOT_STRENGTH: Final = per_slot([row.strength for row in CARDS])
SLOT_HAPPY: Final = per_slot([row.happiness for row in CARDS])
SLOT_VALUE: Final = per_slot(
    [row.food if row.food else row.resources if row.resources else row.age for row in CARDS]
)
"""What a blue token is worth there: food on farms, resources on mines; labs hold resources by level."""

COST_2015: Final = per_slot([row.resource_cost for row in CARDS_2015])
COST_2006: Final = per_slot([row.resource_cost for row in CARDS_2006])
"""What workers yield is the same in both editions; what buildings and units cost is not."""

LEADERS: Final = [i for i in range(len(CARDS)) if CARDS[i].kind == LEADER]
WONDERS: Final = [i for i in range(len(CARDS)) if CARDS[i].kind == WONDER]
TERRITORIES: Final = [i for i in range(len(CARDS)) if CARDS[i].kind == TERRITORY]
PACTS: Final = [i for i in range(len(CARDS)) if CARDS[i].kind == PACT]


def numbered(ids: list[int]) -> list[int]:
    """[card]: its place in a list of cards, for sets of them as ints; -1 if it is not there."""
    places = [NONE] * len(CARDS)
    for i in range(len(ids)):
        places[ids[i]] = i
    return places


WONDER_BIT: Final = numbered(WONDERS)
COLONY_BIT: Final = numbered(TERRITORIES)
PACT_BIT: Final = numbered(PACTS)
PACTS_OF_AGE: Final = [
    sum([1 << i for i in range(len(PACTS)) if CARDS[PACTS[i]].age == age]) for age in range(LEVELS)
]
"""[age]: the set of its pacts."""

AGRICULTURE: Final = card("agriculture")
BRONZE: Final = card("bronze")
PHILOSOPHY: Final = card("philosophy")
RELIGION: Final = card("religion")
WARRIORS: Final = card("warriors")
DESPOTISM: Final = card("despotism")
