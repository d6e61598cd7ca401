"""Names of things in Through the Ages, as phrases that the catalogs translate."""

from typing import Final

from civtable.core.words import Argument, Phrase, Reason
from civtable.games.through_the_ages.cards.table import CARD_IDS, SLOT_CARD

TOGETHER: Final = "together"
"""Why a thing that could be among several chosen together is not the next one that the engine asks for."""


def card_words(card: int) -> Phrase:
    """A card by its name."""
    return Phrase(f"through_the_ages-card-{CARD_IDS[card]}")


def slot_words(slot: int) -> Phrase:
    """A technology by its name."""
    return card_words(SLOT_CARD[slot])


def because(key: str, args: dict[str, Argument] | None = None) -> Reason:
    """A reason of this game, by its short key."""
    return Reason(f"through_the_ages-why-{key}", args)


def reason_or_none(key: str) -> Reason | None:
    """The reason for a short key; an empty one means that nothing forbids it."""
    return because(key) if key else None
