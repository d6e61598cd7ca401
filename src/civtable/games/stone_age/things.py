"""What tokens of Stone Age speak of, cards, buildings and places, and the numbers printed on them."""

from typing import Final

from civtable.core.layout import Part, Thing
from civtable.games.stone_age.data import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    FOOD_DIVISOR,
    FOREST,
    HUNTING_GROUNDS,
    PLACES,
    PROFESSIONS,
    RESOURCES,
    RIVER,
    SYMBOLS,
    TOPS,
    VALUE,
    Building,
    Card,
)

CARD_KIND: Final = "card"
BUILDING_KIND: Final = "building"
PLACE_KIND: Final = "place"


def printed_parts() -> list[Part]:
    """What is printed on cards, then on buildings, then on places."""
    return [
        Part("top", TOPS, 1, "what a card does at once"),
        Part("value", ["number"], 7, "how much of it"),
        Part("resource", RESOURCES, 1, "which resource it brings"),
        Part("symbol", SYMBOLS, 1, "its symbol, if it is green"),
        Part("people", PROFESSIONS, 3, "its people, if it is sand-coloured"),
        Part("building", BUILDING_KINDS, 1, "the kind of building"),
        Part("cost", RESOURCES, 3, "what a fixed building costs"),
        Part("pays", ["least", "most", "kinds"], 7, "resources that others take, and of how many kinds"),
        Part("points", ["number"], 16, "the points of a fixed building"),
        Part("divisor", ["number"], 6, "pips for each food or resource that a place gives"),
    ]


def one_of(which: int, size: int, value: int = 1) -> list[int]:
    """A value for the one that it is; zeros for none (-1)."""
    return [value if i == which else 0 for i in range(size)]


def on_card(card: Card) -> list[int]:
    """The numbers of a card."""
    return [
        *one_of(card.top, len(TOPS)),
        card.value,
        *one_of(card.resource, len(RESOURCES)),
        *one_of(card.symbol, len(SYMBOLS)),
        *one_of(card.profession, len(PROFESSIONS), card.count),
    ]


def on_building(tile: Building) -> list[int]:
    """The numbers of a building."""
    return [
        *one_of(tile.kind, len(BUILDING_KINDS)),
        *(tile.cost or [0] * len(RESOURCES)),
        *(tile.least, tile.most, tile.kinds),
        tile.points,
    ]


def divisor_of(place: int) -> int:
    """What pips are divided by at a place; 0 where nobody rolls."""
    if place == HUNTING_GROUNDS:
        return FOOD_DIVISOR
    return VALUE[place - FOREST] if FOREST <= place <= RIVER else 0


def things() -> list[Thing]:
    """All of them; what is not printed on a thing is zero."""
    no_card = [0] * len(on_card(CARDS[0]))
    no_building = [0] * len(on_building(BUILDINGS[0]))
    found = [Thing(CARD_KIND, card.id, [*on_card(card), *no_building, 0]) for card in CARDS]
    found += [Thing(BUILDING_KIND, tile.id, [*no_card, *on_building(tile), 0]) for tile in BUILDINGS]
    for place in range(len(PLACES)):
        found.append(Thing(PLACE_KIND, PLACES[place], [*no_card, *no_building, divisor_of(place)]))
    return found
