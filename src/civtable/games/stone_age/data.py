"""The printed facts of Stone Age: board, cards, buildings. Tables and constants, no rules."""

from typing import Final

# Places, in the order of the board. A set of places is an int, one bit each.
TOOL_MAKER: Final = 0
HUT: Final = 1
FIELD: Final = 2
HUNTING_GROUNDS: Final = 3
FOREST: Final = 4
CLAY_PIT: Final = 5
QUARRY: Final = 6
RIVER: Final = 7
CARD_1: Final = 8  # the rightmost card, which costs one resource
BUILDING_1: Final = 12

PLACES: Final = [
    *("tool_maker", "hut", "field"),
    *("hunting_grounds", "forest", "clay_pit", "quarry", "river"),
    *("card_1", "card_2", "card_3", "card_4"),
    *("building_1", "building_2", "building_3", "building_4"),
]

VILLAGE: Final = 0b111
"""Tool maker, hut and field, as a set of places."""

PITS: Final = 0b11110000
"""Forest, clay pit, quarry and river, as a set of places."""

HUT_PEOPLE: Final = 2
RINGS: Final = 7  # of forest, clay pit, quarry and river, each
CARD_SLOTS: Final = 4
STACK_SIZE: Final = 7

# Resources, in the order of their value. Food is not a resource but is gathered in the same way.
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
RESOURCES: Final = ["wood", "brick", "stone", "gold"]
VALUE: Final = [3, 4, 5, 6]
"""What a resource is divided by when gathered, and the points it gives in a building."""

FOOD_DIVISOR: Final = 2

PEOPLE_START: Final = 5
PEOPLE_MAX: Final = 10
FOOD_START: Final = 12
TRACK_MAX: Final = 10
TOOLS_MAX: Final = 12
TOOL_SLOTS: Final = 3
HUNGER_POINTS: Final = -10

VILLAGE_LIMIT: Final = [0, 0, 2, 2, 3]
"""By number of players: how many of tool maker, hut and field may be occupied in a round."""

PIT_LIMIT: Final = [0, 0, 1, 2, 4]
"""By number of players: how many players may stand in forest, clay pit, quarry or river, each."""

# The tops of civilization cards.
DICE_FOR_ALL: Final = 0
FOOD: Final = 1
RESOURCE: Final = 2
ROLL_FOR_RESOURCE: Final = 3
VICTORY_POINTS: Final = 4
TOOL: Final = 5
FOOD_TRACK: Final = 6
DRAW_CARD: Final = 7
ONE_USE_TOOL: Final = 8
ANY_TWO_RESOURCES: Final = 9
TOPS: Final = [
    *("dice_for_all", "food", "resource", "roll_for_resource", "victory_points"),
    *("tool", "food_track", "draw_card", "one_use_tool", "any_two_resources"),
]

SYMBOLS: Final = ["healing", "art", "writing", "pottery", "time", "transport", "music", "weaving"]
HEALING: Final = 0
ART: Final = 1
WRITING: Final = 2
POTTERY: Final = 3
TIME: Final = 4
TRANSPORT: Final = 5
MUSIC: Final = 6
WEAVING: Final = 7

PROFESSIONS: Final = ["farmer", "tool_maker", "hut_builder", "shaman"]
FARMER: Final = 0
TOOL_MAKERS: Final = 1
HUT_BUILDER: Final = 2
SHAMAN: Final = 3

NONE: Final = -1


class Card:
    """A civilization card: the top works at once, the bottom at the end.

    Green cards have a symbol, sand ones a profession and how many people of it they show.
    """

    __slots__ = ("count", "id", "profession", "resource", "symbol", "top", "value")

    def __init__(
        self, id: str, top: int, value: int, resource: int, symbol: int, profession: int, count: int
    ) -> None:
        self.id = id
        self.top = top
        self.value = value
        self.resource = resource
        self.symbol = symbol
        self.profession = profession
        self.count = count


def _green(id: str, top: int, symbol: int, value: int = 0, resource: int = NONE) -> Card:
    return Card(id, top, value, resource, symbol, NONE, 0)


def _sand(id: str, top: int, profession: int, count: int, value: int = 0, resource: int = NONE) -> Card:
    return Card(id, top, value, resource, NONE, profession, count)


CARDS: Final = [
    _sand("C01", DICE_FOR_ALL, FARMER, 1),
    _sand("C02", DICE_FOR_ALL, FARMER, 2),
    _sand("C03", DICE_FOR_ALL, HUT_BUILDER, 1),
    _sand("C04", DICE_FOR_ALL, HUT_BUILDER, 2),
    _sand("C05", DICE_FOR_ALL, TOOL_MAKERS, 2),
    _sand("C06", DICE_FOR_ALL, TOOL_MAKERS, 2),
    _green("C07", DICE_FOR_ALL, POTTERY),
    _green("C08", DICE_FOR_ALL, WRITING),
    _green("C09", DICE_FOR_ALL, TIME),
    _green("C10", DICE_FOR_ALL, TRANSPORT),
    _green("C11", FOOD, WEAVING, 1),
    _sand("C12", FOOD, HUT_BUILDER, 2, 2),
    _green("C13", FOOD, WEAVING, 3),
    _sand("C14", FOOD, FARMER, 2, 3),
    _sand("C15", FOOD, HUT_BUILDER, 1, 4),
    _green("C16", FOOD, HEALING, 5),
    _green("C17", FOOD, POTTERY, 7),
    _sand("C18", RESOURCE, SHAMAN, 2, 1, BRICK),
    _sand("C19", RESOURCE, FARMER, 1, 1, STONE),
    _sand("C20", RESOURCE, SHAMAN, 1, 1, STONE),
    _green("C21", RESOURCE, TRANSPORT, 2, STONE),
    _sand("C22", RESOURCE, SHAMAN, 1, 1, GOLD),
    _sand("C23", ROLL_FOR_RESOURCE, SHAMAN, 2, 2, WOOD),
    _sand("C24", ROLL_FOR_RESOURCE, SHAMAN, 1, 2, STONE),
    _green("C25", ROLL_FOR_RESOURCE, ART, 2, GOLD),
    _sand("C26", VICTORY_POINTS, HUT_BUILDER, 3, 3),
    _green("C27", VICTORY_POINTS, MUSIC, 3),
    _green("C28", VICTORY_POINTS, MUSIC, 3),
    _green("C29", TOOL, ART, 1),
    _sand("C30", FOOD_TRACK, FARMER, 1, 1),
    _green("C31", FOOD_TRACK, TIME, 1),
    _green("C32", DRAW_CARD, WRITING, 1),
    _sand("C33", ONE_USE_TOOL, TOOL_MAKERS, 2, 2),
    _sand("C34", ONE_USE_TOOL, TOOL_MAKERS, 1, 3),
    _sand("C35", ONE_USE_TOOL, TOOL_MAKERS, 1, 4),
    _green("C36", ANY_TWO_RESOURCES, HEALING, 2),
]
CARD_IDS: Final = [card.id for card in CARDS]

ONE_USE_VALUES: Final = [2, 3, 4]
"""The one-use tools, one card each; a set of them is an int, one bit each in this order."""

ONE_USE_CARDS: Final = [32, 33, 34]
TWO_RESOURCES_CARD: Final = 35

# Buildings.
FIXED: Final = 0
CHOICE: Final = 1
FLEXIBLE: Final = 2
BUILDING_KINDS: Final = ["fixed", "choice", "flexible"]


class Building:
    """A building tile. Fixed ones have a price and points; the others are worth what is paid.

    A choice tile wants exactly `least` resources of exactly `kinds` kinds, a flexible one `least` to `most`.
    """

    __slots__ = ("cost", "id", "kind", "kinds", "least", "most", "points")

    def __init__(
        self, id: str, kind: int, cost: list[int], least: int, most: int, kinds: int, points: int
    ) -> None:
        self.id = id
        self.kind = kind
        self.cost = cost
        self.least = least
        self.most = most
        self.kinds = kinds
        self.points = points


def _fixed(id: str, wood: int, brick: int, stone: int, gold: int, points: int) -> Building:
    return Building(id, FIXED, [wood, brick, stone, gold], 3, 3, 0, points)


def _choice(id: str, number: int, kinds: int) -> Building:
    return Building(id, CHOICE, [], number, number, kinds, 0)


def _flexible(id: str) -> Building:
    return Building(id, FLEXIBLE, [], 1, 7, 0, 0)


BUILDINGS: Final = [
    _fixed("B01", 2, 1, 0, 0, 10),
    _fixed("B02", 2, 0, 1, 0, 11),
    _fixed("B03", 1, 2, 0, 0, 11),
    _fixed("B04", 2, 0, 0, 1, 12),
    _fixed("B05", 1, 0, 2, 0, 13),
    _fixed("B06", 0, 2, 1, 0, 13),
    _fixed("B07", 0, 2, 0, 1, 14),
    _fixed("B08", 0, 1, 2, 0, 14),
    _fixed("B09", 0, 0, 2, 1, 16),
    _fixed("B10", 1, 1, 1, 0, 12),
    _fixed("B11", 1, 1, 1, 0, 12),
    _fixed("B12", 1, 1, 0, 1, 13),
    _fixed("B13", 1, 1, 0, 1, 13),
    _fixed("B14", 1, 0, 1, 1, 14),
    _fixed("B15", 1, 0, 1, 1, 14),
    _fixed("B16", 0, 1, 1, 1, 15),
    _fixed("B17", 0, 1, 1, 1, 15),
    _choice("B18", 4, 1),
    _choice("B19", 4, 2),
    _choice("B20", 4, 3),
    _choice("B21", 4, 4),
    _choice("B22", 5, 1),
    _choice("B23", 5, 2),
    _choice("B24", 5, 3),
    _choice("B25", 5, 4),
    _flexible("B26"),
    _flexible("B27"),
    _flexible("B28"),
]
BUILDING_IDS: Final = [building.id for building in BUILDINGS]
