"""Where a table is kept in memory, with whoever is there. A cache, never the truth."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from civtable.server.running.at_work import at_its_table
from civtable.server.storage.store import Entry
from civtable.server.tables.table import Table
from civtable.server.tables.tokens import token_match

KEEP_EVERY: Final = 32
KEPT: Final = 3
"""A room keeps its table of some moments, so that what happened lately can be told again without a replay."""

RECENT: Final = KEEP_EVERY * (KEPT - 1)
"""From how many entries back a lost connection is taken up again; before that, it gets the whole table."""


class Watcher(Protocol):
    """Somebody who is told of everything that happens at a table."""

    eyes: int

    def tell(self, text: str) -> None:
        """Send a message, soon and in order."""
        ...

    def dismiss(self, code: int) -> None:
        """End the connection, with a code that says why."""
        ...


@dataclass
class Room:
    """A table in memory. Who changes it holds `lock`, and writes to the database before anybody is told."""

    table: Table
    recent: deque[Entry] = field(default_factory=lambda: deque(maxlen=KEEP_EVERY * KEPT))
    earlier: deque[Table] = field(default_factory=lambda: deque(maxlen=KEPT))
    token_hashes: list[tuple[str, int]] = field(default_factory=list)
    seen: dict[int, float] = field(default_factory=dict)  # when each seat was last here
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    users: int = 0  # requests that are busy with it
    unsure: bool = False  # the database may know more
    gone: bool = False  # forgotten: whoever still has it has to come again
    looked: float = 0.0  # when somebody last looked at it, as the database knows
    away: bool = False  # nobody has looked for long: its bots rest
    saved: int = 0  # the number of the entry at which its position was last kept

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    def __post_init__(self) -> None:
        self.keep()

    def keep(self) -> None:
        """Keep the table as it is now, at its first entry and then at every so many."""
        if self.table.seq % KEEP_EVERY == 0:
            self.earlier.append(self.table)

    def come_to(self, entries: Sequence[Entry], after: Table) -> None:
        """The table is now the one after its next entries."""
        self.table = after
        self.recent.extend(entries)
        self.keep()

    @at_its_table
    def before(self, seq: int) -> tuple[Table, list[Entry]] | None:
        """The table as it was after some entry, and what came later; None if too long ago."""
        table = next((kept for kept in reversed(self.earlier) if kept.seq <= seq), None)
        if table is None:
            return None
        for entry in self.recent:
            if table.seq < entry.seq <= seq:
                table = table.after(entry)
        return table, [entry for entry in self.recent if entry.seq > seq]

    def tell(self, text: str) -> None:
        """Tell everybody who watches."""
        for watcher in list(self.watchers):
            watcher.tell(text)

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return token_match(self.token_hashes, token)


def room_with(table: Table, entries: Sequence[Entry]) -> Room:
    """The room of a table as it was made, after all its entries; it keeps the tables of the last moments."""
    long_ago = max(0, (len(entries) // KEEP_EVERY - KEPT) * KEEP_EVERY)
    room = Room(table.after_many(entries[:long_ago]))
    for start in range(long_ago, len(entries), KEEP_EVERY):
        later = entries[start : start + KEEP_EVERY]
        room.come_to(later, room.table.after_many(later))
    return room
