"""Requests about accounts: making one, sessions, one's own tables and statistics."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from civtable.server import models
from civtable.server.accounts import SESSION_SECONDS
from civtable.server.api import REFUSALS, AtDesk, TableId, Token, address, own_seat
from civtable.server.desk import Desk
from civtable.server.errors import refused
from civtable.server.guard import COOKIE
from civtable.server.listing import listed
from civtable.server.making import further_token
from civtable.server.room import PERSON
from civtable.server.session import Me
from civtable.server.store import Row

router = APIRouter(prefix="/api", tags=["account"], responses=REFUSALS)


async def signed_in(me: Me) -> Row:
    """The account of a request that has to have one."""
    if me is None:
        raise refused(401, "server-sign-in")
    return me


Mine = Annotated[Row, Depends(signed_in)]


async def welcome(request: Request, response: Response, desk: Desk, account: int) -> None:
    """A session, in a cookie that no script can read."""
    secret = await desk.accounts.open_session(account, "", request.headers.get("user-agent", "")[:80])
    response.set_cookie(
        COOKIE,
        secret,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


@router.post("/account", status_code=201, response_model=models.Account)
async def create(
    request: Request, response: Response, desk: AtDesk, wish: models.Credentials
) -> dict[str, Any]:
    """Make an account, and sign in."""
    desk.limits.spend("password", address(request))
    account = await desk.accounts.create(wish.name, wish.password)
    await welcome(request, response, desk, account)
    return {"name": wish.name}


@router.post("/session", response_model=models.Account)
async def sign_in(
    request: Request, response: Response, desk: AtDesk, wish: models.Credentials
) -> dict[str, Any]:
    """Sign in."""
    desk.limits.spend("password", address(request))
    desk.limits.spend("password", f"name {wish.name.casefold()}")
    account, name = await desk.accounts.check(wish.name, wish.password)
    await welcome(request, response, desk, account)
    return {"name": name}


@router.delete("/session", status_code=204)
async def sign_out(request: Request, desk: AtDesk) -> Response:
    """Sign out."""
    await desk.accounts.close_session(request.cookies.get(COOKIE, ""))
    return signed_out()


def signed_out() -> Response:
    """The answer that takes the cookie back."""
    answer = Response(status_code=204)
    answer.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return answer


@router.get("/account", response_model=models.Account)
async def me(mine: Mine) -> dict[str, Any]:
    """Who is signed in."""
    return {"name": mine["name"]}


@router.delete("/account", status_code=204)
async def delete(request: Request, desk: AtDesk, mine: Mine, wish: models.Password) -> Response:
    """Delete the account, with its sessions and what it knew of its seats; the tables themselves stay."""
    desk.limits.spend("password", f"name {mine['name'].casefold()}")
    account, _ = await desk.accounts.check(mine["name"], wish.password)
    await desk.accounts.delete(account)
    return signed_out()


@router.get("/account/tables", response_model=list[models.OwnTable])
async def own_tables(desk: AtDesk, mine: Mine) -> list[dict[str, Any]]:
    """The tables at which this account has a seat, the newest first."""
    return [
        {
            **listed(row),
            "own": row["own"],
            "rank": row["rank"],
            "total": row["total"],
            "yours": row["status"] == "running" and row["deciding"] == row["own"],
        }
        for row in await desk.accounts.tables(mine["id"])
    ]


@router.get("/account/statistics", response_model=list[models.GameStatistics])
async def statistics(desk: AtDesk, mine: Mine) -> list[dict[str, Any]]:
    """What this account did, by game."""
    return await desk.accounts.statistics(mine["id"])


@router.post("/account/tables/{table_id}/token", response_model=models.SeatToken)
async def resume(
    request: Request, desk: AtDesk, mine: Mine, table_id: TableId, wish: models.SeatWanted
) -> dict[str, Any]:
    """A further token for one's own seat, to go on on another device."""
    desk.limits.spend("write", address(request))
    async with desk.hall.at(table_id) as room:
        is_person = wish.seat < len(room.seats) and room.seats[wish.seat].kind == PERSON
    if not is_person or not await desk.accounts.owns(table_id, wish.seat, mine["id"]):
        raise refused(403, "server-not-your-seat")
    return {"seat": wish.seat, "token": await further_token(desk.hall, table_id, wish.seat)}


@router.post("/tables/{table_id}/keep", status_code=204)
async def keep(request: Request, desk: AtDesk, mine: Mine, table_id: TableId, token: Token) -> Response:
    """Put a seat whose token one has into one's account."""
    desk.limits.spend("write", address(request))
    async with desk.hall.at(table_id) as room:
        seat = await own_seat(desk, room, token, request)
    await desk.accounts.keep(table_id, seat, mine["id"])
    return Response(status_code=204)
