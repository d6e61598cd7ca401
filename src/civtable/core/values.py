"""Plain data as JSON knows it, and one spelling of it."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


def canonical(value: Json) -> str:
    """The one spelling of plain data that checksums are made of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def fingerprint(text: str) -> str:
    """A short digest: 16 hexadecimal figures of SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
