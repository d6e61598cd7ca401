"""Tries at daily deals: for each browser and each account one a day and game that counts; standings, archive.

Whose try a table is stands in `tries`, its result in `results` like that of every game. So a result is there
as soon as the last choice is, and stays readable whatever becomes of the rules.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from civtable import daily
from civtable.core.game import State
from civtable.core.match import Match
from civtable.server.door.limits import OURS
from civtable.server.errors import refused
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables.creating import begin_at, create, creation
from civtable.server.tables.hall import Hall
from civtable.server.tables.listing import readable_rows
from civtable.server.tables.making import further_token, new_row
from civtable.server.tables.problems import StandsStill
from civtable.server.tables.room import Room
from civtable.server.tables.seats import BOT, PERSON, Seat
from civtable.server.tables.tokens import new_token, token_hash

MOST_SHOWN: Final = 100
"""How many of those who played a deal are listed at a time; one's own try is told besides."""

OPEN: Final = "running"
LEFT: Final = "left"
OVER: Final = "over"
"""What became of a try: it goes on, it was left or cannot go on, or it has a result."""


@dataclass(frozen=True)
class Player:
    """Who asks: an account, or a browser by its token, or both."""

    token: str | None
    account: int | None
    name: str | None

    @property
    def hash(self) -> str:
        """What is kept of the token; without one, something that nobody has."""
        return token_hash(self.token) if self.token is not None else ""

    def owns(self) -> ColumnElement[bool]:
        """What a try of this player is found by."""
        columns = schema.tries.c
        mine = columns.hash == self.hash
        return or_(mine, columns.account_id == self.account) if self.account is not None else mine


@dataclass(frozen=True)
class Seated:
    """A table to play at: its id, the token of the person's seat, the browser's token, whether it counts."""

    table: str
    token: str
    player: str
    counted: bool


class Tries:
    """The daily deals of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # Playing.

    async def sit_down(self, deal: daily.Deal, player: Player, practice: bool) -> Seated:
        """Begin the try that counts, go on with it, or practise.

        Who has begun it goes on with it, whatever was asked for: nobody learns the deal before that, so
        practice at today's deal comes after it.
        """
        token = player.token or new_token()
        known = Player(token, player.account, player.name)
        own = await self.own(deal.game.name, deal.day, known)
        if own is not None and state_of(own) == OPEN:
            return await self.go_on(own, known)
        if practice:
            if own is None and deal.day == daily.today():
                raise refused(409, "daily-first-counted")
            row = row_of(deal, player.name, counted=False)
            tokens = await create(self.hall, row, [daily.PERSON_AT])
            return Seated(row["id"], tokens[daily.PERSON_AT], token, False)
        if own is not None:
            raise refused(409, "daily-tried")
        if deal.day != daily.today():
            raise refused(409, "daily-past")
        return await self.begin(deal, known)

    async def begin(self, deal: daily.Deal, player: Player) -> Seated:
        """The table of the try that counts. Of two requests at once, one makes it, and both get that one."""
        assert player.token is not None
        row = row_of(deal, player.name, counted=True)
        seat_token = new_token()
        _, make = await creation(self.hall, row, {daily.PERSON_AT: seat_token})
        entry = {
            "table_id": row["id"],
            "game": deal.game.name,
            "day": deal.day,
            "version": deal.game.version,
            "hash": player.hash,
            "account_id": player.account,
            "name": player.name,
            "at": row["created"],
        }

        def work(connection: Connection) -> bool:
            if connection.execute(own_query(deal.game.name, deal.day, player)).first() is not None:
                return False
            make(connection)
            connection.execute(insert(schema.tries), entry)
            return True

        try:
            made = await self.store.write(row["id"], work)
        except IntegrityError:  # another process was quicker
            made = False
        if not made:
            own = await self.own(deal.game.name, deal.day, player)
            if own is None or state_of(own) != OPEN:
                raise refused(409, "daily-tried")
            return await self.go_on(own, player)
        await begin_at(self.hall, row["id"])
        return Seated(row["id"], seat_token, player.token, True)

    async def go_on(self, own: Row, player: Player) -> Seated:
        """A further token for the try that counts; from now on the account's, if there is one."""
        assert player.token is not None
        if own["account_id"] is None and player.account is not None:
            await self.keep(own["table_id"], {"account_id": player.account, "name": player.name})
        token = await further_token(self.hall, own["table_id"], daily.PERSON_AT)
        return Seated(own["table_id"], token, player.token, True)

    async def keep(self, table_id: str, values: dict[str, Any]) -> None:
        """Write something down about a try."""
        statement = update(schema.tries).where(schema.tries.c.table_id == table_id).values(values)
        await self.store.write(table_id, lambda connection: connection.execute(statement).rowcount)

    # Looking.

    async def own(self, game: str, day: str, player: Player) -> Row | None:
        """The try of a player that counts; the account's where the browser had another."""
        query = own_query(game, day, player)
        return await self.store.read(lambda connection: connection.execute(query).mappings().first())

    async def standings(self, game: str, day: str) -> list[dict[str, Any]]:
        """All who finished the deal of a day, the best first: by their place at the table, then by points.

        Who played under other rules had another deal, and is compared with those only.
        """
        query = tries_query().where(schema.tries.c.game == game, schema.tries.c.day == day)
        rows = await self.store.read(lambda connection: readable_rows(connection, query))
        return placed([row for row in rows if state_of(row) == OVER])

    async def days(self, game: str, first: str, player: Player) -> list[dict[str, Any]]:
        """By day from a first one on, as far as anybody played: how many finished, and one's own try."""
        columns = schema.tries.c
        query = tries_query().where(columns.game == game, columns.day >= first, player.owns())
        finished = select(columns.day, func.count().label("played"))
        finished = finished.join(schema.results, result_of()).where(
            columns.game == game, columns.day >= first
        )
        finished = finished.where(schema.results.c.seat == daily.PERSON_AT).group_by(columns.day)

        def work(connection: Connection) -> tuple[Sequence[Row], Sequence[Row]]:
            return readable_rows(connection, query), connection.execute(finished).mappings().all()

        own, counts = await self.store.read(work)
        mine = {row["day"]: row for row in own}
        played = {row["day"]: row["played"] for row in counts}
        return [
            {"day": day, "played": played.get(day, 0), "own": own_json(mine.get(day))}
            for day in sorted({*mine, *played}, reverse=True)
        ]

    # How a game went.

    def ended(self, room: Room) -> None:
        """A game has ended: if it was a try that counts, its course is told from now on."""
        if room.table.counted:
            self.hall.in_background(self.keep_course(room.id, room.table.running.copy()))

    async def keep_course(self, table_id: str, match: Match[State]) -> str:
        """The course of a finished try, which is written down."""
        told = await self.hall.replays.run(OURS, lambda: daily.course(match), table_id)
        await self.keep(table_id, {"course": told})
        return told

    async def with_course(self, own: Row) -> Row:
        """A finished try with its course, told anew if a restart came between and the rules still can."""
        if own["course"] is not None:
            return own
        try:
            async with self.hall.at(own["table_id"]) as room:
                match = room.table.running.copy()
        except StandsStill:
            return own
        return {**own, "course": await self.keep_course(own["table_id"], match)}


def row_of(deal: daily.Deal, name: str | None, counted: bool) -> dict[str, Any]:
    """The row of a table that plays a deal."""
    seats = [Seat(PERSON, None, name) if who == daily.HUMAN else Seat(BOT, who) for who in deal.seats]
    facts = {"chance": daily.CHANCE, "seed": deal.seed, "daily": deal.day, "counted": counted}
    return new_row(deal.game, deal.settings, seats, hints=not counted, **facts)


def result_of() -> ColumnElement[bool]:
    """By what a try and the results of its table belong together."""
    return schema.results.c.table_id == schema.tries.c.table_id


def tries_query() -> Select[Any]:
    """Tries, with what became of them."""
    tables, results, tries = schema.tables, schema.results, schema.tries
    own_result = result_of() & (results.c.seat == daily.PERSON_AT)
    found = tries.join(tables, tables.c.id == tries.c.table_id).outerjoin(results, own_result)
    facts = (tables.c.seats, tables.c.status, tables.c.problem, results.c.rank, results.c.total)
    return select(tries, *facts).select_from(found)


def own_query(game: str, day: str, player: Player) -> Select[Any]:
    """The try of a player at a deal; the account's first where there are two."""
    columns = schema.tries.c
    query = tries_query().where(columns.game == game, columns.day == day, player.owns())
    return query.order_by(case((columns.account_id == player.account, 0), else_=1), columns.at)


def state_of(row: Row) -> str:
    """What became of a try. One that was left to a bot, or cannot go on under new rules, has no result."""
    if row["seats"][daily.PERSON_AT]["kind"] != PERSON:
        return LEFT
    if row["rank"] is not None:
        return OVER
    return LEFT if row["problem"] is not None else OPEN


def placed(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Finished tries in their order, each with its place; equal results share one."""
    by_version: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        by_version[row["version"]].append(row)
    found: list[dict[str, Any]] = []
    for version in sorted(by_version, reverse=True):
        order = sorted(by_version[version], key=lambda row: (*strength(row), row["at"]))
        for number, row in enumerate(order):
            shared = number > 0 and strength(order[number - 1]) == strength(row)
            found.append({**row, "place": found[-1]["place"] if shared else number + 1})
    return found


def strength(row: Row) -> tuple[int, int]:
    """What a result is worth: less is better."""
    return row["rank"], -row["total"]


def own_json(row: Row | None) -> dict[str, Any] | None:
    """One's own try, for the reader."""
    if row is None:
        return None
    state = state_of(row)
    result = state == OVER
    return {
        "state": state,
        "table": row["table_id"],
        "rank": row["rank"] if result else None,
        "total": row["total"] if result else None,
        "seats": len(row["seats"]),
        "course": row["course"] if result else None,
        "version": row["version"],
    }


def place_of(standings: Sequence[dict[str, Any]], table_id: str) -> int | None:
    """The place of a try in the standings; None if it is not there."""
    return next((row["place"] for row in standings if row["table_id"] == table_id), None)
