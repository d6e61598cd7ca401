"""What stands before everything: sizes, origins, headers, one line in the log, errors in our form."""

import json
import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civtable.core.values import Json
from civtable.core.words import phrase_json
from civtable.server.door.hosts import Hosts
from civtable.server.door.limits import ASKER
from civtable.server.door.speech import words_for
from civtable.server.door.turns import Turns
from civtable.server.errors import Refused, refused
from civtable.server.running import metrics
from civtable.server.settings import place_of

LARGEST: Final = 16_000
LARGEST_RECORD: Final = 1_000_000
FILES: Final = ("/api/records", "/api/imperium/campaigns/file")
GIVE_COOKIES: Final = ("/api/account", "/api/session", "/api/session/recover")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COOKIE: Final = "civtable_session"
HEADER: Final = "x-civtable"

API_VERSION: Final = "2"
"""Told with every answer: goes up when something that was there before changes its form or its meaning."""

LOG: Final = logging.getLogger("civtable.access")


def refusal(error: Refused, accept_language: str) -> Response:
    """A refusal on the wire: the phrase, and a sentence for tools without a catalog."""
    body: dict[str, Json] = {
        "error": phrase_json(error.reason),
        "text": words_for(accept_language).say(error.reason),
        **error.more,
    }
    headers = {"retry-after": str(int(error.wait) + 1)} if error.status == 429 else {}
    if error.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(json.dumps(body), error.status, headers, "application/json")


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from something that is no browser."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, policy: str, hosts: Hosts, paths: dict[object, str]) -> None:
        self.app = app
        self.hosts = hosts
        self.paths = paths  # of the functions that answer without FastAPI
        self.turns = Turns()
        self.headers = {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), microphone=(), geolocation=()",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a request before anybody else does."""
        if scope.get("client") is not None:
            ASKER.set(place_of(scope["client"][0]))  # each connection's request has a task of its own
        if scope["type"] == "websocket":
            headers = Headers(scope=scope)
            if not self.hosts.know(headers.get("host", "")) or not same_origin(headers):
                await send({"type": "websocket.close", "code": 4403})
                return
            try:
                await self.app(scope, receive, send)
            except Exception:
                LOG.error("a live connection failed%s", table_of(scope))
                raise  # the connection is closed, and the log has the rest
        elif scope["type"] == "http":
            await self.handle(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        begun = time.perf_counter()
        status: int | None = None

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                    headers["civtable-api"] = API_VERSION
            await send(message)

        headers = Headers(scope=scope)
        language = headers.get("accept-language", "")
        try:
            if not self.hosts.know(headers.get("host", "")):
                raise refused(421, "server-wrong-host")
            check(scope, headers)
            await self.turns.mine(ASKER.get())
            await self.app(scope, limited(scope, receive), send_guarded)
        except Refused as error:
            await refusal(error, language)(scope, receive, send_guarded)
        except ClientDisconnect:  # in the midst of what it sent: no mistake of ours, and nobody to answer
            status = 400
        except Exception:  # our mistake, whatever it is; the client hears of it in our form
            LOG.exception("%s %s failed%s", scope["method"], self.route_of(scope), table_of(scope))
            if status is not None:
                raise  # the answer has begun: the connection is closed
            await refusal(refused(500, "server-our-mistake"), language)(scope, receive, send_guarded)
        finally:
            spent = time.perf_counter() - begun
            LOG.info("%s %s %d %.1f ms", scope["method"], self.route_of(scope), status or 500, spent * 1000)
            metrics.note_request(scope["method"], self.route_of(scope), status or 500, spent)

    def route_of(self, scope: Scope) -> str:
        """The form of an address; never the path itself, which may name a private table."""
        route = scope.get("route")
        return getattr(route, "path", None) or self.paths.get(scope.get("endpoint"), "-")


def table_of(scope: Scope) -> str:
    """At which table something failed, for the log: whoever runs the server has to find it."""
    table_id = scope.get("path_params", {}).get("table_id")
    return f" at table {table_id}" if table_id is not None else ""


def check(scope: Scope, headers: Headers) -> None:
    """Refuses bodies that say they are too large, and changes that a foreign page asks for."""
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit() and len(length) < 12):
        raise refused(400, "server-bad-request", where="Content-Length")
    if int(length) > largest(scope):
        raise refused(413, "server-too-large")
    if scope["method"] in SAFE:
        return
    by_cookie = COOKIE in headers.get("cookie", "") or scope["path"] in GIVE_COOKIES
    if not same_origin(headers) or (by_cookie and HEADER not in headers):
        raise refused(403, "server-foreign-page")


def largest(scope: Scope) -> int:
    """How long a body may be."""
    return LARGEST_RECORD if scope["path"] in FILES else LARGEST


def limited(scope: Scope, receive: Receive) -> Receive:
    """The body of a request, as long as it may be."""
    most, so_far = largest(scope), 0

    async def receive_limited() -> Message:
        nonlocal so_far
        message = await receive()
        so_far += len(message.get("body", b""))
        if so_far > most:
            raise HTTPException(413)  # which FastAPI lets through
        return message

    return receive_limited
