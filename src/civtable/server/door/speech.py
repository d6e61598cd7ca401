"""Phrases on the wire, the language of a request, and the catalog that the browser speaks from."""

from functools import cache
from typing import Final

from civtable.text import LANGUAGES, PARTS, Words, catalog, words_in

TERMINAL_PARTS: Final = ["cli", "admin", "play", "arena", "scenario"]
"""Catalogs that the browser does without."""


def words_for(accept_language: str) -> Words:
    """The language that a request asks for first among ours; else English."""
    wishes: list[tuple[float, str]] = []
    for part in accept_language[:200].split(","):
        name, _, rest = part.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if name[:2].lower() in LANGUAGES and weight > 0:
            wishes.append((weight, name[:2].lower()))
    best = max([weight for weight, _ in wishes], default=0.0)
    return words_in(next((name for weight, name in wishes if weight == best), "en"))


@cache
def browser_catalog(language: str) -> str:
    """All that the browser says in a language, as one Fluent text."""
    return "\n".join([catalog(language, part) for part in PARTS if part not in TERMINAL_PARTS])
