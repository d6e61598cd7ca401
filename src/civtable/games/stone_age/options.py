"""Every option that Stone Age can offer, its code, and ready-made lists of them."""

from typing import Final

from civtable.core.game import Option
from civtable.games.stone_age.data import (
    BUILDINGS,
    CARD_1,
    FIXED,
    HUNTING_GROUNDS,
    HUT,
    HUT_PEOPLE,
    ONE_USE_VALUES,
    PEOPLE_MAX,
    PLACES,
    RESOURCES,
    RINGS,
    RIVER,
    TOOLS_MAX,
)
from civtable.games.stone_age.tools import ALL_TILES, tiles_with, values_in

PLACE: Final = 0  # a = place, b = people
USE: Final = 1  # a = place
TAKE: Final = 2  # a = packed resources, b = their number
TOOLS: Final = 3  # a = index into TOOL_SETS, b = set of one-use tools
PAY: Final = 4  # a = packed resources, b = their number
DECLINE: Final = 5
PICK: Final = 6  # a = face of the die
STARVE: Final = 7

OPTIONS: Final[list[Option]] = []
"""The option table. Its order is part of the contract: bots break ties by it, records rely on it."""


def _option(kind: int, a: int, b: int, code: str) -> Option:
    option = Option(kind, a, b, code, len(OPTIONS))
    OPTIONS.append(option)
    return option


# What an option says.


def place_of(option: Option) -> int:
    """The place where people are put, or used."""
    return option.a


def people_of(option: Option) -> int:
    """How many people are put on the place."""
    return option.b


def goods_of(option: Option) -> int:
    """The resources that are taken or paid, packed."""
    return option.a


def number_of(option: Option) -> int:
    """How many resources are taken or paid."""
    return option.b


def tool_set_of(option: Option) -> int:
    """The tool tiles that are added to a roll: the place of their values in TOOL_SETS."""
    return option.a


def one_use_of(option: Option) -> int:
    """The one-use tools that are added to a roll, as a set."""
    return option.b


def pips_of(option: Option) -> int:
    """What all these tools add to the roll."""
    return TOOL_PIPS[option.a][option.b]


def face_of(option: Option) -> int:
    """The face of the die that is taken."""
    return option.a


# Resources as one number.


def pack(wood: int, brick: int, stone: int, gold: int) -> int:
    """Some resources as one number, four bits each."""
    return wood | brick << 4 | stone << 8 | gold << 12


def unpack(packed: int) -> list[int]:
    """How many of each resource a packed number holds."""
    return [packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12]


def goods_in(packed: int) -> dict[str, int]:
    """The resources that a packed number holds, by name."""
    amounts = unpack(packed)
    return {RESOURCES[i]: amounts[i] for i in range(4) if amounts[i]}


def goods_code(packed: int) -> str:
    """Resources as people write them: `2 wood 1 stone`."""
    return " ".join([f"{number} {resource}" for resource, number in goods_in(packed).items()])


# Placing people.


def _people_at(place: int) -> list[int]:
    """How many people may be put on a place at once."""
    if place == HUT:
        return [HUT_PEOPLE]
    if place == HUNTING_GROUNDS:
        return list(range(1, PEOPLE_MAX + 1))
    if HUNTING_GROUNDS < place <= RIVER:
        return list(range(1, RINGS + 1))
    return [1]


PLACE_AT: Final = [
    [_option(PLACE, place, people, f"place {people} {PLACES[place]}") for people in _people_at(place)]
    for place in range(len(PLACES))
]
PLACE_UP_TO: Final = [
    [
        [option for option in PLACE_AT[place] if people_of(option) <= people]
        for people in range(PEOPLE_MAX + 1)
    ]
    for place in range(len(PLACES))
]
"""[place][people that fit]."""


def _of_set(options: list[Option], places: int) -> list[Option]:
    return [options[i] for i in range(len(options)) if places >> i & 1]


_PLACE_FIXED = [PLACE_AT[place][0] for place in range(len(PLACES))]
PLACE_MARKET: Final = [_of_set(_PLACE_FIXED[CARD_1:], places) for places in range(256)]
"""[set of places from CARD_1 on]."""


def _land(places: int, people: int) -> list[Option]:
    return [option for i in range(CARD_1) if places >> i & 1 for option in PLACE_UP_TO[i][people]]


PLACE_LAND: Final = [[_land(places, people) for places in range(256)] for people in range(PEOPLE_MAX + 1)]
"""[people at home][set of places before CARD_1]: if no rings are short."""

# Using them.

USE_AT: Final = [_option(USE, place, 0, f"use {PLACES[place]}") for place in range(len(PLACES))]
USE_LAND: Final = [_of_set(USE_AT[:CARD_1], places) for places in range(256)]
USE_MARKET: Final = [_of_set(USE_AT[CARD_1:], places) for places in range(256)]
"""[set of places from CARD_1 on]."""


# Resources paid or taken.


def _bundles(number: int) -> list[int]:
    """All ways to make up a number of resources, packed: most wood first, then most brick, and so on."""
    return [
        pack(wood, brick, stone, number - wood - brick - stone)
        for wood in range(number, -1, -1)
        for brick in range(number - wood, -1, -1)
        for stone in range(number - wood - brick, -1, -1)
    ]


TAKE_TWO: Final = [_option(TAKE, bundle, 2, f"take {goods_code(bundle)}") for bundle in _bundles(2)]
"""The card that gives two resources of one's choice."""


# Tools added to a roll.


def _tool_sets() -> list[list[int]]:
    """Every set of values that ready tiles can show, fewest tiles first."""
    found: list[list[int]] = []
    for tools in range(TOOLS_MAX + 1):
        for tiles in range(ALL_TILES + 1):
            values = values_in(tools, tiles)
            if values not in found:
                found.append(values)
    return sorted(found, key=_fewest_then_lowest)


def _fewest_then_lowest(values: list[int]) -> tuple[int, list[int]]:
    return (len(values), values)


def one_use_in(mask: int) -> list[int]:
    """The values of a set of one-use tools."""
    return [ONE_USE_VALUES[i] for i in range(len(ONE_USE_VALUES)) if mask >> i & 1]


def _tools_code(values: list[int], once: list[int]) -> str:
    words = ["tools"] + [str(value) for value in values]
    if once:
        words += ["once"] + [str(value) for value in once]
    return " ".join(words) if len(words) > 1 else "tools none"


TOOL_SETS: Final = _tool_sets()
TOOLS_OF: Final = [
    [_option(TOOLS, i, once, _tools_code(TOOL_SETS[i], one_use_in(once))) for once in range(8)]
    for i in range(len(TOOL_SETS))
]
"""[index into TOOL_SETS][set of one-use tools]."""

TOOL_PIPS: Final = [[sum(values) + sum(one_use_in(once)) for once in range(8)] for values in TOOL_SETS]
"""What the option of the same place in TOOLS_OF adds to the roll."""


def _used_after(tools: int, used: int, values: list[int]) -> int:
    """The used tiles after these values are used too; -1 if they are not all ready."""
    return tiles_with(tools, values_in(tools, used) + values)


USED_AFTER: Final = [
    [[_used_after(tools, used, values) for values in TOOL_SETS] for used in range(ALL_TILES + 1)]
    for tools in range(TOOLS_MAX + 1)
]
"""[tools][used tiles][index into TOOL_SETS]: the used tiles then, -1 if those tiles are not ready."""


def _addable(tools: int, used: int, once: int) -> list[Option]:
    return [
        TOOLS_OF[i][mask]
        for i in range(len(TOOL_SETS))
        if USED_AFTER[tools][used][i] >= 0
        for mask in range(8)
        if mask & once == mask
    ]


ADD_TOOLS: Final = [
    [[_addable(tools, used, once) for once in range(8)] for used in range(ALL_TILES + 1)]
    for tools in range(TOOLS_MAX + 1)
]
"""[tools][used tiles][one-use tools held]: what may be added to a roll."""

# Payments. Nobody ever has to pay more than ten: that is the hunger of ten people.

PAYMENTS: Final = [
    [_option(PAY, bundle, number, f"pay {goods_code(bundle)}") for bundle in _bundles(number)]
    if number
    else []
    for number in range(PEOPLE_MAX + 1)
]
"""[number of resources]."""


def payment_index(packed: int) -> int:
    """Where a payment stands in PAYMENT: its amounts as digits to the base 11."""
    amounts = unpack(packed)
    return ((amounts[0] * 11 + amounts[1]) * 11 + amounts[2]) * 11 + amounts[3]


DECLINED: Final = [_option(DECLINE, 0, 0, "decline")]


def _by_index() -> list[Option]:
    table = DECLINED * 11**4
    for row in PAYMENTS:
        for option in row:
            table[payment_index(goods_of(option))] = option
    return table


PAYMENT: Final = _by_index()
"""[payment_index]: the option that pays it; where nobody can pay so much, declining."""


def _affordable(number: int, wood: int, brick: int, stone: int, gold: int) -> list[Option]:
    """The payments of so many resources that somebody with these can make."""
    return [
        option
        for option, amounts in zip(PAYMENTS[number], AMOUNTS[number], strict=True)
        if amounts[0] <= wood and amounts[1] <= brick and amounts[2] <= stone and amounts[3] <= gold
    ]


AMOUNTS: Final = [[unpack(goods_of(option)) for option in row] for row in PAYMENTS]
"""[number of resources][payment]: how many of each resource it takes."""

PAY_SMALL: Final = [
    [
        _affordable(number, wood, brick, stone, gold) + DECLINED
        for wood in range(number + 1)
        for brick in range(number + 1)
        for stone in range(number + 1)
        for gold in range(number + 1)
    ]
    for number in range(5)
]
"""[price of a card][resources held, each cut to the price, as digits to the base price + 1]."""

PAY_FIXED: Final = [
    [PAYMENT[payment_index(pack(*tile.cost))], *DECLINED] if tile.kind == FIXED else DECLINED
    for tile in BUILDINGS
]
"""[building]: the printed price, with declining."""

# The rest.

PICK_FACE: Final = [_option(PICK, face, 0, f"pick {face}") for face in range(1, 7)]
STARVING: Final = [_option(STARVE, 0, 0, "starve")]
