"""The military cards of the 2006 edition: those that are new, and those with other numbers.

All other cards are printed alike in both editions and stand in `military_2015.py` alone.
"""

from typing import Final

from civtable.games.through_the_ages.cards.military_2015 import MILITARY_CARDS
from civtable.games.through_the_ages.data import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    AGGRESSION,
    ALLOWED,
    ENDS_PACT,
    EVENT,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    Card,
)

ONLY_2015_MILITARY: Final = [
    "development_of_civilization",
    "vast_territory_i",
    "politics_of_strength",
    "prosperity",
    "vast_territory_ii",
    "infiltrate",
    "impact_of_balance",
    "impact_of_variety",
]
"""Cards that came with the 2015 edition."""

OTHER_MILITARY: Final = [
    Card("no_event", EVENT, AGE_A, [1, 1, 1], civil=False),
    Card("fertile_territory_i", TERRITORY, AGE_I, [1, 1, 1], civil=False, gain_food=3, yellow=3),
    Card("wealthy_territory_i", TERRITORY, AGE_I, [1, 1, 1], civil=False, gain_resources=5, blue=2),
    Card("enslave", AGGRESSION, AGE_I, [2, 2, 2], civil=False, cost=2, amount=3),
    Card("plunder_i", AGGRESSION, AGE_I, [2, 2, 2], civil=False, cost=2, amount=3),
    Card("raid_i", AGGRESSION, AGE_I, [2, 2, 2], civil=False, cost=1, targets=[3]),
    Card("open_borders_agreement", PACT, AGE_I, [0, 1, 1], civil=False, strength=3, attack=ALLOWED),
    Card("fighting_band", TACTIC, AGE_I, [3, 3, 3], civil=False, army=[2, 0, 0], strength=1, obsolete=1),
    Card("light_cavalry", TACTIC, AGE_I, [2, 2, 2], civil=False, army=[0, 2, 0], strength=2, obsolete=2),
    Card("medieval_army", TACTIC, AGE_I, [3, 3, 3], civil=False, army=[1, 1, 0], strength=2, obsolete=2),
    Card("phalanx", TACTIC, AGE_I, [3, 3, 3], civil=False, army=[2, 1, 0], strength=3, obsolete=3),
    Card("fertile_territory_ii", TERRITORY, AGE_II, [1, 1, 1], civil=False, gain_food=5, yellow=4),
    Card("wealthy_territory_ii", TERRITORY, AGE_II, [1, 1, 1], civil=False, gain_resources=8, blue=3),
    Card("assassinate", AGGRESSION, AGE_II, [1, 1, 1], civil=False, amount=3),
    Card("plunder_ii", AGGRESSION, AGE_II, [2, 2, 2], civil=False, cost=2, amount=5),
    Card("raid_ii", AGGRESSION, AGE_II, [2, 2, 2], civil=False, cost=2, targets=[3, 3]),
    Card("sabotage", AGGRESSION, AGE_II, [1, 1, 1], civil=False, amount=3),
    Card("war_over_culture_ii", WAR, AGE_II, [1, 1, 1], civil=False, cost=3),
    Card("war_over_resources", WAR, AGE_II, [1, 1, 1], civil=False, cost=2),
    Card("war_over_technology", WAR, AGE_II, [1, 1, 1], civil=False, cost=2),
    Card("war_over_territory", WAR, AGE_II, [1, 1, 1], civil=False, cost=3, amount=1, per=3),
    Card(
        "promise_of_military_protection",
        PACT,
        AGE_II,
        [0, 1, 1],
        civil=False,
        strength=5,
        attack=ENDS_PACT,
        sides=True,
    ),
    Card("classic_army", TACTIC, AGE_II, [1, 1, 1], civil=False, army=[2, 2, 0], strength=9, obsolete=5),
    Card("conquistadors", TACTIC, AGE_II, [2, 2, 2], civil=False, army=[1, 2, 0], strength=5, obsolete=3),
    Card("defensive_army", TACTIC, AGE_II, [2, 2, 2], civil=False, army=[2, 0, 1], strength=6, obsolete=3),
    Card("fortifications", TACTIC, AGE_II, [1, 1, 1], civil=False, army=[0, 0, 2], strength=4, obsolete=4),
    Card("mobile_artillery", TACTIC, AGE_II, [1, 1, 1], civil=False, army=[0, 1, 1], strength=5, obsolete=5),
    Card("napoleonic_army", TACTIC, AGE_II, [1, 1, 1], civil=False, army=[1, 1, 1], strength=8, obsolete=4),
    Card("plunder_iii", AGGRESSION, AGE_III, [2, 2, 2], civil=False, cost=2, amount=8),
    Card("raid_iii", AGGRESSION, AGE_III, [2, 2, 2], civil=False, cost=3, targets=[3, 3, 3]),
    Card("holy_war", WAR, AGE_III, [2, 2, 2], civil=False, cost=3, amount=3, per=3),
    Card("war_over_culture", WAR, AGE_III, [4, 4, 4], civil=False, cost=3),
    Card("military_pact", PACT, AGE_III, [0, 1, 1], civil=False, strength=4, attack=ENDS_PACT),
    Card("entrenchments", TACTIC, AGE_III, [2, 2, 2], civil=False, army=[1, 0, 2], strength=9, obsolete=5),
    Card("shock_troops", TACTIC, AGE_III, [2, 2, 2], civil=False, army=[1, 3, 0], strength=11, obsolete=6),
]
"""Cards that are new in this table, or differ from those of the same name in the 2015 edition."""

NOT_ALIKE_MILITARY: Final = ONLY_2015_MILITARY + [row.id for row in OTHER_MILITARY]

MILITARY_2006_CARDS: Final = [
    row for row in MILITARY_CARDS if row.id not in NOT_ALIKE_MILITARY
] + OTHER_MILITARY
"""All military cards of the 2006 edition."""

NOT_SIMPLE: Final = ["development_of_politics"]
"""Events of Age A that the simple version does without: it has no military cards to draw."""
