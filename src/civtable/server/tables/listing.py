"""A table in a list, from its row alone."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Column, Connection, Select

from civtable.core.errors import GameError
from civtable.games import GAMES, AnyGame
from civtable.server.storage.fitting import Check, checks_of, misfits
from civtable.server.storage.schema import tables
from civtable.server.storage.store import Row

LOG: Final = logging.getLogger("civtable.server")


def readable_rows(
    connection: Connection, query: Select[Any], key: Column[str] = tables.c.id
) -> Sequence[Row]:
    """The rows that a query finds; one that cannot be read, or says what cannot be, hides no other."""
    try:
        rows: Iterable[Row] = connection.execute(query).mappings().all()
    except ValueError:  # JSON that is none
        rows = one_by_one(connection, query, key)
    checks = checks_of(query.selected_columns)
    return [row for row in rows if is_sound(row, checks, key)]


def is_sound(row: Row, checks: Sequence[tuple[str, Check]], key: Column[str]) -> bool:
    """Whether a row says what it should; if not, the log has a word."""
    wrong = misfits(row, checks)
    if wrong:
        LOG.error("the row of %s %s has a wrong %s", key.table.name, row.get(key.name), ", ".join(wrong))
    return not wrong


def one_by_one(connection: Connection, query: Select[Any], key: Column[str]) -> Iterator[Row]:
    """The same rows, asked for one by one."""
    found = connection.execute(query.with_only_columns(key)).scalars().all()
    for number in dict.fromkeys(found):
        try:
            yield from connection.execute(query.where(key == number)).mappings().all()
        except ValueError:
            LOG.error("the row of %s %s cannot be read", key.table.name, number)


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
