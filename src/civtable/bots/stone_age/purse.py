"""What is here or expected this round, and what purchases would take of it."""

from typing import Final

from civtable.bots.stone_age.buying import Item
from civtable.bots.stone_age.gathering import Want, people_needed
from civtable.bots.stone_age.worth import KINDS, Worth
from civtable.games.stone_age.data import BUILDINGS, CHOICE, FIXED, FOREST, NONE, VALUE, WOOD

HARDLY: Final = 0.01
"""A resource of which no more than this is missing is not missing."""


class Purse:
    """Resources that are here or expected this round, and a bid for one thing.

    A bid says what of each resource is paid, what is missing, and what the thing brings beyond its price if
    all comes in. It changes nothing; `reserve` sets the payment aside and wants what is missing.
    """

    __slots__ = ("cheap", "goods", "missing", "net", "paid", "room", "want", "worth")

    def __init__(self, goods: list[float], want: Want, room: list[int], worth: Worth) -> None:
        self.goods = goods
        self.want = want
        self.room = room  # by place: for people who gather
        self.worth = worth
        self.cheap = cheapest_open(room)
        self.paid = [0.0] * KINDS
        self.missing = [0.0] * KINDS
        self.net = 0.0

    def bid(self, item: Item) -> float:
        """Think of a purchase; what it brings beyond its price."""
        if item.tile == NONE:
            self.net = self._bid_for_card(item)
            return self.net
        building = BUILDINGS[item.tile]
        if building.kind == FIXED:
            self.net = self._bid_for_fixed(item, building.cost)
        elif building.kind == CHOICE:
            self.net = self._bid_for_choice(item, building.least, building.kinds)
        else:
            self.net = self._bid_for_flexible(item, building.most)
        return self.net

    def _bid_for_fixed(self, item: Item, cost: list[int]) -> float:
        """The printed price."""
        spent = 0.0
        for kind in range(KINDS):
            self._pay(kind, float(cost[kind]))
            spent += cost[kind] * self.worth.goods[kind]
        return item.worth - spent

    def _pay(self, kind: int, count: float) -> None:
        """Pay that much of a resource, as far as it is here."""
        paid = min(self.goods[kind], count)
        self.paid[kind] = paid
        self.missing[kind] = count - paid

    def _bid_for_card(self, item: Item) -> float:
        """The cheapest resources; if they do not suffice, the rest has to be gathered."""
        value = self.worth.goods
        rest = float(item.card_price())
        cost = 0.0
        for kind in range(KINDS):
            before = rest
            paid = min(self.goods[kind], rest)
            rest -= paid
            cost += (before - rest) * value[kind]
            self.paid[kind] = paid
            self.missing[kind] = 0.0
        self.missing[self.cheap] = rest
        return item.worth - cost - rest * value[self.cheap]

    def _bid_for_choice(self, item: Item, count: int, kinds: int) -> float:
        """The kinds of which most is here; what is missing comes from the first of them."""
        price = [0.0] * KINDS
        first = self._choose_kinds(price, kinds)
        rest = float(count - kinds)
        for kind in range(KINDS - 1, -1, -1):
            if price[kind] > 0:
                more = min(rest, max(0.0, self.goods[kind] - 1))
                price[kind] += more
                rest -= more
        price[first] += rest
        net = 0.0
        for kind in range(KINDS):
            self._pay(kind, price[kind])
            net += price[kind] * (VALUE[kind] - self.worth.goods[kind])
        return item.worth + net

    def _choose_kinds(self, price: list[float], kinds: int) -> int:
        """Put one of each of that many kinds into a price, those of which most is here; the first of them."""
        first = NONE
        for _ in range(kinds):
            best = NONE
            most = -1.0
            for kind in range(KINDS):
                amount = self.goods[kind] + 0.1 * kind
                if amount > most and price[kind] == 0:
                    best, most = kind, amount
            price[best] = 1.0
            if first == NONE:
                first = best
        return first

    def _bid_for_flexible(self, item: Item, most: int) -> float:
        """Whatever is here, the most valuable first; more may still be gathered."""
        net = item.worth
        rest = float(most)
        for kind in range(KINDS - 1, -1, -1):
            paid = min(self.goods[kind], rest)
            self.paid[kind] = paid
            self.missing[kind] = 0.0
            rest -= paid
            net += paid * (VALUE[kind] - self.worth.goods[kind])
        return net

    def people_needed(self) -> float:
        """About how many people have to gather what is missing for the bid and for what is reserved."""
        needed = 0.0
        for kind in range(KINDS):
            short = self.want.short[kind]
            if self.missing[kind] > HARDLY:
                short += self.missing[kind]
            if short > 0:
                needed += people_needed(short, kind, self.room)
        return needed

    def reserve(self) -> None:
        """Set aside what the bid pays; what it lacks is at stake."""
        want = self.want
        for kind in range(KINDS):
            self.goods[kind] -= self.paid[kind]
            if self.missing[kind] > HARDLY:
                want.short[kind] += self.missing[kind]
                want.stake[kind] += self.net


def cheapest_open(room: list[int]) -> int:
    """The cheapest resource that can still be gathered."""
    for kind in range(KINDS):
        if room[FOREST + kind]:
            return kind
    return WOOD
