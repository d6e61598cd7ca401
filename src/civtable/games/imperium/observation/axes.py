"""What numbers of an observation are counted along: cards, copies of cards, places, hosts, common cards."""

from typing import Final

from mypy_extensions import i16, i64

from civtable.core.layout import Again, Lookups, Part
from civtable.core.observation import Numbers, numbers_of, places_of
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.library import COMPILED
from civtable.games.imperium.cards.table import CARD_IDS, CARDS, COMMONS, KINDS, NATIONS, UNREST, Card
from civtable.games.imperium.options import HOSTS, PASSING
from civtable.games.imperium.terms import (
    HEADERS,
    ICONS,
    NONE,
    POINT_KINDS,
    RESOURCES,
    STATES,
    SUITS,
    TO_GARRISON,
    TRIGGERS,
)

ABILITY_KIND: Final = "ability"
"""What tokens of abilities are called; all others are of cards."""

NUMBERED: Final = "its number, to look up: 1 is the first card of self.hand, 0 is none"

# A card by what is printed on it.


def card_parts(name: str, meaning: str) -> list[Part]:
    """What is said about one card: which one, and what that is, for who reads it in a row."""
    return [
        Lookups(f"{name}.card", ["number"], KINDS, f"{meaning}: {NUMBERED}"),
        Again(f"{name}.suits", SUITS, 1, "how often the suits are printed on it"),
        Again(f"{name}.header", HEADERS, 1, "what stands in its corner"),
        Again(f"{name}.icons", ICONS, 2, "its icons"),
        Again(f"{name}.state", STATES, 1, "the state it can be played in, if not in both"),
        Again(f"{name}.cost", RESOURCES, 5, "what it costs as a development"),
        Again(f"{name}.points", POINT_KINDS, 1, "how its points are counted"),
        Again(f"{name}.value", ["fixed", "for the automa"], 10, "its points"),
        Again(f"{name}.is", ["development", "free to play", "unplayable"], 1, "other marks"),
        Again(f"{name}.works", TRIGGERS, 1, "when its abilities work"),
    ]


def features_of_card(card: Card) -> list[int]:
    """The numbers of a card, in the order of `card_parts`."""
    triggers = [ability.trigger for ability in COMPILED if ability.card == card.kind]
    return [
        card.kind + 1,
        *card.suit_counts,
        *[int(card.header == header) for header in range(len(HEADERS))],
        *card.icons,
        *[int(card.state == state) for state in range(len(STATES))],
        *card.cost,
        *[int(card.point_kind == kind) for kind in range(len(POINT_KINDS))],
        card.points,
        card.automa_vp,
        *[int(mark) for mark in (card.developable, card.free_play, card.unplayable)],
        *[int(trigger in triggers) for trigger in range(len(TRIGGERS))],
    ]


def _features() -> list[list[int]]:
    rows = [features_of_card(card) for card in CARDS]
    return [*rows, [0] * len(rows[0])]


FEATURES: Final = _features()
"""[card]; the last row, which is that of NONE, is all zeros."""

CARD_SIZE: Final = len(FEATURES[0])
SAID: Final = [[place for place in range(CARD_SIZE) if row[place]] for row in FEATURES]
SAID_FROM: Final = places_of([sum([len(places) for places in SAID[:card]]) for card in range(KINDS + 1)])
SAID_AT: Final = places_of([place for places in SAID for place in places])
SAID_NUMBERS: Final = numbers_of([row[place] for row in FEATURES for place in range(CARD_SIZE) if row[place]])
"""The same without zeros, which most of it are: where a card begins, and its places and numbers."""


def put_card(to: Numbers, at: i64, card: int) -> i64:
    """What is said about one card; nothing for NONE."""
    if card != NONE:
        places, numbers = SAID_AT, SAID_NUMBERS
        i = SAID_FROM[card]
        end = SAID_FROM[card + 1]
        while i < end:
            to[at + places[i]] = numbers[i]
            i += 1
    return at + CARD_SIZE


# Places of cards: a column for every copy of a card that one player may come to own.

SHARED_COPIES: Final = 4
"""Columns of a card that several nations have; further copies of one player are not said."""


def _copies() -> list[int]:
    """[card]: how many copies one player may come to own; unrest is counted elsewhere."""
    found = [1] * KINDS
    nations = [
        nation.deck + nation.nation_deck + nation.developments + nation.permanent + nation.journey
        for nation in NATIONS
    ]
    for card in range(KINDS):
        own = [cards.count(card) for cards in nations]
        found[card] = max(1, *own, min(sum(own), SHARED_COPIES))
    for commons in COMMONS:
        for suit in commons.counts:
            for card, counts in suit:
                found[card] = max(found[card], counts[2])
    found[UNREST] = 0
    return found


COPIES: Final = _copies()
COLUMNS: Final = sum(COPIES)
FIRST: Final = places_of([sum(COPIES[:card]) for card in range(KINDS + 1)])
"""[card]: its first column; one more at the end."""

COLUMN_NAMES: Final = [
    CARD_IDS[card] if copy == 0 else f"{CARD_IDS[card]} {copy + 1}"
    for card in range(KINDS)
    for copy in range(COPIES[card])
]
COLUMN_CARDS: Final = [CARD_IDS[card] for card in range(KINDS) for _ in range(COPIES[card])]
"""The card of each column."""


def put_places(to: Numbers, at: i64, cards: list[int], place: i16) -> i16:
    """Cards lie at a place, each in the first free column of its own; how many are unrest."""
    unrest: i16 = 0
    first = FIRST
    card: i64
    for card in cards:
        if card == UNREST:
            unrest += 1
            continue
        column = first[card]
        end = first[card + 1]
        while column < end:
            if to[at + column] == 0:
                to[at + column] = place
                break
            column += 1
    return unrest


def put_place(to: Numbers, at: i64, card: i64, place: i16) -> None:
    """The same for one card."""
    column = FIRST[card]
    end = FIRST[card + 1]
    while column < end:
        if to[at + column] == 0:
            to[at + column] = place
            return
        column += 1


def take_places(to: Numbers, at: i64, cards: list[int], place: i16) -> None:
    """Cards that were written as lying at a place are not to be seen there after all."""
    card: i64
    for card in cards:
        column = FIRST[card + 1] - 1
        first = FIRST[card]
        while column >= first:
            if to[at + column] == place:
                to[at + column] = 0
                break
            column -= 1


# Shorter lists of cards.


def _slots(cards: list[int]) -> list[int]:
    """[card]: its place in a list; NONE if it is not there."""
    found = [NONE] * KINDS
    for i in range(len(cards)):
        found[cards[i]] = i
    return found


COMMON: Final = sorted(
    {card for commons in COMMONS for suit in range(len(commons.counts)) for card in commons.cards(suit, 4)}
)
COMMON_SLOT: Final = places_of(_slots(COMMON))


def _hosts() -> list[int]:
    """The cards that others can be garrisoned in: those that can be chosen, and those that take some."""
    found = {card for card in range(KINDS) if HOSTS[card] is not PASSING}
    for ability in COMPILED:
        for instr in ability.code:
            if instr.op == ops.MOVE and instr.verb == TO_GARRISON and ability.card >= 0:
                found.add(ability.card)
    return sorted(found)


HOST: Final = _hosts()
HOST_SLOT: Final = places_of(_slots(HOST))
