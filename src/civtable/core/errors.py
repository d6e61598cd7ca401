"""Mistakes of people and of files. Our own mistakes are assertions, never one of these."""

from civtable.core.words import Reason
from civtable.english import in_english


class GameError(Exception):
    """Something from outside cannot be used. The reason says why, in a form that `text` can translate.

    As a text the error is that reason in English, with its key behind it; `repr` has key and arguments.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason

    def __str__(self) -> str:
        """What a traceback ends with."""
        return in_english(self.reason)

    def __reduce__(self) -> tuple[object, ...]:
        """The error travels with its reason between processes."""
        return type(self), (self.reason,)


class BadCode(GameError):
    """The text names no option of the game."""


class IllegalOption(GameError):
    """The option exists but is not among those offered now."""


class BadSetting(GameError):
    """The game has no such setting, no such value of it, or not that number of seats."""


class BadState(GameError):
    """The JSON form of a position cannot be read, or contradicts the rules (a figure too many)."""


class BadRecord(GameError):
    """The file is no record of a game, or is damaged, or does not replay."""


class BadPickle(GameError):
    """What was pickled is damaged, is of another civtable, or cannot be pickled at all."""


class BadScenario(GameError):
    """The scenario file says something that cannot be understood or set up."""
