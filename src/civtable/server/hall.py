"""All tables of this process: brought into memory when somebody comes, changed through the database."""

import asyncio
import json
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.games import GAMES
from civtable.server import schema
from civtable.server.errors import refused
from civtable.server.room import Outcome, Room, room_from_row, token_hash
from civtable.server.sight import distinct_eyes, here_text, message_text
from civtable.server.store import Entry, Row, Store

TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{12}")
KEPT: Final = 300
"""How many tables stay in memory that nobody is looking at."""

MOST_TOKENS: Final = 20
"""How many tokens open a seat: the newest."""

TOKENS_ENDED: Final = 0
"""What other processes hear in place of an entry's number, when old tokens open a seat no more."""

SEAT_KINDS: Final = ("sit", "name", "leave", "away", "back")


Change = tuple[str, int | None, Json]
"""An entry to be made: its kind, the seat, and what it says."""


class Conflict(Exception):
    """Another process wrote to the table first."""


def body_of(value: Json) -> str:
    """What an entry says, as it is kept."""
    return json.dumps(value, separators=(",", ":"))


class Hall:
    """The tables in memory, and the one way to change them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # the one used last is at the end
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[Room], None] = lambda room: None  # bots look whether it is their turn
        self.on_news: Callable[[str], None] = lambda table_id: None  # the same, for a table not in memory

    async def close(self) -> None:
        """End what is still going on."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Coming to a table.

    @asynccontextmanager
    async def at(self, table_id: str, newest: bool = True) -> AsyncIterator[Room]:
        """A table, with nobody else in this process changing it.

        It is as the database has it; who only wants to change it can do without, and `change` will see.
        """
        room = await self.borrow(table_id)
        try:
            async with room.lock:
                if (self.store.shared and newest) or room.unsure:
                    await self.catch_up(room)
                yield room
        finally:
            self.give_back(room)

    async def borrow(self, table_id: str) -> Room:
        """A table that stays in memory until it is given back."""
        if not TABLE_ID.fullmatch(table_id):
            raise refused(404, "server-no-table")
        while table_id not in self.rooms:
            if table_id not in self.opening:
                self.opening[table_id] = asyncio.create_task(self.load(table_id))
                self.opening[table_id].add_done_callback(lambda task: self.opened(table_id, task))
            await asyncio.shield(self.opening[table_id])
        room = self.rooms[table_id]
        self.rooms.move_to_end(table_id)
        room.users += 1
        return room

    def opened(self, table_id: str, task: "asyncio.Task[Room]") -> None:
        """A table has been read, or does not exist."""
        del self.opening[table_id]
        if not task.cancelled() and task.exception() is None:
            self.rooms[table_id] = task.result()

    def give_back(self, room: Room) -> None:
        """One reader less; the tables that were used longest ago are forgotten."""
        room.users -= 1
        excess = len(self.rooms) - KEPT
        if excess > 0:
            idle = [other for other in self.rooms.values() if not other.users and not other.watchers]
            for other in idle[:excess]:
                del self.rooms[other.id]

    async def load(self, table_id: str) -> Room:
        """A table from the database."""
        row, entries, tokens, seen = await self.store.read(
            lambda connection: read_table(connection, table_id)
        )
        if row is None:
            raise refused(404, "server-no-table")
        if row["game"] not in GAMES or row["version"] != GAMES[row["game"]].version:
            raise refused(404, "server-old-rules")
        room = room_from_row(row)
        for entry in entries:
            room.apply(entry)
        room.token_hashes = tokens
        room.seen = seen
        return room

    async def room_before(self, table_id: str, seq: int) -> tuple[Room, list[Entry]]:
        """A table of its own as it was after some entry, and the entries that came later."""
        row, entries, _, seen = await self.store.read(lambda connection: read_table(connection, table_id))
        assert row is not None, table_id
        room = room_from_row(row)
        room.seen = seen
        for entry in entries[:seq]:
            room.apply(entry)
        return room, entries[seq:]

    async def seat_of(self, room: Room, token: str) -> int:
        """The seat that a token opens; one that another process gave out is looked up once."""
        seat = room.seat_of(token)
        if seat is None:
            room.token_hashes = await self.store.read(lambda connection: read_tokens(connection, room.id))
            seat = room.seat_of(token)
        if seat is None:
            raise refused(401, "server-no-such-token")
        return seat

    async def read_tokens_again(self, table_id: str) -> None:
        """Some of a table's tokens have ended: know only those that are left."""
        async with self.at(table_id) as room:
            room.token_hashes = await self.store.read(lambda connection: read_tokens(connection, table_id))

    # Changing a table.

    async def change(
        self,
        room: Room,
        decide: Callable[[], Sequence[Change]],
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Change a table, whose lock is held, by what a function finds right to do.

        If another process was first, the function is asked again about the table as it is then.
        """
        newest = not self.store.shared
        while True:
            try:
                changes = decide()
            except GameError:
                if newest:
                    raise
                newest = True  # it may be refused only because another process has gone on
                await self.catch_up(room)
                continue
            try:
                if changes:
                    await self.commit(room, changes, also)
                return
            except Conflict:
                await self.catch_up(room)

    async def commit(
        self,
        room: Room,
        changes: Sequence[Change],
        also: Callable[[Connection], None] | None,
    ) -> None:
        """Add entries to a table, whose lock is held, then tell everybody.

        `also` is written in the same transaction. Raises GameError if the rules forbid a move, and Conflict
        if another process was first.
        """
        now = time.time()
        entries = [
            Entry(room.seq + 1 + i, kind, seat, now, body_of(body))
            for i, (kind, seat, body) in enumerate(changes)
        ]
        weighs = any(entry.kind in ("move", "undo", *SEAT_KINDS) for entry in entries)
        outcome = room.outcome(entries) if weighs else Outcome({}, [])
        if weighs and not any(entry.kind in SEAT_KINDS for entry in entries):
            outcome.columns.pop("seats")

        def work(connection: Connection) -> bool:
            if not self.store.append(connection, room.id, entries, outcome.columns):
                return False
            for score in outcome.scores:
                row = {
                    "table_id": room.id,
                    "seat": score.seat,
                    "total": score.total,
                    "rank": score.rank,
                    "at": now,
                }
                connection.execute(self.store.insert(schema.results).on_conflict_do_nothing(), row)
            if also is not None:
                also(connection)
            return True

        room.unsure = True
        kept = await self.store.write(room.id, work)
        if not kept:
            raise Conflict
        room.unsure = False
        for entry in entries:
            self.take(room, entry)

    def take(self, room: Room, entry: Entry) -> None:
        """An entry is in the database: let it take effect, and tell everybody who watches."""
        room.apply(entry)
        now = time.time()
        texts = {eyes: message_text(room, entry, eyes, now) for eyes in distinct_eyes(room)}
        for watcher in list(room.watchers):
            watcher.tell(texts[watcher.eyes])
        self.on_change(room)

    async def catch_up(self, room: Room) -> None:
        """Read what other processes added to a table, whose lock is held."""
        after = room.seq
        entries = await self.store.read(lambda connection: read_entries(connection, room.id, after))
        for entry in entries:
            self.take(room, entry)
        room.unsure = False

    def heard(self, table_id: str, seq: int, bot_next: bool) -> None:
        """Some process wrote to a table: who watches it here is told, and its bot is called if it has one.

        Other tables in memory are brought up to date when somebody comes to them.
        """
        room = self.rooms.get(table_id)
        if seq == TOKENS_ENDED:
            if room is not None or table_id in self.opening:
                self.soon(self.read_tokens_again(table_id))
        elif room is not None and room.watchers and room.seq < seq:
            self.soon(self.hear(table_id))
        elif bot_next:
            self.on_news(table_id)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is going on."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def hear(self, table_id: str) -> None:
        """Bring a table in memory up to date."""
        async with self.at(table_id):
            pass

    def tell_here(self, room: Room) -> None:
        """Tell everybody who is at the table now."""
        text = here_text(room, time.time())
        for watcher in list(room.watchers):
            watcher.tell(text)

    # New tables.

    async def create(
        self, row: dict[str, Any], opening: Sequence[Entry], persons: Sequence[int]
    ) -> dict[int, str]:
        """Write a new table with its first entries; a new token for each of the given seats."""
        tokens = {seat: new_token() for seat in persons}
        values, work = self.creation(row, opening, tokens)
        await self.store.write(values["id"], work)
        room = await self.borrow(values["id"])
        self.on_change(room)
        self.give_back(room)
        return tokens

    def creation(
        self, row: dict[str, Any], opening: Sequence[Entry], tokens: dict[int, str]
    ) -> tuple[dict[str, Any], Callable[[Connection], None]]:
        """The row of a new table, and what has to be written for it."""
        room = room_from_row(row)
        for entry in opening:
            room.apply(entry)
        values = {**row, **room.columns(), "seq": room.seq, "changed": row["created"]}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), values)
            if opening:
                connection.execute(
                    insert(schema.entries), [{"table_id": row["id"], **vars(entry)} for entry in opening]
                )
            for seat, token in tokens.items():
                add_token(connection, row["id"], seat, token)
            self.store.notify(connection, row["id"], room.seq, values["bot_next"])

        return values, work


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def add_token(connection: Connection, table_id: str, seat: int, token: str) -> bool:
    """A further token that opens a seat; whether older ones ended, of which there were too many."""
    row = {"hash": token_hash(token), "table_id": table_id, "seat": seat, "created": time.time()}
    connection.execute(insert(schema.tokens), row)
    columns = schema.tokens.c
    others = (columns.table_id == table_id, columns.seat == seat, columns.hash != row["hash"])
    newest = select(columns.hash).where(*others).order_by(columns.created.desc()).limit(MOST_TOKENS - 1)
    return connection.execute(delete(schema.tokens).where(*others, columns.hash.not_in(newest))).rowcount > 0


def drop_tokens(connection: Connection, table_id: str, seat: int) -> None:
    """No token opens that seat any more."""
    tokens = schema.tokens.c
    connection.execute(delete(schema.tokens).where(tokens.table_id == table_id, tokens.seat == seat))


# Reading tables.


def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries of a table, in order."""
    columns = schema.entries.c
    query = select(columns.seq, columns.kind, columns.seat, columns.at, columns.body)
    query = query.where(columns.table_id == table_id, columns.seq > after).order_by(columns.seq)
    return [Entry(*row) for row in connection.execute(query)]


def read_tokens(connection: Connection, table_id: str) -> list[tuple[str, int]]:
    """The hashes of a table's tokens, with their seats."""
    columns = schema.tokens.c
    query = select(columns.hash, columns.seat).where(columns.table_id == table_id)
    return [(row.hash, row.seat) for row in connection.execute(query)]


def read_table(
    connection: Connection, table_id: str
) -> tuple[Row | None, list[Entry], list[tuple[str, int]], dict[int, float]]:
    """Everything about a table."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
    if row is None:
        return None, [], [], {}
    seen = schema.presence.c
    presence = connection.execute(select(seen.seat, seen.seen).where(seen.table_id == table_id))
    here = {found.seat: found.seen for found in presence}
    return row, read_entries(connection, table_id), read_tokens(connection, table_id), here
