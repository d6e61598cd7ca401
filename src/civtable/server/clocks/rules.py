"""What was chosen about time when a table was made."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from civtable.core.values import Json

LIVE: Final = "live"
"""Everybody is at the table: a bank for the whole game, and an increment for each time one was asked."""

DAYS: Final = "days"
"""A game over days: a time for each turn, a bank for the turns that take longer, and days off."""

BOT: Final = "bot"
RESIGN: Final = "resign"
"""What happens at zero: a bot plays on until the person is back, or the seat gives up."""

BACK_LIVE: Final = 30
BACK_DAYS: Final = 12 * 3600
"""How many seconds at least somebody has who comes back after the clock has fallen."""


@dataclass(frozen=True)
class ClockRule:
    """The clock of a table, the same for all of its seats; times are in seconds."""

    kind: str
    bank: int  # for the whole game
    zero: str
    level: str  # of the bot that plays on
    increment: int = 0  # live: added whenever the question passes on to somebody else
    turn: int = 0  # over days: for each time that a seat is asked, before its bank is touched
    vacation: int = 0  # over days: how many days each seat may take off in the whole game

    @property
    def allowance(self) -> int:
        """What somebody has at least who takes the seat back, so that it does not fall at once."""
        return max(BACK_LIVE, self.increment) if self.kind == LIVE else min(BACK_DAYS, self.turn)

    def to_json(self) -> dict[str, Json]:
        """The form in the table's row and on the wire."""
        return asdict(self)


def clock_from_row(data: Any) -> ClockRule | None:
    """The clock of a table from its row; most have none."""
    return ClockRule(**data) if data is not None else None
