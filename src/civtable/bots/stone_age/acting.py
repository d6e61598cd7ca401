"""Using people: the order of the work, tools on rolls, dice for all, the card for two resources.

The plan: the tool maker first, because the tool can be used at once, then fields and huts; then gather, from
the dearest resource to food, because small leftovers of tools serve best there; buy at last, first what gives
resources that may pay for the next thing.
"""

from typing import Final

from civtable.bots.stone_age.buying import KINDS, Item, Spending, food_missing, items_held
from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.sight import FOOD_DIVISOR, HUNT, MEANING, PITS, VALUE, Sight
from civtable.bots.stone_age.worth import Worth
from civtable.core.game import Option

WORK: Final = ["tool_maker", "field", "hut", "river", "quarry", "clay_pit", "forest", HUNT]
"""In this order; cards and buildings after it."""

BRINGS_GOODS: Final = ["resource", "any_two_resources", "dice_for_all", "roll_for_resource"]


def act(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The next work, by the order of the plan; purchases by the best set of them."""
    uses = {MEANING[option.index].place: option for option in options if MEANING[option.index].verb == "use"}
    for place in WORK:
        if place in uses:
            return uses[place]
    items = items_held(sight, worth)
    if sight.me.two:
        taken = take_two(sight, worth, items, [o for o in options if MEANING[o.index].verb == "take"])
        if taken is not None:
            return taken
    payments = Spending(worth, items, food_missing(sight)).best(sight.me.goods).payments
    return uses[min(items, key=lambda item: rank(item, payments)).place]


def rank(item: Item, payments: dict[str, tuple[int, ...]]) -> tuple[int, float]:
    """Bought things before others; among them cards that give resources, then the rest by worth."""
    if item.place not in payments:
        return (3, 0.0)
    if item.card is None:
        return (2, -item.worth)
    return (0 if item.card.top in BRINGS_GOODS else 1, -item.worth)


def take_two(sight: Sight, worth: Worth, items: list[Item], takes: list[Option]) -> Option | None:
    """Use the card for two resources if they make purchases possible that are worth more than keeping it."""
    spending = Spending(worth, items, food_missing(sight))
    best = spending.best(sight.me.goods).points + 2 * worth.goods[-1] + 0.01
    found: Option | None = None
    for option in takes:
        points = spending.best(added(sight.me.goods, MEANING[option.index].goods)).points
        if points > best:
            best, found = points, option
    return found


def added(goods: list[int], more: tuple[int, ...]) -> list[int]:
    """Resources with some more."""
    return [goods[kind] + more[kind] for kind in KINDS]


def add_tools(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The tools that raise the result most, less what they could bring on rolls to come; none if none do."""
    roll = Roll(sight, worth)
    pips = sum(sight.dice)
    once = worth.weights.tool_wait * worth.pip
    later = once if roll.later else 0.0
    best = options[0]
    best_value = roll.value(pips)
    for option in options:
        choice = MEANING[option.index]
        value = roll.value(pips + sum(choice.tiles) + sum(choice.once))
        value -= later * sum(choice.tiles) + once * sum(choice.once) + 0.001 * len(choice.tiles)
        if value > best_value + 1e-9:
            best, best_value = option, value
    return best


class Roll:
    """A roll on the table: what its result is worth for what I want to buy and whom I have to feed."""

    __slots__ = ("cache", "divisor", "goods", "kind", "later", "missing", "spending", "worth")

    def __init__(self, sight: Sight, worth: Worth) -> None:
        me = sight.me
        place = sight.step.get("place")
        self.worth = worth
        if place == HUNT:
            self.kind, self.divisor = -1, FOOD_DIVISOR
        elif isinstance(place, str):
            self.kind, self.divisor = PITS[place], VALUE[PITS[place]]
        else:
            self.kind = ["wood", "brick", "stone", "gold"].index(str(sight.step["resource"]))
            self.divisor = 1 if sight.pips_pay else VALUE[self.kind]
        self.missing = food_missing(sight)
        self.goods = me.goods[:]
        rolls = 0
        for where, people in me.figures.items():
            if where in PITS:
                self.goods[PITS[where]] += round(mean_yield(people, VALUE[PITS[where]]))
                rolls += 1
            elif where == HUNT:
                self.missing -= round(mean_yield(people, FOOD_DIVISOR))
                rolls += 1
        self.later = rolls > 0
        self.spending = Spending(worth, items_held(sight, worth), self.missing)
        self.cache: dict[int, float] = {}

    def value(self, pips: int) -> float:
        """What I end up with if the roll counts that many pips."""
        number = pips // self.divisor
        if number not in self.cache:
            self.cache[number] = self._value(number)
        return self.cache[number]

    def _value(self, number: int) -> float:
        goods = self.goods[:]
        if self.kind < 0:
            self.spending.missing = float(self.missing - number)
            left = max(0, number - self.missing)
            return self.spending.best(goods).points + left * self.worth.food * self.worth.weights.store
        goods[self.kind] += number
        return self.spending.best(goods).points


def pick_die(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The die that gives most: a resource, a tool or a step on the food track."""
    gains = [*worth.goods, worth.tool, worth.field]
    return max(options, key=lambda option: gains[MEANING[option.index].number - 1])
