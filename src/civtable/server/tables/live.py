"""Live updates: one message for every change, in order, none missing and none twice."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from civtable.core.game import SPECTATOR
from civtable.server.errors import Refused, refused
from civtable.server.services import Services
from civtable.server.settings import place_of
from civtable.server.storage import schema
from civtable.server.tables import play
from civtable.server.tables.hall import COME_BACK, LOG, SEAT_LOST, Hall
from civtable.server.tables.messages import STAYS_HERE, clock_text, here_json
from civtable.server.tables.problems import StandsStill, Still
from civtable.server.tables.room import Room
from civtable.server.tables.seats import PERSON
from civtable.server.tables.showing import messages_since
from civtable.server.tables.standing import seat_at, still_snapshot

LONGEST_QUEUE: Final = 500
HELLO_SECONDS: Final = 15.0
SILENCE_SECONDS: Final = 90.0
HEARTBEAT: Final = 15.0
LOOK_EVERY: Final = 2.0
LONGEST_MESSAGE: Final = 4000

GONE: Final = 4404
WRONG: Final = 4400
FORBIDDEN: Final = SEAT_LOST
LATER: Final = COME_BACK
"""Codes with which a connection is closed; after the last one it may come back."""


class Listener:
    """A connection that is told of everything; what waits to be sent is in a queue."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()  # messages, or the code of the closing

    def tell(self, text: str) -> None:
        """Send a message soon; who is too slow to take them is let go and comes back by `since`."""
        self.queue.put_nowait(text if self.queue.qsize() < LONGEST_QUEUE else LATER)

    def dismiss(self, code: int) -> None:
        """End the connection."""
        self.queue.put_nowait(code)


async def converse(services: Services, socket: WebSocket, table_id: str) -> None:
    """A whole connection: the client's first message, then news until one of both ends it."""
    hall, who = services.hall, place_of(socket.client.host) if socket.client is not None else "-"
    token, hidden = None, False
    await socket.accept()
    try:
        services.limits.spend("live", who)
        async with asyncio.timeout(HELLO_SECONDS):  # here and below: `wait_for` may lose a cancellation
            hello = await socket.receive_text()
        token, since, hidden = read_hello(hello)
        room = await hall.borrow(table_id)
    except (ValueError, TimeoutError, KeyError):  # KeyError: bytes where text was expected
        await socket.close(WRONG)
    except StandsStill as error:
        await show_still(hall, error.still, socket, token, hidden)
    except Refused as error:
        await socket.close(GONE if error.status == 404 else LATER)
    except WebSocketDisconnect:
        pass
    else:
        try:
            await listen(services, who, room, socket, token, since, hidden)
        finally:
            hall.give_back(room)


async def show_still(hall: Hall, still: Still, socket: WebSocket, token: str | None, hidden: bool) -> None:
    """Show a table at which nothing will happen; the connection stays, as at any other."""
    seat = seat_at(still, token)
    listener = Listener(SPECTATOR if seat is None else seat)
    listener.tell(still_snapshot(still, listener.eyes))
    if not hidden:
        look(hall, still.id, listener.eyes)
    await talk(socket, listener, lambda: look(hall, still.id, listener.eyes))


async def listen(
    services: Services,
    who: str,
    room: Room,
    socket: WebSocket,
    token: str | None,
    since: int | None,
    hidden: bool,
) -> None:
    """Tell a connection what it missed, then everything that happens."""
    hall = services.hall
    listener = Listener(SPECTATOR)
    try:
        async with room.lock:
            if room.gone:
                await socket.close(LATER)
                return
            await hall.catch_up(room)
            if token is not None:
                listener.eyes = await hall.seat_of(room, token)
            services.keeper.looked_at(room)
            for text in await messages_since(hall, services.limits, who, room, since, listener.eyes):
                listener.tell(text)
            if since is not None and room.table.times is not None:
                listener.tell(clock_text(room.table, hall.uptime.now()))
            room.watchers.add(listener)
            await arrive(hall, room, listener.eyes, hidden)
        await talk(socket, listener, lambda: look(hall, room.id, listener.eyes))
    except StandsStill:
        await socket.close(LATER)
    except Refused as error:
        await socket.close(FORBIDDEN if error.status == 401 else LATER)
    finally:
        if listener in room.watchers:
            room.watchers.discard(listener)
            depart(hall, room, listener.eyes)


def look(hall: Hall, table_id: str, eyes: int) -> None:
    """A page that is in sight gives a sign of life: whoever it belongs to has the table before them."""
    if eyes != SPECTATOR:
        hall.on_look(table_id, eyes)


async def talk(socket: WebSocket, listener: Listener, alive: Callable[[], None] = lambda: None) -> None:
    """Send what there is to tell, and answer pings, until the connection ends."""
    sender = asyncio.create_task(send(socket, listener))
    try:
        while True:
            async with asyncio.timeout(SILENCE_SECONDS):
                text = await socket.receive_text()
            if len(text) > LONGEST_MESSAGE:
                break
            if not is_hidden(text):
                alive()
            listener.tell('{"pong":1}')
    except (WebSocketDisconnect, RuntimeError, TimeoutError, KeyError):
        pass
    finally:
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await socket.close(LATER)


async def send(socket: WebSocket, listener: Listener) -> None:
    """Send messages in their order."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await listener.queue.get()
            if isinstance(message, int):
                await socket.close(message)
                return
            await socket.send_text(message)


def read_message(text: str) -> dict[str, Any]:
    """What a client has sent. Raises ValueError for what is no object."""
    if len(text) > LONGEST_MESSAGE:
        raise ValueError("too long")
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(data, dict):
        raise ValueError("no object")
    return data


def read_hello(text: str) -> tuple[str | None, int | None, bool]:
    """The token, the number of the last known message, and whether the page is out of sight."""
    data = read_message(text)
    token, since = data.get("token"), data.get("since")
    if not (token is None or isinstance(token, str)) or not (since is None or type(since) is int):
        raise ValueError("wrong types")
    return token, since, data.get("hidden") is True


def is_hidden(text: str) -> bool:
    """Whether a sign of life comes from a page that is open, but out of sight."""
    try:
        return read_message(text).get("hidden") is True
    except ValueError:
        return False


async def updates(
    services: Services,
    who: str,
    table_id: str,
    token: str | None,
    since: int | None,
    wait: float,
    hidden: bool,
) -> list[str]:
    """Long polling: the same messages; waits for the next one if there is none."""
    hall = services.hall
    try:
        room = await hall.borrow(table_id)
    except StandsStill as error:
        return await still_updates(hall, error.still, token, since, wait, hidden)
    listener = Listener(SPECTATOR)
    try:
        async with room.lock:
            if room.gone:
                raise refused(503, "server-come-again")
            await hall.catch_up(room)
            if token is not None:
                listener.eyes = await hall.seat_of(room, token)
                await arrive(hall, room, listener.eyes, hidden)
            services.keeper.looked_at(room)
            texts = await messages_since(hall, services.limits, who, room, since, listener.eyes)
            if texts or wait <= 0:
                return texts
            room.watchers.add(listener)
        with suppress(TimeoutError):
            while not texts:
                async with asyncio.timeout(wait):
                    first = await listener.queue.get()
                waiting = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
                if SEAT_LOST in (first, *waiting):
                    raise refused(401, "server-no-such-token")
                texts = [text for text in [first, *waiting] if isinstance(text, str)]
                if COME_BACK in (first, *waiting):
                    break
        return texts
    except StandsStill as error:  # since this moment
        return await still_updates(hall, error.still, token, since, wait, hidden)
    finally:
        room.watchers.discard(listener)
        hall.give_back(room)


async def still_updates(
    hall: Hall, still: Still, token: str | None, since: int | None, wait: float, hidden: bool
) -> list[str]:
    """The news of a table at which nothing will happen."""
    seat = seat_at(still, token)
    eyes = SPECTATOR if seat is None else seat
    if not hidden:
        look(hall, still.id, eyes)
    if since == still.seq:
        await asyncio.sleep(wait)
        return []
    return [still_snapshot(still, eyes)]


# Who is here.


async def arrive(hall: Hall, room: Room, eyes: int, hidden: bool = False) -> None:
    """Somebody is at the table, whose lock is held; a bot that played for them stops."""
    if eyes == SPECTATOR:
        return
    if not hidden:
        look(hall, room.id, eyes)
    before = here_json(room, time.time())
    room.seen[eyes] = time.time()
    if eyes not in before:
        hall.tell_here(room)
        hall.in_background(note_presence(hall, room.id, {eyes: room.seen[eyes]}))
    await play.come_back(hall, room, eyes)


def depart(hall: Hall, room: Room, eyes: int) -> None:
    """A connection has ended; the seat is empty if it was the last one."""
    if eyes == SPECTATOR or any(watcher.eyes == eyes for watcher in room.watchers):
        return
    room.seen[eyes] = time.time() - STAYS_HERE
    hall.tell_here(room)
    hall.in_background(note_presence(hall, room.id, {eyes: room.seen[eyes]}))


async def note_presence(hall: Hall, table_id: str, seen: dict[int, float]) -> None:
    """Write down when seats were last seen, for other processes."""

    def work(connection: Connection) -> None:
        statement = hall.store.insert(schema.presence)
        statement = statement.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"seen": statement.excluded.seen}
        )
        connection.execute(
            statement, [{"table_id": table_id, "seat": s, "seen": at} for s, at in seen.items()]
        )

    await hall.store.write(table_id, work)


async def watch_presence(hall: Hall) -> None:
    """Keep presence alive while connections last, and let bots play for persons who stay away.

    A table at which that takes long, such as one that somebody keeps locked, keeps no other waiting.
    """
    beat = 0.0
    busy: set[str] = set()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        now = time.time()
        refresh = now - beat >= HEARTBEAT
        beat = now if refresh else beat
        for room in list(hall.rooms.values()):
            if room.watchers and room.id not in busy:
                busy.add(room.id)
                hall.in_background(see_who_is_here(hall, room, refresh, busy))


async def see_who_is_here(hall: Hall, room: Room, refresh: bool, busy: set[str]) -> None:
    """The same at one table."""
    try:
        if refresh:
            await refresh_presence(hall, room)
            hall.tell_clock(room)  # what a browser has counted by itself is put right
        if absent(room, time.time()) is not None:
            await replace_absent(hall, room.id)
    except (SQLAlchemyError, Refused):
        pass  # the next look may find the database, or the table, as it should be
    except Exception:  # one table's mistake is not to be every table's
        LOG.exception("who is at table %s cannot be seen", room.id)
    finally:
        busy.discard(room.id)


async def replace_absent(hall: Hall, table_id: str) -> None:
    """Let a bot play for the person who is asked and away, if that is still so."""
    async with hall.at(table_id) as room:
        seat = absent(room, time.time())
        if seat is not None:
            await play.play_for(hall, room, seat)


async def refresh_presence(hall: Hall, room: Room) -> None:
    """Write down who is connected here, and learn who is connected to another process."""
    now = time.time()
    before = here_json(room, now)
    here = {watcher.eyes: now for watcher in room.watchers if watcher.eyes != SPECTATOR}
    if here:
        await note_presence(hall, room.id, here)
    if hall.store.shared:
        room.seen.update(await hall.store.read(lambda connection: read_presence(connection, room.id)))
    room.seen.update(here)
    if here_json(room, now) != before:
        hall.tell_here(room)


def read_presence(connection: Connection, table_id: str) -> dict[int, float]:
    """When each seat of a table was last seen."""
    columns = schema.presence.c
    query = select(columns.seat, columns.seen).where(columns.table_id == table_id)
    return {row.seat: row.seen for row in connection.execute(query)}


def absent(room: Room, now: float) -> int | None:
    """The seat that a bot should play for: asked and away for longer than the table waits.

    Only while some other person is here: a table that everybody has left waits for them.
    """
    decision = room.table.decision
    if room.table.takeover is None or decision is None:
        return None
    seat = decision.seat
    held = room.table.seats[seat]
    if held.kind != PERSON or held.substitute is not None or any(w.eyes == seat for w in room.watchers):
        return None
    waited = now - max(room.seen.get(seat, 0.0), room.table.moved)
    others_here = [other for other in here_json(room, now) if other != seat]
    return seat if others_here and waited > room.table.takeover else None
