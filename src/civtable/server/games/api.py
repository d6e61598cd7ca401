"""Requests about games, and the lobby."""

from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from sqlalchemy import select
from starlette.responses import Response

from civtable.bots import levels
from civtable.core.values import Json
from civtable.games import GAMES
from civtable.server.api import REFUSALS, WithServices, address, json_text
from civtable.server.door.reach import reach_of
from civtable.server.door.speech import words_for
from civtable.server.door.web_files import WEB
from civtable.server.errors import refused
from civtable.server.forms import models
from civtable.server.games.guide import guide_text, has_guide
from civtable.server.games.models import GameFacts, RulesText
from civtable.server.storage import schema
from civtable.server.tables.listing import listed, readable_rows
from civtable.server.tables.messages import dumps
from civtable.text.rules import has_rules, rule_boards, rule_links, rule_pictures, rules_of

router = APIRouter(prefix="/api", responses=REFUSALS)
MOST_LISTED: Final = 100
WITH_CAMPAIGN: Final = ["imperium"]

FIRST_TABLES: Final[dict[str, dict[str, Json]]] = {
    "imperium": {"seats": 1, "settings": {"nation_1": "romans"}, "strength": "level"},
}
"""Tables that suit a first game where three seats with bots do not.

Romans have no rules of their own, the guide is about them, and they win nine of ten games against Chieftain.
"""


@router.get("/games", tags=["games"], response_model=list[GameFacts])
async def games(services: WithServices) -> list[dict[str, Any]]:
    """The games, what a table may choose, the levels of bots, and the trained policies that are here."""
    return [
        {
            "name": game.name,
            "version": game.version,
            "seats": game.seats,
            "settings": [{"name": s.name, "values": s.values} for s in game.settings if s.shown],
            "levels": levels(game),
            "policies": [
                {"name": policy.name, "level": policy.level, "players": policy.players}
                for policy in services.hall.policies
                if policy.game == game.name
            ],
            "board": (WEB / "games" / game.name / "board.js").is_file(),
            "guide": has_guide(game.name),
            "rules": has_rules(game.name),
            "campaign": game.name in WITH_CAMPAIGN,
            "first": FIRST_TABLES.get(game.name),
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


@cache
def rules_text(game: str, language: str) -> str:
    """The rules of a game in a language as JSON, made once."""
    pictures: dict[str, Json] = {rule: [*cards] for rule, cards in rule_pictures(game).items()}
    text = rules_of(game, language).to_json()
    found = rule_boards(game)
    boards: Json = None
    if found is not None:
        boards = {"position": found["position"], "around": {**found["around"]}}
    return dumps({"game": game, "language": language, **text, "pictures": pictures, "boards": boards})


@router.get("/games/{game}/rules", tags=["games"], response_model=RulesText)
async def rules(request: Request, game: str, lang: Literal["en", "es", "pt", "it"] | None = None) -> Response:
    """The rules of a game, in our own words; in the language of the request where none is named."""
    if game not in GAMES or not has_rules(game):
        raise refused(404, "server-no-game")
    language = lang or words_for(request.headers.get("accept-language", "")).language
    answer = json_text(rules_text(game, language))
    answer.headers["cache-control"] = "public, max-age=3600"
    answer.headers["vary"] = "accept-language"
    return answer


@router.get("/games/{game}/rules/links", tags=["games"], response_model=dict[str, str])
async def links(game: str) -> Response:
    """The rule behind each question and each refusal, by the key of its phrase; none where none are told."""
    if game not in GAMES:
        raise refused(404, "server-no-game")
    answer = json_text(dumps({**rule_links(game)}))
    answer.headers["cache-control"] = "public, max-age=3600"
    return answer


@router.get("/reach", tags=["tables"], response_model=models.Reach)
async def reach(request: Request, services: WithServices) -> dict[str, Any]:
    """From where others can come: what to tell a friend who gets a link."""
    services.limits.spend("read", address(request))
    return reach_of(services.settings, request.scope["server"][1])


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
