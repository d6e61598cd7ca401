"""All tables of this process: brought into memory when somebody comes, changed through the database."""

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from typing import Any, Final

from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.errors import GameError
from civtable.server.bots.policies import Policies
from civtable.server.clocks.uptime import Uptime
from civtable.server.errors import Refused, come_again, refused
from civtable.server.past.openers import Openers
from civtable.server.past.opening import Opened, open_table, read_entries
from civtable.server.past.replays import Replays
from civtable.server.running import metrics
from civtable.server.running.at_work import at_work
from civtable.server.storage import schema
from civtable.server.storage.store import PATIENCE, Entry, Store
from civtable.server.tables.changes import Change, OnWrite, following, result_rows, taken, what_weighs
from civtable.server.tables.messages import clock_text, here_text
from civtable.server.tables.problems import GOES_ON, SET_ASIDE, Problem, StandsStill, Still, failure
from civtable.server.tables.room import Room
from civtable.server.tables.standing import still_now
from civtable.server.tables.table import Table
from civtable.server.tables.tokens import read_tokens

TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{12}")
KEPT: Final = 300
"""How many tables stay in memory that nobody is looking at."""

KEPT_STILL: Final = 100
COME_BACK: Final = 4408
SEAT_LOST: Final = 4401
"""Codes with which a live connection is closed: it may come back, or its seat is no longer its own."""

LOG: Final = logging.getLogger("civtable.server")


class Conflict(Exception):
    """Another process wrote to the table first."""


class Hall:
    """The tables in memory, and the one way to change them."""

    def __init__(self, store: Store, replays: Replays, policies: Policies = ()) -> None:
        self.store = store
        self.replays = replays
        self.policies = policies
        self.since = time.time()
        self.uptime = Uptime(store)
        self.openers = Openers(replays.limits)
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # the one used last is at the end
        self.stills: OrderedDict[str, Still] = OrderedDict()  # tables that cannot go on
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_change: Callable[[Room], None] = lambda room: None  # bots look whether it is their turn
        self.on_news: Callable[[str], None] = lambda table_id: None  # the same, for a table not in memory
        self.on_over: Callable[[Room], None] = lambda room: None  # a game has ended: it is kept whole
        self.on_forget: Callable[[Room], None] = lambda room: None  # a table leaves the memory
        self.on_look: Callable[[str, int], None] = lambda table_id, seat: None  # somebody at a seat looks
        self.on_write: OnWrite = lambda table, steps, author: None  # what follows from entries elsewhere

    async def close(self) -> None:
        """End what is still going on."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.openers.close()

    # Coming to a table.

    @asynccontextmanager
    async def at(self, table_id: str, newest: bool = True) -> AsyncIterator[Room]:
        """A table, with nobody else in this process changing it.

        It is as the database has it; who only wants to change it can do without, and `change` will see.
        """
        room = await self.borrow(table_id)
        while room.gone:  # it was forgotten in this moment, and is brought again
            self.give_back(room)
            room = await self.borrow(table_id)
        try:
            async with room.lock:
                if room.gone:
                    raise come_again()
                if (self.store.shared and newest) or room.unsure:
                    await self.catch_up(room)
                yield room
        finally:
            self.give_back(room)

    async def borrow(self, table_id: str) -> Room:
        """A table that stays in memory until it is given back; raises StandsStill where it cannot go on."""
        if not TABLE_ID.fullmatch(table_id):
            raise refused(404, "server-no-table")
        if table_id in self.stills:
            raise StandsStill(self.stills[table_id])
        while (room := self.rooms.get(table_id)) is None:
            # Who waits gets the table from the task itself. It may have left the memory before we go on: then
            # another one in memory counts, one that made room is unsure, and one that is gone never returns.
            try:
                async with asyncio.timeout(PATIENCE):
                    brought = await asyncio.shield(self.bringing(table_id))
            except TimeoutError:  # whoever comes later finds it, or waits for the same
                raise come_again() from None
            if not brought.gone:
                self.rooms.setdefault(table_id, brought)
        self.rooms.move_to_end(table_id)
        room.users += 1
        return room

    def bringing(self, table_id: str) -> "asyncio.Task[Room]":
        """The task that brings a table into memory; one for all who wait for it, each in their own row."""
        task = self.opening.get(table_id)
        if task is not None and table_id not in self.openers.waiting:
            return task
        turn = self.openers.stand(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self.bring(table_id, turn))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
        return task

    async def bring(self, table_id: str, turn: "asyncio.Future[str]") -> Room:
        """A table from the database, in memory from now on."""
        try:
            opened = await self.open(table_id, turn)
            if isinstance(opened.table, Still):
                self.stills[table_id] = opened.table
                while len(self.stills) > KEPT_STILL:
                    self.stills.popitem(last=False)
                raise StandsStill(opened.table)
            room = opened.table
            if room.table.times is not None:
                self.uptime.at_least(room.table.times.tick)
            if opened.halted:
                await self.run_again(room)
            return self.rooms.setdefault(table_id, room)  # who waited for it before may have set it back
        finally:
            del self.opening[table_id]

    async def open(self, table_id: str, turn: "asyncio.Future[str]") -> Opened:
        """A table as the database has it, once it is its turn; what that changes in its row is written."""

        def work() -> Opened:
            with self.store.engine.connect() as connection:
                return open_table(connection, table_id, self.since)

        opened = await self.openers.bring(table_id, turn, work)
        if opened.changes:
            await self.note(table_id, opened.changes)
        return opened

    async def note(self, table_id: str, changes: dict[str, Any]) -> None:
        """Write down something about a table beside its game; whether it stands still, others are told."""
        statement = update(schema.tables).where(schema.tables.c.id == table_id).values(changes)

        def work(connection: Connection) -> None:
            connection.execute(statement)
            if "problem" in changes:
                stands = GOES_ON if changes["problem"] is None else SET_ASIDE
                self.store.notify(table_id, stands, False)

        await self.store.write(table_id, work)

    async def run_again(self, room: Room) -> None:
        """The clock of a table that stood still, or was put away, runs from now on."""
        try:
            await self.commit(room, [("resume", None, None)])
        except Conflict:  # another process was first
            room.unsure = True

    def give_back(self, room: Room) -> None:
        """One reader less; the tables that were used longest ago are forgotten."""
        room.users -= 1
        excess = len(self.rooms) - KEPT
        if excess > 0:
            idle = [other for other in self.rooms.values() if not other.users and not other.watchers]
            for other in idle[:excess]:
                del self.rooms[other.id]
                other.unsure = True  # somebody may be just about to get it
                self.on_forget(other)

    def forget(self, room: Room) -> None:
        """Bring a table anew for whoever comes next: what is in memory does not agree with the database."""
        room.gone = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for watcher in list(room.watchers):
            watcher.dismiss(COME_BACK)

    def forget_all(self) -> None:
        """The database has been restored: all is read again."""
        for room in list(self.rooms.values()):
            self.forget(room)
        self.stills.clear()

    async def quarantine(self, table_id: str, problem: Problem) -> None:
        """A table cannot go on: it stands still from now on, and leaves all others alone."""
        LOG.error("table %s is in quarantine: %s", table_id, problem.reason)
        room = self.rooms.get(table_id)
        await self.note(table_id, {"problem": problem.to_json(), "due": None})
        if room is None:
            self.stills.pop(table_id, None)
            return
        with suppress(Exception):  # what failed may fail again: then it is brought as the database has it
            self.stills[table_id] = still_now(room, problem)
        self.forget(room)

    async def set_aside(self, table_id: str, error: Exception) -> None:
        """Something failed at a table that should not: it stands still, all others go on."""
        room = self.rooms.get(table_id)
        where = (room.table.ply, room.table.game.version) if room is not None else (0, 0)
        await self.quarantine(table_id, failure(table_id, *where, error))

    async def failed(self, room: Room, error: Exception) -> Refused:
        """What is written already cannot be shown, a mistake of ours: the table stands still, and says so."""
        LOG.error("table %s fails at entry %d", room.id, room.table.seq, exc_info=error)
        await self.set_aside(room.id, error)
        try:
            self.give_back(await self.borrow(room.id))
        except Refused as refusal:  # it stands still, as it was in memory or as the database has it
            return refusal
        return come_again()

    async def seat_of(self, room: Room, token: str) -> int:
        """The seat that a token opens; one that another process gave out is looked up once."""
        seat = room.seat_of(token)
        if seat is None:
            room.token_hashes = await self.store.read(lambda connection: read_tokens(connection, room.id))
            seat = room.seat_of(token)
        if seat is None:
            raise refused(401, "server-no-such-token")
        return seat

    # Changing a table.

    async def change(
        self,
        room: Room,
        decide: Callable[[], Sequence[Change]],
        also: Callable[[Connection], None] | None = None,
        came: float | None = None,
        author: int | None = None,
    ) -> None:
        """Change a table, whose lock is held, by what a function finds right to do.

        If another process was first, the function is asked again about the table as it is then. `came` is
        when it was asked for, in server seconds, if that was before now: see server/clocks. `author` is the
        account of who changes it without a seat.
        """
        newest = not self.store.shared
        while True:
            try:
                with at_work(room.id):
                    changes = decide()
            except GameError:
                if newest:
                    raise
                newest = True  # it may be refused only because another process has gone on
                await self.catch_up(room)
                continue
            try:
                if changes:
                    await self.commit(room, changes, also, came, author)
                return
            except Conflict:
                if not await self.catch_up(room):  # it stands still, or was restored to before
                    self.forget(room)
                    raise come_again() from None

    async def commit(
        self,
        room: Room,
        changes: Sequence[Change],
        also: Callable[[Connection], None] | None = None,
        came: float | None = None,
        author: int | None = None,
    ) -> None:
        """Add entries to a table, whose lock is held, then tell everybody; `also` is in the same transaction.

        Raises GameError if the rules forbid a move, and Conflict if another process was first.
        """
        now, tick = time.time(), self.uptime.now()
        with at_work(room.id):
            steps = following(room.table, changes, now, tick, tick if came is None else came)
            entries = [entry for entry, _ in steps]
            columns, scores = what_weighs(steps[-1][1], {entry.kind for entry in entries})
            notices = self.on_write(room.table, steps, author)

        def work(connection: Connection) -> bool:
            if not self.store.append(connection, room.id, entries, columns):
                return False
            for row in result_rows(room.id, scores, now):
                connection.execute(self.store.insert(schema.results).on_conflict_do_nothing(), row)
            if also is not None:
                also(connection)
            if notices is not None:
                notices(connection)
            return True

        room.unsure = True
        kept = await self.store.write(room.id, work)
        if not kept:
            raise Conflict
        room.unsure = False
        metrics.MOVES.inc(sum(entry.kind == "move" for entry in entries))
        for entry, after in steps:
            await self.take(room, entry, after)

    async def take(self, room: Room, entry: Entry, after: Table | None = None) -> None:
        """An entry is in the database: the table is what it makes of it, and everybody who watches is told.

        `after` is that table, where it was worked out before the entry was written.
        """
        try:
            texts = taken(room, entry, after)
            if entry.clock is not None and room.table.times is not None:
                self.uptime.at_least(room.table.times.tick)
        except Exception as error:
            raise await self.failed(room, error) from error
        for watcher in list(room.watchers):
            watcher.tell(texts[watcher.eyes])
        if entry.clock is not None:
            self.tell_clock(room)
        if entry.kind in ("leave", "take"):
            self.turn_out(room, entry.seat)
        self.go_on(room, entry)

    def go_on(self, room: Room, entry: Entry) -> None:
        """What follows from an entry; what fails there is no failure of who made it."""
        try:
            with at_work(room.id):
                self.on_change(room)
                if entry.kind == "move" and room.table.is_over:
                    self.on_over(room)
        except Exception:
            LOG.exception("table %s: what follows from entry %d fails", room.id, entry.seq)
            self.on_news(room.id)  # whoever serves its bot finds out, and sets it aside

    def turn_out(self, room: Room, seat: int | None) -> None:
        """A seat has another owner: who looks through its eyes is let go, its old tokens are forgotten."""
        room.token_hashes = [known for known in room.token_hashes if known[1] != seat]
        for watcher in list(room.watchers):
            if watcher.eyes == seat:
                watcher.dismiss(SEAT_LOST)

    async def catch_up(self, room: Room) -> bool:
        """Read what other processes added to a table, whose lock is held; whether there was anything."""
        after = room.table.seq
        entries = await self.store.read(lambda connection: read_entries(connection, room.id, after))
        for entry in entries:
            await self.take(room, entry)
        room.unsure = False
        return bool(entries)

    def in_background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside what is going on; what goes wrong is told in the log."""
        task = asyncio.create_task(work, context=Context())  # whoever led to it, it is the server's own
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[Any]") -> None:
        """Something beside has ended."""
        self.tasks.discard(task)
        error = task.exception() if not task.cancelled() else None
        if error is not None and not isinstance(error, SQLAlchemyError | GameError):
            LOG.error("a mistake of ours", exc_info=error)

    def tell_here(self, room: Room) -> None:
        """Tell everybody who is at the table now."""
        room.tell(here_text(room, time.time()))

    def tell_clock(self, room: Room) -> None:
        """Tell everybody what the clocks say now, if the table has one."""
        if room.watchers and room.table.times is not None:
            room.tell(clock_text(room.table, self.uptime.now()))
