"""What follows from the moment of the game alone: how long it will last, and what pips are therefore worth.

All seats of a round share it, and games that are played out from one position meet the same few moments
again and again, so everything here is worked out once and kept.
"""

from typing import Final

from civtable.bots.stone_age.dice import MEANS, YIELDS
from civtable.bots.stone_age.weights import BOOK, Weights
from civtable.games.stone_age.data import (
    BUILDING_1,
    CARDS,
    FIELD,
    FOOD_DIVISOR,
    HUNGER_POINTS,
    NONE,
    PEOPLE_MAX,
    PLACES,
    RIVER,
    TOOLS_MAX,
    VALUE,
)
from civtable.games.stone_age.state import StoneAge

HUNGER: Final = -HUNGER_POINTS
MOST_KEPT: Final = 1000
"""How many moments are kept; when there are more, all are forgotten."""

SEATS_MAX: Final = 4


def rounds_after(state: StoneAge, weights: Weights) -> float:
    """How many rounds will probably follow this one: until the cards or a stack of buildings run out."""
    players = len(state.players)
    deck = state.deck_left
    gone = state.row.count(NONE)
    lowest = min(state.stack_left)
    if gone > deck or lowest == 0:
        return 0.0
    pace = weights.cards_pace[players]
    if state.round > 1:
        seen = len(CARDS) - len(state.row) - deck + gone
        pace = (pace * 4 + seen) / (4 + state.round - 1 + (1 if gone else 0))
    pace = max(pace, 1.0)
    by_cards = (deck - max(pace, gone)) / pace + 0.7
    by_stacks = (lowest - 0.4) / weights.stack_pace[players] - 0.7
    return max(0.0, min(by_cards, by_stacks))


class Outlook:
    """Rounds to come, what resources and food are worth, what rolls bring, and how soon places are taken."""

    __slots__ = ("after", "food", "goods", "hunts", "pip", "risks", "rolls", "weights")

    def __init__(self, after: float, weights: Weights, risks: list[list[float]]) -> None:
        self.weights = weights
        self.after = after  # rounds to come after this one
        self.pip = weights.pip * after / (after + weights.pip_wait)
        self.goods = [max(1.0, self.pip * value) for value in VALUE]
        self.food = FOOD_DIVISOR * self.pip * weights.food
        self.risks = risks  # by place and rivals who can still place
        self.rolls: dict[int, list[float]] = {}
        self.hunts: dict[int, list[float]] = {}

    def roll(self, kind: int, tools: int) -> list[float]:
        """By people sent to a forest or pit: the points of what they bring with so many pips of tools."""
        key = kind * (TOOLS_MAX + 1) + tools
        values = self.rolls.get(key)
        if values is None:
            means = [MEANS[dice][VALUE[kind] - 1][tools] for dice in range(1, PEOPLE_MAX + 1)]
            values = [0.0] + [self.goods[kind] * mean for mean in means]
            self.rolls[key] = values
        return values

    def hunt(self, missing: int, people: int, hungry: int, tools: int) -> list[float]:
        """By people sent hunting, of so many: the hunger they prevent, and the food left for later rounds.

        So much food is missing without them, below zero if some is left; so many a round will be hungry.
        """
        key = ((missing + 1024) * (PEOPLE_MAX + 1) + people) * (PEOPLE_MAX + 1) + hungry
        key = key * (TOOLS_MAX + 1) + tools
        values = self.hunts.get(key)
        if values is None:
            values = self._hunt(missing, people, hungry, tools)
            self.hunts[key] = values
        return values

    def _hunt(self, missing: int, most: int, hungry: int, tools: int) -> list[float]:
        start = self.eaten(missing, hungry)
        food = 3 * most + tools // FOOD_DIVISOR + 2
        eats = [self.eaten(missing - got, hungry) - start for got in range(food)]
        values = [0.0]
        for people in range(1, most + 1):
            chances = YIELDS[people][FOOD_DIVISOR - 1][tools]
            total = 0.0
            for got in range((people + tools) // FOOD_DIVISOR, len(chances)):
                total += chances[got] * eats[got]
            values.append(total)
        return values

    def eaten(self, missing: int, hungry: int) -> float:
        """The points of having that much food too little, or too much, when people are fed."""
        if missing > 0:
            return -min(float(HUNGER), missing * self.weights.hunger * self.goods[0])
        return self.food * self.weights.store * min(float(-missing), self.after * hungry)


def risks_at(place: int, players: int, weights: Weights) -> list[float]:
    """By rivals who can still place: the chance that a place is taken before my next turn.

    It is a little more than none, to break ties.
    """
    if place <= FIELD:
        each = weights.risk_village
    elif place <= RIVER:
        each = weights.risk_pit[players]
    else:
        each = weights.risk_card if place < BUILDING_1 else weights.risk_building
    return [1.0 - (1.0 - each) ** rivals + 0.001 for rivals in range(SEATS_MAX)]


class Outlooks:
    """The outlook at each moment, by the judgement of some weights."""

    __slots__ = ("known", "risks", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.risks = [
            [risks_at(place, players, weights) for place in range(len(PLACES))]
            for players in range(SEATS_MAX + 1)
        ]
        self.known: dict[int, Outlook] = {}

    def at(self, state: StoneAge) -> Outlook:
        """The outlook at the moment that a state is in."""
        players = len(state.players)
        key = (state.round * (len(CARDS) + 1) + state.deck_left) * 8 + state.row.count(NONE)
        key = (key * 8 + min(state.stack_left)) * 8 + players
        outlook = self.known.get(key)
        if outlook is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            outlook = Outlook(rounds_after(state, self.weights), self.weights, self.risks[players])
            self.known[key] = outlook
        return outlook


BY_THE_BOOK: Final = Outlooks(BOOK)
