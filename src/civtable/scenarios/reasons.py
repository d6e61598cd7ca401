"""The reasons that a game can give, by their short keys, from the catalogs that have a sentence for each."""

import re
from difflib import get_close_matches
from functools import cache
from typing import Final

from civtable.core.words import Reason
from civtable.games import AnyGame
from civtable.scenarios.paths import bad
from civtable.text import PARTS, catalog

SHARED: Final = ["game-over"]
"""Reasons that all games share; they have no shorter key."""


@cache
def sentences(game: str, language: str = "en") -> dict[str, str]:
    """What the catalog says, by short key; variables as { $name }."""
    found: dict[str, str] = {}
    for part in PARTS:
        for key, text in re.findall(
            r"^([a-z_0-9-]+) = *((?:.*\n)(?:[ \t]+.*\n)*)", catalog(language, part), re.M
        ):
            before, _, short = key.partition("-why-")
            if before == game and short:
                found[short] = " ".join(text.split())
            elif key in SHARED:
                found[key] = " ".join(text.split())
    return found


def short_key(reason: Reason) -> str:
    """The part of a reason's key after the game's name: already_there."""
    return reason.key.partition("-why-")[2] or reason.key


def known_reason(game: AnyGame, wanted: str) -> str:
    """A reason by its short or full key, as its short key; one that the game never gives is refused."""
    short = wanted.removeprefix(f"{game.name}-why-")
    known = sentences(game.name)
    if short not in known:
        close = get_close_matches(short, known, 1)
        raise bad(
            "unknown-reason", {"name": wanted[:60], "close": close[0] if close else "-", "game": game.name}
        )
    return short
