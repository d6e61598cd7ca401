"""The tables of a round: what has to be written for them, all at once or not at all."""

import time
from typing import Any

from sqlalchemy import Connection, insert

from civtable.games import GAMES
from civtable.server.clocks.rules import LIVE
from civtable.server.notices.news import ROUND, News
from civtable.server.notices.service import Notices
from civtable.server.ratings.seating import seat_account
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables import making
from civtable.server.tables.creating import creation
from civtable.server.tables.hall import Hall
from civtable.server.tables.making import known_level, new_row, timed
from civtable.server.tables.seats import BOT, PERSON, Seat
from civtable.server.tournaments.rows import Known, Work
from civtable.tournaments.values import Meeting, Round


async def round_made(hall: Hall, notices: Notices, known: Known, found: Round) -> tuple[list[str], Work]:
    """The ids of the tables of a new round, and what has to be written for it."""
    number = len(known.rounds) + 1
    seed = making.new_seed() if known.row["same_deals"] else None
    ids, works = [], []
    for at, meeting in enumerate(found.tables, 1):
        table_id, work = await table_made(hall, notices, known, meeting, seed)
        pairing = {
            "tournament_id": known.id,
            "round": number,
            "number": at,
            "table_id": table_id,
            "entrants": [*meeting.entrants],
            "decided": None,
        }
        ids.append(table_id)
        works.append((work, pairing))
    row = {"tournament_id": known.id, "round": number, "byes": [*found.byes], "at": time.time()}

    def write(connection: Connection) -> None:
        connection.execute(insert(schema.rounds), row)
        for work, pairing in works:
            work(connection)
            connection.execute(insert(schema.pairings), pairing)

    return ids, write


async def table_made(
    hall: Hall, notices: Notices, known: Known, meeting: Meeting, seed: str | None
) -> tuple[str, Work]:
    """The id of a table, and what has to be written for it: the seats belong to those who hold the places."""
    tournament = known.row
    holders = [known.holders[number] for number in meeting.entrants]
    same: dict[str, Any] = {"seed": seed, "sealed": True} if seed is not None else {}
    game = GAMES[tournament["game"]]
    row = new_row(
        game,
        dict(tournament["settings"]),
        [seat_of(hall, holder, tournament) for holder in holders],
        title=tournament["title"],
        hints=False,
        rated=tournament["rated"],
        tournament=known.id,
        **timed(hall, tournament["clock"]),
        **same,
    )
    values, write = await creation(hall, row, {})
    people = {seat: holder["account_id"] for seat, holder in enumerate(holders) if holder["account_id"]}
    tell = notices.telling(values["id"], [News(ROUND, seat, 0) for seat in people])

    def work(connection: Connection) -> None:
        write(connection)
        for seat, account in people.items():
            own(hall, connection, values["id"], seat, account, tournament["rated"])
        tell(connection)

    return values["id"], work


def seat_of(hall: Hall, holder: Row, tournament: Row) -> Seat:
    """The seat of who holds a place; a live clock waits for them: they may have gone since the last round."""
    if holder["account_id"] is not None:
        clock = tournament["clock"]
        return Seat(PERSON, name=holder["name"], ready=clock is None or clock["kind"] != LIVE)
    game = GAMES[tournament["game"]]
    return Seat(BOT, known_level(hall, game, tournament["seats"], holder["level"]))


def own(hall: Hall, connection: Connection, table_id: str, seat: int, account: int, rated: bool) -> None:
    """A seat belongs to an account; inside a job."""
    if rated:
        seat_account(hall.store, connection, table_id, seat, account)
    else:
        row = {"table_id": table_id, "seat": seat, "account_id": account}
        connection.execute(insert(schema.owners), row)
