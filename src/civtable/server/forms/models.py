"""The forms of answers, as the documentation of the API shows them."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from civtable.server.clocks.forms import ClockShown, TimesShown
from civtable.server.forms.fields import Phrase
from civtable.server.forms.view_schema import ANY_EVENT, ANY_VIEW


class Refusal(BaseModel):
    """Why a request is refused: a phrase, and the same as a sentence in the language of the request."""

    error: Phrase
    text: str
    ply: int | None = Field(None, description="The present ply, where the request was about another one")
    at: int | None = Field(None, description="Which of several codes is refused")


class SeatToken(BaseModel):
    """A seat and the secret that opens it."""

    seat: int
    token: str


class TableMade(BaseModel):
    """A new table, and the tokens of the seats that are for persons here."""

    id: str
    seats: list[SeatToken]


class Hidden(BaseModel):
    """Whether a seat sees anything that not everybody may see."""

    hidden: bool


class Reach(BaseModel):
    """From where a server can be reached."""

    here_only: bool = Field(description="Whether only this machine reaches it")
    address: str | None = Field(
        description="What links for others begin with: a name, an address in the local net; none if unknown"
    )


class Accepted(BaseModel):
    """Where the table stands after the request."""

    seq: int
    ply: int


class SeatState(BaseModel):
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    level: str | None
    name: str | None
    substitute: str | None = Field(description="The bot that plays for a person who is away")
    friend: bool = Field(False, description="Whether a friend is to take it by link, who has not yet")
    ready: bool = Field(
        True, description="False where the game waits for this seat to be `ready`, or clocks for it to come"
    )
    gone: bool = Field(False, description="Whether its time was over and it has given up for good")


class SeatShown(SeatState):
    """Who sits at a seat, and whether they are here."""

    here: bool


class Summary(BaseModel):
    """How a game stands, in a few words."""

    round: int | None = None
    age: str | None = None
    nations: list[str] = Field([], description="By seat, where players have nations")


class TableListed(BaseModel):
    """A table in the lobby."""

    id: str
    game: str
    settings: dict[str, str]
    status: Literal["waiting", "running", "over"]
    title: str | None
    rated: bool = Field(False, description="Whether the result counts in ratings")
    seats: list[SeatState]
    created: float
    ply: int
    deciding: int | None = Field(None, description="The seat that decides")
    changed: float = Field(description="When something last happened")
    clock: ClockShown | None = Field(None, description="How much time everybody has; null without a clock")
    summary: Summary | None = Field(None, description="How the game stands, as far as everybody may know")


class BranchPoint(BaseModel):
    """Where a table was branched off."""

    id: str
    ply: int


class DailyTable(BaseModel):
    """Which daily deal a table plays."""

    day: str = Field(description="Its day, as 2026-11-17")
    counted: bool = Field(description="Whether it is the try that counts; others are practice")


class TableHints(BaseModel):
    """Hints at a table."""

    allowed: bool = Field(description="Whether who decides may ask for hints, and be warned by the coach")
    taken: list[int] = Field(description="By seat: how many were given")


class Problem(BaseModel):
    """Why a table cannot go on."""

    kind: Literal["damaged", "pinned", "operator", "endless"]
    words: Phrase
    ply: int | None
    playable: bool = Field(
        description="Whether play can go on from here at another table, under the present rules"
    )


class TableShown(BaseModel):
    """A table."""

    id: str
    game: str
    version: int = Field(description="Of the rules by which it is played")
    settings: dict[str, str]
    status: Literal["waiting", "running", "over"]
    private: bool
    title: str | None
    takeover: int | None
    clock: ClockShown | None = Field(description="How much time everybody has; null without a clock")
    seats: list[SeatShown]
    commitment: str = Field(description="SHA-256 of the seed, published before the game")
    seed: str | None = Field(description="The seed, once the game is over")
    rematch: str | None
    branch_of: BranchPoint | None
    daily: DailyTable | None = Field(description="The daily deal that is played here; null at all others")
    challenge: str | None = Field(description="The challenge that is played here; null at all others")
    hints: TableHints
    rated: bool = Field(description="Whether the result counts in ratings")
    tournament: str | None = Field(description="The tournament whose table it is; null at all others")
    created: float
    changed: float = Field(description="When the present question was asked, or the game ended")
    problem: Problem | None = Field(description="Why the table cannot go on")
    archived: bool = Field(description="A finished game that is kept from other rules: no earlier positions")


class Line(BaseModel):
    """A choice and what happened by it. The code is told to its own seat, and to all after the end."""

    ply: int
    seat: int
    events: list[dict[str, Any]] = Field(
        description="What happened: each kind of event has its own fields, by name",
        json_schema_extra={"items": {"anyOf": [*ANY_EVENT]}},
    )
    code: str | None


class Deciding(BaseModel):
    """Who decides, and about what kind of question."""

    seat: int
    kind: str


class OptionShown(BaseModel):
    """An option that may be chosen now."""

    code: str
    words: Phrase
    index: int = Field(description="Its place in the game's list of all options, which never changes")
    kind: str = Field(description="What is done: the first word of the code")
    card: str | None = Field(description="The card that it is about, by its id in the facts of the game")


class ThingShown(OptionShown):
    """A thing that may be chosen together with others, and how many of it there are."""

    count: int


class SeveralShown(BaseModel):
    """Several things that are chosen together: sent in any order, at the end `enough` where there is one."""

    things: list[ThingShown]
    least: int
    most: int
    ordered: bool = Field(description="Whether it matters in which order they are sent")
    enough: OptionShown | None = Field(description="Says that these are all; null where the number says it")


class Choice(BaseModel):
    """The question and its options; only the seat that decides is told.

    Of things that are chosen together, the options are only those that can come next one by one.
    """

    question: Phrase
    options: list[OptionShown]
    several: SeveralShown | None


class UndoAsked(BaseModel):
    """A request to take back, and the seats that have not agreed yet."""

    by: int
    ply: int
    waiting: list[int]


class UndoState(BaseModel):
    """How far this seat may take back by itself, and what is asked."""

    to: int | None
    steps: list[int] = Field(description="The plies to which it may, the earliest first")
    words: list[dict[str, Any]] = Field(description="By step: the choice that would be taken back first")
    ask: int | None = Field(description="The ply before its last choice, if it may ask to go back there")
    anew: bool = Field(description="Whether chance is another after going back there")
    rethink: bool = Field(description="Whether the table lets a person among bots take back what was shown")
    asked: UndoAsked | None


class ScoreShown(BaseModel):
    """A seat's result."""

    seat: int
    total: int
    rank: int
    points: dict[str, int]


class ChatShown(BaseModel):
    """Something that somebody wrote."""

    seq: int
    seat: int | None
    name: str | None
    text: str
    at: float
    note: Phrase | None = Field(description="A word of the table itself, in place of what somebody wrote")


class Snapshot(BaseModel):
    """Everything about a table that this reader may know."""

    type: Literal["snapshot"]
    seq: int
    table: TableShown
    seat: int | None
    ply: int
    view: dict[str, Any] | None = Field(
        description="The position through this seat's eyes; its form is the game's",
        json_schema_extra={"anyOf": [*ANY_VIEW, {"type": "null"}]},
    )
    decision: Deciding | None
    choice: Choice | None
    undo: UndoState
    times: TimesShown | None = Field(description="What the clocks say; null without a clock")
    scores: list[ScoreShown] | None = None
    log: list[Line]
    chat: list[ChatShown]


class Position(BaseModel):
    """An earlier position."""

    ply: int
    view: dict[str, Any] = Field(json_schema_extra={"anyOf": [*ANY_VIEW]})
    decision: Deciding | None
    line: Line | None = Field(description="The choice that led to it")


class Point(BaseModel):
    """The points after so many choices, by seat."""

    ply: int
    round: int | None
    scores: list[int]


class Why(BaseModel):
    """Why an option cannot be chosen, not even together with others; null if it can."""

    reason: Phrase | None


class Preview(BaseModel):
    """The view after a whole choice; null if it is none, or depends on what the seat does not know."""

    view: dict[str, Any] | None = Field(json_schema_extra={"anyOf": [*ANY_VIEW, {"type": "null"}]})
    reason: Phrase | None = Field(description="Why it is no whole choice")


class Previews(BaseModel):
    """What would become of each of several choices, in their order."""

    previews: list[Preview]


class Verification(BaseModel):
    """Whether a finished game follows from its seed, and the seed from its commitment."""

    commitment: str
    seed: str | None
    holds: bool | None
    digest: str | None


class RematchMade(BaseModel):
    """The new table, and the seat there of who asked."""

    id: str
    seat: int
    token: str
