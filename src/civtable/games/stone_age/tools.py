"""Tool tiles as numbers: how many tools a player has gained says what the three tiles show.

Tiles are kept in order, and among tiles of one value the used ones come first, so that equal positions have
equal numbers. A set of tiles is an int, one bit each.
"""

from typing import Final

from civtable.games.stone_age.data import TOOL_SLOTS, TOOLS_MAX

ALL_TILES: Final = (1 << TOOL_SLOTS) - 1


def _tiles(tools: int) -> list[int]:
    """The three tiles: the first three tools fill the slots with 1, the next raise them to 2, and so on."""
    return [(tools + 2) // 3, (tools + 1) // 3, tools // 3]


TILES: Final = [_tiles(tools) for tools in range(TOOLS_MAX + 1)]
"""[tools gained]: the values of the three tiles, highest first."""


def values_in(tools: int, tiles: int) -> list[int]:
    """The values of a set of tiles, highest first; empty slots do not count."""
    return [TILES[tools][slot] for slot in range(TOOL_SLOTS) if tiles >> slot & 1 and TILES[tools][slot]]


def tiles_with(tools: int, values: list[int]) -> int:
    """The tiles that show these values, the first ones where several do; -1 if there are too few."""
    tiles = 0
    for value in values:
        for slot in range(TOOL_SLOTS):
            if TILES[tools][slot] == value and not tiles >> slot & 1:
                tiles |= 1 << slot
                break
        else:
            return -1
    return tiles


def _raised(tools: int, used: int) -> int:
    """The used tiles after one more tool.

    An empty slot takes a new tile; else the lowest tile is raised and stays used if it was. Among equal ones
    the owner may choose; an unused one is never worse, so that one is raised.
    """
    if tools == TOOLS_MAX:
        return used
    lowest = TILES[tools][tools % TOOL_SLOTS]
    used_values = values_in(tools, used)
    equal = [slot for slot in range(TOOL_SLOTS) if TILES[tools][slot] == lowest]
    if lowest > 0 and used_values.count(lowest) == len(equal):
        used_values.remove(lowest)
        used_values.append(lowest + 1)
    return tiles_with(tools + 1, used_values)


RAISED: Final = [[_raised(tools, used) for used in range(ALL_TILES + 1)] for tools in range(TOOLS_MAX + 1)]
"""[tools gained][used tiles]: the used tiles after one more tool."""
