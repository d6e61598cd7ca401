"""Tournaments that run: rounds are made when those before have ended, tables follow who holds the places.

Every process looks. What is written about a tournament counts its changes, and a round has a key of its own,
so of several processes one makes it; each step is found again by whoever looks next, wherever one was killed.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.errors import GameError
from civtable.server.door.limits import by_ourselves
from civtable.server.errors import refused
from civtable.server.notices.news import ROUND, News
from civtable.server.notices.service import Notices
from civtable.server.ratings.seating import disown
from civtable.server.running.looking import again_and_again
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables.changes import Change
from civtable.server.tables.creating import begin_at
from civtable.server.tables.hall import Hall
from civtable.server.tables.problems import StandsStill
from civtable.server.tables.room import Room
from civtable.server.tables.tokens import drop_tokens
from civtable.server.tournaments.entering import bots_to_fill, executed, left, must_be
from civtable.server.tournaments.following import Handover, handovers
from civtable.server.tournaments.making import own, round_made
from civtable.server.tournaments.rows import (
    CANCELLED,
    IN,
    KEY,
    OPEN,
    OVER,
    RUNNING,
    Known,
    Work,
    change,
    found,
)
from civtable.tournaments.pairing import next_round

LOOK_EVERY: Final = 10.0
IDLE: Final = 30 * 24 * 3600.0
"""After how many seconds in which nobody has entered an open tournament is cancelled."""

LOG: Final = logging.getLogger("civtable.server")


class Tournaments:
    """All tournaments of this server."""

    def __init__(self, hall: Hall, notices: Notices) -> None:
        self.hall = hall
        self.notices = notices
        self.called: set[str] = set()  # those that are about to be looked at

    # Looking.

    def ended(self, room: Room) -> None:
        """A game has ended: if it is a tournament's, that may go on."""
        tournament = room.table.tournament
        if tournament is not None and tournament not in self.called:
            self.called.add(tournament)
            self.hall.in_background(self.look_at(tournament))

    async def look_at(self, tournament: str) -> None:
        """Go on with a tournament; all that calls for it before it is read is one call."""
        await asyncio.sleep(0)
        self.called.discard(tournament)
        await self.go_on(tournament)

    async def watch(self) -> None:
        """Look again and again, as long as the server runs: a process may have ended before it went on."""
        await again_and_again("tournaments", self.look, LOOK_EVERY)

    async def look(self) -> None:
        """Go on with all that are not over."""
        for tournament in await self.unfinished():
            await self.go_on_alone(tournament)

    async def go_on_alone(self, tournament: str) -> None:
        """Go on with a tournament; what goes wrong with it stops no other."""
        try:
            await self.go_on(tournament)
        except SQLAlchemyError as error:  # somebody may keep one of its tables locked
            LOG.warning("tournament %s waits for the database: %s", tournament, type(error).__name__)
        except GameError as error:
            LOG.warning("tournament %s cannot go on: %s", tournament, error.reason)
        except Exception:
            LOG.exception("tournament %s cannot go on", tournament)

    async def unfinished(self) -> list[str]:
        """The tournaments that run, those of which tables have to be opened, those that nobody enters."""
        columns, tables = schema.tournaments.c, schema.tables.c
        running = select(columns.id).where(columns.state == RUNNING)
        sealed = select(tables.tournament).where(tables.sealed, tables.status == "over")
        sealed = sealed.where(tables.tournament.is_not(None)).distinct()
        return await self.hall.store.read(
            lambda connection: sorted(
                {
                    *connection.execute(running).scalars(),
                    *connection.execute(sealed).scalars(),
                    *connection.execute(idle()).scalars(),
                }
            )
        )

    async def go_on(self, tournament: str) -> None:
        """Do what has to be done: hand seats over, open what may be open, make the next round or end."""
        known = await found(self.hall.store, tournament)
        if is_idle(known):
            await change(self.hall.store, tournament, ending_idle)
        if is_without_organiser(known):
            await change(self.hall.store, tournament, inheriting)
        if known.state == RUNNING:
            await self.follow(known)
        await self.unseal(known)
        if known.state == RUNNING and known.is_between:
            await self.make(tournament, self.following)

    async def leave_open(self, account: int) -> None:
        """Who is about to have no account any more leaves what has not begun, like anybody who leaves."""
        columns, places = schema.tournaments.c, schema.entrants.c
        query = select(columns.id).join(schema.entrants, places.tournament_id == columns.id)
        query = query.where(columns.state == OPEN, places.account_id == account)

        async def leaving(known: Known) -> Work | None:
            here = known.state == OPEN and known.of_account(account) is not None
            return left(known, account) if here else None

        for tournament in await self.hall.store.read(lambda found: found.execute(query).scalars().all()):
            await change(self.hall.store, tournament, leaving)

    # Rounds.

    async def make(
        self, tournament: str, decide: Callable[[Known], Awaitable[tuple[list[str], Work] | None]]
    ) -> None:
        """Write what makes tables, and let their bots begin."""
        made: list[str] = []

        async def work(known: Known) -> Work | None:
            decided = await decide(known)
            if decided is None:
                return None
            made[:] = decided[0]
            return decided[1]

        if await change(self.hall.store, tournament, work) is not None:
            for table_id in made:
                await begin_at(self.hall, table_id)

    async def start(self, known: Known) -> tuple[list[str], Work]:
        """Entry is closed, bots fill up, the seed of the draw is published, and the first round is made."""
        must_be(known, OPEN)
        bots = bots_to_fill(known)
        facts = {"state": RUNNING, "lot": secrets.token_hex(16), "started": time.time()}
        begun = replace(
            known,
            row={**known.row, **facts},
            entrants=[*known.entrants, *[{**bot, "name": None} for bot in bots]],
        )
        decided = await self.following(begun) if len(begun.holders) >= 2 else None
        if decided is None or not decided[0]:
            raise refused(422, "tournament-too-few")
        made, write = decided

        def work(connection: Connection) -> None:
            connection.execute(of_tournament(known).values(facts))
            if bots:
                connection.execute(insert(schema.entrants), bots)
            write(connection)

        return made, work

    async def following(self, known: Known) -> tuple[list[str], Work] | None:
        """The next round, or the end; None where a game still plays, or somebody else was first."""
        if known.state != RUNNING or not known.is_between:
            return None
        facts = (known.settings, known.places, known.played, str(known.row["lot"]))
        paired = await asyncio.to_thread(next_round, *facts)
        if paired is not None:
            return await round_made(self.hall, self.notices, known, paired)
        return [], ending(known, OVER)

    # Tables.

    async def follow(self, known: Known) -> None:
        """The seats of running games follow who holds the places now, and pages hear of it."""
        followed = False
        for wanted in handovers(known):
            with suppress(StandsStill), by_ourselves():  # where one stands still, the organiser has to decide
                async with self.hall.at(wanted.table) as room:
                    followed |= await self.hand_over(room, wanted)
        if followed:
            columns = schema.tournaments.c
            told = of_tournament(known).values(seq=columns.seq + 1)
            await self.hall.store.write(f"{KEY} {known.id}", lambda found: executed(found, told))

    async def hand_over(self, room: Room, wanted: Handover) -> bool:
        """Somebody else plays a seat from now on, if that is not so already; whether anything had to be done.

        Who left and is back before the seat followed sits there still: then it only has to be theirs again.
        """
        if wanted.sits(room.table):
            return await self.hall.store.write(room.id, self.owning(wanted))
        if not wanted.change(room.table):
            return False

        def decide() -> list[Change]:
            return wanted.change(room.table)

        tell = self.notices.telling(room.id, [News(ROUND, wanted.seat, room.table.seq + 1)])

        def also(connection: Connection) -> None:
            drop_tokens(connection, room.id, wanted.seat)
            if wanted.account is not None:
                disown(connection, room.id, wanted.seat)
                own(self.hall, connection, room.id, wanted.seat, wanted.account, rated=False)
                tell(connection)

        await self.hall.change(room, decide, also)
        return True

    def owning(self, wanted: Handover) -> Callable[[Connection], bool]:
        """A seat that nobody owns belongs to who sits there; whether nobody did."""
        row = {"table_id": wanted.table, "seat": wanted.seat, "account_id": wanted.account}
        make = self.hall.store.insert(schema.owners).values(row).on_conflict_do_nothing()
        return lambda connection: connection.execute(make).rowcount > 0

    async def unseal(self, known: Known) -> None:
        """The tables of a deal are opened when nobody plays it any more."""
        for number in range(1, len(known.rounds) + 1):
            pairings = known.tables_of(number)
            sealed = [one["table_id"] for one in pairings if known.tables[one["table_id"]]["sealed"]]
            if sealed and all(is_done(known, one) for one in pairings):
                for table_id in sealed:
                    await self.open(table_id)

    async def open(self, table_id: str) -> None:
        """The seed of a table is a secret no longer."""
        try:
            with by_ourselves():
                async with self.hall.at(table_id) as room:
                    await self.hall.change(room, lambda: unsealing(room))
        except StandsStill:
            await self.hall.note(table_id, {"sealed": False})
            self.hall.stills.pop(table_id, None)


def unsealing(room: Room) -> list[Change]:
    """The entry that opens a table."""
    return [("unseal", None, None)] if room.table.sealed else []


def is_done(known: Known, pairing: Row) -> bool:
    """Whether nobody plays for anything at a table any more."""
    stuck = known.tables[pairing["table_id"]]["problem"] is not None
    return known.result(pairing) is not None or (known.state != RUNNING and stuck)


def of_tournament(known: Known) -> Any:
    """What changes the row of a tournament."""
    return update(schema.tournaments).where(schema.tournaments.c.id == known.id)


def idle() -> Select[str]:
    """The open tournaments that nobody has entered for long."""
    columns, places, since = schema.tournaments.c, schema.entrants.c, time.time() - IDLE
    entered = select(places.number).where(places.tournament_id == columns.id, places.at >= since)
    return select(columns.id).where(columns.state == OPEN, columns.created < since, ~entered.exists())


def is_idle(known: Known) -> bool:
    """Whether a tournament is one of those."""
    last = max([known.row["created"], *[one["at"] for one in known.entrants]])
    return known.state == OPEN and bool(last < time.time() - IDLE)


async def ending_idle(known: Known) -> Work | None:
    """It is cancelled, if nobody has begun it or entered in this moment."""
    return ending(known, CANCELLED) if is_idle(known) else None


def is_without_organiser(known: Known) -> bool:
    """Whether nobody could decide a game of a running tournament: who made it has no account any more."""
    return known.state == RUNNING and known.row["host_id"] is None


async def inheriting(known: Known) -> Work | None:
    """Who entered first of those who still play organises it; where none of them has an account, it ends."""
    if not is_without_organiser(known):
        return None
    heirs = [one["account_id"] for one in known.entrants if one["state"] == IN and one["account_id"]]
    if not heirs:
        return ending(known, CANCELLED)
    organised = of_tournament(known).values(host_id=heirs[0])
    return lambda connection: executed(connection, organised)


def cancelled(known: Known) -> Work:
    """It ends as it is."""
    must_be(known, OPEN, RUNNING)
    return ending(known, CANCELLED)


def ending(known: Known, state: str) -> Work:
    """It has ended."""
    values = of_tournament(known).values(state=state, ended=time.time())

    def work(connection: Connection) -> None:
        connection.execute(values)

    return work
