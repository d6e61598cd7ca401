"""Checking what a database holds: `civtable admin check` and `civtable validate --db`."""

import argparse
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from civtable.cli.common import add_numbers, console, one_line, print_json, progress, sentence, table
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase
from civtable.server.keeping.checking import (
    ANALYSIS,
    CAMPAIGN,
    CLASSES,
    TABLE,
    Found,
    analysis_ids,
    campaign_ids,
    check_all,
    damage_to_database,
    table_ids,
)
from civtable.server.keeping.copying import readable
from civtable.server.keeping.opening import snapshot
from civtable.server.past.judging import DAMAGED, EXACT
from civtable.server.ratings.rater import differing
from civtable.text import Words


def validate(args: argparse.Namespace, words: Words) -> int:
    """Replay every stored game and campaign: 1 if one is damaged."""
    with readable(args.db) as engine, snapshot(engine) as connection:
        found = judged_all(connection, words)
    if args.json:
        print_json(answer(found, words))
    else:
        print_found([one for one in found if one.verdict.kind != EXACT], words)
        print_counts(found, words)
    return 1 if any(one.verdict.kind == DAMAGED for one in found) else 0


def check(args: argparse.Namespace, words: Words) -> int:
    """Check the database itself, every game, and that the rows agree with the entries: 1 if they do not."""
    with readable(args.db) as engine, snapshot(engine) as connection:
        damage = damage_to_database(connection)
        unequal: list[tuple[str, str]] = []
        try:
            found = judged_all(connection, words)
            unequal = differing(connection)
        except SQLAlchemyError:
            if not damage:
                raise
            found = []  # so damaged that nobody can tell which games there are
    wrong = bool(damage or unequal) or any(one.is_wrong for one in found)
    if args.json:
        facts: dict[str, Json] = {"ratings_differing": len(unequal)}
        print_json({"database": [one_line(line) for line in damage], **answer(found, words), **facts})
        return 1 if wrong else 0
    for line in damage:
        print(sentence(words, Phrase("admin-check-damage", {"why": line})))
    print_found([one for one in found if one.verdict.kind != EXACT or one.differing], words)
    print_counts(found, words)
    if unequal:
        told: dict[str, Argument] = {"rows": len(unequal), "table": unequal[0][0]}
        print(sentence(words, Phrase("admin-ratings-differ", told)))
    print(words("admin-check-wrong" if wrong else "admin-check-good"))
    return 1 if wrong else 0


def judged_all(connection: Connection, words: Words) -> list[Found]:
    """All verdicts, with a bar for who waits. Games are not kept in memory."""
    total = sum([len(ids(connection)) for ids in (table_ids, campaign_ids, analysis_ids)])
    found: list[Found] = []
    with progress(words("column-games"), total) as bar:
        for one in check_all(connection):
            found.append(one.without_match())
            bar.advance(bar.task_ids[0])
    return found


# For programs.


def answer(found: Sequence[Found], words: Words) -> dict[str, Json]:
    """The counts, and whatever is not exact."""
    told = [one for one in found if one.verdict.kind != EXACT or one.differing]
    return {
        "counts": {kind: count(found, TABLE, kind) for kind in CLASSES},
        "campaigns": {kind: count(found, CAMPAIGN, kind) for kind in (EXACT, DAMAGED)},
        "analyses": {kind: count(found, ANALYSIS, kind) for kind in (EXACT, DAMAGED)},
        "found": [found_form(one, words) for one in told],
    }


def found_form(one: Found, words: Words) -> Json:
    """One table or campaign."""
    reason = one.verdict.reason
    return {
        "what": one.what,
        "id": one.id,
        "game": one.game,
        "version": one.version,
        "finished": one.finished,
        "result": one.verdict.kind,
        "ply": one.verdict.ply,
        "why": sentence(words, reason) if reason is not None else None,
        "differing": list(one.differing),
    }


def count(found: Sequence[Found], what: str, kind: str) -> int:
    """How many there are of a class."""
    return len([one for one in found if one.what == what and one.verdict.kind == kind])


# For people.


def print_found(found: Sequence[Found], words: Words) -> None:
    """A line for each."""
    for one in found:
        print(sentence(words, found_words(one)))


def found_words(one: Found) -> Phrase:
    """What is to be said about a table or a campaign."""
    kind = Phrase(f"validate-class-{one.verdict.kind}")
    args: dict[str, Argument] = {"what": Phrase(f"validate-what-{one.what}", {"id": one.id}), "kind": kind}
    if one.differing:
        return Phrase("admin-check-differs", {**args, "columns": ", ".join(one.differing)})
    if one.verdict.reason is None:
        return Phrase("validate-found", args)
    args["why"] = one.verdict.reason
    if one.verdict.ply is None:
        return Phrase("validate-found-why", args)
    return Phrase("validate-found-at", {**args, "ply": one.verdict.ply})


def print_counts(found: Sequence[Found], words: Words) -> None:
    """How many there are of each class."""
    lines = table()
    lines.add_column(words("validate-column-class"))
    add_numbers(lines, words("validate-column-tables"))
    add_numbers(lines, words("validate-column-campaigns"))
    add_numbers(lines, words("validate-column-analyses"))
    for kind in CLASSES:
        numbers = [str(count(found, what, kind)) for what in (TABLE, CAMPAIGN, ANALYSIS)]
        lines.add_row(words(f"validate-class-{kind}"), *numbers)
    console().print(lines)
