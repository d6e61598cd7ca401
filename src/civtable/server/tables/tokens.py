"""Tokens: the secrets that open seats. The database keeps their hashes only."""

import hmac
import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from civtable.server.storage.schema import device_seats, tokens

MOST_TOKENS: Final = 20
"""How many tokens open a seat: the newest."""

TOKENS_ENDED: Final = -1
"""What other processes hear in place of an entry's number, when old tokens open a seat no more."""


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the database keeps of a secret of 256 bits."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def token_match(hashes: Sequence[tuple[str, int]], token: str) -> int | None:
    """The seat that a token opens; every token of the table is compared, in constant time."""
    given = token_hash(token)
    found = None
    for known, seat in hashes:
        if hmac.compare_digest(given, known):
            found = seat
    return found


def add_token(connection: Connection, table_id: str, seat: int, token: str) -> bool:
    """A further token that opens a seat; whether older ones ended, of which there were too many."""
    row = {"hash": token_hash(token), "table_id": table_id, "seat": seat, "created": time.time()}
    connection.execute(insert(tokens), row)
    columns = tokens.c
    others = (columns.table_id == table_id, columns.seat == seat, columns.hash != row["hash"])
    newest = select(columns.hash).where(*others).order_by(columns.created.desc()).limit(MOST_TOKENS - 1)
    return connection.execute(delete(tokens).where(*others, columns.hash.not_in(newest))).rowcount > 0


def drop_tokens(connection: Connection, table_id: str, seat: int) -> None:
    """No token opens that seat any more, and no browser is told of it because it had one."""
    for table in (tokens, device_seats):
        connection.execute(delete(table).where(table.c.table_id == table_id, table.c.seat == seat))


def read_tokens(connection: Connection, table_id: str) -> list[tuple[str, int]]:
    """The hashes of a table's tokens, with their seats."""
    query = select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == table_id)
    return [(row.hash, row.seat) for row in connection.execute(query)]
