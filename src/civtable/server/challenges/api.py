"""Requests about challenges: all of them, beginning an attempt, and how the one at a table stands."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from civtable.challenges import PERSON_AT, Challenge, NoChallenge, all_challenges, challenge_named
from civtable.challenges.telling import line_of
from civtable.server.api import REFUSALS, TableId, Token, WithServices, address, eyes_of
from civtable.server.challenges import models as forms
from civtable.server.daily.api import Asking
from civtable.server.daily.tries import Player
from civtable.server.errors import refused

router = APIRouter(prefix="/api", tags=["challenges"], responses=REFUSALS)

ChallengeId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,60}$", description="The challenge's id")]


@cache
def line(challenge: str) -> dict[str, Any]:
    """A challenge for the reader, but for what is one's own; made once."""
    found = challenge_named(challenge)
    tried = {who: {"games": one.games, "stars": [*one.stars]} for who, one in found.tried.items()}
    return {**line_of(found), "tried": tried, "own": None}


def found(name: str) -> Challenge:
    """A challenge, or a refusal."""
    try:
        return challenge_named(name)
    except NoChallenge:
        raise refused(404, "challenge-unknown", name=name[:60]) from None


@router.get("/challenges", response_model=forms.Challenges)
async def challenges(request: Request, services: WithServices, player: Asking) -> dict[str, Any]:
    """All challenges, with what the player has reached at each."""
    services.limits.spend("read", address(request))
    kept = await services.attempts.kept(player, address(request))
    own = {name: vars(found) for name, found in kept.items()}
    return {"challenges": [{**line(one.id), "own": own.get(one.id)} for one in all_challenges()]}


@router.post("/challenges/{challenge}", status_code=201, response_model=forms.Seated)
async def play(
    request: Request, services: WithServices, player: Asking, challenge: ChallengeId, wish: forms.Attempt
) -> dict[str, Any]:
    """Begin an attempt, or go on with the one that is open."""
    services.limits.spend("new", address(request))
    named = Player(player.token, player.account, player.name or wish.name or None)
    seated = await services.attempts.sit_down(found(challenge), named, wish.again)
    return {"id": seated.table, "seat": PERSON_AT, "token": seated.token, "player": seated.player}


@router.get("/tables/{table_id}/challenge", response_model=forms.ChallengeStanding)
async def standing(
    request: Request, services: WithServices, table_id: TableId, token: Token
) -> dict[str, Any]:
    """How the challenge of a table stands: for its player, and for all when the game is over."""
    services.limits.spend("read", address(request))
    async with services.hall.at(table_id) as room:
        eyes = await eyes_of(services, room, token, request)
        table = room.table
    if table.challenge is None:
        raise refused(404, "challenge-none-here")
    if eyes != PERSON_AT and not table.is_over:
        raise refused(403, "challenge-not-yours")
    told = line(found(table.challenge).id)
    judged = await services.attempts.standing(table, address(request))
    return {**judged, "challenge": told, "over": table.is_over}
