"""Which cards a row or a step of the automa's tables means."""

from typing import Final

from civtable.games.imperium.automa.tables import (
    ATTACK_KIND,
    BARBARIAN_KIND,
    CIVILISED_KIND,
    DEVELOPMENT_KIND,
    EMPIRE_KIND,
    FAME_KIND,
    KIND_NAMES,
    KNIGHT_KIND,
    MASK_KIND,
    NAMED,
    OTHER,
    PINNED_KIND,
    REGION_KIND,
    RIVER_KIND,
    SCROLL_KIND,
    TRIBUTARY_KIND,
    UNCIVILISED_KIND,
    Row,
)
from civtable.games.imperium.cards.table import CARDS, KINDS, NATIONS, Card
from civtable.games.imperium.terms import (
    ATTACK,
    BARBARIAN,
    CIVILISED,
    EMPIRE,
    FAME,
    KNIGHT,
    MASK,
    PINNED,
    REGION,
    RIVER,
    SCROLL,
    TRIBUTARY,
    UNCIVILISED,
)

SUIT_KINDS: Final = {
    REGION_KIND: REGION,
    UNCIVILISED_KIND: UNCIVILISED,
    CIVILISED_KIND: CIVILISED,
    TRIBUTARY_KIND: TRIBUTARY,
    FAME_KIND: FAME,
}
ICON_KINDS: Final = {KNIGHT_KIND: KNIGHT, MASK_KIND: MASK, SCROLL_KIND: SCROLL, RIVER_KIND: RIVER}
HEADER_KINDS: Final = {ATTACK_KIND: ATTACK, PINNED_KIND: PINNED}
STATE_KINDS: Final = {BARBARIAN_KIND: BARBARIAN, EMPIRE_KIND: EMPIRE}


def count(card: Card, kind: int) -> int:
    """How often a card counts as one of that kind: a suit that is printed twice counts twice."""
    if kind in SUIT_KINDS:
        return card.suit_counts[SUIT_KINDS[kind].bit_length() - 1]
    if kind in ICON_KINDS:
        return int(card.icons[ICON_KINDS[kind]] > 0)
    if kind in HEADER_KINDS:
        return int(card.header == HEADER_KINDS[kind])
    if kind in STATE_KINDS:
        return int(card.state == STATE_KINDS[kind])
    return int(kind == OTHER)


COUNTS: Final = [[count(card, kind) for card in CARDS] for kind in range(len(KIND_NAMES))]
"""[kind][card]: how often the card counts as one of that kind. Not for NAMED and DEVELOPMENT_KIND."""


def is_for(row: Row, card: int, nation: int) -> bool:
    """Whether a row of a nation's table is for that card."""
    if row.kind == NAMED:
        return CARDS[card].name == row.name
    if row.kind == DEVELOPMENT_KIND:
        return card in NATIONS[nation].developments
    return COUNTS[row.kind][card] > 0


def matching_rows(rows: list[Row], nation: int) -> list[list[Row]]:
    """By card: the rows of a table that are for it, from the top."""
    return [[row for row in rows if is_for(row, card, nation)] for card in range(KINDS)]
