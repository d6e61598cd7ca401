"""Spending: which of the cards and buildings where I stand to pay for, and with what.

The plan: pay printed prices exactly, buildings of one's choice with the most valuable resources, cards with
the cheapest, and keep enough for the hungry if that costs less than the penalty. All sets of purchases are
tried; the one that leaves me with the most is taken.
"""

from typing import Final

from civtable.bots.stone_age.worth import KINDS, Worth
from civtable.core.game import Option, Step
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDINGS,
    CARD_1,
    CARDS,
    CHOICE,
    FIXED,
    HUT_BUILDER,
    NONE,
    PLACES,
)
from civtable.games.stone_age.options import DECLINE, PAY, PAY_FIXED, goods_of
from civtable.games.stone_age.phases.buying import open_tile
from civtable.games.stone_age.phases.rounds import food_after_feeding
from civtable.games.stone_age.steps import PayForBuilding, PayForCard
from civtable.games.stone_age.verbs import worth as points_in_building

LEAD_MOST: Final = 12.0
"""The most points for or against ending the game."""

CANNOT: Final = -1
"""Instead of a payment: it cannot be made, or nothing is bought."""

NOTHING_BOUGHT: Final = [CANNOT] * len(PLACES)

ORDER_OF_CARDS: Final = 2
ORDER_OF_BUILDINGS: Final = [0, 1, 3]
"""[kind]: printed prices leave no choice; flexible buildings take what is left, after the cards."""

SETS_OF_KINDS: Final = [[chosen for chosen in range(16) if chosen.bit_count() == n] for n in range(5)]
"""[number]: the sets of that many resources, one bit each."""


class Item:
    """Something to buy at a place: what it is worth apart from points that depend on the payment."""

    __slots__ = ("card", "order", "place", "tile", "worth")

    def __init__(self, place: int, card: int, tile: int, worth: float) -> None:
        self.place = place
        self.card = card  # or none
        self.tile = tile  # the building, or none
        self.worth = worth
        self.order = ORDER_OF_CARDS if tile == NONE else ORDER_OF_BUILDINGS[BUILDINGS[tile].kind]

    def card_price(self) -> int:
        """How many resources a card costs where it lies."""
        return self.place - CARD_1 + 1


def item_at(worth: Worth, place: int) -> Item:
    """What can be bought at a place of the market."""
    if place < BUILDING_1:
        slot = place - CARD_1
        card = worth.state.row[slot]
        return Item(place, card, NONE, worth.card(CARDS[card]) - worth.weights.wait * slot)
    stack = place - BUILDING_1
    tile = open_tile(worth.state, stack)
    value = BUILDINGS[tile].points + worth.shown[HUT_BUILDER]
    if worth.state.stack_left[stack] == 1:
        value += max(-LEAD_MOST, min(LEAD_MOST, worth.weights.lead * worth.lead()))
    return Item(place, NONE, tile, value)


def items_held(worth: Worth, asked: int = NONE) -> list[Item]:
    """What I stand on and can still buy this round; the place that I am just asked to pay for among it."""
    standing = worth.me.standing
    items: list[Item] = []
    for place in range(CARD_1, len(PLACES)):
        if standing >> place & 1:
            items.append(item_at(worth, place))
    if asked != NONE:
        items.append(item_at(worth, asked))
    if len(items) > 1:
        items.sort(key=order_of)
    return items


def order_of(item: Item) -> int:
    """When the payment for a thing is thought about."""
    return item.order


# Ways to pay. Resources that are paid are packed into one number, as in the options.


def cheapest(goods: list[int], count: int) -> int:
    """That many resources, the least valuable first, if there are enough."""
    paid = 0
    for kind in range(KINDS):
        amount = min(goods[kind], count)
        paid |= amount << 4 * kind
        count -= amount
    return CANNOT if count else paid


def dearest(goods: list[int], least: int, most: int) -> int:
    """Up to that many resources, the most valuable first, if there are enough."""
    paid = 0
    left = most
    for kind in range(KINDS - 1, -1, -1):
        amount = min(goods[kind], left)
        paid |= amount << 4 * kind
        left -= amount
    return paid if most - left >= least else CANNOT


_BEST_OF_KINDS: Final[dict[int, int]] = {}


def best_of_kinds(goods: list[int], count: int, kinds: int) -> int:
    """That many resources of exactly that many kinds, as valuable as possible, if it can be done.

    Kept once it has been worked out: of no kind are more than that many needed.
    """
    key = count << 4 | kinds
    for kind in range(KINDS):
        key = key << 4 | min(goods[kind], count)
    paid = _BEST_OF_KINDS.get(key)
    if paid is None:
        paid = _best_of_kinds(goods, count, kinds)
        _BEST_OF_KINDS[key] = paid
    return paid


def _best_of_kinds(goods: list[int], count: int, kinds: int) -> int:
    best = CANNOT
    best_points = 0
    for chosen in SETS_OF_KINDS[kinds]:
        paid = 0
        rest = count - kinds
        for kind in range(KINDS - 1, -1, -1):
            if chosen >> kind & 1:
                if goods[kind] == 0:
                    rest = count
                    break
                more = min(rest, goods[kind] - 1)
                paid |= 1 + more << 4 * kind
                rest -= more
        if rest == 0 and points_in_building(paid) > best_points:
            best, best_points = paid, points_in_building(paid)
    return best


def fixed_price(goods: list[int], tile: int) -> int:
    """The printed price, if I have that."""
    cost = BUILDINGS[tile].cost
    for kind in range(KINDS):
        if cost[kind] > goods[kind]:
            return CANNOT
    return goods_of(PAY_FIXED[tile][0])


def payment(item: Item, goods: list[int]) -> int:
    """How I would pay for this with what I have, if I can."""
    if item.tile == NONE:
        return cheapest(goods, item.card_price())
    building = BUILDINGS[item.tile]
    if building.kind == FIXED:
        return fixed_price(goods, item.tile)
    if building.kind == CHOICE:
        return best_of_kinds(goods, building.least, building.kinds)
    return dearest(goods, building.least, building.most)


def points_for(item: Item, paid: int) -> int:
    """The points that depend on the payment: those of buildings without a printed price."""
    if item.tile == NONE or BUILDINGS[item.tile].kind == FIXED:
        return 0
    return points_in_building(paid)


def without(goods: list[int], paid: int) -> list[int]:
    """Resources that are left after a payment."""
    return [goods[kind] - (paid >> 4 * kind & 15) for kind in range(KINDS)]


class Spending:
    """The search for the best set of purchases."""

    __slots__ = ("bought", "items", "missing", "worth")

    def __init__(self, worth: Worth, items: list[Item], missing: float) -> None:
        self.worth = worth
        self.items = items
        self.missing = missing  # food that will be short when people are fed
        self.bought = 0  # set of the items in the best purchases that were found last

    def best(self, goods: list[int]) -> float:
        """The points that I end up with if I make the best purchases with these resources."""
        return self._from(0, goods)

    def _from(self, i: int, goods: list[int]) -> float:
        if i == len(self.items):
            self.bought = 0
            value = self.worth.goods
            left = goods[0] * value[0] + goods[1] * value[1] + goods[2] * value[2] + goods[3] * value[3]
            return left - self.worth.hunger(self.missing, goods)
        item = self.items[i]
        left_alone = self._from(i + 1, goods)
        others = self.bought
        paid = payment(item, goods)
        if paid == CANNOT:
            return left_alone
        points = self._from(i + 1, without(goods, paid)) + item.worth + points_for(item, paid)
        if points <= left_alone:
            self.bought = others
            return left_alone
        self.bought |= 1 << i
        return points

    def payments(self, goods: list[int]) -> list[int]:
        """By place: how to pay for the best purchases that were found last, with the same resources."""
        payments = NOTHING_BOUGHT[:]
        for i in range(len(self.items)):
            if self.bought >> i & 1:
                paid = payment(self.items[i], goods)
                payments[self.items[i].place] = paid
                goods = without(goods, paid)
        return payments


def food_missing(worth: Worth) -> int:
    """The food that will be short when people are fed, as things stand; below zero if some will be left."""
    return -food_after_feeding(worth.me)


def place_asked(step: Step) -> int:
    """The place of the card or building that is to be paid for."""
    if isinstance(step, PayForCard):
        return CARD_1 + step.card
    assert isinstance(step, PayForBuilding), step.kind
    return BUILDING_1 + step.building


def pay(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Pay for the card or building if it belongs to the best set of purchases, in the way that set says."""
    place = place_asked(step)
    spending = Spending(worth, items_held(worth, place), food_missing(worth))
    spending.best(worth.me.goods)
    paid = spending.payments(worth.me.goods)[place]
    for option in options:
        if option.kind == DECLINE if paid == CANNOT else option.kind == PAY and goods_of(option) == paid:
            return option
    raise AssertionError(f"no way to pay {paid} among {options}")
