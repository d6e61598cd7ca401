"""Spaces that the two standards ask for, and the numbers of one table in them."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from civtable.env.spec import Spec

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def numbers_space(spec: Spec) -> Box:
    """All that an observation could hold, divided by the scales."""
    return Box(LEAST / spec.scales, MOST / spec.scales, dtype=np.float32)


def mask_space(spec: Spec) -> Box:
    """A mark for each action."""
    return Box(0, 1, (spec.actions,), np.int8)


def divided(numbers: NDArray[np.int16], inverse: NDArray[np.float32]) -> NDArray[np.float32]:
    """The numbers of a position by their scales: floats first, then in place, which numpy is quickest at."""
    found = numbers.astype(np.float32)
    found *= inverse
    return found


class LegalActions(Discrete):
    """The actions, of which a sample without a mask is one that is offered now."""

    def __init__(self, actions: int, mask: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(actions)
        self._mask = mask

    # The signature is that of Gymnasium, whose masks are of type Any.
    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any of the legal actions, if nobody says from which."""
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)
