"""What things are worth, in points of final culture.

The plan: a resource, a food or a science point is worth more the earlier it comes, because it buys what
yields in every round left; culture counts as it is. So economy comes first by itself, and culture late.
What lies in store counts less than what is to come: it wants to be spent. Happy faces are worth much while
they are needed, strength while rivals are stronger or it is less than one should have by that time.
"""

from dataclasses import dataclass
from typing import Final

from civtable.bots.through_the_ages.army import strength_with
from civtable.bots.through_the_ages.sight import URBAN, Board, Card, Sight

PLENTY: Final = 7
"""Resources and science in store beyond which each further one is worth less: they want to be spent."""


def scarcity(store: int, plenty: int) -> float:
    """What a thing is worth compared with when it is scarce."""
    return min(1.0, plenty / max(store, 1))


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


class Worth:
    """Prices at this moment of the game."""

    __slots__ = ("civil", "food", "left", "military", "resource", "science", "sight", "simple", "weights")

    def __init__(self, sight: Sight, weights: Weights) -> None:
        left = sight.left
        self.sight = sight
        self.simple = sight.printed.version == "simple"
        self.weights = weights
        self.left = left
        me = sight.me
        self.resource = self.at(weights.resource, weights.resource_early, left)
        self.resource *= scarcity(me.resources, PLENTY)
        self.food = self.at(weights.food, weights.food_early, left)
        self.food *= scarcity(me.food, me.growth_cost() + 2)
        self.science = self.at(weights.science, weights.science_early, left)
        self.science *= scarcity(me.science, PLENTY + 2 * sight.age)
        self.civil = weights.civil
        self.military = 0.0 if self.simple else weights.military

    def at(self, base: float, early: float, left: float) -> float:
        """A price with so many rounds left; in the last one hardly anything can be bought any more."""
        return (base + early * left) * self.weights.thrift if left > 1.5 else base * 0.5

    def stream(self, base: float, early: float, delay: float) -> float:
        """One more of something in every production that is left, after a delay."""
        rounds = max(self.left - delay - 1.0, 0.0)  # what the last production brings is of no use
        return base * rounds + early * rounds * (rounds + 1) / 2

    def resources_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More resources in every production."""
        enough = scarcity(self.sight.me.resources, PLENTY)
        return amount * enough * self.stream(self.weights.resource, self.weights.resource_early, delay)

    def science_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More science in every production; beyond what can be used it is worth less."""
        enough = 0.6 if self.sight.me.science_rate > 3 + 2.5 * self.sight.age else 1.0
        return amount * enough * self.stream(self.weights.science, self.weights.science_early, delay)

    def culture_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More culture in every production, as far as the track goes."""
        if self.sight.me.culture_rate >= self.sight.printed.rating_most:
            return 0.0
        return amount * self.weights.culture * max(self.left - delay, 0.0)

    def food_each_round(self, amount: float, delay: float = 0.0) -> float:
        """More food in every production: much while there is too little to grow, little afterwards."""
        surplus = self.sight.me.food_surplus()
        wanted = self.sight.me.growth_cost() * self.weights.farm_want
        total = 0.0
        for i in range(round(amount)):
            if surplus + i < 0:
                factor = 2.5
            elif surplus + i < wanted:
                factor = 1.25
            else:
                factor = 0.35
            if self.sight.me.food > 2 * self.sight.me.growth_cost():
                factor *= 0.4
            total += factor * self.stream(self.weights.food, self.weights.food_early, delay)
        return total

    def faces(self, amount: int) -> float:
        """Happy faces: up to what the population needs soon they are worth much."""
        me = self.sight.me
        soon = me.faces_needed(3)
        now = me.faces_needed()
        total = 0.0
        for i in range(abs(amount)):
            have = me.faces + i if amount > 0 else me.faces - 1 - i
            if have < now:
                total += self.weights.face_needed
            elif have < soon:
                total += self.weights.face_needed * 0.5
            elif have < 8:
                total += 2.0 if self.simple else self.weights.face_spare
        if self.left < 2 and not self.simple:
            total *= 0.5
        return total if amount > 0 else -total

    def strength(self, amount: float) -> float:
        """Strength: up to the strongest rival it is needed, up to a margin it is good; or it counts twice."""
        if self.simple:
            return 2.0 * amount
        weights = self.weights
        mine = self.sight.me.strength
        rival = max(self.sight.strongest_rival(), round(weights.guard * self.sight.round))
        total = 0.0
        step = 1 if amount > 0 else -1
        scale = 0.55 + 0.15 * self.sight.age
        for i in range(abs(round(amount))):
            have = mine + (i if amount > 0 else -1 - i)
            if have < rival:
                total += weights.strength_weak * scale
            elif have < rival + weights.margin:
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
        return 2.0 if self.simple and card.age == 1 else 0.0

    def worker(self) -> float:
        """An unused worker, who will build something; more where resources wait for them."""
        waiting = 1.4 if self.sight.me.resources >= PLENTY else 1.0
        return waiting * self.weights.worker * max(self.left - 1.5, 0.0)

    def yields(self, card: Card, delay: float = 0.0) -> float:
        """What a worker on a card, or a card that works by itself, yields in all the rounds left."""
        return (
            self.resources_each_round(card.resources, delay)
            + self.food_each_round(card.food, delay)
            + self.science_each_round(card.science, delay)
            + self.culture_each_round(card.culture, delay)
            + self.civil_each_round(card.civil, delay)
            + self.military_each_round(card.military, delay)
        )

    def better(self, old: Card, new: Card, delay: float = 0.0) -> float:
        """What a worker yields more on a new card than on the old one."""
        return (
            self.resources_each_round(new.resources - old.resources, delay)
            + self.food_each_round(new.food - old.food, delay)
            + self.science_each_round(new.science - old.science, delay)
            + self.culture_each_round(new.culture - old.culture, delay)
            + self.faces(new.faces - old.faces)
        )

    def of_building(self, card: Card) -> float:
        """What one more worker on a card is worth, before the price."""
        me = self.sight.me
        if card.kind in URBAN or card.resources or card.food:
            value = self.yields(card) + self.faces(card.faces) + self.strength(card.strength)
            return value + self.leader_adds(card)
        return self.strength(strength_with(me, card, None) - me.strength)

    def leader_adds(self, card: Card) -> float:
        """What the leader makes of one more building."""
        me = self.sight.me
        if me.leader == "j_s_bach" and card.kind == "theater":
            return self.culture_each_round(1)
        if me.leader == "michelangelo" and card.kind in ("temple", "theater"):
            return self.culture_each_round(card.faces)
        if me.leader == "joan_of_arc" and card.kind == "temple":
            return self.strength(card.faces)
        if me.leader in ("sid_meier", "game_designer") and card.kind == "lab":
            return self.culture_each_round(card.age) - self.science_each_round(1)
        if me.leader == "bill_gates" and card.kind == "lab":
            return self.resources_each_round(card.age) + card.age
        if me.leader == "nikola_tesla" and card.kind == "lab":
            return self.resources_each_round(card.age)
        if me.leader == "william_shakespeare" and card.kind in ("library", "theater"):
            other = "theater" if card.kind == "library" else "library"
            return self.culture_each_round(2) if me.workers_of(other) > me.workers_of(card.kind) else 0.0
        return 0.0


def would_rebel(me: Board, faces: int, unused: int) -> bool:
    """Whether there would be an uprising with more faces and another number of unused workers."""
    need = me.faces_needed()
    return max(need - min(me.faces + faces, 8), 0) > me.unused + unused
