"""Requests about games, and the lobby."""

from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from sqlalchemy import select
from starlette.responses import Response

from civtable.bots import levels
from civtable.games import GAMES
from civtable.server import models, schema
from civtable.server.api import REFUSALS, WithServices, address, json_text
from civtable.server.errors import refused
from civtable.server.game_models import GameFacts
from civtable.server.guide import guide_text, has_guide
from civtable.server.listing import listed, readable_rows
from civtable.server.messages import dumps
from civtable.server.web_files import WEB

router = APIRouter(prefix="/api", responses=REFUSALS)
MOST_LISTED: Final = 100
WITH_CAMPAIGN: Final = ["imperium"]


@router.get("/games", tags=["games"], response_model=list[GameFacts])
async def games() -> list[dict[str, Any]]:
    """The games, what a table may choose, and the levels of bots."""
    return [
        {
            "name": game.name,
            "version": game.version,
            "seats": game.seats,
            "settings": [{"name": s.name, "values": s.values} for s in game.settings if s.shown],
            "levels": levels(game),
            "board": (WEB / "games" / game.name / "board.js").is_file(),
            "guide": has_guide(game.name),
            "campaign": game.name in WITH_CAMPAIGN,
        }
        for game in GAMES.values()
    ]


@cache
def facts_text(name: str) -> str:
    """The facts of a game as JSON, made once."""
    return dumps(GAMES[name].facts)


@router.get("/games/{game}/facts", tags=["games"], response_model=dict[str, Any])
async def facts(game: str) -> Response:
    """The printed components of a game: cards, tiles, boards."""
    if game not in GAMES:
        raise refused(404, "server-no-game")
    answer = json_text(facts_text(game))
    answer.headers["cache-control"] = "public, max-age=3600"
    return answer


@router.get("/games/{game}/guide", tags=["games"], response_model=dict[str, Any])
async def guide(game: str) -> Response:
    """The guided first game: positions, what to do in them, and words."""
    if game not in GAMES or not has_guide(game):
        raise refused(404, "server-no-game")
    return json_text(guide_text(game))


@router.get("/tables", tags=["tables"], response_model=list[models.TableListed])
async def lobby(
    request: Request,
    services: WithServices,
    game: Annotated[str | None, Query(max_length=40)] = None,
    status: Literal["waiting", "running", "over"] | None = None,
) -> list[dict[str, Any]]:
    """The public tables, the newest first: those that wait for people or are being played, or one kind."""
    services.limits.spend("read", address(request))
    columns = schema.tables.c
    wanted = [status] if status else ["waiting", "running"]
    query = select(schema.tables).where(columns.private.is_(False), columns.status.in_(wanted))
    query = query.where(~columns.away, columns.problem.is_(None))
    if game is not None:
        if game not in GAMES:
            raise refused(404, "server-no-game")
        query = query.where(columns.game == game)
    query = query.order_by(columns.changed.desc()).limit(MOST_LISTED)
    rows = await services.store.read(lambda connection: readable_rows(connection, query))
    return [listed(row) for row in rows]
