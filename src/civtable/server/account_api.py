"""Requests about accounts: making one, sessions, passwords, one's own tables and statistics."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from civtable.server import account_models as forms
from civtable.server.accounts import SESSION_SECONDS, SHOWN, name_key
from civtable.server.api import REFUSALS, AtDesk, TableId, Token, address, own_seat
from civtable.server.desk import Desk
from civtable.server.errors import refused
from civtable.server.guard import COOKIE
from civtable.server.listing import listed
from civtable.server.making import further_token
from civtable.server.models import SeatToken
from civtable.server.seats import PERSON
from civtable.server.session import Me, browser_of
from civtable.server.store import Row

router = APIRouter(prefix="/api", tags=["account"], responses=REFUSALS)


async def signed_in(me: Me) -> Row:
    """The account of a request that has to have one."""
    if me is None:
        raise refused(401, "server-sign-in")
    return me


Mine = Annotated[Row, Depends(signed_in)]
SessionId = Annotated[str, Path(description="What the session is called")]


async def welcome(request: Request, response: Response, desk: Desk, account: int) -> None:
    """A session, in a cookie that no script can read."""
    agent = browser_of(request.headers.get("user-agent", ""))
    secret = await desk.accounts.open_session(account, desk.accounts.place(address(request)), agent)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def count_guess(request: Request, desk: Desk, name: str) -> None:
    """One more password for a name.

    Where the account has been signed in before it is counted apart: strangers cannot use up these guesses.
    """
    desk.limits.spend("read", address(request))
    place = desk.accounts.place(address(request))
    if await desk.accounts.knows(name, place):
        desk.limits.spend("password", f"known {name_key(name)} {place}")
    else:
        desk.limits.spend("password", address(request))
        desk.limits.spend("password", f"name {name_key(name)}")


async def confirm(desk: Desk, mine: Row, password: str) -> None:
    """Refuses what needs the password besides the session; guesses are counted by the session alone."""
    desk.limits.spend("password", f"session {mine['hash']}")
    await desk.accounts.check(mine["name"], password)


@router.post("/account", status_code=201, response_model=forms.AccountOpened)
async def create(
    request: Request, response: Response, desk: AtDesk, wish: forms.Credentials
) -> dict[str, Any]:
    """Make an account, and sign in. Its recovery code is told now and never again."""
    desk.limits.spend("password", address(request))
    account, code = await desk.accounts.create(wish.name, wish.password)
    await welcome(request, response, desk, account)
    return {"name": wish.name, "recovery": code}


@router.post("/session", response_model=forms.Account)
async def sign_in(
    request: Request, response: Response, desk: AtDesk, wish: forms.Credentials
) -> dict[str, Any]:
    """Sign in."""
    await count_guess(request, desk, wish.name)
    account, name = await desk.accounts.check(wish.name, wish.password)
    await welcome(request, response, desk, account)
    return {"name": name}


@router.post("/session/recover", response_model=forms.AccountOpened)
async def recover(request: Request, response: Response, desk: AtDesk, wish: forms.Recovery) -> dict[str, Any]:
    """Set a new password by the recovery code, and sign in. All sessions end, and there is a new code."""
    # Nobody guesses a code: strangers who try must not keep the owner from using it.
    desk.limits.spend("password", f"recover {address(request)}")
    account, name, code = await desk.accounts.recover(wish.name, wish.code, wish.password)
    await welcome(request, response, desk, account)
    return {"name": name, "recovery": code}


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


@router.get("/account", response_model=forms.Account)
async def me(mine: Mine) -> dict[str, Any]:
    """Who is signed in."""
    return {"name": mine["name"]}


@router.delete("/account", status_code=204)
async def delete(desk: AtDesk, mine: Mine, wish: forms.Password) -> Response:
    """Delete the account, with its sessions and what it knew of its seats; the tables themselves stay."""
    await confirm(desk, mine, wish.password)
    await desk.accounts.delete(mine["id"])
    return signed_out()


@router.post("/account/password", status_code=204)
async def change_password(desk: AtDesk, mine: Mine, wish: forms.NewPassword) -> Response:
    """Change the password. All other sessions end."""
    await confirm(desk, mine, wish.password)
    await desk.accounts.change_password(mine["id"], wish.new, mine["hash"])
    return Response(status_code=204)


@router.post("/account/recovery", response_model=forms.RecoveryCode)
async def new_recovery(desk: AtDesk, mine: Mine, wish: forms.Password) -> dict[str, Any]:
    """A new recovery code; the one before opens nothing any more."""
    await confirm(desk, mine, wish.password)
    return {"recovery": await desk.accounts.renew_code(mine["id"])}


@router.get("/account/sessions", response_model=list[forms.SessionShown])
async def sessions(request: Request, desk: AtDesk, mine: Mine) -> list[dict[str, Any]]:
    """Where this account is signed in, the newest first."""
    desk.limits.spend("read", address(request))
    return [
        {
            "id": row["hash"][:SHOWN],
            "created": row["created"],
            "agent": row["agent"],
            "this": row["hash"] == mine["hash"],
        }
        for row in await desk.accounts.sessions(mine["id"])
    ]


@router.delete("/account/sessions/{session_id}", status_code=204)
async def end_session(request: Request, desk: AtDesk, mine: Mine, session_id: SessionId) -> Response:
    """End a session of this account."""
    desk.limits.spend("write", address(request))
    await desk.accounts.end_session(mine["id"], session_id)
    return Response(status_code=204)


@router.delete("/account/sessions", status_code=204)
async def end_other_sessions(request: Request, desk: AtDesk, mine: Mine) -> Response:
    """End all sessions of this account but the one that asks."""
    desk.limits.spend("write", address(request))
    await desk.accounts.end_others(mine["id"], mine["hash"])
    return Response(status_code=204)


@router.get("/account/tables", response_model=list[forms.OwnTable])
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


@router.get("/account/statistics", response_model=list[forms.GameStatistics])
async def statistics(desk: AtDesk, mine: Mine) -> list[dict[str, Any]]:
    """What this account did, by game."""
    return await desk.accounts.statistics(mine["id"])


@router.post("/account/tables/{table_id}/token", response_model=SeatToken)
async def resume(
    request: Request, desk: AtDesk, mine: Mine, table_id: TableId, wish: forms.SeatWanted
) -> dict[str, Any]:
    """A further token for one's own seat, to go on on another device."""
    desk.limits.spend("write", address(request))
    async with desk.hall.at(table_id) as room:
        is_person = wish.seat < len(room.table.seats) and room.table.seats[wish.seat].kind == PERSON
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
