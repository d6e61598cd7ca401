"""Lines that people type or that come through a pipe."""

import io
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import Final

from civtable.cli.terminal.spelling import plain_words
from civtable.core.words import Argument
from civtable.text import Words

LONGEST_NAME: Final = 3
"""How many words a label has at most that somebody would type."""

with suppress(ImportError):
    import readline  # noqa: F401 - gives `input` a cursor and a history


class Keyboard:
    """Reads standard input. What comes from a pipe is repeated, so that the output can be read by itself."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def line(self, prompt: str) -> str:
        """The next line. Raises EOFError when there are no more."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty() and sys.stdout.isatty():
            try:
                return input(f"{prompt} ")
            except (EOFError, KeyboardInterrupt):
                print()
                raise
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            print(line.strip())
        if not line:
            raise EOFError
        return line

    def choice(self, words: Words, key: str, choices: dict[str, str], default: str, **args: Argument) -> str:
        """One of some values, each with a label; Enter takes the default. Asks until there is an answer.

        Values are English: in other languages a short label is as good, and is what is asked for.
        """
        tell(words(key, **args))
        for value, label in choices.items():
            print(f"  {value}  {label}".rstrip())
        spoken = {value: said_for(value, label, words) for value, label in choices.items()}
        while True:
            answer = self.line(words("play-choice", default=spoken[default])).strip().lower() or default
            for value in choices:
                if answer == value or plain_words(answer) == plain_words(spoken[value]):
                    return value
            tell(words("play-choice-unknown", known=", ".join(spoken.values())))


def tell(sentence: str) -> None:
    """Print a sentence; on a terminal its lines end between words."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        sentence = textwrap.fill(sentence, width, break_long_words=False, break_on_hyphens=False)
    print(sentence)


def said_for(value: str, label: str, words: Words) -> str:
    """What somebody types for a value: its label in other languages than English, if that is a name."""
    is_name = value.isalpha() and label and len(label.split()) <= LONGEST_NAME
    return label if is_name and words.language != "en" else value
