"""Spending: which of the cards and buildings where I stand to pay for, and with what.

The plan: pay printed prices exactly, buildings of one's choice with the most valuable resources, cards with
the cheapest, and keep enough for the hungry if that costs less than the penalty. All sets of purchases are
tried; the one that leaves me with the most is taken.
"""

from typing import Final

from civtable.bots.stone_age.sight import MEANING, Building, Card, Sight
from civtable.bots.stone_age.worth import Worth, lead
from civtable.core.game import Option

KINDS: Final = range(4)


class Item:
    """Something to buy at a place: what it is worth apart from points that depend on the payment."""

    __slots__ = ("building", "card", "order", "place", "price", "worth")

    def __init__(self, place: str, card: Card | None, building: Building | None, worth: float) -> None:
        self.place = place
        self.card = card
        self.building = building
        self.worth = worth
        self.price = int(place[5:]) if card is not None else 0
        self.order = ORDER[building.kind if building is not None else "card"]


ORDER: Final = {"fixed": 0, "choice": 1, "card": 2, "flexible": 3}
"""Printed prices leave no choice; flexible buildings take what is left."""


class Basket:
    """A set of purchases: what I end up with in points, and the payment for each place."""

    __slots__ = ("payments", "points")

    def __init__(self, points: float, payments: dict[str, tuple[int, ...]]) -> None:
        self.points = points
        self.payments = payments


def item_at(sight: Sight, worth: Worth, place: str) -> Item | None:
    """What can be bought at a place; None at other places."""
    if place.startswith("card_"):
        card = sight.card_at(place)
        assert card is not None, place
        return Item(place, card, None, worth.card(card) - worth.weights.wait * (int(place[5:]) - 1))
    if place.startswith("building_"):
        building, left = sight.stack_at(place)
        assert building is not None, place
        value = building.points + worth.shown("hut_builder")
        if left == 1:
            value += max(-12.0, min(12.0, worth.weights.lead * lead(sight)))
        return Item(place, None, building, value)
    return None


def items_held(sight: Sight, worth: Worth) -> list[Item]:
    """What I stand on and can still buy this round; what I am just asked to pay for among it."""
    places = list(sight.me.figures)
    if sight.ask == "pay_card":
        places.append(f"card_{sight.step['card']}")
    elif sight.ask == "pay_building":
        places.append(f"building_{sight.step['building']}")
    items = [item_at(sight, worth, place) for place in places]
    return sorted([item for item in items if item is not None], key=lambda item: item.order)


def cheapest(goods: list[int], count: int) -> tuple[int, ...] | None:
    """That many resources, the least valuable first; None if there are too few."""
    paid = [0, 0, 0, 0]
    for kind in KINDS:
        paid[kind] = min(goods[kind], count)
        count -= paid[kind]
    return None if count else tuple(paid)


def dearest(goods: list[int], most: int) -> tuple[int, ...]:
    """Up to that many resources, the most valuable first."""
    paid = [0, 0, 0, 0]
    for kind in reversed(KINDS):
        paid[kind] = min(goods[kind], most)
        most -= paid[kind]
    return tuple(paid)


def best_of_kinds(goods: list[int], count: int, kinds: int) -> tuple[int, ...] | None:
    """That many resources of exactly that many kinds, as valuable as possible; None if it cannot be done."""
    best: tuple[int, ...] | None = None
    best_points = 0
    for chosen in range(1, 16):
        if chosen.bit_count() != kinds:
            continue
        paid = [chosen >> kind & 1 for kind in KINDS]
        if any(paid[kind] > goods[kind] for kind in KINDS):
            continue
        rest = count - kinds
        for kind in reversed(KINDS):
            if paid[kind]:
                more = min(rest, goods[kind] - 1)
                paid[kind] += more
                rest -= more
        points = points_for(paid)
        if rest == 0 and points > best_points:
            best, best_points = tuple(paid), points
    return best


def points_for(paid: list[int] | tuple[int, ...]) -> int:
    """What resources count in a building of one's choice."""
    return paid[0] * 3 + paid[1] * 4 + paid[2] * 5 + paid[3] * 6


def payment(item: Item, goods: list[int]) -> tuple[int, ...] | None:
    """How I would pay for this with what I have; None if I cannot."""
    building = item.building
    if building is None:
        return cheapest(goods, item.price)
    if building.kind == "fixed":
        cost = building.cost
        return cost if all(cost[kind] <= goods[kind] for kind in KINDS) else None
    if building.kind == "choice":
        return best_of_kinds(goods, building.least, building.kinds)
    paid = dearest(goods, building.most)
    return paid if sum(paid) >= building.least else None


class Spending:
    """The search for the best set of purchases."""

    __slots__ = ("items", "missing", "worth")

    def __init__(self, worth: Worth, items: list[Item], missing: float) -> None:
        self.worth = worth
        self.items = items
        self.missing = missing  # food that will be short when people are fed

    def best(self, goods: list[int]) -> Basket:
        """The best purchases with these resources."""
        return self._from(0, goods)

    def _from(self, i: int, goods: list[int]) -> Basket:
        if i == len(self.items):
            left = sum([goods[kind] * self.worth.goods[kind] for kind in KINDS])
            return Basket(left - self.worth.hunger(self.missing, goods), {})
        item = self.items[i]
        without = self._from(i + 1, goods)
        paid = payment(item, goods)
        if paid is None:
            return without
        rest = self._from(i + 1, [goods[kind] - paid[kind] for kind in KINDS])
        points = rest.points + item.worth
        if item.building is not None and item.building.kind != "fixed":
            points += points_for(paid)
        if points <= without.points:
            return without
        rest.points = points
        rest.payments[item.place] = paid
        return rest


def food_missing(sight: Sight) -> int:
    """The food that will be short when people are fed, as things stand; below zero if some will be left."""
    me = sight.me
    return me.people - me.track - me.food


def pay(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Pay for the card or building if it belongs to the best set of purchases, in the way that set says."""
    items = items_held(sight, worth)
    asked = "card" if sight.ask == "pay_card" else "building"
    place = f"{asked}_{sight.step[asked]}"
    basket = Spending(worth, items, food_missing(sight)).best(sight.me.goods)
    paid = basket.payments.get(place, ())
    for option in options:
        if MEANING[option.index].goods == paid:
            return option
    raise AssertionError(f"no way to pay {paid} among {options}")
