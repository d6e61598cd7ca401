"""What the row of a table says of it: all that was decided when it was made."""

from dataclasses import replace
from typing import Any

from civtable.games import GAMES
from civtable.server.clocks.rules import clock_from_row
from civtable.server.clocks.turning import begun
from civtable.server.hints.given import first_given
from civtable.server.storage.packing import unpacked
from civtable.server.storage.store import Row
from civtable.server.tables.seats import Seat
from civtable.server.tables.table import Table


def table_from_row(row: Row) -> Table:
    """A table as it was made, before its first entry."""
    table = Table(
        id=row["id"],
        game=GAMES[row["game"]],
        settings=dict(row["settings"]),
        chance=row["chance"],
        seed=row["seed"],
        title=row["title"],
        private=row["private"],
        takeover=row["takeover"],
        created=row["created"],
        seats=tuple([Seat(**seat) for seat in row["first_seats"]]),
        clock=clock_from_row(row["clock"]),
        start=unpacked(row["start"]) if row["start"] is not None else None,
        daily=row["daily"],
        counted=row["counted"],
        challenge=row["challenge"],
        rated=row["rated"],
        host=row["host_id"],
        tournament=row["tournament"],
        sealed=row["sealed"],
        branch_of=row["branch_of"],
        branch_ply=row["branch_ply"],
        rematch_of=row["rematch_of"],
        hints=first_given(row),
        moved=row["created"],
    ).started()
    if table.clock is None:
        return table
    return replace(table, times=begun(table.clock, len(table.seats), table.asked, row["tick"] or 0.0))


def table_row(table: Table) -> dict[str, Any]:
    """What a table's row says that does not follow from its entries, how many there are and since when."""
    return {
        "id": table.id,
        "game": table.game.name,
        "version": table.game.version,
        "settings": table.settings,
        "seed": table.seed,
        "chance": table.chance,
        "title": table.title,
        "private": table.private,
        "takeover": table.takeover,
        "clock": table.clock.to_json() if table.clock is not None else None,
        "created": table.created,
        "changed": table.moved,
        "daily": table.daily,
        "counted": table.counted,
        "challenge": table.challenge,
        "rated": table.rated,
        "host_id": table.host,
        "tournament": table.tournament,
        "sealed": table.sealed,
        "branch_of": table.branch_of,
        "branch_ply": table.branch_ply,
        "rematch_of": table.rematch_of,
        "seq": table.seq,
    }
