"""Requests at a table: making it, sitting down, playing, taking back, writing, and the news."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request
from pydantic import ValidationError
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket

from civtable.core.errors import GameError
from civtable.core.game import SPECTATOR
from civtable.core.several import why_not
from civtable.core.words import phrase_json
from civtable.server.accounts.session import Me
from civtable.server.api import (
    REFUSALS,
    TableId,
    Token,
    WithServices,
    address,
    bearer_token,
    eyes_of,
    json_text,
    own_seat,
    services_at,
    services_of_socket,
)
from civtable.server.errors import Refused, refused
from civtable.server.forms import models, requests
from civtable.server.forms.fields import Code
from civtable.server.ratings.seating import may_sit
from civtable.server.running.at_work import at_work
from civtable.server.services import Services
from civtable.server.tables import live, play
from civtable.server.tables.again import claimed_token, rematch
from civtable.server.tables.hall import Hall
from civtable.server.tables.making import make_table
from civtable.server.tables.messages import sees_hidden, view_after
from civtable.server.tables.problems import StandsStill
from civtable.server.tables.room import Room
from civtable.server.tables.showing import whole_table
from civtable.server.tables.standing import seat_at, still_snapshot
from civtable.server.tables.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


@router.post("", status_code=201, response_model=models.TableMade)
async def create(request: Request, services: WithServices, me: Me, wish: requests.NewTable) -> dict[str, Any]:
    """Make a table. Whoever makes it gets the tokens of all seats for persons, to use or to hand out."""
    services.limits.spend("new", address(request))
    if all(seat.kind == "bot" for seat in wish.seats):
        services.limits.spend("idle", address(request))
    table_id, tokens = await make_table(services.hall, wish, me)
    return {"id": table_id, "seats": [{"seat": seat, "token": token} for seat, token in tokens.items()]}


@router.get("/{table_id}", response_model=models.Snapshot)
async def snapshot(request: Request, services: WithServices, table_id: TableId, token: Token) -> Response:
    """Everything about a table that this seat, or a spectator, may know."""
    services.limits.spend("read", address(request))
    try:
        async with services.hall.at(table_id) as room:
            seat = await eyes_of(services, room, token, request)
            services.keeper.looked_at(room)
            eyes = SPECTATOR if seat is None else seat
            live.look(services.hall, table_id, eyes)
            return json_text(await whole_table(services.hall, room, eyes))
    except StandsStill as error:
        seat = seat_at(error.still, token)
        eyes = SPECTATOR if seat is None else seat
        live.look(services.hall, table_id, eyes)
        return json_text(still_snapshot(error.still, eyes))


Doing = Callable[[Hall, Room, int], Awaitable[None]]
"""What a seat does at its table."""


@dataclass(frozen=True)
class Seated:
    """Who asks to do something at which table."""

    request: Request
    services: Services
    table_id: str
    token: str | None

    async def act(self, kind: str, do: Doing) -> dict[str, int]:
        """Let the seat do it, as often as that kind of thing may be done; where the table stands then."""
        async with self.services.hall.at(self.table_id, newest=False) as room:
            seat = await own_seat(self.services, room, self.token, self.request)
            self.services.limits.spend(kind, f"{self.table_id} {seat}")
            self.services.keeper.looked_at(room)
            await live.arrive(self.services.hall, room, seat)
            await do(self.services.hall, room, seat)
            return {"seq": room.table.seq, "ply": room.table.ply}

    def may_leave_bots_alone(self) -> bool:
        """Count one more table at which only bots play; whether that is not too many."""
        try:
            self.services.limits.spend("idle", address(self.request))
        except Refused:
            return False
        return True


async def seated(request: Request, services: WithServices, table_id: TableId, token: Token) -> Seated:
    """The same as a dependency."""
    return Seated(request, services, table_id, token)


AtSeat = Annotated[Seated, Depends(seated)]


@router.post(
    "/{table_id}/moves",
    response_model=models.Accepted,
    openapi_extra={
        "parameters": [{"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": requests.Move.model_json_schema()}},
        },
        "security": [{"seat": []}],
    },
)
async def move(request: Request) -> Response:
    """Choose. Refused with 409 if the table has gone on, with 422 and the rule if it is illegal."""
    # Reads the request by itself, because `MOVES` leads here without FastAPI: most requests are moves.
    services, table_id, token = services_at(request), request.path_params["table_id"], bearer_token(request)
    try:
        wish = requests.Move.model_validate_json(await request.body())
    except ValidationError as error:
        where = ", ".join(sorted({".".join([str(part) for part in one["loc"]]) for one in error.errors()}))
        raise refused(400, "server-bad-request", where=where[:200] or "body") from None
    if (wish.code is None) == (wish.codes is None):
        raise refused(400, "server-bad-request", where="code, codes")
    codes = [wish.code] if wish.code is not None else wish.codes or []
    came, whole = services.hall.uptime.now(), wish.code is None
    answer = await Seated(request, services, table_id, token).act(
        "move", lambda hall, room, seat: play.choose(hall, room, seat, wish.ply, codes, whole, came)
    )
    return json_text(f'{{"seq":{answer["seq"]},"ply":{answer["ply"]}}}')


MOVES: Final = Route("/api/tables/{table_id}/moves", move, methods=["POST"])
"""The way of moves, before all others: it halves what a move costs."""


async def decider(request: Request, services: Services, room: Room, token: str | None) -> int:
    """The seat that asks about its options, which has to be the one that decides."""
    seat = await own_seat(services, room, token, request)
    play.must_run(room.table)
    decision = room.table.decision
    if decision is None or decision.seat != seat:
        raise refused(403, "server-not-your-turn")
    return seat


Typed = Annotated[str, Query(min_length=1, max_length=200, description="The code of an option")]
TypedRow = Annotated[
    list[Code],
    Query(min_length=1, max_length=50, description="The codes of one choice, or of several in a row"),
]


@router.get("/{table_id}/why", response_model=models.Why)
async def why(
    request: Request, services: WithServices, table_id: TableId, token: Token, code: Typed
) -> dict[str, Any]:
    """Why an option cannot be chosen now, not even together with others, for the seat that decides."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        await decider(request, services, room, token)
        try:
            with at_work(table_id):
                reason = why_not(room.table.game, room.table.running.state, code)
        except GameError as error:
            raise Refused(422, error.reason) from None
        return {"reason": phrase_json(reason) if reason is not None else None}


@router.get("/{table_id}/preview", response_model=models.Preview)
async def preview(
    request: Request, services: WithServices, table_id: TableId, token: Token, code: TypedRow
) -> dict[str, Any]:
    """What the table would look like after a whole choice, or why it is none, for the seat that decides."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await decider(request, services, room, token)
        return previewed(services, address(request), room.table, seat, code)


@router.post("/{table_id}/previews", response_model=models.Previews)
async def previews(
    request: Request, services: WithServices, table_id: TableId, token: Token, wish: requests.Trying
) -> dict[str, Any]:
    """The same for several choices, each from the present position; each counts as one reading."""
    for _ in wish.choices:
        services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await decider(request, services, room, token)
        found = []
        for codes in wish.choices:  # the table is ours until the last, but nobody elsewhere waits for all
            found.append(previewed(services, address(request), room.table, seat, codes))
            await asyncio.sleep(0)
        return {"previews": found}


def previewed(services: Services, who: str, table: Table, seat: int, codes: Sequence[str]) -> dict[str, Any]:
    """What would become of one choice; whoever asks pays for the time."""
    services.limits.can_pay("replay", who)
    began = time.thread_time()
    try:
        with at_work(table.id):
            return tried(table, seat, codes)
    finally:
        services.limits.charge("replay", who, time.thread_time() - began)


def tried(table: Table, seat: int, codes: Sequence[str]) -> dict[str, Any]:
    """What would become of one choice."""
    try:
        taken = play.checked_codes(table, seat, codes, whole=True)
    except Refused as refusal:
        return {"view": None, "reason": phrase_json(refusal.reason)}
    return {"view": view_after(table.game, table.running.state, seat, taken), "reason": None}


@router.get("/{table_id}/hidden", response_model=models.Hidden)
async def hidden(request: Request, services: WithServices, table_id: TableId, token: Token) -> dict[str, Any]:
    """Whether this seat sees anything now that not everybody may see: a card in the hand, a secret choice."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
        match = room.table.match
        with at_work(table_id):
            return {"hidden": match is not None and sees_hidden(room.table.game, match.state, seat)}


@router.post("/{table_id}/ready", response_model=models.Accepted)
async def ready(asker: AtSeat, wish: requests.Readiness) -> dict[str, int]:
    """Say that the game may begin, or not yet; it begins when every seat is taken and all have said so."""
    return await asker.act("write", lambda hall, room, seat: play.ready(hall, room, seat, wish.yes))


@router.post("/{table_id}/undo", response_model=models.Accepted)
async def undo(asker: AtSeat, wish: requests.Undo) -> dict[str, int]:
    """Take back one's own choices, as far as the rules of undo allow."""
    return await asker.act("move", lambda hall, room, seat: play.undo(hall, room, seat, wish.ply))


@router.post("/{table_id}/undo/ask", response_model=models.Accepted)
async def ask_undo(asker: AtSeat, wish: requests.Undo) -> dict[str, int]:
    """Ask the other persons to go back further; against bots it is done at once."""
    return await asker.act("write", lambda hall, room, seat: play.ask_undo(hall, room, seat, wish.ply))


@router.post("/{table_id}/rethink", response_model=models.Accepted)
async def rethink(asker: AtSeat, wish: requests.Answer) -> dict[str, int]:
    """Against bots: allow taking back what dice and cards have shown, with another chance from there on."""
    return await asker.act("write", lambda hall, room, seat: play.rethink(hall, room, seat, wish.yes))


@router.post("/{table_id}/undo/answer", response_model=models.Accepted)
async def answer_undo(asker: AtSeat, wish: requests.Answer) -> dict[str, int]:
    """Agree to going back, or not; who asked can withdraw with no."""
    return await asker.act("write", lambda hall, room, seat: play.answer_undo(hall, room, seat, wish.yes))


@router.post("/{table_id}/name", response_model=models.Accepted)
async def rename(asker: AtSeat, wish: requests.Naming) -> dict[str, int]:
    """Go by another name."""
    return await asker.act("write", lambda hall, room, seat: play.rename(hall, room, seat, wish.name or None))


@router.post("/{table_id}/leave", response_model=models.Accepted)
async def leave(asker: AtSeat, wish: requests.Leaving) -> dict[str, int]:
    """Leave for good: a bot plays on; where bots are alone then, only as often as one makes such tables."""

    async def leaving(hall: Hall, room: Room, seat: int) -> None:
        await play.leave(hall, room, seat, wish.level)
        if play.is_left_to_bots(room.table) and not asker.may_leave_bots_alone():
            await asker.services.keeper.rest(room)

    return await asker.act("write", leaving)


@router.post("/{table_id}/chat", response_model=models.Accepted)
async def chat(
    request: Request, services: WithServices, table_id: TableId, token: Token, me: Me, wish: requests.Chat
) -> dict[str, int]:
    """Write something that everybody at the table can read; spectators have to say who they are."""
    services.limits.spend("write", address(request))
    async with services.hall.at(table_id) as room:
        seat = await eyes_of(services, room, token, request)
        if seat is None and not wish.name:
            raise refused(422, "server-say-who")
        account = me["id"] if me is not None else None
        if room.table.host is not None:
            owner = await services.accounts.owner_of(table_id, seat) if seat is not None else None
            await services.people.must_be_welcome(room.table.host, account, owner)
        await play.write(services.hall, room, seat, wish.name, wish.text, account)
        return {"seq": room.table.seq, "ply": room.table.ply}


@router.post("/{table_id}/sit", response_model=models.SeatToken)
async def sit(
    request: Request, services: WithServices, table_id: TableId, me: Me, wish: requests.Sitting
) -> dict[str, Any]:
    """Take an open seat; the game begins with the last one. At a rated table one is signed in."""
    services.limits.spend("write", address(request))
    account, name = (me["id"], me["name"]) if me is not None else (None, None)
    async with services.hall.at(table_id) as room:
        may_sit(room.table, me)
        await services.people.must_be_welcome(room.table.host, account)
        shown = name if room.table.rated else wish.name or None
        token = await play.sit(services.hall, room, wish.seat, shown, account)
    return {"seat": wish.seat, "token": token}


@router.post("/{table_id}/take", response_model=models.SeatToken)
async def take(
    request: Request, services: WithServices, table_id: TableId, token: Token, wish: requests.Taking
) -> dict[str, Any]:
    """Take the seat made for a friend, by its link: from now on only the answer's token opens it."""
    services.limits.spend("write", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
        new = await play.take(services.hall, room, seat, wish.name or None)
    return {"seat": seat, "token": new}


@router.post("/{table_id}/rematch", response_model=models.RematchMade)
async def play_again(
    request: Request, services: WithServices, table_id: TableId, token: Token, wish: requests.Rematch
) -> dict[str, Any]:
    """The same table again, with other seats; who asks later gets the table that is there."""
    services.limits.spend("new", address(request))
    async with services.hall.at(table_id) as room:
        seat = await own_seat(services, room, token, request)
        new_id, new_seat, new_token = await rematch(services.hall, room, seat, wish.seats)
    return {"id": new_id, "seat": new_seat, "token": new_token}


@router.post("/{table_id}/claim", response_model=models.SeatToken)
async def claim(request: Request, services: WithServices, table_id: TableId, token: Token) -> dict[str, Any]:
    """One's seat at a rematch, for the token of the table before."""
    services.limits.spend("write", address(request))
    async with services.hall.at(table_id) as room:
        before = room.table.rematch_of
    if before is None:
        raise refused(404, "server-no-rematch")
    async with services.hall.at(before) as old:
        seat = old.table.rematch_seats.index(await own_seat(services, old, token, request))
    return {"seat": seat, "token": await claimed_token(services.hall, table_id, seat)}


# News.


@router.get("/{table_id}/updates", response_model=list[dict[str, Any]])
async def updates(
    request: Request,
    services: WithServices,
    table_id: TableId,
    token: Token,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    wait: Annotated[float, Query(ge=0, le=60)] = 25,
    hidden: Annotated[bool, Query(description="The page is out of sight: nobody has looked")] = False,
) -> Response:
    """Long polling: every message after `since`, waiting for one if there is none; without it a snapshot."""
    services.limits.spend("read", address(request))
    texts = await live.updates(services, address(request), table_id, token, since, wait, hidden)
    return json_text(f"[{','.join(texts)}]")


@router.websocket("/{table_id}/live")
async def live_updates(socket: WebSocket, table_id: str) -> None:
    """The same messages over a WebSocket; the client first sends {token, since}."""
    await live.converse(services_of_socket(socket), socket, table_id)
