"""Placing people: make a plan for all who are still at home, then go first where waiting would cost most.

The plan takes the places for single people (village, cards, buildings) by what they are worth, as long as
this is more than a person brings by gathering, and sends the rest to gather. A card or building counts only
if its price is there or can be gathered this round. Of the plan, the place comes first whose loss would hurt
most, times the chance that somebody else takes it: hunting, where there is always room, comes last.
"""

from typing import Final

from civtable.bots.stone_age.buying import KINDS, Item, item_at
from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.gathering import Land, Want, Ways, people_needed
from civtable.bots.stone_age.sight import FOOD_DIVISOR, HUNT, MEANING, PITS, VALUE, Sight
from civtable.bots.stone_age.worth import Worth
from civtable.core.game import Option

VILLAGE: Final = ("tool_maker", "hut", "field")


class Offer:
    """A place for single people in the plan: what it brings, the people it takes, what it still lacks."""

    __slots__ = ("gain", "people", "place")

    def __init__(self, place: str, gain: float, people: int) -> None:
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
        want = Want(self.want.food, self.want.tools)
        want.short, want.stake = self.want.short[:], self.want.stake[:]
        return Purse(self.goods[:], want, self.cheap)

    def spend(self, kind: int, count: float) -> float:
        """Take that much of a resource; what is missing of it."""
        paid = min(self.goods[kind], count)
        self.goods[kind] -= paid
        return count - paid

    def reserve(self, item: Item, worth: Worth) -> float:
        """Set the price of a purchase aside; what it brings beyond the price, if all comes in."""
        building = item.building
        if building is None:
            return self._reserve_card(item, worth)
        if building.kind == "fixed":
            net = item.worth - sum([building.cost[kind] * worth.goods[kind] for kind in KINDS])
            for kind in KINDS:
                self._lack(kind, self.spend(kind, building.cost[kind]), net)
            return net
        if building.kind == "choice":
            return self._reserve_choice(item, worth, building.least, building.kinds)
        return self._reserve_flexible(item, worth, building.most)

    def _lack(self, kind: int, missing: float, stake: float) -> None:
        if missing > 0.01:
            self.want.short[kind] += missing
            self.want.stake[kind] += stake

    def _reserve_card(self, item: Item, worth: Worth) -> float:
        """The cheapest resources; if they do not suffice, the rest has to be gathered."""
        rest = float(item.price)
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

    __slots__ = ("gathered", "home", "land", "offers", "purse", "rivals", "room", "sight", "spare", "worth")

    def __init__(self, sight: Sight, worth: Worth, options: list[Option]) -> None:
        self.sight = sight
        self.worth = worth
        self.home = sight.me.at_home
        self.room: dict[str, int] = {}
        self.offers: list[Offer] = []
        singles: list[str] = []
        for option in options:
            choice = MEANING[option.index]
            if choice.place in PITS or choice.place == HUNT:
                self.room[choice.place] = choice.number
            else:
                singles.append(choice.place)
        self.purse = self.purse_now()
        self.land = Land(worth, self.room, self.purse.want)
        for place in sight.me.figures:
            item = item_at(sight, worth, place)
            if item is not None:
                self.purse.reserve(item, worth)
        self.rivals = sum([1 for board in sight.others if board.at_home > 0])
        self.spare = 0.0
        self.gathered = self.plan(singles)

    def purse_now(self) -> Purse:
        """What is here, and what people who already stand somewhere will probably bring."""
        me = self.sight.me
        goods = [float(amount) for amount in me.goods]
        food = float(me.people - me.track - me.food)
        tools = sum(me.ready)
        for place, people in me.figures.items():
            if place in PITS:
                goods[PITS[place]] += mean_yield(people, VALUE[PITS[place]], tools)
                tools = 0
            elif place == HUNT:
                food -= mean_yield(people, FOOD_DIVISOR, tools)
                tools = 0
        food += ("hut" in me.figures) - ("field" in me.figures)
        if me.two:
            goods[3] += 2
        cheap = min([PITS[place] for place in self.room if place in PITS], default=0)
        return Purse(goods, Want(food, tools), cheap)

    def plan(self, singles: list[str]) -> Ways:
        """Take single places one by one, the best first, while they bring more than gathering does."""
        worth = self.worth
        people = self.home
        gathered = self.land.gather(self.purse.want, people)
        village = {"tool_maker": worth.tool, "field": worth.field, "hut": worth.person}
        items = {place: item_at(self.sight, worth, place) for place in singles}
        while people > 0 and items:
            best: Offer | None = None
            best_gain = 0.0
            best_purse = self.purse
            self.spare = 0.0
            for place, item in items.items():
                size = 2 if place == "hut" else 1
                if size > people:
                    continue
                purse = self.purse
                if item is None:
                    gain = village[place]
                else:
                    purse = purse.copy()
                    gain = purse.reserve(item, worth)
                    if people_needed(purse.want, self.room) > people - 1:
                        continue
                net = gain - gathered.points[people] + gathered.points[people - size]
                if net > best_gain:
                    self.spare = best_gain
                    best, best_gain, best_purse = Offer(place, net, size), net, purse
                elif net > self.spare:
                    self.spare = net
            if best is None:
                break
            self.offers.append(best)
            self.purse = best_purse
            people -= best.people
            del items[best.place]
        return self.land.gather(self.purse.want, people)

    def first(self) -> tuple[str, int]:
        """Where to go now: the place and the number of people."""
        left = len(self.gathered.points) - 1
        way = self.gathered.sent[left]
        urgent: list[tuple[float, str, int]] = []
        for offer in self.offers:
            loss = offer.gain - self.spare
            urgent.append((loss * self.risk(offer.place), offer.place, offer.people))
        for place, people in way.items():
            loss = 0.0
            if place != HUNT and self.rivals:
                rest = self.land.gather(self.purse.want, left, place)
                loss = self.gathered.points[left] - rest.points[left]
            urgent.append((loss * self.risk(place), place, people))
        if not urgent:
            return ("", 0)
        best = max(urgent, key=lambda entry: entry[0])
        return (best[1], best[2])

    def risk(self, place: str) -> float:
        """The chance that a place is taken before my next turn; a little more than none, to break ties."""
        weights = self.worth.weights
        if place in VILLAGE:
            each = weights.risk_village
        elif place == HUNT:
            return 0.0
        elif place in PITS:
            each = weights.risk_pit[len(self.sight.players)]
        else:
            each = weights.risk_card if place.startswith("card_") else weights.risk_building
        return 1.0 - (1.0 - each) ** self.rivals + 0.001


def place_people(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The first move of the plan; where no plan is left, the option that does least harm."""
    place, people = Placing(sight, worth, options).first()
    for option in options:
        choice = MEANING[option.index]
        if choice.place == place and choice.number == people:
            return option
    return min(
        options, key=lambda option: (MEANING[option.index].place == "hut", -MEANING[option.index].number)
    )
