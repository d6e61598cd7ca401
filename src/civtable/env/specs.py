"""What the numbers of a game mean: the layout of its observation, its actions and their features."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from civtable.core.errors import BadSetting
from civtable.core.game import State
from civtable.core.observation import Observer
from civtable.core.words import Argument, Reason
from civtable.env.stretches import Stretch as Stretch
from civtable.env.stretches import fixed, scales_of, stretches
from civtable.env.tokens import Reader, TokenSpec
from civtable.games import AnyGame, game_named


@dataclass(frozen=True, eq=False)
class Spec:
    """A game for a number of players, as a learner needs to know it.

    A policy fits as long as `game_version` and `version` stay the same. `codes` are the actions as people
    write them. `features` has a row for every action, laid out as `feature_layout` says. `reader` makes
    tokens of observations. All environments share what is here, so its arrays cannot be written.
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
    reader: Reader

    @property
    def tokens(self) -> TokenSpec:
        """What the tokens mean."""
        return self.reader.spec

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

    def __repr__(self) -> str:
        """How much there is, for developers; `print` shows the layout."""
        players = "1 player" if self.players == 1 else f"{self.players} players"
        return f"<Spec of {self.game}, {players}: {self.size} numbers, {self.actions} actions>"

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
    parts = observer.parts(seats)
    layout = stretches(parts)
    return Spec(
        game=found.name,
        game_version=found.version,
        version=observer.version,
        players=seats,
        layout=layout,
        scales=fixed(scales_of(layout)),
        codes=tuple(option.code for option in found.options),
        feature_layout=stretches(observer.features()),
        features=fixed(np.array(observer.options(), dtype=np.int16)),
        reader=Reader(parts, observer.things(), observer.printed(), seats, observer.most_tokens(seats)),
    )
