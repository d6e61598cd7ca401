"""A table in a list, from its row alone."""

from typing import Any

from civtable.games import GAMES
from civtable.server.store import Row


def listed(row: Row) -> dict[str, Any]:
    """What the lobby shows of a table."""
    game = GAMES.get(row["game"])
    return {
        "id": row["id"],
        "game": row["game"],
        "settings": game.chosen(row["settings"]) if game is not None else row["settings"],
        "status": row["status"],
        "title": row["title"],
        "seats": [{"seat": number, **seat} for number, seat in enumerate(row["seats"])],
        "created": row["created"],
        "ply": row["ply"],
    }
