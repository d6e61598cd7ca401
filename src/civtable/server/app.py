"""The application: everything put together, started and ended."""

import asyncio
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from civtable import __version__
from civtable.server import (
    account_api,
    daily_api,
    docs_page,
    games_api,
    health,
    imperium_api,
    metrics,
    past_api,
    puzzles_api,
    tables_api,
)
from civtable.server.accounts import Accounts
from civtable.server.bots import Bots
from civtable.server.database import database_url, migrate, open_engine
from civtable.server.errors import Refused, refused
from civtable.server.guard import Guard, refusal
from civtable.server.hall import Hall
from civtable.server.hints import api as hints_api
from civtable.server.hints.service import Hints
from civtable.server.hosts import Hosts
from civtable.server.keeper import Keeper
from civtable.server.limits import Limits
from civtable.server.live import watch_presence
from civtable.server.pages import add_pages, security_policy
from civtable.server.replays import Replays
from civtable.server.room import Room
from civtable.server.schema import secrets as secrets_table
from civtable.server.services import Services
from civtable.server.settings import Networks, Settings
from civtable.server.store import LOG, Store
from civtable.server.tries import Tries
from civtable.server.view_schema import DescribedApi

SWITCH_SECONDS: Final = 0.002
"""How long a thread that replays may keep the event loop waiting."""

ABOUT: Final = (
    "Tables of civilization board games. A request about a table brings the token of its seat as "
    "`Authorization: Bearer TOKEN`; without one it comes from a spectator. Sentences are phrases: a key of "
    "the catalogs and its arguments."
)


def create_app(settings: Settings, limits: Limits | None = None) -> FastAPI:
    """The application; how often somebody may ask is as the settings say unless limits are given."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(database_url(settings.db))
        await asyncio.to_thread(migrate, engine)
        store = Store(engine)
        store.start()
        sys.setswitchinterval(SWITCH_SECONDS)
        bounds = limits or Limits(settings.generous)
        replays = Replays(bounds)
        hall = Hall(store, replays, settings.policies)
        keeper = Keeper(hall, settings.put_away_days)
        bots = Bots(hall, await server_secret(store, "bots"), settings.workers)
        hall.on_change = bots.look_at
        hall.on_news = bots.hear_of
        tries = Tries(hall)

        def ended(room: Room) -> None:
            keeper.ended(room)
            tries.ended(room)

        hall.on_over = ended
        hall.on_forget = keeper.forgotten
        store.listen(hall.heard, hall.missed)
        await bots.start()
        app.state.bots = bots
        accounts = Accounts(store, await server_secret(store, "places"))
        hints = Hints(hall, bots, bounds)
        app.state.services = Services(store, hall, bounds, accounts, keeper, tries, hints, settings)
        watching = [
            asyncio.create_task(watch_presence(hall)),
            asyncio.create_task(keeper.watch()),
            asyncio.create_task(app.state.pulse.beat(partial(measure, hall, bots))),
        ]
        yield
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        await hints.close()
        await bots.close()
        with suppress(SQLAlchemyError):
            await keeper.keep_positions(quiet=0, most=len(hall.rooms))
        await hall.close()
        replays.close()
        await store.close()

    app = DescribedApi(
        title="civtable",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.pulse = health.Pulse()
    app.state.readers = Networks(settings.metrics)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(SQLAlchemyError, on_database_error)
    parts = (games_api, tables_api, past_api, account_api, daily_api, puzzles_api, imperium_api)
    for part in (*parts, hints_api, docs_page, health):
        app.include_router(part.router)
    add_pages(app)
    app.router.routes.insert(0, tables_api.MOVES)
    paths: dict[object, str] = {
        route.endpoint: route.path for route in app.routes if isinstance(route, Route)
    }
    app.add_middleware(Guard, policy=security_policy(), hosts=Hosts(settings), paths=paths)
    return app


def measure(hall: Hall, bots: Bots) -> None:
    """Numbers that go up and down."""
    metrics.ROOMS.set(len(hall.rooms))
    metrics.BOT_QUEUE.set(bots.waiting.qsize())


async def server_secret(store: Store, name: str) -> str:
    """A secret of this server, such as what the bots' chance is made of: drawn once, kept in the database."""

    def work(connection: Connection) -> str:
        row = {"name": name, "value": secrets.token_hex(32)}
        connection.execute(store.insert(secrets_table).on_conflict_do_nothing(), row)
        query = select(secrets_table.c.value).where(secrets_table.c.name == name)
        return str(connection.execute(query).scalar_one())

    return await store.write("", work)


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
    """The database does not answer; nothing that was asked for has been acknowledged."""
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
