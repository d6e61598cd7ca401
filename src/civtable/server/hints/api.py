"""Requests for hints, by the seat that decides."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from civtable.core.record import IDEA
from civtable.server.api import REFUSALS, TableId, Token, WithServices, address, own_seat
from civtable.server.forms import requests
from civtable.server.forms.fields import Code, Phrase, PlyNumber

router = APIRouter(prefix="/api/tables", tags=["hints"], responses=REFUSALS)


class HintWish(requests.Request):
    """Asking for a hint in the position after `ply` choices: the idea, or the option as well."""

    ply: PlyNumber
    step: Literal["idea", "option"] = IDEA


class Choosing(requests.Request):
    """A choice that is about to be made, by its codes."""

    ply: PlyNumber
    codes: Annotated[list[Code], Field(min_length=1, max_length=50)]


class HintShown(BaseModel):
    """A hint. Everybody at the table is told that it was given, and only who asked what it says."""

    ply: int
    idea: Phrase
    codes: list[str] | None = Field(description="The codes of the choice; null while only the idea was asked")
    option: Phrase | None = Field(description="The choice in words; of several things, all of them")
    reasons: list[Phrase] = Field(description="What it gains over the next best ones, and what is as good")


class Warned(BaseModel):
    """What the coach says before a choice."""

    warning: Phrase | None = Field(description="Null where the choice does not lose much, or may")


@router.post("/{table_id}/hint", response_model=HintShown)
async def hint(
    request: Request, services: WithServices, table_id: TableId, token: Token, wish: HintWish
) -> dict[str, Any]:
    """A hint by the expert's search, at tables that allow them: found once for a position, in a second."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
    return dict(await services.hints.hint(table_id, seat, wish.ply, wish.step, address(request)))


@router.post("/{table_id}/coach", response_model=Warned)
async def coach(
    request: Request, services: WithServices, table_id: TableId, token: Token, wish: Choosing
) -> dict[str, Any]:
    """Whether a choice loses much, told within about a second, and never twice of the same choice."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
    words = await services.hints.warning(table_id, seat, wish.ply, wish.codes, address(request))
    return {"warning": words}
