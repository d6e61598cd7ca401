"""What cards and steps are worth to the book player of Imperium, in points at the end of the game.

Abilities are valued from their steps, so that every card is known without being named; few cards and nations
need a word of their own.
"""

from typing import Final

from civtable.bots.imperium.sight import (
    CARDS,
    SUITS,
    UNREST,
    Card,
    Space,
    count_of,
    listed,
    named,
    number,
    rows,
    word,
    words,
)
from civtable.bots.imperium.values import FILED, RESOURCES, Step, Values


class Worth(Values):
    """Values in one position: of cards, of what they do, of the market."""

    __slots__ = ()

    def worth(self, id: str) -> float:
        """What having a card in the cycle is worth until the end: points, and what it does."""
        if id not in self.worths:
            self.worths[id] = 0.0  # while it is worked out
            card = CARDS[id]
            self.worths[id] = self.points(card) + self.others_for(card) + self.use(card) - 0.25
        return self.worths[id]

    def use(self, card: Card) -> float:
        """What a card does until the end: as often as it is likely to be played."""
        if card.unplayable:
            return 0.0
        past = card.state == "barbarian" or self.me.nation_deck > 4
        if card.state and card.state != self.me.state and past:
            return 0.0
        hands = max(1.0, self.me.cycle / self.weights.cards_a_turn)
        times = max(0.0, self.left - 0.5 - self.weights.late * hands) / hands * self.weights.plays
        if card.is_pinned:
            rounds = max(0.0, self.left - 1 - self.weights.late * hands)
            return self.in_play(card, rounds) + 0.6 * max(0.0, self.play(card))
        value = self.play(card) - (0.0 if card.free_play else 0.7 * self.weights.action)
        if goes_to_history(card):
            times = min(times, 0.8)
        return max(0.0, value) * min(times, 4.0)

    def in_play(self, card: Card, rounds: float) -> float:
        """What a pinned card gives by lying in play for some rounds."""
        value = self.weights.region if "region" in card.suits else 0.0
        for ability in card.abilities:
            trigger = ability["trigger"]
            if trigger == "exhaust":
                share = 0.35 if "when" in ability else 0.6
                value += share * rounds * max(0.0, self.ability(ability, card.id) - 0.15)
            elif trigger == "solstice":
                each = self.ability(ability, card.id)
                value += 0.8 * rounds * (max(0.0, each) if ability.get("may") else each)
            elif trigger == "passive":
                value += self.passive(ability, rounds)
        return min(value, 9.0)

    def passive(self, ability: Step, rounds: float) -> float:
        """What continuous changes are worth."""
        if "when" in ability:
            return 0.25 * rounds * max(0.0, self.ability(ability, ""))
        value = 0.0
        for step in rows(ability["steps"]):
            if step.get("what") == "hand_size":
                value += 0.55 * rounds
            elif step.get("op") == "modify":
                value += 0.1 * rounds
        return value

    def play(self, card: Card) -> float:
        """What playing a card does, its price taken off."""
        ability = card.ability("on_play")
        value = 0.0 if ability is None else self.ability(ability, card.id)
        return value

    def ability(self, ability: Step, id: str) -> float:
        """What using an ability once is worth."""
        before, self.playing = self.playing, id
        value = self.steps(rows(ability["steps"])) - self.cost(rows(ability.get("cost", [])))
        self.playing = before
        return value

    def steps(self, steps: list[Step]) -> float:
        """Several steps."""
        return sum([self.step(step) for step in steps])

    def alternative(self, steps: list[Step]) -> float:
        """One of several alternatives: once it is chosen its price is paid, whether it is worth it or not."""
        first = steps[0]
        if first["op"] != "cost_then":
            return self.steps(steps)
        return self.steps([*rows(first["steps"]), *steps[1:]]) - self.cost(rows(first["cost"]))

    def cost(self, steps: list[Step]) -> float:
        """What has to be given for something; a choice of costs is the cheapest."""
        total = 0.0
        for step in steps:
            if step["op"] == "choose":
                total += min([self.cost(rows(option)) for option in listed(step["options"])])
            else:
                total -= self.step(step)
        return total

    def step(self, step: Step) -> float:
        """One step: for the player, for the others, or for all."""
        who = step.get("who", "you")
        if who == "you":
            value = self.own(step)
        else:
            value = -self.weights.rival * self.theirs(step)
            if who == "all":
                value += self.own(step)
        return max(0.0, value) if step.get("may") else value

    def theirs(self, step: Step) -> float:
        """What a step does for each of the others together, in their points."""
        op = step["op"]
        n = number(step["n"]) if isinstance(step.get("n"), int) else 1
        automa = self.sight.automa is not None
        if op == "take_unrest":
            harm = self.weights.automa_unrest if automa else self.weights.unrest
            danger = self.unrest - self.weights.unrest
            return (danger - harm) * n * self.sight.opponents / self.weights.rival
        if op == "gain":
            return (AUTOMA_TOKENS if automa else TOKENS)[word(step["what"])] * n * self.sight.opponents
        if op in ("abandon", "recall"):
            return -0.8 * len([regions for regions in self.sight.regions if regions])
        if op == "discard":
            return 0.0 if automa else -0.5 * n * self.sight.opponents
        if op == "draw":
            return 0.3 * self.sight.opponents
        return 0.0

    def own(self, step: Step) -> float:
        """What a step does for the player."""
        op = word(step["op"])
        n = number(step["n"]) if isinstance(step.get("n"), int) else 1
        weights = self.weights
        if op == "gain":
            times = self.count(count_of(named(step["per"]))) if "per" in step else 1
            return self.resource(word(step["what"]), n * times)
        if op == "pay":
            if step["n"] == "all":
                return -float(self.me.tokens["progress"])
            return -self.price({word(step["what"]): n})
        if op in ("acquire", "break_through"):
            return self.take(step, op == "acquire") * number(step.get("times", 1))
        if op in ("cost_then", "repeat"):
            cost = self.cost(rows(step.get("cost", step.get("cost_each", []))))
            return max(0.0, self.steps(rows(step["steps"])) - cost)
        if op == "choose":
            return max([self.steps(rows(option)) for option in listed(step["options"])])
        if op == "if":
            if self.holds(named(step["cond"])):
                return self.steps(rows(step["then"]))
            return self.steps(rows(step.get("else", [])))
        if op == "draw" and "from" not in step:
            times = self.count(count_of(named(step["per"]))) if "per" in step else 1
            return self.drawing * n * times
        if op in MOVES:
            return self.move(op, step, n)
        if op in self.simple:
            return self.simple[op] * (n if op in BY_NUMBER else 1)
        if op == "take_fame":
            return weights.fame + (0.8 if step["look"] else 0.0) if self.sight.fame else 4.0
        if op == "steal":
            return self.steal(step, n)
        if op == "develop":
            return self.develop(bool(step.get("free")))
        if op == "give_card":
            return 0.3
        return 0.0

    def steal(self, step: Step, n: int) -> float:
        """Tokens of the others, as far as they have some."""
        what = word(step["what"])
        total = 0.0
        for owner in self.sight.owners:
            have = number(named(owner["tokens"])[what])
            total += self.resource(what, min(n, have))
            total += self.weights.rival * min(n, have) if what == "progress" else 0.1
        return total

    def develop(self, free: bool) -> float:
        """The best development that can be paid for."""
        value = self.worth if free else self.development
        return max([0.0, *[value(id) for id in self.me.developments]])

    def development(self, id: str) -> float:
        """What a development is worth beyond its cost."""
        return self.worth(id) - self.price(CARDS[id].cost)

    def move(self, op: str, step: Step, n: int) -> float:
        """Cards that go somewhere."""
        weights = self.weights
        this = step.get("card") == "self"
        if op in ("history", "sink"):
            if this:
                card = CARDS[self.playing] if self.playing else None
                return self.filed(card) if card is not None else 0.0
            return self.thinning(step, n)
        if op == "garrison":
            if this:
                return 0.6
            return self.thinning({"from": ["hand"], **{k: step[k] for k in ("filter",) if k in step}}, 1)
        if op == "discard":
            return -weights.discard * n
        if op == "put_on_deck":
            return -weights.top * n if "hand" in words(step.get("from", ["hand"])) else 0.5 * n
        if op in ("draw", "to_hand"):
            return 1.0 * n
        if op == "exile":
            if step.get("from") == ["market"]:
                return weights.exile
            return 0.2
        if op == "return_unrest":
            zones = words(step.get("from", ["hand"]))
            there = sum([self.zone(zone).count(UNREST) for zone in zones])
            return self.unrest * min(n, there)
        if op == "abandon":
            return -(0.6 if this else weights.abandoned * n)
        if op == "recall":
            return -weights.recalled * n
        if op == "to_discard":
            return 1.2
        return 0.0

    def filed(self, card: Card) -> float:
        """What it is worth that a card goes to history: its points there, less what it would still do."""
        if card.points != "conditional":
            return FILED
        here = max([number(case["value"]) for case in card.cases if case["when"] == "in_history"], default=0)
        return here - card.otherwise + FILED

    def dead_weight(self, id: str) -> float:
        """How much better the cycle is without a card: the less it does, the better."""
        if id not in self.weights_out:
            if self.depth:
                return 0.5 * self.weights.thin  # what a card does is not asked about for another card
            self.depth = 1
            self.weights_out[id] = self.dead_weight_of(CARDS[id])
            self.depth = 0
        return self.weights_out[id]

    def dead_weight_of(self, card: Card) -> float:
        """The same, worked out."""
        if card.id == UNREST:
            return 0.9 * self.weights.thin
        points = max(0.0, self.filed(card) - FILED) if card.points == "conditional" else 0.0
        return points + self.weights.thin * min(1.0, self.left / 6) - self.use(card)

    def thinning(self, step: Step, n: int) -> float:
        """Cards that leave the cycle: the worst ones."""
        zones = words(step.get("from", ["hand"]))
        cards = [id for zone in zones for id in self.zone(zone) if id != self.playing]
        if "filter" in step:
            fits = count_of(named(step["filter"])).fits
            cards = [id for id in cards if id in fits]
        values = sorted([self.dead_weight(id) for id in cards], reverse=True)[:n]
        if step.get("may") or step.get("up_to"):
            values = [max(0.0, value) for value in values]
        return sum(values)

    def take(self, step: Step, acquired: bool) -> float:
        """The best card that can be acquired or broken through for."""
        wanted = words(step["suits"])
        suits = list(SUITS) if wanted == ["any"] else wanted
        best = 0.0
        token = named(step.get("filter", {})).get("has_token")
        if wanted != ["any"] or acquired is False:
            for space in self.sight.market:
                fits = space.card and any(suit in suits for suit in CARDS[space.card].suits)
                if fits and (token is None or space.tokens[word(token)]):
                    best = max(best, self.space(space, acquired))
        if "exile" in [*words(step.get("sources", [])), *words(step.get("extra_sources", []))]:
            for id in self.sight.exile:
                if any(suit in suits for suit in CARDS[id].suits):
                    best = max(best, self.worth(id) - (0.0 if "region" in CARDS[id].suits else self.unrest))
        if not acquired:
            best = max([best, *[self.weights.unseen[suit] for suit in suits]])
        return best

    def space(self, space: Space, acquired: bool) -> float:
        """A market card with all that comes with it."""
        tokens = sum([self.resource(what, space.tokens[what]) for what in RESOURCES])
        unrest = self.unrest * space.unrest if acquired else 0.0
        return self.worth(space.card) + tokens - unrest + self.denied(space)

    def denied(self, space: Space) -> float:
        """What the others do not get."""
        value = CARDS[space.card].automa_value if self.sight.automa is not None else 1.5
        return 0.15 * value


TOKENS: Final = {"material": 0.3, "population": 0.5, "progress": 2.0}
AUTOMA_TOKENS: Final = {"material": 0.15, "population": 0.15, "progress": 2.0}
"""What tokens are worth to others; the automa can do little with most of them."""

BY_NUMBER: Final = ("gain_action", "spend_action", "take_unrest", "place_on_market", "place_on_card")
MOVES: Final = (
    *("history", "sink", "garrison", "discard", "put_on_deck", "draw", "to_hand", "exile", "return_unrest"),
    *("abandon", "recall", "to_discard"),
)


def goes_to_history(card: Card) -> bool:
    """Whether a card leaves the cycle when it is played."""
    ability = card.ability("on_play")
    if ability is None:
        return False
    gone = ("history", "exile", "sink")
    return any(step["op"] in gone and step.get("card") == "self" for step in rows(ability["steps"]))
