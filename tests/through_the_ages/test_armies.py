"""Armies: how units are grouped by a tactic, and what that adds to the strength."""

import itertools
import random
from functools import cache
from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import BY_ID
from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from civtable.games.through_the_ages.data import TACTIC
from civtable.games.through_the_ages.military.armies import army_strength
from tests.through_the_ages.table import scenario

NEW = {
    1: {"infantry": "warriors", "cavalry": "knights", "artillery": "cannon"},
    2: {"infantry": "swordsmen", "cavalry": "knights", "artillery": "cannon"},
    3: {"infantry": "riflemen", "cavalry": "cavalrymen", "artillery": "cannon"},
}
STRENGTH = {card.id: card.strength for card in CARDS}

TACTICS = {
    # id: infantry, cavalry, artillery, strength, obsolete strength
    "fighting_band": (2, 0, 0, 1, 1),
    "heavy_cavalry": (0, 3, 0, 4, 4),
    "legion": (3, 0, 0, 2, 2),
    "medieval_army": (1, 1, 0, 2, 2),
    "phalanx": (2, 1, 0, 3, 3),
    "classic_army": (2, 2, 0, 8, 4),
    "conquistadors": (1, 2, 0, 5, 3),
    "defensive_army": (2, 0, 1, 6, 3),
    "fortifications": (0, 0, 2, 5, 3),
    "mobile_artillery": (0, 1, 1, 5, 3),
    "napoleonic_army": (1, 1, 1, 7, 4),
    "entrenchments": (1, 0, 2, 9, 5),
    "mechanized_army": (0, 1, 2, 10, 5),
    "modern_army": (2, 1, 1, 13, 7),
    "shock_troops": (1, 3, 0, 11, 6),
}


def strength(tactic: str | None, leader: Any = None, **workers: int) -> int:
    """The strength rating with these units and nothing else."""
    board = {"tactic": tactic, "workers": {"warriors": 0, **workers}, "leader": leader}
    game = scenario(2, age="III", seats=[board], shared_tactics=[tactic] if tactic else [])
    return game[0].strength


def by_armies(tactic: str | None, leader: Any = None, **workers: int) -> int:
    """What armies add to the strength of the units."""
    return strength(tactic, leader, **workers) - sum(STRENGTH[unit] * n for unit, n in workers.items())


def test_all_tactics_are_in_the_table() -> None:
    """Every tactic has its own line here."""
    assert {card.id for card in CARDS if card.kind == TACTIC} == set(TACTICS)


@pytest.mark.parametrize("tactic", TACTICS)
def test_each_tactic_adds_its_strength_per_army(tactic: str) -> None:
    """One army, two armies, and none when a unit is missing."""
    *needed, value, _ = TACTICS[tactic]
    level = next(card.age for card in CARDS if card.id == tactic)
    units = {
        NEW[level][kind]: count
        for kind, count in zip(("infantry", "cavalry", "artillery"), needed, strict=True)
        if count
    }
    assert by_armies(tactic, **units) == value
    assert by_armies(tactic, **{unit: 2 * count for unit, count in units.items()}) == 2 * value
    first = next(iter(units))
    assert by_armies(tactic, **{**units, first: units[first] - 1}) == 0


@pytest.mark.parametrize("tactic", TACTICS)
def test_armies_with_an_old_unit_are_obsolete(tactic: str) -> None:
    """One unit two or more levels below the tactic suffices. Tactics of Age I are never obsolete."""
    *needed, value, obsolete = TACTICS[tactic]
    units = {"warriors": needed[0], "knights": needed[1], "cannon": needed[2]}
    level = next(card.age for card in CARDS if card.id == tactic)
    is_old = (level == 3 and (needed[0] or needed[1])) or (level == 2 and needed[0])
    assert by_armies(tactic, **units) == (obsolete if is_old else value)


def test_the_worked_napoleonic_armies() -> None:
    """Warriors, Knights, Cannon: 4. Swordsmen, Knights, Cannon: 7."""
    assert by_armies("napoleonic_army", warriors=1, knights=1, cannon=1) == 4
    assert by_armies("napoleonic_army", swordsmen=1, knights=1, cannon=1) == 7


def test_the_best_grouping_is_forced() -> None:
    """2 Warriors, 2 Riflemen, 2 Cannon as Defensive Armies: 6 and 3, not 3 and 3."""
    assert by_armies("defensive_army", warriors=2, riflemen=2, cannon=2) == 9


def test_units_keep_their_own_strength() -> None:
    """A Legion of 3 Warriors: 3 and 2."""
    assert strength("legion", warriors=3) == 5
    assert strength("legion", warriors=5) == 7
    assert strength(None, warriors=3) == 3


def test_air_forces_double_the_best_armies() -> None:
    """Modern Army 13/7, one of each: one air force 13 x 2 + 7, a second one doubles the 7 too."""
    units = {"riflemen": 2, "cavalrymen": 1, "cannon": 0, "rockets": 1}
    old = {"warriors": 2, "knights": 1, "cannon": 1}
    assert by_armies("modern_army", **{**units, **old, "rockets": 1}) == 13 + 7
    assert by_armies("modern_army", **{**units, **old, "air_forces": 1}) == 26 + 7
    assert by_armies("modern_army", **{**units, **old, "air_forces": 2}) == 26 + 14
    assert by_armies("modern_army", **{**units, **old, "air_forces": 3}) == 26 + 14


def test_air_forces_without_an_army_only_have_their_own_strength() -> None:
    """At most one per army, none without."""
    assert strength("modern_army", air_forces=2) == 10
    assert strength(None, air_forces=1) == 5


def test_genghis_khan_lets_infantry_ride() -> None:
    """Heavy Cavalry of 2 Swordsmen and 1 Knights; each unit is either infantry or cavalry."""
    assert by_armies("heavy_cavalry", "genghis_khan", swordsmen=2, knights=1) == 4
    assert by_armies("heavy_cavalry", "joan_of_arc", swordsmen=2, knights=1) == 0
    assert by_armies("medieval_army", "genghis_khan", warriors=3) == 2
    assert by_armies("medieval_army", "genghis_khan", warriors=4) == 4


def test_genghis_khan_groups_for_the_most_strength() -> None:
    """Old infantry rides or walks, whatever gives more: two armies, one of them up to date."""
    assert by_armies("conquistadors", "genghis_khan", swordsmen=3, warriors=3) == 5 + 3
    assert by_armies("classic_army", "genghis_khan", riflemen=4) == 8


def test_the_great_wall_still_sees_infantry() -> None:
    """Riding is for armies only."""
    board = {"tactic": "heavy_cavalry", "workers": {"warriors": 3}, "leader": "genghis_khan"}
    game = scenario(2, seats=[{**board, "wonders": ["great_wall"]}], shared_tactics=["heavy_cavalry"])
    assert game[0].strength == 3 + 4 + 3


@cache
def best_grouping(tactic: str, rides: bool, units: tuple[int, ...]) -> int:
    """One army after another, in every way. Units: old and new infantry, cavalry, artillery; air forces."""
    infantry, cavalry, artillery, value, obsolete = TACTICS[tactic]
    best = 0
    for riders in range(cavalry + 1 if rides else 1):
        needed = (infantry + riders, cavalry - riders, artillery)
        for old in itertools.product(*[range(number + 1) for number in needed]):
            left = [
                units[2 * i + new] - [old[i], needed[i] - old[i]][new] for i in range(3) for new in (0, 1)
            ]
            for flown in (0, 1):
                rest = (*left, units[6] - flown)
                if min(rest) >= 0:
                    army = (obsolete if sum(old) else value) * (1 + flown)
                    best = max(best, army + best_grouping(tactic, rides, rest))
    return best


@pytest.mark.parametrize("rides", [False, True], ids=["on foot", "under Genghis Khan"])
@pytest.mark.parametrize("tactic", TACTICS)
def test_no_grouping_is_better(tactic: str, rides: bool) -> None:
    """Whatever units there are: old and up to date, with air forces, with infantry that may ride."""
    chance = random.Random(tactic)
    card = CARDS[BY_ID[tactic]]
    for _ in range(20):
        units = [chance.choice((0, 0, 1, 2)) for _ in range(12)] + [0, 0, 0, chance.randrange(3)]
        kinds = [units[first : first + 4] for first in (0, 4, 8)]
        split = [sum(part) for kind in kinds for part in (kind[: card.age - 1], kind[card.age - 1 :])]
        assert army_strength(units, card, rides) == best_grouping(tactic, rides, (*split, units[15])), units
