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

TAKEN_A_TURN: Final = 1.6
"""The cards that a player takes in a turn, on average."""

UNKNOWN: Final = -1

FEWEST: Final = 2
"""Players, as far as decks are concerned."""


@dataclass(frozen=True)
class Weights:
    """The numbers that can be tuned; as they are, they come from evolution in games against earlier ones."""

    resource: float = 0.3  # in the last rounds
    resource_early: float = 0.14  # more for each round left
    food: float = 0.38
    food_early: float = 0.06
    science: float = 0.15
    science_early: float = 0.11
    civil: float = 0.19  # a civil action that is spent
    action: float = 1.8  # one more civil action in each round, per round
    military: float = 0.19  # a military action: a card drawn
    culture: float = 3.2
    face_needed: float = 4.5
    face_spare: float = 0.35
    strength_weak: float = 16.0  # per point, while the strongest rival is ahead
    strength_even: float = 2.1
    strength_ahead: float = 0.74
    worker: float = 2.4  # an unused worker, per round left
    margin: int = 3  # of strength over the strongest rival that is wanted
    guard: float = 0.66  # strength that is wanted in any case, for each round that has been played
    farm_want: float = 0.47  # the part of the next worker's food that farms should bring each round
    thrift: float = 0.43  # what is in store counts less than what is to come: it wants to be spent
    plenty: float = 5.2  # resources and science in store beyond which each further one is worth less
    science_rate: float = 2.8  # the science in a round beyond which more is worth less
    science_by_age: float = 3.0  # and more of it in each age
    patience: float = 5.9  # the rounds that a technology may wait in hand for its science
    in_hand: float = 0.66  # the part of the science for technologies in hand that is spent before
    slow: float = 0.7  # what is taken is used later, and sometimes not at all
    moved: float = 0.7  # workers that change to a new technology
    settled: float = 0.62  # new workers on it
    arms: float = 0.12  # better units
    tools: float = 0.89  # what action cards add
    tool: float = 9.0  # an action card, beyond what it adds, while there is time to use it
    clutter: float = 0.5  # the last places of a full hand
    haste: float = 14.0  # each civil action beyond the first for a card of the row, which will be cheaper
    haste_rare: float = 7.0  # the same for leaders and wonders: there is one of each, which may be gone then
    envy: float = 1.0  # a card that a rival would like to have, with actions that are of no use otherwise
    wonder: float = 2.4  # a wonder, beyond what it yields
    wonder_income: float = 0.45  # the part of the resources that goes into a wonder
    term: float = 7.4  # the rounds that a leader usually serves
    upheaval: float = 1.2  # the civil actions that a revolution costs
    soldier: float = 0.16  # the part of a worker that a unit takes
    second_idle: float = 1.0  # another worker while one is unused
    colony: float = 2.7  # a colony, beyond what it gives
    force: float = 1.1  # what units cost that are sent
    spoils: float = 1.2  # what attacks bring
    risk: float = 0.28  # how likely an attack has to succeed
    war_margin: float = 8.6  # the strength ahead with which a war is declared: the rival has a turn to arm


BOOK: Final = Weights()


def scarcity(store: int, plenty: float) -> float:
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
        self.enough = scarcity(self.resources_held, weights.plenty)
        self.resource = self.at(weights.resource, weights.resource_early) * self.enough
        self.food = self.at(weights.food, weights.food_early)
        self.food *= scarcity(self.food_held, self.growth + 2)
        self.science = self.at(weights.science, weights.science_early)
        self.science *= scarcity(me.science, weights.plenty + 2 * state.age)
        self.civil = weights.civil
        self.military = 0.0 if self.simple else weights.military
        self.hand_science = UNKNOWN  # what the technologies in hand will cost, once somebody asked
        # An unused worker, who will build something; more where resources wait for them.
        waiting = 1.4 if self.resources_held >= weights.plenty else 1.0
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
        weights = self.weights
        useful = weights.science_rate + weights.science_by_age * self.state.age
        enough = 0.6 if self.me.science_rate > useful else 1.0
        return amount * enough * self.stream(weights.science, weights.science_early, delay)

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
