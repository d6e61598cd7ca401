"""Requests about what has been played: earlier positions, the log, points, records, proofs, branches."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from civtable.core.errors import BadRecord
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, points_by_source, replay
from civtable.core.record import record_from_text
from civtable.server import models
from civtable.server.api import REFUSALS, AtDesk, TableId, Token, address, eyes_of, json_text
from civtable.server.errors import Refused, refused
from civtable.server.making import branch, import_record
from civtable.server.room import Room
from civtable.server.sight import joined, line_text, log_text, position_json

router = APIRouter(prefix="/api", tags=["past"], responses=REFUSALS)


def must_be_over(room: Room) -> None:
    """Refuses what would tell something hidden while the game runs."""
    if room.status != "over":
        raise refused(403, "server-not-over")


def match_at(room: Room, ply: int) -> Match[State]:
    """A match of its own, replayed to a ply."""
    match = room.running
    again = Match(room.game, match.settings, match.seats, match.seed, match.chance)
    for played in match.plies[:ply]:
        again.play(played.code)
    return again


@router.get("/tables/{table_id}/position", response_model=models.Position)
async def position(
    request: Request,
    desk: AtDesk,
    table_id: TableId,
    token: Token,
    ply: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> Response:
    """The position after so many choices: one's own view, or after the end that of any `seat`."""
    desk.limits.spend("read", address(request))
    async with desk.hall.at(table_id) as room:
        own = await eyes_of(desk, room, token, request)
        eyes = SPECTATOR if own is None else own
        if room.match is None:
            raise refused(409, "server-not-begun")
        if ply > room.ply:
            raise refused(422, "server-no-such-ply", last=room.ply)
        if seat is not None and seat != own:
            must_be_over(room)
            if seat >= len(room.seats):
                raise refused(422, "server-no-seat")
            eyes = seat
        state = match_at(room, ply).state
        line = line_text(room, ply, room.match.plies[ply - 1], eyes) if ply > 0 else "null"
        return json_text(joined(position_json(room, state, ply, eyes), line=line))


@router.get("/tables/{table_id}/log", response_model=list[models.Line])
async def log(request: Request, desk: AtDesk, table_id: TableId, token: Token) -> Response:
    """Everything that happened, as the reader may know it; after the end everything is open."""
    desk.limits.spend("read", address(request))
    async with desk.hall.at(table_id) as room:
        seat = await eyes_of(desk, room, token, request)
        return json_text(log_text(room, SPECTATOR if seat is None else seat))


@router.get("/tables/{table_id}/history", response_model=list[models.Point])
async def history(request: Request, desk: AtDesk, table_id: TableId) -> list[dict[str, Any]]:
    """The points of every seat after every choice of a finished game, as if it had ended there."""
    desk.limits.spend("read", address(request))
    async with desk.hall.at(table_id) as room:
        must_be_over(room)
        match = match_at(room, 0)
        points = [point(match)]
        for played in room.running.plies:
            match.play(played.code)
            points.append(point(match))
        return points


@router.get("/tables/{table_id}/sources", response_model=list[dict[str, int]])
async def sources(request: Request, desk: AtDesk, table_id: TableId) -> list[dict[str, int]]:
    """Where the points of a finished game came from: by seat, the points of each source."""
    desk.limits.spend("read", address(request))
    async with desk.hall.at(table_id) as room:
        must_be_over(room)
        return points_by_source(room.running)


def point(match: Match[State]) -> dict[str, Any]:
    """The points now."""
    scores = sorted(match.game.scores(match.state), key=lambda score: score.seat)
    number = match.game.view(match.state, SPECTATOR).get("round")
    return {
        "ply": len(match.plies),
        "round": number if isinstance(number, int) else None,
        "scores": [score.total for score in scores],
    }


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}},
)
async def record(request: Request, desk: AtDesk, table_id: TableId) -> Response:
    """The record of a finished game, with its seed: for `civtable replay`, `validate` and `verify`."""
    desk.limits.spend("read", address(request))
    async with desk.hall.at(table_id) as room:
        must_be_over(room)
        answer = json_text(room.running.record().to_text())
        answer.headers["content-disposition"] = f'attachment; filename="{room.game.name}-{room.id}.json"'
        return answer


@router.get("/tables/{table_id}/verify", response_model=models.Verification)
async def verify(request: Request, desk: AtDesk, table_id: TableId) -> dict[str, Any]:
    """The proof of a table's chance: its commitment and, after the end, the seed and the whole game again."""
    desk.limits.spend("read", address(request))
    async with desk.hall.at(table_id) as room:
        if room.status != "over":
            return {"commitment": room.commitment, "seed": None, "holds": None, "digest": None}
        played = room.running.record()
        match = replay(room.game, played)
        digest = room.game.digest(match.state)
        holds = digest == played.digests[room.ply]
        return {"commitment": room.commitment, "seed": room.seed, "holds": holds, "digest": digest}


@router.post("/tables/{table_id}/branch", status_code=201, response_model=models.TableMade)
async def play_on(request: Request, desk: AtDesk, table_id: TableId, wish: models.Branch) -> dict[str, Any]:
    """Play on from a position of a finished game, at one seat, against bots."""
    desk.limits.spend("new", address(request))
    async with desk.hall.at(table_id) as room:
        new_id, tokens = await branch(desk.hall, room, wish.ply, wish.seat, wish.level)
    return {"id": new_id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}


@router.post(
    "/records",
    status_code=201,
    response_model=models.TableMade,
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    },
)
async def take_in(request: Request, desk: AtDesk) -> dict[str, Any]:
    """Take in a record: a finished game to look at, or one to play on against bots."""
    desk.limits.spend("new", address(request))
    try:
        text = (await request.body()).decode("utf-8")
        record = await asyncio.to_thread(record_from_text, text)
    except UnicodeDecodeError:
        raise refused(400, "server-bad-request", where="UTF-8") from None
    except BadRecord as error:
        raise Refused(422, error.reason) from None
    new_id, tokens = await import_record(desk.hall, record)
    return {"id": new_id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}
