"""Requests that only Imperium needs: the automa's tables in words, and campaigns."""

import hmac
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from civtable.core.errors import GameError
from civtable.games.imperium.api import BOX_NAMES, NATION_IDS, automa_facts, campaign_from_text, new_campaign
from civtable.server.accounts.api import Mine
from civtable.server.accounts.session import Me
from civtable.server.api import REFUSALS, Token, WithServices, address, json_text
from civtable.server.errors import Refused, refused
from civtable.server.forms import models, requests
from civtable.server.forms.fields import Name, Word
from civtable.server.imperium.campaigns import Campaigns, Kept, sheet_of
from civtable.server.services import Services
from civtable.server.tables.making import further_token
from civtable.server.tables.messages import dumps
from civtable.server.tables.tokens import token_hash

router = APIRouter(prefix="/api/imperium", tags=["imperium"], responses=REFUSALS)


@cache
def tables_text(nation: str) -> str:
    """The tables of a nation as JSON, made once."""
    return dumps(automa_facts(nation_named(nation)))


def nation_named(name: str) -> int:
    """The nation with that name; refuses others."""
    if name not in NATION_IDS:
        raise refused(404, "imperium-nation-unknown", name=name[:40], known=", ".join(NATION_IDS))
    return NATION_IDS.index(name)


@router.get("/automa/{nation}", response_model=dict[str, Any])
async def automa(nation: str) -> Response:
    """The tables by which a nation plays as automa."""
    try:
        return json_text(tables_text(nation))
    except Refused:
        raise
    except GameError as error:
        raise Refused(422, error.reason) from None


# Campaigns.


class NewCampaign(requests.Request):
    """Who leads which nation, with whose common cards."""

    player: Name
    nation: Word
    box: Literal["classics", "legends", "mixed"]
    extreme: bool = False


class NextGame(requests.Request):
    """Against whom the next game is, the side of one's power card, and with both boxes whose common cards."""

    automa: Word
    side: Literal["a", "b"]
    commons: Literal["random", "classics", "legends"] = "random"


class Change(requests.Request):
    """What a win changes in the starting deck, as the sheet offers it."""

    change: Annotated[str, Field(max_length=80)]


class CampaignMade(BaseModel):
    """A new campaign; the token opens it."""

    id: str
    token: str


class CampaignListed(BaseModel):
    """A campaign in a list."""

    id: str
    player: str
    nation: str
    wins: int
    losses: int
    over: str | None


assert set(BOX_NAMES) == {"classics", "legends", "mixed"}


def campaigns_at(services: Services) -> Campaigns:
    """The campaigns of the running server."""
    return Campaigns(services.store, services.hall)


CampaignId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$", description="The campaign's id")]


async def opened(
    request: Request, services: WithServices, campaign_id: CampaignId, token: Token, me: Me
) -> Kept:
    """The campaign of a request, which has to bring its token or come from its account."""
    services.limits.spend("read", address(request))
    kept = await campaigns_at(services).read(campaign_id)
    own = me is not None and kept.account == me["id"]
    if not own and not (token and hmac.compare_digest(token_hash(token), kept.hash)):
        services.limits.spend("token", address(request))
        raise refused(401, "campaign-not-yours")
    return kept


Opened = Annotated[Kept, Depends(opened)]


@router.post("/campaigns", status_code=201, response_model=CampaignMade)
async def begin(request: Request, services: WithServices, me: Me, wish: NewCampaign) -> dict[str, Any]:
    """Begin a campaign."""
    services.limits.spend("new", address(request))
    try:
        campaign = new_campaign(wish.player, nation_named(wish.nation), wish.box, wish.extreme)
    except Refused:
        raise
    except GameError as error:
        raise Refused(422, error.reason) from None
    account = me["id"] if me is not None else None
    made, token = await campaigns_at(services).begin(campaign, account, address(request))
    return {"id": made, "token": token}


@router.get("/campaigns", response_model=list[CampaignListed])
async def of_account(services: WithServices, mine: Mine) -> list[dict[str, Any]]:
    """The campaigns of this account."""
    return [sheet_of(kept) for kept in await campaigns_at(services).of_account(mine["id"])]


@router.post(
    "/campaigns/file",
    status_code=201,
    response_model=CampaignMade,
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    },
)
async def take_in(request: Request, services: WithServices, me: Me) -> dict[str, Any]:
    """Take in the file of a campaign, as the terminal writes it; one that is damaged is refused."""
    services.limits.spend("new", address(request))
    try:
        text = (await request.body()).decode("utf-8")
        campaign = await services.hall.replays.run(address(request), lambda: campaign_from_text(text))
        account = me["id"] if me is not None else None
        made, token = await campaigns_at(services).begin(campaign, account, address(request))
    except UnicodeDecodeError:
        raise refused(400, "server-bad-request", where="UTF-8") from None
    except Refused:
        raise
    except GameError as error:
        raise Refused(422, error.reason) from None
    return {"id": made, "token": token}


@router.get("/campaigns/{campaign_id}", response_model=dict[str, Any])
async def sheet(kept: Opened) -> dict[str, Any]:
    """The record sheet, and what can be chosen."""
    return sheet_of(kept)


@router.get(
    "/campaigns/{campaign_id}/file",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}},
)
async def file(kept: Opened) -> Response:
    """The campaign as a file for the terminal, without a game that is being played: its seed is a secret."""
    answer = json_text(kept.campaign.to_text())
    answer.headers["content-disposition"] = f'attachment; filename="campaign-{kept.id}.json"'
    return answer


@router.post("/campaigns/{campaign_id}/game", status_code=201, response_model=models.RematchMade)
async def play(request: Request, services: WithServices, kept: Opened, wish: NextGame) -> dict[str, Any]:
    """Begin the next game: a table with what the campaign has changed."""
    services.limits.spend("new", address(request))
    table, token = await campaigns_at(services).play(kept, wish.automa, wish.side, wish.commons)
    return {"id": table, "seat": 0, "token": token}


@router.post("/campaigns/{campaign_id}/resume", response_model=models.RematchMade)
async def resume(request: Request, services: WithServices, kept: Opened) -> dict[str, Any]:
    """A further token for the table of the game that is being played."""
    services.limits.spend("write", address(request))
    if kept.table is None:
        raise refused(409, "campaign-no-game")
    return {"id": kept.table, "seat": 0, "token": await further_token(services.hall, kept.table, 0)}


@router.post("/campaigns/{campaign_id}/change", response_model=dict[str, Any])
async def change(request: Request, services: WithServices, kept: Opened, wish: Change) -> dict[str, Any]:
    """After a win: add a card to the starting deck, or remove one."""
    services.limits.spend("write", address(request))
    return sheet_of(await campaigns_at(services).change(kept, wish.change))
