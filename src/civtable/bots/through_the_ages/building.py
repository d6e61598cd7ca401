"""Workers and wonders: population, buildings, units, upgrades, stages.

The plan: grow while there is food; put every worker where it yields most for its price, but keep as many idle
as are discontent; finish a wonder that has been begun.
"""

from typing import Final

from civtable.bots.through_the_ages.wonders import wonder_value
from civtable.bots.through_the_ages.worth import Worth, of_bank
from civtable.games.through_the_ages.cards.table import SLOT_HAPPY
from civtable.games.through_the_ages.civil.action_cards import ALL, ordered_builds
from civtable.games.through_the_ages.civil.prices import (
    build_price,
    is_unit,
    resources_for,
    stage_price,
    upgrade_price,
)
from civtable.games.through_the_ages.civil.production import rebels
from civtable.games.through_the_ages.data import CONSUMPTION, Card
from civtable.games.through_the_ages.options import BUILD, better_of, technology_of

NEVER: Final = -1000.0
UPRISING: Final = 25.0
"""What an uprising costs: a whole production."""

HUNGER: Final = 4.0
FINISHING: Final = 1.0
"""What completing a wonder is worth beyond its effect: the next one can be begun."""


def population(worth: Worth) -> float:
    """One more worker: what it will build, less the food now and what it eats later."""
    me = worth.me
    value = worth.worker * (1.0 if me.unused == 0 else worth.weights.second_idle if me.unused == 1 else 0.15)
    if of_bank(me.edition.happy_needed, me.yellow - 1) - me.happiness > me.unused:
        value *= 0.5  # nobody may work before there are more happy faces
    hungrier = of_bank(CONSUMPTION, me.yellow - 1) - of_bank(CONSUMPTION, me.yellow)
    spare = worth.food_held - worth.growth + min(worth.surplus - hungrier, 0) * 2
    if spare < 0 and worth.surplus < hungrier:
        value += HUNGER * spare * 0.5
    return value - worth.growth * worth.food - worth.civil


def build(worth: Worth, slot: int, discount: int = 0) -> float:
    """A new building or unit."""
    me = worth.me
    changed = worth.trial.with_worker(slot)
    if rebels(changed) and not rebels(me):
        return NEVER
    price = max(build_price(me, slot) - discount, 0)
    if is_unit(slot):
        price = max(price - me.unit_resources, 0)
        return (
            worth.gained(changed)
            - price * worth.resource
            - worth.military
            - worth.worker * worth.weights.soldier
        )
    return worth.gained(changed) - price * worth.resource - worth.civil


def upgrade(worth: Worth, old: int, new: int, discount: int = 0) -> float:
    """A building or unit becomes a better one."""
    price = max(upgrade_price(worth.me, old, new) - discount, 0)
    gain = worth.gained(worth.trial.with_upgrade(old, new))
    if is_unit(new):
        price = max(price - worth.me.unit_resources, 0)
        return gain - price * worth.resource - worth.military
    return gain - price * worth.resource - worth.civil


def destroy(worth: Worth, slot: int) -> float:
    """A worker is set free, to prevent an uprising and for nothing else."""
    if not rebels(worth.me) or SLOT_HAPPY[slot]:
        return NEVER
    return UPRISING - worth.of_building(slot)


def stages(worth: Worth, count: int, discount: int = 0) -> float:
    """Stages of the wonder: their share of its worth, if it can be finished in time."""
    me = worth.me
    left = len(worth.cards[me.building].stages) - me.built
    rest = stage_price(me, left)
    ahead = (worth.mined * 0.8 + 1) * (worth.left - 1) + worth.resources_held
    if rest > ahead:
        return NEVER
    value = wonder_value(worth, me.building, 0.0) + worth.weights.wonder + FINISHING
    cost = stage_price(me, count)
    share = cost / rest
    if me.built and left == count:
        share = 1.0
    # What has been begun should not lie there: tokens on stages are missing in the bank.
    begun = 1.5 if count == left else 0.8 if me.built else 0.0
    return value * share + begun - max(cost - discount, 0) * worth.resource - worth.civil


def best_order(worth: Worth, card: Card) -> float:
    """The best building that an action card can build or upgrade at its discount."""
    best = NEVER
    for option in ordered_builds(worth.me, card, resources_for(worth.me, False), ALL):
        slot = technology_of(option)
        if option.kind == BUILD:
            best = max(best, build(worth, slot, card.discount))
        else:
            best = max(best, upgrade(worth, slot, better_of(option), card.discount))
    return best
