"""New tables: as somebody wishes, as a rematch, as a branch of a finished game, from a record."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from civtable.bots import PREFERRED, levels, present_name
from civtable.bots.policy import is_served
from civtable.core.errors import GameError
from civtable.core.match import replay
from civtable.core.record import Hint, Record
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.core.words import Reason
from civtable.games import AnyGame, game_named
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Trial
from civtable.server.bots.policies import policies_for
from civtable.server.clocks.forms import NewClock
from civtable.server.clocks.rules import ClockRule
from civtable.server.errors import Refused, refused
from civtable.server.forms.requests import NewTable
from civtable.server.hints.given import ENTRY, usually_allowed
from civtable.server.ratings.seating import host_seat, must_be_ratable, seat_account
from civtable.server.storage.packing import packed
from civtable.server.storage.store import Entry, Row
from civtable.server.tables.changes import body_of
from civtable.server.tables.creating import Begun, begun, create
from civtable.server.tables.hall import Hall
from civtable.server.tables.hearing import read_tokens_again
from civtable.server.tables.seats import BOT, OPEN, PERSON, Seat
from civtable.server.tables.table import Table, must_be_open, must_exist
from civtable.server.tables.tokens import TOKENS_ENDED, add_token, new_token

LONGEST_TITLE: Final = 60
MOST_IMPORTED: Final = 5_000
"""How many choices a record may have to be taken in."""


def new_row(game: AnyGame, settings: dict[str, str], seats: Sequence[Seat], **more: Any) -> dict[str, Any]:
    """The row of a new table with a seed of its own."""
    now = time.time()
    return {
        "id": new_id(),
        "game": game.name,
        "version": game.version,
        "settings": settings,
        "chance": "secure",
        "seed": new_seed(),
        "title": None,
        "private": True,
        "takeover": None,
        "clock": None,
        "tick": None,
        "first_seats": [seat.to_json() for seat in seats],
        "branch_of": None,
        "branch_ply": None,
        "rematch_of": None,
        "imported": False,
        "start": None,
        "daily": None,
        "counted": False,
        "challenge": None,
        "hints": usually_allowed(seats),
        "rated": False,
        "tournament": None,
        "sealed": False,
        "host_id": None,
        "created": now,
        "looked": now,
        "away": False,
        **more,
    }


def new_id() -> str:
    """An id that nobody can guess; none begins like an option of a command line."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def new_seed() -> str:
    """A seed of 256 bits, which nobody can guess."""
    return secrets.token_hex(32)


def persons(seats: Sequence[Seat]) -> list[int]:
    """The seats of persons."""
    return [number for number, seat in enumerate(seats) if seat.kind == PERSON]


async def make_table(hall: Hall, wish: NewTable, host: Row | None = None) -> tuple[str, dict[int, str]]:
    """A table as somebody wishes; its id and the tokens of the seats for persons."""
    try:
        game = game_named(wish.game)
        settings = game.chosen(wish.settings)
        if len(wish.seats) not in game.seats:
            known = ", ".join([str(number) for number in game.seats])
            reason = Reason("setting-seats", {"game": game.name, "seats": len(wish.seats), "known": known})
            raise Refused(422, reason)
        seats = []
        for seat in wish.seats:
            level = known_level(hall, game, len(wish.seats), seat.level) if seat.kind == BOT else None
            name = seat.name or None if seat.kind != OPEN else None
            friend = seat.friend and seat.kind == PERSON
            ready = seat.kind == BOT or not wish.gather
            seats.append(Seat(seat.kind, level, name, friend=friend, ready=ready))
    except Refused:
        raise
    except GameError as error:
        raise Refused(422, error.reason) from None
    if wish.clock is not None and wish.takeover is not None:
        raise refused(422, "clock-no-takeover")
    facts: dict[str, Any] = {
        "title": wish.title or None,
        "private": wish.private,
        "takeover": wish.takeover,
        "hints": wish.hints if wish.hints is not None else usually_allowed(seats),
        "rated": wish.rated,
        "host_id": host["id"] if host is not None else None,
    }
    row = new_row(game, settings, seats, **facts)
    if wish.clock is not None:
        level = known_level(hall, game, len(seats), wish.clock.level)
        row.update(timed(hall, rule_of(wish.clock, level).to_json()))
    if not wish.rated:
        return row["id"], await create(hall, row, persons(seats))
    must_be_ratable(wish.seats, seats, host)
    assert host is not None
    mine = host_seat(seats)
    seats[mine] = replace(seats[mine], name=host["name"])
    row["first_seats"] = [seat.to_json() for seat in seats]

    def also(connection: Connection) -> None:
        seat_account(hall.store, connection, row["id"], mine, host["id"])

    return row["id"], await create(hall, row, [mine], also)


def rule_of(wish: NewClock, level: str) -> ClockRule:
    """The clock that somebody wishes, with a bot that this server has."""
    facts: dict[str, Any] = {**wish.model_dump(), "level": level}
    return ClockRule(**facts)


def timed(hall: Hall, clock: dict[str, Json] | None) -> dict[str, Any]:
    """What the row of a new table says about time: its clock, and when it was made in server seconds."""
    return {"clock": clock, "tick": hall.uptime.now()} if clock is not None else {}


async def further_token(hall: Hall, table_id: str, seat: int) -> str:
    """One more token for a seat; the oldest ends if there are too many."""
    token = new_token()

    def work(connection: Connection) -> bool:
        changed = add_token(connection, table_id, seat, token) or table_id in hall.stills
        if changed:
            hall.store.notify(table_id, TOKENS_ENDED, False)
        return changed

    if await hall.store.write(table_id, work):
        await read_tokens_again(hall, table_id)
    return token


async def branch(
    hall: Hall, table: Table, ply: int, seat: int, level: str | None, who: str
) -> tuple[str, dict[int, str]]:
    """Play on from a position of a finished game, against bots; whoever asks pays for the way there."""
    if table.status != "over":
        raise refused(409, "server-not-over")
    must_be_open(table)
    if ply >= table.ply:
        raise refused(422, "server-no-such-ply", last=table.ply - 1)
    must_exist(table, seat)
    known = known_level(hall, table.game, len(table.seats), level)
    seats = against_bots(table.game, len(table.seats), seat, known)
    row = new_row(
        table.game,
        table.settings,
        seats,
        chance=table.chance,
        seed=table.seed,
        branch_of=table.id,
        branch_ply=ply,
    )
    row["start"] = packed(table.start) if table.start is not None else None
    moves = move_entries([(one.seat, one.code) for one in table.running.plies[:ply]])
    played = await hall.replays.run(who, lambda: begun(row, moves), table.id)
    return row["id"], await create(hall, row, [seat], played=played)


async def import_record(hall: Hall, record: Record, who: str) -> tuple[str, dict[int, str]]:
    """A table from a record: one to look at if it is finished, else one to play on against bots."""
    if len(record.codes) > MOST_IMPORTED:
        raise refused(413, "server-too-large")
    try:
        game = game_named(record.game)
        row, played, mine = await hall.replays.run(who, lambda: recorded_table(game, record))
    except Refused:
        raise
    except GameError as error:
        raise Refused(422, error.reason) from None
    return row["id"], await create(hall, row, mine, played=played)


def recorded_table(game: AnyGame, record: Record) -> tuple[dict[str, Any], Begun, list[int]]:
    """The row of a table from a record, the table itself, and the seat that is whoever's brings it.

    All of it is one piece of work: who could pay for the half of it would never get the whole.
    """
    match = replay(game, record)
    moves = move_entries([(ply.seat, ply.code) for ply in match.plies])
    moves += hint_entries(match.hints, len(moves))
    sitting = [present_name(who) for who in record.seats]
    people = [seat for seat, who in enumerate(sitting) if who not in levels(game) and not is_served(who)]
    if game.decision(match.state) is None:
        seats = [Seat(PERSON) if i in people else Seat(BOT, who) for i, who in enumerate(sitting)]
        mine = []
    else:
        person = people[0] if people else 0
        seats = against_bots(game, len(sitting), person, PREFERRED)
        mine = [person]
    row = new_row(game, record.settings, seats, chance=record.chance, seed=record.seed, imported=True)
    row["start"] = packed(record.start) if record.start is not None else None
    return row, begun(row, moves), mine


async def import_scenario(hall: Hall, text: str, who: str) -> tuple[str, dict[int, str]]:
    """A table that begins at the position of a scenario, the first of a file; who is asked is the person.

    Moves and expectations of the scenario are left to whoever plays.
    """
    try:
        trial = await hall.replays.run(who, lambda: Trial(scenarios_from_text(text)[0]))
    except Refused:
        raise
    except GameError as error:
        raise Refused(422, error.reason) from None
    game = trial.game
    settings = game.chosen(trial.scenario.settings)
    number = trial.scenario.players or game.seats[0]
    decision = game.decision(trial.state)
    if decision is None:
        seats, mine = [Seat(PERSON) for _ in range(number)], []
    else:
        seats = against_bots(game, number, decision.seat, PREFERRED)
        mine = [decision.seat]
    row = new_row(game, settings, seats, imported=True, title=trial.scenario.name[:LONGEST_TITLE] or None)
    row["start"] = packed({**trial.start, "rng": fast_rng(row["seed"]).to_json()})
    return row["id"], await create(hall, row, mine)


def against_bots(game: AnyGame, number: int, person: int, level: str) -> list[Seat]:
    """One person, and bots on all other seats."""
    return [Seat(PERSON) if seat == person else Seat(BOT, level) for seat in range(number)]


def known_level(hall: Hall, game: AnyGame, players: int, level: str | None) -> str:
    """A bot for a table, by its present name: the one that is asked for, or the usual one."""
    known = [*levels(game), *[policy.level for policy in policies_for(hall.policies, game.name, players)]]
    if level is None:
        return PREFERRED
    if present_name(level) not in known:
        raise refused(422, "level-unknown", name=level, game=game.name, known=", ".join(known))
    return present_name(level)


def hint_entries(hints: Sequence[Hint], after: int) -> list[Entry]:
    """The entries of hints that were given at a table before, after so many others."""
    now = time.time()
    bodies = [{**hint.to_json(), "advice": None, "codes": []} for hint in hints]
    return [
        Entry(after + number, ENTRY, hint.seat, now, body_of(body))
        for number, (hint, body) in enumerate(zip(hints, bodies, strict=True), 1)
    ]


def move_entries(moves: Sequence[tuple[int, str]]) -> list[Entry]:
    """The entries of a table that begins with some choices."""
    now = time.time()
    return [Entry(seq, "move", seat, now, body_of(code)) for seq, (seat, code) in enumerate(moves, 1)]
