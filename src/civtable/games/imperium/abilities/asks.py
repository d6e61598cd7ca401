"""Questions that several operations put: whether to do something, how to pay for it."""

from civtable.games.imperium.state import (
    SOLSTICE,
    Imperium,
    Player,
)
from civtable.games.imperium.steps import CONFIRMING, AbilityStep, Pay


def twin_if_watched(state: Imperium, seat: int, kind: int) -> int:
    """The kind of step for a question about a hand: its twin that is always asked, where others look on.

    Alone, nobody learns from what is passed over in one's own turn.
    """
    own_turn = seat == state.current and state.phase != SOLSTICE
    return kind if own_turn and not state.is_watched() else kind + 1


def ask_whether(state: Imperium, player: Player, ability: int, position: int) -> None:
    """Ask whether to do an instruction that one may decline."""
    state.steps.append(AbilityStep(CONFIRMING, player.seat, ability, position))


def ask_payment(state: Imperium, player: Player, material: int, population: int, progress: int) -> None:
    """Ask how something is paid for."""
    if material or population or progress:
        state.steps.append(Pay(player.seat, material, population, progress))
