"""Names of things in Imperium, as phrases that the catalogs translate."""

from civtable.core.words import Argument, Phrase, Reason
from civtable.games.imperium.cards.table import CARD_IDS, NATION_IDS
from civtable.games.imperium.terms import RESOURCES


def card_words(card: int) -> Phrase:
    """A card by its name."""
    return Phrase(f"imperium-card-{CARD_IDS[card]}")


def nation_words(nation: int) -> Phrase:
    """A nation by its name."""
    return Phrase(f"imperium-nation-{NATION_IDS[nation]}")


def amount_words(n: int, resource: int) -> Phrase:
    """A number of tokens."""
    return Phrase(f"imperium-amount-{RESOURCES[resource]}", {"n": n})


def because(key: str, args: dict[str, Argument] | None = None) -> Reason:
    """A reason of this game, by its short key."""
    return Reason(f"imperium-why-{key}", args)
