"""Requests about accounts: making one, sessions, passwords, one's own tables and statistics."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from civtable.server.accounts import models as forms
from civtable.server.accounts.accounts import SESSION_SECONDS, SHOWN, name_key
from civtable.server.accounts.session import Me, browser_of
from civtable.server.accounts.statistics import of_account, of_seats, sums_of_account
from civtable.server.api import REFUSALS, TableId, Token, WithServices, address, own_seat
from civtable.server.door.guard import COOKIE
from civtable.server.errors import refused
from civtable.server.forms.models import SeatToken
from civtable.server.services import Services
from civtable.server.storage.store import Row
from civtable.server.tables.listing import listed
from civtable.server.tables.making import further_token
from civtable.server.tables.seats import PERSON

router = APIRouter(prefix="/api", tags=["account"], responses=REFUSALS)


async def signed_in(me: Me) -> Row:
    """The account of a request that has to have one."""
    if me is None:
        raise refused(401, "server-sign-in")
    return me


Mine = Annotated[Row, Depends(signed_in)]
SessionId = Annotated[str, Path(description="What the session is called")]


async def welcome(request: Request, response: Response, services: Services, account: int) -> None:
    """A session, in a cookie that no script can read."""
    agent = browser_of(request.headers.get("user-agent", ""))
    secret = await services.accounts.open_session(account, services.accounts.keyed(address(request)), agent)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def count_guess(request: Request, services: Services, name: str) -> None:
    """One more password for a name.

    Where the account has been signed in before it is counted apart: strangers cannot use up these guesses.
    """
    services.limits.spend("read", address(request))
    place = services.accounts.keyed(address(request))
    if await services.accounts.knows(name, place):
        services.limits.spend("password", f"known {name_key(name)} {place}")
    else:
        services.limits.spend("password", address(request))
        services.limits.spend("password", f"name {name_key(name)}")


async def confirm(services: Services, mine: Row, password: str) -> None:
    """Refuses what needs the password besides the session; guesses are counted by the session alone."""
    services.limits.spend("password", f"session {mine['hash']}")
    await services.accounts.check(mine["name"], password)


@router.post("/account", status_code=201, response_model=forms.AccountOpened)
async def create(
    request: Request, response: Response, services: WithServices, wish: forms.Credentials
) -> dict[str, Any]:
    """Make an account, and sign in. Its recovery code is told now and never again."""
    services.limits.spend("password", address(request))
    account, code = await services.accounts.create(wish.name, wish.password)
    await welcome(request, response, services, account)
    return {"name": wish.name, "recovery": code}


@router.post("/session", response_model=forms.Account)
async def sign_in(
    request: Request, response: Response, services: WithServices, wish: forms.Credentials
) -> dict[str, Any]:
    """Sign in."""
    await count_guess(request, services, wish.name)
    account, name = await services.accounts.check(wish.name, wish.password)
    await welcome(request, response, services, account)
    return {"name": name}


@router.post("/session/recover", response_model=forms.AccountOpened)
async def recover(
    request: Request, response: Response, services: WithServices, wish: forms.Recovery
) -> dict[str, Any]:
    """Set a new password by the recovery code, and sign in. All sessions end, and there is a new code."""
    # Nobody guesses a code: strangers who try must not keep the owner from using it.
    services.limits.spend("password", f"recover {address(request)}")
    account, name, code = await services.accounts.recover(wish.name, wish.code, wish.password)
    await welcome(request, response, services, account)
    return {"name": name, "recovery": code}


@router.delete("/session", status_code=204)
async def sign_out(request: Request, services: WithServices) -> Response:
    """Sign out."""
    await services.accounts.close_session(request.cookies.get(COOKIE, ""))
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
async def delete(services: WithServices, mine: Mine, wish: forms.Password) -> Response:
    """Delete the account, with its sessions and what it knew of its seats; the tables themselves stay."""
    await confirm(services, mine, wish.password)
    await services.tournaments.leave_open(mine["id"])
    await services.accounts.delete(mine["id"])
    return signed_out()


@router.post("/account/password", status_code=204)
async def change_password(services: WithServices, mine: Mine, wish: forms.NewPassword) -> Response:
    """Change the password. All other sessions end."""
    await confirm(services, mine, wish.password)
    await services.accounts.change_password(mine["id"], wish.new, mine["hash"])
    return Response(status_code=204)


@router.post("/account/recovery", response_model=forms.RecoveryCode)
async def new_recovery(services: WithServices, mine: Mine, wish: forms.Password) -> dict[str, Any]:
    """A new recovery code; the one before opens nothing any more."""
    await confirm(services, mine, wish.password)
    return {"recovery": await services.accounts.renew_code(mine["id"])}


@router.get("/account/sessions", response_model=list[forms.SessionShown])
async def sessions(request: Request, services: WithServices, mine: Mine) -> list[dict[str, Any]]:
    """Where this account is signed in, the newest first."""
    services.limits.spend("read", address(request))
    return [
        {
            "id": row["hash"][:SHOWN],
            "created": row["created"],
            "agent": row["agent"],
            "this": row["hash"] == mine["hash"],
        }
        for row in await services.accounts.sessions(mine["id"])
    ]


@router.delete("/account/sessions/{session_id}", status_code=204)
async def end_session(
    request: Request, services: WithServices, mine: Mine, session_id: SessionId
) -> Response:
    """End a session of this account."""
    services.limits.spend("write", address(request))
    await services.accounts.end_session(mine["id"], session_id)
    return Response(status_code=204)


@router.delete("/account/sessions", status_code=204)
async def end_other_sessions(request: Request, services: WithServices, mine: Mine) -> Response:
    """End all sessions of this account but the one that asks."""
    services.limits.spend("write", address(request))
    await services.accounts.end_others(mine["id"], mine["hash"])
    return Response(status_code=204)


@router.get("/account/tables", response_model=list[forms.OwnTable])
async def own_tables(services: WithServices, mine: Mine) -> list[dict[str, Any]]:
    """The tables at which this account has a seat, the newest first."""
    return [
        {
            **listed(row),
            "own": row["own"],
            "rank": row["rank"],
            "total": row["total"],
            "yours": row["status"] == "running" and row["deciding"] == row["own"],
        }
        for row in await services.accounts.tables(mine["id"])
    ]


@router.get("/account/statistics", response_model=list[forms.GameStatistics])
async def statistics(services: WithServices, mine: Mine) -> list[dict[str, Any]]:
    """What this account did, by game."""
    return await sums_of_account(services.store, mine["id"])


@router.get("/account/games", response_model=list[forms.PlayedGame])
async def own_games(request: Request, services: WithServices, mine: Mine) -> list[dict[str, Any]]:
    """The finished games of this account, the newest first: those that count in its statistics."""
    services.limits.spend("read", address(request))
    return await of_account(services.store, mine["id"])


@router.post("/games/played", response_model=list[forms.PlayedGame])
async def games_of_seats(
    request: Request, services: WithServices, wish: forms.OwnSeats
) -> list[dict[str, Any]]:
    """The same for seats whose tokens one has, without an account."""
    services.limits.spend("write", address(request))
    return await of_seats(services.store, wish.tokens)


@router.post("/account/tables/{table_id}/token", response_model=SeatToken)
async def resume(
    request: Request, services: WithServices, mine: Mine, table_id: TableId, wish: forms.SeatWanted
) -> dict[str, Any]:
    """A further token for one's own seat, to go on on another device."""
    services.limits.spend("write", address(request))
    async with services.hall.at(table_id) as room:
        is_person = wish.seat < len(room.table.seats) and room.table.seats[wish.seat].kind == PERSON
    if not is_person or not await services.accounts.owns(table_id, wish.seat, mine["id"]):
        raise refused(403, "server-not-your-seat")
    return {"seat": wish.seat, "token": await further_token(services.hall, table_id, wish.seat)}


@router.post("/tables/{table_id}/keep", status_code=204)
async def keep(
    request: Request, services: WithServices, mine: Mine, table_id: TableId, token: Token
) -> Response:
    """Put a seat whose token one has into one's account."""
    services.limits.spend("write", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
    await services.accounts.keep(table_id, seat, mine["id"])
    return Response(status_code=204)
