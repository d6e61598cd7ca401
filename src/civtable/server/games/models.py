"""What a program is told about the games, as the documentation of the API shows it."""

from pydantic import BaseModel, Field


class SettingFacts(BaseModel):
    """Something a table may choose; the first value is the default."""

    name: str
    values: list[str]


class FirstTable(BaseModel):
    """The table that a first game is best played at."""

    seats: int
    settings: dict[str, str] = Field(description="Those that are not their defaults")
    strength: str = Field(description="The setting that says how strong the rival is")


class PolicyFacts(BaseModel):
    """A trained policy that plays at this server's tables."""

    name: str
    level: str = Field(description="What to ask for as the level of a bot")
    players: int = Field(description="At tables of so many it can sit")


class GameFacts(BaseModel):
    """A game that can be played."""

    name: str
    version: int = Field(description="Of the rules: goes up when the same choices can lead elsewhere")
    seats: list[int]
    settings: list[SettingFacts]
    levels: list[str] = Field(description="Levels of bots, weakest first")
    policies: list[PolicyFacts] = Field(description="Trained policies that this server has for the game")
    board: bool = Field(description="Whether the browser has a board of its own for it")
    guide: bool = Field(description="Whether there is a guided first game")
    rules: bool = Field(description="Whether its rules can be read")
    campaign: bool = Field(description="Whether games can be played as a campaign")
    first: FirstTable | None = Field(description="The table for a first game; null: some seats with bots")


class RuleText(BaseModel):
    """A rule: a paragraph in which terms stand between `**`, a list, a table with its head first."""

    id: str
    text: str
    items: list[str]
    table: list[list[str]]


class ChapterText(BaseModel):
    """Rules that belong together; the last chapter is the glossary."""

    id: str
    title: str
    rules: list[RuleText]


class RuleBoards(BaseModel):
    """Parts of the board that are shown with rules, at a position of the guide."""

    position: int
    around: dict[str, str] = Field(description="The thing in the middle, by the id of a rule")


class RulesText(BaseModel):
    """The rules of a game; the ids are the same in every language."""

    game: str
    language: str
    title: str
    chapters: list[ChapterText]
    pictures: dict[str, list[str]] = Field(description="The cards that are shown with a rule, by its id")
    boards: RuleBoards | None
