"""Who played may allow that puzzles are made from the finished game: each person for the own seat, or not."""

from collections import defaultdict
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from sqlalchemy import Connection, delete, func, select

from civtable.server.api import REFUSALS, TableId, Token, WithServices, address, own_seat
from civtable.server.forms.requests import Answer
from civtable.server.past.api import must_be_over
from civtable.server.storage.schema import allowances, entries, tables
from civtable.server.tables.seats import BOT

router = APIRouter(prefix="/api/tables", tags=["puzzles"], responses=REFUSALS)


class Allowed(BaseModel):
    """Whether puzzles may be made from a finished game."""

    asked: bool = Field(description="False where the game, or its beginning, is another table's or a file's")
    yes: bool = Field(description="Whether this seat has allowed it")


@router.get("/{table_id}/puzzles", response_model=Allowed)
async def allowed(
    request: Request, services: WithServices, table_id: TableId, token: Token
) -> dict[str, bool]:
    """Whether one's own seat has allowed that puzzles are made from a finished game."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
        must_be_over(room.table)
    return await services.store.read(lambda connection: told(connection, table_id, seat))


@router.post("/{table_id}/puzzles", response_model=Allowed)
async def allow(
    request: Request, services: WithServices, table_id: TableId, token: Token, wish: Answer
) -> dict[str, bool]:
    """Allow it, or no longer. Only when all who played have allowed it, the game may be used."""
    services.limits.spend("write", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
        must_be_over(room.table)
    row = {"table_id": table_id, "seat": seat}
    mine = (allowances.c.table_id == table_id, allowances.c.seat == seat)

    def work(connection: Connection) -> dict[str, bool]:
        if wish.yes:
            connection.execute(services.store.insert(allowances).on_conflict_do_nothing().values(row))
        else:
            connection.execute(delete(allowances).where(*mine))
        return told(connection, table_id, seat)

    return await services.store.write(table_id, work)


def told(connection: Connection, table_id: str, seat: int) -> dict[str, bool]:
    """What a seat is told."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().one()
    mine = (allowances.c.table_id == table_id, allowances.c.seat == seat)
    found = connection.execute(select(allowances.c.seat).where(*mine)).first()
    return {"asked": is_own(row), "yes": found is not None}


def is_own(row: Any) -> bool:
    """Whether a game was played at its table from the beginning."""
    return not row["imported"] and row["branch_of"] is None


def for_puzzles(connection: Connection) -> set[str]:
    """The tables whose people have all allowed it, none of whom has left or was replaced during the game."""
    by_table: dict[str, set[int]] = defaultdict(set)
    for table_id, seat in connection.execute(select(allowances.c.table_id, allowances.c.seat)):
        by_table[table_id].add(seat)
    found = set()
    for table_id, seats in by_table.items():
        row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().one()
        people = {number for number, seat in enumerate(row["first_seats"]) if seat["kind"] != BOT}
        if is_own(row) and people <= seats and not is_handed_over(connection, table_id, row["tournament"]):
            found.add(table_id)
    return found


def is_handed_over(connection: Connection, table_id: str, tournament: str | None) -> bool:
    """Whether somebody left during the game, or in a tournament gave the seat to somebody else."""
    mine = entries.c.table_id == table_id
    begun = select(func.min(entries.c.seq)).where(mine, entries.c.kind == "move").scalar_subquery()
    kinds = ["leave"] if tournament is None else ["leave", "take"]
    query = select(entries.c.seq).where(mine, entries.c.kind.in_(kinds), entries.c.seq > begun)
    return connection.execute(query.limit(1)).first() is not None
