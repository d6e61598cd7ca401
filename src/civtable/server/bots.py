"""Bots at tables: which of them has to choose, and the processes in which they think."""

import asyncio
import hashlib
import json
import logging
import os
import sys
from contextlib import suppress
from typing import Final
from zlib import crc32

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.game import State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame
from civtable.server import play
from civtable.server.errors import Refused
from civtable.server.hall import Hall
from civtable.server.room import Room
from civtable.server.schema import tables
from civtable.server.store import Store

PROCESSES: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
LONGEST_THOUGHT: Final = 120.0
MOST_FAILURES: Final = 3
LOOK_AGAIN: Final = 5.0
SHARE_LOCK: Final = 7_420
LONGEST_ANSWER: Final = 1_000_000
PASSED_ON: Final = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "SYSTEMROOT")
"""What a bot's process gets of the environment: nothing that could be a secret."""

LOG: Final = logging.getLogger("civtable.server")


class Share:
    """Which tables' bots this process serves: all, or a part where several processes share a database.

    A part is held by an advisory lock of PostgreSQL, so that it goes to another process when this one dies.
    """

    def __init__(self, store: Store, workers: int) -> None:
        self.store = store
        self.workers = workers if store.shared else 1
        self.number = None if store.shared else 0
        self.held: Connection | None = None

    def has(self, table_id: str) -> bool:
        """Whether a table is in the share."""
        return self.number is not None and crc32(table_id.encode()) % self.workers == self.number

    async def hold(self) -> bool:
        """Get a share, or make sure of it."""
        if self.store.shared:
            self.number = await asyncio.to_thread(self.lock)
        return self.number is not None

    def lock(self) -> int | None:
        """The number of the share that we hold; None while all are held by others."""
        try:
            if self.held is not None:
                self.held.execute(text("SELECT 1"))
                self.held.commit()
                return self.number
            connection = self.store.engine.connect()
            for number in range(self.workers):
                query = text(f"SELECT pg_try_advisory_lock({SHARE_LOCK}, {number})")
                if connection.execute(query).scalar():
                    connection.commit()
                    self.held = connection
                    return number
            connection.close()
        except SQLAlchemyError:
            self.held = None
        return None

    async def let_go(self) -> None:
        """Leave the share to others."""
        if self.held is not None:
            held, self.held = self.held, None
            await asyncio.to_thread(held.invalidate)
            await asyncio.to_thread(held.close)


class Thinker:
    """A process that bots think in; one that died is replaced."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str) -> str:
        """The code that a bot chooses. Raises OSError or asyncio.TimeoutError if the process failed."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "civtable.server.bot_process"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
                env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
                start_new_session=True,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question.encode() + b"\n")
        await self.process.stdin.drain()
        line = await asyncio.wait_for(self.process.stdout.readline(), LONGEST_THOUGHT)
        if not line:
            raise ConnectionError("a bot's process ended")
        return str(json.loads(line)["code"])

    async def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Bots:
    """Lets bots choose wherever it is their turn, table by table in the order of asking."""

    def __init__(self, hall: Hall, secret: str, workers: int) -> None:
        self.hall = hall
        self.secret = secret
        self.share = Share(hall.store, workers)
        self.failures: dict[tuple[str, int], int] = {}  # by table and ply
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.queued: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin; goes on wherever a bot had to choose when the server ended."""
        self.tasks = [asyncio.create_task(self.work()) for _ in range(PROCESSES)]
        self.tasks.append(asyncio.create_task(self.find_work()))

    def alive(self) -> bool:
        """Whether those who let bots think are there."""
        return bool(self.tasks) and not any(task.done() for task in self.tasks)

    async def find_work(self) -> None:
        """Get a share of the tables, and look through it now and then for bots that nobody called."""
        query = select(tables.c.id).where(tables.c.bot_next)
        while True:
            with suppress(SQLAlchemyError):  # the next look may find the database again
                if await self.share.hold():
                    waiting = await self.hall.store.read(lambda found: found.execute(query).scalars().all())
                    for table_id in waiting:
                        self.hear_of(table_id)
            await asyncio.sleep(LOOK_AGAIN)

    async def close(self) -> None:
        """Stop thinking; what was not answered is asked again after the next start."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.share.let_go()

    def look_at(self, room: Room) -> None:
        """A table has changed: if it is a bot's turn, the bot is called."""
        if room.bot_to_move() is not None:
            self.hear_of(room.id)

    def hear_of(self, table_id: str) -> None:
        """A table may wait for a bot: it is called if the table is in this process's share."""
        if self.share.has(table_id):
            self.call(table_id)

    def call(self, table_id: str) -> None:
        """Put a table into the queue, once."""
        if table_id not in self.queued:
            self.queued.add(table_id)
            self.waiting.put_nowait(table_id)

    async def work(self) -> None:
        """One process's share: take a table, think, choose, and again."""
        thinker = Thinker()
        try:
            while True:
                table_id = await self.waiting.get()
                self.queued.discard(table_id)
                try:
                    await self.serve(table_id, thinker)
                except (OSError, TimeoutError) as error:
                    LOG.warning("a bot's process is replaced: %s", type(error).__name__)
                    await thinker.close()
                    self.call(table_id)
                except SQLAlchemyError as error:
                    LOG.error("a bot waits for the database: %s", type(error).__name__)
                    await asyncio.sleep(LOOK_AGAIN)
                    self.call(table_id)
                except Refused:
                    pass  # the table went another way while the bot was thinking
        finally:
            await thinker.close()

    async def serve(self, table_id: str, thinker: Thinker) -> None:
        """Let the bot of a table choose, if it is still its turn."""
        async with self.hall.at(table_id) as room:
            turn = room.bot_to_move()
            if turn is None:
                return
            decision, level = turn
            ply = room.ply
            if self.failures.get((table_id, ply), 0) >= MOST_FAILURES:
                return  # a mistake of ours, told in the log; another bot or a person can go on
            seed = self.seed(room, decision.seat, ply)
            question = question_text(room.game, room.running.state, decision.seat, level, seed)
        try:
            code = await thinker.ask(question)
        except (OSError, TimeoutError):
            self.failures[table_id, ply] = self.failures.get((table_id, ply), 0) + 1
            raise
        async with self.hall.at(table_id) as room:
            turn = room.bot_to_move()
            if turn is not None and room.ply == ply:
                await play.choose(self.hall, room, decision.seat, ply, [code])

    def seed(self, room: Room, seat: int, ply: int) -> str:
        """What decides a bot's own chance: nothing that tells about the table's."""
        source = f"civtable bot {room.id} {seat} {ply} {self.secret}"
        return hashlib.sha256(source.encode()).hexdigest()


def question_text(game: AnyGame, state: State, seat: int, level: str, seed: str) -> str:
    """What a bot's process is asked: a position dealt again for the seat, and nothing else of the table."""
    sandbox = game.to_json(game.determinize(state, seat, fast_rng(f"sandbox {seed}")))
    question = {"game": game.name, "level": level, "seed": seed, "sandbox": sandbox}
    return json.dumps(question, separators=(",", ":"))
