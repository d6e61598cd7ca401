"""Links in mails: signed, for one purpose, and for a while."""

import hmac
import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from civtable.server.errors import refused
from civtable.server.notices.push import b64, from_b64

CONFIRM: Final = "confirm"
OPEN: Final = "open"
STOP: Final = "stop"
SECONDS: Final = {CONFIRM: 2 * 24 * 3600, OPEN: 7 * 24 * 3600, STOP: 90 * 24 * 3600}
"""How long each kind of link is good."""

LONGEST: Final = 600


@dataclass(frozen=True)
class Link:
    """What a link is for: the account, its address by a digest, and where it leads."""

    purpose: str
    account: int
    address: str
    ends: int
    table: str = ""
    seat: int = 0


def address_digest(address: str) -> str:
    """Enough of an address to see that it is still the same."""
    return sha256(address.encode()).hexdigest()[:16]


class Links:
    """Makes and reads the links of this server."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def make(
        self, purpose: str, account: int, address: str, now: float, table: str = "", seat: int = 0
    ) -> str:
        """The text of a link."""
        ends = int(now) + SECONDS[purpose]
        link = Link(purpose, account, address_digest(address), ends, table, seat)
        body = b64(json.dumps([*asdict(link).values()], separators=(",", ":")).encode())
        return f"{body}.{self.signature(body)}"

    def signature(self, body: str) -> str:
        """What only this server can write."""
        return b64(hmac.new(self.secret, b"link " + body.encode(), sha256).digest())

    def read(self, text: str, purpose: str, now: float) -> Link:
        """What a link says; refuses one that is forged, over, or for something else."""
        body, _, signature = text.partition(".")
        is_one = text.isascii() and len(text) <= LONGEST
        if not is_one or not hmac.compare_digest(self.signature(body).encode(), signature.encode()):
            raise refused(403, "notices-link-bad")
        parts: list[Any] = json.loads(from_b64(body))
        link = Link(*parts)
        if link.purpose != purpose:
            raise refused(403, "notices-link-bad")
        if link.ends < now:
            raise refused(403, "notices-link-over")
        return link
