"""What readers are told of tournaments."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, and_, case, func, or_, select

from civtable.games import GAMES
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tables.listing import known_settings, readable_rows
from civtable.server.tournaments.rows import CANCELLED, IN, OPEN, OVER, RESERVE, RUNNING, Known
from civtable.tournaments.sizes import rounds_of
from civtable.tournaments.standings import standings
from civtable.tournaments.values import KNOCKOUT, Meeting, Settings

LISTED: Final = 100
ORDER: Final = {OPEN: 0, RUNNING: 1, OVER: 2, CANCELLED: 3}
PLAIN: Final = (
    *("id", "title", "game", "form", "seats", "state", "places", "fill_to", "levels", "advance"),
    *("same_deals", "rated", "private", "clock", "created", "started", "ended", "lot"),
)


def tournament_json(known: Known, me: int | None) -> dict[str, Any]:
    """Everything about a tournament, as an account may know it."""
    row = known.row
    game = GAMES.get(row["game"])
    started = row["started"] is not None
    return {
        **{name: row[name] for name in PLAIN},
        "settings": known_settings(game, row["settings"]) if game is not None else row["settings"],
        "organiser": known.organiser,
        "rounds": rounds_of(known.settings, len(known.holders)) if started else row["rounds"],
        "round": len(known.rounds),
        "changed": changed(known),
        "you": you_json(known, me),
        "entrants": [
            {name: one[name] for name in ("number", "name", "level", "state", "replaced")}
            for one in known.entrants
        ],
        "games": [round_json(known, number, me) for number in range(1, len(known.rounds) + 1)],
        "standings": standings_json(known) if started else [],
    }


def changed(known: Known) -> int:
    """A number that is another when something has changed: what is written, games that end or are stuck."""
    ended = len([one for one in known.last if known.result(one) is not None])
    stuck = len([one for one in known.tables.values() if one["problem"] is not None])
    return number_of(int(known.row["seq"]), ended, stuck)


def number_of(seq: int, ended: int, stuck: int) -> int:
    """One number of three."""
    return (seq * 1000 + ended) * 1000 + stuck


def read_changed(connection: Connection, tournament: str) -> int | None:
    """The same number at little cost, however many games there are; None if there is no such tournament."""
    pairings, tables = schema.pairings.c, schema.tables.c
    seq = connection.execute(
        select(schema.tournaments.c.seq).where(schema.tournaments.c.id == tournament)
    ).scalar()
    if seq is None:
        return None
    own = pairings.tournament_id == tournament
    newest = select(func.max(schema.rounds.c.round)).where(schema.rounds.c.tournament_id == tournament)
    ended = select(func.count()).select_from(
        schema.pairings.join(schema.tables, tables.id == pairings.table_id)
    )
    ended = ended.where(own, pairings.round == newest.scalar_subquery())
    ended = ended.where(or_(pairings.decided.is_not(None), tables.status == "over"))
    stuck = select(func.count()).select_from(
        schema.pairings.join(schema.tables, tables.id == pairings.table_id)
    )
    stuck = stuck.where(own, tables.problem.is_not(None))
    return number_of(int(seq), connection.execute(ended).scalar_one(), connection.execute(stuck).scalar_one())


def you_json(known: Known, me: int | None) -> dict[str, Any]:
    """What the reader has to do with it."""
    mine = known.of_account(me)
    playing = next(
        (
            (one["table_id"], one["entrants"].index(mine["number"]))
            for one in known.last
            if mine is not None and mine["state"] == IN
            if mine["number"] in one["entrants"] and known.result(one) is None
        ),
        (None, None),
    )
    seated = playing[0] is not None and known.owners.get((playing[0], playing[1] or 0)) == me
    return {
        "organiser": me is not None and known.row["host_id"] == me,
        "entrant": mine["number"] if mine is not None else None,
        "state": mine["state"] if mine is not None else None,
        "table": playing[0] if seated else None,
        "seat": playing[1] if seated else None,
    }


def round_json(known: Known, number: int, me: int | None) -> dict[str, Any]:
    """A round."""
    one = known.played[number - 1]
    ended = all(table.result is not None for table in one.tables)
    return {
        "round": number,
        "state": "over" if ended else "running",
        "byes": [*one.byes],
        "out": out_after(known, number) if known.settings.form == KNOCKOUT else [],
        "tables": [
            table_json(known, pairing, meeting, me)
            for pairing, meeting in zip(known.tables_of(number), one.tables, strict=True)
        ],
    }


def table_json(known: Known, pairing: Row, meeting: Meeting, me: int | None) -> dict[str, Any]:
    """A table of a round."""
    table = known.tables[pairing["table_id"]]
    result = meeting.result
    seats = range(len(meeting.entrants))
    mine = me is not None and me in [known.owners.get((table["id"], seat)) for seat in seats]
    state = "over" if result is not None else "stuck" if table["problem"] is not None else "running"
    totals = result.totals if result is not None else None
    hidden = table["sealed"] and not mine
    stands = table if state == "running" and not hidden else {"summary": None, "deciding": None}
    return {
        "table": pairing["number"],
        "id": None if hidden else table["id"],
        "state": "decided" if pairing["decided"] is not None else state,
        "seats": [
            {
                "entrant": meeting.entrants[seat],
                "rank": result.ranks[seat] if result is not None else None,
                "total": totals[seat] if totals is not None else None,
                "points": meeting.points(seat) if result is not None else None,
            }
            for seat in seats
        ],
        "summary": stands["summary"],
        "deciding": stands["deciding"],
    }


def out_after(known: Known, number: int) -> list[int]:
    """Who was out of a knockout after a round; after the final all but the winner."""
    there = known.played[number - 1].present()
    if number < len(known.played):
        left = {*known.played[number].present()}
    elif known.state == OVER:
        left = {standings(known.settings, known.places, known.played, str(known.row["lot"]))[0].entrant}
    else:
        return []
    return sorted({*there} - left)


def standings_json(known: Known) -> list[dict[str, Any]]:
    """How everybody stands."""
    rows = standings(known.settings, known.places, known.played, str(known.row["lot"]))
    return [
        {
            **{name: getattr(row, name) for name in ("place", "entrant", "points", "wins", "direct")},
            "opponents": round(float(row.opponents), 2),
            "share": round(float(row.share), 3),
            "games": row.games,
            "byes": row.byes,
            "state": known.holders[row.entrant]["state"],
        }
        for row in rows
    ]


# The list.


def read_list(connection: Connection, me: int | None) -> list[dict[str, Any]]:
    """The tournaments that everybody may know of, and one's own: the open ones, those that run, the rest.

    Of one's own, of others that are open and of others that are not the newest are told, those that are not
    over before all: neither does anybody's crowd out another's.
    """
    columns, places, accounts = schema.tournaments.c, schema.entrants.c, schema.accounts
    held = and_(places.tournament_id == columns.id, places.state != RESERVE)
    entered = select(func.count()).select_from(schema.entrants).where(held).scalar_subquery()
    rounds = schema.rounds.c
    made = select(func.count()).where(rounds.tournament_id == columns.id).scalar_subquery()
    own = select(places.state).where(places.tournament_id == columns.id, places.account_id == me)
    query = select(
        schema.tournaments,
        accounts.c.name.label("organiser"),
        entered.label("entrants"),
        made.label("round"),
        own.scalar_subquery().label("own"),
    )
    query = query.outerjoin(accounts, accounts.c.id == columns.host_id)
    takes_part = select(places.number).where(places.tournament_id == columns.id, places.account_id == me)
    organises = and_(columns.host_id.is_not(None), columns.host_id == me)  # null where nobody organises
    mine = or_(organises, takes_part.exists()) if me is not None else columns.id.is_(None)
    query = query.order_by(case(ORDER, value=columns.state), columns.created.desc()).limit(LISTED)
    others = and_(~columns.private, ~mine)
    groups = (mine, and_(others, columns.state == OPEN), and_(others, columns.state != OPEN))
    rows = [row for group in groups for row in readable_rows(connection, query.where(group), columns.id)]
    rows.sort(key=lambda row: (ORDER.get(row["state"], len(ORDER)), -row["created"]))
    tables = own_tables(connection, me) if me is not None else {}
    return [listed_json(row, me, tables.get(row["id"])) for row in rows]


def own_tables(connection: Connection, me: int) -> dict[str, str]:
    """The tables at which an account plays for a place that it holds, by tournament."""
    places, pairings, owners, tables = (
        one.c for one in (schema.entrants, schema.pairings, schema.owners, schema.tables)
    )
    query = select(pairings.tournament_id, pairings.table_id, pairings.entrants, owners.seat, places.number)
    query = query.join(schema.owners, owners.table_id == pairings.table_id)
    query = query.join(schema.entrants, places.tournament_id == pairings.tournament_id)
    query = query.join(schema.tables, tables.id == pairings.table_id)
    query = query.where(owners.account_id == me, places.account_id == me, places.state == IN)
    query = query.where(tables.status == "running", pairings.decided.is_(None))
    return {
        one.tournament_id: one.table_id
        for one in connection.execute(query)
        if one.entrants[one.seat] == one.number
    }


def listed_json(row: Row, me: int | None, table: str | None) -> dict[str, Any]:
    """A tournament in the list."""
    names: Sequence[str] = (
        *("id", "title", "game", "form", "seats", "state", "organiser", "entrants", "places", "round"),
        *("private", "rated", "same_deals", "created"),
    )
    settings = Settings(row["form"], row["seats"], frozenset({2, 3, 4}), row["rounds"], row["advance"])
    started = row["started"] is not None
    part = None if row["own"] is None else RESERVE if row["own"] == RESERVE else "entrant"
    return {
        **{name: row[name] for name in names},
        "rounds": rounds_of(settings, row["entrants"]) if started else row["rounds"],
        "clock": row["clock"]["kind"] if row["clock"] is not None else None,
        "you": "organiser" if me is not None and row["host_id"] == me else part,
        "table": table,
    }
