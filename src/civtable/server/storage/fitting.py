"""Whether what a row says is what its columns are for: a file, or a hand, may have put anything there."""

import math
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Float, Integer, LargeBinary, String
from sqlalchemy.sql.elements import ColumnElement

from civtable.server.storage.store import Row

Check = Callable[[Any], bool]


def is_number(value: Any) -> bool:
    """A number that has a size."""
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def is_words(value: Any) -> bool:
    """Names and what they are set to."""
    return isinstance(value, dict) and all(isinstance(word, str) for word in value.values())


def is_list_of(check: Check) -> Check:
    """A list of which all parts are as they should be."""
    return lambda value: isinstance(value, list) and all(check(one) for one in value)


def is_a(*kinds: type) -> Check:
    """One of some types."""
    return lambda value: isinstance(value, kinds)


def is_seat(value: Any) -> bool:
    """A seat of a table, as `Seat` writes it."""
    if not isinstance(value, dict) or not SEAT.issuperset(value):
        return False
    named = [value.get(name) for name in ("level", "name", "substitute")]
    return isinstance(value.get("kind"), str) and all(one is None or isinstance(one, str) for one in named)


def is_seats(value: Any) -> bool:
    """The seats of a table, which has at least one."""
    return bool(value) and is_list_of(is_seat)(value)


SEAT: Final = frozenset({"kind", "level", "name", "substitute", "friend", "ready", "gone"})
is_whole: Final = is_a(int)

JSON_CHECKS: Final[dict[str, Check]] = {
    "settings": is_words,
    "seats": is_seats,
    "first_seats": is_seats,
    **dict.fromkeys(("clock", "summary", "problem", "points", "opening", "reason"), is_a(dict)),
    **dict.fromkeys(("entrants", "byes", "decided"), is_list_of(is_whole)),
    **dict.fromkeys(("levels", "kinds"), is_list_of(is_a(str))),
}
"""By column: what its JSON has to be, as far as everybody relies on it."""

CHECKS: Final[tuple[tuple[type, Check], ...]] = (
    (Boolean, is_a(bool, int)),
    (Float, is_number),
    (Integer, is_whole),
    (String, is_a(str)),
    (LargeBinary, is_a(bytes)),
)


def check_of(column: ColumnElement[Any]) -> Check | None:
    """What a value of a column has to pass; None for any. Empty is what the database lets be empty."""
    if isinstance(column.type, JSON):
        right = JSON_CHECKS.get(getattr(column, "name", ""))
        empty = bool(getattr(column, "nullable", True))
    else:
        right = next((check for kind, check in CHECKS if isinstance(column.type, kind)), None)
        empty = True  # where it may not be, the database sees to it
    return (lambda value: empty if value is None else right(value)) if right is not None else None


def checks_of(columns: Iterable[ColumnElement[Any]]) -> list[tuple[str, Check]]:
    """What the values of some columns have to pass, by name."""
    found = [(str(column.key), check_of(column)) for column in columns]
    return [(name, check) for name, check in found if check is not None]


def misfits(row: Row, checks: Iterable[tuple[str, Check]]) -> list[str]:
    """The names of the columns whose values are not what they should be."""
    return [name for name, check in checks if not check(row[name])]
