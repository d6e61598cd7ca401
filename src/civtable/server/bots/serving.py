"""Which bots at tables have to choose, and what becomes of their answers."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from civtable import daily
from civtable.bots import PREFERRED, present_name
from civtable.bots.levels import bot_phrase
from civtable.bots.policy import is_file, is_served
from civtable.bots.thinking import PROCESSES, processes_for, thinking_time
from civtable.core.errors import GameError
from civtable.core.words import Argument, Phrase, phrase_json
from civtable.server.bots.asking import LONGEST_THOUGHT, BotFailed, BotProcess, BotSilent, patience_for
from civtable.server.bots.policies import bot_behind
from civtable.server.bots.share import Share
from civtable.server.bots.turns import Task, Turn, by_lot, question_for, same_turn
from civtable.server.running import metrics
from civtable.server.running.at_work import at_work
from civtable.server.storage.schema import tables
from civtable.server.tables import play
from civtable.server.tables.hall import Hall
from civtable.server.tables.problems import StandsStill
from civtable.server.tables.room import Room
from civtable.server.tables.seats import PERSON

PAUSES = (0.5, 2.0, 8.0)
"""How long a bot that failed is left alone, each time longer; then a simpler one chooses in its place."""

STAND_IN: Final = PREFERRED
AT_RANDOM: Final = "random"
"""Who chooses for a bot that fails, one after the other."""

LEFT_OVER: Final = 0.02
"""For how many seconds at most people's tables come first after a choice at a table of bots only."""

GIVING_WAY: Final = 20
"""So many times as long as others have just kept the server busy a table of bots only gives way to them."""

LOOK_AGAIN: Final = 5.0

PROMPT: Final = 3.0
"""For how many seconds others wait while a bot comes to its table, or makes its choice there: somebody else
may keep it locked."""

SILENT_FOR: Final = 600.0
"""For how many seconds a policy that was silent at one table is not asked at any."""

LOG: Final = logging.getLogger("civtable.server")

Done = TypeVar("Done")


async def busy_for() -> float:
    """How many seconds whatever else was due has just taken."""
    began = time.monotonic()
    await asyncio.sleep(0)
    return time.monotonic() - began


class HeldUp(Exception):
    """A table keeps its bot waiting; what is done there goes on."""

    def __init__(self, going_on: "asyncio.Task[Any]") -> None:
        super().__init__("the table is locked")
        self.going_on = going_on


class Bots:
    """Lets bots choose wherever it is their turn: people's tables first, in the order of asking.

    Where a bot has failed, the table comes after them, among those of bots only: it may take long again.
    Those that think get less time the more tables want a choice, so that waiting does not pile up.
    """

    def __init__(self, hall: Hall, secret: str, workers: int) -> None:
        self.hall = hall
        self.secret = secret
        self.share = Share(hall.store, workers)
        self.failures: dict[str, tuple[int, int]] = {}  # by table: the ply, and how often a bot failed there
        self.waiting: asyncio.PriorityQueue[tuple[int, int, str]] = asyncio.PriorityQueue()
        self.calls = 0
        self.queued: dict[str, int] = {}  # the tables that wait: 0 with people, 1 of bots only or failed
        self.thinking: set[str] = set()  # the tables whose bot is being asked
        self.thought: dict[str, tuple[int, float]] = {}  # by table: the seat at its turn, the seconds so far
        self.replaced: set[tuple[str, int]] = set()  # seats for whose bot another one chooses
        self.silent: dict[str, float] = {}  # policies that were silent: until when they are not asked
        self.pausing: set[str] = set()  # tables whose bot has failed and is left alone for a while
        self.served = time.monotonic()  # when a bot last answered, or had nothing to do
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin; goes on wherever a bot had to choose when the server ended."""
        self.tasks = [asyncio.create_task(self.work()) for _ in range(PROCESSES)]
        self.tasks.append(asyncio.create_task(self.find_work()))

    def alive(self) -> bool:
        """Whether bots are being served."""
        working = bool(self.tasks) and not any(task.done() for task in self.tasks)
        return working and time.monotonic() - self.served < 2 * LONGEST_THOUGHT

    async def find_work(self) -> None:
        """Get a share of the tables, and look through it now and then for bots that nobody called."""
        query = select(tables.c.id).where(tables.c.bot_next, ~tables.c.away, tables.c.problem.is_(None))
        while True:
            try:
                if await self.share.hold():
                    await self.notice_resting()
                    waiting = await self.hall.store.read(lambda found: found.execute(query).scalars().all())
                    for table_id in waiting:
                        self.hear_of(table_id)
            except SQLAlchemyError:
                pass  # the next look may find the database again
            except Exception:  # a mistake of ours is not to stop all bots
                LOG.exception("bots cannot look for work")
            if not self.queued:
                self.served = time.monotonic()
            await asyncio.sleep(LOOK_AGAIN)

    async def notice_resting(self) -> None:
        """Learn which tables in memory other processes have put away, or somebody looks at there."""
        if self.hall.store.shared:
            rooms = list(self.hall.rooms.values())
            query = select(tables.c.id).where(tables.c.away, tables.c.id.in_([room.id for room in rooms]))
            resting = await self.hall.store.read(lambda found: set(found.execute(query).scalars()))
            for room in rooms:
                room.away = room.id in resting

    async def close(self) -> None:
        """Stop thinking; what was not answered is asked again after the next start."""
        for task in self.tasks:
            task.cancel()
        while left := [task for task in self.tasks if not task.done()]:
            await asyncio.wait(left, timeout=1)
            for task in left:  # one that has lost its cancellation
                task.cancel()
        await self.share.let_go()

    def look_at(self, room: Room) -> None:
        """A table has changed: if it is a bot's turn, the bot is called."""
        if room.table.is_over:
            self.forget(room.id)
        if room.table.bot_to_move() is not None:
            self.hear_of(room.id)

    def hear_of(self, table_id: str) -> None:
        """A table may wait for a bot: it is called if the table is in this process's share."""
        if self.share.has(table_id) and table_id not in self.pausing:
            self.call(table_id)

    def call(self, table_id: str) -> None:
        """Put a table into the queue, once: those of people first."""
        if table_id not in self.queued:
            self.queued[table_id] = int(self.is_bots_only(table_id) or table_id in self.failures)
            self.calls += 1
            self.waiting.put_nowait((self.queued[table_id], self.calls, table_id))

    def is_bots_only(self, table_id: str) -> bool:
        """Whether no person has a seat at a table; one that is not in memory may have."""
        room = self.hall.rooms.get(table_id)
        return room is not None and all(seat.kind != PERSON for seat in room.table.seats)

    async def work(self) -> None:
        """One process's share: take a table, think, choose, and again, whatever happens at one of them."""
        process = BotProcess()
        try:
            while True:
                _, _, table_id = await self.waiting.get()
                del self.queued[table_id]
                self.thinking.add(table_id)
                try:
                    await self.attend(table_id, self.serve(table_id, process))
                finally:
                    self.thinking.discard(table_id)
                self.served = time.monotonic()
                if self.is_bots_only(table_id):
                    await asyncio.sleep(min(LEFT_OVER, GIVING_WAY * await busy_for()))
        finally:
            await process.close()

    async def attend(self, table_id: str, doing: Awaitable[None]) -> None:
        """Do something for the bot of a table; whatever goes wrong, only this table stands still for it."""
        try:
            await doing
        except HeldUp as held:
            LOG.warning("the bot of table %s waits for the database", table_id)
            self.pausing.add(table_id)
            self.hall.in_background(self.attend_later(table_id, held.going_on))
        except StandsStill:  # its page says why
            self.forget(table_id)
        except GameError:
            pass  # the table went another way while the bot was thinking
        except SQLAlchemyError as error:
            LOG.error("a bot waits for the database: %s", type(error).__name__)
            self.pause(table_id, LOOK_AGAIN)
        except Exception as error:
            LOG.exception("the bot of table %s cannot go on", table_id)
            await self.give_up(table_id, error)

    async def attend_later(self, table_id: str, doing: Awaitable[None]) -> None:
        """The same for what took long; then the bot is called again."""
        await self.attend(table_id, doing)
        self.pause(table_id, PAUSES[0])

    async def prompt(self, doing: Coroutine[Any, Any, Done]) -> Done:
        """What is done at a table, as long as that does not take long; raises HeldUp if it does."""
        task = asyncio.create_task(doing)
        try:
            done, _ = await asyncio.wait([task], timeout=PROMPT)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not done:
            raise HeldUp(task)
        return task.result()

    def ended(self, room: Room) -> None:
        """A game has ended: nothing about its bots counts any more."""
        self.forget(room.id)

    def forget(self, table_id: str) -> None:
        """No bot chooses at a table any more."""
        self.thought.pop(table_id, None)
        self.failures.pop(table_id, None)
        self.replaced = {known for known in self.replaced if known[0] != table_id}

    async def give_up(self, table_id: str, error: Exception) -> None:
        """A table at which something failed that should not: it stands still, all others go on."""
        self.forget(table_id)
        try:
            await self.hall.set_aside(table_id, error)
        except SQLAlchemyError:
            pass  # it is found again, and fails again
        except Exception:  # nor does this end who serves the others
            LOG.exception("table %s cannot be set aside", table_id)

    async def serve(self, table_id: str, process: BotProcess) -> None:
        """Let the bot of a table choose, if it is still its turn."""
        task = await self.prompt(self.task_at(table_id))
        if task is None:
            return
        code, began = task.code, time.monotonic()
        try:
            with metrics.BOT_ANSWERS.time():
                code = code or await process.ask(task.question, task.patience)
        except BotFailed as error:
            self.failed(table_id, task.turn, task.level, error)
            return
        self.note_thought(table_id, task.turn.seat, time.monotonic() - began)
        await self.prompt(self.choose(table_id, task.turn, task.level, code))

    async def task_at(self, table_id: str) -> Task | None:
        """What the bot of a table is asked; None if it is not its turn."""
        async with self.hall.at(table_id) as room:
            await self.take_only_answers(room)
            turn = self.turn_at(room)
            if turn is None:
                return None
            level = self.chooser(table_id, turn)
            seed = self.seed(room, turn.seat, turn.ply)
            if level is None:
                return Task(turn, None, code=by_lot(room.table.game, turn.decision, seed))
            state = room.table.running.state
            seconds = self.seconds_for(table_id, turn.seat, level)
            processes = processes_for(PROCESSES, self.wanting(table_id))
            asked = turn.behind if level == turn.level else level
            assert asked is not None, f"{level} is not here and was asked"
            with at_work(table_id):
                question = question_for(room.table.game, state, turn.seat, asked, seed, seconds, processes)
            return Task(turn, level, question, patience_for(seconds, is_file(asked)))

    def seconds_for(self, table_id: str, seat: int, level: str) -> float | None:
        """How long a bot may think now. Tables of bots only take nothing from people's, which come first."""
        return thinking_time(level, self.spent(table_id, seat), PROCESSES, self.wanting(table_id))

    def wanting(self, table_id: str) -> int:
        """How many tables, with this one, want a choice and are not to wait for it."""
        own = int(self.is_bots_only(table_id))
        waiting = {waits for waits, rank in self.queued.items() if rank <= own}
        return len(waiting | self.thinking)

    def spent(self, table_id: str, seat: int) -> float:
        """For how long a seat has thought since somebody else at its table last chose."""
        who, seconds = self.thought.get(table_id, (seat, 0.0))
        return seconds if who == seat else 0.0

    def note_thought(self, table_id: str, seat: int, seconds: float) -> None:
        """A seat has thought for so long."""
        self.thought[table_id] = (seat, self.spent(table_id, seat) + seconds)

    async def choose(self, table_id: str, turn: Turn, level: str | None, code: str) -> None:
        """Make the choice of a bot, and tell the table if it was not the bot that sits there."""
        async with self.hall.at(table_id) as room:
            if not same_turn(turn, self.turn_at(room)):
                return
            if room.table.game.by_code.get(code) not in turn.decision.options:
                self.failed(table_id, turn, level, BotFailed(f"{code[:80]} is not offered"))
                return
            if level != turn.level and (table_id, turn.seat) not in self.replaced:
                self.replaced.add((table_id, turn.seat))
                args: dict[str, Argument] = {
                    "level": bot_phrase(turn.level),
                    "by": bot_phrase(level or AT_RANDOM),
                }
                why = "server-note-bot-replaced" if turn.behind else "server-note-policy-gone"
                note = phrase_json(Phrase(why, args))
                await self.hall.change(room, lambda: [("note", None, note)])
            await play.choose(self.hall, room, turn.seat, turn.ply, [code])
            await self.take_only_answers(room)
            later = self.turn_at(room)
            if later is None or later.seat != turn.seat:
                self.thought.pop(table_id, None)
        self.failures.pop(table_id, None)

    def turn_at(self, room: Room) -> Turn | None:
        """The turn of a bot at a table, if it is one's; where nobody has looked for long, bots rest."""
        table = room.table
        with at_work(table.id):
            found = table.bot_to_move() if not room.away else None
        if found is None:
            return None
        decision, level = found[0], present_name(found[1])
        plies = table.running.plies
        behind = bot_behind(self.hall.policies, level, table.game.name, len(table.seats))
        return Turn(decision, level, behind, table.ply, plies[-1] if plies else None)

    async def take_only_answers(self, room: Room) -> None:
        """Answer for bots what has one answer: nobody needs to think about that."""
        while (turn := self.turn_at(room)) is not None:
            gone = room.table.seats[turn.seat].gone
            only = room.table.leaving if gone else None  # it has resigned, and now the rules let it
            if only is None and len(turn.decision.options) == 1:
                only = turn.decision.options[0]
            if only is None:
                return
            await play.choose(self.hall, room, turn.seat, turn.ply, [only.code])

    def chooser(self, table_id: str, turn: Turn) -> str | None:
        """Who chooses: the bot itself, a few times; then the usual one; then the lot, which cannot fail.

        A bot that was replaced once is not waited for again, nor is a policy that is not here or was silent,
        wherever that was.
        """
        failures = self.times_failed(table_id, turn.ply)
        silent = time.monotonic() < self.silent.get(turn.level, 0.0)
        if turn.behind is None or silent or (table_id, turn.seat) in self.replaced:
            failures += len(PAUSES)
        order = [turn.level] * len(PAUSES) + ([STAND_IN] if turn.level != STAND_IN else [])
        return order[failures] if failures < len(order) else None

    def times_failed(self, table_id: str, ply: int) -> int:
        """How often bots failed at this position of a table."""
        where, times = self.failures.get(table_id, (ply, 0))
        return times if where == ply else 0

    def failed(self, table_id: str, turn: Turn, level: str | None, error: Exception) -> None:
        """A bot found no choice: it is asked again after a while, or another one is, as after silence."""
        times = self.times_failed(table_id, turn.ply)
        silent = isinstance(error, BotSilent) and level == turn.level
        if silent and is_served(turn.level):
            self.silent[turn.level] = time.monotonic() + SILENT_FOR
            self.failures[table_id] = (turn.ply, times)
        else:
            self.failures[table_id] = (turn.ply, len(PAUSES) if silent else times + 1)
        LOG.warning("the bot %s failed at table %s, ply %d: %s", level, table_id, turn.ply, error)
        self.pause(table_id, PAUSES[min(times, len(PAUSES) - 1)])

    def pause(self, table_id: str, seconds: float) -> None:
        """Leave the bot of a table alone for a while."""
        self.pausing.add(table_id)
        asyncio.get_running_loop().call_later(seconds, self.try_again, table_id)

    def try_again(self, table_id: str) -> None:
        """The pause of a table is over."""
        self.pausing.discard(table_id)
        self.hear_of(table_id)

    def seed(self, room: Room, seat: int, ply: int) -> str:
        """What decides a bot's own chance: nothing that tells about the table's. A known deal has its own."""
        if room.table.is_known:
            return daily.bot_seed(room.table.seed, seat, ply)
        source = f"civtable bot {room.id} {seat} {ply} {self.secret}"
        return hashlib.sha256(source.encode()).hexdigest()
