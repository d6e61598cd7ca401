"""`civtable validate`: whether records, or all games of a database, replay exactly."""

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

from civtable.cli.common import add_json, print_json, read_record, sentence, usage_error
from civtable.cli.extras import require
from civtable.core.errors import GameError
from civtable.core.match import replay
from civtable.core.record import Diverged
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase
from civtable.games import game_named
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


@dataclass(frozen=True)
class Verdict:
    """What is to be said about a file: `exact`, `different` from a ply on, or `unreadable`."""

    path: str
    result: str
    ply: int = 0  # how many plies are exact, or the one that is different
    finished: bool = False
    why: "Argument | None" = None

    def to_json(self, words: Words) -> Json:
        """For a program."""
        form: dict[str, Json] = {"file": self.path, "result": self.result}
        if self.result == "exact":
            form.update({"plies": self.ply, "finished": self.finished})
        elif self.result == "different":
            form["ply"] = self.ply
        if self.why is not None:
            form["why"] = sentence(words, self.why)
        return form

    def to_text(self, words: Words) -> str:
        """For people, as one line."""
        parts: dict[str, Argument] = {"path": self.path, "ply": self.ply}
        key = f"validate-{self.result}"
        if self.result == "exact":
            parts["plies"] = self.ply
            parts["end"] = Phrase("validate-finished" if self.finished else "validate-running")
        elif self.why is not None:
            parts["why"] = self.why
            key += "-why"
        return sentence(words, Phrase(key, parts))


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("validate", help=words("validate-help"), description=words("validate-about"))
    parser.add_argument("files", metavar="FILE", nargs="*", help=words("cli-record"))
    parser.add_argument("--db", metavar="ADDRESS", help=words("validate-arg-db"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def verdict(path: str) -> Verdict:
    """Read and replay one file."""
    try:
        record = read_record(path)
        game = game_named(record.game)
        match = replay(game, record)
    except Diverged as error:
        return Verdict(path, "different", error.ply, why=error.reason.args.get("why"))
    except GameError as error:
        return Verdict(path, "unreadable", why=error.reason.args.get("why", error.reason))
    return Verdict(path, "exact", len(match.plies), game.decision(match.state) is None)


def run(args: argparse.Namespace, words: Words) -> int:
    """One line for each file, and the exit code is 0 only if all are exact; or the games of a database."""
    if bool(args.files) == (args.db is not None):
        raise usage_error("validate-one-source")
    if args.db is not None:
        require("server")
        # Here, because the server's libraries take longer to load than all other commands together.
        from civtable.cli.admin.checks import validate as validate_database

        return validate_database(args, words)
    verdicts = []
    for path in args.files:
        found = verdict(path)
        verdicts.append(found)
        if not args.json:
            print(found.to_text(words), flush=True)
    if args.json:
        print_json([found.to_json(words) for found in verdicts])
    return 0 if all(found.result == "exact" for found in verdicts) else 2
