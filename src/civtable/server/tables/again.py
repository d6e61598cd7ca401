"""Tables at which the same people play on: a rematch, and a game that cannot go on where it was."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from civtable.bots import present_name
from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.games import GAMES
from civtable.server.errors import Refused, refused
from civtable.server.hints.given import usually_allowed
from civtable.server.ratings.seating import all_known, move_seats
from civtable.server.storage.packing import packed
from civtable.server.tables.changes import Change
from civtable.server.tables.creating import begin_at, create, creation
from civtable.server.tables.hall import Hall
from civtable.server.tables.making import further_token, new_row, persons, timed
from civtable.server.tables.problems import Still
from civtable.server.tables.room import Room
from civtable.server.tables.seats import PERSON, Seat
from civtable.server.tables.standing import can_continue
from civtable.server.tables.table import moved_on
from civtable.server.tables.tokens import new_token


async def rematch(hall: Hall, room: Room, seat: int, order: Sequence[int] | None) -> tuple[str, int, str]:
    """The same again; whoever asks first makes it and says who sits where. Id, own seat, token.

    `order` has for each seat of the rematch the seat that its player has here; without it everybody moves on
    by one.
    """
    if room.table.status != "over":
        raise refused(409, "server-not-over")
    table = room.table
    wanted = [*order] if order is not None else moved_on(len(table.seats))
    if sorted(wanted) != [*range(len(table.seats))]:
        raise refused(422, "server-no-seat", seat=max(wanted), last=len(table.seats) - 1)
    if table.rematch is None:
        mine = wanted.index(seat)
        seats = [table.seats[number] for number in wanted]
        rated = table.rated and await all_known(hall.store, table)
        same = [Seat(old.kind, present_level(old.level), old.name, friend=old.friend) for old in seats]
        new = gathering(same, table.clock is not None, rated)
        row = new_row(
            table.game,
            table.settings,
            new,
            title=table.title,
            private=table.private,
            takeover=table.takeover,
            rematch_of=table.id,
            hints=usually_allowed(new) if table.counted else table.hints.allowed,
            **timed(hall, table.clock.to_json() if table.clock is not None else None),
            rated=rated,
            host_id=table.host,
        )
        token = new_token()
        _, write = await creation(hall, row, {mine: token})

        def make(connection: Connection) -> None:
            write(connection)
            if rated:
                people = {old: wanted.index(old) for old in persons(table.seats)}
                move_seats(connection, table.id, row["id"], people)

        def decide() -> list[Change]:
            body: Json = {"id": row["id"], "seats": [*wanted]}
            return [("rematch", seat, body)] if room.table.rematch is None else []

        await hall.change(room, decide, make)
        if room.table.rematch == row["id"]:
            await begin_at(hall, row["id"])
            return row["id"], mine, token
    made_id = room.table.rematch
    assert made_id is not None
    mine = room.table.rematch_seats.index(seat)
    return made_id, mine, await claimed_token(hall, made_id, mine)


def gathering(seats: Sequence[Seat], timed: bool, rated: bool = False) -> list[Seat]:
    """The same seats, at a table made while some of their people may be elsewhere.

    Nobody loses time, or a rated game, before they have come: it begins when all have said so. Who is the
    only person has come; a bot that plays for somebody makes nobody wait, and a friend's seat loses no time.
    """
    coming = [seat.kind == PERSON and seat.bot is None and not seat.friend for seat in seats]
    waits = rated or (timed and sum(coming) > 1)
    return [replace(seat, ready=not (waits and comes)) for seat, comes in zip(seats, coming, strict=True)]


async def claimed_token(hall: Hall, table_id: str, seat: int) -> str:
    """A token for one's seat at a rematch; not if a bot or somebody else has it by now."""
    async with hall.at(table_id) as room:
        if room.table.seats[seat].kind != PERSON or seat in room.table.taken:
            raise refused(403, "server-seat-taken")
    return await further_token(hall, table_id, seat)


async def go_on(
    hall: Hall, still: Still, seat: int, tell: Callable[[str], Callable[[Connection], None]]
) -> tuple[str, str]:
    """A table that begins where another one stood, under the present rules; its id and a token for the seat.

    It is made once, by whoever asks first; its id follows from the old one's, so that nobody makes a second.
    `tell` gives what is written with it so that the others hear where their game goes on.
    """
    if not can_continue(still) or still.state is None:
        raise refused(409, "server-cannot-continue")
    new_id = continuation(still.id, still.row["seed"])
    try:
        async with hall.at(new_id):
            pass
    except Refused as error:
        if error.status != 404:
            raise
        game = GAMES[still.row["game"]]
        seats = [Seat(**{**held, "level": present_level(held["level"])}) for held in still.row["seats"]]
        row = new_row(
            game,
            dict(still.row["settings"]),
            gathering(seats, still.row["clock"] is not None),
            id=new_id,
            title=still.row["title"],
            private=still.row["private"],
            takeover=still.row["takeover"],
            hints=still.hints.allowed,
            start=packed(game.to_json(still.state)),
            **timed(hall, still.row["clock"]),
        )
        try:
            with suppress(IntegrityError):  # somebody else was quicker
                await create(hall, row, [], tell(new_id))
        except GameError:
            raise refused(409, "server-cannot-continue") from None
    return new_id, await claimed_token(hall, new_id, seat)


def continuation(table_id: str, secret: str) -> str:
    """The id of the table at which a game goes on; nobody can guess it without the old one's seed."""
    digest = sha256(f"continue {table_id} {secret}".encode()).digest()
    return urlsafe_b64encode(digest[:9]).decode().replace("-", "_")


def present_level(level: str | None) -> str | None:
    """The level of a seat of an older table, as it is called now; None where no bot sits."""
    return present_name(level) if level is not None else None
