"""What the engine says to people, as data: a stable key with numbers and names, not a sentence."""

from typing import TypeAlias

from civtable.core.values import Json

Argument: TypeAlias = "int | str | Phrase | list[Phrase]"


class Phrase:
    """One thing to be said. `text` looks the key up in a catalog and fills in the arguments.

    An argument is a number, a word that is the same in all languages, another phrase, or a list of phrases
    that the language joins in its own way.
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.args: dict[str, Argument] = args if args is not None else {}

    def __repr__(self) -> str:
        """Key and arguments, for developers."""
        return self.key if not self.args else f"{self.key} {self.args!r}"


class Reason(Phrase):
    """Why an option may not be chosen now, or why something from outside is refused."""

    __slots__ = ()


def phrase_json(phrase: Phrase) -> dict[str, Json]:
    """A phrase as plain data: its key and its arguments."""
    return {"key": phrase.key, "args": {name: argument_json(value) for name, value in phrase.args.items()}}


def argument_json(value: Argument) -> Json:
    """An argument as plain data: phrases inside it are phrases again."""
    if isinstance(value, Phrase):
        return phrase_json(value)
    if isinstance(value, list):
        return [phrase_json(phrase) for phrase in value]
    return value
