"""The forms of requests and answers about tournaments, as the documentation of the API shows them."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from civtable.server.clocks.forms import ClockShown, NewClock
from civtable.server.forms.fields import Title, Word
from civtable.server.forms.models import Summary
from civtable.server.forms.requests import Request

Form = Literal["swiss", "round_robin", "knockout"]
State = Literal["open", "running", "over", "cancelled"]
EntrantState = Literal["in", "reserve", "left", "removed"]
Number = Annotated[int, Field(ge=1, le=1_000, strict=True)]


class NewTournament(Request):
    """A tournament to be made."""

    game: Word
    settings: Annotated[dict[Word, Word], Field(max_length=20, default_factory=dict)]
    title: Title | None = None
    form: Form = "swiss"
    seats: Annotated[int, Field(ge=2, le=4, strict=True)] = Field(2, description="At a table")
    rounds: Annotated[int, Field(ge=1, le=30, strict=True)] | None = Field(
        None, description="Null for the usual number; not of a knockout or a round robin of two"
    )
    advance: Annotated[int, Field(ge=1, le=3, strict=True)] | None = Field(
        None, description="Of a knockout: how many of a table go on"
    )
    same_deals: bool = Field(False, description="Whether all tables of a round have the same seed")
    rated: bool = False
    private: bool = Field(False, description="Whether only who has the link finds it")
    clock: NewClock | None = None
    places: Annotated[int, Field(ge=2, le=128, strict=True)] = Field(64, description="How many may enter")
    fill_to: Annotated[int, Field(ge=0, le=128, strict=True)] = Field(
        0, description="Up to how many bots fill up at the start"
    )
    levels: Annotated[list[Word], Field(min_length=1, max_length=10)] = Field(
        ["medium"], description="Of these bots, in turn"
    )


class Replacement(Request):
    """Who takes over a place: a reserve by its number, or a bot by its level."""

    by: Number | None = None
    level: Word | None = None


class Decision(Request):
    """The result of a game that does not end: a rank for each seat."""

    ranks: Annotated[list[Annotated[int, Field(ge=1, le=4, strict=True)]], Field(min_length=2, max_length=4)]


# Answers.


class Made(BaseModel):
    """A tournament that was made."""

    id: str


class Listed(BaseModel):
    """A tournament in the list."""

    id: str
    title: str | None
    game: str
    form: Form
    seats: int
    state: State
    organiser: str | None = Field(description="Null when the account is gone")
    entrants: int
    places: int
    round: int = Field(description="The last that was made; 0 before the start")
    rounds: int | None = Field(description="Null where it is not known yet")
    private: bool
    clock: Literal["live", "days"] | None
    rated: bool
    same_deals: bool
    created: float
    you: Literal["organiser", "entrant", "reserve"] | None
    table: str | None = Field(description="Of one's game that runs")


class All(BaseModel):
    """The tournaments one may know of."""

    tournaments: list[Listed]


class You(BaseModel):
    """What the reader has to do with a tournament."""

    organiser: bool
    entrant: int | None
    state: EntrantState | None
    table: str | None = Field(description="Of one's game that runs")
    seat: int | None


class EntrantShown(BaseModel):
    """A place in a tournament, and who holds it."""

    number: int
    name: str | None
    level: str | None = Field(description="Of a bot")
    state: EntrantState
    replaced: int = Field(description="How often somebody else was put in the place")


class SeatOfTable(BaseModel):
    """Who sits there, and what came of it."""

    entrant: int
    rank: int | None
    total: int | None
    points: int | None


class TableOfRound(BaseModel):
    """A table of a round."""

    table: int
    id: str | None = Field(description="Null for those who may not know it yet")
    state: Literal["running", "over", "stuck", "decided"]
    seats: list[SeatOfTable]
    summary: Summary | None = Field(description="How a running game stands, where `id` is told")
    deciding: int | None = Field(description="The seat that decides, of the same games")


class RoundShown(BaseModel):
    """A round."""

    round: int
    state: Literal["running", "over"]
    byes: list[int]
    out: list[int] = Field(description="Of a knockout: who was out after it")
    tables: list[TableOfRound]


class StandingShown(BaseModel):
    """How an entrant stands."""

    place: int
    entrant: int
    points: int
    opponents: float
    wins: int
    direct: int
    share: float
    games: int
    byes: int
    state: EntrantState


class Shown(BaseModel):
    """Everything about a tournament."""

    id: str
    title: str | None
    game: str
    settings: dict[str, str]
    form: Form
    seats: int
    state: State
    organiser: str | None
    places: int
    fill_to: int
    levels: list[str]
    rounds: int | None
    round: int
    advance: int | None
    same_deals: bool
    rated: bool
    private: bool
    clock: ClockShown | None
    created: float
    started: float | None
    ended: float | None
    lot: str | None = Field(description="The published seed of the draw, from the start on")
    changed: int = Field(description="Another whenever something of this has changed")
    you: You
    entrants: list[EntrantShown]
    games: list[RoundShown]
    standings: list[StandingShown]
