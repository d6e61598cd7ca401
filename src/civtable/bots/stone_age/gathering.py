"""Sending people to gather and hunt: how many where.

The plan: what is missing for the cards and buildings where I stand comes first, then food for the hungry as
long as it costs less than the penalty, then whatever brings most. Few big rolls beat many small ones, since
each roll loses what does not divide. The tools go to one of the rolls.
"""

from math import ceil
from typing import Final

from civtable.bots.stone_age.dice import MEANS, YIELDS, mean_yield_up_to
from civtable.bots.stone_age.worth import HUNGER, KINDS, MEAN_DIE, Worth
from civtable.games.stone_age.data import (
    FOOD_DIVISOR,
    FOREST,
    HUNTING_GROUNDS,
    NONE,
    RIVER,
    VALUE,
)
from civtable.games.stone_age.phases.rounds import free_places
from civtable.games.stone_age.verbs import free_rings

LAND: Final = range(HUNTING_GROUNDS, RIVER + 1)
"""The places where people gather: hunting grounds, forest, clay pit, quarry, river."""

SURE: Final = 1e-9
"""What a way must bring more than another to be better: less may be an error of rounding."""

NEVER: Final = 99.0
"""As a number of people: more than anybody has."""


class Want:
    """What people who gather should bring: missing resources with the points at stake, and food."""

    __slots__ = ("food", "short", "stake", "tools")

    def __init__(self, food: float, tools: int, short: list[float], stake: list[float]) -> None:
        self.food = food  # short when people are fed, before hunting; below zero if some will be left
        self.tools = tools  # pips of tools that are ready for a roll
        self.short = short  # missing, by resource
        self.stake = stake  # points lost if it stays missing


class Ways:
    """By number of people: the best points they can bring, and who goes where, four bits a place of LAND."""

    __slots__ = ("points", "sent")

    def __init__(self, points: list[float], sent: list[int]) -> None:
        self.points = points
        self.sent = sent

    def improved(self, before: "Ways", place: int, values: list[float]) -> "Ways":
        """These ways, or those before with some people sent to one more place, where that is better."""
        points, sent = self.points[:], self.sent[:]
        earlier = before.points
        room = len(values) - 1
        shift = 4 * (place - HUNTING_GROUNDS)
        for people in range(1, len(points)):
            best = points[people]
            some = 0
            for n in range(1, min(people, room) + 1):
                value = earlier[people - n] + values[n]
                if value > best + SURE:
                    best = value
                    some = n
            if some:
                points[people] = best
                sent[people] = before.sent[people - some] | some << shift
        return Ways(points, sent)


def people_sent(sent: int, place: int) -> int:
    """How many of those who are sent go to a place."""
    return sent >> 4 * (place - HUNTING_GROUNDS) & 15


class Land:
    """Forest, pits and hunting grounds where there is room for me, with what people bring there."""

    __slots__ = ("places", "plain", "room", "tooled", "tools", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.room = room_for(worth)
        self.places = [place for place in LAND if self.room[place] > 0]
        self.tools = 0
        self.plain: list[list[float]] = []
        self.tooled = self.plain

    def survey(self, want: Want) -> None:
        """Work out what people bring where, by place and number."""
        self.tools = want.tools
        self.plain = self.brought(want, 0)
        self.tooled = self.brought(want, want.tools) if want.tools else self.plain

    def brought(self, want: Want, tools: int) -> list[list[float]]:
        """By place and people sent there: the points of what they bring with so many pips of tools."""
        values: list[list[float]] = [[]] * (RIVER + 1)
        for place in self.places:
            most = self.room[place]
            if place == HUNTING_GROUNDS:
                values[place] = hunted(self.worth, want.food, most, tools)
                continue
            value = self.worth.goods[place - FOREST]
            divisor = VALUE[place - FOREST] - 1
            values[place] = [0.0] + [value * MEANS[dice][divisor][tools] for dice in range(1, most + 1)]
        return values

    def gather(self, want: Want, people: int, without: int = NONE) -> Ways:
        """The best ways to send up to that many people, one place perhaps left out."""
        ways = Ways([0.0] * (people + 1), [0] * (people + 1))
        tooled = ways
        for place in self.places:
            if place == without:
                continue
            plain, more = self.plain[place], self.tooled[place]
            if place != HUNTING_GROUNDS and want.short[place - FOREST] > 0:
                plain = urgently(plain, want, place - FOREST, 0)
                more = urgently(more, want, place - FOREST, self.tools)
            if self.tools:
                tooled = tooled.improved(tooled, place, plain).improved(ways, place, more)
            ways = ways.improved(ways, place, plain)
        return tooled if self.tools else ways


def room_for(worth: Worth) -> list[int]:
    """By place: how many people I can send there now to gather."""
    me = worth.me
    free = free_places(worth.state, me)
    room = [0] * (RIVER + 1)
    for place in LAND:
        if free >> place & 1:
            fits = me.idle if place == HUNTING_GROUNDS else free_rings(worth.state, place)
            room[place] = min(me.idle, fits)
    return room


def hunted(worth: Worth, food: float, most: int, tools: int) -> list[float]:
    """By people sent hunting: the hunger they prevent, and the food left for later rounds."""
    start = eaten(worth, food)
    eats = [eaten(worth, food - got) - start for got in range(3 * most + tools // FOOD_DIVISOR + 2)]
    values = [0.0]
    for people in range(1, most + 1):
        chances = YIELDS[people][FOOD_DIVISOR - 1][tools]
        total = 0.0
        for got in range((people + tools) // FOOD_DIVISOR, len(chances)):
            total += chances[got] * eats[got]
        values.append(total)
    return values


def eaten(worth: Worth, missing: float) -> float:
    """The points of having that much food too little, or too much, when people are fed."""
    if missing > 0:
        return -min(float(HUNGER), missing * worth.weights.hunger * worth.goods[0])
    later = worth.after * max(0, worth.me.people - worth.me.track)
    return worth.food * worth.weights.store * min(-missing, later)


def urgently(values: list[float], want: Want, kind: int, tools: int) -> list[float]:
    """By people sent to a forest or pit: more for what is missing, up to all that is at stake."""
    short, stake = want.short[kind], want.stake[kind]
    most = ceil(short)
    return [0.0] + [
        values[people] + stake * min(1.0, mean_yield_up_to(most, people, VALUE[kind], tools) / short)
        for people in range(1, len(values))
    ]


def people_needed(want: Want, room: list[int]) -> float:
    """About how many people have to gather what is missing; very many where the place is closed."""
    needed = 0.0
    for kind in KINDS:
        if want.short[kind] > 0:
            needed += want.short[kind] * VALUE[kind] / MEAN_DIE + 0.4 if room[FOREST + kind] else NEVER
    return needed
