"""What no game can lead to: refused where somebody makes up a position. What is only unusual is allowed."""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, SOLSTICE_ABILITY, instruction_of
from civtable.games.imperium.abilities.operation import OPERATIONS
from civtable.games.imperium.cards.table import CARD_IDS, KINDS
from civtable.games.imperium.positions.check import wrong
from civtable.games.imperium.state import (
    F_AVOID,
    F_BEFORE,
    F_MOVED,
    F_OWNER,
    F_REVEALED,
    F_SELF,
    FRAME,
    Imperium,
)
from civtable.games.imperium.steps import (
    ACTING,
    CHOOSING,
    CHOOSING_ASKED,
    CONFIRMING,
    CONFIRMING_ASKED,
    NAMES,
    RUNNING,
    AbilityStep,
)
from civtable.games.imperium.terms import NONE

CARD_REGISTERS: Final = [F_SELF, F_MOVED, F_BEFORE, F_REVEALED]
CONTROL: Final = [CHOOSING, CHOOSING_ASKED]
CONFIRMED: Final = [CONFIRMING, CONFIRMING_ASKED]


def refuse_contradictions(state: Imperium) -> None:
    """Raise BadState if the position cannot come about."""
    if state.ended and state.steps:
        raise wrong("over_and_asked", {})
    if not state.ended and not state.steps:
        raise wrong("nobody_asked", {})
    for player in state.players:
        for card in player.due:
            if SOLSTICE_ABILITY[card] == NONE:
                raise wrong("due", {"seat": player.seat, "card": CARD_IDS[card]})
    for step in state.steps:
        if isinstance(step, AbilityStep) and not asks_there(step):
            raise wrong("asks_there", {"ask": NAMES[step.kind], "name": ABILITIES[step.ability].name})
        if step.kind == ACTING and step.seat != state.current:
            raise wrong("current", {"current": state.current, "seat": step.seat})
        if NAMES[step.kind].startswith("automa") and state.automa is None:
            raise wrong("no_automa", {"ask": NAMES[step.kind]})
    running = len([step for step in state.steps if isinstance(step, AbilityStep) and has_frame(step)])
    if running * FRAME != len(state.frames):
        raise wrong("frames", {"abilities": running, "frames": len(state.frames) // FRAME})
    for base in range(0, len(state.frames), FRAME):
        refuse_registers(state, base)


def asks_there(step: AbilityStep) -> bool:
    """Whether an ability asks such a question at that position."""
    op = instruction_of(step).op
    if step.kind == RUNNING:
        return True
    if step.kind in CONTROL:
        return op == ops.CHOOSE
    if OPERATIONS[op].asks != NONE:
        return step.kind == OPERATIONS[op].asks
    if any(operation.asks == step.kind for operation in OPERATIONS):
        return False
    return (op >= ops.GAIN or step.kind in CONFIRMED) and op != ops.CHOOSE


def has_frame(step: AbilityStep) -> bool:
    """Whether a step is where an ability goes on until its end; others belong to one that lies below."""
    if step.kind in CONFIRMED:
        return instruction_of(step).op == ops.COST and leads_to_end(step)
    return (step.kind == RUNNING or step.kind in CONTROL) and leads_to_end(step)


def leads_to_end(step: AbilityStep) -> bool:
    """Whether an ability comes to its end from here, and not to the end of what each player does."""
    code = ABILITIES[step.ability].code
    position = step.position
    while code[position].op not in (ops.END, ops.RETURN):
        position = code[position].jump if code[position].op == ops.EACH else position + 1
    return code[position].op == ops.END


def refuse_registers(state: Imperium, base: int) -> None:
    """What a running ability remembers are cards and seats that there are."""
    for register in CARD_REGISTERS:
        if not NONE <= state.frames[base + register] < KINDS:
            raise wrong("register", {"number": base + register})
    if not 0 <= state.frames[base + F_OWNER] < len(state.players) or state.frames[base + F_AVOID] < 0:
        raise wrong("register", {"number": base + F_OWNER})
