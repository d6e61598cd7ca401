"""An application with mistakes, for tests of what becomes of them."""

import os
import time

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from civtable.server.app import create_app
from civtable.server.settings import Settings


def turn_in_circles(seconds: float) -> None:
    """What a rule that never ends does to the event loop."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


async def spin(request: Request) -> Response:
    turn_in_circles(120)
    return Response()


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
