"""Aggressions: defence, and what a successful one does."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Option, Question, Several, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.attacks import (
    ANNEX,
    ASSASSINATE,
    ENSLAVE,
    INFILTRATE,
    INTERVENTION,
    PLUNDERS,
    RAIDS,
    SABOTAGE,
    SPY,
    attack_strengths,
    raid_targets,
)
from civtable.games.through_the_ages.cards import CARDS, CHURCHILL
from civtable.games.through_the_ages.data import BONUS, NONE
from civtable.games.through_the_ages.happenings import DEFENDED, DESTROYED, REPELLED, SUCCEEDED
from civtable.games.through_the_ages.kinds import (
    ANNEXING,
    DEFENDING,
    INFILTRATING,
    LOSING_PERSON,
    PLUNDERING,
    RAIDING,
)
from civtable.games.through_the_ages.options import (
    COLONY,
    COLONY_CARD,
    DEFEND,
    DEFEND_CARD,
    DISCARD,
    DISCARD_CARD,
    DONE,
    FINISHED,
    GAIN,
    GAIN_SPLIT,
    PASS,
    PASSING,
    RAID,
    RAID_SLOT,
    REMOVE,
    REMOVE_CARD,
    SACRIFICE,
    in_table_order,
)
from civtable.games.through_the_ages.phrases import TOGETHER, because, reason_or_none
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import colonies_of
from civtable.games.through_the_ages.sacrifices import (
    bury,
    end_attack,
    give_up,
    no_sacrifice,
    sacrificed_strength,
    sacrifices,
    strength_with,
    units_left,
)
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.tokens import food, resources
from civtable.games.through_the_ages.verbs import (
    discard_from_hand,
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

# Defence.

DISCARD_KEY: Final = 300
"""What is used is asked for in ascending order, discards last, so that each set is reached in one way."""


class Defending(Question[ThroughTheAges]):
    """Cards, and where that is the rule sacrificed units, until they reach the attacker's strength.

    In 2015 these are bonus cards and cards discarded for 1 each, and only if they can suffice; in 2006 units
    and bonus cards, and giving in is possible at any time. They are chosen together, and it ends by itself.
    c holds the strength of the cards so far, their number (times 256) and the rank of the last card or unit
    (times 65536).
    """

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Giving in; cards with which the defence can still be reached; units."""
        options = [PASSING] if may_give_in(state, step) else []
        hand = state.players[step.seat].army_hand
        for i in range(len(hand)):
            is_bonus = CARDS[hand[i]].kind == BONUS and (i == 0 or hand[i] != hand[i - 1])
            if is_bonus and not no_defense(state, step, hand[i], False):
                options.append(DEFEND_CARD[hand[i]])
        for i in range(len(hand)):
            if (i == 0 or hand[i] != hand[i - 1]) and not no_defense(state, step, hand[i], True):
                options.append(DISCARD_CARD[hand[i]])
        if state.edition.sacrifices:
            options += sacrifices(state, state.players[step.seat], step.c >> 16)
        return options

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """The attack succeeds, is repelled, or one more card or unit is asked for."""
        defender = state.players[step.seat]
        attacker = state.players[step.b]
        if option.kind == PASS:
            bury(state, defender)
            end_attack(state)
            state.emit(SUCCEEDED, step.b, step.a)
            SUCCESS[step.a](state, attacker, defender, step.a)
            return
        if option.kind == SACRIFICE:
            give_up(state, defender, option.a)
            added, cards = step.c & 255, step.c >> 8 & 255
        else:
            thrown = option.kind == DISCARD
            if not thrown:
                state.emit(DEFENDED, step.seat, option.a)
            discard_from_hand(state, defender, option.a, not thrown)
            added = (step.c & 255) + (1 if thrown else defense_of(defender, option.a))
            cards = (step.c >> 8 & 255) + 1
        if added >= missing_strength(state, step):
            bury(state, defender)
            end_attack(state)
            state.emit(REPELLED, step.b, step.a)
        else:
            progress = added | cards << 8 | self.rank(option) << 16
            state.steps.append(Step(DEFENDING, step.seat, step.a, step.b, progress))

    def several(self, state: ThroughTheAges, step: Step) -> Several | None:
        """Cards and units, as many as it takes."""
        defender = state.players[step.seat]
        hand = defender.army_hand
        last = step.c >> 16
        things = [DEFEND_CARD[held] for held in hand if CARDS[held].kind == BONUS]
        if state.edition.sacrifices:
            things += units_left(state, defender)
            most = len(things)
        else:
            things += [DISCARD_CARD[held] for held in hand]
            most = min(len(hand), defender.military_total - (step.c >> 8 & 255))
        return Several([thing for thing in things if self.rank(thing) >= last], 1, most, None)

    def goes_on(self, step: Step) -> bool:
        """Once a card has been used or a unit given up."""
        return step.c != 0

    def lacking(self, state: ThroughTheAges, step: Step, picked: list[Option]) -> Reason | None:
        """As much strength as the attacker is stronger."""
        defender = state.players[step.seat]
        cards = [option for option in picked if option.kind != SACRIFICE]
        added = step.c & 255
        added += sum([1 if option.kind == DISCARD else defense_of(defender, option.a) for option in cards])
        needed = missing_strength(state, step)
        if state.edition.sacrifices:
            needed += sacrificed_strength(state, defender)
            added += strength_with(state, defender, picked)
        return None if added >= needed else because("defense_short", {"added": added, "needed": needed})

    def rank(self, option: Option) -> int:
        """Units, then bonus cards, then discards."""
        return option.a + (DISCARD_KEY if option.kind == DISCARD else 0)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A card in hand, within the limit, and only if the defence is reached."""
        if option.kind == PASS:
            return None if may_give_in(state, step) else because("defense_begun")
        if option.kind == SACRIFICE and state.edition.sacrifices:
            return reason_or_none(no_sacrifice(state, state.players[step.seat], option.a, step.c >> 16))
        if option.kind not in (DEFEND, DISCARD):
            return because("not_now_defend")
        if option.a not in state.players[step.seat].army_hand:
            return because("not_in_hand")
        key = no_defense(state, step, option.a, option.kind == DISCARD)
        return because(key) if key else None


def may_give_in(state: ThroughTheAges, step: Step) -> bool:
    """Before the first card, and in 2006 at any time."""
    return step.c == 0 or state.edition.sacrifices


def defense_of(player: Player, card: int) -> int:
    """What a bonus card adds to a defence; for Churchill perhaps more."""
    edition = player.edition
    return edition.cards[card].defense * (edition.churchill_defense if player.leader == CHURCHILL else 1)


def missing_strength(state: ThroughTheAges, step: Step) -> int:
    """What the defender's cards need to add to be as strong as the attacker."""
    defender = state.players[step.seat]
    if state.edition.sacrifices:
        return state.force - defender.strength - sacrificed_strength(state, defender)
    mine, theirs = attack_strengths(state, state.players[step.b], defender)
    return mine - theirs


def no_defense(state: ThroughTheAges, step: Step, used: int, thrown: bool) -> str:
    """In 2015 at most as many as military actions in all, and they have to suffice."""
    defender = state.players[step.seat]
    last = step.c >> 16
    key = used + (DISCARD_KEY if thrown else 0)
    if key < last:
        return TOGETHER
    if state.edition.sacrifices:
        return "only_bonus_cards" if thrown else ""
    left = defender.military_total - (step.c >> 8 & 255) - 1
    if left < 0:
        return "defense_limit"
    hand = defender.army_hand[:]
    hand.remove(used)
    reach = (step.c & 255) + (1 if thrown else defense_of(defender, used))
    reach += best_defense(defender, hand, left, key)
    return "" if reach >= missing_strength(state, step) else "defense_too_weak"


def best_defense(defender: Player, hand: list[int], cards: int, last: int) -> int:
    """The most strength that so many more cards can add, in ascending order."""
    values: list[int] = []
    for held in hand:
        if CARDS[held].kind == BONUS and held >= last:
            values.append(defense_of(defender, held))
        elif held + DISCARD_KEY >= last:
            values.append(1)
    values.sort(reverse=True)
    return sum(values[:cards])


# What a successful aggression does.

Success = Callable[[ThroughTheAges, Player, Player, int], None]


def enslave(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Enslave: the rival loses a worker, the attacker gains resources, and in 2015 food."""
    row = state.edition.cards[attack]
    gain_resources(state, attacker, row.amount)
    gain_food(state, attacker, row.gain_food)
    state.steps.append(Step(LOSING_PERSON, victim.seat, 1))


def spy(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Spy: science points change hands."""
    gain_science(state, attacker, lose_science(state, victim, state.edition.cards[attack].amount))


def intervene(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Armed Intervention: culture points change hands."""
    taken = lose_culture(state, victim, state.edition.cards[attack].amount, attack)
    gain_culture(state, attacker, taken, attack)


def plunder(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Plunder: the attacker says how much food and how many resources change hands."""
    state.steps.append(Step(PLUNDERING, attacker.seat, attack, victim.seat))


def raid(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Raid: the attacker destroys urban buildings and gains half of what they cost."""
    state.steps.append(Step(RAIDING, attacker.seat, attack, victim.seat))


def infiltrate(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Infiltrate: the attacker removes a leader or an unfinished wonder."""
    state.steps.append(Step(INFILTRATING, attacker.seat, attack, victim.seat))


def assassinate(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Assassinate: the rival's leader leaves; culture by the level."""
    age = CARDS[victim.leader].age
    remove_leader(state, victim)
    gain_culture(state, attacker, state.edition.cards[attack].amount * age, attack)


def sabotage(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Sabotage: the rival's unfinished wonder leaves; culture by the level."""
    age = CARDS[victim.building].age
    remove_unfinished(state, victim)
    gain_culture(state, attacker, state.edition.cards[attack].amount * age, attack)


def annex(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Annex: a colony changes hands."""
    state.steps.append(Step(ANNEXING, attacker.seat, attack, victim.seat))


SUCCESS: Final[dict[int, Success]] = {
    ENSLAVE: enslave,
    SPY: spy,
    INTERVENTION: intervene,
    INFILTRATE: infiltrate,
    ANNEX: annex,
    ASSASSINATE: assassinate,
    SABOTAGE: sabotage,
    **dict.fromkeys(PLUNDERS, plunder),
    **dict.fromkeys(RAIDS, raid),
}


class Plundering(Question[ThroughTheAges]):
    """Food and resources of the rival: in 2015 together at most so much, in 2006 as much as there is."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Every amount that the rival can lose; where only the mix is free, every mix of the whole."""
        victim = state.players[step.b]
        most = min(state.edition.cards[step.a].amount, food(victim) + resources(victim))
        fewest = 0 if state.edition.plunders_less else most
        return [
            GAIN_SPLIT[f][r]
            for f in range(min(most, food(victim)) + 1)
            for r in range(max(fewest - f, 0), min(most - f, resources(victim)) + 1)
        ]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Each side handles its own tokens, so that the attacker may gain less than the rival loses."""
        victim = state.players[step.b]
        gain_food(state, state.players[step.seat], lose_food(state, victim, option.a))
        gain_resources(state, state.players[step.seat], lose_resources(state, victim, option.b))

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """Within the limit of the card and what the rival has."""
        if option.kind != GAIN:
            return because("not_now_gain")
        return None if option in self.options(state, step) else because("wrong_amount")


class Raiding(Question[ThroughTheAges]):
    """One urban building after another.

    c holds their number, (times 16) their cost and (times 65536) the slot of the first. In 2006 all are of
    the kind and level of the first, and the attacker may stop.
    """

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Every building that the card reaches; nothing when the raid is over."""
        number = step.c & 15
        levels = state.edition.cards[step.a].targets
        if number >= len(levels):
            return []
        if number and state.edition.raids_alike:
            slot = step.c >> 16
            return [FINISHED, RAID_SLOT[slot]] if state.players[step.b].workers[slot] else []
        return [RAID_SLOT[slot] for slot in raid_targets(state.players[step.b], levels[number])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """The building falls; its worker becomes unused."""
        if option.kind == DONE:
            self.gain_half(state, step)
            return
        victim = state.players[step.b]
        state.emit(DESTROYED, step.b, option.a)
        free_worker(state, victim, option.a)
        progress = (step.c & 0xFFFF) + 1 + state.edition.costs[option.a] * 16
        if state.edition.raids_alike:
            progress |= option.a << 16
        state.steps.append(Step(RAIDING, step.seat, step.a, step.b, progress))

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """The next building, or half of all that fell; where all are alike, no more fall."""
        if not state.edition.raids_alike and step.c & 15 < len(state.edition.cards[step.a].targets):
            state.steps.append(Step(RAIDING, step.seat, step.a, step.b, step.c + 1))
        else:
            self.gain_half(state, step)

    def gain_half(self, state: ThroughTheAges, step: Step) -> None:
        """Half of what all that fell had cost, rounded once."""
        up = state.edition.raid_rounds[CARDS[step.a].age]
        gain_resources(state, state.players[step.seat], ((step.c >> 4 & 0xFFF) + up) // 2)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A building of the rival that the card reaches."""
        if option.kind not in (RAID, DONE):
            return because("not_now_raid")
        return None if option in self.options(state, step) else because("not_reached")


class Infiltrating(Question[ThroughTheAges]):
    """The rival's leader or unfinished wonder."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Whichever there is."""
        victim = state.players[step.b]
        targets = [target for target in (victim.leader, victim.building) if target != NONE]
        return in_table_order([REMOVE_CARD[target] for target in targets])

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """It leaves play; culture by its level."""
        victim = state.players[step.b]
        if option.a == victim.leader:
            remove_leader(state, victim)
        else:
            remove_unfinished(state, victim)
        culture = state.edition.cards[step.a].amount * CARDS[option.a].age
        gain_culture(state, state.players[step.seat], culture, step.a)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """The rival's leader or unfinished wonder."""
        if option.kind != REMOVE:
            return because("not_now_remove")
        return None if option in self.options(state, step) else because("not_reached")


class Annexing(Question[ThroughTheAges]):
    """A colony of the rival."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Any of them."""
        return [COLONY_CARD[colony] for colony in colonies_of(state.players[step.b])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """It changes hands with its permanent effect, without the immediate one."""
        lose_colony(state, state.players[step.b], option.a)
        take_colony(state, state.players[step.seat], option.a)

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """Nothing to annex."""

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A colony of the rival."""
        if option.kind != COLONY:
            return because("not_now_colony")
        return None if option.a in colonies_of(state.players[step.b]) else because("not_reached")
