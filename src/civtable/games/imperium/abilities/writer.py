"""What operations write their instructions into, and how amounts and flags are read."""

from abc import abstractmethod

from civtable.games.imperium.abilities.instructions import (
    ANY_NUMBER,
    EVERY,
    FREE,
    IF_ABLE,
    IGNORES_STATE,
    MANY,
    MAY,
    UP_TO,
    Instr,
)
from civtable.games.imperium.cards.reading import Row


class Writer:
    """A list of instructions that grows, for the ability of a card."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.code: list[Instr] = []

    def add(self, op: int) -> Instr:
        """The next instruction."""
        instr = Instr(op)
        self.code.append(instr)
        return instr

    @abstractmethod
    def block(self, rows: list[Row], chosen: bool = False) -> None:
        """Several steps. `chosen`: the player has already chosen to do them."""

    def here(self) -> int:
        """The position of the next instruction."""
        return len(self.code)

    def flags(self, row: Row) -> int:
        """What a step says besides numbers."""
        flags = 0
        if row.flag("may"):
            flags |= MAY
        if row.flag("up_to"):
            flags |= UP_TO
        if row.flag("if_able"):
            flags |= IF_ABLE
        if row.flag("free"):
            flags |= FREE
        if row.flag("ignore_state"):
            flags |= IGNORES_STATE
        return flags

    def amount(self, instr: Instr, row: Row) -> None:
        """How many: a number, any number, or all."""
        if not row.has("n"):
            return
        n = row.value("n")
        if isinstance(n, int):
            instr.n = n
        elif n == "any":
            instr.flags |= ANY_NUMBER
            instr.n = MANY
        else:
            assert n == "all", row.where
            instr.flags |= EVERY
            instr.n = MANY
