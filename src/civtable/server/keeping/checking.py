"""Every stored game, campaign and analysis, judged one by one, and whether rows agree with entries."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from civtable.core.errors import GameError
from civtable.core.game import SPECTATOR
from civtable.core.words import Reason
from civtable.games import GAMES
from civtable.games.imperium.api import campaign_from_text
from civtable.server.analyses.rows import DONE, Key, read_body, read_part
from civtable.server.keeping.copying import file_damage, rows_in, tables_of
from civtable.server.past.judging import DAMAGED, EXACT, GOES_ON, KEPT, PINNED, Verdict, failure, judge
from civtable.server.past.kept_ends import end_today
from civtable.server.past.opening import read_entries
from civtable.server.storage import schema
from civtable.server.storage.packing import unpacked
from civtable.server.storage.store import Entry, Row

CLASSES: Final = (EXACT, GOES_ON, PINNED, KEPT, DAMAGED)
TABLE: Final = "table"
CAMPAIGN: Final = "campaign"
ANALYSIS: Final = "analysis"


@dataclass(frozen=True)
class Found:
    """A table, a campaign or an analysis, and what is to be said about it."""

    what: str
    id: str
    verdict: Verdict
    game: str | None = None
    version: int | None = None
    finished: bool = False
    differing: tuple[str, ...] = ()  # the columns of the row that say something else than the entries

    def without_match(self) -> "Found":
        """The same without the game itself, for who collects many."""
        return replace(self, verdict=replace(self.verdict, match=None))

    @property
    def is_wrong(self) -> bool:
        """Whether somebody has to do something about it."""
        return self.verdict.kind == DAMAGED or bool(self.differing)


def damage_to_database(connection: Connection) -> list[str]:
    """What the database itself finds wrong; PostgreSQL has to be able to read every row."""
    if connection.dialect.name == "sqlite":
        return file_damage(connection)
    for table in tables_of(connection):
        rows_in(connection, table)
    return []


# Tables.


def table_ids(connection: Connection) -> list[str]:
    """All tables, the oldest first."""
    columns = schema.tables.c
    return list(connection.execute(select(columns.id).order_by(columns.created, columns.id)).scalars())


def campaign_ids(connection: Connection) -> list[str]:
    """All campaigns, the oldest first."""
    columns = schema.campaigns.c
    return list(connection.execute(select(columns.id).order_by(columns.created, columns.id)).scalars())


def analysis_ids(connection: Connection) -> list[tuple[str, bool]]:
    """All analyses that are done, by their tables."""
    columns = schema.analyses.c
    query = select(columns.table_id, columns.all_open).where(columns.state == DONE)
    rows = connection.execute(query.order_by(columns.asked, columns.table_id, columns.all_open))
    return [(row.table_id, row.all_open) for row in rows]


def check_all(connection: Connection) -> Iterator[Found]:
    """Every table, then every campaign, then every analysis."""
    for table_id in table_ids(connection):
        yield check_table(connection, table_id)
    for campaign_id in campaign_ids(connection):
        yield check_campaign(connection, campaign_id)
    for table_id, all_open in analysis_ids(connection):
        yield check_analysis(connection, Key(table_id, all_open))


def check_table(connection: Connection, table_id: str) -> Found:
    """Read and judge one table; whatever it holds, the others are judged too."""
    try:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().one()
        entries = read_entries(connection, table_id)
        end = kept_end(connection, table_id)
    except (SQLAlchemyError, ValueError, TypeError) as error:
        return Found(TABLE, table_id, Verdict(DAMAGED, reason=unreadable(error)))
    game = GAMES.get(row["game"])
    over = row["status"] == "over"
    if over and end is not None and (game is None or game.version != row["version"]):
        eyes = (SPECTATOR, *range(len(row["seats"])))
        if end_today(table_id, row["game"], end, eyes) is not None:
            return Found(TABLE, table_id, Verdict(KEPT), row["game"], row["version"], True)
    verdict = judge(game, row, entries)
    if verdict.kind == PINNED and end is not None:
        verdict = replace(verdict, kind=DAMAGED)  # what is kept of it should be readable
    finished = over
    if verdict.kind in (EXACT, GOES_ON):
        finished = verdict.match is not None and verdict.match.game.decision(verdict.match.state) is None
    differing = differing_columns(row, entries, verdict)
    return Found(TABLE, table_id, verdict, row["game"], row["version"], finished, differing)


def unreadable(error: Exception) -> Reason:
    """A row that cannot be read, by the name of what went wrong only."""
    return Reason("judge-row", {"error": type(getattr(error, "orig", None) or error).__name__})


def kept_end(connection: Connection, table_id: str) -> bytes | None:
    """What is kept of a finished game; None if nothing is."""
    columns = schema.finals.c
    return connection.execute(select(columns.body).where(columns.table_id == table_id)).scalar()


def differing_columns(row: Row, entries: list[Entry], verdict: Verdict) -> tuple[str, ...]:
    """The columns that follow from the entries, and do not say what those say."""
    if verdict.kind not in (EXACT, GOES_ON):
        return ()
    expected = columns_after(verdict)
    expected["seq"] = entries[-1].seq if entries else 0
    return tuple([name for name, value in expected.items() if row[name] != value])


def columns_after(verdict: Verdict) -> dict[str, Any]:
    """What the row of a table has to say after all of its entries."""
    match = verdict.match
    decision = match.game.decision(match.state) if match is not None else None
    return {
        "status": "waiting" if match is None else "running" if decision is not None else "over",
        "ply": len(match.plies) if match is not None else 0,
        "deciding": decision.seat if decision is not None else None,
        "bot_next": decision is not None and verdict.seats[decision.seat].bot is not None,
        "seats": [seat.to_json() for seat in verdict.seats],
    }


# Campaigns.


def check_campaign(connection: Connection, campaign_id: str) -> Found:
    """A campaign has to be readable, and the table of its game has to exist."""
    columns = schema.campaigns.c
    try:
        row = connection.execute(
            select(columns.text, columns.table_id).where(columns.id == campaign_id)
        ).one()
        campaign_from_text(row.text)
        query = select(schema.tables.c.id).where(schema.tables.c.id == row.table_id)
        if row.table_id is not None and connection.execute(query).first() is None:
            return damaged_campaign(campaign_id, Reason("judge-no-table", {"table": row.table_id}))
    except GameError as error:
        return damaged_campaign(campaign_id, error.reason)
    except Exception as error:
        return damaged_campaign(campaign_id, failure(error))
    return Found(CAMPAIGN, campaign_id, Verdict(EXACT))


def damaged_campaign(campaign_id: str, reason: Reason) -> Found:
    """A campaign that cannot be played on."""
    return Found(CAMPAIGN, campaign_id, Verdict(DAMAGED, reason=reason))


# Analyses.


def check_analysis(connection: Connection, key: Key) -> Found:
    """What came of an analysis has to be readable, and so has each of its decisions."""
    try:
        result = unpacked(read_body(connection, key) or b"")
        for decision in result["decisions"]:
            unpacked(read_part(connection, key, decision["ply"]) or b"")
    except Exception:
        return Found(ANALYSIS, key.table_id, Verdict(DAMAGED, reason=Reason("analysis-damaged")))
    return Found(ANALYSIS, key.table_id, Verdict(EXACT))
