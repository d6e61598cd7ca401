"""The defence against an aggression: cards, and in 2006 sacrificed units, chosen together."""

from typing import Final

from civtable.core.game import Option, Question, Several
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import BONUS
from civtable.games.through_the_ages.happenings import DEFENDED, REPELLED, SUCCEEDED
from civtable.games.through_the_ages.military.attacks import (
    attack_strengths,
)
from civtable.games.through_the_ages.military.sacrifices import (
    bury,
    end_attack,
    give_up,
    no_sacrifice,
    sacrificed_strength,
    sacrifices,
    strength_with,
    units_left,
)
from civtable.games.through_the_ages.military.steps import Defend
from civtable.games.through_the_ages.options import (
    DEFEND,
    DEFEND_CARD,
    DISCARD,
    DISCARD_CARD,
    PASS,
    PASSING,
    SACRIFICE,
    card_of,
    technology_of,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.special.hooks import AGGRESSION_OF, LEADER_OF
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import (
    discard_from_hand,
)
from civtable.games.through_the_ages.words.phrases import TOGETHER, because, reason_or_none

DISCARD_KEY: Final = 300
"""What is used is asked for in ascending order, discards last, so that each set is reached in one way."""


class Defending(Question[ThroughTheAges, Defend]):
    """Cards, and where that is the rule sacrificed units, until they reach the attacker's strength.

    In 2015 these are bonus cards and cards discarded for 1 each, and only if they can suffice; in 2006 units
    and bonus cards, and giving in is possible at any time. They are chosen together, and it ends by itself.
    """

    def options(self, state: ThroughTheAges, step: Defend) -> list[Option]:
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
            options += sacrifices(state, state.players[step.seat], step.last)
        return options

    def apply(self, state: ThroughTheAges, step: Defend, option: Option) -> None:
        """The attack succeeds, is repelled, or one more card or unit is asked for."""
        defender = state.players[step.seat]
        attacker = state.players[step.attacker]
        if option.kind == PASS:
            attack, defense = strengths(state, step, step.added)
            bury(state, defender)
            end_attack(state)
            state.emit_facts(SUCCEEDED, step.attacker, [step.card, step.seat, attack, defense])
            AGGRESSION_OF[step.card].succeed(state, attacker, defender)
            return
        if option.kind == SACRIFICE:
            give_up(state, defender, technology_of(option))
            added, cards = step.added, step.cards_used
        else:
            used = card_of(option)
            thrown = option.kind == DISCARD
            if not thrown:
                state.emit(DEFENDED, step.seat, used)
            discard_from_hand(state, defender, used, not thrown)
            added = step.added + (1 if thrown else defense_of(defender, used))
            cards = step.cards_used + 1
        attack, defense = strengths(state, step, added)
        if defense >= attack:
            bury(state, defender)
            end_attack(state)
            state.emit_facts(REPELLED, step.attacker, [step.card, step.seat, attack, defense])
        else:
            last = self.rank(option)
            state.steps.append(Defend(step.seat, step.card, step.attacker, added, cards, last))

    def several(self, state: ThroughTheAges, step: Defend) -> Several | None:
        """Cards and units, as many as it takes."""
        defender = state.players[step.seat]
        hand = defender.army_hand
        last = step.last
        things = [DEFEND_CARD[held] for held in hand if CARDS[held].kind == BONUS]
        if state.edition.sacrifices:
            things += units_left(state, defender)
            most = len(things)
        else:
            things += [DISCARD_CARD[held] for held in hand]
            most = min(len(hand), defender.military_total - step.cards_used)
        return Several([thing for thing in things if self.rank(thing) >= last], 1, most, None)

    def goes_on(self, step: Defend) -> bool:
        """Once a card has been used or a unit given up."""
        return step.begun()

    def lacking(self, state: ThroughTheAges, step: Defend, picked: list[Option]) -> Reason | None:
        """As much strength as the attacker is stronger."""
        defender = state.players[step.seat]
        cards = [option for option in picked if option.kind != SACRIFICE]
        added = step.added
        for option in cards:
            added += 1 if option.kind == DISCARD else defense_of(defender, card_of(option))
        needed = missing_strength(state, step)
        if state.edition.sacrifices:
            needed += sacrificed_strength(state, defender)
            added += strength_with(state, defender, picked)
        return None if added >= needed else because("defense_short", {"added": added, "needed": needed})

    def rank(self, option: Option) -> int:
        """Units, then bonus cards, then discards."""
        if option.kind == SACRIFICE:
            return technology_of(option)
        return card_of(option) + (DISCARD_KEY if option.kind == DISCARD else 0)

    def why_not(self, state: ThroughTheAges, step: Defend, option: Option) -> Reason | None:
        """A card in hand, within the limit, and only if the defence is reached."""
        if option.kind == PASS:
            return None if may_give_in(state, step) else because("defense_begun")
        if option.kind == SACRIFICE and state.edition.sacrifices:
            unit = technology_of(option)
            return reason_or_none(no_sacrifice(state, state.players[step.seat], unit, step.last))
        if option.kind not in (DEFEND, DISCARD):
            return because("not_now_defend")
        used = card_of(option)
        if used not in state.players[step.seat].army_hand:
            return because("not_in_hand")
        key = no_defense(state, step, used, option.kind == DISCARD)
        return because(key) if key else None


def may_give_in(state: ThroughTheAges, step: Defend) -> bool:
    """Before the first card, and in 2006 at any time."""
    return not step.begun() or state.edition.sacrifices


def defense_of(player: Player, card: int) -> int:
    """What a bonus card adds to a defence; for some leaders more."""
    return player.edition.cards[card].defense * LEADER_OF[player.leader].defense_times(player)


def strengths(state: ThroughTheAges, step: Defend, added: int) -> tuple[int, int]:
    """Attack and defence as they are compared, where the defender's cards add so much."""
    defender = state.players[step.seat]
    if state.edition.sacrifices:
        return state.force, defender.strength + sacrificed_strength(state, defender) + added
    attack, defense = attack_strengths(state, state.players[step.attacker], defender)
    return attack, defense + added


def missing_strength(state: ThroughTheAges, step: Defend) -> int:
    """What the defender's cards need to add to be as strong as the attacker."""
    attack, defense = strengths(state, step, 0)
    return attack - defense


def no_defense(state: ThroughTheAges, step: Defend, used: int, thrown: bool) -> str:
    """In 2015 at most as many as military actions in all, and they have to suffice."""
    defender = state.players[step.seat]
    last = step.last
    key = used + (DISCARD_KEY if thrown else 0)
    if key < last:
        return TOGETHER
    if state.edition.sacrifices:
        return "only_bonus_cards" if thrown else ""
    left = defender.military_total - step.cards_used - 1
    if left < 0:
        return "defense_limit"
    hand = defender.army_hand[:]
    hand.remove(used)
    reach = step.added + (1 if thrown else defense_of(defender, used))
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
