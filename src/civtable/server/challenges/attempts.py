"""Attempts at challenges: as many as somebody likes, each a table of its own; the best one counts.

Whose attempt a table is stands in `attempts`, with the stars that it reached once it is over.
"""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, insert, or_, select, update

from civtable import daily
from civtable.challenges import PERSON_AT, Challenge, Judge, NoChallenge, challenge_named
from civtable.challenges.telling import standing_json
from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.server.daily.tries import Player, Seated
from civtable.server.door.limits import OURS
from civtable.server.errors import Refused
from civtable.server.storage import schema
from civtable.server.storage.locks import ATTEMPTS, alone
from civtable.server.storage.store import Row
from civtable.server.tables.creating import begin_at, creation
from civtable.server.tables.hall import Hall
from civtable.server.tables.listing import readable_rows
from civtable.server.tables.making import further_token, new_row
from civtable.server.tables.problems import StandsStill
from civtable.server.tables.room import Room
from civtable.server.tables.seats import BOT, PERSON, Seat
from civtable.server.tables.table import Table
from civtable.server.tables.tokens import new_token

LOG: Final = logging.getLogger(__name__)

BEGINS: Final = "attempts begin"
"""The key of such a job of the store: the same place in the order of all jobs in every process."""

MOST_JUDGES: Final = 64
"""How many games are followed choice by choice; those that were asked for longest ago are judged anew."""

MOST_LATE: Final = 10
"""How many games that ended unjudged, because the server was ended first, are judged with one request."""


@dataclass
class Own:
    """What a player has reached at a challenge: the most stars, and the newest attempt that is open."""

    attempts: int = 0
    stars: int | None = None
    table: str | None = None


class Attempts:
    """The challenges of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.judges: OrderedDict[str, Judge] = OrderedDict()  # by table; one that is at work is not here

    # Playing.

    async def sit_down(self, challenge: Challenge, player: Player, again: bool) -> Seated:
        """Go on with the attempt that is open, or begin another; `again` begins one in any case."""
        token = player.token or new_token()
        known = Player(token, player.account, player.name)
        query = own_query(known, challenge.id)
        if not again:
            found = await self.store.read(lambda connection: open_table(connection, query))
            if found is not None:
                return await self.go_on(found, known)
        return await self.begin(challenge, known, again)

    async def go_on(self, table_id: str, player: Player) -> Seated:
        """A further token for the attempt that is open."""
        assert player.token is not None
        token = await further_token(self.hall, table_id, PERSON_AT)
        return Seated(table_id, token, player.token, True)

    async def begin(self, challenge: Challenge, player: Player, again: bool) -> Seated:
        """A table for a new attempt. Of several requests at once one makes it, and all get that one."""
        assert player.token is not None
        seats = [
            Seat(PERSON, None, player.name) if who == daily.HUMAN else Seat(BOT, who)
            for who in challenge.seats
        ]
        facts = {"chance": daily.CHANCE, "seed": challenge.seed, "challenge": challenge.id}
        settings = challenge.rules.chosen(dict(challenge.settings))
        row = new_row(challenge.rules, settings, seats, **facts)
        seat_token = new_token()
        _, make = await creation(self.hall, row, {PERSON_AT: seat_token})
        entry = {
            "table_id": row["id"],
            "challenge": challenge.id,
            "hash": player.hash,
            "account_id": player.account,
            "at": row["created"],
        }

        query = own_query(player, challenge.id)

        def work(connection: Connection) -> str | None:
            alone(connection, ATTEMPTS)
            found = None if again else open_table(connection, query)
            if found is None:
                make(connection)
                connection.execute(insert(schema.attempts), entry)
            return found

        found = await self.store.write(BEGINS, work)
        if found is not None:
            return await self.go_on(found, player)
        await begin_at(self.hall, row["id"])
        return Seated(row["id"], seat_token, player.token, True)

    # Looking.

    async def own(self, player: Player) -> Sequence[Row]:
        """The attempts of a player, the newest first."""
        query = attempts_query().where(owned_by(player))
        return await self.store.read(lambda connection: readable_rows(connection, query))

    async def kept(self, player: Player, who: str) -> dict[str, Own]:
        """By challenge, what a player has reached; whoever asks pays for what has to be judged for it."""
        rows = await self.own(player)
        late = [row for row in rows if row["stars"] is None and is_finished(row)][:MOST_LATE]
        found = {row["table_id"]: await self.judged_late(row["table_id"], who) for row in late}
        told: dict[str, Own] = {}
        for row in rows:
            own = told.setdefault(row["challenge"], Own())
            own.attempts += 1
            stars = found.get(row["table_id"], row["stars"])
            if stars is not None:
                own.stars = max(stars, own.stars or 0)
            if own.table is None and is_open(row):
                own.table = row["table_id"]
        return told

    async def standing(self, table: Table, who: str) -> dict[str, Json]:
        """How the challenge of a table stands; the time it takes is charged to whoever asks."""
        return standing_json((await self.judged(table, who)).tally)

    # Judging.

    async def judged(self, table: Table, who: str) -> Judge:
        """What judges the game of a table, after all of its choices.

        It is not kept while it works: a second request at the same time makes one of its own.
        """
        assert table.challenge is not None
        challenge = challenge_named(table.challenge)
        codes = [ply.code for ply in table.running.plies]
        before = self.judges.pop(table.id, None)

        def work() -> Judge:
            judge = before
            if judge is None or not judge.follow(codes):
                judge = challenge.judge(table.seed)
                judge.follow(codes)
            return judge

        judge = await self.hall.replays.run(who, work, table.id)
        self.judges[table.id] = judge
        while len(self.judges) > MOST_JUDGES:
            self.judges.popitem(last=False)
        return judge

    def ended(self, room: Room) -> None:
        """A game has ended: if it was an attempt, its stars are counted."""
        if room.table.challenge is not None:
            self.hall.in_background(self.keep_stars(room.table))

    async def keep_stars(self, table: Table, who: str = OURS) -> int | None:
        """The stars of a finished attempt, which are written down; none for one that was left to a bot."""
        if table.seats[PERSON_AT].kind != PERSON:
            return None
        try:
            judge = await self.judged(table, who)
        except NoChallenge:
            return None
        except Refused:  # who asks has to come again: it is judged then
            raise
        except GameError:
            LOG.exception("the challenge of table %s cannot be judged", table.id)
            return None
        self.judges.pop(table.id, None)
        stars = judge.tally.stars()
        statement = update(schema.attempts).where(schema.attempts.c.table_id == table.id).values(stars=stars)
        await self.store.write(table.id, lambda connection: connection.execute(statement).rowcount)
        return stars

    async def judged_late(self, table_id: str, who: str) -> int | None:
        """The stars of an attempt that ended when nobody could count them; None if nobody can now."""
        try:
            async with self.hall.at(table_id) as room:
                table = room.table
            return await self.keep_stars(table, who)
        except (StandsStill, Refused):
            return None


def owned_by(player: Player) -> ColumnElement[bool]:
    """What the attempts of a player are found by."""
    columns = schema.attempts.c
    mine = columns.hash == player.hash
    return or_(mine, columns.account_id == player.account) if player.account is not None else mine


def attempts_query() -> Select[Any]:
    """Attempts with what has become of their tables, the newest first."""
    attempts, tables = schema.attempts, schema.tables
    columns = (attempts.c.table_id, attempts.c.challenge, attempts.c.stars)
    query = select(*columns, tables.c.seats, tables.c.status, tables.c.problem)
    return query.select_from(attempts.join(tables)).order_by(attempts.c.at.desc())


def own_query(player: Player, challenge: str) -> Select[Any]:
    """The attempts of a player at one challenge, the newest first."""
    return attempts_query().where(owned_by(player), schema.attempts.c.challenge == challenge)


def open_table(connection: Connection, query: Select[Any]) -> str | None:
    """The table of the newest attempt that can go on; None if there is none."""
    rows = readable_rows(connection, query)
    return next((row["table_id"] for row in rows if is_open(row)), None)


def is_open(row: Row) -> bool:
    """Whether the attempt can go on."""
    mine = row["seats"][PERSON_AT]["kind"] == PERSON
    return mine and row["status"] == "running" and row["problem"] is None


def is_finished(row: Row) -> bool:
    """Whether the attempt was played to its end by its player."""
    return row["seats"][PERSON_AT]["kind"] == PERSON and row["status"] == "over" and row["problem"] is None
