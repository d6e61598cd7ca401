"""The application: all requests put together, and errors in our form; `life` starts and ends the rest."""

from functools import partial
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from civtable import __version__
from civtable.server.accounts import api as account_api
from civtable.server.accounts.accounts import Accounts
from civtable.server.analyses import api as analyses_api
from civtable.server.challenges import api as challenges_api
from civtable.server.clocks import api as clocks_api
from civtable.server.daily import api as daily_api
from civtable.server.description import DescribedApi
from civtable.server.door import docs_page
from civtable.server.door.guard import COOKIE, Guard, refusal
from civtable.server.door.hosts import Hosts
from civtable.server.door.limits import Limits
from civtable.server.door.pages import add_pages, security_policy
from civtable.server.errors import Refused, refused
from civtable.server.friends import api as friends_api
from civtable.server.games import allowing as allowing_api
from civtable.server.games import api as games_api
from civtable.server.games import puzzles as puzzles_api
from civtable.server.hints import api as hints_api
from civtable.server.imperium import api as imperium_api
from civtable.server.life import running
from civtable.server.notices import api as notices_api
from civtable.server.notices.pages import add_pages as add_installed_pages
from civtable.server.past import api as past_api
from civtable.server.ratings import api as ratings_api
from civtable.server.running import health
from civtable.server.settings import Networks, Settings
from civtable.server.storage.store import LOG
from civtable.server.tables import api as tables_api
from civtable.server.tournaments import api as tournaments_api

ABOUT: Final = (
    "Tables of civilization board games. A request about a table brings the token of its seat as "
    "`Authorization: Bearer TOKEN`; without one it comes from a spectator. Sentences are phrases: a key of "
    "the catalogs and its arguments."
)


def create_app(settings: Settings, limits: Limits | None = None) -> FastAPI:
    """The application; how often somebody may ask is as the settings say unless limits are given."""
    app = DescribedApi(
        title="civtable",
        version=__version__,
        description=ABOUT,
        openapi_url=None,  # it is told by `docs_page`
        docs_url=None,
        redoc_url=None,
        lifespan=partial(running, settings, limits),
    )
    app.state.described = {}
    app.state.pulse = health.Pulse()
    app.state.readers = Networks(settings.metrics)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(SQLAlchemyError, on_database_error)
    parts = (
        games_api,
        tables_api,
        clocks_api,
        past_api,
        account_api,
        daily_api,
        puzzles_api,
        allowing_api,
        challenges_api,
        imperium_api,
        analyses_api,
        hints_api,
        notices_api,
        ratings_api,
        friends_api,
        tournaments_api,
    )
    for part in (*parts, docs_page, health):
        app.include_router(part.router)
    add_installed_pages(app)
    add_pages(app)
    app.router.routes.insert(0, tables_api.MOVES)
    paths: dict[object, str] = {
        route.endpoint: route.path for route in app.routes if isinstance(route, Route)
    }
    app.add_middleware(Guard, policy=security_policy(), hosts=Hosts(settings), paths=paths)
    return app


# Errors in our form.


def language(request: Request) -> str:
    """What languages a request asks for."""
    return request.headers.get("accept-language", "")


async def on_refused(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(error, Refused)
    return refusal(error, language(request))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses: unknown addresses, methods, bodies that cannot be read."""
    assert isinstance(error, HTTPException)
    known = {404: "server-no-such-page", 405: "server-no-such-method", 413: "server-too-large"}
    key = known.get(error.status_code)
    if key is None:
        return refusal(refused(400, "server-bad-request", where="body"), language(request))
    answer = refusal(refused(error.status_code, key), language(request))
    answer.headers.update(error.headers or {})
    return answer


async def on_database_error(request: Request, error: Exception) -> Response:
    """The database does not answer; nothing that was asked for has been acknowledged.

    Who has deleted the account in this moment is told that they are not signed in.
    """
    if isinstance(error, IntegrityError) and COOKIE in request.cookies:
        accounts: Accounts = request.app.state.services.accounts
        if await accounts.of_session(request.cookies[COOKIE]) is None:
            return refusal(refused(401, "server-sign-in"), language(request))
    LOG.error("the database does not answer: %s", type(error).__name__)
    return refusal(refused(503, "server-no-database"), language(request))


async def on_bad_request(request: Request, error: Exception) -> Response:
    """A request that has not the form that it should have; says where."""
    assert isinstance(error, RequestValidationError)
    places = {
        ".".join([str(part) for part in one["loc"][1:]]) or str(one["loc"][0]) for one in error.errors()
    }
    where = ", ".join(sorted(places))[:200]
    if any(one["loc"][0] == "path" for one in error.errors()):
        return refusal(refused(404, "server-no-table"), language(request))
    if all(one["type"] == "string_too_long" for one in error.errors()):
        most = min([int(one["ctx"]["max_length"]) for one in error.errors()])
        return refusal(refused(400, "server-text-too-long", where=where, most=most), language(request))
    return refusal(refused(400, "server-bad-request", where=where), language(request))
