"""Temporary."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from civtable.core.errors import GameError
from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.words import Reason
from civtable.games import AnyGame
from civtable.server.room import room_from_row
from civtable.server.store import Entry


@dataclass
class Verdict:
    """Temporary."""

    kind: str
    ply: int | None = None
    reason: Reason | None = None
    match: Match[State] | None = None


def judge(game: AnyGame, row: Any, entries: Sequence[Entry]) -> Verdict:
    """Temporary."""
    same = row["version"] == game.version
    room = None
    moves: list[Any] = []
    ply = 0
    try:
        room = room_from_row(row)
        for entry in entries:
            if entry.kind == "move":
                moves.append((entry, json.loads(entry.body)))
            elif entry.kind == "undo":
                del moves[json.loads(entry.body) :]
            else:
                room.take_effect(entry)
        for ply, (entry, code) in enumerate(moves, 1):
            room.play(code)
            if entry.trace is not None and entry.trace != room.traces[-1]:
                return Verdict("damaged" if same else "pinned", ply, None, room.match)
    except GameError as error:
        return Verdict("damaged" if same else "pinned", ply, error.reason, room.match if room else None)
    except Exception:
        return Verdict("damaged", ply, None, room.match if room else None)
    return Verdict("exact" if same else "goes_on", None, None, room.match)
