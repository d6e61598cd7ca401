"""Placing people: make a plan for all who are still at home, then go first where waiting would cost most.

The plan takes the places for single people (village, cards, buildings) by what they are worth, as long as
this is more than a person brings by gathering, and sends the rest to gather. A card or building counts only
if its price is there or can be gathered this round. Of the plan, the place comes first whose loss would hurt
most, times the chance that somebody else takes it: hunting, where there is always room, comes last.
"""

from typing import Final

from civtable.bots.stone_age.buying import Item, item_at
from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.gathering import LAND, Land, Want, Ways, people_needed, people_sent
from civtable.bots.stone_age.worth import KINDS, Worth
from civtable.core.game import Option, Step
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDINGS,
    CARD_1,
    CHOICE,
    FIELD,
    FIXED,
    FOOD_DIVISOR,
    FOREST,
    GOLD,
    HUNTING_GROUNDS,
    HUT,
    HUT_PEOPLE,
    NONE,
    PLACES,
    RIVER,
    VALUE,
    WOOD,
)
from civtable.games.stone_age.options import PLACE_AT
from civtable.games.stone_age.phases.rounds import food_after_feeding, free_places
from civtable.games.stone_age.tools import ALL_TILES, values_in

SINGLES: Final = [place for place in range(len(PLACES)) if place not in LAND]
"""Places that one player takes: village, cards, buildings."""


class Offer:
    """A place for single people in the plan: what it brings, the people it takes, what it still lacks."""

    __slots__ = ("gain", "people", "place")

    def __init__(self, place: int, gain: float, people: int) -> None:
        self.place = place
        self.gain = gain
        self.people = people


class Purse:
    """Resources that are here or expected this round; purchases reserve them, and `want` what is missing."""

    __slots__ = ("cheap", "goods", "want")

    def __init__(self, goods: list[float], want: Want, cheap: int) -> None:
        self.goods = goods
        self.want = want
        self.cheap = cheap  # the cheapest resource that can still be gathered

    def copy(self) -> "Purse":
        """Another purse, to try a purchase."""
        want = Want(self.want.food, self.want.tools, self.want.short[:], self.want.stake[:])
        return Purse(self.goods[:], want, self.cheap)

    def spend(self, kind: int, count: float) -> float:
        """Take that much of a resource; what is missing of it."""
        paid = min(self.goods[kind], count)
        self.goods[kind] -= paid
        return count - paid

    def reserve(self, item: Item, worth: Worth) -> float:
        """Set the price of a purchase aside; what it brings beyond the price, if all comes in."""
        if item.tile == NONE:
            return self._reserve_card(item, worth)
        building = BUILDINGS[item.tile]
        if building.kind == FIXED:
            return self._reserve_fixed(item, worth, building.cost)
        if building.kind == CHOICE:
            return self._reserve_choice(item, worth, building.least, building.kinds)
        return self._reserve_flexible(item, worth, building.most)

    def _reserve_fixed(self, item: Item, worth: Worth, cost: list[int]) -> float:
        """The printed price."""
        net = item.worth - sum([cost[kind] * worth.goods[kind] for kind in KINDS])
        for kind in KINDS:
            self._lack(kind, self.spend(kind, cost[kind]), net)
        return net

    def _lack(self, kind: int, missing: float, stake: float) -> None:
        if missing > 0.01:
            self.want.short[kind] += missing
            self.want.stake[kind] += stake

    def _reserve_card(self, item: Item, worth: Worth) -> float:
        """The cheapest resources; if they do not suffice, the rest has to be gathered."""
        rest = float(item.card_price())
        cost = 0.0
        for kind in KINDS:
            before = rest
            rest = self.spend(kind, rest)
            cost += (before - rest) * worth.goods[kind]
        net = item.worth - cost - rest * worth.goods[self.cheap]
        self._lack(self.cheap, rest, net)
        return net

    def _reserve_choice(self, item: Item, worth: Worth, count: int, kinds: int) -> float:
        """The kinds of which most is here; what is missing comes from the first of them."""
        order = sorted(KINDS, key=lambda kind: -self.goods[kind] - 0.1 * kind)[:kinds]
        paid = [0.0, 0.0, 0.0, 0.0]
        for kind in order:
            paid[kind] = 1.0
        rest = float(count - kinds)
        for kind in sorted(order, reverse=True):
            more = min(rest, max(0.0, self.goods[kind] - 1))
            paid[kind] += more
            rest -= more
        paid[order[0]] += rest
        net = item.worth + sum([paid[kind] * (VALUE[kind] - worth.goods[kind]) for kind in KINDS])
        for kind in KINDS:
            self._lack(kind, self.spend(kind, paid[kind]), net)
        return net

    def _reserve_flexible(self, item: Item, worth: Worth, most: int) -> float:
        """Whatever is here, the most valuable first; more may still be gathered."""
        net = item.worth
        rest = float(most)
        for kind in reversed(KINDS):
            paid = min(self.goods[kind], rest)
            self.goods[kind] -= paid
            rest -= paid
            net += paid * (VALUE[kind] - worth.goods[kind])
        return net


class Placing:
    """The plan of a turn."""

    __slots__ = ("gathered", "home", "land", "offers", "purse", "rivals", "spare", "state", "worth")

    def __init__(self, worth: Worth) -> None:
        me = worth.me
        self.state = worth.state
        self.worth = worth
        self.home = me.idle
        self.offers: list[Offer] = []
        self.land = Land(worth)
        self.purse = self.purse_now()
        self.land.survey(self.purse.want)
        for place in range(CARD_1, len(PLACES)):
            if me.standing >> place & 1:
                self.purse.reserve(item_at(worth, place), worth)
        self.rivals = sum([1 for player in self.state.players if player is not me and player.idle > 0])
        self.spare = 0.0
        self.gathered = self.plan()

    def purse_now(self) -> Purse:
        """What is here, and what people who already stand somewhere will probably bring."""
        me = self.worth.me
        goods = [float(amount) for amount in me.goods]
        food = float(-food_after_feeding(me))
        tools = sum(values_in(me.tools, ALL_TILES & ~me.used))
        hunters = me.people_at(HUNTING_GROUNDS)
        if hunters:
            food -= mean_yield(hunters, FOOD_DIVISOR, tools)
            tools = 0
        for kind in KINDS:
            people = me.people_at(FOREST + kind)
            if people:
                goods[kind] += mean_yield(people, VALUE[kind], tools)
                tools = 0
        food += (me.standing >> HUT & 1) - (me.standing >> FIELD & 1)
        if me.two_resources:
            goods[GOLD] += 2
        want = Want(food, tools, [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0])
        return Purse(goods, want, self.cheapest_open())

    def cheapest_open(self) -> int:
        """The cheapest resource that can still be gathered."""
        for kind in KINDS:
            if self.land.room[FOREST + kind]:
                return kind
        return WOOD

    def plan(self) -> Ways:
        """Take single places one by one, the best first, while they bring more than gathering does."""
        worth = self.worth
        free = free_places(self.state, worth.me)
        places = [place for place in SINGLES if free >> place & 1]
        items = [item_at(worth, place) if place >= CARD_1 else None for place in places]
        people = self.home
        gathered = self.land.gather(self.purse.want, people)
        while people > 0 and places:
            best: Offer | None = None
            best_at = 0
            best_gain = 0.0
            best_purse = self.purse
            self.spare = 0.0
            for i in range(len(places)):
                place, item = places[i], items[i]
                size = HUT_PEOPLE if place == HUT else 1
                if size > people:
                    continue
                purse = self.purse
                if item is None:
                    gain = self.village(place)
                else:
                    purse = purse.copy()
                    gain = purse.reserve(item, worth)
                    if people_needed(purse.want, self.land.room) > people - 1:
                        continue
                net = gain - gathered.points[people] + gathered.points[people - size]
                if net > best_gain:
                    self.spare = best_gain
                    best, best_at, best_gain, best_purse = Offer(place, net, size), i, net, purse
                elif net > self.spare:
                    self.spare = net
            if best is None:
                break
            self.offers.append(best)
            self.purse = best_purse
            people -= best.people
            del places[best_at]
            del items[best_at]
        return self.land.gather(self.purse.want, people)

    def village(self, place: int) -> float:
        """What a place of the village brings."""
        if place == HUT:
            return self.worth.person
        return self.worth.field if place == FIELD else self.worth.tool

    def first(self) -> Option | None:
        """Where to go now, and with how many: where waiting would cost most."""
        left = len(self.gathered.points) - 1
        way = self.gathered.sent[left]
        found: Option | None = None
        urgency = 0.0
        for offer in self.offers:
            loss = (offer.gain - self.spare) * self.risk(offer.place)
            if found is None or loss > urgency:
                found, urgency = PLACE_AT[offer.place][0], loss
        for place in LAND:
            people = people_sent(way, place)
            if people == 0:
                continue
            loss = 0.0
            if place != HUNTING_GROUNDS and self.rivals:
                rest = self.land.gather(self.purse.want, left, place)
                loss = (self.gathered.points[left] - rest.points[left]) * self.risk(place)
            if found is None or loss > urgency:
                found, urgency = PLACE_AT[place][people - 1], loss
        return found

    def risk(self, place: int) -> float:
        """The chance that a place is taken before my next turn; a little more than none, to break ties."""
        weights = self.worth.weights
        if place <= FIELD:
            each = weights.risk_village
        elif place <= RIVER:
            each = weights.risk_pit[len(self.state.players)]
        else:
            each = weights.risk_card if place < BUILDING_1 else weights.risk_building
        return 1.0 - (1.0 - each) ** self.rivals + 0.001


def place_people(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The first move of the plan; where no plan is left, the option that does least harm."""
    found = Placing(worth).first()
    return found if found is not None else least_harm(options)


def least_harm(options: list[Option]) -> Option:
    """As many people as possible in one place, but rather not in the hut."""
    best = options[0]
    for option in options:
        if (option.a == HUT, -option.b) < (best.a == HUT, -best.b):
            best = option
    return best
