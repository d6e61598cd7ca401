"""Numbers in a row, a stretch for each part: where it stands, what is in it, and by what to divide it."""

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from civtable.core.layout import Part

Number = TypeVar("Number", bound=np.generic)


@dataclass(frozen=True)
class Stretch:
    """Numbers that belong together: where they stand, what each is called, and by what to divide them."""

    name: str
    start: int
    stop: int
    scale: int
    meaning: str
    names: tuple[str, ...]

    @property
    def at(self) -> slice:
        """For picking them from an array: `observation[..., stretch.at]`."""
        return slice(self.start, self.stop)

    def __repr__(self) -> str:
        """Where it stands, for developers; its names may be hundreds."""
        return f"<Stretch {self.name}: {self.start} to {self.stop - 1}, /{self.scale}>"

    def __str__(self) -> str:
        """A line of the layout."""
        return f"{self.start:5} to {self.stop - 1:<5} {self.name:24} /{self.scale:<4} {self.meaning}"


def stretches(parts: list[Part]) -> tuple[Stretch, ...]:
    """The parts with their places."""
    found: list[Stretch] = []
    at = 0
    for part in parts:
        end = at + len(part.names)
        found.append(Stretch(part.name, at, end, part.scale, part.meaning, tuple(part.names)))
        at = end
    return tuple(found)


def scales_of(layout: tuple[Stretch, ...]) -> NDArray[np.float32]:
    """By what to divide each number."""
    return np.repeat(
        np.array([stretch.scale for stretch in layout], dtype=np.float32),
        [stretch.stop - stretch.start for stretch in layout],
    )


def fixed(array: NDArray[Number]) -> NDArray[Number]:
    """An array that many share, and that nobody can write to any more."""
    array.setflags(write=False)
    return array
