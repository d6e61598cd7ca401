"""Lines that people type or that come through a pipe."""

import io
import sys
from contextlib import suppress

from civtable.core.words import Argument
from civtable.text import Words

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
        """One of some values, each with a label; Enter takes the default. Asks until there is an answer."""
        print(words(key, **args))
        for value, label in choices.items():
            print(f"  {value}  {label}".rstrip())
        while True:
            answer = self.line(words("play-choice", default=default)).strip().lower() or default
            if answer in choices:
                return answer
            print(words("play-choice-unknown", known=", ".join(choices)))
