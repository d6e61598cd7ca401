"""What lets the page be installed: service worker, manifest, and the page without a connection."""

from functools import cache
from html import escape
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from civtable.server.door.speech import words_for
from civtable.server.door.web_files import ASK_AGAIN, web_files
from civtable.text import LANGUAGES, words_in

ICON: Final = "/web/app/icons"
GROUND: Final = "#6b4a2b"
PAPER: Final = "#e6d9c1"
"""The colours of the sign and of the table by day, for what a system draws around an installed page."""


async def service_worker(request: Request) -> Response:
    """The service worker, at the root so that it has all pages; it names the tag of its files."""
    script = web_files().files["service_worker.js"].content.replace(b"@TAG@", web_files().tag.encode())
    return Response(script, headers={"cache-control": ASK_AGAIN}, media_type="text/javascript")


async def manifest(request: Request) -> Response:
    """What a system wants to know of a page that is installed."""
    words = words_for(request.headers.get("accept-language", ""))
    icons = [("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any")]
    icons += [("maskable-192.png", "192x192", "maskable"), ("maskable-512.png", "512x512", "maskable")]
    content = {
        "id": "/",
        "name": "civtable",
        "short_name": "civtable",
        "description": words("notices-installed-about"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": GROUND,
        "icons": [
            {"src": f"{ICON}/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in icons
        ],
    }
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return JSONResponse(content, headers=headers, media_type="application/manifest+json")


@cache
def offline_page() -> str:
    """The page without a connection. It cannot ask anybody for words, so it has them in all languages."""
    parts = [
        f'<section lang="{language}"><h2>{escape(words("notices-offline"))}</h2>'
        f"<p>{escape(words('notices-offline-about'))}</p>"
        f'<p><a href="">{escape(words("notices-offline-again"))}</a></p></section>'
        for language in LANGUAGES
        for words in [words_in(language)]
    ]
    tag = web_files().tag
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><title>civtable</title>'
        f'<link rel="stylesheet" href="/web/{tag}/app/offline.css"></head>'
        f'<body><main><h1><img src="{ICON}/icon-192.png" alt="" width="48" height="48"> civtable</h1>'
        f"{''.join(parts)}</main></body></html>"
    )


async def offline(request: Request) -> Response:
    """The page without a connection, which the service worker keeps."""
    return Response(offline_page(), headers={"cache-control": ASK_AGAIN}, media_type="text/html")


def add_pages(app: FastAPI) -> None:
    """The three, before the one page that answers to all other addresses."""
    routes = {"/service_worker.js": service_worker, "/manifest.webmanifest": manifest, "/offline": offline}
    for path, answer in routes.items():
        app.router.routes.append(Route(path, answer, methods=["GET", "HEAD"]))
