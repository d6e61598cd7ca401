"""`civtable admin`: looking after the database of a server, also while it runs."""

import argparse
from typing import TYPE_CHECKING, Final

from civtable.cli.common import Run, add_json
from civtable.cli.extras import require
from civtable.text import LANGUAGES, Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

STATUSES: Final = ["waiting", "running", "over"]
CHANGES: Final = ["put-away", "bring-back", "quarantine", "release"]


def register(commands: "Commands", words: Words) -> None:
    """Add the command and all that it does."""
    parser = commands.add_parser("admin", help=words("admin-help"), description=words("admin-about"))
    parser.add_argument("--db", metavar="ADDRESS", help=words("serve-arg-db"))
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(title=words("admin-commands"), metavar=words("cli-command"), required=True)
    add_json(added(parts, "check", words), words)
    ratings = added(parts, "ratings", words)
    ratings.add_argument("--write", action="store_true", help=words("admin-arg-write"))
    add_json(ratings, words)
    add_copies(parts, words)
    add_records(parts, words)
    add_tables(parts, words)
    add_accounts(parts, words)
    add_tournaments(parts, words)


def added(parts: "Commands", name: str, words: Words, action: str = "") -> argparse.ArgumentParser:
    """Add one thing to do, with the options that all have."""
    action = action or name
    parser = parts.add_parser(
        name, help=words(f"admin-{action}-help"), description=words(f"admin-{action}-about")
    )
    # No default: what was given before the name of the command counts too.
    parser.add_argument("--db", metavar="ADDRESS", default=argparse.SUPPRESS, help=words("serve-arg-db"))
    parser.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words("cli-lang"))
    parser.set_defaults(action=action, program=parser.prog)
    return parser


def add_copies(parts: "Commands", words: Words) -> None:
    """Copies of the whole database."""
    backup = added(parts, "backup", words)
    backup.add_argument("file", metavar="FILE", help=words("admin-arg-new-file"))
    restore = added(parts, "restore", words)
    restore.add_argument("file", metavar="FILE", help=words("admin-arg-backup"))
    restore.add_argument("--yes", action="store_true", help=words("admin-arg-yes"))


def add_records(parts: "Commands", words: Words) -> None:
    """Games as files."""
    export = added(parts, "export", words)
    export.add_argument("folder", metavar="FOLDER", help=words("admin-arg-folder"))
    export.add_argument("--table", metavar="ID", action="append", help=words("admin-arg-table"))
    which = export.add_mutually_exclusive_group()
    which.add_argument("--seeds", action="store_true", help=words("admin-arg-seeds"))
    which.add_argument("--for-puzzles", action="store_true", help=words("admin-arg-for-puzzles"))
    taking_in = added(parts, "import", words)
    taking_in.add_argument("files", metavar="FILE", nargs="+", help=words("cli-record"))


def add_tables(parts: "Commands", words: Words) -> None:
    """Tables, and what can be done with them."""
    tables = added(parts, "tables", words)
    tables.add_argument("--problem", action="store_true", help=words("admin-arg-problem"))
    tables.add_argument("--away", action="store_true", help=words("admin-arg-away"))
    tables.add_argument("--status", choices=STATUSES, help=words("admin-arg-status"))
    add_json(tables, words)
    for name in CHANGES:
        change = added(parts, name, words)
        change.add_argument("ids", metavar="ID", nargs="+", help=words("admin-arg-ids"))
        if name == "quarantine":
            change.add_argument("--why", metavar="TEXT", help=words("admin-arg-why"))


def add_accounts(parts: "Commands", words: Words) -> None:
    """Accounts, and what can be done with them."""
    accounts = added(parts, "accounts", words)
    add_json(accounts, words)
    more = accounts.add_subparsers(title=words("admin-commands"), metavar=words("cli-command"))
    reset = added(more, "reset", words, "account-reset")
    delete = added(more, "delete", words, "account-delete")
    for parser in (reset, delete):
        parser.add_argument("name", metavar="NAME", help=words("admin-arg-name"))
    delete.add_argument("--yes", action="store_true", help=words("admin-arg-yes"))


def add_tournaments(parts: "Commands", words: Words) -> None:
    """Tournaments, and who organises them."""
    organiser = added(parts, "organiser", words)
    organiser.add_argument("id", metavar="ID", help=words("admin-arg-tournament"))
    organiser.add_argument("name", metavar="NAME", help=words("admin-arg-name"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Do what was asked for."""
    require("server")
    # Here, because the server's libraries take longer to load than all other commands together.
    from civtable.cli.admin import accounts, checks, copies, ratings, records, tables, tournaments

    actions: dict[str, Run] = {
        "check": checks.check,
        "ratings": ratings.show,
        "backup": copies.backup,
        "restore": copies.restore,
        "export": records.export,
        "import": records.take_in,
        "tables": tables.show,
        "put-away": tables.change,
        "bring-back": tables.change,
        "quarantine": tables.change,
        "release": tables.change,
        "accounts": accounts.show,
        "account-reset": accounts.reset,
        "account-delete": accounts.delete,
        "organiser": tournaments.organiser,
    }
    return actions[args.action](args, words)
