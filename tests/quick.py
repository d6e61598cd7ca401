"""Choices that soon end a game, for tests that need one that is over."""

import random
from collections.abc import Sequence


def quick_choice(codes: Sequence[str], dice: random.Random) -> str:
    """In Stone Age: gather a little, take every card, rather starve than pay for food; else at random."""
    for first in ("starve", "place 3 forest", "place 3 clay_pit", "place 3 quarry", "place 3 river"):
        if first in codes:
            return first
    wanted = [code for code in codes if "card_" in code or code.startswith("pay")]
    return dice.choice(wanted or [code for code in codes if code != "decline"] or list(codes))
