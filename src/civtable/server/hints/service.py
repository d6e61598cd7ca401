"""Giving hints: one process looks for them, people's moves come first, and what was found is an entry."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from civtable.bots.thinking import PROCESSES
from civtable.core.errors import GameError
from civtable.core.record import IDEA, OPTION
from civtable.core.several import next_choice
from civtable.core.values import Json
from civtable.server.bots.asking import BotFailed, BotProcess, patience_for
from civtable.server.bots.serving import Bots
from civtable.server.door.limits import Limits
from civtable.server.errors import Refused, refused
from civtable.server.hints.given import ENTRY, coached, row_text
from civtable.server.hints.thinking import PATIENCE, question_for
from civtable.server.running.at_work import at_its_table, at_work
from civtable.server.tables import play
from civtable.server.tables.changes import Change
from civtable.server.tables.hall import Hall
from civtable.server.tables.room import Room
from civtable.server.tables.table import Table

SECONDS: Final = 1.5
COACH_SECONDS: Final = 0.6
"""How long is thought about a hint, and about a choice before it is sent, if nobody else wants anything."""

SHORTEST: Final = 0.15
LONGEST_COACHING: Final = 1.0
"""After so many seconds a choice is sent, whatever the coach would have said."""

MOST_WAITING: Final = 6
"""How many wait for a hint at most; who comes later is asked to come again."""

LOG: Final = logging.getLogger("civtable.server")

Found = TypeVar("Found")


@dataclass(frozen=True)
class Asked:
    """The position that a seat asks about, and the question for the process."""

    seat: int
    ply: int
    trace: str  # by which a position is known that was taken back and reached anew
    question: str


class Hints:
    """Looks for hints in one process, one after the other; each position is asked about once."""

    def __init__(self, hall: Hall, bots: Bots, limits: Limits) -> None:
        self.hall = hall
        self.bots = bots
        self.limits = limits
        self.process = BotProcess()
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.looking: dict[tuple[str, int, str], asyncio.Task[None]] = {}  # by table, seat and position
        self.tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Stop looking."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.process.close()

    # What is asked.

    async def hint(self, table_id: str, seat: int, ply: int, step: str, who: str) -> dict[str, Json]:
        """The idea for a seat that decides, or with it the option and its reasons; entered at its table."""
        async with self.hall.at(table_id) as room:
            self.must_be_asked(room.table, seat, ply)
            if room.table.hints.advice is not None:
                return await self.given(room, seat, ply, step)
            self.limits.can_pay("hint", who)
            task = self.looked_for(room, seat, who)
        try:
            await asyncio.shield(task)
        except BotFailed as error:
            LOG.warning("no hint at table %s, ply %d: %s", table_id, ply, error)
            raise refused(503, "hint-busy") from None
        async with self.hall.at(table_id) as room:
            return await self.given(room, seat, ply, step)

    async def warning(
        self, table_id: str, seat: int, ply: int, codes: Sequence[str], who: str
    ) -> dict[str, Any] | None:
        """What the coach says before a choice, entered at the table; None if nothing, or not in time."""
        async with self.hall.at(table_id) as room:
            self.must_be_asked(room.table, seat, ply)
            row = first_choice(room.table, codes)
            if row_text(row) in room.table.hints.warned or self.waiting or not self.limits.has("hint", who):
                return None
            asked = self.asked(room, seat, row, COACH_SECONDS)
        task = self.begun(self.answer(asked.question, who))
        try:
            async with asyncio.timeout(LONGEST_COACHING):
                words = (await asyncio.shield(task))["warning"]
        except (TimeoutError, BotFailed, Refused):
            return None
        if words is None:
            return None
        async with self.hall.at(table_id) as room:

            def decide() -> list[Change]:
                self.must_be_asked(room.table, seat, ply)
                return [(ENTRY, seat, coached(ply, row))]

            with suppress(Refused):  # the table went on, and nobody waits for it
                if trace_of(room.table) == asked.trace:
                    await self.hall.change(room, decide)
                    return dict(words)
        return None

    # How it is found.

    def must_be_asked(self, table: Table, seat: int, ply: int) -> None:
        """Refuses a hint where there are none, to who does not decide, and about another position."""
        if not table.hints.allowed:
            raise refused(403, "hint-not-here")
        play.must_run(table)
        if ply != table.ply:
            raise play.stale(table, ply)
        decision = table.decision
        if decision is None or decision.seat != seat:
            raise refused(403, "server-not-your-turn")
        play.must_have_room(table)

    def asked(self, room: Room, seat: int, codes: Sequence[str] | None, seconds: float) -> Asked:
        """What the process is asked about the present position of a table."""
        table = room.table
        source = f"civtable hint {room.id} {seat} {table.ply} {self.bots.secret}"
        seed = hashlib.sha256(source.encode()).hexdigest()
        time_left = max(SHORTEST, seconds * self.share())
        with at_work(table.id):
            question = question_for(table.game, table.running.state, seat, codes, seed, time_left)
        return Asked(seat, table.ply, trace_of(table), question)

    def share(self) -> float:
        """The part of its time that a hint gets: bots at people's tables, and earlier hints, want theirs."""
        people = [rank for rank in self.bots.queued.values() if rank == 0]
        wanting = len(people) + len(self.bots.thinking) + self.waiting + 1
        return min(1.0, (PROCESSES + 1) / wanting)

    def looked_for(self, room: Room, seat: int, who: str) -> "asyncio.Task[None]":
        """Who looks for the idea in the present position: who asks meanwhile waits for the same.

        To be asked while the table is held, so that nobody comes between what was found and its entry.
        """
        asked = self.asked(room, seat, None, SECONDS)
        key = (room.id, asked.seat, asked.trace)
        task = self.looking.get(key)
        if task is None:
            if self.waiting >= MOST_WAITING:
                raise refused(503, "hint-busy")
            task = self.looking[key] = self.begun(self.found(room.id, asked, who))
            task.add_done_callback(lambda _: self.looking.pop(key, None))
        return task

    async def found(self, table_id: str, asked: Asked, who: str) -> None:
        """Look for the idea in a position and enter it at its table, if that still stands there."""
        advice = await self.answer(asked.question, who)
        async with self.hall.at(table_id) as room:

            def decide() -> list[Change]:
                self.must_be_asked(room.table, asked.seat, asked.ply)
                if trace_of(room.table) != asked.trace:
                    raise play.stale(room.table, asked.ply)
                if room.table.hints.advice is not None:  # another process was first
                    return []
                return [(ENTRY, asked.seat, {"ply": asked.ply, "kind": IDEA, "advice": advice})]

            await self.hall.change(room, decide)

    def begun(self, work: Coroutine[Any, Any, Found]) -> "asyncio.Task[Found]":
        """The task of some work: it goes on though nobody waits, since the process would answer."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
        return task

    async def answer(self, question: str, who: str) -> dict[str, Any]:
        """What the process answers, when it is this question's turn; its time is charged to who asks."""
        self.waiting += 1
        try:
            async with self.turn:
                began = time.monotonic()
                try:
                    return await self.process.told(question, patience_for(SECONDS + PATIENCE))
                finally:
                    self.limits.charge("hint", who, time.monotonic() - began)
        finally:
            self.waiting -= 1

    # What is given.

    async def given(self, room: Room, seat: int, ply: int, step: str) -> dict[str, Json]:
        """What a seat is told of the idea that was entered; that it sees the option is entered, too."""

        def decide() -> list[Change]:
            hints = room.table.hints
            self.must_be_asked(room.table, seat, ply)
            if hints.advice is None:  # the position is another one, after taking back
                raise play.stale(room.table, ply)
            return [(ENTRY, seat, {"ply": ply, "kind": OPTION})] if step == OPTION and not hints.shown else []

        await self.hall.change(room, decide)
        told = dict(room.table.hints.advice or {})
        if not room.table.hints.shown:
            told |= {"codes": None, "option": None, "reasons": []}
        return {"ply": room.table.ply, **told}


def trace_of(table: Table) -> str:
    """The fingerprint of all that was offered and chosen up to the present question."""
    return table.traces[-1] if table.traces else ""


@at_its_table
def first_choice(table: Table, codes: Sequence[str]) -> list[str]:
    """The first whole choice of a row, as the engine takes it; refuses what the rules forbid."""
    try:
        options, _ = next_choice(table.game, table.running.state, codes, whole=True)
    except GameError as error:
        raise Refused(422, error.reason) from None
    return [option.code for option in options]
