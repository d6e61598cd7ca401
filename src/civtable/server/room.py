"""A table in memory: its seats and its game, as they follow from its entries. A cache, never the truth."""

import asyncio
import hmac
import json
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, Protocol

from civtable.core.game import Decision, Score, State
from civtable.core.match import Match
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.server.store import Entry, Row

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
HUMAN: Final = "human"
"""A person, as records write it."""

RECENT: Final = 200
"""From how many entries back a lost connection is taken up again; before that, it gets the whole table."""

CHAT_LINES: Final = 200
"""How much of what people wrote is shown to somebody who comes."""


@dataclass
class Seat:
    """Who sits there: a person, a bot of a level, or nobody yet."""

    kind: str
    level: str | None = None
    name: str | None = None
    substitute: str | None = None  # the level of the bot that plays for a person who is away

    @property
    def bot(self) -> str | None:
        """The level of the bot that chooses for this seat now, if one does."""
        return self.level if self.kind == BOT else self.substitute

    def to_json(self) -> dict[str, Json]:
        """The seat as it is kept in the database."""
        return {"kind": self.kind, "level": self.level, "name": self.name, "substitute": self.substitute}


@dataclass
class Asked:
    """Somebody asks to take back more than the rules of undo allow."""

    by: int
    ply: int
    waiting: list[int]  # the persons who have not said yes


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody wrote."""

    seq: int
    seat: int | None
    name: str | None
    text: str
    at: float


class Watcher(Protocol):
    """Somebody who is told of everything that happens at a table."""

    eyes: int

    def tell(self, text: str) -> None:
        """Send a message, soon and in order."""
        ...


@dataclass(frozen=True)
class Outcome:
    """What a table would be after some entries: columns of the table `tables`, and the result at the end."""

    columns: dict[str, Any]
    scores: list[Score]


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
    seats: list[Seat]
    created: float
    branch_of: str | None = None
    branch_ply: int | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    seq: int = 0
    moved: float = 0.0  # when the present question was asked
    match: Match[State] | None = None  # None while seats are open
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    asked: Asked | None = None
    recent: deque[Entry] = field(default_factory=lambda: deque(maxlen=RECENT))
    token_hashes: list[tuple[str, int]] = field(default_factory=list)
    seen: dict[int, float] = field(default_factory=dict)  # when each seat was last here
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    users: int = 0  # requests that are busy with it
    unsure: bool = False  # the database may know more

    # What follows from the entries.

    def __post_init__(self) -> None:
        self.moved = self.created
        self.maybe_start()

    def maybe_start(self) -> None:
        """The game begins when every seat is taken."""
        if self.match is None and all(seat.kind != OPEN for seat in self.seats):
            humans = [seat.level or HUMAN for seat in self.seats]
            self.match = Match(self.game, self.settings, humans, self.seed, self.chance)

    def apply(self, entry: Entry) -> None:
        """Let an entry of the database take effect."""
        assert entry.seq == self.seq + 1, f"{self.id}: entry {entry.seq} after {self.seq}"
        self.seq = entry.seq
        self.recent.append(entry)
        self.take_effect(entry)

    def take_effect(self, entry: Entry) -> None:
        """What an entry changes."""
        body: Any = json.loads(entry.body)
        if entry.kind == "move":
            self.running.play(body)
            self.asked = None
            self.moved = entry.at
        elif entry.kind == "undo":
            self.running.rewind(body)
            self.asked = None
            self.moved = entry.at
        elif entry.kind == "chat":
            self.chat.append(ChatLine(entry.seq, entry.seat, body["name"], body["text"], entry.at))
        elif entry.kind == "rematch":
            self.rematch = body
        elif entry.kind == "ask":
            assert entry.seat is not None
            self.asked = Asked(entry.seat, body, self.must_agree(entry.seat))
        elif entry.kind == "answer":
            self.answered(entry.seat, body)
        else:
            self.apply_to_seat(entry, body)

    def outcome(self, entries: Sequence[Entry]) -> Outcome:
        """What the table would be after these entries; it stays as it is. Illegal moves raise GameError."""
        match, asked, moved, rematch = self.match, self.asked, self.moved, self.rematch
        seats, tokens = [replace(seat) for seat in self.seats], self.token_hashes
        try:
            with unchanged(match) if match is not None else nullcontext():
                for entry in entries:
                    self.take_effect(entry)
                scores = self.game.scores(self.running.state) if self.is_over else []
                return Outcome(self.columns(), scores)
        finally:
            self.match, self.asked, self.moved, self.rematch = match, asked, moved, rematch
            self.seats, self.token_hashes = seats, tokens

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
        elif entry.kind == "name":
            seat.name = body
        elif entry.kind == "leave":
            seat.kind, seat.level, seat.substitute = BOT, body, None
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
        """The seat that a token opens; every token of the table is compared, in constant time."""
        asked = token_hash(token)
        found = None
        for known, seat in self.token_hashes:
            if hmac.compare_digest(asked, known):
                found = seat
        return found

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


@contextmanager
def unchanged(match: Match[State]) -> Iterator[None]:
    """Whatever is played inside, the match is afterwards what it was."""
    state, plies, number = match.game.copy(match.state), match.plies, len(match.plies)
    digests, seats = dict(match.digests), list(match.seats)
    try:
        yield
    finally:
        del plies[number:]
        match.state, match.plies, match.digests, match.seats = state, plies, digests, seats


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
        seats=[Seat(**seat) for seat in row["first_seats"]],
        created=row["created"],
        branch_of=row["branch_of"],
        branch_ply=row["branch_ply"],
        rematch_of=row["rematch_of"],
    )


def token_hash(token: str) -> str:
    """What the database keeps of a secret of 256 bits."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def commitment(seed: str) -> str:
    """The SHA-256 of the seed, which is published before the game."""
    return sha256(seed.encode()).hexdigest()
