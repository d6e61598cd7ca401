"""The forms of requests and answers about daily deals, as the documentation of the API shows them."""

from typing import Literal

from pydantic import BaseModel, Field

from civtable.server.forms.fields import Name
from civtable.server.forms.models import SeatToken
from civtable.server.forms.requests import Request


class Try(Request):
    """A wish to play a deal."""

    name: Name | None = Field(None, description="The name in the standings; an account has its own")
    practice: bool = Field(False, description="Not the try that counts: a past day, or again")


class Seated(SeatToken):
    """A table at which a deal is played."""

    id: str
    player: str = Field(description="The token by which this browser is known at daily deals: keep it")
    counted: bool


class OwnTry(BaseModel):
    """One's own try at a deal, the one that counts."""

    state: Literal["running", "over", "left"] = Field(
        description="`left`: a bot has the seat, or later rules cannot go on with it; it has no result"
    )
    table: str
    rank: int | None = Field(description="The place at the table")
    total: int | None
    seats: int
    place: int | None = Field(None, description="The place among all who played this deal")
    course: str | None = Field(
        description="By tenth of the game: `+` ahead of the best of the others, `=` level, `-` behind"
    )
    version: int


class Finished(BaseModel):
    """Somebody who finished a deal."""

    place: int
    name: str | None
    rank: int
    total: int
    seats: int
    version: int = Field(description="Of the rules; under another version the deal was another")
    you: bool
    table: str | None = Field(description="The table to look at, once the day is over; before that null")


class DailyDeal(BaseModel):
    """A deal, one's own try, and who finished it."""

    game: str
    day: str
    today: bool = Field(description="Whether it can still be begun as the try that counts")
    version: int
    seats: list[str] = Field(description="Who sits at the table: `human`, or the level of a bot")
    settings: dict[str, str]
    own: OwnTry | None
    played: int = Field(description="How many have finished it")
    standings: list[Finished]


class DayListed(BaseModel):
    """A day in the archive."""

    day: str
    played: int
    own: OwnTry | None


class Archive(BaseModel):
    """Past days of a game: those on which anybody here played. Every day since `first` can be played."""

    today: str
    first: str
    days: list[DayListed]


class Today(BaseModel):
    """The deals of this day, and the seconds until the next."""

    day: str
    left: int
    deals: list[DailyDeal]
