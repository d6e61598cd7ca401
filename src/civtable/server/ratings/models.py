"""The forms of answers about ratings, as the documentation of the API shows them."""

from pydantic import BaseModel, Field


class RatingListShown(BaseModel):
    """A list of ratings."""

    game: str
    edition: str = Field(description="Empty where the game has one only")
    seats: int
    played: int = Field(description="How many rated games it has")


class RatingShown(BaseModel):
    """A rating."""

    rating: int
    uncertainty: int = Field(description="How far off it may be to either side, in 19 of 20 cases")
    games: int
    provisional: bool = Field(description="Whether there were too few games to rely on it")


class RatedOne(RatingShown):
    """Somebody in a list: a person by the name of the account, or a level of bots."""

    place: int | None = Field(description="Of a person with enough games")
    name: str | None
    level: str | None
    you: bool


class Leaderboard(BaseModel):
    """Who stands where in a list."""

    game: str
    edition: str
    seats: int
    played: int
    enough: int = Field(description="How many games a rating takes until it is no longer provisional")
    rows: list[RatedOne]


class RatedGame(RatingShown):
    """A rated game of somebody, with the rating after it."""

    at: float = Field(description="When it ended")
    place: int
    abandoned: bool = Field(description="Whether a bot had to end it")
    table: str | None = Field(description="Told to its own player only")


class History(BaseModel):
    """Somebody's rated games in a list, the oldest first."""

    game: str
    edition: str
    seats: int
    games: list[RatedGame]


class Player(BaseModel):
    """Somebody's ratings."""

    name: str
    you: bool
    lists: list[History]


class RatingChange(BaseModel):
    """What a game made of a rating."""

    seat: int | None = Field(description="Of a person; bots of a level share one rating")
    level: str | None
    before: RatingShown
    after: RatingShown
    abandoned: bool
