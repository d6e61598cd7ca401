"""What the person's cards do to the automa, the only other player of a solo game.

A card that it would draw goes from its deck to its discard. It never discards from a hand and returns no
unrest for an effect of the person. Where others may do something that helps them, it does.
"""

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.operation import OPERATIONS
from civtable.games.imperium.state import CarryingOn, Imperium
from civtable.games.imperium.steps import AbilityStep


class AutomaSuffers(CarryingOn[AbilityStep]):
    """The automa's part of "each other player" or "all players"."""

    __slots__ = ()

    def carry_on(self, state: Imperium, step: AbilityStep) -> None:
        """Do for the automa what stands there, up to the end of the part."""
        automa = state.automa
        assert automa is not None, "there is no automa"
        code = ABILITIES[step.ability].code
        at = step.position
        while code[at].op != ops.RETURN and not state.ended:
            at = OPERATIONS[code[at].op].suffer(state, automa, code[at], at)
