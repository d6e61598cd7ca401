"""Using people: the order of the work, tools on rolls, dice for all, the card for two resources.

The plan: the tool maker first, because the tool can be used at once, then fields and huts; then gather, from
the dearest resource to food, because small leftovers of tools serve best there; buy at last, first what gives
resources that may pay for the next thing.
"""

from typing import Final

from civtable.bots.stone_age.buying import CANNOT, Item, Spending, food_missing, items_held
from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.worth import KINDS, Worth
from civtable.core.game import Option, Step
from civtable.games.stone_age.data import (
    ANY_TWO_RESOURCES,
    CARDS,
    CLAY_PIT,
    DICE_FOR_ALL,
    FIELD,
    FOOD_DIVISOR,
    FOREST,
    GOLD,
    HUNTING_GROUNDS,
    HUT,
    NONE,
    QUARRY,
    RESOURCE,
    RIVER,
    ROLL_FOR_RESOURCE,
    TOOL_MAKER,
    TOPS,
    VALUE,
)
from civtable.games.stone_age.options import TAKE_TWO, TOOL_PIPS, TOOL_SETS, USE_AT
from civtable.games.stone_age.phases.effects import card_divisor
from civtable.games.stone_age.state import Player
from civtable.games.stone_age.steps import AddTools, AddToolsToCard

WORK: Final = [TOOL_MAKER, FIELD, HUT, RIVER, QUARRY, CLAY_PIT, FOREST, HUNTING_GROUNDS]
"""In this order; cards and buildings after it."""

BRINGS_GOODS: Final = [
    top in [RESOURCE, ANY_TWO_RESOURCES, DICE_FOR_ALL, ROLL_FOR_RESOURCE] for top in range(len(TOPS))
]
"""[top of a card]."""

FOOD_ROLL: Final = -1
"""Instead of a resource: the roll is for food."""


def next_work(me: Player) -> Option | None:
    """What comes before all purchases, by the order of the plan."""
    for place in WORK:
        if me.standing >> place & 1:
            return USE_AT[place]
    return None


def buy(worth: Worth, step: Step, options: list[Option]) -> Option:
    """All work is done: the next purchase, by the best set of them."""
    me = worth.me
    items = items_held(worth)
    spending = Spending(worth, items, food_missing(worth))
    basket = spending.best(me.goods)
    if me.two_resources:
        taken = take_two(worth, spending, basket.points)
        if taken is not None:
            return taken
    first = items[0]
    for item in items:
        if rank(item, basket.payments) < rank(first, basket.payments):
            first = item
    return USE_AT[first.place]


def rank(item: Item, payments: list[int]) -> tuple[int, float]:
    """Bought things before others; among them cards that give resources, then the rest by worth."""
    if payments[item.place] == CANNOT:
        return (3, 0.0)
    if item.card == NONE:
        return (2, -item.worth)
    return (0 if BRINGS_GOODS[CARDS[item.card].top] else 1, -item.worth)


def take_two(worth: Worth, spending: Spending, points: float) -> Option | None:
    """Use the card for two resources if they make purchases possible that are worth more than keeping it."""
    best = points + 2 * worth.goods[GOLD] + 0.01
    found: Option | None = None
    for option in TAKE_TWO:
        with_two = spending.best(added(worth.me.goods, option.a)).points
        if with_two > best:
            best, found = with_two, option
    return found


def added(goods: list[int], more: int) -> list[int]:
    """Resources with some more, which are packed into one number as in the options."""
    return [goods[kind] + (more >> 4 * kind & 15) for kind in KINDS]


def add_tools(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The tools that raise the result most, less what they could bring on rolls to come; none if none do."""
    roll = Roll(worth, step)
    once = worth.weights.tool_wait * worth.pip
    later = once if roll.later else 0.0
    best = options[0]
    best_value = roll.value(0)
    for option in options:
        added = TOOL_PIPS[option.a][option.b]
        tiles = TOOL_PIPS[option.a][0]
        value = roll.value(added)
        value -= later * tiles + once * (added - tiles) + 0.001 * len(TOOL_SETS[option.a])
        if value > best_value + 1e-9:
            best, best_value = option, value
    return best


class Roll:
    """A roll on the table: what its result is worth for what I want to buy and whom I have to feed."""

    __slots__ = (
        *("divisor", "goods", "kind", "last", "last_value", "later", "missing", "pips", "spending"),
        "worth",
    )

    def __init__(self, worth: Worth, step: Step) -> None:
        self.worth = worth
        if isinstance(step, AddTools):
            self.pips = step.pips
            self.kind = FOOD_ROLL if step.place == HUNTING_GROUNDS else step.place - FOREST
            self.divisor = FOOD_DIVISOR if self.kind == FOOD_ROLL else VALUE[self.kind]
        else:
            assert isinstance(step, AddToolsToCard), step.kind
            self.pips = step.pips
            self.kind = step.resource
            self.divisor = card_divisor(worth.state, step.resource)
        self.expect()
        self.spending = Spending(worth, items_held(worth), self.missing)
        self.last = -1  # the number of items whose value was asked for last
        self.last_value = 0.0

    def expect(self) -> None:
        """What is here, and what those who have not rolled yet will probably bring."""
        me = self.worth.me
        self.goods = me.goods[:]
        self.missing = food_missing(self.worth)
        self.later = False
        hunters = me.people_at(HUNTING_GROUNDS)
        if hunters:
            self.missing -= round(mean_yield(hunters, FOOD_DIVISOR))
            self.later = True
        for kind in KINDS:
            people = me.people_at(FOREST + kind)
            if people:
                self.goods[kind] += round(mean_yield(people, VALUE[kind]))
                self.later = True

    def value(self, added: int) -> float:
        """What I end up with if tools add that many pips."""
        number = (self.pips + added) // self.divisor
        if number != self.last:
            self.last = number
            self.last_value = self._value(number)
        return self.last_value

    def _value(self, number: int) -> float:
        if self.kind == FOOD_ROLL:
            self.spending.missing = float(self.missing - number)
            left = max(0, number - self.missing)
            stored = left * self.worth.food * self.worth.weights.store
            return self.spending.best(self.goods).points + stored
        goods = self.goods[:]
        goods[self.kind] += number
        return self.spending.best(goods).points


def pick_die(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The die that gives most: a resource, a tool or a step on the food track."""
    gains = [*worth.goods, worth.tool, worth.field]
    best = options[0]
    for option in options:
        if gains[option.a - 1] > gains[best.a - 1]:
            best = option
    return best
