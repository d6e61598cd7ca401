"""A table in memory: its seats and its game, as they follow from its entries. A cache, never the truth."""

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, Protocol

from civtable.core.game import Decision, State
from civtable.core.match import Match
from civtable.core.parts import Score
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.server.packing import unpacked
from civtable.server.seats import BOT, HUMAN, OPEN, PERSON, Asked, ChatLine, Seat, chat_line
from civtable.server.store import Entry, Row
from civtable.server.tokens import token_match
from civtable.server.tracing import next_trace

COPY_EVERY: Final = 32
COPIES: Final = 3
"""A table keeps copies of itself, so that what happened lately can be told again without a replay."""

RECENT: Final = COPY_EVERY * (COPIES - 1)
"""From how many entries back a lost connection is taken up again; before that, it gets the whole table."""

CHAT_LINES: Final = 200
"""How much of what people wrote is shown to somebody who comes."""


class Watcher(Protocol):
    """Somebody who is told of everything that happens at a table."""

    eyes: int

    def tell(self, text: str) -> None:
        """Send a message, soon and in order."""
        ...

    def dismiss(self, code: int) -> None:
        """End the connection, with a code that says why."""
        ...


@dataclass(frozen=True)
class Outcome:
    """What a table would be after some entries: columns of the table `tables`, and the result at the end."""

    columns: dict[str, Any]
    scores: list[Score]
    traces: list[str | None]  # by entry


@dataclass
class Room:
    """A table. Who changes it holds `lock`, and makes it so in the database before anybody is told."""

    id: str
    game: AnyGame
    settings: dict[str, str]
    chance: str
    seed: str
    title: str | None
    private: bool
    takeover: int | None
    first_seats: list[dict[str, Any]]
    created: float
    start: Json = None  # the position it begins from; None for a new game
    branch_of: str | None = None
    branch_ply: int | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    seats: list[Seat] = field(default_factory=list)
    seq: int = 0
    moved: float = 0.0  # when the present question was asked
    match: Match[State] | None = None  # None while seats are open
    traces: list[str] = field(default_factory=list)  # by ply: see server/tracing.py
    taken: set[int] = field(default_factory=set)  # seats that somebody took by a link, or left
    undos: dict[int, int] = field(default_factory=dict)  # how often each seat has taken back
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    asked: Asked | None = None
    recent: deque[Entry] = field(default_factory=lambda: deque(maxlen=COPY_EVERY * COPIES))
    earlier: "deque[Room]" = field(default_factory=lambda: deque(maxlen=COPIES))
    token_hashes: list[tuple[str, int]] = field(default_factory=list)
    seen: dict[int, float] = field(default_factory=dict)  # when each seat was last here
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    users: int = 0  # requests that are busy with it
    unsure: bool = False  # the database may know more
    gone: bool = False  # forgotten: whoever still has it has to come again
    looked: float = 0.0  # when somebody last looked at it, as the database knows
    saved: int = 0  # the number of the entry at which its position was last kept

    # What follows from the entries.

    def __post_init__(self) -> None:
        if not self.seats:
            self.seats = [Seat(**seat) for seat in self.first_seats]
            self.moved = self.created
            self.maybe_start()

    def maybe_start(self) -> None:
        """The game begins when every seat is taken."""
        if self.match is None and all(seat.kind != OPEN for seat in self.seats):
            humans = [seat.level or HUMAN for seat in self.seats]
            self.match = Match(self.game, self.settings, humans, self.seed, self.chance, self.start)

    def take_in(self, entries: Sequence[Entry]) -> None:
        """Let all entries of the database take effect, at the cost of the choices that still stand."""
        last_copies = max(0, (len(entries) // COPY_EVERY - COPIES) * COPY_EVERY)
        old, new = entries[:last_copies], entries[last_copies:]
        plies = standing([entry for entry in old if entry.kind in ("move", "undo")])
        for entry in old:
            self.number(entry)
            if entry.kind in ("move", "undo"):
                self.asked = None
                self.moved = entry.at
                self.count_undo(entry)
            else:
                self.take_effect(entry)
        for code, trace in plies:
            self.play(code, trace)
        for entry in new:
            self.apply(entry)

    def number(self, entry: Entry) -> None:
        """An entry follows the one before."""
        assert entry.seq == self.seq + 1, f"{self.id}: entry {entry.seq} after {self.seq}"
        self.seq = entry.seq
        self.recent.append(entry)

    def apply(self, entry: Entry) -> None:
        """Let an entry of the database take effect."""
        self.number(entry)
        self.take_effect(entry)
        if self.seq % COPY_EVERY == 0:
            self.earlier.append(self.copy())

    def copy(self) -> "Room":
        """An independent table as it is now, at which nobody looks."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            match=self.match.copy() if self.match is not None else None,
            traces=self.traces[:],
            taken=set(self.taken),
            undos=dict(self.undos),
            chat=self.chat.copy(),
            asked=replace(self.asked, waiting=self.asked.waiting[:]) if self.asked is not None else None,
            recent=deque(),
            earlier=deque(),
            token_hashes=[],
            seen=dict(self.seen),
            lock=asyncio.Lock(),
            watchers=set(),
            users=0,
        )

    def before(self, seq: int) -> "tuple[Room, list[Entry]] | None":
        """A table of its own as it was after some entry, and what came later; None if too long ago."""
        start = next((copy for copy in reversed(self.earlier) if copy.seq <= seq), None)
        if start is None and self.recent and self.recent[0].seq == 1:
            start = self.begun()
        if start is None:
            return None
        room = start.copy()
        for entry in self.recent:
            if room.seq < entry.seq <= seq:
                room.apply(entry)
        room.seen = dict(self.seen)
        return room, [entry for entry in self.recent if entry.seq > seq]

    def begun(self) -> "Room":
        """The table as it was made."""
        return Room(
            id=self.id,
            game=self.game,
            settings=self.settings,
            chance=self.chance,
            seed=self.seed,
            title=self.title,
            private=self.private,
            takeover=self.takeover,
            first_seats=self.first_seats,
            created=self.created,
            start=self.start,
            branch_of=self.branch_of,
            branch_ply=self.branch_ply,
            rematch_of=self.rematch_of,
        )

    def play(self, code: str, trace: str | None = None) -> None:
        """Make a choice, and note what was offered; the trace is worked out where it is not known."""
        decision = self.decision
        assert decision is not None, f"{self.id}: a choice after the end"
        self.running.play(code)
        if trace is None:
            chosen = self.running.plies[-1].code  # however it was written
            trace = next_trace(self.traces[-1] if self.traces else "", decision, chosen)
        self.traces.append(trace)

    def take_effect(self, entry: Entry) -> None:
        """What an entry changes."""
        body: Any = json.loads(entry.body)
        if entry.kind == "move":
            self.play(body, entry.trace)
            self.asked = None
            self.moved = entry.at
        elif entry.kind == "undo":
            self.running.rewind(body)
            self.traces = self.traces[:body]
            self.count_undo(entry)
            self.asked = None
            self.moved = entry.at
        elif entry.kind in ("chat", "note"):
            self.chat.append(chat_line(entry, body))
        elif entry.kind == "rematch":
            self.rematch = body
        elif entry.kind == "ask":
            assert entry.seat is not None
            self.asked = Asked(entry.seat, body, self.must_agree(entry.seat))
        elif entry.kind == "answer":
            self.answered(entry.seat, body)
        else:
            self.apply_to_seat(entry, body)

    def count_undo(self, entry: Entry) -> None:
        """A seat has taken back once more."""
        if entry.kind == "undo" and entry.seat is not None:
            self.undos[entry.seat] = self.undos.get(entry.seat, 0) + 1

    def outcome(self, entries: Sequence[Entry]) -> Outcome:
        """What the table would be after these entries; it stays as it is. Illegal moves raise GameError."""
        room = self.copy()
        traces = []
        for entry in entries:
            room.take_effect(entry)
            traces.append(room.traces[-1] if entry.kind == "move" else None)
        scores = room.game.scores(room.running.state) if room.is_over else []
        return Outcome(room.columns(), scores, traces)

    def answered(self, seat: int | None, yes: bool) -> None:
        """A person says yes or no to taking back."""
        if self.asked is not None:
            self.asked.waiting = [other for other in self.asked.waiting if other != seat]
            if not yes:
                self.asked = None

    def apply_to_seat(self, entry: Entry, body: Any) -> None:
        """Somebody sits down, goes by another name, leaves, is replaced for a while, or comes back."""
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        if entry.kind == "sit":
            seat.kind, seat.name, seat.level = PERSON, body, None
            self.moved = entry.at
            self.maybe_start()
        elif entry.kind == "take":
            seat.name, seat.friend = body or seat.name, False
            self.taken.add(entry.seat)
        elif entry.kind == "name":
            seat.name = body
        elif entry.kind == "leave":
            seat.kind, seat.level, seat.substitute, seat.friend = BOT, body, None, False
            self.token_hashes = [known for known in self.token_hashes if known[1] != entry.seat]
            if self.match is not None:
                self.match.seats[entry.seat] = body
            if self.asked is not None:
                self.asked = None if self.asked.by == entry.seat else self.asked
                self.answered(entry.seat, True)
        else:
            assert entry.kind in ("away", "back"), entry.kind
            seat.substitute = body

    # Questions.

    @property
    def running(self) -> Match[State]:
        """The match, which has begun."""
        assert self.match is not None, f"{self.id}: the game has not begun"
        return self.match

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
    def commitment(self) -> str:
        """What the table promises about its chance before anybody plays."""
        return commitment(self.seed)

    def bot_to_move(self) -> tuple[Decision, str] | None:
        """The decision and the level of the bot, if it is a bot that chooses now."""
        decision = self.decision
        level = self.seats[decision.seat].bot if decision is not None else None
        return (decision, level) if decision is not None and level is not None else None

    def must_agree(self, seat: int) -> list[int]:
        """The persons whom a seat has to ask before it may take back."""
        return [other for other, held in enumerate(self.seats) if held.kind == PERSON and other != seat]

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return token_match(self.token_hashes, token)

    def columns(self) -> dict[str, Any]:
        """What the lobby, and bots after a restart, have to know: columns of the table `tables`."""
        decision = self.decision
        return {
            "status": self.status,
            "ply": self.ply,
            "deciding": decision.seat if decision is not None else None,
            "bot_next": self.bot_to_move() is not None,
            "seats": [seat.to_json() for seat in self.seats],
        }


def standing(entries: Sequence[Entry]) -> list[tuple[str, str | None]]:
    """The codes of the choices that were not taken back, with their traces."""
    codes: list[tuple[str, str | None]] = []
    for entry in entries:
        body = json.loads(entry.body)
        if entry.kind == "move":
            codes.append((body, entry.trace))
        else:
            del codes[body:]
    return codes


def room_from_row(row: Row) -> Room:
    """A table as it was made, before its first entry."""
    return Room(
        id=row["id"],
        game=GAMES[row["game"]],
        settings=dict(row["settings"]),
        chance=row["chance"],
        seed=row["seed"],
        title=row["title"],
        private=row["private"],
        takeover=row["takeover"],
        first_seats=row["first_seats"],
        created=row["created"],
        start=unpacked(row["start"]) if row["start"] is not None else None,
        branch_of=row["branch_of"],
        branch_ply=row["branch_ply"],
        rematch_of=row["rematch_of"],
        looked=row["looked"],
    )


def room_row(room: Room) -> dict[str, Any]:
    """What a table's row says that does not follow from its entries."""
    return {
        "id": room.id,
        "game": room.game.name,
        "version": room.game.version,
        "settings": room.settings,
        "seed": room.seed,
        "chance": room.chance,
        "title": room.title,
        "private": room.private,
        "takeover": room.takeover,
        "created": room.created,
        "branch_of": room.branch_of,
        "branch_ply": room.branch_ply,
        "rematch_of": room.rematch_of,
        "seq": room.seq,
    }


def commitment(seed: str) -> str:
    """The SHA-256 of the seed, which is published before the game."""
    return sha256(seed.encode()).hexdigest()
