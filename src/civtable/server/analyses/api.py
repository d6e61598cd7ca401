"""Requests about the analysis of a finished game: begin, look how far it is, stop, read what came of it."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from civtable.core.words import Reason, phrase_json
from civtable.server.analyses import rows
from civtable.server.analyses.rows import Key
from civtable.server.api import REFUSALS, TableId, WithServices, address, json_text
from civtable.server.errors import Refused, refused
from civtable.server.forms.fields import Phrase
from civtable.server.forms.requests import Request as Form
from civtable.server.past.api import must_be_over
from civtable.server.services import Services
from civtable.server.storage.packing import unpacked
from civtable.server.tables.messages import dumps, joined
from civtable.server.tables.problems import StandsStill

router = APIRouter(prefix="/api", tags=["analysis"], responses=REFUSALS)

DAMAGED = "damaged"
SOON = 60.0
"""After how many seconds somebody may ask again who found too many waiting."""


class Wish(Form):
    """Which analysis is meant."""

    open: bool = Field(False, description="With all cards open, instead of from what each seat knew")


class State(BaseModel):
    """How far an analysis is, and what came of it."""

    open: bool
    state: Literal["none", "waiting", "running", "stopped", "failed", "damaged", "done"]
    offered: bool = Field(description="Whether this server makes analyses")
    games: int = Field(description="Games that are played out to judge a decision")
    done: int = Field(description="How much was found so far")
    total: int | None = Field(description="How much that will be, at most; known once it runs")
    ahead: int = Field(description="How many analyses come before one that waits")
    reason: Phrase | None = Field(description="Why it failed")
    result: dict[str, Any] | None = Field(description="What came of it; docs/analysis.md says what is in it")


class Decision(BaseModel):
    """A decision of a finished analysis."""

    decision: dict[str, Any]
    line: list[dict[str, Any]] | None = Field(description="The better line, where something was missed")


Open = Annotated[bool, Query(description="With all cards open, instead of from what each seat knew")]


async def must_be_finished(services: Services, table_id: str) -> None:
    """Refuses games that run: what was found of them would tell something hidden."""
    if await services.keeper.has_ended(table_id):
        return
    try:
        async with services.hall.at(table_id) as room:
            must_be_over(room.table)
    except StandsStill as error:
        if error.still.final is None:
            raise


@router.get("/tables/{table_id}/analysis", response_model=State)
async def analysis(
    request: Request, services: WithServices, table_id: TableId, open: Open = False
) -> Response:
    """How far the analysis of a finished game is; once it is done, all of it."""
    services.limits.spend("read", address(request))
    await must_be_finished(services, table_id)
    return json_text(await state_text(services, Key(table_id, open), address(request)))


@router.post("/tables/{table_id}/analysis", status_code=202, response_model=State)
async def begin(request: Request, services: WithServices, table_id: TableId, wish: Wish) -> Response:
    """Let a finished game be analysed, or go on where it was stopped."""
    services.limits.spend("write", address(request))
    key = Key(table_id, wish.open)
    try:
        async with services.hall.at(table_id) as room:
            must_be_over(room.table)
    except StandsStill as error:
        if error.still.final is None:
            raise
        raise refused(409, "analysis-other-rules") from None
    if services.analyses.most == 0:
        raise refused(409, "analysis-not-here")
    row = await services.store.read(lambda connection: rows.read(connection, key))
    if row is None:  # to go on, whoever has stopped it, costs nothing
        services.limits.spend("analysis", address(request))
    elif row["state"] == rows.DONE and not await is_readable(services, key, address(request)):
        services.limits.spend("analysis", address(request))
        await services.analyses.begin_anew(key)
    if not await services.analyses.begin(key):
        raise Refused(429, Reason("analysis-too-many"), wait=SOON)
    return json_text(await state_text(services, key, address(request)), 202)


@router.post("/tables/{table_id}/analysis/stop", response_model=State)
async def stop(request: Request, services: WithServices, table_id: TableId, wish: Wish) -> Response:
    """Stop an analysis; what was found stays, and it can go on later."""
    services.limits.spend("write", address(request))
    await must_be_finished(services, table_id)
    await services.analyses.stop(Key(table_id, wish.open))
    return json_text(await state_text(services, Key(table_id, wish.open), address(request)))


@router.get("/tables/{table_id}/analysis/{ply}", response_model=Decision)
async def decision(
    request: Request,
    services: WithServices,
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    open: Open = False,
) -> Response:
    """A decision of a finished analysis whole: all that was measured, and the better line."""
    services.limits.spend("read", address(request))
    await must_be_finished(services, table_id)
    key = Key(table_id, open)
    body = await services.store.read(lambda connection: rows.read_part(connection, key, ply))
    if body is None:
        raise refused(404, "analysis-no-decision")
    text = await readable_text(services, body, address(request))
    if text is None:
        raise refused(409, "analysis-damaged")
    return json_text(text)


# Answers.


async def state_text(services: Services, key: Key, who: str) -> str:
    """The state of an analysis as JSON, with what came of it."""
    row = await services.store.read(lambda connection: rows.read(connection, key))
    told: dict[str, Any] = {
        "open": key.all_open,
        "state": rows.NONE,
        "offered": services.analyses.most > 0,
        "games": services.analyses.games,
        "done": 0,
        "total": None,
        "ahead": 0,
        "reason": None,
    }
    if row is None:
        return joined(told, result="null")
    for name in ("state", "games", "done", "total", "reason"):
        told[name] = row[name]
    if row["state"] == rows.WAITING:
        told["ahead"] = await services.store.read(lambda connection: rows.ahead_of(connection, row))
    if row["state"] != rows.DONE:
        return joined(told, result="null")
    body = await services.store.read(lambda connection: rows.read_body(connection, key))
    text = await readable_text(services, body, who)
    if text is None:
        told.update({"state": DAMAGED, "reason": phrase_json(Reason("analysis-damaged"))})
    return joined(told, result=text or "null")


async def is_readable(services: Services, key: Key, who: str) -> bool:
    """Whether what came of an analysis can be read."""
    body = await services.store.read(lambda connection: rows.read_body(connection, key))
    return await readable_text(services, body, who) is not None


async def readable_text(services: Services, body: bytes | None, who: str) -> str | None:
    """What is kept, as JSON; None if it is damaged. It is unpacked away from the event loop."""

    def work() -> str | None:
        try:
            data = unpacked(body or b"")
        except ValueError:
            return None
        return dumps(data) if isinstance(data, dict) else None

    return await services.hall.replays.run(who, work)
