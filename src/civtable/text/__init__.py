"""Words for people: the phrases of engine and program, from a Fluent catalog per language and part."""

import locale
import os
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from civtable.core.words import Argument, Phrase

LANGUAGES: Final = ["en", "es", "pt", "it"]
PARTS: Final = [
    *("core", "cli", "admin", "play", "arena", "analysis", "hints", "puzzles", "scenario", "server"),
    *("daily", "challenges", "clock", "notices", "ratings", "tournaments"),
    *("stone_age", "through_the_ages", "through_the_ages_2006"),
    *("imperium_cards", "imperium", "imperium_automa"),
    *("web", "web_stone_age", "web_board", "web_through_the_ages", "web_through_the_ages_faces"),
    *("web_imperium", "web_daily", "web_analysis", "web_clock", "web_notices", "web_ratings"),
    "web_tournaments",
]
"""The catalogs of a language: what all games share, the commands, and one for each game. They are read in
this order, as far as words are asked for: none refers to one that comes after it."""

LONGEST: Final = 500
"""Longer words from outside are cut; Fluent refuses those above a thousand characters."""


def catalog(language: str, part: str) -> str:
    """The text of a catalog."""
    return (files("civtable.text") / "locales" / language / f"{part}.ftl").read_text("utf-8")


class Words:
    """A language to speak in."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread = PARTS[:]

    def has(self, key: str) -> bool:
        """Whether there are words for a key; catalogs are read until they are found."""
        while not self.bundle.has_message(key):
            if not self.unread:
                return False
            self.bundle.add_resource(FluentResource(catalog(self.language, self.unread.pop(0))))
        return True

    def say(self, phrase: Phrase, **more: Argument) -> str:
        """The phrase as a sentence. A key or an argument that is missing is our mistake and stops loudly."""
        assert self.has(phrase.key), f"{self.language}: no words for {phrase.key}"
        message = self.bundle.get_message(phrase.key)
        assert message.value is not None, f"{self.language}: no words for {phrase.key}"
        args = {name: self.spoken(value) for name, value in {**phrase.args, **more}.items()}
        text, errors = self.bundle.format_pattern(message.value, args)
        assert not errors, f"{self.language}: {phrase!r}: {errors}"
        return str(text)

    def __call__(self, key: str, **args: Argument) -> str:
        """The same for a key and its arguments."""
        return self.say(Phrase(key, args))

    def spoken(self, value: Argument) -> int | str:
        """An argument, ready for the catalog."""
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list):
            return self.joined([self.say(phrase) for phrase in value])
        if isinstance(value, str) and len(value) > LONGEST:
            return value[: LONGEST - 1] + "…"
        return value

    def joined(self, items: list[str]) -> str:
        """A list in the way of the language: a, b and c."""
        if len(items) < 2:
            return items[0] if items else self("list-none")
        return self("list-and", head=", ".join(items[:-1]), last=items[-1])

    def seat(self, seat: int) -> str:
        """What a player is called at the table: by colour."""
        return self(f"seat-{seat}")


@cache
def words_in(language: str) -> Words:
    """The words of a language, loaded once."""
    return Words(language)


def say(phrase: Phrase, language: str = "en") -> str:
    """What the engine says, as a sentence: the words of an option, of an event, or why something failed."""
    if not isinstance(phrase, Phrase):
        raise TypeError(f"a phrase is said, such as `error.reason`, not a {type(phrase).__name__}")
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r}: there are {', '.join(LANGUAGES)}")
    return words_in(language).say(phrase)


def language_here() -> str:
    """The language that the environment asks for, if it is one of ours; else English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    if not wanted:
        wanted = locale.getlocale()[0] or ""
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
