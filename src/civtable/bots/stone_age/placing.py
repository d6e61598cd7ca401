"""Placing people: make a plan for all who are still at home, then go first where waiting would cost most.

The plan takes the places for single people (village, cards, buildings) by what they are worth, as long as
this is more than a person brings by gathering, and sends the rest to gather. A card or building counts only
if its price is there or can be gathered this round. Of the plan, the place comes first whose loss would hurt
most, times the chance that somebody else takes it: hunting, where there is always room, comes last.
"""

from typing import Final

from civtable.bots.stone_age.buying import Item, item_at
from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.gathering import Land, Want, Ways
from civtable.bots.stone_age.purse import Purse
from civtable.bots.stone_age.worth import KINDS, Worth
from civtable.core.game import Option, Step
from civtable.games.stone_age.data import (
    CARD_1,
    FIELD,
    FOOD_DIVISOR,
    FOREST,
    GOLD,
    HUNTING_GROUNDS,
    HUT,
    HUT_PEOPLE,
    PLACES,
    TOOLS_MAX,
    VALUE,
)
from civtable.games.stone_age.options import PLACE_AT, people_of, place_of
from civtable.games.stone_age.phases.rounds import food_after_feeding, free_places
from civtable.games.stone_age.tools import ALL_TILES, values_in

READY_PIPS: Final = [
    [sum(values_in(tools, ALL_TILES & ~used)) for used in range(ALL_TILES + 1)]
    for tools in range(TOOLS_MAX + 1)
]
"""[tools][used tiles]: what the others add to a roll."""


class Offer:
    """A place for single people: what it brings, and how much more than its people would bring by gathering.

    A card or building needs people who gather its price, too.
    """

    __slots__ = ("brings", "gain", "item", "needed", "people", "place")

    def __init__(self, place: int, brings: float, item: Item | None) -> None:
        self.place = place
        self.people = HUT_PEOPLE if place == HUT else 1
        self.item = item
        self.brings = brings
        self.needed = 0.0
        self.gain = 0.0


class Placing:
    """The plan of a turn."""

    __slots__ = ("gathered", "home", "land", "left", "offers", "open", "purse", "rivals", "spare", "worth")

    def __init__(self, worth: Worth) -> None:
        me = worth.me
        self.worth = worth
        self.home = me.idle
        self.offers: list[Offer] = []  # of the plan, the best first
        self.open = self.open_offers()  # not of the plan
        self.land = Land(worth)
        self.purse = self.purse_now()
        self.land.survey(worth, self.purse.want)
        for place in range(CARD_1, len(PLACES)):
            if me.standing >> place & 1:
                self.purse.bid(item_at(worth, place))
                self.purse.reserve()
        self.rivals = 0
        for player in worth.state.players:
            if player is not me and player.idle > 0:
                self.rivals += 1
        self.spare = 0.0
        self.left = self.home  # people who are left to gather
        self.gathered = self.plan()

    def open_offers(self) -> list[Offer]:
        """The places for single people where I may go now."""
        worth = self.worth
        free = free_places(worth.state, worth.me)
        offers: list[Offer] = []
        for place in range(FIELD + 1):
            if free >> place & 1:
                offers.append(Offer(place, self.village(place), None))
        for place in range(CARD_1, len(PLACES)):
            if free >> place & 1:
                offers.append(Offer(place, 0.0, item_at(worth, place)))
        return offers

    def village(self, place: int) -> float:
        """What a place of the village brings."""
        if place == HUT:
            return self.worth.person
        return self.worth.field if place == FIELD else self.worth.tool

    def purse_now(self) -> Purse:
        """What is here, and what people who already stand somewhere will probably bring."""
        me = self.worth.me
        goods = [float(amount) for amount in me.goods]
        food = float(-food_after_feeding(me))
        tools = READY_PIPS[me.tools][me.used]
        hunters = me.people_at(HUNTING_GROUNDS)
        if hunters:
            food -= mean_yield(hunters, FOOD_DIVISOR, tools)
            tools = 0
        for kind in range(KINDS):
            people = me.people_at(FOREST + kind)
            if people:
                goods[kind] += mean_yield(people, VALUE[kind], tools)
                tools = 0
        food += (me.standing >> HUT & 1) - (me.standing >> FIELD & 1)
        if me.two_resources:
            goods[GOLD] += 2
        return Purse(goods, Want(food, tools), self.land.room, self.worth)

    def plan(self) -> Ways:
        """Take single places one by one, the best first, while they bring more than gathering does."""
        gathered = self.land.gather(self.purse.want, self.home)
        self.bid()
        while self.open:
            best = self.best_offer(gathered)
            if best is None:
                break
            self.offers.append(best)
            self.open.remove(best)
            self.left -= best.people
            if self.left == 0:
                return gathered
            if best.item is not None:
                self.purse.bid(best.item)
                self.purse.reserve()
                self.bid()
        return self.land.gather(self.purse.want, self.left)

    def bid(self) -> None:
        """Work out what the cards and buildings bring with what is in the purse."""
        for offer in self.open:
            if offer.item is not None:
                offer.brings = self.purse.bid(offer.item)
                offer.needed = self.purse.people_needed()

    def best_offer(self, gathered: Ways) -> Offer | None:
        """The place that brings most beyond gathering, if one does; `spare` is what the next one brings."""
        people, points = self.left, gathered.points
        best: Offer | None = None
        gain = 0.0
        self.spare = 0.0
        for offer in self.open:
            if offer.people > people or offer.needed > people - 1:
                continue
            offer.gain = offer.brings - points[people] + points[people - offer.people]
            if offer.gain > gain:
                self.spare = gain
                best, gain = offer, offer.gain
            elif offer.gain > self.spare:
                self.spare = offer.gain
        return best

    def first(self) -> Option | None:
        """Where to go now, and with how many: where waiting would cost most."""
        points, way = self.gathered.points[self.left], self.gathered.sent[self.left]
        found: Option | None = None
        urgency = 0.0
        for offer in self.offers:
            loss = (offer.gain - self.spare) * self.risk(offer.place)
            if found is None or loss > urgency:
                found, urgency = PLACE_AT[offer.place][0], loss
        for i in range(len(self.land.pits)):
            pit = self.land.pits[i]
            people = way >> pit.shift & 15
            if people == 0:
                continue
            risk = self.risk(pit.place)
            loss = 0.0
            if pit.place != HUNTING_GROUNDS and self.rivals:
                if found is not None and self.land.dearly_missed(i, way) * risk <= urgency:
                    continue
                loss = (points - self.land.without(i, self.left)) * risk
            if found is None or loss > urgency:
                found, urgency = PLACE_AT[pit.place][people - 1], loss
        return found

    def risk(self, place: int) -> float:
        """The chance that a place is taken before my next turn."""
        return self.worth.outlook.risks[place][self.rivals]


def place_people(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The first move of the plan; where no plan is left, the option that does least harm."""
    found = Placing(worth).first()
    return found if found is not None else least_harm(options)


def least_harm(options: list[Option]) -> Option:
    """As many people as possible in one place, but rather not in the hut."""
    best = options[0]
    for option in options:
        if (place_of(option) == HUT, -people_of(option)) < (place_of(best) == HUT, -people_of(best)):
            best = option
    return best
