"""The entrance of the command `civtable`."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Final, TextIO

from civtable import __version__
from civtable.cli.common import flush_output, sentence, usage_error, why_os_failed
from civtable.cli.parser import argparse_in, parser_in
from civtable.core import COMPILED
from civtable.core.errors import GameError
from civtable.core.words import Phrase
from civtable.text import LANGUAGES, Words, language_here, words_in

COMMANDS: Final = {
    "play": "play",
    "serve": "serve",
    "admin": "admin",
    "games": "games",
    "rules": "rules",
    "random": "random_play",
    "replay": "replay",
    "daily": "daily",
    "analyse": "analyse",
    "puzzle": "puzzle",
    "challenge": "challenge",
    "validate": "validate",
    "verify": "verify",
    "state": "state",
    "scenario": "scenario",
    "arena": "arena",
    "ladder": "ladder",
    "dataset": "dataset",
    "bench": "bench",
    "imperium": "imperium",
}
"""The commands and their modules. Each has `register(commands, words)`, which adds its parser and sets `run`;
only the one that is called is loaded."""


def language_wanted(arguments: Sequence[str]) -> str:
    """The language of `--lang`, known before the parser is built, so that the help speaks it too."""
    for i, argument in enumerate(arguments):
        value = ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        elif argument.startswith("--lang="):
            value = argument.removeprefix("--lang=")
        if value in LANGUAGES:
            return value
    return language_here()


def command_wanted(arguments: Sequence[str]) -> str | None:
    """The command that is called, if it stands first, as it nearly always does."""
    return arguments[0] if arguments and arguments[0] in COMMANDS else None


def build_in(words: Words) -> str:
    """Which build runs; ./play says when it runs this one only until the other is made."""
    if COMPILED:
        return words("cli-compiled")
    return words("cli-compiling") if "CIVTABLE_COMPILING" in os.environ else words("cli-interpreted")


@cache
def build_parser(words: Words, wanted: str | None) -> argparse.ArgumentParser:
    """One command, or all of them, with help in the language asked for; a parser keeps nothing of a call."""
    parser = parser_in(words)(prog="civtable", description=words("cli-about"), epilog=words("cli-epilog"))
    version = f"civtable {__version__} ({build_in(words)})"
    parser.add_argument("--version", action="version", version=version, help=words("cli-version"))
    commands = parser.add_subparsers(title=words("cli-commands"), metavar=words("cli-command"))
    for name in [wanted] if wanted else COMMANDS:
        import_module(f"civtable.cli.{COMMANDS[name]}").register(commands, words)
    for command in [parser, *commands.choices.values()]:
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("cli-lang"))
        command.set_defaults(program=command.prog)
    return parser


def run(arguments: Sequence[str], words: Words) -> int:
    """Run a command; without one, show what there is."""
    with argparse_in(words):
        parser = build_parser(words, command_wanted(arguments))
        try:
            options, unknown = parser.parse_known_args(arguments)
        except SystemExit as end:  # after --help and --version
            return int(end.code or 0)
        if not unknown and not hasattr(options, "run"):
            parser.print_help()
            return 0
    if unknown:
        message = Phrase("usage-unknown", {"names": " ".join(unknown)})
        raise usage_error("usage-wrong", message=message, program=options.program)
    return int(options.run(options, words))


def prepare_output() -> None:
    """Make sure that there is somewhere to print to, and that no letter can stop the program."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - kept until the end
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - kept until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop(stream: TextIO) -> None:
    """What still waits to be written goes nowhere, so that Python can end in peace."""
    with suppress(OSError, ValueError):  # it may be no real file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def complain(words: Words, reason: Phrase) -> None:
    """One line on stderr, if anybody listens."""
    try:
        print(f"civtable: {sentence(words, reason)}", file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_output()
    try:
        return answer(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def answer(arguments: Sequence[str]) -> int:
    """Run a command in the user's language. Errors are one sentence and code 2."""
    words = words_in(language_wanted(arguments))
    try:
        code = run(arguments, words)
        flush_output()
        return code
    except GameError as error:
        complain(words, error.reason)
        return 2
    except BrokenPipeError:
        drop(sys.stdout)
        drop(sys.stderr)
        return 1
    except OSError as error:  # the disk behind stdout is full, no memory for a process, ...
        drop(sys.stdout)
        complain(words, Phrase("os-failed", {"why": why_os_failed(error)}))
        return 2


if __name__ == "__main__":
    sys.exit(main())
