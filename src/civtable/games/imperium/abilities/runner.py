"""The interpreter of card abilities.

A running ability is a step with its number and position, and a frame of registers. Instructions are done one
after the other until one of them has put a question (or a moment) on the stack.
"""

from civtable.core.words import Reason
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.asks import twin_if_watched
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.counts import holds
from civtable.games.imperium.abilities.instructions import MAY, SECRET, Instr
from civtable.games.imperium.abilities.on_tokens import steal
from civtable.games.imperium.abilities.operations import DO
from civtable.games.imperium.abilities.possible import can_buy
from civtable.games.imperium.state import (
    F_AVOID,
    F_COUNT,
    F_LIMBO,
    F_LOOP,
    F_OWNER,
    F_SELF,
    FRAME,
    Imperium,
    Moment,
    Player,
)
from civtable.games.imperium.steps import (
    AUTOMA_SUFFERS,
    CHOOSING,
    CONFIRMING,
    CONFIRMING_ASKED,
    RUNNING,
    AbilityStep,
    ShareUnrest,
    Start,
)
from civtable.games.imperium.terms import (
    ALL,
    NONE,
    TO_DISCARD,
)
from civtable.games.imperium.verbs import (
    others,
    put,
    run,
)
from civtable.games.imperium.words.phrases import because


class Running(Moment[AbilityStep]):
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
                pc = control(state, player, step.ability, pc, instr)
                if pc < 0:
                    return
                continue
            pc += 1
            rest = AbilityStep(RUNNING, seat, step.ability, pc)
            state.steps.append(rest)
            DO[op](state, player, step.ability, pc - 1, instr)
            if state.ended or state.steps[-1] is not rest:
                return
            state.steps.pop()

    def refusal(self, state: Imperium, step: AbilityStep, option: object) -> Reason:
        """Nothing can be chosen."""
        return because("not_asked")


class Starting(Moment[Start]):
    """An ability that something has set off begins."""

    def carry_on(self, state: Imperium, step: Start) -> None:
        """Its conditions held when it was set off."""
        run(state, step.seat, step.ability, step.card, 0, step.number)

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


def control(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
    """Where the ability goes on; NONE if something else comes first."""
    op = instr.op
    if op == ops.JUMP:
        return instr.jump
    card = state.register(F_SELF)
    if op == ops.IF:
        assert instr.condition is not None
        return pc + 1 if holds(state, player, card, instr.condition) else instr.jump
    if op == ops.COST:
        payable = can_buy(state, player, ability, pc, card, NONE)
        if instr.flags & MAY:
            kind = twin_if_watched(state, player.seat, CONFIRMING) if instr.flags & SECRET else CONFIRMING
            if payable or (kind == CONFIRMING_ASKED and player.hand):
                state.steps.append(AbilityStep(kind, player.seat, ability, pc))
                return NONE
        return pc + 1 if payable else instr.jump
    if op == ops.CHOOSE:
        kind = twin_if_watched(state, player.seat, CHOOSING) if instr.flags & SECRET else CHOOSING
        state.steps.append(AbilityStep(kind, player.seat, ability, pc))
        return NONE
    if op == ops.EACH:
        state.steps.append(AbilityStep(RUNNING, player.seat, ability, instr.jump))
        each_does(state, player.seat, ability, pc + 1, instr.who)
        return NONE
    if op == ops.SET_LOOP:
        state.set_register(F_LOOP, state.register(F_COUNT) if instr.n == NONE else instr.n)
        return pc + 1
    if op == ops.LOOP_END:
        left = state.register(F_LOOP)
        state.set_register(F_LOOP, left - 1)
        return pc + 1 if left > 0 else instr.jump
    assert op == ops.LOOP, op
    return instr.jump


def each_does(state: Imperium, seat: int, ability: int, pc: int, who: int) -> None:
    """The other players, or all, do something in turn order; those who avoided the attack do not.

    Who takes unrest is told for all of them together: there may not be enough.
    """
    avoided = state.register(F_AVOID)
    seats = [other for other in others(state, seat) if not avoided >> other & 1]
    if who == ALL:
        seats.insert(0, seat)
    if state.automa is not None:
        state.steps.append(AbilityStep(AUTOMA_SUFFERS, seat, ability, pc))
    instr = ABILITIES[ability].code[pc]
    if instr.op == ops.STEAL:
        seats = [victim for victim in seats if not steal(state, state.players[victim], instr)]
    if instr.op == ops.TAKE_UNREST or (instr.op == ops.STEAL and instr.suffers):
        state.steps.append(ShareUnrest(seat, sum([1 << other for other in seats])))
    elif instr.op != ops.STEAL:
        for other in reversed(seats):
            state.steps.append(AbilityStep(RUNNING, other, ability, pc))
