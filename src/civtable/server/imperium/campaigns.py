"""Campaigns of Imperium: kept in the database, their games played at tables, results written on the sheet.

The result of a game is written on the sheet with its last choice, so nothing is lost by a restart or by other
rules; one that is not there yet, because it was over before its table was made, when somebody next asks.
"""

import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, Update, insert, select, update

from civtable.core.errors import GameError
from civtable.core.record import Record, record_from_text
from civtable.core.values import Json
from civtable.games import game_named
from civtable.games.imperium.api import NATION_IDS, Campaign, Imperium, campaign_from_text, sheet
from civtable.server.errors import Refused, refused
from civtable.server.storage import schema
from civtable.server.storage.store import Entry, Row, Store
from civtable.server.tables.creating import create
from civtable.server.tables.hall import Hall
from civtable.server.tables.making import import_record, new_row
from civtable.server.tables.problems import OPERATOR, StandsStill, Still
from civtable.server.tables.seats import PERSON, Seat
from civtable.server.tables.table import Table
from civtable.server.tables.tokens import new_token, token_hash

LOG: Final = logging.getLogger("civtable.server")


@dataclass
class Kept:
    """A campaign as the database has it: the sheet, and the table of the game that is being played.

    A table that cannot go on is not told of: the game is played again. It stays in the database until that
    has begun, for what stopped it may be mended by then.
    """

    id: str
    seq: int  # rises with every change, so that nobody writes over another's
    hash: str
    account: int | None
    campaign: Campaign
    table: str | None


class Campaigns:
    """The campaigns of a server."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall

    async def begin(self, campaign: Campaign, account: int | None, who: str) -> tuple[str, str]:
        """Keep a new campaign, with the game that goes on in it; its id and the token that opens it."""
        table = None
        if campaign.running is not None:
            table, _ = await import_record(self.hall, campaign.running, who)
            campaign.running = None
        token = new_token()
        now = time.time()
        row = {
            "id": secrets.token_urlsafe(9),
            "hash": token_hash(token),
            "account_id": account,
            "seq": 0,
            "text": campaign.to_text(),
            "table_id": table,
            "created": now,
            "changed": now,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.campaigns), row)

        await self.store.write(str(row["id"]), work)
        return str(row["id"]), token

    async def read(self, campaign_id: str) -> Kept:
        """A campaign; a game of it that is over stands on the sheet."""
        kept = kept_from_row(await self.row(campaign_id))
        return await self.booked(kept) if kept.table is not None else kept

    async def row(self, campaign_id: str) -> Row:
        """The row of a campaign."""
        query = select(schema.campaigns).where(schema.campaigns.c.id == campaign_id)
        row = await self.store.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            raise refused(404, "campaign-none")
        return row

    async def booked(self, kept: Kept) -> Kept:
        """The campaign with the result of its game, if that is over."""
        assert kept.table is not None
        try:
            async with self.hall.at(kept.table) as room:
                if room.table.status != "over":
                    return kept
                match = room.table.recorded()
        except StandsStill as error:
            if error.still.problem is not None and error.still.problem.kind == OPERATOR:
                raise
            if error.still.problem is None and note_final(kept, error.still):
                return await self.written(kept, table_id=None)
            return replace(kept, table=None)
        assert isinstance(match.state, Imperium)
        note(kept.campaign, match.state, match.record())
        return await self.written(kept, table_id=None)

    async def written(self, kept: Kept, **table: str | None) -> Kept:
        """Keep a campaign as it is now; who comes second sees what the first has written."""
        statement = writing(kept, **table)
        await self.store.write(kept.id, lambda connection: connection.execute(statement).rowcount)
        return kept_from_row(await self.row(kept.id))

    async def play(self, kept: Kept, automa: str, side: str, commons: str) -> tuple[str, str]:
        """The table of the next game; its id and the token of the seat."""
        if kept.table is not None:
            raise refused(409, "campaign-playing")
        if automa not in NATION_IDS:
            raise refused(422, "imperium-nation-unknown", name=automa, known=", ".join(NATION_IDS))
        game = game_named("imperium")
        try:
            chosen = kept.campaign.settings(NATION_IDS.index(automa), side, commons)
            settings = game.chosen(chosen)
        except GameError as error:
            raise Refused(422, error.reason) from None
        row = new_row(game, settings, [Seat(PERSON, None, kept.campaign.player or None)])
        tokens = await create(self.hall, row, [0])
        found = await self.written(kept, table_id=row["id"])
        if found.table != row["id"]:
            raise refused(409, "campaign-playing")
        return row["id"], tokens[0]

    async def change(self, kept: Kept, change: str) -> Kept:
        """Add or remove a card after a win."""
        try:
            kept.campaign.change(change)
        except GameError as error:
            raise Refused(422, error.reason) from None
        return await self.written(kept)

    async def of_account(self, account: int) -> list[Kept]:
        """The campaigns of an account, the newest first."""
        columns = schema.campaigns.c
        query = select(schema.campaigns).where(columns.account_id == account)
        query = query.order_by(columns.changed.desc()).limit(100)
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        return list(readable(rows))


# The end of a game.


def ended(
    before: Table, steps: Sequence[tuple[Entry, Table]], author: int | None
) -> Callable[[Connection], None] | None:
    """What is written with some entries if a campaign's game ends with them: the result, on its sheet.

    Whatever goes wrong here keeps nobody from moving: the result is written when somebody asks for the sheet.
    """
    table = steps[-1][1]
    if table.game.name != "imperium" or before.is_over or not table.is_over:
        return None
    match = table.recorded()
    query = select(schema.campaigns).where(schema.campaigns.c.table_id == table.id).with_for_update()

    def write(connection: Connection) -> None:
        try:
            with connection.begin_nested():
                for row in connection.execute(query).mappings().all():
                    kept = kept_from_row(row)
                    assert isinstance(match.state, Imperium)
                    note(kept.campaign, match.state, match.record())
                    connection.execute(writing(kept, table_id=None))
        except Exception as error:
            LOG.error("the result of table %s is not on its sheet: %s", table.id, type(error).__name__)

    return write


def note(campaign: Campaign, state: Imperium, record: Record) -> None:
    """Write the result of a game, which is over, on the sheet."""
    campaign.running = record
    campaign.note(state)


def note_final(kept: Kept, still: Still) -> bool:
    """The same of a game of other rules, by what is kept of it; whether that can be read."""
    try:
        assert still.final is not None, "nothing is kept"
        kept.campaign.running = record_from_text(still.final["record"])
        kept.campaign.note_kept(still.final["views"]["0"])
        return True
    except (GameError, AssertionError, LookupError, TypeError, ValueError) as error:
        LOG.error("what was kept of table %s is not on its sheet: %s", still.id, type(error).__name__)
        kept.campaign.running = None
        return False


def writing(kept: Kept, **table: str | None) -> Update:
    """The statement that keeps a campaign as it is now, if nobody has changed it meanwhile."""
    columns = schema.campaigns.c
    values = {"seq": kept.seq + 1, "text": kept.campaign.to_text(), "changed": time.time(), **table}
    return update(schema.campaigns).where(columns.id == kept.id, columns.seq == kept.seq).values(values)


# Rows.


def readable(rows: Sequence[Row]) -> Iterator[Kept]:
    """The campaigns of some rows; one that cannot be read hides no other."""
    for row in rows:
        try:
            yield kept_from_row(row)
        except GameError as error:
            LOG.error("campaign %s cannot be read: %s", row["id"], error)


def kept_from_row(row: Row) -> Kept:
    """A campaign from its row."""
    return Kept(
        row["id"],
        row["seq"],
        row["hash"],
        row["account_id"],
        campaign_from_text(row["text"]),
        row["table_id"],
    )


def sheet_of(kept: Kept) -> dict[str, Json]:
    """The record sheet, and the table of the game that is being played."""
    return {"id": kept.id, "table": kept.table, **sheet(kept.campaign)}
