"""A table is a value: every entry gives a new one, and a move is carried out once."""

import json
from dataclasses import fields
from typing import Any

import pytest

from civtable.core.match import Match
from civtable.server.storage.store import Entry
from civtable.server.tables.room import KEEP_EVERY, room_with
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import OPEN, PERSON, Seat, UndoWish
from civtable.server.tables.table import Table
from tests.server.running import Running
from tests.server.stored import random_table


def everything(table: Table) -> dict[str, Any]:
    """All that a table holds, its match by what can be seen of it."""
    held = {field.name: getattr(table, field.name) for field in fields(table) if field.name != "match"}
    match = table.match
    if match is None:
        return held
    held["game now"] = (table.game.digest(match.state), match.seats[:], dict(match.digests))
    return {**held, "plies": [ply.code for ply in match.plies]}


def all_kinds() -> tuple[dict[str, Any], list[Entry]]:
    """A table that begins with an open seat, and entries of every kind."""
    row, moves = random_table(70)
    row["first_seats"] = [Seat(PERSON).to_json(), Seat(OPEN).to_json()]
    said: list[tuple[str, int | None, Any, str | None]] = [
        ("sit", 1, "Ana", None),
        ("name", 1, "Anna", None),
        ("take", 0, "Ben", None),
        ("chat", 0, {"name": "Ben", "text": "hello"}, None),
        ("note", None, {"key": "x", "args": {}}, None),
        *[("move", move.seat, json.loads(move.body), move.trace) for move in moves],
        ("undo", 0, 60, None),
        ("ask", 1, 40, None),
        ("answer", 0, True, None),
        ("undo", 1, 40, None),
        *[("move", move.seat, json.loads(move.body), None) for move in moves[40:]],
        ("ask", 0, 50, None),
        ("away", 1, "book", None),
        ("back", 1, None, None),
        ("leave", 1, "book", None),
        ("rematch", 0, "y" * 12, None),
    ]
    entries = [
        Entry(seq, kind, seat, float(seq), json.dumps(body), trace)
        for seq, (kind, seat, body, trace) in enumerate(said, 1)
    ]
    return row, entries


def test_an_entry_leaves_the_table_before_it_as_it_was() -> None:
    row, entries = all_kinds()
    table = table_from_row(row)
    for entry in entries:
        before = everything(table)
        after = table.after(entry)
        assert everything(table) == before, entry
        assert everything(after) != before, entry
        table = after
    assert (table.seats[1].kind, table.rematch, table.undo_wish) == ("bot", "y" * 12, UndoWish(0, 50, ()))


def test_many_entries_at_once_give_the_same_table_as_one_by_one() -> None:
    """Choices that were taken back cost nothing then, and change nothing."""
    row, entries = all_kinds()
    tables = [table_from_row(row)]
    for entry in entries:
        tables.append(tables[-1].after(entry))
    for start in (0, 3, 30, 70, 78, 90):
        for end in range(start, len(tables)):
            found = tables[start].after_many(entries[start:end])
            assert everything(found) == everything(tables[end]), (start, end)


@pytest.mark.parametrize("seq", [0, 1, KEEP_EVERY, KEEP_EVERY + 5])
def test_a_room_knows_how_its_table_was_a_while_ago(seq: int) -> None:
    row, entries = all_kinds()
    entries = entries[: 2 * KEEP_EVERY + 9]
    found = room_with(table_from_row(row), entries).before(seq)
    assert found is not None
    assert everything(found[0]) == everything(table_from_row(row).after_many(entries[:seq]))
    assert found[1] == entries[seq:]


def test_a_gap_in_the_entries_is_no_table() -> None:
    row, entries = all_kinds()
    with pytest.raises(AssertionError, match="entry 7 is not the next"):
        table_from_row(row).after_many([*entries[:5], *entries[6:]])


def test_a_move_is_carried_out_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was worked out before it was written is what the table is afterwards."""
    table = server.table("person", "person")
    play = Match.play
    played: list[str] = []

    def counting(self: Match[Any], code: str) -> Any:
        played.append(code)
        return play(self, code)

    monkeypatch.setattr(Match, "play", counting)
    with table.live(1) as watching:
        watching.next()
        assert table.play(0, 0, "place 2 forest").status_code == 200
        assert watching.next()["type"] == "move"
    assert played == ["place 2 forest"]
