"""The parser of all commands: argparse in the user's language.

argparse looks every text up with gettext. While a call is read, it finds ours: words of the catalogs for its
help, and for its mistakes a key and arguments, of which `error` makes one sentence.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, ClassVar, Final, NoReturn

from civtable.cli.common import usage_error
from civtable.core.words import Argument, Phrase
from civtable.text import Words

HELP: Final = {
    "options": "cli-options",
    "positional arguments": "cli-arguments",
    "show this help message and exit": "cli-help",
}
"""Texts of argparse, and our keys for them."""

PART: Final = "\x1f"
"""Stands between the parts of a mistake. What a person typed is there as `repr`, which has no such sign."""

MISTAKES: Final = {
    "the following arguments are required: %s": PART.join(["usage-required", "names", "%s"]),
    "one of the arguments %s is required": PART.join(["usage-required-one", "names", "%s"]),
    "invalid choice: %(value)r (choose from %(choices)s)": PART.join(
        ["usage-choice", "value", "%(value)r", "known", "%(choices)s"]
    ),
    "expected one argument": "usage-no-value",
    "expected at most one argument": "usage-no-value",
    "expected at least one argument": "usage-no-value",
    "ignored explicit argument %r": PART.join(["usage-takes-no-value", "value", "%r"]),
    "not allowed with argument %s": PART.join(["usage-together", "other", "%s"]),
    "argument %(argument_name)s: %(message)s": PART.join(["%(message)s", "name", "%(argument_name)s"]),
}
"""Mistakes in the texts of argparse, and the same as our key with names and values, one after the other."""

OURS: Final = {text.split(PART)[0] for text in MISTAKES.values()} - {"%(message)s"}


class Parser(argparse.ArgumentParser):
    """Speaks a language, and says in one sentence what is wrong with a call."""

    words: ClassVar[Words]

    def __init__(self, **kwargs: Any) -> None:
        formatter = partial(argparse.HelpFormatter, max_help_position=28)
        super().__init__(allow_abbrev=False, formatter_class=formatter, **kwargs)

    def error(self, message: str) -> NoReturn:
        """Leave it to `main` to print the sentence."""
        raise usage_error("usage-wrong", message=mistake(message, self.words), program=self.prog)


def parser_in(words: Words) -> type[Parser]:
    """The class of parsers of a language; those of commands are of the same class as their parent's."""

    class LocalParser(Parser):
        """A parser that speaks one language."""

    LocalParser.words = words
    return LocalParser


@contextmanager
def argparse_in(words: Words) -> Iterator[None]:
    """Argparse has our texts while parsers are made, calls are read and help is printed."""
    module = vars(argparse)  # where it keeps gettext's functions by these names
    before = {name: module[name] for name in ("_", "ngettext")}
    module["_"] = partial(own_text, words)
    module["ngettext"] = lambda one, many, number: own_text(words, "expected one argument")
    try:
        yield
    finally:
        module.update(before)


def own_text(words: Words, text: str | None) -> str | None:
    """Our text for one of argparse's; others, such as the titles that we gave it ourselves, stay."""
    if text == "usage: ":
        return words("cli-usage") + " "
    if text in HELP:
        return words(HELP[text])
    return MISTAKES.get(text, text) if text is not None else None


def mistake(message: str, words: Words) -> Argument:
    """What is wrong with a call, in our words; what we have none for is passed on as it is."""
    key, *rest = message.split(PART)
    args = {name: value.replace("'", "") for name, value in zip(rest[::2], rest[1::2], strict=True)}
    if key not in OURS:
        return f"argument {args['name']}: {key}" if "name" in args else key
    if key == "usage-choice" and args["name"] == words("cli-command"):
        return Phrase("usage-no-command", {**args})
    return Phrase(key, {**args})
