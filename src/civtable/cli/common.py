"""What all commands share: arguments, files from outside, output, errors in one sentence."""

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civtable.bots.levels import bot_phrase
from civtable.bots.policy import is_file
from civtable.core.errors import GameError
from civtable.core.game import State
from civtable.core.reading import is_unicode as is_unicode
from civtable.core.record import Record, record_from_text
from civtable.core.rng import fast_rng
from civtable.core.sealed import LONGEST_TEXT
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase, Reason
from civtable.games import AnyGame
from civtable.text import Words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

Run = Callable[[argparse.Namespace, Words], int]
"""A command: its arguments, the language; the exit code."""

SEED: Final = "1"
"""The seed where none is given, so that a command without one can be repeated."""

LONGEST_SEED: Final = 80  # a record holds 100, and some commands add the number of the game
LONGEST_PART: Final = 400  # Fluent refuses parts of more than 1000 characters
LONGEST_LINE: Final = 1000
WIDTH_OF_FILES: Final = 160
"""Columns of a table that goes to a file or another program, where nothing is cut to a window."""


class UsageError(GameError):
    """The command was called in a way that cannot work; one sentence says why, and the exit code is 2."""


def usage_error(key: str, **args: Argument) -> UsageError:
    """The error for a wrong call."""
    return UsageError(Reason(key, args))


# Files.


def why_os_failed(error: OSError | ValueError) -> Argument:
    """What the operating system says, in the user's language where it is one of the usual things."""
    known: list[tuple[type[Exception], str]] = [
        (FileNotFoundError, "os-not-found"),
        (PermissionError, "os-not-allowed"),
        (IsADirectoryError, "os-is-folder"),
        (NotADirectoryError, "os-not-folder"),
    ]
    for kind, key in known:
        if isinstance(error, kind):
            return Phrase(key)
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def read_text(path: str) -> str:
    """A text file from outside, of a sensible size."""
    try:
        with open(path, "rb") as file:
            data = file.read(LONGEST_TEXT + 1)  # never all of it: it may be /dev/zero
    except (OSError, ValueError) as error:
        raise usage_error("file-cannot-read", path=path, why=why_os_failed(error)) from None
    if len(data) > LONGEST_TEXT:
        raise usage_error("file-cannot-read", path=path, why=Phrase("file-too-long"))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise usage_error("file-cannot-read", path=path, why=Phrase("file-not-text")) from None


def write_text(path: str, text: str) -> None:
    """Write a file whole or not at all: what was there before stays until the new text is on the disk."""
    try:
        target = Path(os.path.realpath(path))  # a link keeps pointing to the file
        if target.exists() and not target.is_file():
            target.write_text(text, "utf-8")  # a device or a pipe, which must not be replaced by a file
            return
        draft = target.with_name(f".{target.name}.{os.getpid()}.new")
        try:
            with open(draft, "x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise usage_error("file-cannot-write", path=path, why=why_os_failed(error)) from None


def read_record(path: str) -> Record:
    """A record from a file."""
    return record_from_text(read_text(path))


# Arguments.


def number(name: str, low: int, high: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number within bounds."""

    def read(text: str) -> int:
        value = int(text) if text.isascii() and text.isdigit() and len(text) <= 12 else low - 1
        if not low <= value <= high:
            raise usage_error("usage-number", name=name, value=text, low=low, high=high)
        return value

    return read


def seconds(text: str) -> float:
    """The type of `--seconds`."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0.01 <= value <= 3600:
        raise usage_error("usage-seconds", value=text)
    return value


def seed(text: str) -> str:
    """The type of `--seed`: any text that is not too long."""
    if len(text) > LONGEST_SEED or not is_unicode(text):
        raise usage_error("usage-seed", most=LONGEST_SEED)
    return text


def bot_name(text: str) -> str:
    """A bot as people name it: a level, in letters of any size, or a file, whose name is left as it is."""
    name = text.strip()
    return name if is_file(name) else name.lower()


def add_players(parser: argparse.ArgumentParser, help_text: str) -> None:
    """The argument `--players`."""
    parser.add_argument("--players", metavar="K", type=number("--players", 1, 99), help=help_text)


def add_seed(parser: argparse.ArgumentParser, words: Words) -> None:
    """The argument `--seed`."""
    parser.add_argument("--seed", metavar="TEXT", type=seed, default=SEED, help=words("cli-seed", seed=SEED))


def add_settings(parser: argparse.ArgumentParser, words: Words) -> None:
    """The argument `--set`."""
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help=words("cli-set"))


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    """The argument `--json`."""
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def settings_from(pairs: list[str]) -> dict[str, str]:
    """Settings as `--set name=value` gives them; whether the game has them is checked by the game."""
    settings: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise usage_error("set-form", pair=pair)
        settings[name] = value
    return settings


def new_game(game: AnyGame, settings: dict[str, str], players: int | None, seed: str = SEED) -> State:
    """A new game for so many players, or for the fewest; refuses what the game cannot do."""
    return game.start(settings, game.seats[0] if players is None else players, fast_rng(seed))


# Output.


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """Text with parts from outside, safe to print: no line breaks, no control codes, not endless."""
    plain = "".join([char if char.isprintable() else " " if char.isspace() else "?" for char in text])
    return plain if len(plain) <= longest else plain[: longest - 3] + "..."


def shortened(value: Argument) -> Argument:
    """A phrase whose parts may come from outside, with each of them made safe."""
    if isinstance(value, str):
        return one_line(value, LONGEST_PART)
    if isinstance(value, Phrase):
        return Phrase(value.key, {name: shortened(part) for name, part in value.args.items()})
    return value


def sentence(words: Words, phrase: Argument) -> str:
    """What is to be said about something from outside, as one line."""
    return one_line(str(words.spoken(shortened(phrase))))


def print_json(data: Json) -> None:
    """The answer for a program."""
    print(json.dumps(data, indent=2))


def console(stderr: bool = False) -> Console:
    """Where tables and progress bars go. Text is printed as it is, without markup."""
    made = Console(stderr=stderr, markup=False, highlight=False, emoji=False)
    if not made.is_terminal:
        made.width = WIDTH_OF_FILES
    return made


def table(title: str | None = None) -> Table:
    """A table without frames, which is easy to read aloud and to copy."""
    return Table(
        title=title and one_line(title),
        title_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 0, 0, 1),
        pad_edge=False,
    )


def add_numbers(lines: Table, heading: str) -> None:
    """A column of numbers, in which nothing is cut off: narrow windows break text columns first."""
    longest = max([len(word) for word in heading.split()])
    lines.add_column(heading, justify="right", min_width=longest, overflow="fold")


@contextmanager
def progress(title: str, total: int, quiet: bool = False) -> Iterator[Progress]:
    """A bar with one task on stderr, if somebody can see it; it disappears at the end.

    A quiet one is drawn only when it is refreshed by hand, and takes no time of what is measured.
    """
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console(stderr=True),
        transient=True,
        auto_refresh=not quiet,
    )
    bar.disable = not bar.console.is_terminal
    bar.add_task(title, total=total)
    with bar:
        yield bar


def flush_output() -> None:
    """Send what is still waiting, while errors can be told."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()


# Numbers.


def whole(words: Words, value: float) -> str:
    """A number without decimals, in the way of the language: 1,234."""
    return words("cli-number", n=round(value))


def decimal(words: Words, value: float, places: int = 1) -> str:
    """A number with decimals, in the way of the language: 12.5."""
    front, _, back = f"{value:.{places}f}".partition(".")
    return front + words("cli-decimal-mark") + back


def percent(words: Words, share: float) -> str:
    """A part of the games."""
    return words("arena-percent", n=decimal(words, 100 * share))


def bot_words(words: Words, level: str) -> str:
    """What a bot is called."""
    return sentence(words, bot_phrase(level))
