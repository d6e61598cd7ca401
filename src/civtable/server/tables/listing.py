"""A table in a list, from its row alone."""

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select

from civtable.core.errors import GameError
from civtable.games import GAMES, AnyGame
from civtable.server.storage.schema import tables
from civtable.server.storage.store import Row

LOG: Final = logging.getLogger("civtable.server")


def readable_rows(connection: Connection, query: Select[Any]) -> Sequence[Row]:
    """The rows of tables that a query finds; one that cannot be read is left out, and hides no other."""
    try:
        return connection.execute(query).mappings().all()
    except ValueError:  # JSON that is none
        return list(one_by_one(connection, query))


def one_by_one(connection: Connection, query: Select[Any]) -> Iterator[Row]:
    """The same rows, the tables asked for one by one."""
    found = connection.execute(query.with_only_columns(tables.c.id)).scalars().all()
    for table_id in dict.fromkeys(found):
        try:
            yield from connection.execute(query.where(tables.c.id == table_id)).mappings().all()
        except ValueError:
            LOG.error("the row of table %s cannot be read", table_id)


def listed(row: Row) -> dict[str, Any]:
    """What the lobby shows of a table."""
    game = GAMES.get(row["game"])
    return {
        "id": row["id"],
        "game": row["game"],
        "settings": known_settings(game, row["settings"]) if game is not None else row["settings"],
        "status": row["status"],
        "title": row["title"],
        "rated": row["rated"],
        "seats": [{"seat": number, **seat} for number, seat in enumerate(row["seats"])],
        "created": row["created"],
        "ply": row["ply"],
        "deciding": row["deciding"],
        "changed": row["changed"],
        "clock": row["clock"],
        "summary": row["summary"],
    }


def known_settings(game: AnyGame, settings: dict[str, str]) -> dict[str, str]:
    """All settings of a table; as they are kept, if the present rules have others."""
    try:
        return game.chosen(settings)
    except GameError:
        return settings
