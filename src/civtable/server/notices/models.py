"""The forms of requests and answers about notices, as the documentation of the API shows them."""

import re
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, Field, model_validator

from civtable.server.forms.requests import Request
from civtable.server.notices.push import Subscription
from civtable.server.notices.quiet import DAY, zone_named

ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}"
)


def known_zone(name: str) -> str:
    """The name of a time zone that there is."""
    zone_named(name)
    return name


def mail_address(text: str) -> str:
    """An address of mail."""
    if not ADDRESS.fullmatch(text):
        raise ValueError("no address")
    return text


Minute = Annotated[int, Field(ge=0, lt=DAY, strict=True, description="A minute of the day, from 0 to 1439")]
Kind = Literal["turn", "over", "invitation", "undo", "mention", "round"]
EVERYTHING: Final[tuple[Kind, ...]] = ("turn", "over", "invitation", "undo", "mention", "round")
Kinds = Annotated[list[Kind], Field(max_length=len(EVERYTHING), description="What to be told of")]
Language = Literal["en", "es", "pt", "it"]
Address = Annotated[str, Field(max_length=254), AfterValidator(mail_address)]
Url = Annotated[str, Field(min_length=1, max_length=500)]
LinkText = Annotated[str, Field(min_length=1, max_length=600, description="What follows # in a link")]


class Wishes(Request):
    """How somebody wants to be told: in which language, of what, and when not."""

    language: Language = "en"
    zone: Annotated[str, Field(max_length=64), AfterValidator(known_zone)] = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    kinds: Kinds = Field(default_factory=lambda: [*EVERYTHING])


class Device(Request):
    """A browser, by the secret address that its push service has for it."""

    endpoint: Url


class DeviceWishes(Wishes, Device):
    """A browser that wants to be told, with its keys and the tokens of its seats."""

    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]
    tokens: Annotated[
        list[Annotated[str, Field(max_length=128)]], Field(max_length=200, default_factory=list)
    ]

    @model_validator(mode="after")
    def keys_are_keys(self) -> "DeviceWishes":
        """Refuses keys with which nothing can be encrypted."""
        found = Subscription(self.endpoint, self.p256dh, self.auth)
        assert found.public
        assert found.secret
        return self


class MailWishes(Wishes):
    """The address of an account."""

    address: Address


class LinkUsed(Request):
    """A link of a mail, followed."""

    link: LinkText


class NewWebhook(Request):
    """A webhook of a table."""

    form: Literal["discord", "slack", "json"]
    url: Url
    kinds: Kinds = Field(default_factory=lambda: [*EVERYTHING[:2]])
    language: Language = "en"


# Answers.


class Offer(BaseModel):
    """What this server can do about notices."""

    key: str = Field(description="The public key by which push services know this server")
    mail: bool = Field(description="Whether it sends mail")
    kinds: list[str]


class MailShown(BaseModel):
    """The address of an account, and its wishes."""

    address: str | None = Field(description="Null without an address")
    confirmed: bool = Field(description="Whether the link that was sent there has been followed")
    language: str | None = None
    zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    kinds: list[str] = Field(default_factory=list)


class SeatOpened(BaseModel):
    """Where a link of a mail leads: a seat, and a token for it."""

    table: str
    seat: int
    token: str


class WebhookShown(BaseModel):
    """A webhook as the table shows it; its address is a secret of its own, and only the host is told."""

    id: str
    form: str
    host: str
    kinds: list[str]


class WebhookMade(WebhookShown):
    """A webhook that was made."""

    secret: str = Field(description="With which messages are signed; told this one time")
