"""What was measured, in words: numbers with their doubt, and what may as well be equal called so."""

from typing import Final

from civtable.analysis.findings import Difference, Weighed
from civtable.analysis.setting import NOISE
from civtable.analysis.weighing import Table
from civtable.core.game import State
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


def compared(table: Table, sandbox: State, other: Weighed) -> Phrase:
    """What the best option gains over another one, which was measured against it."""
    words = table.game.words(sandbox, table.game.by_code[other.code])
    if other.value.is_noise():
        return Phrase("hint-equal", {"other": words})
    told = numbers(other.lead, other.win, -1)
    return Phrase(f"hint-gains-{table.game.name}", {"other": words, **told})
