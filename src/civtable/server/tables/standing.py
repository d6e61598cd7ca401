"""What readers are shown of a table that stands still: where a game stopped, or how it ended."""

import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from civtable.core.game import SPECTATOR
from civtable.core.values import Json
from civtable.core.words import phrase_json
from civtable.games import GAMES
from civtable.server.running.at_work import at_its_table
from civtable.server.storage.store import Entry
from civtable.server.tables.messages import chat_json, dumps, joined, ply_text
from civtable.server.tables.problems import PINNED, Problem, Still
from civtable.server.tables.room import Room
from civtable.server.tables.rows import table_row
from civtable.server.tables.table import commitment, daily_json
from civtable.server.tables.tokens import token_match

LOG: Final = logging.getLogger("civtable.server")


def can_continue(still: Still) -> bool:
    """Whether play can go on from the position under the present rules, at another table."""
    return (
        still.problem is not None
        and still.problem.kind == PINNED
        and still.row["tournament"] is None  # its organiser decides
        and still.state is not None
        and bool(still.state.steps)
    )


def seat_at(still: Still, token: str | None) -> int | None:
    """The seat that a token opens; None for none."""
    return token_match(still.tokens, token) if token is not None else None


def still_now(room: Room, problem: Problem) -> Still:
    """A table in memory that cannot go on, as it stands."""
    table = room.table
    still = Still({**table_row(table), **table.columns()}, problem, room.token_hashes, list(table.chat))
    still.hints = table.hints
    if table.match is not None:
        still.match, still.state, still.ply = table.match, table.match.state, table.ply
    return still


def problem_json(still: Still) -> dict[str, Json] | None:
    """What is wrong, for readers."""
    problem = still.problem
    if problem is None:
        return None
    return {
        "kind": problem.kind,
        "words": phrase_json(problem.reason),
        "ply": problem.ply,
        "playable": can_continue(still),
    }


def still_table_json(still: Still) -> dict[str, Json]:
    """The table itself."""
    row = still.row
    over = still.final is not None
    game = GAMES.get(row["game"])
    settings = dict(row["settings"])
    if game is not None:
        known = {setting.name for setting in game.settings}
        settings = {name: value for name, value in settings.items() if name in known}
    return {
        "id": still.id,
        "game": row["game"],
        "version": row["version"],
        "settings": settings,
        "status": "over" if over else row["status"],
        "private": row["private"],
        "title": row["title"],
        "takeover": row["takeover"],
        "clock": row["clock"],
        "seats": [
            {"friend": False, "ready": True, **seat, "seat": number, "here": False}
            for number, seat in enumerate(row["seats"])
        ],
        "commitment": commitment(row["seed"]),
        "seed": row["seed"] if over and not row["sealed"] else None,
        "rematch": None,
        "branch_of": {"id": row["branch_of"], "ply": row["branch_ply"]} if row["branch_of"] else None,
        "daily": daily_json(row["daily"], row["counted"]),
        "challenge": row["challenge"],
        "hints": still.hints.to_json(len(row["seats"])),
        "rated": row["rated"],
        "tournament": row["tournament"],
        "created": row["created"],
        "changed": row["changed"],
        "problem": problem_json(still),
        "archived": over,
    }


@at_its_table
def still_snapshot(still: Still, eyes: int) -> str:
    """All that there is to be seen of the table."""
    message: dict[str, Json] = {
        "type": "snapshot",
        "seq": still.seq,
        "table": still_table_json(still),
        "seat": eyes if eyes != SPECTATOR else None,
        "undo": {
            "to": None,
            "steps": [],
            "words": [],
            "ask": None,
            "anew": False,
            "asked": None,
            "rethink": False,
        },
        "chat": [chat_json(line) for line in still.chat],
        "times": None,
        "decision": None,
    }
    final = still.final
    if final is not None:
        message.update({"ply": final["ply"], "view": final["views"][str(eyes)], "scores": final["scores"]})
        return joined(message, log=still_log(still, eyes), choice="null")
    view: Any = None
    if still.state is not None:
        with unshown(still):
            view = GAMES[still.row["game"]].view(still.state, eyes)
    message.update({"ply": still.ply, "view": view})
    return joined(message, log=still_log(still, eyes), choice="null")


@at_its_table
def still_log(still: Still, eyes: int) -> str:
    """The part of the log that the present rules can tell."""
    if still.final is not None:
        still.final_log = still.final_log or dumps(still.final["log"])
        return still.final_log
    plies = still.match.plies if still.match is not None else []
    name = still.row["game"]
    lines: list[str] = []
    with unshown(still):
        for number, ply in enumerate(plies, 1):
            lines.append(ply_text(name, number, ply, eyes, False))
    return f"[{','.join(lines)}]"


@contextmanager
def unshown(still: Still) -> Iterator[None]:
    """What cannot be shown may be what is wrong with the table: then the rest is."""
    try:
        yield
    except Exception as error:
        LOG.error("table %s cannot be shown: %s: %s", still.id, type(error).__name__, str(error)[:300])


def standing_moves(entries: Sequence[Entry]) -> list[tuple[int | None, str]]:
    """The choices that were not taken back, with their seats, as far as they can be read."""
    moves: list[tuple[int | None, str]] = []
    for entry in entries:
        try:
            body = json.loads(entry.body)
        except ValueError:
            body = entry.body
        if entry.kind == "move":
            moves.append((entry.seat, str(body)))
        elif entry.kind == "undo" and isinstance(body, int):
            del moves[body:]
    return moves


def sealed_record(still: Still, entries: list[tuple[int | None, str]], eyes: int) -> dict[str, Json]:
    """All that was played, for the reader to keep: without the seed, and without what others chose unseen."""
    row = still.row
    return {
        "kind": "civtable sealed record",
        "table": still.id,
        "game": row["game"],
        "version": row["version"],
        "settings": dict(row["settings"]),
        "seats": [dict(seat) for seat in row["seats"]],
        "commitment": commitment(row["seed"]),
        "problem": problem_json(still),
        "codes": [[seat, code if seat == eyes else None] for seat, code in entries],
    }
