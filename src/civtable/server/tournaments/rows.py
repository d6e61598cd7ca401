"""A tournament as the database has it, and the one way to change it."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from civtable.games import GAMES
from civtable.server.errors import refused
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store
from civtable.server.tables.listing import readable_rows
from civtable.server.tables.problems import DAMAGED
from civtable.tournaments.values import Entrant, Meeting, Result, Round, Settings

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

IN: Final = "in"
RESERVE: Final = "reserve"
LEFT: Final = "left"
REMOVED: Final = "removed"

KEY: Final = "~tournament"
"""The place of our jobs in the order of locks: after all tables."""

TRIES: Final = 20
"""How often a change is worked out again because somebody else was first."""

Work = Callable[[Connection], None]


@dataclass(frozen=True)
class Known:
    """All that the database has about a tournament."""

    row: Row
    organiser: str | None
    entrants: Sequence[Row]  # by number, with the `name` of the account
    rounds: Sequence[Row]
    pairings: Sequence[Row]  # by round and number
    tables: dict[str, Row]
    results: dict[str, dict[int, Row]]  # by table and seat
    owners: dict[tuple[str, int], int]  # the account that has a seat, by table and seat

    @property
    def id(self) -> str:
        """What it is found by."""
        return str(self.row["id"])

    @property
    def state(self) -> str:
        """Whether it is open, runs, is over or was cancelled."""
        return str(self.row["state"])

    @property
    def settings(self) -> Settings:
        """What was chosen, as pairing wants it."""
        row = self.row
        game = GAMES.get(row["game"])
        sizes = frozenset(game.seats) if game is not None else frozenset({2, 3, 4})
        return Settings(row["form"], row["seats"], sizes, row["rounds"], row["advance"])

    def entrant(self, number: int) -> Row:
        """An entrant by number; refuses one that is not there."""
        found = next((one for one in self.entrants if one["number"] == number), None)
        if found is None:
            raise refused(404, "tournament-no-entrant", number=number)
        return found

    def of_account(self, account: int | None) -> Row | None:
        """The place of an account, if it has one."""
        if account is None:
            return None
        return next((one for one in self.entrants if one["account_id"] == account), None)

    @cached_property
    def holders(self) -> dict[int, Row]:
        """All who hold a place, by number; no reserves."""
        return {one["number"]: one for one in self.entrants if one["state"] != RESERVE}

    @property
    def places(self) -> list[Entrant]:
        """The same as pairing wants it; of an account that is gone nothing is left but the place."""
        return [Entrant(number, is_playing(one)) for number, one in self.holders.items()]

    def result(self, pairing: Row) -> Result | None:
        """How a table ended, or was decided; None while it plays."""
        if pairing["decided"] is not None:
            return Result(tuple(pairing["decided"]))
        found = self.results.get(pairing["table_id"], {})
        if len(found) < len(pairing["entrants"]):
            return None
        ends = [found[seat] for seat in range(len(pairing["entrants"]))]
        return Result(tuple([one["rank"] for one in ends]), tuple([one["total"] for one in ends]))

    def tables_of(self, number: int) -> list[Row]:
        """The pairings of a round."""
        return self.by_round[number]

    @cached_property
    def by_round(self) -> dict[int, list[Row]]:
        """The pairings of all rounds."""
        rounds: dict[int, list[Row]] = defaultdict(list)
        for one in self.pairings:
            rounds[one["round"]].append(one)
        return rounds

    @cached_property
    def played(self) -> list[Round]:
        """All rounds as pairing wants them."""
        return [
            Round(
                tuple(
                    [
                        Meeting(tuple(one["entrants"]), self.result(one))
                        for one in self.tables_of(row["round"])
                    ]
                ),
                tuple(row["byes"]),
            )
            for row in self.rounds
        ]

    @property
    def last(self) -> list[Row]:
        """The pairings of the last round that was made."""
        return self.tables_of(len(self.rounds))

    @property
    def is_between(self) -> bool:
        """Whether all tables of all rounds have a result."""
        return all(table.result is not None for one in self.played for table in one.tables)


def is_playing(holder: Row) -> bool:
    """Whether somebody holds a place and plays on."""
    return holder["state"] == IN and (holder["account_id"] is not None or holder["level"] is not None)


def read_tournament(connection: Connection, tournament: str) -> Known | None:
    """A tournament; None if there is none."""
    columns, accounts = schema.tournaments.c, schema.accounts
    query = select(schema.tournaments, accounts.c.name.label("organiser"))
    query = query.outerjoin(accounts, accounts.c.id == columns.host_id).where(columns.id == tournament)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None

    def own(table: Any, *order: Any) -> Sequence[Row]:
        found = select(table).where(table.c.tournament_id == tournament).order_by(*order)
        return connection.execute(found).mappings().all()

    places = schema.entrants
    people = select(places, accounts.c.name).outerjoin(accounts, accounts.c.id == places.c.account_id)
    people = people.where(places.c.tournament_id == tournament).order_by(places.c.number)
    tables = schema.tables.c
    told = (tables.problem, tables.seats, tables.sealed, tables.deciding, tables.summary)
    made = select(tables.id, tables.status, *told)
    made = made.where(tables.tournament == tournament)
    ends = select(schema.results).join(schema.tables, tables.id == schema.results.c.table_id)
    results: dict[str, dict[int, Row]] = defaultdict(dict)
    for end in connection.execute(ends.where(tables.tournament == tournament)).mappings():
        results[end["table_id"]][end["seat"]] = end
    owners = schema.owners.c
    seats = select(owners.table_id, owners.seat, owners.account_id)
    seats = seats.join(schema.tables, tables.id == owners.table_id).where(tables.tournament == tournament)
    pairings = schema.pairings
    paired = own(pairings, pairings.c.round, pairings.c.number)
    return Known(
        row=row,
        organiser=row["organiser"],
        entrants=connection.execute(people).mappings().all(),
        rounds=own(schema.rounds, schema.rounds.c.round),
        pairings=paired,
        tables={
            **{one["table_id"]: unreadable(one["table_id"]) for one in paired},
            **{one["id"]: one for one in readable_rows(connection, made)},
        },
        results=results,
        owners={(one.table_id, one.seat): one.account_id for one in connection.execute(seats)},
    )


def unreadable(table_id: str) -> Row:
    """What stands for the row of a table that cannot be read: it stands still, and its organiser decides."""
    told = {"status": "running", "seats": [], "sealed": False, "deciding": None, "summary": None}
    return {"id": table_id, "problem": {"kind": DAMAGED}, **told}


async def found(store: Store, tournament: str) -> Known:
    """A tournament; refuses one that is not there."""
    known = await store.read(lambda connection: read_tournament(connection, tournament))
    if known is None:
        raise refused(404, "tournament-none")
    return known


async def change(
    store: Store, tournament: str, decide: Callable[[Known], Awaitable[Work | None]]
) -> Known | None:
    """Change a tournament by what a function finds right to write; what it was before, or None for nothing.

    Whoever writes has to know the last change: if another process was first, the function is asked again
    about the tournament as it is then. What cannot be written though nothing has changed, because an account
    has gone, is told as it is.
    """
    for _ in range(TRIES):
        known = await found(store, tournament)
        work = await decide(known)
        if work is None:
            return None
        try:
            if await store.write(f"{KEY} {tournament}", counted(known, work)):
                return known
        except IntegrityError:  # somebody else has written the same round, or entered, in this moment
            if (await found(store, tournament)).row["seq"] == known.row["seq"]:
                raise
    raise refused(503, "server-come-again")


def counted(known: Known, work: Work) -> Callable[[Connection], bool]:
    """The job of a change; it does nothing if the tournament has changed since it was read."""
    columns = schema.tournaments.c
    mine = update(schema.tournaments).where(columns.id == known.id, columns.seq == known.row["seq"])

    def job(connection: Connection) -> bool:
        if connection.execute(mine.values(seq=known.row["seq"] + 1)).rowcount != 1:
            return False
        work(connection)
        return True

    return job
