"""The interpreter of card abilities.

A running ability is a step with its number and position, and a frame of registers. Instructions are done one
after the other until one of them has put a question (or a moment) on the stack.
"""

from civtable.core.words import Reason
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.cues import Start, run
from civtable.games.imperium.abilities.operation import OPERATIONS
from civtable.games.imperium.state import F_LIMBO, F_OWNER, F_SELF, FRAME, CarryingOn, Imperium
from civtable.games.imperium.steps import RUNNING, AbilityStep
from civtable.games.imperium.terms import NONE, TO_DISCARD
from civtable.games.imperium.verbs import put
from civtable.games.imperium.words.phrases import because


class Running(CarryingOn[AbilityStep]):
    """An ability goes on at a position."""

    def carry_on(self, state: Imperium, step: AbilityStep) -> None:
        """Do instructions until one of them asks something."""
        code = ABILITIES[step.ability].code
        seat = step.seat
        player = state.players[seat]
        pc = step.position
        while True:
            instr = code[pc]
            op = instr.op
            if op == ops.END:
                end_ability(state)
                return
            if op == ops.RETURN:
                return
            if op < ops.GAIN:
                pc = OPERATIONS[op].go(state, player, step.ability, pc, instr)
                if pc < 0:
                    return
                continue
            pc += 1
            rest = AbilityStep(RUNNING, seat, step.ability, pc)
            state.steps.append(rest)
            OPERATIONS[op].do(state, player, step.ability, pc - 1, instr)
            if state.ended or state.steps[-1] is not rest:
                return
            state.steps.pop()

    def refusal(self, state: Imperium, step: AbilityStep, option: object) -> Reason:
        """Nothing can be chosen."""
        return because("not_asked")


class Starting(CarryingOn[Start]):
    """An ability that something has set off begins."""

    def carry_on(self, state: Imperium, step: Start) -> None:
        """Its conditions held when it was set off."""
        run(state, step.seat, step.ability, step.card, 0, step.icon, step.resource, step.amount)

    def refusal(self, state: Imperium, step: Start, option: object) -> Reason:
        """Nothing can be chosen."""
        return because("not_asked")


def end_ability(state: Imperium) -> None:
    """The ability is over; a card that was played and moved nowhere goes to the discard pile."""
    frames = state.frames
    base = len(frames) - FRAME
    if frames[base + F_LIMBO]:
        owner = state.players[frames[base + F_OWNER]]
        put(state, owner, frames[base + F_SELF], TO_DISCARD, NONE, False)
    del frames[base:]
