"""What the numbers of a game mean: the layout of its observation, its actions and their features."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from civtable.core.errors import BadSetting
from civtable.core.game import State
from civtable.core.observation import Observer, Part
from civtable.core.words import Argument, Reason
from civtable.games import AnyGame, game_named


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


@dataclass(frozen=True, eq=False)
class Spec:
    """A game for a number of players, as a learner needs to know it.

    A policy fits as long as `game_version` and `version` stay the same. `codes` are the actions as people
    write them. `features` has a row for every action, laid out as `feature_layout` says.
    """

    game: str
    game_version: int
    version: int
    players: int
    layout: tuple[Stretch, ...]
    scales: NDArray[np.float32]
    codes: tuple[str, ...]
    feature_layout: tuple[Stretch, ...]
    features: NDArray[np.int16]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout[-1].stop

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.codes)

    def names(self) -> list[str]:
        """Every number by name: `self.goods wood`."""
        return [f"{stretch.name} {name}" for stretch in self.layout for name in stretch.names]

    def find(self, name: str) -> Stretch:
        """The stretch of that name."""
        for stretch in self.layout:
            if stretch.name == name:
                return stretch
        raise KeyError(name)

    def __str__(self) -> str:
        """The layout, a line for each stretch."""
        head = f"{self.game} {self.game_version}, observation {self.version}, {self.players} players: "
        return "\n".join([f"{head}{self.size} numbers, {self.actions} actions", *map(str, self.layout)])


def observer_of(game: AnyGame) -> Observer[State]:
    """How a game writes its positions; refuses one that cannot."""
    if game.observer is None:
        raise ValueError(f"{game.name} has no observation yet")
    return game.observer


@cache
def spec(game: str, players: int | None = None) -> Spec:
    """What the numbers and actions of a game mean; with as few players as can play it, if nobody says."""
    found = game_named(game)
    observer = observer_of(found)
    seats = found.seats[0] if players is None else players
    if seats not in found.seats:
        known = ", ".join([str(n) for n in found.seats])
        args: dict[str, Argument] = {"game": found.name, "seats": seats, "known": known}
        raise BadSetting(Reason("setting-seats", args))
    layout = stretches(observer.parts(seats))
    return Spec(
        game=found.name,
        game_version=found.version,
        version=observer.version,
        players=seats,
        layout=layout,
        scales=scales_of(layout),
        codes=tuple(option.code for option in found.options),
        feature_layout=stretches(observer.features()),
        features=np.array(observer.options(), dtype=np.int16),
    )
