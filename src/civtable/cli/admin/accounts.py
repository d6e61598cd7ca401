"""`civtable admin accounts`: who has one, a new recovery code, deleting one."""

import argparse
import time

from civtable.cli.admin.copies import confirmed
from civtable.cli.admin.tables import moment
from civtable.cli.common import add_numbers, console, one_line, print_json, sentence, table
from civtable.core.values import Json
from civtable.core.words import Phrase
from civtable.server.accounts.accounts import Accounts
from civtable.server.keeping.opening import present
from civtable.server.keeping.tending import account_named, listed_accounts, new_recovery_code, on_store
from civtable.text import Words


def show(args: argparse.Namespace, words: Words) -> int:
    """List the accounts."""
    with present(args.db) as engine, engine.connect() as connection:
        found = listed_accounts(connection, time.time())
    if args.json:
        form: list[Json] = [{**row, "created": moment(row["created"])} for row in found]
        print_json(form)
        return 0
    lines = table()
    lines.add_column(words("admin-column-name"))
    lines.add_column(words("admin-column-created"))
    for column in ("sessions", "seats"):
        add_numbers(lines, words(f"admin-column-{column}"))
    for row in found:
        numbers = [str(row[name]) for name in ("sessions", "seats")]
        lines.add_row(one_line(row["name"]), moment(row["created"]), *numbers)
    console().print(lines)
    return 0


def reset(args: argparse.Namespace, words: Words) -> int:
    """Print a new recovery code, this once."""
    with present(args.db) as engine:
        code = new_recovery_code(engine, args.name)
    print(sentence(words, Phrase("admin-account-reset-done", {"name": args.name, "code": code})))
    return 0


def delete(args: argparse.Namespace, words: Words) -> int:
    """Delete an account; the games stay."""
    with present(args.db) as engine:
        with engine.connect() as connection:
            account = account_named(connection, args.name)
        confirmed(args, words, Phrase("admin-account-delete-ask", {"name": args.name}))
        on_store(engine, lambda store: Accounts(store, "").delete(account))
    print(sentence(words, Phrase("admin-account-delete-done", {"name": args.name})))
    return 0
