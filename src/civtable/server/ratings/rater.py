"""Writing ratings: each rated game once, in the order in which games ended, whatever process saw it end.

A rating depends on all games before it. If a game turns up that ended before one that is rated already, the
list is rated again from there on, a piece at a time: so what is stored is always what the stored games give
in their order, up to the last one that has been rated.
"""

import logging
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, text
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.errors import GameError
from civtable.server.ratings.finished import FinishedGame, RatingList, finished_games, first_unrated
from civtable.server.ratings.scale import BOTS, Standing, after_game, beginning
from civtable.server.running.looking import again_and_again
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables import play
from civtable.server.tables.hall import Hall
from civtable.server.tables.room import Room
from civtable.server.tables.seats import PERSON

LAST_KEY: Final = "~ratings"
"""The place of our job in the order of locks: after all tables."""

AT_ONCE: Final = 200
"""How many games are rated in one transaction."""

LOOK_EVERY: Final = 300.0
ABANDONED: Final = 7 * 24 * 3600.0
"""After how many seconds in which nothing happened a person has left a rated game."""

COLUMNS: Final = tuple([column.name for column in schema.ratings.columns])
LOG: Final = logging.getLogger("civtable.server")


class Rater:
    """Rates games as they end, and hands over the seats of those who never came back."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def ended(self, room: Room) -> None:
        """A game has ended: if it is rated, its ratings are written soon."""
        if room.table.rated:
            self.hall.in_background(self.rate())

    async def rate(self) -> None:
        """Rate all games that are not rated yet."""
        while await self.hall.store.write(LAST_KEY, rate_pending) == AT_ONCE:
            pass

    async def watch(self) -> None:
        """Look again and again, as long as the server runs: a process may have ended before it rated."""
        await again_and_again("ratings", self.look, LOOK_EVERY)

    async def look(self) -> None:
        """Rate what has ended, and see that what was left ends."""
        await self.rate()
        await self.hand_over(time.time())

    async def hand_over(self, now: float) -> None:
        """Let bots play for persons who have left rated games for good, so that these end and count.

        Where there is a clock, that says how long a person may take.
        """
        columns = schema.tables.c
        query = select(columns.id).where(
            columns.rated, columns.status == "running", columns.problem.is_(None)
        )
        query = query.where(columns.changed < now - ABANDONED, ~columns.bot_next, columns.clock.is_(None))
        query = query.order_by(columns.changed).limit(AT_ONCE)
        found = await self.hall.store.read(lambda connection: connection.execute(query).scalars().all())
        for table_id in found:
            try:
                await self.hand_over_at(table_id, now)
            except SQLAlchemyError:
                raise
            except GameError as error:
                LOG.warning("nobody can play on at table %s: %s", table_id, error.reason)
            except Exception:
                LOG.exception("nobody can play on at table %s", table_id)

    async def hand_over_at(self, table_id: str, now: float) -> None:
        """Let a bot play for the person who should choose, if that has been so for long."""
        async with self.hall.at(table_id) as room:
            decision = room.table.decision
            patience = max(ABANDONED, room.table.takeover or 0)
            if decision is None or now - room.table.moved < patience:
                return
            if room.table.seats[decision.seat].kind == PERSON:
                # Bots go on only where it is so.
                await self.hall.note(table_id, {"looked": now, "away": False})
                await play.play_for(self.hall, room, decision.seat)


# What is written, inside a job.


def rate_pending(connection: Connection) -> int:
    """Rate the first games that are not rated; how many. Nobody else writes ratings meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
    pending = by_list(first_unrated(connection, AT_ONCE))
    if sum([forget_after(connection, games[0]) for games in pending.values()]):
        pending = by_list(first_unrated(connection, AT_ONCE))  # what was forgotten follows in its order
    for rated_in, games in pending.items():
        standings = standings_in(connection, rated_in, games)
        connection.execute(insert(schema.ratings), list(rated_rows(games, standings)))
    return sum([len(games) for games in pending.values()])


def by_list(games: Iterable[FinishedGame]) -> dict[RatingList, list[FinishedGame]]:
    """Games by what they are rated in, in their order."""
    found: dict[RatingList, list[FinishedGame]] = defaultdict(list)
    for game in games:
        found[game.rated_in].append(game)
    return found


def forget_after(connection: Connection, game: FinishedGame) -> int:
    """Forget the ratings of its list by games that ended later; how many rows."""
    columns = schema.ratings.c
    same = select(columns.table_id).where(in_list(game.rated_in), columns.at == game.at).distinct()
    # Which id is later is not left to the database, whose order may be that of some language.
    behind = [other for other in connection.execute(same).scalars() if other > game.table]
    later = or_(columns.at > game.at, columns.table_id.in_(behind))
    statement = delete(schema.ratings).where(in_list(game.rated_in), later)
    return connection.execute(statement).rowcount


def in_list(rated_in: RatingList) -> ColumnElement[bool]:
    """What the ratings of a list are found by."""
    columns = schema.ratings.c
    return and_(
        columns.game == rated_in.game, columns.edition == rated_in.edition, columns.seats == rated_in.seats
    )


def standings_in(
    connection: Connection, rated_in: RatingList, games: Sequence[FinishedGame]
) -> dict[str, Standing]:
    """Where those stand who took part in some games, by their last rated game of the list."""
    columns = schema.ratings.c
    whose = sorted({finish.who for game in games for finish in game.finishes})
    last = select(columns.who, func.max(columns.number).label("number"))
    newest = last.where(in_list(rated_in), columns.who.in_(whose)).group_by(columns.who).subquery()
    query = select(columns.who, columns.mu, columns.sigma, columns.number)
    query = query.join(newest, (columns.who == newest.c.who) & (columns.number == newest.c.number))
    rows = connection.execute(query.where(in_list(rated_in)))
    return {row.who: Standing(row.mu, row.sigma, row.number) for row in rows}


def rated_rows(games: Iterable[FinishedGame], standings: dict[str, Standing]) -> Iterator[dict[str, Any]]:
    """The ratings that games of one list give in their order; the standings are those after them then."""
    for game in games:
        before = {seat.who: standings.get(seat.who) or beginning(seat.who) for seat in game.finishes}
        after = after_game(game.finishes, before)
        standings.update(after)
        for who, standing in after.items():
            own = [seat for seat in game.finishes if seat.who == who]
            yield {
                "table_id": game.table,
                "who": who,
                "player_id": int(who) if who not in BOTS else None,
                **game.rated_in._asdict(),
                "at": game.at,
                "number": standing.games,
                "place": min([seat.place for seat in own]),
                "abandoned": own[0].abandoned,
                "mu": standing.mu,
                "sigma": standing.sigma,
            }


# All of it again.


def recomputed(connection: Connection) -> list[dict[str, Any]]:
    """All ratings as the stored games give them, from the first one on."""
    standings: dict[RatingList, dict[str, Standing]] = defaultdict(dict)
    rows: list[dict[str, Any]] = []
    for game in finished_games(connection):
        rows += rated_rows([game], standings[game.rated_in])
    return rows


def stored(connection: Connection) -> Sequence[Row]:
    """All ratings as they are stored."""
    return connection.execute(select(schema.ratings)).mappings().all()


def differing(connection: Connection) -> list[tuple[str, str]]:
    """Where the stored ratings are not, bit for bit, what the stored games give: tables and whose rating."""
    given = {(row["table_id"], row["who"]): row for row in recomputed(connection)}
    kept = {
        (row["table_id"], row["who"]): {name: row[name] for name in COLUMNS} for row in stored(connection)
    }
    return sorted([key for key in {*given, *kept} if given.get(key) != kept.get(key)])


def write_anew(connection: Connection) -> int:
    """Put what the stored games give in the place of all ratings; how many rows. In a transaction of ours."""
    rows = recomputed(connection)
    connection.execute(delete(schema.ratings))
    if rows:
        connection.execute(insert(schema.ratings), rows)
    return len(rows)
