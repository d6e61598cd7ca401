"""Requests about what has been played: earlier positions, the log, points, records, proofs, branches."""

import json
import re
from functools import partial
from secrets import token_hex
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from civtable.core.errors import BadRecord
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, replay
from civtable.core.record import record_from_text
from civtable.core.rng import fast_rng
from civtable.scenarios.writing import as_known, scenario_text
from civtable.server.api import REFUSALS, TableId, Token, WithServices, address, eyes_of, json_text
from civtable.server.errors import Refused, refused
from civtable.server.forms import models, requests
from civtable.server.past.opening import read_entries
from civtable.server.running.at_work import at_work
from civtable.server.services import Services
from civtable.server.tables.again import go_on
from civtable.server.tables.making import branch, import_record, import_scenario
from civtable.server.tables.messages import dumps, joined, line_text, log_text, position_json
from civtable.server.tables.problems import StandsStill, Still
from civtable.server.tables.standing import sealed_record, seat_at, standing_moves, still_log
from civtable.server.tables.table import Table, must_be_open, must_exist

SCENARIO: Final = re.compile(r"^game: *[a-z_]+ *(#.*)?$", re.MULTILINE)
"""What a scenario file has and a record does not: a line that names the game."""

AS_IT_IS: Final = "The position of a game that is over, as it was."
AS_KNOWN: Final = "As one seat knew it: cards that the seat could not know were dealt again."

router = APIRouter(prefix="/api", tags=["past"], responses=REFUSALS)


def must_be_over(table: Table) -> None:
    """Refuses what would tell something hidden while the game runs, or others play the same deal."""
    if table.status != "over":
        raise refused(403, "server-not-over")
    must_be_open(table)


async def still_at(services: Services, table_id: str) -> Still:
    """A table that stands still; refuses one that goes on."""
    try:
        async with services.hall.at(table_id):
            raise refused(409, "server-goes-on")
    except StandsStill as error:
        return error.still


async def final_part(request: Request, services: Services, table_id: str, part: str) -> str:
    """A part of what is kept of a finished game, as JSON; nothing is replayed for it where that is there."""
    services.limits.spend("read", address(request))
    kept = await services.keeper.end_alone(table_id, part, address(request))
    if kept is not None:
        return kept
    try:
        async with services.hall.at(table_id) as room:
            must_be_over(room.table)
    except StandsStill as error:
        if error.still.final is None:
            raise
        if error.still.row["sealed"]:
            raise refused(403, "tournament-sealed") from None
        kept_text = partial(dumps, error.still.final[part])
        return await services.hall.replays.run(address(request), kept_text, table_id)
    return await services.keeper.final(room, part, address(request))


def position_text(match: Match[State], table: Table, ply: int, eyes: int, line: str) -> str:
    """An earlier position; replayed from a match of its own, away from the event loop."""
    match.rewind(ply)
    return joined(position_json(table, match.state, ply, eyes), line=line)


@router.get("/tables/{table_id}/position", response_model=models.Position)
async def position(
    request: Request,
    services: WithServices,
    table_id: TableId,
    token: Token,
    ply: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> Response:
    """The position after so many choices: one's own view, or after the end that of any `seat`."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        own = await eyes_of(services, room, token, request)
        eyes = SPECTATOR if own is None else own
        table = room.table
        if table.match is None:
            raise refused(409, "server-not-begun")
        if ply > table.ply:
            raise refused(422, "server-no-such-ply", last=table.ply)
        if seat is not None and seat != own:
            must_be_over(table)
            must_exist(table, seat)
            eyes = seat
        match = table.match.copy()
        with at_work(table_id):
            line = line_text(table, ply, table.match.plies[ply - 1], eyes) if ply > 0 else "null"
    work = partial(position_text, match, table, ply, eyes, line)
    return json_text(await services.hall.replays.run(address(request), work, table_id))


@router.get("/tables/{table_id}/log", response_model=list[models.Line])
async def log(request: Request, services: WithServices, table_id: TableId, token: Token) -> Response:
    """Everything that happened, as the reader may know it; after the end everything is open."""
    services.limits.spend("read", address(request))
    if token is None:
        kept = await services.keeper.end_alone(table_id, "log", address(request))
        if kept is not None:
            return json_text(kept)
    try:
        async with services.hall.at(table_id) as room:
            seat = await eyes_of(services, room, token, request)
            return json_text(log_text(room.table, SPECTATOR if seat is None else seat))
    except StandsStill as error:
        seat = seat_at(error.still, token)
        return json_text(still_log(error.still, SPECTATOR if seat is None else seat))


@router.get("/tables/{table_id}/history", response_model=list[models.Point])
async def history(request: Request, services: WithServices, table_id: TableId) -> Response:
    """The points of every seat after every choice of a finished game, as if it had ended there."""
    return json_text(await final_part(request, services, table_id, "history"))


@router.get("/tables/{table_id}/sources", response_model=list[dict[str, int]])
async def sources(request: Request, services: WithServices, table_id: TableId) -> Response:
    """Where the points of a finished game came from: by seat, the points of each source."""
    return json_text(await final_part(request, services, table_id, "sources"))


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}},
)
async def record(request: Request, services: WithServices, table_id: TableId) -> Response:
    """The record of a finished game, with its seed: for `civtable replay`, `validate` and `verify`."""
    text = json.loads(await final_part(request, services, table_id, "record"))
    return file_text(text, f"civtable-{table_id}.json")


def file_text(text: str, name: str, media_type: str = "application/json") -> Response:
    """A file to be kept."""
    answer = Response(text, media_type=media_type)
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


@router.get(
    "/tables/{table_id}/scenario",
    response_class=Response,
    responses={200: {"content": {"application/yaml": {}}}},
)
async def scenario(request: Request, services: WithServices, table_id: TableId, token: Token) -> Response:
    """The position as a scenario file: after the end as it is, before that as the seat knows it.

    A table that counts gives it after the end: a table of one's own at the same position would have hints.
    """
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await eyes_of(services, room, token, request)
        table = room.table
        if table.match is None:
            raise refused(409, "server-not-begun")
        state = table.match.state.copy()
        over = table.status == "over" and not table.sealed
    if not over and seat is None:
        raise refused(403, "server-not-over")
    if not over and table.is_strict:
        raise refused(403, "server-position-counts")

    def work() -> str | None:
        known = as_known(table.game, state, SPECTATOR if seat is None else seat, fast_rng(token_hex(16)))
        notes = [AS_IT_IS if over else AS_KNOWN]
        return None if known is None else scenario_text(table.game, table.settings, known, table_id, notes)

    text = await services.hall.replays.run(address(request), work, table_id)
    if text is None:
        raise refused(409, "server-others-asked")
    return file_text(text, f"civtable-{table.game.name}-{table_id}.yaml", "application/yaml")


@router.get(
    "/tables/{table_id}/sealed",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}},
)
async def sealed(request: Request, services: WithServices, table_id: TableId, token: Token) -> Response:
    """All that was played at a table that cannot go on: without the seed, and without what others chose."""
    services.limits.spend("read", address(request))
    still = await still_at(services, table_id)
    seat = seat_at(still, token)
    entries = await services.store.read(lambda connection: read_entries(connection, table_id))
    eyes = SPECTATOR if seat is None else seat
    text = await services.hall.replays.run(
        address(request), lambda: dumps(sealed_record(still, standing_moves(entries), eyes)), table_id
    )
    return file_text(text, f"civtable-{table_id}-sealed.json")


@router.post("/tables/{table_id}/continue", status_code=201, response_model=models.RematchMade)
async def play_under_new_rules(
    request: Request, services: WithServices, table_id: TableId, token: Token
) -> dict[str, Any]:
    """Play on from where a game stood that cannot go on, under the present rules; made once, whoever asks."""
    services.limits.spend("new", address(request))
    still = await still_at(services, table_id)
    seat = seat_at(still, token)
    if seat is None:
        raise refused(401, "server-no-token")
    tell = partial(services.notices.gone_on, still, seat)
    new_id, new_token = await go_on(services.hall, still, seat, tell)
    return {"id": new_id, "seat": seat, "token": new_token}


@router.get("/tables/{table_id}/verify", response_model=models.Verification)
async def verify(request: Request, services: WithServices, table_id: TableId) -> dict[str, Any]:
    """The proof of a table's chance: its commitment and, after the end, the seed and the whole game again."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        table = room.table
        shown = {"commitment": table.commitment, "seed": None, "holds": None, "digest": None}
        if table.status != "over" or table.sealed:
            return shown
        played = table.running.record()

    def again() -> str:
        return table.game.digest(replay(table.game, played).state)

    digest = await services.hall.replays.run(address(request), again, table_id)
    return {**shown, "seed": table.seed, "holds": digest == played.digests[table.ply], "digest": digest}


@router.post("/tables/{table_id}/branch", status_code=201, response_model=models.TableMade)
async def play_on(
    request: Request, services: WithServices, table_id: TableId, wish: requests.Branch
) -> dict[str, Any]:
    """Play on from a position of a finished game, at one seat, against bots."""
    services.limits.spend("new", address(request))
    async with services.hall.at(table_id) as room:
        table = room.table
    who = address(request)
    return made(*await branch(services.hall, table, wish.ply, wish.seat, wish.level, who))


@router.post(
    "/records",
    status_code=201,
    response_model=models.TableMade,
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    },
)
async def take_in(request: Request, services: WithServices) -> dict[str, Any]:
    """Take in a record, to look at or to play on against bots, or the position of a scenario."""
    services.limits.spend("new", address(request))
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise refused(400, "server-bad-request", where="UTF-8") from None
    if SCENARIO.search(text) is not None:
        new_id, tokens = await import_scenario(services.hall, text, address(request))
        return made(new_id, tokens)
    try:
        record = await services.hall.replays.run(address(request), lambda: record_from_text(text))
    except BadRecord as error:
        raise Refused(422, error.reason) from None
    new_id, tokens = await import_record(services.hall, record, address(request))
    return made(new_id, tokens)


def made(new_id: str, tokens: dict[int, str]) -> dict[str, Any]:
    """A new table and its tokens."""
    return {"id": new_id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}
