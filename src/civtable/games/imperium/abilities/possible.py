"""What can be paid, what can be done, and whether anything comes of it.

This is the one place that options, reasons and effects ask. A choice takes an alternative that can be done;
nothing is paid, played or exhausted for something that would do nothing.
"""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, EXHAUST_ABILITY, PLAY_ABILITY, REQUIRES
from civtable.games.imperium.abilities.conditions import IF_MOVED, IF_REVEALED
from civtable.games.imperium.abilities.costs import can_afford, payment
from civtable.games.imperium.abilities.counts import all_hold, holds, ignores_icon, is_free
from civtable.games.imperium.abilities.operation import OPERATIONS
from civtable.games.imperium.cards.table import CARDS, IS_PINNED, STATE_OF
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.terms import NONE

# Costs.


def can_pay(
    state: Imperium, player: Player, ability: int, start: int, end: int, card: int, leaving: int
) -> bool:
    """Whether the cost between two positions can be paid in full; `leaving` is the hand card being played."""
    code = ABILITIES[ability].code
    material = population = progress = 0
    i = start
    while i < end:
        instr = code[i]
        if instr.op == ops.PAY:
            cost = payment(player, instr)
            material += cost[0]
            population += cost[1]
            progress += cost[2]
        elif instr.op == ops.CHOOSE:
            if not choices(state, player, ability, i, card, leaving):
                return False
            i = instr.jump
            continue
        elif not can_do(state, player, ability, i, card, leaving):
            return False
        i += 1
    return not (material or population or progress) or can_afford(player, material, population, progress)


def can_buy(state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int) -> bool:
    """Whether a cost can be paid and what it is paid for can do something."""
    cost = ABILITIES[ability].code[pc]
    if not can_pay(state, player, ability, pc + 1, cost.middle, card, leaving):
        return False
    return acts(state, player, ability, cost.middle, cost.jump, card, leaving, pc)


def lacking(state: Imperium, player: Player, ability: int, card: int, leaving: int) -> str:
    """Why a whole ability cannot be used: its cost, or that nothing would come of it; empty if it can."""
    if ABILITIES[ability].has_cost:
        cost = ABILITIES[ability].code[0]
        if not can_pay(state, player, ability, 1, cost.middle, card, leaving):
            return "cannot_pay"
    return "" if is_useful(state, player, ability, card, leaving) else "no_effect"


def is_useful(state: Imperium, player: Player, ability: int, card: int, leaving: int) -> bool:
    """Whether a whole ability does something once its cost is paid."""
    code = ABILITIES[ability].code
    if ABILITIES[ability].has_cost:
        return acts(state, player, ability, code[0].middle, code[0].jump, card, leaving, 0)
    return acts(state, player, ability, 0, len(code) - 1, card, leaving, NONE)


def choices(state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int) -> list[int]:
    """The alternatives of a choice that can be done."""
    starts = ABILITIES[ability].code[pc].starts
    return [i for i in range(len(starts)) if can_do(state, player, ability, starts[i], card, leaving)]


def can_do(state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int) -> bool:
    """Whether an instruction can be done: in full if it asks for a number, at all otherwise."""
    instr = ABILITIES[ability].code[pc]
    return OPERATIONS[instr.op].can(state, player, ability, pc, instr, card, leaving)


# Whether anything comes of it.


def acts(
    state: Imperium, player: Player, ability: int, start: int, end: int, card: int, leaving: int, paid: int
) -> bool:
    """Whether any instruction between two positions can do something.

    `paid` is the position of the cost that is paid before, or NONE. What depends on cards that are not known
    before (a draw, a revealed card) is taken as possible.
    """
    code = ABILITIES[ability].code
    pc = start
    while pc < end:
        instr = code[pc]
        if instr.op == ops.IF:
            assert instr.condition is not None
            if instr.condition.kind in (IF_MOVED, IF_REVEALED):
                return True
            pc = pc + 1 if holds(state, player, card, instr.condition) else instr.jump
            continue
        if instr.op == ops.SET_LOOP and instr.n == NONE:
            pc = code[pc + 1].jump  # as often as the step before could do something
            continue
        if OPERATIONS[instr.op].acts(state, player, ability, pc, instr, card, leaving, paid):
            return True
        pc = instr.jump if instr.op in SKIPPED else pc + 1
    return False


SKIPPED: Final = [ops.JUMP, ops.CHOOSE, ops.COST, ops.EACH]
"""Instructions with a part of their own, which ends at their jump."""

# Playing cards.


def no_play(state: Imperium, player: Player, card: int, ignores_state: bool) -> str:
    """Why a card cannot be played, apart from the action; empty if it can.

    A pinned card need not do anything else: to lie in play is something already.
    """
    reason = barred(state, player, card, ignores_state)
    if reason or IS_PINNED[card]:
        return reason
    return "" if is_useful(state, player, PLAY_ABILITY[card], card, card) else "no_effect"


def barred(state: Imperium, player: Player, card: int, ignores_state: bool) -> str:
    """Why a card cannot be played, whatever would come of it."""
    if CARDS[card].unplayable or (not IS_PINNED[card] and PLAY_ABILITY[card] == NONE):
        return "unplayable"
    icon = STATE_OF[card]
    fits_state = icon in (NONE, player.state) or ignores_state or player.ignores == icon
    if not fits_state and not ignores_icon(player, card, icon):
        return "other_state"
    if REQUIRES[card] and not all_hold(state, player, card, REQUIRES[card]):
        return "requirement"
    ability = PLAY_ABILITY[card]
    if ability == NONE or not ABILITIES[ability].has_cost:
        return ""
    payable = can_pay(state, player, ability, 1, ABILITIES[ability].code[0].middle, card, card)
    return "" if payable else "cannot_pay"


def no_action(player: Player, card: int) -> bool:
    """Whether the action for playing a card is missing."""
    return not player.actions and not is_free(player, card)


def no_exhaust(state: Imperium, player: Player, i: int) -> str:
    """Why the exhaust ability of a card in play cannot be used in the player's own turn; empty if it can."""
    card = player.in_play[i]
    ability = EXHAUST_ABILITY[card]
    if ability == NONE:
        return "no_exhaust_ability"
    if player.used[i]:
        return "exhausted"
    if not player.exhaust:
        return "no_exhaust_token"
    if not all_hold(state, player, card, ABILITIES[ability].conditions):
        return "condition"
    return lacking(state, player, ability, card, NONE)
