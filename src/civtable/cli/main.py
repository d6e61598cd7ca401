"""The entrance of the command `civtable`."""

import argparse
import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, partial
from types import ModuleType
from typing import Any, ClassVar, Final, NoReturn, TextIO

from civtable import __version__
from civtable.cli import (
    admin,
    arena,
    bench,
    games,
    imperium,
    play,
    random_play,
    replay,
    scenario,
    serve,
    state,
    validate,
    verify,
)
from civtable.cli.common import flush_output, sentence, usage_error, why_os_failed
from civtable.core import COMPILED
from civtable.core.errors import GameError
from civtable.core.words import Argument, Phrase
from civtable.text import LANGUAGES, Words, language_here, words_in

COMMANDS: Final[list[ModuleType]] = [
    play,
    serve,
    admin,
    games,
    random_play,
    replay,
    validate,
    verify,
    state,
    scenario,
    arena,
    bench,
    imperium,
]
"""Each has `register(commands, words)`, which adds its parser and sets `run`."""

MISTAKES: Final[list[tuple[str, str]]] = [
    (r"the following arguments are required: (?P<names>.+)", "usage-required"),
    (r"one of the arguments (?P<names>.+) is required", "usage-required-one"),
    (r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)", "usage-choice"),
    (r"argument (?P<name>.+?): expected .+", "usage-no-value"),
    (r"argument (?P<name>.+?): ignored explicit argument .+", "usage-takes-no-value"),
    (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)", "usage-together"),
]
"""What argparse says, in English only, and our words for it. What is not here is passed on as it is."""


class Formatter(argparse.HelpFormatter):
    """Help in the user's language, also where argparse knows English only."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The first line."""
        super().add_usage(usage, actions, groups, self.words("cli-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """A heading: two of them are argparse's own."""
        own = {"options": "cli-options", "positional arguments": "cli-arguments"}
        super().start_section(self.words(own[heading]) if heading in own else heading)

    def add_argument(self, action: argparse.Action) -> None:
        """An argument with its help: argparse explains two of them by itself."""
        if action.dest in ("help", "version") and action.help is not argparse.SUPPRESS:
            action.help = self.words(f"cli-{action.dest}")
        super().add_argument(action)


class Parser(argparse.ArgumentParser):
    """Speaks a language, and says in one sentence what is wrong with a call."""

    words: ClassVar[Words]

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=partial(Formatter, self.words), **kwargs)

    def error(self, message: str) -> NoReturn:
        """Leave it to `main` to print the sentence."""
        raise usage_error("usage-wrong", message=mistake(message, self.words), program=self.prog)


def mistake(message: str, words: Words) -> Argument:
    """What is wrong with a call, in our words if argparse's are known."""
    for pattern, key in MISTAKES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            parts = {name: text.replace("'", "") for name, text in found.groupdict().items()}
            no_command = key == "usage-choice" and parts["name"] == words("cli-command")
            return Phrase("usage-no-command" if no_command else key, {**parts})
    return message


def language_asked(arguments: Sequence[str]) -> str:
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


@cache
def build_parser(words: Words) -> argparse.ArgumentParser:
    """All commands with their help, in the language asked for; a parser keeps nothing of a call."""

    class LocalParser(Parser):
        """The parsers of commands are of the same class, and so speak the same language."""

    LocalParser.words = words
    parser = LocalParser(prog="civtable", description=words("cli-about"), epilog=words("cli-epilog"))
    build = words("cli-compiled") if COMPILED else words("cli-interpreted")
    parser.add_argument("--version", action="version", version=f"civtable {__version__} ({build})")
    commands = parser.add_subparsers(title=words("cli-commands"), metavar=words("cli-command"))
    for module in COMMANDS:
        module.register(commands, words)
    for command in [parser, *commands.choices.values()]:
        command.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words("cli-lang"))
        command.set_defaults(program=command.prog)
    return parser


def run(arguments: Sequence[str], words: Words) -> int:
    """Run a command; without one, show what there is."""
    parser = build_parser(words)
    try:
        options, unknown = parser.parse_known_args(arguments)
    except SystemExit as end:  # after --help and --version
        return int(end.code or 0)
    if unknown:
        message = Phrase("usage-unknown", {"names": " ".join(unknown)})
        raise usage_error("usage-wrong", message=message, program=options.program)
    if not hasattr(options, "run"):
        parser.print_help()
        return 0
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
    words = words_in(language_asked(arguments))
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
