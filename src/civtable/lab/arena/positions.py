"""The positions of a game in which there was something to choose, with the choice, for a dataset."""

import zlib
from array import array
from dataclasses import dataclass
from typing import Final

from civtable.core.game import Decision, Option, State
from civtable.core.observation import memory_of, room_for, size_of
from civtable.games import AnyGame

WHOLE: Final = "i"
"""Numbers of 32 bits."""

QUICKLY: Final = 1
"""How hard observations are squeezed: they are mostly zeros, and only travel to who writes them down."""


@dataclass(frozen=True)
class Positions:
    """A row for each choice, column by column, in the bytes that Arrow takes as they are."""

    rows: int
    plies: bytes  # how many choices were made before
    seats: bytes  # who chose, a byte each
    starts: bytes  # where the options of each row begin in the next column, and where the last ones end
    options: bytes  # the indices of what was offered
    choices: bytes  # the index of what was chosen
    squeezed: bytes  # the observations, 16 bits a number

    def observations(self) -> bytes:
        """The numbers of all positions."""
        return zlib.decompress(self.squeezed)


class Notebook:
    """Takes down a game while it is played."""

    def __init__(self, game: AnyGame, players: int) -> None:
        assert game.observer is not None, game.name
        self.observer = game.observer
        self.giving_up = game.giving_up
        self.numbers = room_for(size_of(game.observer.parts(players)))
        self.plies = array(WHOLE)
        self.seats = bytearray()
        self.starts = array(WHOLE, [0])
        self.options = array(WHOLE)
        self.choices = array(WHOLE)
        self.observations = bytearray()

    def add(self, ply: int, state: State, decision: Decision, option: Option) -> None:
        """Take down a choice before it is carried out; what has one answer was none.

        As in the environments, giving up is not among the options while there is something else.
        """
        offered = [one.index for one in decision.options if one is not self.giving_up]
        if len(offered) < 2:
            return
        self.observer.write(state, decision.seat, self.numbers)
        self.plies.append(ply)
        self.seats.append(decision.seat)
        self.options.extend(offered)
        self.starts.append(len(self.options))
        self.choices.append(option.index)
        self.observations += memory_of(self.numbers)

    def packed(self) -> Positions:
        """All of it, ready to be sent."""
        return Positions(
            rows=len(self.seats),
            plies=self.plies.tobytes(),
            seats=bytes(self.seats),
            starts=self.starts.tobytes(),
            options=self.options.tobytes(),
            choices=self.choices.tobytes(),
            squeezed=zlib.compress(self.observations, QUICKLY),
        )
