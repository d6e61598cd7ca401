"""What the server says no to, as data: a status of HTTP and a reason."""

from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.core.words import Argument, Reason


class Refused(GameError):
    """A request that cannot be met. `more` is added to the answer, such as the ply that is current.

    `wait`: after how many seconds the same request can be met, where time is all that is missing.
    """

    def __init__(
        self, status: int, reason: Reason, more: dict[str, Json] | None = None, wait: float = 0.0
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.more = more or {}
        self.wait = wait


def refused(status: int, key: str, **args: Argument) -> Refused:
    """The refusal with a reason from the catalog `server`."""
    return Refused(status, Reason(key, args))


def too_many(wait: float) -> Refused:
    """The refusal of who asks too often, and for how many seconds."""
    return Refused(429, Reason("server-too-many"), wait=wait)


def come_again() -> Refused:
    """The refusal of what can be met in a moment."""
    return refused(503, "server-come-again")
