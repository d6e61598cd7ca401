"""The files of the browser: pages, modules, styles, pictures, words. Nothing is fetched from elsewhere."""

import base64
import hashlib
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from civtable.server.speech import browser_catalog
from civtable.text import LANGUAGES

WEB: Final = Path(str(files("civtable"))) / "web"
TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}

router = APIRouter(include_in_schema=False)


def security_policy() -> str:
    """Only our own files are used; the scripts inside our pages are known by their hashes."""
    hashes = [f"'sha256-{hashed}'" for hashed in inline_hashes(WEB / "index.html")]
    scripts = " ".join(["script-src 'self'", *hashes])
    return (
        f"default-src 'none'; {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def inline_hashes(page: Path) -> list[str]:
    """The hashes of the scripts that stand in a page."""
    found = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", page.read_text("utf-8"), re.DOTALL)
    return [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in found]


class WebFiles(StaticFiles):
    """Our files; a browser asks each time whether they have changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with the type that its name says on every system."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        kind = TYPES.get(Path(path).suffix)
        if kind is not None and response.status_code == 200:
            response.headers["content-type"] = kind
        return response


@router.get("/web/words/{language}.ftl")
async def words(request: Request, language: str) -> Response:
    """All that the browser says in a language."""
    if language not in LANGUAGES:
        raise HTTPException(404)
    text = browser_catalog(language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def page(request: Request) -> Response:
    """The one page of the browser, whatever part of it the address names."""
    path = request.url.path
    if path.startswith(("/api/", "/web/")) or "." in path.rsplit("/", 1)[-1]:
        raise HTTPException(404)
    return FileResponse(WEB / "index.html", media_type="text/html", headers={"cache-control": "no-cache"})


def add_pages(app: FastAPI) -> None:
    """The files and pages, after everything else."""
    app.include_router(router)
    app.mount("/web", WebFiles(directory=WEB))
    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
