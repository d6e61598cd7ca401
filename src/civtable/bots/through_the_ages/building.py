"""Workers and wonders: population, buildings, units, upgrades, stages.

The plan: grow while there is food; put every worker where it yields most for its price, but keep as many idle
as are discontent; finish a wonder that has been begun.
"""

from typing import Final

from civtable.bots.through_the_ages.army import strength_with
from civtable.bots.through_the_ages.sight import (
    CONSUMPTION,
    TECHNOLOGIES,
    UNITS,
    URBAN,
    Card,
    of_bank,
)
from civtable.bots.through_the_ages.wonders import wonder_value
from civtable.bots.through_the_ages.worth import Worth, would_rebel

NEVER: Final = -1000.0
UPRISING: Final = 25.0
"""What an uprising costs: a whole production."""

HUNGER: Final = 4.0
FINISHING: Final = 3.0
"""What completing a wonder is worth beyond its effect: the next one can be begun."""


def population(worth: Worth) -> float:
    """One more worker: what it will build, less the food now and what it eats later."""
    me = worth.sight.me
    value = worth.worker() * (1.0 if me.unused == 0 else 0.55 if me.unused == 1 else 0.15)
    if me.faces_needed(1) - me.faces > me.unused:
        value *= 0.5  # nobody may work before there are more happy faces
    hungrier = of_bank(CONSUMPTION, me.yellow - 1) - of_bank(CONSUMPTION, me.yellow)
    spare = me.food - me.growth_cost() + min(me.food_surplus() - hungrier, 0) * 2
    if spare < 0 and me.food_surplus() < hungrier:
        value += HUNGER * spare * 0.5
    return value - me.growth_cost() * worth.food - worth.civil


def build(worth: Worth, card: Card, discount: int = 0) -> float:
    """A new building or unit."""
    me = worth.sight.me
    if would_rebel(me, card.faces, -1) and not would_rebel(me, 0, 0):
        return NEVER
    price = max(me.price_of(card) - discount, 0)
    if card.kind in UNITS:
        price = max(price - me.unit_resources, 0)
        return worth.of_building(card) - price * worth.resource - worth.military - worth.worker() * 0.35
    return worth.of_building(card) - price * worth.resource - worth.civil


def upgrade(worth: Worth, old: Card, new: Card, discount: int = 0) -> float:
    """A building or unit becomes a better one."""
    me = worth.sight.me
    price = max(me.price_of(new) - me.price_of(old) - discount, 0)
    if new.kind in UNITS:
        price = max(price - me.unit_resources, 0)
        gain = worth.strength(strength_with(me, new, old) - me.strength)
        return gain - price * worth.resource - worth.military
    gain = worth.better(old, new) + worth.strength(new.strength - old.strength)
    gain += worth.leader_adds(new) - worth.leader_adds(old)
    return gain - price * worth.resource - worth.civil


def destroy(worth: Worth, card: Card) -> float:
    """A worker is set free, to prevent an uprising and for nothing else."""
    me = worth.sight.me
    if not would_rebel(me, 0, 0) or card.faces:
        return NEVER
    return UPRISING - worth.of_building(card)


def stages(worth: Worth, count: int, discount: int = 0) -> float:
    """Stages of the wonder: their share of its worth, if it can be finished in time."""
    me = worth.sight.me
    wonder = me.card(me.building)
    rest = wonder.stages[me.stages_built :]
    ahead = (me.output("resources") * 0.8 + 1) * (worth.left - 1) + me.resources
    if sum(rest) > ahead:
        return NEVER
    value = wonder_value(worth, wonder, 0.0) + FINISHING
    cost = sum(rest[:count])
    share = cost / sum(rest)
    if me.stages_built and len(rest) == count:
        share = 1.0
    # What has been begun should not lie there: tokens on stages are missing in the bank.
    begun = 1.5 if count == len(rest) else 0.8 if me.stages_built else 0.0
    return value * share + begun - max(cost - discount, 0) * worth.resource - worth.civil


def best_order(worth: Worth, card: Card) -> float:
    """The best building that an action card can build or upgrade at its discount."""
    me = worth.sight.me
    kinds: tuple[str, ...] = URBAN
    only_new = me.printed.original and card.family != "efficient_upgrade"
    if card.family == "rich_land":
        kinds = ("farm", "mine")
    elif card.family == "efficient_upgrade":
        kinds = TECHNOLOGIES[:7]
    best = NEVER
    for id in me.techs:
        new = me.card(id)
        if new.kind not in kinds:
            continue
        if card.family != "efficient_upgrade" and can_build(worth, new, card.discount):
            best = max(best, build(worth, new, card.discount))
        for old_id, count in me.workers.items():
            old = me.card(old_id)
            if count and not only_new and old.kind == new.kind and old.age < new.age:
                price = me.price_of(new) - me.price_of(old) - card.discount
                if price <= me.resources:
                    best = max(best, upgrade(worth, old, new, card.discount))
    return best


def can_build(worth: Worth, card: Card, discount: int) -> bool:
    """An idle worker, room, and the resources."""
    me = worth.sight.me
    if not me.unused or me.price_of(card) - discount > me.resources:
        return False
    return card.kind not in URBAN or me.workers_of(card.kind) < me.government.urban_limit
