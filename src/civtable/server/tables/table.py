"""A table as it follows from its entries: a value. Nothing changes it, every entry gives a new one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from civtable.core.game import SPECTATOR, Decision, Option, State
from civtable.core.match import Match
from civtable.core.values import Json
from civtable.games import AnyGame
from civtable.server.clocks.rules import LIVE, ClockRule
from civtable.server.clocks.times import Times, times_from_text
from civtable.server.clocks.turning import Asked
from civtable.server.errors import refused
from civtable.server.hints.given import NO_HINTS, Given
from civtable.server.past.tracing import next_trace
from civtable.server.storage.store import Entry
from civtable.server.tables.seats import BOT, HUMAN, OPEN, PERSON, ChatLine, Seat, UndoWish, chat_line

CHAT_LINES: Final = 200
"""How much of what people wrote is shown to somebody who comes."""


@dataclass(frozen=True)
class Table:
    """What was decided when the table was made, and what its entries have made of it.

    Whoever goes on from a table copies its match first: the one in a table stays at its ply.
    """

    id: str
    game: AnyGame
    settings: dict[str, str]
    chance: str
    seed: str
    title: str | None
    private: bool
    takeover: int | None
    created: float
    seats: tuple[Seat, ...]
    start: Json = None  # the position it begins from; None for a new game
    daily: str | None = None  # the day of the deal that is played here
    counted: bool = False  # of a daily deal: whether it is the try that counts
    challenge: str | None = None  # the challenge that is played here
    rated: bool = False  # whether the result counts in ratings: see server/ratings
    host: int | None = None  # the account that made it
    tournament: str | None = None  # whose table it is: see server/tournaments
    sealed: bool = False  # others play the same deal: its seed stays secret after the end, too
    branch_of: str | None = None
    branch_ply: int | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    rematch_seats: tuple[int, ...] = ()  # by seat of the rematch, the seat that its player has here
    seq: int = 0
    moved: float = 0.0  # when the present question was asked
    match: Match[State] | None = None  # None while seats are open
    traces: tuple[str, ...] = ()  # by ply: see server/past/tracing.py
    taken: frozenset[int] = frozenset()  # seats that somebody took by a link, or left
    undos: Mapping[int, int] = field(default_factory=dict)  # how often each seat has taken back
    chat: tuple[ChatLine, ...] = ()
    undo_wish: UndoWish | None = None
    hints: Given = NO_HINTS
    clock: ClockRule | None = None  # None where nobody's time is counted
    times: Times | None = None  # what the clocks say, where there is a clock
    rethink: bool = False  # against bots: also what was shown is taken back, and chance is another then

    @property
    def is_known(self) -> bool:
        """Whether the deal is the same for everybody, bots included: a daily deal, a challenge."""
        return self.daily is not None or self.challenge is not None

    @property
    def is_strict(self) -> bool:
        """Whether nobody may see an answer and then choose otherwise.

        So it is at a try that counts, at a challenge, at a rated table and in a tournament.
        """
        return self.counted or self.challenge is not None or self.rated or self.tournament is not None

    # What an entry makes of it.

    def started(self) -> "Table":
        """The same table; its game begins when every seat is taken and ready, a tournament's at once."""
        waits = self.tournament is None and not all(seat.ready for seat in self.seats)
        if self.match is not None or waits or any(seat.kind == OPEN for seat in self.seats):
            return self
        players = [seat.level or HUMAN for seat in self.seats]
        match = Match(self.game, self.settings, players, self.seed, self.chance, self.start)
        return replace(self, match=match)

    def after(self, entry: Entry) -> "Table":
        """The table after its next entry. Illegal moves raise GameError."""
        assert entry.seq == self.seq + 1, f"{self.id}: entry {entry.seq} after {self.seq}"
        return replace(self.changed(entry), seq=entry.seq).timed_by(entry)

    def timed_by(self, entry: Entry) -> "Table":
        """The same table with the clocks that an entry tells of, if it tells of them."""
        return self if entry.clock is None else replace(self, times=times_from_text(entry.clock))

    def changed(self, entry: Entry) -> "Table":
        """What an entry changes, whatever its number."""
        body: Any = json.loads(entry.body)
        if entry.kind == "move":
            return self.played([(body, entry.trace)]).asked_anew(entry)
        if entry.kind == "undo":
            return self.rewound(body).asked_anew(entry)
        if entry.kind in ("chat", "note"):
            return self.with_line(entry, body)
        if entry.kind == "hint":
            return replace(self.with_line(entry, body), hints=self.hints.after(entry, body))
        if entry.kind == "rematch":
            named = body if isinstance(body, dict) else {"id": body, "seats": moved_on(len(self.seats))}
            return replace(self, rematch=named["id"], rematch_seats=tuple(named["seats"]))
        if entry.kind == "rethink":
            return replace(self, rethink=body)
        if entry.kind in ("vacation", "resume"):
            return self  # only the clocks
        if entry.kind == "unseal":
            return replace(self, sealed=False)
        if entry.kind == "ask":
            assert entry.seat is not None
            return replace(self, undo_wish=UndoWish(entry.seat, body, self.must_agree(entry.seat)))
        if entry.kind == "answer":
            return replace(self, undo_wish=self.answered(entry.seat, body))
        return self.seat_changed(entry, body)

    def with_line(self, entry: Entry, body: Any) -> "Table":
        """Something was written, or is told of the table itself."""
        return replace(self, chat=(*self.chat, chat_line(entry, body))[-CHAT_LINES:])

    def played(self, choices: Sequence[tuple[str, str | None]]) -> "Table":
        """Make choices, and note what was offered; a trace is worked out where it is not known."""
        match = self.running.copy()
        traces = list(self.traces)
        for code, trace in choices:
            decision = self.game.decision(match.state)
            assert decision is not None, f"{self.id}: a choice after the end"
            match.play(code)
            if trace is None:
                chosen = match.plies[-1].code  # however it was written
                trace = next_trace(traces[-1] if traces else "", decision, chosen)
            traces.append(trace)
        return replace(self, match=match, traces=tuple(traces))

    def rewound(self, ply: int) -> "Table":
        """Go back to the position after that many choices."""
        match = self.running.copy()
        match.rewind(ply)
        return replace(self, match=match, traces=self.traces[:ply])

    def asked_anew(self, entry: Entry) -> "Table":
        """A choice was made or taken back: there is another question, and nobody asks to take back."""
        undos = self.undos
        if entry.kind == "undo" and entry.seat is not None:
            undos = {**undos, entry.seat: undos.get(entry.seat, 0) + 1}
        hints = self.hints.anew(json.loads(entry.body) if entry.kind == "undo" else None)
        return replace(self, undo_wish=None, moved=entry.at, undos=undos, hints=hints)

    def answered(self, seat: int | None, yes: bool) -> UndoWish | None:
        """What is left of a wish to take back when a person has said yes or no."""
        if self.undo_wish is None or not yes:
            return None
        waiting = tuple([other for other in self.undo_wish.waiting if other != seat])
        return replace(self.undo_wish, waiting=waiting)

    def seat_changed(self, entry: Entry, body: Any) -> "Table":
        """Somebody sits down, goes by another name, leaves, is replaced for a while, or comes back."""
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        if entry.kind == "sit":
            sitting = replace(seat, kind=PERSON, name=body, level=None)
            return replace(self.with_seat(entry.seat, sitting), moved=entry.at).started()
        if entry.kind == "take":
            # Also where a bot played on: see server/tournaments.
            name = body or seat.name
            here = seat.ready and (name == seat.name or not self.waits_for_all)
            taken = Seat(PERSON, name=name, ready=here)
            return replace(self.with_seat(entry.seat, taken), taken=self.taken | {entry.seat})
        if entry.kind == "come":
            return self.with_seat(entry.seat, replace(seat, ready=True))
        if entry.kind == "name":
            return self.with_seat(entry.seat, replace(seat, name=body))
        if entry.kind == "ready":
            return replace(self.with_seat(entry.seat, replace(seat, ready=body)), moved=entry.at).started()
        if entry.kind == "leave":
            table = self.left(entry.seat, body)
            begun = table.started()  # where everybody waited only for who leaves
            return table if begun is table else replace(begun, moved=entry.at)
        if entry.kind == "fall":
            fallen = replace(seat, substitute=body["level"], gone=body["gone"], ready=True)
            return replace(self.with_seat(entry.seat, fallen), undo_wish=None)
        assert entry.kind in ("away", "back"), entry.kind
        return self.with_seat(entry.seat, replace(seat, substitute=body))

    def with_seat(self, number: int, seat: Seat) -> "Table":
        """The same table with somebody else in a seat."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def left(self, number: int, level: str) -> "Table":
        """A person leaves for good: a bot has the seat, and nobody waits for that person's answer.

        Before a rated game the seat is free again: nobody agreed to play against a bot there.
        """
        if self.rated and self.match is None:
            free = replace(self.seats[number], kind=OPEN, name=None, ready=False)
            return self.with_seat(number, free)
        seat = replace(self.seats[number], kind=BOT, level=level, substitute=None, friend=False, ready=True)
        match = self.match
        if match is not None:
            match = match.copy()
            match.seats[number] = level
        asks = self.undo_wish is not None and self.undo_wish.by == number
        wish = None if asks else self.answered(number, True)
        return replace(self.with_seat(number, seat), match=match, undo_wish=wish)

    def after_many(self, entries: Sequence[Entry]) -> "Table":
        """The table after many entries, at the cost of the choices that still stand."""
        table = self
        for number, entry in enumerate(entries):
            assert entry.seq == self.seq + 1 + number, f"{self.id}: entry {entry.seq} is not the next"
            if entry.kind not in ("move", "undo"):
                table = table.changed(entry)
            elif entry.kind == "undo" or not is_move(entries[number + 1 : number + 2]):
                table = table.asked_anew(entry)  # of moves in a row, the last one
        ply, added = standing(self.ply, [entry for entry in entries if entry.kind in ("move", "undo")])
        table = table.rewound(ply) if ply < self.ply else table
        table = table.played(added) if added else table
        told = next((entry for entry in reversed(entries) if entry.clock is not None), None)
        table = table.timed_by(told) if told is not None else table
        return replace(table, seq=entries[-1].seq) if entries else table

    # Questions.

    @property
    def running(self) -> Match[State]:
        """The match, which has begun."""
        assert self.match is not None, f"{self.id}: the game has not begun"
        return self.match

    def recorded(self) -> Match[State]:
        """A copy of the match, with the hints that were given."""
        match = self.running.copy()
        match.hints = [*self.hints.taken]
        return match

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return len(self.match.plies) if self.match is not None else 0

    @property
    def decision(self) -> Decision | None:
        """Who chooses now; None before the game and after it."""
        return self.game.decision(self.match.state) if self.match is not None else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.decision is None

    @property
    def status(self) -> str:
        """Waiting for people, running, or over."""
        if self.match is None:
            return "waiting"
        return "running" if self.decision is not None else "over"

    @property
    def shown_seed(self) -> str | None:
        """The seed, once everybody may know it."""
        return self.seed if self.is_over and not self.sealed else None

    @property
    def commitment(self) -> str:
        """What the table promises about its chance before anybody plays."""
        return commitment(self.seed)

    @property
    def asked(self) -> Asked:
        """What the clocks have to know: a seat that still waits for a friend has no time to lose."""
        decision = self.decision
        if decision is None:
            return Asked(self.ply if self.match is not None else -1, None, False, False)
        seat = self.seats[decision.seat]
        timed = seat.bot is None and seat.kind == PERSON and not seat.friend
        missing = sum(not held.ready for held in self.seats)
        return Asked(self.ply, decision.seat, timed, len(decision.options) == 1, missing)

    @property
    def waits_for_all(self) -> bool:
        """Whether clocks wait for those who have not come to a game that has begun."""
        return self.tournament is not None and self.clock is not None and self.clock.kind == LIVE

    @property
    def leaving(self) -> Option | None:
        """The option by which a seat whose time was over leaves the game, if the rules offer it now."""
        decision, option = self.decision, self.game.giving_up
        return option if decision is not None and option in decision.options else None

    def bot_to_move(self) -> tuple[Decision, str] | None:
        """The decision and the level of the bot, if it is a bot that chooses now."""
        decision = self.decision
        level = self.seats[decision.seat].bot if decision is not None else None
        return (decision, level) if decision is not None and level is not None else None

    def must_agree(self, seat: int) -> tuple[int, ...]:
        """The persons whom a seat has to ask before it may take back."""
        return tuple(
            [n for n, held in enumerate(self.seats) if held.kind == PERSON and n != seat and not held.gone]
        )

    def columns(self) -> dict[str, Any]:
        """What the lobby, and bots after a restart, have to know: columns of the table `tables`."""
        decision = self.decision
        timed = {"due": self.times.due} if self.times is not None else {}
        return {
            **timed,
            "status": self.status,
            "ply": self.ply,
            "deciding": decision.seat if decision is not None else None,
            "bot_next": self.bot_to_move() is not None,
            "seats": [seat.to_json() for seat in self.seats],
            "summary": self.summary(),
            "sealed": self.sealed,
        }

    def summary(self) -> dict[str, Json] | None:
        """What the lobby, or a tournament, tells of the position; other private tables are in neither."""
        hidden = self.private and self.tournament is None
        if hidden or self.match is None:
            return None
        view = self.game.view(self.match.state, SPECTATOR)
        players = view.get("players")
        nations = [
            one["nation"]
            for one in (players if isinstance(players, list) else [])
            if isinstance(one, dict) and "nation" in one
        ]
        return {"round": view.get("round"), "age": view.get("age"), "nations": nations}


def moved_on(number: int) -> list[int]:
    """The seats of a rematch where everybody moves on by one: by new seat, the old one."""
    return [(seat - 1) % number for seat in range(number)]


def must_exist(table: Table, seat: int, status: int = 422) -> None:
    """Refuses a seat that the table does not have."""
    if seat >= len(table.seats):
        raise refused(status, "server-no-seat", seat=seat, last=len(table.seats) - 1)


def must_be_open(table: Table) -> None:
    """Refuses what would tell of the deal while others still play it."""
    if table.sealed:
        raise refused(403, "tournament-sealed")


def is_move(entries: Sequence[Entry]) -> bool:
    """Whether the first of some entries, if there is any, is a move."""
    return bool(entries) and entries[0].kind == "move"


def standing(ply: int, entries: Sequence[Entry]) -> tuple[int, list[tuple[str, str | None]]]:
    """How many choices from before some moves and undos still stand, and those added, with their traces."""
    added: list[tuple[str, str | None]] = []
    for entry in entries:
        body = json.loads(entry.body)
        if entry.kind == "move":
            added.append((body, entry.trace))
        else:
            del added[max(0, body - ply) :]
            ply = min(ply, body)
    return ply, added


def daily_json(day: str | None, counted: bool) -> dict[str, Json] | None:
    """Which daily deal a table plays, for readers; None for any other table."""
    return {"day": day, "counted": counted} if day is not None else None


def commitment(seed: str) -> str:
    """The SHA-256 of the seed, which is published before the game."""
    return sha256(seed.encode()).hexdigest()
