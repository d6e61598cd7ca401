"""What everything is worth, in points at the end of the game. The plans of the book stand here in numbers.

All values follow from a few: a pip of a die is worth somewhat less than a point while there is time to build
with it; a tool brings a pip a round, a field the pips that a food costs, a person a die less his food; cards
are worth their top now and their bottom at the end; and what is left at the very end counts one a resource.
"""

from typing import Final

from civtable.bots.stone_age.dice import mean_yield
from civtable.bots.stone_age.outlook import HUNGER, Outlooks
from civtable.games.stone_age.data import (
    ANY_TWO_RESOURCES,
    DICE_FOR_ALL,
    DRAW_CARD,
    FARMER,
    FOOD,
    FOOD_TRACK,
    GOLD,
    HUT_BUILDER,
    NONE,
    ONE_USE_TOOL,
    PEOPLE_MAX,
    RESOURCE,
    ROLL_FOR_RESOURCE,
    SHAMAN,
    SYMBOLS,
    TOOL,
    TOOL_MAKERS,
    TOOLS_MAX,
    TRACK_MAX,
    VICTORY_POINTS,
    Card,
)
from civtable.games.stone_age.phases.effects import card_divisor
from civtable.games.stone_age.scoring import buildings_owned, people_shown, points_with, symbols_shown
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.view import known_cards

MEAN_DIE: Final = 3.5
KINDS: Final = 4
"""How many resources there are."""

FACES: Final = 6
BEST_FACE: Final = [
    [((FACES - i) / FACES) ** dice - ((FACES - 1 - i) / FACES) ** dice for i in range(FACES)]
    for dice in range(5)
]
"""[dice][i]: the chance that the best of them is the best face but i."""


class Worth:
    """Values for the player who decides, at one moment. The state is read, never changed."""

    __slots__ = (
        *("after", "field", "food", "goods", "me", "outlook", "person", "pip", "shown", "state"),
        *("symbols", "tool", "weights"),
    )

    def __init__(self, state: StoneAge, seat: int, outlooks: Outlooks) -> None:
        me = state.players[seat]
        outlook = outlooks.at(state)
        self.state = state
        self.weights = outlook.weights
        self.outlook = outlook
        self.me = me
        self.after = outlook.after
        self.pip = outlook.pip
        self.goods = outlook.goods
        self.food = outlook.food
        more = self.weights.sand_pace * self.after
        # People on the cards that will be held at the end, by profession.
        self.shown = [people + more for people in people_shown(me.cards)]
        self.symbols = symbols_shown(me.cards)
        self.tool = self._tool()
        self.field = self._field()
        self.person = self._person()

    def meal(self, hungry: int) -> float:
        """What a food a round is worth to somebody whose people need that many more than the fields bring.

        Feeding costs two pips a head; letting them go hungry costs ten points for all of them.
        """
        return min(self.food, HUNGER / hungry) if hungry > 0 else 0.2 * self.food

    def _tool(self) -> float:
        """One more tool: a pip each round, and the tool makers on cards."""
        if self.me.tools >= TOOLS_MAX:
            return 0.0
        return self.weights.tool * self.pip * (self.after + 0.5) + self.shown[TOOL_MAKERS]

    def _field(self) -> float:
        """One more step on the food track: a food each round, this one too, and the farmers on cards."""
        if self.me.track >= TRACK_MAX:
            return 0.0
        hungry = self.me.people - self.me.track
        return self.meal(hungry) * (self.after + 1) + self.shown[FARMER]

    def _person(self) -> float:
        """One more person: a die each round from the next, less his food, and the shamans on cards."""
        if self.me.people >= PEOPLE_MAX:
            return 0.0
        work = self.weights.person * MEAN_DIE * self.pip
        meal = self.meal(self.me.people + 1 - self.me.track)
        return work * self.after - meal * (self.after + 1) + self.shown[SHAMAN]

    # Cards.

    def card(self, card: Card) -> float:
        """A card: what it gives now, and what it adds at the end."""
        return self.top(card) + self.weights.bottom * self.bottom(card)

    def top(self, card: Card) -> float:
        """What a card gives at once."""
        kind = card.top
        if kind == DICE_FOR_ALL:
            return self.dice_for_all()
        if kind == FOOD:
            return card.value * self.food
        if kind == RESOURCE:
            return card.value * self.goods[card.resource]
        if kind == ROLL_FOR_RESOURCE:
            divisor = card_divisor(self.state, card.resource)
            return mean_yield(card.value, divisor, 1) * self.goods[card.resource]
        if kind == VICTORY_POINTS:
            return float(card.value)
        if kind == TOOL:
            return self.tool
        if kind == FOOD_TRACK:
            return self.field
        if kind == DRAW_CARD:
            return self.weights.draw if self.state.deck_left else 0.0
        if kind == ONE_USE_TOOL:
            return card.value * self.pip
        assert kind == ANY_TWO_RESOURCES, kind
        return 2 * self.goods[GOLD]

    def dice_for_all(self) -> float:
        """The best of a die per player for me, less what an opponent gets from the rest, on the average."""
        gains = sorted([*self.goods, self.tool, self.field], reverse=True)
        chances = BEST_FACE[len(self.state.players)]
        best = 0.0
        total = 0.0
        for i in range(FACES):
            best += gains[i] * chances[i]
            total += gains[i]
        return best - 0.5 * total / FACES

    def bottom(self, card: Card) -> float:
        """What a card adds at the end: squares of sets of symbols, or people times what they count."""
        if card.symbol != NONE:
            return self.symbol(card.symbol)
        return card.count * self.factor(card.profession)

    def symbol(self, symbol: int) -> float:
        """A green card: a set of n grows by 2 n + 1, and each later symbol of it brings 2 more."""
        held = self.symbols
        more = self.weights.green_pace * self.after
        first = len(held) - held.count(0)
        if held[symbol] == 0:
            return 2 * first + 1 + 2 * min(more, len(SYMBOLS) - 1 - first)
        second = sum(held) - first
        return 2 * second + 1 + 2 * min(more / 2, len(SYMBOLS) - 1 - second)

    def factor(self, profession: int) -> float:
        """What each person of a profession will count at the end."""
        me, weights, after = self.me, self.weights, self.after
        if profession == FARMER:
            return min(float(TRACK_MAX), me.track + weights.track_pace * after)
        if profession == TOOL_MAKERS:
            return min(float(TOOLS_MAX), me.tools + weights.tool_pace * after)
        if profession == SHAMAN:
            return min(float(PEOPLE_MAX), me.people + weights.people_pace * after)
        assert profession == HUT_BUILDER, profession
        return buildings_owned(me) + weights.building_pace * after

    # Food.

    def hunger(self, missing: float, goods: list[int]) -> float:
        """What a shortage of food costs: the cheapest resources, or the penalty where that is less."""
        if missing <= 0:
            return 0.0
        cost = 0.0
        rest = missing
        for kind in range(KINDS):
            paid = min(goods[kind], rest)
            cost += paid * self.goods[kind]
            rest -= paid
            if rest <= 0:
                return min(cost, float(HUNGER))
        return float(HUNGER)

    # The end.

    def lead(self) -> int:
        """How far ahead of the best opponent, if the game ended now, as far as I know; or behind."""
        rivals = [self.total_if_over(player) for player in self.state.players if player is not self.me]
        return self.total_if_over(self.me) - max(rivals)

    def total_if_over(self, player: Player) -> int:
        """A player's points if the game ended now, as far as they can be seen."""
        return sum(points_with(player, known_cards(self.state, player, self.me.seat)))
