"""What the book player of Imperium knows of cards and programs of abilities, worked out once."""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, PLAY_ABILITY, REQUIRES
from civtable.games.imperium.abilities.conditions import IF_IN_PLAY
from civtable.games.imperium.abilities.instructions import Ability, Instr
from civtable.games.imperium.abilities.library import INNOVATE
from civtable.games.imperium.cards.filters import OF_CARDS_HERE
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, KINDS, WHEN_GARRISONED, WHEN_IN_HISTORY, Card
from civtable.games.imperium.terms import (
    CONDITIONAL,
    NONE,
    SCROLL,
    SOLSTICE,
    TO_EXILE,
    TO_HISTORY,
    TO_SUNKEN,
)

HAND_SIZE_A_ROUND: Final = 0.55
CHANGE_A_ROUND: Final = 0.1
"""What one card more in hand, and any other continuous change, is worth in a round."""

GONE: Final = [TO_HISTORY, TO_SUNKEN, TO_EXILE]
"""Where a card goes that does not come back."""


# Programs.


def after(code: list[Instr], pc: int) -> int:
    """The position after an instruction with all that belongs to it."""
    instr = code[pc]
    op = instr.op
    if op in (ops.CHOOSE, ops.COST, ops.EACH, ops.STEAL):
        return instr.jump
    if op == ops.IF:
        return code[instr.jump - 1].jump if has_else(code, instr) else instr.jump
    if op == ops.SET_LOOP:
        return code[pc + 1].jump
    return pc + 1


def has_else(code: list[Instr], instr: Instr) -> bool:
    """Whether a condition says what happens otherwise: what it leads to ends with a jump over that."""
    last = code[instr.jump - 1]
    return last.op == ops.JUMP and last.jump > instr.jump


def end_of(instr: Instr, i: int) -> int:
    """Where the alternative with a number ends: at its jump."""
    return (instr.starts[i + 1] if i + 1 < len(instr.starts) else instr.jump) - 1


def is_paid_first(ability: Ability) -> bool:
    """Whether the whole ability stands behind its cost, or a question."""
    return ability.has_cost or (ability.may and ability.trigger == SOLSTICE)


# Cards.


def _by_card() -> list[list[Ability]]:
    """[card]: its abilities that are programs."""
    found: list[list[Ability]] = [[] for _ in range(KINDS)]
    for ability in ABILITIES:
        if ability.card != NONE:
            found[ability.card].append(ability)
    return found


def _changes(card: Card) -> float:
    """What the continuous changes of a card are worth in a round."""
    value = 0.0
    for printed in card.abilities:
        row = Row(printed, card.id)
        if row.text("trigger") != "passive" or row.has("when"):
            continue
        for step in row.rows("steps"):
            if step.text("what", "") == "hand_size":
                value += HAND_SIZE_A_ROUND
            elif step.text("op") == "modify":
                value += CHANGE_A_ROUND
    return value


def _leaves_the_cycle(card: int) -> bool:
    """Whether a card goes away for good when it is played."""
    if PLAY_ABILITY[card] == NONE:
        return False
    ability = ABILITIES[PLAY_ABILITY[card]]
    code = ability.code
    pc = code[0].middle if is_paid_first(ability) else 0
    while code[pc].op != ops.END:
        if code[pc].op == ops.SELF_TO and code[pc].verb in GONE:
            return True
        pc = after(code, pc)
    return False


def _expected(card: Card) -> float:
    """The points of a card that do not change; the best case is likely, but not certain."""
    if card.point_kind != CONDITIONAL:
        return float(card.points)
    best = max([case.points for case in card.cases])
    return 0.7 * best + 0.3 * card.otherwise if best > card.otherwise else float(card.otherwise)


def _in_garrison(card: Card) -> float:
    """How many points more a card brings when it is garrisoned; history may be where it should go."""
    here = [case.points for case in card.cases if case.when == WHEN_GARRISONED]
    if here:
        return float(max(here) - card.otherwise)
    later = [case.points for case in card.cases if case.when == WHEN_IN_HISTORY]
    return -0.5 * (max(later) - card.otherwise) if later else 0.0


def _filled() -> list[int]:
    """[card]: how many cards have to lie under it before its solstice ability works."""
    found = [0] * KINDS
    for ability in ABILITIES:
        for condition in ability.conditions:
            count = condition.count
            if ability.trigger == SOLSTICE and count is not None and count.of == OF_CARDS_HERE:
                found[ability.card] = condition.n
    return found


def _needed_by() -> list[list[int]]:
    """[card]: the cards that can be played only while it is in play."""
    found: list[list[int]] = [[] for _ in range(KINDS)]
    for card in range(KINDS):
        for condition in REQUIRES[card]:
            if condition.kind == IF_IN_PLAY:
                found[condition.what].append(card)
    return found


ABILITIES_OF: Final = _by_card()
NEEDED_BY: Final = _needed_by()
FILLED: Final = _filled()
IS_SCROLL: Final = [card.icons[SCROLL] > 0 for card in CARDS]
CHANGES: Final = [_changes(card) for card in CARDS]
LEAVES: Final = [_leaves_the_cycle(card) for card in range(KINDS)]
EXPECTED: Final = [_expected(card) for card in CARDS]
IN_GARRISON: Final = [_in_garrison(card) for card in CARDS]
INNOVATING: Final = next(instr for instr in ABILITIES[INNOVATE].code if instr.op == ops.BREAK_THROUGH)
"""What an innovation takes."""
