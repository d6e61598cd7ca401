"""`civtable admin tables`, and what can be done with tables: put away, bring back, quarantine, release."""

import argparse
from datetime import UTC, datetime
from typing import Any

from civtable.cli.common import add_numbers, console, one_line, print_json, sentence, table
from civtable.core.values import Json
from civtable.core.words import Phrase
from civtable.server.keeping.opening import present
from civtable.server.keeping.tending import (
    Listed,
    change_tables,
    listed_tables,
    operator_problem,
    phrase_from,
)
from civtable.server.storage.store import Row
from civtable.text import Words

LONGEST_WHY = 200


def moment(at: float) -> str:
    """When something was, in universal time."""
    try:
        return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
    except (OverflowError, ValueError, OSError, TypeError):  # nobody knows what a damaged row holds
        return "?"


def show(args: argparse.Namespace, words: Words) -> int:
    """List the tables."""
    with present(args.db) as engine, engine.connect() as connection:
        found = listed_tables(connection, args.status, args.problem, args.away)
    if args.json:
        print_json([table_form(one, words) for one in found])
        return 0
    lines = table()
    lines.add_column(words("admin-column-id"), no_wrap=True)
    lines.add_column(words("column-game"))
    lines.add_column(words("admin-column-status"))
    add_numbers(lines, words("admin-column-ply"))
    for column in ("changed", "looked", "away", "problem"):
        lines.add_column(words(f"admin-column-{column}"))
    for one in found:
        lines.add_row(
            one_line(one.id),
            one_line(one.game),
            one_line(one.status),
            str(one.ply),
            moment(one.changed),
            moment(one.looked),
            words("admin-answer-yes") if one.away else "",
            problem_told(one, words) or "",
        )
    console().print(lines)
    return 0


def table_form(one: Listed, words: Words) -> Json:
    """A table for a program."""
    return {
        "id": one.id,
        "game": one.game,
        "status": one.status,
        "ply": one.ply,
        "changed": moment(one.changed),
        "looked": moment(one.looked),
        "away": one.away,
        "problem": problem_told(one, words),
    }


def problem_told(one: Listed, words: Words) -> str | None:
    """Why a table cannot go on, as far as this civtable has words for it."""
    if one.problem is None:
        return None
    try:
        return sentence(words, phrase_from(one.problem))
    except AssertionError:  # another civtable wrote it, whose phrases are not ours
        return one_line(str(one.problem.get("kind", "?")))


def change(args: argparse.Namespace, words: Words) -> int:
    """Change what has become of some tables; what was played stays as it is."""

    def values(row: Row) -> dict[str, Any]:
        if args.action == "quarantine":
            why = one_line(args.why or words("admin-no-why"), LONGEST_WHY)
            return {"problem": operator_problem(row, why)}
        return {"problem": None} if args.action == "release" else {"away": args.action == "put-away"}

    with present(args.db) as engine:
        change_tables(engine, args.ids, values)
    ids = [Phrase("admin-id", {"id": table_id}) for table_id in dict.fromkeys(args.ids)]
    print(sentence(words, Phrase(f"admin-{args.action}-done", {"ids": ids})))
    return 0
