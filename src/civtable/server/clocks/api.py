"""What people ask of their clocks: days off, and the seat back after a bot has played for them."""

from fastapi import APIRouter

from civtable.server.api import REFUSALS
from civtable.server.clocks.forms import Vacation
from civtable.server.errors import refused
from civtable.server.forms import models
from civtable.server.tables.api import AtSeat
from civtable.server.tables.changes import Change
from civtable.server.tables.hall import Hall
from civtable.server.tables.play import must_have_room, must_run
from civtable.server.tables.room import Room

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


@router.post("/{table_id}/vacation", response_model=models.Accepted)
async def vacation(asker: AtSeat, wish: Vacation) -> dict[str, int]:
    """Stop one's clock for some days, as often as days off are left; 0 lets it run again."""
    return await asker.act("write", lambda hall, room, seat: take_days(hall, room, seat, wish.days))


@router.post("/{table_id}/back", response_model=models.Accepted)
async def back(asker: AtSeat) -> dict[str, int]:
    """Take one's seat back from the bot that plays for it since the clock has fallen."""
    return await asker.act("write", nothing_more)


async def nothing_more(hall: Hall, room: Room, seat: int) -> None:
    """Whoever does anything at a table has come back to it."""


async def take_days(hall: Hall, room: Room, seat: int, days: int) -> None:
    """Days off for a seat, or the end of them: whole days that were not needed can be taken again."""

    def decide() -> list[Change]:
        table = room.table
        must_run(table)
        must_have_room(table)
        times = table.times
        if times is None or table.clock is None or not table.clock.vacation:
            raise refused(409, "clock-no-vacation")
        if days > times.vacation[seat]:
            raise refused(409, "clock-vacation-over", left=times.vacation[seat])
        if not days and times.until[seat] <= hall.uptime.now():
            return []
        return [("vacation", seat, days)]

    await hall.change(room, decide)
