"""The files of the browser: kept for ever under their tag, asked for again under another address."""

import gzip
import re

import pytest

from civtable.server.door.web_files import FOR_EVER, WEB, WebFiles, web_files
from tests.server.running import Running


def tagged(server: Running) -> str:
    """Where the page says that its files are."""
    found = re.search(r'src="(/web/[0-9a-f]{16}/)app/main.js"', server.http.get("/").text)
    assert found
    return found[1]


def test_the_page_is_asked_for_again_and_its_files_are_not(server: Running) -> None:
    page = server.http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    addresses = re.findall(r'(?:src|href)="(/web/[^"]+)"', page.text)
    assert len(addresses) == 4
    for address in [*addresses, tagged(server) + "words/en.ftl"]:
        assert address.startswith(tagged(server))
        assert server.http.get(address).headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("tag", ["", "0123456789abcdef/"])
def test_an_old_tag_or_none_gets_the_present_file_for_now(server: Running, tag: str) -> None:
    """A page that was open before the server changed goes on; what it gets is not kept as the old file."""
    old = server.http.get(f"/web/{tag}app/main.js")
    assert old.content == (WEB / "app" / "main.js").read_bytes()
    assert old.headers["cache-control"] == "no-cache"
    again = server.http.get(f"/web/{tag}app/main.js", headers={"if-none-match": old.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "name", ["none.js", "../server/app.py", "%2e%2e/server/app.py", "app/", "", "words/xx.ftl"]
)
def test_under_the_tag_nothing_else_is_served(server: Running, name: str) -> None:
    assert server.http.get(tagged(server) + name).status_code == 404


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("app/main.js", "text/javascript"),
        ("app/app.css", "text/css; charset=utf-8"),
        ("app/icon.svg", "image/svg+xml"),
        ("fonts/alegreya-latin-wght-normal.woff2", "font/woff2"),
        ("sounds/turn.wav", "audio/wav"),
        ("vendor/VERSIONS", "text/plain; charset=utf-8"),
    ],
)
def test_a_file_says_what_it_is(server: Running, name: str, kind: str) -> None:
    assert server.http.get(f"/web/{name}").headers["content-type"] == kind


@pytest.mark.parametrize(
    ("takes", "packed"), [("gzip, br", True), ("br", False), ("gzip;q=0", False), ("", False)]
)
def test_files_come_compressed_to_who_takes_that(server: Running, takes: str, packed: bool) -> None:
    with server.http.stream("GET", "/web/app/app.js", headers={"accept-encoding": takes}) as answer:
        raw = b"".join(answer.iter_raw())
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(raw) if packed else raw) == (WEB / "app" / "app.js").read_bytes()


def test_the_style_sheets_of_the_page_come_as_one_in_their_order(server: Running) -> None:
    named = re.findall(r'rel="stylesheet" href="/web/([^"]+)"', (WEB / "index.html").read_text("utf-8"))
    [one] = re.findall(r'rel="stylesheet" href="([^"]+)"', server.http.get("/").text)
    assert len(named) > 20
    assert server.http.get(one).text == "\n".join([(WEB / name).read_text("utf-8") for name in named])


def test_a_font_is_not_compressed_twice(server: Running) -> None:
    name = "/web/fonts/alegreya-latin-wght-normal.woff2"
    assert "content-encoding" not in server.http.get(name).headers


def test_only_asking_is_answered(server: Running) -> None:
    assert server.http.head("/web/app/main.js").status_code == 200
    assert server.http.post("/web/app/main.js").status_code == 405


def test_the_tag_is_another_when_any_file_is() -> None:
    files = {"index.html": b"", "app/main.js": b"1", "words/en.ftl": b"a = b"}
    same = WebFiles(dict(reversed(files.items()))).tag
    others = {WebFiles({**files, name: b"other"}).tag for name in files}
    renamed = WebFiles({"index.html": b"", "app/start.js": b"1", "words/en.ftl": b"a = b"}).tag
    assert WebFiles(files).tag == same
    assert len({same, renamed, *others}) == 5


def test_nothing_that_a_page_loads_is_named_without_the_tag() -> None:
    """Scripts and styles name files by the way from themselves; an address from the root loses the tag.

    The service worker stands at the root itself, and is given the tag when it is sent.
    """
    named = [
        name
        for name, file in web_files().files.items()
        if name.endswith((".js", ".css")) and re.search(rb"""["'`(]/web/""", file.content)
        if name != "service_worker.js"
    ]
    assert named == []
