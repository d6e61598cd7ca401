"""Sending people to gather and hunt: how many where.

The plan: what is missing for the cards and buildings where I stand comes first, then food for the hungry as
long as it costs less than the penalty, then whatever brings most. Few big rolls beat many small ones, since
each roll loses what does not divide. The tools go to one of the rolls.
"""

from typing import Final

from mypy_extensions import i64

from civtable.bots.stone_age.dice import means_up_to
from civtable.bots.stone_age.worth import KINDS, MEAN_DIE, Worth
from civtable.games.stone_age.data import FOREST, HUNTING_GROUNDS, RIVER, VALUE
from civtable.games.stone_age.phases.rounds import free_places
from civtable.games.stone_age.verbs import free_rings

SURE: Final = 1e-9
"""What a way must bring more than another to be better: less may be an error of rounding."""

ROUGHLY: Final = 1e-6
"""More than all errors of rounding together."""

NEVER: Final = 99.0
"""As a number of people: more than anybody has."""


class Want:
    """What people who gather should bring: missing resources with the points at stake, and food."""

    __slots__ = ("food", "short", "stake", "tools")

    def __init__(self, food: float, tools: int) -> None:
        self.food = food  # short when people are fed, before hunting; below zero if some will be left
        self.tools = tools  # pips of tools that are ready for a roll
        self.short = [0.0] * KINDS  # missing, by resource
        self.stake = [0.0] * KINDS  # points lost if it stays missing


class Pit:
    """Hunting grounds, forest, clay pit, quarry or river: the room for me, and what people bring there."""

    __slots__ = ("place", "plain", "room", "shift", "short", "tooled", "usual", "usual_tooled")

    def __init__(self, place: int, room: int, plain: list[float], tooled: list[float]) -> None:
        self.place = place
        self.room = room
        self.shift = 4 * (place - HUNTING_GROUNDS)
        self.usual = plain  # by people sent: points
        self.usual_tooled = tooled  # the same with the tools
        self.plain = plain  # the same with what is at stake
        self.tooled = tooled
        self.short = 0.0  # missing of its resource

    def hurry(self, want: Want) -> bool:
        """Count what is at stake; whether anything is different now."""
        kind = self.place - FOREST
        if kind < 0 or want.short[kind] == self.short:
            return False
        self.short = want.short[kind]
        self.plain = self.urgently(self.usual, want.stake[kind], 0)
        self.tooled = self.plain
        if want.tools:
            self.tooled = self.urgently(self.usual_tooled, want.stake[kind], want.tools)
        return True

    def urgently(self, values: list[float], stake: float, tools: int) -> list[float]:
        """By people sent: more for what is missing, up to all that is at stake."""
        short = self.short
        most = int(short)
        if most < short:
            most += 1
        means = means_up_to(most, VALUE[self.place - FOREST], tools)
        urgent = [0.0]
        for people in range(1, self.room + 1):
            urgent.append(values[people] + stake * min(1.0, means[people] / short))
        return urgent


class Ways:
    """By number of people: the best points they can bring, and who goes where, four bits a place.

    `plain` is without the tools; where there are none, the same lists stand in both.
    """

    __slots__ = ("plain", "plain_sent", "points", "sent")

    def __init__(
        self, plain: list[float], plain_sent: list[int], points: list[float], sent: list[int]
    ) -> None:
        self.plain = plain
        self.plain_sent = plain_sent
        self.points = points
        self.sent = sent

    def further(self, pit: Pit, least: int, most: int) -> "Ways":
        """The best ways for so many people if they may be sent to one more place, too."""
        plain, plain_sent = self.plain[:], self.plain_sent[:]
        improve(plain, plain_sent, self.plain, self.plain_sent, pit, pit.plain, least, most)
        if self.points is self.plain:
            return Ways(plain, plain_sent, plain, plain_sent)
        points, sent = self.points[:], self.sent[:]
        improve(points, sent, self.points, self.sent, pit, pit.plain, least, most)
        improve(points, sent, self.plain, self.plain_sent, pit, pit.tooled, least, most)
        return Ways(plain, plain_sent, points, sent)


def improve(
    points: list[float],
    sent: list[int],
    earlier: list[float],
    earlier_sent: list[int],
    pit: Pit,
    values: list[float],
    least: int,
    most: int,
) -> None:
    """Better points, for so many people, from ways that were there earlier with some more in a pit."""
    room: i64 = pit.room
    last: i64 = most
    for people in range(i64(least), last + 1):
        best = points[people]
        some: i64 = 0
        fit: i64 = people if people < room else room
        for n in range(i64(1), fit + 1):
            value = earlier[people - n] + values[n]
            if value > best + SURE:
                best = value
                some = n
        if some:
            points[people] = best
            sent[people] = earlier_sent[people - some] | int(some) << pit.shift


class Land:
    """The hunting grounds, forest and pits where there is room for me.

    `layers` are the best ways to none of the pits, to the first of them, to the first two and so on.
    """

    __slots__ = ("layers", "pits", "room")

    def __init__(self, worth: Worth) -> None:
        self.room = room_for(worth)
        self.pits: list[Pit] = []
        self.layers: list[Ways] = []

    def survey(self, worth: Worth, want: Want) -> None:
        """Work out what people bring where."""
        outlook, me, tools = worth.outlook, worth.me, want.tools
        for place in range(HUNTING_GROUNDS, RIVER + 1):
            room = self.room[place]
            if room == 0:
                continue
            if place == HUNTING_GROUNDS:
                missing, hungry = int(want.food), max(0, me.people - me.track)
                plain = outlook.hunt(missing, me.people, hungry, 0)
                tooled = outlook.hunt(missing, me.people, hungry, tools)
            else:
                plain = outlook.roll(place - FOREST, 0)
                tooled = outlook.roll(place - FOREST, tools)
            self.pits.append(Pit(place, room, plain, tooled))
        points, sent = [0.0] * (me.idle + 1), [0] * (me.idle + 1)
        self.layers.append(Ways(points, sent, points[:] if tools else points, sent))

    def gather(self, want: Want, people: int) -> Ways:
        """The best ways to send up to that many people, never more than the last time.

        The layers before the first pit where something has changed since then still hold.
        """
        layers, pits = self.layers, self.pits
        known = len(layers) - 1
        for i in range(len(pits)):
            if pits[i].hurry(want) and i < known:
                known = i
        del layers[known + 1 :]
        for i in range(known, len(pits)):
            layers.append(layers[i].further(pits[i], 1, people))
        return layers[-1]

    def without(self, left_out: int, people: int) -> float:
        """The points that so many people bring if one of the pits is left out."""
        ways = self.layers[left_out]
        last = len(self.pits) - 1
        for i in range(left_out + 1, last + 1):
            ways = ways.further(self.pits[i], people if i == last else 1, people)
        return ways.points[people]

    def ways_without(self, left_out: int, people: int) -> Ways:
        """The best ways for up to so many people if one of the pits is left out."""
        ways = self.layers[left_out]
        for i in range(left_out + 1, len(self.pits)):
            ways = ways.further(self.pits[i], 1, people)
        return ways

    def dearly_missed(self, left_out: int, way: int) -> float:
        """The most that it can cost if a pit of this way is left out: its people go where nobody went."""
        pit = self.pits[left_out]
        people = way >> pit.shift & 15
        instead = 0.0
        for other in self.pits:
            if way >> other.shift & 15 == 0 and other.room >= people:
                instead = max(instead, other.plain[people])
        return max(pit.plain[people], pit.tooled[people]) - instead + ROUGHLY


def room_for(worth: Worth) -> list[int]:
    """By place: how many people I can send there now to gather."""
    me = worth.me
    free = free_places(worth.state, me)
    room = [0] * (RIVER + 1)
    for place in range(HUNTING_GROUNDS, RIVER + 1):
        if free >> place & 1:
            fits = me.idle if place == HUNTING_GROUNDS else free_rings(worth.state, place)
            room[place] = min(me.idle, fits)
    return room


def people_needed(short: float, kind: int, room: list[int]) -> float:
    """About how many people have to gather what is missing; very many where the place is closed."""
    return short * VALUE[kind] / MEAN_DIE + 0.4 if room[FOREST + kind] else NEVER
