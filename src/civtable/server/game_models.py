"""What a program is told about the games, as the documentation of the API shows it."""

from pydantic import BaseModel, Field


class SettingFacts(BaseModel):
    """Something a table may choose; the first value is the default."""

    name: str
    values: list[str]


class GameFacts(BaseModel):
    """A game that can be played."""

    name: str
    version: int = Field(description="Of the rules: goes up when the same choices can lead elsewhere")
    seats: list[int]
    settings: list[SettingFacts]
    levels: list[str] = Field(description="Levels of bots, weakest first")
    board: bool = Field(description="Whether the browser has a board of its own for it")
    guide: bool = Field(description="Whether there is a guided first game")
    campaign: bool = Field(description="Whether games can be played as a campaign")
