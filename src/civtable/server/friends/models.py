"""The forms of requests and answers about friends, as the documentation of the API shows them."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from civtable.server.forms.fields import Name, not_empty
from civtable.server.forms.models import TableListed
from civtable.server.forms.requests import Request


class Somebody(Request):
    """Another account, by its name."""

    name: Annotated[Name, AfterValidator(not_empty)]


# Answers.


class Friend(BaseModel):
    """A friend."""

    name: str
    at_table: bool = Field(description="Whether they are at a table now; which one is not told")


class Friends(BaseModel):
    """Who an account knows here."""

    friends: list[Friend]
    asked: list[str] = Field(description="Who asks this account to be friends")
    asking: list[str] = Field(description="Whom this account asks")
    recent: list[str] = Field(description="Whom it played with lately, and who is none of the others")
    blocked: list[str]


class Invitation(TableListed):
    """A table to which an account is invited."""

    by: str
    expires: float


class Companion(BaseModel):
    """Another account at a table."""

    seat: int
    name: str
    friend: bool
