"""The rated games that have ended, as they are stored: who took part, and how they finished.

Everything comes from the table's row, its results and who played which seat, which no change of rules
touches.
"""

import logging
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, select

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


ENDED: Final = (
    schema.tables.c.rated,
    schema.tables.c.status == "over",
    exists().where(schema.rated_seats.c.table_id == schema.tables.c.id),
)
"""What is so of a rated game that has ended."""

UNRATED: Final = ~exists().where(schema.ratings.c.table_id == schema.tables.c.id)


def finished_games(connection: Connection, *wanted: ColumnElement[bool]) -> list[FinishedGame]:
    """All rated games that have ended, in their order; or those of them of which more is so."""
    tables, seats = schema.tables.c, schema.rated_seats.c
    query = select(tables.id, tables.game, tables.settings, tables.seats).where(*ENDED, *wanted)
    rows = readable_rows(connection, query)
    players = of_tables(connection, query, select(seats.table_id, seats.seat, seats.player_id))
    columns = schema.results.c
    results = of_tables(connection, query, select(columns.table_id, columns.seat, columns.rank, columns.at))
    found = [game_of(row, players[row["id"]], results[row["id"]]) for row in rows]
    return sorted([game for game in found if game is not None], key=lambda game: game.order)


def first_unrated(connection: Connection, most: int) -> list[FinishedGame]:
    """The first games that are not rated, in their order, so many at most; what cannot be rated is passed."""
    tables, results = schema.tables.c, schema.results.c
    first = and_(results.table_id == tables.id, results.seat == 0)
    at = select(results.at).where(first).scalar_subquery()
    moments = select(results.at).join(schema.tables, first).where(*ENDED, UNRATED).order_by(results.at)
    found: list[FinishedGame] = []
    after = -math.inf
    while len(found) < most:
        query = moments.where(results.at > after).offset(most - 1).limit(1)
        until = connection.execute(query).scalar()  # whoever ends in the same moment is of the same piece
        found += finished_games(connection, UNRATED, at > after, at <= (math.inf if until is None else until))
        if until is None:
            break
        after = until
    return found[:most]


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
        at = next(result["at"] for result in results if result["seat"] == 0)
        finishes = finishes_of(row["seats"], who, ranks)
        rated_in = RatingList(row["game"], edition, len(row["seats"]))
        return FinishedGame(row["id"], at, rated_in, finishes)
    except (LookupError, AttributeError, StopIteration, TypeError, ValueError) as error:
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
