"""What things are worth, in points of final culture.

The plan: a resource, a food or a science point is worth more the earlier it comes, because it buys what
yields in every round left; culture counts as it is. So economy comes first by itself, and culture late.
What lies in store counts less than what is to come: it wants to be spent. Happy faces are worth much while
they are needed, strength while rivals are stronger or it is less than one should have by that time.
"""

from dataclasses import dataclass
from typing import Final

from civtable.bots.through_the_ages.trial import Trial
from civtable.games.through_the_ages.cards.table import SLOT_CARD, card
from civtable.games.through_the_ages.civil.prices import population_price
from civtable.games.through_the_ages.civil.production import pact_food, pact_resources
from civtable.games.through_the_ages.civil.tokens import food, labs_are_mines, resources
from civtable.games.through_the_ages.data import (
    AGE_I,
    AGE_III,
    CONSUMPTION,
    HAPPY_MOST,
    ROW_DISCARDS,
    Card,
    by_bank,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.politics.impacts import farm_output, mine_output
from civtable.games.through_the_ages.special.modern_times import lab_levels
from civtable.games.through_the_ages.state import ThroughTheAges

GATES: Final = card("bill_gates")

PLENTY: Final = 7
"""Resources and science in store beyond which each further one is worth less: they want to be spent."""

TAKEN_A_TURN: Final = 1.6
"""The cards that a player takes in a turn, on average."""

UNKNOWN: Final = -1

FEWEST: Final = 2
"""Players, as far as decks are concerned."""


@dataclass(frozen=True)
class Weights:
    """The numbers that can be tuned."""

    resource: float = 0.35  # in the last rounds
    resource_early: float = 0.13  # more for each round left
    food: float = 0.3
    food_early: float = 0.11
    science: float = 0.3
    science_early: float = 0.15
    civil: float = 0.35  # a civil action that is spent
    action: float = 3.0  # one more civil action in each round, per round
    military: float = 0.35  # a military action: a card drawn
    culture: float = 1.2
    face_needed: float = 9.0
    face_spare: float = 0.6
    strength_weak: float = 5.0  # per point, while the strongest rival is ahead
    strength_even: float = 2.5
    strength_ahead: float = 0.5
    worker: float = 1.2  # an unused worker, per round left
    margin: int = 3  # of strength over the strongest rival that is wanted
    guard: float = 0.8  # strength that is wanted in any case, for each round that has been played
    farm_want: float = 0.8  # the part of the next worker's food that farms should bring each round
    thrift: float = 0.35  # what is in store counts less than what is to come: it wants to be spent


BOOK: Final = Weights()


def scarcity(store: int, plenty: int) -> float:
    """What a thing is worth compared with when it is scarce."""
    return min(1.0, plenty / max(store, 1))


def of_bank(table: list[int], tokens: int) -> int:
    """What a bank would show with that many tokens, which cannot be fewer than none."""
    return by_bank(table, max(tokens, 0))


def food_made(state: ThroughTheAges, player: Player) -> int:
    """The food of a production, before anybody eats."""
    return farm_output(player) + pact_food(state, player)


def resources_made(state: ThroughTheAges, player: Player) -> int:
    """The resources of a production, before corruption."""
    labs = lab_levels(player) if labs_are_mines(player) else 0
    return mine_output(player) + labs + pact_resources(state, player)


def productions_left(state: ThroughTheAges) -> float:
    """How often everybody will still produce, this turn included, as far as the decks tell."""
    if state.last_round:
        return float(state.last_round - state.round + 1)
    edition = state.edition
    players = max(state.in_game(), FEWEST)
    used = players * (ROW_DISCARDS[players] + TAKEN_A_TURN)
    cards = len(state.deck)
    for age in range(state.age + 1, edition.last_age + 1):
        cards += len(edition.deck(age, True, players, state.peaceful))
    return cards / used + (1.5 if edition.last_age == AGE_III else 0.7)


class Worth:
    """Prices at this moment of the game, for the player who decides. The state is read, never changed."""

    __slots__ = (
        *("cards", "civil", "enough", "faces_now", "faces_soon", "farmed", "food", "food_held", "growth"),
        *("guarded", "hand_science", "left", "me", "military", "mined", "resource", "resources_held"),
        *("rivals", "science", "simple", "state", "strongest", "surplus", "trial", "weights", "worker"),
    )

    def __init__(self, state: ThroughTheAges, seat: int, weights: Weights) -> None:
        me = state.players[seat]
        edition = state.edition
        left = productions_left(state)
        self.state = state
        self.me = me
        self.cards = edition.cards
        self.weights = weights
        self.trial = Trial(state, me)
        self.left = left
        self.simple = edition.simple_bonuses
        self.rivals = [p for p in state.players if p is not me and not p.resigned()]
        self.strongest = 0
        for rival in self.rivals:
            self.strongest = max(self.strongest, rival.strength)
        self.guarded = max(self.strongest, round(weights.guard * state.round))
        self.food_held, self.resources_held = food(me), resources(me)
        self.growth = population_price(me, 0)
        self.farmed, self.mined = food_made(state, me), resources_made(state, me)
        self.surplus = self.farmed - by_bank(CONSUMPTION, me.yellow)
        self.faces_now = by_bank(edition.happy_needed, me.yellow)
        self.faces_soon = of_bank(edition.happy_needed, me.yellow - 3)
        self.enough = scarcity(self.resources_held, PLENTY)
        self.resource = self.at(weights.resource, weights.resource_early) * self.enough
        self.food = self.at(weights.food, weights.food_early)
        self.food *= scarcity(self.food_held, self.growth + 2)
        self.science = self.at(weights.science, weights.science_early)
        self.science *= scarcity(me.science, PLENTY + 2 * state.age)
        self.civil = weights.civil
        self.military = 0.0 if self.simple else weights.military
        self.hand_science = UNKNOWN  # what the technologies in hand will cost, once somebody asked
        # An unused worker, who will build something; more where resources wait for them.
        waiting = 1.4 if self.resources_held >= PLENTY else 1.0
        self.worker = waiting * weights.worker * max(left - 1.5, 0.0)

    def at(self, base: float, early: float) -> float:
        """A price with so many rounds left; in the last one hardly anything can be bought any more."""
        return (base + early * self.left) * self.weights.thrift if self.left > 1.5 else base * 0.5

    def stream(self, base: float, early: float, delay: float) -> float:
        """One more of something in every production that is left, after a delay."""
        rounds = max(self.left - delay - 1.0, 0.0)  # what the last production brings is of no use
        return base * rounds + early * rounds * (rounds + 1) / 2

    def resources_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More resources in every production."""
        if amount == 0:
            return 0.0
        return amount * self.enough * self.stream(self.weights.resource, self.weights.resource_early, delay)

    def science_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More science in every production; beyond what can be used it is worth less."""
        if amount == 0:
            return 0.0
        enough = 0.6 if self.me.science_rate > 3 + 2.5 * self.state.age else 1.0
        return amount * enough * self.stream(self.weights.science, self.weights.science_early, delay)

    def culture_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More culture in every production, as far as the track goes."""
        if amount == 0 or self.me.culture_rate >= self.state.edition.rating_most:
            return 0.0
        return amount * self.weights.culture * max(self.left - delay, 0.0)

    def food_each_round(self, amount: int, delay: float = 0.0) -> float:
        """More food in every production: much while there is too little to grow, little afterwards."""
        if amount <= 0:
            return 0.0
        wanted = self.growth * self.weights.farm_want
        stream = self.stream(self.weights.food, self.weights.food_early, delay)
        stored = 0.4 if self.food_held > 2 * self.growth else 1.0
        total = 0.0
        for i in range(amount):
            if self.surplus + i < 0:
                factor = 2.5
            elif self.surplus + i < wanted:
                factor = 1.25
            else:
                factor = 0.35
            total += factor * stored * stream
        return total

    def faces(self, amount: int) -> float:
        """Happy faces: up to what the population needs soon they are worth much."""
        if amount == 0:
            return 0.0
        total = 0.0
        for i in range(abs(amount)):
            have = self.me.happiness + i if amount > 0 else self.me.happiness - 1 - i
            if have < self.faces_now:
                total += self.weights.face_needed
            elif have < self.faces_soon:
                total += self.weights.face_needed * 0.5
            elif have < HAPPY_MOST:
                total += 2.0 if self.simple else self.weights.face_spare
        if self.left < 2 and not self.simple:
            total *= 0.5
        return total if amount > 0 else -total

    def strength(self, amount: int) -> float:
        """Strength: up to the strongest rival it is needed, up to a margin it is good; or it counts twice."""
        if self.simple:
            return 2.0 * amount
        if amount == 0:
            return 0.0
        weights = self.weights
        mine = self.me.strength
        total = 0.0
        step = 1 if amount > 0 else -1
        scale = 0.55 + 0.15 * self.state.age
        for i in range(abs(amount)):
            have = mine + (i if amount > 0 else -1 - i)
            if have < self.guarded:
                total += weights.strength_weak * scale
            elif have < self.guarded + weights.margin:
                total += weights.strength_even * scale
            else:
                total += weights.strength_ahead * scale
        return step * total

    def civil_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More civil actions in every turn."""
        return amount * self.weights.action * max(self.left - delay - 1, 0.0)

    def military_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More military actions in every turn."""
        return amount * self.weights.military * max(self.left - delay - 1, 0.0)

    def of_level(self, card: Card) -> float:
        """What the simple version counts at the end for a technology of Age I."""
        return 2.0 if self.simple and card.age == AGE_I else 0.0

    # What cards and workers yield.

    def yields(self, card: Card, delay: float = 0.0) -> float:
        """What a worker on a card, or a card that works by itself, yields in all the rounds left."""
        return (
            self.resources_each_round(card.resources, delay)
            + self.food_each_round(card.food, delay)
            + self.science_each_round(card.science, delay)
            + self.culture_each_round(card.culture, delay)
            + self.civil_each_round(card.civil_actions, delay)
            + self.military_each_round(card.military_actions, delay)
        )

    def better(self, old: Card, new: Card, delay: float = 0.0) -> float:
        """What a worker yields more on a new card than on the old one."""
        return (
            self.resources_each_round(new.resources - old.resources, delay)
            + self.food_each_round(new.food - old.food, delay)
            + self.science_each_round(new.science - old.science, delay)
            + self.culture_each_round(new.culture - old.culture, delay)
            + self.faces(new.happiness - old.happiness)
        )

    def gained(self, changed: Player) -> float:
        """What a changed civilization is worth more than mine, by what it produces and its ratings."""
        me = self.me
        return (
            self.resources_each_round(resources_made(self.state, changed) - self.mined)
            + self.food_each_round(food_made(self.state, changed) - self.farmed)
            + self.science_each_round(changed.science_rate - me.science_rate)
            + self.culture_each_round(changed.culture_rate - me.culture_rate)
            + self.faces(changed.happiness - me.happiness)
            + self.strength(changed.strength - me.strength)
            + (lab_levels(changed) - lab_levels(me) if me.leader == GATES else 0)
        )

    def card_of(self, slot: int) -> Card:
        """The technology of a slot, as the edition prints it."""
        return self.cards[SLOT_CARD[slot]]

    def of_building(self, slot: int) -> float:
        """What one more worker on a card is worth, before the price."""
        return self.gained(self.trial.with_worker(slot))
