"""Plain data as the database keeps what is large: JSON, compressed."""

import json
import zlib
from typing import Any

from civtable.core.values import Json


def packed(data: Json) -> bytes:
    """Data in its compressed form."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode())


def unpacked(body: bytes) -> Any:
    """The data again; raises ValueError if it is damaged."""
    try:
        return json.loads(zlib.decompress(body))
    except zlib.error:
        raise ValueError("damaged") from None
