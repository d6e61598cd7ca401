"""What everything is worth, in points at the end of the game. The plans of the book stand here in numbers.

All values follow from a few: a pip of a die is worth somewhat less than a point while there is time to build
with it; a tool brings a pip a round, a field the pips that a food costs, a person a die less his food; cards
are worth their top now and their bottom at the end; and what is left at the very end counts one a resource.
"""

from dataclasses import dataclass
from typing import Final

from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.sight import (
    FOOD_DIVISOR,
    HUNGER,
    PEOPLE_MAX,
    SYMBOLS,
    TOOLS_MAX,
    TRACK_MAX,
    VALUE,
    Board,
    Card,
    Sight,
)

MEAN_DIE: Final = 3.5


@dataclass(frozen=True)
class Weights:
    """The judgement of the book, in numbers. Found by thought first, then by games against itself."""

    pip: float = 0.79  # points for a pip of a resource, with many rounds to come
    pip_wait: float = 0.42  # rounds to come after which half of that is left
    tool: float = 1.26  # of a pip, each round, for a tool
    food: float = 0.84  # of its pips, for a food that will be needed
    person: float = 0.96  # of a die, each round, for one more person
    green_pace: float = 0.26  # new symbols collected in a round
    tool_pace: float = 0.68  # tools, fields, people and buildings gained in a round
    track_pace: float = 0.44
    people_pace: float = 0.32
    building_pace: float = 0.5
    sand_pace: float = 0.13  # people of each profession that will still be collected in a round
    draw: float = 7.0  # a card from the deck, for its bottom
    cards_pace: tuple[float, ...] = (0, 0, 2.6, 2.9, 3.5)  # cards that leave in a round, by players
    stack_pace: tuple[float, ...] = (0, 0, 0.59, 0.55, 0.55)  # tiles that leave a stack in a round
    risk_village: float = 0.68  # the chance that a rival who is to place goes there
    risk_card: float = 0.32
    risk_building: float = 0.2
    risk_pit: tuple[float, ...] = (0, 0, 0.28, 0.12, 0.05)
    tool_wait: float = 0.77  # of a pip, for keeping a tool for a later roll
    hunger: float = 1.4  # of the cheapest resource, for a food that will be missing
    store: float = 0.63  # of a food, for one that is left for later rounds
    wait: float = 0.25  # points for each resource above 1 that a card costs now and perhaps not later
    lead: float = 0.25  # points for ending the game, for each point ahead


BOOK: Final = Weights()


def rounds_after(sight: Sight, weights: Weights) -> float:
    """How many rounds will probably follow this one: until the cards or a stack of buildings run out."""
    players = len(sight.players)
    gone = sight.row.count(None)
    if gone > sight.deck or any(left == 0 for _, left in sight.stacks):
        return 0.0
    pace = weights.cards_pace[players]
    if sight.round > 1:
        seen = 32 - sight.deck + gone
        pace = (pace * 4 + seen) / (4 + sight.round - 1 + (1 if gone else 0))
    pace = max(pace, 1.0)
    by_cards = (sight.deck - max(pace, gone)) / pace + 0.7
    lowest = min([left for _, left in sight.stacks])
    by_stacks = (lowest - 0.4) / weights.stack_pace[players] - 0.7
    return max(0.0, min(by_cards, by_stacks))


class Worth:
    """Values for one player at one moment."""

    __slots__ = ("after", "field", "food", "goods", "me", "person", "pip", "sight", "tool", "weights")

    def __init__(self, sight: Sight, weights: Weights, me: Board, after: float) -> None:
        self.sight = sight
        self.weights = weights
        self.me = me
        self.after = after  # rounds to come after this one
        self.pip = weights.pip * self.after / (self.after + weights.pip_wait)
        self.goods = [max(1.0, self.pip * value) for value in VALUE]
        self.food = FOOD_DIVISOR * self.pip * weights.food
        self.tool = self._tool()
        self.field = self._field()
        self.person = self._person()

    def shown(self, profession: str) -> float:
        """People of a profession on the cards that will be held at the end."""
        held = sum([card.count for card in self.me.cards if card.profession == profession])
        return held + self.weights.sand_pace * self.after

    def meal(self, hungry: int) -> float:
        """What a food a round is worth to somebody whose people need that many more than the fields bring.

        Feeding costs two pips a head; letting them go hungry costs ten points for all of them.
        """
        return min(self.food, HUNGER / hungry) if hungry > 0 else 0.2 * self.food

    def _tool(self) -> float:
        """One more tool: a pip each round, and the tool makers on cards."""
        if self.me.tools >= TOOLS_MAX:
            return 0.0
        return self.weights.tool * self.pip * (self.after + 0.5) + self.shown("tool_maker")

    def _field(self) -> float:
        """One more step on the food track: a food each round, this one too, and the farmers on cards."""
        if self.me.track >= TRACK_MAX:
            return 0.0
        hungry = self.me.people - self.me.track
        return self.meal(hungry) * (self.after + 1) + self.shown("farmer")

    def _person(self) -> float:
        """One more person: a die each round from the next, less his food, and the shamans on cards."""
        if self.me.people >= PEOPLE_MAX:
            return 0.0
        work = self.weights.person * MEAN_DIE * self.pip
        meal = self.meal(self.me.people + 1 - self.me.track)
        return work * self.after - meal * (self.after + 1) + self.shown("shaman")

    # Cards.

    def card(self, card: Card) -> float:
        """A card: what it gives now, and what it adds at the end."""
        return self.top(card) + self.bottom(card)

    def top(self, card: Card) -> float:
        """What a card gives at once."""
        kind = card.top
        if kind == "dice_for_all":
            return self.dice_for_all()
        if kind == "food":
            return card.amount * self.food
        if kind == "resource":
            return card.amount * self.goods[card.resource]
        if kind == "roll_for_resource":
            divisor = 1 if self.sight.pips_pay else VALUE[card.resource]
            return mean_yield(card.amount, divisor, 1) * self.goods[card.resource]
        if kind == "victory_points":
            return float(card.amount)
        if kind == "tool":
            return self.tool
        if kind == "food_track":
            return self.field
        if kind == "draw_card":
            return self.weights.draw if self.sight.deck else 0.0
        if kind == "one_use_tool":
            return card.amount * self.pip
        assert kind == "any_two_resources", kind
        return 2 * self.goods[-1]

    def dice_for_all(self) -> float:
        """The best of a die per player for me, less what an opponent gets from the rest, on the average."""
        gains = sorted([*self.goods, self.tool, self.field], reverse=True)
        players = len(self.sight.players)
        best = 0.0
        for i, gain in enumerate(gains):
            best += gain * (((6 - i) / 6) ** players - ((5 - i) / 6) ** players)
        return best - 0.5 * sum(gains) / 6

    def bottom(self, card: Card) -> float:
        """What a card adds at the end: squares of sets of symbols, or people times what they count."""
        if card.symbol:
            return self.symbol(card.symbol)
        return card.count * self.factor(card.profession)

    def symbol(self, symbol: str) -> float:
        """A green card: a set of n grows by 2 n + 1, and each later symbol of it brings 2 more."""
        held = [card.symbol for card in self.me.cards if card.symbol]
        first = len(set(held))
        second = len(held) - first
        more = self.weights.green_pace * self.after
        if symbol not in held:
            return 2 * first + 1 + 2 * min(more, SYMBOLS - 1 - first)
        return 2 * second + 1 + 2 * min(more / 2, SYMBOLS - 1 - second)

    def factor(self, profession: str) -> float:
        """What each person of a profession will count at the end."""
        me, weights, after = self.me, self.weights, self.after
        if profession == "farmer":
            return min(TRACK_MAX, me.track + weights.track_pace * after)
        if profession == "tool_maker":
            return min(TOOLS_MAX, me.tools + weights.tool_pace * after)
        if profession == "shaman":
            return min(PEOPLE_MAX, me.people + weights.people_pace * after)
        assert profession == "hut_builder", profession
        return me.buildings + weights.building_pace * after

    # Food.

    def hunger(self, missing: float, goods: list[int]) -> float:
        """What a shortage of food costs: the cheapest resources, or the penalty where that is less."""
        if missing <= 0:
            return 0.0
        cost = 0.0
        rest = missing
        for amount, value in zip(goods, self.goods, strict=True):
            paid = min(amount, rest)
            cost += paid * value
            rest -= paid
            if rest <= 0:
                return min(cost, HUNGER)
        return HUNGER


def worth_of(sight: Sight, weights: Weights) -> Worth:
    """What things are worth to the seat that looks."""
    return Worth(sight, weights, sight.me, rounds_after(sight, weights))


def total_if_over(board: Board) -> int:
    """A player's points if the game ended now, as far as they can be seen."""
    held = [card.symbol for card in board.cards if card.symbol]
    first = len(set(held))
    points = board.score + sum(board.goods) + 2 * board.two + first**2 + (len(held) - first) ** 2
    counts = {
        "farmer": board.track,
        "tool_maker": board.tools,
        "shaman": board.people,
        "hut_builder": board.buildings,
    }
    for card in board.cards:
        if card.profession:
            points += card.count * counts[card.profession]
    return points


def lead(sight: Sight) -> int:
    """How far ahead of the best opponent, if the game ended now; below zero when behind."""
    return total_if_over(sight.me) - max([total_if_over(board) for board in sight.others])
