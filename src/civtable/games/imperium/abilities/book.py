"""All abilities of all cards, by card and trigger, and what cards change as long as they are in play.

The tables are filled by `library`, once, when the game is imported: what runs abilities is imported before
that, since an operation is read and done in one place.
"""

from typing import Final

from civtable.games.imperium.abilities.conditions import Condition
from civtable.games.imperium.abilities.instructions import Ability, Effects, Instr
from civtable.games.imperium.cards.table import KINDS
from civtable.games.imperium.steps import AbilityStep
from civtable.games.imperium.terms import NONE

ABILITIES: Final[list[Ability]] = []
ABILITY_NAMES: Final[list[str]] = []
EFFECTS: Final = [Effects() for _ in range(KINDS)]
REQUIRES: Final[list[list[Condition]]] = [[] for _ in range(KINDS)]
"""By card: what has to hold for it to be played."""

PLAY_ABILITY: Final = [NONE] * KINDS
EXHAUST_ABILITY: Final = [NONE] * KINDS
SOLSTICE_ABILITY: Final = [NONE] * KINDS
GAIN_ABILITY: Final = [NONE] * KINDS
ENTER_ABILITY: Final = [NONE] * KINDS
"""By card: its ability with that trigger and without a cue; NONE if it has none."""

CUED_ABILITIES: Final[list[list[int]]] = [[] for _ in range(KINDS)]
"""By card: the abilities that wait for something."""

WAITS_FOR: Final = [0] * KINDS
"""By card: the cues that its abilities wait for."""


def instruction_of(step: AbilityStep) -> Instr:
    """The instruction at which an ability stands."""
    return ABILITIES[step.ability].code[step.position]
