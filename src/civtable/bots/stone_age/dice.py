"""What dice bring, exactly: sums of any number of dice, with pips from tools added, by the place's number."""

from functools import cache


@cache
def sums(dice: int) -> list[float]:
    """The chance of each sum, which is the index in the list."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 6)
        for total, chance in enumerate(chances):
            for face in range(1, 7):
                longer[total + face] += chance / 6
        chances = longer
    return chances


@cache
def yields(dice: int, divisor: int, pips: int = 0) -> list[tuple[int, float]]:
    """What a roll brings with that many pips added: the numbers that can come, with their chances."""
    chances: dict[int, float] = {}
    for total, chance in enumerate(sums(dice)):
        if chance:
            number = (total + pips) // divisor
            chances[number] = chances.get(number, 0.0) + chance
    return sorted(chances.items())


@cache
def mean_yield(dice: int, divisor: int, pips: int = 0, most: int = 99) -> float:
    """The mean number of items, those above `most` not counted."""
    return sum([min(number, most) * chance for number, chance in yields(dice, divisor, pips)])
