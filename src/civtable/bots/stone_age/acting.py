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
from civtable.games.stone_age.options import (
    TAKE_TWO,
    TOOL_PIPS,
    TOOL_SETS,
    USE_AT,
    face_of,
    goods_of,
    pips_of,
    tool_set_of,
)
from civtable.games.stone_age.phases.effects import card_divisor
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import AddTools, AddToolsToCard

WORK: Final = [TOOL_MAKER, FIELD, HUT, RIVER, QUARRY, CLAY_PIT, FOREST, HUNTING_GROUNDS]
"""In this order; cards and buildings after it."""

BRINGS_GOODS: Final = [
    top in [RESOURCE, ANY_TWO_RESOURCES, DICE_FOR_ALL, ROLL_FOR_RESOURCE] for top in range(len(TOPS))
]
"""[top of a card]."""

NOT_BOUGHT: Final = 3
"""The rank of things that are left alone: the last."""

FOOD_ROLL: Final = HUNTING_GROUNDS - FOREST
"""Instead of a resource: the roll is for food, on the place before the forest."""


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
    points = spending.best(me.goods)
    payments = spending.payments(me.goods)
    if me.two_resources:
        taken = take_two(worth, spending, points)
        if taken is not None:
            return taken
    first = items[0]
    for item in items:
        if rank(item, payments) < rank(first, payments):
            first = item
    return USE_AT[first.place]


def rank(item: Item, payments: list[int]) -> tuple[int, float]:
    """Bought things before others; among them cards that give resources, then the rest by worth."""
    if payments[item.place] == CANNOT:
        return (NOT_BOUGHT, 0.0)
    if item.card == NONE:
        return (2, -item.worth)
    return (0 if BRINGS_GOODS[CARDS[item.card].top] else 1, -item.worth)


def take_two(worth: Worth, spending: Spending, points: float) -> Option | None:
    """Use the card for two resources if they make purchases possible that are worth more than keeping it."""
    best = points + 2 * worth.goods[GOLD] + 0.01
    found: Option | None = None
    for option in TAKE_TWO:
        with_two = spending.best(added(worth.me.goods, goods_of(option)))
        if with_two > best:
            best, found = with_two, option
    return found


def added(goods: list[int], more: int) -> list[int]:
    """Resources with some more, which are packed into one number as in the options."""
    return [goods[kind] + (more >> 4 * kind & 15) for kind in range(KINDS)]


def kind_rolled_for(step: Step) -> int:
    """The resource that a roll is for, or food."""
    if isinstance(step, AddTools):
        return step.place - FOREST
    assert isinstance(step, AddToolsToCard), step.kind
    return step.resource


def pips_rolled(step: Step) -> int:
    """The pips on the table."""
    if isinstance(step, AddTools):
        return step.pips
    assert isinstance(step, AddToolsToCard), step.kind
    return step.pips


def divisor_of(state: StoneAge, step: Step) -> int:
    """What the pips are divided by."""
    kind = kind_rolled_for(step)
    if kind == FOOD_ROLL:
        return FOOD_DIVISOR
    return VALUE[kind] if isinstance(step, AddTools) else card_divisor(state, kind)


def tools_are_useless(state: StoneAge, step: Step, options: list[Option]) -> bool:
    """Whether even all tools together, the last option, do not raise the result."""
    most = pips_of(options[-1])
    divisor = divisor_of(state, step)
    pips = pips_rolled(step)
    return pips // divisor == (pips + most) // divisor


def add_tools(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The tools that raise the result most, less what they could bring on rolls to come; none if none do."""
    roll = Roll(worth, step)
    best = options[0]
    best_value = roll.value(0)
    for option in options:
        value = roll.judge(option)
        if value > best_value + 1e-9:
            best, best_value = option, value
    return best


class Roll:
    """A roll on the table: what its result is worth for what I want to buy and whom I have to feed."""

    __slots__ = (*("divisor", "goods", "kind", "known", "later", "missing", "pips", "spending", "worth"),)

    def __init__(self, worth: Worth, step: Step) -> None:
        self.worth = worth
        self.kind = kind_rolled_for(step)
        self.pips = pips_rolled(step)
        self.divisor = divisor_of(worth.state, step)
        self.expect()
        self.spending = Spending(worth, items_held(worth), self.missing)
        self.known: dict[int, float] = {}  # by number of items: its value, if it was asked for

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
        for kind in range(KINDS):
            people = me.people_at(FOREST + kind)
            if people:
                self.goods[kind] += round(mean_yield(people, VALUE[kind]))
                self.later = True

    def judge(self, option: Option) -> float:
        """What I end up with if these tools are added, less what they could bring on rolls to come."""
        tool_set = tool_set_of(option)
        pips, tiles = pips_of(option), TOOL_PIPS[tool_set][0]
        once = self.worth.weights.tool_wait * self.worth.pip
        later = once if self.later else 0.0
        return self.value(pips) - (later * tiles + once * (pips - tiles) + 0.001 * len(TOOL_SETS[tool_set]))

    def value(self, added: int) -> float:
        """What I end up with if tools add that many pips."""
        number = (self.pips + added) // self.divisor
        value = self.known.get(number)
        if value is None:
            value = self._value(number)
            self.known[number] = value
        return value

    def _value(self, number: int) -> float:
        if self.kind == FOOD_ROLL:
            self.spending.missing = float(self.missing - number)
            left = max(0, number - self.missing)
            stored = left * self.worth.food * self.worth.weights.store
            return self.spending.best(self.goods) + stored
        goods = self.goods[:]
        goods[self.kind] += number
        return self.spending.best(goods)


def pick_die(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The die that gives most: a resource, a tool or a step on the food track."""
    gains = gains_of_faces(worth)
    best = options[0]
    for option in options:
        if gains[face_of(option) - 1] > gains[face_of(best) - 1]:
            best = option
    return best


def gains_of_faces(worth: Worth) -> list[float]:
    """What the faces of a die give, from 1 on."""
    return [*worth.goods, worth.tool, worth.field]
