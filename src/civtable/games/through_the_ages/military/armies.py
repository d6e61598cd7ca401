"""Armies: the grouping of units by a tactic that gives most strength."""

from civtable.games.through_the_ages.data import (
    AIR_FORCE,
    ARTILLERY,
    CAVALRY,
    FIRST_UNIT,
    INFANTRY,
    LEVELS,
    Card,
)


def count_units(units: list[int], kind: int, from_level: int) -> int:
    """How many units of a kind have at least a level. `units` begins with infantry of level 0."""
    first = (kind - FIRST_UNIT) * LEVELS
    total = 0
    for slot in range(first + max(from_level, 0), first + LEVELS):
        total += units[slot]
    return total


def army_strength(units: list[int], row: Card, infantry_rides: bool) -> int:
    """What the armies of a tactic add to the strength of their units, air forces included.

    An army with a unit two or more levels below the tactic is obsolete and adds less. An air force doubles an
    army. With Genghis Khan infantry may count as cavalry: all such groupings are tried.
    """
    infantry = count_units(units, INFANTRY, 0)
    cavalry = count_units(units, CAVALRY, 0)
    artillery = count_units(units, ARTILLERY, 0)
    if not infantry_rides and complete(row.army, [infantry, cavalry, artillery]) == 0:
        return 0
    air = count_units(units, AIR_FORCE, 0)
    up_to_date = row.age - 1
    new_infantry = count_units(units, INFANTRY, up_to_date)
    new_cavalry = count_units(units, CAVALRY, up_to_date)
    new_artillery = count_units(units, ARTILLERY, up_to_date)
    best = grouped([infantry, cavalry, artillery], [new_infantry, new_cavalry, new_artillery], row, air)
    if not infantry_rides or not row.army[1]:
        return best
    for riders in range(1, infantry + 1):
        for new_riders in range(0, min(riders, new_infantry) + 1):
            if riders - new_riders > infantry - new_infantry:
                continue
            totals = [infantry - riders, cavalry + riders, artillery]
            news = [new_infantry - new_riders, new_cavalry + new_riders, new_artillery]
            best = max(best, grouped(totals, news, row, air))
    return best


def grouped(totals: list[int], news: list[int], row: Card, air: int) -> int:
    """As many armies as possible, as many of them as possible up to date, the best ones with air forces."""
    armies = complete(row.army, totals)
    if armies == 0:
        return 0
    modern = complete(row.army, news)
    strength = modern * row.strength + (armies - modern) * row.obsolete
    flown = min(air, armies)
    return strength + min(flown, modern) * row.strength + max(flown - modern, 0) * row.obsolete


def complete(army: list[int], units: list[int]) -> int:
    """How many armies these units make up."""
    most = 100
    for i in range(3):
        if army[i]:
            most = min(most, units[i] // army[i])
    return most


def best_army(units: list[int], row: Card) -> int:
    """What the best single army adds: up to date if one can be, with an air force if there is one."""
    totals = [count_units(units, kind, 0) for kind in (INFANTRY, CAVALRY, ARTILLERY)]
    if complete(row.army, totals) == 0:
        return 0
    news = [count_units(units, kind, row.age - 1) for kind in (INFANTRY, CAVALRY, ARTILLERY)]
    bonus = row.strength if complete(row.army, news) else row.obsolete
    return bonus * (2 if count_units(units, AIR_FORCE, 0) else 1)
