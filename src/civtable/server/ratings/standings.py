"""Reading ratings: the lists, who stands where in one, somebody's history, what a game has changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, and_, func, select

from civtable.games import GAMES
from civtable.server.accounts.accounts import name_key
from civtable.server.ratings.finished import EDITION, RatingList
from civtable.server.ratings.rater import in_list
from civtable.server.ratings.scale import BOTS, Standing, beginning
from civtable.server.storage import schema
from civtable.server.storage.store import Row, Store

MOST_SHOWN: Final = 200
"""How many people of a list are shown; one's own place is told besides."""

MOST_GAMES: Final = 500
"""How many of somebody's games are told, the newest, in each list."""


@dataclass(frozen=True)
class Placed:
    """Somebody in a list. A place has who is a person and has played enough games."""

    name: str | None
    level: str | None
    account: int | None
    standing: Standing
    place: int | None = None


def known_lists() -> list[RatingList]:
    """All lists that there can be: who plays alone is not rated."""
    found = []
    for game in GAMES.values():
        values = next((setting.values for setting in game.settings if setting.name == EDITION), [""])
        found += [RatingList(game.name, edition, n) for edition in values for n in game.seats if n > 1]
    return found


async def played_in(store: Store) -> dict[RatingList, int]:
    """How many rated games each list has."""
    columns = schema.ratings.c
    query = select(columns.game, columns.edition, columns.seats, func.count(columns.table_id.distinct()))
    query = query.group_by(columns.game, columns.edition, columns.seats)
    rows = await store.read(lambda connection: connection.execute(query).all())
    return {RatingList(game, edition, seats): count for game, edition, seats, count in rows}


async def leaderboard(store: Store, rated_in: RatingList, account: int | None) -> list[Placed]:
    """Everybody in a list, the strongest first, with all levels of bots; people of few games at the end.

    Whose account is gone is not shown.
    """
    columns, players, accounts = schema.ratings.c, schema.players.c, schema.accounts.c
    last = select(columns.who, func.max(columns.number).label("number")).where(in_list(rated_in))
    newest = last.group_by(columns.who).subquery()
    query = select(columns.who, columns.number, columns.mu, columns.sigma, accounts.name, accounts.id)
    query = query.join(newest, (columns.who == newest.c.who) & (columns.number == newest.c.number))
    query = query.outerjoin(schema.players, players.id == columns.player_id)
    query = query.outerjoin(schema.accounts, accounts.id == players.account_id).where(in_list(rated_in))
    rows = await store.read(lambda connection: connection.execute(query).all())
    bots = {level: beginning(level) for level in BOTS}
    bots |= {row.who: Standing(row.mu, row.sigma, row.number) for row in rows if row.who in BOTS}
    found = [Placed(None, level, None, standing) for level, standing in bots.items()]
    found += [
        Placed(row.name, None, row.id, Standing(row.mu, row.sigma, row.number))
        for row in rows
        if row.id is not None
    ]
    return shown_of(placed(found), account)


def placed(found: Sequence[Placed]) -> list[Placed]:
    """The same in their order, with places."""

    def key(one: Placed) -> tuple[bool, float, str]:
        return one.level is None and one.standing.provisional, -one.standing.mu, one.name or one.level or ""

    ordered: list[Placed] = []
    place = 0
    for one in sorted(found, key=key):
        counts = one.level is None and not one.standing.provisional
        place += counts
        ordered.append(Placed(one.name, one.level, one.account, one.standing, place if counts else None))
    return ordered


def shown_of(found: Sequence[Placed], account: int | None) -> list[Placed]:
    """Bots, the first people, and oneself."""
    people = [one for one in found if one.level is None][:MOST_SHOWN]
    return [one for one in found if one.level is not None or one in people or one.account == account]


async def player_named(store: Store, name: str) -> Row | None:
    """The player that an account of a name is, with the name as it is written; None without rated games."""
    players, accounts = schema.players, schema.accounts
    query = select(players.c.id, accounts.c.name, accounts.c.id.label("account"))
    query = query.join(accounts, accounts.c.id == players.c.account_id)
    query = query.where(accounts.c.name_key == name_key(name))
    return await store.read(lambda connection: connection.execute(query).mappings().first())


async def histories(store: Store, player: int) -> dict[RatingList, list[Row]]:
    """The rated games of a player by list, the oldest first."""
    columns = schema.ratings.c
    query = select(schema.ratings).where(columns.player_id == player)
    query = query.order_by(columns.game, columns.edition, columns.seats, columns.number)
    rows = await store.read(lambda connection: connection.execute(query).mappings().all())
    found: dict[RatingList, list[Row]] = {}
    for row in rows:
        found.setdefault(RatingList(row["game"], row["edition"], row["seats"]), []).append(row)
    return {rated_in: games[-MOST_GAMES:] for rated_in, games in found.items()}


async def changes_at(store: Store, table_id: str) -> list[tuple[Row, Standing]]:
    """What a game made of ratings: by who took part the new one, with the one from before."""
    rows = await store.read(lambda connection: connection.execute(at_table(table_id)).mappings().all())
    return [(row, standing_before(row)) for row in rows]


def at_table(table_id: str) -> Select[Any]:
    """The ratings after a game, each with the numbers of the same player's game before in that list."""
    now, before = schema.ratings.c, schema.ratings.alias("before")
    same = and_(
        before.c.game == now.game,
        before.c.edition == now.edition,
        before.c.seats == now.seats,
        before.c.who == now.who,
        before.c.number == now.number - 1,
    )
    seats = schema.rated_seats
    own = and_(seats.c.table_id == now.table_id, seats.c.player_id == now.player_id)
    query = select(
        schema.ratings, before.c.mu.label("old_mu"), before.c.sigma.label("old_sigma"), seats.c.seat
    )
    query = query.select_from(schema.ratings.outerjoin(before, same).outerjoin(seats, own))
    return query.where(now.table_id == table_id)


def standing_before(row: Row) -> Standing:
    """Where somebody stood before a game."""
    if row["old_mu"] is None:
        return beginning(row["who"])
    return Standing(row["old_mu"], row["old_sigma"], row["number"] - 1)
