"""What happens when a clock has come to zero."""

import logging
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from civtable.bots.levels import bot_phrase
from civtable.core.errors import GameError
from civtable.core.words import Argument, Phrase, phrase_json
from civtable.server.clocks.rules import RESIGN
from civtable.server.clocks.uptime import BEAT
from civtable.server.running.looking import again_and_again
from civtable.server.storage.schema import tables
from civtable.server.tables.changes import Change
from civtable.server.tables.hall import Hall
from civtable.server.tables.table import Table

LATE: Final = 1.0
"""How many seconds after zero a clock falls: a choice that was on its way comes first."""

LEAST_PAUSE: Final = 0.05
LOG: Final = logging.getLogger("civtable.server")


class Falls:
    """Counts server seconds, and lets clocks fall whose time is over.

    Every process looks at all tables. Which of them acts is decided by the number of the entry: who comes
    second finds a clock that does not run any more.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.busy: set[str] = set()  # tables at which one is about to fall

    async def watch(self) -> None:
        """Count and look again and again, as long as the server runs.

        Clocks stand still while the database is not there.
        """

        async def count_and_look() -> float:
            await self.hall.uptime.beat()
            return await self.look()

        await again_and_again("clocks", count_and_look, BEAT)

    async def look(self) -> float:
        """Let those fall whose time is over; for how many seconds there is nothing to do."""
        now = self.hall.uptime.now()
        query = select(tables.c.id, tables.c.due).where(tables.c.due < now + BEAT - LATE)
        query = query.where(tables.c.problem.is_(None), ~tables.c.away)
        rows = await self.hall.store.read(lambda connection: connection.execute(query).all())
        pause = BEAT
        for table_id, due in rows:
            if due + LATE > now:
                pause = min(pause, due + LATE - now)
            elif table_id not in self.busy:
                self.busy.add(table_id)
                self.hall.in_background(self.fall(table_id))
        return max(pause, LEAST_PAUSE)

    async def fall(self, table_id: str) -> None:
        """Let the clock of a table fall, if its time is still over."""
        try:
            async with self.hall.at(table_id) as room:
                await self.hall.change(room, lambda: falling(room.table, self.hall.uptime.now()))
        except (SQLAlchemyError, GameError):
            pass  # the next look may find the database, or the table, as it should be
        except Exception as error:  # this table's clock, and no other
            LOG.exception("the clock of table %s cannot fall", table_id)
            await self.hall.set_aside(table_id, error)
        finally:
            self.busy.discard(table_id)


def falling(table: Table, now: float) -> list[Change]:
    """What happens at a table whose running clock has come to zero; nothing if it has not.

    Who has chosen to resign at zero does so if the rules let them now; else a bot plays until they do, or for
    good in a game that nobody can leave.
    """
    times, rule = table.times, table.clock
    if times is None or rule is None or times.due is None or now < times.due + LATE:
        return []
    seat = times.seat
    assert seat is not None
    gone = rule.zero == RESIGN
    why = (
        "clock-note-bot" if not gone else "clock-note-resigns" if table.game.giving_up else "clock-note-gone"
    )
    args: dict[str, Argument] = {"player": Phrase(f"seat-{seat}"), "level": bot_phrase(rule.level)}
    changes: list[Change] = [
        ("fall", seat, {"level": rule.level, "gone": gone}),
        ("note", None, phrase_json(Phrase(why, args))),
    ]
    leaving = table.leaving if gone else None
    return [*changes, ("move", seat, leaving.code)] if leaving is not None else changes
