"""Conditions of abilities, as the data files say them."""

from collections.abc import Callable
from typing import Final

from civtable.core.values import Json
from civtable.games.imperium.cards.filters import Count, count_from, filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import card_named
from civtable.games.imperium.terms import STATES

IF_STATE: Final = 0  # what = state
IF_IN_PLAY: Final = 1  # what = card
IF_IN_HISTORY: Final = 2
IF_COUNT: Final = 3  # count, n = at least
IF_MOVED: Final = 4  # the card that the step before moved matches
IF_REVEALED: Final = 5  # the revealed card has the declared suit
IF_QUEST: Final = 6  # there is an active quest
IF_NO_QUEST: Final = 7
IF_HAS_IN_PLAY: Final = 8  # a card that matches


class Condition:
    """Something that holds or not."""

    __slots__ = ("count", "fits", "kind", "n", "what")

    def __init__(self, kind: int, what: int, n: int, count: Count | None, fits: list[int]) -> None:
        self.kind = kind
        self.what = what
        self.n = n
        self.count = count
        self.fits = fits


def _state(row: Row, name: str) -> Condition:
    """The nation is barbarian, or an empire."""
    return Condition(IF_STATE, row.index(name, STATES), 0, None, [])


def _in_play(row: Row, name: str) -> Condition:
    """A certain card is in play."""
    return Condition(IF_IN_PLAY, card_named(row.text(name)), 0, None, [])


def _in_history(row: Row, name: str) -> Condition:
    """A certain card is in the history."""
    return Condition(IF_IN_HISTORY, card_named(row.text(name)), 0, None, [])


def _has_in_play(row: Row, name: str) -> Condition:
    """A card of some kind is in play."""
    return Condition(IF_HAS_IN_PLAY, 0, 0, None, filter_from(row.row(name)).fits)


def _count(row: Row, name: str) -> Condition:
    """There are at least so many of something."""
    return Condition(IF_COUNT, 0, row.number("min"), count_from(row.row(name)), [])


def _resource(row: Row, name: str) -> Condition:
    """There are at least so many tokens."""
    resource: dict[str, Json] = {"resource": row.text(name)}
    return Condition(IF_COUNT, 0, row.number("min"), count_from(Row(resource, row.where)), [])


def _just_moved(row: Row, name: str) -> Condition:
    """The card that the step before moved is of some kind."""
    return Condition(IF_MOVED, 0, 0, None, filter_from(row.row(name)).fits)


def _revealed(row: Row, name: str) -> Condition:
    """The revealed card has the suit that was named."""
    assert row.text(name) == "declared_suit", row.where
    return Condition(IF_REVEALED, 0, 0, None, [])


def _quest(row: Row, name: str) -> Condition:
    """There is an active quest, or there is none."""
    return Condition(IF_QUEST if row.flag(name) else IF_NO_QUEST, 0, 0, None, [])


def _no_quest(row: Row, name: str) -> Condition:
    """The only condition that is said with a "not": there is no active quest."""
    inner = row.row(name)
    assert inner.flag("active_quest"), f"{row.where}: a condition nobody knows"
    inner.done()
    return Condition(IF_NO_QUEST, 0, 0, None, [])


READERS: Final[dict[str, Callable[[Row, str], Condition]]] = {
    "you_are": _state,
    "is": _state,
    "in_play": _in_play,
    "in_history": _in_history,
    "has_in_play": _has_in_play,
    "count": _count,
    "resource": _resource,
    "just_moved": _just_moved,
    "revealed_matches": _revealed,
    "active_quest": _quest,
    "not": _no_quest,
}
"""By the word that says which condition it is."""


def condition_from(row: Row) -> Condition:
    """The condition that a row describes."""
    named = [name for name in READERS if row.has(name)]
    assert named, f"{row.where}: a condition nobody knows"
    found = READERS[named[0]](row, named[0])
    row.done()
    return found
