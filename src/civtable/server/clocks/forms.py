"""The forms of requests and answers about clocks, as the documentation of the API shows them."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from civtable.server.forms.fields import Word

DAY: Final = 24 * 3600


class Wish(BaseModel):
    """What is sent to us: nothing but what we know."""

    model_config = ConfigDict(extra="forbid")


class AtZero(Wish):
    """What happens when somebody's time is over."""

    zero: Literal["bot", "resign"] = Field(
        "bot", description="A bot plays on until the person is back, or the seat gives up for good"
    )
    level: Word | None = Field(None, description="Of the bot that plays on; medium if none is named")


class LiveClock(AtZero):
    """Everybody is at the table; times in seconds."""

    kind: Literal["live"]
    bank: Annotated[int, Field(ge=10, le=DAY, strict=True)] = Field(description="For the whole game")
    increment: Annotated[int, Field(ge=0, le=3600, strict=True)] = Field(
        0, description="Added whenever the question passes on to somebody else"
    )


class DaysClock(AtZero):
    """A game over days; times in seconds."""

    kind: Literal["days"]
    turn: Annotated[int, Field(ge=3600, le=30 * DAY, strict=True)] = Field(
        description="For each time that a seat is asked, before its bank is touched"
    )
    bank: Annotated[int, Field(ge=0, le=60 * DAY, strict=True)] = Field(0, description="For the whole game")
    vacation: Annotated[int, Field(ge=0, le=60, strict=True)] = Field(
        0, description="How many days off each seat may take in the whole game"
    )


NewClock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class Vacation(Wish):
    """Days off."""

    days: Annotated[int, Field(ge=0, le=60, strict=True)]


class ClockShown(BaseModel):
    """What was chosen about time; times in seconds."""

    kind: Literal["live", "days"]
    bank: int
    zero: Literal["bot", "resign"]
    level: str
    increment: int
    turn: int
    vacation: int


class TimesShown(BaseModel):
    """What the clocks say when this is sent, in seconds and by seat."""

    runs: int | None = Field(description="The seat whose clock runs")
    starts: float = Field(description="In how many seconds it begins to lose time")
    turn: list[float] = Field(description="What is left of a turn's own time, which is used first")
    bank: list[float]
    days: list[int] = Field(description="Days off that are left")
    vacation: list[float] = Field(description="How long a vacation still lasts; 0 where there is none")
    gather: float = Field(description="How long all clocks still wait for who has not come; 0 where they run")
