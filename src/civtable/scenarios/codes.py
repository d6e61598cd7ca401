"""Codes as people write them: the words in any order, and what is no code at all."""

from functools import cache
from typing import Final

from civtable.core.errors import BadCode
from civtable.core.game import Option
from civtable.core.words import Phrase
from civtable.games import GAMES, AnyGame

LONGEST: Final = 100


def units(code: str) -> tuple[str, ...]:
    """The parts of a code, sorted: a number belongs to the word behind it, so that 2 wood stays 2 wood."""
    found: list[str] = []
    words = code.lower().split()
    while words:
        counted = words[0].isdigit() and len(words) > 1 and not words[1].isdigit()
        found.append(" ".join(words[: 2 if counted else 1]))
        words = words[2 if counted else 1 :]
    return tuple(sorted(found))


@cache
def by_units(name: str) -> dict[tuple[str, ...], list[Option]]:
    """The options of a game by the parts of their codes."""
    found: dict[tuple[str, ...], list[Option]] = {}
    for option in GAMES[name].options:
        found.setdefault(units(option.code), []).append(option)
    return found


def option_named(game: AnyGame, code: str) -> Option:
    """The option that a text names; the parts may stand in any order if that is clear."""
    try:
        return game.parse(code)
    except BadCode:
        meant = by_units(game.name).get(units(code[:LONGEST]), [])
        if len(meant) != 1:
            raise
        return meant[0]


def option_or_warning(game: AnyGame, code: str) -> tuple[Option | None, Phrase | None]:
    """The option that a text names, if there is one; a warning if the text looks like a misspelling."""
    try:
        return option_named(game, code), None
    except BadCode as error:
        args = error.reason.args
        return None, Phrase("scenario-misspelt", args) if "close" in args else None
