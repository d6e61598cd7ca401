"""Observations as tokens, for models that attend: every card, place or ability that numbers speak of is one.

The tokens of a position are read from its numbers: which number is what of which token follows from the
classes of the game's parts (core/layout.py). So they say what the flat observation says, and nothing else.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civtable.core.layout import Lookups, More, Part, Thing, Things, Whereabouts
from civtable.core.observation import seats_around
from civtable.env.stretches import Stretch, fixed, scales_of, stretches

VERSION: Final = 1
"""Rises when tokens are made of numbers in another way."""

NOBODY: Final = "table"
RIVAL: Final = "automa"
NONE: Final = "none"
AMOUNT: Final = "amount"
KIND, OWNER, ZONE, IDENTITY = range(4)
"""The columns of `ids`."""


class Tokens(NamedTuple):
    """The tokens of n positions, and the numbers that are said about seats and table.

    `ids` (n, most, 4): kind, owner, zone and identity of each token, to be embedded; all 0 where there is no
    token. `features` (n, most, features). `mask` (n, most): where there is one. `seats` (n, players, numbers)
    has oneself first. `table` (n, numbers). Features and numbers are divided by their scales.
    """

    ids: NDArray[np.int16]
    features: NDArray[np.float32]
    mask: NDArray[np.bool_]
    seats: NDArray[np.float32]
    table: NDArray[np.float32]

    def __repr__(self) -> str:
        """How many, for developers."""
        return f"<Tokens of {len(self.ids)} positions, {self.ids.shape[1]} at most in each>"


@dataclass(frozen=True)
class Zone:
    """Where a token may lie: by what its amount was divided, and what it means to lie there."""

    name: str
    kind: str
    scale: int
    meaning: str


@dataclass(frozen=True, eq=False)
class TokenSpec:
    """What tokens of a game mean.

    `ids` are indices into `kinds`, `owners`, `zones` and `identities`, whose first entries stand for nothing.
    `features` names the columns of `Tokens.features`. `printed` has a row for every identity, laid out as
    `printed_layout` says. `seat` and `table` name the numbers of `Tokens.seats` and `Tokens.table`.
    """

    version: int
    most: int
    kinds: tuple[str, ...]
    owners: tuple[str, ...]
    zones: tuple[Zone, ...]
    identities: tuple[str, ...]
    features: tuple[str, ...]
    printed_layout: tuple[Stretch, ...]
    printed: NDArray[np.float32]
    seat: tuple[str, ...]
    table: tuple[str, ...]

    def __repr__(self) -> str:
        """How much there is, for developers."""
        kinds, zones = ", ".join(self.kinds[1:]), len(self.zones) - 1
        return f"<TokenSpec: {kinds}; {zones} zones, {len(self.identities) - 1} identities>"


class Slot(NamedTuple):
    """A number that may be a token: its column, what it is, and where more is said about it."""

    column: int
    kind: int
    owner: int
    zone: int
    identity: int
    more: dict[int, int]  # column by feature
    looks_up: bool = False  # the number is the identity, counted from the given one
    places: int = 0  # the number is a place: which list of zones says where; 0 if it is no place
    elsewhere: int = 0


class Reader:
    """Makes tokens of the numbers of one game, for a number of players."""

    def __init__(
        self, parts: list[Part], things: list[Thing], printed: list[Part], players: int, most: int
    ) -> None:
        self.players = players
        self.most = most
        self._layout = stretches(parts)
        self._parts = parts
        self._things = things
        self._printed = printed
        self._seats = seats_around(players)
        self.owners = (NOBODY, *self._seats, RIVAL)
        self.kinds = (NONE, *dict.fromkeys(thing.kind for thing in things))
        self.zones: list[Zone] = [Zone(NONE, NONE, 1, "no token")]
        self.places: list[list[int]] = [[0]]
        self.features: list[str] = [AMOUNT]
        self._identity = {(thing.kind, thing.name): i + 1 for i, thing in enumerate(things)}
        self.slots: list[Slot] = []
        self._named: dict[str, dict[str, Slot]] = {}
        for stretch, part in zip(self._layout, parts, strict=True):
            self._take(stretch, part)
        self._prepare()

    @cached_property
    def spec(self) -> TokenSpec:
        """What the tokens mean."""
        layout = stretches(self._printed)
        rows = np.array([[0] * layout[-1].stop, *[thing.printed for thing in self._things]], np.float32)
        return TokenSpec(
            version=VERSION,
            most=self.most,
            kinds=self.kinds,
            owners=self.owners,
            zones=tuple(self.zones),
            identities=(NONE, *[thing.name for thing in self._things]),
            features=tuple(self.features),
            printed_layout=layout,
            printed=fixed(rows / scales_of(layout)),
            seat=tuple(name.partition(".")[2] for name in self._plain("self")),
            table=tuple(self._plain(NOBODY)),
        )

    # Which number is what.

    def _owner(self, name: str) -> tuple[str, str]:
        """Whose a part is, and its name without that."""
        before, _, rest = name.partition(".")
        return (before, rest) if before in self.owners[1:] else (NOBODY, name)

    def _zone(self, name: str, part: Part, kind: str) -> int:
        """The number of a zone; those of all owners with the same name are one."""
        found = Zone(name, kind, part.scale, part.meaning)
        names = [zone.name for zone in self.zones]
        if name not in names:
            self.zones.append(found)
            return len(self.zones) - 1
        return names.index(name)

    def _feature(self, name: str) -> int:
        if name not in self.features:
            self.features.append(name)
        return self.features.index(name)

    def _take(self, stretch: Stretch, part: Part) -> None:
        """The tokens that a part may have."""
        owner, name = self._owner(part.name)
        whose = self.owners.index(owner)
        slots: list[Slot] = []
        if isinstance(part, More):
            self._say_more(stretch, part)
        elif isinstance(part, Things):
            zone, kind = self._zone(name, part, part.kind), self.kinds.index(part.kind)
            for column, thing in enumerate(part.names, stretch.start):
                identity = self._identity[part.kind, thing]
                slots.append(Slot(column, kind, whose, zone, identity, {0: column}))
        elif isinstance(part, Lookups):
            kind = self.kinds.index(part.kind)
            before = [thing.kind for thing in self._things].index(part.kind)
            for column, label in enumerate(part.names, stretch.start):
                zone = self._zone(name if len(part.names) == 1 else f"{name} {label}", part, part.kind)
                slots.append(Slot(column, kind, whose, zone, before, {}, looks_up=True))
        elif isinstance(part, Whereabouts):
            kind = self.kinds.index(part.kind)
            self.places.append([self._zone(f"{name} {place}", part, part.kind) for place in part.places])
            lying = len(self.places) - 1
            for column, thing in enumerate(part.things, stretch.start):
                identity = self._identity[part.kind, thing]
                slots.append(
                    Slot(column, kind, whose, 0, identity, {0: column}, False, lying, part.elsewhere)
                )
        self.slots += slots
        self._named[part.name] = dict(zip(part.names, slots, strict=False))

    def _say_more(self, stretch: Stretch, part: More) -> None:
        """More columns for the tokens of another part."""
        about = self._named[part.about]
        name = part.name.rpartition(".")[2]
        for column, label in enumerate(part.names, stretch.start):
            if len(about) == 1:
                (slot,) = about.values()
                slot.more[self._feature(name if len(part.names) == 1 else f"{name} {label}")] = column
            else:
                about[label].more[self._feature(name)] = column

    def _plain(self, owner: str) -> list[str]:
        """The names of the numbers that are said about somebody; those of the automa are the table's."""
        return [
            f"{part.name} {label}" for part in self._parts if self._says(part, owner) for label in part.names
        ]

    def _says(self, part: Part, owner: str) -> bool:
        whose = self._owner(part.name)[0]
        return type(part) is Part and (whose if whose in self._seats else NOBODY) == owner

    def _columns(self, owner: str) -> list[int]:
        return [
            column
            for stretch, part in zip(self._layout, self._parts, strict=True)
            if self._says(part, owner)
            for column in range(stretch.start, stretch.stop)
        ]

    # The same as arrays.

    def _prepare(self) -> None:
        """By column: its token and what it says there. By token: what it is."""
        size = self._layout[-1].stop
        self._inverse = 1 / scales_of(self._layout)
        self._slot_of = np.full(size, -1)
        self._feature_of = np.zeros(size, np.int64)
        self._elsewhere = np.zeros(size, np.int16)
        for number, slot in enumerate(self.slots):
            self._slot_of[[slot.column, *slot.more.values()]] = number
            self._elsewhere[slot.column] = slot.elsewhere
            for feature, column in slot.more.items():
                self._feature_of[column] = feature
        self._paper = np.empty(0, np.int32)
        self._lead = np.array([slot.column for slot in self.slots])
        self._ids = np.array([slot[1:5] for slot in self.slots], np.int16)
        self._looks_up = np.array([slot.looks_up for slot in self.slots])
        self._lying = np.array([slot.places for slot in self.slots])
        self._widest = max([len(zones) for zones in self.places])
        self._places = np.array(
            [[0, *zones, *[zones[-1]] * (self._widest - len(zones))] for zones in self.places], np.int16
        )
        self.of_seats = np.array([self._columns(seat) for seat in self._seats])
        self.of_table = np.array(self._columns(NOBODY))

    def room(self, n: int) -> Tokens:
        """Arrays for the tokens of n positions, all empty."""
        return Tokens(
            np.zeros((n, self.most, 4), np.int16),
            np.zeros((n, self.most, len(self.features)), np.float32),
            np.zeros((n, self.most), np.bool_),
            np.zeros((n, *self.of_seats.shape), np.float32),
            np.zeros((n, *self.of_table.shape), np.float32),
        )

    def read(self, numbers: NDArray[np.int16], out: Tokens | None = None) -> Tokens:
        """The tokens of n positions, (n, size) numbers, in their order; in new arrays or in given ones.

        Most numbers are zero, so only the others are looked at.
        """
        n, size = numbers.shape
        tokens = self.room(n) if out is None else out
        for array in tokens[:3] if out is not None else ():
            array.fill(0)
        flat = numbers.ravel()
        said = np.flatnonzero(flat != 0)
        rows, columns = np.divmod(said, size)
        values, about = flat[said], self._slot_of[columns]
        kept = (about >= 0) & (values != self._elsewhere[columns])
        columns, values = columns[kept], values[kept]
        keys = rows[kept] * len(self.slots) + about[kept]
        there = np.zeros(n * len(self.slots), np.bool_)
        there[keys] = True
        found = np.flatnonzero(there)
        owners, slots = np.divmod(found, len(self.slots))
        counts = np.bincount(owners, minlength=n)
        assert counts.max() <= self.most, f"{counts.max()} tokens where {self.most} were thought to be enough"
        at = np.arange(len(owners)) + np.repeat(np.arange(n) * self.most - counts.cumsum() + counts, counts)
        place = self._scratch(n * len(self.slots))
        place[found] = at
        tokens.ids.reshape(-1, 4)[at] = self._identified(slots, numbers[owners, self._lead[slots]])
        tokens.mask.reshape(-1)[at] = True
        features = tokens.features.reshape(-1, len(self.features))
        features[place[keys], self._feature_of[columns]] = values * self._inverse[columns]
        features[at[self._looks_up[slots]], 0] = 1
        np.multiply(numbers[:, self.of_seats], self._inverse[self.of_seats], out=tokens.seats)
        np.multiply(numbers[:, self.of_table], self._inverse[self.of_table], out=tokens.table)
        return tokens

    def _scratch(self, size: int) -> NDArray[np.int32]:
        """Memory that is used again and again; what is in it means nothing."""
        if len(self._paper) < size:
            self._paper = np.empty(size, np.int32)
        return self._paper

    def _identified(self, slots: NDArray[np.int64], values: NDArray[np.int16]) -> NDArray[np.int16]:
        """What the tokens are; of some the number says which thing, of some where it lies."""
        ids = self._ids[slots]
        looking, lying = self._looks_up[slots], self._lying[slots]
        ids[looking, IDENTITY] = np.where(values[looking], ids[looking, IDENTITY] + values[looking], 0)
        placed = lying > 0
        ids[placed, ZONE] = self._places[lying[placed], np.minimum(values[placed], self._widest)]
        return ids
