"""Putting questions on the stack."""

from typing import Final

from civtable.games.imperium import kinds
from civtable.games.imperium.state import (
    SOLSTICE,
    Imperium,
    Player,
)

PICK_UNIT: Final = 32768
"""In the third number of a picking step: cards still to pick, times this, plus the lowest option allowed."""

ANY_ORDER: Final = 1
"""As the lowest option: some have been picked, and any card may follow."""

NEVER_RESHUFFLE: Final = 1
UNTIL_FULL: Final = 2
"""As the second number of a drawing step: only what the deck holds; or until the hand is full."""


def asked(state: Imperium, seat: int, kind: int) -> int:
    """The kind of step for a question about a hand: its twin that is always asked, where others look on.

    Alone, nobody learns from what is passed over in one's own turn.
    """
    own_turn = seat == state.current and state.phase != SOLSTICE
    return kind if own_turn and not state.is_watched() else kind + 1


def confirm(state: Imperium, player: Player, ability: int, pc: int) -> None:
    """Ask whether to do an instruction that one may decline."""
    state.push(kinds.CONFIRMING, player.seat, ability, pc)


def push_payment(state: Imperium, player: Player, material: int, population: int, progress: int) -> None:
    """Ask how something is paid for."""
    if material or population or progress:
        state.push(kinds.PAYING, player.seat, material * 10000 + population * 100 + progress)
