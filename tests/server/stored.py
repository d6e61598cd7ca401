"""Tables to judge and to keep: made of random games, with traces, in memory or in a database."""

import json
import random
from dataclasses import replace
from typing import Any

from sqlalchemy import insert, text

from civtable.core.match import Match
from civtable.games import GAMES
from civtable.server.past.tracing import next_trace
from civtable.server.storage import schema
from civtable.server.storage.database import database_url, migrate, open_engine
from civtable.server.storage.store import Entry
from civtable.server.tables.making import new_row
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import BOT, PERSON, Seat
from tests.server.running import furnish

SEED = "5eed" * 16
"""The seed of every table here, to look for where it must not be."""


def random_entries(row: dict[str, Any], plies: int, dice: int = 1) -> list[Entry]:
    """The first entries of a table, chosen at random, with their traces."""
    game = GAMES[row["game"]]
    seats = [seat["level"] or "human" for seat in row["first_seats"]]
    match = Match(game, row["settings"], seats, row["seed"], row["chance"])
    rng = random.Random(dice)
    trace = ""
    entries: list[Entry] = []
    while len(entries) < plies:
        decision = game.decision(match.state)
        if decision is None:
            break
        code = rng.choice([option.code for option in decision.options if option is not game.giving_up])
        trace = next_trace(trace, decision, code)
        match.play(code)
        entries.append(Entry(len(entries) + 1, "move", decision.seat, 1.0, json.dumps(code), trace))
    return entries


def random_table(plies: int = 20, **more: Any) -> tuple[dict[str, Any], list[Entry]]:
    """A table of two persons: its row as it was after so many random choices, and its entries."""
    seats = more.pop("first", [Seat(PERSON), Seat(PERSON)])
    row = new_row(GAMES["stone_age"], GAMES["stone_age"].chosen({}), seats, seed=SEED, **more)
    entries = random_entries(row, plies)
    return completed(row, entries), entries


def completed(row: dict[str, Any], entries: list[Entry]) -> dict[str, Any]:
    """The row with what follows from the entries."""
    table = table_from_row({"problem": None, **row})
    for entry in entries:
        table = table.after(entry)
    return {"problem": None, **row, **table.columns(), "seq": table.seq, "changed": row["created"]}


def after(entries: list[Entry], kind: str, seat: int | None, body: Any) -> list[Entry]:
    """The entries and one more."""
    return [*entries, Entry(len(entries) + 1, kind, seat, 2.0, json.dumps(body))]


def without_traces(entries: list[Entry]) -> list[Entry]:
    return [replace(entry, trace=None) for entry in entries]


class Database:
    """A database with tables, changed behind the server's back."""

    def __init__(self, address: str) -> None:
        self.address = address
        furnish(address)
        self.engine = open_engine(database_url(address))
        migrate(self.engine)

    def add(self, row: dict[str, Any], entries: list[Entry]) -> str:
        """Store a table; its id."""
        with self.engine.begin() as connection:
            connection.execute(insert(schema.tables), row)
            if entries:
                connection.execute(
                    insert(schema.entries), [{"table_id": row["id"], **vars(entry)} for entry in entries]
                )
        return str(row["id"])

    def random(self, plies: int = 20, **more: Any) -> str:
        """Store a random table; its id."""
        return self.add(*random_table(plies, **more))

    def do(self, statement: str, **values: Any) -> None:
        with self.engine.begin() as connection:
            connection.execute(text(statement), values)

    def value(self, query: str, **values: Any) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(text(query), values).scalar()

    def everything(self) -> dict[str, list[dict[str, Any]]]:
        """All rows of all tables."""
        with self.engine.connect() as connection:
            return {
                table.name: [
                    dict(row)
                    for row in connection.execute(table.select().order_by(*table.primary_key)).mappings()
                ]
                for table in schema.metadata.sorted_tables
            }

    def close(self) -> None:
        self.engine.dispose()


def with_bot() -> list[Seat]:
    return [Seat(PERSON, None, "Ana"), Seat(BOT, "book")]
