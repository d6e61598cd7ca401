"""Names of Stone Age's things, as phrases that the catalogs translate."""

from civtable.core.words import Argument, Phrase, Reason
from civtable.games.stone_age.data import BUILDING_IDS, CARD_IDS, PLACES, RESOURCES
from civtable.games.stone_age.options import unpack
from civtable.games.stone_age.state import faces_in


def place_words(place: int) -> Phrase:
    """A place by its name: the forest."""
    return Phrase(f"stone_age-place-{PLACES[place]}")


def at_words(place: int) -> Phrase:
    """Where people stand: in the forest."""
    return Phrase(f"stone_age-at-{PLACES[place]}")


def kind_words(resource: int) -> Phrase:
    """A resource by its name: wood."""
    return Phrase(f"stone_age-resource-{RESOURCES[resource]}")


def resource_words(resource: int, number: int) -> Phrase:
    """Some of a resource: 2 wood."""
    return Phrase(f"stone_age-n-{RESOURCES[resource]}", {"n": number})


def goods_words(packed: int) -> list[Phrase]:
    """Resources of several kinds: 2 wood and 1 stone."""
    amounts = unpack(packed)
    return [resource_words(i, amounts[i]) for i in range(4) if amounts[i]]


def card_words(card: int) -> Phrase:
    """A civilization card by what it shows."""
    return Phrase(f"stone_age-card-{CARD_IDS[card]}")


def building_words(building: int) -> Phrase:
    """A building by its price."""
    return Phrase(f"stone_age-building-{BUILDING_IDS[building]}")


def dice_words(packed: int) -> str:
    """The dice on the table, lowest first: 2, 2, 5, 6."""
    return ", ".join([str(face) for face in faces_in(packed)])


def because(key: str, args: dict[str, Argument] | None = None) -> Reason:
    """A reason of this game, by its short key."""
    return Reason(f"stone_age-why-{key}", args)
