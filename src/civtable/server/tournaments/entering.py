"""Who takes part in a tournament: entering, leaving, being put in somebody's place."""

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, update

from civtable.server.errors import refused
from civtable.server.storage import schema
from civtable.server.storage.store import Row
from civtable.server.tournaments.rows import (
    IN,
    LEFT,
    OPEN,
    REMOVED,
    RESERVE,
    RUNNING,
    Known,
    Work,
)

MOST_RESERVES: Final = 64


def must_be(known: Known, *states: str) -> None:
    """Refuses what does not fit the state a tournament is in."""
    if known.state not in states:
        raise refused(409, "tournament-not-now")


def must_organise(known: Known, account: int) -> None:
    """Refuses to all others what only the organiser may do."""
    if known.row["host_id"] != account:
        raise refused(403, "tournament-not-organiser")


def entered(known: Known, account: int) -> Work | None:
    """An account enters; where there is no place, as a reserve. Who left comes back to a place still free."""
    must_be(known, OPEN, RUNNING)
    mine = known.of_account(account)
    if mine is not None:
        if mine["state"] == REMOVED:
            raise refused(403, "friends-not-possible")
        return back(known, mine) if mine["state"] == LEFT else None
    reserves = [one for one in known.entrants if one["state"] == RESERVE]
    full = len(known.entrants) - len(reserves) >= known.row["places"]
    waits = full or known.state != OPEN
    if waits and len(reserves) >= MOST_RESERVES:
        raise refused(409, "tournament-full")
    row = new_entrant(known, next_number(known.entrants), RESERVE if waits else IN, account_id=account)
    return lambda connection: executed(connection, insert(schema.entrants), row)


def back(known: Known, entrant: Row) -> Work:
    """Who left comes back: a seat that a bot has played since then is theirs again, but in rated games."""
    playing = set_entrant(known, entrant["number"], state=IN)
    if known.row["rated"]:
        return playing
    owners = schema.owners.c
    tables = [pairing["table_id"] for pairing in known.last if known.result(pairing) is None]
    mine = (owners.table_id.in_(tables), owners.account_id == entrant["account_id"])

    def work(connection: Connection) -> None:
        playing(connection)
        executed(connection, delete(schema.owners).where(*mine))  # it is handed over to them like to anybody

    return work


def left(known: Known, account: int) -> Work:
    """An account leaves."""
    mine = known.of_account(account)
    if mine is None:
        raise refused(409, "tournament-not-now")
    return gone(known, mine, LEFT)


def removed(known: Known, number: int) -> Work:
    """The organiser takes an entrant out."""
    return gone(known, known.entrant(number), REMOVED)


def gone(known: Known, entrant: Row, state: str) -> Work:
    """Somebody is gone: before the start the first reserve moves up, later the place stays as it is."""
    must_be(known, OPEN, RUNNING)
    if entrant["state"] == RESERVE:
        return without(known, entrant["number"])
    if known.state == OPEN:
        return moved_up(known, without(known, entrant["number"]))
    if entrant["state"] != IN:
        raise refused(409, "tournament-not-now")
    return set_entrant(known, entrant["number"], state=state)


def moved_up(known: Known, leave: Work) -> Work:
    """A place has become free: who has waited longest has it."""
    first = min([one["number"] for one in known.entrants if one["state"] == RESERVE], default=None)
    if first is None:
        return leave
    take = set_entrant(known, first, state=IN)

    def work(connection: Connection) -> None:
        leave(connection)
        take(connection)

    return work


def replaced(known: Known, number: int, by: int | None, level: str | None) -> Work:
    """Somebody else is put in a place: a reserve, or a bot."""
    must_be(known, RUNNING)
    entrant = known.entrant(number)
    if entrant["state"] == RESERVE:
        raise refused(404, "tournament-no-entrant", number=number)
    counts = entrant["replaced"] + 1
    if level is not None:
        return set_entrant(known, number, state=IN, account_id=None, level=level, replaced=counts)
    waiting = next((one for one in known.entrants if one["number"] == by and one["state"] == RESERVE), None)
    if waiting is None or waiting["account_id"] is None:
        raise refused(422, "tournament-no-reserve")
    take = set_entrant(known, number, state=IN, account_id=waiting["account_id"], level=None, replaced=counts)
    leave = without(known, waiting["number"])

    def work(connection: Connection) -> None:
        leave(connection)  # nobody is there twice
        take(connection)

    return work


def bots_to_fill(known: Known) -> list[dict[str, Any]]:
    """The bots that fill a tournament up at its start; their levels come in turn."""
    levels: Sequence[str] = known.row["levels"]
    first = next_number(known.entrants)
    missing = max(0, known.row["fill_to"] - len(known.holders))
    return [
        new_entrant(known, first + number, IN, level=levels[number % len(levels)])
        for number in range(missing)
    ]


# Rows.


def new_entrant(
    known: Known, number: int, state: str, account_id: int | None = None, level: str | None = None
) -> dict[str, Any]:
    """The row of an entrant."""
    return {
        "tournament_id": known.id,
        "number": number,
        "account_id": account_id,
        "level": level,
        "state": state,
        "replaced": 0,
        "at": time.time(),
    }


def next_number(entrants: Sequence[Row]) -> int:
    """A number that nobody has."""
    return 1 + max([one["number"] for one in entrants], default=0)


def set_entrant(known: Known, number: int, **values: Any) -> Work:
    """Another state, or another holder, of a place."""
    columns = schema.entrants.c
    mine = update(schema.entrants).where(columns.tournament_id == known.id, columns.number == number)
    return lambda connection: executed(connection, mine.values(**values))


def without(known: Known, number: int) -> Work:
    """No such entrant any more."""
    columns = schema.entrants.c
    mine = delete(schema.entrants).where(columns.tournament_id == known.id, columns.number == number)
    return lambda connection: executed(connection, mine)


def executed(connection: Connection, statement: Any, *rows: Any) -> None:
    """Carry out a statement."""
    connection.execute(statement, *rows)
