"""The forms of requests, as the documentation of the API shows them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from civtable.server.clocks.forms import NewClock
from civtable.server.forms.fields import Code, Name, PlyNumber, Said, SeatNumber, Title, Word


class Request(BaseModel):
    """What is sent to us: nothing but what we know."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Request):
    """Who is to sit there."""

    kind: Literal["person", "bot", "open"]
    level: Word | None = Field(
        None, description="Of a bot: a level of the game, or of a policy; medium if none is named"
    )
    name: Name | None = None
    friend: bool = Field(False, description="A person who takes the seat by link; till then you can play it")


class NewTable(Request):
    """A table to be made."""

    game: Word
    settings: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=10)]
    private: bool = False
    takeover: Annotated[int, Field(ge=10, le=604_800)] | None = Field(
        None, description="After how many seconds a bot plays for somebody who is away"
    )
    clock: NewClock | None = Field(
        None, description="How much time everybody has; in place of `takeover`, which a clock makes needless"
    )
    title: Title | None = None
    gather: bool = Field(False, description="Whether the game waits until every person has said `ready`")
    hints: bool | None = Field(
        None, description="Whether who decides may ask for hints; usually where one person plays with bots"
    )
    rated: bool = Field(False, description="Whether the result counts in ratings; see docs/ratings.md")


class Sitting(Request):
    """Taking an open seat."""

    seat: SeatNumber
    name: Name | None = None


class Taking(Request):
    """Taking the seat that was made for a friend."""

    name: Name | None = None


class Readiness(Request):
    """Whether the game may begin, at a table that gathers."""

    yes: bool = True


class Rematch(Request):
    """Playing again: for each seat the one that its player has now; without it everybody moves on by one."""

    seats: Annotated[list[SeatNumber], Field(min_length=1, max_length=10)] | None = None


class Naming(Request):
    """Going by another name."""

    name: Name | None


class Leaving(Request):
    """Leaving a seat to a bot."""

    level: Word | None = None


class Move(Request):
    """A choice, or several in a row, in the position after `ply` choices.

    `codes` are whole choices: things that are chosen together come all at once, in any order.
    """

    ply: PlyNumber
    code: Code | None = None
    codes: Annotated[list[Code], Field(min_length=1, max_length=50)] | None = None


class Trying(Request):
    """Choices to be tried out one by one, each from the present position: the codes of each."""

    choices: Annotated[
        list[Annotated[list[Code], Field(min_length=1, max_length=50)]], Field(min_length=1, max_length=50)
    ]


class Undo(Request):
    """Going back to the position after `ply` choices."""

    ply: PlyNumber


class Answer(Request):
    """Whether somebody agrees."""

    yes: bool


class Chat(Request):
    """Something to be written at a table; spectators say who they are."""

    text: Said
    name: Name | None = None


class Branch(Request):
    """Playing on from a position of a finished game."""

    ply: PlyNumber
    seat: SeatNumber
    level: Word | None = None
