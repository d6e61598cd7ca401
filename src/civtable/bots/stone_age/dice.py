"""What dice bring, exactly: sums of any number of dice, with pips from tools added, by the place's number."""

from typing import Final

from civtable.games.stone_age.data import PEOPLE_MAX, TOOLS_MAX


def _sums(dice: int) -> list[float]:
    """The chance of each sum, which is the index in the list."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 6)
        for total in range(len(chances)):
            for face in range(1, 7):
                longer[total + face] += chances[total] / 6
        chances = longer
    return chances


SUMS: Final = [_sums(dice) for dice in range(PEOPLE_MAX + 1)]
"""[dice][sum]: its chance."""


def _yields(dice: int, divisor: int, pips: int) -> list[float]:
    """The chance of each number of items, from what the lowest sum brings to what the highest does."""
    chances = [0.0] * ((6 * dice + pips) // divisor + 1)
    for total in range(dice, 6 * dice + 1):
        chances[(total + pips) // divisor] += SUMS[dice][total]
    return chances


YIELDS: Final = [
    [[_yields(dice, divisor, pips) for pips in range(TOOLS_MAX + 1)] for divisor in range(1, 7)]
    for dice in range(PEOPLE_MAX + 1)
]
"""[dice][divisor - 1][pips of tools added][items]: the chance of that number of items."""


def _mean(dice: int, divisor: int, pips: int, most: int) -> float:
    chances = YIELDS[dice][divisor - 1][pips]
    return sum([min(items, most) * chances[items] for items in range(len(chances))])


MEANS: Final = [
    [[_mean(dice, divisor, pips, 99) for pips in range(TOOLS_MAX + 1)] for divisor in range(1, 7)]
    for dice in range(PEOPLE_MAX + 1)
]
"""[dice][divisor - 1][pips of tools added]: the mean number of items."""


def mean_yield(dice: int, divisor: int, pips: int = 0) -> float:
    """The mean number of items that a roll brings with so many pips of tools added."""
    return MEANS[dice][divisor - 1][pips]


_UP_TO: Final[dict[int, list[float]]] = {}


def means_up_to(most: int, divisor: int, pips: int) -> list[float]:
    """By dice: the mean number of items, those above `most` not counted. Kept once it has been worked out."""
    key = (most * 16 + divisor) * 16 + pips
    means = _UP_TO.get(key)
    if means is None:
        means = [_mean(dice, divisor, pips, most) for dice in range(PEOPLE_MAX + 1)]
        _UP_TO[key] = means
    return means
