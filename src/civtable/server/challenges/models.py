"""The forms of requests and answers about challenges, as the documentation of the API shows them."""

from typing import Literal

from pydantic import BaseModel, Field

from civtable.server.forms.fields import Name, Phrase
from civtable.server.forms.models import SeatToken
from civtable.server.forms.requests import Request


class Attempt(Request):
    """A wish to play a challenge."""

    name: Name | None = Field(None, description="The name at the table; an account has its own")
    again: bool = Field(False, description="Begin another attempt, even if one is open")


class Seated(SeatToken):
    """A table at which a challenge is played."""

    id: str
    player: str = Field(description="The token by which this browser is known at challenges: keep it")


class OwnAttempts(BaseModel):
    """What a player has reached at a challenge."""

    attempts: int
    stars: int | None = Field(description="The most that were reached; null before the first game is over")
    table: str | None = Field(description="The newest attempt that is still open")


class TriedBy(BaseModel):
    """What bots of a level reached: the measured games, and in how many there were one, two, three stars."""

    games: int
    stars: list[int]


class ChallengeListed(BaseModel):
    """A challenge: a deal that is the same for everybody, with goals and limits for up to three stars."""

    id: str
    game: str
    grade: int = Field(ge=1, le=5)
    settings: dict[str, str] = Field(description="What differs from the usual settings")
    seats: list[str] = Field(description="Who sits at the table: `human`, or the level of a bot")
    title: Phrase
    against: Phrase
    stars: list[list[Phrase]] = Field(description="By star its conditions; each needs those before it too")
    tried: dict[str, TriedBy] = Field(description="By level; `wish` is a bot that knows the goal")
    own: OwnAttempts | None


class Challenges(BaseModel):
    """All challenges, by game, the easier ones first."""

    challenges: list[ChallengeListed]


class ConditionStanding(BaseModel):
    """How a goal or a limit stands."""

    words: Phrase
    so_far: Phrase
    state: Literal["open", "reached", "missed"]
    value: int | None = Field(description="The number so far; null where it is told at the end")
    number: int
    goal: bool = Field(description="Whether the number is to be reached, and not a limit")


class ChallengeStanding(BaseModel):
    """How the challenge of a table stands, as the seat of its player may know it."""

    challenge: ChallengeListed
    reached: int = Field(description="Stars so far; they are kept when the game is over")
    lost: bool = Field(description="Whether the first star cannot be reached any more")
    over: bool
    stars: list[list[ConditionStanding]]
