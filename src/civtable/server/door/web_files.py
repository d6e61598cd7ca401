"""The files that a browser gets, read once when the server starts and answered from memory.

A page names them under a tag, which is a digest of them all: what has been fetched once under its tag is
never asked for again, and after a change everything has another address.
"""

import gzip
import hashlib
import re
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from civtable.server.door.speech import browser_catalog
from civtable.text import LANGUAGES

WEB: Final = Path(str(files("civtable"))) / "web"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".woff2": "font/woff2",
}
"""What a file is, by the end of its name; the rest is to be read by people."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SHEET: Final = re.compile(rb'[ \t]*<link rel="stylesheet" href="/web/([^"]+)">\n')
ALL_SHEETS: Final = "style/all.css"
TAGGED: Final = re.compile(r"([0-9a-f]{16})/(.+)", re.DOTALL)
TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")


class WebFile:
    """A file: its bytes, what they are, and a digest by which a browser knows them again."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.type = TYPES.get(PurePosixPath(name).suffix, "text/plain; charset=utf-8")
        self.digest = hashlib.sha256(content).hexdigest()

    @cached_property
    def compressed(self) -> bytes | None:
        """The same in fewer bytes, made when first asked for; fonts are compressed as they are."""
        return None if self.type == "font/woff2" else gzip.compress(self.content, mtime=0)

    def answer(self, request: Request, keep: str) -> Response:
        """What a request for the file gets, and how long that may be kept."""
        etag = f'W/"{self.digest[:20]}"'  # weak: the same for both forms
        headers = {"etag": etag, "cache-control": keep, "vary": "accept-encoding"}
        if etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        headers["content-type"] = self.type
        if self.compressed and TAKES_GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(self.compressed, headers={**headers, "content-encoding": "gzip"})
        return Response(self.content, headers=headers)


class WebFiles:
    """All files of the browser by name, with the words of each language, and the tag of them all."""

    def __init__(self, contents: dict[str, bytes]) -> None:
        self.files = {name: WebFile(name, contents[name]) for name in sorted(contents)}
        known = "".join([f"{name} {file.digest}\n" for name, file in self.files.items()])
        self.tag = hashlib.sha256(known.encode()).hexdigest()[:16]

    def answer(self, path: str, request: Request) -> Response:
        """A file by its path after /web/. An old page that asks under its own tag gets what there is now."""
        tagged = TAGGED.fullmatch(path)
        tag, name = tagged.groups() if tagged else ("", path)
        if name not in self.files:
            raise HTTPException(404)
        return self.files[name].answer(request, FOR_EVER if tag == self.tag else ASK_AGAIN)

    @cached_property
    def page(self) -> bytes:
        """The one page, which names its files under the tag."""
        return self.files["index.html"].content.replace(b'"/web/', f'"/web/{self.tag}/'.encode())


def with_one_sheet(contents: dict[str, bytes]) -> dict[str, bytes]:
    """The same files, with the style sheets that the page names as one: a browser then asks once."""
    page = contents["index.html"]
    sheets = [name.decode() for name in SHEET.findall(page)]
    line = f'    <link rel="stylesheet" href="/web/{ALL_SHEETS}">\n'.encode()
    first = SHEET.search(page)
    if first is None:
        return contents
    page = page[: first.start()] + line + SHEET.sub(b"", page[first.start() :])
    return {**contents, "index.html": page, ALL_SHEETS: b"\n".join([contents[name] for name in sheets])}


@cache
def web_files() -> WebFiles:
    """The files as they were when first asked for."""
    found = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in WEB.rglob("*") if path.is_file()}
    words = {f"words/{language}.ftl": browser_catalog(language).encode() for language in LANGUAGES}
    return WebFiles(with_one_sheet({**found, **words}))
