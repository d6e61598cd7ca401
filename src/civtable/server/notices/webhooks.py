"""Webhooks: what a table tells a room of Discord or Slack, or any program that takes JSON."""

import hmac
import json
import re
from collections.abc import Callable
from hashlib import sha256
from html import escape
from typing import Final

from civtable.core.values import Json
from civtable.server.notices.wording import Wording
from civtable.server.storage.store import Row

DISCORD: Final = "discord"
SLACK: Final = "slack"
GENERIC: Final = "json"
FORMS: Final = (DISCORD, SLACK, GENERIC)


DRAWN: Final = re.compile(r"[\\`*_~|<>\[\]()#:@-]")
"""What Discord may draw as something else: a link, letters of another kind, a heading, a picture."""

NO_PREVIEW: Final = 4
"""A flag of Discord: it shows nothing of the page behind a link."""


def line(wording: Wording, base: str | None, plain: Callable[[str], str]) -> str:
    """A notice as one line, with its link where the server knows its own address; its words made plain."""
    said = f"{plain(wording.title)}: {plain(wording.body)}"
    return f"{said} {base}{wording.path}" if base else said


def discord(row: Row, table: Row, wording: Wording, base: str | None) -> dict[str, Json]:
    """As Discord takes it; what somebody here calls themselves calls nobody there and leads nowhere."""
    text = line(wording, base, lambda said: DRAWN.sub(r"\\\g<0>", said))
    return {"content": text[:2000], "allowed_mentions": {"parse": []}, "flags": NO_PREVIEW}


def slack(row: Row, table: Row, wording: Wording, base: str | None) -> dict[str, Json]:
    """As Slack takes it: its three signs are written out, so that no name becomes a link or a call."""
    text = line(wording, base, lambda said: escape(said, quote=False))
    return {"text": text[:3000]}


def generic(row: Row, table: Row, wording: Wording, base: str | None) -> dict[str, Json]:
    """For programs."""
    return {
        "id": wording.id,
        "kind": row["kind"],
        "table": row["table_id"],
        "game": table["game"],
        "title": table["title"],
        "seat": row["seat"],
        "name": table["seats"][row["seat"]]["name"],
        "at": row["created"],
        "text": wording.body,
        "url": f"{base}{wording.path}" if base else None,
    }


BODIES: Final[dict[str, Callable[[Row, Row, Wording, str | None], dict[str, Json]]]] = {
    DISCORD: discord,
    SLACK: slack,
    GENERIC: generic,
}


def signature(secret: str, stamp: str, body: bytes) -> str:
    """By which a program knows that a message is from this server, and not an old one sent again."""
    return "sha256=" + hmac.new(secret.encode(), f"{stamp}.".encode() + body, sha256).hexdigest()


def message(
    row: Row, table: Row, hook: Row, wording: Wording, base: str | None, now: float
) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a message."""
    body = json.dumps(BODIES[hook["form"]](row, table, wording, base)).encode()
    stamp = str(int(now))
    headers = {
        "Content-Type": "application/json",
        "Civtable-Timestamp": stamp,
        "Civtable-Signature": signature(hook["secret"], stamp, body),
    }
    return headers, body
