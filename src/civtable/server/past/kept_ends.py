"""What is kept of a finished game, read again: nothing that stands there wrongly goes further than here."""

import logging
from collections.abc import Iterable
from typing import Any, Final

from civtable.server.past.stored_events import told_today
from civtable.server.past.stored_views import shown_today
from civtable.server.storage.packing import unpacked
from civtable.server.tables.messages import dumps

PARTS: Final = {
    "ply": int,
    "views": dict,
    "scores": list,
    "log": list,
    "history": list,
    "sources": list,
    "record": str,
}
"""What readers are given, and of which form it is."""

LOG: Final = logging.getLogger("civtable.server")


def read_end(body: bytes) -> dict[str, Any]:
    """All that was kept, as it was written then; raises ValueError where something is missing."""
    end = unpacked(body)
    if not isinstance(end, dict):
        raise ValueError("no end of a game")
    wrong = [name for name, kind in PARTS.items() if type(end.get(name)) is not kind]
    if wrong:
        raise ValueError(f"the end of a game without {', '.join(wrong)}")
    return end


def end_today(table_id: str, game_name: str, body: bytes, eyes: Iterable[int]) -> dict[str, Any] | None:
    """The same as it is told today, through these eyes; None if it cannot be read, whatever is wrong."""
    try:
        end = read_end(body)
        end["log"] = told_today(game_name, end["log"])
        end["views"] = shown_today(game_name, end["views"])
        missing = [one for one in eyes if str(one) not in end["views"]]
        if missing:
            raise ValueError(f"the end of a game unseen by {missing}")
        return end
    except Exception as error:  # what may stand there has no bounds, and no table may stop anybody
        note_unreadable(table_id, error)
        return None


def part_text(table_id: str, game_name: str, part: str, body: bytes) -> str | None:
    """A part of it as JSON, as it is told today; None if it cannot be read."""
    try:
        told = read_end(body)[part]
        return dumps(told_today(game_name, told) if part == "log" else told)
    except Exception as error:
        note_unreadable(table_id, error)
        return None


def note_unreadable(table_id: str, error: Exception) -> None:
    """Tell the operator by which table, and by the name of what went wrong: the rest may be secret."""
    LOG.error("what was kept of table %s cannot be read: %s", table_id, type(error).__name__)
