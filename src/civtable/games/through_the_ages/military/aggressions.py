"""The aggressions: what each asks for and does, and the choices that follow."""

from civtable.core.game import Option, Question
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS, card
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import FIRST_UNIT, FIRST_URBAN, LEVELS, NONE
from civtable.games.through_the_ages.happenings import DESTROYED
from civtable.games.through_the_ages.military.steps import Raid, TakeFrom
from civtable.games.through_the_ages.options import (
    COLONY,
    COLONY_CARD,
    DONE,
    FINISHED,
    GAIN,
    GAIN_SPLIT,
    RAID,
    RAID_SLOT,
    REMOVE,
    REMOVE_CARD,
    card_of,
    food_of,
    in_table_order,
    resources_of,
    technology_of,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import colonies_of
from civtable.games.through_the_ages.special.hooks import Aggression, register_aggression
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import ANNEXING, INFILTRATING, PLUNDERING, LosePeople
from civtable.games.through_the_ages.verbs import (
    free_worker,
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    lose_colony,
    lose_culture,
    lose_food,
    lose_resources,
    lose_science,
    remove_leader,
    remove_unfinished,
    take_colony,
)
from civtable.games.through_the_ages.words.phrases import because


class Enslave(Aggression):
    """Enslave: the rival loses a worker."""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """The attacker gains resources, and in 2015 food."""
        row = state.edition.cards[self.card]
        gain_resources(state, attacker, row.amount)
        gain_food(state, attacker, row.gain_food)
        state.steps.append(LosePeople(victim.seat, 1))


class Spy(Aggression):
    """Spy: science points change hands."""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """As many as the card says, as far as there are any."""
        gain_science(state, attacker, lose_science(state, victim, state.edition.cards[self.card].amount))


class Intervention(Aggression):
    """Armed Intervention: culture points change hands."""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """As many as the card says, as far as there are any."""
        taken = lose_culture(state, victim, state.edition.cards[self.card].amount, self.card)
        gain_culture(state, attacker, taken, self.card)


class Plunder(Aggression):
    """Plunder: food and resources change hands."""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """The attacker says how much of each."""
        state.steps.append(TakeFrom(PLUNDERING, attacker.seat, self.card, victim.seat))


class RaidCard(Aggression):
    """Raid: the attacker destroys urban buildings."""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """And gains half of what they cost."""
        state.steps.append(Raid(attacker.seat, self.card, victim.seat))


class Infiltrate(Aggression):
    """Infiltrate: the attacker removes a leader or an unfinished wonder."""

    def no_prey(self, target: Player) -> str:
        """One of them."""
        return "nothing_to_infiltrate" if target.leader == NONE and target.building == NONE else ""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """The attacker says which."""
        state.steps.append(TakeFrom(INFILTRATING, attacker.seat, self.card, victim.seat))


class Assassinate(Aggression):
    """Assassinate: the rival's leader leaves."""

    def price(self, attack: int, target: Player) -> int:
        """As many military actions as the level of the leader."""
        return CARDS[target.leader].age if target.leader != NONE else super().price(attack, target)

    def no_prey(self, target: Player) -> str:
        """A leader."""
        return "no_leader" if target.leader == NONE else ""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """Culture by the level."""
        age = CARDS[victim.leader].age
        remove_leader(state, victim)
        gain_culture(state, attacker, state.edition.cards[self.card].amount * age, self.card)


class Sabotage(Aggression):
    """Sabotage: the rival's unfinished wonder leaves."""

    def price(self, attack: int, target: Player) -> int:
        """As many military actions as the level of the wonder."""
        return CARDS[target.building].age if target.building != NONE else super().price(attack, target)

    def no_prey(self, target: Player) -> str:
        """An unfinished wonder."""
        return "no_unfinished_wonder" if target.building == NONE else ""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """Culture by the level."""
        age = CARDS[victim.building].age
        remove_unfinished(state, victim)
        gain_culture(state, attacker, state.edition.cards[self.card].amount * age, self.card)


class Annex(Aggression):
    """Annex: a colony changes hands."""

    def no_prey(self, target: Player) -> str:
        """In 2015 there has to be one."""
        return "no_colony" if target.edition.annex_needs_colony and not target.colonies else ""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """The attacker says which."""
        state.steps.append(TakeFrom(ANNEXING, attacker.seat, self.card, victim.seat))


register_aggression(Enslave(card("enslave")))
register_aggression(Spy(card("spy")))
register_aggression(Intervention(card("armed_intervention")))
register_aggression(Infiltrate(card("infiltrate")))
register_aggression(Assassinate(card("assassinate")))
register_aggression(Sabotage(card("sabotage")))
register_aggression(Annex(card("annex")))
for _level in ("i", "ii", "iii"):
    register_aggression(Plunder(card(f"plunder_{_level}")))
    register_aggression(RaidCard(card(f"raid_{_level}")))


class Plundering(Question[ThroughTheAges, TakeFrom]):
    """Food and resources of the rival: in 2015 together at most so much, in 2006 as much as there is."""

    def options(self, state: ThroughTheAges, step: TakeFrom) -> list[Option]:
        """Every amount that the rival can lose; where only the mix is free, every mix of the whole."""
        victim = state.players[step.victim]
        most = min(state.edition.cards[step.card].amount, food(victim) + resources(victim))
        fewest = 0 if state.edition.plunders_less else most
        return [
            GAIN_SPLIT[f][r]
            for f in range(min(most, food(victim)) + 1)
            for r in range(max(fewest - f, 0), min(most - f, resources(victim)) + 1)
        ]

    def apply(self, state: ThroughTheAges, step: TakeFrom, option: Option) -> None:
        """Each side handles its own tokens, so that the attacker may gain less than the rival loses."""
        attacker = state.players[step.seat]
        victim = state.players[step.victim]
        gain_food(state, attacker, lose_food(state, victim, food_of(option)))
        gain_resources(state, attacker, lose_resources(state, victim, resources_of(option)))

    def why_not(self, state: ThroughTheAges, step: TakeFrom, option: Option) -> Reason | None:
        """Within the limit of the card and what the rival has."""
        if option.kind != GAIN:
            return because("not_now_gain")
        return None if option in self.options(state, step) else because("wrong_amount")


class Raiding(Question[ThroughTheAges, Raid]):
    """One urban building after another.

    In 2006 all are of the kind and level of the first, and the attacker may stop.
    """

    def options(self, state: ThroughTheAges, step: Raid) -> list[Option]:
        """Every building that the card reaches; nothing when the raid is over."""
        levels = state.edition.cards[step.card].targets
        if step.fallen >= len(levels):
            return []
        if step.fallen and state.edition.raids_alike:
            stands = state.players[step.victim].workers[step.first]
            return [FINISHED, RAID_SLOT[step.first]] if stands else []
        return [RAID_SLOT[slot] for slot in raid_targets(state.players[step.victim], levels[step.fallen])]

    def apply(self, state: ThroughTheAges, step: Raid, option: Option) -> None:
        """The building falls; its worker becomes unused."""
        if option.kind == DONE:
            self.gain_half(state, step)
            return
        victim = state.players[step.victim]
        slot = technology_of(option)
        state.emit(DESTROYED, step.victim, slot)
        free_worker(state, victim, slot)
        cost = step.cost + state.edition.costs[slot]
        first = slot if state.edition.raids_alike else 0
        state.steps.append(Raid(step.seat, step.card, step.victim, step.fallen + 1, cost, first))

    def finish(self, state: ThroughTheAges, step: Raid) -> None:
        """The next building, or half of all that fell; where all are alike, no more fall."""
        if not state.edition.raids_alike and step.fallen < len(state.edition.cards[step.card].targets):
            state.steps.append(
                Raid(step.seat, step.card, step.victim, step.fallen + 1, step.cost, step.first)
            )
        else:
            self.gain_half(state, step)

    def gain_half(self, state: ThroughTheAges, step: Raid) -> None:
        """Half of what all that fell had cost, rounded once."""
        up = state.edition.raid_rounds[CARDS[step.card].age]
        gain_resources(state, state.players[step.seat], (step.cost + up) // 2)

    def why_not(self, state: ThroughTheAges, step: Raid, option: Option) -> Reason | None:
        """A building of the rival that the card reaches."""
        if option.kind not in (RAID, DONE):
            return because("not_now_raid")
        return None if option in self.options(state, step) else because("not_reached")


def raid_targets(victim: Player, level: int) -> list[int]:
    """The slots of urban buildings up to a level."""
    return [
        slot
        for slot in range(FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS)
        if victim.workers[slot] and slot % LEVELS <= level
    ]


class Infiltrating(Question[ThroughTheAges, TakeFrom]):
    """The rival's leader or unfinished wonder."""

    def options(self, state: ThroughTheAges, step: TakeFrom) -> list[Option]:
        """Whichever there is."""
        victim = state.players[step.victim]
        targets = [target for target in (victim.leader, victim.building) if target != NONE]
        return in_table_order([REMOVE_CARD[target] for target in targets])

    def apply(self, state: ThroughTheAges, step: TakeFrom, option: Option) -> None:
        """It leaves play; culture by its level."""
        victim = state.players[step.victim]
        target = card_of(option)
        if target == victim.leader:
            remove_leader(state, victim)
        else:
            remove_unfinished(state, victim)
        culture = state.edition.cards[step.card].amount * CARDS[target].age
        gain_culture(state, state.players[step.seat], culture, step.card)

    def why_not(self, state: ThroughTheAges, step: TakeFrom, option: Option) -> Reason | None:
        """The rival's leader or unfinished wonder."""
        if option.kind != REMOVE:
            return because("not_now_remove")
        return None if option in self.options(state, step) else because("not_reached")


class Annexing(Question[ThroughTheAges, TakeFrom]):
    """A colony of the rival."""

    def options(self, state: ThroughTheAges, step: TakeFrom) -> list[Option]:
        """Any of them."""
        return [COLONY_CARD[colony] for colony in colonies_of(state.players[step.victim])]

    def apply(self, state: ThroughTheAges, step: TakeFrom, option: Option) -> None:
        """It changes hands with its permanent effect, without the immediate one."""
        colony = card_of(option)
        lose_colony(state, state.players[step.victim], colony)
        take_colony(state, state.players[step.seat], colony)

    def finish(self, state: ThroughTheAges, step: TakeFrom) -> None:
        """Nothing to annex."""

    def why_not(self, state: ThroughTheAges, step: TakeFrom, option: Option) -> Reason | None:
        """A colony of the rival."""
        if option.kind != COLONY:
            return because("not_now_colony")
        colonies = colonies_of(state.players[step.victim])
        return None if card_of(option) in colonies else because("not_reached")
