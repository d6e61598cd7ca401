"""The pages of the browser and what they may use. Nothing is fetched from elsewhere."""

import base64
import hashlib
import re

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from civtable.server.door.web_files import ASK_AGAIN, web_files


def security_policy() -> str:
    """Only our own files are used; the scripts inside our pages are known by their hashes."""
    hashes = [f"'sha256-{hashed}'" for hashed in inline_hashes(web_files().page.decode())]
    scripts = " ".join(["script-src 'self'", *hashes])
    return (
        f"default-src 'none'; {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def inline_hashes(text: str) -> list[str]:
    """The hashes of the scripts that stand in a page."""
    found = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", text, re.DOTALL)
    return [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in found]


async def web_file(request: Request) -> Response:
    """A module, style, font or picture, or all that the browser says in a language."""
    return web_files().answer(request.path_params["path"], request)


async def page(request: Request) -> Response:
    """The one page of the browser, whatever part of it the address names."""
    path = request.url.path
    if path.startswith(("/api/", "/web/")) or "." in path.rsplit("/", 1)[-1]:
        raise HTTPException(404)
    return Response(web_files().page, headers={"cache-control": ASK_AGAIN}, media_type="text/html")


def add_pages(app: FastAPI) -> None:
    """The files before everything else, as a page asks for many of them; the pages after everything else."""
    app.router.routes.insert(0, Route("/web/{path:path}", web_file, methods=["GET", "HEAD"]))
    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
