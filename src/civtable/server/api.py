"""What all parts of the API share: the running server, who asks, and answers that are text already."""

from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import Response
from starlette.websockets import WebSocket

from civtable.server.errors import refused
from civtable.server.forms import models
from civtable.server.forms.view_schema import reference
from civtable.server.services import Services
from civtable.server.settings import place_of
from civtable.server.tables.room import Room


def services_at(request: Request) -> Services:
    """The running server."""
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


async def services_of(request: Request) -> Services:
    """The same as a dependency; async, because other functions would go through a thread each time."""
    return services_at(request)


def services_of_socket(socket: WebSocket) -> Services:
    """The running server, for a live connection."""
    services = socket.app.state.services
    assert isinstance(services, Services)
    return services


bearer = HTTPBearer(
    auto_error=False,
    scheme_name="seat",
    description="The token of a seat, as creating or sitting down gives it",
)


def bearer_token(request: Request) -> str | None:
    """The token in the header of a request, if there is one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def token_of(
    request: Request, documented: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]
) -> str | None:
    """The token that a request brings, if it brings one."""
    return bearer_token(request)


Token = Annotated[str | None, Depends(token_of)]
WithServices = Annotated[Services, Depends(services_of)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$", description="The table's id")]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": reference(models.Refusal.__name__)}}}
    for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
"""The ways in which any request can be refused, for the documentation.

They are said by name: FastAPI would build a model anew for each of them and every request, nine hundred
times."""


def address(request: Request) -> str:
    """Where a request comes from, as it is counted."""
    return place_of(request.client.host) if request.client is not None else "-"


async def eyes_of(services: Services, room: Room, token: str | None, request: Request) -> int | None:
    """The seat whose token the request brings; None for a spectator. Wrong tokens are counted."""
    if token is None:
        return None
    seat = room.seat_of(token)
    if seat is None:
        services.limits.spend("token", address(request))
        seat = await services.hall.seat_of(room, token)
    return seat


async def own_seat(services: Services, room: Room, token: str | None, request: Request) -> int:
    """The seat whose token the request has to bring."""
    seat = await eyes_of(services, room, token, request)
    if seat is None:
        raise refused(401, "server-no-token")
    return seat


def json_text(text: str, status: int = 200) -> Response:
    """An answer that is JSON text already."""
    return Response(text, status, media_type="application/json")
