"""Requests that only Imperium needs: the automa's tables in words."""

from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from civtable.core.errors import GameError
from civtable.games.imperium.automa_facts import automa_facts
from civtable.games.imperium.cards import NATION_IDS
from civtable.server.api import REFUSALS, json_text
from civtable.server.errors import Refused, refused
from civtable.server.sight import dumps

router = APIRouter(prefix="/api/imperium", tags=["imperium"], responses=REFUSALS)


@cache
def tables_text(nation: str) -> str:
    """The tables of a nation as JSON, made once."""
    return dumps(automa_facts(NATION_IDS.index(nation)))


@router.get("/automa/{nation}", response_model=dict[str, Any])
async def automa(nation: str) -> Response:
    """The tables by which a nation plays as automa."""
    if nation not in NATION_IDS:
        raise refused(404, "imperium-nation-unknown", name=nation[:40], known=", ".join(NATION_IDS))
    try:
        return json_text(tables_text(nation))
    except GameError as error:
        raise Refused(422, error.reason) from None
