"""An application with mistakes, for tests of what becomes of them."""

import os
import time
from typing import Any
from unittest.mock import patch

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from civtable.core.game import State
from civtable.core.match import Match
from civtable.server.app import create_app
from civtable.server.past import api as past
from civtable.server.past.api import position_text
from civtable.server.settings import Settings
from civtable.server.tables import hall, messages, standing
from civtable.server.tables.changes import following
from civtable.server.tables.messages import position_json
from civtable.server.tables.problems import Still
from civtable.server.tables.standing import still_log
from civtable.server.tables.table import Table


def turn_in_circles(seconds: float) -> None:
    """What a rule that never ends does to the event loop."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


async def spin(request: Request) -> Response:
    turn_in_circles(120)
    return Response()


def endless(settings: Settings) -> FastAPI:
    """Ours, with rules that never end: of choices, old positions or views, as a table's title says."""

    def following_or_not(table: Table, *args: Any) -> Any:
        if table.title == "endless":
            turn_in_circles(120)
        return following(table, *args)

    def position_text_or_not(match: Match[State], table: Table, *args: Any) -> Any:
        if table.title == "endless past":
            turn_in_circles(120)
        return position_text(match, table, *args)

    def position_json_or_not(table: Table, *args: Any) -> Any:
        if table.title == "endless view":
            turn_in_circles(120)
        return position_json(table, *args)

    def still_log_or_not(still: Still, *args: Any) -> Any:
        if still.row["title"] == "endless view" and still.state is not None:
            turn_in_circles(120)
        return still_log(still, *args)

    patch.object(messages, "position_json", position_json_or_not).start()
    patch.object(standing, "still_log", still_log_or_not).start()
    patch.object(hall, "following", following_or_not).start()
    patch.object(past, "position_text", position_text_or_not).start()
    return create_app(settings)


async def fail(request: Request) -> Response:
    raise KeyError("a secret of ours")


async def who(request: Request) -> Response:
    assert request.client is not None
    return JSONResponse({"pid": os.getpid(), "client": request.client.host, "scheme": request.url.scheme})


def application(settings: Settings) -> FastAPI:
    """Ours, and some addresses more."""
    app = create_app(settings)
    for path, answer in {"/test/spin": spin, "/test/fail": fail, "/test/who": who}.items():
        app.add_api_route(path, answer)
        app.router.routes.insert(0, app.router.routes.pop())  # the page answers everything before it
    return app
