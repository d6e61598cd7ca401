"""The finished games of a player, each with what statistics are made of; the browser draws them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, or_, select

from civtable.bots import present_name
from civtable.games import GAMES
from civtable.server.accounts.accounts import counting
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store
from civtable.server.tables.listing import known_settings, readable_rows
from civtable.server.tables.seats import BOT, PERSON, bot_ends
from civtable.server.tables.tokens import token_hash

MOST_GAMES: Final = 1000
"""How many games are told, the newest."""


async def of_account(store: Store, account: int) -> list[dict[str, Any]]:
    """The games of an account."""
    return await played(store, owned_query(account))


async def sums_of_account(store: Store, account: int) -> list[dict[str, Any]]:
    """What an account did, by game; all of its games count."""
    tables, results = schema.tables.c, schema.results.c
    facts = (tables.id, tables.game, tables.seats, results.seat, results.total, results.rank)
    query = owned_query(account).with_only_columns(*facts).limit(None)
    rows = await store.read(lambda connection: readable_rows(connection, query))
    games: dict[str, list[Row]] = defaultdict(list)
    for row in filter(ended_by_person, rows):
        games[row["game"]].append(row)
    return [{"game": game, **sums(games[game])} for game in sorted(games)]


def sums(games: Sequence[Row]) -> dict[str, Any]:
    """How often somebody has played and won, and with how many points."""
    totals = [row["total"] for row in games]
    return {
        "played": len(games),
        "won": sum(row["rank"] == 1 for row in games),
        "average": round(sum(totals) / len(totals), 1),
        "best": max(totals),
    }


def owned_query(account: int) -> Select[Any]:
    """The results of an account's seats."""
    owners, results = schema.owners, schema.results
    own = (owners.c.table_id == results.c.table_id) & (owners.c.seat == results.c.seat)
    return games_query().join(owners, own).where(owners.c.account_id == account)


async def of_seats(store: Store, tokens: Sequence[str]) -> list[dict[str, Any]]:
    """The games of the seats that some tokens open."""
    columns = schema.tokens.c
    query = select(columns.table_id, columns.seat)
    query = query.where(columns.hash.in_([token_hash(token) for token in tokens]))
    seats = await store.read(
        lambda connection: {(row.table_id, row.seat) for row in connection.execute(query)}
    )
    if not seats:
        return []
    return await played(store, games_query().where(or_(*[is_seat(table, seat) for table, seat in seats])))


def is_seat(table: str, seat: int) -> ColumnElement[bool]:
    """What the result of a seat is found by."""
    return and_(schema.results.c.table_id == table, schema.results.c.seat == seat)


def games_query() -> Select[Any]:
    """Results that count, with their tables, the newest first."""
    tables, results = schema.tables, schema.results
    facts = (
        results.c.seat,
        results.c.total,
        results.c.rank,
        results.c.at,
        results.c.points,
        results.c.opening,
    )
    query = select(tables.c.id, tables.c.game, tables.c.settings, tables.c.seats, tables.c.daily, *facts)
    query = query.select_from(results.join(tables)).where(*counting())
    return query.order_by(results.c.at.desc()).limit(MOST_GAMES)


async def played(store: Store, query: Select[Any]) -> list[dict[str, Any]]:
    """Games as the reader gets them; one whose row cannot be read is left out."""
    rows = await store.read(lambda connection: readable_rows(connection, query))
    return [
        {
            "table": row["id"],
            **{name: row[name] for name in ("game", "seat", "rank", "total", "at", "daily")},
            "settings": known_settings(GAMES[row["game"]], row["settings"]),
            "seats": len(row["seats"]),
            "rivals": rivals(row),
            "points": row["points"] or {},
            "opening": row["opening"] or {},
        }
        for row in rows
        if ended_by_person(row)
    ]


def ended_by_person(row: Row) -> bool:
    """Whether a person played to the end: what a bot ended in their place is no game of theirs."""
    return row["seat"] < len(row["seats"]) and not bot_ends(row["seats"][row["seat"]])


def rivals(row: Row) -> list[str]:
    """Against whom it was: `person`, the level of a bot, or the automa's where nobody else sits there."""
    others = [seat for number, seat in enumerate(row["seats"]) if number != row["seat"]]
    found = sorted([present_name(seat["level"]) if seat["kind"] == BOT else PERSON for seat in others])
    return found or [f"automa-{row['settings'].get('level', '')}"]
