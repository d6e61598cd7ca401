"""The rated games that have ended, as they are stored: who took part, and how they finished.

Everything comes from the table's row, its results and who played which seat, which no change of rules
touches.
"""

import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, exists, select

from civtable.bots import present_name
from civtable.server.ratings.scale import Finish
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables.listing import readable_rows
from civtable.server.tables.seats import bot_ends

EDITION: Final = "edition"
"""The setting that makes another game of one: each edition has its own lists."""

LOG: Final = logging.getLogger("civtable.server")


class RatingList(NamedTuple):
    """What is rated together: a game, its edition (empty where it has one only), the number of players."""

    game: str
    edition: str
    seats: int


@dataclass(frozen=True)
class FinishedGame:
    """A rated game that has ended."""

    table: str
    at: float
    rated_in: RatingList
    finishes: tuple[Finish, ...]  # by seat

    @property
    def order(self) -> tuple[float, str]:
        """What games are rated in the order of: when they ended, then by the table's id."""
        return self.at, self.table


def finished_games(
    connection: Connection, unrated: bool = False, rated_in: RatingList | None = None
) -> list[FinishedGame]:
    """All rated games that have ended, in their order; only those without ratings, or of one list."""
    tables, seats = schema.tables, schema.rated_seats
    query = select(tables.c.id, tables.c.game, tables.c.settings, tables.c.seats)
    query = query.where(tables.c.rated, tables.c.status == "over")
    query = query.where(exists().where(seats.c.table_id == tables.c.id))
    if unrated:
        query = query.where(~exists().where(schema.ratings.c.table_id == tables.c.id))
    if rated_in is not None:
        query = query.where(tables.c.game == rated_in.game)
    rows = readable_rows(connection, query)
    players = of_tables(connection, query, select(seats.c.table_id, seats.c.seat, seats.c.player_id))
    columns = schema.results.c
    results = of_tables(connection, query, select(columns.table_id, columns.seat, columns.rank, columns.at))
    found = [game_of(row, players[row["id"]], results[row["id"]]) for row in rows]
    games = [game for game in found if game is not None and rated_in in (None, game.rated_in)]
    return sorted(games, key=lambda game: game.order)


def of_tables(
    connection: Connection, tables: Select[tuple[str, ...]], query: Select[tuple[str, ...]]
) -> Mapping[str, list[Row]]:
    """The rows of a query, by table, for the tables that another one finds."""
    wanted = tables.with_only_columns(schema.tables.c.id)
    found: dict[str, list[Row]] = defaultdict(list)
    for row in connection.execute(query.where(query.selected_columns.table_id.in_(wanted))).mappings():
        found[row["table_id"]].append(row)
    return found


def game_of(row: Row, players: Sequence[Row], results: Sequence[Row]) -> FinishedGame | None:
    """A game from its rows; None, and a word in the log, where they do not fit together."""
    try:
        edition = row["settings"].get(EDITION, "")
        who = {player["seat"]: str(player["player_id"]) for player in players}
        ranks = {result["seat"]: result["rank"] for result in results}
        finishes = finishes_of(row["seats"], who, ranks)
        rated_in = RatingList(row["game"], edition, len(row["seats"]))
        return FinishedGame(row["id"], results[0]["at"], rated_in, finishes)
    except (LookupError, AttributeError, TypeError, ValueError) as error:
        LOG.error("the result of table %s cannot be rated: %s", row["id"], type(error).__name__)
        return None


def finishes_of(
    seats: Sequence[Mapping[str, str | None]], who: Mapping[int, str], ranks: Mapping[int, int]
) -> tuple[Finish, ...]:
    """How all seats finished. Whoever left, or had a bot play for them at the end, is behind all others."""
    abandoned = [seat in who and bot_ends(held) for seat, held in enumerate(seats)]
    keys = [(left, ranks[seat] if not left else 0) for seat, left in enumerate(abandoned)]
    return tuple(
        [
            Finish(
                who[seat] if seat in who else present_name(str(held["level"])),
                1 + sum(other < keys[seat] for other in keys),
                abandoned[seat],
            )
            for seat, held in enumerate(seats)
        ]
    )
