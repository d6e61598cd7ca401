"""What the person's cards do to the automa, the only other player of a solo game.

A card that it would draw goes from its deck to its discard. It never discards from a hand and returns no
unrest for an effect of the person. Where others may do something that helps them, it does.
"""

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.instructions import IF_HAS_IN_PLAY, IF_STATE, Condition, Instr
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.automa.verbs import (
    discard_deck,
    gain,
    lose,
    put_on_deck,
    take_unrest,
    to_discard,
)
from civtable.games.imperium.happenings import AUTOMA_ABANDONED, AUTOMA_IGNORES, AUTOMA_RECALLED
from civtable.games.imperium.state import F_TALLY, Imperium, Moment
from civtable.games.imperium.steps import AbilityStep
from civtable.games.imperium.terms import ABANDON, NONE, RECALL
from civtable.games.imperium.verbs import add_tokens


class AutomaSuffers(Moment[AbilityStep]):
    """The automa's part of "each other player" or "all players"."""

    __slots__ = ()

    def carry_on(self, state: Imperium, step: AbilityStep) -> None:
        """Do for the automa what stands there, up to the end of the part."""
        automa = state.automa
        assert automa is not None, "there is no automa"
        code = ABILITIES[step.ability].code
        at = step.position
        while code[at].op != ops.RETURN and not state.ended:
            at = suffer(state, automa, code[at], at)


def suffer(state: Imperium, automa: Automa, instr: Instr, at: int) -> int:
    """One instruction, done for the automa; the position of the next one."""
    op = instr.op
    if op == ops.GAIN:
        assert instr.count is None, "others gain a plain number"
        gain(state, automa, instr.what, instr.n)
    elif op == ops.DRAW:
        discard_deck(state, automa, instr.n)
    elif op == ops.TAKE_UNREST:
        for _ in range(instr.n):
            take_unrest(state, automa)
    elif op == ops.STEAL:
        if not meets(automa, instr.condition):
            return instr.jump
        taken = lose(state, automa, instr.what, instr.n)
        add_tokens(state, state.players[0], instr.what, taken)
        if taken == instr.n:
            return instr.jump
    elif op == ops.MOVE and instr.verb in (ABANDON, RECALL):
        for _ in range(instr.n):
            card_leaves_play(state, automa, instr)
    else:
        assert op in (ops.MOVE, ops.COST), f"the automa cannot {ops.NAMES[op]}"
        state.emit(AUTOMA_IGNORES, NONE)
        if op == ops.COST:
            return instr.jump
    return at + 1


def meets(automa: Automa, condition: Condition | None) -> bool:
    """Whether the automa is one of those that a card robs."""
    if condition is None:
        return True
    if condition.kind == IF_STATE:
        return automa.state == condition.what
    assert condition.kind == IF_HAS_IN_PLAY, condition.kind
    return any(condition.fits[card] for card in automa.in_play)


def card_leaves_play(state: Imperium, automa: Automa, instr: Instr) -> None:
    """The most recently played card that is meant: abandoned to the discard, recalled on top of the deck."""
    for i in range(len(automa.in_play) - 1, -1, -1):
        card = automa.in_play[i]
        if instr.filter.fits[card]:
            del automa.in_play[i]
            if instr.verb == ABANDON:
                state.emit(AUTOMA_ABANDONED, NONE, card)
                state.set_register(F_TALLY, state.register(F_TALLY) + 1)
                to_discard(state, automa, card)
            else:
                state.emit(AUTOMA_RECALLED, NONE, card)
                put_on_deck(automa, card, seen=True)
            return
