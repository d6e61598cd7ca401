"""Spaces that the two standards ask for, and the numbers of one table in them."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import Space
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from civtable.env.specs import Spec

Seen: TypeAlias = NDArray[Any] | dict[str, NDArray[Any]]
"""Numbers, or tokens by name."""

INDEX: Final = np.dtype("<i4")
"""Of actions, as `Tables.legal` writes them; made once, since numpy takes long to read the name of a type."""

IDLE: Final = "no game is going on"
"""Why nothing can be chosen at a table before its first reset, and after the end of a game."""

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def numbers_space(spec: Spec) -> Box:
    """All that an observation could hold, divided by the scales."""
    return Box(LEAST / spec.scales, MOST / spec.scales, dtype=np.float32)


def token_space(spec: Spec) -> Dict:
    """The tokens of one position, by the names of `Tokens`."""
    tokens = spec.tokens
    kinds = [tokens.kinds, tokens.owners, tokens.zones, tokens.identities]
    most = np.array([[len(names) - 1 for names in kinds]] * tokens.most, np.int16)
    spaces: dict[str, Space[Any]] = {
        "ids": Box(np.zeros_like(most), most, dtype=np.int16),
        "features": Box(LEAST, MOST, (tokens.most, len(tokens.features)), np.float32),
        "mask": Box(0, 1, (tokens.most,), np.int8),
        "seats": Box(LEAST, MOST, (spec.players, len(tokens.seat)), np.float32),
        "table": Box(LEAST, MOST, (len(tokens.table),), np.float32),
    }
    return Dict(spaces)


class Observing:
    """What is seen at one table: its numbers divided by their scales, or its tokens."""

    def __init__(self, spec: Spec, numbers: NDArray[np.int16], tokens: bool) -> None:
        self.space: Space[Any] = token_space(spec) if tokens else numbers_space(spec)
        self._read = spec.reader.read if tokens else None
        self._numbers = numbers
        self._inverse: NDArray[np.float32] = np.float32(1) / spec.scales

    def seen(self) -> Seen:
        """In new arrays."""
        if self._read is None:
            return divided(self._numbers, self._inverse)
        read = self._read(self._numbers[np.newaxis])
        found = {name: array[0] for name, array in read._asdict().items()}
        return {**found, "mask": found["mask"].astype(np.int8)}


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

    def __reduce__(self) -> tuple[object, ...]:
        """A plain space with the same lots to come: the game, whose mask is asked for, stays where it is."""
        return Discrete, (int(self.n),), {name: kept for name, kept in vars(self).items() if name != "_mask"}
