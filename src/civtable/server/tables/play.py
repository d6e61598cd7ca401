"""What people and bots do at a table: choose, take back, write, sit down, leave."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from civtable.bots import PREFERRED
from civtable.core.errors import GameError
from civtable.core.match import ANEW
from civtable.core.several import next_choice
from civtable.core.words import Reason
from civtable.server.errors import Refused, refused
from civtable.server.ratings.seating import disown, free_seat, must_not_sit_twice, seat_account
from civtable.server.tables.changes import Change
from civtable.server.tables.hall import Hall
from civtable.server.tables.making import known_level
from civtable.server.tables.room import Room
from civtable.server.tables.seats import BOT, OPEN, PERSON
from civtable.server.tables.table import Table, must_exist
from civtable.server.tables.tokens import add_token, drop_tokens, new_token, token_hash

MOST_ENTRIES: Final = 20_000
"""After how many entries a table takes no more words, only moves."""

MOST_UNDOS: Final = 500
"""How often a seat may take back in one game."""


def must_run(table: Table) -> None:
    """Refuses what can only be done while the game runs."""
    if table.status == "waiting":
        raise refused(409, "server-not-begun")
    if table.status == "over":
        raise refused(409, "server-over")


def stale(table: Table, ply: int) -> Refused:
    """The refusal for a request about a position that is not the present one: the past, or not there yet."""
    key = "server-stale" if ply < table.ply else "server-ahead"
    return Refused(409, Reason(key, {"ply": table.ply}), {"ply": table.ply})


# Choosing.


async def choose(
    hall: Hall,
    room: Room,
    seat: int,
    ply: int,
    codes: Sequence[str],
    whole: bool = False,
    came: float | None = None,
) -> None:
    """Make one choice, or several in a row while this seat still decides: all of them or none.

    `came` is when it was asked for, in server seconds: how long it waits here costs nobody any time.
    """

    def decide() -> list[Change]:
        table = room.table
        must_run(table)
        if ply != table.ply:
            raise stale(table, ply)
        return [("move", seat, code) for code in checked_codes(table, seat, codes, whole)]

    await hall.change(room, decide, came=came)


def checked_codes(table: Table, seat: int, codes: Sequence[str], whole: bool = False) -> list[str]:
    """The codes of a row as the rules take them: things that are chosen together may come in any order.

    Refuses a choice that is not this seat's, or that the rules forbid; says which one of several. `whole`:
    also what would leave such a choice half made. What a choice shows ends the row, whatever comes next:
    nobody tries out dice and cards and then decides.
    """
    game = table.game
    state = table.running.state
    decision = table.decision
    if decision is None or decision.seat != seat:
        raise refused(403, "server-not-your-turn")
    taken: list[str] = []
    at = 0
    while True:
        try:
            options, used = next_choice(game, state, codes[at:], whole)
        except GameError as error:
            raise Refused(422, error.reason, {"at": at} if len(codes) > 1 else None) from None
        taken += [option.code for option in options]
        at += used
        if at == len(codes):
            return taken
        state = game.copy(state)
        shown = 0
        for option in options:
            game.apply(state, option)
            shown |= state.shown
        if shown >> seat & 1:
            raise Refused(422, Reason("server-shown"), {"at": at})
        decision = game.decision(state)
        if decision is None or decision.seat != seat:
            raise Refused(422, Reason("server-turn-ended"), {"at": at})


# Taking back.


def must_be_free(table: Table) -> None:
    """Refuses where it counts what would let somebody see an answer and then choose otherwise.

    It counts at the one try at a daily deal, at a challenge, at a rated table and in a tournament.
    """
    if table.tournament is not None:
        raise refused(403, "tournament-no-way-back")
    if table.is_strict and not table.rated:
        raise refused(403, "daily-no-way-back")
    if table.rated:
        raise refused(403, "rated-no-way-back")


def may_take_back(table: Table, seat: int) -> None:
    """Refuses a seat that has taken back more often than anybody needs: every entry is kept for ever."""
    if table.undos.get(seat, 0) >= MOST_UNDOS:
        raise refused(403, "server-undo-enough", most=MOST_UNDOS)


async def undo(hall: Hall, room: Room, seat: int, ply: int) -> None:
    """Take back one's own choices, as far as nobody else decided and nothing was learned since.

    Things that were chosen together are taken back together.
    """

    def decide() -> list[Change]:
        table = room.table
        must_run(table)
        if ply >= table.ply:
            raise stale(table, ply)
        to = table.running.before(ply)
        if to not in table.running.way_back(seat):
            raise refused(403, "server-undo-ask")
        may_take_back(table, seat)
        return [("undo", seat, to)]

    await hall.change(room, decide)


async def ask_undo(hall: Hall, room: Room, seat: int, ply: int) -> None:
    """Ask the other persons to agree to go back; where there are none, it is done at once.

    Bots agree to anything but what would let somebody see dice or cards and then choose otherwise; at a table
    that allows it they do, and chance is another from there on.
    """

    def decide() -> list[Change]:
        table = room.table
        must_run(table)
        if ply >= table.ply:
            raise stale(table, ply)
        must_be_free(table)
        may_take_back(table, seat)
        must_have_room(table)
        to = table.running.before(ply)
        if not table.must_agree(seat):
            if to >= table.running.untold(seat):
                return [("undo", seat, to)]
            if not table.rethink:
                raise refused(403, "server-undo-shown")
            return [("undo", seat, to), ("move", seat, f"{ANEW} {table.seq}")]
        return [("ask", seat, to)]

    await hall.change(room, decide)


async def rethink(hall: Hall, room: Room, seat: int, allowed: bool) -> None:
    """Allow oneself to take back what was shown, or not; only against bots: people are asked each time."""

    def decide() -> list[Change]:
        table = room.table
        must_run(table)
        must_have_room(table)
        must_be_free(table)
        if table.must_agree(seat):
            raise refused(403, "server-undo-people")
        return [("rethink", seat, allowed)] if allowed != table.rethink else []

    await hall.change(room, decide)


async def answer_undo(hall: Hall, room: Room, seat: int, yes: bool) -> None:
    """Agree or refuse; when all have agreed, the choices are taken back. Who asked may also withdraw."""

    def decide() -> list[Change]:
        table = room.table
        must_run(table)
        wish = table.undo_wish
        withdrawn = wish is not None and wish.by == seat and not yes
        if wish is None or not (seat in wish.waiting or withdrawn):
            raise refused(409, "server-undo-not-asked")
        answer: Change = ("answer", seat, yes)
        if yes and wish.waiting == (seat,):
            return [answer, ("undo", wish.by, wish.ply)]
        return [answer]

    await hall.change(room, decide)


# Writing and sitting.


def must_have_room(table: Table) -> None:
    """Refuses words and names at a table that has been filled with them: every entry is kept for ever."""
    if table.seq >= MOST_ENTRIES:
        raise refused(403, "server-table-full")


async def write(
    hall: Hall, room: Room, seat: int | None, name: str | None, text: str, account: int | None
) -> None:
    """Write something that everybody at the table can read; the account is that of who has no seat."""
    must_have_room(room.table)
    shown = room.table.seats[seat].name if seat is not None else name
    await hall.change(room, lambda: [("chat", seat, {"name": shown, "text": text})], author=account)


async def sit(hall: Hall, room: Room, seat: int, name: str | None, account: int | None = None) -> str:
    """Take an open seat; the token that opens it from now on. At a rated table an account plays."""
    token = new_token()
    if room.table.rated:
        assert account is not None
        await must_not_sit_twice(hall.store, room.id, account)

    def decide() -> list[Change]:
        table = room.table
        must_exist(table, seat, 409)
        if table.seats[seat].kind != OPEN:
            raise refused(409, "server-seat-taken")
        return [("sit", seat, name)]

    def also(connection: Connection) -> None:
        add_token(connection, room.id, seat, token)
        if room.table.rated and account is not None:
            seat_account(hall.store, connection, room.id, seat, account)

    try:
        await hall.change(room, decide, also)
    except IntegrityError:  # the same account sat down elsewhere in this moment
        raise refused(409, "rated-sits-already") from None
    room.token_hashes.append((token_hash(token), seat))
    return token


async def take(hall: Hall, room: Room, seat: int, name: str | None) -> str:
    """A friend takes the seat that was made for them: a new token, and the old one ends.

    So does what an account had of it, whose owner played it until then.
    """
    token = new_token()

    def decide() -> list[Change]:
        if not room.table.seats[seat].friend:
            raise refused(409, "server-seat-taken")
        return [("take", seat, name)]

    def also(connection: Connection) -> None:
        drop_tokens(connection, room.id, seat)
        disown(connection, room.id, seat)
        add_token(connection, room.id, seat, token)

    await hall.change(room, decide, also)
    room.token_hashes.append((token_hash(token), seat))
    return token


async def rename(hall: Hall, room: Room, seat: int, name: str | None) -> None:
    """Go by another name; at a rated table and in a tournament everybody has the name of their account."""
    must_have_room(room.table)
    if room.table.tournament is not None:
        raise refused(403, "tournament-own-name")
    if room.table.rated:
        raise refused(403, "rated-own-name")
    await hall.change(room, lambda: [("name", seat, name)])


async def ready(hall: Hall, room: Room, seat: int, yes: bool) -> None:
    """Say that the game may begin, or not yet; nothing changes once it has begun."""

    def decide() -> list[Change]:
        table = room.table
        if table.status != "waiting" or table.seats[seat].ready is yes:
            return []
        return [("ready", seat, yes)]

    must_have_room(room.table)
    await hall.change(room, decide)


async def leave(hall: Hall, room: Room, seat: int, level: str | None) -> None:
    """Leave for good: a bot plays on, and the seat's tokens open nothing any more.

    At a rated table, and in a tournament, it is the usual bot: nobody chooses how strong the others' rival
    will be.
    """

    def decide() -> list[Change]:
        table = room.table
        if table.status == "over":
            raise refused(409, "server-over")
        wanted = None if table.rated or table.tournament is not None else level
        changes: list[Change] = [("leave", seat, known_level(hall, table.game, len(table.seats), wanted))]
        wish = table.undo_wish
        if wish is not None and wish.by != seat and wish.waiting == (seat,):
            changes.append(("undo", wish.by, wish.ply))
        return changes

    def also(connection: Connection) -> None:
        drop_tokens(connection, room.id, seat)
        if room.table.rated and room.table.status == "waiting":
            free_seat(connection, room.id, seat)

    await hall.change(room, decide, also)


def is_left_to_bots(table: Table) -> bool:
    """Whether only bots play a game, whose result counts for none of those who have left it."""
    counts = table.rated or table.tournament is not None
    return table.status == "running" and not counts and all(seat.kind == BOT for seat in table.seats)


async def play_for(hall: Hall, room: Room, seat: int) -> None:
    """A bot plays for a person who is away, until the person comes back."""

    def decide() -> list[Change]:
        table = room.table
        held = table.seats[seat]
        if held.kind != PERSON or held.substitute is not None:
            return []
        return [("away", seat, PREFERRED)]

    await hall.change(room, decide)


async def come_back(hall: Hall, room: Room, seat: int) -> None:
    """A person has come, or who was away plays again; not one who has given up for good, nor after the end.

    Who ended a game stays known: see ratings and statistics.
    """
    held = room.table.seats[seat]
    if room.table.is_over or held.kind == BOT:
        return
    if held.substitute is not None and not held.gone:
        await hall.change(room, lambda: [("back", seat, None)])
    elif not held.ready and room.table.status == "running":
        await hall.change(room, lambda: [] if room.table.seats[seat].ready else [("come", seat, None)])
