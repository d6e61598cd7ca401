"""The numbers that the book player of Imperium values a position by: tokens, points, counts."""

from typing import Final

from civtable.bots.imperium.sight import TERMS, Card, Count, Sight, number, word
from civtable.core.values import Json

Step = dict[str, Json]


class Weights:
    """The numbers that the book is made of."""

    __slots__ = (
        *("abandoned", "action", "automa_unrest", "cards_a_turn", "discard", "draw", "exile", "fame", "late"),
        *("main_a_round", "material", "plays", "population", "recalled", "region", "rival", "thin", "top"),
        *("danger", "unrest", "unseen"),
    )

    def __init__(self) -> None:
        self.material = 0.3
        self.population = 0.5
        self.action = 1.1
        self.draw = 0.7
        self.discard = 0.5  # a hand card less this turn
        self.top = 0.3  # a hand card on the deck
        self.unrest = 3.2  # what an unrest card costs
        self.danger = [30.0, 16.0, 7.0, 3.0, 1.0, 0.4, 0.0]  # how much more, by cards left in the pile
        self.thin = 0.8  # a useless card out of the cycle
        self.fame = 7.0
        self.region = 0.9  # a region in play: production, and a third of a fame card
        self.abandoned = 1.0
        self.recalled = 0.2
        self.exile = 0.15
        self.rival = 0.5  # a point that others lose or gain
        self.automa_unrest = 1.2
        self.unseen = {"region": 1.6, "uncivilised": 2.2, "civilised": 2.6, "tributary": 3.4, "any": 3.0}
        self.main_a_round = 2.1  # cards of the main deck used up in a round
        self.cards_a_turn = 4.5
        self.plays = 0.55  # of the times it is drawn, how often a card is played
        self.late = 0.5  # rounds that a new card needs to be drawn, by hands in the cycle


BOOK: Final = Weights()
MOST: Final = 10
CAP: Final = 10.0
WORTH_DRAWING: Final = 3
FILED: Final = 0.2
"""What it is worth that a card which is played does not come back."""

RESOURCES: Final = ("material", "population", "progress")


class Values:
    """Values of one position that do not depend on what cards do."""

    __slots__ = (
        *("counts", "depth", "drawing", "growing", "left", "me", "playing", "sight", "simple", "tokens"),
        *("unrest", "weights", "weights_out", "worths"),
    )

    def __init__(self, sight: Sight, weights: Weights = BOOK) -> None:
        self.sight = sight
        self.me = sight.me
        self.weights = weights
        self.left = self.rounds_left()
        self.unrest = weights.unrest + weights.danger[min(sight.unrest, len(weights.danger) - 1)]
        self.worths: dict[str, float] = {}
        self.counts: dict[Count, int] = {}
        self.tokens: dict[str, float] = {}
        self.growing = [id for id in {self.me.power: 0, **dict.fromkeys(self.me.owned)} if id in TERMS]
        self.growing = [id for id in self.growing if self.variable(id) < CAP]
        self.simple = self.simple_values()
        self.drawing = self.draw_value()
        self.weights_out: dict[str, float] = {}
        self.depth = 0
        self.playing = ""  # the card whose steps are valued

    def rounds_left(self) -> float:
        """Rounds still to play, this one included."""
        sight = self.sight
        if sight.last_round:
            return sight.last_round - sight.round + 1.0
        by_main = sight.main / (self.weights.main_a_round * (1 + 0.4 * max(0, sight.opponents - 1))) + 2
        developments = len(self.me.developments) if not self.me.nation_deck else 99
        by_developments = 2.2 * developments + 2 if developments < 99 else 99
        return max(2.0, min(by_main, by_developments))

    def draw_value(self) -> float:
        """What a card drawn is worth: little in a full hand, nothing when the deck has been seen.

        Two cards that cost no action and draw each other would go on for ever otherwise.
        """
        if len(self.me.deck) + len(self.me.discard) < WORTH_DRAWING:
            return 0.0
        return self.weights.draw * max(0.0, min(1.0, (10 - len(self.me.hand)) / 4))

    def simple_values(self) -> dict[str, float]:
        """Operations that are worth the same whatever they are about."""
        weights = self.weights
        return {
            "gain_action": weights.action,
            "spend_action": -0.8 * weights.action,
            "take_unrest": -self.unrest,
            "return_to_unrest_pile": self.unrest,
            "draw_fame": weights.fame - 1.0 if self.sight.fame else 4.0,
            "place_on_market": 0.3,
            "place_on_card": 0.9,
            "return_exhaust_token": 0.5,
            "treat_icon_as": 0.25,
            "copy_exhaust": 0.5,
            "look": 0.05,
            "double_tokens_gained": 0.8,
            "declare_suit": 1.0,
            "find": 2.0,
            "put_into_play": 0.0,
            "flip": 1.0,
            "replace_journey": 1.0,
            "swap": 0.2,
            "free_play": 1.0,
            "avoid_attack": 1.0,
        }

    def resource(self, what: str, n: int) -> float:
        """Tokens gained: of a large heap the rest is worth little."""
        if what == "progress":
            return float(n)
        weights = self.weights
        each = weights.material if what == "material" else weights.population
        have = self.me.tokens[what]
        plenty = 9 if what == "material" else 6
        useful = max(0, min(n, plenty - have)) + 0.45 * max(0, n - max(0, plenty - have))
        late = min(1.0, 0.35 + self.left / 8)
        return each * useful * late + n * self.token_points(what)

    def token_points(self, what: str) -> float:
        """What a token adds to variable points, by power card and cards owned."""
        if what not in self.tokens:
            found = 0.0
            for id in self.growing:
                for term in TERMS[id]:
                    if term.count.resource == what:
                        found += term.points / term.each
            self.tokens[what] = min(found, 0.6)
        return self.tokens[what]

    def price(self, cost: dict[str, int]) -> float:
        """What tokens are worth that are paid; progress may stand for others."""
        total = 0.0
        for what, n in cost.items():
            if what == "progress":
                total += n
                continue
            each = self.weights.material if what == "material" else self.weights.population
            each = each * min(1.0, 0.35 + self.left / 8) + self.token_points(what)
            have = min(n, self.me.tokens[what])
            total += have * each + (n - have) * (0.5 if what == "material" else 1.0)
        return total

    def variable(self, id: str) -> float:
        """Variable points of a card as they stand now."""
        points = 0
        for term in TERMS[id]:
            points += term.points * (self.count(term.count) // term.each)
        return float(min(points, MOST))

    def count(self, of: Count) -> int:
        """How many of something there are."""
        if of not in self.counts:
            me = self.me
            if of.resource:
                return me.tokens[of.resource]
            if of.players:
                return self.sight.opponents
            if of.zone == "owned_by_others":
                return 2 * self.sight.opponents
            cards = me.owned if of.zone == "owned" else self.zone(of.zone)
            self.counts[of] = sum([of.fits.get(id, 0) for id in cards])
        return self.counts[of]

    def points(self, card: Card) -> float:
        """What a card will be worth at the end, as far as can be told."""
        if card.points == "variable":
            growth = min(3.0, 0.12 * self.left)
            return min(CAP, self.variable(card.id) + growth)
        if card.points == "conditional":
            best = max([number(case["value"]) for case in card.cases], default=0)
            return 0.7 * best + 0.3 * card.otherwise if best > card.otherwise else float(card.otherwise)
        return float(card.value)

    def others_for(self, card: Card) -> float:
        """What owning a card adds to variable points of other cards, the power card first of all."""
        found = 0.0
        for id in self.growing:
            for term in TERMS[id]:
                if term.count.zone in ("owned", "in_play") and not term.count.resource:
                    found += term.points * term.count.fits.get(card.id, 0) / term.each
        return min(found, 3.0)

    def zone(self, zone: str) -> list[str]:
        """The cards in a zone of the player."""
        me = self.me
        return {
            "hand": me.hand,
            "discard": me.discard,
            "history": me.history,
            "in_play": me.in_play,
            "garrisoned": me.garrison,
            "exile": self.sight.exile,
        }.get(zone, [])

    def holds(self, condition: Step) -> bool:
        """Whether a condition holds, as far as can be seen."""
        if "you_are" in condition:
            return condition["you_are"] == self.me.state
        if "in_play" in condition:
            return condition["in_play"] in self.me.in_play
        if "resource" in condition:
            return self.me.tokens[word(condition["resource"])] >= number(condition["min"])
        return False
