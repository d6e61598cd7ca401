"""Turns the steps of the data files into instructions.

Nested steps become jumps, so that a running ability is a number and a position. Whatever nobody knows (an
operation, a key, a filter, a condition) stops the import: nothing is skipped in silence.
"""

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.instructions import SECRET, Instr
from civtable.games.imperium.abilities.operation import BY_WORD, OPERATIONS
from civtable.games.imperium.abilities.operations.tokens import is_payment, write_payment
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.terms import YOU


class Compiler(Writer):
    """Turns the steps of one ability into instructions."""

    def block(self, rows: list[Row], chosen: bool = False) -> None:
        """Several steps; payments one after the other are one payment."""
        i = 0
        while i < len(rows):
            if is_payment(rows[i]):
                i = write_payment(self, rows, i)
                continue
            self.step(rows[i], chosen and i == 0)
            i += 1

    def step(self, row: Row, chosen: bool) -> None:
        """One step; what other players do is put between EACH and RETURN."""
        word = row.text("op")
        assert word in BY_WORD, f"{row.where}: nobody knows the operation {word}"
        operation = BY_WORD[word]
        who = operation.who(row)
        each: Instr | None = None
        if who != YOU:
            each = self.add(ops.EACH)
            each.who = who
        operation.read(self, word, row, chosen)
        row.done()
        if each is not None:
            self.add(ops.RETURN)
            each.jump = self.here()

    def finished(self) -> list[Instr]:
        """The whole program, in which choices and costs that depend on a hand are marked."""
        self.add(ops.END)
        for pc in range(len(self.code)):
            instr = self.code[pc]
            starts = instr.starts if instr.op == ops.CHOOSE else [pc] if instr.op == ops.COST else []
            if any(asks_secretly(self.code, start) for start in starts):
                instr.flags |= SECRET
        return self.code

    def is_secret(self) -> bool:
        """Whether any step depends on which cards are in a hand."""
        return any(asks_secretly(self.code, pc) for pc in range(len(self.code)))


def asks_secretly(code: list[Instr], pc: int) -> bool:
    """Whether an instruction asks for a certain kind of hand card."""
    return OPERATIONS[code[pc].op].is_secret(code, pc)
