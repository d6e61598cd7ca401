"""What is kept beside the entries: finished games whole, positions of running ones, tables put away.

A change of the rules may make the entries of a game mean something else. A finished game is therefore kept as
it ended: position, result, log, points and record. A running one is kept as it stands whenever it is quiet.
"""

import logging
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Update, select, update
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.errors import GameError
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, points_by_source
from civtable.core.values import Json
from civtable.server.door.limits import OURS
from civtable.server.past.kept_ends import part_text
from civtable.server.past.openings import openings
from civtable.server.running.looking import again_and_again
from civtable.server.storage import schema
from civtable.server.storage.packing import packed, unpacked
from civtable.server.storage.told import read_told, tables_since
from civtable.server.tables.hall import Hall
from civtable.server.tables.hearing import read_anew
from civtable.server.tables.listing import readable_rows
from civtable.server.tables.messages import line_json
from civtable.server.tables.room import Room
from civtable.server.tables.seats import PERSON

LOOK_EVERY: Final = 2.0
QUIET: Final = 5.0
"""A table at which nothing has happened for so many seconds is quiet, and its position is kept."""

AT_ONCE: Final = 20
"""How many positions, and how many finished games from before, are kept in one look."""

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
LOOKED_EVERY: Final = 600.0
SWEEP_EVERY: Final = 600.0
LOG: Final = logging.getLogger("civtable.server")


class Keeper:
    """Keeps what has to be kept, in the quiet moments of a server."""

    def __init__(self, hall: Hall, put_away_days: float, put_away_bots: float) -> None:
        self.hall = hall
        self.patience = put_away_days * DAY
        self.patience_with_bots = put_away_bots * HOUR  # alone at a table
        self.told: dict[str, str] | None = None  # by who changed the database from outside
        self.swept = -SWEEP_EVERY
        self.unfit: set[str] = set()  # finished games that cannot be kept

    async def watch(self) -> None:
        """Look again and again, as long as the server runs."""
        await again_and_again("the keeper", self.look, LOOK_EVERY)

    async def look(self) -> None:
        """One look around."""
        await self.notice_changes()
        await self.keep_positions(QUIET)
        if time.monotonic() - self.swept > SWEEP_EVERY:
            await self.put_away()
            if not (await self.keep_old_finals() or await self.note_old_results()):
                self.swept = time.monotonic()

    async def notice_changes(self) -> None:
        """What an operator has changed is read again; if the database was restored, that is everything."""
        before, self.told = self.told, await self.hall.store.read(read_told)
        if before is None:
            return
        changed = tables_since(before, self.told)
        if changed is None:
            LOG.warning("the database was changed from outside: all tables are read again")
            self.hall.forget_all()
        else:
            for table_id in changed:
                read_anew(self.hall, table_id)

    # Positions of running games.

    async def keep_positions(self, quiet: float, most: int = AT_ONCE) -> None:
        """Keep the tables that have changed and are quiet now."""
        now = time.time()
        waiting = [
            room
            for room in list(self.hall.rooms.values())
            if is_unsaved(room) and now - room.table.moved >= quiet
        ]
        for room in waiting[:most]:
            try:
                await self.keep_position(room)
            except SQLAlchemyError:
                raise
            except Exception:
                LOG.exception("the position of table %s cannot be kept", room.id)

    async def keep_position(self, room: Room) -> None:
        """Keep a running game as it stands."""
        room.saved = room.table.seq
        if room.table.status != "running":
            return
        row = {
            "table_id": room.id,
            "seq": room.table.seq,
            "ply": room.table.ply,
            "version": room.table.game.version,
            "body": packed(room.table.game.to_json(room.table.running.state)),
        }

        def work(connection: Connection) -> None:
            statement = self.hall.store.insert(schema.positions)
            values = {name: statement.excluded[name] for name in ("seq", "ply", "version", "body")}
            connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_=values), row)

        await self.hall.store.write(room.id, work)

    def forgotten(self, room: Room) -> None:
        """A table leaves the memory: its position is kept first."""
        if is_unsaved(room):
            self.hall.in_background(self.keep_position(room))

    # Finished games.

    def ended(self, room: Room) -> None:
        """A game has ended: keep it whole, soon."""
        self.hall.in_background(self.keep_final(room.id, room.table.recorded()))

    async def keep_final(self, table_id: str, match: Match[State]) -> None:
        """Keep a finished game as it ended."""

        def told() -> tuple[bytes, list[Update]]:
            final = final_json(match)
            return packed(final), result_notes(table_id, match.game.name, final)

        body, notes = await self.hall.replays.run(OURS, told, table_id)
        row = {"table_id": table_id, "version": match.game.version, "body": body}
        statement = self.hall.store.insert(schema.finals)
        values = {name: statement.excluded[name] for name in ("version", "body")}
        statement = statement.on_conflict_do_update(index_elements=["table_id"], set_=values)

        def work(connection: Connection) -> None:
            connection.execute(statement, row)
            for note in notes:
                connection.execute(note)

        await self.hall.store.write(table_id, work)

    async def final(self, room: Room, part: str, who: str) -> str:
        """A part of what is kept of a finished game, as JSON; it is made now if it cannot be read."""
        text = await self.kept_part(room.id, part, who)
        if text is None:
            await self.keep_final(room.id, room.table.recorded())
            text = await self.kept_part(room.id, part, who)
        assert text is not None, f"{room.id}: what was kept just now is not there"
        return text

    async def has_ended(self, table_id: str) -> bool:
        """Whether a table is known to be over and open to everybody without being brought into memory."""
        if table_id in self.hall.rooms or table_id in self.hall.stills:
            return False
        tables = schema.tables.c
        query = select(tables.id).where(tables.id == table_id, tables.status == "over")
        query = query.where(~tables.sealed, tables.problem.is_(None))
        return await self.hall.store.read(lambda found: found.execute(query).first()) is not None

    async def end_alone(self, table_id: str, part: str, who: str) -> str | None:
        """A part of what is kept of a finished game that is not in memory; None if that does not suffice."""
        return await self.kept_part(table_id, part, who) if await self.has_ended(table_id) else None

    async def kept_part(self, table_id: str, part: str, who: str) -> str | None:
        """A part of what is kept of a finished game; None if it is not there, or cannot be read."""
        tables, finals = schema.tables.c, schema.finals.c
        query = select(tables.game, finals.body).join(schema.finals, finals.table_id == tables.id)
        query = query.where(tables.id == table_id)
        found = await self.hall.store.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        work = partial(part_text, table_id, found.game, part, found.body)
        return await self.hall.replays.run(who, work, table_id)

    async def keep_old_finals(self) -> bool:
        """Keep games that ended before they were kept whole; whether there were any."""
        tables, finals = schema.tables, schema.finals
        query = select(tables.c.id).outerjoin(finals, finals.c.table_id == tables.c.id)
        query = query.where(
            tables.c.status == "over", finals.c.table_id.is_(None), tables.c.problem.is_(None)
        )
        query = query.where(tables.c.id.not_in(list(self.unfit))).limit(AT_ONCE)
        missing = await self.hall.store.read(lambda connection: connection.execute(query).scalars().all())
        for table_id in missing:
            try:
                async with self.hall.at(table_id) as room:
                    match = room.table.recorded()
                await self.keep_final(table_id, match)
            except SQLAlchemyError:
                raise
            except GameError:
                self.unfit.add(table_id)  # it stands still, and its row says so now
            except Exception:
                self.unfit.add(table_id)
                LOG.exception("the finished game of table %s cannot be kept", table_id)
        return bool(missing)

    async def note_old_results(self) -> bool:
        """Note points and openings of games that were kept before these were; whether there were any."""
        tables, finals, results = schema.tables, schema.finals, schema.results
        query = select(tables.c.id, tables.c.game, finals.c.body).join(
            finals, finals.c.table_id == tables.c.id
        )
        query = query.join(results, (results.c.table_id == tables.c.id) & (results.c.seat == 0))
        query = query.where(results.c.points.is_(None)).limit(AT_ONCE)
        rows = await self.hall.store.read(lambda connection: connection.execute(query).all())
        for row in rows:
            noting = partial(notes_of_kept, row.id, row.game, row.body)
            notes = await self.hall.replays.run(OURS, noting, row.id)

            def work(connection: Connection, notes: list[Update] = notes) -> None:
                for note in notes:
                    connection.execute(note)

            await self.hall.store.write(row.id, work)
        return bool(rows)

    # Tables that nobody looks at.

    def looked_at(self, room: Room) -> None:
        """Somebody looks at a table: it is not put away, or no longer, and its bots go on."""
        now = time.time()
        if room.away or now - room.looked > LOOKED_EVERY:
            rested, room.away, room.looked = room.away, False, now
            self.hall.in_background(self.hall.note(room.id, {"looked": now, "away": False}))
            if rested:
                self.hall.on_change(room)

    async def put_away(self) -> None:
        """Put away what nobody has looked at for long; bots alone play on for a shorter while.

        Who watches is known to this process only: it says so for all of them.
        """
        now = time.time()
        for room in list(self.hall.rooms.values()):
            if room.watchers:
                self.looked_at(room)
        tables = schema.tables.c
        query = select(tables.id, tables.seats, tables.looked, tables.rated)
        query = query.where(~tables.away, tables.status != "over", tables.problem.is_(None))
        # Whose clock runs is waited for, as long as that takes; so is a tournament.
        query = query.where(tables.due.is_(None), tables.tournament.is_(None))
        query = query.where(tables.looked < now - min(self.patience, self.patience_with_bots))
        rows = await self.hall.store.read(lambda connection: readable_rows(connection, query))
        for row in rows:
            # The result of a rated game counts for those who have left it, too.
            alone = not row["rated"] and all(seat["kind"] != PERSON for seat in row["seats"])
            patience = self.patience_with_bots if alone else self.patience
            watched = self.hall.rooms.get(row["id"])
            if now - row["looked"] > patience and not (watched is not None and watched.watchers):
                await self.put_away_at(row["id"], row["looked"])

    async def rest(self, room: Room) -> None:
        """Put a table away at once, whose lock is held: its bots rest until somebody looks."""
        room.away = True
        await self.hall.note(room.id, {"away": True})

    async def put_away_at(self, table_id: str, looked: float) -> None:
        """Put a table away, if nobody has looked at it since then; its bots rest."""
        columns = schema.tables.c
        statement = update(schema.tables).where(columns.id == table_id, columns.looked == looked)
        if await self.hall.store.write(table_id, executing(statement.values(away=True))):
            room = self.hall.rooms.get(table_id)
            if room is not None and room.looked <= looked:
                room.away = True


def executing(statement: Any) -> Callable[[Connection], int]:
    """A job that carries out one statement; how many rows it changed."""
    return lambda connection: connection.execute(statement).rowcount


def is_unsaved(room: Room) -> bool:
    """Whether a game has changed since its position was last kept."""
    return room.saved < room.table.seq and room.table.match is not None


def final_json(match: Match[State]) -> dict[str, Json]:
    """All that readers want of a finished game."""
    game, state = match.game, match.state
    eyes = [SPECTATOR, *range(len(match.seats))]
    return {
        "ply": len(match.plies),
        "views": {str(one): game.view(state, one) for one in eyes},
        "scores": [score.to_json() for score in game.scores(state)],
        "log": [line_json(game, number, ply) for number, ply in enumerate(match.plies, 1)],
        "history": history_json(match),
        "sources": points_by_source(match),
        "record": match.record().to_text(),
        "digest": game.digest(state),
    }


def result_notes(table_id: str, game: str, final: Mapping[str, Any]) -> list[Update]:
    """What is noted with the result of each seat: points by source, and what it began with."""
    begun = openings(game, final)
    columns = schema.results.c
    return [
        update(schema.results)
        .where(columns.table_id == table_id, columns.seat == seat)
        .values(points=points, opening=begun[seat])
        for seat, points in enumerate(final["sources"])
    ]


def notes_of_kept(table_id: str, game: str, body: bytes) -> list[Update]:
    """The same for a game that is kept already; one that cannot be read has neither."""
    try:
        return result_notes(table_id, game, unpacked(body))
    except Exception:
        LOG.exception("the points of table %s cannot be read", table_id)
        return [update(schema.results).where(schema.results.c.table_id == table_id).values(points={})]


def history_json(match: Match[State]) -> list[Json]:
    """The points of every seat after every choice, as if the game had ended there."""
    again = match.copy()
    again.rewind(0)
    points = [point_json(again)]
    for played in match.plies:
        again.play(played.code)
        points.append(point_json(again))
    return points


def point_json(match: Match[State]) -> Json:
    """The points now."""
    scores = sorted(match.game.scores(match.state), key=lambda score: score.seat)
    number = match.game.view(match.state, SPECTATOR).get("round")
    return {
        "ply": len(match.plies),
        "round": number if isinstance(number, int) else None,
        "scores": [score.total for score in scores],
    }
