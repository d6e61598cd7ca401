"""`civtable scenario`: runs scenario files and reports what is not as expected."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from civtable.cli.common import add_json, one_line, print_json, read_text, usage_error, write_text
from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase, Reason
from civtable.games import GAMES
from civtable.scenarios.expecting import Failure
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.reference import reference
from civtable.scenarios.running import Outcome
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

OK, FAILED, ERROR = "ok", "failed", "error"
ENDINGS: Final = ("*.yaml", "*.yml")
INDENT: Final = "        "


class Line:
    """What is to be said about one scenario, or about a file that could not be read."""

    def __init__(self, path: str, outcome: Outcome | None, error: "Argument | None") -> None:
        self.path = path
        self.name = outcome.name if outcome is not None else ""
        self.about = outcome.about if outcome is not None else ""
        self.failures = outcome.failures if outcome is not None else []
        self.warnings = outcome.warnings if outcome is not None else []
        self.error = error
        self.result = ERROR if error is not None else FAILED if self.failures else OK

    def to_json(self, words: Words) -> Json:
        """For a program."""
        return {
            "file": self.path,
            "name": self.name or None,
            "about": self.about or None,
            "result": self.result,
            "error": None if self.error is None else words.spoken(self.error),
            "failures": [failure_form(failure, words) for failure in self.failures],
            "warnings": [words.say(warning) for warning in self.warnings],
        }

    def print(self, words: Words) -> None:
        """For people: a line for the scenario, and one for each thing that is not as expected."""
        where = ": ".join([part for part in (self.path, self.name, self.about) if part])
        if self.error is not None:
            where = ": ".join([part for part in (self.path, self.name) if part])
            print(one_line(words("scenario-line-error", where=where, why=self.error)), flush=True)
        else:
            print(one_line(words(f"scenario-line-{self.result}", where=where)), flush=True)
        told = [Phrase("scenario-after", {"n": one.after, "what": one.words}) for one in self.failures]
        for phrase in [*told, *self.warnings]:
            print(INDENT + one_line(words.say(phrase)), flush=True)


def failure_form(failure: Failure, words: Words) -> Json:
    """An expectation that does not hold, for a program."""
    return {
        "after": failure.after,
        "path": failure.path,
        "wanted": failure.wanted,
        "found": failure.found,
        "text": words.say(failure.words),
    }


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("scenario", help=words("scenario-help"), description=words("scenario-about"))
    parser.add_argument("files", metavar="FILE", nargs="*", help=words("scenario-files"))
    parser.add_argument("--reference", metavar="FOLDER", help=words("scenario-reference"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Run all scenarios of all files: 2 if one cannot be understood, else 1 if one is not as expected."""
    if args.reference is not None:
        write_reference(args.reference)
        return 0
    if not args.files:
        raise usage_error("scenario-no-files")
    lines: list[Line] = []
    for path in [found for name in args.files for found in files_at(name)]:
        for line in lines_of(path):
            lines.append(line)
            if not args.json:
                line.print(words)
    results = [line.result for line in lines]
    counts = {result: results.count(result) for result in (OK, FAILED, ERROR)}
    if args.json:
        print_json({**counts, "scenarios": [line.to_json(words) for line in lines]})
    else:
        total = {"ok": counts[OK], "failed": counts[FAILED], "errors": counts[ERROR], "all": len(lines)}
        print(words("scenario-total", **total))
    return 2 if counts[ERROR] else 1 if counts[FAILED] else 0


def write_reference(folder: str) -> None:
    """A page for each game, from the engine."""
    for game in GAMES.values():
        write_text(str(Path(folder) / f"{game.name}.md"), reference(game))


def files_at(name: str) -> list[str]:
    """A file, or all scenario files in a folder and the folders in it."""
    folder = Path(name)
    if not folder.is_dir():
        return [name]
    return sorted([str(path) for ending in ENDINGS for path in folder.rglob(ending)]) or [name]


def lines_of(path: str) -> list[Line]:
    """One file."""
    if Path(path).is_dir():
        return [Line(path, None, Reason("scenario-empty-folder"))]
    try:
        scenarios = scenarios_from_text(read_text(path))
    except GameError as error:
        unread = error.reason.key == "file-cannot-read"  # which names the file itself
        return [Line(path, None, error.reason.args["why"] if unread else error.reason)]
    outcomes = [Outcome(scenario) for scenario in scenarios]
    return [Line(path, outcome, outcome.error) for outcome in outcomes]
