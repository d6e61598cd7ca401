"""Requests about friends, blocks and invitations; all of them of somebody who is signed in."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from civtable.server.accounts.api import Mine
from civtable.server.api import REFUSALS, TableId, WithServices, address
from civtable.server.errors import refused
from civtable.server.forms.models import SeatToken
from civtable.server.friends import models as forms
from civtable.server.services import Services
from civtable.server.storage.store import Row

router = APIRouter(prefix="/api", tags=["friends"], responses=REFUSALS)


def count(request: Request, services: Services, mine: Row) -> None:
    """One more that concerns somebody else: counted by address and by account."""
    services.limits.spend("write", address(request))
    services.limits.spend("friends", f"account {mine['id']}")


@router.get("/friends", response_model=forms.Friends)
async def overview(request: Request, services: WithServices, mine: Mine) -> dict[str, Any]:
    """Friends, who asks and is asked, whom one played with lately, whom one has blocked."""
    services.limits.spend("read", address(request))
    return await services.people.overview(mine["id"])


@router.post("/friends", status_code=204)
async def ask(request: Request, services: WithServices, mine: Mine, wish: forms.Somebody) -> Response:
    """Ask somebody to be friends, or agree to who has asked."""
    count(request, services, mine)
    await services.people.ask(mine["id"], wish.name)
    return Response(status_code=204)


@router.post("/friends/part", status_code=204)
async def part(request: Request, services: WithServices, mine: Mine, wish: forms.Somebody) -> Response:
    """Be friends no longer; also declines who asks, and withdraws what one has asked."""
    count(request, services, mine)
    await services.people.part(mine["id"], wish.name)
    return Response(status_code=204)


@router.post("/blocks", status_code=204)
async def block(request: Request, services: WithServices, mine: Mine, wish: forms.Somebody) -> Response:
    """Block somebody: no requests, no invitations, no seat and no word at tables of one's own."""
    count(request, services, mine)
    await services.people.block(mine["id"], wish.name)
    return Response(status_code=204)


@router.post("/blocks/end", status_code=204)
async def unblock(request: Request, services: WithServices, mine: Mine, wish: forms.Somebody) -> Response:
    """Block somebody no longer."""
    count(request, services, mine)
    await services.people.unblock(mine["id"], wish.name)
    return Response(status_code=204)


@router.get("/invitations", response_model=list[forms.Invitation])
async def invitations(request: Request, services: WithServices, mine: Mine) -> list[dict[str, Any]]:
    """The tables that wait and to which one is invited, the newest invitation first."""
    services.limits.spend("read", address(request))
    return await services.invitations.open_for(mine["id"])


@router.post("/invitations/{table_id}/accept", response_model=SeatToken)
async def accept(request: Request, services: WithServices, mine: Mine, table_id: TableId) -> dict[str, Any]:
    """Sit down at a free seat of the table."""
    count(request, services, mine)
    seat, token = await services.invitations.accept(mine, table_id)
    await services.accounts.keep(table_id, seat, mine["id"])
    return {"seat": seat, "token": token}


@router.post("/invitations/{table_id}/decline", status_code=204)
async def decline(request: Request, services: WithServices, mine: Mine, table_id: TableId) -> Response:
    """Say no to an invitation."""
    services.limits.spend("write", address(request))
    await services.invitations.decline(mine["id"], table_id)
    return Response(status_code=204)


@router.get("/tables/{table_id}/invitations", response_model=list[str])
async def sent(request: Request, services: WithServices, mine: Mine, table_id: TableId) -> list[str]:
    """The names of those whom one has invited to a table, and who have not answered."""
    services.limits.spend("read", address(request))
    return await services.invitations.sent_from(mine["id"], table_id)


@router.post("/tables/{table_id}/invitations", status_code=204)
async def invite(
    request: Request, services: WithServices, mine: Mine, table_id: TableId, wish: forms.Somebody
) -> Response:
    """Invite a friend, or somebody one has played with, to a table at which one sits."""
    count(request, services, mine)
    await services.invitations.invite(mine, table_id, wish.name)
    return Response(status_code=204)


@router.get("/tables/{table_id}/companions", response_model=list[forms.Companion])
async def at_table(
    request: Request, services: WithServices, mine: Mine, table_id: TableId
) -> list[dict[str, Any]]:
    """The other accounts at a table at which one has a seat."""
    services.limits.spend("read", address(request))
    found = await services.people.companions(mine["id"], table_id)
    if found is None:
        raise refused(403, "server-not-your-seat")
    return found
