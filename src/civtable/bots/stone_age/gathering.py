"""Sending people to gather and hunt: how many where.

The plan: what is missing for the cards and buildings where I stand comes first, then food for the hungry as
long as it costs less than the penalty, then whatever brings most. Few big rolls beat many small ones, since
each roll loses what does not divide. The tools go to one of the rolls.
"""

from math import ceil
from typing import Final

from civtable.bots.stone_age.buying import KINDS
from civtable.bots.stone_age.dice import mean_yield, yields
from civtable.bots.stone_age.sight import FOOD_DIVISOR, HUNGER, HUNT, PITS, VALUE
from civtable.bots.stone_age.worth import MEAN_DIE, Worth

PIT_OF: Final = {kind: place for place, kind in PITS.items()}


class Want:
    """What people who gather should bring: missing resources with the points at stake, and food."""

    __slots__ = ("food", "short", "stake", "tools")

    def __init__(self, food: float, tools: int) -> None:
        self.food = food  # short when people are fed, before hunting; below zero if some will be left
        self.tools = tools  # pips of tools that are ready for a roll
        self.short = [0.0, 0.0, 0.0, 0.0]  # missing, by resource
        self.stake = [0.0, 0.0, 0.0, 0.0]  # points lost if it stays missing


class Ways:
    """By number of people: the best points they can bring, and who goes where for that."""

    __slots__ = ("points", "sent")

    def __init__(self, points: list[float], sent: list[dict[str, int]]) -> None:
        self.points = points
        self.sent = sent

    def improved(self, before: "Ways", place: str, values: list[float]) -> "Ways":
        """These ways, or those before with some people sent to one more place, where that is better."""
        points, sent = self.points[:], self.sent[:]
        earlier = before.points
        for people in range(1, len(points)):
            best = points[people]
            some = 0
            for n in range(1, min(people, len(values) - 1) + 1):
                value = earlier[people - n] + values[n]
                if value > best + 1e-9:
                    best = value
                    some = n
            if some:
                points[people] = best
                sent[people] = {**before.sent[people - some], place: some}
        return Ways(points, sent)


class Land:
    """Forest, pits and hunting grounds where there is room for me, with what people bring there."""

    __slots__ = ("plain", "room", "tooled", "tools", "worth")

    def __init__(self, worth: Worth, room: dict[str, int], want: Want) -> None:
        self.worth = worth
        self.room = room  # people that I can still send, by place
        self.tools = want.tools
        self.plain = {place: brought(worth, place, most, want, 0) for place, most in room.items()}
        self.tooled = self.plain
        if want.tools:
            self.tooled = {
                place: brought(worth, place, most, want, want.tools) for place, most in room.items()
            }

    def gather(self, want: Want, people: int, without: str = "") -> Ways:
        """The best ways to send up to that many people, one place perhaps left out."""
        nobody: list[dict[str, int]] = [{} for _ in range(people + 1)]
        ways = Ways([0.0] * (people + 1), nobody)
        tooled = ways
        for place in self.room:
            if place == without:
                continue
            plain, more = self.plain[place], self.tooled[place]
            if place != HUNT and want.short[PITS[place]] > 0:
                plain = urgently(plain, want, PITS[place], 0)
                more = urgently(more, want, PITS[place], self.tools)
            if self.tools:
                tooled = tooled.improved(tooled, place, plain).improved(ways, place, more)
            ways = ways.improved(ways, place, plain)
        return tooled if self.tools else ways


def brought(worth: Worth, place: str, most: int, want: Want, tools: int) -> list[float]:
    """By people sent to a place: the points of what they bring with so many pips of tools."""
    if place == HUNT:
        return hunted(worth, want.food, most, tools)
    kind = PITS[place]
    value = worth.goods[kind]
    return [0.0] + [value * mean_yield(people, VALUE[kind], tools) for people in range(1, most + 1)]


def hunted(worth: Worth, food: float, most: int, tools: int) -> list[float]:
    """By people sent hunting: the hunger they prevent, and the food left for later rounds."""
    start = eaten(worth, food)
    eats = [eaten(worth, food - got) - start for got in range(3 * most + tools // FOOD_DIVISOR + 2)]
    return [0.0] + [
        sum([chance * eats[got] for got, chance in yields(people, FOOD_DIVISOR, tools)])
        for people in range(1, most + 1)
    ]


def eaten(worth: Worth, missing: float) -> float:
    """The points of having that much food too little, or too much, when people are fed."""
    if missing > 0:
        return -min(HUNGER, missing * worth.weights.hunger * worth.goods[0])
    later = worth.after * max(0, worth.me.people - worth.me.track)
    return worth.food * worth.weights.store * min(-missing, later)


def urgently(values: list[float], want: Want, kind: int, tools: int) -> list[float]:
    """By people sent to a forest or pit: more for what is missing, up to all that is at stake."""
    short, stake = want.short[kind], want.stake[kind]
    most = ceil(short)
    return [0.0] + [
        values[people] + stake * min(1.0, mean_yield(people, VALUE[kind], tools, most) / short)
        for people in range(1, len(values))
    ]


def people_needed(want: Want, room: dict[str, int]) -> float:
    """About how many people have to gather what is missing; very many where the place is closed."""
    needed = 0.0
    for kind in KINDS:
        if want.short[kind] > 0:
            needed += want.short[kind] * VALUE[kind] / MEAN_DIE + 0.4 if PIT_OF[kind] in room else 99.0
    return needed
