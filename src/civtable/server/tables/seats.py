"""What a table in memory is made of: seats, requests to take back, lines of the chat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from civtable.core.values import Json
from civtable.core.words import Phrase, phrase_json
from civtable.server.storage.store import Entry

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
HUMAN: Final = "human"
"""A person, as records write it."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, a bot of a level, or nobody yet."""

    kind: str
    level: str | None = None
    name: str | None = None
    substitute: str | None = None  # the level of the bot that plays for a person who is away
    friend: bool = False  # a friend is to take it by link; until then who made the table can play it
    ready: bool = True  # False until somebody is there for whom the game waits, or a tournament's clocks
    gone: bool = False  # its time was over and it has given up for good: nobody takes it back

    @property
    def bot(self) -> str | None:
        """The level of the bot that chooses for this seat now, if one does."""
        return self.level if self.kind == BOT else self.substitute

    def to_json(self) -> dict[str, Json]:
        """The seat as it is kept in the database."""
        return {
            "kind": self.kind,
            "level": self.level,
            "name": self.name,
            "substitute": self.substitute,
            "friend": self.friend,
            "ready": self.ready,
            "gone": self.gone,
        }


def bot_ends(seat: Mapping[str, Any]) -> bool:
    """Whether a bot has a seat, or plays there for a person: after the end, whether it ended the game."""
    return seat["kind"] == BOT or seat.get("substitute") is not None


@dataclass(frozen=True)
class UndoWish:
    """Somebody asks to take back more than the rules of undo allow."""

    by: int
    ply: int
    waiting: tuple[int, ...]  # the persons who have not said yes


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody wrote; or, with a note, a word of the table itself."""

    seq: int
    seat: int | None
    name: str | None
    text: str
    at: float
    note: Json = None  # a phrase


def chat_line(entry: Entry, body: Any) -> ChatLine:
    """What somebody wrote, or what the table itself notes."""
    if entry.kind == "note":
        return ChatLine(entry.seq, None, None, "", entry.at, body)
    if entry.kind == "hint":
        told = Phrase(f"hint-told-{body['kind']}", {"player": Phrase(f"seat-{entry.seat}")})
        return ChatLine(entry.seq, None, None, "", entry.at, phrase_json(told))
    return ChatLine(entry.seq, entry.seat, body["name"], body["text"], entry.at)
