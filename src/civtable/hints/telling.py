"""What was measured, in words: numbers with their doubt, and what may as well be equal called so."""

from collections.abc import Sequence
from typing import Final

from civtable.analysis.findings import Difference, Weighed
from civtable.analysis.setting import NOISE
from civtable.analysis.weighing import Table
from civtable.core.game import Option, State
from civtable.core.several import is_begun, several_of
from civtable.core.words import Argument, Phrase

MINUS: Final = "−"


def signed(number: float) -> str:
    """A whole number with its sign, the same in all languages."""
    whole = round(number)
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "0"


def numbers(lead: Difference, win: Difference, turned: int) -> dict[str, Argument]:
    """Points at the end with what they may be off, and the chance to win in hundredths, as words get them."""
    return {
        "points": signed(turned * lead.mean),
        "doubt": max(1, round(NOISE * lead.error)),
        "win": signed(100 * turned * win.mean),
    }


def whole_choice(table: Table, sandbox: State, option: Option) -> list[Option]:
    """An option, and what the book would choose together with it."""
    row = [option]
    state = sandbox.copy()
    table.game.apply(state, option)
    book = table.make("")
    while is_begun(table.game, state):
        decision = table.game.decision(state)
        assert decision is not None
        row.append(book.choose(state, decision))
        table.game.apply(state, row[-1])
    return row


def words_of(table: Table, sandbox: State, row: Sequence[Option]) -> Phrase:
    """A choice in words: of things that are chosen together all of them.

    Which one comes first says little: another choice that begins with one of them is one without the others.
    """
    several = several_of(table.game, sandbox)
    state = sandbox.copy()
    said = []
    for option in row:
        if len(row) == 1 or several is None or option is not several.enough:
            said.append(table.game.words(state, option))
        table.game.apply(state, option)
    return said[0] if len(said) == 1 else Phrase("hint-together", {"things": said})


def compared(table: Table, sandbox: State, other: Weighed) -> Phrase:
    """What the best option gains over another one, which was measured against it."""
    words = words_of(table, sandbox, whole_choice(table, sandbox, table.game.by_code[other.code]))
    if other.value.is_noise():
        return Phrase("hint-equal", {"other": words})
    told = numbers(other.lead, other.win, -1)
    return Phrase(f"hint-gains-{table.game.name}", {"other": words, **told})
