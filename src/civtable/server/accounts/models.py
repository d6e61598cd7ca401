"""The forms of requests and answers about accounts, as the documentation of the API shows them."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from civtable.server.forms.fields import Name, SeatNumber, not_empty
from civtable.server.forms.models import TableListed
from civtable.server.forms.requests import Request

Secret = Annotated[str, Field(min_length=8, max_length=200)]


class Password(Request):
    """The password of an account."""

    password: Secret


class Credentials(Password):
    """Name and password of an account."""

    name: Annotated[Name, AfterValidator(not_empty)]


class NewPassword(Password):
    """The password of an account, and the one that it shall have."""

    new: Secret


class Recovery(Credentials):
    """A lost password is replaced by this one, for the account's recovery code."""

    code: Annotated[str, Field(max_length=80)]


class SeatWanted(Request):
    """A seat of one's own account."""

    seat: SeatNumber


# Answers.


class Account(BaseModel):
    """An account."""

    name: str


class RecoveryCode(BaseModel):
    """A code that opens the account once without its password; it is told this one time."""

    recovery: str


class AccountOpened(Account, RecoveryCode):
    """An account, and its new recovery code."""


class SessionShown(BaseModel):
    """Where an account is signed in."""

    id: str = Field(description="What the session is called; not its secret")
    created: float = Field(description="When it began; 0 if nobody knows")
    agent: str = Field(description="The browser and its system; empty if nobody knows")
    this: bool = Field(description="Whether the request comes from it")


class OwnTable(TableListed):
    """A table at which an account has a seat."""

    own: int
    rank: int | None
    total: int | None
    yours: bool = Field(description="Whether it is this seat's turn")


class OwnSeats(Request):
    """Seats by their tokens."""

    tokens: Annotated[list[Annotated[str, Field(max_length=128)]], Field(max_length=200)]


class PlayedGame(BaseModel):
    """A finished game of a player, and what statistics are made of."""

    table: str
    game: str
    settings: dict[str, str]
    at: float = Field(description="When it ended")
    seat: int
    seats: int
    rank: int
    total: int
    rivals: list[str] = Field(
        description="`person`, the level of a bot, or `automa-` and its level where one plays alone"
    )
    points: dict[str, int] = Field(description="By source; empty until they are worked out")
    opening: dict[str, list[str]] = Field(
        description="What came first, by ids: `place`, `leader`, `wonder` or `nation`, as the game has it"
    )
    daily: str | None = Field(description="The day, if it was a daily deal")


class GameStatistics(BaseModel):
    """What an account did in a game."""

    game: str
    played: int
    won: int
    average: float
    best: int
